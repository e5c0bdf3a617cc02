// What the play tells of hands: the truth is likelier than chance, and walks come to worlds as often as they
// are likely.
#include "minchiate/numbered_deal.h"
#include "minchiate/players/likely_worlds.h"
#include "minchiate/players/player.h"
#include "support/deals.h"
#include "support/many/one_of_many.h"
#include "tricks/referee.h"
#include "world_keys.h"

#include <QTest>

#include <cmath>

using namespace minchiate;
using namespace support;
using players::Inference;
using players::Sampler;
using players::Walk;
using players::World;
using tricks::Random;
using namespace worlds;

class TestInference : public QObject {
    Q_OBJECT

private slots:
    void exchangesLeaveTheViewAsItIs_data();
    void exchangesLeaveTheViewAsItIs();
    void discardsShownTellOfVoids();
    void whoPlaysOnAWhimTellsLittle();
    void worldsComeAsOftenAsTheyAreLikely_data();
    void worldsComeAsOftenAsTheyAreLikely();
    void theTruthIsLikelierThanChance();
    void aHigherCardPlayedTellsThatThereIsNoLower();
    void knowsWhereCardsLie();
    void sameWorldsOnAnyNumberOfThreads();
};

void TestInference::exchangesLeaveTheViewAsItIs_data() {
    QTest::addColumn<bool>("ofSuit");
    QTest::newRow("two cards") << false;
    QTest::newRow("cards of a suit") << true;
}

// Hands made by chance under all switches: whatever is exchanged, the seat sees what it saw.
void TestInference::exchangesLeaveTheViewAsItIs() {
    QFETCH(const bool, ofSuit);
    int compared = 0, exchanged = 0;
    for (quint64 number = 0; number < 300; ++number) {
        Random random = Random::forDecision(number, 4, 4);
        const Seat viewer = kSeats[random.below(4)];
        const RandomHand hand = randomHand(number);
        const auto length = 1 + random.below(static_cast<unsigned>(hand.actions.size()));
        const Story story = storyOf(hand, length, viewer);
        const SeatView view = viewOf(told(story).hand, viewer);
        const Sampler sampler(players::Seen(view), {1});
        auto world = sampler.draw(random);
        if (!world)
            continue;
        for (int i = 0; i < 100; ++i)
            exchanged += (ofSuit ? sampler.exchangeOfSuit(*world, random).has_value()
                                 : sampler.exchange(*world, random))
                             ? 1
                             : 0;
        if (const auto changed = retold(story, *world, viewer)) {
            QVERIFY2(viewOf(told(*changed).hand, viewer) == view, qPrintable(QString::number(number)));
            ++compared;
        }
    }
    QVERIFY2(compared > 280 && exchanged > (ofSuit ? 2000 : 10'000),
             qPrintable(QStringLiteral("%1, %2").arg(compared).arg(exchanged)));
}

void TestInference::worldsComeAsOftenAsTheyAreLikely_data() {
    QTest::addColumn<quint64>("number");
    for (quint64 number = 0; number < 12; ++number)
        QTest::addRow("hand %d", static_cast<int>(number)) << number;
}

// Against all worlds of an ending, found by drawing many, each with the likelihood of the play in it.
void TestInference::worldsComeAsOftenAsTheyAreLikely() {
    QFETCH(const quint64, number);
    const double hiding = number % 2 == 0 ? 1.0 : 0.3;
    Random random(number);
    Ending ending = endingOf(number, 400, random);
    const auto seen = [&] { return viewOf(told(ending.story).hand, ending.viewer); };
    // What may have been passed on (M5.4) the sampler takes for freer than it was.
    for (quint64 next = number + 50; Sampler(players::Seen(seen())).ways() > 1000; next += 50)
        ending = endingOf(next, 400, random);
    const SeatView view = seen();
    const Sampler sampler(players::Seen(view), {hiding});
    const Inference inference(players::Seen(view), {.warmth = 5, .whim = 0.3, .trust = 0.5});
    std::map<std::vector<std::uint64_t>, double> share;
    double all = 0;
    for (int i = 0; i < 40'000; ++i) {
        const auto world = sampler.draw(random);
        QVERIFY(world);
        if (double& its = share[keyOf(*world)]; its == 0)
            all += its = sampler.belief(*world) * std::exp(inference.of(*world));
    }
    std::map<std::vector<std::uint64_t>, int> counts;
    constexpr int walks = 40, each = 500;
    for (int i = 0; i < walks; ++i) {
        Walk walk(sampler, inference, Random(random.next()), {.draws = 8, .settle = 100, .steps = 20});
        for (int n = 0; n < each; ++n) {
            const World* world = walk.next();
            QVERIFY(world);
            QVERIFY(share.contains(keyOf(*world)));
            ++counts[keyOf(*world)];
        }
    }
    double apart = 0; // the share of worlds that would have to be others
    for (const auto& [key, likely] : share)
        apart += std::abs(counts[key] / double(walks * each) - likely / all) / 2;
    const double chance = std::sqrt(double(share.size()) / (walks * each)); // of as many drawn one by one
    qDebug("%d worlds, %.3f apart, %.3f by chance", static_cast<int>(share.size()), apart, chance / 2);
    QVERIFY2(apart < 0.03 + chance, qPrintable(QString::number(apart)));
}

// Hands played by convention: after some tricks the play seen is likelier in the true world than in most
// worlds drawn, and it says nothing before a card is played.
void TestInference::theTruthIsLikelierThanChance() {
    const players::Player player = *players::playerNamed("convention");
    int likelier = 0, compared = 0;
    for (std::uint64_t number = 1; number <= 40; ++number) {
        tricks::Referee<Game> referee({{}, Seat::S, numberedDeck(number)}, {player, player, player, player},
                                      number);
        while (referee.hand().phase() != Phase::Play)
            QVERIFY(std::holds_alternative<Hand::Events>(referee.step()));
        QVERIFY(players::Inference(players::Seen(viewOf(referee.hand(), Seat::E))).empty());
        while (referee.hand().position().trickNumber() < 9 || referee.hand().position().played() > 0)
            QVERIFY(std::holds_alternative<Hand::Events>(referee.step()));
        const SeatView view = viewOf(referee.hand(), referee.hand().choice()->chooser);
        const players::Inference inference{players::Seen(view)};
        const Sampler sampler{players::Seen(view)};
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

// East leads the five of swords. Whoever plays by reason leads the lowest of a suit: it hardly holds the
// three.
void TestInference::aHigherCardPlayedTellsThatThereIsNoLower() {
    Hand hand = handFor({.hands = {{"C2 C3", "S5 C6 CK", "T7 T8", "D8 C7 T6"}}});
    playCards(hand, u"S5");
    const SeatView view = viewOf(hand, Seat::N);
    const Inference inference(players::Seen(view), {.warmth = 5, .whim = 0.01, .careless = 0});
    const CardSet held = hand.position().hand(Seat::E) - cards(u"S2 S3 S4 S6 S7 S8 S9");
    const double lower = inference.of(Seat::E, held | cards(u"S3")),
                 higher = inference.of(Seat::E, held | cards(u"S9"));
    QVERIFY2(lower < higher - 1.5, qPrintable(QStringLiteral("%1, %2").arg(lower).arg(higher)));
}

// Hands played by convention: who has shown two discards of a suit and not played to it yet has mostly none
// left. It is believed nearly as often as it is so, and without what discards tell far less often.
void TestInference::discardsShownTellOfVoids() {
    const players::Player player = *players::playerNamed("convention");
    double believed = 0, untold = 0;
    int cases = 0, voids = 0;
    for (std::uint64_t number = 1; number <= 120; ++number) {
        tricks::Referee<Game> referee({{}, Seat::S, numberedDeck(number)}, {player, player, player, player},
                                      number);
        while (referee.hand().phase() != Phase::Play || referee.hand().position().trickNumber() < 2)
            QVERIFY(std::holds_alternative<Hand::Events>(referee.step()));
        const Seat viewer = referee.hand().choice()->chooser;
        const SeatView view = viewOf(referee.hand(), viewer);
        const players::Seen seen(view);
        const search::Work work(tricks::Thought{Random(number)});
        const auto chance = [&](const players::Habits& habits, Seat seat, CardSet suit) {
            const auto worlds = players::likelyWorlds(seen, {.habits = habits}, 200, number, work);
            return static_cast<double>(std::ranges::count_if(
                       worlds, [&](const World& world) { return (world.hands[seat] & suit).empty(); })) /
                   static_cast<double>(worlds.size());
        };
        for (const Seat seat : kSeats)
            for (const Suit suit : kSuits) {
                const CardSet cards = cardsOf(suit);
                if (seat == viewer || (setOf(view.discardsShown[seat]) & cards).size() < 2 ||
                    !(seen.played[seat] & cards).empty() || seen.own.isVoid(seat, suit))
                    continue;
                ++cases;
                voids += (referee.hand().position().hand(seat) & cards).empty() ? 1 : 0;
                believed += chance({}, seat, cards);
                untold += chance({.laying = std::nullopt}, seat, cards);
            }
    }
    qDebug("%d of %d, believed %.2f, without discards %.2f", voids, cases, believed / cases, untold / cases);
    QVERIFY(cases >= 30);
    QVERIFY(std::abs(believed - voids) < 0.15 * cases);
    QVERIFY(untold < believed - 0.25 * cases);
}

// Hands of apprentices: what seems to follow from their play is hardly believed.
void TestInference::whoPlaysOnAWhimTellsLittle() {
    const auto lostOn = [](const players::Player& player, const players::Habits& habits) {
        double lost = 0;
        int cases = 0;
        for (std::uint64_t number = 1; number <= 16; ++number) {
            tricks::Referee<Game> referee({{}, Seat::S, numberedDeck(number)},
                                          {player, player, player, player}, number);
            while (referee.hand().phase() != Phase::Play || referee.hand().position().trickNumber() < 8)
                if (!std::holds_alternative<Hand::Events>(referee.step()))
                    return 0.0;
            const SeatView view = viewOf(referee.hand(), referee.hand().choice()->chooser);
            const players::Seen seen(view);
            const auto worlds = players::likelyWorlds(seen, {.habits = habits}, 200, number,
                                                      search::Work(tricks::Thought{Random(number)}));
            for (const Seat seat : kSeats)
                for (const Suit suit : kSuits) {
                    if (seat == view.seat || seen.own.isVoid(seat, suit))
                        continue;
                    const auto isVoid = [&](CardSet held) { return (held & cardsOf(suit)).empty(); };
                    const auto so = static_cast<double>(std::ranges::count_if(
                        worlds, [&](const World& world) { return isVoid(world.hands[seat]); }));
                    const double chance = (so + 0.5) / (static_cast<double>(worlds.size()) + 1);
                    lost -= std::log(isVoid(referee.hand().position().hand(seat)) ? chance : 1 - chance);
                    ++cases;
                }
        }
        return lost / cases;
    };
    const players::Player apprentice = *players::playerNamed("apprentice"),
                          convention = *players::playerNamed("convention");
    const players::Habits trusting{.careless = 0};
    const double doubted = lostOn(apprentice, {}), trusted = lostOn(apprentice, trusting);
    const double ofReason = lostOn(convention, {}), trustedReason = lostOn(convention, trusting);
    qDebug("apprentices %.3f against %.3f, convention %.3f against %.3f", doubted, trusted, ofReason,
           trustedReason);
    QVERIFY(doubted < trusted - 0.1);
    QVERIFY(ofReason < trustedReason + 0.02);
}

// Hands played by convention, in trick 9: the chance that likely worlds give to where cards truly lie,
// against that of worlds drawn at random, by the mean of its logarithm.
void TestInference::knowsWhereCardsLie() {
    const players::Player player = *players::playerNamed("convention");
    double gain = 0;
    int known = 0;
    for (std::uint64_t number = 1; number <= 24; ++number) {
        tricks::Referee<Game> referee({{}, Seat::S, numberedDeck(number)}, {player, player, player, player},
                                      number);
        while (referee.hand().position().trickNumber() < 9 || referee.hand().position().played() > 0)
            QVERIFY(std::holds_alternative<Hand::Events>(referee.step()));
        const Seat viewer = referee.hand().choice()->chooser;
        const SeatView view = viewOf(referee.hand(), viewer);
        const search::Work work(tricks::Thought{Random(number)});
        const auto chances = [&](const players::Supposing& supposing) {
            PerSeat<std::array<double, 128>> chance{};
            const auto worlds = players::likelyWorlds(players::Seen(view), supposing, 400, number, work);
            for (const World& world : worlds)
                for (Seat seat : kSeats)
                    for (Card card : world.hands[seat])
                        chance[seat][card.id] += 1.0 / static_cast<double>(worlds.size());
            return chance;
        };
        const auto likely = chances({.habits = players::Habits{}}), any = chances({});
        for (Seat seat : kSeats)
            for (Card card : referee.hand().position().hand(seat) - view.hand) {
                gain += std::log((likely[seat][card.id] + 0.01) / (any[seat][card.id] + 0.01));
                ++known;
            }
    }
    gain /= known;
    qDebug("%.3f a card", gain);
    QVERIFY2(gain > 0.06, qPrintable(QString::number(gain)));
}

void TestInference::sameWorldsOnAnyNumberOfThreads() {
    const RandomHand made = randomHand(5);
    const Hand hand = told(storyOf(made, 30, Seat::S)).hand;
    const SeatView view = viewOf(hand, Seat::S);
    tricks::Thought thought{Random(1)};
    const auto drawn = [&](int threads, std::uint64_t seed) {
        thought.threads = threads;
        return players::likelyWorlds(players::Seen(view), {.habits = players::Habits{}}, 50, seed,
                                     search::Work(thought));
    };
    const auto one = drawn(1, 7);
    QCOMPARE(one.size(), 50u);
    for (int threads : {2, 4, 8})
        QVERIFY(drawn(threads, 7) == one);
    QVERIFY(drawn(1, 8) != one);
}

VERSICOLA_TEST(TestInference)
#include "test_inference.moc"
