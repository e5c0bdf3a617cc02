#include "desktop/doors/go_on_row.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QFontMetrics>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace doors {

using look::PaperButton;

namespace {

// From the row's left edge, at s = 1.
constexpr double headsAt = 16;
constexpr double wordsAt = 182;
constexpr double handsAt = 500;
constexpr double whenEnds = 744;
constexpr double buttonWide = 122;
constexpr double buttonEnds = 22; // from the right edge

} // namespace

QString told(const GoOn& left) {
    QStringList parts{left.whom.isEmpty() ? left.what : left.what + QLatin1Char(' ') + left.whom};
    for (const QString& part : {left.where, left.standing, left.when})
        if (!part.isEmpty())
            parts << part;
    return parts.join(QStringLiteral(". "));
}

GoOnRow::GoOnRow(look::Deck& deck, const GoOn& left, Rank rank, QWidget* parent)
    : QWidget(parent), m_deck(deck), m_left(left), m_rank(rank),
      m_button(new PaperButton(PaperButton::Kind::second, {}, this)),
      m_throwAway(new PaperButton(PaperButton::Kind::second, tr("&Throw away"), this)) {
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    connect(m_button, &PaperButton::clicked, this, &GoOnRow::press);
    connect(m_throwAway, &PaperButton::clicked, this, [this] {
        setState(State::thrownAway);
        emit thrownAway();
    });
    setState(State::left);
}

// ---- What it is, and what can be done ----

QString GoOnRow::question() const {
    return m_state == State::asking ? tr("Throw this away?") : tr("Thrown away.");
}

QString GoOnRow::told() const {
    const QString all = doors::told(m_left);
    return m_state == State::left ? all : question() + QLatin1Char(' ') + all;
}

void GoOnRow::setState(State state) {
    const bool hadFocus = m_button->hasFocus() || m_throwAway->hasFocus();
    m_state = state;
    const bool main = m_rank == Rank::first && state == State::left;
    m_button->setKind(main ? PaperButton::Kind::main : PaperButton::Kind::second);
    m_button->setText(state == State::asking       ? tr("&Keep")
                      : state == State::thrownAway ? tr("&Bring back")
                      : m_rank == Rank::first      ? tr("&Go on")
                                                   : tr("Go on"));
    m_throwAway->setVisible(state == State::asking);
    setAccessibleName(told());
    m_button->setAccessibleDescription(told());
    m_throwAway->setAccessibleDescription(told());
    layOut();
    if (hadFocus)
        m_button->setFocus(Qt::OtherFocusReason);
    update();
}

void GoOnRow::press() {
    if (m_state == State::left) {
        emit goOnChosen();
        return;
    }
    const bool back = m_state == State::thrownAway;
    setState(State::left);
    if (back)
        emit broughtBack();
}

void GoOnRow::askToThrowAway() {
    if (!m_left.canBeThrownAway || m_state != State::left)
        return;
    setState(State::asking);
    m_button->setFocus(Qt::OtherFocusReason);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void GoOnRow::changeButton() {
    if (m_state == State::asking)
        (m_button->hasFocus() ? m_throwAway : m_button)->setFocus(Qt::TabFocusReason);
}

void GoOnRow::bringBack() {
    if (m_state == State::thrownAway)
        press();
}

void GoOnRow::openMenu(const QPoint& at) {
    if (m_state != State::left)
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Go on"), this, &GoOnRow::goOnChosen);
    if (m_left.hasSheet)
        menu->addAction(tr("The &sheet"), this, &GoOnRow::sheetAsked);
    if (m_left.canBeSaved)
        menu->addAction(tr("Save as &file…"), this, &GoOnRow::saveAsked);
    if (m_left.canBeThrownAway)
        menu->addAction(tr("&Throw away…"), this, &GoOnRow::askToThrowAway);
    menu->popup(at);
}

void GoOnRow::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()) && m_state == State::left)
        emit goOnChosen();
}

void GoOnRow::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    openMenu(byKey ? m_button->mapToGlobal(m_button->rect().center()) : event->globalPos());
}

void GoOnRow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete)
        askToThrowAway();
    else if (event->key() == Qt::Key_Escape && m_state == State::asking)
        press();
    else
        QWidget::keyPressEvent(event);
}

// ---- How it looks ----

void GoOnRow::setMetrics(const look::Metrics& m) {
    m_metrics = m;
    layOut();
    update();
}

void GoOnRow::resizeEvent(QResizeEvent*) {
    layOut();
}

void GoOnRow::layOut() {
    int right = width() - px(buttonEnds);
    for (PaperButton* button : {m_button, m_throwAway}) {
        button->setMetrics(m_metrics);
        const QSize paper = button->paperSize();
        const int high = m_rank == Rank::first ? paper.height() : std::max(px(34), paper.height() - px(2));
        const QSize size(std::max(paper.width(), px(buttonWide)), std::min(high, height() - px(6)));
        button->setPaperGeometry(QRect(QPoint(right - size.width(), (height() - size.height()) / 2), size));
        right -= size.width() + px(14);
    }
}

QFont GoOnRow::whatFont() const {
    QFont f = look::font(m_metrics, look::Type::section);
    f.setPixelSize(look::posterPx(m_metrics, m_rank == Rank::first ? 25 : 20, 0.8));
    return f;
}

QFont GoOnRow::lineFont() const {
    QFont f = look::font(m_metrics, m_rank == Rank::first ? look::Type::sheet : look::Type::text);
    f.setPixelSize(look::posterPx(m_metrics, m_rank == Rank::first ? 14 : 13, 0.7));
    return f;
}

// Your partner alone, then the two others.
void GoOnRow::drawHeads(QPainter& p) const {
    const look::Metrics& m = m_metrics;
    const bool large = m_rank == Rank::first;
    const QSize mount(px(large ? 46 : 34), px(large ? 55 : 41));
    int x = px(headsAt);
    for (int i = 0; i < m_left.heads.size(); ++i) {
        const QRect at(QPoint(x, (height() - mount.height()) / 2), mount);
        look::drawMount(p, at,
                        m_deck.head(m_left.heads[i], look::portraitRect(at, m).size(), devicePixelRatioF()),
                        m, false);
        x += mount.width() + (i == 0 ? px(6) : 0);
    }
}

// One small card a hand, a little space after each round of four: filled is over, an edge is to come.
void GoOnRow::drawHands(QPainter& p, int x, int y, int most) const {
    const double width = std::max(7.0, 8 * m_metrics.s), high = std::max(12.0, 14 * m_metrics.s);
    const double step = std::max(9.0, 11 * m_metrics.s), line = m_metrics.line(1);
    double at = x;
    for (std::size_t i = 0; i < m_left.hands.size() && at + width <= x + most; ++i) {
        if (i > 0)
            at += step + (i % 4 == 0 ? 7 * m_metrics.s : 0);
        const double done = m_left.hands[i];
        const bool underWay = done >= 0 && done < 1;
        const QRectF card = QRectF(at, y, width, high).adjusted(line / 2, line / 2, -line / 2, -line / 2);
        p.setPen(QPen(QColor(underWay ? look::colour::gold : look::colour::text2), line));
        p.setBrush(done >= 1 ? QColor(look::colour::text2) : QColor(Qt::transparent));
        p.drawRoundedRect(card, 1, 1);
        if (!underWay)
            continue;
        const double filled = std::max(line, card.height() * done);
        p.fillRect(QRectF(card.left(), card.bottom() - filled, card.width(), filled),
                   QColor(look::colour::gold));
    }
}

void GoOnRow::drawWords(QPainter& p) const {
    const look::Metrics& m = m_metrics;
    const QFontMetrics what(whatFont()), line(lineFont());
    const QFont smallFont = look::font(m, look::Type::text);
    const QFontMetrics small(smallFont);
    const bool plain = m_state == State::left;
    const int x = px(wordsAt), right = plain ? px(handsAt - 14) : m_throwAway->geometry().left() - px(8);
    const int gap = px(m_rank == Rank::first ? 6 : 3);
    const int base = (height() - what.ascent() - gap - line.height()) / 2 + what.ascent();
    p.setFont(whatFont());
    p.setPen(QColor(look::colour::text));
    const QString head = plain ? m_left.what : question();
    p.drawText(x, base, what.elidedText(head, Qt::ElideRight, right - x));
    const int after = x + what.horizontalAdvance(head) + px(11);
    p.setPen(QColor(look::colour::text2));
    p.setFont(smallFont);
    const QString whom = plain ? m_left.whom : m_left.what + QLatin1Char(' ') + m_left.whom;
    if (right - after > px(70))
        p.drawText(after, base, small.elidedText(whom, Qt::ElideRight, right - after));
    p.setFont(lineFont());
    p.drawText(x, base + gap + line.ascent(), line.elidedText(m_left.where, Qt::ElideRight, right - x));
    if (!plain)
        return;
    const int handsHigh = static_cast<int>(std::max(12.0, 14 * m.s));
    const int farX = px(handsAt), farHigh = (m_left.standing.isEmpty() ? 0 : small.height() + px(5));
    const int farTop = (height() - farHigh - handsHigh) / 2;
    const QFont strong = look::font(m, look::Type::strong);
    p.setFont(strong);
    p.setPen(QColor(look::colour::text));
    const int whenWide = small.horizontalAdvance(m_left.when);
    const int room = px(whenEnds) - whenWide - px(10) - farX;
    p.drawText(farX, farTop + QFontMetrics(strong).ascent(),
               QFontMetrics(strong).elidedText(m_left.standing, Qt::ElideRight, room));
    drawHands(p, farX, farTop + farHigh, room);
    p.setFont(smallFont);
    p.setPen(QColor(look::colour::text2));
    p.drawText(QRect(px(whenEnds) - whenWide, 0, whenWide + 1, height()), Qt::AlignLeft | Qt::AlignVCenter,
               m_left.when);
}

void GoOnRow::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    if (underMouse() && m_state == State::left)
        p.fillRect(rect().adjusted(px(4), px(2), -px(4), -px(2)), QColor(look::colour::stripHover));
    drawHeads(p);
    drawWords(p);
}

} // namespace doors
