// Counting and finding set bits of a word. A program for everybody's machine may not take a processor's
// special instructions for granted: x86-64 as of 2003 counts bits by a call and finds the n-th one by a loop.
// Where the processor at hand has them (all since 2013 but two families that are slow at it), one instruction
// each does the work; elsewhere plain arithmetic gives the same answers.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#if defined(__x86_64__) && defined(__GNUC__)
#define TRICKS_BITS_X86 1
#endif

namespace tricks::bits {

inline constexpr std::uint64_t kEachByte = 0x0101010101010101u;

// In each byte the number of bits set in this byte and all below it.
[[nodiscard]] constexpr std::uint64_t runningCounts(std::uint64_t word) {
    word -= (word >> 1) & 0x5555555555555555u;
    word = (word & 0x3333333333333333u) + ((word >> 2) & 0x3333333333333333u);
    return ((word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fu) * kEachByte;
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

// count() and nth() by arithmetic alone.
[[nodiscard]] constexpr int plainCount(std::uint64_t word) {
    return static_cast<int>(runningCounts(word) >> 56);
}
[[nodiscard]] constexpr int plainNth(std::uint64_t word, int n) {
    const std::uint64_t running = runningCounts(word);
    // A byte's top bit stays set where its running count is at most n: those bytes lie below the one looked
    // for.
    const std::uint64_t below =
        ((static_cast<std::uint64_t>(n) * kEachByte | kEachByte << 7) - running) & kEachByte << 7;
    const auto shift = ((below >> 7) * kEachByte >> 56) * 8;
    const auto before = (running << 8) >> shift & 0xff;
    return static_cast<int>(shift) + kNthInByte[static_cast<std::size_t>(n) - before][(word >> shift) & 0xff];
}

#ifdef TRICKS_BITS_X86
// Whether this processor has POPCNT and a PDEP that is an instruction and not a small program (as it is on
// the first two generations of Zen). Asked once; until then, while the program starts, the answer is no.
inline const bool kInstructions = [] {
    __builtin_cpu_init();
    return __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi2") &&
           !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");
}();
#endif

[[nodiscard]] constexpr int count(std::uint64_t word) {
#ifdef TRICKS_BITS_X86
    if (!std::is_constant_evaluated() && kInstructions) [[likely]] {
        std::uint64_t result = 0;
        asm("popcntq %1, %0" : "=r"(result) : "r"(word) : "cc");
        return static_cast<int>(result);
    }
    return plainCount(word);
#else
    return std::popcount(word);
#endif
}

// One bit at place n, moved to where the word has a set bit with n below it; none where there are not so
// many, or for none.
[[nodiscard]] constexpr std::uint64_t scattered(std::uint64_t one, std::uint64_t word) {
#ifdef TRICKS_BITS_X86
    if (!std::is_constant_evaluated() && kInstructions) [[likely]] {
        std::uint64_t result = 0;
        asm("pdepq %1, %2, %0" : "=r"(result) : "r"(word), "r"(one));
        return result;
    }
#endif
    const int n = std::countr_zero(one);
    return n < count(word) ? std::uint64_t{1} << plainNth(word, n) : 0;
}
// The place of the set bit with n set bits below it; n < count(word).
[[nodiscard]] constexpr int nth(std::uint64_t word, int n) {
    return std::countr_zero(scattered(std::uint64_t{1} << n, word));
}

} // namespace tricks::bits
