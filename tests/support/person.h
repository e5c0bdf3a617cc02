// A person at a game model for tests: answers whatever is asked as a beginner would.
#pragma once

#include "minchiate/model/game_model.h"
#include "minchiate/players/player.h"
#include "support/waiting.h"

#include <QObject>

#include <functional>

namespace support {

// A new game of that length in which all the others are beginners.
inline model::NewGame newGame(minchiate::Length length, quint64 seed) {
    model::NewGame game;
    game.length = length;
    game.seed = seed;
    game.names = {QStringLiteral("You"), QStringLiteral("Lapo"), QStringLiteral("Bice"),
                  QStringLiteral("Vieri")};
    game.levels = {QString(), QStringLiteral("apprentice"), QStringLiteral("apprentice"),
                   QStringLiteral("apprentice")};
    return game;
}

inline minchiate::Action answerTo(const minchiate::SeatView& view, quint64 seed) {
    tricks::Thought thinking{tricks::Random(seed)};
    return players::apprentice().choose(view, thinking);
}

// Acts as often as `stop` allows: it is asked before each decision and answers true to leave it open.
class Person : public QObject {
public:
    explicit Person(model::GameModel& model) {
        QObject::connect(
            &model, &model::GameModel::asked, this, [this, &model](const model::Question& question) {
                ++asked_;
                if (stop && stop(question)) {
                    waits_ = true;
                    return;
                }
                waits_ = false;
                // Later: the model has first to come back from asking.
                QMetaObject::invokeMethod(
                    this, [&model, action = answerTo(question.view, quint64(asked_))] { model.act(action); },
                    Qt::QueuedConnection);
            });
    }
    std::function<bool(const model::Question&)> stop;
    [[nodiscard]] bool waits() const { return waits_; } // a question was left open
    [[nodiscard]] int asked() const { return asked_; }

private:
    bool waits_ = false;
    int asked_ = 0;
};

// A hand left in `folder` at the person's `decision`-th question; the actions so far.
inline std::vector<minchiate::Action> leaveHand(const QString& folder, int decision, quint64 seed = 5) {
    model::GameModel game(folder);
    Person person(game);
    person.stop = [&](const model::Question&) { return person.asked() == decision; };
    game.start(newGame(minchiate::Length::Hand, seed));
    if (!waitUntil([&] { return person.waits(); }))
        qFatal("the hand got stuck");
    return game.handRecord().actions;
}

} // namespace support
