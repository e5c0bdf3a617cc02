#include "cuatrola/players/knowledge.h"

#include "search/seen_play.h"

#include <algorithm>

namespace cuatrola {

namespace {

PerSeat<CardSet> playedBySeat(const View& view) {
    return search::playedBySeat<PerSeat<CardSet>>(view.tricks);
}

// The hand before the asking, each seat with these cards.
Position start(const View& view, const PerSeat<CardSet>& hands) {
    return {hands, view.dealer, suitOf(view.turnedUp), view.rules};
}

// The answer that a seat gave after a trick; silence, where none was heard.
Suits answerOf(const View& view, Seat seat, int trick) {
    for (const Cante& cante : view.cantes)
        if (cante.seat == seat && cante.trick == trick)
            return cante.suits;
    return 0;
}

CardSet ruledOut(const Position& before, Card played, CardSet among) {
    return search::ruledOut(played, among, [&](CardSet cards) {
        PerSeat<CardSet> hands{};
        hands[before.turn()] = cards;
        return before.withHands(hands);
    });
}

} // namespace

Position positionIn(const View& view, const search::World& world,
                    const std::function<void(const Seen&)>& visit) {
    PerSeat<CardSet> hands = playedBySeat(view);
    for (Seat seat : kSeats)
        hands[seat] |= seat == view.seat ? view.hand : world[static_cast<std::size_t>(index(seat))];
    Position position = start(view, hands);
    const auto report = [&](auto what) {
        if (visit && position.turn() != view.seat)
            visit({position, what});
    };
    const auto answer = [&] {
        const Suits suits = answerOf(view, position.turn(), position.trickNumber() - 1);
        report(suits);
        position.sing(position.maySing(suits) ? suits : Suits{0});
    };
    for (const auto& [seat, bid] : view.bids) {
        report(bid);
        position.makeBid(bid);
    }
    for (const Trick& trick : view.tricks)
        for (const auto& [seat, card] : trick.plays) {
            while (position.phase() == Phase::Sing)
                answer();
            report(card);
            position.play(card);
        }
    // Who was asked since then, before the seat that is asked now.
    const bool isAsked = view.choice && std::holds_alternative<SingChoice>(view.choice->among);
    while (position.phase() == Phase::Sing && !(isAsked && position.turn() == view.seat))
        answer();
    return position;
}

search::Hidden hiddenFrom(const View& view) {
    search::Hidden hidden;
    const PerSeat<CardSet> played = playedBySeat(view);
    hidden.loose = kWholeDeck - view.hand;
    PerSeat<CardSet> impossible{};
    for (Seat seat : kSeats) {
        hidden.loose -= played[seat];
        if (seat == view.seat)
            impossible[seat] = kWholeDeck;
        else
            hidden.room[static_cast<std::size_t>(index(seat))] = view.handSizes[seat];
    }
    // What was on the table does not depend on what else the hands hold.
    Position position = start(view, played);
    for (const auto& [seat, bid] : view.bids)
        position.makeBid(bid);
    for (const Trick& trick : view.tricks)
        for (const auto& [seat, card] : trick.plays) {
            while (position.phase() == Phase::Sing)
                position.sing(0);
            impossible[seat] |= ruledOut(position, card, hidden.loose);
            position.play(card);
        }
    const auto lieWith = [&](CardSet cards, Seat seat) {
        for (Seat one : kSeats)
            if (one != seat)
                impossible[one] |= cards;
    };
    lieWith(CardSet(view.turnedUp), view.dealer);
    for (const Cante& cante : view.cantes)
        for (Suit suit : kSuits)
            if (contains(cante.suits, suit))
                lieWith({card(suit, Rank::King), card(suit, Rank::Knight)}, cante.seat);
    for (Card card : hidden.loose)
        for (Seat seat : kSeats)
            if (!impossible[seat].contains(card))
                hidden.places[card.id] |= search::bit(index(seat));
    return hidden;
}

} // namespace cuatrola
