#include "search/ranking.h"

#include <functional>

namespace search {

double Scores::mean(std::size_t choice, std::size_t count) const {
    std::int64_t sum = 0;
    for (std::size_t world = 0; world < count; ++world)
        sum += scores_[choice][world];
    return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
}

Scores::Difference Scores::difference(std::size_t one, std::size_t two, std::size_t count) const {
    const auto at = [&](std::size_t world) { return scores_[one][world] - scores_[two][world]; };
    std::int64_t sum = 0;
    for (std::size_t world = 0; world < count; ++world)
        sum += at(world);
    return {count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count), errorOfMean(count, at)};
}

namespace detail {

std::size_t close(Heat& heat, const Scores& scores, const std::vector<double>& besides, const Cut& cut) {
    std::vector<double> worth(besides);
    for (std::size_t c : heat.in)
        worth[c] += scores.mean(c, heat.worlds);
    std::ranges::stable_sort(heat.in, std::greater(), [&](std::size_t c) { return worth[c]; });
    if (heat.worlds < cut.fewestWorlds)
        return heat.in.size();
    std::size_t left = std::max(std::min<std::size_t>(heat.in.size(), 2), (heat.in.size() + 1) / 2);
    const std::size_t best = heat.in.front();
    while (cut.clearly && left > 1) {
        const std::size_t last = heat.in[left - 1];
        const double behind = worth[best] - worth[last];
        if (behind <= *cut.clearly * scores.difference(best, last, heat.worlds).error || behind <= 0)
            break;
        --left;
    }
    return left;
}

Ranking rankingOf(const Scores& scores, const std::vector<Heat>& heats) {
    const std::size_t choices = heats.front().in.size(), best = heats.back().in.front();
    Ranking ranking{{}, std::vector<double>(choices, 0), std::vector<double>(choices, 0)};
    std::vector<bool> listed(choices, false);
    for (std::size_t h = heats.size(); h-- > 0;)
        for (std::size_t c : heats[h].in) {
            if (listed[c])
                continue;
            listed[c] = true;
            const auto behind = scores.difference(c, best, heats[h].worlds);
            ranking.order.push_back(c);
            ranking.points[c] = scores.mean(best, heats.back().worlds) + behind.mean;
            ranking.errors[c] = behind.error;
        }
    return ranking;
}

} // namespace detail

} // namespace search
