// At a table of French Tarot: the chien before it is taken up, piles that answer a click, who may sit there.
#include "../sheets/thrown_sheets.h"
#include "example_hand.h"
#include "support/many/one_of_many.h"
#include "tarot_sitting.h"

using namespace tarot;
using support::exampleUpTo;
using support::TarotSitting;

class TestTarotAtTable : public QObject {
    Q_OBJECT

private slots:
    // F6.4: the chien lies open for as long as its taker looks at it, and is not in the hand yet.
    void theChienLiesUntilOneGoesOn() {
        TarotSitting sitting;
        sitting.beginWith(exampleUpTo(3));
        table::Habits habits;
        habits.tempo = {0.01, 0, true, false};
        sitting.table().setHabits(habits);
        QVERIFY(support::waitUntil([&] { return sitting.table().director().waitsForPress(); }));
        QCOMPARE(sitting.table().seen().scene.middle.up.size(), std::size_t{6});
        QCOMPARE(sitting.table().seen().scene.hand.size(), std::size_t{18});
        QTest::qWait(50);
        QVERIFY(sitting.table().director().waitsForPress());
        QVERIFY(sitting.strip().isVisible());
        sitting.click(*sitting.strip().button(0));
        QVERIFY(sitting.settle());
        QCOMPARE(sitting.table().seen().scene.hand.size(), std::size_t{24});
    }

    // The ring lies where Return acts, on the button that takes the chien up, and on no card.
    void returnTakesTheChienUp() {
        TarotSitting sitting;
        sitting.beginWith(exampleUpTo(0));
        QVERIFY(sitting.settle());
        sitting.key(Qt::Key_Right, Qt::ControlModifier); // somebody who plays by keys
        sitting.table().setFocus(Qt::TabFocusReason);
        sitting.beginWith(exampleUpTo(3));
        table::Habits habits;
        habits.tempo = {0.01, 0, true, false};
        sitting.table().setHabits(habits);
        sitting.table().setFocus(Qt::TabFocusReason);
        QVERIFY(support::waitUntil([&] { return sitting.table().director().waitsForPress(); }));
        QVERIFY(sitting.strip().button(0)->hasFocus());
        sitting.key(Qt::Key_Return);
        QVERIFY(sitting.settle());
        QCOMPARE(sitting.table().seen().scene.hand.size(), std::size_t{24});
    }

    // F8.11: what was given for the Excuse is told whole, at every size.
    void theNoteAtTheFootIsWhole_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)})
            QTest::newRow(qPrintable(QString::number(size.width()))) << size;
    }
    void theNoteAtTheFootIsWhole() {
        QFETCH(QSize, size);
        TarotSitting sitting(size);
        sitting.beginWith(support::exampleHand());
        QVERIFY(sitting.settle());
        sitting.key(Qt::Key_C);
        QCOMPARE(sitting.window().shownPage(), &sitting.count());
        const QRect at = sitting.count().noteAt();
        QVERIFY(!sitting.count().note().isEmpty());
        const QFontMetrics words(look::font(
            look::metricsForTable(sitting.count().size(), look::systemFontPx()), look::Type::Text));
        const QRect needed = words.boundingRect(at, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                                                sitting.count().note());
        QVERIFY2(at.contains(needed), qPrintable(sitting.count().note()));
    }

    // The note names its rule, and leads to it by mouse and keys.
    void theNoteLeadsToItsRule() {
        TarotSitting sitting;
        sitting.beginWith(support::exampleHand());
        QVERIFY(sitting.settle());
        sitting.key(Qt::Key_C);
        auto* link = sitting.count().noteNumber();
        QVERIFY(link && link->isVisible() && link->focusPolicy() & Qt::TabFocus);
        QVERIFY(sitting.count().note().contains(link->rule()));
        QVERIFY(sitting.count().noteAt().adjusted(-20, -20, 20, 20).contains(link->geometry()));
        sitting.click(*link);
        QCOMPARE(sitting.window().shownPage(), sitting.room().readingPages().book());
    }

    // How a hand came out cites its rules on the strip, and each leads into the book.
    void theResultLeadsToItsRules() {
        TarotSitting sitting;
        sitting.beginWith(support::exampleHand());
        QVERIFY(sitting.settle());
        const auto& strip = sitting.strip();
        QVERIFY(strip.isVisible());
        for (int y = 0; y < strip.height(); y += 4)
            for (int x = 0; x < strip.width(); x += 4)
                if (strip.ruleUnder({x, y})) {
                    sitting.click(sitting.strip(), {x, y});
                    QCOMPARE(sitting.window().shownPage(), sitting.room().readingPages().book());
                    return;
                }
        QFAIL("no rule is to be seen");
    }

    // F3.6: the pile with the last trick shows it, the other says why it does not.
    void aPileAnswersAClick() {
        TarotSitting sitting;
        sitting.beginWith(exampleUpTo(14)); // the first trick is gathered
        QVERIFY(sitting.settle());
        const auto& seen = sitting.table().seen();
        QVERIFY(seen.scene.lastTrick.has_value());
        for (int i = 0; i < static_cast<int>(seen.scene.piles.size()); ++i) {
            const auto& pile = seen.scene.piles[static_cast<std::size_t>(i)];
            QVERIFY(pile.opens);
            if (pile.cards == 0)
                continue;
            emit sitting.table().pilePressed(i);
            QCOMPARE(sitting.table().seen().lastTrick, i == seen.scene.lastTrick->pile);
        }
    }

    // A sheet that was thrown away is among what was thrown away on the first page, and comes back from
    // there.
    void sheetsThrownAwayAreListed() {
        TarotSitting sitting;
        sheet::Sheet sheet;
        sheet.names = {{"Ada", "Bice", "Lapo", "Vieri", ""}};
        support::bringsThrownSheetBack(sitting.room(), sheet);
    }

    void twoToFive() {
        QCOMPARE(desktop::tarotTables(), (std::vector{2, 3, 4, 5}));
        QCOMPARE(desktop::usualTarotChoice().players, 4);
    }
};

VERSICOLA_WINDOW_TEST(TestTarotAtTable)
#include "test_tarot_at_table.moc"
