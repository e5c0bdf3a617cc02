#include "cli/tarot/tarot_parts.h"

namespace cli {

using namespace tarot;

QLatin1String phaseText(Phase phase) {
    static constexpr std::array texts{"auction", "call", "discard", "jeu", "play", "over"};
    return QLatin1String(texts[static_cast<std::size_t>(phase)]);
}

QJsonArray auction(const std::vector<std::pair<Seat, Bid>>& all, int players,
                   const QList<QJsonArray>* legal) {
    QJsonArray array;
    for (const auto& [seat, bid] : all) {
        QJsonArray one{seatText(seat, players), bidText(bid)};
        if (legal)
            one.append((*legal)[array.size()]);
        array.append(one);
    }
    return array;
}

QJsonValue ecart(const std::optional<Ecart>& made) {
    if (!made)
        return {};
    return QJsonObject{{QStringLiteral("cards"), tarotCodes(made->cards)},
                       {QStringLiteral("shown"), tarotCodes(made->shown)}};
}

QJsonValue slamOrNull(Slam slam) {
    return slam == Slam::None ? QJsonValue() : QJsonValue(slamText(slam));
}

QJsonArray announcements(const std::vector<Announcement>& all, int players) {
    QJsonArray array;
    for (const Announcement& one : all)
        array.append(QJsonObject{{QStringLiteral("seat"), seatText(one.seat, players)},
                                 {QStringLiteral("kind"), announcedText(one.kind)},
                                 {QStringLiteral("cards"), tarotCodes(one.cards)}});
    return array;
}

QJsonArray tricks(const std::vector<Trick>& all, int players, const QList<QJsonArray>* legal) {
    QJsonArray array;
    qsizetype played = 0;
    for (const Trick& trick : all) {
        QJsonArray plays;
        for (const auto& entry : trick.plays) {
            QJsonArray one{seatText(entry.seat, players), cardText(entry.card)};
            if (legal)
                one.append((*legal)[played]);
            ++played;
            plays.append(one);
        }
        array.append(QJsonObject{{QStringLiteral("leader"), seatText(trick.leader, players)},
                                 {QStringLiteral("plays"), plays},
                                 {QStringLiteral("winner"), seatOrNull(trick.winner, players)}});
    }
    return array;
}

QJsonArray poignees(const std::vector<PoigneeChoice>& choices) {
    QJsonArray array;
    for (const PoigneeChoice& one : choices)
        array.append(QJsonObject{{QStringLiteral("count"), one.count},
                                 {QStringLiteral("from"), tarotCodes(one.from)}});
    return array;
}

} // namespace cli
