// Worlds drawn from a view: each agrees with all that the seat knows, and none is likelier than another.
#include "minchiate/players/worlds/sampler.h"
#include "minchiate/seat_view.h"
#include "support/deals.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"
#include "support/retold.h"
#include "support/table_text.h"
#include "world_keys.h"

#include <QTest>

#include <cmath>
#include <map>
#include <set>

using namespace minchiate;
using namespace support;
using players::Beliefs;
using players::Sampler;
using players::World;
using tricks::Random;
using namespace worlds;

namespace {

CardSet allOf(const World& world) {
    CardSet cards = world.fola;
    for (Seat seat : kSeats)
        cards |= world.hands[seat] | world.discards[seat];
    return cards;
}

int sizeOf(const World& world) {
    int size = world.fola.size();
    for (Seat seat : kSeats)
        size += world.hands[seat].size() + world.discards[seat].size();
    return size;
}

CardSet playedIn(const SeatView& view) {
    CardSet cards;
    for (Seat seat : kSeats)
        cards |= players::Seen(view).played[seat];
    return cards;
}

} // namespace

class TestWorlds : public QObject {
    Q_OBJECT

private slots:
    void everyWorldAgreesWithTheView_data();
    void everyWorldAgreesWithTheView();
    void theTruthIsAmongThem();
    void everyWorldIsAsLikely_data();
    void everyWorldIsAsLikely();
    void m6_2_voids();
    void m6_3_aKingNotPlayedIsNotHeld();
    void m6_9_hidingIsAsLikelyAsBelieved();
    void whereThereIsNoWorldThereIsNone();
    void sameRandomNumbersSameWorld();
    void positionsAreThoseOfThePlay();
};

void TestWorlds::everyWorldAgreesWithTheView_data() {
    QTest::addColumn<quint64>("first");
    for (quint64 first = 0; first < 2000; first += 250)
        QTest::addRow("%d to %d", static_cast<int>(first), static_cast<int>(first) + 249) << first;
}

// Hands made by chance under all switches, robbed of up to 33 cards, at every stage: from each world a deck
// and discards are made, the same actions are legal in it, and the seat sees what it saw.
void TestWorlds::everyWorldAgreesWithTheView() {
    QFETCH(const quint64, first);
    int compared = 0, untold = 0, notFound = 0;
    for (quint64 number = first; number < first + 250; ++number) {
        Random random = Random::forDecision(number, 2, 2);
        const Seat viewer = kSeats[random.below(4)];
        const RandomHand hand = randomHand(number);
        const auto all = static_cast<unsigned>(hand.actions.size());
        const auto length = 1 + random.below(random.below(2) == 0 ? std::min(all, 16u) : all);
        const Story story = storyOf(hand, length, viewer);
        const SeatView view = viewOf(told(story).hand, viewer);
        const Sampler sampler(players::Seen(view), {0.5});
        for (int i = 0; i < 4; ++i) {
            const auto world = sampler.draw(random);
            if (!world) {
                ++notFound;
                break;
            }
            QCOMPARE(sizeOf(*world) + playedIn(view).size(), kDeckSize);
            QVERIFY((allOf(*world) | playedIn(view)) == kWholeDeck);
            const auto changed = retold(story, *world, viewer);
            if (!changed) {
                ++untold;
                continue;
            }
            const SeatView seen = viewOf(told(*changed).hand, viewer);
            QVERIFY2(seen == view, qPrintable(QStringLiteral("hand %1, action %2, seat %3")
                                                  .arg(number)
                                                  .arg(length)
                                                  .arg(index(viewer))));
            ++compared;
        }
    }
    QVERIFY2(compared > 900 && untold <= 8 && notFound <= 4,
             qPrintable(QStringLiteral("%1 compared, %2 not told, %3 not found")
                            .arg(compared)
                            .arg(untold)
                            .arg(notFound)));
}

// What is known of single cards never excludes where they are.
void TestWorlds::theTruthIsAmongThem() {
    for (quint64 number = 0; number < 300; ++number) {
        const RandomHand made = randomHand(number);
        Hand hand(made.deal);
        for (const Action& action : made.actions) {
            act(hand, action);
            // Under noCounterDiscard only a cutter with 22 counters discards one: supposed where it is known.
            if (hand.answering() || (hand.rules().noCounterDiscard && hand.robbed().size() > 13))
                continue;
            World truth = trueWorld(hand);
            for (Seat viewer : kSeats) {
                const SeatView view = viewOf(hand, viewer);
                const players::Allowed allowed = players::allowedBy(players::Seen(view));
                for (Card card : allowed.loose) {
                    int place = 0;
                    while (!players::cardsIn(truth, place).contains(card))
                        ++place;
                    QVERIFY((allowed.places[card.id] >> place) & 1);
                }
                World known = allowed.known;
                for (int place = 0; place < players::kPlaces; ++place) {
                    QVERIFY(players::cardsIn(truth, place).containsAll(players::cardsIn(known, place)));
                    QCOMPARE((players::cardsIn(truth, place) & allowed.loose).size(),
                             allowed.room[static_cast<std::size_t>(place)]);
                }
                QVERIFY(players::fits(truth, allowed));
            }
        }
    }
}

void TestWorlds::everyWorldIsAsLikely_data() {
    QTest::addColumn<quint64>("number");
    for (quint64 number = 0; number < 24; ++number)
        QTest::addRow("hand %d", static_cast<int>(number)) << number;
}

// Against all worlds of an ending. Late hands whose fola was not seen are among them.
void TestWorlds::everyWorldIsAsLikely() {
    QFETCH(const quint64, number);
    const double hiding = number % 2 == 0 ? 1.0 : 0.3;
    Random random(number);
    const auto ending = endingOf(number, 3500, random);
    double all = 0;
    for (const auto& [key, hidden] : ending.worlds)
        all += std::pow(hiding, hidden);
    const int draws = 100 * static_cast<int>(ending.worlds.size());
    std::map<std::vector<std::uint64_t>, int> counts;
    const Sampler sampler(players::Seen(viewOf(told(ending.story).hand, ending.viewer)), {hiding});
    for (int i = 0; i < draws; ++i) {
        const auto world = sampler.draw(random);
        QVERIFY(world);
        QVERIFY(ending.worlds.contains(keyOf(*world)));
        ++counts[keyOf(*world)];
    }
    std::vector<double> expected;
    std::vector<int> counted;
    for (const auto& [key, hidden] : ending.worlds) {
        expected.push_back(draws * std::pow(hiding, hidden) / all);
        counted.push_back(counts[key]);
    }
    const double off = deviation(expected, counted);
    qDebug("%d worlds, %.2f standard deviations", static_cast<int>(ending.worlds.size()), off);
    QVERIFY2(std::abs(off) < 4, qPrintable(QString::number(off)));
}

void TestWorlds::m6_2_voids() {
    // South deals, East leads cups; North trumps, West has neither.
    Hand hand = handFor({.hands = {{"C2 C3", "C5 C6 CK S2", "T7 T8 S3..S9 B2..B9 D4 D5 D6 D7", "D8 C7 T6"}}});
    playCards(hand, u"C5 T7 C7 C2");
    const SeatView view = viewOf(hand, Seat::S);
    Random random(1);
    const Sampler sampler{players::Seen(view)};
    for (int i = 0; i < 500; ++i) {
        const auto world = sampler.draw(random);
        QVERIFY(world);
        QVERIFY((world->hands[Seat::N] & cardsOf(Suit::Cups)).empty());
    }
}

void TestWorlds::m6_3_aKingNotPlayedIsNotHeld() {
    // North's trump makes the king of cups a duty; West plays another cup and so does not hold it.
    Hand hand = handFor({.hands = {{"C2 C3", "C5 C6 CK S2", "T7 T8 S3..S9 B2..B9 D4 D5 D6 D7", "C7 D8"}}});
    playCards(hand, u"C5 T7 C7");
    const SeatView view = viewOf(hand, Seat::S);
    Random random(1);
    const Sampler sampler{players::Seen(view)};
    int east = 0;
    for (int i = 0; i < 500; ++i) {
        const auto world = sampler.draw(random);
        QVERIFY(world);
        QVERIFY(!world->hands[Seat::W].contains(king(Suit::Cups)));
        QVERIFY(!world->hands[Seat::N].contains(king(Suit::Cups)));
        east += world->hands[Seat::E].contains(king(Suit::Cups)) ? 1 : 0;
    }
    QVERIFY(east > 0);
}

// East may hold the four highest trumps or not. Among worlds without belief let a share h hold something not
// shown; believed to be shown but for one time in five, that share becomes h/5 of 1 − h + h/5.
void TestWorlds::m6_9_hidingIsAsLikelyAsBelieved() {
    Hand hand = handFor({.hands = {{"S2 S3", "S4 S5", "S6 S7", "S8 S9"}}, .fola = "B2 B3"});
    playCards(hand, u"S4");
    const SeatView view = viewOf(hand, Seat::N);
    const auto share = [&](double hiding) {
        const Sampler sampler(players::Seen(view), {hiding});
        Random random(5);
        int found = 0;
        for (int i = 0; i < 20000; ++i) {
            const auto world = sampler.draw(random);
            if (world && !versicoleOf(world->hands[Seat::E], view.rules).empty())
                ++found;
        }
        return found / 20000.0;
    };
    const double all = share(1), some = share(0.2);
    QVERIFY(all > 0.1 && all < 0.9);
    QVERIFY(std::abs(some - 0.2 * all / (1 - 0.8 * all)) < 0.012);
    QCOMPARE(share(0), 0.0);
}

void TestWorlds::whereThereIsNoWorldThereIsNone() {
    const Hand hand = handFor({});
    Random random(1);
    QVERIFY(!Sampler(players::Seen(viewOf(Hand(hand.deal()), Seat::N))).draw(random)); // before the cut
    SeatView view = viewOf(hand, Seat::N);
    QVERIFY(Sampler(players::Seen(view)).draw(random));
    ++view.handSizes[Seat::E]; // more places than cards
    QVERIFY(!Sampler(players::Seen(view)).draw(random));
}

void TestWorlds::sameRandomNumbersSameWorld() {
    const Hand hand = handFor({});
    const Sampler sampler{players::Seen(viewOf(hand, Seat::N))};
    Random one(9), two(9);
    std::set<std::vector<std::uint64_t>> different;
    for (int i = 0; i < 100; ++i) {
        const auto world = sampler.draw(one);
        QVERIFY(world && world == sampler.draw(two));
        different.insert(keyOf(*world));
    }
    QCOMPARE(different.size(), 100u);
}

// In the true world the position is the hand's own.
void TestWorlds::positionsAreThoseOfThePlay() {
    for (quint64 number = 0; number < 200; ++number) {
        const RandomHand made = randomHand(number);
        Hand hand(made.deal);
        for (const Action& action : made.actions) {
            act(hand, action);
            if (hand.phase() != Phase::Play || hand.position().trickFull())
                continue;
            for (Seat viewer : kSeats)
                QVERIFY(players::positionIn(players::Seen(viewOf(hand, viewer)), trueWorld(hand)) ==
                        hand.position());
        }
    }
}

VERSICOLA_TEST(TestWorlds)
#include "test_worlds.moc"
