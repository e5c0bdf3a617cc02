"""Seven of clubs: beetles on clover."""
from tarot.beasts import beetle
from tarot.french import number
from kit import *
from tarot.number import twice
from tarot.plants import clover


def band():
    """A lying stem of clover leaves, two beetles climb it towards each other."""
    ink([(11,62), (30,66), (50,62.6), (70,66), (89,62)], 1.4, .5, .5)
    for x, y, h, l in ((14,63,9,-2), (27,66,10,1), (50,63,8,0), (73,66,10,-1), (86,63,9,2)):
        clover(x, y, h, 3, .94, l)
    beetle(38.6, 61.4, .74, 74, 'indigo')
    beetle(61.4, 61.4, .74, -74, 'verm')


def picture():
    """The picture inside the frame."""
    twice(band)
    number('C', 7)
