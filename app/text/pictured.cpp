#include "text/pictured.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace text {

using namespace minchiate;

namespace {

constexpr std::array<std::pair<const char*, const char*>, 97> lines{{
    {"CK", QT_TRANSLATE_NOOP(
               "Pictured",
               "A white-bearded king in a shell niche lifts a broad gold cup, his sceptre on his knee.")},
    {"CQ",
     QT_TRANSLATE_NOOP("Pictured", "Under a rose arbour a queen lifts the lid of the tall cup on her knee.")},
    {"CN",
     QT_TRANSLATE_NOOP(
         "Pictured",
         "An armed man grown out of a green sea-dragon breasts the waves, shell on his arm, cup overhead.")},
    {"CJ",
     QT_TRANSLATE_NOOP("Pictured", "A maid in a flowered gown lifts a covered cup before a garden wall.")},
    {"CA",
     QT_TRANSLATE_NOOP("Pictured",
                       "A font on lion’s feet with dolphins for handles, a lily spouting water, two doves.")},
    {"C2",
     QT_TRANSLATE_NOOP("Pictured", "The fox waits at the tall cup while the stork stoops to the other.")},
    {"C3", QT_TRANSLATE_NOOP("Pictured",
                             "Irises and poppies beside three cups, a butterfly above, a snail below.")},
    {"C4", QT_TRANSLATE_NOOP("Pictured", "A lady’s head in a beribboned wreath, a cup at each corner.")},
    {"C5", QT_TRANSLATE_NOOP("Pictured", "Vines heavy with grapes climb on both sides of the middle cup.")},
    {"C6", QT_TRANSLATE_NOOP("Pictured", "Six cups on turf round a rose.")},
    {"C7", QT_TRANSLATE_NOOP("Pictured", "Two finches on a cherry bough, and a garland with a rose.")},
    {"C8", QT_TRANSLATE_NOOP("Pictured", "A unicorn rests among flowers between the rows.")},
    {"C9", QT_TRANSLATE_NOOP("Pictured", "A knotted ribbon, and a squirrel on an oak bough.")},
    {"C10", QT_TRANSLATE_NOOP("Pictured", "Flowers between ten cups, and a mouse with a crumb.")},
    {"DK", QT_TRANSLATE_NOOP("Pictured", "A black-bearded king, legs crossed, stands a great florin on his "
                                         "knee; a coffer, and Florence behind.")},
    {"DQ", QT_TRANSLATE_NOOP("Pictured", "A veiled queen before a striped tent, a coin on her knee, a rose "
                                         "in her hand, a white hound beside her.")},
    {"DN",
     QT_TRANSLATE_NOOP(
         "Pictured", "A mailed man grown from a griffin, lance in fist, holds out a coin among mountains.")},
    {"DJ", QT_TRANSLATE_NOOP("Pictured",
                             "A country maid strides home with eggs, her coin lifted like a tambourine.")},
    {"DA", QT_TRANSLATE_NOOP("Pictured", "The sun of the fields, a face in flaming rays.")},
    {"D2", QT_TRANSLATE_NOOP("Pictured", "A ribbon with lilies waves between a crowned head and a flower.")},
    {"D3", QT_TRANSLATE_NOOP("Pictured", "Wheat on one side, cornflowers on the other, two bees.")},
    {"D4",
     QT_TRANSLATE_NOOP("Pictured", "The Marzocco, the lion of Florence, keeps the shield of the lily.")},
    {"D5", QT_TRANSLATE_NOOP("Pictured", "Bouquets above and below four flowers and a head.")},
    {"D6", QT_TRANSLATE_NOOP("Pictured", "A hound hunts a hare round the coins.")},
    {"D7",
     QT_TRANSLATE_NOOP(
         "Pictured",
         "Seven coins, two, three and two; a goldfinch and a squirrel on boughs of pomegranate between.")},
    {"D8", QT_TRANSLATE_NOOP("Pictured", "An orange tree in a pot, a finch on its top.")},
    {"D9",
     QT_TRANSLATE_NOOP("Pictured", "An owl on a bough above the head, a hedgehog with an apple below.")},
    {"D10",
     QT_TRANSLATE_NOOP(
         "Pictured",
         "Ten coins, two with heads; two snails make for the red lily, a flowering spray at each end.")},
    {"SK",
     QT_TRANSLATE_NOOP(
         "Pictured", "A black-bearded king in ermine on a stone throne, sword upright, a hand on his knee.")},
    {"SQ",
     QT_TRANSLATE_NOOP("Pictured", "A queen in white and a blue mantle before a rose hedge, sword upright.")},
    {"SN", QT_TRANSLATE_NOOP(
               "Pictured",
               "An armoured centaur, dapple-grey, rears with sword raised and the shield of the lily.")},
    {"SJ", QT_TRANSLATE_NOOP(
               "Pictured",
               "A youth in parti-coloured hose strides with the sword on his shoulder, a hound beside him.")},
    {"SA", QT_TRANSLATE_NOOP(
               "Pictured", "A hand from a cloud holds a great sword through a crown with laurel and palm.")},
    {"S2", QT_TRANSLATE_NOOP("Pictured", "A vase of flowers with two finches; a butterfly, strawberries.")},
    {"S3", QT_TRANSLATE_NOOP("Pictured", "Carnations beside the upright sword; a bee, a snail.")},
    {"S4", QT_TRANSLATE_NOOP("Pictured", "A heron among irises.")},
    {"S5", QT_TRANSLATE_NOOP("Pictured", "Vines with blue and green grapes; a snail.")},
    {"S6", QT_TRANSLATE_NOOP("Pictured", "The red lily of Florence; two finches on twigs.")},
    {"S7", QT_TRANSLATE_NOOP("Pictured", "Roses beside the upright sword.")},
    {"S8", QT_TRANSLATE_NOOP("Pictured", "A pomegranate branch; a lizard.")},
    {"S9", QT_TRANSLATE_NOOP("Pictured", "Olive sprays round the upright sword; thistles, a bee.")},
    {"S10", QT_TRANSLATE_NOOP("Pictured", "Two upright swords under a rose; butterflies.")},
    {"BK", QT_TRANSLATE_NOOP("Pictured", "A white-bearded king under a striped canopy with a great club.")},
    {"BQ",
     QT_TRANSLATE_NOOP("Pictured", "A queen with a braid, an ermine in her lap, holds a flowering branch.")},
    {"BN", QT_TRANSLATE_NOOP(
               "Pictured",
               "A young chestnut centaur crowned with oak leaves swings a club and lifts a hunting horn.")},
    {"BJ", QT_TRANSLATE_NOOP("Pictured", "A young man in a red tunic and ochre hood leans on a long club, "
                                         "ankles crossed, before reaped fields.")},
    {"BA", QT_TRANSLATE_NOOP("Pictured", "A lopped trunk with a ribbon; a finch, a farm, blue hills.")},
    {"B2", QT_TRANSLATE_NOOP("Pictured", "A hound and a hare on either side; oak twigs.")},
    {"B3", QT_TRANSLATE_NOOP("Pictured", "Lemon boughs, a finch, a butterfly.")},
    {"B4", QT_TRANSLATE_NOOP("Pictured", "Oak and acorns, a squirrel.")},
    {"B5", QT_TRANSLATE_NOOP("Pictured", "Cherry boughs, a bee, a finch.")},
    {"B6", QT_TRANSLATE_NOOP("Pictured", "Climbing roses, two butterflies.")},
    {"B7", QT_TRANSLATE_NOOP("Pictured", "Strawberries, a snail.")},
    {"B8", QT_TRANSLATE_NOOP("Pictured", "Rose sprays.")},
    {"B9", QT_TRANSLATE_NOOP("Pictured", "Corn, poppies and cornflowers, a bee.")},
    {"B10", QT_TRANSLATE_NOOP("Pictured", "Ivy, a lizard, a butterfly.")},
    {"T1",
     QT_TRANSLATE_NOOP("Pictured", "A juggler lifts a cup at his table, wand raised; two children look on.")},
    {"T2",
     QT_TRANSLATE_NOOP("Pictured", "Crowned and in ermine under a canopy, the duke holds a lily sceptre.")},
    {"T3",
     QT_TRANSLATE_NOOP("Pictured", "An old emperor on a folding chair holds the orb towards the sunset.")},
    {"T4",
     QT_TRANSLATE_NOOP("Pictured",
                       "In a jewelled stole the emperor lifts a crowned eagle before a sunrise over domes.")},
    {"T5", QT_TRANSLATE_NOOP(
               "Pictured",
               "Blindfold Cupid, seated on a cloud, aims at a youth who kneels in a garden, hand on heart.")},
    {"T6",
     QT_TRANSLATE_NOOP("Pictured",
                       "A woman pours water in one arc from jug to jug; a duck swims on the stream behind.")},
    {"T7",
     QT_TRANSLATE_NOOP("Pictured", "A woman seizes a breaking column; its capital topples, ruins behind.")},
    {"T8",
     QT_TRANSLATE_NOOP("Pictured", "Justice enthroned in a shell niche with upright sword and scales.")},
    {"T9",
     QT_TRANSLATE_NOOP("Pictured", "One climbs, one reigns on top, one falls, one lies beaten underneath.")},
    {"T10", QT_TRANSLATE_NOOP("Pictured",
                              "A laurelled victor with a lily banner, his gilt car drawn by two horses.")},
    {"T11", QT_TRANSLATE_NOOP("Pictured",
                              "Winged Time creeps on a crutch with an hourglass; a stag stands behind.")},
    {"T12", QT_TRANSLATE_NOOP(
                "Pictured",
                "A man hangs by one foot between two lopped trees, a money bag in each hand; crows circle.")},
    {"T13", QT_TRANSLATE_NOOP(
                "Pictured",
                "Death rides a pale horse by night, scythe on shoulder, over crowned and mitred heads.")},
    {"T14",
     QT_TRANSLATE_NOOP(
         "Pictured", "Horned and bat-winged, a face on his belly; a fork in one hand, a soul in the other.")},
    {"T15",
     QT_TRANSLATE_NOOP(
         "Pictured", "A woman in a white shift runs, looking back, from a great gate that burns by night.")},
    {"T16", QT_TRANSLATE_NOOP("Pictured", "A girl kneels on the shore and prays to the shining crown in the "
                                          "sky; before her stands the anchor.")},
    {"T17", QT_TRANSLATE_NOOP("Pictured", "Seated under an arch she looks into a mirror, an old man’s face "
                                          "behind her own; a serpent on her arm.")},
    {"T18", QT_TRANSLATE_NOOP(
                "Pictured",
                "A veiled matron in a shell niche, one hand on the two tablets, in the other a tall cross.")},
    {"T19",
     QT_TRANSLATE_NOOP("Pictured",
                       "A young mother with a flaming vessel, an infant on her arm, a boy at her skirt.")},
    {"T20", QT_TRANSLATE_NOOP(
                "Pictured",
                "By night a great fire stands over a small town; people come with buckets and a ladder.")},
    {"T21",
     QT_TRANSLATE_NOOP("Pictured",
                       "A ship under the lily of Florence in a rough sea, and a great fish before her.")},
    {"T22", QT_TRANSLATE_NOOP("Pictured", "An oak with its roots and a hare’s burrow; a ploughman with two "
                                          "oxen; a walled tower on the hill.")},
    {"T23", QT_TRANSLATE_NOOP("Pictured", "A stork rises through wind and cloud; swallows, a windmill, a "
                                          "bent tree, washing blown on its line.")},
    {"T24",
     QT_TRANSLATE_NOOP(
         "Pictured",
         "A hand from a cloud weighs sun against moon between day and night; below, the grape harvest.")},
    {"T25",
     QT_TRANSLATE_NOOP(
         "Pictured",
         "A harvest maid with a sheaf on her head and a sickle walks through the wheat under a rose sky.")},
    {"T26", QT_TRANSLATE_NOOP(
                "Pictured",
                "A great red scorpion climbs a white rock by night, claws spread, tail bent to strike.")},
    {"T27",
     QT_TRANSLATE_NOOP(
         "Pictured",
         "A belled ram on a crag looks back over his shoulder; almond blossom, a lamb in the meadow.")},
    {"T28",
     QT_TRANSLATE_NOOP(
         "Pictured",
         "A sea-goat with a scimitar horn and a collar of red fins paws his way out of a winter sea.")},
    {"T29", QT_TRANSLATE_NOOP("Pictured",
                              "A wild centaur gallops away and turns to shoot his bow behind him at dusk.")},
    {"T30",
     QT_TRANSLATE_NOOP(
         "Pictured",
         "A great red crab lifts its claws on a night shore, with a sailing boat, a beacon and shells.")},
    {"T31", QT_TRANSLATE_NOOP(
                "Pictured",
                "Two fishes in a river, one leaping, one swimming, joined by a red cord; mill and bridge.")},
    {"T32",
     QT_TRANSLATE_NOOP("Pictured", "A youth on a rock under snowy mountains pours a great urn into a pool.")},
    {"T33", QT_TRANSLATE_NOOP("Pictured", "A lion walks under the evening stars, his face to the viewer.")},
    {"T34",
     QT_TRANSLATE_NOOP("Pictured",
                       "A white bull wreathed with flowers paws the meadow, head low, tail over his back.")},
    {"T35", QT_TRANSLATE_NOOP(
                "Pictured",
                "Twins in pointed caps meet and embrace on the shore, one with a spear, one with a lyre.")},
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
    {"M", QT_TRANSLATE_NOOP("Pictured",
                            "A dancing jester lifts his paddle; a boy tugs his coat, a girl reaches up.")},
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
