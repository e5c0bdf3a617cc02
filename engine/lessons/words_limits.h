// How long a text is when the engine has filled it in, and what may not stand in it.
//
// Of a game's lessons K this needs K::lengthOf(fact), the words that a fact will come to, and K::kLetter, the
// letter of its rules.
#pragma once

#include "lessons/scene.h"

namespace lessons {

inline constexpr int kMostWords = 35;  // in one text
inline constexpr int kMostSteps = 12;  // in one lesson
inline constexpr int kMostInHand = 32; // in one that is a whole hand
inline constexpr int kFirstCardBy = 3; // the step by which a card is played

// Words that are written.
[[nodiscard]] int countWords(const QString& text);

// Words as English has them: a placeholder counts as long as what it will say.
template<class K>
[[nodiscard]] int wordCount(const QString& text, const Scene<K>& scene) {
    const Pieces pieces = piecesOf(text);
    int words = 0;
    for (const QString& piece : pieces.words)
        words += countWords(piece);
    for (const Placeholder& placeholder : pieces.placeholders)
        if (const auto fact = K::factOf(placeholder, scene))
            words += K::lengthOf(*fact);
    return words;
}
// Steps that this lesson may have.
template<class K>
[[nodiscard]] int mostSteps(const Lesson<K>& lesson) {
    return lesson.whole ? kMostInHand : kMostSteps;
}
// A figure outside placeholders and numbers of rules under that letter: something the engine should say;
// or a number in letters of what was robbed, taken or owed ("you robbed two").
[[nodiscard]] bool hasTypedNumber(const QString& text, QChar letter);

} // namespace lessons
