// Policies keep to the rules, see only what they may, and are worth their names.
#include "each_play.h"
#include "minchiate/numbered_deal.h"
#include "minchiate/players/knowledge.h"
#include "minchiate/players/player.h"
#include "minchiate/players/policy/convention.h"
#include "minchiate/players/policy/decisions.h"
#include "minchiate/players/policy/light.h"
#include "minchiate/players/policy/rollout.h"
#include "minchiate/players/random_play.h"
#include "minchiate/tally.h"
#include "support/exchange.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"
#include "support/table_text.h"
#include "tricks/referee.h"

#include <QTest>

#include <cmath>

using namespace minchiate;
using namespace support;
using players::Memory;
using Referee = tricks::Referee<Game>;
using tricks::Random;

namespace {

// A position after the deal, and what is remembered then.
struct Start {
    Position position;
    Memory memory;
};
Start startOf(std::uint64_t number) {
    const players::Player player = players::conventionPlayer();
    Referee referee({{}, kSeats[number % 4], numberedDeck(number)}, {player, player, player, player}, number);
    (void)referee.apply({referee.hand().cutter(), Cut{numberedCut(number)}});
    while (referee.hand().phase() != Phase::Play)
        (void)referee.step();
    return {referee.hand().position(), players::Seen(viewOf(referee.hand(), Seat::S)).common};
}

using Policy = Card (*)(const Position&, const Memory&, Random&);
Card byChance(const Position& position, const Memory&, Random& random) {
    return position.legal().pick(
        [&](int n) { return static_cast<int>(random.below(static_cast<unsigned>(n))); });
}
Card byLight(const Position& position, const Memory&, Random&) {
    return players::lightCard(position);
}
Card byConvention(const Position& position, const Memory& memory, Random&) {
    return players::conventionCard(position, memory);
}

// Points for NS of the trick play, each side by its policy.
int played(Start start, Policy ns, Policy ew, Random& random) {
    auto& [position, memory] = start;
    int points = 0;
    Side last{};
    while (!position.over()) {
        while (!position.trickFull()) {
            const Card card = (sideOf(position.turn()) == Side::NS ? ns : ew)(position, memory, random);
            remember(memory, position, card);
            position.play(card);
        }
        const Gathered gathered = position.gather();
        last = sideOf(gathered.winner);
        points += sign(last) * gathered.points;
    }
    return points + countDifference({{position.captured(Side::NS), position.captured(Side::EW)}}, last, {});
}

struct Outcome {
    double mean = 0, error = 0;
};
Outcome match(Policy a, Policy b, std::uint64_t deals) {
    Random random(1);
    double sum = 0, squares = 0;
    for (std::uint64_t number = 0; number < deals; ++number) {
        const Start start = startOf(number);
        const double pair = (played(start, a, b, random) - played(start, b, a, random)) / 2.0;
        sum += pair;
        squares += pair * pair;
    }
    const double n = static_cast<double>(deals), mean = sum / n;
    return {mean, std::sqrt((squares / n - mean * mean) / n)};
}

} // namespace

class TestPolicy : public QObject {
    Q_OBJECT

private slots:
    void cardsAreLegal();
    void policiesSeeOwnCardsOnly();
    void playOutsArePossibleEnds();
    void playOutsWithFallenSeats();
    void layingAway();
    void apprenticeIsNoBurden();
    void better_data();
    void better();
};

void TestPolicy::cardsAreLegal() {
    eachPlay(400, [](const Hand& hand, Card, std::uint64_t) {
        const Position& position = hand.position();
        const SeatView view = viewOf(hand, hand.choice()->chooser);
        QVERIFY(position.legal().contains(players::lightCard(position)));
        const Position seen = players::Seen(view).now;
        const Memory memory = players::Seen(view).own;
        const Card card = players::conventionCard(seen, memory);
        QVERIFY(position.legal().contains(card));
        // It is the first of those weighed most.
        const players::WeighedCards list = players::weighedCards(seen, memory);
        QVERIFY(list.count > 0 && list.count <= position.legal().size());
        CardSet weighed;
        int best = list.cards[0].worth, worthOfCard = 0;
        for (int i = 0; i < list.count; ++i) {
            const auto& [c, worth] = list.cards[static_cast<std::size_t>(i)];
            QVERIFY(!weighed.contains(c));
            weighed.insert(c);
            best = std::max(best, worth);
            if (c == card)
                worthOfCard = worth;
        }
        QVERIFY(position.legal().containsAll(weighed));
        if (position.legal().size() > 1)
            QCOMPARE(worthOfCard, best);
    });
}

// In a rollout the hands of the others lie in the position: with their cards dealt otherwise the same card is
// chosen.
void TestPolicy::policiesSeeOwnCardsOnly() {
    Random random(5);
    eachPlay(300, [&](const Hand& hand, Card, std::uint64_t) {
        const Position& real = hand.position();
        const Choice choice = *hand.choice();
        PositionParts parts;
        parts.rules = hand.rules();
        parts.leader = real.leader();
        parts.played = real.played();
        for (int i = 0; i < real.played(); ++i)
            parts.trick[static_cast<std::size_t>(i)] = real.played(i);
        for (Side s : kSides)
            parts.captured[s] = real.captured(s);
        for (const Suit suit : kSuits) // led to an earlier trick: this one's comes by playing
            if (real.wasLed(suit) && !(real.led() == suit))
                parts.suitsLed |= 1 << static_cast<int>(suit);
        std::vector<Card> loose;
        PerSeat<CardSet> hands;
        for (Seat s : kSeats) {
            hands[s] = real.hand(s);
            if (s != choice.seat && s != choice.chooser && !real.hasFallen(s))
                for (Card c : real.hand(s))
                    loose.push_back(c);
        }
        tricks::shuffle(std::span<Card>(loose), random);
        std::size_t next = 0;
        for (Seat s : kSeats)
            if (s != choice.seat && s != choice.chooser && !real.hasFallen(s)) {
                const int size = hands[s].size();
                hands[s] = {};
                for (int i = 0; i < size; ++i)
                    hands[s].insert(loose[next++]);
            }
        parts.hands = hands;
        for (Seat s : kSeats)
            if (real.hasFallen(s))
                parts.fallen |= 1 << index(s);
        parts.foolDebt = real.foolDebt();
        const auto dealt = Position::of(parts);
        const auto* position = std::get_if<Position>(&dealt);
        if (!position || position->legal() != real.legal() || position->kingDuty() != real.kingDuty() ||
            position->suitsLed() != real.suitsLed())
            return; // the trick so far would not have been legal
        const Memory memory = players::Seen(viewOf(hand, choice.chooser)).common;
        QVERIFY(players::lightCard(*position) == players::lightCard(real));
        QVERIFY(players::conventionCard(*position, memory) == players::conventionCard(real, memory));
    });
}

// Played on by the policy within the rules of the hand, the end is that of the play-out.
void TestPolicy::playOutsArePossibleEnds() {
    for (std::uint64_t number = 0; number < 300; ++number) {
        const RandomHand made = randomHand(number);
        if (made.deal.rules.autoFall)
            continue;
        for (const bool light : {true, false}) {
            Hand hand(made.deal);
            std::size_t next = 0;
            while (hand.phase() != Phase::Play || hand.position().trickNumber() < 3 || hand.answering())
                act(hand, made.actions[next++]);
            const Position start = hand.position();
            Memory memory = players::Seen(viewOf(hand, Seat::S)).common;
            const Memory before = memory;
            const std::size_t marksBefore = hand.tally().marks().size();
            while (hand.phase() == Phase::Play) {
                const Card card = light ? players::lightCard(hand.position())
                                        : players::conventionCard(hand.position(), memory);
                remember(memory, hand.position(), card);
                act(hand, {hand.choice()->seat, Play{card}});
            }
            int expected = countDifference(hand.result()->captured, hand.result()->lastTrick, hand.rules());
            for (std::size_t i = marksBefore; i < hand.tally().marks().size(); ++i)
                expected += sign(hand.tally().marks()[i].side) * hand.tally().marks()[i].points;
            QCOMPARE(light ? players::lightPlayOut(start, hand.rules())
                           : players::conventionPlayOut(start, before, hand.rules()),
                     expected);
        }
    }
}

// With autoFall seats fall in the course of the play-out; from every position it comes to an end.
void TestPolicy::playOutsWithFallenSeats() {
    int fallen = 0;
    for (std::uint64_t number = 0; number < 400; ++number) {
        const RandomHand made = randomHand(number);
        Hand hand(made.deal);
        for (const Action& action : made.actions) {
            if (hand.phase() == Phase::Play && !hand.answering() && hand.position().played() == 0) {
                RuleSet rules = hand.rules();
                rules.autoFall = true;
                for (Seat s : kSeats)
                    fallen += hand.position().hasFallen(s) ? 1 : 0;
                const Memory memory = players::Seen(viewOf(hand, Seat::S)).common;
                QVERIFY(std::abs(players::lightPlayOut(hand.position(), rules)) < 1000);
                QVERIFY(std::abs(players::conventionPlayOut(hand.position(), memory, rules)) < 1000);
            }
            act(hand, action);
        }
    }
    QVERIFY(fallen > 100);
}

// Short suits go whole, kings keep a guard, counters go last.
void TestPolicy::layingAway() {
    const auto away = [](QStringView hand, int count) {
        return codesOf(setOf(players::cardsToLayAway({count, cards(hand), false})));
    };
    QCOMPARE(away(u"C7 C8 DQ D5 D6 D7 SK S2 S3 B4 B5 B6 B7 T6 T10 T20 T30 T31 T40 M T8 T9 T11", 2),
             sorted(u"C7 C8"));
    QCOMPARE(away(u"CK C8 C9 T6 T10 T20 T30 T31", 2), sorted(u"C8 C9")); // there is nothing else
    QCOMPARE(away(u"CK T6 T10 T20 T30 T31", 1), sorted(u"T6"));
    QCOMPARE(away(u"CK T2 T10 T40 M", 2), sorted(u"T2 CK"));
    for (std::uint64_t number = 0; number < 500; ++number) {
        const RandomHand made = randomHand(number);
        Hand hand(made.deal);
        for (const Action& action : made.actions) {
            if (std::holds_alternative<Discard>(action.what)) {
                const auto choice = std::get<DiscardChoice>(hand.choice()->among);
                const auto laid = players::cardsToLayAway(choice);
                QCOMPARE(static_cast<int>(laid.size()), choice.count);
                QCOMPARE(setOf(laid).size(), choice.count);
                QVERIFY(choice.from.containsAll(setOf(laid)));
                if (const CardSet plain = choice.from - kCounters; plain.size() >= choice.count)
                    QVERIFY((setOf(laid) & kCounters).empty());
                else
                    QVERIFY(setOf(laid).containsAll(plain));
            }
            act(hand, action);
        }
    }
}

// Last to play, the apprentice does not overtake its partner for nothing, takes opponents' counters where
// that costs no counter, and hardly ever gives one away.
void TestPolicy::apprenticeIsNoBurden() {
    const players::Player player = players::apprentice();
    int given = 0, couldGive = 0, taken = 0, left = 0;
    for (std::uint64_t number = 0; number < 300; ++number) {
        Referee referee({{}, kSeats[number % 4], numberedDeck(number)}, {player, player, player, player},
                        number);
        while (!referee.over()) {
            const Position before = referee.hand().position();
            const bool lastToPlay = referee.hand().phase() == Phase::Play && before.played() == 3 &&
                                    before.led() && !referee.hand().answering();
            const auto outcome = referee.step();
            const auto* play = std::get_if<Play>(&referee.actions().back().what);
            if (!lastToPlay || !play)
                continue;
            const CardSet over = before.legal() & players::detail::kBeats[before.played(before.winning()).id];
            const CardSet plain = before.legal() - kCounters;
            int onTable = 0;
            for (int i = 0; i < 3; ++i)
                onTable += before.played(i) == kFool ? 0 : value(before.played(i));
            if (sideOf(before.playerOf(before.winning())) == sideOf(before.turn())) {
                if (!(plain - over).empty())
                    QVERIFY(!over.contains(play->card) || value(play->card) > 0);
            } else if (!(over & plain).empty() && onTable >= 5) {
                ++(over.contains(play->card) ? taken : left);
            } else if (over.empty() && !plain.empty()) {
                ++couldGive;
                given += play->card != kFool && value(play->card) > 0 ? 1 : 0;
            }
        }
    }
    QVERIFY(taken > 100 && left == 0);
    QVERIFY(couldGive > 1000 && given * 1000 < couldGive);
}

void TestPolicy::better_data() {
    QTest::addColumn<int>("better");
    QTest::addColumn<int>("worse");
    QTest::addColumn<double>("by");
    QTest::newRow("light over chance") << 1 << 0 << 110.0;
    QTest::newRow("convention over light") << 2 << 1 << 25.0;
    QTest::newRow("convention over chance") << 2 << 0 << 110.0;
}

// Paired deals, the trick play alone; well below what was measured over many more deals.
void TestPolicy::better() {
    QFETCH(const int, better);
    QFETCH(const int, worse);
    QFETCH(const double, by);
    static constexpr std::array<Policy, 3> policies{byChance, byLight, byConvention};
    const Outcome outcome =
        match(policies[static_cast<std::size_t>(better)], policies[static_cast<std::size_t>(worse)], 1500);
    QVERIFY2(outcome.mean - 3 * outcome.error > by,
             qPrintable(QStringLiteral("%1 ± %2").arg(outcome.mean).arg(outcome.error)));
}

VERSICOLA_TEST(TestPolicy)
#include "test_policy.moc"
