#include "cuatrola/game.h"

#include "tricks/session.h"

namespace cuatrola {

static_assert(tricks::Game<Game>);

std::vector<Action> actionsOf(const Choice& choice) {
    std::vector<Action> actions;
    if (const auto* bid = std::get_if<BidChoice>(&choice.among)) {
        for (Bid one : bid->bids)
            actions.push_back({choice.seat, MakeBid{one}});
    } else if (const auto* sing = std::get_if<SingChoice>(&choice.among)) {
        for (Suits suits : sing->answers)
            actions.push_back({choice.seat, Sing{suits}});
    } else {
        for (Card card : std::get<PlayChoice>(choice.among).cards)
            actions.push_back({choice.seat, Play{card}});
    }
    return actions;
}

} // namespace cuatrola
