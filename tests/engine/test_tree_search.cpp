// Tree search over sampled worlds: the same answer on any number of threads, exact where it must be,
// weighing worlds against one another, stopping at once.
#include "endings.h"
#include "random_hands.h"
#include "random_play.h"
#include "solver.h"
#include "table_text.h"
#include "tree_search.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

using namespace minchiate;
using namespace support;
using players::searchTrees;
using players::TreeAnswer;
using players::TreeSearch;
using tricks::Random;

namespace {

// One of these, each as likely as the others.
TreeSearch among(std::vector<Position> worlds, const RuleSet& rules) {
    TreeSearch search;
    search.rules = rules;
    search.worlds = [worlds = std::move(worlds)] {
        return [&worlds](Random& random) {
            return std::optional(worlds[random.below(static_cast<std::uint32_t>(worlds.size()))]);
        };
    };
    search.playOut = [rules](const players::Line& line, Random& random) {
        return players::randomPlayOut(line.now, random, rules);
    };
    return search;
}

// As a trick is to be led, `left` tricks before the end of a hand played at random.
Position played(std::uint64_t number, int left, RuleSet& rules) {
    const RandomHand random = randomHand(number);
    rules = random.deal.rules;
    Hand hand(random.deal);
    for (const Action& action : random.actions) {
        act(hand, action);
        if (hand.phase() == Phase::Play && hand.position().trickNumber() == kTricks + 1 - left)
            break;
    }
    return hand.position();
}

// The same with the hands of the three seats after the one to lead dealt anew.
std::vector<Position> redealt(const Position& position, const RuleSet& rules, int count, Random& random) {
    PositionParts parts;
    parts.rules = rules;
    parts.leader = position.leader();
    for (Side s : kSides)
        parts.captured[s] = position.captured(s);
    for (Suit suit : kSuits)
        parts.suitsLed |= position.wasLed(suit) << static_cast<int>(suit);
    parts.foolDebt = position.foolDebt();
    std::vector<Card> hidden;
    for (Seat s : kSeats)
        if (s != position.turn())
            for (Card c : position.hand(s))
                hidden.push_back(c);
    std::vector<Position> worlds;
    while (static_cast<int>(worlds.size()) < count) {
        tricks::shuffle(std::span<Card>(hidden), random);
        auto next = hidden.begin();
        for (Seat s : kSeats) {
            parts.hands[s] = position.hand(s);
            if (s == position.turn())
                continue;
            parts.hands[s] = {};
            for (int i = position.hand(s).size(); i > 0; --i)
                parts.hands[s].insert(*next++);
        }
        worlds.push_back(std::get<Position>(Position::of(parts)));
    }
    return worlds;
}

int bestOf(const std::vector<players::Scored>& scored, Side chooser) {
    const auto less = [chooser](const auto& a, const auto& b) {
        return sign(chooser) * a.points < sign(chooser) * b.points;
    };
    return std::ranges::max_element(scored, less)->points;
}

int pointsOf(const std::vector<players::Scored>& scored, Card card) {
    return std::ranges::find(scored, card, &players::Scored::card)->points;
}

// Who chooses the card, the switch for falling applied.
Side chooserOf(Position position, const RuleSet& rules) {
    if (rules.autoFall && position.mayFall())
        position.fall();
    return sideOf(position.chooser());
}

void alike(const players::Line& line, std::vector<players::Share>& list) {
    const CardSet legal = line.now.legal();
    for (Card card : legal)
        list.push_back({card, 1.0 / static_cast<double>(legal.size())});
}

} // namespace

class TestTreeSearch : public QObject {
    Q_OBJECT

private slots:
    void sameAnswerOnAnyNumberOfThreads();
    void anotherSeedAnotherSearch();
    void spendsItsBudget();
    void findsTheBestCardWhereNothingIsHidden_data();
    void findsTheBestCardWhereNothingIsHidden();
    void triesOnlyCardsThatHaveShares();
    void looksFirstWhereTheShareIsGreatest();
    void weighsWorldsExactly();
    void doesNotTakeOneWorldForAnother();
    void tellsPoliciesTheLine();
    void trustsWhatIsPreferred();
    void saysThatNoWorldWasFound();
    void stopsWhenAsked();
};

void TestTreeSearch::sameAnswerOnAnyNumberOfThreads() {
    Random random(1);
    for (std::uint64_t number : {1, 2, 3}) {
        RuleSet rules;
        const Position position = played(number, 9, rules);
        TreeSearch search = among(redealt(position, rules, 50, random), rules);
        search.iterations = 1003;
        search.exactTricks = number == 3 ? 3 : 0;
        const TreeAnswer alone = searchTrees(search, number);
        QVERIFY(!alone.moves.empty());
        for (int threads : {2, 4, 8}) {
            search.threads = threads;
            QVERIFY(searchTrees(search, number) == alone);
        }
    }
}

void TestTreeSearch::anotherSeedAnotherSearch() {
    RuleSet rules;
    const Position position = played(4, 9, rules);
    const TreeSearch search = among({position}, rules);
    QVERIFY(searchTrees(search, 1) == searchTrees(search, 1));
    QVERIFY(searchTrees(search, 1) != searchTrees(search, 2));
}

void TestTreeSearch::spendsItsBudget() {
    RuleSet rules;
    const Position position = played(5, 9, rules);
    TreeSearch search = among({position}, rules);
    search.iterations = 1003;
    const TreeAnswer answer = searchTrees(search, 1);
    QCOMPARE(answer.worlds, 1003);
    QCOMPARE(answer.failures, 0);
    std::int64_t visits = 0;
    CardSet tried;
    for (const auto& move : answer.moves) {
        visits += move.visits;
        tried.insert(move.card);
    }
    QCOMPARE(visits, 1003);
    QCOMPARE(codesOf(tried), codesOf(position.legal()));
    QVERIFY(std::ranges::is_sorted(answer.moves, std::ranges::greater(), &players::TreeMove::visits));
}

void TestTreeSearch::findsTheBestCardWhereNothingIsHidden_data() {
    QTest::addColumn<bool>("shares");
    QTest::newRow("every card tried") << false;
    QTest::newRow("by shares") << true;
}

void TestTreeSearch::findsTheBestCardWhereNothingIsHidden() {
    QFETCH(const bool, shares);
    players::Solver solver;
    int asked = 0, best = 0, lost = 0;
    for (std::uint64_t number = 1; number <= 120; ++number) {
        RuleSet rules;
        const Position position = played(number, 3, rules);
        const auto exact = solver.solve(position, rules);
        if (exact.size() < 2)
            continue;
        TreeSearch search = among({position}, rules);
        search.iterations = 4000;
        search.trees = 2;
        if (shares)
            search.shares = alike;
        const Card chosen = searchTrees(search, number).moves.front().card;
        const int miss = std::abs(pointsOf(exact, chosen) - bestOf(exact, chooserOf(position, rules)));
        ++asked;
        best += miss == 0;
        lost += miss;
    }
    QVERIFY(asked > 80);
    QVERIFY2(best * 100 >= asked * 95 && lost < asked / 2,
             qPrintable(QStringLiteral("%1 of %2 best, %3 points lost").arg(best).arg(asked).arg(lost)));
}

// The best card may well be among those left out; still they are left out, at every node.
void TestTreeSearch::triesOnlyCardsThatHaveShares() {
    RuleSet rules;
    const Position position = played(6, 9, rules);
    TreeSearch search = among({position}, rules);
    search.shares = [](const players::Line& line, std::vector<players::Share>& list) {
        const CardSet legal = line.now.legal();
        list.push_back({legal.first(), 0.5});
        if (legal.last() != legal.first())
            list.push_back({legal.last(), 0.5});
    };
    std::atomic<bool> others = false;
    search.playOut = [&](const players::Line& line, Random& random) {
        Position now = line.start;
        for (Card card : line.cards) {
            if (card != now.legal().first() && card != now.legal().last())
                others = true;
            now.play(card);
            if (now.trickFull())
                (void)now.gather();
        }
        return players::randomPlayOut(line.now, random, rules);
    };
    const CardSet legal = position.legal();
    QVERIFY(legal.size() > 2);
    for (const auto& move : searchTrees(search, 1).moves)
        QVERIFY(move.card == legal.first() || move.card == legal.last());
    QVERIFY(!others);
}

// Where all cards come to the same, attention stays as it was shared out.
void TestTreeSearch::looksFirstWhereTheShareIsGreatest() {
    RuleSet rules;
    const Position position = played(6, 9, rules);
    QVERIFY(position.legal().size() > 2);
    TreeSearch search = among({position}, rules);
    search.trees = 1;
    search.iterations = 1000;
    search.playOut = [](const players::Line& line, Random&) { // whatever was marked on the way
        Position now = line.start;
        int marks = 0;
        for (Card card : line.cards) {
            now.play(card);
            if (now.trickFull()) {
                const Gathered done = now.gather();
                marks += sign(sideOf(done.winner)) * done.points;
            }
        }
        return 7 - marks;
    };
    search.shares = [](const players::Line& line, std::vector<players::Share>& list) {
        const CardSet legal = line.now.legal();
        for (Card card : legal)
            list.push_back(
                {card, (card == legal.last() ? 0.8 : 0) + 0.2 / static_cast<double>(legal.size())});
    };
    const auto moves = searchTrees(search, 1).moves;
    QVERIFY(moves.front().card == position.legal().last());
    QVERIFY2(moves.front().visits > 750 && moves.front().visits < 900,
             qPrintable(QString::number(moves.front().visits)));
    QCOMPARE(moves.size(), static_cast<std::size_t>(position.legal().size()));
}

// With all tricks left to the solver the means are those of exact results.
void TestTreeSearch::weighsWorldsExactly() {
    Random random(3);
    players::Solver solver;
    int asked = 0;
    for (std::uint64_t number = 1; number <= 20; ++number) {
        RuleSet rules;
        const Position position = played(number, 4, rules);
        const auto worlds = redealt(position, rules, 1, random);
        const auto exact = solver.solve(worlds.front(), rules);
        TreeSearch search = among(worlds, rules);
        search.iterations = 200;
        search.exactTricks = 4;
        const TreeAnswer answer = searchTrees(search, number);
        for (const auto& move : answer.moves) {
            QCOMPARE(move.points, move.visits * pointsOf(exact, move.card));
            ++asked;
        }
    }
    QVERIFY(asked > 20);
}

// Each world alone has a best card of its own; the card chosen is the best over all of them.
void TestTreeSearch::doesNotTakeOneWorldForAnother() {
    Random random(9);
    players::Solver solver;
    int asked = 0, differing = 0;
    for (std::uint64_t number = 1; number <= 60; ++number) {
        RuleSet rules;
        const Position position = played(number, 4, rules);
        const auto worlds = redealt(position, rules, 4, random);
        const int up = sign(chooserOf(position, rules));
        std::vector<int> sums;
        std::vector<Card> cards;
        for (Card c : position.legal())
            cards.push_back(c);
        sums.resize(cards.size());
        bool differs = false;
        std::optional<Card> bestBefore;
        for (const Position& world : worlds) {
            const auto exact = solver.solve(world, rules);
            for (std::size_t i = 0; i < cards.size(); ++i)
                sums[i] += up * pointsOf(exact, cards[i]);
            const auto best = std::ranges::max_element(
                exact, [up](const auto& a, const auto& b) { return up * a.points < up * b.points; });
            differs |= bestBefore && *bestBefore != best->card;
            bestBefore = best->card;
        }
        auto sorted = sums;
        std::ranges::sort(sorted, std::greater());
        if (cards.size() < 2 || sorted[0] - sorted[1] < 12) // 3 points a world: no close choices
            continue;
        TreeSearch search = among(worlds, rules);
        search.iterations = 6000;
        search.trees = 1;
        search.exactTricks = 4;
        const Card chosen = searchTrees(search, number).moves.front().card;
        QCOMPARE(sums[static_cast<std::size_t>(std::ranges::find(cards, chosen) - cards.begin())], sorted[0]);
        ++asked;
        differing += differs;
    }
    QVERIFY2(asked >= 15 && differing >= 5,
             qPrintable(QStringLiteral("%1 asked, %2 differing").arg(asked).arg(differing)));
}

// The cards of a line lead from its start to its position, and what is preferred is what is tried first.
void TestTreeSearch::tellsPoliciesTheLine() {
    RuleSet rules;
    const Position position = played(8, 6, rules);
    TreeSearch search = among({position}, rules);
    search.trees = 1;
    search.iterations = 500;
    int lines = 0, faults = 0;
    const auto leadsThere = [&](const players::Line& line) {
        Position at = line.start;
        for (Card c : line.cards) {
            if (rules.autoFall && at.mayFall())
                at.fall();
            faults += !at.legal().contains(c);
            at.play(c);
            if (at.trickFull())
                (void)at.gather();
        }
        if (rules.autoFall && at.mayFall())
            at.fall();
        ++lines;
        faults += at != line.now || line.start != position;
    };
    CardSet firstTried;
    search.prefer = [&](const players::Line& line, CardSet among, Random&) {
        leadsThere(line);
        faults += !line.now.legal().containsAll(among);
        if (line.cards.empty())
            firstTried.insert(among.last());
        return among.last();
    };
    search.playOut = [&](const players::Line& line, Random& random) {
        leadsThere(line);
        return players::randomPlayOut(line.now, random, rules);
    };
    QCOMPARE(searchTrees(search, 1).worlds, 500);
    QVERIFY(lines >= 500);
    QCOMPARE(faults, 0);
    QCOMPARE(codesOf(firstTried), codesOf(position.legal()));
    search.iterations = 1;
    QCOMPARE(codesOf(searchTrees(search, 1).moves.front().card), codesOf(position.legal().last()));
}

// With trust without end every card but the first is the one preferred; with none others are tried.
void TestTreeSearch::trustsWhatIsPreferred() {
    RuleSet rules;
    const Position position = played(8, 6, rules);
    for (int trust : {1'000'000, 0}) {
        TreeSearch search = among({position}, rules);
        search.trees = 1;
        search.iterations = 500;
        search.trust = trust;
        search.prefer = [](const players::Line&, CardSet among, Random&) { return among.last(); };
        int others = 0;
        search.playOut = [&](const players::Line& line, Random& random) {
            Position at = line.start;
            for (Card c : line.cards) {
                if (rules.autoFall && at.mayFall())
                    at.fall();
                others += at != line.start && c != at.legal().last();
                at.play(c);
                if (at.trickFull())
                    (void)at.gather();
            }
            return players::randomPlayOut(line.now, random, rules);
        };
        const TreeAnswer answer = searchTrees(search, 1);
        QCOMPARE(answer.worlds, 500);
        QCOMPARE(static_cast<int>(answer.moves.size()), position.legal().size());
        QCOMPARE(others == 0, trust != 0);
    }
}

void TestTreeSearch::saysThatNoWorldWasFound() {
    RuleSet rules;
    TreeSearch search = among({played(6, 9, rules)}, rules);
    search.worlds = [] { return [](Random&) { return std::optional<Position>(); }; };
    search.trees = 2;
    const TreeAnswer answer = searchTrees(search, 1);
    QVERIFY(answer.moves.empty());
    QCOMPARE(answer.worlds, 0);
    QCOMPARE(answer.failures, 200); // each tree gives up after a hundred
}

void TestTreeSearch::stopsWhenAsked() {
    RuleSet rules;
    const Position position = played(7, 11, rules);
    for (int exactTricks : {0, 10}) {
        TreeSearch search = among({position}, rules);
        search.iterations = 100'000'000;
        search.exactTricks = exactTricks;
        std::stop_source stop;
        std::atomic<std::chrono::steady_clock::rep> asked = 0;
        std::jthread later([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(40));
            asked = std::chrono::steady_clock::now().time_since_epoch().count();
            stop.request_stop();
        });
        (void)searchTrees(search, 1, stop.get_token());
        const auto took = std::chrono::steady_clock::now().time_since_epoch().count() - asked;
        QVERIFY(asked != 0);
        // 5 ms are promised; a busy machine may take the processor away meanwhile.
        QVERIFY2(std::chrono::steady_clock::duration(took) < std::chrono::milliseconds(50),
                 qPrintable(QString::number(took / 1000)));
    }
}

QTEST_APPLESS_MAIN(TestTreeSearch)
#include "test_tree_search.moc"
