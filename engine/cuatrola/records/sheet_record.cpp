#include "cuatrola/records/sheet_record.h"

#include "cuatrola/records/action_text.h"
#include "records/seat_text.h"

namespace cuatrola {

namespace {

namespace sheet_file = records::sheet_file;
using records::Fields;
using records::isCount;
using sheet::KeptCount;
using sheet::KeptHand;
using sheet::KeptOutcome;
using sheet::KeptVoid;
using sheet::Sheet;

constexpr std::array kEndings{"played", "capote", "revoke"};
constexpr std::array kBidNames{Bid::Pass, Bid::Solo, Bid::Cuatrola, Bid::Quintola};

// ---- Reading ----

std::optional<Side> sideIn(const QJsonValue& value) {
    for (Side side : kSides)
        if (value.toString() == records::codeOf(side))
            return side;
    return std::nullopt;
}
bool isSide(const QJsonValue& value) {
    return sideIn(value).has_value();
}
std::optional<Bid> bidIn(const QJsonValue& value) {
    for (Bid bid : kBidNames)
        if (value.toString() == bidText(bid))
            return bid;
    return std::nullopt;
}
bool isBid(const QJsonValue& value) {
    return bidIn(value).has_value();
}
bool isSeat(const QJsonValue& value) {
    return records::seatOfCode(value.toString()).has_value();
}
bool isPoints(const QJsonValue& value) {
    return isCount(value) && value.toDouble() <= 1000;
}
bool isFlag(const QJsonValue& value) {
    return value.isBool();
}
std::optional<sheet::Ending> endingIn(const QJsonValue& value) {
    for (std::size_t i = 0; i < kEndings.size(); ++i)
        if (value.toString() == QLatin1String(kEndings[i]))
            return static_cast<sheet::Ending>(i);
    return std::nullopt;
}

// As much of a hand as was said.
sheet::Draft readSaid(Fields& fields) {
    sheet::Draft said;
    said.bid = bidIn(fields.optional(QStringLiteral("bid"), isBid));
    said.bettors = sideIn(fields.optional(QStringLiteral("bettors"), isSide));
    said.scores = sideIn(fields.optional(QStringLiteral("scores"), isSide));
    said.ending = endingIn(fields.optional(QStringLiteral("ending"), [](const QJsonValue& v) {
                      return endingIn(v).has_value();
                  })).value_or(sheet::Ending::Played);
    said.nobody = fields.optional(QStringLiteral("void"), isFlag).toBool();
    const auto counted = sideIn(fields.optional(QStringLiteral("counted"), isSide));
    said.saying = counted ? sheet::Saying::Points : sheet::Saying::Outcome;
    said.counted = counted.value_or(Side{});
    if (const auto points = fields.optional(QStringLiteral("points"), isPoints); points.isDouble())
        said.points = points.toInt();
    if (const auto idle = fields.optional(QStringLiteral("idle"), isPoints); idle.isDouble())
        said.idle = idle.toInt();
    const auto cantes = fields.optional(QStringLiteral("cantes"), records::isMap).toObject();
    fields.each(QStringLiteral("cantes"), cantes,
                [&](const QString& name, const QJsonValue& points) -> std::optional<records::FaultKind> {
                    const auto side = sideIn(name);
                    if (!side || !isPoints(points))
                        return records::FaultKind::Mistyped;
                    said.cantes[*side] = points.toInt();
                    return std::nullopt;
                });
    said.last = sideIn(fields.optional(QStringLiteral("last"), isSide));
    return said;
}

// ---- Writing ----

void writeSaid(QJsonObject& object, const sheet::Draft& said) {
    if (said.nobody)
        object[QStringLiteral("void")] = true;
    if (said.bid)
        object[QStringLiteral("bid")] = bidText(*said.bid);
    if (said.bettors)
        object[QStringLiteral("bettors")] = records::codeOf(*said.bettors);
    if (said.scores)
        object[QStringLiteral("scores")] = records::codeOf(*said.scores);
    if (said.ending != sheet::Ending::Played)
        object[QStringLiteral("ending")] = QLatin1String(kEndings[static_cast<std::size_t>(said.ending)]);
    if (said.saying == sheet::Saying::Points)
        object[QStringLiteral("counted")] = records::codeOf(said.counted);
    if (said.points)
        object[QStringLiteral("points")] = *said.points;
    if (said.idle)
        object[QStringLiteral("idle")] = *said.idle;
    QJsonObject cantes;
    for (Side side : kSides)
        if (said.cantes[side] != 0)
            cantes[records::codeOf(side)] = said.cantes[side];
    if (!cantes.isEmpty())
        object[QStringLiteral("cantes")] = cantes;
    if (said.last)
        object[QStringLiteral("last")] = records::codeOf(*said.last);
}

struct SheetForm {
    using Sheet = sheet::Sheet;
    using Hand = KeptHand;
    using Problem = sheet::Problem;
    static Hand read(Fields& fields, const Sheet&) {
        if (fields.optional(QStringLiteral("void"), isFlag).toBool())
            return KeptVoid{};
        const auto hand = sheet::handOf(readSaid(fields));
        if (!hand)
            fields.fail(records::FaultKind::Missing, QStringLiteral("bid"));
        return hand.value_or(KeptVoid{});
    }
    static void write(QJsonObject& object, const Hand& hand, const Sheet&) {
        if (std::holds_alternative<KeptVoid>(hand))
            object[QStringLiteral("void")] = true;
        else
            writeSaid(object, sheet::draftOf(hand));
    }
    static std::optional<Problem> faultOf(const Hand& hand, const Sheet& sheet) {
        return sheet::faultOf(hand, sheet.rules);
    }
    static void readDraft(Fields& fields, sheet::Draft& draft, const Sheet&) { draft = readSaid(fields); }
    static void writeDraft(QJsonObject& object, const sheet::Draft& draft, const Sheet&) {
        writeSaid(object, draft);
    }
};

} // namespace

std::variant<Sheet, SheetFault> sheetOf(const QJsonObject& object) {
    Fields fields(object);
    fields.expectFormat(QLatin1String(kSheetFormat));
    Sheet sheet;
    sheet_file::readHeading(fields, sheet);
    const QStringList names = sheet_file::readNames(fields, 4, 4);
    sheet.firstDealer = records::seatOfCode(fields.needed(QStringLiteral("first_dealer"), isSeat).toString())
                            .value_or(Seat::S);
    const auto isIn = [](int most) {
        return [most](const QJsonValue& value) {
            return isCount(value) && value.toDouble() >= 1 && value.toDouble() <= most;
        };
    };
    sheet.target = fields.needed(QStringLiteral("target"), isIn(99)).toInt(); // C2.4
    if (const auto matches = fields.optional(QStringLiteral("matches"), isIn(99)); matches.isDouble())
        sheet.matches = matches.toInt();
    fields.each(
        QStringLiteral("rules"), fields.needed(QStringLiteral("rules"), records::isMap),
        [&](const QString& name, const QJsonValue& value) { return setSwitch(sheet.rules, name, value); });
    const auto hands = fields.needed(QStringLiteral("hands"), records::isList).toArray();
    const auto draft = fields.optional(QStringLiteral("draft"), records::isMap);
    if (fields.failure())
        return SheetFault{*fields.failure()};
    for (Seat seat : kSeats)
        sheet.names[seat] = names[index(seat)].toStdString();
    if (const auto problem = kept::nameFault(sheet.names))
        return SheetFault{sheet_file::faultAt(QStringLiteral("$.players")), {}, problem};
    if (auto fault = sheet_file::readHands<SheetForm>(hands, sheet))
        return std::move(*fault);
    if (auto fault = sheet_file::readDraft<SheetForm>(draft, sheet))
        return std::move(*fault);
    sheet.others = sheet_file::othersOf(fields.rest());
    return sheet;
}

QJsonObject toJson(const Sheet& sheet) {
    QJsonObject object = sheet_file::othersIn(sheet.others);
    sheet_file::writeHeading(object, sheet, kSheetFormat);
    object[QStringLiteral("players")] = sheet_file::namesWritten(sheet.names, sheet.names.size());
    object[QStringLiteral("first_dealer")] = records::codeOf(sheet.firstDealer);
    object[QStringLiteral("target")] = sheet.target;
    if (sheet.matches)
        object[QStringLiteral("matches")] = *sheet.matches;
    object[QStringLiteral("rules")] = toJson(sheet.rules);
    object[QStringLiteral("hands")] = sheet_file::handsWritten<SheetForm>(sheet);
    sheet_file::writeDraft<SheetForm>(object, sheet);
    return object;
}

} // namespace cuatrola
