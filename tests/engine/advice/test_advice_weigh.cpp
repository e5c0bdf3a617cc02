// Decisions of a hand that was played, weighed from the seat that made them.
#include "advice_hands.h"
#include "minchiate/advice/weigh.h"
#include "support/many/one_of_many.h"

using namespace minchiate;
using namespace support;

namespace {

constexpr advice::Effort kLittleMore{192, 0, 64, 400'000};

} // namespace

class TestWeigh : public QObject {
    Q_OBJECT

private slots:
    void whatWasDoneIsAlwaysWeighed();
    void dearMistakesAreFound();
    void whatIsLostIsNamed();
    void hiddenCardsChangeNothing_data();
    void hiddenCardsChangeNothing();
    void theSameNumbersEachTime();
    void anotherSeedSaysTheSameWithinItsErrors();
    void stoppedItSaysNothing();
    void oneChoiceIsNoDecision();
    void m6_10_aFallAndAFallenOnesCard();
    void m6_9_hidingAVersicolaCostsWhatItMarks();
    void theOpenCardsOfTheLastTricksAreExact();
};

void TestWeigh::whatWasDoneIsAlwaysWeighed() {
    const auto record = handWithMistakes();
    const auto all = advice::decisionsOf(record.deal, record.actions);
    QVERIFY(advice::decisionsOf(record.deal, record.actions, Seat::S).size() > 20);
    QVERIFY(all.size() > 60);
    double dearest = 0;
    int byConvention = 0; // decisions in which others have more points than the best
    for (int at : all) {
        const auto weighed = advice::weigh(record.deal, record.actions, at, kLittleMore, 1);
        QVERIFY(weighed);
        QVERIFY(weighed->options.size() >= 2);
        QVERIFY(advice::isSame(weighed->ofDone().action, record.actions[static_cast<std::size_t>(at)]));
        const auto worth = [](const advice::Option& option) { return option.points + option.convention; };
        for (std::size_t i = 1; i < weighed->options.size(); ++i) {
            QVERIFY(i == 1 || weighed->options[i - 1].points >= weighed->options[i].points);
            QVERIFY(worth(weighed->best()) >= worth(weighed->options[i]));
            byConvention += weighed->options[i].points > weighed->best().points;
        }
        QVERIFY(weighed->cost >= 0);
        QVERIFY(weighed->cost == 0 || weighed->cost > 2 * weighed->costError);
        QCOMPARE(weighed->cost == 0, advice::isAsGood(weighed->best(), weighed->ofDone()));
        QVERIFY(weighed->openBest && weighed->openDone);
        if (advice::isSame(weighed->best().action, weighed->done))
            QCOMPARE(*weighed->openBest, *weighed->openDone);
        dearest = std::max(dearest, weighed->cost);
    }
    QVERIFY(dearest > 50);
    QVERIFY(byConvention > 0);
}

// North throws its 39 to the last trick but one and loses the run and the last trick: no choice was ever
// plainer.
void TestWeigh::dearMistakesAreFound() {
    const auto record = handWithMistakes();
    std::vector<int> dear;
    for (int number : advice::decisionsOf(record.deal, record.actions))
        if (advice::weigh(record.deal, record.actions, number, kLittleMore, 1)->cost > 6)
            dear.push_back(number);
    for (int found : {1, 10, 22, 75, 80}) // the discards; trumps led in tricks 3 and 6; the 36; the 39
        QVERIFY2(std::ranges::find(dear, found) != dear.end(), qPrintable(QString::number(found)));
    QVERIFY(dear.size() < 10);
}

void TestWeigh::whatIsLostIsNamed() {
    const auto record = handWithMistakes();
    const auto weighed = advice::weigh(record.deal, record.actions, 80, kLittleMore, 1);
    QVERIFY(weighed && weighed->cost > 50);
    const auto lost = [&](advice::StakeKind kind, CardSet cards) {
        return std::ranges::any_of(weighed->lost, [&](const advice::Stake& stake) {
            return stake.kind == kind && stake.cards == cards && stake.points > 9;
        });
    };
    QVERIFY(lost(advice::StakeKind::Counter, CardSet(trump(39))));
    QVERIFY(lost(advice::StakeKind::Versicola, trumpRun(28, 40)));
    // With nothing left to chance the parts are the whole.
    double sum = 0;
    for (const advice::Stake& stake : weighed->lost)
        sum += stake.points;
    QCOMPARE(sum, weighed->cost);
}

void TestWeigh::hiddenCardsChangeNothing_data() {
    QTest::addColumn<int>("at");
    for (int at : {1, 2, 5, 10, 16, 24, 32, 40, 45, 54, 60, 65})
        QTest::addRow("action %d", at) << at;
}

void TestWeigh::hiddenCardsChangeNothing() {
    QFETCH(const int, at);
    const auto record = handWithMistakes();
    const std::span<const Action> all = record.actions;
    const auto stories = exchangedBehind(record.deal, all.first(static_cast<std::size_t>(at)), 1);
    QVERIFY(stories);
    QVERIFY(stories->one.deal != stories->other.deal);
    std::vector<std::vector<advice::Option>> options;
    std::vector<advice::Weighed> weighed;
    for (Story story : {stories->one, stories->other}) {
        story.actions.push_back(record.actions[static_cast<std::size_t>(at)]);
        const auto its = advice::weigh(story.deal, story.actions, at, kLittleMore, 3);
        QVERIFY(its);
        weighed.push_back(*its);
    }
    QCOMPARE(weighed[0].options.size(), weighed[1].options.size());
    for (std::size_t i = 0; i < weighed[0].options.size(); ++i) {
        const advice::Option &one = weighed[0].options[i], &other = weighed[1].options[i];
        QVERIFY(one.action == other.action && one.points == other.points && one.error == other.error &&
                one.reason == other.reason);
    }
    QCOMPARE(weighed[0].cost, weighed[1].cost);
    QCOMPARE(weighed[0].lost.size(), weighed[1].lost.size());
}

void TestWeigh::theSameNumbersEachTime() {
    const auto record = handWithMistakes();
    for (int at : {10, 65}) {
        const auto one = advice::weigh(record.deal, record.actions, at, kLittleMore, 5),
                   two = advice::weigh(record.deal, record.actions, at, kLittleMore, 5),
                   other = advice::weigh(record.deal, record.actions, at, kLittleMore, 6);
        QCOMPARE(one->cost, two->cost);
        QCOMPARE(one->best().points, two->best().points);
        QVERIFY(one->best().points != other->best().points);
    }
}

// In trick 16, with worlds that take the solver long: one of them was once enough that another seed played
// all of them out instead, which told the 3 from the 38 by 36 points otherwise.
void TestWeigh::anotherSeedSaysTheSameWithinItsErrors() {
    const auto record = handOf("a-long-ending.json");
    constexpr int at = 65;
    struct Apart {
        double points, error;
    };
    std::vector<Apart> apart;
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
        const auto weighed = advice::weigh(record.deal, record.actions, at, advice::effortOf(8), seed);
        QVERIFY(weighed);
        const auto of = [&](const char16_t* text) {
            return *std::ranges::find_if(weighed->options, [&](const advice::Option& option) {
                return advice::isSame(option.action, action(text));
            });
        };
        const advice::Option low = of(u"W:play T3"), high = of(u"W:play T38");
        apart.push_back({low.points - high.points, std::hypot(low.error, high.error)});
    }
    for (const Apart& one : apart)
        for (const Apart& other : apart)
            QVERIFY2(std::abs(one.points - other.points) <= 4 * std::hypot(one.error, other.error),
                     qPrintable(QStringLiteral("%1 and %2").arg(one.points).arg(other.points)));
}

void TestWeigh::stoppedItSaysNothing() {
    const auto record = handWithMistakes();
    std::stop_source source;
    source.request_stop();
    for (int at : {1, 10, 65})
        QVERIFY(!advice::weigh(record.deal, record.actions, at, kLittleMore, 1, source.get_token()));
}

void TestWeigh::oneChoiceIsNoDecision() {
    const auto record = handWithMistakes();
    for (int at : {0, 9, 83}) // a cut; a card with no other; the last trick
        QVERIFY(!advice::weigh(record.deal, record.actions, at, kLittleMore, 1));
}

// In hands made by chance seats fall: falling is weighed against playing on, and a fallen one's card by the
// side of who chooses it.
void TestWeigh::m6_10_aFallAndAFallenOnesCard() {
    int falls = 0, cards = 0;
    for (std::uint64_t number = 0; number < 400 && (falls < 3 || cards < 3); ++number) {
        const RandomHand hand = randomHand(number);
        for (int at : advice::decisionsOf(hand.deal, hand.actions)) {
            const Action& action = hand.actions[static_cast<std::size_t>(at)];
            const Hand before =
                fold(hand.deal, std::span(hand.actions).first(static_cast<std::size_t>(at))).hand;
            const bool fall = std::holds_alternative<Fall>(action.what);
            const bool others = before.choice()->chooser != before.choice()->seat;
            if ((!fall || falls >= 3) && (!others || cards >= 3))
                continue;
            const auto weighed = advice::weigh(hand.deal, hand.actions, at, {64, 0, 32, 100'000}, 1);
            QVERIFY(weighed);
            QVERIFY(advice::isSame(weighed->ofDone().action, action));
            QCOMPARE(weighed->chooser, before.choice()->chooser);
            QCOMPARE(weighed->seat, action.seat);
            falls += fall;
            cards += others;
        }
    }
    QCOMPARE(falls, 3);
    QVERIFY(cards >= 3);
}

void TestWeigh::m6_9_hidingAVersicolaCostsWhatItMarks() {
    int found = 0;
    for (std::uint64_t number = 0; number < 200 && found < 3; ++number) {
        const RandomHand hand = randomHand(number);
        for (int at : advice::decisionsOf(hand.deal, hand.actions)) {
            const auto until = static_cast<std::size_t>(at);
            const auto choice = fold(hand.deal, std::span(hand.actions).first(until)).hand.choice();
            const auto* declare = std::get_if<DeclareChoice>(&choice->among);
            if (!declare)
                continue;
            std::vector<Action> actions(hand.actions.begin(), hand.actions.begin() + at);
            actions.push_back({choice->seat, Declare{}});
            const auto weighed = advice::weigh(hand.deal, actions, at, {256, 0, 0, 0}, 1);
            QVERIFY(weighed);
            int points = 0;
            for (const Versicola& v : declare->held)
                points += v.points;
            QCOMPARE(weighed->ofDone().reason.kind, players::ReasonKind::HidesVersicole);
            QVERIFY(weighed->cost > 0.5 * points);
            QVERIFY(weighed->lost.front().kind == advice::StakeKind::Declared);
            QCOMPARE(weighed->lost.front().points, static_cast<double>(points));
            ++found;
        }
    }
    QVERIFY(found >= 3);
}

// What was done in the last trick but one comes to the result where all others played as the solver would.
void TestWeigh::theOpenCardsOfTheLastTricksAreExact() {
    const auto record = handWithMistakes();
    const Hand over = fold(record.deal, record.actions).hand;
    const auto weighed = advice::weigh(record.deal, record.actions, 80, kLittleMore, 1);
    QVERIFY(weighed);
    QCOMPARE(advice::netOf(over), -107);
    QCOMPARE(*weighed->openDone, -107.0);
    QCOMPARE(*weighed->openBest, -37.0);
}

VERSICOLA_WINDOW_TEST(TestWeigh)
#include "test_advice_weigh.moc"
