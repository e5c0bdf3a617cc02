// One game as tests/engine/test_all_games.cpp knows it: a row of its table. A Row has
//
//   Game, Record             a tricks::Game; its hand record, {deal, actions, …}
//   anyHand(number)          a whole hand by chance under chance switches
//   numbered(number)         the numbered deal, under the usual rules, as a record without actions
//   json(record), read(json) written and read back; nothing where it is refused
//   heard(event, seat)       the event as the seat hears of it, if it does
//   actions(choice)          what may be done, as far as it can be listed
//   opening(hand)            actions from the deal to where all can be listed
//   exchanged(record, viewer, random) the same story with two cards exchanged that the viewer has not seen,
//                            both told; nothing where the table would have noticed
//   Watcher(view), tell(event), agreesWith(view)  a view kept up by what the seat is told
#pragma once

#include "tricks/session.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>
#include <QTest>

#include <optional>
#include <span>

namespace support {

template<class Hand>
struct Both {
    Hand before, after;
};

// Two cards of the deck that are hidden change places; nothing if the actions are not legal then.
template<class Row>
std::optional<Both<typename Row::Game::Hand>> exchangedInDeck(const typename Row::Record& record,
                                                              const auto& isHidden, tricks::Random& random) {
    auto deal = record.deal;
    const auto size = static_cast<std::uint32_t>(deal.deck.size());
    const std::size_t i = random.below(size), j = random.below(size);
    if (i == j || !isHidden(i) || !isHidden(j))
        return std::nullopt;
    std::swap(deal.deck[i], deal.deck[j]);
    auto before = fold(record.deal, record.actions), after = fold(deal, record.actions);
    if (after.refusal)
        return std::nullopt;
    return Both<typename Row::Game::Hand>{before.hand, after.hand};
}

// Tricks as the plays and gatherings that are told make them.
template<class Trick, class Entry, class Seat>
void addPlay(std::vector<Trick>& tricks, Seat seat, const Entry& entry) {
    if (tricks.empty() || tricks.back().winner)
        tricks.push_back({seat, {}, std::nullopt});
    tricks.back().plays.push_back(entry);
}

} // namespace support
