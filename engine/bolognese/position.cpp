#include "bolognese/position.h"

namespace bolognese {

namespace {

// B8.2: of cards that cost as much the first of these is given; the Matto never.
constexpr auto kGivingOrder = [] {
    std::array<Card, kDeckSize - 1> order{};
    std::size_t n = 0;
    const auto rank = [&](Rank which) {
        for (Suit suit : kSuits)
            order[n++] = card(suit, which);
    };
    for (Rank which : {Rank::Six, Rank::Seven, Rank::Eight, Rank::Nine, Rank::Ten, Rank::Ace})
        rank(which);
    for (int number = 1; number <= 4; ++number)
        order[n++] = moor(number);
    for (int number = 5; number <= 16; ++number)
        order[n++] = trump(number);
    for (Rank which : {Rank::Page, Rank::Knight, Rank::Queen})
        rank(which);
    order[n++] = trump(17);
    order[n++] = trump(18);
    rank(Rank::King);
    for (int number : {1, 19, 20})
        order[n++] = trump(number);
    return order;
}();

int pilePoints(Bits pile, const RuleSet& rules) {
    return worthOf(pile, rules.fillScavezzo).total() + scartini(pile);
}

} // namespace

Card payingCard(CardSet giver, CardSet taker, const RuleSet& rules) {
    constexpr Bits plain = bitsOf(Rank::Six) | bitsOf(Rank::Seven) | bitsOf(Rank::Eight) |
                           bitsOf(Rank::Nine) | bitsOf(Rank::Ten);
    const Bits has = giver.low(), gets = taker.low();
    std::optional<Card> best;
    int most = 0;
    for (Card one : kGivingOrder) {
        if (!(has & bit(one)))
            continue;
        if (bit(one) & plain)
            return one; // in no combination, and no card costs less
        const int left = pilePoints(has & ~bit(one), rules) - pilePoints(gets | bit(one), rules);
        if (!best || left > most) {
            best = one;
            most = left;
        }
    }
    return *best;
}

Position::Position(const PerSeat<CardSet>& hands, CardSet discard, Seat dealer) : leader_(right(dealer)) {
    for (Seat seat : kSeats)
        hands_[seat] = hands[seat].low();
    piles_[sideOf(dealer)] = discard.low();
}

std::optional<Side> Position::cappotto() const {
    for (Side side : kSides)
        if (tricksWon_[side] == 0)
            return side;
    return std::nullopt;
}

Exchange Position::exchange(const RuleSet& rules) const {
    if (const auto losers = cappotto())
        return {*losers, pile(*losers)};
    if (tricks::bits::count(piles_[Side::NS]) % 2 == 0)
        return {};
    const Side from = piles_[Side::NS] & bit(kMatto) ? Side::NS : Side::EW;
    return {from, CardSet(payingCard(pile(from), pile(other(from)), rules))};
}

PerSide<int> Position::points(const RuleSet& rules) const {
    const Exchange given = exchange(rules);
    PerSide<Bits> piles = piles_;
    piles[given.from] &= ~given.cards.low();
    piles[other(given.from)] |= given.cards.low();
    PerSide<int> points;
    for (Side side : kSides)
        points[side] = pilePoints(piles[side], rules) + (side == lastTrick() ? kLastTrickPoints : 0);
    return points;
}

} // namespace bolognese
