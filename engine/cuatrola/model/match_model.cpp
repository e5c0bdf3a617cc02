#include "cuatrola/model/match_model.h"

namespace cuatrola {

MatchModel::MatchModel(const QString& folder, QObject* parent)
    : QObject(parent),
      table_(folder,
             {[this] { emit situated(situation()); }, [this](const Event& event) { emit happened(event); },
              [this](const Choice& choice) {
                  emit asked({choice, table_.view()});
              },
              [this](const QString& file, const RecordFault& why) { emit setAside(file, why); },
              [this](const QString& why) { emit saveFailed(why); }}) {}

Situation MatchModel::situation() const {
    Situation situation;
    const MatchRecord& match = table_.match();
    MatchRecord before = match;
    before.hands.back().paid.reset();
    situation.view = table_.view();
    situation.names = match.names;
    situation.standing = standingOf(before, table_.company());
    situation.target = match.target;
    situation.hand = table_.handNumber();
    situation.oneHand = table_.company().oneHand;
    situation.notes = table_.notes();
    situation.number = table_.handRecord().heading.number;
    if (situation.hand == 0 && table_.handRecord().actions.empty())
        situation.draw = match.draw;
    return situation;
}

} // namespace cuatrola
