// How long decisions took: their sum, and how many fell into each of many narrow classes of time, so that a
// median of millions needs no more room than one of ten.
#pragma once

#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>

namespace cli {

class DecisionTimes {
public:
    void add(std::chrono::nanoseconds time) {
        const double ns = std::max<double>(1, static_cast<double>(time.count()));
        seconds_ += ns * 1e-9;
        ++count_;
        ++classes_[std::min(classes_.size() - 1, static_cast<std::size_t>(std::log2(ns) * kPerOctave))];
    }
    void add(const DecisionTimes& other) {
        seconds_ += other.seconds_;
        count_ += other.count_;
        for (std::size_t i = 0; i < classes_.size(); ++i)
            classes_[i] += other.classes_[i];
    }

    [[nodiscard]] std::uint64_t count() const { return count_; }
    [[nodiscard]] double perSecond() const {
        return seconds_ > 0 ? static_cast<double>(count_) / seconds_ : 0;
    }
    [[nodiscard]] double meanMilliseconds() const {
        return count_ > 0 ? seconds_ * 1e3 / static_cast<double>(count_) : 0;
    }
    // The time that this share of the decisions, 0–1, did not exceed, in milliseconds, within one part in
    // a hundred.
    [[nodiscard]] double milliseconds(double share) const {
        auto left = static_cast<double>(count_) * share;
        for (std::size_t i = 0; i < classes_.size(); ++i)
            if ((left -= static_cast<double>(classes_[i])) <= 0 && count_ > 0)
                return std::exp2((static_cast<double>(i) + 0.5) / kPerOctave) * 1e-6;
        return 0;
    }

private:
    static constexpr int kPerOctave = 64;
    std::array<std::uint64_t, std::size_t{48} * kPerOctave> classes_{}; // to 2^48 ns, three days
    std::uint64_t count_ = 0;
    double seconds_ = 0;
};

} // namespace cli
