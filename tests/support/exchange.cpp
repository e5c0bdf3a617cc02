#include "support/exchange.h"

#include "minchiate/seat_view.h"
#include "support/events_text.h"
#include "support/table_text.h"

#include <algorithm>

namespace support {

using namespace minchiate;

namespace {

// The cutter's discards that went to the dealer's hand (M5.4).
CardSet passedCards(const Hand& hand) {
    const auto& discards = hand.discarded()[hand.cutter()];
    if (discards.empty())
        return {};
    return setOf({discards.begin(), discards.begin() + hand.passed()});
}

} // namespace

Told told(const Story& story) {
    Told result{Hand(story.deal), {}};
    for (const Action& action : story.actions)
        std::ranges::move(act(result.hand, action), std::back_inserter(result.events));
    return result;
}

CardSet hiddenFrom(const Hand& hand, Seat viewer) {
    if (hand.phase() == Phase::Cut)
        return kWholeDeck;
    CardSet known = hand.held(viewer) | setOf(hand.discarded()[viewer]) | setOf(hand.robbed()) |
                    setOf(hand.folaRobbed()) | setOf(hand.taken());
    if (hand.turnedBack())
        known.insert(*hand.turnedBack());
    if (viewer == hand.cutter() || viewer == hand.dealer())
        known |= passedCards(hand);
    if (viewer != tricks::right(hand.dealer()))
        known |= setOf(hand.fola());
    for (Seat seat : kSeats) {
        if (hand.turnedUp()[seat])
            known.insert(*hand.turnedUp()[seat]);
        for (const Versicola& v : hand.declared()[seat])
            known |= v.cards;
        if (hand.discardsShown())
            known |= setOf(hand.discarded()[seat]) - (seat == hand.cutter() ? passedCards(hand) : CardSet{});
        if (hand.phase() != Phase::Discard && hand.position().hasFallen(seat))
            known |= hand.held(seat);
    }
    for (const Trick& trick : hand.tricks())
        for (const auto& play : trick.plays)
            known.insert(play.card);
    return kWholeDeck - known;
}

int placeOf(const Hand& hand, Card card) {
    for (Seat seat : kSeats)
        if (hand.held(seat).contains(card))
            return index(seat);
    for (Seat seat : kSeats)
        if (setOf(hand.discarded()[seat]).contains(card))
            return 4 + index(seat);
    return 8;
}

std::optional<Story> exchanged(const Story& story, Card a, Card b, In in, Seat viewer) {
    Story result{story.deal, {}};
    auto& deck = result.deal.deck;
    if (in == In::Deck)
        std::swap(*std::ranges::find(deck, a), *std::ranges::find(deck, b));
    if (faultOf(deck))
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
            for (Card& c : discard->cards)
                c = c == a ? b : c == b ? a : c;
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

QStringList publicEvents(const Hand::Events& events) {
    QStringList lines;
    for (const Event& event : events)
        if (const QString line = publicPart(event); !line.isEmpty())
            lines << line;
    return lines;
}

QStringList eventsFor(const Hand::Events& events, Seat viewer) {
    QStringList lines;
    for (const Event& event : events)
        if (const auto seen = redacted(event, viewer))
            lines << describe(*seen);
    return lines;
}

} // namespace support
