// What was played is taken back and played again, and the same deal is dealt again.
#include "sitting.h"
#include "support/many/one_of_many.h"
#include "support/waiting.h"

#include <QApplication>
#include <QTest>

#include <algorithm>

using namespace minchiate;
using support::Sitting;
using support::waitUntil;

namespace {

// A command of the table.
QAction* action(Sitting& sitting, const QKeySequence& key) {
    for (QAction* it : sitting.room().game().playPage()->actions())
        if (it->shortcut() == key)
            return it;
    return nullptr;
}

} // namespace

class TakingBackTest : public QObject {
    Q_OBJECT
private slots:
    void takesBack();
    void takesBackWhileCardsMove();
    void callsBackACard();
    void sameDealAgain();
    void asksBeforeAHandIsNotCounted();
    void takesBackAndPlaysAgain();
};

void TakingBackTest::takesBack() {
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

void TakingBackTest::takesBackWhileCardsMove() {
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

void TakingBackTest::callsBackACard() {
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

void TakingBackTest::sameDealAgain() {
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
void TakingBackTest::asksBeforeAHandIsNotCounted() {
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
            for (const Qt::Key table :
                 {Qt::Key_A, Qt::Key_F, Qt::Key_H, Qt::Key_L, Qt::Key_U, Qt::Key_O, Qt::Key_T})
                sitting.key(table); // they mean something else at the table
            QVERIFY(ask->isVisible());
            for (const Qt::KeyboardModifiers with :
                 {Qt::NoModifier, Qt::ShiftModifier}) // and Return plays nothing
                for (QWidget* next : {ask->yesButton(), ask->noButton()}) {
                    sitting.key(with ? Qt::Key_Backtab : Qt::Key_Tab, with);
                    QCOMPARE(QApplication::focusWidget(), next);
                }
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
    sitting.key(Qt::Key_Z, Qt::ControlModifier); // who has gone back to the cards says no by Esc, too
    sitting.table().setFocus();
    QVERIFY(ask->isVisible());
    sitting.key(Qt::Key_Escape);
    QVERIFY(!ask->isVisible());
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

void TakingBackTest::takesBackAndPlaysAgain() {
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

VERSICOLA_WINDOW_TEST(TakingBackTest)
#include "test_taking_back.moc"
