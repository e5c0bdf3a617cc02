#include "text/bolognese/bolognese_pack.h"

#include <QCoreApplication>

#include <array>

namespace text::bolognese {

namespace {

constexpr std::array<PictureLine, 62> kPictures{{
    {"CK",
     QT_TRANSLATE_NOOP("PicturedInBologna", "A white-bearded king in ermine on a bench in a rose garden "
                                            "holds his cup out at arm’s length.")},
    {"CQ", QT_TRANSLATE_NOOP("PicturedInBologna", "A veiled queen sits in the window of a brick loggia, her "
                                                  "hand on the cup, a rose in her lap.")},
    {"CN", QT_TRANSLATE_NOOP("PicturedInBologna",
                             "A knight without arms, crowned with flowers, carries his cup high on a white "
                             "horse.")},
    {"CJ",
     QT_TRANSLATE_NOOP("PicturedInBologna", "A maid with a gilt roll of hair carries a covered cup through "
                                            "a loggia, past an orange tree.")},
    {"C10", QT_TRANSLATE_NOOP("PicturedInBologna", "Flowers between ten cups, and a mouse at the foot.")},
    {"C9", QT_TRANSLATE_NOOP("PicturedInBologna", "A red ribbon above, a squirrel on an ivied bough below.")},
    {"C8", QT_TRANSLATE_NOOP("PicturedInBologna", "A unicorn rests between the rows of cups.")},
    {"C7",
     QT_TRANSLATE_NOOP("PicturedInBologna", "Two finches on a cherry bough, and a garland with a rose.")},
    {"C6", QT_TRANSLATE_NOOP("PicturedInBologna", "A blue flower in the midst of six cups.")},
    {"CA", QT_TRANSLATE_NOOP("PicturedInBologna", "A covered cup as a fountain on a brick well, two spouts "
                                                  "running and two doves at the rim.")},
    {"DK",
     QT_TRANSLATE_NOOP("PicturedInBologna", "A red-bearded king in profile, a great coin on his knee, sets "
                                            "his foot on the strongbox.")},
    {"DQ",
     QT_TRANSLATE_NOOP("PicturedInBologna", "A queen in flowered brocade holds her coin upright before her "
                                            "like a mirror.")},
    {"DN",
     QT_TRANSLATE_NOOP("PicturedInBologna", "A merchant rides off on his mule and shows the coin over his "
                                            "shoulder.")},
    {"DJ",
     QT_TRANSLATE_NOOP("PicturedInBologna", "A market maid lifts a coin beside her stall and scales, her "
                                            "apron full of money.")},
    {"D10", QT_TRANSLATE_NOOP("PicturedInBologna", "Two snails make for the shield with the red cross of "
                                                   "Bologna.")},
    {"D9",
     QT_TRANSLATE_NOOP("PicturedInBologna", "An owl above the head in the middle coin, a hedgehog with an "
                                            "apple below.")},
    {"D8", QT_TRANSLATE_NOOP("PicturedInBologna", "An orange tree in a red pot, a finch on its top.")},
    {"D7", QT_TRANSLATE_NOOP("PicturedInBologna", "A goldfinch above and a squirrel below, on boughs of "
                                                  "pomegranate.")},
    {"D6", QT_TRANSLATE_NOOP("PicturedInBologna", "A hound hunts a hare round the coins.")},
    {"DA", QT_TRANSLATE_NOOP("PicturedInBologna", "One great coin: a sun with a face in a blue ring, flowers "
                                                  "above and below.")},
    {"SK",
     QT_TRANSLATE_NOOP("PicturedInBologna", "A black-bearded king in white armour on a blue throne, the "
                                            "sword across his knees.")},
    {"SQ", QT_TRANSLATE_NOOP("PicturedInBologna", "A queen with a widow’s veil leans on her sword in the "
                                                  "orchard, eyes cast down, a rose in her hand.")},
    {"SN",
     QT_TRANSLATE_NOOP("PicturedInBologna", "A knight in armour and plumed cap on a red chestnut, sword "
                                            "upright over his shoulder.")},
    {"SJ", QT_TRANSLATE_NOOP("PicturedInBologna", "A page kneels before a tent and polishes his sword, his "
                                                  "helmet on the grass.")},
    {"S10", QT_TRANSLATE_NOOP("PicturedInBologna", "Two upright swords within the bow, a rose over them; "
                                                   "butterflies.")},
    {"S9", QT_TRANSLATE_NOOP("PicturedInBologna", "Olive sprays round the upright sword; thistles, a bee.")},
    {"S8", QT_TRANSLATE_NOOP("PicturedInBologna", "A pomegranate branch within the bow; a lizard.")},
    {"S7", QT_TRANSLATE_NOOP("PicturedInBologna", "Roses beside the upright sword.")},
    {"S6",
     QT_TRANSLATE_NOOP("PicturedInBologna", "The shield with the red cross within the bow; two birds.")},
    {"SA",
     QT_TRANSLATE_NOOP("PicturedInBologna", "A hand from a cloud holds the sword level over the town, a "
                                            "wreath hung on its blade.")},
    {"BK",
     QT_TRANSLATE_NOOP("PicturedInBologna", "A broad old king under an oak leans with both fists on the "
                                            "club between his knees.")},
    {"BQ", QT_TRANSLATE_NOOP("PicturedInBologna", "A queen walks with a leafy club on her shoulder; a little "
                                                  "page carries her train.")},
    {"BN",
     QT_TRANSLATE_NOOP("PicturedInBologna", "A wild rider dressed in leaves swings his club on a rearing "
                                            "black horse.")},
    {"BJ",
     QT_TRANSLATE_NOOP("PicturedInBologna", "A young woodman by a stump, his axe in it, shoulders a club; "
                                            "a small dog at his feet.")},
    {"B10", QT_TRANSLATE_NOOP("PicturedInBologna", "Ivy, a lizard, a butterfly beside ten crossed batons.")},
    {"B9", QT_TRANSLATE_NOOP("PicturedInBologna", "Corn, poppies and cornflowers, a bee.")},
    {"B8", QT_TRANSLATE_NOOP("PicturedInBologna", "Rose sprays beside eight crossed batons.")},
    {"B7", QT_TRANSLATE_NOOP("PicturedInBologna", "Strawberries in flower and fruit, a snail.")},
    {"B6", QT_TRANSLATE_NOOP("PicturedInBologna", "Climbing roses, two butterflies.")},
    {"BA", QT_TRANSLATE_NOOP("PicturedInBologna", "A lopped green trunk wound with a red ribbon; a finch, a "
                                                  "tower, blue hills.")},
    {"T1", QT_TRANSLATE_NOOP("PicturedInBologna", "A juggler under a portico with cups, ball and wand; his "
                                                  "monkey on the table, a boy pointing.")},
    {"TM1", QT_TRANSLATE_NOOP("PicturedInBologna", "A crowned prince sits cross-legged under a red canopy, "
                                                   "sceptre in hand.")},
    {"TM2", QT_TRANSLATE_NOOP("PicturedInBologna", "A young man in a green turban strides out with a long "
                                                   "spear, a round shield on his back.")},
    {"TM3",
     QT_TRANSLATE_NOOP("PicturedInBologna", "An old archer in a plumed blue turban stands on the shore, "
                                            "bow at his side, an arrow raised.")},
    {"TM4",
     QT_TRANSLATE_NOOP("PicturedInBologna", "A captain in mail rides a dappled horse by night, his mace "
                                            "lifted, under a thin moon.")},
    {"T5", QT_TRANSLATE_NOOP("PicturedInBologna", "A couple join hands under an oak; blindfold Cupid shoots "
                                                  "straight down on them.")},
    {"T6",
     QT_TRANSLATE_NOOP("PicturedInBologna", "A crowned prince with orb and staff drives his car straight "
                                            "at us, the horses turning out.")},
    {"T7", QT_TRANSLATE_NOOP("PicturedInBologna", "A winged woman in a stream pours water in one slant from "
                                                  "the high jug to the low.")},
    {"T8", QT_TRANSLATE_NOOP("PicturedInBologna", "Justice enthroned under a brick arch, sword point down, "
                                                  "scales held high.")},
    {"T9", QT_TRANSLATE_NOOP("PicturedInBologna", "A woman in a plumed helmet bends and breaks a column over "
                                                  "her knee.")},
    {"T10", QT_TRANSLATE_NOOP("PicturedInBologna", "Blindfold Fortune turns the crank: one climbs with ass’s "
                                                   "ears, one reigns, one falls, one lies beneath.")},
    {"T11",
     QT_TRANSLATE_NOOP("PicturedInBologna", "A winged, hooded old man goes barefoot on two crutches, an "
                                            "hourglass at his girdle.")},
    {"T12", QT_TRANSLATE_NOOP("PicturedInBologna", "A youth hangs by one foot between two brick piers, coins "
                                                   "falling from his purse; a ladder.")},
    {"T13", QT_TRANSLATE_NOOP("PicturedInBologna", "Death on foot swings his scythe over a mitre and a crown "
                                                   "lying in the furrows.")},
    {"T14",
     QT_TRANSLATE_NOOP("PicturedInBologna", "A red devil with ram’s horns and a face on his belly, fork "
                                            "in hand, holds up a sinner over the flames.")},
    {"T15",
     QT_TRANSLATE_NOOP("PicturedInBologna", "Lightning strikes a brick tower by night; two men fall head "
                                            "first over the roofs.")},
    {"T16",
     QT_TRANSLATE_NOOP("PicturedInBologna", "Three crowned travellers, one behind another, bring gifts "
                                            "under one great red star.")},
    {"T17",
     QT_TRANSLATE_NOOP("PicturedInBologna", "Three doctors in ermine take measures on the globe of the "
                                            "sky, under a moon with a face.")},
    {"T18",
     QT_TRANSLATE_NOOP("PicturedInBologna", "A woman spins among roses and sunflowers under a great sun "
                                            "with a face.")},
    {"T19", QT_TRANSLATE_NOOP("PicturedInBologna", "A crowned woman with a blowing red veil stands on the "
                                                   "world: town, towers, hills and sea in a ring.")},
    {"T20",
     QT_TRANSLATE_NOOP("PicturedInBologna", "An angel half out of the clouds sounds the trumpet; three "
                                            "of the dead rise from their tombs.")},
    {"M", QT_TRANSLATE_NOOP("PicturedInBologna", "A fool with cap and bells strides along beating a drum, a "
                                                 "small dog at his heels.")},
}};

} // namespace

QString pictured(const QString& code) {
    return pictureLine(kPictures, "PicturedInBologna", code);
}

} // namespace text::bolognese
