// A game's rule book in the reader's language: whose it is, and what its captions leave to the rules to say.
#pragma once

#include "books/placeholders.h"
#include "books/rule_book.h"

#include <QString>

#include <optional>

namespace text {

struct Volume {
    QString folder;   // of book and glossary under :/rules, "minchiate"
    QString pack;     // of its cards' pictures, "florentine"
    QString game;     // "Minchiate"
    QChar letter;     // of its numbers
    QString glossary; // what the glossary is, one sentence
    QString aside;    // what else there is to read, as a button says it; empty for nothing
    books::IsCard isCard = nullptr;
    // "ace of cups", of a code.
    QString (*cardName)(const QString& code) = nullptr;
    // What a placeholder of a caption says; nothing for one that the game does not know.
    std::optional<QString> (*fact)(const books::Placeholder& placeholder) = nullptr;
};

// Titles and texts of a rule book, words of a glossary and what they mean.
[[nodiscard]] QString ruleText(const QString& text);
// How a word of the glossary stands in running text, from how it does in English: the translation has its
// own, or none where it would be an ordinary word of that language.
[[nodiscard]] QStringList formsOfTerm(const QStringList& english);
// A rule as it stands in the book: "M6.8, Deaths. A counter captured …"; empty if it has none of that number.
// The book is read when this is first asked.
[[nodiscard]] QString ruleInWords(const Volume& volume, const QString& number);
// The words under an example.
[[nodiscard]] QString captionText(const QString& text, const Volume& volume);

} // namespace text
