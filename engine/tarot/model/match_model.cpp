#include "tarot/model/match_model.h"

namespace tarot {

MatchModel::MatchModel(const QString& folder, QObject* parent)
    : QObject(parent),
      table_(folder,
             {[this] { emit situated(situation()); }, [this](const Event& event) { emit happened(event); },
              [this](const Choice&) { emit asked(questionIn(table_.hand())); },
              [this](const QString& file, const RecordFault& why) { emit setAside(file, why); },
              [this](const QString& why) { emit saveFailed(why); }}) {}

Question questionIn(const Hand& hand) {
    const Choice choice = *hand.choice();
    Question question{choice, viewOf(hand, choice.seat), {}};
    if (hand.phase() == Phase::Play)
        for (Card card : hand.position().cards(choice.seat))
            if (const auto refusal = hand.fault({choice.seat, Play{card}}))
                question.barred.emplace_back(card, *refusal);
    return question;
}

Situation MatchModel::situationAt(const Hand& hand) const {
    Situation situation;
    const MatchRecord& match = table_.match();
    MatchRecord before = match;
    before.hands.back().paid.reset();
    situation.view = viewOf(hand, table_.me());
    situation.names = match.names;
    situation.before = countedHands(before, table_.company());
    situation.length = match.length;
    situation.hand = table_.handNumber();
    situation.oneHand = table_.company().oneHand;
    situation.notes = table_.notes();
    situation.number = table_.handRecord().heading.number;
    situation.campsKnown = hand.campsKnown();
    if (!hand.over())
        situation.due = hand.turn();
    if (hand.phase() == Phase::Play && hand.position().played() > 0)
        situation.winning = hand.position().winning();
    if (situation.hand == 0)
        situation.draw = match.draw;
    return situation;
}

} // namespace tarot
