// What the lessons of most games have alike on the page. A game's G derives from UsualLessons<G, K, W> and
// says itself only what is its own; what it says again is in place of what stands here.
//
//   G::kLastTrickRule   the rule by which the last trick may be looked at, and no other
#pragma once

#include "desktop/learn/lesson_page_of.h"
#include "tricks/seat.h"

#include <functional>

namespace learn {

// Who sits at a table of so many players, in turn from the learner on.
using PeopleAround = std::function<std::vector<QString>(int players)>;

// By seat at a table of four.
[[nodiscard]] inline tricks::PerSeat<QString> namesAround(tricks::Seat you, const PeopleAround& people) {
    tricks::PerSeat<QString> names;
    for (const QString& name : people ? people(4) : std::vector<QString>()) {
        names[you] = name;
        you = tricks::right(you);
    }
    return names;
}

// A spot of a game's lessons as the table knows it; of a pile, its place among the scene's.
template<class Spot>
[[nodiscard]] table::Spot usualSpot(const Spot& spot, int pile) {
    using From = decltype(spot.kind);
    using To = table::Spot::Kind;
    To kind = spot.kind == From::Cards   ? To::Cards
              : spot.kind == From::Hand  ? To::Hand
              : spot.kind == From::Seat  ? To::Seat
              : spot.kind == From::Pile  ? To::Pile
              : spot.kind == From::Trick ? To::Trick
                                         : To::Spread;
    if constexpr (requires { From::Score; })
        kind = spot.kind == From::Score ? To::Score : kind;
    return {kind, spot.cards, index(spot.seat), pile};
}

template<class G, class K, class W>
struct UsualLessons {
    using Kind = K;
    using Words = W;
    using People = PeopleAround;
    using Lesson = lessons::Lesson<K>;
    using Progress = lessons::Progress<K>;
    using Step = lessons::Step<K>;
    using Spot = typename K::Spot;
    using AskKind = typename K::AskKind;

    [[nodiscard]] static typename W::Teller teller(const Lesson& lesson, const People& people) {
        return {namesAround(lesson.you, people), lesson.you};
    }
    [[nodiscard]] static Asks asks(AskKind kind) {
        return kind == AskKind::GoOn                                ? Asks::Nothing
               : kind == AskKind::Choose || kind == AskKind::Number ? Asks::Answers
               : kind == AskKind::Pick                              ? Asks::Pick
                                                                    : Asks::Table;
    }
    [[nodiscard]] static bool asksOwnCards(AskKind kind) { return G::asks(kind) == Asks::Table; }
    // What is named by its code is one that the question means.
    [[nodiscard]] static bool picksOne(const Step& step) {
        const auto named = K::cardListOf(step.ask.which);
        return named && named->size() == 1;
    }
    [[nodiscard]] static QString spotWords(const Spot& spot, const typename W::Teller& teller) {
        return W::spot(spot, teller);
    }
    [[nodiscard]] static table::Spot spotOn(const Spot& spot, const Lesson&, const Progress&) {
        return usualSpot(spot, index(spot.side));
    }
    [[nodiscard]] static table::Spot watchedSpot(const Spot& spot, const typename K::Game::Hand&,
                                                 typename K::Game::Seat) {
        return usualSpot(spot, index(spot.side));
    }
    // So many sit at the table of a hand to be watched.
    template<class Deal>
    [[nodiscard]] static int watchedSeats(const Deal&) {
        return 4;
    }
    // What lies open at a step besides what its learner sees at any table: another's hand that is to be
    // looked at, a pile that is asked about.
    [[nodiscard]] static std::vector<Spot> exposed(const Lesson& lesson, const Progress& progress) {
        using SpotKind = typename K::SpotKind;
        std::vector<Spot> open;
        const Step* step = stepAt(lesson, progress);
        if (!step)
            return open;
        for (const Spot& spot : step->look)
            if ((spot.kind == SpotKind::Hand && spot.seat != lesson.you) ||
                (spot.kind == SpotKind::Pile && G::asks(step->ask.kind) == Asks::Answers))
                open.push_back(spot);
        if (step->ask.from && step->ask.from->kind == SpotKind::Pile)
            open.push_back(*step->ask.from);
        return open;
    }
    // The placeholder of the number that a step asks for; empty where it asks for none.
    [[nodiscard]] static QString numberAsked(const Lesson& lesson, const Progress& progress) {
        const Step* step = stepAt(lesson, progress);
        if (!step || step->ask.kind != AskKind::Number || !step->ask.number)
            return {};
        const auto* asked = std::get_if<lessons::Placeholder>(&*step->ask.number);
        return asked ? asked->name : QString();
    }

    // What the table shows of the cards of a step: those laid out, others' hands, and those of an open pile
    // as `sorted` puts them. Of a pile the words speak as it is once all that comes before them is played.
    template<class Staged, class Sorted>
    static void layOpen(Staged& staged, const Lesson& lesson, const Progress& progress,
                        const typename K::Table& laid, Sorted sorted) {
        using SpotKind = typename K::SpotKind;
        for (const Spot& spot : G::exposed(lesson, progress)) {
            if (spot.kind == SpotKind::Hand)
                staged.open[spot.seat] = laid.held(spot.seat);
            if (spot.kind == SpotKind::Pile)
                staged.spread = sorted(progress.table.captured(spot.side));
        }
        if (const auto* spread = laid.spread())
            staged.spread = spread->cards;
    }
    // The step at which a hand is asked something at the table; null elsewhere.
    [[nodiscard]] static const Step* askedAtTable(const Lesson& lesson, const Progress& progress) {
        const Step* step = stepAt(lesson, progress);
        return step && G::asks(step->ask.kind) == Asks::Table && progress.table.choice() ? step : nullptr;
    }
};

} // namespace learn
