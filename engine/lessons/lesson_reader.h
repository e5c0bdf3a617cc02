// Lessons from their files. They are read, not played: check.h says whether every line of one holds.
//
// Of a game's lessons K this needs
//
//   K::kFormat                        the value of the field "format"
//   K::seatOf, cardOf, actionOf(text)   by their texts
//   K::cardListOf(text)               cards with single spaces; nothing for anything else, a card named twice
//                                     included
//   K::spotOf(text)                   "hand:S", "cards:T1 T13"
//   K::tableOf(value, folder)         the table of a step; files named in it are looked for in `folder`
//   K::askOf(text)                    "play", and what else is asked by a word alone
//   K::numberAsks()                   words that ask for a number, and which ask each is: {"number", Number}
//   K::mayPickFrom(spot)              whether cards lie there to be picked
//   K::read(fields, conditions), read(fields, claims)
//   K::faultOf(JsonError)             as a record's fault
#pragma once

#include "lessons/answering.h"
#include "lessons/fields.h"
#include "records/safe_json.h"

#include <QFileInfo>

namespace lessons {

// "{value:T13}" as a whole text, or digits.
[[nodiscard]] std::optional<Figure> numberOf(const QString& text);
[[nodiscard]] std::optional<Figure> numberFrom(const QJsonValue& value);
[[nodiscard]] bool isNumber(const QJsonValue& value);

// ---- What fields have in common. ----

// The cards of an optional field.
template<class K>
[[nodiscard]] CardSet cardsOf(Fields<K>& fields, const QString& name) {
    const QString text = fields.optionalText(name);
    const auto list = text.isEmpty() ? std::vector<Card>{} : K::cardListOf(text);
    if (!list)
        fields.fail(LessonFault::NotACard, name, text);
    return list ? asSet(*list) : CardSet{};
}
template<class K>
[[nodiscard]] typename K::Game::Seat seatOf(Fields<K>& fields, const QString& name, const QString& text) {
    const auto seat = K::seatOf(text);
    if (!seat)
        fields.fail(LessonFault::Mistyped, name, text);
    return seat.value_or(typename K::Game::Seat{});
}
template<class K>
[[nodiscard]] std::vector<typename K::Spot> spotsOf(Fields<K>& fields) {
    std::vector<typename K::Spot> spots;
    for (const QString& text : fields.texts(key("look")))
        if (const auto spot = K::spotOf(text))
            spots.push_back(*spot);
        else
            fields.fail(LessonFault::NotASpot, key("look"), text);
    return spots;
}
// Each text as an action.
template<class K>
[[nodiscard]] Read<K, std::vector<typename K::Game::Action>> actionsOf(const QJsonValue& value,
                                                                       const QString& place) {
    std::vector<typename K::Game::Action> actions;
    if (!value.isUndefined() && !value.isArray())
        return LessonError<K>{LessonFault::Mistyped, 0, place, records::shortText(value)};
    for (const QJsonValue& text : value.toArray()) {
        const auto action = K::actionOf(text.toString());
        if (!text.isString() || !action)
            return LessonError<K>{LessonFault::NotAnAction, 0, place, records::shortText(text)};
        actions.push_back(*action);
    }
    return actions;
}
template<class K>
[[nodiscard]] std::vector<typename K::Game::Action> actionsAt(Fields<K>& fields, const char* name,
                                                              const QString& place) {
    const auto read = fields.keep(actionsOf<K>(fields.optional(key(name), records::isList), place));
    return read.value_or(std::vector<typename K::Game::Action>{});
}
// Cards in rows, each with its name; the field "rows" is there.
template<class K, class RuleSet>
[[nodiscard]] Spread<RuleSet> rowsOf(Fields<K>& fields) {
    Spread<RuleSet> spread;
    const QJsonArray rows = fields.needed(key("rows"), records::isList).toArray();
    for (int i = 0; i < rows.size(); ++i) {
        Fields<K> row(rows[i], fields.within(QStringLiteral("rows[%1]").arg(i + 1)));
        const QString label = row.text(key("label")), codes = row.text(key("cards"));
        const auto list = K::cardListOf(codes);
        if (!list)
            row.fail(LessonFault::NotACard, key("cards"), codes);
        if (const auto error = row.end()) {
            fields.fail(*error);
            return spread;
        }
        spread.rows.push_back({label, *list});
        spread.cards.insert(spread.cards.end(), list->begin(), list->end());
    }
    if (rows.isEmpty())
        fields.fail(LessonFault::Missing, key("rows"), {});
    return spread;
}
// Cards laid out in the open, in rows or as they lie.
template<class K, class Table>
[[nodiscard]] Read<K, Table> laidOut(Fields<K>& fields) {
    typename Table::LaidOut laid;
    if (fields.has(key("rows"))) {
        laid = rowsOf<K, typename Table::RuleSet>(fields);
    } else {
        const QString text = fields.text(key("spread"));
        const auto list = K::cardListOf(text);
        if (!list)
            fields.fail(LessonFault::NotACard, key("spread"), text);
        laid.cards = list.value_or(std::vector<Card>{});
    }
    if (const auto error = fields.end())
        return *error;
    return Table(std::move(laid));
}

// ---- Steps. ----

template<class K>
[[nodiscard]] Ask<K> askOf(Fields<K>& step) {
    Ask<K> ask;
    if (!step.has(key("ask")))
        return ask;
    const QJsonValue value = step.optional(key("ask"), anything);
    if (const auto plain = value.isString() ? K::askOf(value.toString()) : std::nullopt) {
        ask.kind = *plain;
        return ask;
    }
    Fields<K> fields(value, step.within(key("ask")));
    if (fields.has(key("pick"))) {
        ask.kind = K::AskKind::Pick;
        ask.which = fields.text(key("pick"));
        ask.from = K::spotOf(fields.text(key("from")));
        if (!ask.from || !K::mayPickFrom(*ask.from))
            fields.fail(LessonFault::NotASpot, key("from"), {});
    } else {
        const auto asks = K::numberAsks();
        auto [name, kind] = *asks.begin();
        for (const auto& [otherName, otherKind] : asks)
            if (fields.has(key(otherName)))
                name = otherName, kind = otherKind;
        ask.kind = kind;
        ask.number = numberFrom(fields.needed(key(name), isNumber));
        if (!ask.number)
            fields.fail(LessonFault::NoSuchFact, key(name), {});
    }
    if (const auto error = fields.end())
        step.fail(*error);
    return ask;
}

template<class K>
[[nodiscard]] Read<K, Answer<K>> answerOf(const QJsonValue& value, const QString& place) {
    Fields<K> fields(value, place);
    Answer<K> answer;
    answer.right = fields.flag(key("right"));
    answer.also = fields.flag(key("also"));
    if (answer.right && answer.also)
        fields.fail(LessonFault::Mistyped, key("also"), true);
    K::read(fields, answer.claims);
    answer.say = fields.text(key("say"));
    answer.when.cards = cardsOf(fields, key("cards"));
    answer.when.has = cardsOf(fields, key("has"));
    answer.when.lacks = cardsOf(fields, key("lacks"));
    answer.when.any = fields.optionalText(key("any"));
    if (fields.has(key("exactly")))
        answer.when.exactly = cardsOf(fields, key("exactly"));
    answer.when.text = fields.optionalText(key("text"));
    K::read(fields, answer.when.own);
    if (fields.has(key("number"))) {
        answer.when.number = numberFrom(fields.needed(key("number"), isNumber));
        if (!answer.when.number)
            fields.fail(LessonFault::NoSuchFact, key("number"), {});
    }
    answer.then = actionsAt(fields, "then", fields.within(key("then")));
    if (const auto error = fields.end())
        return *error;
    return answer;
}

template<class K>
[[nodiscard]] Read<K, Step<K>> stepOf(const QJsonValue& value, const QString& folder) {
    Fields<K> fields(value, {});
    Step<K> step;
    step.words = fields.text(key("words"));
    step.look = spotsOf(fields);
    if (fields.has(key("table")))
        if (auto table = fields.keep(K::tableOf(fields.needed(key("table"), anything), folder)))
            step.table = std::move(*table);
    step.first = actionsAt(fields, "first", key("first"));
    step.ask = askOf(fields);
    step.hints = fields.texts(key("hints"));
    step.why = fields.optionalText(key("why"));
    step.test = fields.flag(key("test"));
    const QJsonArray answers = fields.optional(key("answers"), records::isList).toArray();
    for (int i = 0; i < answers.size(); ++i)
        if (auto answer = fields.keep(answerOf<K>(answers[i], QStringLiteral("answers[%1]").arg(i + 1))))
            step.answers.push_back(std::move(*answer));
    if (const auto error = fields.end())
        return *error;
    return step;
}

// ---- A lesson. ----

template<class K>
void expectFormat(Fields<K>& fields, QLatin1String format) {
    if (const QString found = fields.text(key("format")); found != format)
        fields.fail(LessonFault::Mistyped, key("format"), found);
    if (const auto version = fields.needed(key("version"), records::isCount); version.toInt() != 1)
        fields.fail(LessonFault::Mistyped, key("version"), version);
}

template<class K>
[[nodiscard]] LessonError<K> errorOf(const records::JsonError& fault) {
    return {LessonFault::Json, 0, {}, {}, {}, {}, K::faultOf(fault)};
}

// The lesson that these bytes hold; files that it names are looked for in `folder`.
template<class K>
[[nodiscard]] Read<K, Lesson<K>> readLesson(const QByteArray& bytes, const QString& folder) {
    const auto parsed = records::parseObject(bytes);
    if (const auto* fault = std::get_if<records::JsonError>(&parsed))
        return errorOf<K>(*fault);
    Fields<K> fields(std::get<QJsonObject>(parsed), {});
    expectFormat(fields, QLatin1String(K::kFormat));
    Lesson<K> lesson;
    lesson.id = fields.text(key("id"));
    if (fields.has(key("number")))
        lesson.number = fields.needed(key("number"), records::isCount).toInt();
    lesson.whole = fields.flag(key("whole"));
    lesson.title = fields.text(key("title"));
    lesson.goal = fields.text(key("goal"));
    lesson.introduces = fields.texts(key("introduces"));
    if (const QString you = fields.optionalText(key("you")); !you.isEmpty())
        lesson.you = seatOf(fields, key("you"), you);
    const QJsonArray steps = fields.needed(key("steps"), records::isList).toArray();
    if (const auto error = fields.end())
        return *error;
    for (int i = 0; i < steps.size(); ++i) {
        auto step = stepOf<K>(steps[i], folder);
        if (auto* error = std::get_if<LessonError<K>>(&step)) {
            error->step = i + 1;
            return *error;
        }
        lesson.steps.push_back(std::get<Step<K>>(std::move(step)));
    }
    return lesson;
}

template<class K>
[[nodiscard]] Read<K, Lesson<K>> loadLesson(const QString& path) {
    const auto bytes = records::readFile(path);
    if (const auto* fault = std::get_if<records::JsonError>(&bytes))
        return errorOf<K>(*fault);
    return readLesson<K>(std::get<QByteArray>(bytes), QFileInfo(path).path());
}

} // namespace lessons
