#include "minchiate/lessons/kind.h"
#include "minchiate/numbered_deal.h"
#include "minchiate/records/action_text.h"
#include "minchiate/records/reader.h"

#include <QDir>

namespace minchiate_lessons {

using namespace minchiate;
using lessons::key;

namespace {

LessonError errorOf(const records::RecordError& error, const QString& place) {
    return {LessonFault::Record, 0, place, {}, {}, {}, error};
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
        parts.hands[s] = lessons::cardsOf(hands, records::seatText(s));
    if (const auto error = hands.end())
        fields.fail(*error);
    if (fields.has(key("captured"))) {
        Fields captured(fields.needed(key("captured"), records::isObject), fields.within(key("captured")));
        for (Side side : kSides)
            parts.captured[side] = lessons::cardsOf(captured, records::sideText(side));
        if (const auto error = captured.end())
            fields.fail(*error);
    }
    PerSeat<CardSet> shown{};
    if (fields.has(key("shown"))) {
        Fields open(fields.needed(key("shown"), records::isObject), fields.within(key("shown")));
        for (Seat s : kSeats) {
            shown[s] = lessons::cardsOf(open, records::seatText(s));
            if (!parts.hands[s].containsAll(shown[s]))
                open.fail(LessonFault::NotThere, records::seatText(s),
                          QString::fromStdString(codes(shown[s] - parts.hands[s])));
        }
        if (const auto error = open.end())
            fields.fail(*error);
    }
    parts.leader = lessons::seatOf(fields, key("leader"), fields.text(key("leader")));
    if (const QString trick = fields.optionalText(key("trick")); !trick.isEmpty()) {
        const auto list = Kind::cardListOf(trick);
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
        parts.fallen |= 1 << index(lessons::seatOf(fields, key("fallen"), QString(c)));
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

} // namespace

std::optional<std::vector<Card>> Kind::cardListOf(const QString& text) {
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

Read<Table> Kind::tableOf(const QJsonValue& value, const QString& folder) {
    const QString place = key("table");
    Fields fields(value, place);
    if (fields.has(key("spread"))) {
        const QString text = fields.text(key("spread"));
        const RuleSet set = rules(fields);
        const auto list = Kind::cardListOf(text);
        if (!list)
            fields.fail(LessonFault::NotACard, key("spread"), text);
        if (const auto error = fields.end())
            return *error;
        return Table(LaidOut{*list, {}, set});
    }
    if (fields.has(key("rows"))) {
        LaidOut spread = lessons::rowsOf<Kind, RuleSet>(fields);
        spread.rules = rules(fields);
        if (const auto error = fields.end())
            return *error;
        return Table(std::move(spread));
    }
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
    deal.dealer = lessons::seatOf(fields, key("dealer"), fields.text(key("dealer")));
    const auto actions = lessons::actionsAt(fields, "actions", fields.within(key("actions")));
    if (const auto error = fields.end())
        return *error;
    Table table{Hand(deal)};
    Events events;
    if (auto error = lessons::playAll<Kind>(table, actions, events)) {
        error->place = fields.within(key("actions"));
        return *error;
    }
    return table;
}

} // namespace minchiate_lessons
