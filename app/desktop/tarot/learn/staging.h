// French Tarot's lessons on the page: what its table lays out and asks at a step. Pure functions from the
// lesson's values.
#pragma once

#include "desktop/learn/usual_lessons.h"
#include "desktop/tarot/table/tarot_table.h"
#include "desktop/watch/watched_of.h"
#include "text/tarot/tarot_lesson_words.h"

namespace tarot_learn {

// As the pages of all games know it; see desktop/learn.
struct Lessons : learn::UsualLessons<Lessons, tarot_lessons::Kind, text::tarot::LessonWords> {
    using Table = tarot_table::TarotTable;
    using Page = learn::LessonPageOf<Lessons>;
    using Gathered = tarot::event::TrickGathered;
    using Played = tarot::event::Played;

    static constexpr auto kPack = "tarot", kLastTrickRule = "F3.6";
    static constexpr int kLastOfGame = 6;   // all of it is the game
    static constexpr int kDeclarerFrom = 1; // the rung that explains what a declarer is
    static constexpr int kPlateFrom = 3;    // and the plate of the contract

    // At tables of two to five: a lesson may show several.
    [[nodiscard]] static text::tarot::LessonTeller teller(const Lesson& lesson, const People& people);
    [[nodiscard]] static learn::CardsTold cards();
    // A king that is called lies in the middle, and bids have tiles.
    [[nodiscard]] static bool asksOwnCards(AskKind kind) {
        return kind == AskKind::Play || kind == AskKind::Discard;
    }
    // This table laid out anew for the step that the learner is at.
    [[nodiscard]] static tarot_table::Staged sceneFor(const Lesson& lesson, const Progress& progress,
                                                      const tarot_lessons::Table& laid, const People& people);
    // What the table asks at a step, where it is the table that asks.
    [[nodiscard]] static std::optional<tarot::Question> questionOf(const Lesson& lesson,
                                                                   const Progress& progress);
    // What an action at the table chooses in a lesson.
    [[nodiscard]] static tarot_lessons::Choosing choosing(const tarot::Action& action, AskKind kind);
    // The chien lies in the middle, a pile where its side has it.
    [[nodiscard]] static table::Spot spotOn(const Spot& spot, const Lesson& lesson, const Progress& progress);
    [[nodiscard]] static std::optional<tarot::Event> redacted(const tarot::Event& event, tarot::Seat seat);
    // The step asks for points that the plate tells.
    [[nodiscard]] static bool asksForScore(const Lesson& lesson, const Progress& progress);

    // ---- Hands to be watched; see desktop/watch. ----
    using Names = tarot::PerSeat<QString>;
    using Teller = text::tarot::LessonTeller;
    [[nodiscard]] static int watchedSeats(const tarot::Deal& deal) { return deal.players; }
    // Those of the record, or the seats'.
    [[nodiscard]] static Names seated(const Names& names, int seats) {
        return watch::seated(names, text::tarot::seatNames(seats));
    }
    [[nodiscard]] static tarot_table::Staged watched(const tarot::Hand& hand, const Teller& teller, bool all);
    [[nodiscard]] static Teller watcher(const Names& names, tarot::Seat from, std::optional<tarot::Seat> you);
    [[nodiscard]] static auto story(const tarot::View& view, const Teller& teller) {
        return text::tarot::storyOf(view, teller.tellerAt(view.players), {});
    }
    [[nodiscard]] static watch::Told done(const tarot::View& view, const tarot::Action* last, bool counted,
                                          const Teller& teller);
    [[nodiscard]] static table::Spot watchedSpot(const Spot& spot, const tarot::Hand& hand, tarot::Seat from);
    // The chien comes in, the écart goes out.
    [[nodiscard]] static bool turnsHands(const tarot::Action& action) {
        return std::holds_alternative<tarot::Discard>(action.what);
    }
};

using LessonPage = Lessons::Page;

} // namespace tarot_learn
