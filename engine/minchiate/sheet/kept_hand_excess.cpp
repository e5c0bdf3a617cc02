// What no hand comes to: too many marks of one kind, too large a result. A file that says so is read all the
// same; it is asked when something is written.
#include "minchiate/sheet/kept_hand.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace scoresheet {

using namespace minchiate;

namespace {

constexpr int kTurnedUp = 4; // M5.5: everybody's last card, the dealer's too

bool comes(Reason reason) {
    return reason == Reason::Rob || reason == Reason::Upcard || reason == Reason::Fola;
}

// M6.8: a counter dies once at most; and it is robbed, turned up or taken once at most.
std::optional<Problem> cardsExcess(const std::vector<PadMark>& marks) {
    std::array<int, 11> died{}, come{}; // by points
    int turnedUp = 0;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const PadMark& mark = marks[i];
        const auto at = [&](Fault fault, int number) {
            return Problem{.fault = fault, .number = number, .mark = static_cast<int>(i)};
        };
        const auto points = static_cast<std::size_t>(mark.points);
        const int most = countersWorth(mark.points);
        if (mark.reason == Reason::Death && ++died[points] > most)
            return at(Fault::DeathsTooMany, mark.points);
        if (comes(mark.reason) && ++come[points] > most)
            return at(Fault::ComeTooMany, mark.points);
        if (mark.reason == Reason::Upcard && ++turnedUp > kTurnedUp)
            return at(Fault::UpcardsTooMany, turnedUp);
    }
    return std::nullopt;
}

// M6.9: one answer a player, so a pair shows the same cards once; and all that is shown lies in one pack.
std::optional<Problem> versicoleExcess(const std::vector<PadMark>& marks, const RuleSet& rules) {
    PerSide<std::vector<CardSet>> shown;
    int points = 0;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const PadMark& mark = marks[i];
        if (mark.reason != Reason::Declaration)
            continue;
        std::vector<CardSet>& before = shown[mark.side];
        if (!mark.cards.empty() && std::ranges::find(before, mark.cards) != before.end())
            return Problem{.fault = Fault::ShownTwice, .cards = mark.cards, .mark = static_cast<int>(i)};
        before.push_back(mark.cards);
        points += mark.points;
        if (const int most = minchiate::versicolePoints(kWholeDeck, rules); points > most)
            return Problem{.fault = Fault::ShownTooMuch, .number = most, .mark = static_cast<int>(i)};
    }
    return std::nullopt;
}

// M7.1: what one pair would count with every card, and so the most that both do together.
int mostCounted(const RuleSet& rules) {
    const CountEntry all{.captured = {{scoringCards(rules), {}}}, .cards = kCaptured};
    return countOf(pilesOf(all, rules)[Side::NS], true, rules).total();
}

// The least that both count together: the last trick, and the counters that the fola has no room for.
int leastCounted(const RuleSet& rules) {
    std::vector<int> worth;
    for (Card card : kCounters)
        worth.push_back(value(card));
    std::ranges::sort(worth);
    int least = countOf({}, true, rules).last;
    for (std::size_t i = 0; i + kFola < worth.size(); ++i)
        least += worth[i];
    return least;
}

std::optional<Problem> resultExcess(const TypedResult& typed, const RuleSet& rules) {
    const int most = mostCounted(rules);
    const auto counts = countsOf(typed.text);
    if (!counts) {
        const int value = std::abs(std::get<int>(typedValue(typed.text)));
        return value > most
                   ? std::optional(Problem{.fault = Fault::ResultTooLarge, .number = value, .limit = most})
                   : std::nullopt;
    }
    if (const int larger = std::max(counts->first, counts->second); larger > most)
        return Problem{.fault = Fault::CountTooLarge, .number = larger, .limit = most};
    if (const int both = counts->first + counts->second; both > most)
        return Problem{.fault = Fault::CountsTooLarge, .number = both, .limit = most};
    return std::nullopt;
}

} // namespace

int countersWorth(int points) {
    int cards = 0;
    for (Card card : kCounters)
        cards += value(card) == points ? 1 : 0;
    return cards;
}

std::optional<Problem> excessOf(const KeptHand& hand, const RuleSet& rules) {
    if (const auto excess = cardsExcess(hand.marks))
        return excess;
    if (const auto excess = versicoleExcess(hand.marks, rules))
        return excess;
    const auto* typed = std::get_if<TypedResult>(&hand.ending);
    return typed ? resultExcess(*typed, rules) : std::nullopt;
}

std::optional<Problem> doubtOf(const KeptHand& hand, const RuleSet& rules) {
    const auto* typed = std::get_if<TypedResult>(&hand.ending);
    const auto counts = typed ? countsOf(typed->text) : std::nullopt;
    if (!counts || hand.cardsOnly[Side::NS] || hand.cardsOnly[Side::EW])
        return std::nullopt;
    const int both = counts->first + counts->second, least = leastCounted(rules);
    // Nearly all that there is to count on one side and no versicola broken: the last eighth of the way.
    const int seldom = mostCounted(rules) * 7 / 8;
    if (both < least)
        return Problem{.fault = Fault::CountsVerySmall, .number = both, .limit = least};
    if (both > seldom)
        return Problem{.fault = Fault::CountsVeryLarge, .number = both, .limit = mostCounted(rules)};
    return std::nullopt;
}

} // namespace scoresheet
