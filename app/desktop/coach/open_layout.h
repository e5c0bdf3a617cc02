// Where everything lies on the table of open hands: the partner's above, the others' at the sides in two
// rows, the reader's below, the trick in the middle. All lengths come from the window alone.
#pragma once

#include "desktop/coach/standing.h"
#include "desktop/look/metrics.h"
#include "text/words.h"

#include <QRect>

namespace coach {

// Who sits where, as the reader calls them.
struct Company {
    text::Names names = text::seatNames();
    PerSeat<int> players{{0, 1, 2, 3}}; // whose portrait
    Seat reader{};
};

struct LaidCard {
    Card card;
    QRect at;
    enum class Mark { None, Played, Better, Wins } mark{};
};

struct SeatPlate {
    Seat seat{};
    QRect mount;
    QRect words;           // name, and the role under it
    bool rightward = true; // the words at the right of the portrait
};

// A word at a card, beside its figures and beside every other word.
struct LaidTag {
    enum class Of { Led, Wins, Played, Better } of{};
    QString words;
    QRect at;
};

struct OpenLayout {
    std::vector<LaidCard> cards; // back to front
    PerSeat<SeatPlate> plates;
    QRect folaWords, awayWords;
    std::vector<LaidTag> tags;
    QRect steps; // what steps through the hand
};

// Of the reader's decision: the card that was played and the one that was better; both stand out of the hand.
struct Lifted {
    CardSet played, better;
};

// The table's room is this size, its upper left corner 0, 0: 820 by 776 at scale 1, menu bar taken off.
[[nodiscard]] OpenLayout layOut(const Standing& standing, const Company& company, const Lifted& lifted,
                                const look::Metrics& m);

} // namespace coach
