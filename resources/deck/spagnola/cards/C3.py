"""Three of cups: two goblets below, one above; a vine with grapes runs between them; a wasp comes."""
from families.garden import bee, grapes, vine_leaf
from spagnola.spanish import copa
from kit import *


def picture():
    """The picture inside the frame."""
    # the vine: from the left edge to the right, up into the corner
    ink([(5,106), (18,97), (32,94), (48,91), (62,85), (76,87), (88,79), (91,64), (86,48), (89,28), (84,12)], 1.9, .8,
        .6)
    for q in ([(56,88), (60,95), (66,95)], [(9,103), (13,108), (11,113)]):
        ink(q, .9, .8, .2)
    for a in ((16,97,1.1,-24), (38,93,1.04,18), (79,86,1.04,120), (61,85,.98,-16), (87,50,1.0,-62), (88.6,66,.9,-70),
        (88.6,30,.9,60), (85,16,.98,-30)):
        vine_leaf(*a)
    grapes(26, 96, .95, 8)
    grapes(49, 93, 1.02, -4)
    grapes(84, 92, 1.04, -10)
    copa(53, 50.6, 1.16)
    copa(24.5, 150, 1.04)
    copa(57.5, 150, 1.04)
    bee(19, 66, 1.4, 46)
    # turf under the cups
    for x in (24.5, 57.5):
        shadow(x-13, 169.6, 27, 3)
    tuft(9, 172.6, 4, 4)
    tuft(41, 172.6, 5, 5)
    tuft(72, 172.6, 4, 4)
