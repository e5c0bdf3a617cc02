#include "support/retold.h"
#include "support/deals.h"
#include "tricks/random.h"

#include <algorithm>

namespace support {

using namespace minchiate;
using players::World;

namespace {

CardSet playedBy(const Hand& hand, Seat seat) {
    CardSet cards;
    for (const Trick& trick : hand.tricks())
        for (const auto& play : trick.plays)
            if (play.seat == seat)
                cards.insert(play.card);
    return cards;
}

// What was dealt where, robbed and taken cards apart.
struct Dealt {
    PerSeat<CardSet> hands{};
    CardSet fola;
};

// From hands with what they have played, discards in the order made, and the fola as it lies.
Dealt dealtIn(const Hand& hand, const PerSeat<CardSet>& held, const PerSeat<std::vector<Card>>& discards,
              CardSet fola) {
    const auto passed = static_cast<std::ptrdiff_t>(hand.passed());
    Dealt dealt{held, fola};
    for (Seat seat : kSeats)
        dealt.hands[seat] |= setOf(discards[seat]);
    dealt.hands[hand.cutter()] -= setOf(hand.robbed());
    dealt.hands[hand.dealer()] -= setOf(hand.folaRobbed()) | setOf(hand.taken());
    const auto& cutters = discards[hand.cutter()];
    if (passed > 0) {
        if (!cutters.empty())
            dealt.hands[hand.dealer()] -= setOf({cutters.begin(), cutters.begin() + passed});
        dealt.fola = {};
    } else if (hand.discardsShown()) {
        dealt.fola -= setOf(cutters) | setOf(discards[hand.dealer()]);
    }
    return dealt;
}

PerSeat<CardSet> heldOf(const Hand& hand, const PerSeat<CardSet>& hands) {
    PerSeat<CardSet> held = hands;
    for (Seat seat : kSeats)
        held[seat] |= playedBy(hand, seat);
    return held;
}

PerSeat<std::vector<Card>> discardsIn(const Hand& hand, const World& world, Seat viewer) {
    PerSeat<std::vector<Card>> discards = hand.discarded();
    const Seat cutter = hand.cutter();
    for (Seat seat : kSeats)
        if (seat != viewer && !hand.discardsShown() && (hand.passed() == 0 || seat != cutter)) {
            discards[seat].clear();
            for (Card c : world.discards[seat])
                discards[seat].push_back(c);
        }
    if (hand.passed() == 0 || discards[cutter].empty())
        return discards;
    // M5.4: what was passed to the dealer is known to those two; robbed cards in that hand came that way.
    auto& cutters = discards[cutter];
    const auto passed = static_cast<std::size_t>(hand.passed());
    std::vector<Card> first(cutters.begin(), cutters.begin() + hand.passed()),
        others(cutters.begin() + hand.passed(), cutters.end());
    if (viewer != cutter && viewer != hand.dealer()) {
        const CardSet dealers = world.hands[hand.dealer()] | playedBy(hand, hand.dealer());
        CardSet cuttersOwn = setOf(hand.robbed());
        if (hand.turnedUp()[cutter])
            cuttersOwn.insert(*hand.turnedUp()[cutter]);
        first.clear();
        for (const CardSet from :
             {dealers & cuttersOwn, dealers - cuttersOwn - kCounters, dealers - cuttersOwn})
            for (Card c : from)
                if (first.size() < passed && std::ranges::find(first, c) == first.end())
                    first.push_back(c);
        if (!hand.discardsShown() && viewer == tricks::right(hand.dealer())) {
            others.clear();
            for (Card c : world.fola)
                others.push_back(c);
        }
    }
    cutters = first;
    cutters.insert(cutters.end(), others.begin(), others.end());
    return discards;
}

// Puts the cards of `now` where those of `before` lay at first; those in both stay. `takes` says of a place
// which cards it takes.
bool lay(Deck& deck, const Deck& first, CardSet before, CardSet now, const auto& takes) {
    if (before.size() != now.size())
        return false;
    std::vector<std::size_t> lot, places;
    std::vector<Card> cards;
    for (std::size_t i = 0; i < first.size(); ++i)
        if (before.contains(first[i]))
            (now.contains(first[i]) ? lot : places).push_back(i);
    for (Card c : now - before)
        cards.push_back(c);
    for (std::size_t i = 0; i < places.size(); ++i)
        deck[places[i]] = cards[i];
    lot.insert(lot.end(), places.begin(), places.end());
    // Where a place takes other cards only, it changes with any other of the same lot.
    for (std::size_t i : places) {
        if (takes(i, deck[i]))
            continue;
        const auto other = std::ranges::find_if(
            lot, [&](std::size_t j) { return takes.moves(j) && takes(i, deck[j]) && takes(j, deck[i]); });
        if (other == lot.end())
            return false;
        std::swap(deck[i], deck[*other]);
    }
    return true;
}

// M5.1, M5.2, and the cards that everybody saw in their places.
struct Takes {
    const Hand& hand;
    std::size_t folasLast = 0;
    CardSet seen;

    bool operator()(std::size_t place, Card card) const {
        return (place + 1 != hand.deal().deck.size() || isPlain(card)) &&
               (place != folasLast || !robbable(hand.rules()).contains(card));
    }
    [[nodiscard]] bool moves(std::size_t place) const { return !seen.contains(hand.deal().deck[place]); }
};

} // namespace

World trueWorld(const Hand& hand) {
    World world;
    for (Seat seat : kSeats) {
        world.hands[seat] = hand.held(seat);
        if (!hand.discardsShown() && (hand.passed() == 0 || seat != hand.cutter()))
            world.discards[seat] = setOf(hand.discarded()[seat]);
    }
    world.fola = setOf(hand.fola());
    return world;
}

std::optional<Story> retold(const Story& story, const World& world, Seat viewer) {
    const Hand before = told(story).hand;
    const auto discards = discardsIn(before, world, viewer);
    const Dealt was = dealtIn(before, heldOf(before, trueWorld(before).hands), before.discarded(),
                              setOf(before.fola())),
                now = dealtIn(before, heldOf(before, world.hands), discards, world.fola);

    Story result{story.deal, {}};
    Takes takes{before, story.deal.deck.size(), {}};
    if (!before.looked().empty() && before.passed() == 0)
        takes.folasLast = static_cast<std::size_t>(
            std::ranges::find(story.deal.deck, before.looked().front()) - story.deal.deck.begin());
    for (Seat seat : kSeats)
        if (before.turnedUp()[seat])
            takes.seen.insert(*before.turnedUp()[seat]);
    if (before.turnedBack())
        takes.seen.insert(*before.turnedBack());
    takes.seen |= setOf(before.robbed()) | setOf(before.folaRobbed()) | setOf(before.taken());
    for (Seat seat : kSeats)
        if (!lay(result.deal.deck, story.deal.deck, was.hands[seat], now.hands[seat], takes))
            return std::nullopt;
    if (!lay(result.deal.deck, story.deal.deck, was.fola, now.fola, takes) || faultOf(result.deal.deck))
        return std::nullopt;

    Hand hand(result.deal);
    const auto apply = [&](const Action& action) {
        result.actions.push_back(action);
        return std::holds_alternative<Hand::Events>(hand.apply(action));
    };
    const auto answerOfNone = [&] {
        return !hand.answering() || hand.answering() == viewer || apply({*hand.answering(), Declare{}});
    };
    for (Action action : story.actions) {
        if (auto* discard = std::get_if<Discard>(&action.what))
            discard->cards = discards[action.seat];
        if (const auto* declare = std::get_if<Declare>(&action.what)) {
            if (declare->shown.empty() && hand.answering() != action.seat)
                continue;
        } else if (!answerOfNone()) {
            return std::nullopt;
        }
        if (!apply(action))
            return std::nullopt;
    }
    if (!answerOfNone())
        return std::nullopt;
    return result;
}

} // namespace support
