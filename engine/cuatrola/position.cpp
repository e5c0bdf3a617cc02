#include "cuatrola/position.h"

#include <bit>

namespace cuatrola {

namespace {

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
    std::optional<Side> bettors;
    if (bidder_ != kNobody)
        bettors = sideOf(static_cast<Seat>(bidder_));
    if (!countsPoints()) {
        const int all = bid() == Bid::Quintola ? 5 : 4;
        return scoreOf(bid(), *bettors, tricksWon_[*bettors] >= all ? Bet::Made : Bet::Lost);
    }
    Counted counted{bettors, {total(Side::NS), total(Side::EW)}, lastTrick(), {}};
    for (Side side : kSides)
        if (tricksWon_[side] == kTricks)
            counted.allTricks = side;
    return scoreOf(counted, rules_);
}

Score scoreOf(const Counted& counted, const RuleSet& rules) {
    const int ns = counted.totals[Side::NS], ew = counted.totals[Side::EW];
    const Side more = ns > ew ? Side::NS : Side::EW;
    if (counted.bettors) { // C8.4
        const int worth = gamePoints(Bid::Solo);
        return ns == ew ? Score{other(*counted.bettors), worth, ScoredBy::Tie}
                        : Score{more, worth, ScoredBy::Points};
    }
    if (rules.capote && counted.allTricks) // C8.3
        return {*counted.allTricks, 2, ScoredBy::Capote};
    if (ns != ew) // C8.1
        return {more, gamePoints(Bid::Pass), ScoredBy::Points};
    return rules.tie == Tie::LastTrick ? Score{counted.lastTrick, gamePoints(Bid::Pass), ScoredBy::Tie}
                                       : Score{{}, 0, ScoredBy::Void}; // C8.2
}

Score scoreOf(Bid bid, Side bettors, Bet how) {
    return {how == Bet::Made ? bettors : other(bettors), gamePoints(bid), ScoredBy::Tricks};
}

Position Position::withHands(const PerSeat<CardSet>& hands) const {
    Position supposed = *this;
    for (Seat seat : kSeats)
        supposed.hands_[seat] = static_cast<Bits>(hands[seat].low());
    return supposed;
}

} // namespace cuatrola
