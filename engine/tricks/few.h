// A row of at most so many things, kept in place: the cards of a trick are copied with every view of a hand.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace tricks {

template<class T, std::size_t Most>
class Few {
public:
    using value_type = T;

    constexpr Few() = default;
    // There is room for them.
    constexpr Few(std::initializer_list<T> items) : size_(static_cast<std::uint8_t>(items.size())) {
        std::ranges::copy(items, items_.begin());
    }

    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    // There is room for it.
    constexpr void push_back(const T& item) { items_[size_++] = item; }

    [[nodiscard]] constexpr T& operator[](std::size_t i) { return items_[i]; }
    [[nodiscard]] constexpr const T& operator[](std::size_t i) const { return items_[i]; }
    [[nodiscard]] constexpr const T& front() const { return items_.front(); }
    [[nodiscard]] constexpr const T& back() const { return items_[size_ - 1u]; }
    [[nodiscard]] constexpr auto begin() { return items_.begin(); }
    [[nodiscard]] constexpr auto end() { return items_.begin() + size_; }
    [[nodiscard]] constexpr auto begin() const { return items_.begin(); }
    [[nodiscard]] constexpr auto end() const { return items_.begin() + size_; }

    friend constexpr bool operator==(const Few& a, const Few& b) { return std::ranges::equal(a, b); }

private:
    std::array<T, Most> items_{};
    std::uint8_t size_ = 0;
};

} // namespace tricks
