// The game as the window knows it: actions in, signals out, redacted for the person at the screen.
//
// The model keeps the match and the hand in play, lets computer players think on a worker thread, and writes
// every action to the journal before it tells anybody. It never waits for the picture; the picture plays what
// it was told in its own time and needs nothing but the signals for it.
#pragma once

#include "minchiate/model/kept_games.h"
#include "minchiate/model/new_game.h"
#include "minchiate/players/player.h"
#include "play/taken_back.h"
#include "play/thinking.h"

#include <QObject>
#include <QThreadPool>

#include <functional>

namespace model {

// All that is needed to draw the table anew: at the start of a hand, after resuming, after a move taken back.
struct Situation {
    minchiate::SeatView view;
    minchiate::PerSeat<int> players{}; // who sits where, 0 the person
    minchiate::PerSeat<QString> names;
    minchiate::Length length{};
    int hand = 0; // 0-based in the game
    bool unscored = false;
    int hints = 0;                             // asked for in this hand
    std::optional<quint64> number;             // of a numbered deal, records::dealNumberOf()
    std::optional<records::PlayedOn> playedOn; // from another hand of the same cards
    std::optional<minchiate::Draw> draw;       // on the first hand of a new game whose partners were drawn
};

// The person's decision, with what they may know when it is asked.
struct Question {
    minchiate::Choice choice;
    minchiate::SeatView view;
    // Cards of the hand that is played from that may not be played now, and why not.
    std::vector<std::pair<minchiate::Card, minchiate::Refusal>> barred{};
};

class GameModel : public QObject {
    Q_OBJECT
public:
    // `folder` is where the game is kept; it is made if it is not there.
    explicit GameModel(QString folder, QObject* parent = nullptr);

    // Starts a game; one that was under way stays in its place, to be gone on with.
    void start(const NewGame& game);

    // The games that are not over, the latest first. What cannot be read is set aside, never deleted, and
    // `setAside` tells of it.
    [[nodiscard]] std::vector<KeptGame> unfinished();
    // Where the game on the table is kept; empty when there is none.
    [[nodiscard]] const QString& place() const { return place_; }
    // Goes on with the game kept there, or with the latest one.
    void resume(const QString& place);
    void resume();
    // Throws a game away. For thirty days it can be brought back, by the place that it had or where it lies.
    void throwAway(QString place); // by value: place() is emptied by it
    void bringBack(const QString& place);
    // What can be brought back, the last one first; what has lain there for longer is forgotten.
    [[nodiscard]] std::vector<ThrownGame> thrownAway();

    // An action by the person; why it cannot be done, if so, and nothing changes then.
    std::optional<minchiate::Refusal> act(const minchiate::Action& action);
    // Takes back to the person's last decision; the hand is unscored from then on.
    void undo();
    [[nodiscard]] bool canUndo() const;
    // Plays what was taken back again, up to the person's next decision, as long as nothing else was played.
    // Once all of it stands as it stood, the hand is scored as before.
    void redo();
    [[nodiscard]] bool canRedo() const;
    // Plays the hand to its end without a wait: the person's cards as `mine` names them, the others' as a
    // beginner would. For a claim, after which nobody's choice matters.
    using Mine = std::function<minchiate::Card(const minchiate::SeatView& view, minchiate::CardSet legal)>;
    void layDown(const Mine& mine);
    // The person has asked for a hint: the hand's sheet tells of it. Once for a decision.
    void countHint();
    // After the count.
    void nextHand();
    // The hand in play once more from the cut, which can be done again step by step; or the finished one as a
    // game of one hand.
    void sameDealAgain();
    // The hand in play is counted at its end: nothing of it was taken back.
    [[nodiscard]] bool handCounts() const;

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
    void setAside(const QString& file,
                  const records::RecordError& why); // a damaged save, and where it lies now
    void saveFailed(const QString& why);

private:
    void beginHand();
    void restart(const std::vector<minchiate::Action>& actions);
    std::optional<minchiate::Refusal> perform(const minchiate::Action& action);
    std::optional<minchiate::Refusal> enact(const minchiate::Action& action);
    [[nodiscard]] tricks::Thought thoughtOf(minchiate::Seat chooser) const;
    void goOn();
    void think(minchiate::Seat chooser);
    void record(const minchiate::Action& action);
    [[nodiscard]] const minchiate::Hand& hand() const { return session_.hand(); }
    void takeBackTo(std::size_t kept);
    void finishHand();
    void saveMatch();
    void complain(const std::optional<QString>& failure);
    void leaveTable();
    [[nodiscard]] std::optional<KeptGame> read(const QString& place);

    QString folder_;
    QString place_;
    records::MatchRecord match_;
    tricks::Session<minchiate::Game> session_{minchiate::Deal{}}; // the hand in play
    play::TakenBack<minchiate::Action> takenBack_;
    records::Journal journal_;
    play::Thinking thinking_;
    QThreadPool syncing_; // of the journal
};

} // namespace model
