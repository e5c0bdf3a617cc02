#include "desktop/doors/doors_page.h"
#include "desktop/look/arch.h"
#include "support/many/one_of_many.h"

#include <QAccessible>
#include <QApplication>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

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

// With VERSICOLA_GRABS set to a folder, pictures of the page are left there.
void picture(DoorsPage& page, const char* name) {
    const QString to = qEnvironmentVariable("VERSICOLA_GRABS");
    if (!to.isEmpty())
        page.grab().save(QStringLiteral("%1/%2-%3.png").arg(to, QLatin1String(name)).arg(page.width()));
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
        page.setReady(Which::Learn, true);
        page.setReady(Which::Score, true);
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

    void whatIsNotThereYetSaysWhy() {
        look::Deck deck(QStringLiteral("none"));
        DoorsPage page(deck);
        show(page);
        QSignalSpy learn(&page, &DoorsPage::learnChosen);
        QVERIFY(!page.door(Which::Learn)->isEnabled());
        QTest::mouseClick(page.door(Which::Learn), Qt::LeftButton);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_L);
        QVERIFY(!page.door(Which::Learn)->note().isEmpty());
        QCOMPARE(page.door(Which::Learn)->accessibleDescription(), page.door(Which::Learn)->note());
        QCOMPARE(learn.count(), 0);
        page.setReady(Which::Learn, true);
        QVERIFY(page.door(Which::Learn)->isEnabled());
        QVERIFY(page.door(Which::Learn)->note().isEmpty());
    }

    void playHasTheFocusUnlessSomethingWasLeft() {
        look::Deck deck(QStringLiteral("none"));
        DoorsPage page(deck);
        show(page);
        QCOMPARE(QApplication::focusWidget(), page.door(Which::Play));
        QVERIFY(!page.goOnButton());
        page.setGoOn({someGame(QStringLiteral("one"))});
        QCOMPARE(QApplication::focusWidget(), page.goOnButton());
        QSignalSpy goOn(page.strip(), &GoOnStrip::goOnChosen);
        QTest::keyClick(page.goOnButton(), Qt::Key_Return);
        QCOMPARE(goOn.count(), 1);
        QCOMPARE(goOn.first().first().toString(), QStringLiteral("one"));
        page.setGoOn({});
        QVERIFY(!page.strip()->isVisible());
        QCOMPARE(QApplication::focusWidget(), page.door(Which::Play));
    }

    void everyDoorHasItsNameAndItsPlace() {
        look::Deck deck(QStringLiteral("none"));
        for (const QSize size :
             {QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056), QSize(3840, 2136), QSize(1024, 1400)}) {
            DoorsPage page(deck);
            page.resize(size);
            page.setGoOn(games(5));
            page.show();
            for (const Which which : {Which::Play, Which::Learn, Which::Score}) {
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

    // The digits went on with the rows, and nothing said so.
    void rowsSayTheirKeys() {
        look::Deck deck(QStringLiteral("none"));
        DoorsPage page(deck);
        show(page);
        page.setGoOn(games(1));
        QCOMPARE(page.strip()->rows()[0]->key(), 0); // a row alone needs none
        page.setGoOn(games(5));
        QSignalSpy goOn(page.strip(), &GoOnStrip::goOnChosen);
        for (GoOnRow* row : page.strip()->rows()) {
            const QImage with = row->grab().toImage();
            QTest::keyClick(&page, static_cast<Qt::Key>(Qt::Key_0 + row->key()));
            QCOMPARE(goOn.takeLast().front().toString(), row->left().key);
            row->setKey(0);
            QVERIFY(row->grab().toImage() != with);
        }
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
        QCOMPARE(row->state(), GoOnRow::State::Asking);
        QCOMPARE(thrown.count(), 0);
        key(Qt::Key_Return); // keep
        QCOMPARE(row->state(), GoOnRow::State::Left);
        key(Qt::Key_Delete);
        key(Qt::Key_Escape); // likewise
        QCOMPARE(row->state(), GoOnRow::State::Left);
        QCOMPARE(thrown.count(), 0);
        key(Qt::Key_Delete);
        QTest::mouseClick(row->throwAwayButton(), Qt::LeftButton);
        QCOMPARE(row->state(), GoOnRow::State::ThrownAway);
        QCOMPARE(thrown.count(), 1);
        QCOMPARE(thrown.first().first().toString(), QStringLiteral("1"));
        QVERIFY(row->told().contains(QStringLiteral("Thrown away")));
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(row->state(), GoOnRow::State::Left);
        QCOMPARE(back.count(), 1);
    }

    // The fourth name of a sheet was cut while a third of the table lay empty.
    void noNameIsCutWhileThereIsTable() {
        look::Deck deck(QStringLiteral("none"));
        GoOn sheet;
        sheet.key = QStringLiteral("sheet");
        sheet.what = QStringLiteral("A sheet");
        sheet.whom = QStringLiteral("kept by hand for Alessandra, Lorenzo, Bernardino and Niccolosa");
        sheet.where = QStringLiteral("Hand 1 of 12 is being played");
        sheet.hands = std::vector<double>(12, -1);
        sheet.when = QStringLiteral("today, 19:40");
        sheet.canBeThrownAway = true;
        for (const QSize size : {QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056)}) {
            DoorsPage page(deck);
            page.resize(size);
            page.setGoOn({someGame(QStringLiteral("game")), sheet});
            page.show();
            for (const GoOnRow* row : page.strip()->rows())
                QVERIFY2(row->isWhole(), qPrintable(row->left().whom));
            QVERIFY(page.rect().contains(page.strip()->geometry()));
            QCOMPARE(page.strip()->rows()[0]->button()->x(), page.strip()->rows()[1]->button()->x());
            picture(page, "doors");
        }
    }

    // Without a menu key one would not know that a game can be thrown away.
    void whatElseCanBeDoneHasAButton() {
        look::Deck deck(QStringLiteral("none"));
        DoorsPage page(deck);
        show(page);
        GoOn lesson;
        lesson.key = QStringLiteral("lesson");
        lesson.what = QStringLiteral("A lesson");
        page.setGoOn({someGame(QStringLiteral("game")), lesson});
        const auto& rows = page.strip()->rows();
        QVERIFY(rows[0]->moreButton()->isVisible());
        QVERIFY(!rows[1]->moreButton()->isVisible()); // it can be gone on with alone
        QVERIFY(rows[0]->rect().contains(rows[0]->moreButton()->geometry()));
        QVERIFY(!rows[0]->moreButton()->accessibleName().isEmpty());
        const auto throwAway = [&] {
            auto* menu = rows[0]->findChild<QMenu*>();
            QVERIFY(menu && menu->isVisible());
            menu->actions().last()->trigger();
            menu->close();
            QCOMPARE(rows[0]->state(), GoOnRow::State::Asking);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        };
        QTest::mouseClick(rows[0]->moreButton(), Qt::LeftButton);
        throwAway();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QCOMPARE(QApplication::focusWidget(), rows[0]->moreButton());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        throwAway();
    }

    // A door that does not open lies back, but what it says of that can be read: 4.5 to 1 at least.
    void aDoorThatIsNotReadyCanBeRead() {
        const auto luminance = [](QRgb c) {
            const auto part = [](int value) {
                const double share = value / 255.0;
                return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
            };
            return 0.2126 * part(qRed(c)) + 0.7152 * part(qGreen(c)) + 0.0722 * part(qBlue(c));
        };
        look::Deck deck(QStringLiteral("none"));
        for (const QSize size : {QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056)}) {
            DoorsPage page(deck);
            page.resize(size);
            page.show();
            const look::Metrics m = look::metricsForTable(size);
            auto* door = page.door(Which::Learn);
            for (const bool ready : {false, true}) {
                page.setReady(Which::Learn, ready);
                door->setNote(QStringLiteral("Lessons are not there yet"));
                const QRectF panel = look::archPlaces(faceOf(page, Which::Learn), m).panel;
                const QRect words =
                    panel.adjusted(m.px(10), panel.height() / 2, -m.px(10), -m.px(12)).toRect();
                const QImage seen = page.grab(words).toImage();
                double light = 0, dark = 1;
                for (int y = 0; y < seen.height(); ++y)
                    for (int x = 0; x < seen.width(); ++x) {
                        const double here = luminance(seen.pixel(x, y));
                        light = std::max(light, here);
                        dark = std::min(dark, here);
                    }
                const double contrast = (light + 0.05) / (dark + 0.05);
                QVERIFY2(contrast >= 4.5, qPrintable(QString::number(contrast)));
            }
        }
    }

    // What takes the focus opens: the lower rim took it and did nothing.
    void aDoorOpensWhereverItTakesTheFocus() {
        look::Deck deck(QStringLiteral("none"));
        DoorsPage page(deck);
        show(page);
        page.setReady(Which::Score, true);
        QSignalSpy opened(&page, &DoorsPage::scoreChosen);
        auto* door = page.door(Which::Score);
        const QRect face = faceOf(page, Which::Score).translated(-door->pos());
        int clicks = 0;
        for (int y = face.bottom() - 12; y < door->height(); ++y) {
            page.door(Which::Play)->setFocus();
            opened.clear();
            QTest::mouseClick(door, Qt::LeftButton, {}, QPoint(face.center().x(), y));
            QCOMPARE(door->hasFocus(), opened.count() == 1);
            clicks += static_cast<int>(opened.count());
        }
        QVERIFY(clicks > 15); // the rim below it, too
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
        // With air under it, and the title's above; a frame around the words does not cross them.
        const look::Metrics m = look::metricsForTable(page.size());
        QVERIFY(page.strip()->geometry().bottom() <= page.height() - m.frame - m.px(8));
        QVERIFY(page.strip()->moreButton()->height() >=
                page.strip()->moreButton()->fontMetrics().height() + 2 * m.line(2));
        QVERIFY(!page.strip()->geometry().intersects(faceOf(page, Which::Learn)));
        page.strip()->moreButton()->setFocus(Qt::TabFocusReason);
        picture(page, "four");
        QSignalSpy more(page.strip(), &GoOnStrip::moreChosen);
        QTest::mouseClick(page.strip()->moreButton(), Qt::LeftButton);
        QCOMPARE(more.count(), 1);
        auto* list = QAccessible::queryAccessibleInterface(page.strip());
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->child(0)->role(), QAccessible::ListItem);
        QVERIFY(list->child(0)->text(QAccessible::Name).contains(QStringLiteral("trick 13")));
    }
};

VERSICOLA_WINDOW_TEST(DoorsTest)
#include "test_doors.moc"
