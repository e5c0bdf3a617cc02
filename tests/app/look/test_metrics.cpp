#include "desktop/look/metrics.h"
#include "desktop/look/type.h"
#include "support/many/one_of_many.h"

#include <QFontInfo>
#include <QTest>

using look::Metrics;
using look::metricsForWindow;

class MetricsTest : public QObject {
    Q_OBJECT

private slots:
    void windows_data() {
        QTest::addColumn<QSize>("window");
        QTest::addColumn<double>("s");
        QTest::addColumn<double>("t");
        QTest::addColumn<int>("panel"); // docked
        QTest::addColumn<QSize>("card");
        QTest::addColumn<int>("handTop"); // from the window's top
        QTest::addColumn<int>("strip15");
        QTest::addColumn<int>("strip26");
        QTest::addColumn<QSize>("trick");
        QTest::addColumn<QSize>("tray");
        QTest::addColumn<int>("shown");
        QTest::newRow("small") << QSize(1024, 640) << .79 << .92 << 0 << QSize(90, 162) << 467 << 55 << 34
                               << QSize(80, 144) << QSize(295, 52) << 54;
        QTest::newRow("plain") << QSize(1280, 800) << 1. << 1. << 220 << QSize(113, 203) << 583 << 58 << 34
                               << QSize(101, 181) << QSize(372, 66) << 57;
        QTest::newRow("full HD") << QSize(1920, 1080) << 1.36 << 1.2 << 264 << QSize(154, 277) << 784 << 95
                                 << 55 << QSize(137, 246) << QSize(506, 90) << 78;
        QTest::newRow("4K") << QSize(3840, 2160) << 2.75 << 1.5 << 330 << QSize(311, 560) << 1561 << 193
                            << 118 << QSize(278, 498) << QSize(1024, 182) << 157;
    }

    void windows() {
        QFETCH(QSize, window);
        QFETCH(int, panel);
        const Metrics m = metricsForWindow(window, true);
        const auto near = [](double got, double wanted, double by, const char* what) {
            QVERIFY2(
                std::abs(got - wanted) <= by,
                qPrintable(QStringLiteral("%1: %2, not %3").arg(QLatin1String(what)).arg(got).arg(wanted)));
        };
        const auto nearSize = [&](QSize got, QSize wanted, const char* what) {
            near(got.width(), wanted.width(), 1, what);
            near(got.height(), wanted.height(), 1, what);
        };
        near(window.width() - m.table.width(), panel, 1, "panel");
        QFETCH(double, s);
        QFETCH(double, t);
        near(m.s, s, .006, "s");
        near(m.t, t, .006, "t");
        QFETCH(QSize, card);
        QFETCH(QSize, trick);
        QFETCH(QSize, tray);
        QFETCH(int, shown);
        nearSize(m.card, card, "card");
        nearSize(m.trickCard, trick, "trick card");
        nearSize(m.tray, tray, "tray");
        near(m.publicCard.width(), shown, 1, "public card");
        QFETCH(int, handTop);
        near(m.handTop + 24, handTop, 1, "top of the hand");
        QFETCH(int, strip15);
        QFETCH(int, strip26);
        near(m.handStrips(15, 5).strip, strip15, 1, "strip of 15");
        near(m.handStrips(26, 6).strip, strip26, 1, "strip of 26");
    }

    void bigHandsTakeTwoRows_data() {
        QTest::addColumn<int>("cards");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("least");
        QTest::newRow("21") << 21 << 1 << 42;
        QTest::newRow("29") << 29 << 1 << 32;
        QTest::newRow("30") << 30 << 2 << 50;
        QTest::newRow("34") << 34 << 2 << 50;
        QTest::newRow("54") << 54 << 2 << 32;
    }

    void bigHandsTakeTwoRows() {
        QFETCH(int, cards);
        QFETCH(int, rows);
        QFETCH(int, least);
        const auto h = metricsForWindow(QSize(1024, 640), false).handStrips(cards, 6);
        QCOMPARE(h.rows, rows);
        QVERIFY(h.strip >= least);
    }

    void everyHandFitsItsTable() {
        const QSize windows[] = {{1024, 640},  {1200, 700},  {1280, 800}, {1920, 1080},
                                 {2560, 1080}, {3840, 2160}, {1024, 1400}};
        for (const QSize window : windows) {
            const Metrics m = metricsForWindow(window, true);
            for (int cards = 1; cards <= 54; ++cards) {
                const std::vector<int> groups{cards / 5, 0, cards / 5, cards / 5, cards - cards / 5 * 3};
                const auto places = m.handPlaces(groups);
                QCOMPARE(places.size(), static_cast<std::size_t>(cards));
                const auto strips = m.handStrips(cards, cards < 5 ? 1 : 4);
                QCOMPARE(std::count_if(places.begin(), places.end(), [](const auto& p) { return p.back; }),
                         strips.back);
                for (std::size_t i = 0; i < places.size(); ++i) {
                    QVERIFY(places[i].x >= m.frame);
                    QVERIFY(places[i].x + m.card.width() <= m.table.width() - m.frame);
                    if (i > 0 && places[i].back == places[i - 1].back)
                        QVERIFY(places[i].x - places[i - 1].x >= 32);
                }
            }
        }
    }

    void noTextUnderTwelve() {
        const Metrics m = metricsForWindow(QSize(1024, 640), false, 9);
        QCOMPARE(m.text(12), 12);
        QCOMPARE(look::font(m, look::Type::Tag).pixelSize(), 12);
        QCOMPARE(metricsForWindow(QSize(1280, 800), false, 26).text(13), 26);
    }
};

VERSICOLA_WINDOW_TEST(MetricsTest)
#include "test_metrics.moc"
