// What lessons of games for four have in common on the page.
#pragma once

#include "desktop/learn/lesson_page_of.h"
#include "tricks/seat.h"

namespace learn {

// By seat, of people in turn from the learner on.
[[nodiscard]] inline tricks::PerSeat<QString> namesAround(tricks::Seat you,
                                                          const std::vector<QString>& people) {
    tricks::PerSeat<QString> names;
    for (const QString& name : people) {
        names[you] = name;
        you = tricks::right(you);
    }
    return names;
}

// What lies open at a step besides what its learner sees at any table.
struct Exposed {
    std::optional<tricks::Side> pile; // to be counted, or to pick from
    tricks::PerSeat<bool> hands{};    // of others, that are to be looked at
    bool operator==(const Exposed&) const = default;
};
// A pile that is asked about lies open, and so does another's hand that is to be looked at.
template<class G>
[[nodiscard]] Exposed exposedAt(const lessons::Lesson<typename G::Kind>& lesson,
                                const lessons::Progress<typename G::Kind>& progress) {
    using SpotKind = typename G::Kind::SpotKind;
    Exposed open;
    const auto* step = stepAt(lesson, progress);
    if (!step)
        return open;
    for (const auto& spot : step->look) {
        if (spot.kind == SpotKind::Hand && spot.seat != lesson.you)
            open.hands[spot.seat] = true;
        if (spot.kind == SpotKind::Pile && G::asks(step->ask.kind) == Asks::Answers)
            open.pile = spot.side;
    }
    if (step->ask.from && step->ask.from->kind == SpotKind::Pile)
        open.pile = step->ask.from->side;
    return open;
}

} // namespace learn
