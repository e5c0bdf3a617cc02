// Trees over information sets against trying every card: what they find where one seat alone has a choice
// left is what the best card makes, in the mean of the worlds that look alike to it, and no more.
#include "minchiate/players/policy/convention.h"
#include "minchiate/players/policy/rollout.h"
#include "minchiate/players/search/information_tree.h"
#include "support/many/one_of_many.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace minchiate;
using namespace players;
using tricks::Random;

namespace {

// Cards are believed as soon as they are tried.
constexpr TreeSearch kCredulous{.tricks = 1, .rounds = 6, .leastTries = 1, .doubt = 0};

// Two tricks from the end, the leader having led: somebody who follows may have a choice.
struct LastTwo {
    Position position; // before the lead
    Memory memory;
};

std::optional<LastTwo> lastTwo(const PerSeat<CardSet>& hands, Seat leader) {
    PositionParts parts;
    parts.hands = hands;
    parts.leader = leader;
    const auto made = Position::of(parts);
    if (!std::holds_alternative<Position>(made))
        return std::nullopt;
    LastTwo ending{std::get<Position>(made), {}};
    ending.memory.gone = kWholeDeck;
    for (Seat seat : kSeats)
        ending.memory.gone -= hands[seat];
    return ending;
}

PerSeat<CardSet> randomHands(Random& random) {
    CardSet deck = kWholeDeck;
    PerSeat<CardSet> hands{};
    for (Seat seat : kSeats)
        while (hands[seat].size() < 2) {
            const Card card = deck.pick(
                [&](int n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); });
            deck.erase(card);
            hands[seat].insert(card);
        }
    return hands;
}

// The choice that there is in one world after the lead: what is seen when it comes, and what each card makes
// beyond convention's and beyond what convention likes better about its own.
struct OnlyChoice {
    std::vector<Card> seen;
    std::vector<std::pair<Card, double>> gains; // for the chooser's side
    std::vector<int> points;                    // by the same order, signed for NS, beyond convention's
};

std::optional<OnlyChoice> onlyChoice(const Supposed& world, Memory memory, const RuleSet& rules) {
    std::optional<OnlyChoice> found;
    Position position = world.position;
    while (!position.trickFull()) {
        Card card = position.legal().first();
        if (position.legal().size() > 1) {
            const WeighedCards weighed = weighedCards(position, memory);
            if (found || weighed.count != position.legal().size())
                return std::nullopt;
            found.emplace();
            for (int i = 0; i < position.played(); ++i)
                found->seen.push_back(position.played(i));
            card = conventionCard(position, memory);
            const int up = sign(sideOf(position.chooser()));
            const auto of = [&](Card c) {
                return inPoints(std::ranges::find(weighed.cards, c, &Weighed::card)->worth);
            };
            for (int i = 0; i < weighed.count; ++i) {
                const Card other = weighed.cards[static_cast<std::size_t>(i)].card;
                Position next = position;
                Memory told = memory;
                remember(told, next, other);
                next.play(other);
                const int points = conventionPlayOut(next, told, rules) - world.byConvention;
                found->points.push_back(points);
                found->gains.emplace_back(other, up * points - (of(card) - of(other)));
            }
        }
        remember(memory, position, card);
        position.play(card);
    }
    return found;
}

} // namespace

class TestInformationTree : public QObject {
    Q_OBJECT

private slots:
    void findsWhatTryingEveryCardFinds();
    void findsNothingWhereNobodyHasAChoice();
};

// Worlds of two kinds, in which two others' cards have changed places.
void TestInformationTree::findsWhatTryingEveryCardFinds() {
    Random random(4);
    const RuleSet rules;
    int compared = 0, better = 0, torn = 0;
    for (int i = 0; i < 60'000 && compared < 1'500; ++i) {
        const Seat leader = kSeats[random.below(4)];
        PerSeat<CardSet> hands = randomHands(random);
        const Card lead = hands[leader].first();
        std::vector<Supposed> kinds;
        std::vector<OnlyChoice> choices;
        Memory memory;
        const Seat one = turned(leader, 1 + static_cast<int>(random.below(3))),
                   two = turned(leader, 1 + static_cast<int>(random.below(3)));
        for (int kind = 0; kind < 2; ++kind) {
            const auto ending = lastTwo(hands, leader);
            if (!ending || !ending->position.legal().contains(lead))
                break;
            Supposed world{ending->position, 0};
            memory = ending->memory;
            remember(memory, world.position, lead);
            world.position.play(lead);
            world.byConvention = conventionPlayOut(world.position, memory, rules);
            if (const auto choice = onlyChoice(world, memory, rules)) {
                kinds.push_back(world);
                choices.push_back(*choice);
            }
            std::swap(hands[one], hands[two]);
        }
        if (kinds.size() < 2)
            continue;
        // Where both kinds look alike when the choice comes, and it is one between the same cards, one card
        // is for both; where it is between others, more is at work than this test looks at.
        const auto cardsOf = [](const OnlyChoice& choice) {
            CardSet cards;
            for (const auto& [card, gain] : choice.gains)
                cards.insert(card);
            return cards;
        };
        const bool alike = choices[0].seen == choices[1].seen;
        if (alike && cardsOf(choices[0]) != cardsOf(choices[1]))
            continue;
        int expected = 0, apart = 0;
        for (std::size_t kind = 0; kind < 2; ++kind) {
            const auto& gains = choices[kind].gains;
            std::size_t best = 0, own = 0;
            const auto total = [&](std::size_t c) {
                double sum = gains[c].second;
                if (alike)
                    for (const auto& [card, gain] : choices[1 - kind].gains)
                        if (card == gains[c].first)
                            sum += gain;
                return sum;
            };
            for (std::size_t c = 1; c < gains.size(); ++c) {
                best = total(c) > total(best) ? c : best;
                own = gains[c].second > gains[own].second ? c : own;
            }
            expected += choices[kind].points[best];
            apart += choices[kind].points[own];
        }
        std::vector<Supposed> worlds;
        for (int j = 0; j < 24; ++j) // each tree has as many of both kinds
            worlds.push_back(kinds[static_cast<std::size_t>(j / 2 % 2)]);
        std::int64_t found = 0;
        for (std::size_t tree = 0; tree < kTrees; ++tree) {
            const tricks::Thought thought{Random(1)};
            found += addedBySearch(tree, worlds, memory, rules, kCredulous, Random(7), search::Work(thought));
        }
        QCOMPARE(found, std::int64_t{12} * expected);
        ++compared;
        better += expected != 0;
        torn += expected != apart;
    }
    QVERIFY2(compared == 1'500 && better > 100 && torn > 10,
             qPrintable(QStringLiteral("%1, %2, %3").arg(compared).arg(better).arg(torn)));
}

void TestInformationTree::findsNothingWhereNobodyHasAChoice() {
    const auto ending = lastTwo({{CardSet{king(Suit::Cups), trump(3)}, CardSet{trump(10), trump(20)},
                                  CardSet{trump(11), trump(22)}, CardSet{trump(30), trump(7)}}},
                                Seat::S);
    QVERIFY(ending);
    Position last = ending->position;
    Memory memory = ending->memory;
    while (last.trickNumber() < kTricks) { // to the last trick
        while (!last.trickFull()) {
            const Card card = last.legal().first();
            remember(memory, last, card);
            last.play(card);
        }
        last.gather();
    }
    const Card lead = last.legal().first();
    remember(memory, last, lead);
    last.play(lead);
    const std::vector<Supposed> worlds(8, {last, conventionPlayOut(last, memory, {})});
    const tricks::Thought thought{Random(1)};
    for (std::size_t tree = 0; tree < kTrees; ++tree)
        QCOMPARE(addedBySearch(tree, worlds, memory, {}, kCredulous, Random(7), search::Work(thought)), 0);
}

VERSICOLA_TEST(TestInformationTree)
#include "test_information_tree.moc"
