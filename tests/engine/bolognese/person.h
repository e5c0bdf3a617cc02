// A person at a table of Tarocco bolognese for tests: answers whatever is asked as a beginner would.
#pragma once

#include "bolognese/model/match_model.h"
#include "bolognese/players/levels.h"

#include <functional>

namespace bolognese {

// A new match in which all the others are beginners.
inline NewMatch beginnersMatch(quint64 seed, const RuleSet& rules = {}) {
    NewMatch start;
    start.match.rules = rules;
    start.match.names = {QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"),
                         QStringLiteral("Vieri")};
    start.company.levels = {QString(), QStringLiteral("apprentice"), QStringLiteral("apprentice"),
                            QStringLiteral("apprentice")};
    start.company.seed = seed;
    seatByDraw(start);
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

} // namespace bolognese
