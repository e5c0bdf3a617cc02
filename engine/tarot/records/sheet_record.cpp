#include "tarot/records/sheet_record.h"

#include "tarot/records/action_text.h"

#include <array>
#include <cmath>

namespace tarot {

namespace {

namespace sheet_file = records::sheet_file;
using records::Fields;
using records::isCount;
using records::isList;
using records::isMap;
using records::isText;
using sheet::KeptContract;
using sheet::KeptHand;
using sheet::KeptMisere;
using sheet::KeptVoid;
using sheet::Sheet;

constexpr auto kBidNames = std::array{Bid::Prise, Bid::Pousse, Bid::Garde, Bid::GardeSans, Bid::GardeContre};
constexpr std::array kCampTexts{"declarer", "defence"};
constexpr std::array kTricksTexts{"some", "all", "all-but-one", "none"};

QString latin(const char* text) {
    return QLatin1String(text);
}
bool isFlag(const QJsonValue& value) {
    return value.isBool();
}
// Whole or half points.
bool isPoints(const QJsonValue& value) {
    const double halves = value.toDouble(-1) * 2;
    return value.isDouble() && halves >= 0 && halves <= 1000 && std::floor(halves) == halves;
}
int halvesOf(const QJsonValue& points) {
    return static_cast<int>(std::lround(points.toDouble() * 2));
}
auto isSeatOf(int players) {
    return [players](const QJsonValue& value) { return seatOf(value.toString(), players).has_value(); };
}
template<std::size_t N>
auto isOneOf(const std::array<const char*, N>& texts) {
    return [&texts](const QJsonValue& value) {
        return std::ranges::any_of(texts, [&](const char* text) { return value.toString() == latin(text); });
    };
}
template<class Enum, std::size_t N>
Enum oneOf(const std::array<const char*, N>& texts, const QJsonValue& value) {
    const auto found =
        std::ranges::find_if(texts, [&](const char* text) { return value.toString() == latin(text); });
    return static_cast<Enum>(found - texts.begin());
}
std::optional<Bid> bidOf(const QJsonValue& value) {
    for (Bid bid : kBidNames)
        if (value.toString() == bidText(bid))
            return bid;
    return std::nullopt;
}
std::optional<Slam> slamOf(const QJsonValue& value) {
    for (Slam slam : {Slam::Chelem, Slam::PetitChelem})
        if (value.toString() == slamText(slam))
            return slam;
    return std::nullopt;
}

// "S:atouts"
std::optional<sheet::Misere> misereOf(const QString& text, int players) {
    const auto colon = text.indexOf(u':');
    const auto seat = seatOf(QStringView(text).left(std::max<qsizetype>(colon, 0)), players);
    for (Announced kind : {Announced::MisereAtouts, Announced::MisereTetes})
        if (seat && text.mid(colon + 1) == misereText(kind))
            return sheet::Misere{*seat, kind};
    return std::nullopt;
}

// ---- Reading ----

void readAnnounced(Fields& fields, sheet::Extras& hand, int players) {
    const auto poignees = fields.optional(QStringLiteral("poignees"), isMap).toObject();
    fields.each(QStringLiteral("poignees"), poignees,
                [&](const QString& name, const QJsonValue& cards) -> std::optional<records::FaultKind> {
                    const auto seat = seatOf(name, players);
                    if (!seat || !isCount(cards) || cards.toDouble() > 100)
                        return records::FaultKind::Mistyped;
                    hand.poignees.push_back({*seat, cards.toInt()});
                    return std::nullopt;
                });
    std::ranges::sort(hand.poignees, {}, &sheet::Poignee::seat); // as they sit, not by their names
    const auto miseres = fields.optional(QStringLiteral("miseres"), isList).toArray();
    for (const QJsonValue& value : miseres) {
        const auto misere = misereOf(value.toString(), players);
        if (!misere)
            return fields.fail(records::FaultKind::Mistyped, QStringLiteral("miseres"), value);
        hand.miseres.push_back(*misere);
    }
}

bool isBid(const QJsonValue& value) {
    return bidOf(value).has_value();
}
bool isBouts(const QJsonValue& value) {
    return isCount(value) && value.toDouble() <= 3;
}

void readExtras(Fields& fields, sheet::Extras& hand, int players) {
    if (const auto petit = fields.optional(QStringLiteral("petit"), isOneOf(kCampTexts)); petit.isString())
        hand.petit = oneOf<Camp>(kCampTexts, petit);
    hand.slam = slamOf(fields.optional(QStringLiteral("slam"), [](const QJsonValue& v) {
                    return slamOf(v).has_value();
                })).value_or(Slam::None);
    if (const auto won = fields.optional(QStringLiteral("tricks"), isOneOf(kTricksTexts)); won.isString())
        hand.won = oneOf<sheet::Tricks>(kTricksTexts, won);
    readAnnounced(fields, hand, players);
}

KeptHand readContract(Fields& fields, int players) {
    KeptContract hand;
    hand.contract.declarer =
        seatOf(fields.needed(QStringLiteral("taker"), isSeatOf(players)).toString(), players)
            .value_or(Seat::First);
    hand.contract.bid = bidOf(fields.needed(QStringLiteral("bid"), isBid)).value_or(Bid::Prise);
    hand.partner = seatOf(fields.optional(QStringLiteral("partner"), isSeatOf(players)).toString(), players);
    hand.bouts = fields.needed(QStringLiteral("bouts"), isBouts).toInt();
    hand.halves = halvesOf(fields.needed(QStringLiteral("points"), isPoints));
    readExtras(fields, hand, players);
    return hand;
}

// À la misère: what that player won, in half points.
std::optional<int> wonBy(Fields& fields, const QJsonValue& misere, Seat seat, int players) {
    const QString name = seatText(seat, players);
    const QJsonValue points = misere[name];
    if (isPoints(points))
        return halvesOf(points);
    fields.fail(records::FaultKind::Mistyped, QStringLiteral("misere.") + name, points);
    return std::nullopt;
}

KeptHand readHand(Fields& fields, int players) {
    if (fields.optional(QStringLiteral("void"), isFlag).toBool())
        return KeptVoid{};
    const auto misere = fields.optional(QStringLiteral("misere"), isMap);
    if (misere.isUndefined())
        return readContract(fields, players);
    KeptMisere hand;
    for (Seat seat : Seats::table(players))
        hand.halves[seat] = wonBy(fields, misere, seat, players).value_or(0);
    return hand;
}

// As much of a hand as was said.
void readDraft(Fields& fields, sheet::Draft& draft, int players) {
    using Kind = sheet::Draft::Kind;
    if (fields.optional(QStringLiteral("void"), isFlag).toBool())
        draft.kind = Kind::Void;
    if (const auto misere = fields.optional(QStringLiteral("misere"), isMap); misere.isObject()) {
        draft.kind = Kind::Misere;
        for (Seat seat : Seats::table(players))
            if (!misere[seatText(seat, players)].isUndefined())
                draft.won[seat] = wonBy(fields, misere, seat, players);
    }
    draft.taker = seatOf(fields.optional(QStringLiteral("taker"), isSeatOf(players)).toString(), players);
    draft.bid = bidOf(fields.optional(QStringLiteral("bid"), isBid));
    draft.partner = seatOf(fields.optional(QStringLiteral("partner"), isSeatOf(players)).toString(), players);
    draft.alone = fields.optional(QStringLiteral("alone"), isFlag).toBool();
    if (const auto bouts = fields.optional(QStringLiteral("bouts"), isBouts); bouts.isDouble())
        draft.bouts = bouts.toInt();
    if (const auto counted = fields.optional(QStringLiteral("counted"), isOneOf(kCampTexts));
        counted.isString())
        draft.counted = oneOf<Camp>(kCampTexts, counted);
    if (const auto points = fields.optional(QStringLiteral("points"), isPoints); points.isDouble())
        draft.halves = halvesOf(points);
    readExtras(fields, draft, players);
}

// ---- Writing ----

QJsonValue pointsOf(int halves) {
    return halves % 2 == 0 ? QJsonValue(halves / 2) : QJsonValue(halves / 2.0);
}

void writeExtras(QJsonObject& object, const sheet::Extras& hand, int players) {
    if (hand.petit)
        object[QStringLiteral("petit")] = latin(kCampTexts[static_cast<std::size_t>(*hand.petit)]);
    if (hand.slam != Slam::None)
        object[QStringLiteral("slam")] = slamText(hand.slam);
    if (hand.won != sheet::Tricks::Some)
        object[QStringLiteral("tricks")] = latin(kTricksTexts[static_cast<std::size_t>(hand.won)]);
    QJsonObject poignees;
    for (const sheet::Poignee& one : hand.poignees)
        poignees[seatText(one.seat, players)] = one.cards;
    if (!poignees.isEmpty())
        object[QStringLiteral("poignees")] = poignees;
    QJsonArray miseres;
    for (const sheet::Misere& one : hand.miseres)
        miseres.append(seatText(one.seat, players) + u':' + misereText(one.kind));
    if (!miseres.isEmpty())
        object[QStringLiteral("miseres")] = miseres;
}

void write(QJsonObject& object, const KeptContract& hand, int players) {
    object[QStringLiteral("taker")] = seatText(hand.contract.declarer, players);
    object[QStringLiteral("bid")] = bidText(hand.contract.bid);
    if (hand.partner)
        object[QStringLiteral("partner")] = seatText(*hand.partner, players);
    object[QStringLiteral("bouts")] = hand.bouts;
    object[QStringLiteral("points")] = pointsOf(hand.halves);
    writeExtras(object, hand, players);
}

void write(QJsonObject& object, const sheet::Draft& draft, int players) {
    using Kind = sheet::Draft::Kind;
    if (draft.kind == Kind::Void)
        object[QStringLiteral("void")] = true;
    if (draft.kind == Kind::Misere) {
        QJsonObject points;
        for (Seat seat : Seats::table(players))
            if (draft.won[seat])
                points[seatText(seat, players)] = pointsOf(*draft.won[seat]);
        object[QStringLiteral("misere")] = points;
    }
    if (draft.taker)
        object[QStringLiteral("taker")] = seatText(*draft.taker, players);
    if (draft.bid)
        object[QStringLiteral("bid")] = bidText(*draft.bid);
    if (draft.partner)
        object[QStringLiteral("partner")] = seatText(*draft.partner, players);
    if (draft.alone)
        object[QStringLiteral("alone")] = true;
    if (draft.bouts)
        object[QStringLiteral("bouts")] = *draft.bouts;
    if (draft.counted != Camp::Declarer)
        object[QStringLiteral("counted")] = latin(kCampTexts[static_cast<std::size_t>(draft.counted)]);
    if (draft.halves)
        object[QStringLiteral("points")] = pointsOf(*draft.halves);
    writeExtras(object, draft, players);
}

void write(QJsonObject& object, const KeptHand& hand, int players) {
    if (const auto* contract = std::get_if<KeptContract>(&hand)) {
        write(object, *contract, players);
    } else if (const auto* misere = std::get_if<KeptMisere>(&hand)) {
        QJsonObject points;
        for (Seat seat : Seats::table(players))
            points[seatText(seat, players)] = pointsOf(misere->halves[seat]);
        object[QStringLiteral("misere")] = points;
    } else {
        object[QStringLiteral("void")] = true;
    }
}

struct SheetForm {
    using Sheet = sheet::Sheet;
    using Hand = KeptHand;
    using Problem = sheet::Problem;
    static Hand read(Fields& fields, const Sheet& sheet) { return readHand(fields, sheet.players); }
    static void write(QJsonObject& object, const Hand& hand, const Sheet& sheet) {
        tarot::write(object, hand, sheet.players);
    }
    static std::optional<Problem> faultOf(const Hand& hand, const Sheet& sheet) {
        return sheet::faultOf(hand, sheet.rules, sheet.players);
    }
    static void readDraft(Fields& fields, sheet::Draft& draft, const Sheet& sheet) {
        tarot::readDraft(fields, draft, sheet.players);
    }
    static void writeDraft(QJsonObject& object, const sheet::Draft& draft, const Sheet& sheet) {
        tarot::write(object, draft, sheet.players);
    }
};

} // namespace

std::variant<Sheet, SheetFault> sheetOf(const QJsonObject& object) {
    Fields fields(object);
    fields.expectFormat(QLatin1String(kSheetFormat));
    Sheet sheet;
    sheet_file::readHeading(fields, sheet);
    const QStringList names = sheet_file::readNames(fields, sheet::kFewestAtTable, kMostPlayers);
    if (!names.isEmpty())
        sheet.players = static_cast<int>(names.size());
    sheet.firstDealer =
        seatOf(fields.needed(QStringLiteral("first_dealer"), isSeatOf(sheet.players)).toString(),
               sheet.players)
            .value_or(Seat::First);
    const auto isLength = [](const QJsonValue& value) {
        return isCount(value) && value.toDouble() >= 1 && value.toDouble() <= 1000;
    };
    if (const auto length = fields.optional(QStringLiteral("length"), isLength); length.isDouble())
        sheet.length = length.toInt();
    fields.each(
        QStringLiteral("rules"), fields.needed(QStringLiteral("rules"), isMap),
        [&](const QString& name, const QJsonValue& value) { return setSwitch(sheet.rules, name, value); });
    const auto hands = fields.needed(QStringLiteral("hands"), isList).toArray();
    const auto draft = fields.optional(QStringLiteral("draft"), isMap);
    if (fields.failure())
        return SheetFault{*fields.failure()};
    for (qsizetype i = 0; i < names.size(); ++i)
        sheet.names[seatAt(static_cast<int>(i))] = names[i].toStdString();
    if (const auto problem =
            kept::nameFault(std::span(sheet.names).first(static_cast<std::size_t>(sheet.players))))
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
    object[QStringLiteral("players")] =
        sheet_file::namesWritten(sheet.names, static_cast<std::size_t>(sheet.players));
    object[QStringLiteral("first_dealer")] = seatText(sheet.firstDealer, sheet.players);
    if (sheet.length)
        object[QStringLiteral("length")] = *sheet.length;
    object[QStringLiteral("rules")] = toJson(sheet.rules);
    object[QStringLiteral("hands")] = sheet_file::handsWritten<SheetForm>(sheet);
    sheet_file::writeDraft<SheetForm>(object, sheet);
    return object;
}

} // namespace tarot
