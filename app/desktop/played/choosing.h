// Which hands of the list are wanted, and in what order: by what they are remembered by, by words, by who sat
// there. Plain functions over the hands.
#pragma once

#include "desktop/played/listed_hand.h"

#include <array>

namespace played {

// What a list can be narrowed to, in the order in which it is offered.
enum class Feature : std::uint8_t {
    All,
    LongRun, // history::isLongRun(), either side
    FourKings,
    FoolsVersicola, // 1, Fool, 40
    FoolLost,
    Cappotto,
    DearMistake, // one choice over kDear
    Hints,
    NotReviewed,
};
inline constexpr std::array kFeatures{
    Feature::All,      Feature::LongRun,     Feature::FourKings, Feature::FoolsVersicola, Feature::FoolLost,
    Feature::Cappotto, Feature::DearMistake, Feature::Hints,     Feature::NotReviewed};
inline constexpr double kDear = 20;

[[nodiscard]] bool has(const ListedHand& listed, Feature feature);

// What stands as cards in a row of the list.
struct Picture {
    std::vector<Card> cards;
    std::optional<Side> whose;
    int points = 0;
    std::optional<double> cost; // of the mistake that it is
};
[[nodiscard]] Picture pictureOf(const ListedHand& listed, Feature feature);

struct Wanted {
    Feature feature = Feature::All;
    QString words;              // parts joined by "and"
    std::optional<int> partner; // a player
    std::optional<QString> against;

    bool operator==(const Wanted&) const = default;
};
[[nodiscard]] bool isWanted(const ListedHand& listed, const Wanted& wanted);
// What words are looked for in: a part of several words as one in either, single words where one of `words`
// begins.
struct Searched {
    QStringList phrases, words;
};
// Whether each part of what is looked for is there. Parts are joined by "and" or a comma; a number is looked
// for as a whole.
[[nodiscard]] bool areIn(const QString& wanted, const Searched& texts);

enum class Order : std::uint8_t { When, With, Picture, Resti, Cost };
// By their places in `hands`.
[[nodiscard]] std::vector<std::size_t> chosen(const std::vector<ListedHand>& hands, const Wanted& wanted,
                                              Order order = Order::When);

} // namespace played
