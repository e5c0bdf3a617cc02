// M5.12: how the fola is announced.
#include "minchiate/announcement.h"
#include "support/many/one_of_many.h"
#include "support/table_text.h"

#include <QTest>

#include <set>

using namespace minchiate;
using namespace support;

namespace {

// "4 red, 1 long"; suits by their letter, a number of 0 is not said.
QString written(const std::vector<Phrase>& phrases) {
    static const QStringList of{"C", "D", "S", "B", "red", "long", "per sorte"};
    QStringList parts;
    for (const Phrase& p : phrases)
        parts << (p.number == 0 ? QString() : QString::number(p.number) + ' ') + of[static_cast<int>(p.of)];
    return parts.join(", ");
}

// The counts that an announcement stands for, as a listener understands it.
SuitCounts understood(const std::vector<Phrase>& phrases) {
    using Of = Phrase::Of;
    SuitCounts counts{};
    std::array<bool, 4> named{};
    for (std::size_t i = 0; i < phrases.size(); ++i) {
        const Phrase& p = phrases[i];
        for (std::size_t suit = 0; suit < 4; ++suit) {
            const bool meant = p.of == static_cast<Of>(suit) || (p.of == Of::Red && suit < 2) ||
                               (p.of == Of::Long && suit >= 2) || (p.of == Of::PerSorte && !named[suit]);
            if (!meant)
                continue;
            named[suit] = true;
            counts[suit] = p.number == 0 ? static_cast<int>(i) + 1 : p.number;
        }
    }
    return counts;
}

} // namespace

class TestAnnouncement : public QObject {
    Q_OBJECT

private slots:
    void m5_8_countsSuitsAndNeverTrumps();
    void m5_12_wording_data();
    void m5_12_wording();
    void m5_12_everyAnnouncementIsUnderstood();
};

void TestAnnouncement::m5_8_countsSuitsAndNeverTrumps() {
    QCOMPARE(countSuits(cards(u"C2 CK D3 D4 D5 BA T6 T9 T40 M")), (SuitCounts{2, 3, 0, 1}));
    QCOMPARE(countSuits({}), (SuitCounts{0, 0, 0, 0}));
}

void TestAnnouncement::m5_12_wording_data() {
    QTest::addColumn<QString>("counts");
    QTest::addColumn<QString>("wording");
    const auto row = [](const char* counts, const char* wording) {
        QTest::newRow(counts) << QString(counts) << QString(wording);
    };
    row("4 4 1 1", "4 red, 1 long");
    row("1 1 4 4", "4 long, 1 red");
    row("3 3 0 0", "3 red");
    row("0 0 2 2", "2 long");
    row("1 2 3 4", "C, D, S, B");
    row("4 3 2 1", "B, S, D, C");
    row("2 4 1 3", "S, C, B, D");
    row("3 3 3 3", "3 per sorte");
    row("5 2 2 2", "5 C, 2 per sorte");
    row("2 2 5 2", "5 S, 2 per sorte");
    row("5 3 2 2", "5 C, 3 D, 2 per sorte");
    row("2 3 2 5", "5 B, 3 D, 2 per sorte");
    row("3 1 3 1", "3 C, 3 S, 1 per sorte");
    row("0 1 1 1", "1 D, 1 S, 1 B");
    row("6 5 1 0", "6 C, 5 D, 1 S");
    row("0 0 7 0", "7 S");
    row("7 3 2 1", "7 C, 3 D, 2 S, 1 B");
    row("0 0 0 0", "");
}

void TestAnnouncement::m5_12_wording() {
    QFETCH(const QString, counts);
    QFETCH(const QString, wording);
    SuitCounts numbers{};
    for (std::size_t i = 0; const QString& part : counts.split(u' '))
        numbers[i++] = part.toInt();
    QCOMPARE(written(announced(numbers)), wording);
}

void TestAnnouncement::m5_12_everyAnnouncementIsUnderstood() {
    std::set<QString> wordings;
    int folas = 0;
    for (int c = 0; c <= 13; ++c)
        for (int d = 0; c + d <= 13; ++d)
            for (int s = 0; c + d + s <= 13; ++s)
                for (int b = 0; c + d + s + b <= 13; ++b) {
                    const SuitCounts counts{c, d, s, b};
                    const auto phrases = announced(counts);
                    QVERIFY2(understood(phrases) == counts, qPrintable(written(phrases)));
                    wordings.insert(written(phrases));
                    ++folas;
                    for (std::size_t i = 1; i < phrases.size(); ++i) // most numerous first
                        QVERIFY(phrases[i].number <= phrases[i - 1].number);
                }
    QCOMPARE(static_cast<int>(wordings.size()), folas); // none stands for two
}

VERSICOLA_TEST(TestAnnouncement)
#include "test_announcement.moc"
