#include "desktop/rules/linked_words.h"

#include <QSet>

#include <algorithm>

namespace rules {

namespace {

constexpr auto kRule = "rule:";
constexpr auto kTerm = "term:";

// Only at the beginning of a sentence a word that is no name has a capital.
bool meant(const QString& form, const QString& plain, const QRegularExpressionMatch& match) {
    const QString words = match.captured();
    if (words == form)
        return true;
    if (words.mid(1) != form.mid(1))
        return false;
    const QString before = QStringView(plain).left(match.capturedStart()).trimmed().toString();
    return before.isEmpty() || QStringLiteral(".:;!?“(").contains(before.back());
}

QString escaped(const QString& plain) {
    return plain.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
}

QString anchor(const Target& target, const QString& words) {
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(linkTo(target).toHtmlEscaped(), escaped(words));
}

} // namespace

// Every form, longest first: "dies at home" is not "dies".
Linker::Linker(const books::Glossary* terms) {
    QStringList forms;
    if (terms)
        for (const books::Term& term : *terms)
            for (const QString& form : term.forms) {
                forms << form;
                forms_.insert(form.toLower(), {form, term.term});
            }
    std::ranges::sort(forms, std::ranges::greater(), &QString::size);
    for (QString& form : forms)
        form = QRegularExpression::escape(form);
    QString pattern = books::numberPattern();
    if (!forms.isEmpty())
        pattern += QStringLiteral("|(?<![\\w])(?:%1)(?![\\w])").arg(forms.join(u'|'));
    pattern_ = QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption |
                                               QRegularExpression::UseUnicodePropertiesOption);
}

QString Linker::operator()(const QString& plain, const QString& except) const {
    QSet<QString> done{except};
    QString rich;
    qsizetype at = 0;
    for (auto found = pattern_.globalMatch(plain); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString words = match.captured();
        const Form form = forms_.value(words.toLower());
        rich += escaped(plain.mid(at, match.capturedStart() - at));
        at = match.capturedEnd();
        if (form.words.isEmpty())
            rich += words.front().isUpper() ? anchor({Target::Kind::Rule, words}, words) : escaped(words);
        else if (done.contains(form.term) || !meant(form.words, plain, match))
            rich += escaped(words);
        else {
            rich += anchor({Target::Kind::Term, form.term}, words);
            done.insert(form.term);
        }
    }
    return rich + escaped(plain.mid(at));
}

QString linked(const QString& plain, const books::Glossary* terms) {
    return Linker(terms)(plain);
}

QString withLinksIn(const QString& colour, QString rich) {
    return rich.replace(QLatin1String("<a href="), QStringLiteral("<a style=\"color:%1\" href=").arg(colour));
}

QString linkTo(const Target& target) {
    return QLatin1String(target.kind == Target::Kind::Rule ? kRule : kTerm) + target.name;
}

std::optional<Target> targetOf(const QString& link) {
    for (const auto& [start, kind] :
         {std::pair{QLatin1String(kRule), Target::Kind::Rule}, {QLatin1String(kTerm), Target::Kind::Term}})
        if (link.startsWith(start) && link.size() > start.size())
            return Target{kind, link.mid(start.size())};
    return std::nullopt;
}

} // namespace rules
