#include "minchiate/position.h"

namespace minchiate {

Position::Position(const PerSeat<CardSet>& hands, Seat leader, const RuleSet& rules)
    : hands_(hands), leader_(leader), foolMayLead_(rules.foolMayLead), demon_(rules.demon) {}

CardSet Position::keptCards() const {
    RuleSet rules;
    rules.demon = demon_;
    return kept(rules);
}

// M6.6: the debt is paid with the first worthless card in order; after trick 21 with the captured card of
// least value; a side that took no trick loses the Fool.
void Position::payForFool(Gathered& done) {
    const auto debtor = static_cast<Side>(foolDebt_);
    CardSet purse = captured_[debtor] - keptCards();
    if (purse.empty()) {
        if (!over())
            return;
        purse = captured_[debtor] - CardSet(kFool);
    }
    done.payer = debtor;
    foolDebt_ = kNone;
    if (purse.empty()) {
        captured_[debtor].erase(kFool);
        captured_[other(debtor)].insert(kFool);
        done.foolLost = true;
        return;
    }
    const auto key = [](Card c) { return value(c) * 256 + payingOrder(c); };
    Card paid = purse.first();
    for (Card c : purse)
        if (key(c) < key(paid))
            paid = c;
    captured_[debtor].erase(paid);
    captured_[other(debtor)].insert(paid);
    done.paid = paid;
}

std::variant<Position, PositionFault> Position::of(const PositionParts& parts) {
    if (parts.played < 0 || parts.played > 3)
        return PositionFault::TrickTooLong;
    CardSet seen;
    bool twice = false;
    const auto lay = [&](CardSet cards) {
        twice |= !(seen & cards).empty();
        seen |= cards;
    };
    for (Seat s : kSeats)
        lay(parts.hands[s]);
    for (Side s : kSides)
        lay(parts.captured[s]);
    for (int i = 0; i < parts.played; ++i)
        lay(CardSet(parts.trick[static_cast<std::size_t>(i)]));
    if (twice)
        return PositionFault::CardTwice;

    // Each hand with its card of this trick: how many tricks are left, this one included.
    const int left = parts.hands[turned(parts.leader, parts.played)].size();
    if (left == 0)
        return PositionFault::NoCards;
    for (int i = 0; i < 4; ++i)
        if (parts.hands[turned(parts.leader, i)].size() + (i < parts.played ? 1 : 0) != left)
            return PositionFault::UnequalHands;
    const int takenCards = parts.captured[Side::NS].size() + parts.captured[Side::EW].size();
    if (left > kTricks || takenCards > 4 * (kTricks - left))
        return PositionFault::TooManyCards;

    PerSeat<CardSet> hands = parts.hands;
    for (int i = 0; i < parts.played; ++i)
        hands[turned(parts.leader, i)].insert(parts.trick[static_cast<std::size_t>(i)]);
    Position position(hands, parts.leader, parts.rules);
    position.captured_ = parts.captured;
    position.suitsLed_ = static_cast<std::uint8_t>(parts.suitsLed & 15);
    position.trickNumber_ = static_cast<std::uint8_t>(kTricks + 1 - left);
    if (parts.foolDebt) {
        const CardSet purse = parts.captured[*parts.foolDebt];
        if (!purse.contains(kFool))
            return PositionFault::DebtWithoutFool;
        if (!(purse - position.keptCards()).empty())
            return PositionFault::DebtPayable;
        position.foolDebt_ = static_cast<std::uint8_t>(*parts.foolDebt);
    }
    for (Seat s : kSeats)
        if ((parts.fallen >> index(s)) & 1) {
            if (!(hands[s] & kTrumps).empty())
                return PositionFault::FallenWithTrumps;
            position.fallen_ = static_cast<std::uint8_t>(position.fallen_ | 1 << index(s));
        }
    for (int i = 0; i < parts.played; ++i) {
        const Card card = parts.trick[static_cast<std::size_t>(i)];
        if (!position.legal().contains(card))
            return PositionFault::IllegalTrick;
        position.play(card);
    }
    return position;
}

} // namespace minchiate
