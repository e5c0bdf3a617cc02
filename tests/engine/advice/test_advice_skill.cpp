// The parts of a hand's result, and what its cards are worth.
#include "advice_hands.h"
#include "minchiate/advice/skill.h"
#include "support/many/one_of_many.h"

#include <cmath>

using namespace minchiate;
using namespace support;

namespace {

constexpr advice::Effort kLittlePart{64, 0, 32, 200'000};

advice::Weighed costing(Seat chooser, int at, double cost, double error = 0) {
    advice::Weighed weighed;
    weighed.at = at;
    weighed.chooser = chooser;
    weighed.cost = cost;
    weighed.costError = error;
    weighed.options.push_back({{chooser, Fall{}}, 10.0 * at, 1, 0, 0, {}});
    return weighed;
}

int sumOf(const advice::SkillAndLuck& parts) {
    return parts.deal.points + parts.own.points + parts.partner.points + parts.opponents.points +
           parts.luck.points;
}

} // namespace

class TestSkill : public QObject {
    Q_OBJECT

private slots:
    void partsAddUpWhateverIsRounded();
    void everyoneReadsTheSameHandFromTheirSide();
    void errorsAreCarried();
    void theCurveIsInTheOrderOfTheHand();
    void theWorthOfADealComesOfGames();
    void stoppedItSaysNothing();
    void aWholeHand();
};

void TestSkill::partsAddUpWhateverIsRounded() {
    tricks::Random random(1);
    const auto tenths = [&] { return static_cast<double>(random.below(1000)) / 10; };
    for (int i = 0; i < 2000; ++i) {
        std::vector<advice::Weighed> weighed;
        for (int at = 0; at < 12; ++at)
            weighed.push_back(costing(kSeats[random.below(4)], at, tenths()));
        const int net = static_cast<int>(random.below(400)) - 200;
        for (Seat reader : kSeats) {
            const auto parts = advice::skillAndLuck(net, reader, {tenths() - 50, 4, 30}, weighed);
            QCOMPARE(sumOf(parts), parts.result);
            QCOMPARE(parts.result, sign(sideOf(reader)) * net);
            QVERIFY(parts.own.points <= 0 && parts.partner.points <= 0 && parts.opponents.points >= 0);
        }
    }
}

void TestSkill::everyoneReadsTheSameHandFromTheirSide() {
    const std::vector weighed{costing(Seat::S, 1, 49), costing(Seat::N, 2, 87), costing(Seat::E, 3, 13),
                              costing(Seat::W, 4, 14)};
    const advice::Worth worth{-34, 3, 40};
    const auto south = advice::skillAndLuck(-107, Seat::S, worth, weighed),
               north = advice::skillAndLuck(-107, Seat::N, worth, weighed),
               east = advice::skillAndLuck(-107, Seat::E, worth, weighed);
    QCOMPARE(south.deal.points, -34);
    QCOMPARE(south.own.points, -49);
    QCOMPARE(south.partner.points, -87);
    QCOMPARE(south.opponents.points, 27);
    QCOMPARE(south.luck.points, 36);
    QCOMPARE(north.own.points, -87);
    QCOMPARE(north.partner.points, -49);
    QCOMPARE(east.result, 107);
    QCOMPARE(east.deal.points, 34);
    QCOMPARE(east.own.points, -13);
    QCOMPARE(east.partner.points, -14);
    QCOMPARE(east.opponents.points, 136);
    QCOMPARE(east.luck.points, -36);
}

void TestSkill::errorsAreCarried() {
    const std::vector weighed{costing(Seat::S, 1, 10, 3), costing(Seat::S, 2, 10, 4),
                              costing(Seat::E, 3, 10, 12)};
    const auto parts = advice::skillAndLuck(0, Seat::S, {0, 84, 2}, weighed);
    QCOMPARE(parts.own.error, 5.0);
    QCOMPARE(parts.partner.error, 0.0);
    QCOMPARE(parts.opponents.error, 12.0);
    QCOMPARE(parts.deal.error, 84.0);
    QCOMPARE(parts.luck.error, 85.0);
}

void TestSkill::theCurveIsInTheOrderOfTheHand() {
    const std::vector weighed{costing(Seat::S, 9, 0), costing(Seat::N, 2, 0), costing(Seat::S, 1, 5),
                              costing(Seat::S, 4, 0)};
    const auto curve = advice::curveOf(Seat::S, weighed);
    QCOMPARE(curve.size(), std::size_t{3});
    QVERIFY(curve[0].at == 1 && curve[1].at == 4 && curve[2].at == 9);
    QCOMPARE(curve[1].points, 40.0);
}

void TestSkill::theWorthOfADealComesOfGames() {
    const auto record = handWithMistakes();
    std::vector<int> nets, again;
    for (int game = 0; game < 3; ++game) {
        nets.push_back(*advice::playedByMasters(record.deal, record.actions.front(), game, 1));
        again.push_back(*advice::playedByMasters(record.deal, record.actions.front(), game, 1));
    }
    QCOMPARE(nets, again);
    QVERIFY(nets[0] != nets[1] || nets[1] != nets[2]);
    const advice::Worth worth = advice::worthOf(std::vector{10, 20, 30});
    QCOMPARE(worth.points, 20.0);
    QCOMPARE(worth.error, 10 / std::sqrt(3.0));
    QCOMPARE(worth.games, 3);
    QVERIFY(!advice::isEnough(worth) && !advice::isEnough({0, 5.1, 100}) && advice::isEnough({0, 4.9, 24}));
    QVERIFY(advice::isEnough({0, 9, 144})); // it ends
}

void TestSkill::stoppedItSaysNothing() {
    const auto record = handWithMistakes();
    std::stop_source source;
    source.request_stop();
    QVERIFY(!advice::playedByMasters(record.deal, record.actions.front(), 0, 1, source.get_token()));
    QVERIFY(!advice::worthOfDeal(record.deal, record.actions.front(), 1, source.get_token()));
}

// A hand as it was played, weighed with little effort: North's last mistake is by far the greatest part.
void TestSkill::aWholeHand() {
    const auto record = handWithMistakes();
    std::vector<advice::Weighed> weighed;
    for (int at : advice::decisionsOf(record.deal, record.actions))
        if (const auto its = advice::weigh(record.deal, record.actions, at, kLittlePart, 1))
            weighed.push_back(*its);
    const int net = advice::netOf(fold(record.deal, record.actions).hand);
    const auto parts = advice::skillAndLuck(net, Seat::S, {-34, 3, 40}, weighed);
    QCOMPARE(sumOf(parts), -107);
    QVERIFY(parts.partner.points <= -60);
    QVERIFY(parts.own.points <= -30);
    QVERIFY(parts.opponents.points < 60);
    QVERIFY(advice::curveOf(Seat::S, weighed).size() > 20);
}

VERSICOLA_WINDOW_TEST(TestSkill)
#include "test_advice_skill.moc"
