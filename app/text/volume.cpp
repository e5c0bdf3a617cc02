#include "text/volume.h"

#include <map>

#include "text/lessons/filled.h"

namespace text {

QString ruleText(const QString& text) {
    return translated("Rules", text);
}

QStringList formsOfTerm(const QStringList& english) {
    const QString forms = translated("Forms", english.join(QStringLiteral("; ")));
    return forms == QStringLiteral("–") ? QStringList() : forms.split(QStringLiteral("; "));
}

QString ruleInWords(const Volume& volume, const QString& number) {
    static std::map<QString, books::RuleBook> read;
    auto book = read.find(volume.folder);
    if (book == read.end()) {
        const auto loaded = books::loadRuleBook(QStringLiteral(":/rules/") + volume.folder, volume.isCard);
        const auto* there = std::get_if<books::RuleBook>(&loaded);
        book = read.emplace(volume.folder, there ? *there : books::RuleBook{}).first;
    }
    const books::Rule* rule = book->second.find(number);
    return rule ? QStringLiteral("%1, %2. %3").arg(number, ruleText(rule->title), ruleText(rule->text))
                : QString();
}

QString captionText(const QString& text, const Volume& volume) {
    return filled("Rules", text, volume.fact);
}

} // namespace text
