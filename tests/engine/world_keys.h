// What the tests of worlds share: worlds as keys, every world of an ending, and how far counts lie from what
// was expected.
#pragma once

#include "minchiate/players/worlds/sampler.h"
#include "support/random_hands.h"
#include "support/retold.h"
#include "support/table_text.h"

#include <cmath>
#include <map>
#include <vector>

namespace worlds {

using namespace minchiate;
using namespace support;
using players::World;

// A hand made by chance, stopped before its action number `length`, or a little later: nobody but the viewer
// owes an answer.
inline Story storyOf(const RandomHand& hand, std::size_t length, Seat viewer) {
    Story story{hand.deal,
                {hand.actions.begin(), hand.actions.begin() + static_cast<std::ptrdiff_t>(length)}};
    const auto answering = told(story).hand.answering();
    if (answering && answering != viewer)
        story.actions.push_back({*answering, Declare{}});
    return story;
}

// For use as a key.
inline auto keyOf(const World& world) {
    std::vector<std::uint64_t> key{world.fola.low(), world.fola.high()};
    for (Seat seat : kSeats)
        for (const CardSet cards : {world.hands[seat], world.discards[seat]}) {
            key.push_back(cards.low());
            key.push_back(cards.high());
        }
    return key;
}

// How far counts lie from what was expected, in standard deviations of chi-square.
inline double deviation(const std::vector<double>& expected, const std::vector<int>& counted) {
    double square = 0;
    for (std::size_t i = 0; i < expected.size(); ++i)
        square += (counted[i] - expected[i]) * (counted[i] - expected[i]) / expected[i];
    const auto freedom = static_cast<double>(expected.size()) - 1;
    return freedom > 0 ? (square - freedom) / std::sqrt(2 * freedom) : 0;
}

// Seats other than the viewer that hold more versicole than they showed (M6.9).
inline int hiders(const Hand& hand, Seat viewer) {
    int count = 0;
    for (Seat seat : kSeats)
        if (seat != viewer && !hand.tricks().empty() &&
            versicoleOf(hand.dealtHands()[seat], hand.rules()).size() > hand.declared()[seat].size())
            ++count;
    return count;
}

// Every way to lay the hidden cards into the true places that leaves the viewer's view as it is, found by
// telling the story anew; with how many seats hide something in it.
inline std::map<std::vector<std::uint64_t>, int> worldsOf(const Story& story, Seat viewer) {
    const Hand hand = told(story).hand;
    const SeatView view = viewOf(hand, viewer);
    const CardSet hidden = hiddenFrom(hand, viewer);
    World known = trueWorld(hand);
    std::vector<CardSet*> places;
    for (Seat seat : kSeats)
        places.push_back(&known.hands[seat]);
    places.push_back(&known.fola);
    std::vector<int> room;
    for (CardSet* place : places) {
        room.push_back((*place & hidden).size());
        *place -= hidden;
    }
    std::vector<Card> cards;
    for (Card card : hidden)
        cards.push_back(card);
    std::map<std::vector<std::uint64_t>, int> found;
    const auto lay = [&](const auto& self, std::size_t next) -> void {
        if (next == cards.size()) {
            if (const auto changed = retold(story, known, viewer)) {
                const Hand other = told(*changed).hand;
                if (viewOf(other, viewer) == view)
                    found[keyOf(known)] = hiders(other, viewer);
            }
            return;
        }
        for (std::size_t p = 0; p < places.size(); ++p)
            if (room[p] > 0) {
                --room[p];
                places[p]->insert(cards[next]);
                self(self, next + 1);
                places[p]->erase(cards[next]);
                ++room[p];
            }
    };
    lay(lay, 0);
    return found;
}

// How many ways worldsOf() would try.
inline double waysToTry(const Hand& hand, Seat viewer) {
    const CardSet hidden = hiddenFrom(hand, viewer);
    double ways = std::tgamma(hidden.size() + 1);
    const World world = trueWorld(hand);
    for (Seat seat : kSeats)
        ways /= std::tgamma((world.hands[seat] & hidden).size() + 1);
    return ways / std::tgamma((world.fola & hidden).size() + 1);
}

// A story that ends where few ways to lay the hidden cards are left, and all worlds of it.
struct Ending {
    Story story;
    Seat viewer{};
    std::map<std::vector<std::uint64_t>, int> worlds; // with how many seats hide something in each
};

// Late hands whose fola was not seen are among them.
inline Ending endingOf(std::uint64_t number, double mostWays, tricks::Random& random) {
    for (std::uint64_t hand = 1000 + number;; hand += 100) {
        const RandomHand made = randomHand(hand);
        const Seat viewer =
            number % 3 == 0 ? tricks::right(made.deal.dealer) : kSeats[random.below(4)]; // sees no fola
        std::size_t length = 30;
        const auto stopped = [&] { return told(storyOf(made, length, viewer)).hand; };
        while (length < made.actions.size() && waysToTry(stopped(), viewer) > mostWays)
            ++length;
        if (length == made.actions.size())
            continue;
        const Story story = storyOf(made, length, viewer);
        auto all = worldsOf(story, viewer);
        if (all.size() >= 6)
            return {story, viewer, std::move(all)};
    }
}

} // namespace worlds
