// The Excuse and the count of French Tarot, named after their rules (F8.11–F12.5).
#include "tarot_text.h"

#include "support/many/one_of_many.h"
#include "tarot/result.h"

using namespace tarot;
using namespace support;

namespace {

// Each trick as the cards in turn order from its leader; South leads first, and the first seats are the
// declarer's camp. Every hand holds just what it plays.
struct Played {
    QStringList tricks;
    Setting setting;
    std::array<Piles, 2> piles{};

    [[nodiscard]] Position position(int players = 4) const {
        Setting made = setting;
        made.players = players;
        made.tricks = static_cast<int>(tricks.size());
        PerSeat<CardSet> hands;
        Position position;
        // Once with every card in every hand, to learn whose turn it is; then with the right ones.
        for (int pass = 0; pass < 2; ++pass) {
            PerSeat<CardSet> all;
            for (Seat seat : Seats::table(players))
                all[seat] = pass == 0 ? kWholePack : hands[seat];
            position = Position(made, all);
            for (const QString& trick : tricks)
                for (const QString& code : trick.split(u' ')) {
                    const Card card = tarotCard(code);
                    hands[position.turn()].insert(card);
                    position.play(card);
                }
        }
        return position;
    }
};

Setting campOf(const std::vector<int>& places, ExcuseRule excuse = ExcuseRule::Exchanged,
               const QString& aside = {}, Camp asideOf = Camp::Declarer) {
    Setting setting;
    for (int place : places)
        setting.camp.insert(seatAt(place));
    setting.excuse = excuse;
    setting.aside = tarotCards(aside);
    setting.asideOf = asideOf;
    return setting;
}

QString told(const Settled& settled) {
    if (!settled.excuse)
        return QStringLiteral("not played");
    const ExcuseFate& fate = *settled.excuse;
    return QStringLiteral("%1: %2%3")
        .arg(fate.camp == Camp::Declarer ? "declarer" : "defence",
             fate.given ? cardText(*fate.given) : QStringLiteral("nothing"), fate.half ? " half" : "");
}

const QStringList kDeclarerWins{"SK S2 S3 S4"}, kDefenceWins{"S2 SK S3 S4"};

} // namespace

class TestTarotCount : public QObject {
    Q_OBJECT

private slots:
    void F8_11_whatIsOwed_data();
    void F8_11_whatIsOwed();
    void F8_11_halfAPoint();
    void F8_12_theLastTrick_data();
    void F8_12_theLastTrick();
    void F8_12_beforeTheTakerIsKnown();
    void F9_6_petitAuBout_data();
    void F9_6_petitAuBout();
    void F10_2_theExcuseStays();
    void F11_2_theExcuseOfThree_data();
    void F11_2_theExcuseOfThree();
    void F13_5_halvesOfTheDefencesExcuse();
};

void TestTarotCount::F8_11_whatIsOwed_data() {
    QTest::addColumn<QStringList>("tricks");
    QTest::addColumn<QString>("aside"); // the declarer's, South's
    QTest::addColumn<QString>("told");
    const auto row = [](const char* name, const QStringList& tricks, const char* aside, const char* told) {
        QTest::newRow(name) << tricks << QString(aside) << QString(told);
    };
    row("the defence pays", {"SK M S3 S4", "S2 S5 S6 S7"}, "", "defence: S2");
    row("the defence has no card", {"SK M S3 S4", "SQ S5 S6 S7"}, "", "defence: nothing half");
    row("the defence keeps it for itself", {"S2 M SK S4", "H2 H3 H4 H5"}, "", "defence: nothing");
    row("the declarer pays from the écart", {"M SK S3 S4", "H5 H4 H3 H2"}, "HK D2 C3", "declarer: D2");
    row("from the tricks won later", {"M SK S3 S4", "HK H2 CQ H3", "S2 D4 D5 S6"}, "", "declarer: S2");
    row("a low card before a jack", {"M S2 SJ S4", "DK T21 HJ H3", "C5 S8 S9 SN"}, "DJ T2", "declarer: T2");
    row("jack, knight, queen, king", {"M S2 S3 S4", "H5 H2 H3 H4", "H6 H7 H8 H9"}, "SN HQ CK",
        "declarer: SN");
    row("of kings and bouts the first", {"M S2 S3 S4", "H5 H2 H3 H4", "H6 H7 H8 H9"}, "CK DK",
        "declarer: DK");
    row("the bout last", {"M S2 S3 S4", "H5 H2 H3 H4", "H6 H7 H8 H9"}, "T1 CK", "declarer: CK");
}

void TestTarotCount::F8_11_whatIsOwed() {
    QFETCH(const QStringList, tricks);
    QFETCH(const QString, aside);
    const Settled settled =
        Played{tricks, campOf({0}, ExcuseRule::Exchanged, aside), {}}.position().settled();
    QTEST(told(settled), "told");
    QCOMPARE((settled.piles[Camp::Declarer] & settled.piles[Camp::Defence]).size(), 0);
    const int all = static_cast<int>(tricks.size()) * 4 + tarotCards(aside).size();
    QCOMPARE((settled.piles[Camp::Declarer] | settled.piles[Camp::Defence]).size(), all);
    if (settled.excuse->given) {
        QVERIFY(settled.piles[other(settled.excuse->camp)].contains(*settled.excuse->given));
    }
}

// The Excuse is then worth 4 points to its camp.
void TestTarotCount::F8_11_halfAPoint() {
    const Settled settled = Played{{"SK M S3 S4", "SQ S5 S6 S7"}, campOf({0}), {}}.position().settled();
    QCOMPARE(settled.halves[Camp::Defence], 8);
    QCOMPARE(settled.halves[Camp::Declarer], 9 + 1 + 1 + 7 + 3 + 1);
    QCOMPARE(tarotCodes(settled.piles[Camp::Defence]), QStringLiteral("M"));
}

void TestTarotCount::F8_12_theLastTrick_data() {
    QTest::addColumn<QStringList>("tricks");
    QTest::addColumn<QString>("told");
    QTest::addColumn<int>("declarerTricks");
    const QStringList both{"SK S2 S3 S4", "H2 HK H3 H4"}; // one for the declarer, then one for East
    QTest::newRow("changes camps") << both + QStringList{"D2 D3 M D4"} << "declarer: nothing" << 2;
    QTest::newRow("and a card is owed to the player's camp")
        << both + QStringList{"DK D3 M D4"} << "declarer: S2" << 1;
    QTest::newRow("the declarer loses it")
        << QStringList{"SK S2 S3 S4", "H2 HK H3 H4", "DK D3 C4 M"} << "defence: nothing" << 1;
    QTest::newRow("a slam: the Excuse led wins")
        << QStringList{"SK S2 S3 S4", "M D2 D3 D4"} << "declarer: nothing" << 2;
    QTest::newRow("a slam of the defence")
        << QStringList{"S2 SK S3 S4", "D2 D3 M DK"} << "defence: nothing" << 0;
    QTest::newRow("not by the other camp") << QStringList{"SK S2 S3 S4", "DQ DK M D4"} << "declarer: S2" << 1;
}

void TestTarotCount::F8_12_theLastTrick() {
    QFETCH(const QStringList, tricks);
    const Settled settled = Played{tricks, campOf({0}), {}}.position().settled();
    QTEST(told(settled), "told");
    QTEST(settled.tricks[Camp::Declarer], "declarerTricks");
}

// With a taker the camps before the last trick say whether the Excuse wins; where it goes, those of the end.
void TestTarotCount::F8_12_beforeTheTakerIsKnown() {
    Setting setting = campOf({0});
    setting.called = tarotCard("HK");
    setting.takerIsPartner = true;
    // South has won all; the card called comes to the last trick with East's Excuse: East is then of the
    // defence, NE wins with it and is South's partner, and so the Excuse goes over.
    const QStringList tricks{"SK S2 S3 S4 S5", "H2 M HK H4 H5"};
    const Position position = Played{tricks, setting, {}}.position(5);
    QVERIFY(position.leader() == Seat::Third && position.campOf(Seat::Third) == Camp::Declarer);
    QCOMPARE(told(position.settled()), QStringLiteral("declarer: nothing"));
    // South's own Excuse wins before anyone is known, and takes the card called: South is alone.
    const Position alone = Played{{"SK S2 S3 S4 S5", "M H2 HK H4 H5"}, setting, {}}.position(5);
    QVERIFY(alone.leader() == Seat::First && alone.declarersCamp() == Seats(Seat::First));
    // NE won a trick and is not known as the partner yet: South's Excuse does not win.
    const Position late =
        Played{{"SK S2 S3 S4 S5", "D2 D3 DK D4 D5", "HK C2 M C3 C4"}, setting, {}}.position(5);
    QVERIFY(late.leader() == Seat::Third && late.campOf(Seat::Third) == Camp::Declarer);
}

void TestTarotCount::F9_6_petitAuBout_data() {
    QTest::addColumn<QStringList>("tricks");
    QTest::addColumn<QString>("petit");
    const QStringList first{"SK S2 S3 S4"};
    QTest::newRow("for the declarer") << first + QStringList{"T2 T1 D2 D3"} << "2 declarer";
    QTest::newRow("whoever played it") << QStringList{"S2 SK S3 S4", "T2 D4 D2 T1"} << "2 defence";
    QTest::newRow("not earlier") << QStringList{"T2 T1 D2 D3", "SK S2 S3 S4"} << "";
    QTest::newRow("before the Excuse that wins") << QStringList{"T1 S2 S3 S4", "M D2 D3 D4"} << "1 declarer";
    QTest::newRow("not before one that does not win")
        << QStringList{"SK S2 S3 S4", "D5 T4 T1 D7", "M D2 D3 D4"} << "";
    QTest::newRow("two before the Excuse") << QStringList{"T1 S2 S3 S4", "SK S5 S6 S7", "M D2 D3 D4"} << "";
}

void TestTarotCount::F9_6_petitAuBout() {
    QFETCH(const QStringList, tricks);
    const Settled settled = Played{tricks, campOf({0}), {}}.position().settled();
    QString petit;
    if (settled.petit)
        petit = QString::number(settled.petit->trick) + (settled.petit->camp == Camp::Declarer
                                                             ? QStringLiteral(" declarer")
                                                             : QStringLiteral(" defence"));
    QTEST(petit, "petit");
}

void TestTarotCount::F10_2_theExcuseStays() {
    const Position position =
        Played{{"S2 SK M S4", "HK H2 H3 H4"}, campOf({}, ExcuseRule::Alone), {}}.position();
    QCOMPARE(tarotCodes(position.wonAlone(Seat::Third)), QStringLiteral("M"));
    // In the last trick too, and it never wins.
    const Position last = Played{{"SK S2 S3 S4", "M H2 H3 HK"}, campOf({}, ExcuseRule::Alone), {}}.position();
    QVERIFY(last.leader() == Seat::Fourth);
    QCOMPARE(tarotCodes(last.wonAlone(Seat::First)), QStringLiteral("S2 S3 S4 SK M"));
}

void TestTarotCount::F11_2_theExcuseOfThree_data() {
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QStringList>("tricks");
    QTest::addColumn<QString>("told");
    const QStringList early{"M SK S3", "H2 HK HQ"}, late{"SK S2 S3", "H2 HK HQ", "D4 M D2"};
    const QStringList slam{"SK S2 S3", "M D2 D3"};
    QTest::newRow("kept") << "kept" << early << "declarer: nothing";
    QTest::newRow("exchanged") << "exchanged" << early << "declarer: nothing half";
    QTest::newRow("captured") << "captured" << early << "defence: nothing";
    QTest::newRow("kept, last trick") << "kept" << late << "declarer: nothing";
    QTest::newRow("exchanged, last trick") << "exchanged" << late << "declarer: S2";
    QTest::newRow("captured, last trick") << "captured" << late << "defence: nothing";
    for (const char* rule : {"kept", "exchanged", "captured"})
        QTest::addRow("%s, slam", rule) << QString(rule) << slam << "declarer: nothing";
}

void TestTarotCount::F11_2_theExcuseOfThree() {
    QFETCH(const QString, rule);
    QFETCH(const QStringList, tricks);
    const ExcuseRule excuse = excuseRuleOf(tarotRules({{"excuse3", rule}}), 3);
    QTEST(told(Played{tricks, campOf({0}, excuse), {}}.position(3).settled()), "told");
    QCOMPARE(excuseRuleOf(tarotRules({{"excuse3", rule}}), 4), ExcuseRule::Exchanged);
}

// All tricks with the Excuse left to the defence, which has no card to give: 87 points, as the source has it.
void TestTarotCount::F13_5_halvesOfTheDefencesExcuse() {
    Setting setting = campOf({0});
    CardSet rest = kWholePack - tarotCards("M T21");
    QStringList tricks;
    // T21 down to T4 for South, anything from the others; what is left goes to the écart.
    rest -= kTrumps;
    auto next = rest.begin();
    const auto pip = [&] {
        const Card card = *next;
        ++next;
        return cardText(card);
    };
    for (int number = 21; number >= 4; --number) {
        const QString east = number == 10 ? QStringLiteral("M") : pip();
        const QString north = number == 6 ? QStringLiteral("T2") : number == 5 ? QStringLiteral("T3") : pip();
        const QString west = number == 4 ? QStringLiteral("T1") : pip();
        tricks << QStringLiteral("T%1 %2 %3 %4").arg(QString::number(number), east, north, west);
    }
    CardSet aside;
    for (; next != rest.end(); ++next)
        aside.insert(*next);
    QCOMPARE(aside.size(), 6);
    setting.aside = aside;
    const Settled settled = Played{tricks, setting, {}}.position().settled();
    QCOMPARE(told(settled), QStringLiteral("defence: nothing half"));
    QCOMPARE(settled.halves[Camp::Declarer], 2 * 87);
    QCOMPARE(settled.tricks[Camp::Declarer], 18);
    QVERIFY(settled.petit && settled.petit->camp == Camp::Declarer);
}

VERSICOLA_TEST(TestTarotCount)
#include "test_tarot_count.moc"
