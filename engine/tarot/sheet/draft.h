// A hand that is being written down: what has been said of it so far.
#pragma once

#include "tarot/sheet/kept_hand.h"

#include <string>

namespace tarot::sheet {

struct Draft : Extras {
    enum class Kind : std::uint8_t { Taken, Void, Misere } kind = Kind::Taken;
    std::optional<Seat> taker{};
    std::optional<Bid> bid{};
    std::optional<Seat> partner{};     // of five players
    bool alone = false;                // said of five players: there is no partner
    std::optional<int> bouts{};        // in the pile of the declarer's camp
    Camp counted = Camp::Declarer;     // whose pile was counted
    std::optional<int> halves{};       // of that pile
    PerSeat<std::optional<int>> won{}; // à la misère: by each, in half points (F10)
    std::string note{};                // UTF-8; kept with the hand
    bool operator==(const Draft&) const = default;
};

// What has to be said before a hand comes to anything, in the order in which people say it.
enum class Missing : std::uint8_t { Taker, Bid, Partner, Bouts, Points, Won };
[[nodiscard]] std::optional<Missing> missingIn(const Draft& draft, int players);

// The hand, once nothing is missing.
[[nodiscard]] std::optional<KeptHand> handOf(const Draft& draft, int players);
// What somebody would have said of this hand.
[[nodiscard]] Draft draftOf(const KeptHand& hand, int players);

} // namespace tarot::sheet
