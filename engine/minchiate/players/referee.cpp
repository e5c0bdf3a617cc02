#include "minchiate/players/referee.h"

#include <cassert>
#include <utility>

namespace players {

using namespace minchiate;

tricks::Random randomFor(std::uint64_t seed, Seat seat, std::size_t number) {
    return tricks::Random::forDecision(seed, static_cast<std::uint64_t>(index(seat)), number);
}

Referee::Referee(const Deal& deal, PerSeat<Player> players, std::uint64_t seed)
    : Referee(Hand(deal), {}, std::move(players), seed) {}

Referee::Referee(Hand hand, std::vector<Action> actions, PerSeat<Player> players, std::uint64_t seed)
    : hand_(std::move(hand)), actions_(std::move(actions)), players_(std::move(players)), seed_(seed) {}

std::variant<Step, Refusal> Referee::step() {
    const Seat chooser = hand_.choice()->chooser;
    Thinking thinking{randomFor(seed_, chooser, actions_.size())};
    return apply(players_[chooser].choose(viewOf(hand_, chooser), thinking));
}

std::variant<Step, Refusal> Referee::apply(const Action& action) {
    auto outcome = hand_.apply(action);
    if (auto* refusal = std::get_if<Refusal>(&outcome))
        return *refusal;
    actions_.push_back(action);
    return Step{action, std::move(std::get<Hand::Events>(outcome))};
}

void playOut(Referee& referee) {
    while (!referee.over()) {
        [[maybe_unused]] const auto outcome = referee.step();
        assert(std::holds_alternative<Step>(outcome));
        if (std::holds_alternative<Refusal>(outcome))
            return;
    }
}

} // namespace players
