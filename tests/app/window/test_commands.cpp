// The commands of the menus: each where it belongs; numbered deals, files.
#include "minchiate/numbered_deal.h"
#include "records/atomic_file.h"
#include "sitting.h"
#include "support/many/one_of_many.h"
#include "support/waiting.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QJsonDocument>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace minchiate;
using support::Sitting;
using support::waitUntil;
using support::Wants;

class WindowCommandsTest : public QObject {
    Q_OBJECT
private slots:
    void theLogCoversNothing();
    void commandsAreOfThePageThatIsSeen_data();
    void commandsAreOfThePageThatIsSeen();
    void altAndALetterOpenMenus();
    void standingAfterTheCount();
    void openedHandSeatsByItsNames();
    void numberedDealTwice();
    void opensAndSaves();
    void badFileChangesNothing_data();
    void badFileChangesNothing();
    void oneDialogWithAName();
    void onlyANumberedDealHasANumber();
    void dealNumberIsCopied();
};

// In a window too narrow for both at full breadth the table gives way.
void WindowCommandsTest::theLogCoversNothing() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    sitting.window().resize(1024, 640);
    const QSize whole = sitting.table().size();
    sitting.key(Qt::Key_L);
    const QWidget& log = *sitting.room().game().playPage()->log();
    QVERIFY(log.isVisible());
    QVERIFY(!log.geometry().intersects(sitting.table().geometry()));
    QCOMPARE(log.width() + sitting.table().width(), whole.width());
    for (const table::Sprite& sprite : sitting.table().seen().picture.sprites)
        QVERIFY2(sitting.table().rect().contains(sprite.bounds().toAlignedRect()) ||
                     sprite.place == table::Sprite::Place::Back,
                 qPrintable(sprite.face));
    sitting.key(Qt::Key_L);
    QVERIFY(!log.isVisible());
    QCOMPARE(sitting.table().size(), whole);
}

// T2: what another page covers is not changed by a key, and its commands are in no menu.
// A hand that counts asks before it takes anything back; the other one would do it at once.
void WindowCommandsTest::commandsAreOfThePageThatIsSeen_data() {
    QTest::addColumn<bool>("counts");
    QTest::newRow("a hand that counts") << true;
    QTest::newRow("a numbered deal") << false;
}

void WindowCommandsTest::commandsAreOfThePageThatIsSeen() {
    QFETCH(bool, counts);
    Sitting sitting;
    sitting.leaveGame(counts ? support::newGame(Length::Round, 6) : support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    sitting.click(sitting.table(), sitting.pointOn(sitting.table().state().legal().first()));
    QVERIFY(sitting.toDecision());
    const auto inMenus = [&] {
        QList<QAction*> all;
        for (const QAction* title : sitting.window().menuBar()->actions())
            if (title->isVisible())
                all << title->menu()->actions();
        return all;
    };
    for (QAction* command : sitting.room().game().playPage()->actions())
        QVERIFY(inMenus().contains(command));
    const auto before = sitting.model().view();
    const auto nothingHappens = [&](const char* where) {
        QVERIFY2(!sitting.atTable(), where);
        for (QAction* command : sitting.room().game().playPage()->actions())
            if (command->shortcut() == QKeySequence(QKeySequence::Undo) ||
                command->shortcut() == QKeySequence(QStringLiteral("Ctrl+R")))
                QVERIFY2(!inMenus().contains(command), where);
        const QWidget* page = sitting.window().shownPage();
        sitting.key(Qt::Key_Z, Qt::ControlModifier);
        sitting.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        sitting.key(Qt::Key_R, Qt::ControlModifier);
        QVERIFY2(sitting.window().shownPage() == page, where);
        QVERIFY2(sitting.model().view() == before, where);
        QVERIFY2(sitting.room().game().playPage()->askStrip()->isHidden(), where);
    };
    sitting.key(Qt::Key_F4);
    nothingHappens("standing");
    sitting.key(Qt::Key_F8);
    nothingHappens("rule book");
    sitting.key(Qt::Key_F6);
    nothingHappens("gallery");
    sitting.key(Qt::Key_F7);
    nothingHappens("lessons");
    sitting.key(Qt::Key_F3);
    nothingHappens("doors");
    sitting.key(Qt::Key_K);
    nothingHappens("score");
    sitting.key(Qt::Key_F2);
    QVERIFY(sitting.atTable());
    QVERIFY(sitting.table().state().cards == before.hand);
}

// T18: the letter of a menu is the menu's; a button of the page has it without Alt.
void WindowCommandsTest::altAndALetterOpenMenus() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    QMenu* game = sitting.window().menuBar()->actions().front()->menu();
    sitting.key(Qt::Key_G, Qt::AltModifier);
    QVERIFY(waitUntil([&] { return game->isVisible(); }, 2000));
    QVERIFY(!sitting.atTable());
    QTest::keyClick(game, Qt::Key_Escape); // once: then letters are the page's
    QVERIFY(!game->isVisible());
    QVERIFY(waitUntil([&] { return !sitting.window().menuBar()->hasFocus(); }, 2000));
    sitting.key(Qt::Key_G);
    QVERIFY(sitting.atTable());
}

// T3: whoever looks how the game stands after the count comes back to the count.
void WindowCommandsTest::standingAfterTheCount() {
    Sitting sitting;
    sitting.leaveGame(support::newGame(Length::Round, 3));
    sitting.key(Qt::Key_Return);
    while (sitting.toDecision()) {
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        QCoreApplication::processEvents();
    }
    QCOMPARE(sitting.settle(), Wants::Count);
    for (const bool byEscape : {false, true}) {
        sitting.key(Qt::Key_F4);
        QCOMPARE(sitting.window().shownPage(), sitting.standing());
        if (byEscape)
            sitting.key(Qt::Key_Escape);
        else
            sitting.click(*sitting.standing()->buttons().back);
        QCOMPARE(sitting.window().shownPage(), sitting.room().game().countPage());
    }
    sitting.room().game().countPage()->nextButton()->click();
    QVERIFY(sitting.atTable());
    QCOMPARE(sitting.model().handNumber(), 1);
    QVERIFY(sitting.toDecision());
}

// T7: the others sit where the record has them, by its names.
void WindowCommandsTest::openedHandSeatsByItsNames() {
    Sitting sitting;
    sitting.leaveGame(support::newGame(Length::Match, 4));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    auto record = sitting.model().handRecord();
    for (const QStringList& names :
         {QStringList{"Vieri", "You", "Lapo", "Bice"}, QStringList{"You", "Ada", "Bice", "Nuto"}}) {
        for (Seat seat : kSeats)
            record.names[seat] = names[index(seat)];
        const QString path = sitting.folder() + QStringLiteral("/named.minchiate");
        QVERIFY(!records::writeAtomically(path, QJsonDocument(records::toJson(record)).toJson()));
        sitting.window().openFile(path);
        QVERIFY(sitting.atTable());
        const auto situation = sitting.model().situation();
        for (Seat seat : kSeats) {
            QCOMPARE(situation.names[seat], names[index(seat)]);
            const QStringList known{"You", "Lapo", "Bice", "Vieri"};
            if (const auto player = known.indexOf(names[index(seat)]); player >= 0)
                QCOMPARE(situation.players[seat], static_cast<int>(player)); // and so their face
        }
    }
    QCOMPARE(sitting.model().unfinished().size(), std::size_t(3)); // the match stays
}

void WindowCommandsTest::numberedDealTwice() {
    std::vector<records::HandRecord> records;
    std::vector<SeatView> views;
    for (int time = 0; time < 2; ++time) {
        Sitting sitting;
        sitting.key(Qt::Key_P);
        sitting.click(*sitting.room().game().newGamePage()->numberField(), QPoint(10, 10));
        for (const Qt::Key digit : {Qt::Key_3, Qt::Key_1})
            sitting.key(digit);
        sitting.click(*sitting.room().game().newGamePage()->dealButton());
        QVERIFY(sitting.atTable());
        records.push_back(sitting.model().handRecord());
        views.push_back(sitting.model().view());
    }
    QVERIFY(records[0].deal == records[1].deal);
    QVERIFY(records[0].deal.deck == numberedDeck(31));
    QVERIFY(records[0].actions.front() == records[1].actions.front());
    QCOMPARE(views[0].seat, views[1].seat);
    QVERIFY(views[0].dealer == views[1].dealer);
}

void WindowCommandsTest::opensAndSaves() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(5));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    const auto record = sitting.model().handRecord();
    const Seat me = sitting.model().me();
    const QString path = sitting.folder() + QStringLiteral("/saved.minchiate");
    QVERIFY(!records::writeAtomically(path, QJsonDocument(records::toJson(record)).toJson()));
    sitting.window().openFile(path);
    QVERIFY(sitting.toDecision());
    QVERIFY(sitting.model().handRecord().deal == record.deal);
    QVERIFY(sitting.model().handRecord().actions == record.actions);
    QCOMPARE(sitting.model().me(), me);
    QVERIFY(sitting.table().state().cards == sitting.model().view().hand);
    QVERIFY(sitting.atTable());
}

void WindowCommandsTest::badFileChangesNothing_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("none") << QByteArray("no file");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("garbage") << QByteArray("\x01\x02garbage");
    QTest::newRow("something else") << QByteArray("{\"format\": \"recipe\"}");
}

void WindowCommandsTest::badFileChangesNothing() {
    QFETCH(QByteArray, bytes);
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    const QString path = sitting.folder() + QStringLiteral("/bad.minchiate");
    if (bytes != "no file") {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    const auto before = sitting.model().view();
    sitting.window().openFile(path);
    auto* notice = sitting.window().findChild<desktop::NoticeBar*>();
    QVERIFY(notice->isVisible());
    QVERIFY(notice->sentence().startsWith(QStringLiteral("bad.minchiate cannot be opened. ")));
    QVERIFY(sitting.model().view() == before);
    QVERIFY(sitting.table().seen().open());
    QVERIFY(sitting.window().rect().contains(notice->geometry()));
    auto* close = notice->findChild<QToolButton*>();
    sitting.click(*close);
    QVERIFY(!notice->isVisible());
    sitting.click(sitting.table(), sitting.pointOn(sitting.table().state().legal().first()));
    QVERIFY(sitting.model().view() != before);
}

// T23: another dialog takes the place of the one that is open, and each has a name ready.
void WindowCommandsTest::oneDialogWithAName() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    const auto dialogs = [&] {
        QList<QFileDialog*> open;
        for (auto* dialog : sitting.window().findChildren<QFileDialog*>())
            if (dialog->isVisible())
                open << dialog;
        return open;
    };
    auto* save = sitting.room().game().playPage()->commands().save;
    for (int time = 0; time < 3; ++time) {
        save->trigger();
        QCOMPARE(dialogs().size(), 1);
        QVERIFY(dialogs().front()->selectedFiles().join(u' ').contains(QStringLiteral("deal 6")));
    }
    dialogs().front()->close();
}

// Of a hand that was no numbered deal the number gave other cards: those of its pack at another dealer and
// cut.
void WindowCommandsTest::onlyANumberedDealHasANumber() {
    Sitting sitting;
    sitting.leaveGame(support::newGame(Length::Match, 6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    QVERIFY(!sitting.room().game().playPage()->commands().copy->isEnabled());
    QVERIFY(!sitting.room().corner(*sitting.window().shownPage()).contains(QStringLiteral("deal")));
}

void WindowCommandsTest::dealNumberIsCopied() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    QApplication::clipboard()->clear();
    sitting.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QApplication::clipboard()->text(), QString::number(*sitting.model().handRecord().number));
}

VERSICOLA_WINDOW_TEST(WindowCommandsTest)
#include "test_commands.moc"
