// The rules of French Tarot before the count, named after their numbers (F1–F8, F12.2).
#include "tarot_text.h"

#include "tarot/match.h"
#include "tarot/view.h"

using namespace tarot;
using namespace support;

namespace {

Action action(const QString& text, int players) {
    const auto read = actionOf(text, players);
    if (!read)
        qFatal("no action: %s", qPrintable(text));
    return *read;
}

void act(Hand& hand, const QString& text) {
    const auto outcome = hand.apply(action(text, hand.players()));
    if (const auto* refusal = std::get_if<Refusal>(&outcome))
        qFatal("%s refused by %s", qPrintable(text), std::string(ruleOf(refusal->why)).c_str());
}

// Actions one after the other, "E:pass, N:bid garde".
Hand after(Hand hand, const QString& texts) {
    for (const QString& text : texts.split(QStringLiteral(", "), Qt::SkipEmptyParts))
        act(hand, text);
    return hand;
}

QString ruleAgainst(const Hand& hand, const QString& text) {
    const auto refusal = hand.fault(action(text, hand.players()));
    return refusal ? QString::fromStdString(std::string(ruleOf(refusal->why))) : QString();
}

// South deals; hands in turn order from South.
Hand handOf(int players, const std::vector<QString>& wanted, const QJsonObject& switches = {},
            const QString& chien = {}) {
    const RuleSet rules = tarotRules(switches);
    PerSeat<CardSet> cards;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        cards[seatAt(static_cast<int>(i))] = tarotCards(wanted[i]);
    return Hand(stacked(rules, players, Seat::First, cards, tarotCards(chien),
                        numberedDeck(packOf(rules, players), 7)));
}

// The play alone: these hands, the first of them leads.
Position positionOf(const std::vector<QString>& hands, Setting setting = {}) {
    PerSeat<CardSet> cards;
    for (std::size_t i = 0; i < hands.size(); ++i)
        cards[seatAt(static_cast<int>(i))] = tarotCards(hands[i]);
    setting.players = static_cast<int>(hands.size());
    return {setting, cards};
}

template<class Among>
Among choiceOf(const Hand& hand) {
    const auto choice = hand.choice();
    return std::get<Among>(choice->among);
}

} // namespace

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
    void F8_whatMayBePlayed_data();
    void F8_whatMayBePlayed();
    void F8_6_whoWins_data();
    void F8_6_whoWins();
    void F8_8_theSuitCalled();
    void F8_9_theExcuseAfterAChelem();
    void F8_10_theThirdBout();
    void F12_1_thePiles();
    void F12_2_topsAreInHand();
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

void TestTarotRules::F8_whatMayBePlayed_data() {
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("hand"); // of the next seat
    QTest::addColumn<QString>("legal");
    const auto row = [](const char* name, const char* before, const char* hand, const char* legal) {
        QTest::newRow(name) << before << hand << legal;
    };
    row("lead anything", "", "SK T20 M", "SK T20 M");
    row("follow, or the Excuse", "S6", "SK S10 T20 M", "S10 SK M");
    row("no duty to beat a suit card", "S6", "SA SK", "SA SK");
    row("trump, any", "S6", "DK T5 T20", "T5 T20");
    row("the Excuse is no trump", "S6", "DK M", "DK M");
    row("nothing of either", "S6", "DK HK", "HK DK");
    row("overtrump", "S6 T10", "DK T5 T11 T20", "T11 T20");
    row("overtrump after another card", "S6 T10 S7", "T5 T11", "T11");
    row("too low: any trump", "S6 T10", "DK T5 T9 M", "T5 T9 M");
    row("trumps led: higher", "T5", "DK T20 T1", "T20");
    row("trumps led: none higher", "T15", "DK T14 T1", "T1 T14");
    row("trumps led: no trump", "T15", "DK CA", "DK CA");
    row("following, a trump does not matter", "S6 T10", "S7 T5", "S7");
    row("after the Excuse anything", "M", "DK T20", "DK T20");
    row("after the Excuse the next card is led", "M S6", "DK SK T20", "SK");
    row("after the Excuse trumps are led", "M T6", "DK T20 T2", "T20");
    row("the Excuse between", "S6 M", "DK SK T20", "SK");
}

void TestTarotRules::F8_whatMayBePlayed() {
    QFETCH(const QString, before);
    QFETCH(const QString, hand);
    const QStringList played = before.split(u' ', Qt::SkipEmptyParts);
    std::vector<QString> hands(4);
    for (qsizetype i = 0; i < played.size(); ++i)
        hands[std::size_t(i)] = played[i];
    hands[std::size_t(played.size())] = hand;
    Position position = positionOf(hands);
    for (const QString& code : played)
        position.play(tarotCard(code));
    QTEST(tarotCodes(position.legal()), "legal");
}

void TestTarotRules::F8_6_whoWins_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<int>("winner"); // place in the trick, from 0
    const auto row = [](const char* cards, int winner) { QTest::newRow(cards) << QString(cards) << winner; };
    row("S6 S10 SA SK", 3);
    row("S2 SA HK DK", 0); // the ace is low (F1.2)
    row("S6 T1 SK T2", 3);
    row("T6 T21 T20 CK", 1);
    row("M S6 S7 S8", 3);
    row("M S6 H7 D8", 1);
    row("S6 M CK SA", 0);
}

void TestTarotRules::F8_6_whoWins() {
    QFETCH(const QString, cards);
    const QStringList codes = cards.split(u' ');
    Position position = positionOf({codes[0], codes[1], codes[2], codes[3]});
    for (const QString& code : codes)
        position.play(tarotCard(code));
    QTEST(index(position.leader()), "winner");
}

void TestTarotRules::F8_8_theSuitCalled() {
    Setting setting;
    setting.called = tarotCard("HK");
    Position position = positionOf({"HQ HK S2 M", "H2 D2 T3", "HA C2", "H3 C3", "H4 C4"}, setting);
    QCOMPARE(tarotCodes(position.legal()), QStringLiteral("S2 HK M"));
    Position led = position;
    led.play(kExcuse);
    QCOMPARE(tarotCodes(led.legal()), QStringLiteral("D2 T3")); // binds who plays after a led Excuse
    led.play(tarotCard("D2"));
    QCOMPARE(tarotCodes(led.legal()), QStringLiteral("HA C2")); // and nobody else
    position.play(tarotCard("HK"));
    QCOMPARE(tarotCodes(position.legal()), QStringLiteral("H2"));
    for (const char* code : {"H2", "HA", "H3", "H4"})
        position.play(tarotCard(code));
    QCOMPARE(tarotCodes(position.legal()), QStringLiteral("S2 HQ M")); // from trick 2 on anything
}

void TestTarotRules::F8_9_theExcuseAfterAChelem() {
    Setting setting;
    setting.tricks = 3;
    setting.chelemBy = Seat::First;
    const auto after = [&](const QString& south, const QStringList& played) {
        Position position = positionOf({south, "S2 S3 T4", "S4 S5 S6", "S7 S8 S9"}, setting);
        for (const QString& code : played)
            position.play(tarotCard(code));
        return tarotCodes(position.legal());
    };
    QCOMPARE(after("SK SQ M", {}), QStringLiteral("SQ SK"));
    QCOMPARE(after("SK SQ M", {"SK", "S2", "S4", "S7"}), QStringLiteral("SQ"));
    QCOMPARE(after("SK SQ M", {"SK", "S2", "S4", "S7", "SQ", "S3", "S5", "S8"}), QStringLiteral("M"));
    // West wins trick 1: the duty has ended.
    QCOMPARE(after("SA SK M", {"SA", "S2", "S4", "S7", "S8"}), QStringLiteral("SK M"));
}

void TestTarotRules::F8_10_theThirdBout() {
    Setting setting;
    setting.noThreeBouts = true;
    const auto legal = [&](const QString& hand, const QStringList& before) {
        Position position = positionOf({before[0], before[1], hand, ""}, setting);
        for (const QString& code : before)
            position.play(tarotCard(code));
        return tarotCodes(position.legal());
    };
    QCOMPARE(legal("T5 T6 M", {"T1", "T21"}), QStringLiteral("T5 T6"));
    QCOMPARE(legal("M", {"T1", "T21"}), QStringLiteral("M")); // nothing else
    QCOMPARE(legal("T1 T5", {"T21", "M"}), QStringLiteral("T5"));
    QCOMPARE(legal("T1 SK", {"T21", "M"}), QStringLiteral("T1"));
    QCOMPARE(legal("T21 T5", {"T1", "M"}), QStringLiteral("T5"));
    QCOMPARE(legal("T1 T5", {"T20", "M"}), QStringLiteral("T1 T5"));
    setting.noThreeBouts = false;
    QCOMPARE(legal("T5 T6 M", {"T1", "T21"}), QStringLiteral("T5 T6 M"));
}

// Thirty cards to the hands, then layers of six to the mano, six to the dealer.
void TestTarotRules::F12_1_thePiles() {
    const Deck deck = packInOrder({}, 2);
    const Hand hand(Deal{{}, 2, Seat::First, deck}); // North is mano
    const auto at = [&](Seat seat, std::size_t pile, std::size_t layer) {
        return cardText(hand.pilesOf(seat)[pile][layer]);
    };
    QCOMPARE(at(Seat::Second, 0, 0), cardText(deck[30]));
    QCOMPARE(at(Seat::Second, 5, 0), cardText(deck[35]));
    QCOMPARE(at(Seat::First, 0, 0), cardText(deck[36]));
    QCOMPARE(at(Seat::Second, 0, 1), cardText(deck[42]));
    QCOMPARE(at(Seat::First, 5, 3), cardText(deck[77]));
    QVERIFY(hand.turn() == Seat::Second); // F12.3
    QCOMPARE(tarotCodes(hand.position().tops(Seat::First)), QStringLiteral("T17 T18 T19 T20 T21 M"));
    QCOMPARE(hand.held(Seat::First).size(), 15);
    QCOMPARE(viewOf(hand, Seat::First).tops[Seat::Second].size(), 6);
    QCOMPARE(ruleAgainst(hand, "N:misere tetes"), QStringLiteral("F7.4")); // F12.4
}

void TestTarotRules::F12_2_topsAreInHand() {
    PerSeat<CardSet> hands;
    hands[Seat::First] = tarotCards("S2");
    hands[Seat::Second] = tarotCards("HA DA");
    std::array<Piles, 2> piles;
    // By a fixed order of plain cards: the tops are those that matter.
    Deck rest;
    for (Card card : kWholePack - tarotCards("S2 HA DA SK S9 T5"))
        if (rest.size() < 48 && suitOf(card) != Suit::Spades)
            rest.push_back(card);
    for (std::size_t i = 0; i < 48; ++i)
        piles[i / 24][i % 24 / 4][i % 4] = rest[i];
    piles[1][0][3] = tarotCard("SK");
    piles[1][0][2] = tarotCard("T5"); // covered
    piles[0][0][3] = tarotCard("S9");
    Setting setting;
    setting.players = 2;
    setting.tricks = 25;
    Position position(setting, hands, piles);
    position.play(tarotCard("S2"));
    QCOMPARE(tarotCodes(position.legal()), QStringLiteral("SK")); // a top obliges to follow
    position.play(tarotCard("SK"));
    QVERIFY(position.turn() == Seat::Second && position.tops(Seat::Second).contains(tarotCard("T5")));
    QCOMPARE(int(position.heights(Seat::Second)[0]), 3);
    position.play(tarotCard("HA"));
    QVERIFY(!position.legal().empty());
}

QTEST_GUILESS_MAIN(TestTarotRules)
#include "test_tarot_rules.moc"
