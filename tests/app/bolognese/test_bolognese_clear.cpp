// Signals at Tarocco bolognese's table and its count, in the real window, where they are read: what lies at
// the table itself is test_bolognese_table_clear's.
#include "bolognese_sitting.h"

#include "given_hands.h"
#include "support/many/one_of_many.h"

#include <QHelpEvent>
#include <QToolTip>

using namespace bolognese;
using support::BologneseSitting;
using support::handB;
using support::kActions;

class TestBologneseClear : public QObject {
    Q_OBJECT

private slots:
    // The count: every band, name and figure is on the page, and the paper in the middle is clear.
    void theCount_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)})
            QTest::addRow("at %d", size.width()) << size;
    }
    void theCount() {
        QFETCH(QSize, size);
        BologneseSitting sitting(size);
        sitting.give(handB(static_cast<int>(kActions.size())));
        QVERIFY(sitting.settle());
        sitting.key(Qt::Key_Return);
        auto* page = sitting.room().pages().countPage();
        QCOMPARE(sitting.window().shownPage(), page);
        for (Side side : kSides) {
            const auto& placing = page->placing().sides[side];
            QVERIFY(page->rect().contains(placing.head));
            QVERIFY(!placing.head.intersects(page->placing().paper));
            for (const auto& group : placing.groups) {
                QVERIFY(page->rect().contains(group.bounds()));
                QVERIFY(!group.bounds().intersects(page->placing().paper));
            }
        }
    }

    // What presses the button of the next hand ends the telling first: no count is left unseen by chance.
    void returnEndsTheTelling() {
        BologneseSitting sitting;
        sitting.give(handB(static_cast<int>(kActions.size())));
        QVERIFY(sitting.settle());
        auto* page = sitting.room().pages().countPage();
        page->setStepMs(60000);
        sitting.key(Qt::Key_C);
        QCOMPARE(sitting.window().shownPage(), page);
        QVERIFY(page->revealing());
        sitting.key(Qt::Key_Return);
        QCOMPARE(sitting.window().shownPage(), page);
        QVERIFY(!page->revealing());
    }

    // B7: a letter where its word may not be said tells why, with the rule; slips lie there as little as
    // before.
    void whyNoSignal_data() {
        QTest::addColumn<int>("actions");
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("rule");
        QTest::newRow("its king has not fallen") << 36 << "SJ"
                                                 << "B7.2";
        QTest::newRow("not true") << 36 << "D8"
                                  << "B7.3";
        QTest::newRow("not to lead") << 4 << "T14"
                                     << "B7.1";
    }
    void whyNoSignal() {
        QFETCH(int, actions);
        QFETCH(QString, card);
        QFETCH(QString, rule);
        BologneseSitting sitting;
        sitting.give(handB(actions));
        QVERIFY(sitting.settle());
        sitting.point(sitting.table(), sitting.pointOn(*cardOf(card.toStdString())));
        QCOMPARE(sitting.table().papers().ways()->isVisible(), rule == QStringLiteral("B7.3"));
        sitting.key(Qt::Key_V);
        QCOMPARE(sitting.match().handRecord().actions.size(), static_cast<std::size_t>(actions));
        QVERIFY(!sitting.table().papers().noteRect().isEmpty());
        const QString told = sitting.table().accessibleDescription();
        QVERIFY2(told.contains(QStringLiteral("(%1)").arg(rule)), qPrintable(told));
    }

    // What a card is, said while it is pointed to, leaves the slips over it to be read.
    void theTipLiesUnderTheSlips() {
        BologneseSitting sitting;
        sitting.give(handB(36));
        QVERIFY(sitting.settle());
        const QPoint at = sitting.pointOn(*cardOf("D8"));
        sitting.point(sitting.table(), at);
        auto& ways = *sitting.table().papers().ways();
        QVERIFY(ways.isVisible());
        QHelpEvent help(QEvent::ToolTip, at, sitting.table().mapToGlobal(at));
        QApplication::sendEvent(&sitting.table(), &help);
        QVERIFY(QToolTip::isVisible());
        const QRect slips(ways.mapToGlobal(QPoint()), ways.size());
        for (const QWidget* top : QApplication::topLevelWidgets())
            if (top->inherits("QTipLabel"))
                QVERIFY(!top->geometry().intersects(slips));
        QToolTip::hideText();
    }
};

VERSICOLA_WINDOW_TEST(TestBologneseClear)
#include "test_bolognese_clear.moc"
