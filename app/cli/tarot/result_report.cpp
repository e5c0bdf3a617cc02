#include "cli/tarot/tarot_parts.h"

namespace cli {

using namespace tarot;

namespace {

QString campText(Camp camp) {
    return camp == Camp::Declarer ? QStringLiteral("declarer") : QStringLiteral("defence");
}

template<class Value>
QJsonObject byCamp(Value value) {
    QJsonObject object;
    for (Camp camp : kCamps)
        object[campText(camp)] = value(camp);
    return object;
}

// `owner` says whose the Excuse is in the end.
QJsonValue excuse(const std::optional<ExcuseFate>& fate, int players, const QString& owner) {
    if (!fate)
        return {};
    return QJsonObject{{QStringLiteral("seat"), seatText(fate->by, players)},
                       {QStringLiteral("trick"), fate->trick},
                       {QStringLiteral("camp"), owner},
                       {QStringLiteral("given"), cardOrNull(fate->given)},
                       {QStringLiteral("half"), fate->half}};
}

QJsonObject parts(const Price& price) {
    return {{QStringLiteral("contract"), price.contract}, {QStringLiteral("margin"), price.margin},
            {QStringLiteral("petit"), price.petit},       {QStringLiteral("coefficient"), price.coefficient},
            {QStringLiteral("poignees"), price.poignees}, {QStringLiteral("slam"), price.slam}};
}

QJsonArray miseres(const ContractCount& count, int players) {
    QJsonArray array;
    for (const MiserePaid& one : count.miseres)
        array.append(QJsonObject{{QStringLiteral("seat"), seatText(one.seat, players)},
                                 {QStringLiteral("kind"), announcedText(one.kind)},
                                 {QStringLiteral("points"), one.points}});
    return array;
}

QJsonObject report(const VoidHand&, int) {
    return {{QStringLiteral("kind"), QStringLiteral("void")}};
}

QJsonObject report(const ContractCount& count, int players) {
    QJsonValue petit;
    if (count.petit)
        petit = QJsonObject{{QStringLiteral("trick"), count.petit->trick},
                            {QStringLiteral("camp"), campText(count.petit->camp)}};
    return {{QStringLiteral("kind"), QStringLiteral("contract")},
            {QStringLiteral("captured"), byCamp([&](Camp camp) { return tarotCodes(count.piles[camp]); })},
            {QStringLiteral("halves"), byCamp([&](Camp camp) { return count.halves[camp]; })},
            {QStringLiteral("excuse"),
             excuse(count.excuse, players, count.excuse ? campText(count.excuse->camp) : QString())},
            {QStringLiteral("bouts"), tarotCodes(count.bouts())},
            {QStringLiteral("needed"), needed(count.bouts().size())},
            {QStringLiteral("made"), count.price.made()},
            {QStringLiteral("margin"), count.price.margin},
            {QStringLiteral("petit"), petit},
            {QStringLiteral("parts"), parts(count.price)},
            {QStringLiteral("each"), count.price.each()},
            {QStringLiteral("miseres"), miseres(count, players)}};
}

QJsonObject report(const TwoCount& count, int) {
    QJsonValue petit;
    if (count.petit)
        petit = QJsonObject{{QStringLiteral("trick"), count.petit->trick},
                            {QStringLiteral("camp"), seatText(count.petit->seat, 2)}};
    QString owner;
    if (count.excuse)
        owner = seatText(count.excuse->camp == Camp::Declarer ? Seat::First : Seat::Second, 2);
    return {
        {QStringLiteral("kind"), QStringLiteral("two")},
        {QStringLiteral("captured"), byPlace(2, [&](Seat seat) { return tarotCodes(count.piles[seat]); })},
        {QStringLiteral("halves"), byPlace(2, [&](Seat seat) { return count.halves[seat]; })},
        {QStringLiteral("excuse"), excuse(count.excuse, 2, owner)},
        {QStringLiteral("bouts"), byPlace(2, [&](Seat seat) { return tarotCodes(count.bouts(seat)); })},
        {QStringLiteral("needed"), byPlace(2, [&](Seat seat) { return needed(count.bouts(seat).size()); })},
        {QStringLiteral("winner"), seatText(count.winner, 2)},
        {QStringLiteral("margin"), count.margin},
        {QStringLiteral("petit"), petit},
        {QStringLiteral("each"), count.each}};
}

QJsonObject report(const MisereCount& count, int players) {
    QJsonArray winners;
    for (Seat seat : count.winners)
        winners.append(seatText(seat, players));
    return {{QStringLiteral("kind"), QStringLiteral("misere")},
            {QStringLiteral("captured"),
             byPlace(players, [&](Seat seat) { return tarotCodes(count.piles[seat]); })},
            {QStringLiteral("halves"), byPlace(players, [&](Seat seat) { return count.halves[seat]; })},
            {QStringLiteral("excuse"),
             excuse(count.excuse, players, count.excuse ? seatText(count.excuse->by, players) : QString())},
            {QStringLiteral("winners"), winners}};
}

} // namespace

QJsonValue resultReport(const std::optional<Result>& result, int players) {
    if (!result)
        return {};
    QJsonObject object = std::visit([&](const auto& how) { return report(how, players); }, result->how);
    object[QStringLiteral("scores")] = byPlace(players, [&](Seat seat) { return result->scores[seat]; });
    return object;
}

} // namespace cli
