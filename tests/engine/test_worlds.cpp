// Worlds drawn from a view: each agrees with all that the seat knows, and none is likelier than another.
#include "deals.h"
#include "inference.h"
#include "numbered_deal.h"
#include "random_hands.h"
#include "referee.h"
#include "retold.h"
#include "sampler.h"
#include "seat_view.h"
#include "table_text.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <set>

using namespace minchiate;
using namespace support;
using players::Beliefs;
using players::bit;
using players::Dealing;
using players::PlaceBits;
using players::Sampler;
using players::World;
using tricks::Random;

namespace {

// A hand made by chance, stopped before its action number `length`, or a little later: nobody but the viewer
// owes an answer.
Story storyOf(const RandomHand& hand, std::size_t length, Seat viewer) {
    Story story{hand.deal,
                {hand.actions.begin(), hand.actions.begin() + static_cast<std::ptrdiff_t>(length)}};
    const auto answering = told(story).hand.answering();
    if (answering && answering != viewer)
        story.actions.push_back({*answering, Declare{}});
    return story;
}

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
        cards |= players::playedBySeat(view)[seat];
    return cards;
}

// For use as a key.
auto keyOf(const World& world) {
    std::vector<std::uint64_t> key{world.fola.low(), world.fola.high()};
    for (Seat seat : kSeats)
        for (const CardSet cards : {world.hands[seat], world.discards[seat]}) {
            key.push_back(cards.low());
            key.push_back(cards.high());
        }
    return key;
}

// How far counts lie from what was expected, in standard deviations of chi-square.
double deviation(const std::vector<double>& expected, const std::vector<int>& counted) {
    double square = 0;
    for (std::size_t i = 0; i < expected.size(); ++i)
        square += (counted[i] - expected[i]) * (counted[i] - expected[i]) / expected[i];
    const auto freedom = static_cast<double>(expected.size()) - 1;
    return freedom > 0 ? (square - freedom) / std::sqrt(2 * freedom) : 0;
}

// Seats other than the viewer that hold more versicole than they showed (M6.9).
int hiders(const Hand& hand, Seat viewer) {
    int count = 0;
    for (Seat seat : kSeats)
        if (seat != viewer && !hand.tricks().empty() &&
            versicoleOf(hand.dealtHands()[seat], hand.rules()).size() > hand.declared()[seat].size())
            ++count;
    return count;
}

// Every way to lay the hidden cards into the true places that leaves the viewer's view as it is, found by
// telling the story anew; with how many seats hide something in it.
std::map<std::vector<std::uint64_t>, int> worldsOf(const Story& story, Seat viewer) {
    const Hand hand = told(story).hand;
    const SeatView view = viewOf(hand, viewer);
    const CardSet hidden = hiddenFrom(hand, viewer);
    World known = trueWorld(hand);
    std::vector<CardSet*> places;
    for (Seat seat : kSeats)
        places.push_back(&known.hands[seat]);
    places.push_back(&known.fola);
    std::vector<int> room;
    for (CardSet* place : places) {
        room.push_back((*place & hidden).size());
        *place -= hidden;
    }
    std::vector<Card> cards;
    for (Card card : hidden)
        cards.push_back(card);
    std::map<std::vector<std::uint64_t>, int> found;
    const auto lay = [&](const auto& self, std::size_t next) -> void {
        if (next == cards.size()) {
            if (const auto changed = retold(story, known, viewer)) {
                const Hand other = told(*changed).hand;
                if (viewOf(other, viewer) == view)
                    found[keyOf(known)] = hiders(other, viewer);
            }
            return;
        }
        for (std::size_t p = 0; p < places.size(); ++p)
            if (room[p] > 0) {
                --room[p];
                places[p]->insert(cards[next]);
                self(self, next + 1);
                places[p]->erase(cards[next]);
                ++room[p];
            }
    };
    lay(lay, 0);
    return found;
}

// How many ways worldsOf() would try.
double waysToTry(const Hand& hand, Seat viewer) {
    const CardSet hidden = hiddenFrom(hand, viewer);
    double ways = std::tgamma(hidden.size() + 1);
    const World world = trueWorld(hand);
    for (Seat seat : kSeats)
        ways /= std::tgamma((world.hands[seat] & hidden).size() + 1);
    return ways / std::tgamma((world.fola & hidden).size() + 1);
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
    void dealingIsUniform_data();
    void dealingIsUniform();
    void m6_2_voids();
    void m6_3_aKingNotPlayedIsNotHeld();
    void m6_9_hidingIsAsLikelyAsBelieved();
    void whereThereIsNoWorldThereIsNone();
    void sameRandomNumbersSameWorld();
    void positionsAreThoseOfThePlay();
    void resampledInProportion();
    void theTruthIsLikelierThanChance();
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
        const Sampler sampler(view, {0.5});
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
                const players::Allowed allowed = players::allowedBy(view);
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
                QVERIFY(players::fits(truth, allowed, view));
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
    // The earliest moment with few enough ways to try them all.
    for (quint64 hand = 1000 + number;; hand += 100) {
        const RandomHand made = randomHand(hand);
        const Seat viewer =
            number % 3 == 0 ? tricks::right(made.deal.dealer) : kSeats[random.below(4)]; // sees no fola
        std::size_t length = 30;
        const auto stopped = [&] { return told(storyOf(made, length, viewer)).hand; };
        while (length < made.actions.size() && waysToTry(stopped(), viewer) > 3500)
            ++length;
        if (length == made.actions.size())
            continue;
        const Story story = storyOf(made, length, viewer);
        const auto worlds = worldsOf(story, viewer);
        if (worlds.size() < 6)
            continue;
        double all = 0;
        for (const auto& [key, hidden] : worlds)
            all += std::pow(hiding, hidden);
        const int draws = 100 * static_cast<int>(worlds.size());
        std::map<std::vector<std::uint64_t>, int> counts;
        const Sampler sampler(viewOf(told(story).hand, viewer), {hiding});
        for (int i = 0; i < draws; ++i) {
            const auto world = sampler.draw(random);
            QVERIFY(world);
            QVERIFY(worlds.contains(keyOf(*world)));
            ++counts[keyOf(*world)];
        }
        std::vector<double> expected;
        std::vector<int> counted;
        for (const auto& [key, hidden] : worlds) {
            expected.push_back(draws * std::pow(hiding, hidden) / all);
            counted.push_back(counts[key]);
        }
        const double off = deviation(expected, counted);
        qDebug("%d worlds, %.2f standard deviations", static_cast<int>(worlds.size()), off);
        QVERIFY2(std::abs(off) < 4, qPrintable(QString::number(off)));
        return;
    }
}

void TestWorlds::dealingIsUniform_data() {
    QTest::addColumn<quint64>("number");
    for (quint64 number = 0; number < 40; ++number)
        QTest::addRow("%d", static_cast<int>(number)) << number;
}

// The dealing by itself: classes, rooms and shares of the fola made by chance, against all ways to deal.
void TestWorlds::dealingIsUniform() {
    QFETCH(const quint64, number);
    Random random(number);
    for (;;) {
        const int cards = 4 + static_cast<int>(random.below(5)),
                  places = 2 + static_cast<int>(random.below(4));
        std::array<int, players::kPlaces> room{};
        std::vector<int> used;
        for (int p = 0; p < places; ++p)
            used.push_back(p < 3 ? p : p == 3 ? 7 : 8);
        std::vector<Dealing::Class> classes;
        int toFola = 0;
        for (int i = 0; i < cards; ++i) {
            if (classes.empty() || random.below(3) == 0) {
                PlaceBits allowed = 0;
                for (int p : used)
                    if (random.below(3) != 0)
                        allowed |= bit(p);
                classes.push_back({{}, allowed, 0});
            }
            classes.back().cards.push_back({static_cast<std::uint8_t>(i)});
        }
        if (random.below(2) == 0) {
            classes.back().toFola = 1;
            classes.back().places &= static_cast<PlaceBits>(~bit(players::kFolaPlace));
            toFola = 1;
        }
        for (int i = toFola; i < cards; ++i)
            ++room[static_cast<std::size_t>(used[random.below(static_cast<unsigned>(used.size()))])];

        // All ways.
        std::map<std::vector<std::uint64_t>, int> ways;
        World world;
        auto left = room;
        const auto lay = [&](const auto& self, std::size_t c, std::size_t i, int fola) -> void {
            if (c == classes.size()) {
                ways[keyOf(world)] = 0;
                return;
            }
            const Dealing::Class& one = classes[c];
            if (i == one.cards.size()) {
                if (fola == one.toFola)
                    self(self, c + 1, 0, 0);
                return;
            }
            for (int p = 0; p < players::kPlaces; ++p)
                if (((one.places >> p) & 1) && left[static_cast<std::size_t>(p)] > 0) {
                    --left[static_cast<std::size_t>(p)];
                    players::cardsIn(world, p).insert(one.cards[i]);
                    self(self, c, i + 1, fola);
                    players::cardsIn(world, p).erase(one.cards[i]);
                    ++left[static_cast<std::size_t>(p)];
                }
            if (fola < one.toFola) {
                world.fola.insert(one.cards[i]);
                self(self, c, i + 1, fola + 1);
                world.fola.erase(one.cards[i]);
            }
        };
        lay(lay, 0, 0, 0);

        const Dealing dealing(classes, room);
        QCOMPARE(dealing.possible(), !ways.empty());
        if (ways.size() < 8)
            continue;
        const bool folaTwice = toFola > 0 && room[players::kFolaPlace] > 0;
        if (!folaTwice) // a world dealt in two ways counts twice there
            QCOMPARE(std::llround(dealing.ways()), static_cast<long long>(ways.size()));
        if (folaTwice)
            continue;
        const int draws = 200 * static_cast<int>(ways.size());
        for (int i = 0; i < draws; ++i) {
            World dealt;
            dealing.deal(dealt, random);
            QVERIFY(ways.contains(keyOf(dealt)));
            ++ways[keyOf(dealt)];
        }
        std::vector<int> counted;
        for (const auto& [key, count] : ways)
            counted.push_back(count);
        const double off =
            deviation(std::vector<double>(ways.size(), double(draws) / double(ways.size())), counted);
        QVERIFY2(std::abs(off) < 4.5, qPrintable(QString::number(off)));
        return;
    }
}

void TestWorlds::m6_2_voids() {
    // South deals, East leads cups; North trumps, West has neither.
    Hand hand = handFor({.hands = {{"C2 C3", "C5 C6 CK S2", "T7 T8 S3..S9 B2..B9 D4 D5 D6 D7", "D8 C7 T6"}}});
    playCards(hand, u"C5 T7 C7 C2");
    const SeatView view = viewOf(hand, Seat::S);
    Random random(1);
    const Sampler sampler(view);
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
    const Sampler sampler(view);
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
        const Sampler sampler(view, {hiding});
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
    QVERIFY(!Sampler(viewOf(Hand(hand.deal()), Seat::N)).draw(random)); // before the cut
    SeatView view = viewOf(hand, Seat::N);
    QVERIFY(Sampler(view).draw(random));
    ++view.handSizes[Seat::E]; // more places than cards
    QVERIFY(!Sampler(view).draw(random));
}

void TestWorlds::sameRandomNumbersSameWorld() {
    const Hand hand = handFor({});
    const Sampler sampler(viewOf(hand, Seat::N));
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
                QVERIFY(players::positionIn(viewOf(hand, viewer), trueWorld(hand)) == hand.position());
        }
    }
}

// Each world as often as its share of the likelihood says, but for less than one.
void TestWorlds::resampledInProportion() {
    const double none = -std::numeric_limits<double>::infinity();
    const std::vector<double> logarithms{std::log(0.5), none, std::log(0.1), std::log(0.4)};
    for (double start : {0.0, 0.3, 0.999}) {
        const auto times = players::resampled(logarithms, 1000, start);
        QCOMPARE(std::accumulate(times.begin(), times.end(), 0), 1000);
        QVERIFY(std::abs(times[0] - 500) <= 1 && times[1] == 0 && std::abs(times[2] - 100) <= 1);
    }
    const std::vector<double> nothing(3, none);
    QVERIFY(players::resampled(nothing, 10, 0.5) == std::vector<int>(3, 0));
    // Alike, each comes once.
    const std::vector<double> alike(50, -300);
    QVERIFY(players::resampled(alike, 50, 0.5) == std::vector<int>(50, 1));
}

// Hands played by convention: after some tricks the play seen is likelier in the true world than in most
// worlds drawn, and it says nothing before a card is played.
void TestWorlds::theTruthIsLikelierThanChance() {
    const players::Player player = *players::playerNamed("convention");
    int likelier = 0, compared = 0;
    for (std::uint64_t number = 1; number <= 40; ++number) {
        players::Referee referee({{}, Seat::S, numberedDeck(number)}, {{player, player, player, player}},
                                 number);
        while (referee.hand().phase() != Phase::Play)
            QVERIFY(std::holds_alternative<players::Step>(referee.step()));
        QVERIFY(players::Inference(viewOf(referee.hand(), Seat::E)).empty());
        while (referee.hand().position().trickNumber() < 9 || referee.hand().position().played() > 0)
            QVERIFY(std::holds_alternative<players::Step>(referee.step()));
        const SeatView view = viewOf(referee.hand(), referee.hand().choice()->chooser);
        const players::Inference inference(view);
        const Sampler sampler(view);
        const double truth = inference.of(trueWorld(referee.hand()));
        Random random(number);
        for (int i = 0; i < 25; ++i) {
            const auto world = sampler.draw(random);
            QVERIFY(world);
            likelier += truth > inference.of(*world) ? 1 : 0;
            ++compared;
        }
    }
    const double share = double(likelier) / compared;
    qDebug("%.3f", share);
    QVERIFY2(share > 0.75, qPrintable(QString::number(share)));
}

QTEST_APPLESS_MAIN(TestWorlds)
#include "test_worlds.moc"
