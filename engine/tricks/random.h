// Our own random numbers, so that a numbered deal is the same on every machine and with every compiler:
// xoshiro256** (Blackman & Vigna 2018), its state filled from a seed by SplitMix64 (Steele, Lea & Flood
// 2014).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

namespace tricks {

// One step of SplitMix64: also used to mix several numbers into one seed.
[[nodiscard]] constexpr std::uint64_t splitMix(std::uint64_t& state) {
    std::uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

class Random {
public:
    constexpr explicit Random(std::uint64_t seed) {
        for (auto& word : state_)
            word = splitMix(seed);
    }
    // The generator for one decision: different for every (seed, a, b), the same each time it is asked for.
    [[nodiscard]] static constexpr Random forDecision(std::uint64_t seed, std::uint64_t a, std::uint64_t b) {
        std::uint64_t mixed = splitMix(seed) ^ (a + 1) * 0xd1342543de82ef95u;
        mixed = splitMix(mixed) ^ (b + 1) * 0x2545f4914f6cdd1du;
        return Random(splitMix(mixed));
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    // Uniform in 0 … n−1, n > 0, without bias: the high half of a product, a few low halves thrown away
    // (Lemire 2019).
    constexpr std::uint32_t below(std::uint32_t n) {
        for (;;) {
            const std::uint64_t product = (next() >> 32) * n;
            const auto low = static_cast<std::uint32_t>(product);
            if (low >= n || low >= (0u - n) % n)
                return static_cast<std::uint32_t>(product >> 32);
        }
    }

    // Two numbers, each as below() gives one, from the halves of one word: in place of two words.
    constexpr std::pair<std::uint32_t, std::uint32_t> below(std::uint32_t n, std::uint32_t m) {
        for (;;) {
            const std::uint64_t word = next();
            const std::uint64_t first = (word >> 32) * n, second = (word & 0xffffffffu) * m;
            const auto fair = [](std::uint64_t product, std::uint32_t range) {
                const auto low = static_cast<std::uint32_t>(product);
                return low >= range || low >= (0u - range) % range;
            };
            if (fair(first, n) && fair(second, m))
                return {static_cast<std::uint32_t>(first >> 32), static_cast<std::uint32_t>(second >> 32)};
        }
    }

    // Uniform in 0 … 1, 1 excluded, in steps of 2⁻⁵³.
    constexpr double fraction() { return static_cast<double>(next() >> 11) * 0x1p-53; }

private:
    std::array<std::uint64_t, 4> state_{};
};

// Fisher–Yates, from the end: every order equally likely.
template<class T>
constexpr void shuffle(std::span<T> items, Random& random) {
    for (std::size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[random.below(static_cast<std::uint32_t>(i))]);
}

// Every order equally likely, though not shuffle's from the same numbers: for hands that nobody will ask for
// again by their number.
template<class T>
constexpr void shuffleQuickly(std::span<T> items, Random& random) {
    std::size_t i = items.size();
    for (; i > 2; i -= 2) {
        const auto [a, b] = random.below(static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(i - 1));
        std::swap(items[i - 1], items[a]);
        std::swap(items[i - 2], items[b]);
    }
    if (i == 2)
        std::swap(items[1], items[random.below(2)]);
}

// Random numbers for play-outs of millions of hands, where one register holds the state: PCG32 (O'Neill
// 2014).
class QuickRandom {
public:
    constexpr explicit QuickRandom(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint32_t next() {
        const std::uint64_t old = state_;
        state_ = old * 0x5851f42d4c957f2du + 0x14057b7ef767814fu;
        return std::rotr(static_cast<std::uint32_t>((old >> 18 ^ old) >> 27), static_cast<int>(old >> 59));
    }
    // As Random::below().
    constexpr std::uint32_t below(std::uint32_t n) {
        for (;;) {
            const std::uint64_t product = std::uint64_t{next()} * n;
            const auto low = static_cast<std::uint32_t>(product);
            if (low >= n || low >= (0u - n) % n)
                return static_cast<std::uint32_t>(product >> 32);
        }
    }

private:
    std::uint64_t state_;
};

} // namespace tricks
