// What the score pad lays for a net and for resti paid (M7.3, M7.5).
#include "desktop/pad/score_pad.h"
#include "kept_pictures.h"
#include "support/many/one_of_many.h"

#include <QTest>

using minchiate::Side;

class ScorePadTest : public QObject {
    Q_OBJECT
private slots:
    // Coins and pieces together are always what has been won: past 59 a net lies as whole resti and the rest.
    void piecesAndCoins_data() {
        QTest::addColumn<int>("net");
        QTest::addColumn<int>("paid");
        QTest::addColumn<bool>("us");
        QTest::addColumn<int>("fishes");
        QTest::addColumn<int>("resti");
        QTest::addColumn<bool>("restiOurs");
        QTest::newRow("nothing") << 0 << 0 << true << 0 << 0 << false;
        QTest::newRow("ours") << 26 << 0 << true << 2 << 0 << false;
        QTest::newRow("theirs") << -26 << 0 << false << 2 << 0 << false;
        QTest::newRow("a resto paid us") << 10 << 1 << true << 1 << 1 << true;
        QTest::newRow("a resto paid them") << 10 << -1 << true << 1 << 1 << false;
        QTest::newRow("past a resto, not paid yet") << 75 << 0 << true << 1 << 1 << true;
        QTest::newRow("theirs past two resti") << -130 << 0 << false << 1 << 2 << false;
        QTest::newRow("one paid, another made") << 60 << 1 << true << 0 << 2 << true;
    }
    void piecesAndCoins() {
        QFETCH(int, net);
        QFETCH(int, paid);
        support::KeptDeck deck;
        pad::ScorePad pad(deck);
        pad.setUs(Side::NS);
        pad.setScore(net, paid);
        const look::TrayContent content = pad.content();
        QTEST(content.us, "us");
        QCOMPARE(content.net, std::abs(net));
        QTEST(content.pieces.fishes, "fishes");
        QTEST(content.resti, "resti");
        QTEST(content.restiOurs, "restiOurs");
    }

    // Whoever points at it is told how the pieces make the number.
    void itExplainsItself() {
        support::KeptDeck deck;
        pad::ScorePad pad(deck);
        pad.setUs(Side::NS);
        QVERIFY(pad.explanation().contains(QStringLiteral("Neither side leads")));
        QVERIFY(pad.accessibleDescription().startsWith(QStringLiteral("even")));
        for (int net = 1; net < 60; ++net) {
            pad.setScore(net, 0);
            const bool sum = pad.explanation().contains(QStringLiteral("= %1.").arg(net));
            const look::TrayPieces pieces = pad.content().pieces;
            const int parts = (pieces.fishes > 0) + !pieces.left.empty() + !pieces.right.empty();
            QVERIFY2(sum == (parts > 1), qPrintable(pad.explanation()));      // "3 = 3" says nothing
            QVERIFY(pad.accessibleDescription().endsWith(pad.explanation())); // and who cannot point
        }
        pad.setScore(28, 0); // three fishes less two
        QVERIFY2(pad.explanation().contains(QStringLiteral("30 − 2 = 28.")), qPrintable(pad.explanation()));
        pad.setScore(10, -2);
        QVERIFY(pad.explanation().contains(QStringLiteral("resto")));
        QVERIFY(pad.accessibleDescription().contains(QStringLiteral("paid to them")));
    }
};

VERSICOLA_WINDOW_TEST(ScorePadTest)
#include "test_score_pad.moc"
