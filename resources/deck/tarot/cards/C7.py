"""Seven of clubs: beetles on clover."""
from tarot.beasts import beetle
from tarot.french import number
from kit import *
from tarot.number import twice
from tarot.plants import clover


def band():
    """A lying stem of clover leaves, two beetles climb it towards each other."""
    ink([(12,66), (30,68), (50,66), (70,68), (88,66)], 1.4, .5, .5)
    for x, y, h, l in ((14,66.4,11,-1.4), (50,66.4,9,0), (86,66.4,11,1.4)):
        clover(x, y, h, 3, 1, l)
    beetle(32.4, 60, .96, 66, 'indigo')
    beetle(67.6, 60, .96, -66, 'verm')


def picture():
    """The picture inside the frame."""
    twice(band)
    number('C', 7)
