// Cards that are raised, by a press or under the pointer, and lowered again.
#include "kept_pictures.h"
#include "laid_out.h"
#include "laid_table.h"
#include "support/many/one_of_many.h"

#include <QSignalSpy>

using namespace minchiate;
using support::addTables;
using support::cardsNamed;
using support::discarding;
using support::inPlay;
using support::lay;
using support::on;
using support::tableOf;
using table::Sprite;

class RaisedTest : public QObject {
    Q_OBJECT
    support::KeptDeck deck_;

private slots:
    // Wherever it is seen, beside the fola, over the pile, under a note: a press lowers it.
    void aRaisedCardIsLoweredWhereItIsSeen_data() { addTables(); }
    void aRaisedCardIsLoweredWhereItIsSeen() {
        QFETCH(QSize, size);
        for (Seat dealer : kSeats) {
            const auto table = tableOf(deck_, size);
            model::Situation made = discarding("C2 C3 C4 C5 D4 D5 D6 S5 S6 S7 B2 B3 B4 T7 T8 T9 T11 T12 T15 "
                                               "T16 T17 T18 T19 T20 T21 T22");
            made.view.dealer = dealer;
            made.view.robbed = {*cardOf("T33"), *cardOf("T34"), *cardOf("T39"), *cardOf("T31")};
            made.view.taken = {*cardOf("T36"), *cardOf("T38"), *cardOf("T30"), *cardOf("CK")};
            lay(*table, made);
            QSignalSpy fola(table.get(), &minchiate_table::MinchiateTable::folaAsked);
            const auto spriteOf = [&](Card card) {
                return *std::ranges::find_if(table->seen().picture.sprites,
                                             [&](const Sprite& s) { return s.card() == card; });
            };
            const auto seenAt = [&](QPoint at) {
                const auto& all = table->seen().picture.sprites;
                const auto top = std::find_if(all.rbegin(), all.rend(),
                                              [&](const Sprite& s) { return s.rect().contains(at); });
                return top == all.rend() ? std::nullopt : top->card();
            };
            for (const char* code : {"C5", "D4", "S7", "T22", "T21", "T15", "T7"}) {
                const Card card = *cardOf(code);
                const QPoint raise =
                    spriteOf(card).rect().toRect().topLeft() + QPoint(8, table->seen().metrics.px(24));
                QTest::mouseClick(table.get(), Qt::LeftButton, {}, raise);
                QVERIFY2(table->seen().attention.raised == CardSet(card), code);
                const QRect lies = spriteOf(card).rect().toRect();
                for (const QPoint at :
                     {lies.topLeft() + QPoint(10, 3), QPoint(lies.center().x(), lies.top() + 3),
                      lies.topRight() + QPoint(-10, 5), lies.bottomLeft() + QPoint(10, -4)}) {
                    if (seenAt(at) != card)
                        continue;
                    QTest::mouseMove(table.get(), at);
                    QTest::mouseClick(table.get(), Qt::LeftButton, {}, at);
                    QVERIFY2(table->seen().attention.raised.empty(),
                             qPrintable(QStringLiteral("%1, dealer %2, at %3, %4")
                                            .arg(QLatin1String(code))
                                            .arg(tricks::index(dealer))
                                            .arg(at.x() - lies.left())
                                            .arg(at.y() - lies.top())));
                    QTest::mouseClick(table.get(), Qt::LeftButton, {}, raise);
                    QVERIFY2(table->seen().attention.raised == CardSet(card), code);
                }
                // The press that raised it lowers it again, though it has risen.
                QTest::mouseClick(table.get(), Qt::LeftButton, {}, raise);
                QVERIFY2(table->seen().attention.raised.empty(), code);
            }
            QCOMPARE(fola.size(), 0);
        }
    }
    // It says why no more can be raised, and is not in the way of lowering one.
    void aNoteIsNotInTheWay() {
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table,
            discarding("C2 C3 C4 C5 D4 D5 D6 S5 S6 S7 B2 B3 B4 T7 T8 T9 T11 T12 T15 T16 T17 T18 T19 T20 "
                       "T21 T22 T23 T24 T25 T26 T27 T28 T29 T31 T32")); // in two rows
        // Three of the back row, and a fourth of the front row, whose note lies over those.
        for (const char* card : {"D6", "S7", "S6", "T19"})
            QTest::mouseClick(table.get(), Qt::LeftButton, {}, on(*table, card) - QPoint(0, 20));
        QCOMPARE(table->seen().attention.raised, cardsNamed("D6 S7 S6"));
        const QPoint at(on(*table, "S7").x(), table->papers().noteRect().center().y());
        QVERIFY(cardAt(table->seen().picture, table->seen().ask, at) == *cardOf("S7"));
        QWidget* under = table->childAt(at);
        QTest::mouseClick(under ? under : table.get(), Qt::LeftButton, {},
                          under ? under->mapFrom(table.get(), at) : at);
        QCOMPARE(table->seen().attention.raised, cardsNamed("D6 S6"));
    }

    void hoverIsNotRaised() {
        minchiate_table::TableState state = minchiate_table::stateOf(inPlay("C2 C3 C4"));
        table::Attention attention;
        attention.hovered = *cardOf("C2");
        attention.raised = cardsNamed("C3");
        const auto picture = support::pictureOf(state, look::metricsForTable({1060, 776}), attention);
        const auto sprite = [&](const char* code) {
            return *std::ranges::find_if(picture.sprites,
                                         [&](const Sprite& s) { return s.card() == *cardOf(code); });
        };
        QVERIFY(sprite("C3").centre.y() < sprite("C2").centre.y());
        QVERIFY(sprite("C3").picked && !sprite("C2").picked);
        QVERIFY(sprite("C2").centre.y() < sprite("C4").centre.y());
    }
};

VERSICOLA_WINDOW_TEST(RaisedTest)
#include "test_raised.moc"
