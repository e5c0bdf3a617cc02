"""Ten of spades: acorns."""
from families.garden import acorn, oak_leaf
from tarot.french import number
from kit import *
from tarot.number import twice


def twig():
    """A twig with three acorns between the upper rows."""
    ink([(34,46), (47,43.4), (60,46), (74,43.6), (88,46)], 1.2, .6, .4)
    for x, y, r, k in ((38,45.4,-70,.66), (52,44.4,-118,.62), (52,44.4,-60,.66), (69,44.6,60,.66), (69,44.6,118,.62),
        (84,45,70,.66)):
        oak_leaf(x, y, k, r)
    for x, y, r in ((44.6,44.4,10), (60.6,46,0), (77,44.2,-10)):
        acorn(x, y, .86, r)


def picture():
    """The picture inside the frame."""
    twice(twig)
    number('S', 10)
