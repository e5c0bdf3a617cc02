#include "desktop/games/played.h"

#include "desktop/shell/left_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace games {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(games::Played)
};

} // namespace

std::vector<At> placesOf(const std::vector<Match>& matches) {
    std::vector<At> places;
    for (std::size_t match = 0; match < matches.size(); ++match)
        for (std::size_t hand = matches[match].hands.size(); hand-- > 0;)
            places.push_back({match, hand});
    return places;
}

QString outcomeWords(const Match& match) {
    if (!match.won)
        return {};
    return *match.won ? Words::tr("you have won it") : Words::tr("lost");
}

bool isWanted(const Match& match, const Hand& hand, const QString& words) {
    const QStringList told{desktop::momentWords(match.begun), match.whom, match.standing, outcomeWords(match),
                           hand.told};
    return std::ranges::all_of(words.split(u' ', Qt::SkipEmptyParts), [&](const QString& word) {
        return std::ranges::any_of(
            told, [&](const QString& text) { return text.contains(word, Qt::CaseInsensitive); });
    });
}

Sums sumsOf(const std::vector<Match>& matches) {
    Sums sums;
    sums.curve.push_back(0);
    for (auto match = matches.rbegin(); match != matches.rend(); ++match) {
        if (match->won) {
            ++sums.matches;
            sums.won += *match->won ? 1 : 0;
        }
        for (const Hand& hand : match->hands) {
            if (!hand.points) {
                ++sums.uncounted;
                continue;
            }
            sums.curve.push_back(sums.curve.back() + *hand.points);
            auto level = std::ranges::find(sums.against, match->level, &Sums::Against::level);
            if (level == sums.against.end())
                level = sums.against.insert(level, {match->level});
            ++level->hands;
            level->points += *hand.points;
            for (const Tally& tally : hand.tallies) {
                auto sum = std::ranges::find(sums.tallies, tally.words, &Tally::words);
                if (sum == sums.tallies.end())
                    sum = sums.tallies.insert(sum, {tally.words});
                sum->hits += tally.hits;
                sum->of += tally.of;
            }
        }
    }
    return sums;
}

} // namespace games
