#include "desktop/review/compared.h"

#include "minchiate/lessons/annotated.h"

#include <algorithm>

namespace review {

namespace {

CardSet cardsOf(const Discard& discard) {
    return setOf(discard.cards);
}

} // namespace

Ending endingOf(const Hand& finished) {
    return {finished.result()->net, finished.result()->resti};
}

Compared compared(const Hand& was, const Hand& now, Side side) {
    const auto worth = [side](const Hand& hand) {
        const Seat seat = side == sideOf(Seat::S) ? Seat::S : Seat::E;
        return minchiate_lessons::Kind::worth(minchiate_lessons::Table(hand), seat);
    };
    Compared both{side, endingOf(was), endingOf(now), std::nullopt};
    if (!was.result()->cappotto && !now.result()->cappotto)
        both.gain = worth(now) - worth(was);
    return both;
}

bool sameChoice(const Action& one, const Action& other) {
    const auto* discard = std::get_if<Discard>(&one.what);
    const auto* otherDiscard = std::get_if<Discard>(&other.what);
    if (discard && otherDiscard)
        return cardsOf(*discard) == cardsOf(*otherDiscard);
    const auto* declare = std::get_if<Declare>(&one.what);
    const auto* otherDeclare = std::get_if<Declare>(&other.what);
    if (declare && otherDeclare)
        return std::ranges::is_permutation(declare->shown, otherDeclare->shown);
    return one == other;
}

bool isRealChoice(const Choice& choice) {
    const auto* play = std::get_if<PlayChoice>(&choice.among);
    return !play || play->cards.size() > 1;
}

} // namespace review
