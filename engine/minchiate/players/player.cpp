#include "minchiate/players/player.h"

#include "minchiate/players/grandmaster.h"
#include "minchiate/players/pimc.h"
#include "minchiate/players/policy/decisions.h"

#include <algorithm>
#include <array>

namespace players {

bool decidedByConvention(std::span<const Considered> considered) {
    return std::ranges::any_of(considered,
                               [&](const Considered& one) { return one.points > considered.front().points; });
}

std::span<const std::string_view> playerNames() {
    static constexpr std::array<std::string_view, 4> names{"random", "apprentice", "player", "master"};
    return names;
}

std::optional<Player> playerNamed(std::string_view name) {
    if (name == "random")
        return randomPlayer();
    if (name == "apprentice")
        return apprentice();
    if (name == "player")
        return pimcPlayer("player", {});
    if (name == "master")
        return masterPlayer("master", {});
    // Not for people: measures, and what has not been measured long enough.
    if (name == "grandmaster")
        return grandmaster();
    if (name == "convention")
        return conventionPlayer();
    if (name == "master-2026-11")
        return masterPlayer("master-2026-11", masterOf202611());
    return std::nullopt;
}

std::optional<Supposing> supposingOf(std::string_view level) {
    if (level == "player")
        return Pimc{}.supposing;
    if (level == "master")
        return Master{}.pimc.supposing;
    if (level == "grandmaster")
        return grandmastersMind().pimc.supposing;
    if (level == "master-2026-11")
        return masterOf202611().pimc.supposing;
    return std::nullopt;
}

std::vector<Considered> consideredBy(std::string_view name, const minchiate::SeatView& view,
                                     tricks::Thought& thought) {
    std::vector<Considered> considered;
    if (name == "player")
        (void)chooseByPimc(Seen(view), {}, thought, &considered);
    else if (name == "master")
        (void)chooseAsMaster(Seen(view), {}, thought, &considered);
    else if (name == "grandmaster")
        (void)chooseAsGrandmaster(Seen(view), thought, &considered);
    return considered;
}

} // namespace players
