// Contrived deals: a deck and a cut that give chosen hands.
#pragma once

#include "minchiate/hand.h"

#include <QString>

namespace support {

// A suit's card that is no king.
[[nodiscard]] inline bool isPlain(minchiate::Card c) {
    return minchiate::isSuitCard(c) && !minchiate::isKing(c);
}

struct Setup {
    minchiate::RuleSet rules{};
    minchiate::Seat dealer = minchiate::Seat::S;
    // Beginnings in the order dealt, filled up with other cards. The last card of 21 is turned up; a card
    // that fills that place is a suit card worth nothing.
    minchiate::PerSeat<QString> hands{};
    QString robbed{}; // in the order robbed
    QString fola{};   // top first, filled up below with suit cards worth nothing
    int cut = 0;      // 0: the first that fits
    std::uint64_t seed = 1;
};

struct CutDeal {
    minchiate::Deal deal;
    int cut = 0;
};

// The deck and the cut; ends the test program where there is none.
[[nodiscard]] CutDeal dealFor(const Setup& setup);
// The hand after that cut.
[[nodiscard]] minchiate::Hand handFor(const Setup& setup);

// The cards that go to each seat, in the order of the pile, when `robbed` cards were robbed (M5.4, M5.5).
[[nodiscard]] std::vector<minchiate::Seat> dealingOrder(minchiate::Seat dealer, int robbed);

// Each card in turn by the seat whose turn it is; a seat that owes an answer for its versicole shows none.
void playCards(minchiate::Hand& hand, QStringView codes);
// Plays on to the end or until `tricks` tricks are gathered, each time the lowest legal card; shows nothing.
void playOn(minchiate::Hand& hand, int tricks = minchiate::kTricks);

} // namespace support
