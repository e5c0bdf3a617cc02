#include "minchiate/sheet/totals.h"

#include <algorithm>
#include <map>

namespace scoresheet {

using namespace minchiate;

namespace {

bool counts(const Entry& entry, const Line& line) {
    const auto* played = std::get_if<PlayedHand>(&entry.hand);
    return line.account.over && !(played && played->unscored);
}

class Adder {
public:
    void add(const Sheet& sheet, std::size_t number) {
        const Account account = accountOf(sheet);
        std::array<std::size_t, kPlayers> at{};
        bool any = false;
        for (std::size_t hand = 0; hand < account.lines.size(); ++hand) {
            if (!counts(sheet.entries[hand], account.lines[hand]))
                continue;
            if (!any)
                for (std::size_t player = 0; player < at.size(); ++player) {
                    at[player] = indexOf(sheet.players[player]);
                    ++players_[at[player]].sheets;
                }
            any = true;
            addHand(sheet, account.lines[hand], {number, static_cast<int>(hand)}, at);
        }
        for (std::size_t player = 0; any && player < at.size(); ++player)
            players_[at[player]].resti += account.totals[player];
    }

    // The most resti first.
    [[nodiscard]] Totals sorted() const {
        std::vector<std::size_t> order(players_.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
            const auto &x = players_[a], &y = players_[b];
            return x.resti != y.resti ? x.resti > y.resti : x.name < y.name;
        });
        Totals totals;
        for (std::size_t i : order) {
            totals.players.push_back(players_[i]);
            totals.duels.emplace_back();
            for (std::size_t j : order) {
                const auto found = duels_.find({i, j});
                totals.duels.back().push_back(found == duels_.end() ? Duel{} : found->second);
            }
        }
        return totals;
    }

private:
    std::size_t indexOf(const std::string& name) {
        const auto found = std::ranges::find(players_, name, &PlayerTotals::name);
        if (found != players_.end())
            return static_cast<std::size_t>(found - players_.begin());
        players_.push_back({.name = name});
        return players_.size() - 1;
    }

    void addHand(const Sheet& sheet, const Line& line, HandPlace place,
                 const std::array<std::size_t, kPlayers>& at) {
        const Seating& seats = seatsOf(sheet, place.hand);
        for (int player = 0; player < kPlayers; ++player) {
            const auto index = static_cast<std::size_t>(player);
            PlayerTotals& totals = players_[at[index]];
            place.resti = line.paid[index];
            ++totals.hands;
            totals.won += place.resti > 0;
            totals.lost += place.resti < 0;
            if (!totals.best || place.resti > totals.best->resti)
                totals.best = place;
            if (!totals.worst || place.resti < totals.worst->resti)
                totals.worst = place;
            for (int second = 0; second < kPlayers; ++second) {
                if (second == player)
                    continue;
                Duel& duel = duels_[{at[index], at[static_cast<std::size_t>(second)]}];
                const bool partners = sideOf(seatOf(seats, player)) == sideOf(seatOf(seats, second));
                (partners ? duel.handsWith : duel.handsAgainst) += 1;
                (partners ? duel.restiWith : duel.restiAgainst) += place.resti;
            }
        }
    }

    std::vector<PlayerTotals> players_;
    std::map<std::pair<std::size_t, std::size_t>, Duel> duels_;
};

} // namespace

Totals totalsOf(const std::vector<Sheet>& sheets) {
    Adder adder;
    for (std::size_t i = 0; i < sheets.size(); ++i)
        adder.add(sheets[i], i);
    return adder.sorted();
}

} // namespace scoresheet
