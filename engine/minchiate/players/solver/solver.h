// Endings played out exactly, all hands open: what each legal card is worth if both sides play the rest
// without a mistake. Points are those of a play-out from the position: marks for deaths still to come and
// the difference of the counts, signed for NS. Falling by choice is left out: it hands a seat's choice to
// others and so never helps its side when nothing is hidden.
#pragma once

#include "minchiate/position.h"

#include <limits>
#include <memory>
#include <stop_token>
#include <vector>

namespace players {

struct Scored {
    minchiate::Card card;
    int points = 0; // to the end, after this card, signed for NS

    bool operator==(const Scored&) const = default;
};

// A solver keeps its table from one position to the next, so that solving many costs no clearing. One
// solver is one thread's.
class Solver {
public:
    // The most tricks left, the one on the table included, that can be asked for.
    static constexpr int kMostTricks = 12;

    explicit Solver(int tableBits = 17); // 2^tableBits places of 32 bytes
    ~Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    // Every legal card of the seat whose turn it is, by rising number, with its exact points. Empty if asked
    // to stop before the end or if `most` cards tried were not enough, if the hand is over, the trick is full
    // or more than kMostTricks are left.
    [[nodiscard]] std::vector<Scored> solve(const minchiate::Position& position,
                                            const minchiate::RuleSet& rules, std::stop_token stop = {},
                                            long long most = std::numeric_limits<long long>::max());

    // Cards tried since the solver was made; for measuring.
    [[nodiscard]] long long cardsTried() const;

private:
    class Search;
    std::unique_ptr<Search> search_;
};

} // namespace players
