#include "minchiate/match.h"

#include "tricks/card_set.h"

#include <algorithm>
#include <functional>
#include <span>

namespace minchiate {

namespace {

// Where the next card of a draw comes from; nothing when it cannot go on.
using NextCard = std::function<std::optional<Card>(int player)>;

// The rank of a player's card, Fools passed over.
std::optional<int> rankDrawn(int player, const NextCard& next) {
    auto card = next(player);
    while (card && *card == kFool)
        card = next(player);
    return card ? std::optional(drawRank(*card)) : std::nullopt;
}

// Lets the players of a group draw and puts them in order, the highest first; the tied draw again at once,
// the highest tie first. False when the cards gave out, which a pack's 97 cannot: only suit cards tie.
bool drawAmong(std::span<int> group, const NextCard& next) {
    std::ranges::sort(group);
    std::array<int, kPlayers> ranks{};
    const auto rankOf = [&](int player) { return ranks[static_cast<std::size_t>(player)]; };
    for (int player : group) {
        const auto rank = rankDrawn(player, next);
        if (!rank)
            return false;
        ranks[static_cast<std::size_t>(player)] = *rank;
    }
    std::ranges::sort(group, std::ranges::greater{}, rankOf);
    for (auto tied = group.begin(); tied != group.end();) {
        const auto end = std::find_if(tied, group.end(), [&](int p) { return rankOf(p) != rankOf(*tied); });
        if (end - tied > 1 && !drawAmong(std::span<int>(tied, end), next))
            return false;
        tied = end;
    }
    return true;
}

constexpr std::array<int, kPlayers> kInPlayerOrder{0, 1, 2, 3};

} // namespace

int handsIn(Length length) {
    switch (length) {
    case Length::Hand:
        return 1;
    case Length::Round:
        return kHandsInRound;
    case Length::Match:
        return kRounds * kHandsInRound;
    }
    return 0;
}

int drawRank(Card card) {
    return isTrump(card) ? 13 + trumpNumber(card) : strength(card);
}

Draw drawForPartners(tricks::Random& random) {
    std::vector<Card> pack;
    for (Card card : kWholeDeck)
        pack.push_back(card);
    tricks::shuffle(std::span<Card>(pack), random);
    Draw draw{{}, kInPlayerOrder};
    // Cannot fail, see drawAmong.
    (void)drawAmong(draw.order, [&](int player) -> std::optional<Card> {
        if (draw.cards.size() == pack.size())
            return std::nullopt;
        draw.cards.push_back({player, pack[draw.cards.size()]});
        return draw.cards.back().card;
    });
    return draw;
}

std::optional<Draw> drawOf(const std::vector<DrawnCard>& cards) {
    Draw draw{cards, kInPlayerOrder};
    CardSet seen;
    std::size_t drawn = 0;
    const bool whole = drawAmong(draw.order, [&](int player) -> std::optional<Card> {
        if (drawn == cards.size() || cards[drawn].player != player)
            return std::nullopt;
        const Card card = cards[drawn++].card;
        if (!kWholeDeck.containsAll(CardSet(card)) || seen.contains(card))
            return std::nullopt;
        seen.insert(card);
        return card;
    });
    return whole && drawn == cards.size() ? std::optional(draw) : std::nullopt;
}

PerSeat<int> seating(const std::array<int, kPlayers>& order, int round) {
    // The first dealer's partner is the second, third, lowest draw in turn; the higher of the others sits
    // East.
    const auto partner = static_cast<std::size_t>(1 + round);
    const std::size_t east = partner == 1 ? 2 : 1, west = partner == 3 ? 2 : 3;
    PerSeat<int> seats{};
    seats[Seat::S] = order[0];
    seats[Seat::N] = order[partner];
    seats[Seat::E] = order[east];
    seats[Seat::W] = order[west];
    return seats;
}

Seat dealerOf(int hand) {
    return tricks::turned(Seat::S, hand % kHandsInRound);
}

void pay(Accounts& accounts, const PerSeat<int>& seats, int resti) {
    for (Seat seat : tricks::kSeats)
        accounts[static_cast<std::size_t>(seats[seat])] += sign(sideOf(seat)) * resti;
}

Accounts unfinishedRoundCost(const std::array<int, kPlayers>& order, int played) {
    Accounts accounts{};
    if (played % kHandsInRound == 0)
        return accounts;
    const PerSeat<int> seats = seating(order, played / kHandsInRound);
    const auto accountOf = [&](Seat seat) -> int& { return accounts[static_cast<std::size_t>(seats[seat])]; };
    for (int hand = played; hand % kHandsInRound != 0; ++hand) {
        const Seat dealer = dealerOf(hand);
        accountOf(dealer) -= 2;
        ++accountOf(tricks::right(dealer));
        ++accountOf(tricks::left(dealer));
    }
    return accounts;
}

} // namespace minchiate
