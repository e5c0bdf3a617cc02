// The strip that asks: every button of it can be seen and pressed, however many there are.
#include "at_table.h"

#include "minchiate/versicola.h"

#include <QSignalSpy>

using namespace minchiate;
using support::cardsNamed;
using support::lay;
using support::tableOf;

namespace {

model::Situation declaring(const char* hand, int atLeast) {
    model::Situation made = support::inPlay(hand);
    const auto held = versicoleOf(made.view.hand, made.view.rules);
    if (static_cast<int>(held.size()) < atLeast)
        qFatal("this hand holds too few versicole");
    made.view.choice = Choice{Seat::S, Seat::S, DeclareChoice{held}};
    return made;
}

} // namespace

class StripTest : public QObject {
    Q_OBJECT
    look::Deck deck_;

    static QRect paperOf(const look::PaperButton& button) {
        const int ring = button.ringMargin();
        return button.geometry().adjusted(ring, ring, -ring, -ring);
    }

private slots:
    void everyVersicolaCanBeChosen_data() {
        QTest::addColumn<QSize>("window");
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<int>("held");
        const std::array hands{std::pair{"CK DK SK T28 T29 T30 T31 T32 T1 T13 M C2 C3", 3},
                               std::pair{"CK DK SK BK T1 T13 T28 T29 T30 T10 T20 T40 T39 T38 T14 T35 M", 5}};
        for (const QSize size : {QSize(800, 536), QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)})
            for (const auto& [hand, held] : hands)
                QTest::addRow("%d versicole at %d", held, size.width()) << size << QByteArray(hand) << held;
    }
    void everyVersicolaCanBeChosen() {
        QFETCH(QSize, window);
        QFETCH(QByteArray, hand);
        QFETCH(int, held);
        const auto table = tableOf(deck_, look::metricsForWindow(window, true).table);
        lay(*table, declaring(hand, held));
        auto& strip = *table->promptStrip();
        QTest::mouseClick(strip.button(1), Qt::LeftButton);
        const int n = strip.buttonCount();
        QVERIFY(n > held);
        QVERIFY2(table->rect().contains(strip.geometry()), "the strip leaves the table");
        QRegion taken;
        for (int i = 0; i < n; ++i) {
            const QRect paper = paperOf(*strip.button(i));
            QVERIFY2(strip.rect().contains(paper), qPrintable(strip.button(i)->text()));
            QVERIFY2(!taken.intersects(paper), qPrintable(strip.button(i)->text()));
            QVERIFY(paper.width() >= std::min(strip.button(i)->paperSize().width(), strip.width() - 20));
            taken += paper;
        }
        // Each is pressed where it is seen, and the last says what all of them come to.
        for (int i = 0; i + 1 < n; ++i)
            QTest::mouseClick(strip.childAt(paperOf(*strip.button(i)).center()), Qt::LeftButton);
        QVERIFY(strip.button(n - 1)->text().contains(QString::number(n - 1)));
        QSignalSpy acted(table.get(), &table::TableWidget::acted);
        QTest::mouseClick(strip.childAt(paperOf(*strip.button(n - 1)).center()), Qt::LeftButton);
        QCOMPARE(acted.size(), 1);
        const auto action = acted.front().front().value<Action>();
        QCOMPARE(int(std::get<Declare>(action.what).shown.size()), n - 1);
    }

    // What takes the focus presses: the breadth of the ring around the paper is part of the button.
    void theEdgeOfAButtonPresses() {
        const auto table = tableOf(deck_, {960, 776});
        lay(*table, declaring("CK DK SK C2 C3", 1));
        auto& strip = *table->promptStrip();
        QSignalSpy acted(table.get(), &table::TableWidget::acted);
        QTest::mouseClick(strip.button(1), Qt::LeftButton, {}, QPoint(2, 2));
        QCOMPARE(acted.size(), 1);
    }
};

QTEST_MAIN(StripTest)
#include "strip_test.moc"
