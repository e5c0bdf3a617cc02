// Tarocco bolognese's lessons on the page: what its table lays out and asks at a step. Pure functions from
// the lesson's values.
#pragma once

#include "desktop/bolognese/table/bolognese_table.h"
#include "desktop/learn/usual_lessons.h"
#include "desktop/watch/watched_of.h"
#include "text/bolognese/bolognese_lesson_words.h"

namespace bolognese_learn {

// As the pages of all games know it; see desktop/learn.
struct Lessons : learn::UsualLessons<Lessons, bolognese_lessons::Kind, text::bolognese::LessonWords> {
    using Table = bolognese_table::BologneseTable;
    using Page = learn::LessonPageOf<Lessons>;
    using Gathered = bolognese::event::TrickGathered;
    using Played = bolognese::event::Played;

    static constexpr auto kPack = "bolognese", kLastTrickRule = "B5.7";
    static constexpr int kLastOfGame = 5; // all of it is the game

    [[nodiscard]] static learn::CardsTold cards();
    // This table laid out anew for the step that the learner is at.
    [[nodiscard]] static bolognese_table::Staged sceneFor(const Lesson& lesson, const Progress& progress,
                                                          const bolognese_lessons::Table& laid,
                                                          const People& people);
    // What the table asks at a step, where it is the table that asks.
    [[nodiscard]] static std::optional<bolognese::Question> questionOf(const Lesson& lesson,
                                                                       const Progress& progress);
    // What an action at the table chooses in a lesson.
    [[nodiscard]] static bolognese_lessons::Choosing choosing(const bolognese::Action& action, AskKind kind);
    [[nodiscard]] static std::optional<bolognese::Event> redacted(const bolognese::Event& event,
                                                                  bolognese::Seat seat);
    // The step asks for what score and last marks would tell.
    [[nodiscard]] static bool asksForScore(const Lesson& lesson, const Progress& progress);

    // ---- Hands to be watched; see desktop/watch. ----
    using Names = tricks::PerSeat<QString>;
    // Those of the record, or the seats'.
    [[nodiscard]] static Names seated(const Names& names, int) {
        return watch::seated(names, text::seatNames());
    }
    [[nodiscard]] static bolognese_table::Staged watched(const bolognese::Hand& hand,
                                                         const text::Teller& teller, bool all);
    [[nodiscard]] static text::Teller watcher(const Names& names, bolognese::Seat from,
                                              std::optional<bolognese::Seat> you) {
        return {names, from, true, you};
    }
    [[nodiscard]] static auto story(const bolognese::View& view, const text::Teller& teller) {
        return text::bolognese::storyOf(view, teller, {});
    }
    [[nodiscard]] static bool turnsHands(const bolognese::Action& action) {
        return std::holds_alternative<bolognese::Discard>(action.what);
    }
};

using LessonPage = Lessons::Page;

} // namespace bolognese_learn
