// What lies on the table in a lesson of Cuatrola: cards laid out in the open, or a hand from its deal. A hand
// is small: one made of parts is dealt whole and played to where the lesson begins.
#pragma once

#include "cuatrola/view.h"
#include "lessons/lesson.h"

namespace cuatrola_lessons {

using namespace cuatrola;

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
    [[nodiscard]] std::optional<Choice> choice() const { return hand() ? hand()->choice() : std::nullopt; }
    [[nodiscard]] CardSet held(Seat seat) const { return hand() ? hand()->position().hand(seat) : CardSet{}; }
    [[nodiscard]] CardSet captured(Side side) const;
    [[nodiscard]] const std::vector<Trick>& tricks() const; // the one on the table last
    [[nodiscard]] bool over() const { return hand() && hand()->over(); }
    // Every card that lies anywhere in sight of a lesson: hands, tricks, spread.
    [[nodiscard]] CardSet cards() const;

    bool operator==(const Table& other) const;

private:
    std::variant<LaidOut, Hand> on_;
};

} // namespace cuatrola_lessons
