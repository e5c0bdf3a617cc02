#include "minchiate/records/sheet_record.h"

#include "minchiate/records/action_text.h"
#include "minchiate/records/kept_entry.h"
#include "minchiate/records/reader.h"
#include "records/atomic_file.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace records {

using namespace minchiate;
using namespace scoresheet;

namespace {

constexpr QLatin1String kSheetFormat("minchiate-match");
constexpr QLatin1String kLength("length"), kPlayersKey("players"), kRules("rules"), kSheetSeatsKey("seats"),
    kDraw("draw"), kBegun("begun"), kStopped("stopped"), kHands("hands"), kLevels("levels"), kTitle("title");

struct SpanName {
    Span span;
    QLatin1String name;
};
constexpr std::array<SpanName, 4> kSpans{{{Span::Match, QLatin1String("match")},
                                          {Span::Round, QLatin1String("round")},
                                          {Span::Open, QLatin1String("open")},
                                          {Span::Hand, QLatin1String("hand")}}};

// ---- Hands played in this program. ----

PlayedHand playedHandOf(const MatchHand& hand, const minchiate::Hand& folded) {
    PlayedHand played;
    played.record = QJsonDocument(toJson(hand)).toJson(QJsonDocument::Compact).toStdString();
    played.dealer = hand.record.deal.dealer;
    if (folded.result())
        played.account = accountOf(folded.tally(), *folded.result());
    else
        played.account.tally = folded.tally();
    played.net = hand.net.value_or(0);
    played.resti = hand.resti.value_or(0);
    played.unscored = hand.unscored;
    played.hints = hand.hints;
    played.playedOn = hand.playedOn.has_value();
    return played;
}

std::variant<Entry, SheetError> entryOf(const QJsonValue& value, const QString& path, const RuleSet& rules) {
    if (!value.isObject())
        return mistyped(path, value);
    const QJsonObject object = value.toObject();
    if (isKept(object))
        return keptEntryOf(object, path, rules);
    const auto read = matchHandOf(object, path);
    if (const auto* fault = std::get_if<RecordError>(&read))
        return SheetError{*fault};
    PlayedHand played =
        playedHandOf(std::get<LoadedMatchHand>(read).hand, std::get<LoadedMatchHand>(read).folded);
    played.record = QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString(); // word for word
    return Entry{played, {}, {}};
}

QJsonObject entryJson(const Entry& entry) {
    if (const auto* played = std::get_if<PlayedHand>(&entry.hand))
        return objectIn(played->record);
    return keptEntryJson(entry);
}

bool isSpan(const QJsonValue& value) {
    return value.isString() && std::ranges::find(kSpans, value.toString(), &SpanName::name) != kSpans.end();
}

bool areFourTexts(const QJsonValue& value) {
    const QJsonArray array = value.toArray();
    return array.size() == kPlayers &&
           std::ranges::all_of(array, [](const QJsonValue& v) { return v.isString(); });
}

// Where a file has no seats, they follow from the draw.
std::optional<SheetError> readSeats(const QJsonValue& seats, const QJsonValue& drawn, Sheet& sheet) {
    const bool seated = seats.isArray();
    std::array<int, kPlayers> order{0, 2, 1, 3}; // sits the players in turn order
    if (drawn.isArray()) {
        const auto draw = drawOf(drawn.toArray(), sheet.span == Span::Hand ? Length::Hand : Length::Match);
        if (const auto* fault = std::get_if<RecordError>(&draw))
            return SheetError{*fault};
        sheet.draw = std::get<Draw>(draw).cards;
        order = std::get<Draw>(draw).order;
    } else if (!seated) {
        return SheetError{errorAt(RecordFault::Missing, QStringLiteral("$.") + kSheetSeatsKey)};
    }
    sheet.rounds = rotating(order);
    for (std::size_t i = 0; seated && i < sheet.rounds.size(); ++i)
        sheet.rounds[i] = *seatingOf(seats.toArray()[static_cast<qsizetype>(i)].toString());
    return std::nullopt;
}

} // namespace

std::variant<Sheet, SheetError> sheetOf(const QJsonObject& object) {
    Reader reader(object);
    reader.expectFormat(kSheetFormat);
    Sheet sheet;
    const auto span = reader.needed(kLength, isSpan);
    const auto players = reader.needed(kPlayersKey, areFourTexts).toArray();
    const auto rules = rulesOf(reader.needed(kRules, isObject));
    const auto seats = reader.optional(kSheetSeatsKey, areSeats);
    const auto drawn = reader.optional(kDraw, isArray);
    const auto levels = reader.optional(kLevels, areFourTexts).toArray();
    sheet.title = reader.optional(kTitle, isString).toString().toStdString();
    const auto begun = reader.optional(kBegun, isMoment);
    sheet.stopped = reader.optional(kStopped, isBool).toBool();
    const auto hands = reader.needed(kHands, isArray).toArray();
    if (const auto* fault = std::get_if<RecordError>(&rules))
        reader.fail(*fault);
    if (reader.failure())
        return SheetError{*reader.failure()};

    sheet.span = std::ranges::find(kSpans, span.toString(), &SpanName::name)->span;
    sheet.rules = std::get<RuleSet>(rules);
    sheet.begun = begun.isString() ? momentOf(begun) : 0;
    sheet.others = othersText(reader.rest());
    for (std::size_t i = 0; i < sheet.players.size(); ++i)
        sheet.players[i] = players[static_cast<qsizetype>(i)].toString().toStdString();
    for (std::size_t i = 0; i < sheet.levels.size() && !levels.isEmpty(); ++i)
        sheet.levels[i] = levels[static_cast<qsizetype>(i)].toString().toStdString();
    if (const auto failed = readSeats(seats, drawn, sheet))
        return *failed;
    if (const auto most = handsOn(sheet); most && hands.size() > *most)
        return SheetError{errorAt(RecordFault::TooManyHands, placeIn(QStringLiteral("$.hands"), *most))};
    sheet.entries.reserve(static_cast<std::size_t>(hands.size()));
    for (qsizetype i = 0; i < hands.size(); ++i) {
        auto entry = entryOf(hands[i], placeIn(QStringLiteral("$.hands"), i), sheet.rules);
        if (const auto* failed = std::get_if<SheetError>(&entry))
            return *failed;
        sheet.entries.push_back(std::move(std::get<Entry>(entry)));
    }
    return sheet;
}

std::variant<Sheet, SheetError> loadSheet(const QString& path) {
    const auto parsed = readObject(path);
    if (const auto* fault = std::get_if<JsonError>(&parsed))
        return SheetError{errorOf(*fault)};
    return sheetOf(std::get<QJsonObject>(parsed));
}

QJsonObject toJson(const Sheet& sheet) {
    QJsonObject object = objectIn(sheet.others);
    object[QStringLiteral("format")] = kSheetFormat;
    object[QStringLiteral("version")] = 1;
    object[kLength] = std::ranges::find(kSpans, sheet.span, &SpanName::span)->name;
    object[kRules] = toJson(sheet.rules);
    QJsonArray players, levels, seats, hands;
    for (const std::string& name : sheet.players)
        players.append(QString::fromStdString(name));
    for (const Seating& round : sheet.rounds)
        seats.append(seatingText(round));
    for (const Entry& entry : sheet.entries)
        hands.append(entryJson(entry));
    for (const std::string& level : sheet.levels)
        levels.append(QString::fromStdString(level));
    object[kPlayersKey] = players;
    if (playedHere(sheet))
        object[kLevels] = levels;
    if (!sheet.title.empty())
        object[kTitle] = QString::fromStdString(sheet.title);
    object[kSheetSeatsKey] = seats;
    object[kHands] = hands;
    if (!sheet.draw.empty())
        object[kDraw] = toJson(Draw{sheet.draw, {}});
    if (sheet.begun != 0)
        object[kBegun] = momentText(sheet.begun);
    if (sheet.stopped)
        object[kStopped] = true;
    return object;
}

std::optional<QString> saveSheet(const QString& path, const Sheet& sheet) {
    return writeAtomically(path, QJsonDocument(toJson(sheet)).toJson(QJsonDocument::Compact));
}

Sheet sheetOf(const MatchRecord& record, const std::vector<Hand>& folded) {
    Sheet sheet;
    sheet.rules = record.rules;
    sheet.span = record.length == Length::Match   ? Span::Match
                 : record.length == Length::Round ? Span::Round
                                                  : Span::Hand;
    for (std::size_t i = 0; i < sheet.players.size(); ++i)
        sheet.players[i] = record.players[i].toStdString();
    for (std::size_t i = 0; i < sheet.levels.size(); ++i)
        sheet.levels[i] = record.levels[i].toStdString();
    sheet.draw = record.draw.cards;
    sheet.rounds = {seatsOf(record, 0), seatsOf(record, kHandsInRound), seatsOf(record, 2 * kHandsInRound)};
    for (std::size_t i = 0; i < record.hands.size() && i < folded.size(); ++i)
        sheet.entries.push_back({playedHandOf(record.hands[i], folded[i]), {}, {}});
    return sheet;
}

std::optional<HandRecord> recordOf(const PlayedHand& played) {
    const auto read = matchHandOf(objectIn(played.record), QStringLiteral("$"));
    const auto* loaded = std::get_if<LoadedMatchHand>(&read);
    return loaded ? std::optional(loaded->hand.record) : std::nullopt;
}

std::optional<Hand> handOf(const PlayedHand& played) {
    const auto read = matchHandOf(objectIn(played.record), QStringLiteral("$"));
    const auto* loaded = std::get_if<LoadedMatchHand>(&read);
    return loaded ? std::optional(loaded->folded) : std::nullopt;
}

} // namespace records
