// Who is on which side of a contract that is counted; for the words of the count.
#pragma once

#include "tarot/view.h"

#include <optional>

namespace text::tarot {

[[nodiscard]] inline int defendersIn(const ::tarot::View& view, const ::tarot::ContractCount& count) {
    int defenders = 0;
    for (::tarot::Seat seat : ::tarot::Seats::table(view.players))
        defenders += count.camp.contains(seat) ? 0 : 1;
    return defenders;
}

[[nodiscard]] inline std::optional<::tarot::Seat> partnerIn(const ::tarot::ContractCount& count,
                                                            ::tarot::Seat declarer) {
    for (::tarot::Seat seat : count.camp)
        if (seat != declarer)
            return seat;
    return std::nullopt;
}

} // namespace text::tarot
