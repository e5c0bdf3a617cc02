// The rules and the glossary as they are read in the program: plain data, searched by the window.
#pragma once

#include "lessons/lesson_error.h"

namespace lessons {

// Cards that show what a rule says, in order, with a caption.
struct Example {
    std::vector<Card> cards;
    QString words;
};
// One rule in the numbering of M1–M9: a chapter ("M5") has a title and opening words, its rules ("M5.2")
// text.
struct Rule {
    QString number, title, text;
    std::vector<Example> examples;

    [[nodiscard]] bool isChapter() const { return !number.contains(u'.'); }
};
struct RuleBook {
    std::vector<Rule> rules; // in order

    [[nodiscard]] const Rule* find(const QString& number) const;
};

// A word of the game. Texts are searched for its forms to see that none comes before it is introduced.
struct Term {
    QString term, italian; // as the program says it; the Italian word, where that is another
    QStringList forms;     // in running English text, the term itself included
    QString meaning;
    QString rule; // the number to read on at
};
using Glossary = std::vector<Term>;

[[nodiscard]] Read<RuleBook> readRuleBook(const QByteArray& bytes);
[[nodiscard]] Read<Glossary> readGlossary(const QByteArray& bytes);
[[nodiscard]] Read<RuleBook> loadRuleBook(const QString& path);
[[nodiscard]] Read<Glossary> loadGlossary(const QString& path);

[[nodiscard]] const Term* termNamed(const Glossary& glossary, const QString& term);
// The terms whose forms stand in a text as whole words, in the glossary's order; placeholders are no words.
[[nodiscard]] std::vector<const Term*> termsIn(const Glossary& glossary, const QString& text);
// "M5.2", "M7": the rules that a text cites.
[[nodiscard]] QStringList rulesCitedIn(const QString& text);

} // namespace lessons
