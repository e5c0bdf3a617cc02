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
    : QWidget(parent), scroll_(new QScrollArea(this)), strip_(new GoOnStrip(deck)),
      back_(new look::PaperButton(look::PaperButton::Kind::Second, tr("&Back"), this)),
      bringBack_(new QAction(tr("&Bring it back"), this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("To go on with"));
    scroll_->setWidget(strip_);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setStyleSheet(QStringLiteral("QScrollArea, QScrollArea > QWidget { background: transparent; }"));
    strip_->setAutoFillBackground(false);
    strip_->installEventFilter(this);
    bringBack_->setShortcuts(QKeySequence::Undo);
    bringBack_->setVisible(false);
    addAction(bringBack_);
    connect(bringBack_, &QAction::triggered, strip_, &GoOnStrip::bringBackLast);
    const auto tell = [this] { bringBack_->setVisible(strip_->canBringBack()); };
    connect(strip_, &GoOnStrip::thrownAway, this, tell);
    connect(strip_, &GoOnStrip::broughtBack, this, tell);
    connect(back_, &look::PaperButton::clicked, this, &GamesPage::backChosen);
}

void GamesPage::setGoOn(const std::vector<GoOn>& left) {
    constexpr auto all = std::numeric_limits<std::size_t>::max();
    strip_->setLeft(left, {.left = all, .thrownAway = all});
    bringBack_->setVisible(strip_->canBringBack());
    for (const GoOnRow* row : strip_->rows())
        row->button()->installEventFilter(this);
    layOut();
}

void GamesPage::focusFirst() {
    strip_->rows().empty() ? back_->setFocus(Qt::OtherFocusReason) : strip_->focusFirst();
}

// The row that has the focus is in sight.
bool GamesPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn && watched != strip_)
        scroll_->ensureWidgetVisible(static_cast<QWidget*>(watched)->parentWidget());
    return QWidget::eventFilter(watched, event);
}

void GamesPage::layOut() {
    metrics_ = look::metricsForTable(size(), look::systemFontPx());
    const look::Metrics& m = metrics_;
    strip_->setMetrics(m);
    const int wide = std::min(std::max(m.px(stripWide), strip_->widthNeeded()), width() - 2 * m.px(40));
    const int bar = scroll_->verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOff ? 0 : m.px(18);
    const int high = std::min(strip_->heightNeeded(), height() - m.px(stripTop + below));
    scroll_->setGeometry((width() - wide) / 2, m.px(stripTop), wide + bar, high);
    strip_->resize(wide, strip_->heightNeeded());
    back_->setMetrics(m);
    const QSize back = back_->paperSize();
    back_->setPaperGeometry(QRect(QPoint((width() - wide) / 2, m.px(titleMiddle) - back.height() / 2), back));
    update();
}

void GamesPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    look::drawTable(p, rect(), metrics_);
    QFont title = look::font(metrics_, look::Type::Page);
    title.setPixelSize(look::posterPx(metrics_, 38, 0.85));
    p.setFont(title);
    p.setPen(QColor(look::colour::text));
    const int high = metrics_.px(80);
    p.drawText(QRect(0, metrics_.px(titleMiddle) - high / 2, width(), high), Qt::AlignCenter,
               tr("To go on with"));
}

void GamesPage::resizeEvent(QResizeEvent*) {
    layOut();
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

#include "moc_games_page.cpp"
