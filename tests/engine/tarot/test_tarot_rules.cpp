// The rules of French Tarot before the play, named after their numbers (F1–F7).
#include "tarot_acts.h"

#include "tarot/match.h"
#include "tarot/view.h"

using namespace tarot;
using namespace support;

class TestTarotRules : public QObject {
    Q_OBJECT

private slots:
    void F1_cards();
    void F2_1_values_data();
    void F2_1_values();
    void F2_2_countedInTwos_data();
    void F2_2_countedInTwos();
    void F2_3_whatIsNeeded();
    void F3_1_seats();
    void F3_2_drawForTheDeal();
    void F3_4_placesAreShared();
    void F4_2_theDeal_data();
    void F4_2_theDeal();
    void F4_5_petitSec();
    void F5_auction();
    void F5_5_allPass();
    void F6_2_whatMayBeCalled_data();
    void F6_2_whatMayBeCalled();
    void F6_3_whoKnowsThePartner();
    void F6_3_theTakerIsPartner();
    void F6_5_theEcart();
    void F6_5_theEcartOfTrumps();
    void F6_6_theUnseenChien();
    void F7_jeu();
    void F7_4_announcements();
    void F7_5_poignees_data();
    void F7_5_poignees();
    void F7_7_miseres_data();
    void F7_7_miseres();
};

void TestTarotRules::F1_cards() {
    QCOMPARE(kWholePack.size(), 78);
    QCOMPARE(kShortPack.size(), 58); // F11.3
    QCOMPARE(kBouts.size(), 3);
    QCOMPARE(kCourts.size(), 16);
    QCOMPARE((kWholePack - kBouts - kCourts).size(), 59); // F1.4
    const QString order = tarotCodes(kWholePack);         // F1.5
    QVERIFY(order.startsWith(QStringLiteral("SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ SK HA")));
    QVERIFY(order.endsWith(QStringLiteral("CQ CK T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 "
                                          "T18 T19 T20 T21 M")));
    for (Card card : kWholePack)
        QVERIFY(cardOf(codeOf(card)) == card);
    for (const char* none : {"", "T0", "T22", "S1", "XA", "M1", "sk", "T01"})
        QVERIFY(!cardOf(none));
}

void TestTarotRules::F2_1_values_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<int>("halves");
    const auto row = [](const char* cards, int halves) { QTest::newRow(cards) << QString(cards) << halves; };
    row("T1", 9);
    row("T21", 9);
    row("M", 9);
    row("SK", 9);
    row("HQ", 7);
    row("DN", 5);
    row("CJ", 3);
    row("CA", 1);
    row("D10", 1);
    row("T20", 1);
}

void TestTarotRules::F2_1_values() {
    QFETCH(const QString, cards);
    QTEST(halves(tarotCards(cards)), "halves");
    QCOMPARE(halves(kWholePack), 182);
    QCOMPARE(halves(kShortPack), 162); // F11.3: ten halves more for each camp
}

void TestTarotRules::F2_2_countedInTwos_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<int>("points");
    const auto row = [](const char* cards, int points) { QTest::newRow(cards) << QString(cards) << points; };
    row("T21 T2", 5);
    row("SK D3", 5);
    row("SQ T7", 4);
    row("SN HA", 3);
    row("SJ H2", 2);
    row("S2 T3", 1);
}

void TestTarotRules::F2_2_countedInTwos() {
    QFETCH(const QString, cards);
    QFETCH(const int, points);
    QCOMPARE(halves(tarotCards(cards)), 2 * points);
}

void TestTarotRules::F2_3_whatIsNeeded() {
    QCOMPARE(needed(0), 56);
    QCOMPARE(needed(1), 51);
    QCOMPARE(needed(2), 41);
    QCOMPARE(needed(3), 36);
}

void TestTarotRules::F3_1_seats() {
    QCOMPARE(seatTexts(2).join(u' '), QStringLiteral("S N"));
    QCOMPARE(seatTexts(3).join(u' '), QStringLiteral("S E W"));
    QCOMPARE(seatTexts(4).join(u' '), QStringLiteral("S E N W"));
    QCOMPARE(seatTexts(5).join(u' '), QStringLiteral("S E NE NW W"));
    for (int players = 2; players <= 5; ++players)
        QCOMPARE(right(seatAt(players - 1), players), Seat::First);
    QVERIFY(!seatOf(u"NE", 4) && !seatOf(u"E", 2) && !seatOf(u"", 5));
}

void TestTarotRules::F3_2_drawForTheDeal() {
    // From low to high.
    const QStringList order{"CA", "DA", "HA", "SA", "C2", "S2", "C10", "CK", "SK", "T1", "T2", "T21"};
    for (qsizetype i = 1; i < order.size(); ++i)
        QVERIFY(drawRank(tarotCard(order[i - 1])) < drawRank(tarotCard(order[i])));
    const std::vector<DrawnCard> draw{{Seat::First, tarotCard("H5")},
                                      {Seat::Second, kExcuse},
                                      {Seat::Second, tarotCard("C9")},
                                      {Seat::Third, tarotCard("D5")},
                                      {Seat::Fourth, tarotCard("T1")}};
    QVERIFY(isDraw(draw, 4));
    QVERIFY(!isDraw(draw, 5) && !isDraw(std::span(draw).first(4), 4));
    QCOMPARE(firstDealer(draw), Seat::Third);
    int excuses = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        tricks::Random random(seed);
        const int players = 2 + static_cast<int>(seed % 4);
        const auto dealt = drawForDeal(players, random);
        QVERIFY(isDraw(dealt, players));
        excuses += dealt.size() > static_cast<std::size_t>(players) ? 1 : 0;
    }
    QVERIFY(excuses > 3);
}

void TestTarotRules::F3_4_placesAreShared() {
    QCOMPARE(places({{10, -30, 10, 10}}, 4), (PerSeat<int>{{1, 4, 1, 1}}));
    QCOMPARE(places({{-5, 5, 0}}, 3), (PerSeat<int>{{3, 1, 2}}));
    QCOMPARE(usualLength(5), 15);
    QVERIFY(!counts({VoidHand{}, {}}) && counts({MisereCount{}, {}}));
}

void TestTarotRules::F4_2_theDeal_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("rule"); // switched on
    QTest::addColumn<int>("hand");
    QTest::addColumn<QList<int>>("chien"); // places from the top, from 1 (F4.3)
    QTest::addColumn<int>("tricks");
    QTest::addColumn<int>("first"); // cards of the first packet
    QTest::newRow("four") << 4 << "" << 18 << QList{4, 8, 12, 16, 20, 24} << 18 << 3;
    QTest::newRow("three") << 3 << "" << 24 << QList{5, 10, 15, 20, 25, 30} << 24 << 4;
    QTest::newRow("three, short") << 3 << "shortDeck" << 18 << QList{4, 8, 12, 16} << 18 << 3;
    QTest::newRow("five") << 5 << "" << 15 << QList{4, 8, 12} << 15 << 3;
    QTest::newRow("two") << 2 << "" << 15 << QList<int>{} << 39 << 3;
    QTest::newRow("two, chien") << 2 << "chien2" << 12 << QList{4, 8, 12, 16, 20, 24} << 36 << 3;
}

void TestTarotRules::F4_2_theDeal() {
    QFETCH(const int, players);
    QFETCH(const QString, rule);
    QFETCH(const QList<int>, chien);
    QFETCH(const int, first);
    RuleSet rules;
    if (!rule.isEmpty())
        rules = tarotRules({{rule, true}});
    const Deck deck = packInOrder(rules, players);
    const Hand hand(Deal{rules, players, seatAt(players - 1), deck}); // South is mano
    CardSet all = tricks::setOf(hand.chien());
    for (Seat seat : Seats::table(players)) {
        QTEST(hand.dealtTo(seat).size(), "hand");
        all |= hand.dealtTo(seat);
        if (players == 2)
            for (const Pile& pile : hand.pilesOf(seat))
                all |= tricks::setOf(pile);
    }
    QVERIFY(all == packOf(rules, players)); // nothing left over
    QTEST(hand.table().tricks, "tricks");
    QCOMPARE(static_cast<qsizetype>(hand.chien().size()), chien.size());
    for (qsizetype i = 0; i < chien.size(); ++i)
        QCOMPARE(cardText(hand.chien()[std::size_t(i)]), cardText(deck[std::size_t(chien[i] - 1)]));
    for (int i = 0; i < first; ++i)
        QVERIFY(hand.dealtTo(Seat::First).contains(deck[static_cast<std::size_t>(i)]));
    QVERIFY(!hand.dealtTo(Seat::First).contains(deck[static_cast<std::size_t>(first)]));
}

void TestTarotRules::F4_5_petitSec() {
    const QString bare = "T1 SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ SK HA H2 H3";
    const Hand hand = handOf(4, {"", bare});
    QVERIFY(hand.over());
    QVERIFY(std::get<VoidHand>(hand.result()->how).petitSec == Seat::Second);
    QCOMPARE(ruleAgainst(hand, "E:pass"), QStringLiteral("F4.5"));
    QVERIFY(!handOf(4, {"", QString(bare).replace("H3", "M")}).over());
    QVERIFY(!handOf(4, {"", QString(bare).replace("H3", "T2")}).over());
    QVERIFY(!handOf(2, {"T1 SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ SK"}).over());
}

void TestTarotRules::F5_auction() {
    Hand hand = handOf(4, {});
    QCOMPARE(ruleAgainst(hand, "S:pass"), QStringLiteral("F5.1")); // the mano first
    QCOMPARE(ruleAgainst(hand, "E:play SA"), QStringLiteral("F5.1"));
    QCOMPARE(choiceOf<AuctionChoice>(hand).words.size(), std::size_t{6});
    hand = after(hand, "E:bid pousse, N:pass");
    QCOMPARE(ruleAgainst(hand, "E:bid garde"), QStringLiteral("F5.1")); // once
    QCOMPARE(ruleAgainst(hand, "W:bid prise"), QStringLiteral("F5.2"));
    QCOMPARE(ruleAgainst(hand, "W:bid pousse"), QStringLiteral("F5.2"));
    hand = after(hand, "W:bid garde-contre");
    QCOMPARE(choiceOf<AuctionChoice>(hand).words, std::vector{Bid::Pass}); // F5.4
    hand = after(hand, "S:pass");
    QCOMPARE(bidText(hand.contract()->bid), QStringLiteral("garde-contre"));
    QVERIFY(hand.contract()->declarer == Seat::Fourth);

    const Hand off = handOf(4, {}, {{"pousse", false}});
    QCOMPARE(ruleAgainst(off, "E:bid pousse"), QStringLiteral("F5.3"));
    QCOMPARE(choiceOf<AuctionChoice>(off).words.size(), std::size_t{5});
    QCOMPARE(ruleAgainst(after(off, "E:bid garde"), "N:bid pousse"), QStringLiteral("F5.3"));
}

void TestTarotRules::F5_5_allPass() {
    const QString passes = "E:pass, N:pass, W:pass, S:pass";
    const Hand redeal = after(handOf(4, {}), passes);
    QVERIFY(redeal.over() && !std::get<VoidHand>(redeal.result()->how).petitSec);
    QCOMPARE(ruleAgainst(redeal, "E:play SA"), QStringLiteral("F5.5"));
    const Hand misere = after(handOf(4, {}, {{"allPass", "misere"}}), passes);
    QCOMPARE(misere.phase(), Phase::Play);
    QVERIFY(misere.turn() == Seat::Second);
    QCOMPARE(ruleAgainst(misere, "E:misere tetes"), QStringLiteral("F7.4")); // F10.2
}

void TestTarotRules::F6_2_whatMayBeCalled_data() {
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

void TestTarotRules::F6_2_whatMayBeCalled() {
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
void TestTarotRules::F6_3_whoKnowsThePartner() {
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

void TestTarotRules::F6_3_theTakerIsPartner() {
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

void TestTarotRules::F6_5_theEcart() {
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
void TestTarotRules::F6_5_theEcartOfTrumps() {
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

void TestTarotRules::F6_6_theUnseenChien() {
    for (const char* bid : {"garde-sans", "garde-contre"}) {
        const Hand hand = after(handOf(4, {}, {}, "M T1 T21 SK HK DK"),
                                QStringLiteral("E:bid %1, N:pass, W:pass, S:pass").arg(bid));
        QCOMPARE(hand.phase(), Phase::Jeu);
        QVERIFY(viewOf(hand, Seat::Second).chien.empty());
        QCOMPARE(hand.held(Seat::Second).size(), 18);
    }
}

void TestTarotRules::F7_jeu() {
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

void TestTarotRules::F7_4_announcements() {
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

void TestTarotRules::F7_5_poignees_data() {
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

void TestTarotRules::F7_5_poignees() {
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

void TestTarotRules::F7_7_miseres_data() {
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

void TestTarotRules::F7_7_miseres() {
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

QTEST_GUILESS_MAIN(TestTarotRules)
#include "test_tarot_rules.moc"
