// Cuatrola's lessons on the page: what its table lays out and asks at a step. Pure functions from the
// lesson's values.
#pragma once

#include "desktop/cuatrola/table/cuatrola_table.h"
#include "desktop/learn/four_seats.h"
#include "desktop/watch/watched_of.h"
#include "text/cuatrola/cuatrola_lesson_words.h"

namespace cuatrola_learn {

class LessonPage;

// As the pages of all games know it; see desktop/learn.
struct Lessons {
    using Kind = cuatrola_lessons::Kind;
    using Words = text::cuatrola::LessonWords;
    using Table = cuatrola_table::CuatrolaTable;
    using Page = LessonPage;
    using People = std::vector<QString>; // in turn from the learner on
    using Lesson = cuatrola_lessons::Lesson;
    using Progress = cuatrola_lessons::Progress;
    using Gathered = cuatrola::event::TrickGathered;
    using Played = cuatrola::event::Played;

    static constexpr auto kPack = "spagnola";
    static constexpr int kPlayers = 4;
    static constexpr int kLastOfGame = 5; // all of it is the game

    [[nodiscard]] static text::Teller teller(const Lesson& lesson, const People& people);
    [[nodiscard]] static learn::CardsTold cards();
    [[nodiscard]] static learn::Asks asks(cuatrola_lessons::AskKind kind);
    [[nodiscard]] static bool asksOwnCards(cuatrola_lessons::AskKind kind);
    // What is named by its code is one that the question means.
    [[nodiscard]] static bool picksOne(const cuatrola_lessons::Step& step);
    [[nodiscard]] static QString spotWords(const cuatrola_lessons::Spot& spot, const text::Teller& teller) {
        return Words::spot(spot, teller);
    }

    // This table laid out anew for the step that the learner is at.
    [[nodiscard]] static cuatrola_table::Staged sceneFor(const Lesson& lesson, const Progress& progress,
                                                         const cuatrola_lessons::Table& laid,
                                                         const People& people);
    // What the table asks at a step, where it is the table that asks.
    [[nodiscard]] static std::optional<cuatrola::Question> questionOf(const Lesson& lesson,
                                                                      const Progress& progress);
    // What an action at the table chooses in a lesson.
    [[nodiscard]] static cuatrola_lessons::Choosing choosing(const cuatrola::Action& action,
                                                             cuatrola_lessons::AskKind kind);
    [[nodiscard]] static std::optional<cuatrola::Event> redacted(const cuatrola::Event& event,
                                                                 cuatrola::Seat seat);
    [[nodiscard]] static learn::Exposed exposed(const Lesson& lesson, const Progress& progress) {
        return learn::exposedAt<Lessons>(lesson, progress);
    }
    // The step asks for a number of a hand, which score and last marks would tell.
    [[nodiscard]] static bool asksForScore(const Lesson& lesson, const Progress& progress);

    // ---- Hands to be watched; see desktop/watch. ----
    using Names = tricks::PerSeat<QString>;
    static constexpr int kWatchedSeats = 4;
    // Those of the record, or the seats'.
    [[nodiscard]] static Names seated(const Names& names) { return watch::seated(names, text::seatNames()); }
    [[nodiscard]] static cuatrola_table::Staged watched(const cuatrola::Hand& hand, cuatrola::Seat from,
                                                        bool all, const Names& names);
    [[nodiscard]] static text::Teller watcher(const Names& names, cuatrola::Seat from) {
        return {names, from, true, {}};
    }
    [[nodiscard]] static auto story(const cuatrola::View& view, const text::Teller& teller) {
        return text::cuatrola::storyOf(view, teller, false);
    }
    [[nodiscard]] static bool turnsHands(const cuatrola::Action&) { return false; }
};

} // namespace cuatrola_learn
