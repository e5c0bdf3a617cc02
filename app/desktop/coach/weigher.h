// Weighs the reader's decisions of a hand in the background: all of them quickly first, then each deeply.
// What is found is told as it is found; it can be left and begun again.
#pragma once

#include "desktop/coach/coach_words.h"
#include "minchiate/advice/skill.h"
#include "minchiate/practice/review_store.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <map>
#include <optional>
#include <stop_token>

namespace coach {

class Weigher : public QObject {
    Q_OBJECT

public:
    // What is found is kept in this folder, a file for each seat of a hand; in none if it is empty.
    explicit Weigher(const QString& folder = {}, QObject* parent = nullptr);
    ~Weigher() override; // gives up at once, and keeps what was found

    // The decisions of that seat. What was found of another hand is forgotten; of the same one it goes on.
    void start(const PlayedHand& hand);
    void stop();

    // By the action's index.
    struct Found {
        advice::Weighed weighed;
        bool deeply = false;
    };
    using All = std::map<int, Found>;
    [[nodiscard]] const All& found() const { return own_.found; }
    // All of the reader's decisions, in order.
    [[nodiscard]] const std::vector<int>& decisions() const { return own_.decisions; }
    // Of them what was weighed deeply.
    [[nodiscard]] practice::Review deeplyWeighed() const;
    // Where the result came from; nothing until all decisions were looked at and the cards' worth is known
    // well enough, or while the hand is not over.
    [[nodiscard]] std::optional<advice::SkillAndLuck> skillAndLuck() const;
    [[nodiscard]] advice::Worth worth() const { return advice::worthOf(games_); }
    // How much of the work is done, 0 to 1.
    [[nodiscard]] double done() const;
    [[nodiscard]] bool running() const { return running_; }

signals:
    void weighed(int at); // another decision of the reader's, or one more deeply
    void learned();       // something else
    void ownFinished();   // all of the reader's decisions are weighed deeply
    void finished();

private:
    struct Share { // of the decisions: the reader's, or all others'
        std::vector<int> decisions;
        All found;

        [[nodiscard]] std::optional<int> unseen() const;
        [[nodiscard]] std::optional<int> dearestSeenQuickly() const;
        [[nodiscard]] double seen() const;   // how many of them, 0 to 1
        [[nodiscard]] double deeply() const; // likewise
    };
    void next();
    void takeUp();
    void keep();
    [[nodiscard]] records::HandRecord record() const;
    void weigh(Share& share, int at, const advice::Effort& effort);
    void playGame();
    // Works elsewhere, and then takes what was found here; dropped if something else is asked meanwhile.
    void work(std::function<std::function<void()>(const std::stop_token&)> job);

    QThreadPool thinking_;
    std::stop_source stop_;
    std::optional<practice::ReviewStore> store_;
    bool unkept_ = false; // something was found since it was kept
    PlayedHand hand_;
    std::optional<Hand> finished_;
    Share own_, others_;
    std::vector<int> games_; // nets, of four masters with these cards
    int asked_ = 0;          // answers to earlier questions are dropped
    bool running_ = false;
    bool ownTold_ = false; // ownFinished(), since it was started
};

} // namespace coach
