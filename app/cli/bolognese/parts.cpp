#include "cli/bolognese/parts.h"

#include "bolognese/records/action_text.h"

namespace cli {

using namespace bolognese;

QJsonArray bologneseCodes(std::span<const Card> cards) {
    return codesOf(cards, cardText);
}

QJsonArray bologneseCodes(CardSet cards) {
    return codesOf(cards, cardText);
}

QLatin1String phaseText(Phase phase) {
    static constexpr std::array texts{"discard", "play", "over"};
    return QLatin1String(texts[static_cast<std::size_t>(phase)]);
}

QJsonArray combinations(std::span<const Combination> made) {
    QJsonArray array;
    for (const Combination& one : made)
        array.append(QJsonObject{{QStringLiteral("name"), nameText(one.name)},
                                 {QStringLiteral("cards"), bologneseCodes(one.cards)},
                                 {QStringLiteral("points"), one.points}});
    return array;
}

QJsonArray names(std::span<const Combination> made) {
    QJsonArray array;
    for (const Combination& one : made)
        array.append(nameText(one.name));
    return array;
}

QJsonArray accusi(const std::vector<Accuso>& all) {
    QJsonArray array;
    for (const Accuso& accuso : all)
        array.append(QJsonObject{{QStringLiteral("seat"), records::codeOf(accuso.seat)},
                                 {QStringLiteral("side"), records::codeOf(sideOf(accuso.seat))},
                                 {QStringLiteral("early"), accuso.early},
                                 {QStringLiteral("names"), names(accuso.shown)},
                                 {QStringLiteral("sequences"), accuso.worth.sequences},
                                 {QStringLiteral("cricche"), accuso.worth.cricche},
                                 {QStringLiteral("points"), accuso.worth.total()},
                                 {QStringLiteral("total"), accuso.total}});
    return array;
}

QJsonArray tricks(const std::vector<Trick>& all, const std::vector<CardSet>& legal) {
    QJsonArray array;
    std::size_t played = 0;
    for (const Trick& trick : all) {
        QJsonArray plays;
        for (const auto& entry : trick.plays) {
            const QString signal = signalText(entry.signal);
            QJsonArray one{records::codeOf(entry.seat), cardText(entry.card),
                           signal.isEmpty() ? QJsonValue() : QJsonValue(signal)};
            if (!legal.empty())
                one.append(bologneseCodes(legal[played]));
            ++played;
            plays.append(one);
        }
        array.append(QJsonObject{{QStringLiteral("leader"), records::codeOf(trick.leader)},
                                 {QStringLiteral("plays"), plays},
                                 {QStringLiteral("winner"), codeOrNull(trick.winner)}});
    }
    return array;
}

namespace {

QJsonObject count(const Count& made) {
    std::vector<Combination> sequences, cricche;
    for (const Combination& one : made.combinations)
        (isSequence(one.name) ? sequences : cricche).push_back(one);
    return {{QStringLiteral("sequences"), combinations(sequences)},
            {QStringLiteral("sequence_points"), made.worth.sequences},
            {QStringLiteral("cricche"), combinations(cricche)},
            {QStringLiteral("cricca_points"), made.worth.cricche},
            {QStringLiteral("scartini"), made.scartini},
            {QStringLiteral("last"), made.last},
            {QStringLiteral("accusi"), made.accusi},
            {QStringLiteral("total"), made.total()}};
}

} // namespace

void addResult(QJsonObject& report, const std::optional<Result>& end, const PerSide<int>& before) {
    for (const char* key : {"captured", "exchange", "count", "cappotto", "called_out", "points", "score"})
        report[QLatin1String(key)] = QJsonValue();
    if (!end)
        return;
    const Result& result = *end;
    report[QStringLiteral("points")] = bySide([&](Side side) { return result.points[side]; });
    report[QStringLiteral("score")] = bySide([&](Side side) { return before[side] + result.points[side]; });
    report[QStringLiteral("called_out")] = codeOrNull(result.calledOut);
    if (result.calledOut)
        return;
    report[QStringLiteral("captured")] =
        bySide([&](Side side) { return bologneseCodes(result.count[side].pile); });
    if (!result.exchange.cards.empty())
        report[QStringLiteral("exchange")] =
            QJsonObject{{QStringLiteral("from"), records::codeOf(result.exchange.from)},
                        {QStringLiteral("cards"), bologneseCodes(result.exchange.cards)}};
    report[QStringLiteral("count")] = bySide([&](Side side) { return count(result.count[side]); });
    report[QStringLiteral("cappotto")] = codeOrNull(result.cappotto);
}

} // namespace cli
