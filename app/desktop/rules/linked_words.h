// Running text with its ways into the rule books: every rule number ("M6.3") and every word of the glossary
// becomes a link. Two kinds of links, "rule:M6.3" and "term:fola", for whoever shows the text.
#pragma once

#include "books/rule_book.h"

#include <QHash>
#include <QRegularExpression>

#include <optional>

namespace rules {

// Plain words as rich text: escaped, lines kept, rule numbers linked wherever they stand, a term of the
// glossary where it stands first, its longest form before a shorter one. A form in small letters is not meant
// where a capital makes it a name ("the Hanged Man"). Without `terms` only numbers.
[[nodiscard]] QString linked(const QString& plain, const books::Glossary* terms = nullptr);

// The same for many texts, the glossary's forms being sorted once. `terms` must outlive it.
class Linker {
public:
    explicit Linker(const books::Glossary* terms);

    // All terms but `except`, which is being explained.
    [[nodiscard]] QString operator()(const QString& plain, const QString& except = {}) const;

private:
    struct Form {
        QString words, term;
    };
    QHash<QString, Form> forms_; // by the form in small letters
    QRegularExpression pattern_;
};

// The same text with its links in this colour ("#8f2114"): on paper the palette's own would not be seen.
[[nodiscard]] QString withLinksIn(const QString& colour, QString rich);

// What a link asks for.
struct Target {
    enum class Kind { Rule, Term };
    Kind kind;
    QString name; // "M6.3"; the term as the glossary has it

    bool operator==(const Target&) const = default;
};
[[nodiscard]] QString linkTo(const Target& target);
// Nothing for a link of another kind.
[[nodiscard]] std::optional<Target> targetOf(const QString& link);

} // namespace rules
