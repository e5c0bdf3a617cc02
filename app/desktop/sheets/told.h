// A score sheet told in words and figures: what its page, the printed paper and a letter show of it, whatever
// the game.
#pragma once

#include "desktop/sheets/curve.h"

#include <QStringList>

#include <optional>

namespace sheets {

// A score as it is written; what is gained is bold.
struct Figure {
    QString text;
    bool gain = false;
    bool operator==(const Figure&) const = default;
};

struct HandTold {
    QString played;             // "Lapo, garde, made by 8"
    std::vector<Figure> scores; // in it, a column each
    QStringList after;          // where they stand then
    int about = -1;             // the column of whom it was about, ringed
    QString besides{};          // what it was paid for besides: "petit au bout for the taker"
    QString ended{};            // "The match to Ada & Lapo"
    QString note{};             // what was written beside it

    // The lines that stand under it.
    [[nodiscard]] QStringList under() const;
};

struct Told {
    QString game;        // its name
    QString title;       // what its keeper calls it; empty as a rule
    qint64 begun = 0;    // seconds since 1970; 0: nobody knows
    QStringList columns; // names over them
    std::vector<HandTold> hands;
    std::vector<Figure> totals;
    QString count;    // "3 of 12 hands"
    QString standing; // "Ada leads with +318"; empty before the first hand
    QString next;     // "Hand 4, Ada deals"
    bool over = false, stopped = false;
    bool halfWritten = false; // something has been said of the next hand
    int room = 0;             // lines of a printed sheet, those to be written by pencil too
    Curve curve;
};

// "Friday, 20 November 2026"; empty where nobody knows.
[[nodiscard]] QString dateWords(const Told& told);
[[nodiscard]] QString shortDateWords(const Told& told); // without the day of the week
// Lines in columns, for a letter or a chat.
[[nodiscard]] QString asText(const Told& told);

// The one hand that is told otherwise now, under the same names; nothing where none or more are.
[[nodiscard]] std::optional<int> correctedIn(const Told& then, const Told& now);

} // namespace sheets
