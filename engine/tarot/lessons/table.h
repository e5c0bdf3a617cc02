// What lies on the table in a lesson of French Tarot: cards laid out in the open, or a hand from its deal.
// One made of parts is dealt whole and played to where the lesson begins.
#pragma once

#include "lessons/lesson.h"
#include "tarot/view.h"

namespace tarot_lessons {

using namespace tarot;

using lessons::LabelledRow;
using LaidOut = lessons::Spread<RuleSet>;

class Table {
public:
    Table() = default;
    explicit Table(LaidOut spread) : on_(std::move(spread)) {}
    explicit Table(Hand hand) : on_(std::move(hand)) {}

    // One action, and all that follows from it; a refusal changes nothing. Nothing can be done to a spread.
    [[nodiscard]] std::variant<Hand::Events, Refusal> apply(const Action& action);

    // Null where the table holds something else.
    [[nodiscard]] const LaidOut* spread() const { return std::get_if<LaidOut>(&on_); }
    [[nodiscard]] const Hand* hand() const { return std::get_if<Hand>(&on_); }

    [[nodiscard]] const RuleSet& rules() const { return hand() ? hand()->deal().rules : spread()->rules; }
    [[nodiscard]] int players() const { return hand() ? hand()->players() : 4; }
    [[nodiscard]] std::optional<Choice> choice() const { return hand() ? hand()->choice() : std::nullopt; }
    [[nodiscard]] CardSet held(Seat seat) const { return hand() ? hand()->held(seat) : CardSet{}; }
    // What the camp has won so far, with what was laid aside for it: the Excuse is its player's. Once all is
    // counted, its pile with all debts settled (F9.2).
    [[nodiscard]] CardSet captured(Camp camp) const;
    [[nodiscard]] const std::vector<Trick>& tricks() const; // the one on the table last
    [[nodiscard]] bool over() const { return hand() && hand()->over(); }
    // Nothing before the hand is counted, and where it has no declarer.
    [[nodiscard]] const ContractCount* count() const;
    // Every card that lies anywhere in sight of a lesson: hands, chien, tricks, spread.
    [[nodiscard]] CardSet cards() const;

    bool operator==(const Table& other) const;

private:
    std::variant<LaidOut, Hand> on_;
};

} // namespace tarot_lessons
