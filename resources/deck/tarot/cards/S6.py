"""Six of spades: moths in ivy."""
from tarot.beasts import moth
from tarot.french import number
from kit import *
from tarot.number import twice
from tarot.plants import ivy


def band():
    """A spray from either side, a moth between."""
    ink([(9,63), (17,59), (26,62), (36,59.6)], 1.2, .6, .5)
    ink([(91,59), (83,63), (74,60), (64,62.4)], 1.2, .6, .5)
    for x, y, s, r in ((12,60.4,.86,-24), (17.6,59.4,.8,172), (23.4,61,.92,12), (29.6,61.4,.76,160), (34,60,.8,46),
        (88,61,.86,156), (82.4,62.6,.8,-8), (76.6,60.8,.92,192), (70.4,61.4,.76,-20), (66,61.8,.8,-134)):
        ivy(x, y, s, r)
    moth(50, 60.4, 1.2, 0)


def picture():
    """The picture inside the frame."""
    twice(band)
    number('S', 6)
