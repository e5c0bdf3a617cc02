// How well a person solves exercises: the rating system Glicko (M. E. Glickman, "Parameter estimation in
// large dynamic paired comparison experiments", Applied Statistics 48, 1999, and his "The Glicko system"). An
// answer is a game against the exercise, and a rating period of its own. All of it is a function of values.
#pragma once

#include <QDate>

#include <span>

namespace exercises {

struct Rating {
    double points = 1500;
    double deviation = 350; // two thirds of the time the truth is no further off
    QDate last;             // when it last changed; none before the first answer

    [[nodiscard]] bool isKnown() const { return last.isValid(); }
    bool operator==(const Rating&) const = default;
};

// One game: against whom, how well that rating is known, and 1 won, 0 lost, a half between.
struct Game {
    double against = 1500, deviation = 0, score = 0;
};
// After the games of one period, at its beginning so well known.
struct Known {
    double points = 1500, deviation = 350;
};
[[nodiscard]] Known afterGames(const Known& before, std::span<const Game> games);

// After an answer to an exercise of this difficulty: 1 right at once, a half at the second try, else 0.
[[nodiscard]] Rating rated(const Rating& rating, int difficulty, double score, QDate today);

// How likely somebody of that rating is to solve it: Elo's curve (The Rating of Chessplayers, 1978).
[[nodiscard]] double expected(double rating, double difficulty);
// The difficulty of what players of rating 1500 have found so often, in so many tries.
[[nodiscard]] int difficultyFor(int found, int tries);

} // namespace exercises
