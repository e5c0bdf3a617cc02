// Pictures of cards are drawn once for all tests: most of a window's time would be their drawing.
#pragma once

#include "places.h"

#include "desktop/look/deck.h"

namespace support {

inline const QString kKeptPictures = QStringLiteral(KEPT_PICTURES);

// A pack of cards whose pictures are kept there.
class KeptDeck : public look::Deck {
public:
    explicit KeptDeck(const QString& pack = look::Faces().deck) : look::Deck(pack) { keepIn(kKeptPictures); }
};

} // namespace support
