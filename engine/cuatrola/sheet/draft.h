// A hand of Cuatrola that is being written down: what has been said of it so far.
#pragma once

#include "cuatrola/sheet/kept_hand.h"

#include <string>

namespace cuatrola::sheet {

// Who scored is said, or worked out of the points.
enum class Saying : std::uint8_t { Outcome, Points };

struct Draft {
    Saying saying = Saying::Points; // who scored takes one tap on the sheet
    std::optional<Bid> bid{};
    std::optional<Side> bettors{};
    std::optional<Side> scores{}; // of an outcome
    bool nobody = false;          // scores: the points are equal (C8.2)
    Ending ending = Ending::Played;
    Side counted{}; // whose points were counted
    std::optional<int> points{}, idle{};
    PerSide<int> cantes{};
    std::optional<Side> last{};
    std::string note{}; // UTF-8; kept with the hand
    bool operator==(const Draft&) const = default;
};

// What has to be said before a hand comes to anything, in the order in which people say it.
enum class Missing : std::uint8_t { Bid, Bettors, Scores, Idle, Points };
[[nodiscard]] std::optional<Missing> missingIn(const Draft& draft);
// C7.3: points are counted in plain hands and solos alone.
[[nodiscard]] bool countsPoints(const Draft& draft);

// The hand, once nothing is missing.
[[nodiscard]] std::optional<KeptHand> handOf(const Draft& draft);
// What somebody would have said of this hand.
[[nodiscard]] Draft draftOf(const KeptHand& hand);

} // namespace cuatrola::sheet
