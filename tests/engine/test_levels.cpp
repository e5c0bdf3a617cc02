// What holds for every level of computer player: it knows no more than its seat, it answers the same again
// and on any number of threads, it can be stopped, and it tells what it considered.
#include "minchiate/numbered_deal.h"
#include "minchiate/players/grandmaster.h"
#include "minchiate/players/worlds/sampler.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"
#include "support/retold.h"
#include "support/table_text.h"
#include "tricks/referee.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ranges>
#include <thread>

using namespace minchiate;
using namespace support;
using players::Player;
using tricks::Random;
using tricks::Thought;

namespace {

constexpr double kLittle = 0.05; // effort enough to decide, not to decide well

// Of one that thinks long a part of the effort that others are asked for.
double effortOf(const QString& level, double effort) {
    return players::thinksLong(level.toStdString()) ? effort / 20 : effort;
}

Action asked(const Player& player, const SeatView& view, Thought thought) {
    return player.choose(view, thought);
}

std::vector<players::Considered> consideredBy(const QString& level, const SeatView& view, Thought thought) {
    return players::consideredBy(level.toStdString(), view, thought);
}

Thought thoughtOf(std::uint64_t seed, double effort = kLittle) {
    Thought thought{Random(seed)};
    thought.effort = effort;
    return thought;
}

// Stops at some decisions of hands that beginners play: calls `at(hand, story, viewer)`.
template<class At>
void eachDecision(std::uint64_t hands, unsigned oneIn, At at) {
    const Player player = players::apprentice();
    for (std::uint64_t number = 0; number < hands; ++number) {
        Random random = Random::forDecision(number, 3, 3);
        RandomDeal made = randomDeal(random);
        tricks::Referee<Game> referee(made.deal, {player, player, player, player}, number);
        (void)referee.apply({referee.hand().cutter(), Cut{made.cut}});
        while (!referee.over()) {
            if (random.below(oneIn) == 0)
                at(referee.hand(), Story{made.deal, referee.actions()}, referee.hand().choice()->chooser);
            if (std::holds_alternative<Refusal>(referee.step()))
                QFAIL("refused");
        }
    }
}

int pointsOf(const Hand& hand) {
    int points = hand.result()->count[Side::NS].total() - hand.result()->count[Side::EW].total();
    for (const Mark& mark : hand.tally().marks())
        points += sign(mark.side) * mark.points;
    return points;
}

// Early in the play: many cards to choose from, and much unknown.
Hand handUnderWay() {
    const RandomHand made = randomHand(2);
    return fold(made.deal, std::span(made.actions).first(12)).hand;
}

Player levelOf(const QString& name) {
    return *players::playerNamed(name.toStdString());
}

void addLevels() {
    QTest::addColumn<QString>("name");
    for (std::string_view name : players::playerNames())
        QTest::newRow(name.data()) << QString::fromLatin1(name.data());
}

// Those that weigh worlds.
void addThinkers() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"player", "master", "grandmaster"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

} // namespace

class TestLevels : public QObject {
    Q_OBJECT

private slots:
    void noLevelSeesHiddenCards_data() { addLevels(); }
    void noLevelSeesHiddenCards();
    void everyAnswerIsLegal_data() { addLevels(); }
    void everyAnswerIsLegal();
    void sameAnswerOnAnyNumberOfThreads_data() { addLevels(); }
    void sameAnswerOnAnyNumberOfThreads();
    void stopsAtOnce_data() { addLevels(); }
    void stopsAtOnce();
    void tellsWhatItConsidered_data() { addThinkers(); }
    void tellsWhatItConsidered();
    void anotherSeedTellsTheSameWithinItsError_data() { addThinkers(); }
    void anotherSeedTellsTheSameWithinItsError();
    void playsWhereThereIsNoWorld_data() { addThinkers(); }
    void playsWhereThereIsNoWorld();
    void playerBeatsApprentice();
};

// The hidden cards lie anew, wherever the seat cannot tell: the decision is the same, bit for bit, and so is
// what was considered.
void TestLevels::noLevelSeesHiddenCards() {
    QFETCH(const QString, name);
    const Player player = levelOf(name);
    int compared = 0, moved = 0;
    std::uint64_t seed = 0;
    eachDecision(24, 6, [&](const Hand& hand, const Story& story, Seat viewer) {
        const SeatView view = viewOf(hand, viewer);
        Random random(++seed);
        const auto world = players::Sampler(players::Seen(view), {1}).draw(random);
        const auto changed = world ? retold(story, *world, viewer) : std::nullopt;
        if (!changed)
            return;
        const Hand other = told(*changed).hand;
        if (trueWorld(other) != trueWorld(hand))
            ++moved;
        const SeatView otherView = viewOf(other, viewer);
        const Thought thought = thoughtOf(seed, effortOf(name, kLittle));
        QVERIFY(asked(player, view, thought) == asked(player, otherView, thought));
        const auto here = consideredBy(name, view, thought), there = consideredBy(name, otherView, thought);
        QVERIFY(std::ranges::equal(here, there, [](const auto& a, const auto& b) {
            return a.action == b.action && a.points == b.points && a.error == b.error &&
                   a.convention == b.convention && a.reason == b.reason;
        }));
        ++compared;
    });
    QVERIFY2(compared > 200 && moved > 150, qPrintable(QStringLiteral("%1, %2").arg(compared).arg(moved)));
}

// Under all switches and with much robbed.
void TestLevels::everyAnswerIsLegal() {
    QFETCH(const QString, name);
    const Player player = levelOf(name);
    for (std::uint64_t number = 0; number < 40; ++number) {
        Random random(number);
        const RandomDeal made = randomDeal(random);
        Hand hand(made.deal);
        act(hand, Action{hand.cutter(), Cut{made.cut}});
        while (hand.phase() != Phase::Counted)
            act(hand, asked(player, viewOf(hand, hand.choice()->chooser),
                            thoughtOf(random.next(), effortOf(name, 0.01))));
    }
}

void TestLevels::sameAnswerOnAnyNumberOfThreads() {
    QFETCH(const QString, name);
    const Player player = levelOf(name);
    std::uint64_t seed = 0;
    eachDecision(6, 12, [&](const Hand& hand, const Story&, Seat viewer) {
        const SeatView view = viewOf(hand, viewer);
        ++seed;
        std::vector<players::Considered> first;
        std::optional<Action> action;
        for (int threads : {1, 2, 4, 8}) {
            Thought thought = thoughtOf(seed, effortOf(name, 0.4));
            thought.threads = threads;
            const Action answer = asked(player, view, thought);
            const auto considered = consideredBy(name, view, thought);
            if (!action) {
                action = answer;
                first = considered;
            }
            QVERIFY(answer == *action);
            QCOMPARE(considered.size(), first.size());
            for (std::size_t i = 0; i < first.size(); ++i)
                QVERIFY(considered[i].action == first[i].action && considered[i].points == first[i].points &&
                        considered[i].error == first[i].error);
        }
    });
    QVERIFY(seed > 20);
}

// With an effort of minutes.
void TestLevels::stopsAtOnce() {
    QFETCH(const QString, name);
    const Player player = levelOf(name);
    const Hand hand = handUnderWay();
    const SeatView view = viewOf(hand, hand.choice()->chooser);
    std::stop_source source;
    Thought thought = thoughtOf(1, 100000);
    thought.threads = 2;
    thought.stop = source.get_token();
    QElapsedTimer timer;
    qint64 asked = 0;
    std::jthread other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        asked = timer.elapsed();
        source.request_stop();
    });
    timer.start();
    const Action action = player.choose(view, thought);
    const qint64 took = timer.elapsed();
    other.join();
    Hand copy = hand;
    QVERIFY(std::holds_alternative<Hand::Events>(copy.apply(action)));
    QVERIFY2(took < asked + 400, qPrintable(QString::number(took))); // a busy machine adds to the 5 ms
}

void TestLevels::tellsWhatItConsidered() {
    QFETCH(const QString, name);
    const Player player = levelOf(name);
    int several = 0;
    eachDecision(8, 8, [&](const Hand& hand, const Story&, Seat viewer) {
        const SeatView view = viewOf(hand, viewer);
        if (!std::holds_alternative<PlayChoice>(view.choice->among) &&
            !std::holds_alternative<DiscardChoice>(view.choice->among))
            return;
        const Thought thought = thoughtOf(1, effortOf(name, kLittle));
        const auto considered = consideredBy(name, view, thought);
        const Action action = asked(player, view, thought);
        QVERIFY(!considered.empty() && considered.front().action == action);
        QVERIFY(considered.front().error == 0);
        QVERIFY(std::ranges::is_sorted(considered.begin() + 1, considered.end(), std::greater(),
                                       &players::Considered::worth));
        several += considered.size() > 1 ? 1 : 0;
        for (const auto& one : considered) {
            Hand copy = hand;
            QVERIFY(std::holds_alternative<Hand::Events>(copy.apply(one.action)));
            QVERIFY(std::abs(one.points) < 500);
            QVERIFY(one.reason == players::reasonFor(players::Seen(view), one.action));
        }
    });
    QVERIFY(several > 20);
}

// How far two actions lie apart is told with its error: seeds differ by as much as they say. Worlds of a walk
// resemble one another, which their error does not know of; so twice as much is borne.
void TestLevels::anotherSeedTellsTheSameWithinItsError() {
    QFETCH(const QString, name);
    double squares = 0;
    int compared = 0;
    eachDecision(12, 6, [&](const Hand& hand, const Story&, Seat viewer) {
        const SeatView view = viewOf(hand, viewer);
        if (!std::holds_alternative<PlayChoice>(view.choice->among))
            return;
        std::array<std::vector<players::Considered>, 2> told;
        for (std::uint64_t seed : {0, 1})
            told[seed] = consideredBy(name, view, thoughtOf(seed, effortOf(name, 1)));
        const auto &one = told[0], &two = told[1];
        // The same two cards by both: the one chosen first and the next one.
        if (one.size() < 2)
            return;
        const auto in = [&](const Action& action) {
            return *std::ranges::find(two, action, &players::Considered::action);
        };
        const double here = one[1].points - one[0].points,
                     there = in(one[1].action).points - in(one[0].action).points;
        const double error =
            std::hypot(one[1].error, std::max(in(one[1].action).error, in(one[0].action).error));
        if (error < 0.5)
            return;
        squares += (here - there) * (here - there) / error / error;
        ++compared;
    });
    QVERIFY(compared > 30);
    const double apart = std::sqrt(squares / compared);
    QVERIFY2(apart < 2, qPrintable(QStringLiteral("%1 errors, %2 decisions").arg(apart).arg(compared)));
}

// A view that no deal gives: no world is found, and the answer is convention's.
void TestLevels::playsWhereThereIsNoWorld() {
    QFETCH(const QString, name);
    const Hand hand = handUnderWay();
    SeatView view = viewOf(hand, hand.choice()->chooser);
    for (Seat seat : kSeats)
        view.handSizes[seat] += seat == view.seat ? 0 : 1;
    Random random(1);
    QVERIFY(!players::Sampler(players::Seen(view)).draw(random));
    const Action action = asked(levelOf(name), view, thoughtOf(1));
    QVERIFY(action == asked(*players::playerNamed("convention"), view, thoughtOf(1)));
}

// A small arena: each deal twice with the sides exchanged, at a fraction of the usual effort.
void TestLevels::playerBeatsApprentice() {
    const Player a = *players::playerNamed("player"), b = players::apprentice();
    double sum = 0, squares = 0;
    constexpr int deals = 16;
    for (std::uint64_t number = 1; number <= deals; ++number) {
        int pair = 0;
        for (Side side : kSides) {
            Hand hand({{}, Seat::S, numberedDeck(number)});
            act(hand, Action{hand.cutter(), Cut{numberedCut(number)}});
            for (std::uint64_t i = 1; hand.phase() != Phase::Counted; ++i) {
                const Seat seat = hand.choice()->chooser;
                act(hand, asked(sideOf(seat) == side ? a : b, viewOf(hand, seat),
                                thoughtOf(number * 1000 + i, 0.2)));
            }
            pair += sign(side) * pointsOf(hand);
        }
        sum += pair / 2.0;
        squares += pair * pair / 4.0;
    }
    const double mean = sum / deals, error = std::sqrt((squares / deals - mean * mean) / deals);
    QVERIFY2(mean > 40 - error && mean > 3 * error,
             qPrintable(QStringLiteral("%1 ± %2").arg(mean).arg(error)));
}

VERSICOLA_TEST(TestLevels)
#include "test_levels.moc"
