#include "minchiate/seat_view.h"

namespace minchiate {

namespace {

bool sawFola(const Hand& hand, Seat seat) {
    return seat == hand.dealer() || seat == partner(hand.dealer()) || seat == hand.cutter();
}

// The part of the fola a seat knows. The cutter saw the cards before the deal, the dealer and the dealer's
// partner after it; discards that joined it after trick 1 everybody saw.
std::optional<CardSet> knownFola(const Hand& hand, Seat seat) {
    if (hand.phase() == Phase::Cut || !sawFola(hand, seat))
        return std::nullopt;
    return setOf(hand.fola());
}

} // namespace

SeatView viewOf(const Hand& hand, Seat seat) {
    SeatView view;
    view.seat = seat;
    view.rules = hand.rules();
    view.dealer = hand.dealer();
    view.phase = hand.phase();
    if (const auto choice = hand.choice(); choice && choice->chooser == seat)
        view.choice = choice;
    if (hand.phase() == Phase::Cut)
        view.due = Due{hand.cutter(), hand.cutter()};
    else if (hand.phase() == Phase::Play)
        view.due = dueIn(hand.position());

    view.hand = hand.held(seat);
    view.discarded = hand.discarded()[seat];
    const auto& cutters = hand.discarded()[hand.cutter()];
    if ((seat == hand.cutter() || seat == hand.dealer()) && hand.passed() > 0 && !cutters.empty())
        view.passed = setOf({cutters.begin(), cutters.begin() + hand.passed()});
    const Position& position = hand.position();
    view.captured = position.captured(sideOf(seat));
    view.robbed = hand.robbed();
    view.folaRobbed = hand.folaRobbed();
    view.taken = hand.taken();
    view.turnedUp = hand.turnedUp();
    view.turnedBack = hand.turnedBack();
    view.declared = hand.declared();
    for (Seat s : kSeats) {
        view.fellIn[s] = hand.fellIn(s);
        view.handSizes[s] = hand.held(s).size();
        view.discardCounts[s] = static_cast<int>(hand.discarded()[s].size());
        if (hand.discardsShown())
            view.discardsShown[s] = hand.discarded()[s];
        if (hand.phase() == Phase::Play && position.hasFallen(s)) {
            view.fallen |= 1 << index(s);
            view.openHands[s] = position.hand(s);
        }
    }
    if (auto& shown = view.discardsShown[hand.cutter()]; !shown.empty())
        shown.erase(shown.begin(), shown.begin() + hand.passed()); // M5.4: passed unseen
    view.announcements = hand.announcements();
    view.fola = knownFola(hand, seat);
    view.tricks = hand.tricks();
    view.foolDebt = position.foolDebt();
    view.tally = hand.tally();
    view.result = hand.result();
    return view;
}

CardSet publicBeforePlay(const SeatView& view, Seat seat) {
    CardSet cards;
    if (seat == view.cutter())
        cards |= setOf(view.robbed);
    if (seat == view.dealer)
        cards |= setOf(view.folaRobbed) | setOf(view.taken);
    if (view.turnedUp[seat])
        cards.insert(*view.turnedUp[seat]);
    for (const Versicola& v : view.declared[seat])
        cards |= v.cards;
    for (Seat holder : kSeats) // M5.4: a card passed on unseen, until its new holder shows it
        if (holder != seat)
            for (const Versicola& v : view.declared[holder])
                cards -= v.cards;
    return seat == view.seat ? cards & view.hand : cards;
}

CardSet publicCards(const SeatView& view, Seat seat, CardSet played) {
    CardSet cards = publicBeforePlay(view, seat) - setOf(view.discardsShown[seat]) - played;
    for (Seat holder : kSeats)
        if (holder != seat)
            cards -= view.openHands[holder];
    return cards;
}

CardSet publicCards(const SeatView& view, Seat seat) {
    CardSet played;
    for (const Trick& trick : view.tricks)
        for (const auto& play : trick.plays)
            played.insert(play.card);
    return publicCards(view, seat, played);
}

std::optional<Event> redacted(const Event& event, Seat seat) {
    Event copy = event;
    if (auto* looked = std::get_if<event::Looked>(&copy); looked && looked->seat != seat)
        looked->cards.clear();
    if (auto* dealt = std::get_if<event::Dealt>(&copy); dealt && dealt->seat != seat)
        dealt->cards.clear();
    if (auto* discarded = std::get_if<event::Discarded>(&copy); discarded && discarded->seat != seat)
        discarded->cards.clear();
    if (auto* passed = std::get_if<event::Passed>(&copy);
        passed && passed->from != seat && passed->to != seat)
        passed->cards.clear();
    if (const auto* declared = std::get_if<event::Declared>(&copy))
        if (declared->shown.empty() && declared->seat != seat)
            return std::nullopt;
    return copy;
}

} // namespace minchiate
