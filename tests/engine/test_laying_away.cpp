// How cards are taken to be laid away (M5.9): chances that are chances, and like what players like.
#include "minchiate/players/worlds/laying_away.h"
#include "support/many/one_of_many.h"
#include "support/table_text.h"

#include <QTest>

#include <bit>
#include <cmath>

using namespace minchiate;
using namespace support;
using namespace Qt::StringLiterals;
using players::LayingAway;
using players::Liking;

class TestLayingAway : public QObject {
    Q_OBJECT

private slots:
    void chancesOfAllWaysMakeOne_data();
    void chancesOfAllWaysMakeOne();
    void whatIsLikedIsLikelier_data();
    void whatIsLikedIsLikelier();
    void plainlyTheLowestGo();
};

void TestLayingAway::chancesOfAllWaysMakeOne_data() {
    QTest::addColumn<QString>("hand");
    QTest::addColumn<int>("count");
    QTest::newRow("a suit to empty") << u"C2 C3 D4 D5 D6 SK S2 T7 T40"_s << 2;
    QTest::newRow("kings guarded and bare") << u"CK C3 DK SK S2 S3 B2 T1"_s << 3;
    QTest::newRow("trumps have to go") << u"T1 T7 T8 T9 T40 M C2"_s << 3;
    QTest::newRow("nothing") << u"C2 C3 T1"_s << 0;
    QTest::newRow("everything") << u"C2 C3 T1"_s << 3;
}

void TestLayingAway::chancesOfAllWaysMakeOne() {
    QFETCH(const QString, hand);
    QFETCH(const int, count);
    const CardSet held = cards(hand);
    std::vector<Card> all;
    for (const Card card : held)
        all.push_back(card);
    for (const Liking& liking : {Liking{}, players::kLowest}) {
        const LayingAway laying(liking);
        double sum = 0;
        for (unsigned bits = 0; bits < 1u << all.size(); ++bits) {
            if (std::popcount(bits) != count)
                continue;
            CardSet away;
            for (std::size_t i = 0; i < all.size(); ++i)
                if ((bits >> i) & 1)
                    away.insert(all[i]);
            const double chance = laying.chance(away, held - away);
            QVERIFY(chance > 0);
            sum += chance;
        }
        QVERIFY2(std::abs(sum - 1) < 1e-9, qPrintable(QString::number(sum)));
    }
}

void TestLayingAway::whatIsLikedIsLikelier_data() {
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("liked");
    QTest::addColumn<QString>("other");
    QTest::newRow("a suit emptied") << u"C2 C3 D4 D5 D6 S2 S5 S6"_s << u"C2 C3"_s << u"D4 D5"_s;
    QTest::newRow("the low one of two") << u"D4 D5 D6 D7 S2 S5 S6 S7"_s << u"S2"_s << u"S7"_s;
    QTest::newRow("no trump") << u"D4 D5 D6 D7 T8"_s << u"D7"_s << u"T8"_s;
    QTest::newRow("no king") << u"DK D5 D6 D7 T8"_s << u"D7"_s << u"DK"_s;
}

void TestLayingAway::whatIsLikedIsLikelier() {
    QFETCH(const QString, hand);
    QFETCH(const QString, liked);
    QFETCH(const QString, other);
    const LayingAway laying{Liking{}};
    const auto chance = [&](const QString& away) {
        return laying.chance(cards(away), cards(hand) - cards(away));
    };
    QVERIFY2(chance(liked) > 1.5 * chance(other),
             qPrintable(QStringLiteral("%1, %2").arg(chance(liked)).arg(chance(other))));
}

void TestLayingAway::plainlyTheLowestGo() {
    const LayingAway plainly{players::kLowest};
    const CardSet held = cards(u"S2 S6 S7 B4 B5 CK C9 T8");
    QVERIFY(plainly.chance(cards(u"S2 B4"), held - cards(u"S2 B4")) >
            plainly.chance(cards(u"B4 B5"), held - cards(u"B4 B5")));
}

VERSICOLA_TEST(TestLayingAway)
#include "test_laying_away.moc"
