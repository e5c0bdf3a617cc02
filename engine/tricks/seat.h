// Places at the table and the two sides. Turn order is S → E → N → W → S, counter-clockwise.
#pragma once

#include <array>
#include <cstdint>

namespace tricks {

enum class Seat : std::uint8_t { S, E, N, W };
enum class Side : std::uint8_t { NS, EW };

inline constexpr std::array<Seat, 4> kSeats{Seat::S, Seat::E, Seat::N, Seat::W};
inline constexpr std::array<Side, 2> kSides{Side::NS, Side::EW};

// The seat as an index, 0–3 in turn order from South.
[[nodiscard]] constexpr int index(Seat seat) {
    return static_cast<int>(seat);
}
[[nodiscard]] constexpr int index(Side side) {
    return static_cast<int>(side);
}

// The seat `steps` turns on; negative steps go back.
[[nodiscard]] constexpr Seat turned(Seat seat, int steps) {
    return static_cast<Seat>((index(seat) + steps) & 3);
}
// "Right of" a player is the next in turn, "left of" the one before.
[[nodiscard]] constexpr Seat right(Seat seat) {
    return turned(seat, 1);
}
[[nodiscard]] constexpr Seat partner(Seat seat) {
    return turned(seat, 2);
}
[[nodiscard]] constexpr Seat left(Seat seat) {
    return turned(seat, 3);
}

[[nodiscard]] constexpr Side sideOf(Seat seat) {
    return static_cast<Side>(index(seat) & 1);
}
[[nodiscard]] constexpr Side other(Side side) {
    return side == Side::NS ? Side::EW : Side::NS;
}
// +1 for NS, −1 for EW: a signed number of points is always counted for NS.
[[nodiscard]] constexpr int sign(Side side) {
    return side == Side::NS ? 1 : -1;
}

// A value for each seat, or each side, indexed by it.
template<class T>
struct PerSeat : std::array<T, 4> {
    constexpr T& operator[](Seat s) { return std::array<T, 4>::operator[](static_cast<std::size_t>(s)); }
    constexpr const T& operator[](Seat s) const {
        return std::array<T, 4>::operator[](static_cast<std::size_t>(s));
    }
    bool operator==(const PerSeat&) const = default;
};
template<class T>
struct PerSide : std::array<T, 2> {
    constexpr T& operator[](Side s) { return std::array<T, 2>::operator[](static_cast<std::size_t>(s)); }
    constexpr const T& operator[](Side s) const {
        return std::array<T, 2>::operator[](static_cast<std::size_t>(s));
    }
    bool operator==(const PerSide&) const = default;
};

} // namespace tricks
