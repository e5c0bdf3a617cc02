#include "desktop/doors/doors_page.h"

#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using doors::DoorsPage;
using doors::GoOn;
using doors::GoOnRow;
using doors::GoOnStrip;
using Which = doors::DoorsPage::Which;

namespace {

GoOn someGame(const QString& key) {
    GoOn left;
    left.key = key;
    left.heads = {QStringLiteral("Vieri"), QStringLiteral("Bice"), QStringLiteral("Lapo")};
    left.what = QStringLiteral("A match");
    left.whom = QStringLiteral("with Vieri, against Bice and Lapo");
    left.where = QStringLiteral("Second round, hand 5: trick 13, you lead");
    left.standing = QStringLiteral("You have +1");
    left.hands = {1, 1, 1, 1, 0.6, -1, -1, -1, -1, -1, -1, -1};
    left.when = QStringLiteral("today, 9:40");
    left.hasSheet = left.canBeSaved = left.canBeThrownAway = true;
    return left;
}

std::vector<GoOn> games(int count) {
    std::vector<GoOn> all;
    for (int i = 0; i < count; ++i)
        all.push_back(someGame(QString::number(i)));
    return all;
}

// What is seen of a door: its widget has room for the shadow around it.
QRect faceOf(const DoorsPage& page, Which which) {
    const int margin = std::max(12, look::metricsForTable(page.size()).px(26));
    return page.door(which)->geometry().adjusted(margin, margin, -margin, -margin);
}

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
        QVERIFY(!page.goOnButton());
        page.setGoOn({someGame(QStringLiteral("one"))});
        QCOMPARE(QApplication::focusWidget(), page.goOnButton());
        QSignalSpy goOn(page.strip(), &GoOnStrip::goOnChosen);
        QTest::keyClick(page.goOnButton(), Qt::Key_Return);
        QCOMPARE(goOn.count(), 1);
        QCOMPARE(goOn.first().first().toString(), QStringLiteral("one"));
        page.setGoOn({});
        QVERIFY(!page.strip()->isVisible());
        QCOMPARE(QApplication::focusWidget(), page.door(Which::play));
    }

    void everyDoorHasItsNameAndItsPlace() {
        look::Deck deck(QStringLiteral("none"));
        for (const QSize size :
             {QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056), QSize(3840, 2136), QSize(1024, 1400)}) {
            DoorsPage page(deck);
            page.resize(size);
            page.setGoOn(games(5));
            page.show();
            for (const Which which : {Which::play, Which::learn, Which::score}) {
                auto* face = QAccessible::queryAccessibleInterface(page.door(which));
                QVERIFY(face);
                QCOMPARE(face->role(), QAccessible::Button);
                QVERIFY(!face->text(QAccessible::Name).isEmpty());
                QVERIFY(!face->text(QAccessible::Name).contains(QLatin1Char('&')));
                QVERIFY(!face->text(QAccessible::Description).isEmpty());
                QVERIFY(page.rect().contains(page.door(which)->geometry()));
                QVERIFY(!faceOf(page, which).intersects(page.strip()->geometry()));
            }
            QVERIFY(page.rect().contains(page.strip()->geometry()));
            for (const doors::GoOnRow* row : page.strip()->rows())
                QVERIFY(row->rect().contains(row->button()->geometry()));
            QVERIFY(page.strip()->rect().contains(page.strip()->moreButton()->geometry()));
        }
    }

    void rowsAreWalkedByKeys() {
        look::Deck deck(QStringLiteral("none"));
        DoorsPage page(deck);
        show(page);
        page.setGoOn(games(3));
        const auto& rows = page.strip()->rows();
        QSignalSpy goOn(page.strip(), &GoOnStrip::goOnChosen);
        const auto key = [](Qt::Key k) { QTest::keyClick(QApplication::focusWidget(), k); };
        key(Qt::Key_Down);
        QCOMPARE(QApplication::focusWidget(), rows[1]->button());
        key(Qt::Key_Return);
        key(Qt::Key_3);
        key(Qt::Key_Tab); // one stop: to the first door
        QVERIFY(!page.strip()->isAncestorOf(QApplication::focusWidget()));
        key(Qt::Key_Backtab);
        QCOMPARE(QApplication::focusWidget(), rows[1]->button());
        key(Qt::Key_Up);
        QCOMPARE(QApplication::focusWidget(), rows[0]->button());
        QTest::mouseClick(rows[2], Qt::LeftButton, {}, QPoint(40, 10)); // anywhere in the row
        QStringList chosen;
        for (const auto& one : goOn)
            chosen << one.first().toString();
        QCOMPARE(chosen, QStringList({QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("2")}));
    }

    // Nothing goes without a question, and what went comes back.
    void throwingAwayAsksInTheRow() {
        look::Deck deck(QStringLiteral("none"));
        DoorsPage page(deck);
        show(page);
        page.setGoOn(games(2));
        GoOnRow* row = page.strip()->rows()[1];
        QSignalSpy thrown(page.strip(), &GoOnStrip::thrownAway), back(page.strip(), &GoOnStrip::broughtBack);
        const auto key = [](Qt::Key k, Qt::KeyboardModifiers with = {}) {
            QTest::keyClick(QApplication::focusWidget(), k, with);
        };
        row->button()->setFocus();
        key(Qt::Key_Delete);
        QCOMPARE(row->state(), GoOnRow::State::asking);
        QCOMPARE(thrown.count(), 0);
        key(Qt::Key_Return); // keep
        QCOMPARE(row->state(), GoOnRow::State::left);
        key(Qt::Key_Delete);
        key(Qt::Key_Escape); // likewise
        QCOMPARE(row->state(), GoOnRow::State::left);
        QCOMPARE(thrown.count(), 0);
        key(Qt::Key_Delete);
        QTest::mouseClick(row->throwAwayButton(), Qt::LeftButton);
        QCOMPARE(row->state(), GoOnRow::State::thrownAway);
        QCOMPARE(thrown.count(), 1);
        QCOMPARE(thrown.first().first().toString(), QStringLiteral("1"));
        QVERIFY(row->told().contains(QStringLiteral("Thrown away")));
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(row->state(), GoOnRow::State::left);
        QCOMPARE(back.count(), 1);
    }

    void moreThanThreeLeadToAll() {
        look::Deck deck(QStringLiteral("none"));
        DoorsPage page(deck);
        show(page);
        page.setGoOn(games(3));
        QVERIFY(!page.strip()->moreButton()->isVisible());
        page.setGoOn(games(5));
        QCOMPARE(page.strip()->rows().size(), std::size_t(3));
        QVERIFY(page.strip()->moreButton()->isVisible());
        QVERIFY(page.strip()->moreButton()->text().contains(u'2'));
        QSignalSpy more(page.strip(), &GoOnStrip::moreChosen);
        QTest::mouseClick(page.strip()->moreButton(), Qt::LeftButton);
        QCOMPARE(more.count(), 1);
        auto* list = QAccessible::queryAccessibleInterface(page.strip());
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->child(0)->role(), QAccessible::ListItem);
        QVERIFY(list->child(0)->text(QAccessible::Name).contains(QStringLiteral("trick 13")));
    }
};

QTEST_MAIN(DoorsTest)
#include "doors_test.moc"
