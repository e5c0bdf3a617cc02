// Taking back and playing again: decisions one by one, and the same deal from its beginning.
#include "minchiate/model/game_model.h"
#include "support/many/one_of_many.h"
#include "support/person.h"
#include "support/waiting.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace minchiate;
using model::GameModel;
using support::newGame;
using support::Person;
using support::waitUntil;

class ModelUndoTest : public QObject {
    Q_OBJECT
private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void cleanup() { folder_.reset(); }
    void undoGoesBackToTheLastDecision();
    void undoneStaysUndone();
    void redoPlaysItAgain();
    void redoEndsWithAnotherCard();
    void sameDealCanBeDoneAgain();
    void sameDealAgainIsUnscored_data();
    void sameDealAgainIsUnscored();
    void sameDealAgainOfAFinishedHand();

private:
    std::vector<Action> leaveHand(int decision, quint64 seed) {
        return support::leaveHand(folder_->path(), decision, seed);
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

void ModelUndoTest::undoGoesBackToTheLastDecision() {
    GameModel game(folder_->path());
    Person person(game);
    std::vector<SeatView> decisions;
    person.stop = [&](const model::Question& question) {
        decisions.push_back(question.view);
        return decisions.size() == 6;
    };
    game.start(newGame(Length::Hand, 6));
    QVERIFY(!game.canUndo() || game.me() == Seat::W);
    QVERIFY(waitUntil([&] { return person.waits(); }));
    QVERIFY(!game.situation().unscored);
    person.stop = [](const model::Question&) { return true; };
    for (std::size_t back = decisions.size() - 1; back-- > 0;) {
        QVERIFY(game.canUndo());
        game.undo();
        QVERIFY2(game.view() == decisions[back], qPrintable(QString::number(back)));
        QVERIFY(game.choice().has_value());
        QVERIFY(game.situation().unscored);
    }
    QVERIFY(!game.canUndo()); // the first decision of all
    game.undo();
    QVERIFY(game.view() == decisions.front());
}

void ModelUndoTest::undoneStaysUndone() {
    std::vector<Action> kept;
    {
        GameModel game(folder_->path());
        Person person(game);
        person.stop = [&](const model::Question&) { return person.asked() >= 8; };
        game.start(newGame(Length::Hand, 7));
        QVERIFY(waitUntil([&] { return person.waits(); }));
        game.undo();
        game.undo();
        kept = game.handRecord().actions;
    }
    GameModel again(folder_->path());
    QCOMPARE(again.unfinished().size(), std::size_t(1));
    again.resume();
    QVERIFY(again.handRecord().actions == kept);
    QVERIFY(again.situation().unscored);
    Person person(again);
    person.stop = nullptr;
    again.act(support::answerTo(again.view(), 1));
    QVERIFY(waitUntil([&] { return again.gameOver(); }));
    QCOMPARE(records::accountsOf(again.match()), Accounts{}); // it pays nothing
}

void ModelUndoTest::redoPlaysItAgain() {
    GameModel game(folder_->path());
    Person person(game);
    std::vector<SeatView> decisions;
    person.stop = [&](const model::Question& question) {
        decisions.push_back(question.view);
        return decisions.size() == 6;
    };
    game.start(newGame(Length::Round, 6));
    QVERIFY(waitUntil([&] { return person.waits(); }));
    person.stop = [](const model::Question&) { return true; };
    QVERIFY(!game.canRedo());
    const auto actions = game.handRecord().actions;
    while (game.canUndo())
        game.undo();
    for (std::size_t on = 1; on < decisions.size(); ++on) {
        QVERIFY(game.canRedo());
        QVERIFY(game.situation().unscored);
        game.redo();
        QVERIFY2(game.view() == decisions[on], qPrintable(QString::number(on)));
        QVERIFY(game.choice().has_value());
    }
    QVERIFY(!game.canRedo());
    QVERIFY(game.handRecord().actions == actions);
    QVERIFY(!game.situation().unscored); // all stands as it stood
    GameModel again(folder_->path());    // and the journal has it
    again.resume();
    QVERIFY(again.handRecord().actions == actions);
    QVERIFY(!again.situation().unscored);
    game.undo(); // taken back anew it is unscored anew
    QVERIFY(game.situation().unscored);
}

void ModelUndoTest::redoEndsWithAnotherCard() {
    GameModel game(folder_->path());
    Person person(game);
    person.stop = [](const model::Question& question) {
        const auto* play = std::get_if<PlayChoice>(&question.choice.among);
        return play && play->cards.size() > 1;
    };
    game.start(newGame(Length::Hand, 6));
    QVERIFY(waitUntil([&] { return person.waits(); }));
    const auto choice = game.choice();
    const CardSet legal = std::get<PlayChoice>(choice->among).cards;
    auto next = legal.begin();
    const Card first = *next;
    const Card second = *++next;
    game.act({choice->seat, Play{first}});
    game.undo();
    QVERIFY(game.canRedo());
    game.act({choice->seat, Play{second}});
    QVERIFY(!game.canRedo());
    game.undo(); // and to play that again makes nothing good
    game.redo();
    QVERIFY(!game.canRedo());
    QVERIFY(game.situation().unscored);
}

// The same deal takes all of it back, and all of it can be played again.
void ModelUndoTest::sameDealCanBeDoneAgain() {
    for (quint64 seed : {11U, 12U, 13U, 14U}) {
        const auto actions = leaveHand(8, seed);
        GameModel game(folder_->path());
        game.resume();
        game.sameDealAgain();
        QVERIFY(waitUntil([&] { return game.choice().has_value(); })); // the others play as they did
        for (int i = 0; i < 20 && game.canRedo(); ++i)
            game.redo();
        QVERIFY(game.handRecord().actions == actions);
    }
}

void ModelUndoTest::sameDealAgainIsUnscored_data() {
    QTest::addColumn<int>("decisions");
    QTest::newRow("before the first decision") << 1;
    QTest::newRow("in the play") << 5;
}

void ModelUndoTest::sameDealAgainIsUnscored() {
    QFETCH(int, decisions);
    for (quint64 seed : {11U, 12U, 13U, 14U, 15U}) { // the person cuts in some
        leaveHand(decisions, seed);
        const int cutAlready = [&] {
            GameModel game(folder_->path());
            game.resume();
            const Deal deal = game.handRecord().deal;
            const int cut = game.handRecord().actions.empty() ? 0 : 1;
            game.sameDealAgain();
            if (game.handRecord().deal != deal)
                return -1;
            return cut;
        }();
        QVERIFY(cutAlready >= 0);
        GameModel again(folder_->path());
        QSignalSpy setAside(&again, &GameModel::setAside);
        again.resume();
        QCOMPARE(setAside.size(), 0);
        QVERIFY(again.situation().unscored);
        QVERIFY(again.handRecord().actions.size() >= std::size_t(cutAlready));
        for (const Action& action : again.handRecord().actions)
            QVERIFY(!std::holds_alternative<Play>(action.what) || again.me() != action.seat);
    }
}

void ModelUndoTest::sameDealAgainOfAFinishedHand() {
    GameModel game(folder_->path());
    Person person(game);
    game.start(newGame(Length::Hand, 17));
    QVERIFY(waitUntil([&] { return game.gameOver(); }));
    const auto record = game.handRecord();
    const Seat me = game.me();
    game.sameDealAgain();
    QVERIFY(!game.handOver());
    QVERIFY(game.handRecord().deal == record.deal);
    QCOMPARE(game.me(), me);
    // Its cards are known: it is not scored, and says from which hand it comes, after coming back, too.
    QVERIFY(!game.handCounts());
    QVERIFY(game.match().hands[0].playedOn->was == record.actions);
    {
        GameModel later(folder_->path());
        later.resume();
        QVERIFY(later.situation().unscored);
        QVERIFY(later.match().hands[0].playedOn == game.match().hands[0].playedOn);
    }
    QVERIFY(waitUntil([&] { return game.gameOver(); }));
    QVERIFY(game.handRecord().actions.front() == record.actions.front()); // the cut
}

VERSICOLA_TEST(ModelUndoTest)
#include "test_model_undo.moc"
