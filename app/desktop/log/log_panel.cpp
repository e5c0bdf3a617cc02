#include "desktop/log/log_panel.h"

#include "desktop/log/log_delegate.h"
#include "desktop/log/log_model.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <cmath>

namespace logs {

namespace {

// A length that belongs to the words, and grows with them.
int withText(const look::Metrics& m, double length) {
    return static_cast<int>(std::lround(length * m.t));
}

// The × in the panel's corner. Its colour comes with the panel's palette.
class CloseButton : public QAbstractButton {
public:
    using QAbstractButton::QAbstractButton;

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        const QColor words = palette().color(QPalette::WindowText);
        const double line = std::max(1.0, width() / 20.0);
        if (hasFocus()) {
            p.setPen(QPen(palette().color(QPalette::Highlight), 2 * line));
            p.drawRoundedRect(QRectF(rect()).adjusted(line, line, -line, -line), 3 * line, 3 * line);
        }
        const bool lit = underMouse() || hasFocus() || isDown();
        p.setPen(QPen(words, lit ? 1.6 * line : 1.2 * line, Qt::SolidLine, Qt::RoundCap));
        const double arm = width() / 6.5;
        const QPointF c = QRectF(rect()).center();
        p.drawLine(c - QPointF(arm, arm), c + QPointF(arm, arm));
        p.drawLine(c - QPointF(arm, -arm), c + QPointF(arm, -arm));
    }
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else
            QAbstractButton::keyPressEvent(event);
    }
};

QString scrollBarStyle(const look::Metrics& m, const look::PanelColours& c) {
    return QStringLiteral("QScrollBar{background:transparent;width:%1px;margin:0}"
                          "QScrollBar::handle{background:%2;border-radius:%3px;min-height:%4px}"
                          "QScrollBar::add-line,QScrollBar::sub-line{height:0}"
                          "QScrollBar::add-page,QScrollBar::sub-page{background:transparent}")
        .arg(withText(m, 5))
        .arg(QColor(c.rule).name())
        .arg(withText(m, 2))
        .arg(withText(m, 24));
}

} // namespace

LogPanel::LogPanel(QWidget* parent)
    : QWidget(parent), m_metrics(look::metricsForTable(QSize(1280, 776))), m_model(new LogModel(this)),
      m_delegate(new LogDelegate(this)), m_list(new QListView(this)), m_close(new CloseButton(this)) {
    setAutoFillBackground(true);
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setTabKeyNavigation(false);
    m_close->setFocusPolicy(Qt::StrongFocus);
    m_close->setAttribute(Qt::WA_Hover);
    m_close->setCursor(Qt::PointingHandCursor);
    connect(m_close, &QAbstractButton::clicked, this, &LogPanel::closed);
    // Scrolling is the person's; whatever changes the length of the list, its end stays in sight.
    QScrollBar* bar = m_list->verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this,
            [this, bar] { m_follows = bar->value() >= bar->maximum(); });
    connect(bar, &QScrollBar::rangeChanged, this, [this] { follow(); });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) {
        if (index.data(LogModel::KindRole).toInt() == static_cast<int>(text::LogLine::Kind::Heading))
            toggle(index);
    });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex& index) {
        if (const QString rule = index.data(LogModel::RuleRole).toString(); !rule.isEmpty())
            emit ruleAsked(rule);
    });
    setFocusProxy(m_list);
    m_list->installEventFilter(this);
    retranslate();
    dress();
}

void LogPanel::setTeller(const text::Teller& teller) {
    m_teller = teller;
    tell();
}

void LogPanel::setLog(const text::Log& log) {
    m_log = log;
    m_model->unfold();
    m_follows = true;
    tell();
    follow();
}

void LogPanel::add(const minchiate::Event& event) {
    m_log.add(event);
    tell();
    follow();
}

void LogPanel::tell() {
    m_model->setStory(m_log.told(m_teller));
}

void LogPanel::follow() {
    if (m_follows)
        m_list->scrollToBottom();
}

// Folding is reading: the list stays where it is.
void LogPanel::toggle(const QModelIndex& index) {
    m_follows = false;
    m_model->toggle(index);
    QScrollBar* bar = m_list->verticalScrollBar();
    m_follows = bar->value() >= bar->maximum();
}

void LogPanel::setMetrics(const look::Metrics& m) {
    m_metrics = m;
    dress();
}

void LogPanel::setDark(bool dark) {
    m_dark = dark;
    dress();
}

// Colours and sizes; rows are measured anew.
void LogPanel::dress() {
    const look::PanelColours& c = look::panelColours(m_dark);
    QPalette colours = palette();
    for (const auto role : {QPalette::Window, QPalette::Base})
        colours.setColor(role, QColor(c.ground));
    for (const auto role : {QPalette::WindowText, QPalette::Text})
        colours.setColor(role, QColor(c.text));
    colours.setColor(QPalette::Highlight, QColor(c.gold));
    setPalette(colours);
    m_list->setPalette(colours);
    // The application's style sheet colours lists for dialogs; here the panel's own ground shows through.
    m_list->setStyleSheet(QStringLiteral("QListView { background: transparent; border: none; }"));
    m_list->viewport()->setAutoFillBackground(false);
    m_list->verticalScrollBar()->setStyleSheet(scrollBarStyle(m_metrics, c));
    m_delegate->setMetrics(m_metrics);
    m_delegate->setDark(m_dark);
    updateGeometry();
    layOut();
    m_list->doItemsLayout();
    follow();
    update();
}

void LogPanel::retranslate() {
    setAccessibleName(tr("Log of this hand"));
    m_list->setAccessibleName(tr("What has happened in this hand"));
    m_close->setAccessibleName(tr("Close the log"));
    m_close->setToolTip(tr("Close"));
}

QSize LogPanel::sizeHint() const {
    return QSize(m_metrics.panel, m_metrics.table.height());
}

int LogPanel::titleHeight() const {
    return withText(m_metrics, 38);
}

int LogPanel::rightMargin() const {
    return withText(m_metrics, 12);
}

void LogPanel::layOut() {
    const int margin = withText(m_metrics, 14);
    const int button = withText(m_metrics, 24);
    const int edge = withText(m_metrics, 3);
    const int top = titleHeight() + margin;
    // The bar stands in the right margin, so that words and points keep their edge when it comes.
    m_list->setGeometry(margin, top, width() - margin - edge, height() - top - margin / 2);
    m_delegate->setBarSpace(rightMargin() - edge);
    m_close->setGeometry(width() - margin / 2 - button, (titleHeight() - button) / 2 + margin / 5, button,
                         button);
}

void LogPanel::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const look::PanelColours& c = look::panelColours(m_dark);
    const int margin = withText(m_metrics, 14);
    const QRect title(margin, margin / 5, m_close->x() - margin, titleHeight());
    p.setFont(look::font(m_metrics, look::Type::name));
    p.setPen(QColor(c.text));
    p.drawText(title, Qt::AlignLeft | Qt::AlignVCenter, tr("This hand"));
    p.fillRect(QRect(margin, titleHeight(), width() - margin - rightMargin(), m_metrics.line(1)),
               QColor(c.rule));
}

void LogPanel::resizeEvent(QResizeEvent*) {
    layOut();
    follow();
}

void LogPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

// Reading by keyboard begins at the newest line.
bool LogPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool begins = event->type() == QEvent::FocusIn || event->type() == QEvent::KeyPress;
    if (watched == m_list && begins && !m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->index(m_model->rowCount() - 1));
    if (watched == m_list && event->type() == QEvent::KeyPress) { // as in a tree
        using Fold = LogModel::Fold;
        const int key = static_cast<QKeyEvent*>(event)->key();
        const auto fold = static_cast<Fold>(m_list->currentIndex().data(LogModel::FoldRole).toInt());
        if ((key == Qt::Key_Left && fold == Fold::Open) || (key == Qt::Key_Right && fold == Fold::Folded)) {
            toggle(m_list->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void LogPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        tell();
    }
    QWidget::changeEvent(event);
}

} // namespace logs
