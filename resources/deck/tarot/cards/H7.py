"""Seven of hearts: cherries."""
from families.garden import cherries
from tarot.french import number
from kit import *
from tarot.number import twice


def band():
    """A twig with three pairs of cherries under its leaves."""
    sprig([(12,60), (24,55.6), (38,58), (50,55.4), (62,58), (76,55.6), (88,60)], [(.02,-1,.8), (.16,1,.8), (.1,-1,.8),
        (.28,-1,.9), (.4,-1,.9), (.5,1,.7), (.6,-1,.9), (.72,-1,.9), (.84,-1,.8), (.9,1,.7), (.98,0,.8)], 1.0, w=1.4)
    for x, y, s in ((27,56.4,.98), (50,55.8,1.06), (73,56.4,.98)):
        cherries(x, y, s)


def picture():
    """The picture inside the frame."""
    twice(band)
    number('H', 7)
