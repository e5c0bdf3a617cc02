// A person at a table of French Tarot for tests: answers whatever is asked as a beginner would.
#pragma once

#include "tarot/model/match_model.h"
#include "tarot/players/levels.h"

#include <functional>

namespace tarot {

// A new match of so many in which all the others are beginners.
inline NewMatch beginnersMatch(quint64 seed, int players = 4, int length = 2) {
    NewMatch start;
    start.match.seats = players;
    start.match.length = length;
    start.match.names = {{QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"),
                          QStringLiteral("Nanni"), QStringLiteral("Vieri")}};
    start.company.levels.assign(static_cast<std::size_t>(players), QStringLiteral("apprentice"));
    start.company.levels.front().clear();
    start.company.seed = seed;
    return start;
}

// Acts as often as `stop` allows: it is asked before each decision and answers true to leave it open.
class Person : public QObject {
public:
    explicit Person(MatchModel& model) {
        connect(&model, &MatchModel::asked, this, [this, &model](const Question& question) {
            ++asked_;
            if (stop && stop(question))
                return;
            tricks::Thought thought{tricks::Random(static_cast<quint64>(asked_))};
            // Later: the model has first to come back from asking.
            QMetaObject::invokeMethod(
                this,
                [&model, action = levelNamed("apprentice")->choose(question.view, thought)] {
                    if (model.table().act(action))
                        qFatal("a beginner's action was refused");
                },
                Qt::QueuedConnection);
        });
    }
    std::function<bool(const Question&)> stop;
    [[nodiscard]] int asked() const { return asked_; }

private:
    int asked_ = 0;
};

} // namespace tarot
