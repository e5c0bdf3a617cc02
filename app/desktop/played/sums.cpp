#include "desktop/played/sums.h"

#include <algorithm>
#include <deque>
#include <map>
#include <numeric>

namespace played {

namespace {

// By level, the weaker first.
int strengthOf(const QString& level) {
    static const QStringList levels{QStringLiteral("apprentice"), QStringLiteral("player"),
                                    QStringLiteral("master"), QStringLiteral("grandmaster")};
    const auto at = levels.indexOf(level);
    return static_cast<int>(at < 0 ? levels.size() : at);
}

struct Gathered {
    Share share;
    int weighed = 0;
    double cost = 0;
};

template<class Key, class KeyOf, class NameOf>
std::vector<Share> gathered(const std::vector<ListedHand>& hands, const Wanted& wanted, KeyOf keyOf,
                            NameOf nameOf) {
    std::map<Key, Gathered> all;
    for (const ListedHand& listed : hands) {
        if (!listed.counts() || !isWanted(listed, wanted))
            continue;
        Gathered& one = all[keyOf(listed)];
        if (one.share.hands++ == 0) { // the latest name
            one.share.player = listed.partner();
            one.share.name = nameOf(listed);
        }
        one.share.resti += listed.resti();
        if (listed.costs) {
            ++one.weighed;
            one.cost += listed.costs->sum;
        }
    }
    std::vector<Share> shares;
    for (auto& [key, one] : all) {
        if (one.weighed > 0)
            one.share.cost = one.cost / one.weighed;
        shares.push_back(one.share);
    }
    return shares;
}

// The charts follow who sat there, and not what the list is narrowed to besides.
Wanted peopleOf(const Wanted& wanted) {
    return {Feature::All, {}, wanted.partner, wanted.against};
}

} // namespace

std::optional<std::size_t> Sums::dearest() const {
    std::optional<std::size_t> at;
    for (std::size_t i = 0; i < costs.size(); ++i)
        if (costs[i] && *costs[i] > 0 && (!at || *costs[i] > *costs[*at]))
            at = i;
    return at;
}

Sums sumsOf(const std::vector<ListedHand>& hands, const Wanted& wanted) {
    Sums sums;
    int resti = 0;
    std::deque<double> last;
    QString game;
    const Wanted people = peopleOf(wanted);
    for (std::size_t i = hands.size(); i-- > 0;) { // the list has the latest first
        const ListedHand& listed = hands[i];
        if (!listed.counts() || !isWanted(listed, people))
            continue;
        if (listed.hand.file != game && listed.hand.handsInAll > 1)
            sums.starts.push_back({sums.hands.size(), listed.hand.begun.date(), listed.against()});
        game = listed.hand.file;
        resti += listed.resti();
        sums.hands.push_back(i);
        sums.resti.push_back(resti);
        sums.costs.push_back(listed.costs ? std::optional(listed.costs->sum) : std::nullopt);
        if (listed.costs) {
            ++sums.weighed;
            last.push_back(listed.costs->sum);
            if (last.size() > kMeanOf)
                last.pop_front();
        }
        sums.means.push_back(last.size() == kMeanOf
                                 ? std::optional(std::accumulate(last.begin(), last.end(), 0.0) / kMeanOf)
                                 : std::nullopt);
    }
    return sums;
}

std::vector<Share> partnersOf(const std::vector<ListedHand>& hands, const Wanted& wanted) {
    const Wanted any{Feature::All, {}, std::nullopt, wanted.against};
    return gathered<int>(
        hands, any, [](const ListedHand& listed) { return listed.partner(); },
        [](const ListedHand& listed) { return listed.partnerName(); });
}

std::vector<Share> opponentsOf(const std::vector<ListedHand>& hands, const Wanted& wanted) {
    const Wanted any{Feature::All, {}, wanted.partner, std::nullopt};
    using Level = std::pair<int, QString>;
    return gathered<Level>(
        hands, any,
        [](const ListedHand& listed) { return Level(strengthOf(listed.against()), listed.against()); },
        [](const ListedHand& listed) { return listed.against(); });
}

} // namespace played
