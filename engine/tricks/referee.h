// One hand among any mix of players, of any game: who is to choose is asked with what its seat may know.
#pragma once

#include "tricks/session.h"

namespace tricks {

template<Game G>
class Referee {
public:
    using Outcome = typename Session<G>::Outcome;

    // A player for each seat. `seed` fixes every random number of them all: seed, seat and number of the
    // action make each decision's own.
    Referee(Session<G> session, std::vector<Player<G>> players, std::uint64_t seed)
        : session_(std::move(session)), players_(std::move(players)), seed_(seed) {}
    Referee(const typename G::Deal& deal, std::vector<Player<G>> players, std::uint64_t seed)
        : Referee(Session<G>(deal), std::move(players), seed) {}

    [[nodiscard]] const typename G::Hand& hand() const { return session_.hand(); }
    [[nodiscard]] const std::vector<typename G::Action>& actions() const { return session_.actions(); }
    [[nodiscard]] bool over() const { return session_.over(); }

    // Lets the player whose decision it is act. A refusal means that it answered with an illegal action: the
    // hand stays as it was. Not to be called once the hand is over.
    Outcome step(std::stop_token stop = {}) {
        return tricks::step<G>(session_, players_, seed_, std::move(stop));
    }
    // Applies an action chosen elsewhere.
    Outcome apply(const typename G::Action& action) { return session_.apply(action); }

private:
    Session<G> session_;
    std::vector<Player<G>> players_;
    std::uint64_t seed_;
};

// Plays the hand to its end, as long as players answer with legal actions; the first refusal otherwise.
template<Game G>
std::optional<typename G::Refusal> playOut(Referee<G>& referee) {
    while (!referee.over())
        if (const auto outcome = referee.step(); outcome.index() != 0)
            return std::get<typename G::Refusal>(outcome);
    return std::nullopt;
}

} // namespace tricks
