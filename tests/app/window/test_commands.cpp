// The commands of the menus: undo, the same deal again, numbered deals, files.
#include "minchiate/numbered_deal.h"
#include "records/atomic_file.h"
#include "sitting.h"
#include "support/waiting.h"

#include <QApplication>
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

namespace {

// A command of the table.
QAction* action(Sitting& sitting, const QKeySequence& key) {
    for (QAction* it : sitting.room().game().playPage()->actions())
        if (it->shortcut() == key)
            return it;
    return nullptr;
}

} // namespace

class WindowCommandsTest : public QObject {
    Q_OBJECT
private slots:
    void takesBack();
    void takesBackWhileCardsMove();
    void callsBackACard();
    void sameDealAgain();
    void asksBeforeAHandIsNotCounted();
    void takesBackAndPlaysAgain();
    void theLogCoversNothing();
    void commandsAreOfThePageThatIsSeen_data();
    void commandsAreOfThePageThatIsSeen();
    void altAndALetterOpenMenus();
    void standingAfterTheCount();
    void numberedDealTwice();
    void opensAndSaves();
    void openedHandSeatsByItsNames();
    void badFileChangesNothing_data();
    void badFileChangesNothing();
};

void WindowCommandsTest::takesBack() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    const auto before = sitting.table().state();
    const auto count = sitting.actions();
    QAction* undo = action(sitting, QKeySequence::Undo);
    QVERIFY(undo);
    sitting.click(sitting.table(), sitting.pointOn(before.legal().first()));
    QVERIFY(sitting.toDecision());
    QVERIFY(undo->isEnabled());
    sitting.key(Qt::Key_Z, Qt::ControlModifier);
    sitting.key(Qt::Key_B); // it asks once: take back
    QVERIFY(sitting.toDecision());
    QCOMPARE(sitting.actions(), count);
    QVERIFY(sitting.table().state().cards == before.cards);
    QCOMPARE(sitting.table().state().net, before.net);
    QCOMPARE(sitting.table().scorePad()->net(), before.net);
    QVERIFY(sitting.table().state().unscored);
    QVERIFY(sitting.model().situation().unscored);
    QCOMPARE(QApplication::focusWidget(), &sitting.table());
    text::Log log = text::Log::of(sitting.model().view());
    log.setUnscored();
    QVERIFY(sitting.room().game().playPage()->log()->log() == log);
    // From a button of the strip the focus comes back to the cards.
    while (sitting.model().canUndo()) {
        sitting.key(Qt::Key_Tab);
        sitting.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(sitting.toDecision());
        QCOMPARE(QApplication::focusWidget(), &sitting.table());
    }
    QVERIFY(!undo->isEnabled());
}

void WindowCommandsTest::takesBackWhileCardsMove() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(10));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    table::Habits habits;
    habits.callBackMs = 0;
    sitting.table().setHabits(habits); // everything in its own time
    for (int time = 0; time < 6; ++time) {
        const auto count = sitting.actions();
        sitting.click(sitting.table(), sitting.pointOn(sitting.table().state().legal().first()));
        QTest::qWait(40 * time);
        sitting.key(Qt::Key_Z, Qt::ControlModifier);
        if (time == 0)
            sitting.key(Qt::Key_B); // it asks once
        QVERIFY(
            waitUntil([&] { return sitting.table().director().idle() && sitting.table().seen().open(); }));
        QCOMPARE(sitting.actions(), count);
        const auto truth = minchiate_table::stateOf(sitting.model().situation());
        QVERIFY(sitting.table().state().cards == truth.cards);
        QVERIFY(sitting.table().state().trick.plays == truth.trick.plays);
    }
}

void WindowCommandsTest::callsBackACard() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    table::Habits habits;
    habits.tempo = {0, 0, false, false};
    habits.callBackMs = 300;
    sitting.table().setHabits(habits);
    const auto count = sitting.actions();
    const Card card = sitting.table().state().legal().first();
    const auto lies = [&](table::Sprite::Place place) {
        for (const auto& sprite : sitting.table().seen().picture.sprites)
            if (sprite.place == place && sprite.card() == card)
                return true;
        return false;
    };
    sitting.click(sitting.table(), sitting.pointOn(card));
    QVERIFY(lies(table::Sprite::Place::Trick));
    sitting.click(sitting.table(), sitting.table().seen().picture.emptyPlace.center());
    QVERIFY(lies(table::Sprite::Place::Hand));
    sitting.click(sitting.table(), sitting.pointOn(card));
    sitting.key(Qt::Key_Escape);
    QVERIFY(lies(table::Sprite::Place::Hand));
    QTest::qWait(400);
    QCOMPARE(sitting.actions(), count); // neither was sent
    sitting.click(sitting.table(), sitting.pointOn(card));
    QVERIFY(waitUntil([&] { return sitting.actions() > count; }));
    QVERIFY(sitting.toCard());
    sitting.click(sitting.table(), sitting.pointOn(sitting.table().state().legal().first()));
    sitting.key(Qt::Key_Z, Qt::ControlModifier); // while it may be called back
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toDecision());
    QTest::qWait(400);
    QVERIFY(sitting.table().state().cards == sitting.model().view().hand);
    QVERIFY(sitting.table().seen().open());
}

void WindowCommandsTest::sameDealAgain() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    const auto record = sitting.model().handRecord();
    sitting.key(Qt::Key_R, Qt::ControlModifier);
    sitting.key(Qt::Key_D); // deal again
    QVERIFY(sitting.toDecision());
    QVERIFY(sitting.model().handRecord().deal == record.deal);
    QVERIFY(sitting.model().handRecord().actions.front() == record.actions.front());
    QVERIFY(sitting.model().situation().unscored);
    QVERIFY(sitting.table().state().unscored);
}

// T4: one key press takes nothing back that counts.
void WindowCommandsTest::asksBeforeAHandIsNotCounted() {
    Sitting sitting;
    sitting.leaveGame(support::newGame(Length::Round, 6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    sitting.click(sitting.table(), sitting.pointOn(sitting.table().state().legal().first()));
    QVERIFY(sitting.toDecision());
    const auto actions = sitting.model().handRecord().actions;
    auto* ask = sitting.room().game().playPage()->askStrip();
    for (const Qt::Key key : {Qt::Key_Z, Qt::Key_R})
        for (const Qt::Key answer : {Qt::Key_K, Qt::Key_Return, Qt::Key_Escape}) {
            sitting.key(key, Qt::ControlModifier);
            QVERIFY(ask->isVisible());
            QVERIFY(ask->words().contains(QStringLiteral("not be counted")));
            QVERIFY(ask->parentWidget()->rect().contains(ask->geometry()));
            QCOMPARE(QApplication::focusWidget(),
                     ask->noButton()); // what cannot be undone is not the default
            for (const Qt::Key table : {Qt::Key_A, Qt::Key_F, Qt::Key_H, Qt::Key_L, Qt::Key_O, Qt::Key_T})
                sitting.key(table); // they mean something else at the table
            QVERIFY(ask->isVisible());
            for (const table::TableThing& thing : sitting.table().things())
                QVERIFY2(!ask->geometry().intersects(thing.rect), qPrintable(thing.name));
            for (const QRect& place : sitting.table().seen().picture.trickPlaces)
                QVERIFY(!ask->geometry().intersects(place));
            sitting.key(answer);
            QVERIFY(!ask->isVisible());
            QCOMPARE(QApplication::focusWidget(), &sitting.table());
            QVERIFY(sitting.model().handRecord().actions == actions);
            QVERIFY(!sitting.model().situation().unscored);
        }
    sitting.key(Qt::Key_Z, Qt::ControlModifier); // a card played meanwhile takes the question back
    sitting.click(sitting.table(), sitting.pointOn(sitting.table().state().legal().first()));
    QVERIFY(!ask->isVisible());
    QVERIFY(sitting.toDecision());
    sitting.key(Qt::Key_Z, Qt::ControlModifier);
    sitting.click(*ask->yesButton());
    QVERIFY(sitting.toDecision());
    QVERIFY(sitting.model().handRecord().actions == actions);
    QVERIFY(sitting.model().situation().unscored);
    sitting.key(Qt::Key_Z, Qt::ControlModifier); // once: there is nothing left to lose
    QVERIFY(!ask->isVisible());
    QVERIFY(sitting.actions() < actions.size());
}

void WindowCommandsTest::takesBackAndPlaysAgain() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    sitting.click(sitting.table(), sitting.pointOn(sitting.table().state().legal().first()));
    QVERIFY(sitting.toDecision());
    const auto view = sitting.model().view();
    sitting.key(Qt::Key_Z, Qt::ControlModifier);
    sitting.key(Qt::Key_B); // take back
    QVERIFY(sitting.toDecision());
    QVERIFY(sitting.model().view() != view);
    sitting.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(sitting.toDecision());
    QVERIFY(sitting.model().view() == view);
    QVERIFY(sitting.table().state().cards == view.hand);
    QVERIFY(!sitting.table().state().unscored);
    sitting.key(Qt::Key_R, Qt::ControlModifier); // likewise the same deal
    QVERIFY(sitting.toDecision());
    while (sitting.model().canRedo()) {
        sitting.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(sitting.toDecision());
    }
    QVERIFY(sitting.model().view() == view);
}

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
    QTest::keyClick(game, Qt::Key_Escape);
    QTest::keyClick(sitting.window().menuBar(), Qt::Key_Escape);
    QVERIFY(!game->isVisible());
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
            sitting.click(*sitting.standing()->backButton());
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

QTEST_MAIN(WindowCommandsTest)
#include "test_commands.moc"
