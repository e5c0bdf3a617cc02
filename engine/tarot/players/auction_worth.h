// What a word of the auction is worth: hands that agree with what a seat knows are played to their end after
// it, by players of one level. Slower than `considered`, and fair to declarers.
#pragma once

#include "tarot/players/thinking.h"

namespace tarot {

struct WordWorth {
    Bid bid{};
    double points = 0; // mean, for who says it, in the score of the hand
    double error = 0;  // standard error of the difference to the best
    int taken = 0;     // hands in which it stood
    int made = 0;      // and in which its contract was made
};
struct AuctionWorth {
    int hands = 0;                // that each word was tried in
    std::vector<WordWorth> words; // the best first, the others by points; none of no hands
};

// How it is found out.
struct AuctionTrial {
    int hands = 8;     // at an effort of 1
    Thinking thinking; // of everybody, from that word on
};
[[nodiscard]] AuctionTrial auctionTrialFor(int players);

// The words that one who said `said` may want to see beside it, and beside `advised`: pass and garde, and the
// next ones to `said`, as far as they may be said; from low to high.
[[nodiscard]] std::vector<Bid> wordsToCompare(const AuctionChoice& choice, Bid said, Bid advised);

// The view is that of the seat that is to speak. The best of the words is the one advised, if it is among
// them and cannot be told from the one that makes most. Whoever holds the cards not seen, it is the same for
// a seed; told to stop, of the hands that are over by then.
[[nodiscard]] AuctionWorth auctionWorth(const View& view, const std::vector<Bid>& words, Bid advised,
                                        const AuctionTrial& trial, tricks::Thought& thought);

} // namespace tarot
