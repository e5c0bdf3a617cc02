#include "cli/cuatrola/parts.h"

#include "cuatrola/game.h"
#include "cuatrola/records/action_text.h"

namespace cli {

using namespace cuatrola;

QJsonArray cuatrolaCodes(std::span<const Card> cards) {
    return codesOf(cards, cardText);
}

QJsonArray cuatrolaCodes(CardSet cards) {
    return codesOf(cards, cardText);
}

QJsonArray suits(Suits set) {
    return QJsonArray::fromStringList(suitTexts(set));
}

QJsonObject trump(Card turnedUp) {
    return {{QStringLiteral("suit"), suits(only(suitOf(turnedUp))).first()},
            {QStringLiteral("card"), cardText(turnedUp)}};
}

QLatin1String phaseText(Phase phase) {
    static constexpr std::array texts{"bid", "sing", "play", "over"};
    return QLatin1String(texts[static_cast<std::size_t>(phase)]);
}

QJsonArray bids(const std::vector<std::pair<Seat, Bid>>& all, const QList<QJsonArray>* legal) {
    QJsonArray array;
    for (const auto& [seat, bid] : all) {
        QJsonArray one{records::codeOf(seat), bidText(bid)};
        if (legal)
            one.append((*legal)[array.size()]);
        array.append(one);
    }
    return array;
}

QJsonValue contract(const std::optional<Contract>& made) {
    if (!made)
        return {};
    return QJsonObject{{QStringLiteral("bid"), made->bidder ? bidText(made->bid) : QStringLiteral("plain")},
                       {QStringLiteral("bidder"), codeOrNull(made->bidder)},
                       {QStringLiteral("side"),
                        made->bidder ? QJsonValue(records::codeOf(sideOf(*made->bidder))) : QJsonValue()},
                       {QStringLiteral("idle"), codeOrNull(made->idle)},
                       {QStringLiteral("leader"), records::codeOf(made->leader)}};
}

QJsonArray tricks(const std::vector<Trick>& all, const QList<QJsonArray>* legal) {
    QJsonArray array;
    qsizetype played = 0;
    for (const Trick& trick : all) {
        QJsonArray plays;
        for (const auto& entry : trick.plays) {
            QJsonArray one{records::codeOf(entry.seat), cardText(entry.card)};
            if (legal)
                one.append((*legal)[played]);
            ++played;
            plays.append(one);
        }
        array.append(QJsonObject{{QStringLiteral("leader"), records::codeOf(trick.leader)},
                                 {QStringLiteral("plays"), plays},
                                 {QStringLiteral("winner"), codeOrNull(trick.winner)}});
    }
    return array;
}

QJsonArray cantes(const std::vector<Cante>& all, const QList<QJsonArray>* legal) {
    QJsonArray array;
    for (const Cante& cante : all) {
        QJsonObject one{{QStringLiteral("seat"), records::codeOf(cante.seat)},
                        {QStringLiteral("side"), records::codeOf(sideOf(cante.seat))},
                        {QStringLiteral("trick"), cante.trick},
                        {QStringLiteral("sung"), suits(cante.suits)},
                        {QStringLiteral("points"), cante.points}};
        if (legal)
            one[QStringLiteral("legal")] = (*legal)[array.size()];
        array.append(one);
    }
    return array;
}

QJsonArray actions(const Choice& choice) {
    QJsonArray array;
    for (const Action& action : actionsOf(choice))
        array.append(actionText(action));
    return array;
}

QJsonObject result(const Score& score) {
    static constexpr std::array reasons{"points", "tie", "void", "capote", "tricks"};
    return {{QStringLiteral("side"),
             score.by == ScoredBy::Void ? QJsonValue() : QJsonValue(records::codeOf(score.side))},
            {QStringLiteral("points"), score.points},
            {QStringLiteral("by"), QLatin1String(reasons[static_cast<std::size_t>(score.by)])}};
}

} // namespace cli
