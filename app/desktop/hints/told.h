// A hint in words, of any game: first what to think about, then the choice and what hangs on it.
#pragma once

#include "tricks/card_set.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace hints {

// What one may choose, as it was weighed.
struct Choice {
    QString words;                    // in the middle of a sentence: "the knight of batons", "to pass"
    std::optional<tricks::Card> card; // that it plays
    tricks::CardSet picks;            // cards that it picks and gives up together
    double points = 0;
    double error = 0; // standard error of the difference to the best
    QString button{}; // of the strip, whose words these are; empty where no button does it at once
};

// As it stands after the choice and a colon: "it surely wins".
struct Reason {
    QString words;
    bool against = false; // it tells what may be lost by the choice
};

// How points are told: not at all, where it was not they that decided.
enum class Figures : std::uint8_t { None, Whole, Tenths };

// "+12", "−12" with a true minus, "0"; where points are not told as whole ones.
[[nodiscard]] QString signedFigure(double points, Figures figures);

// What a game says of a decision.
struct Said {
    QString thought;             // a sentence that names no card
    std::vector<Choice> choices; // the best first; one alone where there is nothing to choose
    std::vector<Reason> reasons; // for the best, the most telling first; at least one
    Figures figures = Figures::None;
    QString unit; // what the points are of, a sentence

    [[nodiscard]] bool isOnlyChoice() const { return choices.size() == 1; }
    // It cannot be told from the best.
    [[nodiscard]] bool isAsGood(const Choice& choice) const;
    // The best but one, and so on, that are not as good as the best: at most `most`.
    [[nodiscard]] std::vector<Choice> next(std::size_t most = 2) const;
};

// What lies on the slip.
struct Told {
    QString title; // a sentence
    QStringList lines;
    QString last; // in a weaker ink
    QString told; // for those who hear it
};

[[nodiscard]] Told thinkingTold();
// The first press: no card is named.
[[nodiscard]] Told thoughtTold(const Said& said);
// The second, or the only one where there is no choice.
[[nodiscard]] Told choiceTold(const Said& said);

// The tag on a card that makes less than the best: "9 less"; empty where no figures are told.
[[nodiscard]] QString lessWords(const Said& said, const Choice& choice);

} // namespace hints
