// What one has played, as My games tells it: matches with their hands, and what they come to. Plain values; a
// game fills them.
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace games {

// Of so many times that it could be, how often it was: "your contracts made", 8 of 12.
struct Tally {
    QString words;
    int hits = 0, of = 0;

    bool operator==(const Tally&) const = default;
};

struct Hand {
    QString told;              // how it came out, a sentence
    std::optional<int> points; // the person's, less the other side's where there are sides; nothing where
                               // the hand does not count
    int hints = 0;             // asked for
    std::vector<Tally> tallies{};
};

struct Match {
    QDateTime begun;
    QString whom;     // "with Vieri, against Bice and Lapo"
    QString standing; // "Us 21, them 15, to 21"
    QString level;    // all others'; empty where they differ
    bool oneHand = false;
    std::optional<bool> won{}; // by the person; nothing where it is not over, or one hand
    std::vector<Hand> hands{}; // at least one
    bool putAway = false;      // over and in nobody's way: it can be erased
};

// How a match ended for the person: "you have won it"; nothing where it is not over.
[[nodiscard]] QString outcomeWords(const Match& match);

// A hand by its place in a list of matches.
struct At {
    std::size_t match = 0, hand = 0;

    bool operator==(const At&) const = default;
};
// All of them, as the matches stand; of a match the last first.
[[nodiscard]] std::vector<At> placesOf(const std::vector<Match>& matches);
// Whether each of the words is in something that is told of it, as "18 November" or "Vieri", letters alike.
[[nodiscard]] bool isWanted(const Match& match, const Hand& hand, const QString& words);

// Of the hands that count.
struct Sums {
    std::vector<int> curve;   // the person's points together, from 0, after each hand, the oldest first
    int uncounted = 0;        // hands besides, of which nothing else here tells
    int matches = 0, won = 0; // that are over
    struct Against {
        QString level;
        int hands = 0, points = 0;
    };
    std::vector<Against> against; // in the order in which they were met first
    std::vector<Tally> tallies;   // likewise

    [[nodiscard]] int hands() const { return static_cast<int>(curve.size()) - 1; }
    [[nodiscard]] int points() const { return curve.back(); }
};
[[nodiscard]] Sums sumsOf(const std::vector<Match>& matches);

} // namespace games
