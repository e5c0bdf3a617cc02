#include "desktop/doors/games_page.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <limits>

namespace doors {

namespace {

// At s = 1, from the top of the table.
constexpr double titleMiddle = 54;
constexpr double stripTop = 104;
constexpr double stripWide = 906;
constexpr double below = 24;

} // namespace

GamesPage::GamesPage(look::Deck& deck, QWidget* parent)
    : QWidget(parent), m_scroll(new QScrollArea(this)), m_strip(new GoOnStrip(deck)),
      m_back(new look::PaperButton(look::PaperButton::Kind::second, tr("&Back"), this)),
      m_bringBack(new QAction(tr("&Bring it back"), this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("To go on with"));
    m_scroll->setWidget(m_strip);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setStyleSheet(
        QStringLiteral("QScrollArea, QScrollArea > QWidget { background: transparent; }"));
    m_strip->setAutoFillBackground(false);
    m_strip->installEventFilter(this);
    m_bringBack->setShortcuts(QKeySequence::Undo);
    m_bringBack->setVisible(false);
    addAction(m_bringBack);
    connect(m_bringBack, &QAction::triggered, m_strip, &GoOnStrip::bringBackLast);
    connect(m_strip, &GoOnStrip::thrownAway, this, [this] { m_bringBack->setVisible(true); });
    connect(m_back, &look::PaperButton::clicked, this, &GamesPage::backChosen);
}

void GamesPage::setGoOn(const std::vector<GoOn>& left) {
    m_strip->setLeft(left, std::numeric_limits<std::size_t>::max());
    m_bringBack->setVisible(false);
    for (const GoOnRow* row : m_strip->rows())
        row->button()->installEventFilter(this);
    layOut();
}

void GamesPage::focusFirst() {
    m_strip->rows().empty() ? m_back->setFocus(Qt::OtherFocusReason) : m_strip->focusFirst();
}

// The row that has the focus is in sight.
bool GamesPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn && watched != m_strip)
        m_scroll->ensureWidgetVisible(static_cast<QWidget*>(watched)->parentWidget());
    return QWidget::eventFilter(watched, event);
}

void GamesPage::layOut() {
    m_metrics = look::metricsForTable(size(), look::systemFontPx());
    const look::Metrics& m = m_metrics;
    m_strip->setMetrics(m);
    const int wide = std::min(std::max(m.px(stripWide), m_strip->widthNeeded()), width() - 2 * m.px(40));
    const int bar = m_scroll->verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOff ? 0 : m.px(18);
    const int high = std::min(m_strip->heightNeeded(), height() - m.px(stripTop + below));
    m_scroll->setGeometry((width() - wide) / 2, m.px(stripTop), wide + bar, high);
    m_strip->resize(wide, m_strip->heightNeeded());
    m_back->setMetrics(m);
    const QSize back = m_back->paperSize();
    m_back->setPaperGeometry(
        QRect(QPoint((width() - wide) / 2, m.px(titleMiddle) - back.height() / 2), back));
    update();
}

void GamesPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    look::drawTable(p, rect(), m_metrics);
    QFont title = look::font(m_metrics, look::Type::page);
    title.setPixelSize(look::posterPx(m_metrics, 38, 0.85));
    p.setFont(title);
    p.setPen(QColor(look::colour::text));
    const int high = m_metrics.px(80);
    p.drawText(QRect(0, m_metrics.px(titleMiddle) - high / 2, width(), high), Qt::AlignCenter,
               tr("To go on with"));
}

void GamesPage::resizeEvent(QResizeEvent*) {
    layOut();
}

void GamesPage::hideEvent(QHideEvent*) {
    emit left();
}

void GamesPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit backChosen();
    else
        QWidget::keyPressEvent(event);
}

void GamesPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        layOut();
    QWidget::changeEvent(event);
}

} // namespace doors
