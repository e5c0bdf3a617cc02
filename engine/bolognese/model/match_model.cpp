#include "bolognese/model/match_model.h"

namespace bolognese {

MatchModel::MatchModel(const QString& folder, QObject* parent)
    : QObject(parent),
      table_(folder,
             {[this] { emit situated(situation()); }, [this](const Event& event) { emit happened(event); },
              [this](const Choice&) { emit asked(questionIn(table_.hand())); },
              [this](const QString& file, const RecordFault& why) { emit setAside(file, why); },
              [this](const QString& why) { emit saveFailed(why); }}) {}

Question questionIn(const Hand& hand) {
    const Choice choice = *hand.choice();
    Question question{choice, viewOf(hand, choice.seat), {}, {}, hand.callsOutWith(choice.seat)};
    const Seat seat = choice.seat;
    if (const auto* discarding = std::get_if<DiscardChoice>(&choice.among)) {
        // Each card beside one that may go: what is refused is that card.
        for (Card card : question.view.hand | tricks::setOf(question.view.lastTwo)) {
            const Card beside = (discarding->from - CardSet(card)).first();
            if (const auto refusal = hand.fault({seat, Discard{{card, beside}}}))
                question.barred.emplace_back(card, *refusal);
        }
        return question;
    }
    for (Card card : question.view.hand)
        if (const auto refusal = hand.fault({seat, Play{card, Signal::None}}))
            question.barred.emplace_back(card, *refusal);
        else if (hand.position().played() == 0)
            for (Signal signal : {Signal::Busso, Signal::Striscio, Signal::Volo})
                if (const auto why = hand.signalRefusal({card, signal}))
                    question.barredSignals.push_back({card, signal, *why});
    return question;
}

Situation MatchModel::situationIn(const MatchRecord& match, const play::Company& company, const Hand& hand) {
    Situation situation;
    const auto me = static_cast<Seat>(company.person);
    situation.view = viewOf(hand, me);
    situation.names = match.names;
    const auto draw = drawOf(match.draw);
    if (draw)
        situation.players = seating(*draw);
    else
        for (Seat seat : kSeats)
            situation.players[seat] = (index(seat) - index(me) + 4) % 4;
    situation.hand = static_cast<int>(match.hands.size()) - 1;
    situation.oneHand = company.oneHand;
    situation.uncounted = play::uncounted(company);
    situation.number = match.hands.back().record.heading.number;
    if (const auto choice = hand.choice())
        situation.due = choice->seat;
    const Position& position = hand.position();
    if (hand.phase() == Phase::Play && !position.onTable().empty())
        situation.winning = position.winning();
    if (situation.hand == 0 && !company.known && !company.oneHand)
        situation.draw = draw;
    return situation;
}

} // namespace bolognese

#include "moc_match_model.cpp"
