// Who sits at the table of a match and how its hands were played, beside what the record of any match tells.
// It is kept in the match record under a key of its own, which other readers ignore.
#pragma once

#include "tricks/uncounted.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace play {

// How a hand of the match was played.
struct HandNotes {
    bool unscored = false; // something was taken back, or its cards were known
    int hints = 0;         // asked for
    // Actions done when one was asked for last, in the hand in play: one decision counts once. Not kept with
    // a match.
    std::optional<std::size_t> hintedAt{};
    bool operator==(const HandNotes&) const = default;
};

struct Company {
    int person = 0;              // the seat of who sits at the screen, 0-based in turn order
    std::vector<QString> levels; // by seat: computer players by name; "" for the person
    quint64 seed = 0;            // of the draw, the shuffles and the players' random numbers
    bool oneHand = false;        // it is over with its first hand
    bool known = false;          // the cards of that hand were seen before: it does not count
    std::vector<HandNotes> hands;
    bool operator==(const Company&) const = default;
};

// Why the hand in play counts for nothing; nothing while it counts.
[[nodiscard]] std::optional<tricks::Uncounted> uncounted(const Company& company);

// What is missing or cannot be is as in a company of nobody: a record may come from anywhere.
[[nodiscard]] Company companyOf(const QJsonObject& others, int seats);
void writeCompany(QJsonObject& others, const Company& company);

} // namespace play
