// How the person likes to play.
#pragma once

#include "desktop/sound/sound.h"

namespace table {

// How fast things go. A factor of 1 is the design's; 0 plays everything at once.
struct Tempo {
    double factor = 1;
    int trickStayMs = 1400; // how long a full trick is left lying; below 0 until a press
    bool skipDeal = false;  // nothing of the deal is waited for but the person's own part
    bool animated = true;   // false: no movement, though the order and the waits stay

    // So long a movement takes.
    [[nodiscard]] int moveMs(int ms) const { return animated ? ms : 0; }
};

struct Habits {
    Tempo tempo;
    // Where Return acts first, once something is asked: on a card that may be taken, or on none until the
    // person goes to one.
    enum class Begins { OnCard, Nowhere };
    Begins begins = Begins::OnCard;
    bool liftThenPlay = false; // the first click lifts a card, the second plays it
    bool playForced = false;   // the only card that may be played goes by itself, where nothing else is asked
    int callBackMs = 400;      // how long a card played may be called back
    bool showNumber = true;    // beside the score pieces
    sound::Volumes sounds;
    bool tellsPlay = true; // what happens is read out: not where a page beside the table tells it
};

} // namespace table
