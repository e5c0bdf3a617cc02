// Trees over positions with all hands open, against the policy that their lines end by and against the
// solver.
#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "minchiate/players/policy/rollout.h"
#include "minchiate/players/search/open_tree.h"
#include "support/many/one_of_many.h"
#include "tricks/referee.h"

#include <QTest>

#include <algorithm>

using namespace minchiate;
using namespace players;

namespace {

struct Moment {
    Position position;
    Memory memory;
};

// The first lead with so many tricks left, in hands of apprentices.
std::vector<Moment> leadsWith(int tricksLeft, std::uint64_t hands) {
    std::vector<Moment> moments;
    for (std::uint64_t number = 1; number <= hands; ++number) {
        tricks::Referee<Game> referee({{}, Seat::S, numberedDeck(number)}, std::vector(4, apprentice()),
                                      number);
        const auto isThere = [&] {
            const Hand& hand = referee.hand();
            return hand.phase() == Phase::Play && !hand.answering() && hand.position().played() == 0 &&
                   kTricks + 1 - hand.position().trickNumber() == tricksLeft;
        };
        while (!referee.over() && !isThere())
            (void)referee.step();
        const SeatView view = viewOf(referee.hand(), referee.hand().choice()->chooser);
        moments.push_back({referee.hand().position(), Seen(view).common});
    }
    return moments;
}

} // namespace

class TestOpenTree : public QObject {
    Q_OBJECT

private slots:
    void beginsWithConvention();
    void settlesWhatCanBeSolved();
    void findsMostOfWhatTheSolverFinds();
};

void TestOpenTree::beginsWithConvention() {
    Solver solver;
    for (const Moment& moment : leadsWith(15, 12)) {
        OpenTree tree(moment.position, moment.memory, {}, {.solvedTricks = 0, .solvedPlaces = 0}, solver);
        const int first = tree.grow();
        QCOMPARE(first, conventionPlayOut(moment.position, moment.memory, {}));
        QCOMPARE(tree.mean(), static_cast<double>(first));
    }
}

void TestOpenTree::settlesWhatCanBeSolved() {
    Solver solver;
    for (const Moment& moment : leadsWith(5, 12)) {
        const int up = sign(sideOf(moment.position.chooser()));
        int best = -1000;
        for (const Scored& scored : solver.solve(moment.position, {}))
            best = std::max(best, up * scored.points);
        OpenTree tree(moment.position, moment.memory, {}, {}, solver);
        for (int i = 0; i < 5; ++i)
            QCOMPARE(tree.grow(), up * best);
        QCOMPARE(tree.mean(), static_cast<double>(up * best));
    }
}

// With no more than three tricks solved its card loses less than half of what convention's loses.
void TestOpenTree::findsMostOfWhatTheSolverFinds() {
    Solver solver;
    int byTree = 0, byConvention = 0;
    for (const Moment& moment : leadsWith(7, 30)) {
        OpenTree tree(moment.position, moment.memory, {}, {.solvedTricks = 3, .solvedPlaces = 3}, solver);
        for (int i = 0; i < 1500; ++i)
            (void)tree.grow();
        const Card usual = conventionCard(moment.position, moment.memory), found = tree.best();
        const int up = sign(sideOf(moment.position.chooser()));
        const auto scores = solver.solve(moment.position, {});
        const auto of = [&](Card card) {
            return up * std::ranges::find(scores, card, &Scored::card)->points;
        };
        int best = -1000;
        for (const Scored& scored : scores)
            best = std::max(best, up * scored.points);
        byTree += best - of(found);
        byConvention += best - of(usual);
    }
    QVERIFY2(byConvention > 50 && 2 * byTree < byConvention,
             qPrintable(QStringLiteral("%1, %2").arg(byTree).arg(byConvention)));
}

VERSICOLA_TEST(TestOpenTree)
#include "test_open_tree.moc"
