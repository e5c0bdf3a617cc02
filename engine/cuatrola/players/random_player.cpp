#include "cuatrola/players/random_player.h"

#include "tricks/chance.h"

namespace cuatrola {

namespace {

Bid anyBid(const Position& position, tricks::Random& random) {
    const auto highest = static_cast<std::uint32_t>(position.bid());
    const std::uint32_t which = random.below(4 - highest); // passing, or one of those above
    return which == 0 ? Bid::Pass : static_cast<Bid>(highest + which);
}

Suits anyAnswer(const Position& position, tricks::Random& random) {
    std::array<Suits, 16> answers{};
    std::uint32_t count = 0;
    for (Suits suits = 0; suits < 16; ++suits)
        if (position.maySing(suits))
            answers[count++] = suits;
    return answers[random.below(count)];
}

} // namespace

tricks::Player<Game> randomPlayer() {
    return {"random", [](const View& view, tricks::Thought& thought) {
                const auto actions = actionsOf(*view.choice);
                return actions[thought.random.below(static_cast<std::uint32_t>(actions.size()))];
            }};
}

void playOut(Position& position, tricks::Random& random) {
    for (;;)
        switch (position.phase()) {
        case Phase::Play:
            position.play(tricks::anyOf(position.legal(), random));
            break;
        case Phase::Bid:
            position.makeBid(anyBid(position, random));
            break;
        case Phase::Sing:
            position.sing(anyAnswer(position, random));
            break;
        case Phase::Over:
            return;
        }
}

} // namespace cuatrola
