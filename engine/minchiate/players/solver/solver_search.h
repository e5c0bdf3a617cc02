// The solver's search: alpha-beta with an empty window, asked again until both bounds meet, and a table of
// the positions between tricks.
#pragma once

#include "minchiate/players/solver/open_versicole.h"
#include "minchiate/players/solver/solver.h"
#include "minchiate/players/solver/trick_table.h"

namespace players {

class Solver::Search {
public:
    explicit Search(int tableBits) : table_(tableBits) {}

    // False where there is nothing to solve.
    [[nodiscard]] bool start(const minchiate::Position& position, const minchiate::RuleSet& rules,
                             std::stop_token stop, long long most);
    [[nodiscard]] std::vector<Scored> all();
    [[nodiscard]] long long cardsTried() const { return tried_; }

private:
    // What holds for a whole trick: the state of things when it was begun.
    struct Trick {
        Mask left = 0;                     // cards in the hands
        minchiate::PerSide<Mask> held{};   // cards of the ending captured
        minchiate::PerSide<int> atStake{}; // value of the counters in the hands of each side
        int points = 0;                    // marks, and values of captured cards, so far, signed for NS
        int cardsNs = 0;                   // captured by NS
        // The Fool's debt stands, or its side could not pay it yet (M6.6): which cards are captured matters
        // one by one.
        bool poor = false;
        Mask sure = 0; // the highest trumps, as far down as one side holds them all
        OpenVersicole open;
    };
    struct Move {
        minchiate::Card card;
        std::uint8_t place = 0;
        int order = 0;
    };
    struct Moves {
        std::array<Move, Solver::kMostTricks> list;
        int size = 0;
    };
    // A bound on the points and the lowest trump whose rank it rests on: below it, trumps of one hand and of
    // one worth could change places.
    struct Found {
        int points = 0;
        int rank = kNoRank;
    };
    static constexpr int kNoRank = 64;
    static constexpr int kEndless = 10000;
    struct Range {
        int lowest = 0, highest = 0;
    };

    // All of these answer "is it worth more than `alpha` at the end?" with a bound on the points: a lower
    // one if so, else an upper one.
    Found betweenTricks(const Trick& trick, const minchiate::Position& position, int alpha);
    Found inTrick(const Trick& trick, const minchiate::Position& position, Mask left, int alpha,
                  std::uint8_t& best);
    Found after(const Trick& trick, const minchiate::Position& position, Mask left, const Move& move,
                int alpha);
    int lastTrick(const Trick& trick, minchiate::Position& position);
    [[nodiscard]] int atTheEnd(const Trick& trick, const minchiate::Position& position, int last) const;
    [[nodiscard]] Mask lowestAlike(Mask left) const;
    [[nodiscard]] int contested(Mask cards) const;
    template<class Bound>
    [[nodiscard]] int closeIn(int guess, Bound bound) const;
    [[nodiscard]] int settledAtRoot() const; // halfway between extremes: a first guess

    [[nodiscard]] Trick gathered(const Trick& trick, minchiate::Position& position, int& last) const;
    void look(Trick& trick, const minchiate::Position& position);
    void letFall(minchiate::Position& position) const;
    [[nodiscard]] Range reach(const Trick& trick, const minchiate::Position& position) const;
    [[nodiscard]] bool foolIsSafe(const Trick& trick, const minchiate::Position& position) const;
    [[nodiscard]] TrickKey keyOf(const Trick& trick, const minchiate::Position& position) const;
    [[nodiscard]] Moves movesOf(const Trick& trick, const minchiate::Position& position, Mask left) const;
    void order(Moves& moves, const Trick& trick, const minchiate::Position& position, Mask left) const;
    [[nodiscard]] int cardPoints(int cardsNs) const;

    Ending ending_;
    minchiate::RuleSet rules_;
    std::stop_token stop_;
    OpenVersicoleTable versicole_;
    TrickTable table_;
    minchiate::Position position_;
    Trick trick_;
    std::array<Mask, 64> alike_{}; // cards that may stand for one another, by place
    std::array<int, 64> worth_{};  // what hangs on each card, for the order in which cards are tried
    Mask left_ = 0;                // in the hands where the search begins
    std::array<Mask, 4> kings_{};
    Mask fool_ = 0, versicolaCards_ = 0;
    int cardsInAll_ = 0;      // captured at the end, by both sides
    bool countCards_ = false; // how many cards are captured is worth more or less according to how many
    bool stopped_ = false;
    long long tried_ = 0;
    long long triedAtMost_ = 0;
};

} // namespace players
