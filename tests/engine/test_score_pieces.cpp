// M7.5: fishes and tokens.
#include "minchiate/score_pieces.h"
#include "support/many/one_of_many.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <tuple>

using namespace minchiate;

namespace {

// Tokens as the rule writes them, single ○ and stacked ⊙; fishes by number between bars.
QString written(const ScorePieces& pieces) {
    const auto tokens = [](const std::vector<int>& list) {
        QString out;
        for (int t : list)
            out += t == 5 ? u'⊙' : u'○';
        return out;
    };
    return QStringLiteral("%1|%2|%3").arg(tokens(pieces.left)).arg(pieces.fishes).arg(tokens(pieces.right));
}

int tokens(const std::vector<int>& list) {
    int used = 0;
    for (int t : list)
        used += t == 5 ? 2 : 1;
    return used;
}

// Any layout of the tokens of one side: so many singles and so many stacks.
struct Layout {
    int singles = 0, stacks = 0;
    [[nodiscard]] int points() const { return singles + 5 * stacks; }
    [[nodiscard]] int used() const { return singles + 2 * stacks; }
};

std::vector<Layout> layouts() {
    std::vector<Layout> all;
    for (int singles = 0; singles <= 5; ++singles)
        for (int stacks = 0; singles + 2 * stacks <= 5; ++stacks)
            all.push_back({singles, stacks});
    return all;
}

} // namespace

class TestScorePieces : public QObject {
    Q_OBJECT

private slots:
    void m7_5_examples_data();
    void m7_5_examples();
    void m7_5_everyNet();
    void m7_5_canonicalByBruteForce();
    void otherNumbersShowNothing();
};

void TestScorePieces::m7_5_examples_data() {
    QTest::addColumn<int>("net");
    QTest::addColumn<QString>("pieces");
    QTest::newRow("0") << 0 << "|0|";
    QTest::newRow("1") << 1 << "○|0|";
    QTest::newRow("5") << 5 << "⊙|0|";
    QTest::newRow("7") << 7 << "○○⊙|0|";
    QTest::newRow("8") << 8 << "|1|○○";
    QTest::newRow("26") << 26 << "○⊙|2|";
    QTest::newRow("34") << 34 << "○○○○|3|";
    QTest::newRow("48") << 48 << "|5|○○";
    QTest::newRow("59") << 59 << "⊙⊙|5|○";
}

void TestScorePieces::m7_5_examples() {
    QFETCH(const int, net);
    QFETCH(const QString, pieces);
    QCOMPARE(written(scorePieces(net)), pieces);
}

void TestScorePieces::m7_5_everyNet() {
    for (int net = 0; net <= 59; ++net) {
        const ScorePieces p = scorePieces(net);
        QCOMPARE(std::accumulate(p.left.begin(), p.left.end(), 0) + 10 * p.fishes -
                     std::accumulate(p.right.begin(), p.right.end(), 0),
                 net);
        QCOMPARE(p.points(), net);
        QVERIFY(p.fishes <= 5);
        QVERIFY(tokens(p.left) + tokens(p.right) <= 5);
        QCOMPARE(p.pieces(), p.fishes + tokens(p.left) + tokens(p.right));
        for (const auto& side : {p.left, p.right}) {
            QVERIFY(std::ranges::is_sorted(side)); // singles first
            QVERIFY(std::ranges::all_of(side, [](int t) { return t == 1 || t == 5; }));
        }
    }
}

// Tokens on one side only where that is possible, then the fewest pieces, a tie adds.
void TestScorePieces::m7_5_canonicalByBruteForce() {
    for (int net = 0; net <= 59; ++net) {
        using Key = std::tuple<bool, int, bool>;
        Key best{true, 100, true};
        int sharing = 0;
        for (int fishes = 0; fishes <= 5; ++fishes)
            for (const Layout& left : layouts())
                for (const Layout& right : layouts()) {
                    if (left.points() + 10 * fishes - right.points() != net || left.used() + right.used() > 5)
                        continue;
                    const Key key{left.used() > 0 && right.used() > 0, fishes + left.used() + right.used(),
                                  right.used() > 0};
                    sharing = key < best ? 1 : key == best ? sharing + 1 : sharing;
                    best = std::min(best, key);
                }
        const ScorePieces p = scorePieces(net);
        const Key found{!p.left.empty() && !p.right.empty(), p.pieces(), !p.right.empty()};
        QVERIFY2(found == best, qPrintable(QStringLiteral("%1: %2").arg(net).arg(written(p))));
        if (!std::get<0>(best))
            QCOMPARE(sharing, 1); // the rule leaves no choice
    }
}

void TestScorePieces::otherNumbersShowNothing() {
    for (int net : {-1, -60, 60, 61, 1000})
        QVERIFY(scorePieces(net) == ScorePieces{});
}

VERSICOLA_TEST(TestScorePieces)
#include "test_score_pieces.moc"
