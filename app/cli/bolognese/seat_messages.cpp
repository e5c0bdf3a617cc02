#include "cli/bolognese/seat_messages.h"

#include "cli/bolognese/parts.h"

#include "bolognese/records/action_text.h"
#include "bolognese/records/hand_record.h"

namespace cli {

using namespace bolognese;

namespace {

// All that the seat may know.
QJsonObject known(const View& view, const char* type) {
    return {{QStringLiteral("type"), QLatin1String(type)},
            {QStringLiteral("seat"), records::codeOf(view.seat)},
            {QStringLiteral("dealer"), records::codeOf(view.dealer)},
            {QStringLiteral("rules"), toJson(view.rules)},
            {QStringLiteral("score"), bySide([&](Side side) { return view.score[side]; })},
            {QStringLiteral("phase"), phaseText(view.phase)},
            {QStringLiteral("hand"), bologneseCodes(view.hand)},
            {QStringLiteral("hand_sizes"), bySeat([&](Seat seat) { return view.handSizes[seat]; })},
            {QStringLiteral("last_two"), bologneseCodes(view.lastTwo)},
            {QStringLiteral("discarded"), bologneseCodes(view.discard.value_or(CardSet{}))},
            {QStringLiteral("accusi"), accusi(view.accusi)},
            {QStringLiteral("tricks"), tricks(view.tricks)}};
}

// Every choice of what may be accused that is worth enough (B6.2, B6.5), once.
void addAccusi(QJsonArray& legal, Seat seat, const Accusable& accuso, const RuleSet& rules) {
    const Doubling doubling = rules.doubleAccusi ? Doubling::FromThree : Doubling::Never;
    for (unsigned chosen = 1; chosen < 1u << accuso.made.size(); ++chosen) {
        Accuse accuse;
        std::vector<Combination> shown;
        for (std::size_t i = 0; i < accuso.made.size(); ++i)
            if ((chosen >> i) & 1) {
                accuse.names.push_back(accuso.made[i].name);
                shown.push_back(accuso.made[i]);
            }
        if (worthOf(shown, doubling).total() >= accuso.least)
            legal.append(actionText({seat, accuse}));
    }
}

QJsonArray plays(Seat seat, const PlayChoice& choice) {
    QJsonArray legal;
    for (Card card : choice.cards) {
        legal.append(actionText({seat, Play{card}}));
        for (const auto& [signal, cards] : {std::pair{Signal::Busso, choice.busso},
                                            {Signal::Striscio, choice.striscio},
                                            {Signal::Volo, choice.volo}})
            if (cards.contains(card))
                legal.append(actionText({seat, Play{card, signal}}));
    }
    return legal;
}

} // namespace

QJsonObject viewMessage(const View& view) {
    QJsonObject message = known(view, "view");
    const Choice& choice = *view.choice;
    QJsonArray legal;
    if (const auto* discard = std::get_if<DiscardChoice>(&choice.among)) {
        message[QStringLiteral("discard")] = QJsonObject{
            {QStringLiteral("count"), 2}, {QStringLiteral("from"), bologneseCodes(discard->from)}};
        addAccusi(legal, choice.seat, discard->accuso, view.rules);
    } else {
        const auto& play = std::get<PlayChoice>(choice.among);
        legal = plays(choice.seat, play);
        addAccusi(legal, choice.seat, play.accuso, view.rules);
    }
    message[QStringLiteral("turn")] = records::codeOf(choice.seat);
    if (!legal.isEmpty())
        message[QStringLiteral("legal")] = legal;
    return message;
}

QJsonObject endMessage(const View& view) {
    QJsonObject message = known(view, "end");
    addResult(message, view.result, view.score);
    return message;
}

} // namespace cli
