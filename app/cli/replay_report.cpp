#include "replay_report.h"

#include "action_text.h"
#include "hand_order.h"
#include "words.h"

#include <QJsonArray>

#include <cstdlib>

namespace cli {

using namespace minchiate;

namespace {

QJsonArray codes(const std::vector<Card>& cards) {
    QJsonArray array;
    for (Card c : cards)
        array.append(records::cardText(c));
    return array;
}

QJsonArray codes(CardSet cards) {
    return codes(inHandOrder(cards));
}

// A number signed for NS as a side and a positive number; level has no side.
QJsonObject sided(int signedForNs, const char* number) {
    const QString key = QLatin1String(number);
    if (signedForNs == 0)
        return {{QStringLiteral("side"), QJsonValue::Null}, {key, 0}};
    return {{QStringLiteral("side"), records::sideText(signedForNs > 0 ? Side::NS : Side::EW)},
            {key, std::abs(signedForNs)}};
}

QString causeText(Cause cause) {
    switch (cause) {
    case Cause::Rob:
        return QStringLiteral("rob");
    case Cause::Upcard:
        return QStringLiteral("upcard");
    case Cause::Fola:
        return QStringLiteral("fola");
    case Cause::Declaration:
        return QStringLiteral("declaration");
    case Cause::Death:
        break;
    }
    return QStringLiteral("death");
}

QJsonArray marks(const Tally& tally) {
    QJsonArray array;
    for (const Mark& mark : tally.marks())
        array.append(
            QJsonObject{{QStringLiteral("cause"), causeText(mark.cause)},
                        {QStringLiteral("side"), records::sideText(mark.side)},
                        {QStringLiteral("points"), mark.points},
                        {QStringLiteral("cards"), codes(mark.cards)},
                        {QStringLiteral("trick"), mark.trick > 0 ? QJsonValue(mark.trick) : QJsonValue()},
                        {QStringLiteral("net"), sided(mark.net, "points")}});
    return array;
}

QJsonArray paid(const Tally& tally) {
    QJsonArray array;
    for (const Payment& payment : tally.paid())
        array.append(QJsonObject{{QStringLiteral("side"), records::sideText(payment.side)},
                                 {QStringLiteral("after_mark"), payment.afterMark}});
    return array;
}

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

QJsonArray tricks(const records::LoadedHand& loaded, LegalCards legal) {
    const auto sets = legal == LegalCards::Show ? legalSets(loaded.record) : std::vector<CardSet>{};
    auto next = sets.begin();
    QJsonArray array;
    for (const Trick& trick : loaded.hand.tricks()) {
        QJsonArray plays;
        for (const auto& play : trick.plays) {
            QJsonArray entry{records::seatText(play.seat), records::cardText(play.card)};
            if (legal == LegalCards::Show)
                entry.append(codes(*next++));
            plays.append(entry);
        }
        array.append(
            QJsonObject{{QStringLiteral("leader"), records::seatText(trick.leader)},
                        {QStringLiteral("plays"), plays},
                        {QStringLiteral("winner"),
                         trick.winner ? QJsonValue(records::seatText(*trick.winner)) : QJsonValue()}});
    }
    return array;
}

QJsonObject counts(const SuitCounts& counts) {
    QJsonObject object;
    for (Suit suit : kSuits)
        object[records::cardText(king(suit)).first(1)] = counts[static_cast<std::size_t>(suit)];
    return object;
}

QJsonObject count(const SideCount& count) {
    QJsonArray versicole;
    for (const Versicola& v : count.versicole)
        versicole.append(
            QJsonObject{{QStringLiteral("cards"), codes(v.cards)}, {QStringLiteral("points"), v.points}});
    return {{QStringLiteral("cards"), count.cards},
            {QStringLiteral("versicole"), versicole},
            {QStringLiteral("last"), count.last},
            {QStringLiteral("counters"), count.counters},
            {QStringLiteral("total"), count.total()}};
}

void addResult(QJsonObject& report, const std::optional<Result>& result) {
    if (!result) {
        for (const char* key : {"captured", "count", "net", "cappotto", "resti"})
            report[QLatin1String(key)] = QJsonValue::Null;
        return;
    }
    QJsonObject captured, counted;
    for (Side side : kSides) {
        captured[records::sideText(side)] = codes(result->captured[side]);
        counted[records::sideText(side)] = count(result->count[side]);
    }
    report[QStringLiteral("captured")] = captured;
    report[QStringLiteral("count")] = counted;
    report[QStringLiteral("net")] = sided(result->net, "points");
    report[QStringLiteral("cappotto")] =
        result->cappotto ? QJsonValue(records::sideText(*result->cappotto)) : QJsonValue();
    report[QStringLiteral("resti")] = sided(result->resti, "count");
}

} // namespace

QJsonObject replayReport(const records::LoadedHand& loaded, LegalCards legal) {
    const Hand& hand = loaded.hand;
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
    QJsonObject report{{QStringLiteral("marks"), marks(hand.tally())},
                       {QStringLiteral("paid"), paid(hand.tally())},
                       {QStringLiteral("tricks"), tricks(loaded, legal)},
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
    const QString rule = error.rule();
    const QJsonObject details{
        {QStringLiteral("action"), error.action >= 0 ? QJsonValue(error.action) : QJsonValue()},
        {QStringLiteral("path"), error.action >= 0 ? QJsonValue() : QJsonValue(error.path)},
        {QStringLiteral("rule"), rule.isEmpty() ? QJsonValue() : QJsonValue(rule)},
        {QStringLiteral("message"), text::explain(error, text::seatNames())}};
    return {{QStringLiteral("ok"), false}, {QStringLiteral("error"), details}};
}

} // namespace cli
