#include "lessons/rule_book.h"

#include "lessons/fact.h"
#include "lessons/fields.h"
#include "lessons/table_reader.h"

#include <QRegularExpression>

namespace lessons {

namespace {

QString key(const char* name) {
    return QLatin1String(name);
}

template<class T>
using ReadOne = Read<T> (*)(const QJsonValue&, const QString&);

// A file of this format: an object with one list.
template<class T>
Read<std::vector<T>> readList(const QByteArray& bytes, const char* format, const char* list,
                              ReadOne<T> readOne) {
    const auto parsed = records::parseObject(bytes);
    if (const auto* fault = std::get_if<records::JsonError>(&parsed))
        return LessonError{LessonFault::Json, 0, {}, {}, {}, {}, records::errorOf(*fault)};
    Fields fields(std::get<QJsonObject>(parsed), {});
    if (const QString found = fields.text(key("format")); found != key(format))
        fields.fail(LessonFault::Mistyped, key("format"), found);
    if (const auto version = fields.needed(key("version"), records::isWhole); version.toInt() != 1)
        fields.fail(LessonFault::Mistyped, key("version"), version);
    const QJsonArray array = fields.needed(key(list), records::isArray).toArray();
    std::vector<T> all;
    for (int i = 0; i < array.size(); ++i)
        if (auto one = fields.keep(readOne(array[i], QStringLiteral("%1[%2]").arg(key(list)).arg(i + 1))))
            all.push_back(std::move(*one));
    if (const auto error = fields.end())
        return *error;
    return all;
}

Read<Example> exampleOf(const QJsonValue& value, const QString& place) {
    Fields fields(value, place);
    Example example;
    const QString cards = fields.text(key("cards"));
    if (auto list = cardListOf(cards))
        example.cards = std::move(*list);
    else
        fields.fail(LessonFault::NotACard, key("cards"), cards);
    example.words = fields.optionalText(key("words"));
    if (const auto error = fields.end())
        return *error;
    return example;
}

Read<Rule> ruleOf(const QJsonValue& value, const QString& place) {
    Fields fields(value, place);
    Rule rule{fields.text(key("number")), fields.text(key("title")), fields.text(key("text")), {}};
    const QJsonArray examples = fields.optional(key("examples"), records::isArray).toArray();
    for (int i = 0; i < examples.size(); ++i)
        if (auto example =
                fields.keep(exampleOf(examples[i], fields.within(QStringLiteral("examples[%1]").arg(i + 1)))))
            rule.examples.push_back(std::move(*example));
    if (const auto error = fields.end())
        return *error;
    return rule;
}

Read<Term> termOf(const QJsonValue& value, const QString& place) {
    Fields fields(value, place);
    Term term{fields.text(key("term")), fields.optionalText(key("italian")), fields.texts(key("forms")),
              fields.text(key("meaning")), fields.text(key("rule"))};
    if (const auto error = fields.end())
        return *error;
    return term;
}

template<class T>
Read<T> loadBy(const QString& path, Read<T> (*read)(const QByteArray&)) {
    const auto bytes = records::readFile(path);
    if (const auto* fault = std::get_if<records::JsonError>(&bytes))
        return LessonError{LessonFault::Json, 0, {}, {}, {}, {}, records::errorOf(*fault)};
    return read(std::get<QByteArray>(bytes));
}

} // namespace

const Rule* RuleBook::find(const QString& number) const {
    const auto found = std::ranges::find(rules, number, &Rule::number);
    return found == rules.end() ? nullptr : &*found;
}

Read<RuleBook> readRuleBook(const QByteArray& bytes) {
    auto rules = readList<Rule>(bytes, "versicola-rules", "rules", ruleOf);
    if (auto* error = std::get_if<LessonError>(&rules))
        return *error;
    return RuleBook{std::get<std::vector<Rule>>(std::move(rules))};
}

Read<Glossary> readGlossary(const QByteArray& bytes) {
    return readList<Term>(bytes, "versicola-glossary", "terms", termOf);
}

Read<RuleBook> loadRuleBook(const QString& path) {
    return loadBy<RuleBook>(path, readRuleBook);
}

Read<Glossary> loadGlossary(const QString& path) {
    return loadBy<Glossary>(path, readGlossary);
}

const Term* termNamed(const Glossary& glossary, const QString& term) {
    const auto found = std::ranges::find(glossary, term, &Term::term);
    return found == glossary.end() ? nullptr : &*found;
}

std::vector<const Term*> termsIn(const Glossary& glossary, const QString& text) {
    const QString words = piecesOf(text).words.join(u'|');
    std::vector<const Term*> found;
    for (const Term& term : glossary)
        for (const QString& form : term.forms) {
            const QRegularExpression whole(
                QStringLiteral("(?<![\\w])%1(?![\\w])").arg(QRegularExpression::escape(form)),
                QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
            if (whole.match(words).hasMatch()) {
                found.push_back(&term);
                break;
            }
        }
    return found;
}

QStringList rulesCitedIn(const QString& text) {
    static const QRegularExpression cited(QStringLiteral("\\bM[1-9](?:\\.[0-9]+)?\\b"));
    QStringList numbers;
    for (auto found = cited.globalMatch(text); found.hasNext();)
        numbers << found.next().captured();
    return numbers;
}

} // namespace lessons
