#include "bolognese/players/random_player.h"

#include "tricks/chance.h"

namespace bolognese {

namespace {

using tricks::anyOf;

// Some of what may be accused, at least one; nothing where it would not be worth enough, or in one case of
// two.
std::optional<Accuse> anyAccuso(const Accusable& accuso, tricks::Random& random) {
    if (accuso.made.empty() || random.below(2) == 0)
        return std::nullopt;
    Accuse accuse;
    for (const Combination& one : accuso.made)
        if (accuso.least > 0 || random.below(3) != 0)
            accuse.names.push_back(one.name);
    if (accuse.names.empty())
        accuse.names.push_back(accuso.made.front().name);
    return accuse;
}

Action anyPlay(Seat seat, const PlayChoice& choice, tricks::Random& random) {
    Play play{anyOf(choice.cards, random)};
    std::array<Signal, 4> signals{Signal::None};
    std::uint32_t count = 1;
    if (choice.busso.contains(play.card))
        signals[count++] = Signal::Busso;
    if (choice.striscio.contains(play.card))
        signals[count++] = Signal::Striscio;
    if (choice.volo.contains(play.card))
        signals[count++] = Signal::Volo;
    play.signal = signals[random.below(count)];
    return {seat, play};
}

} // namespace

tricks::Player<Game> randomPlayer() {
    return {"random", [](const View& view, tricks::Thought& thought) -> Action {
                const Choice& choice = *view.choice;
                if (const auto* play = std::get_if<PlayChoice>(&choice.among)) {
                    if (auto accuse = anyAccuso(play->accuso, thought.random))
                        return {choice.seat, *accuse};
                    return anyPlay(choice.seat, *play, thought.random);
                }
                const auto& discard = std::get<DiscardChoice>(choice.among);
                if (auto accuse = anyAccuso(discard.accuso, thought.random))
                    return {choice.seat, *accuse};
                const Card first = anyOf(discard.from, thought.random);
                const Card second = anyOf(discard.from - CardSet(first), thought.random);
                return {choice.seat, Discard{{first, second}}};
            }};
}

void playOut(Position& position, tricks::Random& random) {
    tricks::QuickRandom quick(random.next());
    position.playToTheEnd([&](CardSet legal) { return anyOf(legal, quick); });
}

} // namespace bolognese
