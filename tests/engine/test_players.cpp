// Computer players: always a legal answer, the same one each time, and the apprentice knows better than
// chance.
#include "minchiate/numbered_deal.h"
#include "minchiate/players/grandmaster.h"
#include "minchiate/players/random_play.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"
#include "support/table_text.h"
#include "tricks/referee.h"

#include <QTest>

#include <set>

using namespace minchiate;
using namespace support;
using players::Player;
using Referee = tricks::Referee<Game>;
using tricks::Random;

namespace {

// Switches by the bits of a number, 0–63.
RuleSet combination(unsigned bits) {
    RuleSet rules;
    for (std::size_t i = 0; const Switch& s : switches())
        rules.*(s.member) = (bits >> i++) & 1;
    return rules;
}

// Points of a hand for NS: marks and counts, resti in the course at 60.
int points(const Hand& hand) {
    int sum = 0;
    for (const Mark& mark : hand.tally().marks())
        sum += sign(mark.side) * mark.points;
    return sum + hand.result()->count[Side::NS].total() - hand.result()->count[Side::EW].total();
}

} // namespace

class TestPlayers : public QObject {
    Q_OBJECT

private slots:
    void names();
    void namesForMeasures();
    void legalUnderAllSwitches_data();
    void legalUnderAllSwitches();
    void sameSeedSameHand_data();
    void sameSeedSameHand();
    void decisionsDependOnTheViewAlone();
    void randomIsUniform();
    void apprenticeBeatsRandom();
    void refereeGoesOnFromAHandUnderWay();
    void refereeRefusesAndChangesNothing();
    void randomPlayOutIsAPossibleEnd();
};

// Levels that are measured and not offered; what a level takes others to play like.
void TestPlayers::namesForMeasures() {
    for (std::string_view name : {"grandmaster", "convention", "master-2026-11"}) {
        const auto player = players::playerNamed(name);
        QVERIFY(player && player->name == name);
        QVERIFY(std::ranges::find(players::playerNames(), name) == players::playerNames().end());
    }
    for (std::string_view level : {"player", "master", "grandmaster", "master-2026-11"})
        QVERIFY(players::supposingOf(level));
    QVERIFY(!players::supposingOf("random"));
    QVERIFY(!players::playerNamed("cheat"));
    std::vector<players::Considered> considered(2);
    QVERIFY(!players::decidedByConvention(considered));
    considered[1].points = 1; // promised more, and not chosen
    QVERIFY(players::decidedByConvention(considered));
}

void TestPlayers::names() {
    QVERIFY(players::playerNames().size() >= 2);
    for (std::string_view name : players::playerNames()) {
        const auto player = players::playerNamed(name);
        QVERIFY(player);
        QVERIFY(player->name == name);
    }
    QVERIFY(!players::playerNamed("nobody"));
    QVERIFY(!players::playerNamed(""));
}

void TestPlayers::legalUnderAllSwitches_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<unsigned>("bits");
    for (std::string_view name : {"random", "apprentice"})
        for (unsigned bits = 0; bits < 64; ++bits)
            QTest::addRow("%s %u", name.data(), bits) << QString::fromLatin1(name.data()) << bits;
}

void TestPlayers::legalUnderAllSwitches() {
    QFETCH(const QString, name);
    QFETCH(const unsigned, bits);
    const Player player = *players::playerNamed(name.toStdString());
    for (std::uint64_t number = 0; number < 15; ++number) {
        Random random(bits * 100 + number);
        RandomDeal made = randomDeal(random);
        made.deal.rules = combination(bits);
        Referee referee(made.deal, {player, player, player, player}, number);
        const Action cut{referee.hand().cutter(), Cut{made.cut}};
        QVERIFY(std::holds_alternative<Hand::Events>(number % 2 == 0 ? referee.apply(cut) : referee.step()));
        const auto refusal = playOut(referee);
        QVERIFY2(!refusal, qPrintable(QStringLiteral("hand %1, reason %2")
                                          .arg(number)
                                          .arg(refusal ? static_cast<int>(refusal->why) : 0)));
    }
}

void TestPlayers::sameSeedSameHand_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("random") << "random";
    QTest::newRow("apprentice") << "apprentice";
}

void TestPlayers::sameSeedSameHand() {
    QFETCH(const QString, name);
    const Player player = *players::playerNamed(name.toStdString());
    const auto actions = [&](std::uint64_t deal, std::uint64_t seed) {
        Referee referee({{}, Seat::S, numberedDeck(deal)}, {player, player, player, player}, seed);
        playOut(referee);
        return referee.actions();
    };
    for (std::uint64_t deal = 0; deal < 10; ++deal)
        QVERIFY(actions(deal, 7) == actions(deal, 7));
    QVERIFY(actions(1, 7) != actions(1, 8)); // the cut at least
    QVERIFY(actions(1, 7) != actions(2, 7));
}

// A decision asked for again comes out the same.
void TestPlayers::decisionsDependOnTheViewAlone() {
    for (std::string_view name : players::playerNames()) {
        const Player player = *players::playerNamed(name);
        for (std::uint64_t number = 0; number < 20; ++number) {
            const RandomHand made = randomHand(number);
            Hand hand(made.deal);
            for (std::size_t i = 0; i < made.actions.size(); ++i) {
                const Seat chooser = hand.choice()->chooser;
                tricks::Thought once{tricks::randomFor(3, chooser, i)},
                    again{tricks::randomFor(3, chooser, i)};
                once.effort = again.effort = players::thinksLong(name) ? 0.001 : 0.01;
                const Action action = player.choose(viewOf(hand, chooser), once);
                QVERIFY(action == player.choose(viewOf(hand, chooser), again));
                Hand copy = hand;
                QVERIFY(std::holds_alternative<Hand::Events>(copy.apply(action)));
                act(hand, made.actions[i]);
            }
        }
    }
}

// Over many seeds every legal card of one decision comes up, about as often as any other.
void TestPlayers::randomIsUniform() {
    const RandomHand made = randomHand(11);
    Hand hand(made.deal);
    std::size_t done = 0;
    while (!hand.choice() || !std::holds_alternative<PlayChoice>(hand.choice()->among) ||
           std::get<PlayChoice>(hand.choice()->among).cards.size() < 8)
        act(hand, made.actions[done++]);
    const Choice choice = *hand.choice();
    const auto& play = std::get<PlayChoice>(choice.among);
    const int ways = play.cards.size() + (play.mayFall ? 1 : 0);
    const Player random = players::randomPlayer();
    std::map<Card, int> hits;
    constexpr int draws = 20000;
    for (int seed = 0; seed < draws; ++seed) {
        tricks::Thought thinking{tricks::randomFor(static_cast<std::uint64_t>(seed), choice.chooser, done)};
        const Action action = random.choose(viewOf(hand, choice.chooser), thinking);
        if (const auto* played = std::get_if<Play>(&action.what))
            ++hits[played->card];
    }
    QCOMPARE(static_cast<int>(hits.size()), play.cards.size());
    for (const auto& [card, count] : hits)
        QVERIFY(std::abs(count * ways - draws) < draws / 5);
}

// Each deal twice with the sides exchanged: the mean difference is far above its standard error.
void TestPlayers::apprenticeBeatsRandom() {
    const Player a = players::apprentice(), r = players::randomPlayer();
    constexpr int deals = 300;
    double sum = 0, squares = 0;
    for (std::uint64_t number = 0; number < deals; ++number) {
        const Deal deal{{}, kSeats[number % 4], numberedDeck(number)};
        Referee first(deal, {a, r, a, r}, number), second(deal, {r, a, r, a}, number);
        for (Referee* referee : {&first, &second}) {
            (void)referee->apply({referee->hand().cutter(), Cut{numberedCut(number)}});
            playOut(*referee);
        }
        const double pair = (points(first.hand()) - points(second.hand())) / 2.0;
        sum += pair;
        squares += pair * pair;
    }
    const double mean = sum / deals;
    const double error = std::sqrt((squares / deals - mean * mean) / deals);
    QVERIFY2(mean > 20 && mean > 5 * error, qPrintable(QStringLiteral("%1 ± %2").arg(mean).arg(error)));
}

void TestPlayers::refereeGoesOnFromAHandUnderWay() {
    const Player player = players::apprentice();
    const std::vector<Player> four(4, player);
    Referee whole({{}, Seat::E, numberedDeck(3)}, four, 5);
    playOut(whole);
    for (std::size_t kept : {0u, 1u, 10u, 50u}) {
        const std::vector<Action> actions(whole.actions().begin(),
                                          whole.actions().begin() + static_cast<std::ptrdiff_t>(kept));
        Referee resumed(tricks::Session<Game>(whole.hand().deal(), actions), four, 5);
        playOut(resumed);
        QVERIFY(resumed.actions() == whole.actions());
        QVERIFY(resumed.hand() == whole.hand());
    }
}

void TestPlayers::refereeRefusesAndChangesNothing() {
    const Player wrong{"wrong", [](const SeatView& view, tricks::Thought&) {
                           return Action{view.seat, Cut{97}};
                       }};
    Referee referee({{}, Seat::S, numberedDeck(3)}, {wrong, wrong, wrong, wrong}, 1);
    const auto outcome = referee.step();
    QVERIFY(std::holds_alternative<Refusal>(outcome));
    QVERIFY(std::get<Refusal>(outcome).why == Why::CutRange);
    QVERIFY(referee.actions().empty());
    QVERIFY(referee.hand() == Hand({{}, Seat::S, numberedDeck(3)}));
}

// The play-out's points are those of some play of the hand by the rules: the last card of each hand being
// left, there is only one.
void TestPlayers::randomPlayOutIsAPossibleEnd() {
    for (std::uint64_t number = 0; number < 500; ++number) {
        const RandomHand made = randomHand(number);
        Hand hand(made.deal);
        std::size_t next = 0;
        while (hand.phase() != Phase::Play || hand.position().trickNumber() < 21 ||
               hand.position().played() > 0)
            act(hand, made.actions[next++]);
        const Position start = hand.position();
        const std::size_t marksBefore = hand.tally().marks().size();
        while (next < made.actions.size())
            act(hand, made.actions[next++]);
        int expected = countDifference(hand.result()->captured, hand.result()->lastTrick, hand.rules());
        for (std::size_t i = marksBefore; i < hand.tally().marks().size(); ++i)
            expected += sign(hand.tally().marks()[i].side) * hand.tally().marks()[i].points;
        Random random(number);
        QCOMPARE(players::randomPlayOut(start, random, hand.rules()), expected);
    }
    // From the start of the play: different ends, the same from the same random numbers.
    const RandomHand made = randomHand(1);
    const Hand hand = fold(made.deal, std::span(made.actions).first(8)).hand;
    QVERIFY(hand.phase() == Phase::Play);
    std::set<int> ends;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Random random(seed), again(seed);
        const int end = players::randomPlayOut(hand.position(), random, hand.rules());
        QCOMPARE(players::randomPlayOut(hand.position(), again, hand.rules()), end);
        QVERIFY(std::abs(end) < 1000);
        ends.insert(end);
    }
    QVERIFY(ends.size() > 10);
}

VERSICOLA_TEST(TestPlayers)
#include "test_players.moc"
