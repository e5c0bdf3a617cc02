#include "doors/doors_page.h"

#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using doors::DoorsPage;
using doors::GoOn;
using Which = doors::DoorsPage::Which;

namespace {

void show(DoorsPage& page) {
    page.resize(1024, 616);
    page.show();
    QApplication::setActiveWindow(&page);
    QVERIFY(QTest::qWaitForWindowActive(&page));
}

} // namespace

class DoorsTest : public QObject {
    Q_OBJECT

private slots:
    void aLetterOpensItsDoor() {
        look::Deck deck(QStringLiteral("none"));
        DoorsPage page(deck);
        page.setReady(Which::learn, true);
        page.setReady(Which::score, true);
        show(page);
        QSignalSpy play(&page, &DoorsPage::playChosen);
        QSignalSpy learn(&page, &DoorsPage::learnChosen);
        QSignalSpy score(&page, &DoorsPage::scoreChosen);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_P);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_L);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_K);
        QCOMPARE(play.count(), 1);
        QCOMPARE(learn.count(), 1);
        QCOMPARE(score.count(), 1);
    }

    void noDoorIsDead() {
        look::Deck deck(QStringLiteral("none"));
        DoorsPage page(deck);
        show(page);
        QSignalSpy learn(&page, &DoorsPage::learnChosen);
        QVERIFY(page.door(Which::learn)->note().isEmpty());
        QTest::mouseClick(page.door(Which::learn), Qt::LeftButton);
        QVERIFY(!page.door(Which::learn)->note().isEmpty());
        QCOMPARE(page.door(Which::learn)->accessibleDescription(), page.door(Which::learn)->note());
        QCOMPARE(learn.count(), 0);
        page.setReady(Which::learn, true);
        QVERIFY(page.door(Which::learn)->note().isEmpty());
    }

    void playHasTheFocusUnlessSomethingWasLeft() {
        look::Deck deck(QStringLiteral("none"));
        DoorsPage page(deck);
        show(page);
        QCOMPARE(QApplication::focusWidget(), page.door(Which::play));
        QVERIFY(!page.goOnButton()->isVisible());
        page.setGoOn(GoOn{
            {QStringLiteral("You"), QStringLiteral("Lapo")}, QStringLiteral("Go on"), QStringLiteral("x")});
        QCOMPARE(QApplication::focusWidget(), page.goOnButton());
        QSignalSpy goOn(&page, &DoorsPage::goOnChosen);
        QTest::keyClick(page.goOnButton(), Qt::Key_Return);
        QCOMPARE(goOn.count(), 1);
        page.setGoOn(std::nullopt);
        QVERIFY(!page.goOnButton()->isVisible());
        QCOMPARE(QApplication::focusWidget(), page.door(Which::play));
    }

    void everyDoorHasItsNameAndItsPlace() {
        look::Deck deck(QStringLiteral("none"));
        for (const QSize size :
             {QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056), QSize(3840, 2136), QSize(1024, 1400)}) {
            DoorsPage page(deck);
            page.resize(size);
            page.setGoOn(GoOn{{}, QStringLiteral("Go on"), QStringLiteral("x")});
            page.show();
            for (const Which which : {Which::play, Which::learn, Which::score}) {
                auto* face = QAccessible::queryAccessibleInterface(page.door(which));
                QVERIFY(face);
                QCOMPARE(face->role(), QAccessible::Button);
                QVERIFY(!face->text(QAccessible::Name).isEmpty());
                QVERIFY(!face->text(QAccessible::Name).contains(QLatin1Char('&')));
                QVERIFY(!face->text(QAccessible::Description).isEmpty());
                QVERIFY(page.rect().contains(page.door(which)->geometry()));
                QVERIFY(!page.door(which)->geometry().intersects(page.goOnButton()->geometry()));
            }
            QVERIFY(page.rect().contains(page.goOnButton()->geometry()));
        }
    }
};

QTEST_MAIN(DoorsTest)
#include "doors_test.moc"
