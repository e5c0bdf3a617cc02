// The game as the window knows it: actions in, signals out, redacted for the person at the screen.
//
// The model keeps the match and the hand in play, lets computer players think on a worker thread, and writes
// every action to the journal before it tells anybody. It never waits for the picture; the picture plays what
// it was told in its own time and needs nothing but the signals for it.
#pragma once

#include "journal.h"
#include "match_record.h"
#include "player.h"

#include <QObject>
#include <QThreadPool>

#include <stop_token>

namespace model {

// What a new game starts from.
struct NewGame {
    minchiate::Length length = minchiate::Length::Match;
    minchiate::RuleSet rules;
    std::array<QString, minchiate::kPlayers> names;  // player 0 is the person at the screen
    std::array<QString, minchiate::kPlayers> levels; // computer players by name; "" for the person
    quint64 seed = 0;                          // of the draw, the shuffles and the players' random numbers
    std::optional<quint64> number;             // a numbered deal: one hand, deck and cut given
    std::optional<records::HandRecord> hand;   // one hand given: its deck, dealer and what was played of it
    minchiate::Seat seat = minchiate::Seat::S; // where the person sits in a hand given
};

// All that is needed to draw the table anew: at the start of a hand, after resuming, after a move taken back.
struct Situation {
    minchiate::SeatView view;
    minchiate::PerSeat<int> players; // who sits where, 0 the person
    minchiate::PerSeat<QString> names;
    minchiate::Length length{};
    int hand = 0; // 0-based in the game
    bool unscored = false;
    std::optional<quint64> number;       // of a numbered deal
    std::optional<minchiate::Draw> draw; // on the first hand of a new game whose partners were drawn
};

// The person's decision, with what they may know when it is asked.
struct Question {
    minchiate::Choice choice;
    minchiate::SeatView view;
};

class GameModel : public QObject {
    Q_OBJECT
public:
    // `folder` is where the game is kept; it is made if it is not there.
    explicit GameModel(QString folder, QObject* parent = nullptr);
    ~GameModel() override; // a thought under way is given up at once

    // Starts a game; one that was under way is kept in the folder "matches".
    void start(const NewGame& game);
    // Is a game kept that can be gone on with?
    [[nodiscard]] bool canResume() const;
    // Goes on with it. What cannot be read is set aside, never deleted, and `setAside` tells of it.
    void resume();

    // An action by the person; refused() tells why if it cannot be done, and nothing changes.
    void act(const minchiate::Action& action);
    // Takes back to the person's last decision; the hand is unscored from then on.
    void undo();
    [[nodiscard]] bool canUndo() const;
    // After the count.
    void nextHand();
    // The hand in play once more from the cut, or the finished one as a game of one hand.
    void sameDealAgain();

    [[nodiscard]] bool playing() const { return !match_.hands.empty(); }
    [[nodiscard]] bool handOver() const; // counted
    [[nodiscard]] bool gameOver() const; // the last hand is counted
    [[nodiscard]] const records::MatchRecord& match() const { return match_; }
    [[nodiscard]] int handNumber() const { return static_cast<int>(match_.hands.size()) - 1; } // 0-based
    [[nodiscard]] minchiate::Seat me() const;
    [[nodiscard]] Situation situation() const;
    [[nodiscard]] minchiate::SeatView view() const;
    [[nodiscard]] std::optional<minchiate::Choice> choice() const; // what the person is asked now
    // The hand in play with its actions, to be saved as a file.
    [[nodiscard]] const records::HandRecord& handRecord() const { return match_.hands.back().record; }

signals:
    void situated(const model::Situation& situation); // draw the table anew
    void happened(const minchiate::Event& event);     // in order, as the person may see it
    void asked(const model::Question& question);      // the person's decision is due
    void refused(const minchiate::Refusal& refusal);
    void setAside(const QString& file,
                  const records::RecordError& why); // a damaged save, and where it lies now
    void saveFailed(const QString& why);

private:
    void beginHand();
    void restart(const std::vector<minchiate::Action>& actions);
    void perform(const minchiate::Action& action);
    void goOn();
    void think(minchiate::Seat chooser);
    void finishHand();
    void saveMatch();
    void complain(const std::optional<QString>& failure);
    void keepOldGame();
    QString moveAside(const QString& path); // where it lies now
    void setFileAside(const QString& path, const records::RecordError& why);
    bool loadSaved();
    void layJournalOver();
    [[nodiscard]] std::optional<records::RecordError> faultOfTornJournal() const;
    [[nodiscard]] minchiate::PerSeat<int> seats() const;
    [[nodiscard]] QString matchPath() const;
    [[nodiscard]] QString journalPath() const;
    [[nodiscard]] bool cutGiven() const;
    [[nodiscard]] int lastDecision() const;

    QString folder_;
    records::MatchRecord match_;
    minchiate::Hand hand_{minchiate::Deal{}};
    std::vector<minchiate::Seat> choosers_; // of each action of the hand
    records::Journal journal_;
    int revision_ = 0; // thoughts asked for at an older revision are thrown away
    std::stop_source stop_;
    QThreadPool thinking_, syncing_;
};

} // namespace model
