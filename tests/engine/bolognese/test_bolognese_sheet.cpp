// The sheet of Tarocco bolognese: what is tapped comes to what the rules give; what cannot be is refused.
#include "bolognese_text.h"

#include "bolognese/records/sheet_record.h"
#include "support/many/hands_by_chance.h"
#include "support/many/one_of_many.h"

#include <QJsonDocument>

using namespace bolognese;
using namespace bolognese::sheet;
using namespace support;

class TestBologneseSheet : public QObject {
    Q_OBJECT

private slots:
    void B2_9_accusi_data();
    void B2_9_accusi();
    void B2_9_wholePiles();
    void B8_6_smallerPile();
    void keptHandsScoreWhatPlayedOnesDo();
    void B8_2_owedCard();
    void B6_5_callingOut();
    void B9_2_offenders();
    void refused_data();
    void refused();
    void B3_bothForms();
    void aDraftIsAHandOnceAllIsSaid();
    void writtenAndReadAgain();
    void hostileFiles_data();
    void hostileFiles();
};

namespace {

// Cards laid down for all they make.
Shown shownAs(Seat seat, const char* codes, const RuleSet& rules = {}) {
    Shown shown{seat, bologneseCards(QString::fromLatin1(codes)), {}};
    for (const Combination& one : bolognese::combinationsOf(shown.cards, rules))
        shown.names.push_back(one.name);
    return shown;
}

KeptCount pileOf(CardSet pile, Side last = Side::NS) {
    KeptCount hand;
    hand.pile = pile;
    hand.last = last;
    return hand;
}

// The first so many cards in canonical order.
CardSet firstCards(int cards) {
    CardSet set;
    for (int i = 0; i < cards; ++i)
        set.insert({static_cast<std::uint8_t>(i)});
    return set;
}

} // namespace

void TestBologneseSheet::B2_9_accusi_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<int>("points");
    const auto row = [](const char* cards, int points) {
        QTest::newRow(cards) << QString::fromLatin1(cards) << points;
    };
    row("SK SQ T1", 10);
    row("SK SN SJ M", 15);
    row("SK SQ SA", 0);
    row("SK SQ SA M", 15);
    row("T20 T18 T17", 10);
    row("T20 T17 M", 10);
    row("T20 T1 M", 18); // no Grande, but three tarocchi
    row("T20 T19 T18 T16 T15", 20);
    row("T20 T17 T15 M", 10);
    row("TM1 TM2 TM3", 10);
    row("TM1 TM2 M", 10);
    row("CA DA SA BA T1 M", 25);
    row("CK DK SK", 17);
    row("CJ DJ SJ BJ", 24);
    row("T19 T1 M", 18);
    row("T20 T19 M", 28); // 18, and a Grande of 10 besides
}

void TestBologneseSheet::B2_9_accusi() {
    QFETCH(const QString, cards);
    QTEST(worthOf(shownAs(Seat::S, qPrintable(cards)), {}).total(), "points");
}

void TestBologneseSheet::B2_9_wholePiles() {
    KeptCount all = pileOf(kWholeDeck);
    QVERIFY(!faultOf(all, {}, Before{Seat::S, {}}));
    const Account whole = accountOf(all, {});
    QCOMPARE(whole.points, (PerSide<int>{939, 0})); // B8.3
    QCOMPARE(whole.count[Side::NS].worth, (Worth{550, 296}));
    QCOMPARE(whole.count[Side::NS].scartini, 87);
    QCOMPARE(whole.cappotto, Side::EW);
    // CA's third example, as it was won: 49 cards, one of which is still owed for the Matto.
    const CardSet missing = bologneseCards(QStringLiteral("T19 T18 T16 T1 DK DJ DA SQ SN SJ CJ BN BA"));
    const KeptCount third = pileOf(kWholeDeck - missing);
    QCOMPARE(faultOf(third, {}, Before{Seat::E, {}}), (Problem{Fault::PileOdd, {}, 49}));
    const Count count = accountOf(third, {}).count[Side::NS];
    QCOMPARE(count.worth, (Worth{150, 31}));
    QCOMPARE(count.worth.total(), 181);
}

// Whichever pile is tapped, both come to the same.
void TestBologneseSheet::B8_6_smallerPile() {
    const KeptCount one = pileOf(firstCards(24), Side::EW);
    KeptCount same = one;
    same.counted = Side::EW;
    same.pile = kWholeDeck - one.pile;
    QCOMPARE(accountOf(same, {}), accountOf(one, {}));
    QCOMPARE(accountOf(one, {}).count[Side::NS].scartini + accountOf(one, {}).count[Side::EW].scartini, 87);
}

namespace {

std::vector<Shown> accusiOf(const Hand& hand) {
    std::vector<Shown> accusi;
    for (const Accuso& one : hand.accusi()) {
        Shown shown{one.seat, {}, {}};
        for (const Combination& made : one.shown) {
            shown.cards |= made.cards;
            shown.names.push_back(made.name);
        }
        accusi.push_back(std::move(shown));
    }
    return accusi;
}

// What the players of a hand would tap, from one side's pile or the other's.
KeptHand saidOf(const Hand& hand, Side counted) {
    const Result& result = *hand.result();
    if (result.calledOut)
        return KeptCallingOut{*result.calledOut, accusiOf(hand)};
    if (result.cappotto == counted)
        counted = other(counted);
    return KeptCount{counted, result.count[counted].pile, hand.position().lastTrick(), accusiOf(hand), {}};
}

} // namespace

void TestBologneseSheet::keptHandsScoreWhatPlayedOnesDo() {
    int counted = 0, calledOut = 0, accused = 0, exchanged = 0;
    for (std::uint64_t number = 0; number < many::handsByChance(6000); ++number) {
        const HandRecord record = anyBologneseHand(number);
        const Folded played = fold(record.deal, record.actions);
        const Hand& hand = played.hand;
        QVERIFY(hand.result());
        const RuleSet& rules = record.deal.rules;
        for (Side side : kSides) {
            const KeptHand said = saidOf(hand, side);
            const auto problem = faultOf(said, rules, {record.deal.dealer, record.deal.score});
            QVERIFY2(!problem, qPrintable(QStringLiteral("hand %1: %2")
                                              .arg(number)
                                              .arg(problem ? static_cast<int>(problem->what) : 0)));
            const Account account = accountOf(said, rules);
            QVERIFY2(account.points == hand.result()->points, qPrintable(QString::number(number)));
            QCOMPARE(account.calledOut, hand.result()->calledOut);
            QCOMPARE(account.cappotto, hand.result()->cappotto);
            if (!account.calledOut)
                QVERIFY(account.count == hand.result()->count);
        }
        (hand.result()->calledOut ? calledOut : counted) += 1;
        accused += hand.accusi().empty() ? 0 : 1;
        exchanged += hand.result()->exchange.cards.size() == 1 ? 1 : 0;
    }
    QVERIFY2(
        counted > 3000 && calledOut > 20 && accused > 1000 && exchanged > 1000,
        qPrintable(QStringLiteral("%1 %2 %3 %4").arg(counted).arg(calledOut).arg(accused).arg(exchanged)));
}

// The pile as it was won is odd: the card that is owed for the Matto is the engine's.
void TestBologneseSheet::B8_2_owedCard() {
    int owed = 0;
    for (std::uint64_t number = 0; number < 2000; ++number) {
        const HandRecord record = anyBologneseHand(number);
        const Hand hand = fold(record.deal, record.actions).hand;
        if (hand.result()->calledOut || hand.result()->cappotto)
            continue;
        for (Side side : kSides) {
            Draft draft;
            draft.counted = side;
            draft.pile = hand.position().pile(side);
            draft.last = hand.position().lastTrick();
            if (const auto card = owedIn(draft, record.deal.rules)) {
                QCOMPARE(card->from, hand.result()->exchange.from);
                draft = withOwed(draft, *card);
                ++owed;
            }
            QVERIFY(draft.pile == hand.result()->count[side].pile);
        }
    }
    QVERIFY(owed > 500);
    Draft alone;
    alone.pile = CardSet(kMatto);
    QVERIFY(!owedIn(alone, {}));
}

void TestBologneseSheet::B6_5_callingOut() {
    KeptCallingOut hand{Side::EW, {shownAs(Seat::E, "SK SQ T1")}};
    const RuleSet rules;
    QCOMPARE(faultOf(hand, rules, {Seat::S, {100, 789}}), (Problem{Fault::CallOutShort, {}, 1}));
    QVERIFY(!faultOf(hand, rules, {Seat::S, {100, 790}}));
    QCOMPARE(accountOf(hand, rules).points, (PerSide<int>{0, 10}));
    QCOMPARE(faultOf(hand, rules, {Seat::S, {800, 790}})->what, Fault::CallOutOff);
    // The dealer adds nothing to the partner's.
    hand.accusi.push_back(shownAs(Seat::W, "CJ DJ SJ"));
    QVERIFY(!faultOf(hand, rules, {Seat::S, {0, 778}}));
    QCOMPARE(faultOf(hand, rules, {Seat::W, {0, 778}})->what, Fault::CallOutShort);
    QVERIFY(!faultOf(hand, rules, {Seat::W, {0, 788}}));
    RuleSet other;
    other.callOut = false;
    QCOMPARE(faultOf(hand, other, {Seat::S, {0, 790}})->what, Fault::CallOutOff);
    other = {};
    other.match = Match::QuattroScartate;
    QCOMPARE(faultOf(hand, other, {Seat::S, {0, 790}})->what, Fault::CallOutOff);
    // What the other side accused before counts for it all the same.
    hand.accusi.push_back(shownAs(Seat::S, "TM1 TM2 TM3"));
    QCOMPARE(accountOf(hand, rules).points, (PerSide<int>{10, 22}));
}

// The offenders have their scartini and what they accused; the others all of theirs.
void TestBologneseSheet::B9_2_offenders() {
    KeptCount hand = pileOf(firstCards(40), Side::NS);
    hand.accusi = {shownAs(Seat::S, "CK DK SK")};
    const Account clean = accountOf(hand, {});
    hand.offenders = Side::NS;
    const Account account = accountOf(hand, {});
    QCOMPARE(account.points[Side::NS], clean.count[Side::NS].scartini + 17);
    QCOMPARE(account.points[Side::EW], clean.points[Side::EW]);
}

void TestBologneseSheet::refused_data() {
    QTest::addColumn<KeptHand>("hand");
    QTest::addColumn<int>("fault");
    const auto row = [](const char* name, const KeptHand& hand, Fault fault) {
        QTest::newRow(name) << hand << static_cast<int>(fault);
    };
    row("B8.2 an odd pile", pileOf(firstCards(25)), Fault::PileOdd);
    row("B8.1 half a trick", pileOf(firstCards(24)), Fault::PileSize); // the dealer's
    row("B8.1 the discard alone", pileOf(firstCards(2)), Fault::PileSize);
    row("B8.1 all but two", pileOf(firstCards(60)), Fault::PileSize);
    row("B8.3 the last trick of none", pileOf(kWholeDeck, Side::EW), Fault::LastOfNone);
    const auto accusing = [](std::vector<Shown> accusi) {
        KeptCount hand = pileOf(firstCards(26));
        hand.accusi = std::move(accusi);
        return hand;
    };
    row("B6.2 cards that make nothing", accusing({shownAs(Seat::E, "SK SQ SA")}), Fault::AccusoEmpty);
    Shown lied = shownAs(Seat::E, "CK DK SK");
    lied.names = {Name::Queens};
    row("B6.2 queens that are kings", accusing({lied}), Fault::AccusoNotMade);
    Shown many{Seat::E, firstCards(16), {Name::Cups}};
    row("B6.2 sixteen cards", accusing({many}), Fault::AccusoCards);
    row("B6.1 twice by one", accusing({shownAs(Seat::E, "CK DK SK"), shownAs(Seat::E, "CJ DJ SJ")}),
        Fault::AccusoTwice);
    row("B1.1 one card by two", accusing({shownAs(Seat::E, "CK DK SK"), shownAs(Seat::S, "CK CQ CN")}),
        Fault::CardTwice);
    row("B6.5 calling out too early", KeptCallingOut{Side::NS, {shownAs(Seat::S, "CK DK SK")}},
        Fault::CallOutShort);
}

void TestBologneseSheet::refused() {
    QFETCH(const KeptHand, hand);
    QFETCH(const int, fault);
    const auto problem = faultOf(hand, {}, Before{Seat::S, {}});
    QVERIFY(problem);
    QCOMPARE(static_cast<int>(problem->what), fault);
    const QString rule = QString::fromStdString(std::string(ruleOf(problem->what)));
    QVERIFY2(QString::fromLatin1(QTest::currentDataTag()).startsWith(rule + u' '), qPrintable(rule));
}

void TestBologneseSheet::B3_bothForms() {
    Sheet sheet;
    sheet.firstDealer = Seat::E;
    const KeptCount ewMuch = [] {
        KeptCount hand = pileOf(kWholeDeck, Side::EW);
        hand.counted = Side::EW;
        return hand;
    }();
    sheet.entries = {{pileOf(firstCards(28))}};
    QVERIFY(!over(sheet));
    QCOMPARE(dealerOf(sheet, 1), Seat::N); // B3.3
    QCOMPARE(beforeOf(sheet, 1).score, linesOf(sheet)[0].after);
    sheet.entries.push_back({ewMuch});
    QVERIFY(verdictOf(sheet) == Verdict::WonByEW); // B3.4
    sheet.rules.match = Match::QuattroScartate;
    QVERIFY(!over(sheet)); // B3.5
    sheet.entries.push_back({pileOf(kWholeDeck)});
    sheet.entries.push_back({pileOf(firstCards(28))});
    QVERIFY(over(sheet));
    sheet.rules = {};
    sheet.entries = {{KeptCallingOut{Side::EW, {shownAs(Seat::E, "SK SQ T1")}}}};
    QVERIFY(verdictOf(sheet) == Verdict::WonByEW); // B6.5
}

void TestBologneseSheet::aDraftIsAHandOnceAllIsSaid() {
    Draft draft;
    QCOMPARE(missingIn(draft), Missing::Pile);
    draft.pile = firstCards(26);
    QCOMPARE(missingIn(draft), Missing::Last);
    draft.last = Side::EW;
    const auto hand = handOf(draft);
    QVERIFY(hand);
    QVERIFY(draftOf(*hand) == draft);
    draft.last.reset();
    draft.pile = kWholeDeck; // B8.3
    QVERIFY(std::get<KeptCount>(*handOf(draft)).last == Side::NS);
    draft.pile = {};
    draft.calledOut = Side::EW;
    draft.accusi = {shownAs(Seat::E, "SK SQ T1")};
    QVERIFY(handOf(draft) == KeptHand(KeptCallingOut{Side::EW, draft.accusi}));
}

namespace {

Sheet someSheet() {
    Sheet sheet;
    sheet.title = "Fridays";
    sheet.names = {{"Ada", "Bea", "Cid", "Dot"}};
    sheet.rules.fillScavezzo = false;
    sheet.rules.target = 1000;
    sheet.firstDealer = Seat::W;
    sheet.begun = 1'795'000'000;
    KeptCount hand = pileOf(firstCards(26), Side::EW);
    hand.accusi = {shownAs(Seat::N, "CK DK SK CQ CA"), shownAs(Seat::E, "TM1 TM2 TM3")};
    hand.offenders = Side::EW;
    sheet.entries = {{hand, "late"}, {pileOf(kWholeDeck)}, {pileOf(firstCards(30))}};
    change(sheet.entries[1], hand, sheet.begun + 5000);
    sheet.draft.emplace().counted = Side::EW;
    sheet.draft->pile = firstCards(7);
    sheet.draft->accusi = {shownAs(Seat::N, "CK DK SK")};
    return sheet;
}

} // namespace

void TestBologneseSheet::writtenAndReadAgain() {
    Sheet sheet = someSheet();
    sheet.entries.push_back({KeptCallingOut{Side::EW, {shownAs(Seat::E, "SK SQ T1")}}});
    QJsonObject object = toJson(sheet);
    object[QStringLiteral("later")] = 7; // of a version to come
    auto read = sheetOf(object);
    QVERIFY(std::holds_alternative<Sheet>(read));
    QCOMPARE(toJson(std::get<Sheet>(read)), object);
    Sheet& same = std::get<Sheet>(read);
    QVERIFY(!same.others.empty());
    same.others.clear();
    QVERIFY(same == sheet);
}

void TestBologneseSheet::hostileFiles_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("at");
    const auto row = [](const char* name, const char* key, const QJsonValue& value, const char* at) {
        QTest::newRow(name) << QString::fromLatin1(key) << value << QString::fromLatin1(at);
    };
    const QString a = QStringLiteral("A"), b = QStringLiteral("B");
    row("three players", "players", QJsonArray{a, b, a}, "$.players");
    row("two of one name", "players", QJsonArray{a, b, a, QStringLiteral("C")}, "$.players");
    row("a dealer who sits nowhere", "first_dealer", QStringLiteral("Q"), "$.first_dealer");
    row("no switch", "rules", QJsonObject{{QStringLiteral("x"), 1}}, "$.rules.x");
    row("no target", "rules", QJsonObject{{QStringLiteral("target"), 0}}, "$.rules.target");
    row("hands of another kind", "hands", QJsonArray{3}, "$.hands[0]");
    row("no pile", "hands", QJsonArray{QJsonObject{}}, "$.hands[0].pile");
    const auto hand = [](const char* key, const QJsonValue& value) {
        QJsonObject object{{QStringLiteral("counted"), QStringLiteral("NS")},
                           {QStringLiteral("pile"), bologneseCodes(firstCards(26))},
                           {QStringLiteral("last"), QStringLiteral("NS")}};
        object[QLatin1String(key)] = value;
        return QJsonArray{object};
    };
    row("a card twice", "hands", hand("pile", QStringLiteral("CK CK")), "$.hands[0].pile");
    row("no card of the pack", "hands", hand("pile", QStringLiteral("C5 CK")), "$.hands[0].pile");
    row("an odd pile", "hands", hand("pile", QStringLiteral("CK CQ CN")), "$.hands[0]");
    row("a last trick of nobody", "hands", hand("last", QStringLiteral("S")), "$.hands[0].last");
    row("an accuso of no form", "hands", hand("accusi", QJsonArray{QStringLiteral("kings")}),
        "$.hands[0].accusi");
    const auto twice = R"([{"seat": "S", "cards": "CK DK SK", "names": ["kings", "kings"]}])";
    row("names out of order", "hands", hand("accusi", QJsonDocument::fromJson(twice).array()),
        "$.hands[0].accusi");
}

void TestBologneseSheet::hostileFiles() {
    QFETCH(const QString, key);
    QFETCH(const QJsonValue, value);
    QJsonObject object = toJson(someSheet());
    object[key] = value;
    const auto read = sheetOf(object);
    QVERIFY(std::holds_alternative<SheetFault>(read));
    QTEST(std::get<SheetFault>(read).fault.path, "at");
}

VERSICOLA_TEST(TestBologneseSheet)
#include "test_bolognese_sheet.moc"
