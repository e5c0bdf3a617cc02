// What of a step of a game's lessons G comes to its table: what happened, what is picked from, what is looked
// at. What G says is named in lesson_page_of.h.
#pragma once

#include "desktop/learn/sitting.h"
#include "desktop/table/picking.h"

namespace learn {

// What happened, as far as the learner may see it.
template<class G, class Events, class Seat>
[[nodiscard]] Events seenEvents(const Events& events, Seat you) {
    Events seen;
    for (const auto& event : events)
        if (auto shown = G::redacted(event, you))
            seen.push_back(std::move(*shown));
    return seen;
}

// How many of these come before the words about them: the last trick stays lying while they are read.
template<class G, class Events>
[[nodiscard]] std::size_t beforeWords(const Events& events) {
    for (std::size_t i = events.size(); i-- > 0;) {
        if (std::holds_alternative<typename G::Gathered>(events[i]))
            return i;
        if (std::holds_alternative<typename G::Played>(events[i]))
            break;
    }
    return events.size();
}

// Which cards to pick from; nothing where none are to be picked.
template<class G>
[[nodiscard]] std::optional<table::Picking> pickingAt(const lessons::Lesson<typename G::Kind>& lesson,
                                                      const lessons::Progress<typename G::Kind>& progress) {
    const auto* step = stepAt(lesson, progress);
    if (!step || G::asks(step->ask.kind) != Asks::Pick)
        return std::nullopt;
    return table::Picking{G::Kind::cardsAt(*step->ask.from, progress.table, lesson.you),
                          G::picksOne(*step) ? 1 : 0};
}

// What to look at at a step: what it names and, where anything is named and one of the learner's cards is
// asked for, those too, since what is left dark seems not to matter.
template<class G>
[[nodiscard]] std::vector<typename G::Kind::Spot>
spotsAt(const lessons::Lesson<typename G::Kind>& lesson,
        const lessons::Progress<typename G::Kind>& progress) {
    const auto* step = stepAt(lesson, progress);
    if (!step || step->test || step->look.empty())
        return {};
    auto spots = step->look;
    typename G::Kind::Spot hand{};
    hand.kind = G::Kind::SpotKind::Hand;
    hand.seat = lesson.you;
    const bool isPick = step->ask.from && *step->ask.from == hand;
    if ((isPick || G::asksOwnCards(step->ask.kind)) && std::ranges::find(spots, hand) == spots.end())
        spots.push_back(hand);
    return spots;
}

} // namespace learn
