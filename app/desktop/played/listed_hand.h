// One hand of the list: what it was, and what the person's choices in it cost. Read from the files that are
// kept.
#pragma once

#include "minchiate/history/played.h"
#include "minchiate/practice/review_store.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace played {

using namespace minchiate;

// What the person's decisions in a hand cost, in points against the best.
struct Costs {
    double sum = 0;
    double dearest = 0; // of a single one
    Action done;        // that one
    int trick = 0;      // and when; 0 in the deal
};

struct ListedHand {
    history::Played hand;
    std::optional<Costs> costs{};                // nothing: not all of it is weighed
    std::optional<records::MatchRecord> match{}; // of a hand opened from elsewhere; others are in their file

    // From the person's view.
    [[nodiscard]] Seat seat() const { return hand.seatOfPerson(); }
    [[nodiscard]] Side side() const { return sideOf(seat()); }
    [[nodiscard]] int resti() const { return sign(side()) * hand.figures.resti; }
    [[nodiscard]] int partner() const { return hand.players[minchiate::partner(seat())]; }
    [[nodiscard]] const QString& partnerName() const { return hand.names[minchiate::partner(seat())]; }
    // The opponents' level; empty where they have two, or are people.
    [[nodiscard]] QString against() const;
    // It counts in what is said of many hands.
    [[nodiscard]] bool counts() const { return !hand.unscored && !hand.playedOn && !match; }
    // The card of the dearest choice; nothing where it was no card.
    [[nodiscard]] std::optional<Card> mistake() const;
};

// Where all of the reader's decisions are in the review.
[[nodiscard]] std::optional<Costs> costsOf(const practice::Review& review, const records::HandRecord& hand,
                                           Seat reader);

// All hands of those files, the latest first. Of many files it takes a while; empty when told to stop.
struct Shelf {
    std::vector<ListedHand> hands;
    std::vector<history::PlayedHands::Unread> unread;
};
[[nodiscard]] Shelf readShelf(const QStringList& files, const practice::ReviewStore& reviews,
                              const std::stop_token& stop);

// The game a hand belongs to; nothing if its file cannot be read any more.
[[nodiscard]] std::optional<records::MatchRecord> gameOf(const ListedHand& listed);
// Its record with everybody's name; likewise.
[[nodiscard]] std::optional<records::HandRecord> recordOf(const ListedHand& listed);

} // namespace played
