// A hand under way, of any game: the actions so far, undo, and players who are asked in turn.
//
// A game G is values and functions: G::Deal, G::Hand (made of a deal; apply(action) gives its events or a
// refusal; choice() says who is asked, or nothing when it is over), G::Action, G::Refusal, G::View; G::Seat,
// an enumeration of the places in turn order; G::chooser(choice), who answers it; G::view(hand, seat), all
// that seat may know.
#pragma once

#include "tricks/random.h"

#include <concepts>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tricks {

template<class G>
concept Game = requires(const typename G::Deal& deal, typename G::Hand hand, const typename G::Hand& seen,
                        const typename G::Action& action) {
    {typename G::Hand(deal)};
    { hand.apply(action) } -> std::same_as<std::variant<typename G::Hand::Events, typename G::Refusal>>;
    { G::chooser(*seen.choice()) } -> std::same_as<typename G::Seat>;
    { G::view(seen, typename G::Seat{}) } -> std::same_as<typename G::View>;
};

template<Game G>
class Session {
public:
    using Hand = typename G::Hand;
    using Action = typename G::Action;
    using Seat = typename G::Seat;
    using Outcome = std::variant<typename Hand::Events, typename G::Refusal>;

    explicit Session(const typename G::Deal& deal) : start_(deal), hand_(deal) {}
    // The same after these actions, each legal in its turn.
    Session(const typename G::Deal& deal, std::span<const Action> actions) : Session(deal) {
        for (const Action& action : actions)
            (void)apply(action);
    }

    [[nodiscard]] const Hand& hand() const { return hand_; }
    [[nodiscard]] bool over() const { return !hand_.choice(); }
    [[nodiscard]] const std::vector<Action>& actions() const { return actions_; }
    // Who chose each action: not always the seat whose action it is.
    [[nodiscard]] const std::vector<Seat>& choosers() const { return choosers_; }

    // Which action the seat chose last, not looking before the first `from`.
    [[nodiscard]] std::optional<std::size_t> lastOf(Seat chooser, std::size_t from = 0) const {
        for (std::size_t i = choosers_.size(); i > from; --i)
            if (choosers_[i - 1] == chooser)
                return i - 1;
        return std::nullopt;
    }

    // The events of the action, or why it was refused and nothing has changed.
    Outcome apply(const Action& action) {
        const auto choice = hand_.choice();
        Outcome outcome = hand_.apply(action);
        if (outcome.index() == 0) {
            actions_.push_back(action);
            choosers_.push_back(G::chooser(*choice));
        }
        return outcome;
    }
    // As it was after the first n actions; n ≤ actions().size().
    [[nodiscard]] Hand after(std::size_t n) const {
        Hand hand = start_;
        for (std::size_t i = 0; i < n; ++i)
            (void)hand.apply(actions_[i]);
        return hand;
    }
    // Takes back all actions but the first n.
    void undoTo(std::size_t n) {
        hand_ = after(n);
        actions_.resize(n);
        choosers_.resize(n);
    }

private:
    Hand start_, hand_;
    std::vector<Action> actions_;
    std::vector<Seat> choosers_;
};

// What a decision may use. `random` is made afresh for each decision, so that it can be asked for again and
// comes out the same, on one thread or on many.
struct Thought {
    Random random;
    std::stop_token stop{}; // asks for any answer at once; the answer will be thrown away
    int threads = 1;
    double effort = 1; // multiplies how many worlds or trials a decision uses
};

// Who chooses: a name, and a function from what a seat may know to an action legal in it.
template<Game G>
struct Player {
    std::string name;
    std::function<typename G::Action(const typename G::View& view, Thought& thought)> choose;
};

// The random numbers of decision number `decision` (0-based) of a hand.
template<class Seat>
[[nodiscard]] Random randomFor(std::uint64_t seed, Seat seat, std::size_t decision) {
    return Random::forDecision(seed, static_cast<std::uint64_t>(seat), decision);
}

// Asks whoever is to choose, of the players by seat, and applies the answer.
template<Game G>
typename Session<G>::Outcome step(Session<G>& session, std::span<const Player<G>> players, std::uint64_t seed,
                                  std::stop_token stop = {}) {
    const auto seat = G::chooser(*session.hand().choice());
    Thought thought{randomFor(seed, seat, session.actions().size()), std::move(stop)};
    const auto& player = players[static_cast<std::size_t>(seat)];
    return session.apply(player.choose(G::view(session.hand(), seat), thought));
}

} // namespace tricks
