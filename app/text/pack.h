// A pack of cards as the gallery tells of it: which cards it has, and what there is to know of each.
#pragma once

#include <QString>
#include <QStringList>

#include <span>

namespace text {

struct CardNote {
    QString english;  // "King of cups", "Death"
    QString own;      // in the language of the game, "Re di coppe", "La Morte"; never translated
    QString pictured; // one line on the picture
    QString worth;    // "A counter: 5 points (M2.1)."
    QString serves;   // the combinations it serves in, with their rules; may be empty
};

struct Pack {
    QString folder;    // of its pictures, "florentine"
    QString name;      // "Florentine"
    QString game;      // what is played with it, "Minchiate"
    int inRow = 0;     // cards to a row of the gallery: as many as a suit has
    QStringList codes; // by rows, kings first and trumps from 1
    // Of one of these codes, or of "back".
    CardNote (*noteOf)(const QString& code) = nullptr;
};

// One line of a pack's table of pictures; the line is marked for translation in the table's own context.
struct PictureLine {
    const char* code;
    const char* line;
};
[[nodiscard]] QString pictureLine(std::span<const PictureLine> table, const char* context,
                                  const QString& code);

} // namespace text
