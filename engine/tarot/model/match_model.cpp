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

Situation MatchModel::situationIn(const MatchRecord& match, const play::Company& company, const Hand& hand) {
    Situation situation;
    const auto me = static_cast<Seat>(company.person);
    MatchRecord before = match;
    before.hands.back().paid.reset();
    situation.view = viewOf(hand, me);
    situation.names = match.names;
    situation.before = countedHands(before, company);
    situation.length = match.length;
    situation.hand = static_cast<int>(match.hands.size()) - 1;
    situation.oneHand = company.oneHand;
    situation.uncounted = play::uncounted(company);
    situation.number = match.hands.back().record.heading.number;
    situation.campsKnown = hand.campsKnown();
    if (!hand.over())
        situation.due = hand.turn();
    if (hand.phase() == Phase::Play && hand.position().played() > 0)
        situation.winning = hand.position().winning();
    if (situation.hand == 0 && !company.known && !company.oneHand)
        situation.draw = match.draw;
    return situation;
}

} // namespace tarot

#include "moc_match_model.cpp"
