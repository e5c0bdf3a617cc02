#include "cuatrola/model/match_model.h"

namespace cuatrola {

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
        for (Card card : question.view.hand)
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
    situation.standing = standingOf(before, company);
    situation.target = match.target;
    situation.hand = static_cast<int>(match.hands.size()) - 1;
    situation.oneHand = company.oneHand;
    situation.uncounted = play::uncounted(company);
    situation.number = match.hands.back().record.heading.number;
    const Position& position = hand.position();
    // That somebody is asked for a cante is nobody else's to know (C6.6): whoever won is awaited to lead.
    if (!hand.over())
        situation.due = position.phase() == Phase::Sing ? position.leader() : position.turn();
    if (position.phase() == Phase::Play && position.played() > 0)
        situation.winning = position.winning();
    if (situation.hand == 0 && !company.known && !company.oneHand)
        situation.draw = match.draw;
    return situation;
}

} // namespace cuatrola

#include "moc_match_model.cpp"
