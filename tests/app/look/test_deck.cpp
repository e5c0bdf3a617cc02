#include "desktop/look/deck.h"
#include "desktop/look/picture_store.h"
#include "support/many/one_of_many.h"

#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using look::Deck;

namespace {

QRgb at(const QPixmap& pixmap, double x, double y) {
    const QImage image = pixmap.toImage();
    return image.pixel(static_cast<int>(x * image.width()), static_cast<int>(y * image.height()));
}

bool isNear(QRgb a, QRgb b) {
    return std::abs(qRed(a) - qRed(b)) < 4 && std::abs(qGreen(a) - qGreen(b)) < 4 &&
           std::abs(qBlue(a) - qBlue(b)) < 4;
}

constexpr QRgb red = 0xffb8432f;
constexpr QRgb blue = 0xff3a4f7a;
constexpr QRgb paper = 0xfff3e9cf;

} // namespace

class DeckTest : public QObject {
    Q_OBJECT

private slots:
    void aCardComesLater() {
        Deck deck(QStringLiteral("test"));
        QSignalSpy ready(&deck, &Deck::ready);
        const QPixmap first = deck.card(QStringLiteral("T1"), QSize(90, 162), 1);
        QCOMPARE(first.size(), QSize(90, 162));
        QVERIFY(isNear(at(first, .5, .5), paper));
        deck.waitForAll();
        QCOMPARE(ready.count(), 1);
        QCOMPARE(ready.at(0).at(0).toString(), QStringLiteral("T1"));
        QVERIFY(isNear(at(deck.card(QStringLiteral("T1"), QSize(90, 162), 1), .5, .5), red));
    }

    void anotherSizeIsStretchedMeanwhile() {
        Deck deck(QStringLiteral("test"));
        deck.card(QStringLiteral("T1"), QSize(90, 162), 1);
        deck.waitForAll();
        const QPixmap larger = deck.card(QStringLiteral("T1"), QSize(113, 203), 2);
        QCOMPARE(larger.size(), QSize(226, 406));
        QCOMPARE(larger.devicePixelRatio(), 2.);
        QVERIFY(isNear(at(larger, .5, .5), red));
    }

    void cornersAreRound() {
        Deck deck(QStringLiteral("test"));
        deck.card(QStringLiteral("T1"), QSize(200, 360), 1);
        deck.waitForAll();
        const QImage image = deck.card(QStringLiteral("T1"), QSize(200, 360), 1).toImage();
        QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
        QCOMPARE(qAlpha(image.pixel(199, 359)), 0);
        QCOMPARE(qAlpha(image.pixel(0, 180)), 255);
    }

    void missingPicturesStayVisible() {
        Deck deck(QStringLiteral("test"));
        QVERIFY(deck.hasCard(QStringLiteral("T1")));
        QVERIFY(!deck.hasCard(QStringLiteral("T2")));
        deck.card(QStringLiteral("T2"), QSize(90, 162), 1);
        deck.waitForAll();
        const QImage image = deck.card(QStringLiteral("T2"), QSize(90, 162), 1).toImage();
        int dark = 0;
        for (int y = 40; y < 120; ++y) {
            for (int x = 10; x < 80; ++x)
                dark += qGray(image.pixel(x, y)) < 80;
        }
        QVERIFY2(dark > 20, "its code must be readable");
        QVERIFY(!deck.head(QStringLiteral("Nobody"), QSize(40, 48), 1).isNull());
        QVERIFY(!deck.piece(QStringLiteral("nothing"), QSize(40, 48), 1).isNull());
    }

    void aLargeIndexIsLarger() {
        Deck deck(QStringLiteral("test"));
        const QSize size(100, 180);
        deck.card(QStringLiteral("T1"), size, 1, Deck::Index::Large);
        deck.card(QStringLiteral("T1"), size, 1);
        deck.waitForAll();
        QVERIFY(isNear(at(deck.card(QStringLiteral("T1"), size, 1), .23, .23), red));
        QVERIFY(isNear(at(deck.card(QStringLiteral("T1"), size, 1, Deck::Index::Large), .23, .23), blue));
    }

    void partsCanBeHadAlone() {
        Deck deck(QStringLiteral("test"));
        deck.index(QStringLiteral("T1"), QSize(24, 60), 1);
        deck.scene(QStringLiteral("T1"), QSize(60, 60), 1);
        deck.piece(QStringLiteral("test_piece"), QSize(50, 90), 1);
        deck.waitForAll();
        QVERIFY(isNear(at(deck.index(QStringLiteral("T1"), QSize(24, 60), 1), .5, .5), blue));
        QVERIFY(isNear(at(deck.scene(QStringLiteral("T1"), QSize(60, 60), 1), .5, .5), red));
        QVERIFY(isNear(at(deck.piece(QStringLiteral("test_piece"), QSize(50, 90), 1), .5, .5), red));
    }

    void prefetchedCardsAreThere() {
        Deck deck(QStringLiteral("test"));
        deck.prefetch({QStringLiteral("T1"), QStringLiteral("T2")}, QSize(90, 162), 1);
        deck.waitForAll();
        QSignalSpy ready(&deck, &Deck::ready);
        QVERIFY(isNear(at(deck.card(QStringLiteral("T1"), QSize(90, 162), 1), .5, .5), red));
        deck.waitForAll();
        QCOMPARE(ready.count(), 0);
    }

    void aFullCacheForgets() {
        Deck deck(QStringLiteral("test"));
        deck.setCacheLimit(200 * 1024);
        for (int w = 60; w < 120; ++w) {
            deck.card(QStringLiteral("T1"), QSize(w, w * 9 / 5), 1);
            deck.waitForAll();
        }
        QVERIFY(isNear(at(deck.card(QStringLiteral("T1"), QSize(119, 119 * 9 / 5), 1), .5, .5), red));
    }

    void aDeckMayGoWhileItDraws() {
        for (int i = 0; i < 20; ++i) {
            Deck deck(QStringLiteral("test"));
            for (int w = 60; w < 80; ++w)
                deck.card(QStringLiteral("T1"), QSize(w, w * 9 / 5), 2);
        }
        QCoreApplication::processEvents();
    }

    // What was drawn once is fetched, not drawn again; a spoilt file is drawn anew.
    void picturesAreKept() {
        const QTemporaryDir folder;
        const QSize size(90, 162);
        const auto seen = [&] {
            Deck deck(QStringLiteral("test"));
            deck.keepIn(folder.path());
            deck.card(QStringLiteral("T1"), size, 1);
            deck.waitForAll();
            return at(deck.card(QStringLiteral("T1"), size, 1), .5, .5);
        };
        QVERIFY(isNear(seen(), red));
        const QStringList files = QDir(folder.path()).entryList({QStringLiteral("*.png")});
        QCOMPARE(files.size(), 1);
        const QString file = folder.filePath(files.first());
        QImage other(size, QImage::Format_ARGB32_Premultiplied);
        other.fill(blue);
        QVERIFY(other.save(file));
        QVERIFY(isNear(seen(), blue));
        QFile spoilt(file);
        QVERIFY(spoilt.open(QIODevice::WriteOnly | QIODevice::Truncate) && spoilt.write("no picture") > 0);
        spoilt.close();
        QVERIFY(isNear(seen(), red));
    }

    void oldPicturesAreThrownAway() {
        const QTemporaryDir folder;
        QImage image(50, 50, QImage::Format_ARGB32_Premultiplied);
        image.fill(red);
        for (int i = 0; i < 10; ++i) {
            look::storePicture(folder.path(), QString::number(i), image);
            QFile file(folder.filePath(QString::number(i) + QStringLiteral(".png")));
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(
                file.setFileTime(QDateTime::currentDateTime().addSecs(i), QFileDevice::FileModificationTime));
        }
        const qint64 each = QFileInfo(folder.filePath(QStringLiteral("9.png"))).size();
        look::prunePictures(folder.path(), 3 * each, [] { return true; });
        QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("*.png")}).size(), 10);
        look::prunePictures(folder.path(), 3 * each, [] { return false; });
        QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("*.png")}, QDir::Files, QDir::Name),
                 (QStringList{QStringLiteral("7.png"), QStringLiteral("8.png"), QStringLiteral("9.png")}));
    }

    // Other faces are drawn anew; what was under way before is dropped.
    void facesChange() {
        Deck deck(QStringLiteral("test"));
        QSignalSpy ready(&deck, &Deck::ready);
        deck.card(QStringLiteral("T1"), QSize(90, 162), 1);
        look::Faces other = deck.faces();
        other.manner.largeIndex = true;
        deck.setFaces(other);
        QCOMPARE(ready.count(), 1);
        deck.waitForAll();
        QCOMPARE(ready.count(), 1);
        deck.card(QStringLiteral("T1"), QSize(90, 162), 1);
        deck.waitForAll();
        QCOMPARE(ready.count(), 2);
    }
};

VERSICOLA_WINDOW_TEST(DeckTest)
#include "test_deck.moc"
