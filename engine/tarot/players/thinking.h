// How the better players of French Tarot choose: each action worth trying is tried in many worlds.
#pragma once

#include "tarot/players/reason.h"
#include "tricks/session.h"

namespace tarot {

// An action that was weighed, and the most telling reason for it.
struct Considered {
    Action action;
    double points = 0; // promised to the chooser, in the score of the hand
    double error = 0;  // standard error of the difference to the action chosen, over the worlds weighed
    Reason reason{};
};

// How a level thinks.
struct Thinking {
    int worlds = 24;       // for a card, at an effort of 1
    int worldsBefore = 60; // for what is decided before the play
    double trust = 0;      // how far the auction is believed: an exponent to each world's likelihood
    double whim = 1;       // share of the cards of a play-out that are any, the others being likely ones
    int solved = 0;        // with so few cards left to play, tricks begun counting whole, hands are solved
    // Points by which a prise must beat a pass, and a garde or more: play-outs think too ill of declarers.
    double caution = 0, cautionOfGarde = 0;
    [[nodiscard]] constexpr double cautionOf(Bid bid) const {
        return bid == Bid::Pass ? 0 : bid < Bid::Garde ? caution : cautionOfGarde;
    }
};

// What was tried, the best first, which is what the level chooses; at least one.
[[nodiscard]] std::vector<Considered> considered(const View& view, const Thinking& thinking,
                                                 tricks::Thought& thought);

} // namespace tarot
