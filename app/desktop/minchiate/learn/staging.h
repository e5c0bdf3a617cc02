// Minchiate's lessons on the page: what its table lays out and asks at a step, and how it is told. Pure
// functions from the lesson's values; the page only hands them on.
#pragma once

#include "desktop/learn/lesson_page_of.h"
#include "desktop/minchiate/table/minchiate_table.h"
#include "minchiate/lessons/kind.h"
#include "minchiate/lessons/ladder.h"
#include "text/lesson_words.h"

#include <array>
#include <optional>
#include <vector>

namespace minchiate_learn {

// Who sits at the table, as players: the learner, the partner, then those at the right and at the left.
using People = std::array<QString, minchiate::kPlayers>;

class LessonPage;

// As the pages of all games know it; see desktop/learn.
struct Lessons {
    using Kind = minchiate_lessons::Kind;
    using Words = text::LessonWords;
    using Table = minchiate_table::MinchiateTable;
    using Page = LessonPage;
    using People = minchiate_learn::People;
    using Lesson = minchiate_lessons::Lesson;
    using Progress = minchiate_lessons::Progress;
    using Gathered = minchiate::event::TrickGathered;
    using Played = minchiate::event::Played;

    static constexpr int kLastOfGame = 10;

    [[nodiscard]] static text::Teller teller(const Lesson& lesson, const People& people);
    [[nodiscard]] static learn::CardsTold cards();
    [[nodiscard]] static learn::Asks asks(minchiate_lessons::AskKind kind);
    [[nodiscard]] static bool asksOwnCards(minchiate_lessons::AskKind kind);
    [[nodiscard]] static bool picksOne(const minchiate_lessons::Step& step);
    [[nodiscard]] static QString spotWords(const minchiate_lessons::Spot& spot, const text::Teller& teller);

    // This table laid out anew for the step that the learner is at.
    [[nodiscard]] static minchiate_table::Staged sceneFor(const Lesson& lesson, const Progress& progress,
                                                          const minchiate_lessons::Table& laid,
                                                          const People& people);
    // What the table asks at a step, where it is the table that asks.
    [[nodiscard]] static std::optional<model::Question> questionOf(const Lesson& lesson,
                                                                   const Progress& progress);
    // What an action at the table chooses in a lesson.
    [[nodiscard]] static minchiate_lessons::Choosing choosing(const minchiate::Action& action,
                                                              minchiate_lessons::AskKind kind);
    [[nodiscard]] static std::optional<minchiate::Event> redacted(const minchiate::Event& event,
                                                                  minchiate::Seat seat);
    // The step is about a pile that is laid in the open: to pick from, or to be counted when all is played.
    [[nodiscard]] static std::optional<minchiate::Side> exposed(const Lesson& lesson,
                                                                const Progress& progress);
    // Nothing where its table has no such place.
    [[nodiscard]] static std::optional<table::Spot> spotOn(const minchiate_lessons::Spot& spot, const Lesson&,
                                                           const Progress&) {
        const auto spots = minchiate_table::spotsOf({spot});
        return spots.empty() ? std::nullopt : std::optional(spots.front());
    }
    // The step asks for what the score pad shows.
    [[nodiscard]] static bool asksForScore(const Lesson& lesson, const Progress& progress);
};

// The step asks for what the fola's announcement means.
[[nodiscard]] bool asksForFola(const minchiate_lessons::Lesson& lesson,
                               const minchiate_lessons::Progress& progress);

} // namespace minchiate_learn
