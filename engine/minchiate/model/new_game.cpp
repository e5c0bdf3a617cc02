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

PerSeat<int> seatedByNames(const PerSeat<QString>& names, const std::array<QString, kPlayers>& people,
                           std::optional<Seat> asked) {
    PerSeat<int> seats{{-1, -1, -1, -1}};
    const auto taken = [&](int player) { return std::ranges::find(seats, player) != seats.end(); };
    if (asked)
        seats[*asked] = 0;
    for (int player = 0; player < kPlayers; ++player)
        for (Seat s : kSeats)
            if (seats[s] < 0 && !taken(player) && names[s] == people[static_cast<std::size_t>(player)])
                seats[s] = player;
    if (!taken(0))
        seats[*std::ranges::find_if(kSeats, [&](Seat s) { return seats[s] < 0; })] = 0;
    const Seat person = kSeats[static_cast<std::size_t>(std::ranges::find(seats, 0) - seats.begin())];
    for (Seat s : {partner(person), tricks::right(person), tricks::left(person)})
        for (int player = 1; player < kPlayers && seats[s] < 0; ++player)
            if (!taken(player))
                seats[s] = player;
    return seats;
}

void seatByNames(NewGame& game) {
    const PerSeat<QString>& names = game.hand->names;
    game.seats = seatedByNames(names, game.names);
    for (Seat s : kSeats)
        if (game.seats[s] != 0 && !names[s].isEmpty())
            game.names[static_cast<std::size_t>(game.seats[s])] = names[s];
}

} // namespace model
