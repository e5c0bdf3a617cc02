#include "tarot/records/sheet_record.h"

#include "records/atomic_file.h"
#include "records/safe_json.h"
#include "tarot/records/action_text.h"

#include <QDateTime>
#include <QJsonDocument>

#include <array>
#include <cmath>

namespace tarot {

namespace {

using records::Fields;
using records::isCount;
using records::isList;
using records::isMap;
using records::isText;
using sheet::Entry;
using sheet::KeptContract;
using sheet::KeptHand;
using sheet::KeptMisere;
using sheet::KeptVoid;
using sheet::Sheet;

constexpr auto kBids = std::array{Bid::Prise, Bid::Pousse, Bid::Garde, Bid::GardeSans, Bid::GardeContre};
constexpr std::array kCampTexts{"declarer", "defence"};
constexpr std::array kTricksTexts{"some", "all", "all-but-one", "none"};

QString latin(const char* text) {
    return QLatin1String(text);
}
QString compact(const QJsonObject& object) {
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}
std::string othersOf(const QJsonObject& rest) {
    return rest.isEmpty() ? std::string() : compact(rest).toStdString();
}
QJsonObject objectOf(const std::string& others) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(others)).object();
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
    for (Bid bid : kBids)
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

// As much of a hand as was said.
sheet::Draft readDraft(Fields& fields, int players) {
    sheet::Draft draft;
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
    return draft;
}

KeptHand readHand(Fields& fields, int players) {
    if (fields.optional(QStringLiteral("void"), isFlag).toBool())
        return KeptVoid{};
    const auto misere = fields.optional(QStringLiteral("misere"), isMap);
    if (misere.isUndefined())
        return readContract(fields, players);
    KeptMisere hand;
    for (Seat seat : Seats::table(players)) {
        const QJsonValue points = misere[seatText(seat, players)];
        if (!isPoints(points))
            fields.fail(records::FaultKind::Mistyped, QStringLiteral("misere.") + seatText(seat, players),
                        points);
        hand.halves[seat] = halvesOf(points);
    }
    return hand;
}

// At this path of the whole.
SheetFault within(const QString& path, records::Fault fault) {
    fault.path = path + fault.path.mid(1); // "$"
    return {std::move(fault)};
}

std::variant<Entry, SheetFault> readEntry(const QJsonValue& value, const QString& path, const Sheet& sheet) {
    if (!value.isObject())
        return SheetFault{{records::FaultKind::Mistyped, -1, path, records::shortText(value), {}, {}}};
    Fields fields(value.toObject());
    Entry entry;
    entry.note = fields.optional(QStringLiteral("note"), isText).toString().toStdString();
    const auto former = fields.optional(QStringLiteral("former"), isList).toArray();
    entry.hand = readHand(fields, sheet.players);
    if (fields.failure())
        return within(path, *fields.failure());
    if (const auto problem = sheet::faultOf(entry.hand, sheet.rules, sheet.players))
        return SheetFault{{records::FaultKind::Mistyped, -1, path, {}, {}, {}}, problem};
    for (qsizetype i = 0; i < former.size(); ++i) {
        const QString at = path + QStringLiteral(".former[%1]").arg(i);
        Fields was(former[i].toObject());
        sheet::Former one;
        one.changed = static_cast<sheet::Moment>(was.needed(QStringLiteral("changed"), isCount).toDouble());
        one.was = readHand(was, sheet.players);
        if (was.failure())
            return within(at, *was.failure());
        if (const auto problem = sheet::faultOf(one.was, sheet.rules, sheet.players))
            return SheetFault{{records::FaultKind::Mistyped, -1, at, {}, {}, {}}, problem};
        entry.former.push_back(std::move(one));
    }
    entry.others = othersOf(fields.rest());
    return entry;
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

QJsonObject written(const sheet::Draft& draft, int players) {
    QJsonObject object;
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
    return object;
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

QJsonObject written(const Entry& entry, int players) {
    QJsonObject object = objectOf(entry.others);
    write(object, entry.hand, players);
    if (!entry.note.empty())
        object[QStringLiteral("note")] = QString::fromStdString(entry.note);
    QJsonArray former;
    for (const sheet::Former& one : entry.former) {
        QJsonObject was{{QStringLiteral("changed"), static_cast<double>(one.changed)}};
        write(was, one.was, players);
        former.append(was);
    }
    if (!former.isEmpty())
        object[QStringLiteral("former")] = former;
    return object;
}

} // namespace

std::variant<Sheet, SheetFault> sheetOf(const QJsonObject& object) {
    Fields fields(object);
    fields.expectFormat(QLatin1String(kSheetFormat));
    Sheet sheet;
    sheet.title = fields.optional(QStringLiteral("title"), isText).toString().toStdString();
    sheet.begun = static_cast<sheet::Moment>(fields.needed(QStringLiteral("begun"), isCount).toDouble());
    const auto names = fields
                           .needed(QStringLiteral("players"),
                                   [](const QJsonValue& value) {
                                       const QJsonArray all = value.toArray();
                                       return all.size() >= sheet::kFewestAtTable &&
                                              all.size() <= kMostPlayers && std::ranges::all_of(all, isText);
                                   })
                           .toArray();
    if (!fields.failure())
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
    sheet.stopped = fields.optional(QStringLiteral("stopped"), isFlag).toBool();
    fields.each(
        QStringLiteral("rules"), fields.needed(QStringLiteral("rules"), isMap),
        [&](const QString& name, const QJsonValue& value) { return setSwitch(sheet.rules, name, value); });
    const auto hands = fields.needed(QStringLiteral("hands"), isList).toArray();
    const auto draft = fields.optional(QStringLiteral("draft"), isMap);
    if (fields.failure())
        return SheetFault{*fields.failure()};
    for (qsizetype i = 0; i < names.size(); ++i)
        sheet.names[seatAt(static_cast<int>(i))] = names[i].toString().toStdString();
    if (const auto problem = sheet::faultOf(sheet.names, sheet.players))
        return SheetFault{
            {records::FaultKind::Mistyped, -1, QStringLiteral("$.players"), {}, {}, {}}, {}, problem};
    for (qsizetype i = 0; i < hands.size(); ++i) {
        auto entry = readEntry(hands[i], QStringLiteral("$.hands[%1]").arg(i), sheet);
        if (auto* fault = std::get_if<SheetFault>(&entry))
            return std::move(*fault);
        sheet.entries.push_back(std::move(std::get<Entry>(entry)));
    }
    if (draft.isObject()) {
        Fields said(draft.toObject());
        sheet.draft = readDraft(said, sheet.players);
        if (said.failure())
            return within(QStringLiteral("$.draft"), *said.failure());
    }
    sheet.others = othersOf(fields.rest());
    return sheet;
}

QJsonObject toJson(const Sheet& sheet) {
    QJsonObject object = objectOf(sheet.others);
    object[QStringLiteral("format")] = latin(kSheetFormat);
    object[QStringLiteral("version")] = 1;
    if (!sheet.title.empty())
        object[QStringLiteral("title")] = QString::fromStdString(sheet.title);
    object[QStringLiteral("begun")] = static_cast<double>(sheet.begun);
    QJsonArray names, hands;
    for (Seat seat : Seats::table(sheet.players))
        names.append(QString::fromStdString(sheet.names[seat]));
    object[QStringLiteral("players")] = names;
    object[QStringLiteral("first_dealer")] = seatText(sheet.firstDealer, sheet.players);
    if (sheet.length)
        object[QStringLiteral("length")] = *sheet.length;
    if (sheet.stopped)
        object[QStringLiteral("stopped")] = true;
    object[QStringLiteral("rules")] = toJson(sheet.rules);
    for (const Entry& entry : sheet.entries)
        hands.append(written(entry, sheet.players));
    object[QStringLiteral("hands")] = hands;
    if (sheet.draft)
        object[QStringLiteral("draft")] = written(*sheet.draft, sheet.players);
    return object;
}

std::variant<Sheet, SheetFault> loadSheet(const QString& path) {
    const auto refuse = [](const records::JsonError& error) {
        return SheetFault{{records::FaultKind::Json, -1, {}, {}, {}, error}};
    };
    const auto bytes = records::readFile(path);
    if (const auto* error = std::get_if<records::JsonError>(&bytes))
        return refuse(*error);
    const auto object = records::parseObject(std::get<QByteArray>(bytes));
    if (const auto* error = std::get_if<records::JsonError>(&object))
        return refuse(*error);
    return sheetOf(std::get<QJsonObject>(object));
}

std::optional<QString> saveSheet(const QString& path, const Sheet& sheet) {
    return records::writeAtomically(path, QJsonDocument(toJson(sheet)).toJson());
}

} // namespace tarot
