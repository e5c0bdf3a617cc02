#include "bolognese/players/knowledge.h"

#include "search/seen_play.h"

namespace bolognese {

namespace {

PerSeat<CardSet> playedBySeat(const View& view) {
    return search::playedBySeat<PerSeat<CardSet>>(view.tricks);
}

// The play before trick 1.
Position startIn(const View& view, const search::World& world) {
    PerSeat<CardSet> hands = playedBySeat(view);
    for (Seat seat : kSeats)
        hands[seat] |= seat == view.seat ? view.hand : world[static_cast<std::size_t>(index(seat))];
    return {hands, view.discard.value_or(world[kDiscardPlace]), view.dealer};
}

CardSet ruledOut(const Position& before, Card played, CardSet among) {
    return search::ruledOut(played, among,
                            [&](CardSet cards) { return before.withHand(before.turn(), cards); });
}

} // namespace

Position positionIn(const View& view, const search::World& world) {
    Position position = startIn(view, world);
    for (const Trick& trick : view.tricks)
        for (const auto& play : trick.plays)
            position.play(play.card);
    return position;
}

search::Hidden hiddenFrom(const View& view) {
    search::Hidden hidden;
    std::array<CardSet, search::kMostPlaces> impossible{};
    hidden.loose = kWholeDeck - view.hand - view.discard.value_or(CardSet{});
    if (view.phase == Phase::Discard)
        hidden.loose -= tricks::setOf(view.lastTwo);
    for (CardSet played : playedBySeat(view))
        hidden.loose -= played;
    for (Seat seat : kSeats)
        if (seat != view.seat)
            hidden.room[static_cast<std::size_t>(index(seat))] = view.handSizes[seat];
    if (view.seat != view.dealer)
        hidden.room[kDiscardPlace] = 2;
    impossible[kDiscardPlace] = setOf(kFives);
    for (const Accuso& accuso : view.accusi)
        for (const Combination& shown : accuso.shown) {
            const auto accuser = static_cast<std::size_t>(index(accuso.seat));
            for (std::size_t place = 0; place < impossible.size(); ++place)
                if (place != accuser)
                    impossible[place] |= shown.cards;
            // It is whole: what would belong to it is not there (B6.2).
            for (Card card : hidden.loose - shown.cards)
                if (cardsOf(shown.name, shown.cards.low() | bit(card), view.rules.fillScavezzo) & bit(card))
                    impossible[accuser].insert(card);
        }
    if (view.phase != Phase::Discard) {
        // What was on the table does not depend on what else the hands hold.
        Position position = startIn(view, {});
        for (const Trick& trick : view.tricks)
            for (const auto& [seat, card, signal] : trick.plays) {
                CardSet& no = impossible[static_cast<std::size_t>(index(seat))];
                if (seat != view.seat)
                    no |= ruledOut(position, card, hidden.loose);
                if (signal == Signal::Volo)
                    no |= setOf(bitsOf(suitOf(card)));
                position.play(card);
            }
    }
    search::allowAllBut(impossible, hidden);
    return hidden;
}

bool isPossible(const View& view, const search::World& world) {
    PerSeat<CardSet> later = playedBySeat(view);
    for (const Trick& trick : view.tricks)
        for (const auto& [seat, card, signal] : trick.plays) {
            later[seat].erase(card);
            const CardSet suit = setOf(bitsOf(suitOf(card)));
            if (signal == Signal::Striscio && seat != view.seat &&
                ((later[seat] | world[static_cast<std::size_t>(index(seat))]) & suit).empty())
                return false;
        }
    return true;
}

} // namespace bolognese
