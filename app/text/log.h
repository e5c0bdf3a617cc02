// The log of one hand: a story in sections, Deal, Fola, each trick, count. Plain facts until it is told, so
// it can be told again to another person or in another language.
#pragma once

#include "text/telling.h"

#include <optional>
#include <vector>

namespace text {

// A section as it is read.
struct LogSection {
    QString left;  // "Trick 3"
    QString right; // "ours", "theirs", "now"
    std::vector<LogLine> lines;
    bool operator==(const LogSection&) const = default;
};

class Log {
public:
    // What can be known of the hand so far by looking at it: the log of its events, whole (for resuming).
    [[nodiscard]] static Log of(const minchiate::SeatView& view);

    // Adds what an event tells, redacted or not: hidden cards are not told. Marks of one trick, one robbing
    // and one turning of the fola come together in one line.
    void add(const minchiate::Event& event);
    void clear() { *this = {}; }
    // A move was taken back: the count says what it comes to, and that nothing is paid.
    void setUnscored() { unscored_ = true; }
    [[nodiscard]] bool empty() const { return sections_.empty(); }

    // The story in words.
    [[nodiscard]] std::vector<LogSection> told(const Teller& teller) const;

    bool operator==(const Log&) const = default;

    // One line as facts. Which fields mean something depends on `what`.
    struct Fact {
        enum class What {
            Robs,         // seat, cards, points
            TurnsUp,      // seat, cards, points
            FolaTakes,    // seat, cards, points: turned up on the fola and taken
            FolaBack,     // cards: turned up and put back
            Takes,        // seat, cards: found in the fola, unmarked
            TakesNothing, // seat; number of cards turned and taken before
            Announces,    // seat, counts
            Discards,     // seat, number, cards if known
            Passes,       // seat, to, number, cards if known
            Discarded,    // seat, cards: shown after trick 1
            Falls,        // seat
            Leads,        // seat, cards
            LeadsAndWins, // seat, cards
            Plays,        // seat, cards
            PlaysFool,    // seat
            CountsAsLed,  // cards: after a led Fool
            Declares,     // seat, cards of one versicola, points
            Wins,         // seat, cards: plays, and wins with it
            Dies,         // side that marks, cards, points
            Resti,        // side, number
            FoolOwed,     // side that owes
            FoolPaid,     // side that pays, cards
            FoolLost,     // side that loses it
            Counts,       // side, points
            Cappotto,     // side that took no trick
            Difference,   // side, points
            Net,          // side, points
            PaidNow,      // side, number; told if some were paid before
            Whole,        // side, number
        };
        What what{};
        minchiate::Seat seat{};
        minchiate::Seat to{};
        minchiate::Side side{};
        std::vector<minchiate::Card> cards{};
        int points = 0;
        int number = 0;
        minchiate::SuitCounts counts{};
        bool operator==(const Fact&) const = default;
    };
    struct Section {
        enum class Of { Deal, Fola, Trick, Shown, Count };
        Of of{};
        std::optional<minchiate::Seat> seat{}; // Deal: the cutter; Fola: the dealer
        int trick = 0;
        std::optional<minchiate::Side> winner{};
        std::vector<Fact> facts{};
        bool operator==(const Section&) const = default;
    };

private:
    struct Adding;

    std::vector<Section> sections_;
    bool unscored_ = false;
};

// The events that a hand went through, as far as one seat's view still tells them: without the cards of
// packets, of the cutter's look and of others' discards.
[[nodiscard]] std::vector<minchiate::Event> retold(const minchiate::SeatView& view);

} // namespace text
