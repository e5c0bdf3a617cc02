#include "cli/minchiate/report_parts.h"

#include "minchiate/hand_order.h"
#include "minchiate/records/action_text.h"

#include <cstdlib>

namespace cli {

using namespace minchiate;

namespace {

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

} // namespace

QJsonArray codes(const std::vector<Card>& cards) {
    QJsonArray array;
    for (Card c : cards)
        array.append(records::cardText(c));
    return array;
}

QJsonArray codes(CardSet cards) {
    return codes(inHandOrder(cards));
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

QJsonArray tricks(const std::vector<Trick>& all, const std::vector<CardSet>* legal) {
    std::size_t next = 0;
    QJsonArray array;
    for (const Trick& trick : all) {
        QJsonArray plays;
        for (const auto& play : trick.plays) {
            QJsonArray entry{records::seatText(play.seat), records::cardText(play.card)};
            if (legal)
                entry.append(codes((*legal)[next++]));
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

QJsonArray versicole(const std::vector<Versicola>& list) {
    QJsonArray array;
    for (const Versicola& v : list)
        array.append(
            QJsonObject{{QStringLiteral("cards"), codes(v.cards)}, {QStringLiteral("points"), v.points}});
    return array;
}

namespace {

QJsonObject count(const SideCount& count) {
    return {{QStringLiteral("cards"), count.cards},
            {QStringLiteral("versicole"), versicole(count.versicole)},
            {QStringLiteral("last"), count.last},
            {QStringLiteral("counters"), count.counters},
            {QStringLiteral("total"), count.total()}};
}

} // namespace

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

} // namespace cli
