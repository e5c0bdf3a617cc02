// The players of French Tarot: what they suppose, choose and say.
#include "../games/player_tests.h"
#include "tarot_text.h"

#include "tarot/players/knowledge.h"
#include "tarot/players/levels.h"
#include "tarot/players/open_play.h"
#include "tarot/players/rules_of_thumb.h"

#include "search/play_out.h"
#include "support/many/one_of_many.h"

#include <algorithm>

using namespace tarot;
using namespace support;

namespace {

using Moment = MomentOf<Game, HandRecord>;
// A hand by chance up to some action.
std::optional<Moment> momentOf(std::uint64_t number, std::size_t actions) {
    return momentIn<Game>(anyTarotHand(number, actions));
}

// Where the cards not seen do lie.
search::World truthOf(const Moment& moment) {
    const auto& [record, hand, view] = moment;
    search::World world{};
    for (Seat seat : Seats::table(view.players))
        if (seat != view.seat)
            world[static_cast<std::size_t>(index(seat))] = hand.held(seat);
    const CardSet loose = hiddenFrom(view).loose;
    if (view.players == 2)
        for (Seat seat : Seats::table(2))
            for (const Pile& pile : hand.pilesOf(seat))
                world[static_cast<std::size_t>(coveredBy(seat))] |=
                    (tricks::setOf(pile) & loose) - (seat == view.seat ? CardSet{} : hand.held(seat));
    const CardSet aside = hand.ecart() ? hand.ecart()->cards : tricks::setOf(hand.chien());
    world[kAside] = aside & loose;
    if (view.players != 2)
        for (Seat seat : Seats::table(view.players))
            world[kAside] -= world[static_cast<std::size_t>(index(seat))];
    return world;
}

Action chosen(std::string_view level, const View& view, std::uint64_t seed, double effort) {
    return chosenBy(*levelNamed(level), view, seed, effort);
}

} // namespace

class TestTarotPlayers : public QObject {
    Q_OBJECT

private slots:
    void theTruthIsSupposed();
    void worldsAgreeWithTheView();
    void exactPlayIsMinimax();
    void allLevelsPlayLegally();
    void onlyTheViewCounts();
    void onlyTheViewOfTwoCounts();
    void threadsChangeNothing();
    void reasonsAreTrue();
    void strengthIsChaveysScale();
    void weakHandsPassAndStrongOnesBid();
    void playersLeadNoPetitThatMayBeLost();
    void mastersTakeMostHandsNotAll();
    void skillWins();
};

// Who looks at few worlds does not lead the Petit by them while somebody else may hold a trump.
void TestTarotPlayers::playersLeadNoPetitThatMayBeLost() {
    int asked = 0;
    for (std::uint64_t number = 0; number < 12000 && asked < 40; ++number) {
        const auto moment = momentOf(number, 8 + number % 60);
        if (!moment || moment->view.players < 4 || moment->hand.phase() != Phase::Play ||
            !moment->view.contract)
            continue;
        const View& view = moment->view;
        const auto* play = std::get_if<PlayChoice>(&view.choice->among);
        const bool leads = view.tricks.empty() || view.tricks.back().winner;
        const search::Hidden hidden = hiddenFrom(view);
        const Seat next = right(view.seat, view.players);
        bool isOut = false;
        for (Card card : hidden.loose& kTrumps)
            isOut |= (hidden.places[card.id] & search::bit(index(next))) != 0;
        const bool foe = view.players == 4 && (*view.camp == Seats(view.seat) || view.camp->contains(next));
        if (!play || !leads || !isOut || !foe || !play->cards.contains(kPetit) ||
            (play->cards - CardSet(kPetit) - CardSet(kExcuse)).empty())
            continue;
        ++asked;
        for (std::uint64_t seed = 0; seed < 6; ++seed)
            QVERIFY2(chosen("player", view, seed, 1) != (Action{view.seat, Play{kPetit}}),
                     qPrintable(QStringLiteral("hand %1, seed %2").arg(number).arg(seed)));
    }
    QVERIFY2(asked >= 20, qPrintable(QString::number(asked)));
}

// Whatever happened, the cards as they do lie are among the worlds (F3.6), and the play in them is the play.
void TestTarotPlayers::theTruthIsSupposed() {
    int compared = 0;
    for (std::uint64_t number = 0; number < 1000; ++number) {
        const auto moment = momentOf(number, number % 80);
        if (!moment)
            continue;
        ++compared;
        const auto& [record, hand, view] = *moment;
        const search::World truth = truthOf(*moment);
        isSupposed(hiddenFrom(view), truth);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QStringLiteral("hand %1").arg(number)));
        QVERIFY(isPossible(view, truth));
        if (hand.phase() != Phase::Play) {
            QVERIFY(viewOf(handIn(view, truth), view.seat) == view);
        } else {
            const Position position = positionIn(view, truth);
            QVERIFY(position.legal() == hand.position().legal());
            QVERIFY(position.bestCard() == hand.position().bestCard());
            if (view.players != 2)
                QVERIFY(position == hand.position());
        }
    }
    QVERIFY(compared > 700);
}

// Each world drawn is a hand in which all that was seen was legal, and which looks the same from the seat.
void TestTarotPlayers::worldsAgreeWithTheView() {
    for (std::uint64_t number = 0; number < 400; ++number) {
        const auto moment = momentOf(number, number % 90);
        if (!moment)
            continue;
        const auto& record = moment->record;
        const auto& view = moment->view;
        const search::Dealing dealing(hiddenFrom(view));
        QVERIFY(dealing.possible());
        tricks::Random random(number);
        for (int i = 0; i < 2; ++i) {
            const search::World world = dealing.deal(random);
            if (!isPossible(view, world))
                continue;
            if (view.players == 2) // of piles a view does not tell enough for a deal
                continue;
            const Folded other = fold(handIn(view, world).deal(), [&] {
                auto actions = record.actions;
                for (Action& action : actions) // what was laid away is part of the world
                    if (auto* discard = std::get_if<Discard>(&action.what);
                        discard && action.seat != view.seat)
                        discard->cards = world[kAside] | (view.ecart ? view.ecart->cards : CardSet{});
                return actions;
            }());
            QVERIFY2(!other.refusal, qPrintable(QStringLiteral("hand %1").arg(number)));
            QVERIFY(viewOf(other.hand, view.seat) == view);
        }
    }
}

// Endings of two tricks or three, under any switches (F14); what a partner still to be found or no camps at
// all make of them (F6.3, F10) is not for it.
void TestTarotPlayers::exactPlayIsMinimax() {
    std::array<int, 6> compared{}; // by how many play
    int none = 0;
    for (std::uint64_t number = 0; number < 400; ++number) {
        const HandRecord record = anyTarotHand(number);
        const auto players = static_cast<std::size_t>(record.deal.players);
        const std::size_t last = players == 5 ? 9 : 2 * players + number % (players + 1);
        if (record.actions.size() < 30) // nobody has taken
            continue;
        const Hand hand =
            fold(record.deal, std::span(record.actions).first(record.actions.size() - last)).hand;
        if (!OpenPlay::fits(hand.position())) {
            ++none;
            continue;
        }
        ++compared[players];
        const Terms terms = hand.terms();
        const Judge judge{&terms, hand.announcements(), hand.choice()->seat};
        QCOMPARE(search::worthExactly(OpenPlay(hand.position(), judge)),
                 minimax(OpenPlay(hand.position(), judge)));
    }
    for (std::size_t players = 2; players <= 5; ++players)
        QVERIFY(compared[players] > 20);
    QVERIFY(none > 10);
}

void TestTarotPlayers::allLevelsPlayLegally() {
    for (const std::string_view level : levelNames())
        for (std::uint64_t number = 0; number < 8; ++number) {
            playsLegally(
                tricks::Session<Game>(anyTarotHand(number, 0).deal),
                [&](const View& view) { return chosen(level, view, number, 0.05); },
                [](const Action& action) {
                    if (const auto* away = std::get_if<Discard>(&action.what))
                        QVERIFY((away->cards & cardsOf(Rank::King)).empty());
                });
        }
}

void TestTarotPlayers::onlyTheViewCounts() {
    int compared = 0;
    for (std::uint64_t number = 0; number < 120; ++number) {
        const auto moment = momentOf(number, number % 50);
        if (!moment || moment->view.players == 2)
            continue;
        const auto& [record, hand, view] = *moment;
        tricks::Random random(number);
        const search::World world = search::Dealing(hiddenFrom(view)).deal(random);
        if (!isPossible(view, world))
            continue;
        auto actions = record.actions;
        for (Action& action : actions)
            if (auto* discard = std::get_if<Discard>(&action.what); discard && action.seat != view.seat)
                discard->cards = world[kAside] | (view.ecart ? view.ecart->cards : CardSet{});
        const Hand other = fold(handIn(view, world).deal(), actions).hand;
        ++compared;
        for (const std::string_view level : levelNames())
            QVERIFY(chosen(level, viewOf(other, view.seat), number, 0.05) ==
                    chosen(level, view, number, 0.05));
    }
    QVERIFY(compared > 50);
}

// With two players what is covered may lie in any order as well: two cards that the seat due has not seen
// change places in the pack.
void TestTarotPlayers::onlyTheViewOfTwoCounts() {
    int compared = 0;
    for (std::uint64_t number = 0; compared < 20; number += 4) {
        const auto moment = momentOf(number, number % 70);
        if (!moment)
            continue;
        const auto& [record, hand, view] = *moment;
        const CardSet unseen = hiddenFrom(view).loose;
        tricks::Random random(number);
        auto deal = record.deal;
        std::vector<Card*> movable;
        for (Card& card : deal.deck)
            if (unseen.contains(card))
                movable.push_back(&card);
        if (movable.size() < 2)
            continue;
        for (int exchanges = 0; exchanges < 3; ++exchanges)
            std::swap(*movable[random.below(static_cast<std::uint32_t>(movable.size()))],
                      *movable[random.below(static_cast<std::uint32_t>(movable.size()))]);
        const Folded other = fold(deal, record.actions);
        if (other.refusal || !other.hand.choice() || other.hand.choice()->seat != view.seat ||
            viewOf(other.hand, view.seat) != view || deal.deck == record.deal.deck)
            continue;
        ++compared;
        for (const std::string_view level : levelNames())
            QVERIFY(chosen(level, viewOf(other.hand, view.seat), number, 0.05) ==
                    chosen(level, view, number, 0.05));
    }
}

void TestTarotPlayers::threadsChangeNothing() {
    for (std::uint64_t number = 0; number < 40; ++number) {
        const auto moment = momentOf(number, number % 30);
        if (!moment)
            continue;
        for (const std::string_view level : {"player", "master"}) {
            support::threadsChangeNothing(number, 0.1, [&](tricks::Thought& thought) {
                return considered(moment->view, *thinkingOf(level, moment->view.players), thought);
            });
        }
    }
}

// Whatever the worlds are, what is called sure is sure.
void TestTarotPlayers::reasonsAreTrue() {
    std::array<int, kReasonKinds> seen{};
    for (std::uint64_t number = 0; number < 1500; ++number) {
        const auto moment = momentOf(number, number % 2 ? number % 90 : 2 + number % 9);
        if (!moment)
            continue;
        const auto& [record, hand, view] = *moment;
        tricks::Random random(number);
        tricks::Thought thought{random};
        std::vector<Action> actions{randomPlayer().choose(view, thought)};
        if (const auto* play = std::get_if<PlayChoice>(&view.choice->among)) {
            for (Announced kind : play->miseres)
                actions.push_back({view.seat, ClaimMisere{kind}});
            for (Card card : play->cards)
                actions.push_back({view.seat, Play{card}});
        }
        if (const auto* discard = std::get_if<DiscardChoice>(&view.choice->among))
            actions.push_back({view.seat, Discard{cardsToLayAway(view.hand, *discard)}});
        const search::Dealing dealing(hiddenFrom(view));
        for (const Action& action : actions) {
            const auto reasons = reasonsFor(view, action);
            QVERIFY(!reasons.empty());
            for (const Reason& reason : reasons) {
                ++seen[static_cast<std::size_t>(reason.kind)];
                const bool own = reason.kind == ReasonKind::SurelyWins;
                const bool camps =
                    reason.kind == ReasonKind::GivesToCamp || reason.kind == ReasonKind::PetitComesHome;
                const bool lost =
                    reason.kind == ReasonKind::LosesLeast || reason.kind == ReasonKind::LosesValue;
                if (!own && !camps && !lost)
                    continue;
                Position position = positionIn(view, dealing.deal(random));
                const int trick = position.trickNumber();
                position.play(std::get<Play>(action.what).card);
                while (position.trickNumber() == trick)
                    position.play(position.legal().nth(
                        static_cast<int>(random.below(static_cast<std::uint32_t>(position.legal().size())))));
                const Seat winner = position.leader();
                const bool ours = position.playsAlone()
                                      ? winner == view.seat
                                      : position.campOf(winner) == position.campOf(view.seat);
                QCOMPARE(ours, own || camps);
                QVERIFY(!own || winner == view.seat);
            }
        }
    }
    for (std::size_t kind = 0; kind < seen.size(); ++kind)
        QVERIFY2(seen[kind] > 0, std::string(nameOf(static_cast<ReasonKind>(kind))).c_str());
}

// F17.1: 21 and Excuse, eight trumps with the Excuse, two of them from 16 up and in a run, a king with its
// queen, a knight, five clubs.
void TestTarotPlayers::strengthIsChaveysScale() {
    const CardSet hand = tarotCards(QStringLiteral("T21 T20 T9 T8 T5 T3 T2 M SK SQ S4 HN H3 CA C2 C3 C4 C5"));
    QCOMPARE(strengthOf(hand), 10 + 8 + 2 * 8 + 2 * 2 + 2 * 1 + 10 + 2 + 5);
    QCOMPARE(strengthOf(tarotCards(QStringLiteral("T1 T4 T6 SA S2"))), 0);
}

void TestTarotPlayers::weakHandsPassAndStrongOnesBid() {
    const auto viewOfMano = [](const QString& cards) {
        PerSeat<CardSet> wanted;
        wanted[Seat::Second] = tarotCards(cards);
        const RuleSet rules;
        return viewOf(Hand(stacked(rules, 4, Seat::First, wanted, {}, numberedDeck(packOf(rules, 4), 7))),
                      Seat::Second);
    };
    for (const std::string_view level : {"apprentice", "player", "master"}) {
        const auto word = [&](const QString& cards) {
            return std::get<Speak>(chosen(level, viewOfMano(cards), 1, 1).what).bid;
        };
        QCOMPARE(word(QStringLiteral("T2 T3 S2 S3 S4 S5 SJ H2 H3 H4 H5 D2 D3 D4 D5 DJ C2 C3")), Bid::Pass);
        QVERIFY(word(QStringLiteral("T21 T20 T19 T17 T15 T12 T11 T10 T8 T1 M SK SQ SN S4 HK H2 D3")) >=
                Bid::Garde);
    }
}

// Of five masters somebody takes most hands, and some are passed by all.
void TestTarotPlayers::mastersTakeMostHandsNotAll() {
    int dealt = 0, taken = 0;
    for (std::uint64_t number = 0; number < 40; ++number) {
        Hand hand(Deal{{}, 5, Seat::First, numberedDeck(packOf({}, 5), number)});
        if (hand.over())
            continue;
        ++dealt;
        while (hand.phase() == Phase::Auction) {
            const View view = viewOf(hand, hand.choice()->seat);
            if (hand.apply(chosen("master", view, number, 0.5)); hand.terms().contract)
                break;
        }
        taken += !hand.over();
    }
    QVERIFY2(taken * 2 > dealt, qPrintable(QStringLiteral("%1 of %2").arg(taken).arg(dealt)));
    QVERIFY2(taken * 100 <= dealt * 95, qPrintable(QStringLiteral("%1 of %2").arg(taken).arg(dealt)));
}

// One thinker among players by chance gains, at every table, with each chair its own once.
void TestTarotPlayers::skillWins() {
    for (const std::string_view level : {"apprentice", "player"})
        for (int players = 2; players <= 5; ++players) {
            int points = 0;
            for (std::uint64_t number = 0; number < 4; ++number)
                for (Seat own : Seats::table(players)) {
                    tricks::Session<Game> session(
                        Deal{{}, players, Seat::First, numberedDeck(packOf({}, players), number)});
                    while (!session.over()) {
                        const Seat seat = session.hand().choice()->seat;
                        const View view = viewOf(session.hand(), seat);
                        (void)session.apply(chosen(seat == own ? level : "random", view, number, 1));
                    }
                    points += session.hand().result()->scores[own];
                }
            QVERIFY2(points > 4 * players * 5, qPrintable(QStringLiteral("%1: %2").arg(players).arg(points)));
        }
}

VERSICOLA_TEST(TestTarotPlayers)
#include "test_tarot_players.moc"
