#include "bolognese/records/match_record.h"

#include "bolognese/records/action_text.h"
#include "records/seat_text.h"

namespace bolognese {

namespace {

QJsonObject bySide(const PerSide<int>& values) {
    return {{QStringLiteral("NS"), values[Side::NS]}, {QStringLiteral("EW"), values[Side::EW]}};
}

bool isBySide(const QJsonValue& value) {
    const auto isSum = [](const QJsonValue& sum) {
        return records::isCount(sum) && sum.toDouble() <= 1'000'000;
    };
    return value.isObject() && isSum(value[QStringLiteral("NS")]) && isSum(value[QStringLiteral("EW")]);
}

struct MatchForm {
    using Match = MatchRecord;
    using Loaded = LoadedHand;
    using Refusal = bolognese::Refusal;
    using Paid = bolognese::Paid;
    static constexpr auto kFormat = "tarocco-bolognese-match", kDealRule = "B3.3", kDrawRule = "B3.1";

    static auto switches() { return bolognese::switches(); }
    static auto readHand(const QJsonObject& object) { return handRecordOf(object); }
    static QJsonObject writeHand(const HandRecord& record) { return toJson(record); }

    static void readTerms(records::Fields& fields, Match& match) {
        records::readFourNames(fields, match.names);
    }
    static void writeTerms(QJsonObject& object, const Match& match) {
        object[QStringLiteral("players")] =
            QJsonArray::fromStringList({match.names.begin(), match.names.end()});
    }

    static std::optional<DrawnCard> drawnOf(const QString& text, const Match&) {
        const int player = text.isEmpty() ? -1 : text.front().unicode() - u'0';
        const auto card = cardOf(text.mid(2).toStdString());
        if (player < 0 || player > 3 || !card || text.mid(1, 1) != u":")
            return std::nullopt;
        return DrawnCard{player, *card};
    }
    static QString drawnText(const DrawnCard& drawn, const Match&) {
        return QString::number(drawn.player) + u':' + cardText(drawn.card);
    }
    static bool isDraw(const Match& match) { return drawOf(match.draw).has_value(); }
    static Seat nextDealer(Seat dealer, const Match&) { return right(dealer); }
    static QString misfit(const HandRecord&, const Match&) { return {}; }

    static QStringList paidKeys() { return {QStringLiteral("points"), QStringLiteral("score_after")}; }
    static Paid readPaid(records::Fields& fields, const Hand&) {
        Paid paid;
        const QJsonValue points = fields.needed(QStringLiteral("points"), isBySide),
                         after = fields.needed(QStringLiteral("score_after"), isBySide);
        for (Side side : kSides) {
            paid.points[side] = points[records::codeOf(side)].toInt();
            paid.score[side] = after[records::codeOf(side)].toInt();
        }
        return paid;
    }
    static void writePaid(QJsonObject& object, const Paid& paid, const Deal&) {
        object[QStringLiteral("points")] = bySide(paid.points);
        object[QStringLiteral("score_after")] = bySide(paid.score);
    }
    static Paid paidBy(const Hand& hand) {
        Paid paid{hand.result()->points, hand.deal().score};
        for (Side side : kSides)
            paid.score[side] += paid.points[side];
        return paid;
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

} // namespace bolognese
