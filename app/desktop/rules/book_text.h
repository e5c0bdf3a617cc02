// The rule book and the glossary as one rich text: chapters, numbered rules with their examples, then the
// words. What is looked for, linked and scrolled to are places in this text.
#pragma once

#include "desktop/look/metrics.h"
#include "desktop/rules/linked_words.h"
#include "text/volume.h"

#include <functional>

namespace rules {

struct Book {
    text::Volume volume; // whose rules they are
    books::RuleBook rules;
    books::Glossary terms; // by the alphabet
};
// What is compiled in of a game, in the reader's language, which has its own forms of each term; the term
// itself stays as it is named in links.
[[nodiscard]] Book bookInside(const text::Volume& volume);

// The glossary as a place, after the last chapter.
inline const QString kGlossary = QStringLiteral("glossary");

// The anchor of a place in the text.
[[nodiscard]] QString anchorOf(const Target& target);

// The name of a picture in the text: the cards of an example in a row.
[[nodiscard]] QString pictureOf(const books::Example& example);

// A length that goes with the text: given for text factor 1.
[[nodiscard]] int withText(const look::Metrics& m, double length);

// How wide such a picture will be; examples stand side by side where they have room.
using WidthOf = std::function<int(const books::Example&)>;

// Where nobody sees the cards, captions name them.
enum class Captions { Plain, NamingCards };

// What the text is set in.
struct Column {
    look::Metrics metrics;
    int wide = 0;
    WidthOf widthOf;
    Captions captions = Captions::Plain;
};

// The whole text, and the style sheet that it needs.
[[nodiscard]] QString bookText(const Book& book, const Column& column);
[[nodiscard]] QString bookStyle(const look::Metrics& m);

} // namespace rules
