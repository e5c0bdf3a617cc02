// A match of any of the three games that play::MatchTable keeps, with a person at it who answers whatever is
// asked as a beginner would. A game G has
//
//   Kind, Model, Question  as its model has them
//   name                   of the game, which is its files' suffix, too
//   beginners(seed)        a new match in which all the others are beginners
//   choose(question, thought) as a beginner does
#pragma once

#include "play/match_table.h"
#include "support/waiting.h"

#include <QObject>

namespace support {

// Acts as often as `stop` allows: it is asked before each decision and answers true to leave it open.
template<class G>
class PersonAt : public QObject {
public:
    using Question = typename G::Question;

    explicit PersonAt(typename G::Model& model) {
        connect(&model, &G::Model::asked, this, [this, &model](const Question& question) {
            ++asked_;
            if (stop && stop(question))
                return;
            tricks::Thought thought{tricks::Random(static_cast<quint64>(asked_))};
            // Later: the model has first to come back from asking.
            QMetaObject::invokeMethod(
                this,
                [&model, action = G::choose(question, thought)] {
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

template<class G>
struct SittingAt {
    explicit SittingAt(const QString& folder) : model(folder), person(model), folder_(folder) {}
    [[nodiscard]] play::Places places() const { return {folder_, QLatin1String(G::name)}; }
    auto& table() { return model.table(); }
    // To the person's question of this number, which is left open.
    bool playTo(int question) {
        person.stop = [this, question](const auto&) { return person.asked() == question; };
        table().start(G::beginners(5));
        return waitUntil([&] { return person.asked() == question; });
    }
    void leaveOpen() {
        person.stop = [](const auto&) { return true; };
    }
    [[nodiscard]] QStringList played() {
        const auto& record = table().handRecord();
        QStringList texts;
        for (const auto& action : record.actions)
            texts << G::Kind::actionText(action, record.deal);
        return texts;
    }
    typename G::Model model;
    PersonAt<G> person;

private:
    QString folder_;
};

} // namespace support
