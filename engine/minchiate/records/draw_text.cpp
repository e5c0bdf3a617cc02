// How match records write the draw for partners and who sat where.
#include "minchiate/records/action_text.h"
#include "minchiate/records/match_record.h"
#include "minchiate/records/reader.h"
#include "minchiate/sheet/score_sheet.h"

#include <QJsonArray>

#include <algorithm>

namespace records {

using namespace minchiate;

// ---- The draw: "0:T12". ----

QJsonArray toJson(const Draw& draw) {
    QJsonArray array;
    for (const DrawnCard& drawn : draw.cards)
        array.append(QStringLiteral("%1:%2").arg(drawn.player).arg(cardText(drawn.card)));
    return array;
}

namespace {

std::optional<DrawnCard> drawnCardOf(const QString& text) {
    const int player = text.isEmpty() ? -1 : text.front().unicode() - u'0';
    if (player < 0 || player >= kPlayers || text.indexOf(u':') != 1)
        return std::nullopt;
    const auto card = records::cardOf(QStringView(text).mid(2));
    return card ? std::optional(DrawnCard{player, *card}) : std::nullopt;
}

} // namespace

std::variant<Draw, RecordError> drawOf(const QJsonArray& array, Length length) {
    const QString path = QStringLiteral("$.draw");
    if (array.isEmpty() && length == Length::Hand)
        return Draw{{}, {0, 2, 1, 3}}; // sits the players in turn order, as seatsOf does
    std::vector<DrawnCard> cards;
    for (qsizetype i = 0; i < array.size(); ++i) {
        const auto drawn = drawnCardOf(array[i].toString());
        if (!drawn)
            return errorAt(RecordFault::Mistyped, path + QStringLiteral("[%1]").arg(i), array[i]);
        cards.push_back(*drawn);
    }
    const auto draw = minchiate::drawOf(cards);
    return draw ? std::variant<Draw, RecordError>(*draw) : errorAt(RecordFault::Draw, path);
}

// ---- Seats: who sits S, E, N and W, "0213". ----

QString seatingText(const PerSeat<int>& seats) {
    QString text;
    for (int player : seats)
        text += QString::number(player);
    return text;
}

std::optional<PerSeat<int>> seatingOf(const QString& text) {
    PerSeat<int> seats{{-1, -1, -1, -1}};
    for (qsizetype i = 0; i < text.size() && i < kPlayers; ++i)
        seats[static_cast<Seat>(i)] = text[i].unicode() - u'0';
    return text.size() == kPlayers && scoresheet::isSeating(seats) ? std::optional(seats) : std::nullopt;
}

bool areSeats(const QJsonValue& value) {
    const QJsonArray array = value.toArray();
    return array.size() == kRounds && std::ranges::all_of(array, [](const QJsonValue& v) {
               return seatingOf(v.toString()).has_value();
           });
}

} // namespace records
