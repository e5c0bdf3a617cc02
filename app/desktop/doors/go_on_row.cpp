#include "desktop/doors/go_on_row.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/popup.h"
#include "desktop/look/type.h"
#include "desktop/look/write_line.h"

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
    : QWidget(parent), deck_(deck), left_(left), rank_(rank),
      button_(new PaperButton(PaperButton::Kind::Second, {}, this)),
      throwAway_(new PaperButton(PaperButton::Kind::Second, tr("&Throw away"), this)),
      more_(new PaperButton(PaperButton::Kind::Second, QStringLiteral("\u2026"), this)) {
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    connect(button_, &PaperButton::clicked, this, &GoOnRow::press);
    connect(throwAway_, &PaperButton::clicked, this, [this] {
        setState(State::ThrownAway);
        emit thrownAway();
    });
    more_->setFocusPolicy(Qt::ClickFocus); // the arrows lead to it: a row is one stop of the Tab key
    more_->setAccessibleName(tr("What else can be done with it"));
    more_->setToolTip(more_->accessibleName());
    connect(more_, &PaperButton::clicked, this,
            [this] { openMenu(more_->mapToGlobal(more_->rect().bottomLeft())); });
    setState(left.thrownAway.isEmpty() ? State::Left : State::ThrownAway);
}

// ---- What it is, and what can be done ----

QString GoOnRow::question() const {
    return state_ == State::Asking      ? tr("Throw this away?")
           : left_.thrownAway.isEmpty() ? tr("Thrown away. It can be brought back.")
                                        : left_.thrownAway;
}

bool GoOnRow::hasMore() const {
    return left_.hasSheet || left_.canBeSaved || left_.canBeThrownAway;
}

QString GoOnRow::told() const {
    const QString all = doors::told(left_);
    return state_ == State::Left ? all : question() + QLatin1Char(' ') + all;
}

void GoOnRow::setState(State state) {
    const bool hadFocus = button_->hasFocus() || throwAway_->hasFocus() || more_->hasFocus();
    state_ = state;
    const bool main = rank_ == Rank::First && state == State::Left;
    button_->setKind(main ? PaperButton::Kind::Main : PaperButton::Kind::Second);
    button_->setText(state == State::Asking ? tr("&Keep")
                     : state == State::ThrownAway
                         ? rank_ == Rank::First ? tr("&Bring it back") : tr("Bring it back")
                     : rank_ == Rank::First ? tr("&Go on")
                                            : tr("Go on"));
    throwAway_->setVisible(state == State::Asking);
    more_->setVisible(state == State::Left && hasMore());
    setAccessibleName(told());
    button_->setAccessibleDescription(told());
    throwAway_->setAccessibleDescription(told());
    more_->setAccessibleDescription(told());
    layOut();
    if (hadFocus)
        button_->setFocus(Qt::OtherFocusReason);
    update();
}

void GoOnRow::press() {
    if (state_ == State::Left) {
        emit goOnChosen();
        return;
    }
    const bool back = state_ == State::ThrownAway;
    setState(State::Left);
    if (back)
        emit broughtBack();
}

void GoOnRow::askToThrowAway() {
    if (!left_.canBeThrownAway || state_ != State::Left)
        return;
    setState(State::Asking);
    button_->setFocus(Qt::OtherFocusReason);
}

void GoOnRow::changeButton() {
    PaperButton* other = state_ == State::Asking ? throwAway_ : more_;
    if (!other->isHidden())
        (button_->hasFocus() ? other : button_)->setFocus(Qt::TabFocusReason);
}

void GoOnRow::bringBack() {
    if (state_ == State::ThrownAway)
        press();
}

void GoOnRow::openMenu(const QPoint& at) {
    if (state_ != State::Left)
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Go on"), this, &GoOnRow::goOnChosen);
    if (left_.hasSheet)
        menu->addAction(tr("The &sheet"), this, &GoOnRow::sheetAsked);
    if (left_.canBeSaved)
        menu->addAction(tr("Save as &file…"), this, &GoOnRow::saveAsked);
    if (left_.canBeThrownAway)
        menu->addAction(tr("&Throw away…"), this, &GoOnRow::askToThrowAway);
    look::popUpAt(*menu, at);
}

void GoOnRow::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()) && state_ == State::Left)
        emit goOnChosen();
}

void GoOnRow::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    openMenu(byKey ? button_->mapToGlobal(button_->rect().center()) : event->globalPos());
}

void GoOnRow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete)
        askToThrowAway();
    else if (event->key() == Qt::Key_Escape && state_ == State::Asking)
        press();
    else
        QWidget::keyPressEvent(event);
}

// ---- How it looks ----

void GoOnRow::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    layOut();
    update();
}

void GoOnRow::setKey(int digit) {
    key_ = digit;
    update();
}

void GoOnRow::resizeEvent(QResizeEvent*) {
    layOut();
}

void GoOnRow::layOut() {
    int right = width() - px(edge);
    for (PaperButton* button : {more_, button_, throwAway_}) {
        button->setMetrics(metrics_);
        if (button == more_ && state_ != State::Left)
            continue; // its room is kept while it can come back, for rows to stand in line
        const QSize paper = button->paperSize();
        const int high = rank_ == Rank::First ? paper.height() : std::max(px(34), paper.height() - px(2));
        const int wide = button == more_ ? px(moreWide) : std::max(paper.width(), px(buttonWide));
        const QSize size(wide, std::min(high, height() - px(6)));
        button->setPaperGeometry(QRect(QPoint(right - size.width(), (height() - size.height()) / 2), size));
        right -= size.width() + px(betweenButtons);
    }
}

// ---- Where its parts stand: the words get what the others leave ----

RowParts GoOnRow::parts() const {
    const QFontMetrics what(whatFont()), line(lineFont());
    const QFontMetrics small(look::font(metrics_, look::Type::Text));
    const QFontMetrics strong(look::font(metrics_, look::Type::Strong));
    RowParts parts;
    const bool large = rank_ == Rank::First;
    if (!left_.heads.isEmpty())
        parts.heads = static_cast<int>(left_.heads.size()) * px(large ? 46 : 34) + px(6) + px(afterHeads);
    parts.words =
        2 + std::max(what.horizontalAdvance(left_.what) + px(afterWhat) + small.horizontalAdvance(left_.whom),
                     line.horizontalAdvance(left_.where));
    parts.hands = std::max(handsWide(), strong.horizontalAdvance(left_.standing));
    parts.when = small.horizontalAdvance(left_.when);
    return parts;
}

void GoOnRow::setParts(const RowParts& parts) {
    parts_ = parts;
    update();
}

int GoOnRow::widthNeeded(const RowParts& parts) const {
    const int buttons =
        px(edge) + px(moreWide) + px(betweenButtons) + std::max(button_->paperSize().width(), px(buttonWide));
    return px(edge) + parts.heads + parts.words + px(betweenParts) + parts.hands + px(betweenParts) +
           parts.when + px(betweenParts) + buttons;
}

int GoOnRow::wordsAt() const {
    return px(edge) + parts_.heads;
}

int GoOnRow::handsAt() const {
    const int buttons =
        button_->geometry().left() + button_->ringMargin(); // "Go on" stands at one place in all rows
    return buttons - px(betweenParts) - parts_.when - px(betweenParts) - parts_.hands;
}

int GoOnRow::wordsRoom() const {
    const int right = state_ == State::Left     ? handsAt() - px(betweenParts)
                      : state_ == State::Asking ? throwAway_->geometry().left() - px(8)
                                                : button_->geometry().left() - px(8);
    return right - wordsAt();
}

bool GoOnRow::isWhole() const {
    return parts().words <= wordsRoom();
}

QFont GoOnRow::whatFont() const {
    QFont f = look::font(metrics_, look::Type::Section);
    f.setPixelSize(look::posterPx(metrics_, rank_ == Rank::First ? 25 : 20, 0.8));
    return f;
}

QFont GoOnRow::lineFont() const {
    QFont f = look::font(metrics_, rank_ == Rank::First ? look::Type::Sheet : look::Type::Text);
    f.setPixelSize(look::posterPx(metrics_, rank_ == Rank::First ? 14 : 13, 0.7));
    return f;
}

// In the room before the heads.
void GoOnRow::drawKey(QPainter& p) const {
    if (key_ == 0 || state_ != State::Left)
        return;
    p.setFont(look::font(metrics_, look::Type::Text));
    p.setPen(QColor(look::colour::text2));
    p.drawText(QRect(px(2), 0, px(edge) - px(2), height()),
               Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextDontClip, QString::number(key_));
}

// Your partner alone, then the two others.
void GoOnRow::drawHeads(QPainter& p) const {
    const look::Metrics& m = metrics_;
    const bool large = rank_ == Rank::First;
    const QSize mount(px(large ? 46 : 34), px(large ? 55 : 41));
    int x = px(edge);
    for (int i = 0; i < left_.heads.size(); ++i) {
        const QRect at(QPoint(x, (height() - mount.height()) / 2), mount);
        look::drawMount(p, at,
                        deck_.head(left_.heads[i], look::portraitRect(at, m).size(), devicePixelRatioF()), m,
                        false);
        x += mount.width() + (i == 0 ? px(6) : 0);
    }
}

int GoOnRow::handsWide() const {
    const auto hands = static_cast<int>(left_.hands.size());
    if (hands == 0)
        return 0;
    const double step = std::max(9.0, 11 * metrics_.s), width = std::max(7.0, 8 * metrics_.s);
    return static_cast<int>(std::ceil((hands - 1) * step + (hands - 1) / 4 * 7 * metrics_.s + width));
}

// One small card a hand, a little space after each round of four: filled is over, an edge is to come.
void GoOnRow::drawHands(QPainter& p, int x, int y) const {
    const double width = std::max(7.0, 8 * metrics_.s), high = std::max(12.0, 14 * metrics_.s);
    const double step = std::max(9.0, 11 * metrics_.s), line = metrics_.line(1);
    double at = x;
    for (std::size_t i = 0; i < left_.hands.size(); ++i) {
        if (i > 0)
            at += step + (i % 4 == 0 ? 7 * metrics_.s : 0);
        const double done = left_.hands[i];
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
    const look::Metrics& m = metrics_;
    const QFontMetrics what(whatFont()), line(lineFont());
    const QFont smallFont = look::font(m, look::Type::Text);
    const QFontMetrics small(smallFont);
    const bool listed = state_ == State::ThrownAway && !left_.thrownAway.isEmpty();
    const bool plain = state_ == State::Left || listed;
    const int x = wordsAt(), right = x + wordsRoom();
    const int gap = px(rank_ == Rank::First ? 6 : 3);
    const int base = (height() - what.ascent() - gap - line.height()) / 2 + what.ascent();
    p.setFont(whatFont());
    p.setPen(QColor(look::colour::text));
    const QString head = plain ? left_.what : question();
    p.drawText(x, base, what.elidedText(head, Qt::ElideRight, right - x));
    const int after = x + what.horizontalAdvance(head) + px(afterWhat);
    p.setPen(QColor(look::colour::text2));
    p.setFont(smallFont);
    const QString whom = plain ? left_.whom : left_.what + QLatin1Char(' ') + left_.whom;
    const bool beside = whom.isEmpty() || small.horizontalAdvance(whom) <= right - after;
    if (beside)
        p.drawText(after, base, whom);
    QStringList under{listed ? left_.thrownAway : left_.where};
    if (!beside)
        under << whom;
    QString second = under.join(QStringLiteral(" · "));
    const QFont fitted = look::fitting(lineFont(), second, right - x);
    if (QFontMetrics(fitted).horizontalAdvance(second) > right - x)
        second = under.front(); // whom one plays with gives way
    p.setFont(look::fitting(lineFont(), second, right - x));
    p.drawText(x, base + gap + line.ascent(), p.fontMetrics().elidedText(second, Qt::ElideRight, right - x));
}

void GoOnRow::drawStanding(QPainter& p) const {
    const look::Metrics& m = metrics_;
    const QFont strongFont = look::font(m, look::Type::Strong), smallFont = look::font(m, look::Type::Text);
    const QFontMetrics strong(strongFont);
    const int handsHigh = static_cast<int>(std::max(12.0, 14 * m.s));
    const int standingHigh = left_.standing.isEmpty() ? 0 : strong.height() + px(5);
    const int top = (height() - standingHigh - handsHigh) / 2;
    p.setFont(strongFont);
    p.setPen(QColor(look::colour::text));
    p.drawText(handsAt(), top + strong.ascent(), left_.standing);
    drawHands(p, handsAt(), top + standingHigh);
    p.setFont(smallFont);
    p.setPen(QColor(look::colour::text2));
    const int whenEnds = handsAt() + parts_.hands + px(betweenParts) + parts_.when;
    p.drawText(QRect(0, 0, whenEnds, height()), Qt::AlignRight | Qt::AlignVCenter, left_.when);
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
    if (underMouse() && state_ == State::Left)
        p.fillRect(rect().adjusted(px(4), px(2), -px(4), -px(2)), QColor(look::colour::stripHover));
    drawKey(p);
    drawHeads(p);
    drawWords(p);
    if (state_ == State::Left)
        drawStanding(p);
}

} // namespace doors

#include "moc_go_on_row.cpp"
