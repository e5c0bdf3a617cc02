#include "text/prompts.h"

#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "support/many/one_of_many.h"
#include "tricks/referee.h"

#include <QTest>

using namespace minchiate;
using text::discardEffect;
using text::Teller;

namespace {

const Teller ago{
    {{QStringLiteral("Ago"), QStringLiteral("Bice"), QStringLiteral("Lapo"), QStringLiteral("Vieri")}},
    Seat::S};

CardSet cardsOfCodes(const char* codes) {
    CardSet set;
    for (const QString& code : QString::fromLatin1(codes).split(u' ', Qt::SkipEmptyParts))
        set.insert(*cardOf(code.toStdString()));
    return set;
}

// A view in play: `hand` to play, the cards on the table led by West.
SeatView playing(CardSet hand, const std::vector<Card>& table = {}) {
    SeatView view;
    view.seat = Seat::S;
    view.dealer = Seat::W;
    view.phase = Phase::Play;
    view.hand = hand;
    if (!table.empty()) {
        view.tricks.push_back({Seat::W, {}, std::nullopt});
        for (std::size_t i = 0; i < table.size(); ++i)
            view.tricks.back().plays.push_back({turned(Seat::W, static_cast<int>(i)), table[i]});
    }
    return view;
}

} // namespace

class PromptsTest : public QObject {
    Q_OBJECT

private slots:
    void turns_data() {
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QByteArray>("legal");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* name, const char* hand, const char* table, const char* legal,
                            const char* line) {
            QTest::newRow(name) << QByteArray(hand) << QByteArray(table) << QByteArray(legal)
                                << QString::fromUtf8(line);
        };
        row("lead", "S7 C2", "", "S7 C2", "your turn: lead");
        row("follow", "S7 S2 C2", "S9", "S7 S2", "your turn: follow swords");
        row("trumps", "T7 T2 C2", "T9", "T7 T2", "your turn: follow trumps");
        row("void", "T7 T2 C2", "S9", "T7 T2", "your turn: play a trump");
        row("no trump either", "D7 C2", "S9", "D7 C2", "your turn: play any card");
        row("the Fool led", "D7 C2", "M", "D7 C2", "your turn: play any card");
        row("suit or Fool", "C2 C3 M", "C9", "C2 C3 M", "your turn: follow cups, or the Fool");
        row("trump or Fool", "T7 C2 M", "S9", "T7 M", "your turn: play a trump, or the Fool");
        row("after the Fool", "D7 C2 C3", "M C9", "C2 C3", "your turn: follow cups");
        row("king's duty", "SK S2 C2", "S9 T4", "SK", "your turn: the king must be played");
        row("king's duty and the Fool", "SK M C2", "S9 T4", "SK", "your turn: the king must be played");
        row("the king alone", "SK C2", "S9 T4", "SK", "your turn: follow swords");
        row("last card", "C2", "S9", "C2", "your turn: the last card");
    }
    void turns() {
        QFETCH(QByteArray, hand);
        QFETCH(QByteArray, table);
        QFETCH(QByteArray, legal);
        QFETCH(QString, line);
        std::vector<Card> cards;
        for (const QByteArray& code : table.split(' '))
            if (!code.isEmpty())
                cards.push_back(*cardOf(code.toStdString()));
        const SeatView view = playing(cardsOfCodes(hand), cards);
        QCOMPARE(turnLine({Seat::S, Seat::S, PlayChoice{cardsOfCodes(legal)}}, view, ago), line);
    }

    // Whose deal it is stands on their plate while they are asked, too.
    void whoDealsIsSaidInPlay() {
        const SeatView view = playing(cardsOfCodes("C2 C3 M"), {*cardOf("C9")});
        const Choice choice{Seat::S, Seat::S, PlayChoice{cardsOfCodes("C2 C3 M")}};
        QCOMPARE(turnLine(choice, view, ago, Seat::S),
                 QStringLiteral("your turn: follow cups, or the Fool · you deal"));
        QCOMPARE(turnLine(choice, view, ago, Seat::W), QStringLiteral("your turn: follow cups, or the Fool"));
        Teller watching = ago;
        watching.watched = true;
        QCOMPARE(turnLine(choice, view, watching, Seat::S),
                 QStringLiteral("follow cups, or the Fool · deals"));
    }

    void aFallenHandIsChosenFor() {
        SeatView view = playing(cardsOfCodes("T7"), {*cardOf("S9")});
        view.openHands[Seat::N] = cardsOfCodes("S2 S3 C4");
        QCOMPARE(turnLine({Seat::N, Seat::S, PlayChoice{cardsOfCodes("S2 S3")}}, view, ago),
                 QStringLiteral("choose for Lapo: follow swords"));
        QCOMPARE(text::fallenPrompt(Seat::N, ago),
                 QStringLiteral("You won the last trick: choose the card of Lapo"));
    }

    void platesBeforeTrick1() {
        text::PlateFacts facts;
        facts.dealer = Seat::E; // Ago cuts
        facts.phase = Phase::Cut;
        const auto of = [&](Seat seat) {
            facts.seat = seat;
            return plateLine(facts, ago);
        };
        QCOMPARE(of(Seat::E), QStringLiteral("deals · against you"));
        QCOMPARE(of(Seat::N), QStringLiteral("your partner"));
        QCOMPARE(of(Seat::S), QStringLiteral("you cut"));
        facts.dealer = Seat::S; // Vieri cuts
        QCOMPARE(of(Seat::W), QStringLiteral("cuts"));
        QCOMPARE(of(Seat::S), QStringLiteral("you deal"));
        facts.phase = Phase::Discard;
        QCOMPARE(of(Seat::W), QStringLiteral("cut"));
        facts.robbed = facts.owed = 2;
        QCOMPARE(of(Seat::W), QStringLiteral("cut, robbed 2 · discards 2"));
        facts.discarded = 2;
        QCOMPARE(of(Seat::W), QStringLiteral("cut, robbed 2 · discarded 2"));
        facts.dealer = Seat::E;
        facts.robbed = facts.discarded = 0;
        facts.owed = 5;
        QCOMPARE(of(Seat::E), QStringLiteral("deals · discards 5"));
    }

    void platesInPlay() {
        using Turn = text::PlateFacts::Turn;
        text::PlateFacts facts;
        facts.dealer = Seat::W;
        const auto of = [&](Seat seat, Turn turn) {
            facts.seat = seat;
            facts.turn = turn;
            return plateLine(facts, ago);
        };
        QCOMPARE(of(Seat::N, Turn::None), QStringLiteral("your partner"));
        QCOMPARE(of(Seat::N, Turn::Think), QStringLiteral("thinking · your partner"));
        QCOMPARE(of(Seat::N, Turn::Play), QStringLiteral("to play · your partner"));
        QCOMPARE(of(Seat::W, Turn::Lead), QStringLiteral("to lead · deals · against you"));
        QCOMPARE(of(Seat::W, Turn::None), QStringLiteral("deals · against you"));
        QCOMPARE(of(Seat::S, Turn::None), QString());
        facts.fallen = true;
        QCOMPARE(of(Seat::N, Turn::None), QStringLiteral("fallen · your partner"));
        QCOMPARE(of(Seat::N, Turn::Play), QStringLiteral("to play · fallen"));
        QCOMPARE(of(Seat::S, Turn::None), QStringLiteral("you have fallen"));
        facts.fallen = false;
        facts.chosenFor = Seat::N; // fallen: who won the last trick chooses its cards (M6.10)
        QCOMPARE(of(Seat::W, Turn::Choose), QStringLiteral("chooses for Lapo · deals · against you"));
        // Watched, nobody is "you", and relations are not told.
        facts.dealer = Seat::S;
        Teller watching = ago;
        watching.watched = true;
        facts.seat = Seat::S;
        facts.turn = Turn::Lead;
        QCOMPARE(plateLine(facts, watching), QStringLiteral("to lead · deals"));
    }

    void discards_data() {
        QTest::addColumn<QByteArray>("raised");
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("warns");
        const auto row = [](const char* raised, const char* words, bool warns) {
            QTest::newRow(raised) << QByteArray(raised) << QString::fromUtf8(words) << warns;
        };
        row("", "0 of 5 | Raise the cards to put away | 5 more to go", false);
        row("S2", "1 of 5 | No void | No counter among them. 4 more to go", false);
        row("C2 C3 CJ",
            "3 of 5 | A void in cups by three cards: “a third” | No counter among them. 2 more to go", false);
        row("D7", "1 of 5 | A void in coins by one card: “a first” | No counter among them. 4 more to go",
            false);
        row("C2 C3 CJ D7 S2", "5 of 5 | Voids in cups and coins | No counter among them", false);
        row("S2 S3 S4 S5", "4 of 5 | A void in swords | No counter among them. 1 more to go", false);
        row("C2 S2 B2 T22", "4 of 5 | No void | No counter among them. 1 more to go", false);
        row("T31 C2", "2 of 5 | No void | A counter among them: 31. Breaks 30 to 32. 3 more to go", true);
        row("BK T10", "2 of 5 | No void | Counters among them: king of batons and 10. 3 more to go", true);
        row("C2 C3 CJ D7 S2 S3", "6 of 5 | Voids in cups and coins | No counter among them. 1 too many",
            false);
    }
    void discards() {
        QFETCH(QByteArray, raised);
        QFETCH(QString, words);
        QFETCH(bool, warns);
        const CardSet hand =
            cardsOfCodes("C2 C3 CJ D7 S2 S3 S4 S5 B2 B3 BK T10 T22 T24 T25 T26 T30 T31 T32 M");
        const auto said = discardEffect(hand, cardsOfCodes(raised), DiscardChoice{5, hand, false});
        QCOMPARE(QStringLiteral("%1 | %2 | %3").arg(said.count, said.effect, said.note), words);
        QCOMPARE(said.warns, warns);
    }

    void M9_theTrumpetsDiscard() {
        const CardSet hand = cardsOfCodes("C2 C3 D2 D3 S2 S3 B2 B3");
        QCOMPARE(discardEffect(hand, cardsOfCodes("C2 D2 S2 B2"), DiscardChoice{4, hand, false}).effect,
                 QStringLiteral("One of each suit: “the Trumpet’s discard”"));
    }

    void M5_9_countersLastIsSaid() {
        const CardSet hand = cardsOfCodes("CK C3 D2 D3");
        const auto said = discardEffect(hand, cardsOfCodes("CK"), {1, hand, true});
        QCOMPARE(said.note,
                 QStringLiteral("A counter among them: king of cups. Only when other cards do not suffice"));
    }

    void whatCanBeDeclared() {
        const std::vector<Versicola> held{
            {VersicolaKind::Kings, cardsOfCodes("CK DK SK"), 15},
            {VersicolaKind::Run, cardsOfCodes("T28 T29 T30 T31 T32 M"), 30},
        };
        QCOMPARE(text::declareOffer(held), QStringLiteral("Three kings (15) · 28 to 32 with the Fool (30)"));
        QCOMPARE(text::declareEffect(held),
                 QStringLiteral("+45 now. All will know that you hold these 9 cards."));
        QCOMPARE(text::declareEffect({}), text::declareNothing());
        QCOMPARE(text::declareItem({VersicolaKind::Fools, cardsOfCodes("T1 T40 M"), 20}),
                 QStringLiteral("Fool’s: 1, Fool, 40 (20)"));
    }

    void everyOwnDecisionHasALine() {
        for (std::uint64_t n = 1; n <= 40; ++n) {
            const auto p = players::randomPlayer();
            tricks::Referee<Game> referee(Deal{{}, kSeats[n % 4], numberedDeck(n)}, {p, p, p, p}, n);
            while (!referee.over()) {
                const Seat chooser = referee.hand().choice()->chooser;
                const SeatView view = viewOf(referee.hand(), chooser);
                Teller teller = ago;
                teller.me = chooser;
                const QString line = turnLine(*view.choice, view, teller);
                QVERIFY(!line.isEmpty());
                QVERIFY2(!line.contains(u'%'), qPrintable(line));
                QVERIFY(std::holds_alternative<Hand::Events>(referee.step()));
            }
        }
    }
};

VERSICOLA_TEST(PromptsTest)
#include "test_prompts.moc"
