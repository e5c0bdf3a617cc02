// Who acts for which seat, with what view, what it chose, what followed: one hand among any mix of players.
#pragma once

#include "minchiate/players/player.h"

namespace players {

// What one decision did.
struct Step {
    minchiate::Action action;
    minchiate::Hand::Events events;
};

class Referee {
public:
    // `seed` fixes every random number of every player: (seed, seat, number of the action) makes each
    // decision's own.
    Referee(const minchiate::Deal& deal, minchiate::PerSeat<Player> players, std::uint64_t seed);
    // Goes on from a hand under way, `actions` having been applied to it already.
    Referee(minchiate::Hand hand, std::vector<minchiate::Action> actions, minchiate::PerSeat<Player> players,
            std::uint64_t seed);

    [[nodiscard]] const minchiate::Hand& hand() const { return hand_; }
    [[nodiscard]] const std::vector<minchiate::Action>& actions() const { return actions_; }
    [[nodiscard]] bool over() const { return hand_.phase() == minchiate::Phase::Counted; }

    // Lets the player whose decision it is act. A refusal means that the player answered with an illegal
    // action: the hand stays as it was. Not to be called once the hand is over.
    [[nodiscard]] std::variant<Step, minchiate::Refusal> step();
    // Applies an action chosen elsewhere.
    [[nodiscard]] std::variant<Step, minchiate::Refusal> apply(const minchiate::Action& action);

private:
    minchiate::Hand hand_;
    std::vector<minchiate::Action> actions_;
    minchiate::PerSeat<Player> players_;
    std::uint64_t seed_;
};

// The random numbers of the decision that will be action number `number` of a hand, by `seat`.
[[nodiscard]] tricks::Random randomFor(std::uint64_t seed, minchiate::Seat seat, std::size_t number);

// Plays the hand to its end; players answer with legal actions.
void playOut(Referee& referee);

} // namespace players
