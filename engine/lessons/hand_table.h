// What lies on the table in a lesson of a game whose hands are small enough to be dealt whole and played to
// where the lesson begins: cards laid out in the open, or a hand from its deal. The rules are the hand's.
//
// Of a game G, besides what tricks::Game knows of it, this needs a deal with its rules, of its hand deal(),
// tricks() and over(), and a refusal HandOver.
#pragma once

#include "lessons/lesson.h"

namespace lessons {

template<class G>
class HandTable {
public:
    using Hand = typename G::Hand;
    using RuleSet = decltype(G::Deal::rules);
    using LaidOut = Spread<RuleSet>;
    using Tricks = std::remove_cvref_t<decltype(std::declval<Hand>().tricks())>;

    HandTable() = default;
    explicit HandTable(LaidOut spread) : on_(std::move(spread)) {}
    explicit HandTable(Hand hand) : on_(std::move(hand)) {}

    // One action, and all that follows from it; a refusal changes nothing. Nothing can be done to a spread.
    [[nodiscard]] std::variant<typename Hand::Events, typename G::Refusal>
    apply(const typename G::Action& action) {
        if (auto* hand = std::get_if<Hand>(&on_))
            return hand->apply(action);
        typename G::Refusal over;
        over.why = decltype(over.why)::HandOver;
        return over;
    }

    // Null where the table holds something else.
    [[nodiscard]] const LaidOut* spread() const { return std::get_if<LaidOut>(&on_); }
    [[nodiscard]] const Hand* hand() const { return std::get_if<Hand>(&on_); }

    [[nodiscard]] const RuleSet& rules() const { return hand() ? hand()->deal().rules : spread()->rules; }
    [[nodiscard]] std::optional<typename G::Choice> choice() const {
        return hand() ? hand()->choice() : std::nullopt;
    }
    [[nodiscard]] const Tricks& tricks() const { // the one on the table last
        static const Tricks none;
        return hand() ? hand()->tricks() : none;
    }
    [[nodiscard]] bool over() const { return hand() && hand()->over(); }

private:
    std::variant<LaidOut, Hand> on_;
};

// The trick that was gathered last; null while none was.
template<class Table>
[[nodiscard]] auto* lastGathered(const Table& table) {
    const auto& tricks = table.tricks();
    auto done = tricks.rbegin();
    while (done != tricks.rend() && !done->winner)
        ++done;
    return done == tricks.rend() ? nullptr : &*done;
}

// The cards laid out in the open; none of a hand.
template<class Table>
[[nodiscard]] CardSet spreadOut(const Table& table) {
    return table.spread() ? tricks::setOf(table.spread()->cards) : CardSet{};
}

// The cards of the trick that is being played.
template<class Table>
[[nodiscard]] CardSet lyingTrick(const Table& table) {
    CardSet cards;
    if (!table.tricks().empty() && !table.tricks().back().winner)
        for (const auto& play : table.tricks().back().plays)
            cards.insert(play.card);
    return cards;
}

} // namespace lessons
