#include "desktop/review/line.h"

#include <algorithm>

namespace review {

namespace {

// How many events of an action come before the trick it fills is gathered; all of them where it fills none.
int beforeGathering(const std::vector<Event>& events) {
    const auto gathered = std::ranges::find_if(
        events, [](const Event& e) { return std::holds_alternative<event::TrickGathered>(e); });
    return static_cast<int>(gathered - events.begin());
}

// Stages within the cut, after which the cards are dealt and the fola is seen to.
void addStages(const std::vector<Event>& events, std::vector<Stop>& stops) {
    int robbed = 0, dealt = 0;
    for (int i = 0; i < static_cast<int>(events.size()); ++i) {
        const Event& event = events[static_cast<std::size_t>(i)];
        if (std::holds_alternative<event::Looked>(event))
            robbed = i + 1;
        // The dealer's own 21st comes after the fola: this is as far as the others' go.
        if (std::holds_alternative<event::FolaTurned>(event) || std::holds_alternative<event::Taken>(event) ||
            std::holds_alternative<event::Announced>(event)) {
            dealt = i;
            break;
        }
    }
    if (robbed > 0)
        stops.push_back({0, robbed, 0, Stop::Of::Stage, 0, kRobbed});
    if (dealt > robbed)
        stops.push_back({0, dealt, 0, Stop::Of::Stage, 0, kDealt});
}

} // namespace

Hand handAfter(const Line& line, int actions) {
    const std::span<const Action> all(line.actions);
    return fold(line.deal, all.first(std::min(all.size(), static_cast<std::size_t>(std::max(0, actions)))))
        .hand;
}

std::vector<Event> eventsOf(const Line& line, int action) {
    if (action < 0 || action >= static_cast<int>(line.actions.size()))
        return {};
    Hand hand = handAfter(line, action);
    auto outcome = hand.apply(line.actions[static_cast<std::size_t>(action)]);
    const auto* events = std::get_if<Hand::Events>(&outcome);
    return events ? *events : std::vector<Event>{};
}

std::vector<Stop> stopsOf(const Line& line) {
    std::vector<Stop> stops{{0, 0, 0, Stop::Of::Start, 0}};
    Hand hand(line.deal);
    const int count = static_cast<int>(line.actions.size());
    for (int i = 0; i < count; ++i) {
        const auto outcome = hand.apply(line.actions[static_cast<std::size_t>(i)]);
        const auto* events = std::get_if<Hand::Events>(&outcome);
        if (!events)
            break; // a refused action ends the line; a record has none
        if (i == 0)
            addStages(*events, stops);
        const int before = beforeGathering(*events);
        const int trick = static_cast<int>(hand.tricks().size());
        if (before < static_cast<int>(events->size()))
            stops.push_back({i, before, i + 1, Stop::Of::Trick, trick});
        else
            stops.push_back({i + 1, 0, i + 1, Stop::Of::Action, trick});
    }
    if (hand.result())
        stops.push_back({count, 0, count, Stop::Of::Count, kTricks});
    return stops;
}

model::Situation standingAt(const Line& line, int actions, const Sight& sight, const People& people) {
    const Hand hand = handAfter(line, actions);
    model::Situation situation;
    situation.view = viewOf(hand, sight.from);
    situation.view.choice.reset();
    if (sight.all && hand.phase() != Phase::Cut && hand.phase() != Phase::Counted)
        for (Seat seat : kSeats)
            if (seat != sight.from)
                situation.view.openHands[seat] = hand.held(seat);
    situation.players = people.players;
    situation.names = people.names;
    situation.length = Length::Hand;
    return situation;
}

std::vector<Event> seenBetween(const Line& line, const Stop& first, const Stop& last, const Sight& sight) {
    std::vector<Event> seen;
    for (int action = first.at; action <= last.at; ++action) {
        const auto events = eventsOf(line, action);
        const auto begin = action == first.at ? static_cast<std::size_t>(first.events) : 0;
        const auto end = action == last.at ? static_cast<std::size_t>(last.events) : events.size();
        for (std::size_t i = begin; i < end && i < events.size(); ++i) {
            Event event = events[i];
            if (auto* looked = std::get_if<event::Looked>(&event))
                looked->cards.clear(); // a reader is not kept waiting for what the cutter looks at
            if (auto seenNow = redacted(event, sight.from))
                seen.push_back(std::move(*seenNow));
        }
    }
    return seen;
}

} // namespace review
