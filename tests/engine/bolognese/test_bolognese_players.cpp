// The players of Tarocco bolognese: what they suppose, choose and say.
#include "../games/player_tests.h"
#include "bolognese_text.h"

#include "bolognese/players/knowledge.h"
#include "bolognese/players/levels.h"
#include "bolognese/players/open_play.h"
#include "bolognese/players/random_player.h"
#include "bolognese/players/rules_of_thumb.h"
#include "search/play_out.h"
#include "support/many/one_of_many.h"

using namespace bolognese;
using namespace support;

namespace {

using Moment = MomentOf<Game, HandRecord>;
// A hand by chance up to some action.
std::optional<Moment> momentOf(std::uint64_t number, std::size_t actions) {
    return momentIn<Game>(anyBologneseHand(number, actions));
}

// Where the cards not seen do lie.
search::World truthOf(const Moment& moment) {
    const auto& [record, hand, view] = moment;
    search::World world{};
    for (Seat seat : kSeats)
        if (seat != view.seat)
            world[static_cast<std::size_t>(index(seat))] =
                hand.phase() == Phase::Discard ? hand.dealt(seat) : hand.position().hand(seat);
    if (view.seat != view.dealer)
        world[kDiscardPlace] = *hand.discard();
    return world;
}

// The hand that the seat due may take for this one: its cards not seen lie as in `world`.
Folded exchanged(const Moment& moment, const search::World& world) {
    const auto& [record, hand, view] = moment;
    HandRecord other = record;
    const CardSet away = view.discard.value_or(world[kDiscardPlace]);
    PerSeat<CardSet> held;
    for (Seat seat : kSeats) {
        held[seat] = seat == view.seat ? view.hand : world[static_cast<std::size_t>(index(seat))];
        for (const Trick& trick : view.tricks)
            for (const auto& play : trick.plays)
                if (play.seat == seat)
                    held[seat].insert(play.card);
    }
    // The dealer's last two are the discard, unless the dealer is the one who knows better.
    CardSet last = view.seat == view.dealer ? tricks::setOf(view.lastTwo) : away;
    if (view.phase != Phase::Discard)
        held[view.dealer] = (held[view.dealer] | away) - last;
    for (int i = 0; i < 60; ++i) {
        CardSet& cards = held[turned(right(record.deal.dealer), i / 5)];
        other.deal.deck[static_cast<std::size_t>(i)] = cards.first();
        cards.erase(cards.first());
    }
    if (view.seat != view.dealer) {
        other.deal.deck[60] = last.first();
        other.deal.deck[61] = last.last();
    }
    for (Action& action : other.actions)
        if (auto* discard = std::get_if<Discard>(&action.what); discard && view.seat != view.dealer)
            discard->cards = {away.first(), away.last()};
    return fold(other.deal, other.actions);
}

Action chosen(std::string_view level, const View& view, std::uint64_t seed, double effort) {
    return chosenBy(*levelNamed(level), view, seed, effort);
}

bool looksTheSame(const View& view, const Hand& hand) {
    return viewOf(hand, view.seat) == view;
}

} // namespace

class TestBolognesePlayers : public QObject {
    Q_OBJECT

private slots:
    void theTruthIsSupposed();
    void worldsAgreeWithTheView();
    void exactPlayIsMinimax();
    void allLevelsPlayLegally();
    void onlyTheViewCounts();
    void threadsChangeNothing();
    void reasonsAreTrue();
    void callsOut();
    void answersAKnock();
    void skillWins();
    void chancePlaysToTheEnd();
};

// Whatever happened, the cards as they do lie are among the worlds (B5.7), and the play in them is the play.
void TestBolognesePlayers::theTruthIsSupposed() {
    int compared = 0;
    for (std::uint64_t number = 0; number < 900; ++number) {
        const auto moment = momentOf(number, number % 66);
        if (!moment)
            continue;
        ++compared;
        const auto& [record, hand, view] = *moment;
        const search::World truth = truthOf(*moment);
        isSupposed(hiddenFrom(view), truth);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QStringLiteral("hand %1").arg(number)));
        QVERIFY(isPossible(view, truth));
        if (hand.phase() == Phase::Play)
            QVERIFY(positionIn(view, truth) == hand.position());
    }
    QVERIFY(compared > 600);
}

// Each world drawn is a hand in which all that was seen was legal, and which looks the same from the seat.
void TestBolognesePlayers::worldsAgreeWithTheView() {
    int compared = 0;
    for (std::uint64_t number = 0; number < 500; ++number) {
        const auto moment = momentOf(number, number % 66);
        if (!moment)
            continue;
        const search::Dealing dealing(hiddenFrom(moment->view));
        QVERIFY(dealing.possible());
        tricks::Random random(number);
        const search::World world = dealing.deal(random);
        if (!isPossible(moment->view, world))
            continue;
        const Folded other = exchanged(*moment, world);
        QVERIFY2(!other.refusal, qPrintable(QString::number(number)));
        // An accuso before the discard may be open to the dealer in one of them only (B6.5).
        if (moment->view.choice->among.index() == 0)
            continue;
        ++compared;
        QVERIFY2(looksTheSame(moment->view, other.hand), qPrintable(QString::number(number)));
    }
    QVERIFY(compared > 200);
}

// Endings of two tricks or three, under any switches.
void TestBolognesePlayers::exactPlayIsMinimax() {
    int compared = 0;
    for (std::uint64_t number = 0; number < 300; ++number) {
        const auto moment = momentOf(number, 53 + number % 14);
        if (!moment || moment->hand.position().trickNumber() < kTricks - 2)
            continue;
        ++compared;
        const OpenPlay play(moment->hand.position(), Judge{&moment->view});
        QCOMPARE(search::worthExactly(play), minimax(play));
    }
    QVERIFY(compared > 100);
}

void TestBolognesePlayers::allLevelsPlayLegally() {
    for (const std::string_view level : levelNames())
        for (std::uint64_t number = 0; number < 12; ++number) {
            playsLegally(
                tricks::Session<Game>(anyBologneseHand(number, 0).deal),
                [&](const View& view) { return chosen(level, view, number, 0.05); }, [](const Action&) {});
        }
}

void TestBolognesePlayers::onlyTheViewCounts() {
    int compared = 0;
    for (std::uint64_t number = 0; number < 150; ++number) {
        const auto moment = momentOf(number, 1 + number % 60);
        if (!moment)
            continue;
        const View& view = moment->view;
        tricks::Random random(number);
        const search::World world = search::Dealing(hiddenFrom(view)).deal(random);
        if (!isPossible(view, world))
            continue;
        const Folded other = exchanged(*moment, world);
        if (other.refusal || !looksTheSame(view, other.hand))
            continue;
        ++compared;
        for (const std::string_view level : levelNames())
            QVERIFY(chosen(level, viewOf(other.hand, view.seat), number, 0.05) ==
                    chosen(level, view, number, 0.05));
    }
    QVERIFY(compared > 30);
}

void TestBolognesePlayers::threadsChangeNothing() {
    for (std::uint64_t number = 0; number < 25; ++number) {
        const auto moment = momentOf(number, number % 30);
        if (!moment)
            continue;
        for (const std::string_view level : {"player", "master"}) {
            support::threadsChangeNothing(number, 0.1, [&](tricks::Thought& thought) {
                return considered(moment->view, *thinkingOf(level), thought);
            });
        }
    }
}

// Whatever the worlds are, what is called sure is sure.
void TestBolognesePlayers::reasonsAreTrue() {
    std::array<int, kReasonKinds> seen{};
    for (std::uint64_t number = 0; number < 1500; ++number) {
        const auto moment = momentOf(number, number % 4 ? number % 66 : 0);
        if (!moment)
            continue;
        const auto& [record, hand, view] = *moment;
        tricks::Random random(number);
        std::vector<Action> actions;
        const search::Dealing dealing(hiddenFrom(view));
        if (const auto* play = std::get_if<PlayChoice>(&view.choice->among)) {
            for (Card card : play->cards)
                actions.push_back({view.seat, Play{card, Signal::None}});
            for (const auto& [cards, signal] :
                 {std::pair(play->busso, Signal::Busso), std::pair(play->striscio, Signal::Striscio),
                  std::pair(play->volo, Signal::Volo)})
                for (Card card : cards)
                    actions.push_back({view.seat, Play{card, signal}});
            if (const auto accuse = fullAccuso(play->accuso))
                actions.push_back({view.seat, *accuse});
        } else {
            const auto& discard = std::get<DiscardChoice>(view.choice->among);
            actions.push_back({view.seat, Discard{{discard.from.first(), discard.from.last()}}});
            actions.push_back(
                {view.seat, Discard{cardsToLayAway(view.hand | tricks::setOf(view.lastTwo), discard.from)}});
            if (const auto accuse = fullAccuso(discard.accuso))
                actions.push_back({view.seat, *accuse});
        }
        for (const Action& action : actions) {
            const auto reasons = reasonsFor(view, action);
            QVERIFY(!reasons.empty());
            for (const Reason& reason : reasons) {
                ++seen[static_cast<std::size_t>(reason.kind)];
                const bool wins = reason.kind == ReasonKind::SurelyWins ||
                                  reason.kind == ReasonKind::GivesToPartner ||
                                  reason.kind == ReasonKind::BegatoComesHome;
                const bool loses =
                    reason.kind == ReasonKind::LosesLeast || reason.kind == ReasonKind::LosesValue;
                if (reason.kind == ReasonKind::Accuses || reason.kind == ReasonKind::CallsOut) {
                    Hand after = hand;
                    (void)after.apply(action);
                    QCOMPARE(after.accusi().back().worth.total(), reason.number);
                }
                if (!wins && !loses)
                    continue;
                Position position = positionIn(view, dealing.deal(random));
                const int trick = position.trickNumber();
                position.play(std::get<Play>(action.what).card);
                while (position.trickNumber() == trick)
                    position.play(position.legal().nth(
                        static_cast<int>(random.below(static_cast<std::uint32_t>(position.legal().size())))));
                QCOMPARE(sideOf(position.leader()) == sideOf(view.seat), wins);
            }
        }
    }
    for (std::size_t kind = 0; kind < seen.size(); ++kind)
        QVERIFY2(seen[kind] > 0, std::string(nameOf(static_cast<ReasonKind>(kind))).c_str());
}

// B6.5: near the target an accuso wins the match, and nobody who plays forgets it.
void TestBolognesePlayers::callsOut() {
    int called = 0;
    for (std::uint64_t number = 0; number < 40; ++number) {
        const Deal deal{{}, kSeats[number % 4], numberedDeck(number), {790, 790}};
        const Hand hand(deal);
        const View view = viewOf(hand, deal.dealer);
        const bool can = !std::get<DiscardChoice>(view.choice->among).accuso.made.empty();
        for (const std::string_view level : {"apprentice", "player", "master"}) {
            Hand after = hand;
            (void)after.apply(chosen(level, view, number, 0.02));
            QCOMPARE(after.over(), can);
        }
        called += can;
    }
    QVERIFY(called > 5);
}

// B7.1: the highest card of the suit, where it is asked for.
void TestBolognesePlayers::answersAKnock() {
    PerSeat<CardSet> hands;
    hands[Seat::E] = bologneseCards(QStringLiteral("S6 T5"));
    hands[Seat::N] = bologneseCards(QStringLiteral("SN T6"));
    hands[Seat::W] = bologneseCards(QStringLiteral("S10 SQ"));
    hands[Seat::S] = bologneseCards(QStringLiteral("B6 B7"));
    Position position(hands, {}, Seat::S);
    position.play(*cardOf("S6"));
    position.play(*cardOf("SN"));
    QVERIFY(likelyCard(position, Asked::ForBest) == *cardOf("SQ"));
}

// Every level that thinks beats chance by far, on the same deals with sides exchanged.
void TestBolognesePlayers::skillWins() {
    for (const std::string_view level : {"apprentice", "player"}) {
        int points = 0;
        for (std::uint64_t number = 0; number < 20; ++number)
            for (const Side side : kSides) {
                tricks::Session<Game> session(Deal{{}, kSeats[number % 4], numberedDeck(number), {}});
                while (!session.over()) {
                    const Seat seat = session.hand().choice()->seat;
                    const View view = viewOf(session.hand(), seat);
                    (void)session.apply(chosen(sideOf(seat) == side ? level : "random", view, number, 1));
                }
                const auto& made = session.hand().result()->points;
                points += made[side] - made[other(side)];
            }
        QVERIFY(points > 40 * 60);
    }
}

// All cards come to lie in the piles, those laid away among the dealer's.
void TestBolognesePlayers::chancePlaysToTheEnd() {
    for (std::uint64_t number = 0; number < 100; ++number) {
        Hand hand({{}, Seat::S, numberedDeck(number), {}});
        const CardSet from = std::get<DiscardChoice>(hand.choice()->among).from;
        (void)hand.apply({Seat::S, Discard{{from.first(), from.last()}}});
        Position position = hand.position(), again = position;
        tricks::Random random(number), same(number);
        playOut(position, random);
        playOut(again, same);
        QVERIFY(position == again);
        QCOMPARE(position.tricksWon(Side::NS) + position.tricksWon(Side::EW), kTricks);
        QVERIFY((position.pile(Side::NS) | position.pile(Side::EW)) == kWholeDeck);
        QVERIFY((position.pile(Side::NS) & position.pile(Side::EW)).empty());
        QVERIFY(position.pile(Side::NS).containsAll({from.first(), from.last()}));
    }
}

VERSICOLA_TEST(TestBolognesePlayers)
#include "test_bolognese_players.moc"
