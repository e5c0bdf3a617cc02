// Counting and finding set bits of a word without a processor's special instructions, which a program for
// everybody's machine may not use: without them the library's own popcount is a call, and finding the n-th
// bit a loop.
#pragma once

#include <array>
#include <cstdint>

namespace tricks::bits {

inline constexpr std::uint64_t kEachByte = 0x0101010101010101u;

// In each byte the number of bits set in this byte and all below it.
[[nodiscard]] constexpr std::uint64_t runningCounts(std::uint64_t word) {
    word -= (word >> 1) & 0x5555555555555555u;
    word = (word & 0x3333333333333333u) + ((word >> 2) & 0x3333333333333333u);
    return ((word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fu) * kEachByte;
}

[[nodiscard]] constexpr int count(std::uint64_t word) {
    return static_cast<int>(runningCounts(word) >> 56);
}

// nthInByte[n][b]: the place of the bit of b with n set bits below it.
inline constexpr auto kNthInByte = [] {
    std::array<std::array<std::uint8_t, 256>, 8> table{};
    for (unsigned byte = 0; byte < 256; ++byte)
        for (unsigned bit = 0, n = 0; bit < 8; ++bit)
            if ((byte >> bit) & 1)
                table[n++][byte] = static_cast<std::uint8_t>(bit);
    return table;
}();

// The place of the set bit with n set bits below it; n < count(word), `running` its running counts.
[[nodiscard]] constexpr int nth(std::uint64_t word, std::uint64_t running, int n) {
    // A byte's top bit stays set where its running count is at most n: those bytes lie below the one looked
    // for.
    const std::uint64_t below =
        ((static_cast<std::uint64_t>(n) * kEachByte | kEachByte << 7) - running) & kEachByte << 7;
    const auto shift = ((below >> 7) * kEachByte >> 56) * 8;
    const auto before = (running << 8) >> shift & 0xff;
    return static_cast<int>(shift) + kNthInByte[static_cast<std::size_t>(n) - before][(word >> shift) & 0xff];
}

} // namespace tricks::bits
