#include "books/rule_book.h"

#include "books/placeholders.h"
#include "records/fields.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace books {

using records::Fault;
using records::FaultKind;
using records::Fields;

namespace {

QString key(const char* name) {
    return QLatin1String(name);
}

// One object of a list, and where it stands.
struct Place {
    QJsonValue value;
    QString path; // "rules[3]"
};

// What a fault inside an object is, seen from the whole file.
Fault within(const QString& path, Fault fault) {
    fault.path = QStringLiteral("$.") + path + fault.path.mid(1);
    return fault;
}

// What stands in the object, unless a field is at fault or not known.
template<class T, class Take>
Read<T> objectOf(const Place& place, Take take) {
    if (!place.value.isObject())
        return Fault{FaultKind::Mistyped, -1, QStringLiteral("$.") + place.path, {}, {}, {}};
    Fields fields(place.value.toObject());
    T one = take(fields);
    if (!fields.failure() && !fields.rest().isEmpty())
        fields.fail(FaultKind::Mistyped, fields.rest().keys().first());
    if (fields.failure())
        return within(place.path, *fields.failure());
    return one;
}

QString text(Fields& fields, const char* name) {
    return fields.needed(key(name), records::isText).toString();
}
QString optionalText(Fields& fields, const char* name) {
    return fields.optional(key(name), records::isText).toString();
}

// Each object of the list in a file of this format.
template<class T>
Read<std::vector<T>> listOf(const QByteArray& bytes, const char* format, const char* list,
                            const std::function<Read<T>(const Place&)>& read) {
    const auto parsed = records::parseObject(bytes);
    if (const auto* error = std::get_if<records::JsonError>(&parsed))
        return Fault{FaultKind::Json, -1, {}, {}, {}, *error};
    Fields fields(std::get<QJsonObject>(parsed));
    fields.expectFormat(QLatin1String(format));
    const QJsonArray array = fields.needed(key(list), records::isList).toArray();
    if (fields.failure())
        return *fields.failure();
    std::vector<T> all;
    for (qsizetype i = 0; i < array.size(); ++i) {
        auto one = read({array[i], QStringLiteral("%1[%2]").arg(key(list)).arg(i + 1)});
        if (auto* fault = std::get_if<Fault>(&one))
            return *fault;
        all.push_back(std::get<T>(std::move(one)));
    }
    return all;
}

QStringList runOf(const QString& written) {
    static const QRegularExpression run(QStringLiteral("^([A-Z]+)(\\d+)-\\1(\\d+)$"));
    const auto match = run.match(written);
    if (!match.hasMatch())
        return {written};
    QStringList codes;
    for (int number = match.captured(2).toInt(); number <= match.captured(3).toInt(); ++number)
        codes << match.captured(1) + QString::number(number);
    return codes;
}

// Codes with single spaces; none that is not of the pack, and none twice.
QStringList cards(Fields& fields, const char* name, const QString& written, IsCard isCard) {
    const QStringList codes = written.isEmpty() ? QStringList() : codesIn(written);
    if (std::ranges::any_of(codes, [&](const QString& code) { return !isCard(code); }) ||
        QStringList(codes).removeDuplicates() > 0)
        fields.fail(FaultKind::Mistyped, key(name), written);
    return codes;
}

Read<Example> exampleOf(const Place& place, IsCard isCard) {
    return objectOf<Example>(place, [isCard](Fields& fields) {
        Example one;
        one.cards = cards(fields, "cards", text(fields, "cards"), isCard);
        one.words = optionalText(fields, "words");
        one.trick = cards(fields, "trick", optionalText(fields, "trick"), isCard);
        one.may = cards(fields, "may", optionalText(fields, "may"), isCard);
        const bool ofTheHand =
            std::ranges::all_of(one.may, [&](const QString& code) { return one.cards.contains(code); });
        if (one.trick.isEmpty() != one.may.isEmpty() || !ofTheHand)
            fields.fail(FaultKind::Mistyped, key("may"));
        return one;
    });
}

Read<Rule> ruleOf(const Place& place, IsCard isCard) {
    return objectOf<Rule>(place, [&](Fields& fields) {
        Rule rule{text(fields, "number"), text(fields, "title"), text(fields, "text"), {}};
        const QJsonArray examples = fields.optional(key("examples"), records::isList).toArray();
        for (qsizetype i = 0; i < examples.size(); ++i) {
            const QString path = QStringLiteral("examples[%1]").arg(i + 1);
            auto example = exampleOf({examples[i], path}, isCard);
            if (const auto* fault = std::get_if<Fault>(&example))
                fields.fail(fault->kind, fault->path.mid(2), fault->text);
            else
                rule.examples.push_back(std::get<Example>(std::move(example)));
        }
        return rule;
    });
}

Read<Term> termOf(const Place& place) {
    return objectOf<Term>(place, [](Fields& fields) {
        Term term{text(fields, "term"),
                  optionalText(fields, "own"),
                  {},
                  text(fields, "meaning"),
                  text(fields, "rule")};
        for (const QJsonValue& form : fields.needed(key("forms"), records::isList).toArray())
            if (form.isString())
                term.forms << form.toString();
            else
                fields.fail(FaultKind::Mistyped, key("forms"), form);
        return term;
    });
}

template<class T, class... Args>
Read<T> loadBy(const QString& path, Read<T> (*read)(const QByteArray&, Args...), Args... args) {
    const auto bytes = records::readFile(path);
    if (const auto* error = std::get_if<records::JsonError>(&bytes))
        return Fault{FaultKind::Json, -1, {}, {}, {}, *error};
    return read(std::get<QByteArray>(bytes), args...);
}

} // namespace

QStringList codesIn(const QString& list) {
    QStringList codes;
    for (const QString& part : list.split(u' '))
        codes << runOf(part);
    return codes;
}

const Rule* RuleBook::find(const QString& number) const {
    const auto found = std::ranges::find(rules, number, &Rule::number);
    return found == rules.end() ? nullptr : &*found;
}

Read<RuleBook> readRuleBook(const QByteArray& bytes, IsCard isCard) {
    auto rules = listOf<Rule>(bytes, "versicola-rules", "rules",
                              [isCard](const Place& place) { return ruleOf(place, isCard); });
    if (auto* fault = std::get_if<Fault>(&rules))
        return *fault;
    return RuleBook{std::get<std::vector<Rule>>(std::move(rules))};
}

Read<Glossary> readGlossary(const QByteArray& bytes) {
    return listOf<Term>(bytes, "versicola-glossary", "terms", termOf);
}

Read<RuleBook> loadRuleBook(const QString& folder, IsCard isCard) {
    return loadBy(folder + QStringLiteral("/book.json"), readRuleBook, isCard);
}

Read<Glossary> loadGlossary(const QString& folder) {
    return loadBy(folder + QStringLiteral("/glossary.json"), readGlossary);
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

QString numberPattern() {
    return QStringLiteral("\\b[%1][1-9][0-9]?(?:\\.[1-9][0-9]*)?\\b").arg(QLatin1String(kLetters));
}

QStringList rulesCitedIn(const QString& text) {
    static const QRegularExpression cited(numberPattern());
    QStringList numbers;
    for (auto found = cited.globalMatch(piecesOf(text).words.join(u'|')); found.hasNext();)
        numbers << found.next().captured();
    return numbers;
}

QString withoutRules(const QString& text) {
    static const QRegularExpression bracketed(
        QStringLiteral("\\s*\\(%1(?:(?:, |–)%1)*\\)").arg(numberPattern()));
    return QString(text).remove(bracketed);
}

} // namespace books
