#include "cuatrola/players/rules_of_thumb.h"

#include "cuatrola/players/open_play.h"

#include <cmath>

namespace cuatrola {

namespace {

// What the seat due can see, and what it may conclude.
struct Sight {
    const Position& position;
    Seat seat = position.turn();
    CardSet hand = position.hand(seat);
    CardSet unseen = unseenBy(position, seat);
    double size = unseen.empty() ? 1 : unseen.size();

    static CardSet unseenBy(const Position& position, Seat seat) {
        CardSet unseen;
        for (Seat one : kSeats)
            if (one != seat)
                unseen |= position.hand(one);
        return unseen;
    }
    [[nodiscard]] bool isTrump(Card card) const { return suitOf(card) == position.trump(); }
    [[nodiscard]] CardSet trumpsOut() const { return unseen & cardsOf(position.trump()); }
    // Cards of its suit above this one that others may hold.
    [[nodiscard]] int above(Card card) const {
        const CardSet higher = CardSet::ofWords((std::uint64_t{1} << card.id) - 1, 0);
        return (unseen & cardsOf(suitOf(card)) & higher).size();
    }
    // How likely a hand of so many cards holds none of `count` unseen ones.
    [[nodiscard]] double holdsNone(int count, int cards) const {
        const double one = std::max(0.0, 1 - cards / size);
        double none = 1;
        for (int i = 0; i < count; ++i)
            none *= one;
        return none;
    }
    // How likely a seat still to play beats the card, which leads the trick.
    [[nodiscard]] double beatenBy(Seat other, Card card, Suit led) const {
        const int cards = position.hand(other).size();
        if (isTrump(card) && led != position.trump()) // only who has none of the suit led
            return holdsNone((unseen & cardsOf(led)).size(), cards) * (1 - holdsNone(above(card), cards));
        const double higher = 1 - holdsNone(above(card), cards);
        if (isTrump(card))
            return higher;
        const double none = holdsNone((unseen & cardsOf(suitOf(card))).size(), cards);
        return std::min(1.0, higher + none * (1 - holdsNone(trumpsOut().size(), cards)));
    }
};

// How likely the trick is the seat's pair's in the end, this card played.
double chanceOfTrick(const Sight& sight, Card card) {
    Position after = sight.position;
    const int trick = after.trickNumber(), left = after.trickSize() - after.played() - 1;
    const Suit led = after.played() == 0 ? suitOf(card) : suitOf(after.cardLed());
    after.play(card);
    const Side ours = sideOf(sight.seat);
    if (left == 0 || after.trickNumber() > trick)
        return sideOf(after.leader()) == ours ? 1 : 0;
    double chance = sideOf(after.winning()) == ours ? 1 : 0;
    Seat next = sight.seat;
    for (int i = 0; i < left; ++i) {
        next = sight.position.next(next);
        const double beaten = sight.beatenBy(next, after.winningCard(), led);
        chance = sideOf(next) == ours ? chance + (1 - chance) * beaten : chance * (1 - beaten);
    }
    return chance;
}

// What is given up with the card for later tricks.
double keeping(const Sight& sight, Card card) {
    const int rank = static_cast<int>(rankOf(card));
    if (!sight.position.countsPoints())
        return (sight.isTrump(card) ? 6 : 0) + 4 - rank;
    double worth = sight.isTrump(card) ? 7 - rank : rankOf(card) == Rank::Ace ? 2 : 0;
    const bool ofCante = rankOf(card) == Rank::King || rankOf(card) == Rank::Knight;
    if (ofCante && sight.position.trickNumber() <= 3 && contains(sight.position.held(), suitOf(card)))
        worth += sight.isTrump(card) ? 14 : 8;
    return worth;
}

// C12.5, C12.6, C12.8: beside what the trick itself promises.
double leading(const Sight& sight, Card card) {
    const int length = (sight.hand & cardsOf(suitOf(card))).size();
    if (sight.isTrump(card)) {
        if (sight.trumpsOut().empty())
            return -4; // they make tricks at any time
        return length >= 3 ? 4 : length == 2 && sight.above(card) == 0 ? 1 : -3;
    }
    return rankOf(card) == Rank::Three && sight.above(card) > 0 ? -4 : 0;
}

// Tenths of the logarithm of the odds.
struct Curve {
    int base = 0;
    std::array<int, 5> trumps{};                                       // ace to page
    int ace = 0, aceThree = 0, loneThree = 0, noSuit = 0, loneAce = 0; // of side suits
    int threeTrumps = 0, mano = 0, dealer = 0;
};
constexpr std::array<Curve, 4> kCurves{{{-15, {17, 9, 7, 6, 6}, 6, -2, 0, 4, 1, 13, -2, -7},
                                        {-88, {38, 28, 25, 22, 19}, 18, -1, 3, 8, 3, 2, 10, 1},
                                        {-98, {29, 22, 18, 17, 16}, 15, 4, 5, 18, 6, -2, 7, 0},
                                        {-88, {13, 2, 1, -1, -3}, 8, 3, -3, 27, 14, 11, 1, 0}}};
constexpr std::array kValues{1, 2, 4, 5}; // C4.2, C8.1

} // namespace

double worthOf(const Position& position, Card card) {
    const Sight sight{position};
    const bool countsPoints = position.countsPoints();
    const double stake = countsPoints ? position.pointsOnTable() + points(card) + 2 : 12;
    const double worth = (2 * chanceOfTrick(sight, card) - 1) * stake - keeping(sight, card);
    return position.played() == 0 && countsPoints ? worth + leading(sight, card) : worth;
}

double chanceOf(const Position& position, Bid bid) {
    const Seat seat = position.turn();
    const Curve& curve = kCurves[static_cast<std::size_t>(bid)];
    const CardSet hand = position.hand(seat), trumps = hand & cardsOf(position.trump());
    int sum = curve.base;
    for (Card card : trumps)
        sum += curve.trumps[static_cast<std::size_t>(rankOf(card))];
    if (trumps.size() >= 3)
        sum += curve.threeTrumps;
    for (Suit suit : kSuits) {
        if (suit == position.trump())
            continue;
        const CardSet held = hand & cardsOf(suit);
        const bool ace = held.contains(card(suit, Rank::Ace)), three = held.contains(card(suit, Rank::Three));
        sum += (ace ? curve.ace : 0) + (ace && three ? curve.aceThree : 0) +
               (three && !ace ? curve.loneThree : 0) + (held.empty() ? curve.noSuit : 0) +
               (ace && held.size() == 1 ? curve.loneAce : 0);
    }
    if (position.played() == 0)
        sum += curve.mano;
    if (position.played() == 3)
        sum += curve.dealer;
    return 100 / (1 + std::exp(-sum / 10.0));
}

double worthOf(const Position& position, Bid bid) {
    const double won = 2 * chanceOf(position, bid) / 100 - 1;
    if (bid != Bid::Pass)
        return kValues[static_cast<std::size_t>(bid)] * won;
    const auto bidder = position.bidder();
    if (!bidder)
        return won;
    // Who bets mostly wins, and less often against a good hand.
    const double value = kValues[static_cast<std::size_t>(position.bid())];
    return sideOf(*bidder) == sideOf(position.turn()) ? value * 0.6 : value * (0.8 * won - 0.2);
}

Bid likelyBid(const Position& position) {
    Bid best = Bid::Pass;
    double most = worthOf(position, best);
    for (Bid bid : {Bid::Solo, Bid::Cuatrola, Bid::Quintola})
        if (position.mayBid(bid))
            if (const double worth = worthOf(position, bid); worth > most) {
                most = worth;
                best = bid;
            }
    return best;
}

void bidOn(Position& position) {
    while (position.phase() == Phase::Bid)
        position.makeBid(likelyBid(position));
}

} // namespace cuatrola
