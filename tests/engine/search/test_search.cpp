// Worlds, ranking and the sharing of work, by themselves.
#include "search/ranking.h"
#include "search/worlds.h"
#include "support/many/one_of_many.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace search;
using tricks::Random;

namespace {

// Cards, rooms and places by chance, few enough to go through all ways.
Hidden anyHidden(Random& random) {
    Hidden hidden;
    const unsigned cards = 3 + random.below(5), places = 2 + random.below(3);
    for (unsigned i = 0; i < cards; ++i) {
        const Card card{static_cast<std::uint8_t>(i * 17)}; // of both words of a set
        hidden.loose.insert(card);
        ++hidden.room[random.below(places)];
        for (unsigned p = 0; p < places; ++p)
            if (random.below(4) != 0)
                hidden.places[card.id] |= bit(static_cast<int>(p));
    }
    return hidden;
}

using Key = std::vector<std::uint64_t>;
Key keyOf(const World& world) {
    Key key;
    for (CardSet cards : world) {
        key.push_back(cards.low());
        key.push_back(cards.high());
    }
    return key;
}

// Every way, found without the dealing's help: each card to each of six places.
std::map<Key, int> waysOf(const Hidden& hidden) {
    std::map<Key, int> ways;
    std::vector<Card> cards;
    for (Card card : hidden.loose)
        cards.push_back(card);
    std::size_t count = 1;
    for (std::size_t i = 0; i < cards.size(); ++i)
        count *= 4;
    for (std::size_t code = 0; code < count; ++code) {
        World world{};
        bool allowed = true;
        std::size_t rest = code;
        for (Card card : cards) {
            allowed &= (hidden.places[card.id] & bit(static_cast<int>(rest % 4))) != 0;
            world[rest % 4].insert(card);
            rest /= 4;
        }
        for (std::size_t p = 0; p < world.size(); ++p)
            allowed &= world[p].size() == hidden.room[p];
        if (allowed)
            ways[keyOf(world)] = 0;
    }
    return ways;
}

// By how many standard deviations the fullest or emptiest of equally likely ways is off.
double worstOf(const std::map<Key, int>& counts, int draws, const std::map<Key, double>& shares) {
    double worst = 0;
    for (const auto& [key, count] : counts) {
        const double p = shares.at(key), expected = draws * p;
        worst = std::max(worst, std::abs(count - expected) / std::sqrt(expected * (1 - p) + 1));
    }
    return worst;
}

} // namespace

class TestSearch : public QObject {
    Q_OBJECT

private slots:
    void dealingIsUniform_data();
    void dealingIsUniform();
    void likelyWorldsComeMoreOften();
    void threadsChangeNothing();
    void theBestIsFoundAndTheWorstOut();
    void halfIsOutOrTheClearlyBehindToo();
    void stopsWhenAsked();
};

void TestSearch::dealingIsUniform_data() {
    QTest::addColumn<quint64>("number");
    for (quint64 number = 0; number < 40; ++number)
        QTest::addRow("%d", static_cast<int>(number)) << number;
}

void TestSearch::dealingIsUniform() {
    QFETCH(const quint64, number);
    Random random(number);
    const Hidden hidden = anyHidden(random);
    auto counts = waysOf(hidden);
    const Dealing dealing(hidden);
    QCOMPARE(dealing.ways(), static_cast<double>(counts.size()));
    QCOMPARE(dealing.possible(), !counts.empty());
    QCOMPARE(dealing.all(1'000'000).size(), counts.size());
    for (const World& world : dealing.all(1'000'000))
        QVERIFY(counts.contains(keyOf(world)));
    if (counts.size() < 2)
        return;
    QVERIFY(dealing.all(counts.size() - 1).empty());
    std::map<Key, double> shares;
    for (const auto& [key, count] : counts)
        shares[key] = 1.0 / static_cast<double>(counts.size());
    const int draws = static_cast<int>(counts.size()) * 40;
    World walked = dealing.deal(random);
    for (int i = 0; i < draws; ++i) {
        const auto found = counts.find(keyOf(dealing.deal(random)));
        QVERIFY(found != counts.end());
        ++found->second;
        (void)dealing.exchange(walked, random);
        QVERIFY(counts.contains(keyOf(walked)));
    }
    QVERIFY(worstOf(counts, draws, shares) < 5.5);
}

// Two hands of three; worlds where the first hand holds the lowest card are three times as likely.
void TestSearch::likelyWorldsComeMoreOften() {
    Hidden hidden;
    hidden.room = {3, 3};
    for (std::uint8_t i = 0; i < 6; ++i) {
        hidden.loose.insert({i});
        hidden.places[i] = 3;
    }
    tricks::Thought thought{Random(1)};
    const auto worlds = worldsOf(
        Dealing(hidden), [](const World& world) { return world[0].contains({0}) ? std::log(3.0) : 0; }, 8000,
        5, Work(thought));
    QCOMPARE(worlds.size(), std::size_t{8000});
    const auto share =
        std::ranges::count_if(worlds, [](const World& world) { return world[0].contains({0}); });
    QVERIFY(std::abs(static_cast<double>(share) - 6000) < 300); // the walk's worlds are alike: errors thrice
}

void TestSearch::threadsChangeNothing() {
    Random random(3);
    Hidden hidden;
    hidden.room = {4, 4, 4};
    for (std::uint8_t i = 0; i < 12; ++i) {
        hidden.loose.insert({i});
        hidden.places[i] = 7;
    }
    std::vector<World> before;
    std::vector<double> points;
    for (int threads : {1, 2, 4}) {
        tricks::Thought thought{Random(1)};
        thought.threads = threads;
        const Work work(thought);
        const auto likely = [](const World& world) {
            return 0.3 * world[1].size() * static_cast<double>(world[1].first().id);
        };
        const auto worlds = worldsOf(Dealing(hidden), likely, 100, 9, work);
        const auto ranking =
            ranked(worlds.size(), {0, 0, 0}, work, [&](std::size_t world, std::size_t choice) {
                return static_cast<int>(worlds[world][choice].low() % 97);
            });
        if (threads > 1) {
            QCOMPARE(worlds, before);
            QCOMPARE(ranking.points, points);
        }
        before = worlds;
        points = ranking.points;
    }
}

void TestSearch::theBestIsFoundAndTheWorstOut() {
    tricks::Thought thought{Random(1)};
    std::array<int, 4> tried{};
    const auto ranking = ranked(400, {0, 0, 0, 6}, Work(thought), [&](std::size_t world, std::size_t choice) {
        ++tried[choice];
        const int noise = static_cast<int>(Random(world).below(100));
        return noise + (choice == 1 ? 5 : choice == 2 ? -50 : 0);
    });
    QCOMPARE(ranking.order, (std::vector<std::size_t>{3, 1, 0, 2})); // 6 besides is more than 5 in play
    QCOMPARE(tried[2], 100);
    QCOMPARE(tried[3], 400);
    QCOMPARE(ranking.points[1] - ranking.points[3], 5.0);
    QCOMPARE(ranking.points[2] - ranking.points[3], -50.0);
    QCOMPARE(ranking.errors[1], 0.0); // the same in all worlds
}

// Who is out: by default nobody before eight worlds, then half and whoever is clearly behind; or half alone.
void TestSearch::halfIsOutOrTheClearlyBehindToo() {
    const auto triedOf = [](std::size_t worlds, const Cut& cut) {
        tricks::Thought thought{Random(1)};
        std::array<int, 8> tried{};
        (void)ranked(
            worlds, std::vector<double>(8, 0), Work(thought),
            [&](std::size_t, std::size_t choice) {
                ++tried[choice];
                return -static_cast<int>(choice);
            },
            cut);
        return tried;
    };
    const Cut halves{1, std::nullopt};
    QCOMPARE(triedOf(16, {}), (std::array{16, 8, 8, 8, 8, 8, 8, 8}));
    QCOMPARE(triedOf(16, halves), (std::array{16, 16, 8, 8, 4, 4, 4, 4}));
    QCOMPARE(triedOf(400, {}), (std::array{400, 100, 100, 100, 100, 100, 100, 100}));
    QCOMPARE(triedOf(400, halves), (std::array{400, 400, 200, 200, 100, 100, 100, 100}));
}

void TestSearch::stopsWhenAsked() {
    std::stop_source stop;
    tricks::Thought thought{Random(1)};
    thought.stop = stop.get_token();
    int tried = 0;
    const auto ranking = ranked(1000, {0, 0}, Work(thought), [&](std::size_t, std::size_t) {
        if (++tried == 10)
            stop.request_stop();
        return 0;
    });
    QVERIFY(tried <= 11);
    QCOMPARE(ranking.order.size(), std::size_t{2});
}

VERSICOLA_TEST(TestSearch)
#include "test_search.moc"
