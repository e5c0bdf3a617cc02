// What each choice of a decision is worth, from what the seat that decides may know and nothing else: all are
// tried in the same worlds, by convention, and with trees where that leaves a doubt; in the last tricks each
// world is solved. Strong play at the table does much the same in less time; here nothing that was asked for
// is left out, and nothing but points decides.
#pragma once

#include "minchiate/advice/candidates.h"
#include "minchiate/players/reason.h"

#include <stop_token>

namespace advice {

using minchiate::Action;
using minchiate::Seat;
using minchiate::SeatView;
using minchiate::Side;

// How much is done for one decision. The same numbers come of the same values, on any machine.
struct Effort {
    int worlds = 0;             // in which choices are played out
    int worldsSearched = 0;     // of those, in which the best are searched on
    int worldsToSolve = 0;      // in the last tricks, solved instead,
    long long cardsToSolve = 0; // until so many cards have been tried in all
};
// So many times what is fair at the table; 24 take some 400 ms a decision.
[[nodiscard]] constexpr Effort effortOf(int times) {
    return {120 * times, 16 * times, 40 * times, 500'000LL * times};
}
// The first look at a hand, some 20 ms a decision, and the lasting one.
inline constexpr Effort kQuick{192, 0, 64, 600'000};
inline constexpr Effort kDeep = effortOf(24);
// For whoever asks at the desk: the same position is answered alike each time.
inline constexpr std::uint64_t kSeed = 1;

// One choice. Points are the expected net at the end of the hand, marks made so far and versicole to be
// declared included, for the side of the seat that chooses. Resti paid in between change nothing in them, and
// a cappotto counts as the count does.
struct Option {
    Action action;
    double points = 0;
    double ownError = 0; // standard error of the points alone
    double error = 0;    // and of the difference to the best, over the same worlds: much less
    // How far behind the best where the best is found in other worlds: there is no luck of the best in it, so
    // it is right in the mean, and may be negative.
    double behind = 0;
    players::Reason reason{};
    // Points that it has besides where convention is believed as the level `master` believes it, however much
    // time that has; 0 in the last tricks, which are solved.
    double convention = 0;
};

// Whether a choice cannot be told from the best: it is less than half a point behind, or than twice its
// error.
[[nodiscard]] bool isAsGood(const Option& best, const Option& other);

// All that is worth considering and each of `always`. The best comes first: what the level `master` would
// take, given this much time; where convention decides for it, others may have more points. The others follow
// by their points. Empty where there is no real choice,
// where no world agrees with the view, or when asked to stop. The view has a choice.
[[nodiscard]] std::vector<Option> weighed(const SeatView& view, const std::vector<Action>& always,
                                          const Effort& effort, std::uint64_t seed,
                                          std::stop_token stop = {});

// Whether what is asked can make a difference: more than one card, discards, versicole. A cut cannot, nothing
// being known of the pack.
[[nodiscard]] bool isRealChoice(const minchiate::Choice& choice);

} // namespace advice
