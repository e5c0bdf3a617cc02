#include "cuatrola/records/match_record.h"

#include "cuatrola/records/action_text.h"
#include "records/seat_text.h"

namespace cuatrola {

namespace {

struct MatchForm {
    using Match = MatchRecord;
    using Loaded = LoadedHand;
    using Refusal = cuatrola::Refusal;
    using Paid = cuatrola::Paid;
    static constexpr auto kFormat = "cuatrola-match", kDealRule = "C2.3", kDrawRule = "C2.2";

    static auto switches() { return cuatrola::switches(); }
    static auto readHand(const QJsonObject& object) { return handRecordOf(object); }
    static QJsonObject writeHand(const HandRecord& record) { return toJson(record); }

    static void readTerms(records::Fields& fields, Match& match) {
        const auto isTarget = [](const QJsonValue& value) {
            return records::isCount(value) && value.toDouble() >= 1 && value.toDouble() <= 99; // C2.4
        };
        match.target = fields.needed(QStringLiteral("target"), isTarget).toInt(kTarget);
        records::readFourNames(fields, match.names);
    }
    static void writeTerms(QJsonObject& object, const Match& match) {
        object[QStringLiteral("target")] = match.target;
        object[QStringLiteral("players")] =
            QJsonArray::fromStringList({match.names.begin(), match.names.end()});
    }

    static std::optional<DrawnCard> drawnOf(const QString& text, const Match&) {
        const auto seat = records::seatOfCode(QStringView(text).left(1));
        const auto card = cardOf(text.mid(2).toStdString());
        if (!seat || !card || text.mid(1, 1) != u":")
            return std::nullopt;
        return DrawnCard{*seat, *card};
    }
    static QString drawnText(const DrawnCard& drawn, const Match&) {
        return records::codeOf(drawn.seat) + u':' + cardText(drawn.card);
    }
    static bool isDraw(const Match& match) { return cuatrola::isDraw(match.draw); }
    static Seat nextDealer(Seat dealer, const Match&) { return right(dealer); }
    static QString misfit(const HandRecord&, const Match&) { return {}; }

    static QStringList paidKeys() { return {QStringLiteral("result")}; }
    static Paid readPaid(records::Fields& fields, const Hand&) {
        const auto isResult = [](const QJsonValue& value) {
            const QJsonValue points = value[QStringLiteral("points")], side = value[QStringLiteral("side")];
            const bool isSide = side == records::codeOf(Side::NS) || side == records::codeOf(Side::EW);
            return records::isCount(points) && points.toDouble() <= 5 &&
                   (points.toInt() == 0 ? side.isNull() : isSide);
        };
        const QJsonValue result = fields.needed(QStringLiteral("result"), isResult);
        Paid paid{std::nullopt, result[QStringLiteral("points")].toInt()};
        if (paid.points > 0)
            paid.side = result[QStringLiteral("side")] == records::codeOf(Side::NS) ? Side::NS : Side::EW;
        return paid;
    }
    static void writePaid(QJsonObject& object, const Paid& paid, const Deal&) {
        object[QStringLiteral("result")] = QJsonObject{
            {QStringLiteral("side"), paid.side ? QJsonValue(records::codeOf(*paid.side)) : QJsonValue()},
            {QStringLiteral("points"), paid.points}};
    }
    static Paid paidBy(const Hand& hand) {
        const Score score = hand.position().score();
        return score.by == ScoredBy::Void ? Paid{} : Paid{score.side, score.points};
    }
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

} // namespace cuatrola
