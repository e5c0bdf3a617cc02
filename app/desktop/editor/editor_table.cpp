#include "desktop/editor/editor_table.h"

#include "desktop/editor/place_accessible.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "text/editor_words.h"

#include <QApplication>
#include <QPainter>

namespace editing {

using editor::Place;
using look::Type;
namespace colour = look::colour;

EditorTable::EditorTable(look::Deck& deck, const Draft& draft, QWidget* parent)
    : QWidget(parent), draft_(draft), flying_(new FlyingCard(deck, this)), slip_(new EditorSlip(this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    installPlaceAccessibility();
    for (Place place : editor::kPlaces) {
        auto* view = new PlaceView(deck, place, this);
        connect(view, &PlaceView::grasped, this, &EditorTable::grasp);
        connect(view, &PlaceView::dragged, this, &EditorTable::drag);
        connect(view, &PlaceView::dropped, this, &EditorTable::drop);
        connect(view, &PlaceView::chosen, this, &EditorTable::chosen);
        places_[static_cast<std::size_t>(place)] = view;
    }
    flying_->raise();
    slip_->raise();
}

void EditorTable::refresh() {
    slip_->hide();
    if (draft_.isEmpty())
        return;
    const Work& work = draft_.now();
    const PlacesTold told = placesTold(draft_);
    const auto held = draft_.held();
    const Tricks tricks = tricksOf(draft_);
    for (PlaceView* view : places_) {
        const PlaceTold& its = told[static_cast<std::size_t>(view->place())];
        const auto seat = editor::seatOf(view->place());
        const bool any = std::ranges::any_of(
            its.cards, [&](const ShownCard& card) { return draft_.partners().contains(card.card); });
        view->setVisible(view->place() != Place::Table || !its.cards.empty());
        view->setTold(its, kindOf(view->place(), work.me, tricks), seat ? work.players[*seat] : -1);
        view->setGivingWay(std::nullopt);
        view->setHeld(held, dragging_ ? PlaceView::Held::OnItsWay : PlaceView::Held::Here);
        view->setMarked(draft_.partners());
        view->setMoved(draft_.moved());
        view->setState(!held ? PlaceView::State::Free
                       : any ? PlaceView::State::Willing
                             : PlaceView::State::Unwilling);
    }
    update();
}

void EditorTable::layOut(const EditorLayout& laid) {
    slip_->hide(); // it pointed to where that was
    laid_ = laid;
    for (PlaceView* view : places_) {
        view->setGeometry(laid_.places[static_cast<std::size_t>(view->place())]);
        view->setMetrics(laid_.metrics);
    }
    update();
}

std::vector<PlaceView*> EditorTable::inOrder() const {
    const Seat me = draft_.now().me;
    std::vector<PlaceView*> order;
    for (Place place : {
             editor::handPlace(me),
             editor::handPlace(partner(me)),
             editor::handPlace(tricks::left(me)),
             editor::handPlace(tricks::right(me)),
             Place::Fola,
             editor::tricksPlace(sideOf(me)),
             editor::tricksPlace(other(sideOf(me))),
             Place::Table,
         })
        order.push_back(placeView(place));
    return order;
}

PlaceView* EditorTable::placeOf(Card card) const {
    return *std::ranges::find_if(places_, [&](const PlaceView* view) { return view->shown(card); });
}

PlaceView* EditorTable::viewAt(QPoint at) const {
    for (PlaceView* view : places_)
        if (view->isVisible() && view->geometry().contains(at))
            return view;
    return nullptr;
}

std::optional<Card> EditorTable::cardAt(QPoint at) const {
    const PlaceView* view = viewAt(at);
    return view ? view->cardAt(at - view->pos()) : std::nullopt;
}

// The card there; beside the cards of a place, of those that the card held can change places with the
// nearest.
std::optional<Card> EditorTable::givesWayAt(QPoint at) const {
    const PlaceView* view = viewAt(at);
    if (const auto card = cardAt(at); card || !view || view == placeOf(*draft_.held()))
        return card;
    std::optional<Card> nearest;
    const auto off = [&](Card card) {
        return (view->pos() + view->seenPart(card).center() - at).manhattanLength();
    };
    for (Card card : draft_.partners() & editor::cardsIn(draft_.now().hand(), view->place()))
        if (!nearest || off(card) < off(*nearest))
            nearest = card;
    return nearest;
}

// ---- By the mouse ----

void EditorTable::grasp(Card card, QPoint at) {
    graspedAt_ = at;
    dragging_ = false;
    if (draft_.held() && *draft_.held() != card) // the second of two clicks
        return;
    const PlaceView* view = placeOf(card);
    grip_ = at - view->pos() - view->rectOf(card).center();
}

void EditorTable::take(Card card) {
    emit putBackAsked();
    dragging_ = true;
    emit liftAsked(card);
    const PlaceView* view = placeOf(card);
    grip_ = graspedAt_ - view->pos() - view->rectOf(card).center();
    const QString code =
        view->shown(card)->open ? QString::fromStdString(minchiate::code(card)) : QStringLiteral("back");
    flying_->take(code, view->rectOf(card).size(), view->indexSize(), laid_.metrics);
}

void EditorTable::drag(QPoint at) {
    if (!dragging_) {
        const auto card = cardAt(graspedAt_);
        if (!card || (at - graspedAt_).manhattanLength() < QApplication::startDragDistance())
            return;
        take(*card);
    }
    flying_->moveTo(at - grip_);
    tellWhereItCanGo(at);
}

void EditorTable::tellWhereItCanGo(QPoint at) {
    const Card held = *draft_.held();
    const CardSet partners = draft_.partners();
    const auto over = givesWayAt(at);
    if (over != over_) {
        over_ = over;
        const bool refused = over && *over != held && !partners.contains(*over);
        if (refused)
            refuse(held, *over);
        else
            slip_->hide();
    }
    const PlaceView* here = viewAt(at);
    for (PlaceView* view : places_) {
        const bool under = view == here;
        view->setGivingWay(under && over && partners.contains(*over) ? over : std::nullopt);
        const bool any = !(partners & editor::cardsIn(draft_.now().hand(), view->place())).empty();
        const bool refusing = under && !any && placeOf(held) != view;
        view->setState(refusing ? PlaceView::State::Refusing
                       : any    ? PlaceView::State::Willing
                                : PlaceView::State::Unwilling);
    }
}

void EditorTable::drop(QPoint at) {
    if (!dragging_) {
        if (const auto card = cardAt(graspedAt_))
            emit chosen(*card);
        return;
    }
    const Card card = *draft_.held();
    const auto other = givesWayAt(at);
    letGo();
    const PlaceView* view = viewAt(at);
    if (other && *other != card) {
        emit exchangeAsked(card, *other);
        return;
    }
    const bool elsewhere = view && view != placeOf(card);
    emit putBackAsked();
    if (elsewhere)
        emit droppedBeside();
}

void EditorTable::letGo() {
    dragging_ = false;
    over_.reset();
    flying_->hide();
}

// ---- Refused ----

void EditorTable::refuse(Card card, Card other) {
    const auto objection = draft_.objectionTo(card, other);
    if (!objection)
        return;
    const Work& work = draft_.now();
    const PlaceView *from = placeOf(card), *to = placeOf(other);
    const bool own = from->place() == editor::handPlace(work.me);
    const QString back = own ? tr("It goes back to your hand.")
                             : tr("It goes back to %1.", "a place").arg(from->told().whither);
    slip_->say(text::explain(*objection, work.moment.story, work.teller()), back, to->geometry(),
               to->pos().x() + to->seenPart(other).center().x(), laid_.metrics);
}

// ---- Drawing ----

void EditorTable::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = laid_.metrics;
    look::drawTable(p, rect(), m);
    p.setFont(look::font(m, Type::Page));
    p.setPen(QColor(colour::text));
    p.drawText(laid_.title, Qt::AlignLeft | Qt::AlignVCenter, tr("Deal editor"));
    if (draft_.isEmpty())
        return;
    p.setFont(look::font(m, Type::Text));
    p.setPen(QColor(colour::text2));
    QRect line(laid_.moment.topLeft(), QSize(laid_.moment.width(), m.px(20)));
    for (const QString& words : momentTold(draft_.now(), draft_.now().hand())) {
        p.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                   p.fontMetrics().elidedText(words, Qt::ElideRight, line.width()));
        line.translate(0, m.px(20));
    }
}

} // namespace editing

#include "moc_editor_table.cpp"
