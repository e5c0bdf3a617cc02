#include "pictured.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace text {

using namespace minchiate;

namespace {

constexpr std::array<std::pair<const char*, const char*>, 13> lines{{
    {"T29", QT_TRANSLATE_NOOP("Pictured",
                              "A wild centaur gallops away and turns to shoot his bow behind him at dusk.")},
    {"T30", QT_TRANSLATE_NOOP(
                "Pictured",
                "A great red crab lifts its claws on a night shore, with sailing boat, beacon and shells.")},
    {"T31", QT_TRANSLATE_NOOP(
                "Pictured",
                "Two fishes in a river, one leaping, one swimming, joined by a red cord; mill and bridge.")},
    {"T32",
     QT_TRANSLATE_NOOP("Pictured", "A youth on a rock under snowy mountains pours a great urn into a pool.")},
    {"T33", QT_TRANSLATE_NOOP("Pictured", "A lion walks under the evening stars, his face to the viewer.")},
    {"T34",
     QT_TRANSLATE_NOOP("Pictured",
                       "A white bull wreathed with flowers paws the meadow, head low, tail over his back.")},
    {"T35",
     QT_TRANSLATE_NOOP(
         "Pictured",
         "Twins in pointed caps embrace on the shore under stars; one has a spear, the other a lyre.")},
    {"T36",
     QT_TRANSLATE_NOOP("Pictured",
                       "A crowned king on a caparisoned horse lifts his hand to a great star by night.")},
    {"T37", QT_TRANSLATE_NOOP(
                "Pictured",
                "An old astronomer with compasses at his table on a terrace, under a crescent with a face.")},
    {"T38",
     QT_TRANSLATE_NOOP("Pictured", "A youth and a maid join hands in a meadow under a sun with a face.")},
    {"T39",
     QT_TRANSLATE_NOOP("Pictured", "A winged youth with crown and arrow treads the globe; four winds blow.")},
    {"T40", QT_TRANSLATE_NOOP("Pictured", "Winged Fame with two trumpets on the clouds above Florence.")},
    {"T13",
     QT_TRANSLATE_NOOP("Pictured", "Death rides a pale horse over crowns and mitres, scythe in hand.")},
}};

} // namespace

QString pictured(Card card) {
    const std::string wanted = code(card);
    for (const auto& [name, line] : lines)
        if (wanted == name)
            return QCoreApplication::translate("Pictured", line);
    return {};
}

} // namespace text
