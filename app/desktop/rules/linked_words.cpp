#include "rules/linked_words.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace rules {

namespace {

constexpr auto kRule = "rule:";
constexpr auto kTerm = "term:";
constexpr auto kNumber = "\\bM[1-9](?:\\.[0-9]+)?\\b";

struct Form {
    QString words;
    const lessons::Term* term;
};

// Every form, longest first: "dies at home" is not "dies".
std::vector<Form> formsOf(const lessons::Glossary* terms) {
    std::vector<Form> forms;
    if (terms)
        for (const lessons::Term& term : *terms)
            for (const QString& form : term.forms)
                forms.push_back({form, &term});
    std::ranges::stable_sort(forms, std::ranges::greater(), [](const Form& f) { return f.words.size(); });
    return forms;
}

// A rule’s number, or a form as whole words.
QRegularExpression patternFor(const std::vector<Form>& forms) {
    QString pattern = QLatin1String(kNumber);
    if (!forms.empty()) {
        QStringList words;
        for (const Form& form : forms)
            words << QRegularExpression::escape(form.words);
        pattern += QStringLiteral("|(?<![\\w])(?:%1)(?![\\w])").arg(words.join(u'|'));
    }
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption |
                                           QRegularExpression::UseUnicodePropertiesOption);
}

const lessons::Term* termOf(const std::vector<Form>& forms, const QString& words) {
    const auto found = std::ranges::find_if(
        forms, [&](const Form& form) { return form.words.compare(words, Qt::CaseInsensitive) == 0; });
    return found == forms.end() ? nullptr : found->term;
}

QString escaped(const QString& plain) {
    return plain.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
}

QString anchor(const Target& target, const QString& words) {
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(linkTo(target).toHtmlEscaped(), escaped(words));
}

} // namespace

QString linked(const QString& plain, const lessons::Glossary* terms) {
    const std::vector<Form> forms = formsOf(terms);
    QSet<const lessons::Term*> done;
    QString rich;
    qsizetype at = 0;
    for (auto found = patternFor(forms).globalMatch(plain); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString words = match.captured();
        rich += escaped(plain.mid(at, match.capturedStart() - at));
        at = match.capturedEnd();
        if (const auto* term = termOf(forms, words)) {
            rich += done.contains(term) ? escaped(words) : anchor({Target::Kind::term, term->term}, words);
            done.insert(term);
        } else {
            rich += anchor({Target::Kind::rule, words.toUpper()}, words);
        }
    }
    return rich + escaped(plain.mid(at));
}

QString linkTo(const Target& target) {
    return QLatin1String(target.kind == Target::Kind::rule ? kRule : kTerm) + target.name;
}

std::optional<Target> targetOf(const QString& link) {
    for (const auto& [start, kind] :
         {std::pair{QLatin1String(kRule), Target::Kind::rule}, {QLatin1String(kTerm), Target::Kind::term}})
        if (link.startsWith(start) && link.size() > start.size())
            return Target{kind, link.mid(start.size())};
    return std::nullopt;
}

} // namespace rules
