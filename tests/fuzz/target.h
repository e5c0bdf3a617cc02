// What a fuzzer calls: bytes that must do no harm. A fault ends the process with a line that names it, so
// that any driver sees it: libFuzzer, or the plain one beside this file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>

namespace fuzz {

// The bytes of one run, taken from the front; zeros once they are used up.
class Bytes {
public:
    explicit Bytes(std::span<const std::uint8_t> bytes) : left_(bytes) {}

    [[nodiscard]] std::uint8_t next() {
        if (left_.empty())
            return 0;
        const std::uint8_t byte = left_.front();
        left_ = left_.subspan(1);
        return byte;
    }
    [[nodiscard]] std::uint64_t number(int bytes) {
        std::uint64_t value = 0;
        while (bytes-- > 0)
            value = value << 8 | next();
        return value;
    }
    [[nodiscard]] std::span<const std::uint8_t> rest() const { return left_; }

private:
    std::span<const std::uint8_t> left_;
};

inline void require(bool holds, const char* what) {
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

} // namespace fuzz

// NOLINTNEXTLINE: the name is libFuzzer's
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
