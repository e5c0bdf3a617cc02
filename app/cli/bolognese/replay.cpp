#include "cli/bolognese/replay.h"

#include "cli/bolognese/parts.h"

namespace cli {

using namespace bolognese;

namespace {

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

QJsonValue next(const Hand& hand) {
    const auto choice = hand.choice();
    if (!choice)
        return {};
    const auto* discard = std::get_if<DiscardChoice>(&choice->among);
    const PlayChoice play = discard ? PlayChoice{} : std::get<PlayChoice>(choice->among);
    return QJsonObject{
        {QStringLiteral("seat"), records::codeOf(choice->seat)},
        {QStringLiteral("discard"), bologneseCodes(discard ? discard->from : CardSet{})},
        {QStringLiteral("accuse"), names(discard ? discard->accuso.made : play.accuso.made)},
        {QStringLiteral("play"), bologneseCodes(play.cards)},
        {QStringLiteral("signals"), QJsonObject{{QStringLiteral("busso"), bologneseCodes(play.busso)},
                                                {QStringLiteral("striscio"), bologneseCodes(play.striscio)},
                                                {QStringLiteral("volo"), bologneseCodes(play.volo)}}}};
}

} // namespace

QJsonObject replayReport(const LoadedHand& loaded, LegalCards legal) {
    const Hand& hand = loaded.hand;
    const auto choice = hand.choice();
    const auto afterDiscard = [&](auto value) {
        return hand.discard() ? QJsonValue(bySeat(value)) : QJsonValue();
    };
    QJsonObject report{
        {QStringLiteral("phase"), phaseText(hand.phase())},
        {QStringLiteral("turn"), choice ? QJsonValue(records::codeOf(choice->seat)) : QJsonValue()},
        {QStringLiteral("dealt"), bySeat([&](Seat seat) { return bologneseCodes(hand.dealt(seat)); })},
        {QStringLiteral("last_two"), bologneseCodes(hand.lastTwo())},
        {QStringLiteral("discard"),
         hand.discard() ? QJsonValue(bologneseCodes(*hand.discard())) : QJsonValue()},
        {QStringLiteral("hands"), afterDiscard([&](Seat seat) { return bologneseCodes(*hand.held(seat)); })},
        {QStringLiteral("combinations"), afterDiscard([&](Seat seat) {
             return combinations(combinationsOf(*hand.held(seat), hand.deal().rules));
         })},
        {QStringLiteral("accusi"), accusi(hand.accusi())},
        {QStringLiteral("tricks"),
         tricks(hand.tricks(),
                legal == LegalCards::Show ? legalSets(loaded.record) : std::vector<CardSet>{})}};
    addResult(report, hand.result(), hand.deal().score);
    if (legal == LegalCards::Show)
        report[QStringLiteral("next")] = next(hand);
    return report;
}

} // namespace cli
