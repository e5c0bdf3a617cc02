#include "lessons/lesson_reader.h"

#include "lessons/fields.h"
#include "lessons/table_reader.h"
#include "minchiate/records/action_text.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace lessons {

using namespace minchiate;

namespace {

constexpr auto kFormat = "versicola-lesson";

QString key(const char* name) {
    return QLatin1String(name);
}

bool anything(const QJsonValue&) {
    return true;
}

bool isNumber(const QJsonValue& value) {
    return records::isWhole(value) || value.isString();
}

std::optional<Figure> numberFrom(const QJsonValue& value) {
    return value.isString() ? numberOf(value.toString()) : std::optional<Figure>(value.toInt());
}

std::vector<Spot> looks(Fields& fields) {
    std::vector<Spot> spots;
    for (const QString& text : fields.texts(key("look")))
        if (const auto spot = spotOf(text))
            spots.push_back(*spot);
        else
            fields.fail(LessonFault::NotASpot, key("look"), text);
    return spots;
}

Ask askOf(Fields& step) {
    static const QHash<QString, AskKind> plain{{key("play"), AskKind::Play},
                                               {key("discard"), AskKind::Discard},
                                               {key("cut"), AskKind::Cut},
                                               {key("declare"), AskKind::Declare},
                                               {key("choose"), AskKind::Choose}};
    Ask ask;
    if (!step.has(key("ask")))
        return ask;
    const QJsonValue value = step.optional(key("ask"), anything);
    if (value.isString() && plain.contains(value.toString())) {
        ask.kind = plain[value.toString()];
        return ask;
    }
    Fields fields(value, step.within(key("ask")));
    if (fields.has(key("pick"))) {
        ask.kind = AskKind::Pick;
        ask.which = fields.text(key("pick"));
        ask.from = spotOf(fields.text(key("from")));
        const auto kind = ask.from ? ask.from->kind : SpotKind::Pad;
        if (kind != SpotKind::Spread && kind != SpotKind::Hand && kind != SpotKind::Pile &&
            kind != SpotKind::Trick)
            fields.fail(LessonFault::NotASpot, key("from"), {});
    } else {
        const bool pad = fields.has(key("pad"));
        ask.kind = pad ? AskKind::Pad : AskKind::Number;
        const QString name = key(pad ? "pad" : "number");
        ask.number = numberFrom(fields.needed(name, isNumber));
        if (!ask.number)
            fields.fail(LessonFault::NoSuchFact, name, {});
    }
    if (const auto error = fields.end())
        step.fail(*error);
    return ask;
}

CardSet cards(Fields& fields, const char* name) {
    const QString text = fields.optionalText(key(name));
    const auto list = text.isEmpty() ? std::vector<Card>{} : cardListOf(text);
    if (!list)
        fields.fail(LessonFault::NotACard, key(name), text);
    return list ? setOf(*list) : CardSet{};
}

Read<Answer> answerOf(const QJsonValue& value, const QString& place) {
    Fields fields(value, place);
    Answer answer;
    answer.right = fields.flag(key("right"));
    answer.also = fields.flag(key("also"));
    if (fields.has(key("home")))
        answer.home = fields.flag(key("home"));
    if (answer.right && answer.also)
        fields.fail(LessonFault::Mistyped, key("also"), true);
    answer.say = fields.text(key("say"));
    answer.when.cards = cards(fields, "cards");
    answer.when.has = cards(fields, "has");
    answer.when.lacks = cards(fields, "lacks");
    answer.when.any = fields.optionalText(key("any"));
    if (fields.has(key("exactly")))
        answer.when.exactly = cards(fields, "exactly");
    answer.when.fall = fields.flag(key("fall"));
    answer.when.text = fields.optionalText(key("text"));
    if (fields.has(key("void"))) {
        answer.when.makesVoid = suitOfLetter(fields.text(key("void")));
        if (!answer.when.makesVoid)
            fields.fail(LessonFault::NotACard, key("void"), {});
    }
    if (fields.has(key("shown"))) {
        answer.when.shown.emplace();
        for (const QString& text : fields.texts(key("shown")))
            if (const auto list = cardListOf(text))
                answer.when.shown->push_back(setOf(*list));
            else
                fields.fail(LessonFault::NotACard, key("shown"), text);
    }
    if (fields.has(key("number"))) {
        answer.when.number = numberFrom(fields.needed(key("number"), isNumber));
        if (!answer.when.number)
            fields.fail(LessonFault::NoSuchFact, key("number"), {});
    }
    if (const auto then = fields.keep(
            actionsOf(fields.optional(key("then"), records::isArray), fields.within(key("then")))))
        answer.then = *then;
    if (const auto error = fields.end())
        return *error;
    return answer;
}

Read<Step> stepOf(const QJsonValue& value, const QString& folder) {
    Fields fields(value, {});
    Step step;
    step.words = fields.text(key("words"));
    step.look = looks(fields);
    if (fields.has(key("table")))
        if (auto table = fields.keep(tableOf(fields.needed(key("table"), anything), folder)))
            step.table = std::move(*table);
    if (const auto first =
            fields.keep(actionsOf(fields.optional(key("first"), records::isArray), key("first"))))
        step.first = *first;
    step.ask = askOf(fields);
    step.hints = fields.texts(key("hints"));
    step.why = fields.optionalText(key("why"));
    step.test = fields.flag(key("test"));
    const QJsonArray answers = fields.optional(key("answers"), records::isArray).toArray();
    for (int i = 0; i < answers.size(); ++i)
        if (auto answer = fields.keep(answerOf(answers[i], QStringLiteral("answers[%1]").arg(i + 1))))
            step.answers.push_back(std::move(*answer));
    if (const auto error = fields.end())
        return *error;
    return step;
}

} // namespace

std::optional<Suit> suitOfLetter(const QString& letter) {
    const auto place = letter.size() == 1 ? QStringView(u"CDSBTM").indexOf(letter) : -1;
    return place < 0 ? std::nullopt : std::optional(static_cast<Suit>(place));
}

std::optional<Spot> spotOf(const QString& text) {
    const auto colon = text.indexOf(u':');
    const QString name = colon < 0 ? text : text.first(colon),
                  of = colon < 0 ? QString() : text.mid(colon + 1);
    Spot spot;
    if (name == key("cards")) {
        const auto list = cardListOf(of);
        spot.kind = SpotKind::Cards;
        spot.cards = list ? setOf(*list) : CardSet{};
        return list ? std::optional(spot) : std::nullopt;
    }
    static const QHash<QString, SpotKind> ofSeat{
        {key("hand"), SpotKind::Hand}, {key("seat"), SpotKind::Seat}, {key("open"), SpotKind::Public}};
    static const QHash<QString, SpotKind> alone{{key("trick"), SpotKind::Trick},
                                                {key("spread"), SpotKind::Spread},
                                                {key("fola"), SpotKind::Fola},
                                                {key("pad"), SpotKind::Pad}};
    if (ofSeat.contains(name)) {
        const auto seat = records::seatOf(of);
        spot.kind = ofSeat[name];
        spot.seat = seat.value_or(Seat::S);
        return seat ? std::optional(spot) : std::nullopt;
    }
    if (name == key("count")) {
        static const QHash<QString, CountPart> parts{{key("cards"), CountPart::Cards},
                                                     {key("versicole"), CountPart::Versicole},
                                                     {key("net"), CountPart::Net},
                                                     {key("resti"), CountPart::Resti}};
        spot.kind = SpotKind::Count;
        spot.part = parts.value(of);
        return parts.contains(of) ? std::optional(spot) : std::nullopt;
    }
    if (name == key("pile")) {
        spot.kind = SpotKind::Pile;
        spot.side = of == key("NS") ? Side::NS : Side::EW;
        return of == records::sideText(spot.side) ? std::optional(spot) : std::nullopt;
    }
    if (!alone.contains(text))
        return std::nullopt;
    spot.kind = alone[text];
    return spot;
}

std::optional<Figure> numberOf(const QString& text) {
    static const QRegularExpression whole(QStringLiteral("^\\{([a-z-]+)(?::([^{}]*))?\\}$"));
    if (const auto match = whole.match(text); match.hasMatch())
        return Placeholder{match.captured(1), match.captured(2)};
    bool ok = false;
    const int number = text.toInt(&ok);
    return ok && number >= 0 ? std::optional<Figure>(number) : std::nullopt;
}

bool When::always() const {
    return cards.empty() && !fall && has.empty() && lacks.empty() && any.isEmpty() && !exactly &&
           !makesVoid && !shown && text.isEmpty() && !number;
}

Read<Lesson> readLesson(const QByteArray& bytes, const QString& folder) {
    const auto parsed = records::parseObject(bytes);
    if (const auto* fault = std::get_if<records::JsonError>(&parsed))
        return LessonError{LessonFault::Json, 0, {}, {}, {}, {}, records::errorOf(*fault)};
    Fields fields(std::get<QJsonObject>(parsed), {});
    if (const QString format = fields.text(key("format")); format != key(kFormat))
        fields.fail(LessonFault::Mistyped, key("format"), format);
    if (const auto version = fields.needed(key("version"), records::isWhole); version.toInt() != 1)
        fields.fail(LessonFault::Mistyped, key("version"), version);
    Lesson lesson;
    lesson.id = fields.text(key("id"));
    if (fields.has(key("number")))
        lesson.number = fields.needed(key("number"), records::isWhole).toInt();
    lesson.whole = fields.flag(key("whole"));
    lesson.title = fields.text(key("title"));
    lesson.goal = fields.text(key("goal"));
    lesson.introduces = fields.texts(key("introduces"));
    if (const QString you = fields.optionalText(key("you")); !you.isEmpty()) {
        const auto seat = records::seatOf(you);
        if (!seat)
            fields.fail(LessonFault::Mistyped, key("you"), you);
        lesson.you = seat.value_or(Seat::S);
    }
    const QJsonArray steps = fields.needed(key("steps"), records::isArray).toArray();
    if (const auto error = fields.end())
        return *error;
    for (int i = 0; i < steps.size(); ++i) {
        auto step = stepOf(steps[i], folder);
        if (auto* error = std::get_if<LessonError>(&step)) {
            error->step = i + 1;
            return *error;
        }
        lesson.steps.push_back(std::get<Step>(std::move(step)));
    }
    return lesson;
}

Read<Lesson> loadLesson(const QString& path) {
    const auto bytes = records::readFile(path);
    if (const auto* fault = std::get_if<records::JsonError>(&bytes))
        return LessonError{LessonFault::Json, 0, {}, {}, {}, {}, records::errorOf(*fault)};
    return readLesson(std::get<QByteArray>(bytes), QFileInfo(path).path());
}

} // namespace lessons
