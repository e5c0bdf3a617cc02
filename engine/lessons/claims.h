// What the words of a lesson claim beyond their placeholders, held against the table: points on the pad that
// nobody accounts for, a card that is said to lie where it does not, a choice that is not the one shown.
#pragma once

#include "lessons/answering.h"

namespace lessons {

// Cards marked in the deal that a step does not name where it lays the deal out.
[[nodiscard]] CardSet unexplained(const Step& step, const Scene& scene);

// Of "{seat:E} leads {card:T39}" in a text: the first that is not so, empty where all are. Words of playing
// look at the trick, "holds" and the like at the hand.
[[nodiscard]] QString untrue(const QString& words, const Table& table);

// The step asks which card to keep, and plays the one that is chosen.
[[nodiscard]] bool asksWhatToKeep(const Step& step);

// The next step's own table goes on from this hand, but with another card than the learner played.
[[nodiscard]] bool showsOtherCard(const Table& asked, Card played, const Table& next);

// Whether a counter of the learner's pair came home in the last trick.
[[nodiscard]] bool cameHome(const Table& table, Seat you);

// Of a whole hand: an action of these takes a decision that is the learner's.
[[nodiscard]] bool decidesFor(Seat you, Table table, const std::vector<Action>& actions);

} // namespace lessons
