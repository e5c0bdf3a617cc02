// Pictures of cards are drawn once for all tests of a program: most of the time would be their drawing.
#pragma once

#include "places.h"

#include "desktop/look/decks.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace support {

inline QString keptPictures() {
    return QStringLiteral(KEPT_PICTURES "/") + QFileInfo(QCoreApplication::applicationFilePath()).fileName();
}

// A pack of cards whose pictures are kept there.
class KeptDeck : public look::Deck {
public:
    explicit KeptDeck(const QString& pack = look::Faces().deck) : look::Deck(pack) { keepIn(keptPictures()); }
};

// All packs of the house, likewise.
class KeptDecks : public look::Decks {
public:
    KeptDecks() { keepIn(keptPictures()); }
};

} // namespace support
