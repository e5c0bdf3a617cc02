#include "text/tarot/tarot_pack.h"

#include <QCoreApplication>

#include <array>

namespace text::tarot {

namespace {

constexpr std::array<PictureLine, 78> kPictures{{
    {"SK", QT_TRANSLATE_NOOP(
               "PicturedInFrance",
               "A black-bearded king in a starry blue mantle plays a harp whose pillar ends in a spade.")},
    {"SQ",
     QT_TRANSLATE_NOOP(
         "PicturedInFrance",
         "A queen in a plumed helmet, a black braid over her breastplate, with an owl and a round mirror.")},
    {"SN", QT_TRANSLATE_NOOP("PicturedInFrance",
                             "A moustached rider in a plumed casque draws his sabre on a black horse.")},
    {"SJ", QT_TRANSLATE_NOOP("PicturedInFrance",
                             "A lad with a pike whose blade is a spade, a greyhound beside him.")},
    {"HK",
     QT_TRANSLATE_NOOP("PicturedInFrance",
                       "A golden-bearded king enthroned, one hand on his heart, a heart on his sceptre.")},
    {"HQ", QT_TRANSLATE_NOOP(
               "PicturedInFrance",
               "A veiled queen crowned with roses, a burning heart over her palm, a dove at her shoulder.")},
    {"HN",
     QT_TRANSLATE_NOOP("PicturedInFrance",
                       "A rider in a red cap on a white horse carries a falcon with a heart on its breast.")},
    {"HJ", QT_TRANSLATE_NOOP("PicturedInFrance", "A gallant with a rose behind his ear holds up a letter "
                                                 "sealed with a heart, his guitar beside him.")},
    {"DK",
     QT_TRANSLATE_NOOP(
         "PicturedInFrance",
         "A laurelled king in profile, his robe sewn with diamonds, holds the axe in its bundle of rods.")},
    {"DQ",
     QT_TRANSLATE_NOOP(
         "PicturedInFrance",
         "A golden-haired queen with a looking-glass in the form of her suit; gold pours from her jug.")},
    {"DN", QT_TRANSLATE_NOOP(
               "PicturedInFrance",
               "A rider in a red hood sounds a trumpet with a diamond banner from his sand-coloured horse.")},
    {"DJ", QT_TRANSLATE_NOOP(
               "PicturedInFrance",
               "A courier in a plumed blue hat with a post horn and a winged staff that ends in a diamond.")},
    {"CK", QT_TRANSLATE_NOOP(
               "PicturedInFrance",
               "An old king with a lion’s head on his shoulder holds an orb on which a clover grows.")},
    {"CQ",
     QT_TRANSLATE_NOOP(
         "PicturedInFrance",
         "A queen with long plaits and a wreath of clover carries a basket of eggs and a leaf for a fan.")},
    {"CN", QT_TRANSLATE_NOOP("PicturedInFrance",
                             "A huntsman in green on a chestnut, his lance tipped with a clover.")},
    {"CJ",
     QT_TRANSLATE_NOOP("PicturedInFrance",
                       "An archer in a green hood with bow and arrows, a hare hung over his shoulder.")},
    {"SA", QT_TRANSLATE_NOOP("PicturedInFrance", "A great black leaf with a drum cut out in it, between "
                                                 "flags by night; soldiers at their camp fire below.")},
    {"S2", QT_TRANSLATE_NOOP("PicturedInFrance", "An owl on an ivied bough.")},
    {"S3", QT_TRANSLATE_NOOP("PicturedInFrance", "Ivy climbs on one side, holly hangs on the other.")},
    {"S4", QT_TRANSLATE_NOOP("PicturedInFrance", "A heron among the reeds.")},
    {"S5", QT_TRANSLATE_NOOP("PicturedInFrance", "Two irises, one upright, one turned over.")},
    {"S6", QT_TRANSLATE_NOOP("PicturedInFrance", "Two moths among ivy.")},
    {"S7", QT_TRANSLATE_NOOP("PicturedInFrance", "Thistles between the rows.")},
    {"S8", QT_TRANSLATE_NOOP("PicturedInFrance", "A full moon with a face, a bat above it and a bat below.")},
    {"S9", QT_TRANSLATE_NOOP("PicturedInFrance", "Two sprigs of holly with berries.")},
    {"S10", QT_TRANSLATE_NOOP("PicturedInFrance", "Acorns above and below.")},
    {"HA", QT_TRANSLATE_NOOP(
               "PicturedInFrance",
               "A great heart with a rose cut out in it, two doves on top, a swan on the river below.")},
    {"H2", QT_TRANSLATE_NOOP("PicturedInFrance", "Two doves bill on one flowering branch.")},
    {"H3", QT_TRANSLATE_NOOP("PicturedInFrance", "Roses climb on one side, carnations hang on the other.")},
    {"H4", QT_TRANSLATE_NOOP("PicturedInFrance", "A peacock spreads his tail.")},
    {"H5", QT_TRANSLATE_NOOP("PicturedInFrance", "Two strawberry plants with fruit.")},
    {"H6", QT_TRANSLATE_NOOP("PicturedInFrance", "Finches in pairs hold a pink ribbon.")},
    {"H7", QT_TRANSLATE_NOOP("PicturedInFrance", "Cherries between the rows.")},
    {"H8", QT_TRANSLATE_NOOP("PicturedInFrance", "Three rosettes down the middle.")},
    {"H9", QT_TRANSLATE_NOOP("PicturedInFrance", "A rose on its sprig, above and below.")},
    {"H10", QT_TRANSLATE_NOOP("PicturedInFrance", "Garlands of forget-me-nots.")},
    {"DA", QT_TRANSLATE_NOOP(
               "PicturedInFrance",
               "A great diamond with a sheaf cut out in it; bees swarm round the hive, a market behind.")},
    {"D2", QT_TRANSLATE_NOOP("PicturedInFrance", "A hen with her chicks.")},
    {"D3", QT_TRANSLATE_NOOP("PicturedInFrance", "Wheat stands on one side, cornflowers hang on the other.")},
    {"D4", QT_TRANSLATE_NOOP("PicturedInFrance", "A fox with a goose feather in its mouth.")},
    {"D5", QT_TRANSLATE_NOOP("PicturedInFrance", "Two poppies, one upright, one turned over.")},
    {"D6", QT_TRANSLATE_NOOP("PicturedInFrance", "Garlands of cornflowers, a ladybird in each.")},
    {"D7",
     QT_TRANSLATE_NOOP("PicturedInFrance", "Rose sprays between the rows, a snail above and a bee below.")},
    {"D8", QT_TRANSLATE_NOOP("PicturedInFrance", "Three pink poppies down the middle.")},
    {"D9", QT_TRANSLATE_NOOP("PicturedInFrance", "Bunches of wheat ears.")},
    {"D10", QT_TRANSLATE_NOOP("PicturedInFrance", "Lemons above and below.")},
    {"CA", QT_TRANSLATE_NOOP("PicturedInFrance", "A great clover with flowers cut out in it; a hare sits in "
                                                 "the meadow, one leaf there has four parts.")},
    {"C2", QT_TRANSLATE_NOOP("PicturedInFrance", "A hare beats the drum.")},
    {"C3",
     QT_TRANSLATE_NOOP("PicturedInFrance", "A foxglove stands on one side, a fern hangs on the other.")},
    {"C4",
     QT_TRANSLATE_NOOP("PicturedInFrance", "A hedgehog with an apple on its back, under an apple bough.")},
    {"C5", QT_TRANSLATE_NOOP("PicturedInFrance", "Two clover plants in flower, a bee at one.")},
    {"C6", QT_TRANSLATE_NOOP("PicturedInFrance", "Six butterflies in two rows.")},
    {"C7", QT_TRANSLATE_NOOP("PicturedInFrance", "Beetles meet upon clover leaves.")},
    {"C8", QT_TRANSLATE_NOOP("PicturedInFrance", "Daisies in a cross.")},
    {"C9", QT_TRANSLATE_NOOP("PicturedInFrance", "Two snails, each on its leaf.")},
    {"C10", QT_TRANSLATE_NOOP("PicturedInFrance", "Strawberries above and below.")},
    {"T1",
     QT_TRANSLATE_NOOP(
         "PicturedInFrance",
         "A dandy in an enormous cocked hat looks at himself through a glass; the mirror shows a fool.")},
    {"T2", QT_TRANSLATE_NOOP("PicturedInFrance", "A boy in a paper hat charges on his rocking horse with a "
                                                 "wooden sword; the girl with the hoop laughs.")},
    {"T3",
     QT_TRANSLATE_NOOP(
         "PicturedInFrance",
         "On a ladder he hands a rose over the wall to a lady with a fan; the old chaperon sleeps below.")},
    {"T4", QT_TRANSLATE_NOOP("PicturedInFrance", "A family’s Sunday walk: the boy on his father’s shoulders "
                                                 "wears his hat, the wife carries the parasol.")},
    {"T5", QT_TRANSLATE_NOOP("PicturedInFrance", "An old couple play tarot by the fire; she hides a card in "
                                                 "her apron, the cat lies on the sleeping grandchild.")},
    {"T6", QT_TRANSLATE_NOOP(
               "PicturedInFrance",
               "The sun rises as a milkmaid under her yoke meets a fop going home to bed; a cock crows.")},
    {"T7", QT_TRANSLATE_NOOP(
               "PicturedInFrance",
               "A mower sleeps under the hayrick with his hat on his face while the dog eats his soup.")},
    {"T8", QT_TRANSLATE_NOOP(
               "PicturedInFrance",
               "A lamplighter lights his lamp from the ladder; a couple walk to the play, a cat looks on.")},
    {"T9", QT_TRANSLATE_NOOP("PicturedInFrance", "A sleeper snores in his four-poster; mice carry off the "
                                                 "candle, the watchman stands in the moonlit window.")},
    {"T10", QT_TRANSLATE_NOOP("PicturedInFrance",
                              "A balloon drops its sack of ballast on a ploughman’s head; the ox looks up.")},
    {"T11", QT_TRANSLATE_NOOP(
                "PicturedInFrance",
                "Firemen pump and climb at a burning house; the angler in the river does not turn round.")},
    {"T12",
     QT_TRANSLATE_NOOP("PicturedInFrance",
                       "A couple waltz under the candles to a fiddler on a cask; the dog dances too.")},
    {"T13", QT_TRANSLATE_NOOP("PicturedInFrance", "A lady tries on a hat like a cake before the glass; her "
                                                  "husband vanishes behind the boxes he carries.")},
    {"T14",
     QT_TRANSLATE_NOOP(
         "PicturedInFrance",
         "A lady on a swing under an oak loses her slipper; the dog makes off with the picnic’s sausages.")},
    {"T15",
     QT_TRANSLATE_NOOP(
         "PicturedInFrance",
         "A painter paints a stiff lady and his canvas shows the goat, which is eating his hat behind him.")},
    {"T16", QT_TRANSLATE_NOOP("PicturedInFrance", "A girl with a lamb and a gardener with his rake under the "
                                                  "cherry; a boy in the branches throws blossom.")},
    {"T17", QT_TRANSLATE_NOOP(
                "PicturedInFrance",
                "Four feet stick out of a heaped hay cart; the carter at the horse’s head notices nothing.")},
    {"T18", QT_TRANSLATE_NOOP("PicturedInFrance", "Two girls tread the grapes in the vat; a boy drinks from "
                                                  "the spout, a hunter goes home with nothing.")},
    {"T19", QT_TRANSLATE_NOOP(
                "PicturedInFrance",
                "A lady skates by over a gentleman flat on his back; a boy stands beside his snowman.")},
    {"T20",
     QT_TRANSLATE_NOOP(
         "PicturedInFrance",
         "Four play tarot at an inn and the taker holds up the 21; the dog has the Excuse in its mouth.")},
    {"T21", QT_TRANSLATE_NOOP("PicturedInFrance", "A ship of fools on wheels, blindfold judge, lady, drummer "
                                                  "and scholar aboard, with geese walking beside.")},
    {"M",
     QT_TRANSLATE_NOOP("PicturedInFrance",
                       "A fool plays the lute and the drum at once; the dog howls and a boot comes flying.")},
}};

} // namespace

QString pictured(const QString& code) {
    return pictureLine(kPictures, "PicturedInFrance", code);
}

} // namespace text::tarot
