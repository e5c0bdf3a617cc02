#include "bolognese/match.h"

#include "bolognese/numbered_deal.h"

#include <algorithm>
#include <numeric>

namespace bolognese {

int drawRank(Card card) {
    return suitOf(card) == Suit::Trumps ? 100 + kStrength[card.id] : kStrength[card.id];
}

namespace {

// B3.1 with the cards that `next` gives for a player one by one; nothing where it gives none.
template<class Next>
std::optional<Draw> drawn(Next next) {
    Draw draw;
    std::array<std::vector<int>, 4> ranks; // of each player: the first draw, and those that settled ties
    const auto drawFor = [&](int player) {
        do {
            const std::optional<Card> card = next(player);
            if (!card)
                return false;
            draw.cards.push_back({player, *card});
        } while (draw.cards.back().card == kMatto);
        ranks[static_cast<std::size_t>(player)].push_back(drawRank(draw.cards.back().card));
        return true;
    };
    std::iota(draw.order.begin(), draw.order.end(), 0);
    if (!std::ranges::all_of(std::array(draw.order), drawFor))
        return std::nullopt;
    const auto ranksOf = [&](int player) -> const std::vector<int>& {
        return ranks[static_cast<std::size_t>(player)];
    };
    for (;;) {
        std::ranges::stable_sort(draw.order, [&](int a, int b) { return ranksOf(a) > ranksOf(b); });
        const auto tie =
            std::ranges::adjacent_find(draw.order, [&](int a, int b) { return ranksOf(a) == ranksOf(b); });
        if (tie == draw.order.end())
            return draw;
        std::vector<int> tied;
        std::ranges::copy_if(draw.order, std::back_inserter(tied),
                             [&](int player) { return ranksOf(player) == ranksOf(*tie); });
        std::ranges::sort(tied);
        draw.ties.push_back({draw.cards.size(), tied});
        if (!std::ranges::all_of(tied, drawFor))
            return std::nullopt;
    }
}

} // namespace

Draw drawForPartners(tricks::Random& random) {
    const Deck pack = shuffledDeck(random);
    std::size_t next = 0;
    return *drawn([&](int) { return std::optional(pack[next++]); }); // a pack has cards enough
}

std::optional<Draw> drawOf(std::span<const DrawnCard> cards) {
    CardSet seen;
    std::size_t next = 0;
    const auto draw = drawn([&](int player) -> std::optional<Card> {
        if (next == cards.size() || cards[next].player != player || seen.contains(cards[next].card))
            return std::nullopt;
        seen.insert(cards[next].card);
        return cards[next++].card;
    });
    return next == cards.size() ? draw : std::nullopt;
}

PerSeat<int> seating(const Draw& draw) {
    PerSeat<int> players;
    players[Seat::S] = draw.order[0];
    players[Seat::N] = draw.order[1];
    players[Seat::E] = draw.order[2];
    players[Seat::W] = draw.order[3];
    return players;
}

Verdict verdict(const RuleSet& rules, const PerSide<int>& score, int hands, std::optional<Side> calledOut) {
    const auto wonBy = [](Side side) { return side == Side::NS ? Verdict::WonByNS : Verdict::WonByEW; };
    if (calledOut)
        return wonBy(*calledOut);
    const int ns = score[Side::NS], ew = score[Side::EW];
    const bool four = rules.match == Match::QuattroScartate;
    if (four ? hands < 4 : std::max(ns, ew) < rules.target)
        return Verdict::GoesOn;
    if (ns == ew)
        return four ? Verdict::Level : Verdict::GoesOn;
    return wonBy(ns > ew ? Side::NS : Side::EW);
}

} // namespace bolognese
