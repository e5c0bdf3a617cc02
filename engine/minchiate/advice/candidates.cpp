#include "minchiate/advice/candidates.h"

#include "minchiate/players/policy/convention.h"
#include "minchiate/players/trial.h"
#include "minchiate/players/worlds/sampler.h"

#include <algorithm>
#include <bit>

namespace advice {

using namespace minchiate;
using namespace players;

namespace {

// Adds what is not there yet.
void add(std::vector<Candidate>& list, Candidate candidate) {
    if (std::ranges::none_of(list,
                             [&](const Candidate& one) { return isSame(one.action, candidate.action); }))
        list.push_back(std::move(candidate));
}

// Of a hand whose play has begun.
int toDeclare(const Seen& seen, const World& world) {
    return declarationsToCome(world.hands, seen.view.tricks.size(), seen.view.rules);
}

// ---- Cards, and falling ----

Candidate playing(const Seen& seen, Seat seat, Card card) {
    Memory told = seen.common;
    remember(told, seen.now, card);
    return {{seat, Play{card}}, [&seen, told, card](const World& world) {
                Tried tried{positionIn(seen, world), told, toDeclare(seen, world)};
                tried.position.play(card);
                return tried;
            }};
}

Candidate falling(const Seen& seen, Seat seat) {
    return {{seat, Fall{}}, [&seen, seat](const World& world) {
                Tried tried{positionIn(seen, world), seen.common, toDeclare(seen, world)};
                tried.memory.shown[seat] = tried.position.hand(seat);
                tried.position.fall();
                return tried;
            }};
}

void addCards(const Seen& seen, const std::vector<Action>& always, std::vector<Candidate>& list) {
    const Seat seat = seen.view.choice->seat; // a fallen one's card is the viewer's to choose (M6.10)
    const WeighedCards considered = weighedCards(seen.now, seen.own);
    for (int i = 0; i < considered.count; ++i)
        add(list, playing(seen, seat, considered.cards[static_cast<std::size_t>(i)].card));
    if (list.size() == 1) // the others are as good to it, or out of the question
        for (Card card : seen.now.legal())
            add(list, playing(seen, seat, card));
    for (const Action& action : always) {
        if (const auto* play = std::get_if<Play>(&action.what))
            add(list, playing(seen, seat, play->card));
        else if (std::holds_alternative<Fall>(action.what))
            add(list, falling(seen, seat));
    }
}

// ---- Discards ----

Candidate layingAway(const Seen& seen, const std::vector<Card>& cards) {
    return {{seen.view.seat, Discard{cards}}, [&seen, away = setOf(cards)](const World& world) {
                const Trial trial = afterDiscards(seen, away, world);
                PerSeat<CardSet> hands;
                for (Seat seat : kSeats)
                    hands[seat] = trial.position.hand(seat);
                return Tried{trial.position, trial.memory, declarationsToCome(hands, 0, seen.view.rules)};
            }};
}

void addDiscards(const Seen& seen, const std::vector<Action>& always, std::vector<Candidate>& list) {
    for (const auto& way : waysToLayAway(std::get<DiscardChoice>(seen.view.choice->among)))
        add(list, layingAway(seen, way));
    for (const Action& action : always)
        if (const auto* discard = std::get_if<Discard>(&action.what))
            add(list, layingAway(seen, discard->cards));
}

// ---- Versicole ----

Candidate declaring(const Seen& seen, const Declare& declare) {
    const SeatView& view = seen.view;
    int marked = 0;
    Memory told = seen.common;
    for (const Versicola& v : std::get<DeclareChoice>(view.choice->among).held)
        if (std::ranges::find(declare.shown, v.cards) != declare.shown.end()) {
            marked += sign(sideOf(view.seat)) * v.points;
            told.shown[view.seat] |= v.cards & view.hand;
        }
    return {{view.seat, declare}, [&seen, told, marked](const World& world) {
                return Tried{positionIn(seen, world), told, marked + toDeclare(seen, world)};
            }};
}

void addDeclarations(const Seen& seen, const std::vector<Action>& always, std::vector<Candidate>& list) {
    constexpr std::size_t mostInAnyWay = 3; // of more, all, all but one, or none
    const auto& held = std::get<DeclareChoice>(seen.view.choice->among).held;
    const unsigned all = (1U << held.size()) - 1;
    for (unsigned shown = all + 1; shown-- > 0;) {
        if (held.size() > mostInAnyWay && std::popcount(all - shown) > 1 && shown != 0)
            continue;
        Declare declare;
        for (std::size_t i = 0; i < held.size(); ++i)
            if ((shown >> i) & 1)
                declare.shown.push_back(held[i].cards);
        add(list, declaring(seen, declare));
    }
    for (const Action& action : always)
        if (const auto* declare = std::get_if<Declare>(&action.what))
            add(list, declaring(seen, *declare));
}

// What is done where its order says nothing.
std::vector<CardSet> unordered(const Action& action) {
    if (const auto* discard = std::get_if<Discard>(&action.what))
        return {setOf(discard->cards)};
    std::vector<CardSet> shown;
    if (const auto* declare = std::get_if<Declare>(&action.what))
        shown = declare->shown;
    std::ranges::sort(shown, {}, [](CardSet cards) { return std::pair(cards.high(), cards.low()); });
    return shown;
}

} // namespace

std::optional<Card> Candidate::card() const {
    const auto* play = std::get_if<Play>(&action.what);
    return play ? std::optional(play->card) : std::nullopt;
}

std::vector<Candidate> candidates(const Seen& seen, const std::vector<Action>& always) {
    const auto& among = seen.view.choice->among;
    std::vector<Candidate> list;
    if (std::holds_alternative<PlayChoice>(among))
        addCards(seen, always, list);
    else if (std::holds_alternative<DiscardChoice>(among))
        addDiscards(seen, always, list);
    else if (std::holds_alternative<DeclareChoice>(among))
        addDeclarations(seen, always, list);
    return list;
}

bool isSame(const Action& one, const Action& other) {
    if (one.seat != other.seat || one.what.index() != other.what.index())
        return false;
    const bool ordered =
        !std::holds_alternative<Discard>(one.what) && !std::holds_alternative<Declare>(one.what);
    return ordered ? one == other : unordered(one) == unordered(other);
}

int declarationsToCome(const PerSeat<CardSet>& hands, std::size_t tricksBegun, const RuleSet& rules) {
    if (tricksBegun > 1)
        return 0;
    int points = 0;
    for (Seat seat : kSeats)
        if (hands[seat].size() == kTricks)
            points += sign(sideOf(seat)) * versicolePoints(hands[seat], rules);
    return points;
}

} // namespace advice
