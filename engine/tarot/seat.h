// Places at a table of two to five. They are counted, not named: what a place is called depends on how many
// sit there.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tarot {

// The places in turn order, counter-clockwise; the first is South at every table (F3.1).
enum class Seat : std::uint8_t { First, Second, Third, Fourth, Fifth };

inline constexpr int kFewestPlayers = 2, kMostPlayers = 5;

// Place in the turn order, 0 for South.
[[nodiscard]] constexpr int index(Seat seat) {
    return static_cast<int>(seat);
}
[[nodiscard]] constexpr Seat seatAt(int place) {
    return static_cast<Seat>(place);
}
// The seat `steps` turns on, 0 ≤ steps ≤ players.
[[nodiscard]] constexpr Seat turned(Seat seat, int steps, int players) {
    const int place = index(seat) + steps;
    return seatAt(place < players ? place : place - players);
}
// "Right of" a player is the next in turn.
[[nodiscard]] constexpr Seat right(Seat seat, int players) {
    const int place = index(seat) + 1;
    return seatAt(place == players ? 0 : place);
}

// F3.1: what the seat is called at a table of so many.
[[nodiscard]] constexpr std::string_view nameOf(Seat seat, int players) {
    constexpr std::array<std::array<std::string_view, 5>, 4> names{{{"S", "N", "", "", ""},
                                                                    {"S", "E", "W", "", ""},
                                                                    {"S", "E", "N", "W", ""},
                                                                    {"S", "E", "NE", "NW", "W"}}};
    return names[static_cast<std::size_t>(players - 2)][static_cast<std::size_t>(seat)];
}

// A value for each seat; those beyond the table's are left as they are made.
template<class T>
struct PerSeat : std::array<T, kMostPlayers> {
    constexpr T& operator[](Seat s) {
        return std::array<T, kMostPlayers>::operator[](static_cast<std::size_t>(s));
    }
    constexpr const T& operator[](Seat s) const {
        return std::array<T, kMostPlayers>::operator[](static_cast<std::size_t>(s));
    }
    bool operator==(const PerSeat&) const = default;
};

// A set of seats.
class Seats {
public:
    constexpr Seats() = default;
    constexpr explicit Seats(Seat seat) { insert(seat); }
    // All seats of a table.
    [[nodiscard]] static constexpr Seats table(int players) {
        Seats all;
        all.bits_ = static_cast<std::uint8_t>((1 << players) - 1);
        return all;
    }

    [[nodiscard]] constexpr bool contains(Seat seat) const { return (bits_ >> index(seat)) & 1; }
    constexpr void insert(Seat seat) { bits_ |= static_cast<std::uint8_t>(1 << index(seat)); }
    bool operator==(const Seats&) const = default;

    // By turn order from South.
    class iterator {
    public:
        constexpr explicit iterator(unsigned bits) : bits_(bits) {}
        constexpr Seat operator*() const {
            int place = 0;
            while (!((bits_ >> place) & 1))
                ++place;
            return seatAt(place);
        }
        constexpr iterator& operator++() { return bits_ &= bits_ - 1, *this; }
        constexpr bool operator!=(const iterator& o) const { return bits_ != o.bits_; }

    private:
        unsigned bits_;
    };
    [[nodiscard]] constexpr iterator begin() const { return iterator(bits_); }
    [[nodiscard]] constexpr iterator end() const { return iterator(0); }

private:
    std::uint8_t bits_ = 0;
};

// The declarer and partner, or the others (the defence). Of two players without declarer South stands for the
// first, so that F8.11 and F8.12 are the same for all.
enum class Camp : std::uint8_t { Declarer, Defence };
inline constexpr std::array<Camp, 2> kCamps{Camp::Declarer, Camp::Defence};
[[nodiscard]] constexpr Camp other(Camp camp) {
    return camp == Camp::Declarer ? Camp::Defence : Camp::Declarer;
}
template<class T>
struct PerCamp : std::array<T, 2> {
    constexpr T& operator[](Camp c) { return std::array<T, 2>::operator[](static_cast<std::size_t>(c)); }
    constexpr const T& operator[](Camp c) const {
        return std::array<T, 2>::operator[](static_cast<std::size_t>(c));
    }
    bool operator==(const PerCamp&) const = default;
};

} // namespace tarot
