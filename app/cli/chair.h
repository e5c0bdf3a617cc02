// Who decides at a seat of the command line's tables, and what that chair is shown. A computer player and an
// outside program are handed the seat's view; Minchiate's clairvoyant and oracle alone, measures and no
// players, the hand itself (minchiate/clairvoyant.h, minchiate/oracle.h). The window knows no chairs: there
// everybody plays from a view.
#pragma once

#include "tricks/session.h"

#include <QString>

#include <functional>
#include <memory>
#include <variant>

namespace cli {

template<tricks::Game G>
class Chair {
public:
    using Hand = typename G::Hand;
    using Seat = typename G::Seat;

    Chair() = default;
    Chair(const Chair&) = delete;
    Chair& operator=(const Chair&) = delete;
    virtual ~Chair() = default;

    // The answer to hand.choice(), whose chooser sits at `seat`; or why there is none, in one sentence.
    [[nodiscard]] virtual std::variant<typename G::Action, QString> decide(const Hand& hand, Seat seat,
                                                                           tricks::Thought& thought) = 0;
    // The hand has been counted.
    virtual void ended(const Hand&, Seat) {}
    // The hand ends early because this chair failed; it is asked for nothing any more.
    virtual void failed() {}
};

// Makes a chair for one seat, used by one thread.
template<tricks::Game G>
using Sit = std::function<std::unique_ptr<Chair<G>>()>;

// A built-in player sees what its seat may see.
template<tricks::Game G>
class PlayerChair : public Chair<G> {
public:
    explicit PlayerChair(tricks::Player<G> player) : player_(std::move(player)) {}

    std::variant<typename G::Action, QString> decide(const typename G::Hand& hand, typename G::Seat seat,
                                                     tricks::Thought& thought) override {
        return player_.choose(G::view(hand, seat), thought);
    }

private:
    tricks::Player<G> player_;
};

template<tricks::Game G>
[[nodiscard]] Sit<G> seated(tricks::Player<G> player) {
    return [player = std::move(player)] { return std::make_unique<PlayerChair<G>>(player); };
}

} // namespace cli
