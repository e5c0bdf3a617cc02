#include "desktop/minchiate/learn/count_step.h"

#include "desktop/minchiate/learn/staging.h"

#include <algorithm>

namespace minchiate_learn {

using namespace minchiate;
using count::Entry;
using minchiate_lessons::CountPart;

std::optional<CountPart> countAt(const minchiate_lessons::Lesson& lesson,
                                 const minchiate_lessons::Progress& progress) {
    const minchiate_lessons::Step* step = stepAt(lesson, progress);
    if (!step || !progress.table.result())
        return std::nullopt;
    const auto spot =
        std::ranges::find(step->look, minchiate_lessons::SpotKind::Count, &minchiate_lessons::Spot::kind);
    return spot == step->look.end() ? std::nullopt : std::optional(spot->part);
}

count::CountContent countContent(const minchiate_lessons::Table& table, const text::Teller& teller) {
    const auto pair = [&](Seat one, Seat two) { return text::joined({teller.name(one), teller.name(two)}); };
    const Trick& last = table.tricks().back();
    count::CountContent content;
    content.result = *table.result();
    content.us = sideOf(teller.me);
    content.usNames = pair(teller.me, partner(teller.me));
    content.theirNames = pair(tricks::left(teller.me), tricks::right(teller.me));
    content.lastTrickBy = teller.name(*last.winner);
    for (const auto& play : last.plays)
        content.lastTrick.push_back(play.card);
    content.padNet = table.tally().net();
    content.paidBefore = content.result.resti - content.result.restiNow;
    return content;
}

int momentsOf(const std::vector<count::LedgerRow>& ledger, CountPart part, Told told) {
    const auto first = [&](Entry entry) {
        return static_cast<int>(std::ranges::find(ledger, entry, &count::LedgerRow::entry) - ledger.begin());
    };
    const bool answered = told == Told::Answered;
    switch (part) {
    case CountPart::Cards: // the cards taken are told, not yet what they make
        return 2 * (first(Entry::Beyond) + (answered ? 1 : 0));
    case CountPart::Versicole: { // none of them before the answer: the first told would give half of it
        const int sum = first(Entry::Versicole);
        return answered ? 2 * (sum + 1) : 2 * std::min(first(Entry::Versicola), sum);
    }
    case CountPart::Net:
        return 2 * (first(Entry::Sum) + 1);
    case CountPart::Resti:
        break;
    }
    return answered ? 2 * static_cast<int>(ledger.size()) : 2 * (first(Entry::Sum) + 1);
}

} // namespace minchiate_learn
