// The sheet for a real table of Cuatrola: what is tapped or counted comes to what the rules give, and what
// cannot be is refused with its rule.
#include "cuatrola_text.h"

#include "cuatrola/records/sheet_record.h"
#include "records/seat_text.h"
#include "support/many/hands_by_chance.h"
#include "support/many/one_of_many.h"

using namespace cuatrola;
using namespace cuatrola::sheet;
using namespace support;

Q_DECLARE_METATYPE(cuatrola::sheet::KeptHand)
Q_DECLARE_METATYPE(cuatrola::RuleSet)

class TestCuatrolaSheet : public QObject {
    Q_OBJECT

private slots:
    void C11_workedExamples_data();
    void C11_workedExamples();
    void keptHandsScoreWhatPlayedOnesDo();
    void refused_data();
    void refused();
    void C2_4_matchAfterMatch();
    void aDraftIsAHandOnceAllIsSaid();
    void writtenAndReadAgain_data();
    void writtenAndReadAgain();
    void hostileFiles_data();
    void hostileFiles();
};

namespace {

KeptOutcome betOf(Side bettors, Bid bid, Side scores) {
    return {bid, bettors, scores, Ending::Played};
}
KeptCount countOf(int points, int nsCantes = 0, int ewCantes = 0) {
    KeptCount count;
    count.points = points;
    count.cantes = {nsCantes, ewCantes};
    return count;
}
KeptCount soloOf(int points, int idle) {
    KeptCount count = countOf(points);
    count.bettors = Side::NS;
    count.idle = idle;
    return count;
}

} // namespace

void TestCuatrolaSheet::C11_workedExamples_data() {
    QTest::addColumn<KeptHand>("hand");
    QTest::addColumn<QString>("side");
    QTest::addColumn<int>("points");
    const auto row = [](const char* name, const KeptHand& hand, const char* side, int points) {
        QTest::newRow(name) << hand << QString::fromLatin1(side) << points;
    };
    const Side ns = Side::NS, ew = Side::EW;
    row("C11.1 quintola lost", betOf(ns, Bid::Quintola, ew), "EW", 5);
    row("C11.1 quintola made", betOf(ns, Bid::Quintola, ns), "NS", 5);
    row("C11.1 cuatrola lost", betOf(ew, Bid::Cuatrola, ns), "NS", 4);
    row("C11.1 cuatrola made", betOf(ew, Bid::Cuatrola, ew), "EW", 4);
    row("C11.1 solo made", betOf(ns, Bid::Solo, ns), "NS", 2);
    row("C11.1 solo lost", betOf(ns, Bid::Solo, ew), "EW", 2);
    row("C11.1 plain", KeptOutcome{Bid::Pass, {}, ew, Ending::Played}, "EW", 1);
    row("C11.4 130-0", countOf(130), "NS", 1);
    KeptCount tie = countOf(65);
    tie.last = ew;
    row("C11.4 65-65", tie, "EW", 1); // C8.2: the last trick
    tie = countOf(55, 20);
    tie.last = ns;
    row("C11.4 75-75", tie, "NS", 1);
    tie = countOf(85, 0, 40);
    tie.last = ns;
    row("C11.4 85-85", tie, "NS", 1);
    row("C11.4 56 with twenty", countOf(56, 20), "NS", 1);
    row("C11.4 54 with twenty", countOf(54, 20), "EW", 1);
    row("C11.4 46 with forty", countOf(46, 40), "NS", 1);
    row("C11.4 36 with sixty", countOf(36, 60), "NS", 1);
    row("C11.4 34 with sixty", countOf(34, 60), "EW", 1);
    row("C11.5 50-50", soloOf(50, 30), "EW", 2); // C8.4
    row("C11.5 51-49", soloOf(51, 30), "NS", 2);
}

void TestCuatrolaSheet::C11_workedExamples() {
    QFETCH(const KeptHand, hand);
    QVERIFY(!faultOf(hand, {}));
    const Score score = accountOf(hand, {}).score;
    QTEST(records::codeOf(score.side), "side");
    QTEST(score.points, "points");
}

namespace {

// What the players would tap after it.
KeptHand tappedOf(const Hand& hand) {
    const Score score = hand.position().score();
    if (score.by == ScoredBy::Void)
        return KeptVoid{};
    KeptOutcome outcome{hand.contract()->bid, {}, score.side, Ending::Played};
    if (hand.contract()->bidder)
        outcome.bettors = sideOf(*hand.contract()->bidder);
    if (score.by == ScoredBy::Capote)
        outcome.ending = Ending::Capote;
    return outcome;
}

// What they would write of the count, from one pair's pile or the other's.
KeptCount countedOf(const Hand& hand, Side counted) {
    const Position& played = hand.position();
    KeptCount count;
    count.counted = counted;
    count.last = played.lastTrick();
    count.points = played.total(counted) - played.cantePoints(counted);
    for (Side side : kSides)
        count.cantes[side] = played.cantePoints(side);
    if (const auto idle = hand.contract()->idle) {
        count.bettors = sideOf(*idle);
        for (Card card : played.hand(*idle))
            count.idle += points(card);
    }
    return count;
}

} // namespace

void TestCuatrolaSheet::keptHandsScoreWhatPlayedOnesDo() {
    int counted = 0, bets = 0, capotes = 0, voids = 0, sung = 0;
    for (std::uint64_t number = 0; number < many::handsByChance(12'000); ++number) {
        const HandRecord record = anyHand(number);
        const Folded played = fold(record.deal, record.actions);
        const Hand& hand = played.hand;
        QVERIFY(hand.over());
        const RuleSet& rules = record.deal.rules;
        const Score score = hand.position().score();
        const auto scores = [&](const KeptHand& kept) {
            const auto problem = faultOf(kept, rules);
            QVERIFY2(!problem, qPrintable(QStringLiteral("hand %1: %2")
                                              .arg(number)
                                              .arg(problem ? static_cast<int>(problem->what) : 0)));
            Standing said{}, paid{};
            add(said, accountOf(kept, rules).score);
            add(paid, score);
            QVERIFY2(said == paid, qPrintable(QString::number(number)));
        };
        const KeptHand tapped = tappedOf(hand);
        scores(tapped);
        voids += std::holds_alternative<KeptVoid>(tapped) ? 1 : 0;
        capotes += score.by == ScoredBy::Capote ? 1 : 0;
        bets += hand.contract()->bidder ? 1 : 0;
        if (hand.position().countsPoints()) {
            for (Side side : kSides) {
                const KeptCount count = countedOf(hand, side);
                scores(count);
                QCOMPARE(accountOf(count, rules).totals->at(0), hand.position().total(Side::NS));
                QCOMPARE(accountOf(count, rules).totals->at(1), hand.position().total(Side::EW));
                QCOMPARE(accountOf(count, rules).score, score);
                sung += count.cantes[side] > 0 ? 1 : 0;
            }
            ++counted;
        }
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(counted > 3000 && bets > 3000 && capotes > 10 && voids > 10 && sung > 300,
             qPrintable(
                 QStringLiteral("%1 %2 %3 %4 %5").arg(counted).arg(bets).arg(capotes).arg(voids).arg(sung)));
}

void TestCuatrolaSheet::refused_data() {
    QTest::addColumn<KeptHand>("hand");
    QTest::addColumn<int>("fault");
    const auto row = [](const char* name, const KeptHand& hand, Fault fault) {
        QTest::newRow(name) << hand << static_cast<int>(fault);
    };
    row("C4.4 nobody's bet", KeptOutcome{Bid::Solo, {}, Side::NS, Ending::Played}, Fault::NoBettors);
    row("C8.1 a bet on a plain hand", KeptOutcome{Bid::Pass, Side::NS, Side::NS, Ending::Played},
        Fault::Bettors);
    row("C8.3 no capote", KeptOutcome{Bid::Pass, {}, Side::NS, Ending::Capote}, Fault::CapoteOff);
    row("C8.3 capote of a bet", KeptOutcome{Bid::Solo, Side::NS, Side::NS, Ending::Capote},
        Fault::CapoteOfBet);
    row("C8.2 void", KeptVoid{}, Fault::VoidOff);
    row("C8.2 equal, and no last trick", countOf(65), Fault::LastUnknown);
    row("C7.2 131 points", countOf(131), Fault::PointsRange);
    row("C1.3 less than a trick", countOf(7), Fault::TrickPoints);
    row("C1.3 an idle hand of ten points", soloOf(60, 10), Fault::IdlePoints);
    row("C7.2 fewer than no points", countOf(-1), Fault::PointsRange);
    row("C1.3 more than an idle hand can hold", soloOf(60, 60), Fault::IdlePoints);
    row("C6.1 fewer than none sung", countOf(60, -20), Fault::CantePoints);
    row("C6.1 thirty sung", countOf(60, 30), Fault::CantePoints);
    row("C6.1 more than four suits", countOf(60, 60, 60), Fault::CantePoints);
    row("C6.2 sung without a trick", countOf(130, 0, 20), Fault::CanteNoTrick);
    KeptCount last = countOf(12);
    last.last = Side::NS;
    row("C7.2 last trick and no points", last, Fault::LastPoints);
}

void TestCuatrolaSheet::refused() {
    QFETCH(const KeptHand, hand);
    QFETCH(const int, fault);
    const auto problem = faultOf(hand, {});
    QVERIFY(problem);
    QCOMPARE(static_cast<int>(problem->what), fault);
    const QString rule = QString::fromStdString(std::string(ruleOf(problem->what)));
    QVERIFY2(QString::fromLatin1(QTest::currentDataTag()).startsWith(rule + u' '), qPrintable(rule));
}

void TestCuatrolaSheet::C2_4_matchAfterMatch() {
    Sheet sheet;
    sheet.target = 7;
    sheet.matches = 2;
    sheet.firstDealer = Seat::E;
    const auto add = [&](const KeptHand& hand) { sheet.entries.push_back({hand}); };
    add(betOf(Side::NS, Bid::Quintola, Side::NS));
    add(betOf(Side::EW, Bid::Solo, Side::NS)); // 7 to 0
    auto lines = linesOf(sheet);
    QVERIFY(lines[1].decides && lines[1].won == (PerSide<int>{1, 0}));
    QVERIFY(!over(sheet));
    add(KeptOutcome{Bid::Pass, {}, Side::EW, Ending::Played});
    lines = linesOf(sheet);
    QCOMPARE(lines[2].match, 1);
    QCOMPARE(lines[2].after, (Standing{0, 1}));
    QCOMPARE(dealerOf(sheet, 3), Seat::S); // C2.3
    add(betOf(Side::NS, Bid::Quintola, Side::NS));
    add(betOf(Side::NS, Bid::Cuatrola, Side::NS));
    QCOMPARE(linesOf(sheet).back().won, (PerSide<int>{2, 0}));
    QVERIFY(over(sheet));
    sheet.matches.reset();
    QVERIFY(!over(sheet));
    sheet.stopped = true;
    QVERIFY(over(sheet));
}

void TestCuatrolaSheet::aDraftIsAHandOnceAllIsSaid() {
    Draft draft;
    QCOMPARE(missingIn(draft), Missing::Bid);
    draft.bid = Bid::Pass;
    draft.saying = Saying::Outcome;
    QCOMPARE(missingIn(draft), Missing::Scores);
    draft.nobody = true; // C8.2
    QVERIFY(handOf(draft) == KeptHand{KeptVoid{}} && handOf(draftOf(KeptVoid{})) == KeptHand{KeptVoid{}});
    draft.saying = Saying::Points;
    QCOMPARE(missingIn(draft), Missing::Points);
    draft.bid = Bid::Solo;
    QCOMPARE(missingIn(draft), Missing::Bettors);
    draft.bettors = Side::EW;
    QCOMPARE(missingIn(draft), Missing::Idle); // C4.5
    draft.idle = 20;
    draft.points = 60;
    const auto hand = handOf(draft);
    QVERIFY(hand && std::holds_alternative<KeptCount>(*hand));
    QCOMPARE(accountOf(*hand, {}).totals, (PerSide<int>{60, 50}));
    QVERIFY(handOf(draftOf(*hand)) == hand);
    draft.bid = Bid::Quintola; // C7.3: nothing is counted there
    QCOMPARE(missingIn(draft), Missing::Scores);
}

namespace {

Sheet someSheet() {
    Sheet sheet;
    sheet.title = "Thursdays";
    sheet.names = {{"Ada", "Bea", "Cid", "Dot"}};
    sheet.rules.tie = Tie::Void;
    sheet.rules.capote = true;
    sheet.target = 40;
    sheet.matches = 3;
    sheet.firstDealer = Seat::W;
    sheet.begun = 1'795'000'000;
    sheet.entries = {{betOf(Side::EW, Bid::Cuatrola, Side::NS), "late"},
                     {countOf(56, 20, 40)},
                     {soloOf(60, 20)},
                     {KeptVoid{}},
                     {KeptOutcome{Bid::Pass, {}, Side::EW, Ending::Capote}}};
    change(sheet.entries[1], KeptVoid{}, sheet.begun + 5000);
    sheet.draft.emplace();
    sheet.draft->bid = Bid::Solo;
    sheet.draft->saying = Saying::Points;
    sheet.draft->counted = Side::EW;
    sheet.draft->cantes = {0, 20};
    return sheet;
}

} // namespace

void TestCuatrolaSheet::writtenAndReadAgain_data() {
    QTest::addColumn<bool>("nobody");
    QTest::addColumn<bool>("last");
    QTest::newRow("points being said") << false << false;
    QTest::newRow("who took the last trick is said") << false << true;
    QTest::newRow("C8.2 nobody scores") << true << false;
}

void TestCuatrolaSheet::writtenAndReadAgain() {
    QFETCH(const bool, nobody);
    QFETCH(const bool, last);
    Sheet sheet = someSheet();
    sheet.draft->nobody = nobody;
    if (last)
        sheet.draft->last = Side::EW;
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

void TestCuatrolaSheet::hostileFiles_data() {
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
    row("no target", "target", 0, "$.target");
    row("no switch", "rules", QJsonObject{{QStringLiteral("x"), 1}}, "$.rules.x");
    row("hands of another kind", "hands", QJsonArray{3}, "$.hands[0]");
    row("an empty hand", "hands", QJsonArray{QJsonObject{}}, "$.hands[0].bid");
    const auto hand = [](const char* bid, const char* scores) {
        return QJsonArray{QJsonObject{{QStringLiteral("bid"), QLatin1String(bid)},
                                      {QStringLiteral("scores"), QLatin1String(scores)},
                                      {QStringLiteral("ending"), QStringLiteral("capote")},
                                      {QStringLiteral("bettors"), QStringLiteral("NS")}}};
    };
    row("a bid unheard of", "hands", hand("garde", "NS"), "$.hands[0].bid");
    row("nobody's points", "hands", hand("solo", "XX"), "$.hands[0].scores");
    row("capote of a bet", "hands", hand("solo", "NS"), "$.hands[0]");
    row("neither nobody nor somebody", "draft", QJsonObject{{QStringLiteral("void"), 1}}, "$.draft.void");
    row("cantes that are no number", "draft",
        QJsonObject{{QStringLiteral("cantes"), QJsonObject{{QStringLiteral("NS"), QStringLiteral("20")}}}},
        "$.draft.cantes.NS");
    row("a last trick of nobody", "draft", QJsonObject{{QStringLiteral("last"), QStringLiteral("S")}},
        "$.draft.last");
    row("a target that no match has", "target", 1001, "$.target");
    row("a target in words", "target", QStringLiteral("40"), "$.target");
    row("cantes without end", "draft",
        QJsonObject{{QStringLiteral("cantes"), QJsonObject{{QStringLiteral("NS"), 1001}}}},
        "$.draft.cantes.NS");
    row("an end unheard of", "draft", QJsonObject{{QStringLiteral("ending"), QStringLiteral("tea")}},
        "$.draft.ending");
    row("cantes of nobody", "draft",
        QJsonObject{{QStringLiteral("cantes"), QJsonObject{{QStringLiteral("S"), 20}}}}, "$.draft.cantes.S");
}

void TestCuatrolaSheet::hostileFiles() {
    QFETCH(const QString, key);
    QFETCH(const QJsonValue, value);
    QJsonObject object = toJson(someSheet());
    object[key] = value;
    const auto read = sheetOf(object);
    QVERIFY(std::holds_alternative<SheetFault>(read));
    QTEST(std::get<SheetFault>(read).fault.path, "at");
}

VERSICOLA_TEST(TestCuatrolaSheet)
#include "test_cuatrola_sheet.moc"
