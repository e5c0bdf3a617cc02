#include "cuatrola/position.h"

#include <bit>

namespace cuatrola {

namespace {

constexpr int kLastTrick = 10; // las diez de monte (C7.2)
constexpr int kTricks = 5;

} // namespace

Position::Position(const PerSeat<CardSet>& hands, Seat dealer, Suit trump, const RuleSet& rules)
    : trump_(static_cast<std::uint8_t>(trump)), turn_(static_cast<std::uint8_t>(right(dealer))),
      rules_(rules) {
    table_.leader = turn_;
    for (Seat seat : kSeats)
        hands_[seat] = static_cast<Bits>(hands[seat].low());
}

void Position::makeBid(Bid bid) {
    if (bid != Bid::Pass) {
        bid_ = static_cast<std::uint8_t>(bid);
        bidder_ = turn_;
    }
    ++table_.played;
    turn_ = static_cast<std::uint8_t>(right(turn()));
    const bool last = bid == Bid::Quintola || (bid != Bid::Pass && !rules_.overbid);
    if (table_.played == 4 || last) // C4.3
        endAsking();
}

// Until now the leader is the mano.
void Position::endAsking() {
    if (bidder_ != kNobody) {
        idle_ = static_cast<std::uint8_t>(partner(static_cast<Seat>(bidder_)));
        if (rules_.betLead == BetLead::Bidder)
            table_.leader = bidder_;
        else if (table_.leader == idle_)
            table_.leader = static_cast<std::uint8_t>(next(leader())); // C5.1
    }
    lead();
}

void Position::lead() {
    phase_ = Phase::Play;
    turn_ = table_.leader;
    table_.played = 0;
    table_.points = 0;
}

void Position::gather() {
    const Side side = sideOf(winning());
    cardPoints_[side] = static_cast<std::uint8_t>(cardPoints_[side] + table_.points);
    ++tricksWon_[side];
    table_.leader = table_.winner;
    table_.played = 0;
    if (countsPoints()) {
        if (trickNumber() > kTricks)
            phase_ = Phase::Over;
        else if (!ask(winning()) && !ask(partner(winning())))
            lead();
        return;
    }
    const Side bidders = sideOf(static_cast<Seat>(bidder_));
    const bool five = bid() == Bid::Quintola;
    if (tricksWon_[bidders] == (five ? 5 : 4) || tricksWon_[other(bidders)] == (five ? 1 : 2)) // C7.1
        phase_ = Phase::Over;
    else
        lead();
}

// C6.2: whether this seat is asked for a cante now.
bool Position::ask(Seat seat) {
    if (static_cast<std::uint8_t>(seat) == idle_ || held(seat) == 0)
        return false;
    phase_ = Phase::Sing;
    turn_ = static_cast<std::uint8_t>(seat);
    return true;
}

bool Position::maySing(Suits suits) const {
    if ((suits & ~held()) != 0)
        return false; // C6.1
    if (rules_.cantes == Cantes::One && std::popcount(suits) > 1)
        return false;                                                            // C6.3
    return suits == 0 || contains(suits, trump()) || !contains(held(), trump()); // C6.4
}

void Position::sing(Suits suits) {
    const Side side = sideOf(turn());
    for (Suit suit : kSuits)
        if (contains(suits, suit))
            cantePoints_[side] = static_cast<std::uint8_t>(cantePoints_[side] + (suit == trump() ? 40 : 20));
    sung_ = static_cast<Suits>(sung_ | suits);
    const bool isWinner = turn() == leader();
    if (!isWinner || !ask(partner(turn())))
        lead();
}

int Position::total(Side side) const {
    const bool last = trickNumber() > kTricks && lastTrick() == side;
    return cardPoints_[side] + cantePoints_[side] + (last ? kLastTrick : 0);
}

Score Position::score() const {
    if (!countsPoints()) { // C8.5, C8.6
        const Side bidders = sideOf(static_cast<Seat>(bidder_));
        const int all = bid() == Bid::Quintola ? 5 : 4;
        return {tricksWon_[bidders] >= all ? bidders : other(bidders), all, ScoredBy::Tricks};
    }
    const int ns = total(Side::NS), ew = total(Side::EW);
    const Side more = ns > ew ? Side::NS : Side::EW;
    if (bid() == Bid::Solo) { // C8.4
        const Side against = other(sideOf(static_cast<Seat>(bidder_)));
        return ns == ew ? Score{against, 2, ScoredBy::Tie} : Score{more, 2, ScoredBy::Points};
    }
    if (rules_.capote) // C8.3
        for (Side side : kSides)
            if (tricksWon_[side] == kTricks)
                return {side, 2, ScoredBy::Capote};
    if (ns != ew) // C8.1
        return {more, 1, ScoredBy::Points};
    return rules_.tie == Tie::LastTrick ? Score{lastTrick(), 1, ScoredBy::Tie}
                                        : Score{{}, 0, ScoredBy::Void}; // C8.2
}

Position Position::withHands(const PerSeat<CardSet>& hands) const {
    Position supposed = *this;
    for (Seat seat : kSeats)
        supposed.hands_[seat] = static_cast<Bits>(hands[seat].low());
    return supposed;
}

} // namespace cuatrola
