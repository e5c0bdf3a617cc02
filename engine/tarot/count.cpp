#include "tarot/terms.h"

#include <algorithm>

namespace tarot {

namespace {

constexpr int kPetitAuBout = 10, kMisere = 10, kShortDeckHalves = 10;

int poigneesOf(std::span<const Announcement> announcements, int players) {
    int sum = 0;
    for (const Announcement& one : announcements)
        if (one.kind == Announced::Poignee)
            sum += poigneeWorth(one.cards.size(), players);
    return sum;
}

Result contractResult(const Terms& terms, std::span<const Announcement> announcements,
                      const Position& position) {
    const auto& [declarer, bid] = *terms.contract;
    const RuleSet& rules = terms.rules;
    const int players = terms.players;
    const Settled settled = position.settled();
    ContractCount count;
    count.piles = settled.piles;
    count.halves = settled.halves;
    if (players == 3 && rules.shortDeck) // F11.3
        for (int& halves : count.halves)
            halves += kShortDeckHalves;
    count.excuse = settled.excuse;
    count.petit = settled.petit;
    count.camp = position.declarersCamp();
    int petit = 0;
    if (count.petit)
        petit = count.petit->camp == Camp::Declarer ? kPetitAuBout : -kPetitAuBout;
    count.price = priceOf(
        bid, count.halves[Camp::Declarer], count.bouts().size(), petit, poigneesOf(announcements, players),
        slamPrice(rules, players, terms.slam, settled.tricks[Camp::Declarer], position.tricks()));
    for (const Announcement& one : announcements)
        if (one.kind != Announced::Poignee)
            count.miseres.push_back(paidFor(*terms.contract, one.seat, one.kind, count.price));
    return {count, scoresOf(rules, players, declarer, count.camp, count.price, count.miseres)};
}

// F12.5
Result twoResult(const Position& position) {
    const Settled settled = position.settled();
    TwoCount count;
    for (Seat seat : Seats::table(2)) {
        const Camp camp = position.campOf(seat);
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
Result misereResult(const Terms& terms, const Position& position) {
    const int players = terms.players;
    MisereCount count;
    for (Seat seat : Seats::table(players)) {
        count.piles[seat] = position.wonAlone(seat);
        count.halves[seat] = halves(count.piles[seat]);
    }
    if (position.excuseTrick() > 0)
        count.excuse = ExcuseFate{position.excuseBy(), position.excuseTrick(), {}, std::nullopt, false};
    const int fewest = *std::min_element(count.halves.begin(), count.halves.begin() + players);
    for (int place = 0; place < players; ++place)
        if (const Seat seat = turned(right(terms.dealer, players), place, players);
            count.halves[seat] == fewest)
            count.winners.push_back(seat);
    return {count, settledInPairs(count.halves, players)};
}

} // namespace

MiserePaid paidFor(const Contract& contract, Seat seat, Announced misere, const Price& price) {
    const bool lost = seat == contract.declarer && takesUp(contract.bid) && !price.made();
    return {seat, misere, lost ? -kMisere : kMisere};
}

PerSeat<int> scoresOf(const RuleSet& rules, int players, Seat declarer, Seats camp, const Price& price,
                      std::span<const MiserePaid> miseres) {
    PerSeat<int> scores = paid(rules, players, declarer, camp, price.each());
    for (const MiserePaid& one : miseres)
        for (Seat seat : Seats::table(players))
            scores[seat] += seat == one.seat ? one.points * (players - 1) : -one.points;
    return scores;
}

Result countOf(const Terms& terms, std::span<const Announcement> announcements, const Position& position) {
    if (terms.contract)
        return contractResult(terms, announcements, position);
    return terms.spoken ? misereResult(terms, position) : twoResult(position);
}

Setting settingOf(const Terms& terms, CardSet aside, Seats camp) {
    Setting setting;
    setting.players = terms.players;
    setting.tricks = tableOf(terms.rules, terms.players).tricks;
    setting.leader = right(terms.dealer, terms.players);
    setting.noThreeBouts = terms.rules.noThreeBouts;
    setting.excuse = excuseRuleOf(terms.rules, terms.players);
    if (const auto& contract = terms.contract) {
        setting.camp = camp;
        setting.aside = aside;
        setting.asideOf = contract->bid == Bid::GardeContre ? Camp::Defence : Camp::Declarer;
        setting.called = terms.called;
        setting.takerIsPartner = terms.called && terms.rules.partner == Partner::Taker;
        if (terms.slam == Slam::Chelem) { // F7.2
            setting.leader = contract->declarer;
            setting.chelemBy = contract->declarer;
        }
    } else if (terms.spoken) {
        setting.excuse = ExcuseRule::Alone; // F10
    } else {
        setting.camp = Seats(Seat::First); // F12.4: each player a camp
    }
    return setting;
}

} // namespace tarot
