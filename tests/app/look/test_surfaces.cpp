#include "desktop/look/deck.h"
#include "desktop/look/score_tray.h"
#include "desktop/look/shadows.h"
#include "desktop/look/surfaces.h"
#include "support/many/one_of_many.h"

#include <QCryptographicHash>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>

#include <numeric>

using namespace look;

class SurfacesTest : public QObject {
    Q_OBJECT

private slots:
    void clothIsTheSameEveryTime() {
        const QImage one = clothImage(QSize(320, 200), 1);
        QCOMPARE(clothImage(QSize(320, 200), 1), one);
        // Lit above the middle, dark in the far corner.
        QVERIFY(qGray(one.pixel(160, 58)) > qGray(one.pixel(160, 195)));
        QVERIFY(qGray(one.pixel(160, 195)) > qGray(one.pixel(3, 197)));
    }

    void wordsOnClothStayReadable() {
        // The lightest thread of the cloth against second text: 5.2 at least.
        const QImage cloth = clothImage(QSize(640, 400), 1);
        double lightest = 0;
        const auto luminance = [](QRgb c) {
            const auto part = [](int v) {
                const double x = v / 255.;
                return x <= .03928 ? x / 12.92 : std::pow((x + .055) / 1.055, 2.4);
            };
            return .2126 * part(qRed(c)) + .7152 * part(qGreen(c)) + .0722 * part(qBlue(c));
        };
        for (int y = 0; y < cloth.height(); ++y) {
            for (int x = 0; x < cloth.width(); ++x)
                lightest = std::max(lightest, luminance(cloth.pixel(x, y)));
        }
        QVERIFY((luminance(0xffd3c8a8) + .05) / (lightest + .05) > 5.2);
    }

    // Before a window is laid out its parts may have no room at all.
    void nothingIsDrawnWhereThereIsNoRoom() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("QPainter")));
        QImage page(100, 100, QImage::Format_ARGB32_Premultiplied);
        page.fill(Qt::white);
        const QImage before = page;
        QPainter p(&page);
        for (const QSize size : {QSize(0, 0), QSize(40, 0), QSize(-6, 20)})
            drawBoard(p, QRect(QPoint(50, 50), size), metricsForWindow(QSize(1024, 640), true));
        p.end();
        QCOMPARE(page, before);
    }

    void blurKeepsItsWeight() {
        QImage alpha(61, 61, QImage::Format_Alpha8);
        alpha.fill(0);
        for (int y = 25; y < 36; ++y)
            std::fill_n(alpha.scanLine(y) + 25, 11, uchar(255));
        const auto weight = [&] {
            int sum = 0;
            for (int y = 0; y < alpha.height(); ++y)
                sum = std::accumulate(alpha.scanLine(y), alpha.scanLine(y) + alpha.width(), sum);
            return sum;
        };
        const int before = weight();
        blurAlpha(alpha, 4);
        QVERIFY(std::abs(weight() - before) < before / 20);
        QCOMPARE(alpha.constScanLine(20)[30], alpha.constScanLine(40)[30]);
        QCOMPARE(alpha.constScanLine(30)[20], alpha.constScanLine(30)[40]);
    }

    void everythingDrawsAtAnyRatio() {
        Deck deck(QStringLiteral("none"));
        for (const double dpr : {1., 1.25, 2.}) {
            const Metrics m = metricsForTable(QSize(1024, 616));
            QImage image(m.table * dpr, QImage::Format_RGB32);
            image.setDevicePixelRatio(dpr);
            image.fill(Qt::magenta);
            QPainter p(&image);
            drawTable(p, QRect(QPoint(0, 0), m.table), m);
            drawFrame(p, QRect(QPoint(0, 0), m.table), m);
            drawPaper(p, QRect(100, 100, 200, 120), m);
            drawSlip(p, QRect(400, 100, 200, 120), m, Qt::TopEdge, 500);
            drawStrip(p, QRect(100, 300, 200, 60), m);
            TrayContent content;
            content.net = 26;
            content.resti = 2;
            content.pieces = {{1, 5}, 2, {}};
            drawScoreTray(p, QRect(QPoint(400, 300), m.tray), m, content,
                          {QStringLiteral("us"), QStringLiteral("+26"), QStringLiteral("2 resti")}, deck);
            p.end();
            const auto bare = [&](QPoint at) { return image.pixel(at) == QColor(Qt::magenta).rgb(); };
            QVERIFY(!bare(QPoint(0, 0)));
            QVERIFY(!bare(QPoint(image.width() - 1, image.height() - 1)));
            QVERIFY(!bare(image.rect().center()));
            QCOMPARE(image.pixel(QPointF(150 * dpr, 160 * dpr).toPoint()), 0xfff3e9cfU);
        }
    }

    void everyPadFitsItsWell_data() {
        QTest::addColumn<int>("fishes");
        QTest::addColumn<std::vector<int>>("left");
        QTest::addColumn<std::vector<int>>("right");
        const std::vector<std::vector<int>> some{{}, {1}, {5}, {1, 1}, {5, 5}, {1, 1, 5}, {1, 1, 5, 5}};
        for (int fishes = 0; fishes <= 5; ++fishes) {
            for (const auto& left : some) {
                for (const auto& right : some)
                    QTest::addRow("%d %d %d", fishes, static_cast<int>(left.size()),
                                  static_cast<int>(right.size()))
                        << fishes << left << right;
            }
        }
    }

    void everyPadFitsItsWell() {
        QFETCH(int, fishes);
        QFETCH(std::vector<int>, left);
        QFETCH(std::vector<int>, right);
        for (const QSize window : {QSize(1024, 640), QSize(1280, 800), QSize(3840, 2160)}) {
            const Metrics m = metricsForWindow(window, true);
            const QRect tray(QPoint(50, 60), m.tray);
            const QRect well = trayWells(tray, m).pieces;
            const auto places = piecePlaces({left, fishes, right}, tray, m);
            QCOMPARE(places.size(), left.size() + right.size() + static_cast<std::size_t>(fishes));
            for (std::size_t i = 0; i < places.size(); ++i) {
                QVERIFY(well.contains(places[i].at));
                const bool isFish = places[i].what == TrayPlace::What::Fish;
                QCOMPARE(isFish, i >= left.size() && i < left.size() + static_cast<std::size_t>(fishes));
                for (std::size_t j = 0; isFish && j < i; ++j)
                    QVERIFY(!places[i].at.intersects(places[j].at));
            }
        }
    }

    void coinsStayInTheirWell() {
        const Metrics m = metricsForWindow(QSize(1024, 640), true);
        const QRect tray(QPoint(0, 0), m.tray);
        QVERIFY(coinPlaces(0, true, tray, m).empty());
        for (int n = 1; n < 12; ++n) {
            QCOMPARE(coinPlaces(n, n % 2, tray, m).size(), static_cast<std::size_t>(n));
            for (const auto& coin : coinPlaces(n, n % 2, tray, m))
                QVERIFY(trayWells(tray, m).resti.contains(coin.at));
        }
    }
};

VERSICOLA_WINDOW_TEST(SurfacesTest)
#include "test_surfaces.moc"
