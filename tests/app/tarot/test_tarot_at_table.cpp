// At a table of French Tarot: the chien before it is taken up, piles that answer a click, who may sit there.
#include "example_hand.h"
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

    void threeFourFive() {
        QCOMPARE(desktop::tarotTables(), (std::vector{3, 4, 5}));
        QCOMPARE(desktop::usualTarotChoice().players, 4);
    }
};

QTEST_MAIN(TestTarotAtTable)
#include "test_tarot_at_table.moc"
