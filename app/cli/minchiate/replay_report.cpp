#include "cli/minchiate/replay_report.h"

#include "cli/game_commands.h"
#include "cli/minchiate/report_parts.h"
#include "minchiate/records/action_text.h"
#include "text/words.h"

namespace cli {

using namespace minchiate;

namespace {

// The legal cards before each play, by folding the record once more.
std::vector<CardSet> legalSets(const records::HandRecord& record) {
    std::vector<CardSet> sets;
    Hand hand(record.deal);
    for (const Action& action : record.actions) {
        if (const auto choice = hand.choice(); choice && std::holds_alternative<Play>(action.what))
            sets.push_back(std::get<PlayChoice>(choice->among).cards);
        if (std::holds_alternative<Refusal>(hand.apply(action)))
            break; // cannot be: the record was accepted
    }
    return sets;
}

} // namespace

QJsonObject replayReport(const records::LoadedHand& loaded, LegalCards legal) {
    const Hand& hand = loaded.hand;
    const auto sets = legal == LegalCards::Show ? legalSets(loaded.record) : std::vector<CardSet>{};
    QJsonArray announcements, texts;
    for (const SuitCounts& announced : hand.announcements()) {
        announcements.append(counts(announced));
        texts.append(text::announcement(announced));
    }
    QJsonObject turnedUp, discarded, hands;
    for (Seat seat : kSeats) {
        const QString key = records::seatText(seat);
        const auto& up = hand.turnedUp()[seat];
        turnedUp[key] = up ? QJsonValue(records::cardText(*up)) : QJsonValue();
        discarded[key] = codes(hand.discarded()[seat]);
        hands[key] = codes(hand.dealtHands()[seat]);
    }
    QJsonObject report{
        {QStringLiteral("marks"), marks(hand.tally())},
        {QStringLiteral("paid"), paid(hand.tally())},
        {QStringLiteral("tricks"), tricks(hand.tricks(), legal == LegalCards::Show ? &sets : nullptr)},
        {QStringLiteral("robbed"), codes(hand.robbed())},
        {QStringLiteral("fola_robbed"), codes(hand.folaRobbed())},
        {QStringLiteral("taken"), codes(hand.taken())},
        {QStringLiteral("fola"), codes(hand.fola())},
        {QStringLiteral("announcements"), announcements},
        {QStringLiteral("announcement_texts"), texts},
        {QStringLiteral("turned_up"), turnedUp},
        {QStringLiteral("discarded"), discarded},
        {QStringLiteral("hands"), hands}};
    addResult(report, hand.result());
    return report;
}

QJsonObject refusalReport(const records::RecordError& error) {
    return refusal(error.action, error.path, error.rule(), text::explain(error, text::seatNames()));
}

} // namespace cli
