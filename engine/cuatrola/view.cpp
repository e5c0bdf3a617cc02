#include "cuatrola/view.h"

namespace cuatrola {

namespace {

bool isHidden(const Cante& cante, Seat seat) {
    return cante.suits == 0 && cante.seat != seat;
}

} // namespace

View viewOf(const Hand& hand, Seat seat) {
    View view;
    view.seat = seat;
    view.rules = hand.deal().rules;
    view.dealer = hand.deal().dealer;
    view.turnedUp = hand.turnedUp();
    view.bids = hand.bids();
    view.contract = hand.contract();
    view.tricks = hand.tricks();
    for (const Cante& cante : hand.cantes())
        if (!isHidden(cante, seat))
            view.cantes.push_back(cante);
    view.hand = hand.position().hand(seat);
    for (Seat one : kSeats)
        view.handSizes[one] = hand.position().hand(one).size();
    view.phase = hand.phase();
    if (auto choice = hand.choice(); choice && choice->seat == seat)
        view.choice = std::move(choice);
    else if (view.phase == Phase::Sing)
        view.phase = Phase::Play; // that somebody is asked is nobody else's to know
    if (hand.over()) {
        view.score = hand.position().score();
        for (Seat one : kSeats)
            view.left[one] = hand.position().hand(one);
    }
    return view;
}

std::optional<Event> redacted(const Event& event, Seat seat) {
    const auto* sung = std::get_if<event::Sung>(&event);
    return sung && isHidden(sung->cante, seat) ? std::nullopt : std::optional(event);
}

} // namespace cuatrola
