// Mistakes for the tests of practice: those of a real hand, and made ones.
#pragma once

#include "../played_hands.h"
#include "minchiate/practice/book.h"
#include "places.h"

#include <QTest>

namespace support {

// South dealt; four masters played badly on purpose in some places.
inline records::HandRecord handWithMistakes() {
    const auto loaded = records::loadHandRecord(QStringLiteral(TEST_DATA "/a-hand-with-mistakes.json"));
    if (!std::holds_alternative<records::LoadedHand>(loaded))
        qFatal("the hand in the tests' data cannot be read");
    return std::get<records::LoadedHand>(loaded).record;
}

inline constexpr advice::Effort kLittle{64, 0, 64, 200'000};
inline constexpr advice::Effort kMore{128, 0, 64, 200'000};

// The decisions of whoever chose at these actions, weighed.
inline practice::Review weighed(const records::HandRecord& hand, const std::vector<int>& at,
                                const advice::Effort& effort = kLittle) {
    practice::Review review;
    for (int number : at)
        if (auto found = advice::weigh(hand.deal, hand.actions, number, effort, 1))
            review.emplace(number, practice::Decision{std::move(*found), effort});
    return review;
}

// A hand played at random as far as a card among several, as a decision whose best card is another one, and
// each further card as many points less. Nothing in it is true but the position.
struct Made {
    records::HandRecord hand;
    practice::Review review;
};
inline Made madeMistake(std::uint64_t number, double cost, const advice::Effort& effort = kLittle) {
    using namespace minchiate;
    int actions = 20;
    auto played = playedHand(number, Seat::S, actions);
    const auto cards = [&] {
        const auto choice = played.hand.choice();
        const auto* play = choice ? std::get_if<PlayChoice>(&choice->among) : nullptr;
        return play ? play->cards : CardSet();
    };
    while (cards().size() < 2)
        played = playedHand(number, Seat::S, ++actions);
    const Choice choice = *played.hand.choice();
    practice::Decision decision{{}, effort};
    auto& found = decision.weighed;
    found.at = static_cast<int>(played.record.actions.size());
    found.seat = choice.seat;
    found.chooser = choice.chooser;
    double points = 30;
    for (Card card : cards()) {
        found.options.push_back({{choice.seat, Play{card}},
                                 points,
                                 1,
                                 0.5,
                                 30 - points,
                                 {players::ReasonKind::LeadsPlain, CardSet(card)}});
        points -= cost;
    }
    found.done = found.options[1].action;
    found.asGood = {found.best().action};
    found.cost = found.rawCost = cost;
    found.costError = 0.5;
    played.record.actions.push_back(found.done);
    return {played.record, {{found.at, decision}}};
}

inline practice::Mistake mistakeOf(const Made& made) {
    return practice::positionOf(made.hand, made.review.begin()->second, QDate(2026, 11, 19));
}

} // namespace support
