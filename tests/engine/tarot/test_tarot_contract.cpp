// Call, chien, écart and announcements of French Tarot, named after their rules (F6, F7).
#include "tarot_acts.h"

#include "support/many/one_of_many.h"
#include "tarot/view.h"

using namespace tarot;
using namespace support;

class TestTarotContract : public QObject {
    Q_OBJECT

private slots:
    void F6_2_whatMayBeCalled_data();
    void F6_2_whatMayBeCalled();
    void F6_3_whoKnowsThePartner();
    void F6_3_theTakerIsPartner();
    void F6_5_theEcart();
    void F6_5_theEcartOfTrumps();
    void F6_6_theUnseenChien();
    void F6_7_whoseTheUnseenChienIs();
    void F7_jeu();
    void F7_4_announcements();
    void F7_5_poignees_data();
    void F7_5_poignees();
    void F7_7_miseres_data();
    void F7_7_miseres();
};

void TestTarotContract::F6_2_whatMayBeCalled_data() {
    QTest::addColumn<QString>("held"); // by the declarer
    QTest::addColumn<QString>("callable");
    const QString kings = "SK HK DK CK", queens = "SQ HQ DQ CQ", knights = "SN HN DN CN",
                  jacks = "SJ HJ DJ CJ";
    const auto sorted = [](const QString& codes) { return tarotCodes(tarotCards(codes)); };
    QTest::newRow("kings") << "SK HK DK SQ HQ DQ CQ" << sorted(kings);
    QTest::newRow("queens too") << kings + " SQ" << sorted(kings + ' ' + queens);
    QTest::newRow("knights too") << kings + ' ' + queens << sorted(kings + ' ' + queens + ' ' + knights);
    QTest::newRow("jacks too") << kings + ' ' + queens + ' ' + knights
                               << sorted(kings + ' ' + queens + ' ' + knights + ' ' + jacks);
}

void TestTarotContract::F6_2_whatMayBeCalled() {
    QFETCH(const QString, held);
    const QString auction = "E:bid garde-contre, NE:pass, NW:pass, W:pass, S:pass";
    const Hand hand = after(handOf(5, {"", held}), auction);
    QCOMPARE(ruleAgainst(hand, "E:jeu"), QStringLiteral("F6.1"));
    QCOMPARE(ruleAgainst(hand, "S:call SK"), QStringLiteral("F6.1"));
    QCOMPARE(ruleAgainst(hand, "E:call S10"), QStringLiteral("F6.2"));
    QTEST(tarotCodes(choiceOf<CallChoice>(hand).cards), "callable");
    const Hand any = after(handOf(5, {"", held}, {{"callAny", true}}), auction);
    QCOMPARE(choiceOf<CallChoice>(any).cards.size(), 56);
    QCOMPARE(ruleAgainst(any, "E:call T21"), QStringLiteral("F6.2"));
}

// The holder knows at once, the others when the card is played; the declarer who holds it knows too.
void TestTarotContract::F6_3_whoKnowsThePartner() {
    const QString auction = "E:bid garde-sans, NE:pass, NW:pass, W:pass, S:pass, E:call HK, E:jeu";
    Hand hand = after(handOf(5, {"", "S2 S3", "S4 S5", "HK S6 S7", "S8 S9"}), auction);
    QVERIFY(hand.partner() == Seat::Fourth);
    Seats both(Seat::Second);
    both.insert(Seat::Fourth);
    for (Seat seat : Seats::table(5))
        QVERIFY(viewOf(hand, seat).camp == (seat == Seat::Fourth ? std::optional(both) : std::nullopt));
    hand = after(hand, "E:play S2, NE:play S4, NW:play S6, W:play S8");
    QVERIFY(!viewOf(hand, Seat::First).camp);

    const Hand own = after(handOf(5, {"", "HK S2", "", "", ""}), auction);
    QVERIFY(!own.partner());
    QVERIFY(viewOf(own, Seat::Second).camp == Seats(Seat::Second));
    QVERIFY(!viewOf(own, Seat::Fourth).camp);

    // In a chien turned up everyone sees it; in one nobody took up nobody does.
    const QString garde = "E:bid garde, NE:pass, NW:pass, W:pass, S:pass, E:call HK";
    const Hand open = after(handOf(5, {}, {}, "HK S2 S3"), garde);
    QVERIFY(viewOf(open, Seat::Fourth).camp == Seats(Seat::Second));
    const Hand unseen = after(handOf(5, {}, {}, "HK S2 S3"), auction);
    QVERIFY(!unseen.partner() && !viewOf(unseen, Seat::Second).camp);
}

void TestTarotContract::F6_3_theTakerIsPartner() {
    const QString auction = "E:bid garde-sans, NE:pass, NW:pass, W:pass, S:pass, E:call SK, E:jeu";
    Hand hand =
        after(handOf(5, {"SA S10", "S2 SJ", "S4 S5", "SK S6 S7", "S8 S9"}, {{"partner", "taker"}}), auction);
    QVERIFY(!viewOf(hand, Seat::Fourth).camp); // nor does the holder know
    QCOMPARE(ruleAgainst(hand, "E:play S2"), QStringLiteral("F8.8"));
    const auto choice = choiceOf<PlayChoice>(hand).cards;
    act(hand, QStringLiteral("E:play ") + cardText((choice & kSuitCards).first()));
    QVERIFY(!hand.partner());
    // To the end by chance: whoever wins the trick of the card called.
    tricks::Random random(3);
    while (!hand.over()) {
        const auto cards = choiceOf<PlayChoice>(hand).cards;
        act(hand,
            seatText(hand.turn(), 5) + QStringLiteral(":play ") + cardText(someOf(cards, 1, random).first()));
        for (const Trick& trick : hand.tricks())
            if (trick.winner &&
                std::ranges::find(trick.plays, tarotCard("SK"), &Trick::Entry::card) != trick.plays.end())
                QVERIFY(hand.declarersCamp().contains(*trick.winner) && viewOf(hand, Seat::First).camp);
    }
}

void TestTarotContract::F6_5_theEcart() {
    const QString auction = "E:bid garde, N:pass, W:pass, S:pass";
    Hand hand =
        after(handOf(4, {"T18", "SA S2 S3 S4 S5 SK T2 T21 M", "H2", ""}, {}, "HA HK T1 T3 DQ CN"), auction);
    QCOMPARE(tarotCodes(viewOf(hand, Seat::Fourth).chien).size(), QStringLiteral("HA HK T1 T3 DQ CN").size());
    const auto choice = choiceOf<DiscardChoice>(hand);
    QVERIFY(choice.must.empty() && choice.from.containsAll(tarotCards("SA S2 HA DQ CN")));
    QVERIFY((choice.from & (kTrumps | kBouts | cardsOf(Rank::King))).empty());
    QCOMPARE(ruleAgainst(hand, "E:jeu"), QStringLiteral("F6.4"));
    QCOMPARE(ruleAgainst(hand, "N:discard SA S2 S3 S4 S5 HA"), QStringLiteral("F6.4"));
    QCOMPARE(ruleAgainst(hand, "E:discard SA S2 S3 S4 S5"), QStringLiteral("F6.4"));
    QCOMPARE(ruleAgainst(hand, "E:discard SA S2 S3 S4 S5 H2"), QStringLiteral("F6.4"));
    for (const char* never : {"SK", "HK", "T1", "T21", "M", "T2", "T3"})
        QCOMPARE(ruleAgainst(hand, QStringLiteral("E:discard SA S2 S3 S4 S5 ") + never),
                 QStringLiteral("F6.5"));
    act(hand, "E:discard SA S2 S3 S4 HA DQ");
    QCOMPARE(hand.held(Seat::Second).size(), 18);
    QVERIFY(hand.ecart()->shown.empty());
    QVERIFY(viewOf(hand, Seat::First).ecart->cards.empty()); // F3.6
    QCOMPARE(viewOf(hand, Seat::Second).ecart->cards.size(), 6);
}

// Too few plain cards: all of them, and trumps for the rest, shown to all.
void TestTarotContract::F6_5_theEcartOfTrumps() {
    Hand hand = after(handOf(4, {"", "M T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 SK HA"}, {},
                             "HK DK CK CA T16 T21"),
                      "E:bid prise, N:pass, W:pass, S:pass");
    const auto choice = choiceOf<DiscardChoice>(hand);
    QCOMPARE(tarotCodes(choice.must), QStringLiteral("HA CA"));
    QCOMPARE(choice.from.size(), 15); // T2 to T16
    QVERIFY(!choice.from.contains(kPetit));
    QCOMPARE(ruleAgainst(hand, "E:discard HA T2 T3 T4 T5 T6"), QStringLiteral("F6.5"));
    QCOMPARE(ruleAgainst(hand, "E:discard HA CA T1 T3 T4 T5"), QStringLiteral("F6.5"));
    act(hand, "E:discard HA CA T2 T3 T4 T5");
    QCOMPARE(tarotCodes(viewOf(hand, Seat::Third).ecart->cards), QStringLiteral("T2 T3 T4 T5"));
}

void TestTarotContract::F6_6_theUnseenChien() {
    for (const char* bid : {"garde-sans", "garde-contre"}) {
        const Hand hand = after(handOf(4, {}, {}, "M T1 T21 SK HK DK"),
                                QStringLiteral("E:bid %1, N:pass, W:pass, S:pass").arg(bid));
        QCOMPARE(hand.phase(), Phase::Jeu);
        QVERIFY(viewOf(hand, Seat::Second).chien.empty());
        QCOMPARE(hand.held(Seat::Second).size(), 18);
    }
}

// The declarer's under a garde-sans (F6.6), the defence's under a garde-contre; with the Excuse in it nothing
// is owed.
void TestTarotContract::F6_7_whoseTheUnseenChienIs() {
    for (const char* bid : {"garde-sans", "garde-contre"}) {
        Hand hand = after(handOf(4, {}, {}, "M T1 T21 SK HK DK"),
                          QStringLiteral("E:bid %1, N:pass, W:pass, S:pass, E:jeu").arg(bid));
        const tricks::Player<Game> random = randomPlayer();
        for (std::uint64_t decision = 0; !hand.over(); ++decision) {
            const Seat seat = hand.turn();
            tricks::Thought thought{tricks::randomFor(1, seat, decision)};
            (void)hand.apply(random.choose(viewOf(hand, seat), thought));
        }
        const auto& count = std::get<ContractCount>(hand.result()->how);
        const Camp owner = QString(bid) == u"garde-sans" ? Camp::Declarer : Camp::Defence;
        QVERIFY((count.piles[owner] & tarotCards("M T1 T21 SK HK DK")).size() == 6);
        QVERIFY(!count.excuse);
    }
}

void TestTarotContract::F7_jeu() {
    const QString auction = "E:pass, N:bid garde-sans, W:pass, S:pass";
    const Hand hand = after(handOf(4, {}), auction);
    QCOMPARE(ruleAgainst(hand, "E:play SA"), QStringLiteral("F7.1"));
    QCOMPARE(ruleAgainst(hand, "E:jeu"), QStringLiteral("F7.1"));
    QCOMPARE(ruleAgainst(hand, "N:petit-chelem"), QStringLiteral("F7.3"));
    QVERIFY(after(hand, "N:jeu").turn() == Seat::Second);
    QVERIFY(after(hand, "N:chelem").turn() == Seat::Third); // F7.2
    const Hand petit = after(handOf(4, {}, {{"petitChelem", true}}), auction);
    QVERIFY(after(petit, "N:petit-chelem").turn() == Seat::Second); // F7.3: no right to lead
    const Hand two =
        after(handOf(2, {}, {{"chien2", true}, {"petitChelem", true}}), "N:bid garde-sans, S:pass");
    QCOMPARE(ruleAgainst(two, "N:chelem"), QStringLiteral("F7.2"));
    QCOMPARE(ruleAgainst(two, "N:petit-chelem"), QStringLiteral("F7.3"));
    QCOMPARE(choiceOf<JeuChoice>(two).words, std::vector{Slam::None});
}

void TestTarotContract::F7_4_announcements() {
    const QString start = "E:bid garde-sans, N:pass, W:pass, S:pass, E:jeu";
    const QString trumps = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11";
    Hand hand =
        after(handOf(4, {"", trumps, "SA S2 S3 S4 S5 S6 S7 S8 S9 S10 HA H2 H3 H4 H5 H6 H7 H8", ""}), start);
    QCOMPARE(ruleAgainst(hand, "N:misere tetes"), QStringLiteral("F8.1")); // not due
    act(hand, QStringLiteral("E:poignee ") + trumps);
    QCOMPARE(ruleAgainst(hand, QStringLiteral("E:poignee ") + trumps), QStringLiteral("F7.5"));
    act(hand, "E:play T2");
    hand = after(hand, "N:misere tetes, N:misere atouts");
    QCOMPARE(ruleAgainst(hand, "N:misere tetes"), QStringLiteral("F7.7"));
    QVERIFY(choiceOf<PlayChoice>(hand).miseres.empty());
    act(hand, "N:play SA");
    while (hand.tricks().size() == 1 && !hand.tricks().back().winner) {
        const Card card = choiceOf<PlayChoice>(hand).cards.first();
        act(hand, seatText(hand.turn(), 4) + QStringLiteral(":play ") + cardText(card));
    }
    for (const char* late : {":misere atouts", ":poignee T12"})
        QCOMPARE(ruleAgainst(hand, seatText(hand.turn(), 4) + late), QStringLiteral("F7.4"));
}

void TestTarotContract::F7_5_poignees_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("trumps"); // held, from T2
    QTest::addColumn<bool>("excuse");
    QTest::addColumn<QString>("offered"); // numbers, with M where the Excuse goes with all trumps
    const auto row = [](const char* name, int players, int trumps, bool excuse, const char* offered) {
        QTest::newRow(name) << players << trumps << excuse << QString(offered);
    };
    row("four, nine", 4, 9, false, "");
    row("four, nine and the Excuse", 4, 9, true, "10M");
    row("four, ten and the Excuse", 4, 10, true, "10");
    row("four, twelve and the Excuse", 4, 12, true, "10 13M");
    row("four, fifteen", 4, 15, false, "10 13 15");
    row("three, thirteen", 3, 13, false, "13");
    row("three, seventeen and the Excuse", 3, 17, true, "13 15 18M");
    row("five, eight", 5, 8, false, "8");
    row("five, thirteen", 5, 13, true, "8 10 13");
}

void TestTarotContract::F7_5_poignees() {
    QFETCH(const int, players);
    QFETCH(const int, trumps);
    QFETCH(const bool, excuse);
    CardSet held; // with hearts enough that no other trump comes
    for (int number = 2; number < 2 + trumps; ++number)
        held.insert(trump(number));
    if (excuse)
        held.insert(kExcuse);
    const CardSet shown = held;
    for (Card card : kSuitCards - cardsOf(Rank::King))
        if (held.size() < tableOf({}, players).hand)
            held.insert(card);
    Hand hand = handOf(players, {"", tarotCodes(held)}, {}, "T1"); // no petit sec
    while (hand.phase() == Phase::Auction) {
        const QString seat = seatText(hand.turn(), players);
        act(hand, seat + (hand.turn() == Seat::Second ? QStringLiteral(":bid garde-sans")
                                                      : QStringLiteral(":pass")));
    }
    if (players == 5)
        act(hand, "E:call SK");
    act(hand, "E:jeu");
    QStringList offered;
    tricks::Random random(1);
    const PlayChoice choice = choiceOf<PlayChoice>(hand);
    for (const auto& [count, from] : choice.poignees) {
        offered << QString::number(count) + (from.contains(kExcuse) ? QStringLiteral("M") : QString());
        QVERIFY(!hand.fault({Seat::Second, ShowPoignee{someOf(from, count, random)}}));
    }
    QTEST(offered.join(u' '), "offered");
    const auto sizes = poigneeSizes(players);
    if (excuse && std::ranges::find(sizes, trumps) != sizes.end()) { // F7.6: one trump unshown
        QCOMPARE(hand.fault({Seat::Second, ShowPoignee{shown - CardSet(trump(2))}})->why, Why::PoigneeExcuse);
    }
    QCOMPARE(hand.fault({Seat::Second, ShowPoignee{CardSet(trump(2))}})->why, Why::PoigneeNumber);
}

void TestTarotContract::F7_7_miseres_data() {
    QTest::addColumn<QString>("held"); // the rest is pips of hearts and spades
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("miseres");
    QTest::newRow("neither trump nor court") << ""
                                             << ""
                                             << "atouts tetes";
    QTest::newRow("a jack") << "DJ"
                            << ""
                            << "atouts";
    QTest::newRow("a low trump") << "T2"
                                 << ""
                                 << "tetes";
    QTest::newRow("the 21") << "T21"
                            << ""
                            << "";
    QTest::newRow("the Excuse") << "M"
                                << ""
                                << "";
    QTest::newRow("the Excuse is no obstacle") << "M"
                                               << "misereWithExcuse"
                                               << "atouts";
    QTest::newRow("off") << ""
                         << "miseres"
                         << "";
}

void TestTarotContract::F7_7_miseres() {
    QFETCH(const QString, held);
    QFETCH(const QString, rule);
    CardSet cards = tarotCards(held);
    for (Card card : (cardsOf(Suit::Spades) | cardsOf(Suit::Hearts)) - kCourts)
        if (cards.size() < 18)
            cards.insert(card);
    QJsonObject switches;
    if (!rule.isEmpty())
        switches[rule] = rule != u"miseres";
    const Hand hand = after(handOf(4, {"", tarotCodes(cards)}, switches),
                            "E:pass, N:bid garde-contre, W:pass, S:pass, N:jeu");
    QStringList miseres;
    const PlayChoice choice = choiceOf<PlayChoice>(hand);
    for (Announced kind : choice.miseres)
        miseres << misereText(kind);
    QTEST(miseres.join(u' '), "miseres");
    for (const char* kind : {"atouts", "tetes"})
        QCOMPARE(ruleAgainst(hand, QStringLiteral("E:misere ") + kind),
                 miseres.contains(QLatin1String(kind)) ? QString() : QStringLiteral("F7.7"));
}

VERSICOLA_TEST(TestTarotContract)
#include "test_tarot_contract.moc"
