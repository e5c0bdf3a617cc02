// What a person does to the window in the middle of a hand: settings, another size, another page, closing, a
// card that is refused, a card lifted first.
#include "minchiate/numbered_deal.h"
#include "sitting.h"
#include "support/many/one_of_many.h"
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

class WindowMidHandTest : public QObject {
    Q_OBJECT
private slots:
    void settingsInMidHand();
    void resizedWhileCardsMove();
    void closedWhilePlayersThink();
    void waitsWhileAnotherPageIsShown();
    void refusedActionIsAskedAgain();
    void liftThenPlay();
};

void WindowMidHandTest::settingsInMidHand() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    const CardSet cards = sitting.table().state().cards;
    settings::Settings changed = sitting.window().choices().now();
    desktop::GameChoice game = sitting.room().choices().now();
    changed.showNumber = !changed.showNumber;
    changed.panelShown = !changed.panelShown;
    changed.liftThenPlay = true;
    game.rules.demon = !game.rules.demon; // of the next game only
    const auto rules = sitting.model().view().rules;
    sitting.window().choices().set(changed);
    sitting.room().choices().set(game);
    QCOMPARE(sitting.table().scorePad()->content().showNumber, changed.showNumber);
    QCOMPARE(sitting.room().game().playPage()->log()->isVisible(), changed.panelShown);
    QVERIFY(sitting.table().seen().open());
    QVERIFY(sitting.table().state().cards == cards);
    QVERIFY(sitting.model().view().rules == rules);
    for (const auto& sprite : sitting.table().seen().picture.sprites)
        if (sprite.place == table::Sprite::Place::Hand)
            QVERIFY(QRectF(sitting.table().rect()).contains(sprite.rect()));
    sitting.open(); // and they are kept
    QCOMPARE(sitting.room().choices().now().rules.demon, game.rules.demon);
    QCOMPARE(sitting.window().choices().now().panelShown, changed.panelShown);
}

void WindowMidHandTest::resizedWhileCardsMove() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(9));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    table::Habits habits;
    habits.tempo.factor = 0.2;
    habits.tempo.trickStayMs = 50;
    habits.callBackMs = 0;
    sitting.table().setHabits(habits);
    const std::array sizes{QSize(1024, 640), QSize(1600, 900), QSize(900, 600), QSize(1280, 800)};
    for (const QSize size : sizes) {
        sitting.click(sitting.table(), sitting.pointOn(sitting.table().state().legal().first()));
        QTest::qWait(60); // on its way
        sitting.window().resize(size);
        QVERIFY(sitting.toCard());
        QCOMPARE(sitting.table().seen().metrics.table, sitting.table().size());
        for (const auto& sprite : sitting.table().seen().picture.sprites)
            if (sprite.place == table::Sprite::Place::Hand)
                QVERIFY(QRectF(sitting.table().rect()).contains(sprite.rect()));
        QVERIFY(sitting.table().rect().contains(sitting.table().seen().picture.tray));
    }
}

void WindowMidHandTest::closedWhilePlayersThink() {
    for (quint64 number = 20; number < 26; ++number) {
        Sitting sitting;
        sitting.leaveGame(support::numberedGame(number));
        sitting.key(Qt::Key_Return);
        QTest::qWait(static_cast<int>(number % 3) * 5);
        sitting.window().close();
        sitting.close();
        sitting.open();
        QVERIFY(sitting.window().doorsPage()->goOnButton()->isVisible());
    }
}

// What happens at the table is not missed while something else covers it.
void WindowMidHandTest::waitsWhileAnotherPageIsShown() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    table::Habits habits;
    habits.tempo = {0.1, 30, false, false};
    habits.callBackMs = 0;
    for (const auto& [key, modifiers] :
         {std::pair{Qt::Key_F3, Qt::KeyboardModifiers()}, std::pair{Qt::Key_F4, Qt::KeyboardModifiers()},
          std::pair{Qt::Key_N, Qt::KeyboardModifiers(Qt::ControlModifier)}}) {
        sitting.table().setHabits(habits);
        QSignalSpy shown(&sitting.table(), &minchiate_table::MinchiateTable::eventShown);
        sitting.click(sitting.table(), sitting.pointOn(sitting.table().state().legal().first()));
        sitting.key(key, modifiers);
        QVERIFY(!sitting.atTable());
        const auto seen = shown.size();
        QTest::qWait(250);
        QVERIFY2(shown.size() <= seen + 1, qPrintable(QKeySequence(key).toString()));
        sitting.key(Qt::Key_F2);
        QVERIFY(sitting.atTable());
        sitting.hasten();
        QVERIFY(sitting.toCard());
        QVERIFY(sitting.table().state().cards == sitting.model().view().hand);
    }
}

// M5.9: a counter among the discards is refused while other cards are left; then it can be done otherwise.
void WindowMidHandTest::refusedActionIsAskedAgain() {
    Sitting sitting;
    model::NewGame game;
    CardSet others;
    for (quint64 number = 4;; number += 4) { // the person deals
        game = support::numberedGame(number);
        game.rules.noCounterDiscard = true;
        Hand hand({game.rules, Seat::S, numberedDeck(number)});
        (void)hand.apply({Seat::W, Cut{numberedCut(number)}});
        const auto choice = hand.choice();
        others = hand.held(Seat::S) - kCounters;
        if (choice && choice->seat == Seat::S && std::holds_alternative<DiscardChoice>(choice->among) &&
            !(hand.held(Seat::S) & kCounters).empty())
            break;
    }
    sitting.leaveGame(game);
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toDecision());
    QVERIFY(sitting.table().state().discarding());
    const int owed = sitting.table().state().discarding()->count;
    const Card counter = (sitting.table().state().cards & kCounters).first();
    std::vector<Card> wrong{counter};
    for (Card c : others)
        if (static_cast<int>(wrong.size()) < owed)
            wrong.push_back(c);
    for (Card c : wrong)
        sitting.click(sitting.table(), sitting.pointOn(c));
    const auto count = sitting.actions();
    sitting.key(Qt::Key_Return);
    QCOMPARE(sitting.actions(), count);
    QVERIFY(sitting.table().accessibleDescription().contains(QStringLiteral("M5.9")));
    QVERIFY(sitting.table().seen().open()); // the question stands
    QVERIFY(sitting.table().papers().strip()->isVisible());
    sitting.click(sitting.table(), sitting.pointOn(counter));
    for (Card c : others)
        if (sitting.table().papers().strip()->prompt().filled < owed &&
            std::ranges::find(wrong, c) == wrong.end())
            sitting.click(sitting.table(), sitting.pointOn(c));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.actions() > count);
}

void WindowMidHandTest::liftThenPlay() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    table::Habits habits;
    habits.tempo = {0, 0, false, false};
    habits.callBackMs = 0;
    habits.liftThenPlay = true;
    sitting.table().setHabits(habits);
    const auto count = sitting.actions();
    const Card card = sitting.table().state().legal().first();
    sitting.click(sitting.table(), sitting.pointOn(card));
    QCOMPARE(sitting.actions(), count);
    sitting.click(sitting.table(), sitting.pointOn(card));
    QVERIFY(sitting.actions() > count);
}

VERSICOLA_WINDOW_TEST(WindowMidHandTest)
#include "test_mid_hand.moc"
