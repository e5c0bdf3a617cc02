// The commands of the menus, and what else a person does in the middle of things.
#include "numbered_deal.h"
#include "sitting.h"
#include "waiting.h"

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

// On to the person's next decision; false when there is none.
bool toDecision(Sitting& sitting) {
    for (;;) {
        const Wants wants = sitting.settle();
        if (wants != Wants::Press)
            return wants == Wants::Decision;
        sitting.key(Qt::Key_Space);
    }
}

// The first decision about a card.
bool toCard(Sitting& sitting) {
    while (toDecision(sitting)) {
        if (sitting.table().state().playing())
            return true;
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        if (!waitUntil([&] { return !sitting.table().director().idle() || sitting.model().choice(); }))
            return false;
        QCoreApplication::processEvents();
    }
    return false;
}

std::size_t actionsOf(Sitting& sitting) {
    return sitting.model().handRecord().actions.size();
}

QAction* action(Sitting& sitting, const QKeySequence& key) {
    for (QAction* it : sitting.window().findChildren<QAction*>())
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
    void numberedDealTwice();
    void opensAndSaves();
    void badFileChangesNothing_data();
    void badFileChangesNothing();
    void settingsInMidHand();
    void resizedWhileCardsMove();
    void closedWhilePlayersThink();
    void waitsWhileAnotherPageIsShown();
    void refusedActionIsAskedAgain();
    void liftThenPlay();
};

void WindowCommandsTest::takesBack() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(toCard(sitting));
    const auto before = sitting.table().state();
    const auto count = actionsOf(sitting);
    QAction* undo = action(sitting, QKeySequence::Undo);
    QVERIFY(undo);
    sitting.click(sitting.table(), sitting.pointOn(before.legal().first()));
    QVERIFY(toDecision(sitting));
    QVERIFY(undo->isEnabled());
    sitting.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(toDecision(sitting));
    QCOMPARE(actionsOf(sitting), count);
    QVERIFY(sitting.table().state().cards == before.cards);
    QCOMPARE(sitting.table().state().net, before.net);
    QCOMPARE(sitting.table().scorePad()->net(), before.net);
    QVERIFY(sitting.table().state().unscored);
    QVERIFY(sitting.model().situation().unscored);
    QCOMPARE(QApplication::focusWidget(), &sitting.table());
    QVERIFY(sitting.window().logPanel()->log() == text::Log::of(sitting.model().view()));
    // From a button of the strip the focus comes back to the cards.
    while (sitting.model().canUndo()) {
        sitting.key(Qt::Key_Tab);
        sitting.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(toDecision(sitting));
        QCOMPARE(QApplication::focusWidget(), &sitting.table());
    }
    QVERIFY(!undo->isEnabled());
}

void WindowCommandsTest::takesBackWhileCardsMove() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(10));
    sitting.key(Qt::Key_Return);
    QVERIFY(toCard(sitting));
    table::Habits habits;
    habits.callBackMs = 0;
    sitting.table().setHabits(habits); // everything in its own time
    for (int time = 0; time < 6; ++time) {
        const auto count = actionsOf(sitting);
        sitting.click(sitting.table(), sitting.pointOn(sitting.table().state().legal().first()));
        QTest::qWait(40 * time);
        sitting.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(waitUntil([&] { return sitting.table().director().idle() && sitting.table().isOpen(); }));
        QCOMPARE(actionsOf(sitting), count);
        const auto truth = table::stateOf(sitting.model().situation());
        QVERIFY(sitting.table().state().cards == truth.cards);
        QVERIFY(sitting.table().state().trick.plays == truth.trick.plays);
    }
}

void WindowCommandsTest::callsBackACard() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(toCard(sitting));
    table::Habits habits;
    habits.tempo = {0, 0, false, false};
    habits.callBackMs = 300;
    sitting.table().setHabits(habits);
    const auto count = actionsOf(sitting);
    const Card card = sitting.table().state().legal().first();
    const auto lies = [&](table::Sprite::Place place) {
        for (const auto& sprite : sitting.table().picture().sprites)
            if (sprite.place == place && sprite.card() == card)
                return true;
        return false;
    };
    sitting.click(sitting.table(), sitting.pointOn(card));
    QVERIFY(lies(table::Sprite::Place::Trick));
    sitting.click(sitting.table(), sitting.table().picture().emptyPlace.center());
    QVERIFY(lies(table::Sprite::Place::Hand));
    sitting.click(sitting.table(), sitting.pointOn(card));
    sitting.key(Qt::Key_Escape);
    QVERIFY(lies(table::Sprite::Place::Hand));
    QTest::qWait(400);
    QCOMPARE(actionsOf(sitting), count); // neither was sent
    sitting.click(sitting.table(), sitting.pointOn(card));
    QVERIFY(waitUntil([&] { return actionsOf(sitting) > count; }));
    QVERIFY(toCard(sitting));
    sitting.click(sitting.table(), sitting.pointOn(sitting.table().state().legal().first()));
    sitting.key(Qt::Key_Z, Qt::ControlModifier); // while it may be called back
    QVERIFY(toDecision(sitting));
    QTest::qWait(400);
    QVERIFY(sitting.table().state().cards == sitting.model().view().hand);
    QVERIFY(sitting.table().isOpen());
}

void WindowCommandsTest::sameDealAgain() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(toCard(sitting));
    const auto record = sitting.model().handRecord();
    sitting.key(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(toDecision(sitting));
    QVERIFY(sitting.model().handRecord().deal == record.deal);
    QVERIFY(sitting.model().handRecord().actions.front() == record.actions.front());
    QVERIFY(sitting.model().situation().unscored);
    QVERIFY(sitting.table().state().unscored);
}

void WindowCommandsTest::numberedDealTwice() {
    std::vector<records::HandRecord> records;
    std::vector<SeatView> views;
    for (int time = 0; time < 2; ++time) {
        Sitting sitting;
        sitting.key(Qt::Key_P);
        sitting.click(*sitting.window().newGamePage()->numberField(), QPoint(10, 10));
        for (const Qt::Key digit : {Qt::Key_3, Qt::Key_1})
            sitting.key(digit);
        sitting.click(*sitting.window().newGamePage()->dealButton());
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
    QVERIFY(toCard(sitting));
    const auto record = sitting.model().handRecord();
    const Seat me = sitting.model().me();
    const QString path = sitting.folder() + QStringLiteral("/saved.minchiate");
    QVERIFY(!records::writeAtomically(path, QJsonDocument(records::toJson(record)).toJson()));
    sitting.window().openFile(path);
    QVERIFY(toDecision(sitting));
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
    QVERIFY(toCard(sitting));
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
    QVERIFY(sitting.table().isOpen());
    QVERIFY(sitting.window().rect().contains(notice->geometry()));
    auto* close = notice->findChild<QToolButton*>();
    sitting.click(*close);
    QVERIFY(!notice->isVisible());
    sitting.click(sitting.table(), sitting.pointOn(sitting.table().state().legal().first()));
    QVERIFY(sitting.model().view() != before);
}

void WindowCommandsTest::settingsInMidHand() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(toCard(sitting));
    const CardSet cards = sitting.table().state().cards;
    settings::Settings changed = sitting.window().settings();
    changed.showNumber = !changed.showNumber;
    changed.panelShown = !changed.panelShown;
    changed.liftThenPlay = true;
    changed.rules.demon = !changed.rules.demon; // of the next game only
    const auto rules = sitting.model().view().rules;
    sitting.window().applySettings(changed);
    QCOMPARE(sitting.table().scorePad()->content().showNumber, changed.showNumber);
    QCOMPARE(sitting.window().logPanel()->isVisible(), changed.panelShown);
    QVERIFY(sitting.table().isOpen());
    QVERIFY(sitting.table().state().cards == cards);
    QVERIFY(sitting.model().view().rules == rules);
    for (const auto& sprite : sitting.table().picture().sprites)
        if (sprite.place == table::Sprite::Place::Hand)
            QVERIFY(QRectF(sitting.table().rect()).contains(sprite.rect()));
    sitting.open(); // and they are kept
    QCOMPARE(sitting.window().settings().rules.demon, changed.rules.demon);
    QCOMPARE(sitting.window().settings().panelShown, changed.panelShown);
}

void WindowCommandsTest::resizedWhileCardsMove() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(9));
    sitting.key(Qt::Key_Return);
    QVERIFY(toCard(sitting));
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
        QVERIFY(toCard(sitting));
        QCOMPARE(sitting.table().metrics().table, sitting.table().size());
        for (const auto& sprite : sitting.table().picture().sprites)
            if (sprite.place == table::Sprite::Place::Hand)
                QVERIFY(QRectF(sitting.table().rect()).contains(sprite.rect()));
        QVERIFY(sitting.table().rect().contains(sitting.table().picture().tray));
    }
}

void WindowCommandsTest::closedWhilePlayersThink() {
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
void WindowCommandsTest::waitsWhileAnotherPageIsShown() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(toCard(sitting));
    table::Habits habits;
    habits.tempo = {0.1, 30, false, false};
    habits.callBackMs = 0;
    for (const auto& [key, modifiers] :
         {std::pair{Qt::Key_F3, Qt::KeyboardModifiers()}, std::pair{Qt::Key_F4, Qt::KeyboardModifiers()},
          std::pair{Qt::Key_N, Qt::KeyboardModifiers(Qt::ControlModifier)}}) {
        sitting.table().setHabits(habits);
        QSignalSpy shown(&sitting.table(), &table::TableWidget::eventShown);
        sitting.click(sitting.table(), sitting.pointOn(sitting.table().state().legal().first()));
        sitting.key(key, modifiers);
        QVERIFY(!sitting.atTable());
        const auto seen = shown.size();
        QTest::qWait(250);
        QVERIFY2(shown.size() <= seen + 1, qPrintable(QKeySequence(key).toString()));
        sitting.key(Qt::Key_F2);
        QVERIFY(sitting.atTable());
        sitting.hasten();
        QVERIFY(toCard(sitting));
        QVERIFY(sitting.table().state().cards == sitting.model().view().hand);
    }
}

// M5.9: a counter among the discards is refused while other cards are left; then it can be done otherwise.
void WindowCommandsTest::refusedActionIsAskedAgain() {
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
    QVERIFY(toDecision(sitting));
    QVERIFY(sitting.table().state().discarding());
    const int owed = sitting.table().state().discarding()->count;
    const Card counter = (sitting.table().state().cards & kCounters).first();
    std::vector<Card> wrong{counter};
    for (Card c : others)
        if (static_cast<int>(wrong.size()) < owed)
            wrong.push_back(c);
    for (Card c : wrong)
        sitting.click(sitting.table(), sitting.pointOn(c));
    const auto count = actionsOf(sitting);
    sitting.key(Qt::Key_Return);
    QCOMPARE(actionsOf(sitting), count);
    QVERIFY(sitting.table().accessibleDescription().contains(QStringLiteral("M5.9")));
    QVERIFY(sitting.table().isOpen()); // the question stands
    QVERIFY(sitting.table().promptStrip()->isVisible());
    sitting.click(sitting.table(), sitting.pointOn(counter));
    for (Card c : others)
        if (sitting.table().promptStrip()->prompt().filled < owed &&
            std::ranges::find(wrong, c) == wrong.end())
            sitting.click(sitting.table(), sitting.pointOn(c));
    sitting.key(Qt::Key_Return);
    QVERIFY(actionsOf(sitting) > count);
}

void WindowCommandsTest::liftThenPlay() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(toCard(sitting));
    table::Habits habits;
    habits.tempo = {0, 0, false, false};
    habits.callBackMs = 0;
    habits.liftThenPlay = true;
    sitting.table().setHabits(habits);
    const auto count = actionsOf(sitting);
    const Card card = sitting.table().state().legal().first();
    sitting.click(sitting.table(), sitting.pointOn(card));
    QCOMPARE(actionsOf(sitting), count);
    sitting.click(sitting.table(), sitting.pointOn(card));
    QVERIFY(actionsOf(sitting) > count);
}

QTEST_MAIN(WindowCommandsTest)
#include "commands_test.moc"
