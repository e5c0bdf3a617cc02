#include "tarot/records/match_record.h"

#include "tarot/records/action_text.h"

#include <cmath>

namespace tarot {

namespace {

bool isScore(const QJsonValue& value) {
    const double score = value.toDouble(0.5);
    return value.isDouble() && std::abs(score) <= 1'000'000 && std::floor(score) == score;
}

struct MatchForm {
    using Match = MatchRecord;
    using Loaded = LoadedHand;
    using Refusal = tarot::Refusal;
    using Paid = PerSeat<int>;
    static constexpr auto kFormat = "french-tarot-match", kDealRule = "F3.3", kDrawRule = "F3.2";

    static auto switches() { return tarot::switches(); }
    static auto readHand(const QJsonObject& object) { return handRecordOf(object); }
    static QJsonObject writeHand(const HandRecord& record) { return toJson(record); }

    static void readTerms(records::Fields& fields, Match& match) {
        const auto isCountFrom = [](int least, int most) {
            return [=](const QJsonValue& value) {
                return records::isCount(value) && value.toDouble() >= least && value.toDouble() <= most;
            };
        };
        match.seats = fields.needed(QStringLiteral("seats"), isCountFrom(kFewestPlayers, kMostPlayers))
                          .toInt(match.seats);
        match.length = fields.needed(QStringLiteral("length"), isCountFrom(1, 1000)).toInt();
        const auto names = records::readNames(fields, seatTexts(match.seats));
        std::copy(names.begin(), names.end(), match.names.begin());
    }
    static void writeTerms(QJsonObject& object, const Match& match) {
        object[QStringLiteral("seats")] = match.seats;
        object[QStringLiteral("length")] = match.length;
        QJsonObject names;
        for (Seat seat : Seats::table(match.seats))
            if (!match.names[seat].isEmpty())
                names[seatText(seat, match.seats)] = match.names[seat];
        if (!names.isEmpty())
            object[QStringLiteral("players")] = names;
    }

    static std::optional<DrawnCard> drawnOf(const QString& text, const Match& match) {
        const auto colon = text.indexOf(u':');
        const auto seat = seatOf(QStringView(text).left(std::max<qsizetype>(colon, 0)), match.seats);
        const auto card = cardOf(text.mid(colon + 1).toStdString());
        if (colon < 0 || !seat || !card)
            return std::nullopt;
        return DrawnCard{*seat, *card};
    }
    static QString drawnText(const DrawnCard& drawn, const Match& match) {
        return seatText(drawn.seat, match.seats) + u':' + cardText(drawn.card);
    }
    static bool isDraw(const Match& match) { return tarot::isDraw(match.draw, match.seats); }
    static Seat nextDealer(Seat dealer, const Match& match) { return right(dealer, match.seats); }
    // Whoever sits at one table sits at it for the whole match.
    static QString misfit(const HandRecord& record, const Match& match) {
        return record.deal.players == match.seats ? QString() : QStringLiteral("seats");
    }

    static QStringList paidKeys() { return {QStringLiteral("scores")}; }
    static Paid readPaid(records::Fields& fields, const Hand& hand) {
        const Seats table = Seats::table(hand.players());
        const QJsonValue scores = fields.needed(QStringLiteral("scores"), [&](const QJsonValue& value) {
            for (Seat seat : table)
                if (!isScore(value[seatText(seat, hand.players())]))
                    return false;
            return true;
        });
        Paid paid{};
        for (Seat seat : table)
            paid[seat] = scores[seatText(seat, hand.players())].toInt();
        return paid;
    }
    static void writePaid(QJsonObject& object, const Paid& paid, const Deal& deal) {
        QJsonObject scores;
        for (Seat seat : Seats::table(deal.players))
            scores[seatText(seat, deal.players)] = paid[seat];
        object[QStringLiteral("scores")] = scores;
    }
    static Paid paidBy(const Hand& hand) { return hand.result()->scores; }
};

} // namespace

std::variant<LoadedMatch, RecordFault> matchRecordOf(const QJsonObject& object) {
    auto read = records::readMatch<MatchForm>(object);
    if (const auto* fault = std::get_if<RecordFault>(&read))
        return *fault;
    auto& [match, hands, disagreements] = std::get<0>(read);
    return LoadedMatch{std::move(match), std::move(hands), std::move(disagreements)};
}

QJsonObject toJson(const MatchRecord& record) {
    return records::writeMatch<MatchForm>(record);
}

} // namespace tarot
