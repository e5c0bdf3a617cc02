// The third door in the real window: from the first page to a marked hand and back, by the mouse.
#include "support/many/one_of_many.h"
#include "window/sitting.h"

#include <QSignalSpy>

using namespace minchiate;

class ThirdDoorTest : public QObject {
    Q_OBJECT

private slots:
    void fromTheFirstPageToAMarkedHand() {
        support::Sitting sitting;
        sitting.open();
        auto& window = sitting.window();
        sitting.click(*window.doorsPage()->door(doors::DoorsPage::Which::Score));
        score::ScorePages* pages = sitting.room().scorePages();
        QCOMPARE(window.shownPage(), pages);
        sitting.click(*pages->shelfPage()->newButton());
        pages->newSheetPage()->setNames({"Ada", "Lapo", "Bice", "Nuto"});
        sitting.click(*pages->newSheetPage()->startButton());
        sitting.click(*pages->handPage()->column(Side::EW)->points(10));
        QCOMPARE(pages->book().account().lines[0].account.net, -10);
        const QString file = pages->book().path();
        QVERIFY(file.startsWith(sitting.folder()));
        // Killed or closed, everything is there again.
        sitting.open();
        pages = sitting.room().scorePages();
        sitting.click(*sitting.window().doorsPage()->door(doors::DoorsPage::Which::Score));
        QCOMPARE(pages->shelfPage()->table()->rows().size(), std::size_t(1));
        sitting.key(Qt::Key_Return);
        QCOMPARE(pages->book().path(), file);
        QCOMPARE(pages->book().account().lines[0].account.net, -10);
        sitting.click(*pages->sheetPage()->buttons().back);
        sitting.click(*pages->shelfPage()->backButton());
        QCOMPARE(sitting.window().shownPage(), sitting.window().doorsPage());
    }

    // A hand of a match played here, watched from its sheet; Esc leads back to the sheet.
    void aPlayedHandIsWatched() {
        support::Sitting sitting;
        sitting.open();
        auto& window = sitting.window();
        sitting.click(*window.doorsPage()->door(doors::DoorsPage::Which::Score));
        const auto loaded = records::loadHandRecord(QStringLiteral(":/lessons/dresden-1798.minchiate"));
        const records::HandRecord record = std::get<records::LoadedHand>(loaded).record;
        emit sitting.room().scorePages()->watchAsked(
            {.record = record, .names = record.names, .players = {}, .title = {}});
        QCOMPARE(window.shownPage(), sitting.room().reviewPage());
        QCOMPARE(sitting.room().reviewPage()->reading().hand.actions, record.actions);
        QVERIFY(sitting.room().reviewPage()->reading().hand.comments.empty());
        sitting.key(Qt::Key_Escape);
        QCOMPARE(window.shownPage(), sitting.room().scorePages());
    }

    void aSheetIsOpenedFromAFile() {
        support::Sitting sitting;
        sitting.open();
        scoresheet::Sheet sheet{.players = {"Ada", "Lapo", "Bice", "Nuto"}};
        sheet.rounds = scoresheet::rotating({0, 1, 2, 3});
        const QString path = sitting.folder() + QStringLiteral("/from-a-friend.minchiate");
        QVERIFY(!records::saveSheet(path, sheet));
        sitting.window().openFile(path);
        QCOMPARE(sitting.window().shownPage(), sitting.room().scorePages());
        QCOMPARE(sitting.room().scorePages()->book().path(), path);
    }
};

VERSICOLA_WINDOW_TEST(ThirdDoorTest)
#include "test_third_door.moc"
