// The rules of a game and its glossary as they are read in the program: plain data, searched by the window.
// Cards are codes; whose cards they are the game says that gives the pack.
#pragma once

#include "records/fault.h"

#include <QStringList>

#include <variant>
#include <vector>

namespace books {

// The rules of each game are numbered under a letter of its own.
inline constexpr auto kLetters = "MBFC";

// Cards that show what a rule says, in order, with a caption.
struct Example {
    QStringList cards; // codes
    QString words;     // with placeholders for what the rules decide
    // Where the cards are a hand to be played from: what lies in the trick, and which of them may be played.
    QStringList trick, may;

    bool operator==(const Example&) const = default;
};
// One rule: a chapter ("M5") has a title and opening words, its rules ("M5.2") text.
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
    QString term, own; // as the program says it; the word in the game's own language, where that is another
    QStringList forms; // in running English text, the term itself included
    QString meaning;
    QString rule; // the number to read on at
};
using Glossary = std::vector<Term>;

// The codes of a list with single spaces; "T30-T35" stands for the six from the one to the other.
[[nodiscard]] QStringList codesIn(const QString& list);
// Whether a code names a card of the pack.
using IsCard = bool (*)(const QString& code);
// The same by a game's function that reads codes.
template<auto cardOf>
bool isCode(const QString& code) {
    return cardOf(code.toStdString()).has_value();
}

template<class T>
using Read = std::variant<T, records::Fault>;
[[nodiscard]] Read<RuleBook> readRuleBook(const QByteArray& bytes, IsCard isCard);
[[nodiscard]] Read<Glossary> readGlossary(const QByteArray& bytes);
// From `folder`/book.json and `folder`/glossary.json.
[[nodiscard]] Read<RuleBook> loadRuleBook(const QString& folder, IsCard isCard);
[[nodiscard]] Read<Glossary> loadGlossary(const QString& folder);

[[nodiscard]] const Term* termNamed(const Glossary& glossary, const QString& term);
// The terms whose forms stand in a text as whole words, in the glossary's order; placeholders are no words.
[[nodiscard]] std::vector<const Term*> termsIn(const Glossary& glossary, const QString& text);
// How a number ("M5.2") or a chapter ("F11") is written, for a search in a text.
[[nodiscard]] QString numberPattern();
// "M5.2", "F11": the rules that a text cites; placeholders cite none.
[[nodiscard]] QStringList rulesCitedIn(const QString& text);
// The same words where nothing leads to the book: without what stands in brackets, as "(B8.5)".
[[nodiscard]] QString withoutRules(const QString& text);

} // namespace books
