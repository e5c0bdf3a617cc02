// The endgame solver against plain minimax, card by card, over endings of every kind; its answers in the
// game's own terms; stopping.
#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "minchiate/players/random_play.h"
#include "minchiate/players/solver/solved_worlds.h"
#include "minchiate/players/solver/solver.h"
#include "plain_minimax.h"
#include "support/endings.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"
#include "support/table_text.h"
#include "tricks/referee.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <thread>

using namespace minchiate;
using namespace support;
using players::Scored;
using players::Solver;
using tricks::Random;

namespace {

// ---- Endings by chance. ----

// Which cards come into play first, most of them kinds that a solver may stumble over.
enum class Kind { Any, Counters, TrumpsAndKings, AThird, TwoSuits, FoolAndVersicole };
constexpr int kKinds = 6;

std::vector<Card> deckFor(Kind kind, Random& random) {
    std::vector<Card> deck;
    for (Card c : kWholeDeck)
        deck.push_back(c);
    tricks::shuffle(std::span<Card>(deck), random);
    const auto suit = static_cast<Suit>(random.below(4)), another = static_cast<Suit>(random.below(4));
    const CardSet versicole = trumps({1, 10, 13, 14, 20, 28, 30, 35, 39, 40}) | kKings;
    std::stable_partition(deck.begin(), deck.end(), [&](Card c) {
        switch (kind) {
        case Kind::Any:
            return true;
        case Kind::Counters:
            return kCounters.contains(c);
        case Kind::TrumpsAndKings:
            return c == kFool || isTrump(c) || isKing(c);
        case Kind::AThird:
            return c == kFool || random.below(3) == 0;
        case Kind::TwoSuits:
            return c == kFool || suitOf(c) == suit || suitOf(c) == another ||
                   (isTrump(c) && random.below(4) == 0);
        case Kind::FoolAndVersicole:
            return c == kFool || (versicole.contains(c) && random.below(4) != 0);
        }
        return false;
    });
    return deck;
}

// Every card somewhere; captured cards are dealt out so that debts, empty purses, versicole broken, made and
// open, and sides about to reach 42 cards all occur. Nothing where the parts do not fit one another.
std::optional<Position> contrived(Kind kind, int left, const RuleSet& rules, Random& random) {
    const auto below = [&random](int n) { return static_cast<int>(random.below(static_cast<unsigned>(n))); };
    std::vector<Card> deck = deckFor(kind, random);
    const auto place = std::ranges::find(deck, kFool) - deck.begin();
    if (kind == Kind::FoolAndVersicole)
        std::swap(deck[static_cast<std::size_t>(below(4 * left))], deck[static_cast<std::size_t>(place)]);
    else if (below(3) == 0) // it was played before
        std::swap(deck[static_cast<std::size_t>(4 * left)], deck[static_cast<std::size_t>(place)]);
    // The Fool beside a king, which may have to be played in its place (M6.3).
    const auto king = std::ranges::find_if(deck, isKing) - deck.begin();
    if (kind == Kind::TwoSuits && king < 4 * left && left > 1 && below(2) == 0) {
        const auto hand = king / left * left;
        const auto beside = hand + (king - hand + 1) % left;
        std::swap(deck[static_cast<std::size_t>(beside)], *std::ranges::find(deck, kFool));
    }
    PositionParts parts;
    parts.rules = rules;
    parts.leader = kSeats[static_cast<std::size_t>(below(4))];
    parts.suitsLed = kind == Kind::TwoSuits ? 0 : below(16);
    std::size_t next = 0;
    for (Seat s : kSeats)
        for (int i = 0; i < left; ++i)
            parts.hands[s].insert(deck[next++]);

    int taken = 84 - 4 * left;
    const int many = below(4) == 0 ? 34 + below(10) : 0; // that many at once for one side
    const Side rich = kSides[static_cast<std::size_t>(below(2))];
    if (many != 0)
        taken = many + below(12);
    else if (below(2) == 0)
        taken = below(taken + 1);
    const int share = below(5); // of NS, in quarters
    const bool purseEmpty = below(3) == 0;
    const Side purse = kSides[static_cast<std::size_t>(below(2))];
    for (int i = 0; i < taken; ++i) {
        const Card c = deck[next++];
        Side side = i < many ? rich : below(4) < share ? Side::NS : Side::EW;
        if (many == 0 && purseEmpty && !kept(rules).contains(c))
            side = other(purse);
        parts.captured[side].insert(c);
    }
    for (Side s : kSides)
        if (parts.captured[s].contains(kFool) && kept(rules).containsAll(parts.captured[s]))
            parts.foolDebt = s;
    if (rules.autoFall || below(2) == 0)
        for (Seat s : kSeats)
            if ((parts.hands[s] & kTrumps).empty() && below(2) == 0)
                parts.fallen |= 1 << index(s);
    const auto made = Position::of(parts);
    if (!std::holds_alternative<Position>(made))
        return std::nullopt;
    return std::get<Position>(made);
}

// `left` tricks before the end of a hand played by the numbered random hand.
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

// Some cards of the trick on the table.
void playSome(Position& position, const RuleSet& rules, Random& random) {
    for (auto n = random.below(4); n > 0; --n) {
        if (rules.autoFall && position.mayFall())
            position.fall();
        position.play(position.legal().nth(
            static_cast<int>(random.below(static_cast<unsigned>(position.legal().size())))));
    }
}

QString textOf(const std::vector<Scored>& scored) {
    QStringList list;
    for (const Scored& s : scored)
        list << codesOf(s.card) + u' ' + QString::number(s.points);
    return list.join(u", ");
}

// The points of the best card.
int bestOf(const std::vector<Scored>& scored, Position position, const RuleSet& rules) {
    if (rules.autoFall && position.mayFall())
        position.fall();
    const auto less = [](const Scored& a, const Scored& b) { return a.points < b.points; };
    return sideOf(position.chooser()) == Side::NS ? std::ranges::max_element(scored, less)->points
                                                  : std::ranges::min_element(scored, less)->points;
}

} // namespace

class TestSolver : public QObject {
    Q_OBJECT

private slots:
    void asPlainMinimax();
    void asPlainAlphaBetaOnLongerEndings();
    void asPlainMinimaxAfterPlay();
    void lastTrickPlaysItself();
    void refusesWhatItCannotSolve();
    void stopsWhenAsked();
    void givesUpAtItsLimit();
    void worldsAreAddedUp();
};

void TestSolver::asPlainMinimax() {
    Random random(42);
    Solver solver(12);
    int done = 0, debts = 0, fools = 0, fallen = 0, versicole = 0, midTrick = 0, kinked = 0;
    while (done < 10000) {
        const RuleSet rules = randomRules(random);
        const auto kind = static_cast<Kind>(random.below(kKinds));
        const int left = std::array{1, 2, 2, 2, 3, 3, 3, 3, 3, 4}[random.below(10)];
        auto position = contrived(kind, left, rules, random);
        if (!position)
            continue;
        playSome(*position, rules, random);
        const auto expected = plainly(*position, rules);
        const auto found = solver.solve(*position, rules);
        if (found != expected)
            qWarning("ending %d", done);
        QCOMPARE(textOf(found), textOf(expected));
        ++done;
        CardSet inHands;
        bool anyFallen = false;
        for (Seat s : kSeats) {
            inHands |= position->hand(s);
            anyFallen |= position->hasFallen(s);
        }
        debts += position->foolDebt().has_value();
        fools += inHands.contains(kFool);
        fallen += anyFallen;
        midTrick += position->played() > 0;
        for (Side s : kSides)
            versicole += versicolePoints(position->captured(s) | inHands, rules) >
                         versicolePoints(position->captured(s), rules);
        kinked += position->captured(Side::NS).size() + position->captured(Side::EW).size() + inHands.size() +
                      position->played() <
                  84;
    }
    // Every kind of ending was among them.
    QVERIFY2(debts > 200 && fools > 1000 && fallen > 500 && versicole > 5000 && midTrick > 5000 &&
                 kinked > 2000,
             qPrintable(QStringLiteral("%1 debts, %2 Fools, %3 fallen, %4 versicole, %5 in a trick, %6 short")
                            .arg(debts)
                            .arg(fools)
                            .arg(fallen)
                            .arg(versicole)
                            .arg(midTrick)
                            .arg(kinked)));
}

// Long enough for the same cards to be left after different tricks: what the table must keep apart.
void TestSolver::asPlainAlphaBetaOnLongerEndings() {
    Random random(43);
    Solver solver(14);
    for (int done = 0; done < 400;) {
        const RuleSet rules = randomRules(random);
        const auto kind = std::array{Kind::TwoSuits, Kind::TwoSuits, Kind::FoolAndVersicole,
                                     Kind::Counters}[random.below(4)];
        const auto position = contrived(kind, kind == Kind::Counters ? 4 : 5, rules, random);
        if (!position)
            continue;
        QCOMPARE(bestOf(solver.solve(*position, rules), *position, rules),
                 within(-1000, 1000, *position, rules, 0, {}));
        ++done;
    }
}

void TestSolver::asPlainMinimaxAfterPlay() {
    Random random(7);
    Solver solver(12);
    for (std::uint64_t number = 1; number <= 400; ++number) {
        RuleSet rules;
        Position position = played(number, number % 20 == 0 ? 4 : 3, rules);
        if (position.over() || position.trickFull())
            continue;
        playSome(position, rules, random);
        QCOMPARE(textOf(solver.solve(position, rules)), textOf(plainly(position, rules)));
    }
}

void TestSolver::lastTrickPlaysItself() {
    Ending ending;
    ending.hands = {{"T40", "T1", "C2", "D2"}};
    ending.captured = {{"M B10", "S10"}};
    const Position position = positionOf(ending);
    // T1 dies: 5 marked, 5 counted; T40 10, the Fool 5; the Fool's versicola 20; the last trick 10.
    QCOMPARE(textOf(Solver().solve(position, {})), QStringLiteral("T40 55"));
}

void TestSolver::refusesWhatItCannotSolve() {
    RuleSet rules;
    Solver solver;
    QVERIFY(solver.solve(Position(), rules).empty());
    const Position start = played(3, kTricks, rules);
    QVERIFY(solver.solve(start, rules).empty());
}

void TestSolver::stopsWhenAsked() {
    RuleSet rules;
    Position position = played(11, Solver::kMostTricks, rules);
    Solver solver;
    std::stop_source stop;
    std::chrono::steady_clock::time_point asked;
    std::jthread later([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        asked = std::chrono::steady_clock::now();
        stop.request_stop();
    });
    const auto scored = solver.solve(position, rules, stop.get_token());
    const auto took = std::chrono::steady_clock::now() - asked;
    if (!scored.empty())
        QSKIP("solved before it could be stopped");
    QVERIFY2(
        took < std::chrono::milliseconds(50),
        qPrintable(QString::number(std::chrono::duration_cast<std::chrono::microseconds>(took).count())));
    // And what was left in the table does no harm.
    position = played(11, 3, rules);
    QCOMPARE(textOf(solver.solve(position, rules)), textOf(plainly(position, rules)));
}

// Exactly as many cards as the ending takes are enough, one fewer are not, and giving up does no harm.
void TestSolver::givesUpAtItsLimit() {
    RuleSet rules;
    const Position position = played(11, 5, rules);
    Solver measured;
    const auto expected = measured.solve(position, rules);
    QVERIFY(measured.cardsTried() > 100);
    QCOMPARE(textOf(Solver().solve(position, rules, {}, measured.cardsTried())), textOf(expected));
    Solver solver;
    QVERIFY(solver.solve(position, rules, {}, measured.cardsTried() - 1).empty());
    QCOMPARE(textOf(solver.solve(position, rules)), textOf(expected));
    // Of a world that takes too long nothing is told, of the others all.
    const Position end = played(11, 2, rules);
    const auto onlyShort = players::solveWorlds(std::vector{end}, rules, 50, 1);
    QVERIFY(!onlyShort.empty());
    QVERIFY(players::solveWorlds(std::vector{position}, rules, 50, 1).empty());
}

// Each card's mean over some worlds, one of them twice, the best first, on any number of threads.
void TestSolver::worldsAreAddedUp() {
    for (std::uint64_t number = 1; number <= 20; ++number) {
        RuleSet rules;
        const Position one = played(number, 4, rules);
        if (one.over() || one.trickFull())
            continue;
        PerSeat<CardSet> hands; // two seats after the one whose turn it is exchange what they hold
        for (Seat s : kSeats)
            hands[s] = one.hand(s);
        std::swap(hands[turned(one.turn(), 1)], hands[turned(one.turn(), 2)]);
        const Position other = one.withHands(hands);
        const std::vector<Position> worlds{one, other, one};
        const auto found = players::solveWorlds(worlds, rules, 1'000'000, 1);
        Solver solver;
        const auto here = solver.solve(one, rules), there = solver.solve(other, rules);
        QCOMPARE(found.size(), here.size());
        for (std::size_t i = 0; i < here.size(); ++i) {
            const auto its = std::ranges::find(found, here[i].card, &players::SolvedCard::card);
            QVERIFY(its != found.end());
            QCOMPARE(its->worlds, 3);
            QCOMPARE(its->points, 2 * here[i].points + there[i].points);
        }
        const int up = sign(sideOf(one.chooser()));
        QVERIFY(std::ranges::is_sorted(found, std::greater(), [&](const auto& c) { return up * c.mean(); }));
        QVERIFY(players::solveWorlds(worlds, rules, 1'000'000, 4) == found);
    }
}

VERSICOLA_TEST(TestSolver)
#include "test_solver.moc"
