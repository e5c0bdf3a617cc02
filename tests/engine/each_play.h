// Hands of every kind, card by card.
#pragma once

#include "support/random_hands.h"
#include "support/table_text.h"

namespace support {

// Calls `look(hand, card, number)` before each card of so many hands.
template<class Look>
void eachPlay(std::uint64_t hands, Look look) {
    for (std::uint64_t number = 0; number < hands; ++number) {
        const RandomHand made = randomHand(number);
        minchiate::Hand hand(made.deal);
        for (const minchiate::Action& action : made.actions) {
            if (const auto* play = std::get_if<minchiate::Play>(&action.what))
                look(hand, play->card, number);
            act(hand, action);
        }
    }
}

} // namespace support
