// What the tests of the cousins' players share: moments of hands, levels that are asked in them, and what
// holds whatever the game.
#pragma once

#include "search/dealing.h"
#include "search/exact.h"
#include "tricks/session.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace support {

// A hand under way at which somebody has to choose, as that seat sees it.
template<class G, class HandRecord>
struct MomentOf {
    HandRecord record;
    typename G::Hand hand;
    typename G::View view;
};
// Nothing where the hand is over.
template<class G, class HandRecord>
[[nodiscard]] std::optional<MomentOf<G, HandRecord>> momentIn(const HandRecord& record) {
    const tricks::Session<G> session(record.deal, record.actions);
    if (session.over())
        return std::nullopt;
    const auto seat = G::chooser(*session.hand().choice());
    return MomentOf<G, HandRecord>{record, session.hand(), G::view(session.hand(), seat)};
}

template<tricks::Game G>
[[nodiscard]] typename G::Action chosenBy(const tricks::Player<G>& player, const typename G::View& view,
                                          std::uint64_t seed, double effort) {
    tricks::Thought thought{tricks::Random(seed)};
    thought.effort = effort;
    return player.choose(view, thought);
}

// Plays a hand on to its end with what `choose(view)` says, which is legal; `watch(action)` sees it.
template<tricks::Game G, class Choose, class Watch>
void playsLegally(tricks::Session<G> session, Choose choose, Watch watch) {
    while (!session.over()) {
        const auto seat = G::chooser(*session.hand().choice());
        const auto action = choose(G::view(session.hand(), seat));
        QCOMPARE(session.apply(action).index(), std::size_t{0});
        watch(action);
    }
}

// What `weigh(thought)` makes of actions is the same on one thread, two and four.
template<class Weigh>
void threadsChangeNothing(std::uint64_t seed, double effort, Weigh weigh) {
    tricks::Thought thought{tricks::Random(seed)};
    thought.effort = effort;
    const auto weighed = [&](int threads) {
        tricks::Thought its = thought;
        its.threads = threads;
        return weigh(its);
    };
    const auto one = weighed(1);
    for (int threads : {2, 4}) {
        const auto others = weighed(threads);
        QCOMPARE(others.size(), one.size());
        for (std::size_t i = 0; i < one.size(); ++i) {
            QVERIFY(others[i].action == one[i].action);
            QCOMPARE(others[i].points, one[i].points);
        }
    }
}

// What an ending is worth, by nothing but the rules: every card tried.
template<search::Open P>
[[nodiscard]] int minimax(const P& play) {
    if (play.over())
        return play.worth();
    std::array<typename P::Move, 32> moves;
    const int count = play.moves(moves);
    std::optional<int> best;
    for (int i = 0; i < count; ++i) {
        P next = play;
        next.play(moves[static_cast<std::size_t>(i)]);
        const int worth = minimax(next);
        best = !best ? worth : play.isFirst() ? std::max(*best, worth) : std::min(*best, worth);
    }
    return *best;
}

// Cards that lie so are among the worlds that are supposed.
inline void isSupposed(const search::Hidden& hidden, const search::World& world) {
    tricks::CardSet all;
    for (std::size_t place = 0; place < world.size(); ++place) {
        all |= world[place];
        QCOMPARE(world[place].size(), hidden.room[place]);
        for (tricks::Card card : world[place])
            QVERIFY2(hidden.places[card.id] & search::bit(static_cast<int>(place)),
                     qPrintable(QStringLiteral("card %1 at %2").arg(card.id).arg(place)));
    }
    QVERIFY(all == hidden.loose);
}

} // namespace support
