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
    : QWidget(parent), metrics_(look::metricsForTable(QSize(1280, 776))), model_(new LogModel(this)),
      delegate_(new LogDelegate(this)), list_(new QListView(this)), close_(new CloseButton(this)) {
    setAutoFillBackground(true);
    list_->setModel(model_);
    list_->setItemDelegate(delegate_);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setSelectionMode(QAbstractItemView::NoSelection);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setResizeMode(QListView::Adjust);
    list_->setTabKeyNavigation(false);
    close_->setFocusPolicy(Qt::StrongFocus);
    close_->setAttribute(Qt::WA_Hover);
    close_->setCursor(Qt::PointingHandCursor);
    connect(close_, &QAbstractButton::clicked, this, &LogPanel::closed);
    // Scrolling is the person's; whatever changes the length of the list, its end stays in sight.
    QScrollBar* bar = list_->verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this, [this, bar] { follows_ = bar->value() >= bar->maximum(); });
    connect(bar, &QScrollBar::rangeChanged, this, [this] { follow(); });
    connect(list_, &QListView::clicked, this, [this](const QModelIndex& index) {
        if (index.data(LogModel::KindRole).toInt() == static_cast<int>(text::LogLine::Kind::Heading))
            toggle(index);
    });
    connect(list_, &QListView::activated, this, [this](const QModelIndex& index) {
        if (const QString rule = index.data(LogModel::RuleRole).toString(); !rule.isEmpty())
            emit ruleAsked(rule);
    });
    setFocusProxy(list_);
    list_->installEventFilter(this);
    retranslate();
    dress();
}

void LogPanel::setTeller(const text::Teller& teller) {
    teller_ = teller;
    tell();
}

void LogPanel::setLog(const text::Log& log) {
    log_ = log;
    model_->unfold();
    follows_ = true;
    tell();
    follow();
}

void LogPanel::add(const minchiate::Event& event) {
    log_.add(event);
    tell();
    if (follows_ && !list_->hasFocus()) // whoever reads on by keyboard begins at the newest line
        list_->setCurrentIndex({});
    follow();
}

void LogPanel::tell() {
    model_->setStory(log_.told(teller_));
}

void LogPanel::follow() {
    if (follows_)
        list_->scrollToBottom();
}

// Folding is reading: the list stays where it is.
void LogPanel::toggle(const QModelIndex& index) {
    follows_ = false;
    model_->toggle(index);
    QScrollBar* bar = list_->verticalScrollBar();
    follows_ = bar->value() >= bar->maximum();
}

void LogPanel::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    dress();
}

void LogPanel::setDark(bool dark) {
    dark_ = dark;
    dress();
}

// Colours and sizes; rows are measured anew.
void LogPanel::dress() {
    const look::PanelColours& c = look::panelColours(dark_);
    QPalette colours = palette();
    for (const auto role : {QPalette::Window, QPalette::Base})
        colours.setColor(role, QColor(c.ground));
    for (const auto role : {QPalette::WindowText, QPalette::Text})
        colours.setColor(role, QColor(c.text));
    colours.setColor(QPalette::Highlight, QColor(c.gold));
    setPalette(colours);
    list_->setPalette(colours);
    // The application's style sheet colours lists for dialogs; here the panel's own ground shows through.
    list_->setStyleSheet(QStringLiteral("QListView { background: transparent; border: none; }"));
    list_->viewport()->setAutoFillBackground(false);
    list_->verticalScrollBar()->setStyleSheet(scrollBarStyle(metrics_, c));
    delegate_->setMetrics(metrics_);
    delegate_->setDark(dark_);
    updateGeometry();
    layOut();
    list_->doItemsLayout();
    follow();
    update();
}

void LogPanel::retranslate() {
    setAccessibleName(tr("Log of this hand"));
    list_->setAccessibleName(tr("What has happened in this hand"));
    close_->setAccessibleName(tr("Close the log"));
    close_->setToolTip(tr("Close"));
}

QSize LogPanel::sizeHint() const {
    return QSize(metrics_.panel, metrics_.table.height());
}

int LogPanel::titleHeight() const {
    return withText(metrics_, 38);
}

int LogPanel::rightMargin() const {
    return withText(metrics_, 12);
}

void LogPanel::layOut() {
    const int margin = withText(metrics_, 14);
    const int button = withText(metrics_, 24);
    const int edge = withText(metrics_, 3);
    const int top = titleHeight() + margin;
    // The bar stands in the right margin, so that words and points keep their edge when it comes.
    list_->setGeometry(margin, top, width() - margin - edge, height() - top - margin / 2);
    delegate_->setBarSpace(rightMargin() - edge);
    close_->setGeometry(width() - margin / 2 - button, (titleHeight() - button) / 2 + margin / 5, button,
                        button);
}

void LogPanel::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const look::PanelColours& c = look::panelColours(dark_);
    const int margin = withText(metrics_, 14);
    const QRect title(margin, margin / 5, close_->x() - margin, titleHeight());
    p.setFont(look::font(metrics_, look::Type::Name));
    p.setPen(QColor(c.text));
    p.drawText(title, Qt::AlignLeft | Qt::AlignVCenter, tr("This hand"));
    p.fillRect(QRect(margin, titleHeight(), width() - margin - rightMargin(), metrics_.line(1)),
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
    if (watched == list_ && begins && !list_->currentIndex().isValid())
        list_->setCurrentIndex(model_->index(model_->rowCount() - 1));
    if (watched == list_ && event->type() == QEvent::KeyPress) { // as in a tree
        using Fold = LogModel::Fold;
        const int key = static_cast<QKeyEvent*>(event)->key();
        const auto fold = static_cast<Fold>(list_->currentIndex().data(LogModel::FoldRole).toInt());
        if ((key == Qt::Key_Left && fold == Fold::Open) || (key == Qt::Key_Right && fold == Fold::Folded)) {
            toggle(list_->currentIndex());
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
