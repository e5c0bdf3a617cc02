#include "bolognese/view.h"

namespace bolognese {

View viewOf(const Hand& hand, Seat seat) {
    View view;
    view.seat = seat;
    view.rules = hand.deal().rules;
    view.dealer = hand.deal().dealer;
    view.score = hand.deal().score;
    view.phase = hand.phase();
    const bool isDealer = seat == view.dealer;
    if (auto choice = hand.choice(); choice && choice->seat == seat)
        view.choice = std::move(choice);
    const bool dealtOnly = !hand.discard();
    for (Seat one : kSeats)
        view.handSizes[one] = dealtOnly ? kHandSize : hand.position().hand(one).size();
    view.hand = dealtOnly ? hand.dealt(seat) : hand.position().hand(seat);
    // The dealer is asked to choose among all 17 and so has seen the last two; an accuso comes before that.
    if (isDealer && !hand.accusi().empty() && hand.accusi().front().early) {
        // called out: the two cards were never taken up
    } else if (isDealer) {
        const auto two = hand.lastTwo();
        view.lastTwo = {two.begin(), two.end()};
    }
    const bool counted = hand.result() && !hand.result()->calledOut;
    if (isDealer || counted)
        view.discard = hand.discard();
    view.accusi = hand.accusi();
    view.tricks = hand.tricks();
    view.result = hand.result();
    return view;
}

PerSide<int> captured(const View& view) {
    PerSide<int> cards{};
    for (const Trick& trick : view.tricks)
        for (const auto& play : trick.plays)
            if (play.card == kMatto)
                ++cards[sideOf(play.seat)];
            else if (trick.winner)
                ++cards[sideOf(*trick.winner)];
    return cards;
}

std::optional<Side> owesForMatto(const View& view) {
    for (const Trick& trick : view.tricks)
        for (const auto& play : trick.plays)
            if (play.card == kMatto && trick.winner && sideOf(*trick.winner) != sideOf(play.seat))
                return sideOf(play.seat);
    return std::nullopt;
}

std::optional<Event> redacted(const Event& event, Seat seat) {
    const auto* discarded = std::get_if<event::Discarded>(&event);
    if (discarded && discarded->seat != seat)
        return event::Discarded{discarded->seat, {}, {}};
    return event;
}

} // namespace bolognese
