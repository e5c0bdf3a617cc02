// M3: versicole and what they are worth.
#include "minchiate/versicola.h"
#include "support/many/one_of_many.h"
#include "support/table_text.h"
#include "tricks/random.h"

#include <QTest>

#include <algorithm>

using namespace minchiate;
using namespace support;

namespace {

RuleSet withDemon() {
    RuleSet rules;
    rules.demon = true;
    return rules;
}

// "T3 T2 T1 = 11; …", in the engine's order.
QString written(const std::vector<Versicola>& list) {
    QStringList parts;
    for (const Versicola& v : list)
        parts << QStringLiteral("%1 = %2").arg(codesOf(v.cards)).arg(v.points);
    return parts.join("; ");
}

int sum(const std::vector<Versicola>& list) {
    int points = 0;
    for (const Versicola& v : list)
        points += v.points;
    return points;
}

} // namespace

class TestVersicole : public QObject {
    Q_OBJECT

private slots:
    void m3_eachHolding_data();
    void m3_eachHolding();
    void m3_2_demonIsASwitch();
    void m3_5_seventyFourOfTheOne_data();
    void m3_5_seventyFourOfTheOne();
    void m3_kinds();
    void m3_pointsAreTheSumOfTheList();
};

void TestVersicole::m3_eachHolding_data() {
    QTest::addColumn<QString>("holding");
    QTest::addColumn<QString>("versicole");
    const auto row = [](const char* name, const char* holding, const char* versicole) {
        QTest::newRow(name) << QString(holding) << QString(versicole);
    };
    row("nothing", "", "");
    row("1-2-3", "T1 T2 T3", "T3 T2 T1 = 11");
    row("1-5", "T1..T5", "T5 T4 T3 T2 T1 = 17");
    row("3-4-5", "T3 T4 T5", "T5 T4 T3 = 9");
    row("two are no run", "T1 T2 T4 T5", "");
    row("runs end at 5", "T4 T5 T6 T7", "");
    row("28-29-30", "T28 T29 T30", "T30 T29 T28 = 15");
    row("runs begin at 28", "T25 T26 T27 T28 T29", "");
    row("27 is not of the run", "T27..T30", "T30 T29 T28 = 15");
    row("36-40", "T36..T40", "T40 T39 T38 T37 T36 = 50");
    row("28-40", "T28..T40", "T40 T39 T38 T37 T36 T35 T34 T33 T32 T31 T30 T29 T28 = 90");
    row("each maximal run once", "T28 T29 T30 T32 T33 T34 T36 T37", "T30 T29 T28 = 15; T34 T33 T32 = 15");
    row("papi and high", "T1 T2 T3 T38 T39 T40", "T3 T2 T1 = 11; T40 T39 T38 = 30");
    row("four papi", "T2..T5", "T5 T4 T3 T2 = 12");
    row("Fool's", "T1 M T40", "T40 T1 M = 20");
    row("Thirteen", "T1 T13 T28", "T28 T13 T1 = 15");
    row("Tens", "T10 T20 T30 T40", "T40 T30 T20 T10 = 25");
    row("shameful without 40", "T10 T20 T30", "T30 T20 T10 = 15");
    row("shameful without 10", "T20 T30 T40", "T40 T30 T20 = 20");
    row("10-20-40 is nothing", "T10 T20 T40", "");
    row("10-30-40 is nothing", "T10 T30 T40", "");
    row("20-30 is nothing", "T20 T30", "");
    row("three kings", "CK SK BK", "CK SK BK = 15");
    row("four kings", "CK DK SK BK", "CK DK SK BK = 20");
    row("two kings", "CK BK", "");
    row("Demon is off", "T14 T35 T39", "");
    row("1-13-28 with 28-29-30", "T1 T13 T28 T29 T30", "T30 T29 T28 = 15; T28 T13 T1 = 15");
    row("with the Fool", "T1 T13 T28 T29 T30 M", "T30 T29 T28 M = 20; T28 T13 T1 M = 20");
    row("Fool's gets no second five", "T1 M T40 CK DK SK", "T40 T1 M = 20; CK DK SK M = 20");
    row("Fool replaces nothing", "T1 T2 T4 M CK DK", "");
    row("shameful tens with the Fool", "T10 T20 T30 M", "T30 T20 T10 M = 20");
    row("one card in several", "T1 T2 T3 T13 T28 T40 M", "T3 T2 T1 M = 16; T40 T1 M = 20; T28 T13 T1 M = 20");
    row("everything", "CK DK SK BK T1..T5 T10 T13 T20 T28..T40 M",
        "T5 T4 T3 T2 T1 M = 22; T40 T39 T38 T37 T36 T35 T34 T33 T32 T31 T30 T29 T28 M = 95; T40 T1 M = 20; "
        "T28 T13 T1 M = 20; T40 T30 T20 T10 M = 30; CK DK SK BK M = 25");
}

void TestVersicole::m3_eachHolding() {
    QFETCH(const QString, holding);
    QFETCH(const QString, versicole);
    const auto list = versicoleOf(cards(holding), {});
    QCOMPARE(written(list), versicole);
    QCOMPARE(versicolePoints(cards(holding), {}), sum(list));
}

void TestVersicole::m3_2_demonIsASwitch() {
    const CardSet demon = cards(u"T14 T35 T39");
    QCOMPARE(written(versicoleOf(demon, {})), "");
    QCOMPARE(written(versicoleOf(demon, withDemon())), "T39 T35 T14 = 20");
    QCOMPARE(written(versicoleOf(demon | cards(u"M"), withDemon())), "T39 T35 T14 M = 25");
    QCOMPARE(versicolePoints(demon | cards(u"M"), withDemon()), 25);
    QCOMPARE(written(versicoleOf(cards(u"T35 T39"), withDemon())), "");
}

void TestVersicole::m3_5_seventyFourOfTheOne_data() {
    QTest::addColumn<QString>("without");
    QTest::addColumn<int>("points");
    QTest::newRow("whole") << "" << 74;
    QTest::newRow("without Fool's") << "T40" << 54;
    QTest::newRow("without Thirteen") << "T13" << 54;
    QTest::newRow("without papa 5") << "T5" << 68;
    QTest::newRow("without papi 5 and 4") << "T5 T4" << 62;
}

void TestVersicole::m3_5_seventyFourOfTheOne() {
    QFETCH(const QString, without);
    QFETCH(const int, points);
    const CardSet holding = cards(u"T1 M T40 T13 T28 T2..T5") - cards(without);
    QCOMPARE(versicolePoints(holding, {}) + value(holding & kThrees), points);
    // Without any versicola of papi 40 are left.
    QCOMPARE(versicolePoints(cards(u"T1 M T40 T13 T28 T2 T4 T5"), {}), 40);
}

void TestVersicole::m3_kinds() {
    const auto list =
        versicoleOf(cards(u"CK DK SK T1..T3 T10 T13 T14 T20 T28 T30 T35 T38..T40 M"), withDemon());
    const std::vector<VersicolaKind> expected{
        VersicolaKind::Run,  VersicolaKind::Run,   VersicolaKind::Fools, VersicolaKind::Thirteen,
        VersicolaKind::Tens, VersicolaKind::Kings, VersicolaKind::Demon};
    std::vector<VersicolaKind> kinds;
    for (const Versicola& v : list)
        kinds.push_back(v.kind);
    QVERIFY2(kinds == expected, qPrintable(written(list)));
}

// And the list itself by another way: all runs inside the two stretches, tried one by one.
void TestVersicole::m3_pointsAreTheSumOfTheList() {
    tricks::Random random(1);
    for (int i = 0; i < 20000; ++i) {
        // Between a few and nearly all of the cards that matter.
        const auto density = 1 + random.below(7);
        CardSet holding;
        for (Card c : kWholeDeck)
            if (random.below(8) < density)
                holding.insert(c);
        for (const RuleSet& rules : {RuleSet{}, withDemon()}) {
            const auto list = versicoleOf(holding, rules);
            QCOMPARE(versicolePoints(holding, rules), sum(list));
            int runs = 0, points = 0;
            for (const auto& [low, high] : {std::pair{1, 5}, std::pair{28, 40}})
                for (int from = low; from <= high - 2; ++from)
                    for (int to = from + 2; to <= high; ++to) {
                        const bool whole = holding.containsAll(trumpRun(from, to));
                        const bool longer = (from > low && holding.contains(trump(from - 1))) ||
                                            (to < high && holding.contains(trump(to + 1)));
                        if (!whole || longer)
                            continue;
                        ++runs;
                        for (int n = from; n <= to; ++n)
                            points += n >= 36 ? 10 : n >= 28 || n == 1 ? 5 : 3;
                        points += holding.contains(kFool) ? 5 : 0;
                    }
            int runsListed = 0, pointsListed = 0;
            for (const Versicola& v : list)
                if (v.kind == VersicolaKind::Run) {
                    ++runsListed;
                    pointsListed += v.points;
                }
            QCOMPARE(runsListed, runs);
            QCOMPARE(pointsListed, points);
            for (const Versicola& v : list) {
                QVERIFY(holding.containsAll(v.cards));
                QVERIFY(versicolaKindOf(v.cards) == v.kind);
            }
            QCOMPARE(versicoleIn(holding, rules.demon), static_cast<int>(list.size()));
            // A card completes a versicola where with it there is one more that has it.
            RuleSet plain = rules;
            plain.demon = false;
            const CardSet completing = completingVersicole(holding);
            for (Card card : kWholeDeck - holding) {
                CardSet more = holding;
                more.insert(card);
                const auto now = versicoleOf(more, plain);
                const bool completes = std::ranges::any_of(now, [&](const Versicola& v) {
                    return v.cards.contains(card) && (card != kFool || v.kind == VersicolaKind::Fools);
                });
                QCOMPARE(completing.contains(card), completes);
            }
        }
    }
}

VERSICOLA_TEST(TestVersicole)
#include "test_versicole.moc"
