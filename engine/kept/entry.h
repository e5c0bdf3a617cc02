// What a score sheet keeps of a hand, whatever the game: the hand as it was said, a note, and what it was
// before somebody put it right.
#pragma once

#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

namespace kept {

// Seconds since 1970, as the caller's clock has them.
using Moment = std::int64_t;

// What an entry was before somebody changed it.
template<class Hand>
struct Former {
    Moment changed = 0;
    Hand was;
    bool operator==(const Former&) const = default;
};
template<class Hand>
struct Entry {
    Hand hand;
    std::string note{};                 // UTF-8
    std::vector<Former<Hand>> former{}; // oldest first
    std::string others{};               // what a file says that this version does not know, as JSON; kept
    bool operator==(const Entry&) const = default;
};

// Changes within this many seconds are one change: the hand before the first is what is kept.
inline constexpr Moment kOneSitting = 600;
// Puts a hand in an entry's place and keeps what it was.
template<class Hand>
void change(Entry<Hand>& entry, const std::type_identity_t<Hand>& hand, Moment now) {
    if (entry.hand == hand)
        return;
    const bool sameSitting = !entry.former.empty() && now - entry.former.back().changed < kOneSitting;
    if (!sameSitting)
        entry.former.push_back({now, entry.hand});
    else if (entry.former.back().was == hand)
        entry.former.pop_back(); // put back as it was: nothing has changed
    entry.hand = hand;
}

} // namespace kept
