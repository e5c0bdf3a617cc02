#include "cli/bolognese/replay.h"

#include "cli/json_parts.h"

#include "bolognese/records/action_text.h"

namespace cli {

using namespace bolognese;

namespace {

template<class Cards>
QJsonArray codes(const Cards& cards) {
    return codesOf(cards, cardText);
}

QJsonArray combinations(std::span<const Combination> made) {
    QJsonArray array;
    for (const Combination& one : made)
        array.append(QJsonObject{{QStringLiteral("name"), nameText(one.name)},
                                 {QStringLiteral("cards"), codes(one.cards)},
                                 {QStringLiteral("points"), one.points}});
    return array;
}

QJsonArray names(std::span<const Combination> made) {
    QJsonArray array;
    for (const Combination& one : made)
        array.append(nameText(one.name));
    return array;
}

QJsonArray accusi(const Hand& hand) {
    QJsonArray array;
    for (const Accuso& accuso : hand.accusi())
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

// The legal cards before each play, told by folding once more.
std::vector<CardSet> legalSets(const HandRecord& record) {
    std::vector<CardSet> sets;
    Hand hand(record.deal);
    for (const Action& action : record.actions) {
        if (std::holds_alternative<Play>(action.what))
            sets.push_back(hand.position().legal());
        (void)hand.apply(action);
    }
    return sets;
}

QJsonArray tricks(const Hand& hand, const std::vector<CardSet>& legal) {
    QJsonArray array;
    std::size_t played = 0;
    for (const Trick& trick : hand.tricks()) {
        QJsonArray plays;
        for (const auto& entry : trick.plays) {
            const QString signal = signalText(entry.signal);
            QJsonArray one{records::codeOf(entry.seat), cardText(entry.card),
                           signal.isEmpty() ? QJsonValue() : QJsonValue(signal)};
            if (!legal.empty())
                one.append(codes(legal[played]));
            ++played;
            plays.append(one);
        }
        array.append(QJsonObject{{QStringLiteral("leader"), records::codeOf(trick.leader)},
                                 {QStringLiteral("plays"), plays},
                                 {QStringLiteral("winner"), codeOrNull(trick.winner)}});
    }
    return array;
}

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

void addResult(QJsonObject& report, const Hand& hand) {
    for (const char* key : {"captured", "exchange", "count", "cappotto", "called_out", "points", "score"})
        report[QLatin1String(key)] = QJsonValue();
    if (!hand.result())
        return;
    const Result& result = *hand.result();
    report[QStringLiteral("points")] = bySide([&](Side side) { return result.points[side]; });
    report[QStringLiteral("score")] =
        bySide([&](Side side) { return hand.deal().score[side] + result.points[side]; });
    report[QStringLiteral("called_out")] = codeOrNull(result.calledOut);
    if (result.calledOut)
        return;
    report[QStringLiteral("captured")] = bySide([&](Side side) { return codes(result.count[side].pile); });
    if (!result.exchange.cards.empty())
        report[QStringLiteral("exchange")] =
            QJsonObject{{QStringLiteral("from"), records::codeOf(result.exchange.from)},
                        {QStringLiteral("cards"), codes(result.exchange.cards)}};
    report[QStringLiteral("count")] = bySide([&](Side side) { return count(result.count[side]); });
    report[QStringLiteral("cappotto")] = codeOrNull(result.cappotto);
}

QJsonValue next(const Hand& hand) {
    const auto choice = hand.choice();
    if (!choice)
        return {};
    const auto* discard = std::get_if<DiscardChoice>(&choice->among);
    const PlayChoice play = discard ? PlayChoice{} : std::get<PlayChoice>(choice->among);
    return QJsonObject{
        {QStringLiteral("seat"), records::codeOf(choice->seat)},
        {QStringLiteral("discard"), codes(discard ? discard->from : CardSet{})},
        {QStringLiteral("accuse"), names(discard ? discard->accuso.made : play.accuso.made)},
        {QStringLiteral("play"), codes(play.cards)},
        {QStringLiteral("signals"), QJsonObject{{QStringLiteral("busso"), codes(play.busso)},
                                                {QStringLiteral("striscio"), codes(play.striscio)},
                                                {QStringLiteral("volo"), codes(play.volo)}}}};
}

} // namespace

QJsonObject replayReport(const LoadedHand& loaded, LegalCards legal) {
    const Hand& hand = loaded.hand;
    static const std::array phases{"discard", "play", "over"};
    const auto choice = hand.choice();
    const auto afterDiscard = [&](auto value) {
        return hand.discard() ? QJsonValue(bySeat(value)) : QJsonValue();
    };
    QJsonObject report{
        {QStringLiteral("phase"), QLatin1String(phases[static_cast<std::size_t>(hand.phase())])},
        {QStringLiteral("turn"), choice ? QJsonValue(records::codeOf(choice->seat)) : QJsonValue()},
        {QStringLiteral("dealt"), bySeat([&](Seat seat) { return codes(hand.dealt(seat)); })},
        {QStringLiteral("last_two"), codes(hand.lastTwo())},
        {QStringLiteral("discard"), hand.discard() ? QJsonValue(codes(*hand.discard())) : QJsonValue()},
        {QStringLiteral("hands"), afterDiscard([&](Seat seat) { return codes(*hand.held(seat)); })},
        {QStringLiteral("combinations"), afterDiscard([&](Seat seat) {
             return combinations(combinationsOf(*hand.held(seat), hand.deal().rules));
         })},
        {QStringLiteral("accusi"), accusi(hand)},
        {QStringLiteral("tricks"),
         tricks(hand, legal == LegalCards::Show ? legalSets(loaded.record) : std::vector<CardSet>{})}};
    addResult(report, hand);
    if (legal == LegalCards::Show)
        report[QStringLiteral("next")] = next(hand);
    return report;
}

} // namespace cli
