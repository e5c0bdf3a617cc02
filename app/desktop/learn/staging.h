// A lesson's table as the window's own table shows it: what lies there, what happens, what is asked. Pure
// functions from the lesson's values; the page only hands them on.
#pragma once

#include "desktop/minchiate/table/minchiate_table.h"
#include "minchiate/lessons/kind.h"
#include "text/telling.h"

#include <array>
#include <optional>
#include <vector>

namespace learn {

// Who sits at the table, as players: the learner, the partner, then those at the right and at the left.
using People = std::array<QString, minchiate::kPlayers>;

[[nodiscard]] text::Teller tellerFor(const minchiate_lessons::Lesson& lesson, const People& people);

// This table laid out anew for the step that the learner is at.
[[nodiscard]] minchiate_table::Staged sceneFor(const minchiate_lessons::Lesson& lesson,
                                               const minchiate_lessons::Progress& progress,
                                               const minchiate_lessons::Table& laid, const People& people);

// What happened, as far as the learner may see it.
[[nodiscard]] minchiate_lessons::Events seenEvents(const minchiate_lessons::Events& events,
                                                   minchiate::Seat you);
// How many of these come before the words about them: the last trick stays lying while they are read.
[[nodiscard]] std::size_t beforeWords(const minchiate_lessons::Events& events);

// What the table asks at a step, where it is the table that asks.
[[nodiscard]] std::optional<model::Question> questionOf(const minchiate_lessons::Lesson& lesson,
                                                        const minchiate_lessons::Progress& progress);
// What to look at there: what the step names and, where anything is named and one of the learner's cards is
// asked for, those too, since what is left dark seems not to matter.
[[nodiscard]] std::vector<minchiate_lessons::Spot> spotsAt(const minchiate_lessons::Lesson& lesson,
                                                           const minchiate_lessons::Progress& progress);
// Which cards to pick from; nothing where none are to be picked.
[[nodiscard]] std::optional<minchiate_table::Picking> pickingAt(const minchiate_lessons::Lesson& lesson,
                                                                const minchiate_lessons::Progress& progress);
// The step is about a pile that is laid in the open: to pick from, or to be counted when all is played.
[[nodiscard]] std::optional<minchiate::Side> openPile(const minchiate_lessons::Lesson& lesson,
                                                      const minchiate_lessons::Progress& progress);
// The step asks for what the fola's announcement means.
[[nodiscard]] bool asksForFola(const minchiate_lessons::Lesson& lesson,
                               const minchiate_lessons::Progress& progress);
// The step asks for what the score pad shows.
[[nodiscard]] bool asksForScore(const minchiate_lessons::Lesson& lesson,
                                const minchiate_lessons::Progress& progress);
// What an action at the table chooses in a lesson.
[[nodiscard]] minchiate_lessons::Choosing choosing(const minchiate::Action& action);

// The way to a step by right answers, from the nearest one before it that has a table of its own; the step
// itself last. Nothing for a lesson that cannot be begun.
[[nodiscard]] std::vector<minchiate_lessons::Progress> wayTo(const minchiate_lessons::Lesson& lesson,
                                                             int step);

} // namespace learn
