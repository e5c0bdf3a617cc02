#include "desktop/editor/place_view.h"

#include "desktop/look/heads.h"
#include "desktop/look/last_input.h"
#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/shadows.h"
#include "desktop/look/type.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace editing {

namespace colour = look::colour;
using look::Type;

namespace {

constexpr int kDimmed = 87;     // of 255: cards of a place that refuses
constexpr int kSmallCard = 60;  // narrower ones have a larger index
constexpr double kRaised = 0.1; // of its height, a card that is held

} // namespace

PlaceView::PlaceView(look::Deck& deck, editor::Place place, QWidget* parent)
    : QWidget(parent), deck_(deck), place_(place) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
}

void PlaceView::setTold(const PlaceTold& told, Kind kind, int player) {
    const bool same = told == told_ && kind == kind_ && player == player_;
    if (same)
        return;
    const auto before = current();
    told_ = told;
    kind_ = kind;
    player_ = player;
    const auto there = before ? indexOf(*before) : std::nullopt;
    at_ = there.value_or(std::min(at_, told_.cards.empty() ? 0 : told_.cards.size() - 1));
    layOut();
    tell();
}

void PlaceView::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    layOut();
}

void PlaceView::layOut() {
    laid_ = placeLayout(kind_, told_.cards.size(), metrics_);
    update();
}

void PlaceView::setState(State state) {
    if (state_ == state)
        return;
    state_ = state;
    update();
}

void PlaceView::setHeld(std::optional<Card> held, Held where) {
    held_ = held;
    where_ = where;
    tell();
    update();
}

void PlaceView::setGivingWay(std::optional<Card> card) {
    if (givingWay_ == card)
        return;
    givingWay_ = card;
    update();
}

void PlaceView::setMarked(CardSet partners) {
    marked_ = partners;
    tell();
    update();
}

void PlaceView::setMoved(CardSet moved) {
    moved_ = moved;
    tell();
    update();
}

// ---- Cards ----

std::optional<std::size_t> PlaceView::indexOf(Card card) const {
    const auto found = std::ranges::find(told_.cards, card, &ShownCard::card);
    return found == told_.cards.end() ? std::nullopt
                                      : std::optional(static_cast<std::size_t>(found - told_.cards.begin()));
}

const ShownCard* PlaceView::shown(Card card) const {
    const auto i = indexOf(card);
    return i ? &told_.cards[*i] : nullptr;
}

std::optional<Card> PlaceView::current() const {
    return at_ < told_.cards.size() ? std::optional(told_.cards[at_].card) : std::nullopt;
}

void PlaceView::setCurrent(Card card) {
    if (const auto i = indexOf(card))
        walk(*i);
}

// Of cards that lie over each other the last is on top.
std::optional<Card> PlaceView::cardAt(QPoint at) const {
    for (std::size_t i = told_.cards.size(); i-- > 0;)
        if (QRect(laid_.cards[i], laid_.card).contains(at))
            return told_.cards[i].card;
    return std::nullopt;
}

QRect PlaceView::rectOf(Card card) const {
    const auto i = indexOf(card);
    return i ? QRect(laid_.cards[*i], laid_.card) : QRect();
}

QRect PlaceView::seenPart(Card card) const {
    const auto i = indexOf(card);
    QRect part = rectOf(card);
    if (i && *i + 1 < told_.cards.size())
        part.setRight(laid_.cards[*i + 1].x() - 1);
    return part;
}

look::Deck::Index PlaceView::indexSize() const {
    return laid_.card.width() < kSmallCard ? look::Deck::Index::Large : look::Deck::Index::Plain;
}

// ---- What is heard ----

// The card first: that is what an arrow has come to.
void PlaceView::tell() {
    QString name = told_.name;
    if (const auto card = current()) {
        const ShownCard& one = told_.cards[at_];
        name = cardTold(one);
        if (held_ == card)
            name = tr("%1, lifted", "a card").arg(name);
        else if (marked_.contains(*card))
            name = tr("%1: Space changes them", "a card").arg(name);
        else if (moved_.contains(*card))
            name = tr("%1, moved", "a card").arg(name);
        name = tr("%1. %2", "a card; where it lies").arg(name, told_.name);
    }
    if (name != accessibleName()) {
        setAccessibleName(name);
        if (hasFocus()) {
            QAccessibleEvent renamed(this, QAccessible::NameChanged);
            QAccessible::updateAccessibility(&renamed);
        }
    }
    setAccessibleDescription(aloud(told_));
}

void PlaceView::walk(std::size_t to) {
    if (told_.cards.empty())
        return;
    at_ = std::min(to, told_.cards.size() - 1);
    tell();
    update();
}

void PlaceView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return walk(at_ > 0 ? at_ - 1 : 0);
    case Qt::Key_Right:
        return walk(at_ + 1);
    case Qt::Key_Home:
        return walk(0);
    case Qt::Key_End:
        return walk(told_.cards.size());
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const auto card = current())
            emit chosen(*card);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void PlaceView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    tell();
    update();
}

void PlaceView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

// ---- The mouse ----

void PlaceView::mousePressEvent(QMouseEvent* event) {
    const auto card = cardAt(event->pos());
    pressing_ = event->button() == Qt::LeftButton && card;
    if (!pressing_)
        return;
    setCurrent(*card);
    emit grasped(*card, mapToParent(event->pos()));
}

void PlaceView::mouseMoveEvent(QMouseEvent* event) {
    if (pressing_)
        emit dragged(mapToParent(event->pos()));
}

void PlaceView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !pressing_)
        return;
    pressing_ = false;
    emit dropped(mapToParent(event->pos()));
}

bool PlaceView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto card = cardAt(help->pos());
    const bool cut = laid_.line.contains(help->pos());
    const QString words = card ? cardTold(*shown(*card)) : cut ? told_.line : QString();
    words.isEmpty() ? QToolTip::hideText() : QToolTip::showText(help->globalPos(), words, this);
    return true;
}

// ---- Drawing ----

void PlaceView::paintHead(QPainter& p) const {
    const look::Metrics& m = metrics_;
    if (player_ >= 0 && !laid_.mount.isEmpty()) {
        const QPixmap head =
            deck_.head(look::headOf(player_), look::portraitRect(laid_.mount, m).size(), devicePixelRatioF());
        look::drawMount(p, laid_.mount, head, m, false, look::isMirrored(player_, true));
    }
    const auto write = [&](const QRect& r, int align, const QString& words, const QFont& font, QRgb ink) {
        p.setFont(font);
        p.setPen(QColor(ink));
        if (align & Qt::TextWordWrap)
            p.drawText(r, align, words);
        else
            p.drawText(r, align | Qt::AlignVCenter,
                       p.fontMetrics().elidedText(words, Qt::ElideRight, r.width()));
    };
    // The serif has no figures.
    const bool figures = std::ranges::any_of(told_.name, [](QChar c) { return c.isDigit(); });
    const QFont name = !laid_.words ? look::font(m, Type::Strong)
                       : figures    ? look::sans(m, 17, QFont::DemiBold)
                                    : look::font(m, Type::Name);
    write(laid_.name, Qt::AlignLeft, told_.name, name, colour::text);
    const bool yours = kind_ == Kind::Yours || kind_ == Kind::YoursAtFirst;
    write(laid_.count, yours ? Qt::AlignLeft : Qt::AlignRight, told_.count,
          look::font(m, laid_.words ? Type::Strong : Type::Text), laid_.words ? colour::text : colour::text2);
    const int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    const QFontMetrics measure(look::font(m, Type::Text));
    const bool fits =
        !yours || measure.boundingRect(laid_.line, wrapped, told_.line).height() <= laid_.line.height();
    write(laid_.line, yours ? wrapped : int(Qt::AlignLeft), fits ? told_.line : told_.brief,
          look::font(m, Type::Text), colour::text2);
}

void PlaceView::paintCard(QPainter& p, std::size_t i) const {
    const look::Metrics& m = metrics_;
    const ShownCard& card = told_.cards[i];
    QRect r(laid_.cards[i], laid_.card);
    if (held_ == card.card) {
        look::drawEmptyPlace(p, r.adjusted(1, 1, -1, -1), m);
        if (where_ == Held::OnItsWay)
            return;
        r.translate(0, -qRound(r.height() * kRaised));
    }
    const auto shadow = r.width() < kSmallCard ? look::Shadow::Small : look::Shadow::Card;
    look::drawShadow(p, r, m, held_ == card.card ? look::Shadow::Lifted : shadow, look::cardRadius(r.size()));
    const QString code =
        card.open ? QString::fromStdString(minchiate::code(card.card)) : QStringLiteral("back");
    p.drawPixmap(r.topLeft(), deck_.card(code, r.size(), devicePixelRatioF(), indexSize()));
    if (moved_.contains(card.card))
        look::drawGoldEdge(p, seenPart(card.card), m, look::cardRadius(r.size()));
    if (givingWay_ == card.card) {
        QPen ring(QColor(colour::focus), m.line(3), Qt::DashLine);
        p.setPen(ring);
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(QRectF(r).adjusted(1.5, 1.5, -1.5, -1.5), 4, 4);
    }
    // A foot of light under what could change places with the card that is held.
    if (marked_.contains(card.card) && held_ != card.card) {
        const QRect part = seenPart(card.card);
        p.fillRect(QRect(part.left() + m.px(2), r.bottom() + m.line(1), part.width() - m.px(4), m.line(3)),
                   QColor(colour::gold));
    }
    if (!card.chip.isEmpty()) {
        const QPoint centre(seenPart(card.card).center().x(), r.bottom() - m.px(14));
        if (card.best)
            look::drawTag(p, centre, card.chip, m, look::TagSign::Laurel);
        else
            look::drawChip(p, centre, card.chip, m);
    }
}

void PlaceView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    const look::Metrics& m = metrics_;
    const bool lit = state_ == State::Free || state_ == State::Willing;
    const int radius = m.px(5);
    p.setPen(QPen(QColor(lit ? colour::buttonEdge : colour::stripEdge), m.line(1)));
    p.setBrush(QColor(colour::strip));
    p.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    paintHead(p);
    for (std::size_t i = 0; i < told_.cards.size(); ++i)
        paintCard(p, i);
    if (state_ == State::Refusing && !laid_.cards.empty()) {
        const QRect cards = QRect(laid_.cards.front(), laid_.card) | QRect(laid_.cards.back(), laid_.card);
        p.fillRect(cards, look::withAlpha(colour::shadow, kDimmed));
    }
    if (!hasFocus() || !look::keysInUse())
        return;
    const auto card = current();
    QRect ring = card ? seenPart(*card) : rect().adjusted(m.px(6), m.px(6), -m.px(6), -m.px(6));
    if (card && held_ == card)
        ring.translate(0, -qRound(ring.height() * kRaised));
    look::drawFocusRing(p, ring, m, look::cardRadius(laid_.card));
}

} // namespace editing

#include "moc_place_view.cpp"
