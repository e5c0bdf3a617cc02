// Draws the standing on its paper.
#pragma once

#include "look/deck.h"
#include "sheet/standing_layout.h"

#include <QPainter>

namespace sheet {

// Paper and all that is written on it; not the cloth, not the buttons. `tagRight` is how far the verdict may
// reach.
void drawStanding(QPainter& p, const Standing& standing, const StandingPlaces& places, look::Deck& deck,
                  int tagRight);

} // namespace sheet
