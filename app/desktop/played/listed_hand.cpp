#include "desktop/played/listed_hand.h"

#include "minchiate/advice/weigh.h"

#include <algorithm>
#include <tuple>

namespace played {

QString ListedHand::against() const {
    const QString &one = hand.levels[tricks::left(seat())], &other = hand.levels[tricks::right(seat())];
    return one == other ? one : QString();
}

std::optional<Card> ListedHand::mistake() const {
    const auto* play = costs ? std::get_if<Play>(&costs->done.what) : nullptr;
    return play ? std::optional(play->card) : std::nullopt;
}

std::optional<Costs> costsOf(const practice::Review& review, const records::HandRecord& hand, Seat reader) {
    Costs costs;
    for (int at : advice::decisionsOf(hand.deal, hand.actions, reader)) {
        const auto found = review.find(at);
        if (found == review.end())
            return std::nullopt;
        const advice::Weighed& weighed = found->second.weighed;
        costs.sum += weighed.cost;
        if (weighed.cost > costs.dearest) {
            costs.dearest = weighed.cost;
            costs.done = weighed.done;
            costs.trick = weighed.trick;
        }
    }
    return costs;
}

Shelf readShelf(const QStringList& files, const practice::ReviewStore& reviews, const std::stop_token& stop) {
    Shelf shelf;
    for (const QString& file : files) {
        if (stop.stop_requested())
            return {};
        const auto loaded = records::loadMatchRecord(file);
        if (const auto* error = std::get_if<records::RecordError>(&loaded)) {
            shelf.unread.push_back({file, *error});
            continue;
        }
        const auto& match = std::get<records::LoadedMatch>(loaded);
        for (history::Played& hand : history::playedIn(match, file, history::begunOf(file))) {
            const auto& record = match.record.hands[static_cast<std::size_t>(hand.hand)].record;
            const Seat person = hand.seatOfPerson();
            auto costs = costsOf(reviews.load(record, person).review, record, person);
            shelf.hands.push_back({std::move(hand), std::move(costs)});
        }
    }
    std::ranges::stable_sort(shelf.hands, [](const ListedHand& one, const ListedHand& other) {
        return std::tie(one.hand.begun, one.hand.hand) > std::tie(other.hand.begun, other.hand.hand);
    });
    return shelf;
}

std::optional<records::MatchRecord> gameOf(const ListedHand& listed) {
    if (listed.match)
        return listed.match;
    auto loaded = records::loadMatchRecord(listed.hand.file);
    auto* match = std::get_if<records::LoadedMatch>(&loaded);
    if (!match || listed.hand.hand >= static_cast<int>(match->hands.size()))
        return std::nullopt;
    return std::move(match->record);
}

std::optional<records::HandRecord> recordOf(const ListedHand& listed) {
    auto match = gameOf(listed);
    if (!match)
        return std::nullopt;
    records::HandRecord hand = std::move(match->hands[static_cast<std::size_t>(listed.hand.hand)].record);
    hand.names = listed.hand.names;
    return hand;
}

} // namespace played
