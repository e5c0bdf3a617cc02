// French Tarot once more, slowly and straight from the text of the rules, to hold the engine against: what is
// legal (F8) and what a hand scores (F9–F12), from codes of cards and what was said and played.
#pragma once

#include "tarot/hand.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>

namespace slow {

using Code = std::string;
using Codes = std::set<Code>;
using tarot::codeOf;

inline Codes codes(tarot::CardSet cards) {
    Codes set;
    for (auto card : cards)
        set.insert(codeOf(card));
    return set;
}
inline bool isTrump(const Code& code) {
    return code[0] == 'T';
}
inline int number(const Code& trump) {
    return std::stoi(trump.substr(1));
}
inline bool isBout(const Code& code) {
    return code == "M" || code == "T1" || code == "T21";
}
// F2.1
inline int value(const Code& code) {
    if (isBout(code))
        return 9;
    static const std::map<char, int> courts{{'K', 9}, {'Q', 7}, {'N', 5}, {'J', 3}};
    const auto court = courts.find(code[1]);
    return !isTrump(code) && court != courts.end() ? court->second : 1;
}
// F1.2
inline int rank(const Code& suitCard) {
    static const std::vector<Code> order{"A", "2", "3",  "4", "5", "6", "7",
                                         "8", "9", "10", "J", "N", "Q", "K"};
    return static_cast<int>(std::ranges::find(order, suitCard.substr(1)) - order.begin());
}
// F1.5
inline std::pair<int, int> place(const Code& code) {
    if (code == "M")
        return {5, 0};
    if (isTrump(code))
        return {4, number(code)};
    return {static_cast<int>(Code("SHDC").find(code[0])), rank(code)};
}

using Trick = tarot::Trick;

// The entry that wins by F8.6, the Excuse passed over (F8.7).
inline const Trick::Entry* best(std::span<const Trick::Entry> plays) {
    const Trick::Entry* best = nullptr;
    for (const auto& entry : plays) {
        const Code code = codeOf(entry.card);
        if (code == "M")
            continue;
        if (!best) {
            best = &entry;
            continue;
        }
        const Code high = codeOf(best->card);
        if (code[0] == high[0] ? place(code) > place(high) : isTrump(code))
            best = &entry;
    }
    return best;
}

// F8: what the seat that is due may play.
inline Codes legal(const tarot::Hand& hand) {
    const Codes all = codes(hand.position().cards(hand.turn()));
    std::vector<Code> trick;
    const int number = static_cast<int>(std::ranges::count_if(
                           hand.tricks(), [](const Trick& one) { return one.winner.has_value(); })) +
                       1;
    if (!hand.tricks().empty() && !hand.tricks().back().winner)
        for (const auto& entry : hand.tricks().back().plays)
            trick.push_back(codeOf(entry.card));
    const auto led = std::ranges::find_if(trick, [](const Code& code) { return code != "M"; });
    Codes right;
    int highest = 0;
    for (const Code& code : trick)
        highest = std::max(highest, isTrump(code) ? slow::number(code) : 0);
    const auto holds = [&](auto what) { return std::ranges::any_of(all, what); };
    const auto isOfSuit = [&](const Code& code) { return code != "M" && code[0] == (*led)[0]; };
    const auto isHigh = [&](const Code& code) { return isTrump(code) && slow::number(code) > highest; };
    for (const Code& code : all) {
        bool is = true;
        if (code == "M") {
            const bool bound = hand.slam() == tarot::Slam::Chelem && hand.turn() == hand.contract()->declarer;
            const bool lost = bound && std::ranges::any_of(hand.tricks(), [&](const Trick& one) {
                                  return one.winner && *one.winner != hand.contract()->declarer;
                              });
            is = !bound || lost || number == hand.table().tricks; // F8.9
        } else if (led == trick.end()) {
            if (number == 1 && hand.called()) // F8.8
                is = code[0] != codeOf(*hand.called())[0] || code == codeOf(*hand.called());
        } else {
            if (holds(isOfSuit)) // F8.2
                is = isOfSuit(code);
            else if (holds(isTrump)) // F8.3
                is = isTrump(code);
            if (is && isTrump(code) && (isTrump(*led) || !holds(isOfSuit)) && holds(isHigh)) // F8.4
                is = isHigh(code);
        }
        if (is)
            right.insert(code);
    }
    if (hand.deal().rules.noThreeBouts && std::ranges::count_if(trick, isBout) == 2) { // F8.10
        Codes others;
        std::ranges::copy_if(right, std::inserter(others, others.end()),
                             [](const Code& code) { return !isBout(code); });
        if (!others.empty())
            return others;
    }
    return right;
}

struct Count {
    std::map<int, std::multiset<Code>> piles; // by camp: 0 the declarer's, 1 the defence; by seat without one
    std::map<int, int> halves;
    std::vector<int> scores;
};

inline int pointsUp(int halves) { // F9.4: a half rounded up
    return halves / 2 + halves % 2;
}

// The whole count of a hand that is over and not void.
inline Count count(const tarot::Hand& hand) {
    using namespace tarot;
    const RuleSet& rules = hand.deal().rules;
    const int players = hand.players();
    const bool isContract = hand.contract().has_value(), isTwo = !isContract && hand.auction().empty();
    const bool alone = !isContract && !isTwo;
    const int declarer = isContract ? index(hand.contract()->declarer) : 0;
    std::set<int> camp{declarer};
    const Code called = hand.called() ? codeOf(*hand.called()) : "";
    if (!called.empty() && rules.partner == Partner::Holder)
        for (int seat = 0; seat < players; ++seat)
            if (codes(hand.dealtTo(seatAt(seat))).count(called))
                camp.insert(seat);
    const auto campOf = [&](int seat) { return alone || isTwo ? seat : camp.count(seat) ? 0 : 1; };

    // Who won which trick, and with F8.12 in mind.
    std::vector<int> winners;
    const auto tricks = hand.tricks();
    int excuseBy = -1, excuseAt = -1;
    bool excuseWon = false;
    for (std::size_t i = 0; i < tricks.size(); ++i) {
        int winner = index(best(tricks[i].plays)->seat);
        for (const auto& entry : tricks[i].plays)
            if (codeOf(entry.card) == "M") {
                excuseBy = index(entry.seat);
                excuseAt = static_cast<int>(i);
            }
        const bool isLast = i + 1 == tricks.size();
        if (isLast && excuseAt == static_cast<int>(i) && players > 2 && !alone &&
            std::ranges::all_of(winners, [&](int one) { return campOf(one) == campOf(excuseBy); })) {
            excuseWon = true;
            winner = excuseBy;
        }
        winners.push_back(winner);
        if (!called.empty() && rules.partner == Partner::Taker)
            for (const auto& entry : tricks[i].plays)
                if (codeOf(entry.card) == called)
                    camp.insert(winner);
    }

    Count made;
    for (int key = 0; key < (alone ? players : 2); ++key)
        made.piles[key] = {};
    int petit = -1; // whose the ten is
    const int last = static_cast<int>(tricks.size()) - 1;
    for (int i = 0; i <= last; ++i)
        for (const auto& entry : tricks[std::size_t(i)].plays) {
            const int to = campOf(winners[std::size_t(i)]);
            if (codeOf(entry.card) != "M")
                made.piles[to].insert(codeOf(entry.card));
            if (codeOf(entry.card) == "T1" && (i == last || (i == last - 1 && excuseWon)))
                petit = to;
        }
    if (isContract) {
        const bool contre = hand.contract()->bid == Bid::GardeContre;
        Codes aside;
        if (hand.ecart())
            aside = codes(hand.ecart()->cards);
        else
            for (Card card : hand.chien())
                aside.insert(codeOf(card));
        made.piles[contre ? 1 : 0].insert(aside.begin(), aside.end());
    }
    // The Excuse: F8.11, F8.12, F10.2, F11.2.
    int debt = 0; // halves that pass for want of a card
    int debtor = 0;
    if (excuseBy >= 0) {
        const int own = campOf(excuseBy), won = campOf(winners[std::size_t(excuseAt)]);
        int owner = own;
        if (!alone && players == 3 && rules.excuse3 == Excuse3::Captured)
            owner = won;
        else if (!alone && excuseAt == last && !excuseWon)
            owner = 1 - own;
        const bool owes = !alone && owner != won && (players != 3 || rules.excuse3 == Excuse3::Exchanged);
        if (owes && made.piles[owner].empty()) {
            debt = 1;
            debtor = owner;
        } else if (owes) {
            const Code least = *std::ranges::min_element(
                made.piles[owner], {}, [](const Code& code) { return std::pair(value(code), place(code)); });
            made.piles[owner].erase(least);
            made.piles[1 - owner].insert(least);
        }
        made.piles[owner].insert("M");
    }
    for (const auto& [key, pile] : made.piles) {
        for (const Code& code : pile)
            made.halves[key] += value(code);
        if (isContract && players == 3 && rules.shortDeck)
            made.halves[key] += 10;
    }
    made.halves[debtor] -= debt;
    made.halves[1 - debtor] += debt;

    made.scores.assign(std::size_t(players), 0);
    const auto pay = [&](int from, int to, int points) {
        made.scores[std::size_t(from)] -= points;
        made.scores[std::size_t(to)] += points;
    };
    const auto needs = [&](int key) {
        return std::array{56, 51, 41, 36}[std::size_t(std::ranges::count_if(made.piles[key], isBout))];
    };
    if (alone) { // F10.3
        for (int one = 0; one < players; ++one)
            for (int two = 0; two < one; ++two) {
                const int difference = made.halves[one] - made.halves[two];
                if (difference > 0)
                    pay(one, two, pointsUp(difference));
                else
                    pay(two, one, pointsUp(-difference));
            }
        return made;
    }
    if (isTwo) { // F12.5
        const int winner = made.halves[0] >= 2 * needs(0) ? 0 : 1;
        const int ten = petit < 0 ? 0 : petit == winner ? 10 : -10;
        pay(1 - winner, winner, 25 + pointsUp(made.halves[winner] - 2 * needs(winner)) + ten);
        return made;
    }
    // F9.5
    const Bid bid = hand.contract()->bid;
    const int over = made.halves[0] - 2 * needs(0);
    const int s = over >= 0 ? 1 : -1;
    const int margin = pointsUp(s * over);
    const int ten = petit < 0 ? 0 : petit == 0 ? 10 : -10;
    const int coefficient = bid == Bid::GardeContre ? 6
                            : bid == Bid::GardeSans ? 4
                            : bid == Bid::Garde     ? 2
                                                    : 1;
    int shown = 0;
    for (const auto& one : hand.announcements())
        if (one.kind == Announced::Poignee) {
            const std::array<int, 3> sizes = players == 4   ? std::array{10, 13, 15}
                                             : players == 3 ? std::array{13, 15, 18}
                                                            : std::array{8, 10, 13};
            for (std::size_t i = 0; i < 3; ++i)
                shown += one.cards.size() == sizes[i] ? std::array{20, 30, 40}[i] : 0;
        }
    const auto byCamp = std::ranges::count_if(winners, [&](int one) { return camp.count(one) > 0; });
    int slam = 0;
    if (players > 2 && hand.slam() == Slam::Chelem)
        slam = byCamp == last + 1 ? rules.chelem : -rules.chelem;
    else if (players > 2 && hand.slam() == Slam::PetitChelem)
        slam = (byCamp >= last ? rules.chelem : -rules.chelem) / 2;
    else if (players > 2)
        slam = (byCamp == last + 1 ? rules.chelem : byCamp == 0 ? -rules.chelem : 0) / 2;
    const int p = (s * (25 + margin) + ten) * coefficient + s * shown + slam;
    int sum = 0, partner = -1;
    for (int seat = 0; seat < players; ++seat)
        if (!camp.count(seat)) {
            pay(seat, declarer, p);
            sum += p;
        } else if (seat != declarer) {
            partner = seat;
        }
    if (partner >= 0) // F9.11
        pay(declarer, partner, rules.split == Split::Thirds ? p : sum < 0 ? -(-sum / 2) : sum / 2);
    for (const auto& one : hand.announcements()) // F9.9
        if (one.kind != Announced::Poignee)
            for (int seat = 0; seat < players; ++seat) {
                const bool lost = index(one.seat) == declarer && bid <= Bid::Garde && s < 0;
                if (seat != index(one.seat))
                    pay(seat, index(one.seat), lost ? -10 : 10);
            }
    return made;
}

} // namespace slow
