// The solver's memory of positions between two tricks: bounds on what is still to be won.
#pragma once

#include "minchiate/players/solver/ending.h"

#include <vector>

namespace players {

// Everything that the points still to come depend on. Two positions with equal keys are worth the same
// beyond what is settled already.
struct TrickKey {
    Mask left = 0;     // cards in the hands (48 bits) and, above them, leader, suits led, debt, cards taken
    Mask heldByNs = 0; // captured cards whose holder still matters
    Mask heldByEw = 0;

    bool operator==(const TrickKey&) const = default;
    [[nodiscard]] std::uint64_t hash() const {
        std::uint64_t h = left * 0x9e3779b97f4a7c15u;
        h = (h ^ h >> 32 ^ heldByNs) * 0xd1342543de82ef95u;
        h = (h ^ h >> 32 ^ heldByEw) * 0x2545f4914f6cdd1du;
        return h ^ h >> 32;
    }
};

struct Bounds {
    std::int16_t lower = -kUnknown;
    std::int16_t upper = kUnknown;
    std::uint8_t best = kNoCard;                 // place of the card to try first
    std::uint8_t ranksLower = 0, ranksUpper = 0; // how many of the highest trumps left each bound rests on

    static constexpr std::int16_t kUnknown = 20000;
    static constexpr std::uint8_t kNoCard = 255;
};

class TrickTable {
public:
    explicit TrickTable(int bits) : entries_(std::size_t{1} << bits), mask_((std::size_t{1} << bits) - 2) {}

    // Everything remembered is void from now on.
    void start() {
        if (++number_ == 256) {
            std::fill(entries_.begin(), entries_.end(), Entry{});
            number_ = 1;
        }
    }
    [[nodiscard]] const Bounds* find(const TrickKey& key, std::uint64_t hash) const {
        const TrickKey own = stamped(key);
        const Entry* bucket = &entries_[hash & mask_];
        for (int i = 0; i < 2; ++i)
            if (bucket[i].key == own)
                return &bucket[i].bounds;
        return nullptr;
    }
    // Remembers bounds in place of older ones for the same position, else of whatever is void or, failing
    // that, of the position with fewer cards left, which costs less to find again.
    void store(const TrickKey& key, std::uint64_t hash, const Bounds& bounds) {
        const TrickKey own = stamped(key);
        Entry* bucket = &entries_[hash & mask_];
        const auto worth = [&](const Entry& entry) {
            if (entry.key == own)
                return -2;
            return entry.key.heldByEw >> 56 != number_ ? -1 : tricks::bits::count(entry.key.left << 16);
        };
        Entry& place = worth(bucket[0]) <= worth(bucket[1]) ? bucket[0] : bucket[1];
        place = {own, bounds};
    }

private:
    struct alignas(32) Entry {
        TrickKey key;
        Bounds bounds;
    };
    static_assert(sizeof(Entry) == 32);
    // With the number of the ending in bits that keys leave free.
    [[nodiscard]] TrickKey stamped(TrickKey key) const {
        key.heldByEw |= number_ << 56;
        return key;
    }

    std::vector<Entry> entries_;
    std::size_t mask_;
    std::uint64_t number_ = 0;
};

} // namespace players
