#include "tarot/hand.h"

#include <algorithm>

namespace tarot {

namespace {

constexpr int kPetitAuBout = 10, kMisere = 10, kShortDeckHalves = 10;

int poigneesOf(const Hand& hand) {
    int sum = 0;
    for (const Announcement& one : hand.announcements())
        if (one.kind == Announced::Poignee)
            sum += poigneeWorth(one.cards.size(), hand.players());
    return sum;
}

// F9.9
std::vector<MiserePaid> miseresOf(const Hand& hand, bool made) {
    std::vector<MiserePaid> paid;
    const auto& [declarer, bid] = *hand.contract();
    for (const Announcement& one : hand.announcements())
        if (one.kind != Announced::Poignee) {
            const bool lost = one.seat == declarer && takesUp(bid) && !made;
            paid.push_back({one.seat, one.kind, lost ? -kMisere : kMisere});
        }
    return paid;
}

Result contractResult(const Hand& hand) {
    const auto& [declarer, bid] = *hand.contract();
    const RuleSet& rules = hand.deal().rules;
    const int players = hand.players(), tricks = hand.table().tricks;
    const Settled settled = hand.position().settled();
    ContractCount count;
    count.piles = settled.piles;
    count.halves = settled.halves;
    if (players == 3 && rules.shortDeck) // F11.3
        for (int& halves : count.halves)
            halves += kShortDeckHalves;
    count.excuse = settled.excuse;
    count.petit = settled.petit;
    count.camp = hand.position().declarersCamp();
    int petit = 0;
    if (count.petit)
        petit = count.petit->camp == Camp::Declarer ? kPetitAuBout : -kPetitAuBout;
    count.price = priceOf(bid, count.halves[Camp::Declarer], count.bouts().size(), petit, poigneesOf(hand),
                          slamPrice(rules, players, hand.slam(), settled.tricks[Camp::Declarer], tricks));
    count.miseres = miseresOf(hand, count.price.made());
    PerSeat<int> scores = paid(rules, players, declarer, count.camp, count.price.each());
    for (const MiserePaid& one : count.miseres)
        for (Seat seat : Seats::table(players))
            scores[seat] += seat == one.seat ? one.points * (players - 1) : -one.points;
    return {count, scores};
}

// F12.5
Result twoResult(const Hand& hand) {
    const Settled settled = hand.position().settled();
    TwoCount count;
    for (Seat seat : Seats::table(2)) {
        const Camp camp = hand.position().campOf(seat);
        count.piles[seat] = settled.piles[camp];
        count.halves[seat] = settled.halves[camp];
        if (count.halves[seat] >= 2 * needed(count.bouts(seat).size()))
            count.winner = seat;
    }
    count.excuse = settled.excuse;
    count.petit = settled.petit;
    count.margin = marginOf(count.halves[count.winner], needed(count.bouts(count.winner).size()));
    count.each = 25 + count.margin;
    if (count.petit)
        count.each += count.petit->seat == count.winner ? kPetitAuBout : -kPetitAuBout;
    PerSeat<int> scores{};
    for (Seat seat : Seats::table(2))
        scores[seat] = seat == count.winner ? count.each : -count.each;
    return {count, scores};
}

// F10.3
Result misereResult(const Hand& hand) {
    const Position& position = hand.position();
    const int players = hand.players();
    MisereCount count;
    for (Seat seat : Seats::table(players)) {
        count.piles[seat] = position.wonAlone(seat);
        count.halves[seat] = halves(count.piles[seat]);
    }
    if (position.excuseTrick() > 0)
        count.excuse = ExcuseFate{position.excuseBy(), position.excuseTrick(), {}, std::nullopt, false};
    const int fewest = *std::min_element(count.halves.begin(), count.halves.begin() + players);
    for (int place = 0; place < players; ++place)
        if (const Seat seat = turned(hand.mano(), place, players); count.halves[seat] == fewest)
            count.winners.push_back(seat);
    return {count, settledInPairs(count.halves, players)};
}

} // namespace

Result countOf(const Hand& hand) {
    if (hand.contract())
        return contractResult(hand);
    return hand.auction().empty() ? twoResult(hand) : misereResult(hand);
}

} // namespace tarot
