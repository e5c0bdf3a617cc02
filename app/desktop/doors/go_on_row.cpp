#include "desktop/doors/go_on_row.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace doors {

using look::PaperButton;

namespace {

// At s = 1.
constexpr double edge = 16;       // left of the heads, and right of the last button
constexpr double afterHeads = 22; // to the words
constexpr double betweenParts = 24;
constexpr double afterWhat = 11;
constexpr double buttonWide = 122;
constexpr double moreWide = 40;
constexpr double betweenButtons = 14;

} // namespace

RowParts widest(const RowParts& a, const RowParts& b) {
    return {std::max(a.heads, b.heads), std::max(a.words, b.words), std::max(a.hands, b.hands),
            std::max(a.when, b.when)};
}

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
      m_throwAway(new PaperButton(PaperButton::Kind::second, tr("&Throw away"), this)),
      m_more(new PaperButton(PaperButton::Kind::second, QStringLiteral("\u2026"), this)) {
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    connect(m_button, &PaperButton::clicked, this, &GoOnRow::press);
    connect(m_throwAway, &PaperButton::clicked, this, [this] {
        setState(State::thrownAway);
        emit thrownAway();
    });
    m_more->setFocusPolicy(Qt::ClickFocus); // the arrows lead to it: a row is one stop of the Tab key
    m_more->setAccessibleName(tr("What else can be done with it"));
    m_more->setToolTip(m_more->accessibleName());
    connect(m_more, &PaperButton::clicked, this,
            [this] { openMenu(m_more->mapToGlobal(m_more->rect().bottomLeft())); });
    setState(State::left);
}

// ---- What it is, and what can be done ----

QString GoOnRow::question() const {
    return m_state == State::asking ? tr("Throw this away?") : tr("Thrown away.");
}

bool GoOnRow::hasMore() const {
    return m_left.hasSheet || m_left.canBeSaved || m_left.canBeThrownAway;
}

QString GoOnRow::told() const {
    const QString all = doors::told(m_left);
    return m_state == State::left ? all : question() + QLatin1Char(' ') + all;
}

void GoOnRow::setState(State state) {
    const bool hadFocus = m_button->hasFocus() || m_throwAway->hasFocus() || m_more->hasFocus();
    m_state = state;
    const bool main = m_rank == Rank::first && state == State::left;
    m_button->setKind(main ? PaperButton::Kind::main : PaperButton::Kind::second);
    m_button->setText(state == State::asking       ? tr("&Keep")
                      : state == State::thrownAway ? tr("&Bring back")
                      : m_rank == Rank::first      ? tr("&Go on")
                                                   : tr("Go on"));
    m_throwAway->setVisible(state == State::asking);
    m_more->setVisible(state == State::left && hasMore());
    setAccessibleName(told());
    m_button->setAccessibleDescription(told());
    m_throwAway->setAccessibleDescription(told());
    m_more->setAccessibleDescription(told());
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
    PaperButton* other = m_state == State::asking ? m_throwAway : m_more;
    if (!other->isHidden())
        (m_button->hasFocus() ? other : m_button)->setFocus(Qt::TabFocusReason);
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
    int right = width() - px(edge);
    for (PaperButton* button : {m_more, m_button, m_throwAway}) {
        button->setMetrics(m_metrics);
        if (button == m_more && m_state != State::left)
            continue; // its room is kept while it can come back, for rows to stand in line
        const QSize paper = button->paperSize();
        const int high = m_rank == Rank::first ? paper.height() : std::max(px(34), paper.height() - px(2));
        const int wide = button == m_more ? px(moreWide) : std::max(paper.width(), px(buttonWide));
        const QSize size(wide, std::min(high, height() - px(6)));
        button->setPaperGeometry(QRect(QPoint(right - size.width(), (height() - size.height()) / 2), size));
        right -= size.width() + px(betweenButtons);
    }
}

// ---- Where its parts stand: the words get what the others leave ----

RowParts GoOnRow::parts() const {
    const QFontMetrics what(whatFont()), line(lineFont());
    const QFontMetrics small(look::font(m_metrics, look::Type::text));
    const QFontMetrics strong(look::font(m_metrics, look::Type::strong));
    RowParts parts;
    const bool large = m_rank == Rank::first;
    if (!m_left.heads.isEmpty())
        parts.heads = static_cast<int>(m_left.heads.size()) * px(large ? 46 : 34) + px(6) + px(afterHeads);
    parts.words = 2 + std::max(what.horizontalAdvance(m_left.what) + px(afterWhat) +
                                   small.horizontalAdvance(m_left.whom),
                               line.horizontalAdvance(m_left.where));
    parts.hands = std::max(handsWide(), strong.horizontalAdvance(m_left.standing));
    parts.when = small.horizontalAdvance(m_left.when);
    return parts;
}

void GoOnRow::setParts(const RowParts& parts) {
    m_parts = parts;
    update();
}

int GoOnRow::widthNeeded(const RowParts& parts) const {
    const int buttons = px(edge) + px(moreWide) + px(betweenButtons) +
                        std::max(m_button->paperSize().width(), px(buttonWide));
    return px(edge) + parts.heads + parts.words + px(betweenParts) + parts.hands + px(betweenParts) +
           parts.when + px(betweenParts) + buttons;
}

int GoOnRow::wordsAt() const {
    return px(edge) + m_parts.heads;
}

int GoOnRow::handsAt() const {
    const int buttons =
        m_button->geometry().left() + m_button->ringMargin(); // "Go on" stands at one place in all rows
    return buttons - px(betweenParts) - m_parts.when - px(betweenParts) - m_parts.hands;
}

int GoOnRow::wordsRoom() const {
    const int right = m_state == State::left     ? handsAt() - px(betweenParts)
                      : m_state == State::asking ? m_throwAway->geometry().left() - px(8)
                                                 : m_button->geometry().left() - px(8);
    return right - wordsAt();
}

bool GoOnRow::isWhole() const {
    return parts().words <= wordsRoom();
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
    int x = px(edge);
    for (int i = 0; i < m_left.heads.size(); ++i) {
        const QRect at(QPoint(x, (height() - mount.height()) / 2), mount);
        look::drawMount(p, at,
                        m_deck.head(m_left.heads[i], look::portraitRect(at, m).size(), devicePixelRatioF()),
                        m, false);
        x += mount.width() + (i == 0 ? px(6) : 0);
    }
}

int GoOnRow::handsWide() const {
    const auto hands = static_cast<int>(m_left.hands.size());
    if (hands == 0)
        return 0;
    const double step = std::max(9.0, 11 * m_metrics.s), width = std::max(7.0, 8 * m_metrics.s);
    return static_cast<int>(std::ceil((hands - 1) * step + (hands - 1) / 4 * 7 * m_metrics.s + width));
}

// One small card a hand, a little space after each round of four: filled is over, an edge is to come.
void GoOnRow::drawHands(QPainter& p, int x, int y) const {
    const double width = std::max(7.0, 8 * m_metrics.s), high = std::max(12.0, 14 * m_metrics.s);
    const double step = std::max(9.0, 11 * m_metrics.s), line = m_metrics.line(1);
    double at = x;
    for (std::size_t i = 0; i < m_left.hands.size(); ++i) {
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
    const int x = wordsAt(), right = x + wordsRoom();
    const int gap = px(m_rank == Rank::first ? 6 : 3);
    const int base = (height() - what.ascent() - gap - line.height()) / 2 + what.ascent();
    p.setFont(whatFont());
    p.setPen(QColor(look::colour::text));
    const QString head = plain ? m_left.what : question();
    p.drawText(x, base, what.elidedText(head, Qt::ElideRight, right - x));
    const int after = x + what.horizontalAdvance(head) + px(afterWhat);
    p.setPen(QColor(look::colour::text2));
    p.setFont(smallFont);
    const QString whom = plain ? m_left.whom : m_left.what + QLatin1Char(' ') + m_left.whom;
    if (right - after > px(70))
        p.drawText(after, base, small.elidedText(whom, Qt::ElideRight, right - after));
    p.setFont(lineFont());
    p.drawText(x, base + gap + line.ascent(), line.elidedText(m_left.where, Qt::ElideRight, right - x));
}

void GoOnRow::drawStanding(QPainter& p) const {
    const look::Metrics& m = m_metrics;
    const QFont strongFont = look::font(m, look::Type::strong), smallFont = look::font(m, look::Type::text);
    const QFontMetrics strong(strongFont);
    const int handsHigh = static_cast<int>(std::max(12.0, 14 * m.s));
    const int standingHigh = m_left.standing.isEmpty() ? 0 : strong.height() + px(5);
    const int top = (height() - standingHigh - handsHigh) / 2;
    p.setFont(strongFont);
    p.setPen(QColor(look::colour::text));
    p.drawText(handsAt(), top + strong.ascent(), m_left.standing);
    drawHands(p, handsAt(), top + standingHigh);
    p.setFont(smallFont);
    p.setPen(QColor(look::colour::text2));
    const int whenEnds = handsAt() + m_parts.hands + px(betweenParts) + m_parts.when;
    p.drawText(QRect(0, 0, whenEnds, height()), Qt::AlignRight | Qt::AlignVCenter, m_left.when);
}

// What has no room is told whole where the mouse rests.
bool GoOnRow::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    if (!isWhole())
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), told(), this);
    return true;
}

void GoOnRow::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    if (underMouse() && m_state == State::left)
        p.fillRect(rect().adjusted(px(4), px(2), -px(4), -px(2)), QColor(look::colour::stripHover));
    drawHeads(p);
    drawWords(p);
    if (m_state == State::left)
        drawStanding(p);
}

} // namespace doors
