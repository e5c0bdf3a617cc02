#include "count/contents.h"
#include "support/many/one_of_many.h"

#include <QRegularExpression>
#include <QTest>

using namespace count;
using namespace minchiate;

namespace {

int number(const QString& words) {
    return words == QStringLiteral("–") || words.isEmpty() ? 0 : words.toInt();
}

const LedgerRow& row(const std::vector<LedgerRow>& rows, Entry entry) {
    const auto at =
        std::find_if(rows.begin(), rows.end(), [entry](const auto& r) { return r.entry == entry; });
    Q_ASSERT(at != rows.end());
    return *at;
}

// "33 us", seen by the person's side.
QString lead(int forUs) {
    return forUs == 0 ? QStringLiteral("0")
                      : QStringLiteral("%1 %2")
                            .arg(std::abs(forUs))
                            .arg(forUs > 0 ? QStringLiteral("us") : QStringLiteral("them"));
}

} // namespace

class LedgerTest : public QObject {
    Q_OBJECT

private slots:
    void numbersAgreeWithTheEngine() {
        for (std::uint64_t seed = 1; seed <= 120; ++seed) {
            for (const Side us : kSides) {
                const CountContent content = playedHand(seed, us);
                if (content.result.cappotto)
                    continue;
                const auto rows = ledgerRows(content);
                const SideCount& ours = content.result.count[us];
                const SideCount& theirs = content.result.count[other(us)];
                QCOMPARE(number(row(rows, Entry::Beyond).us), ours.cards);
                QCOMPARE(number(row(rows, Entry::Versicole).us), ours.versicolePoints());
                QCOMPARE(number(row(rows, Entry::Versicole).them), theirs.versicolePoints());
                QCOMPARE(number(row(rows, Entry::Together).us), ours.total());
                QCOMPARE(number(row(rows, Entry::Together).them), theirs.total());
                const int difference = ours.total() - theirs.total();
                QCOMPARE(row(rows, Entry::Difference).value, lead(difference));
                QCOMPARE(row(rows, Entry::Pad).value, lead(sign(us) * content.padNet));
                QCOMPARE(row(rows, Entry::Sum).value, lead(difference + sign(us) * content.padNet));
                QCOMPARE(content.paidBefore + content.result.restiNow, content.result.resti);
            }
        }
    }

    // What stands above "together" adds up to it, and every row of versicole to theirs.
    void thePaperAddsUp() {
        for (std::uint64_t seed = 200; seed < 260; ++seed) {
            const CountContent content = playedHand(seed, Side::NS);
            if (content.result.cappotto)
                continue;
            int us = 0, them = 0, sets = 0, theirSets = 0;
            const auto rows = ledgerRows(content);
            for (const LedgerRow& r : rows) {
                const bool counts = r.strong && r.entry < Entry::Together;
                us += counts ? number(r.us) : 0;
                them += counts ? number(r.them) : 0;
                sets += r.entry == Entry::Versicola ? number(r.us) : 0;
                theirSets += r.entry == Entry::Versicola ? number(r.them) : 0;
            }
            QCOMPARE(us, number(row(rows, Entry::Together).us));
            QCOMPARE(them, number(row(rows, Entry::Together).them));
            QCOMPARE(sets, number(row(rows, Entry::Versicole).us));
            QCOMPARE(theirSets, number(row(rows, Entry::Versicole).them));
        }
    }

    void cappottoTellsItsOwnSum() {
        CountContent content = contrived(wholeHand(), {}, 26, 1);
        content.result.cappotto = Side::EW;
        content.result.restiNow = cappottoResti(26);
        content.result.resti = content.result.restiNow + 1;
        auto rows = ledgerRows(content);
        QCOMPARE(rows.front().entry, Entry::Note);
        QVERIFY(rows.front().label.contains(content.theirNames));
        QCOMPARE(row(rows, Entry::Cappotto).value, QStringLiteral("840"));
        QCOMPARE(row(rows, Entry::TwicePad).value, QStringLiteral("+52"));
        QCOMPARE(row(rows, Entry::Sum).value, QStringLiteral("892 us"));
        QCOMPARE(row(rows, Entry::Resti).value, QStringLiteral("15 resti to us"));
        QCOMPARE(settlement(content).words, QStringLiteral("You and Lapo receive 16 resti each"));
        // Seen by the others, and with the losers ahead on the pad.
        content.us = Side::EW;
        content.padNet = -26;
        content.result.restiNow = cappottoResti(-26);
        rows = ledgerRows(content);
        QCOMPARE(row(rows, Entry::TwicePad).value, QStringLiteral("−52"));
        QCOMPARE(row(rows, Entry::Sum).value, QStringLiteral("788 them"));
        QVERIFY(rows.front().label.contains(content.usNames));
    }

    void settlementNamesWhoReceives() {
        CountContent content = contrived(wholeHand(), {}, 26, 0);
        content.result.restiNow = 3;
        content.result.resti = 5;
        content.paidBefore = 2;
        QCOMPARE(settlement(content).before, QStringLiteral("3 resti now, 2 paid before:"));
        QCOMPARE(settlement(content).words, QStringLiteral("You and Lapo receive 5 resti each"));
        content.us = Side::EW;
        QCOMPARE(settlement(content).words, QStringLiteral("Vieri and Bice receive 5 resti each"));
        content.paidBefore = -3;
        content.result.resti = 0;
        QCOMPARE(settlement(content).before, QStringLiteral("3 resti to them now, 3 resti to us before:"));
        QCOMPARE(settlement(content).words, QStringLiteral("Nobody pays any resti"));
        // Where resti are paid at the end only, nothing was paid before.
        content.paidBefore = 0;
        content.result.resti = 3;
        QVERIFY(settlement(content).before.isEmpty());
        content.unscored = true;
        QVERIFY(settlement(content).words.contains(QStringLiteral("pays nothing")));
    }

    // Nobody at the table is "you": letters on the paper, names where they are heard.
    void pairsAreNamed() {
        for (const Side us : kSides) {
            CountContent content = playedHand(7, us);
            content.usNames = QStringLiteral("Lapo and Carla");
            content.theirNames = QStringLiteral("Vieri and Bice");
            content.usBrief = QStringLiteral("L & C");
            content.theirBrief = QStringLiteral("V & B");
            QStringList said{sideTitle(content, true), columnTitle(content, true), spokenCount(content)};
            const auto rows = ledgerRows(content);
            for (int i = 0; i < static_cast<int>(rows.size()); ++i)
                said << rows[static_cast<std::size_t>(i)].value << spokenRow(content, i);
            const QRegularExpression ofUs(QStringLiteral("\\b(us|them)\\b"),
                                          QRegularExpression::CaseInsensitiveOption);
            QVERIFY2(said.filter(ofUs).isEmpty(), qPrintable(said.filter(ofUs).join(u'\n')));
            QVERIFY(said[0] == content.usNames && said[1] == content.usBrief);
            QVERIFY(!said[2].contains(content.usBrief) && said[2].contains(content.usNames));
            QVERIFY(row(rows, Entry::Sum).value.endsWith(content.usBrief) ||
                    row(rows, Entry::Sum).value.endsWith(content.theirBrief));
        }
    }

    void theSpokenCountNamesEverything() {
        const CountContent content = playedHand(7, Side::NS);
        const QString spoken = spokenCount(content);
        for (const Side side : kSides)
            QVERIFY(spoken.contains(QString::number(content.result.count[side].total())));
        QVERIFY(spoken.contains(settlement(content).words));
    }
};

VERSICOLA_TEST(LedgerTest)
#include "test_ledger.moc"
