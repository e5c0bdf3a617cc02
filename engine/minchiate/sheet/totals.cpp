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
                    ++m_players[at[player]].sheets;
                }
            any = true;
            addHand(sheet, account.lines[hand], {number, static_cast<int>(hand)}, at);
        }
        for (std::size_t player = 0; any && player < at.size(); ++player)
            m_players[at[player]].resti += account.totals[player];
    }

    // The most resti first.
    [[nodiscard]] Totals sorted() const {
        std::vector<std::size_t> order(m_players.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
            const auto &x = m_players[a], &y = m_players[b];
            return x.resti != y.resti ? x.resti > y.resti : x.name < y.name;
        });
        Totals totals;
        for (std::size_t i : order) {
            totals.players.push_back(m_players[i]);
            totals.duels.emplace_back();
            for (std::size_t j : order) {
                const auto found = m_duels.find({i, j});
                totals.duels.back().push_back(found == m_duels.end() ? Duel{} : found->second);
            }
        }
        return totals;
    }

private:
    std::size_t indexOf(const std::string& name) {
        const auto found = std::ranges::find(m_players, name, &PlayerTotals::name);
        if (found != m_players.end())
            return static_cast<std::size_t>(found - m_players.begin());
        m_players.push_back({.name = name});
        return m_players.size() - 1;
    }

    void addHand(const Sheet& sheet, const Line& line, HandPlace place,
                 const std::array<std::size_t, kPlayers>& at) {
        const Seating& seats = seatsOf(sheet, place.hand);
        for (int player = 0; player < kPlayers; ++player) {
            const auto index = static_cast<std::size_t>(player);
            PlayerTotals& totals = m_players[at[index]];
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
                Duel& duel = m_duels[{at[index], at[static_cast<std::size_t>(second)]}];
                const bool partners = sideOf(seatOf(seats, player)) == sideOf(seatOf(seats, second));
                (partners ? duel.handsWith : duel.handsAgainst) += 1;
                (partners ? duel.restiWith : duel.restiAgainst) += place.resti;
            }
        }
    }

    std::vector<PlayerTotals> m_players;
    std::map<std::pair<std::size_t, std::size_t>, Duel> m_duels;
};

} // namespace

Totals totalsOf(const std::vector<Sheet>& sheets) {
    Adder adder;
    for (std::size_t i = 0; i < sheets.size(); ++i)
        adder.add(sheets[i], i);
    return adder.sorted();
}

} // namespace scoresheet
