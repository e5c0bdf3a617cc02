// Cuatrola's lessons on the page: what its table lays out and asks at a step. Pure functions from
// the lesson's values.
#pragma once

#include "desktop/cuatrola/table/cuatrola_table.h"
#include "desktop/learn/usual_lessons.h"
#include "desktop/watch/watched_of.h"
#include "text/cuatrola/cuatrola_lesson_words.h"

namespace cuatrola_learn {

// As the pages of all games know it; see desktop/learn.
struct Lessons : learn::UsualLessons<Lessons, cuatrola_lessons::Kind, text::cuatrola::LessonWords> {
    using Table = cuatrola_table::CuatrolaTable;
    using Page = learn::LessonPageOf<Lessons>;
    using Gathered = cuatrola::event::TrickGathered;
    using Played = cuatrola::event::Played;

    static constexpr auto kPack = "spagnola", kLastTrickRule = "C9.5";
    static constexpr int kLastOfGame = 5; // all of it is the game

    [[nodiscard]] static learn::CardsTold cards();
    // This table laid out anew for the step that the learner is at.
    [[nodiscard]] static cuatrola_table::Staged sceneFor(const Lesson& lesson, const Progress& progress,
                                                         const cuatrola_lessons::Table& laid,
                                                         const People& people);
    // What the table asks at a step, where it is the table that asks.
    [[nodiscard]] static std::optional<cuatrola::Question> questionOf(const Lesson& lesson,
                                                                      const Progress& progress);
    // What an action at the table chooses in a lesson.
    [[nodiscard]] static cuatrola_lessons::Choosing choosing(const cuatrola::Action& action, AskKind kind);
    [[nodiscard]] static std::optional<cuatrola::Event> redacted(const cuatrola::Event& event,
                                                                 cuatrola::Seat seat);
    // The step asks for a number of a hand, which score and last marks would tell.
    [[nodiscard]] static bool asksForScore(const Lesson& lesson, const Progress& progress);

    // ---- Hands to be watched; see desktop/watch. ----
    using Names = tricks::PerSeat<QString>;
    // Those of the record, or the seats'.
    [[nodiscard]] static Names seated(const Names& names, int) {
        return watch::seated(names, text::seatNames());
    }
    [[nodiscard]] static cuatrola_table::Staged watched(const cuatrola::Hand& hand,
                                                        const text::Teller& teller, bool all);
    [[nodiscard]] static text::Teller watcher(const Names& names, cuatrola::Seat from,
                                              std::optional<cuatrola::Seat> you) {
        return {names, from, true, you};
    }
    [[nodiscard]] static auto story(const cuatrola::View& view, const text::Teller& teller) {
        return text::cuatrola::storyOf(view, teller, {});
    }
    [[nodiscard]] static bool turnsHands(const cuatrola::Action&) { return false; }
};

using LessonPage = Lessons::Page;

} // namespace cuatrola_learn
