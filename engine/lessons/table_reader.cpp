#include "lessons/table_reader.h"

#include "lessons/fields.h"
#include "minchiate/numbered_deal.h"
#include "minchiate/records/action_text.h"

#include <QDir>

namespace lessons {

using namespace minchiate;

namespace {

QString key(const char* name) {
    return QLatin1String(name);
}

LessonError errorOf(const records::RecordError& error, const QString& place) {
    return {LessonFault::Record, 0, place, {}, {}, {}, error};
}

// The cards of an optional field.
CardSet cards(Fields& fields, const QString& name) {
    const QString text = fields.optionalText(name);
    if (text.isEmpty())
        return {};
    const auto list = cardListOf(text);
    if (!list)
        fields.fail(LessonFault::NotACard, name, text);
    return list ? setOf(*list) : CardSet{};
}

RuleSet rules(Fields& fields) {
    if (!fields.has(key("rules")))
        return {};
    const auto read = records::rulesOf(fields.needed(key("rules"), records::isObject));
    if (const auto* error = std::get_if<records::RecordError>(&read)) {
        fields.fail(errorOf(*error, fields.within(key("rules"))));
        return {};
    }
    return std::get<RuleSet>(read);
}

std::optional<Side> sideOf(const QString& text) {
    for (Side side : kSides)
        if (records::sideText(side) == text)
            return side;
    return std::nullopt;
}

Seat seat(Fields& fields, const QString& name, const QString& text) {
    const auto found = records::seatOf(text);
    if (!found)
        fields.fail(LessonFault::Mistyped, name, text);
    return found.value_or(Seat::S);
}

// What was marked before the position: one mark without cards.
Tally scoreBefore(Fields& fields, const RuleSet& rules) {
    Tally tally(rules.restiAtEndOnly);
    if (!fields.has(key("score")))
        return tally;
    Fields score(fields.needed(key("score"), records::isObject), fields.within(key("score")));
    const auto side = sideOf(score.text(key("side")));
    const int points = score.needed(key("points"), records::isWhole).toInt();
    if (!side || points < 1 || points >= kResto)
        score.fail(LessonFault::Mistyped, {}, {});
    if (const auto error = score.end())
        fields.fail(*error);
    else
        tally.add({Cause::Declaration, *side, *side == Side::NS ? Seat::S : Seat::E, points, {}, 0, 0});
    return tally;
}

Read<Table> playOf(const QJsonValue& value, const QString& place) {
    Fields fields(value, place);
    PositionParts parts;
    parts.rules = rules(fields);
    Fields hands(fields.needed(key("hands"), records::isObject), fields.within(key("hands")));
    for (Seat s : kSeats)
        parts.hands[s] = cards(hands, records::seatText(s));
    if (const auto error = hands.end())
        fields.fail(*error);
    if (fields.has(key("captured"))) {
        Fields captured(fields.needed(key("captured"), records::isObject), fields.within(key("captured")));
        for (Side side : kSides)
            parts.captured[side] = cards(captured, records::sideText(side));
        if (const auto error = captured.end())
            fields.fail(*error);
    }
    PerSeat<CardSet> shown{};
    if (fields.has(key("shown"))) {
        Fields open(fields.needed(key("shown"), records::isObject), fields.within(key("shown")));
        for (Seat s : kSeats) {
            shown[s] = cards(open, records::seatText(s));
            if (!parts.hands[s].containsAll(shown[s]))
                open.fail(LessonFault::NotThere, records::seatText(s),
                          QString::fromStdString(codes(shown[s] - parts.hands[s])));
        }
        if (const auto error = open.end())
            fields.fail(*error);
    }
    parts.leader = seat(fields, key("leader"), fields.text(key("leader")));
    if (const QString trick = fields.optionalText(key("trick")); !trick.isEmpty()) {
        const auto list = cardListOf(trick);
        if (!list || list->size() > 3)
            fields.fail(LessonFault::NotACard, key("trick"), trick);
        else
            std::copy(list->begin(), list->end(), parts.trick.begin());
        parts.played = list ? static_cast<int>(list->size()) : 0;
    }
    for (const QChar c : fields.optionalText(key("led"))) {
        const auto place_ = QStringView(u"CDSB").indexOf(c);
        if (place_ < 0)
            fields.fail(LessonFault::Mistyped, key("led"), QString(c));
        else
            parts.suitsLed |= 1 << place_;
    }
    for (const QChar c : fields.optionalText(key("fallen")))
        parts.fallen |= 1 << index(seat(fields, key("fallen"), QString(c)));
    if (const QString debtor = fields.optionalText(key("foolDebt")); !debtor.isEmpty()) {
        parts.foolDebt = sideOf(debtor);
        if (!parts.foolDebt)
            fields.fail(LessonFault::Mistyped, key("foolDebt"), debtor);
    }
    const Tally tally = scoreBefore(fields, parts.rules);
    if (const auto error = fields.end())
        return *error;
    const auto made = Position::of(parts);
    if (const auto* fault = std::get_if<PositionFault>(&made))
        return LessonError{LessonFault::NotAPosition, 0, place, {}, {}, *fault, {}};
    return Table(Playing(std::get<Position>(made), parts.rules, tally, shown));
}

// A record: the object itself, or the name of a file beside the lesson.
Read<records::HandRecord> recordOf(const QJsonValue& value, const QString& folder, const QString& place) {
    const QString name = value.toString();
    if (value.isString() && (name.contains(u'/') || name.contains(u'\\')))
        return LessonError{LessonFault::Mistyped, 0, place, records::shortened(name), {}, {}, {}};
    const auto read = value.isObject()   ? records::handRecordOf(value.toObject())
                      : value.isString() ? records::loadHandRecord(QDir(folder).filePath(name))
                                         : records::errorAt(records::RecordFault::Mistyped, place, value);
    if (const auto* error = std::get_if<records::RecordError>(&read))
        return errorOf(*error, place);
    return std::get<records::LoadedHand>(read).record;
}

// Cards in rows, each with its name.
Read<Table> rowsOf(Fields& fields) {
    Spread spread;
    const QJsonArray rows = fields.needed(key("rows"), records::isArray).toArray();
    for (int i = 0; i < rows.size(); ++i) {
        Fields row(rows[i], fields.within(QStringLiteral("rows[%1]").arg(i + 1)));
        const QString label = row.text(key("label")), codes = row.text(key("cards"));
        const auto list = cardListOf(codes);
        if (!list)
            row.fail(LessonFault::NotACard, key("cards"), codes);
        if (const auto error = row.end())
            return *error;
        spread.rows.push_back({label, *list});
        spread.cards.insert(spread.cards.end(), list->begin(), list->end());
    }
    spread.rules = rules(fields);
    if (rows.isEmpty())
        fields.fail(LessonFault::Missing, key("rows"), {});
    if (const auto error = fields.end())
        return *error;
    return Table(std::move(spread));
}

} // namespace

std::optional<std::vector<Card>> cardListOf(const QString& text) {
    std::vector<Card> list;
    CardSet seen;
    const auto add = [&](Card card) {
        const bool fresh = !seen.contains(card);
        seen.insert(card);
        list.push_back(card);
        return fresh;
    };
    for (const QStringView part : QStringView(text).split(u' ')) {
        const auto dash = part.indexOf(u'-');
        const auto from = records::cardOf(dash < 0 ? part : part.first(dash));
        const auto to = dash < 0 ? from : records::cardOf(part.mid(dash + 1));
        if (!from || !to || (dash >= 0 && (!isTrump(*from) || !isTrump(*to))))
            return std::nullopt;
        const int steps = to->id - from->id, way = steps < 0 ? -1 : 1;
        for (int i = 0; i != steps + way; i += way)
            if (!add(Card{static_cast<std::uint8_t>(from->id + i)}))
                return std::nullopt;
    }
    return list;
}

Read<std::vector<Action>> actionsOf(const QJsonValue& value, const QString& place) {
    std::vector<Action> actions;
    if (!value.isUndefined() && !value.isArray())
        return LessonError{LessonFault::Mistyped, 0, place, records::shortened(value), {}, {}, {}};
    for (const QJsonValue& text : value.toArray()) {
        const auto action = records::actionOf(text.toString());
        if (!text.isString() || !action)
            return LessonError{LessonFault::NotAnAction, 0, place, records::shortened(text), {}, {}, {}};
        actions.push_back(*action);
    }
    return actions;
}

std::optional<LessonError> playAll(Table& table, const std::vector<Action>& actions, Events& events) {
    for (const Action& action : actions) {
        auto outcome = table.apply(action);
        if (const auto* refusal = std::get_if<Refusal>(&outcome))
            return LessonError{LessonFault::Illegal, 0, {}, records::actionText(action), *refusal, {}, {}};
        std::ranges::move(std::get<Events>(outcome), std::back_inserter(events));
    }
    return std::nullopt;
}

Read<Table> tableOf(const QJsonValue& value, const QString& folder) {
    const QString place = key("table");
    Fields fields(value, place);
    if (fields.has(key("spread"))) {
        const QString text = fields.text(key("spread"));
        const RuleSet set = rules(fields);
        const auto list = cardListOf(text);
        if (!list)
            fields.fail(LessonFault::NotACard, key("spread"), text);
        if (const auto error = fields.end())
            return *error;
        return Table(Spread{*list, {}, set});
    }
    if (fields.has(key("rows")))
        return rowsOf(fields);
    if (fields.has(key("play"))) {
        const QJsonValue play = fields.needed(key("play"), records::isObject);
        if (const auto error = fields.end())
            return *error;
        return playOf(play, fields.within(key("play")));
    }
    if (fields.has(key("record"))) {
        const auto record = fields.keep(
            recordOf(fields.needed(key("record"), [](const QJsonValue&) { return true; }), folder, place));
        const bool all = !fields.has(key("until"));
        const int until = fields.optional(key("until"), records::isWhole).toInt();
        if (record && !all && until > static_cast<int>(record->actions.size()))
            fields.fail(LessonFault::Mistyped, key("until"), until);
        if (const auto error = fields.end())
            return *error;
        const std::span<const Action> actions(record->actions);
        return Table(fold(record->deal, all ? actions : actions.first(static_cast<std::size_t>(until))).hand);
    }
    const double number = fields.needed(key("deal"), records::isWhole).toDouble();
    Deal deal{rules(fields), Seat::S, numberedDeck(static_cast<std::uint64_t>(number))};
    deal.dealer = seat(fields, key("dealer"), fields.text(key("dealer")));
    const auto actions = fields.keep(
        actionsOf(fields.optional(key("actions"), records::isArray), fields.within(key("actions"))));
    if (const auto error = fields.end())
        return *error;
    Table table{Hand(deal)};
    Events events;
    if (auto error = playAll(table, *actions, events)) {
        error->place = fields.within(key("actions"));
        return *error;
    }
    return table;
}

} // namespace lessons
