#include "tarot/view.h"

namespace tarot {

namespace {

bool isCounted(const Hand& hand) {
    return hand.result() && !std::holds_alternative<VoidHand>(hand.result()->how);
}

// F6.3: who holds the card called knows; so does the declarer who holds it.
bool knowsCamps(const Hand& hand, Seat seat) {
    if (!hand.contract())
        return false;
    const bool holdsIt = hand.called() && hand.deal().rules.partner == Partner::Holder &&
                         hand.dealtTo(seat).contains(*hand.called());
    return holdsIt || hand.campsKnown();
}

std::optional<Ecart> ecartSeenBy(const Hand& hand, Seat seat) {
    auto ecart = hand.ecart();
    if (ecart && seat != hand.contract()->declarer && !isCounted(hand))
        ecart->cards = ecart->shown;
    return ecart;
}

} // namespace

View viewOf(const Hand& hand, Seat seat) {
    View view;
    view.seat = seat;
    view.players = hand.players();
    view.rules = hand.deal().rules;
    view.dealer = hand.deal().dealer;
    view.phase = hand.phase();
    if (auto choice = hand.choice(); choice && choice->seat == seat)
        view.choice = std::move(choice);
    view.hand = hand.held(seat);
    for (Seat one : Seats::table(hand.players()))
        view.handSizes[one] = hand.held(one).size();
    if (partsOf(view.rules, view.players).piles)
        for (Seat one : Seats::table(2)) {
            const bool started = hand.phase() == Phase::Play || !hand.tricks().empty();
            auto& heights = view.heights[one];
            auto& tops = view.tops[one];
            heights.fill(4);
            if (started) {
                tops = hand.position().tops(one);
                heights = hand.position().heights(one);
            } else {
                for (std::size_t pile = 0; pile < tops.size(); ++pile)
                    tops[pile] = hand.pilesOf(one)[pile].back();
            }
        }
    if (hand.chienTurnedUp() || isCounted(hand))
        view.chien = {hand.chien().begin(), hand.chien().end()};
    view.auction = hand.auction();
    view.contract = hand.contract();
    view.called = hand.called();
    if (knowsCamps(hand, seat))
        view.camp = hand.declarersCamp();
    view.ecart = ecartSeenBy(hand, seat);
    view.slam = hand.slam();
    view.announcements = hand.announcements();
    view.tricks = hand.tricks();
    view.result = hand.result();
    return view;
}

Event redacted(const Event& event, Seat seat) {
    const auto* away = std::get_if<event::LaidAway>(&event);
    if (!away || away->seat == seat)
        return event;
    return event::LaidAway{away->seat, away->count, {away->ecart.shown, away->ecart.shown}};
}

} // namespace tarot
