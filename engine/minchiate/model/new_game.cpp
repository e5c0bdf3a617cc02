#include "minchiate/model/new_game.h"

#include <algorithm>

namespace model {

using namespace minchiate;

PerSeat<int> seatsWithPersonAt(Seat person) {
    PerSeat<int> seats;
    seats[person] = 0;
    seats[tricks::right(person)] = 2;
    seats[partner(person)] = 1;
    seats[tricks::left(person)] = 3;
    return seats;
}

void seatByNames(NewGame& game) {
    const PerSeat<QString>& names = game.hand->names;
    PerSeat<int> seats{{-1, -1, -1, -1}};
    const auto seat = [&](Seat s, int player) {
        seats[s] = player;
        if (player != 0 && !names[s].isEmpty())
            game.names[static_cast<std::size_t>(player)] = names[s];
    };
    const auto taken = [&](int player) { return std::ranges::find(seats, player) != seats.end(); };
    const auto known = game.names;
    for (int player = 0; player < kPlayers; ++player)
        for (Seat s : kSeats)
            if (seats[s] < 0 && !taken(player) && names[s] == known[static_cast<std::size_t>(player)])
                seat(s, player);
    if (!taken(0)) { // South, or where nobody known sits
        const auto free = std::ranges::find_if(kSeats, [&](Seat s) { return seats[s] < 0; });
        seat(*free, 0);
    }
    const Seat person = kSeats[static_cast<std::size_t>(std::ranges::find(seats, 0) - seats.begin())];
    for (Seat s : {partner(person), tricks::right(person), tricks::left(person)})
        for (int player = 1; player < kPlayers && seats[s] < 0; ++player)
            if (!taken(player))
                seat(s, player);
    game.seats = seats;
}

} // namespace model
