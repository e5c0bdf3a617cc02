// A game from its beginning to its result: what starts it, and the pages it passes through.
#pragma once

#include "desktop/count/count_page.h"
#include "desktop/look/deck.h"
#include "desktop/minchiate/choices.h"
#include "desktop/minchiate/new_game_page.h"
#include "desktop/minchiate/play_page.h"
#include "desktop/score/sheet_page.h"
#include "desktop/shell/file_dialogs.h"
#include "desktop/shell/pages.h"
#include "desktop/shell/room.h"
#include "minchiate/model/game_model.h"

#include <QAction>

namespace desktop {

class GamePages : public QObject {
    Q_OBJECT

public:
    // All outlive it.
    GamePages(const House& house, Choices& choices);

    void showNewGame();
    void start(minchiate::Length length);
    void startNumbered(quint64 number);
    // A recorded hand, as far as it is played; the others sit by its names.
    void startGiven(const records::HandRecord& hand);
    // The same cards once more, the hand as it was as far as that action, and then by the person. It is not
    // counted; what was at the table is kept, and comes back after it.
    void playOn(const records::HandRecord& hand, const minchiate::PerSeat<int>& players, int at);
    // Away from a hand played on: what was left for it is at the table again if the hand is over.
    void leavePlayedOn();
    // The game at the table, where it stands.
    void goOn() { model_.handOver() ? showCount() : showTable(); }
    // The match sheet of a game, laid over the page that asked.
    void laySheetOf(const records::MatchRecord& match, score::SheetPage::Use use);
    void save(const model::KeptGame& game);

    [[nodiscard]] bool canGoOn(const QWidget& page) const { return model_.playing() && &page != play_; }
    // "Round 1 · hand 3 of 4", while one of its pages is seen.
    [[nodiscard]] QString corner(const QWidget& page) const;

    // The way to a page of it, as Room has it.
    [[nodiscard]] QString wayTo(const QWidget& page) const;

    [[nodiscard]] model::GameModel& model() { return model_; }
    [[nodiscard]] const model::GameModel& model() const { return model_; }
    [[nodiscard]] NewGamePage* newGamePage() const { return newGame_; }
    [[nodiscard]] PlayPage* playPage() const { return play_; }
    [[nodiscard]] count::CountPage* countPage() const { return count_; }
    [[nodiscard]] score::SheetPage* standing() const { return standing_; }

signals:
    void said(const QString& sentence); // for the person
    void cornerChanged();
    void ruleAsked(const QString& number);
    void reviewAsked();       // of the hand that has been counted
    void backToReviewAsked(); // of the hand that the one at the table is played on from
    void dayAsked();          // the deal of the day
    void counted();           // a hand, just now
    void settingsAsked();     // by which rules is played
    void namesAsked();        // what people are called

private:
    void shareCommands();
    void joinModel();
    void joinPages();
    void follow(const settings::Settings& chosen);
    void followChoice(const GameChoice& chosen);
    [[nodiscard]] model::NewGame newGame() const;
    void begin(const model::NewGame& game);
    void showTable();
    void showCount();
    void afterCount();
    void showStanding();
    void saveHand();

    const House house_;
    Choices& choices_;
    model::GameModel model_;
    QString leftPlace_; // of the game that was left for one played on
    NewGamePage* newGame_;
    PlayPage* play_;
    count::CountPage* count_;
    score::SheetBook book_; // the sheet of the game at the table
    score::SheetPage* standing_;
    QAction* sameDeal_;
};

} // namespace desktop
