// What becomes of a position if all hands lie open and everybody plays on well: a tree of positions, grown by
// trial. Each line goes down the tree by the cards that have made most for the side that chooses and by those
// that convention likes and that have hardly been tried (PUCT: Rosin 2011; Silver & al. 2017); where it
// leaves the tree it goes on by convention, and its last tricks are solved. Nothing in it is left to chance.
#pragma once

#include "minchiate/players/policy/convention.h"
#include "minchiate/players/solver/solver.h"

#include <cstdint>
#include <vector>

namespace players {

struct OpenSearch {
    double curiosity = 12; // points that a card is given for not having been tried
    double warmth = 6;     // a card that convention likes so many points less is tried e times as rarely,
    double least = 0.02;   // but never less than by this share of the card it likes best
    double caution = 3;    // a card not tried yet is taken for so much less than the others made, in points
    int solvedTricks = 4;  // the last tricks of a line, solved in place of being played by convention
    int solvedPlaces = 5;  // a place of the tree with so many tricks left is solved and goes no deeper
};

class OpenTree {
public:
    // From a position with a card to be played, or over; `memory` is what everybody remembers. The solver is
    // used by nobody else meanwhile.
    OpenTree(const minchiate::Position& position, const Memory& memory, const minchiate::RuleSet& rules,
             const OpenSearch& search, Solver& solver, const Convention& by = convention());

    // One line more, and what it made: points from the position to the end, signed for NS. The first of all
    // goes by convention.
    int grow();
    // What all lines made, in the mean; there has been one.
    [[nodiscard]] double mean() const;
    // The card that most lines began with: the best found. There have been two lines.
    [[nodiscard]] minchiate::Card best() const;

private:
    struct Line {
        minchiate::Position position;
        Memory memory;
        int marks = 0;          // since the tree's position, signed for NS
        minchiate::Side last{}; // who took the last trick gathered
    };
    struct Card {
        minchiate::Card card;
        double share = 0; // of what convention likes; all together 1
        int place = kNone;
    };
    struct Place {
        Line line;
        std::vector<Card> cards; // empty until it is come to a second time
        std::int64_t points = 0; // of all lines
        int times = 0;
        bool settled = false; // every line makes the same
    };
    static constexpr int kNone = -1;

    void letFall(Line& line) const;
    void play(Line& line, minchiate::Card card) const;
    [[nodiscard]] int counted(const Line& line) const;
    [[nodiscard]] int solved(const Line& line) const;
    [[nodiscard]] int byConvention(Line line) const;
    [[nodiscard]] bool hasLeft(const Line& line, int tricks) const;
    [[nodiscard]] std::vector<Card> cardsOf(const Line& line, bool all) const;
    [[nodiscard]] std::size_t promising(const Place& place) const;
    int goOn(Place& place) const;

    minchiate::RuleSet rules_;
    OpenSearch search_;
    Solver* solver_;
    const Convention* by_;
    std::vector<Place> places_; // the first is where the tree begins
};

} // namespace players
