#include "support/many/one_of_many.h"
#include "text/log.h"

#include <QTest>

using namespace minchiate;
using text::spoken;
using text::Teller;

namespace {

// Ago sits South; the same table seen by him and by Bice, who sits East.
const text::Names names{
    {QStringLiteral("Ago"), QStringLiteral("Bice"), QStringLiteral("Lapo"), QStringLiteral("Vieri")}};
const Teller south{names, Seat::S};
const Teller east{names, Seat::E};
const Teller north{names, Seat::N};
const Teller onlooker{names, Seat::S, true}; // nobody at the table is "you"

const Card kingOfBatons = king(Suit::Batons);
const Card sixCoins = suitCard(Suit::Coins, 4);
const Card queenOfCups = suitCard(Suit::Cups, 12);

Mark markOf(Cause cause, Side side, Seat seat, int points, CardSet cards, int trick = 0) {
    return {.cause = cause, .side = side, .seat = seat, .points = points, .cards = cards, .trick = trick};
}

// East gathers a trick that West led; `more` fills in what else came of it.
template<class More>
Event gathered(int trick, Card second, More more) {
    event::TrickGathered e{trick, Seat::W, {sixCoins, second, trump(21), trump(6)}, {}};
    e.gathered.winner = Seat::E;
    more(e.gathered);
    return e;
}

// What the log says after this event; a trick that is gathered has been played.
std::vector<text::LogLine> logLines(const Event& event, const Teller& teller) {
    text::Log log;
    if (const auto* e = std::get_if<event::TrickGathered>(&event))
        for (int i = 0; i < 4; ++i) {
            const Seat seat = turned(e->leader, i);
            log.add(event::Played{seat, seat, e->cards[static_cast<std::size_t>(i)], e->trick});
        }
    log.add(event);
    std::vector<text::LogLine> lines;
    for (const text::LogSection& section : log.told(teller)) {
        lines.push_back({text::LogLine::Kind::Heading, section.left, section.right});
        lines.insert(lines.end(), section.lines.begin(), section.lines.end());
    }
    return lines;
}

// A story as one text: "Trick 3 [ours] / You lead the 6 of coins".
QString read(const std::vector<text::LogLine>& lines) {
    QStringList parts;
    for (const text::LogLine& line : lines)
        parts << (line.right.isEmpty() ? line.left : QStringLiteral("%1 [%2]").arg(line.left, line.right));
    return parts.join(QStringLiteral(" / "));
}

Result result(std::optional<Side> cappotto) {
    Result r;
    r.count[Side::NS].last = 10;
    r.count[Side::NS].counters = 60;
    r.count[Side::EW].counters = 82;
    r.cappotto = cappotto;
    r.net = -35;
    r.restiNow = cappotto ? 15 : -1;
    r.resti = cappotto ? 15 : 1;
    return r;
}

} // namespace

class TellingTest : public QObject {
    Q_OBJECT

private slots:
    void m1_6_names();
    void whoLooksOnIsToldOfPairsByName();
    void marks_data() {
        QTest::addColumn<Mark>("mark");
        QTest::addColumn<QString>("toAgo");
        QTest::addColumn<QString>("toBice");
        const auto row = [](const char* name, const Mark& m, const char* a, const char* b) {
            QTest::newRow(name) << m << QString::fromUtf8(a) << QString::fromUtf8(b);
        };
        row("before", {Cause::Declaration, Side::NS, Seat::S, 56, {}, 0, 56}, "Marked before +56 us",
            "Marked before +56 them");
        row("rob", markOf(Cause::Rob, Side::NS, Seat::N, 10, trumps({36})), "Lapo robs the 36 +10 us",
            "Lapo robs the 36 +10 them");
        row("rob several", markOf(Cause::Rob, Side::NS, Seat::N, 30, trumps({36, 38, 39})),
            "Lapo robs 36, 38, 39 +30 us", "Lapo robs 36, 38, 39 +30 them");
        row("upcard", markOf(Cause::Upcard, Side::NS, Seat::S, 5, trumps({33})), "You turn up the 33 +5 us",
            "Ago turns up the 33 +5 them");
        row("king turned up", markOf(Cause::Upcard, Side::EW, Seat::E, 5, CardSet(kingOfBatons)),
            "Bice turns up the king of batons +5 them", "You turn up the king of batons +5 us");
        row("fola", markOf(Cause::Fola, Side::EW, Seat::E, 5, trumps({20})),
            "Bice takes the 20 from the fola +5 them", "You take the 20 from the fola +5 us");
        row("run with the Fool",
            markOf(Cause::Declaration, Side::EW, Seat::W, 30, trumpRun(28, 32) | CardSet(kFool), 1),
            "Vieri: 28 to 32, Fool +30 them", "Vieri: 28 to 32, Fool +30 us");
        row("tens", markOf(Cause::Declaration, Side::NS, Seat::S, 25, trumps({10, 20, 30, 40}), 1),
            "You: 10–20–30–40 +25 us", "Ago: 10–20–30–40 +25 them");
        row("Fool's", markOf(Cause::Declaration, Side::NS, Seat::S, 20, trumps({1, 40}) | CardSet(kFool), 1),
            "You: Fool’s: 1, Fool, 40 +20 us", "Ago: Fool’s: 1, Fool, 40 +20 them");
        row("kings", markOf(Cause::Declaration, Side::NS, Seat::N, 20, kKings, 1), "Lapo: four kings +20 us",
            "Lapo: four kings +20 them");
        row("thirteen", markOf(Cause::Declaration, Side::NS, Seat::N, 15, trumps({1, 13, 28}), 1),
            "Lapo: 1–13–28 +15 us", "Lapo: 1–13–28 +15 them");
        row("demon", markOf(Cause::Declaration, Side::NS, Seat::N, 20, trumps({14, 35, 39}), 1),
            "Lapo: 14–35–39 +20 us", "Lapo: 14–35–39 +20 them");
        row("death", markOf(Cause::Death, Side::NS, Seat::E, 5, trumps({31}), 5), "31 dies +5 us",
            "31 dies +5 them");
        row("king dies", markOf(Cause::Death, Side::NS, Seat::E, 5, CardSet(kingOfBatons), 2),
            "King of batons dies +5 us", "King of batons dies +5 them");
        row("two die", markOf(Cause::Death, Side::EW, Seat::N, 10, trumps({28, 32}), 3),
            "28 and 32 die +10 them", "28 and 32 die +10 us");
        row("the Fool dies", markOf(Cause::Death, Side::EW, Seat::N, 5, CardSet(kFool), 21),
            "The Fool dies +5 them", "The Fool dies +5 us");
    }
    void marks() {
        QFETCH(Mark, mark);
        QFETCH(QString, toAgo);
        QFETCH(QString, toBice);
        QCOMPARE(markReason(mark, south) + u' ' + markPoints(mark, south), toAgo);
        QCOMPARE(markReason(mark, east) + u' ' + markPoints(mark, east), toBice);
    }

    void events_data() {
        QTest::addColumn<Event>("event");
        QTest::addColumn<QString>("toAgo");
        QTest::addColumn<QString>("toBice");
        const auto row = [](const char* name, const Event& e, const char* a, const char* b) {
            QTest::newRow(name) << e << QString::fromUtf8(a) << QString::fromUtf8(b);
        };
        row("cut", event::CutMade{Seat::E, 40}, "Deal [Bice cuts]", "Deal [You cut]");
        row("robbed", event::Robbed{Seat::E, trump(23)}, "Deal / Bice robs the 23", "Deal / You rob the 23");
        row("looked", event::Looked{Seat::E, 11, {sixCoins}}, "", "");
        row("dealt", event::Dealt{Seat::E, 10, {sixCoins}}, "", "");
        row("turned up", event::TurnedUp{Seat::E, sixCoins}, "Deal / Bice turns up the 6 of coins",
            "Deal / You turn up the 6 of coins");
        row("fola taken", event::FolaTurned{Seat::S, trump(20), true},
            "Fola [You deal] / You turn and take the 20", "Fola [Ago deals] / Ago turns and takes the 20");
        row("fola back", event::FolaTurned{Seat::S, queenOfCups, false},
            "Fola [You deal] / The queen of cups goes back on top",
            "Fola [Ago deals] / The queen of cups goes back on top");
        row("taken", event::Taken{Seat::S, {trump(36), trump(1)}}, "Fola [You deal] / You take 36, 1",
            "Fola [Ago deals] / Ago takes 36, 1");
        row("announced", event::Announced{Seat::N, {4, 4, 1, 1}},
            "Fola [You deal] / Lapo announces 4 red, 1 long",
            "Fola [Ago deals] / Lapo announces 4 red, 1 long");
        row("discarded", event::Discarded{Seat::E, 1, {}}, "Fola / Bice discards 1 card",
            "Fola / You discard 1 card");
        row("own discard", event::Discarded{Seat::S, 2, {sixCoins, queenOfCups}},
            "Fola / You discard 6 of coins and queen of cups",
            "Fola / Ago discards 6 of coins and queen of cups");
        row("passed", event::Passed{Seat::W, Seat::S, 1, {sixCoins}},
            "Fola [You deal] / Vieri passes you the 6 of coins",
            "Fola [Ago deals] / Vieri passes the 6 of coins on to the dealer");
        row("passed unseen", event::Passed{Seat::E, Seat::N, 1, {}},
            "Fola [Lapo deals] / Bice passes 1 card on to the dealer",
            "Fola [Lapo deals] / You pass 1 card on to the dealer");
        row("fell", event::Fell{Seat::E, {}}, "Trick 1 [now] / Bice falls: no trump left",
            "Trick 1 [now] / You fall: no trump left");
        row("played", event::Played{Seat::E, Seat::E, sixCoins, 4},
            "Trick 4 [now] / Bice leads the 6 of coins", "Trick 4 [now] / You lead the 6 of coins");
        row("declared", event::Declared{Seat::E, {{VersicolaKind::Kings, kKings, 20}}}, "", "");
        row("answer of none", event::Declared{Seat::E, {}}, "", "");
        row("marked", event::Marked{markOf(Cause::Death, Side::NS, Seat::E, 5, trumps({31}), 5)},
            "Trick 5 [now] / 31 dies [+5 us]", "Trick 5 [now] / 31 dies [+5 them]");
        row("resto", event::RestoPaid{Side::NS, 3}, "Count / 1 resto paid to us",
            "Count / 1 resto paid to them");
        row("gathered", gathered(7, queenOfCups, [](Gathered&) {}),
            "Trick 7 [theirs] / Vieri leads the 6 of coins / You: queen of cups / Bice wins with the 21 / "
            "Lapo: 6",
            "Trick 7 [ours] / Vieri leads the 6 of coins / Ago: queen of cups / You win with the 21 / Lapo: "
            "6");
        row("Fool owed", gathered(7, kFool, [](Gathered& g) { g.foolKept = true; }),
            "Trick 7 [theirs] / Vieri leads the 6 of coins / You play the Fool / Bice wins with the 21 / "
            "Lapo: 6 / We owe them a card for the Fool",
            "Trick 7 [ours] / Vieri leads the 6 of coins / Ago plays the Fool / You win with the 21 / Lapo: "
            "6 / They owe us a card for the Fool");
        row("Fool paid",
            gathered(8, queenOfCups,
                     [](Gathered& g) {
                         g.paid = sixCoins;
                         g.payer = Side::NS;
                     }),
            "Trick 8 [theirs] / Vieri leads the 6 of coins / You: queen of cups / Bice wins with the 21 / "
            "Lapo: 6 / We give them the 6 of coins for the Fool",
            "Trick 8 [ours] / Vieri leads the 6 of coins / Ago: queen of cups / You win with the 21 / Lapo: "
            "6 / They give us the 6 of coins for the Fool");
        row("Fool lost",
            gathered(21, queenOfCups,
                     [](Gathered& g) {
                         g.payer = Side::NS;
                         g.foolLost = true;
                     }),
            "Last trick [theirs] / Vieri leads the 6 of coins / You: queen of cups / Bice wins with the 21 / "
            "Lapo: 6 / We took no trick: the Fool is theirs now",
            "Last trick [ours] / Vieri leads the 6 of coins / Ago: queen of cups / You win with the 21 / "
            "Lapo: 6 / They took no trick: the Fool is ours now");
        row("discards shown", event::DiscardsShown{Seat::E, {sixCoins}},
            "Fola [now 13 cards] / Bice had discarded the 6 of coins",
            "Fola [now 13 cards] / You had discarded the 6 of coins");
        row("counted", event::Counted{result(std::nullopt)},
            "Count / We count [70] / They count [82] / Difference [+12 them] / "
            "Net after the count [+35 them] / Paid now [1 resto to them] / This hand [1 resto to us]",
            "Count / We count [82] / They count [70] / Difference [+12 us] / "
            "Net after the count [+35 us] / Paid now [1 resto to us] / This hand [1 resto to them]");
        row("cappotto", event::Counted{result(Side::EW)},
            "Count / Cappotto: they took no trick / This hand [15 resti to us]",
            "Count / Cappotto: we took no trick / This hand [15 resti to them]");
    }
    void events() {
        QFETCH(Event, event);
        QFETCH(QString, toAgo);
        QFETCH(QString, toBice);
        QCOMPARE(read(logLines(event, south)), toAgo);
        QCOMPARE(read(logLines(event, east)), toBice);
    }

    void M5_12_announcements_data() {
        QTest::addColumn<int>("cups");
        QTest::addColumn<int>("coins");
        QTest::addColumn<int>("swords");
        QTest::addColumn<int>("batons");
        QTest::addColumn<QString>("said");
        QTest::newRow("red and long") << 4 << 4 << 1 << 1 << "4 red, 1 long";
        QTest::newRow("long first") << 1 << 1 << 3 << 3 << "3 long, 1 red";
        QTest::newRow("1 to 4") << 1 << 3 << 2 << 4 << "cups, swords, coins, batons";
        QTest::newRow("per sorte") << 5 << 2 << 2 << 2 << "5 cups, 2 per sorte";
        QTest::newRow("all equal") << 3 << 3 << 3 << 3 << "3 per sorte";
        QTest::newRow("by number") << 0 << 3 << 1 << 4 << "4 batons, 3 coins, 1 sword";
        QTest::newRow("only trumps") << 0 << 0 << 0 << 0 << "no suits";
    }
    void M5_12_announcements() {
        QFETCH(int, cups);
        QFETCH(int, coins);
        QFETCH(int, swords);
        QFETCH(int, batons);
        QFETCH(QString, said);
        const event::Announced announced{Seat::N, {cups, coins, swords, batons}};
        QCOMPARE(spoken(announced, south).title, QStringLiteral("Lapo announces the fola"));
        QCOMPARE(spoken(announced, north).title, QStringLiteral("You announce the fola"));
        QCOMPARE(spoken(announced, south).words, said);
        QVERIFY(!spoken(announced, south).meaning.isEmpty());
    }

    void theMeaningIsPlainEnglish() {
        QCOMPARE(spoken({Seat::N, {4, 0, 1, 1}}, south).meaning,
                 QStringLiteral("It holds 4 cups, 1 sword and 1 baton; no coins. Its trumps are not told."));
    }

    void theDraw() {
        QCOMPARE(drawSettled(Seat::S, south),
                 QStringLiteral("Highest card: you deal first, and Lapo is your partner"));
        QCOMPARE(drawSettled(Seat::N, south),
                 QStringLiteral("Highest card: Lapo deals first, and is your partner"));
        QCOMPARE(drawSettled(Seat::E, south),
                 QStringLiteral("Highest card: Bice deals first, and Lapo is your partner"));
    }

    // A king seemed to beat the 35, which was drawn for a lower tie.
    void drawnAgainAndWhy() {
        const auto card = [](const char* code) { return *cardOf(code); };
        const PerSeat<int> players{{0, 1, 2, 3}};
        const std::vector<DrawnCard> four{{0, card("CK")}, {1, card("C4")}, {2, card("S9")}, {3, card("D7")}};
        QCOMPARE(drawnAgain(four, players, south), QString());
        QCOMPARE(drawnAgain({{0, card("CK")},
                             {1, card("C4")},
                             {2, card("S9")},
                             {3, card("D2")},
                             {2, card("C10")},
                             {3, card("T35")}},
                            players, south),
                 QStringLiteral("Lapo and Vieri drew equal cards, and then again: that settles only which of "
                                "them is higher (M4.1)."));
        QCOMPARE(
            drawnAgain({{0, card("CK")},
                        {1, kFool},
                        {1, card("DK")},
                        {2, card("S9")},
                        {3, card("T2")},
                        {0, card("T9")},
                        {1, card("T1")}},
                       players, south),
            QStringLiteral("You and Bice drew equal cards, and then again: that settles only which of them "
                           "is higher (M4.1). Bice drew the Fool, which does not count here, and drew "
                           "again (M4.1)."));
    }

    void aNameWithAPercentSignIsANameAllTheSame() {
        Teller odd = south;
        odd.names[Seat::E] = QStringLiteral("50%2");
        QCOMPARE(read(logLines(event::TurnedUp{Seat::E, trump(33)}, odd)),
                 QStringLiteral("Deal / 50%2 turns up the 33"));
    }

    // A hand of one's own, watched afterwards: its player was called "You".
    void whoIsCalledYouIsSpokenTo() {
        Teller watching = south;
        watching.names[Seat::S] = QStringLiteral("You");
        watching.watched = true;
        QCOMPARE(read(logLines(event::Played{Seat::S, Seat::S, sixCoins, 4}, watching)),
                 QStringLiteral("Trick 4 [now] / You lead the 6 of coins"));
    }
};

// Of a hand that is looked at pairs have their names, and nobody is "us".
void TellingTest::whoLooksOnIsToldOfPairsByName() {
    QCOMPARE(text::markPoints(markOf(Cause::Rob, Side::NS, Seat::N, 10, trumps({36})), onlooker),
             QStringLiteral("+10 Ago, Lapo"));
    QCOMPARE(text::foolOwed(Side::EW, onlooker), QStringLiteral("Bice and Vieri owe a card for the Fool"));
    QCOMPARE(text::foolPaid(Side::EW, sixCoins, onlooker),
             QStringLiteral("Bice and Vieri give the 6 of coins for the Fool"));
    QCOMPARE(text::foolLost(Side::NS, onlooker),
             QStringLiteral("Ago and Lapo took no trick: the Fool goes to the others"));
    QCOMPARE(text::restiPaid(1, Side::NS, onlooker), QStringLiteral("1 resto paid to Ago and Lapo"));
    const QString trick = read(logLines(gathered(3, queenOfCups, [](auto&) {}), onlooker));
    QVERIFY2(trick.startsWith(QStringLiteral("Trick 3 [Bice and Vieri]")), qPrintable(trick));
}

void TellingTest::m1_6_names() {
    const QString all = QStringLiteral(
        "Papino, Grand Duke, Western Emperor, Eastern Emperor, Love, Temperance, Fortitude, Justice, "
        "Wheel of Fortune, Chariot, Time, Hanged Man, Death, Devil, House of the Devil, Hope, Prudence, "
        "Faith, Charity, Fire, Water, Earth, Air, Libra, Virgo, Scorpio, Aries, Capricorn, Sagittarius, "
        "Cancer, Pisces, Aquarius, Leo, Taurus, Gemini, Star, Moon, Sun, World, Trumpet");
    QStringList titles;
    for (int number = 1; number <= 40; ++number)
        titles << text::trumpTitle(trump(number));
    QCOMPARE(titles.join(QStringLiteral(", ")), all);
    QVERIFY(text::trumpTitle(kingOfBatons).isEmpty());
}

VERSICOLA_TEST(TellingTest)
#include "test_telling.moc"
