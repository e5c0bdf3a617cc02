"""Seven of spades: thistles."""
from families.garden import thistle
from tarot.french import number
from kit import *
from tarot.number import twice


PRICKLY = [(0,0,1), (2.4,-1.6), (3.6,-4.6,1), (2.2,-5), (3.4,-8.6,1), (1.8,-8.8), (0,-14,1), (-1.8,-8.8),
    (-3.4,-8.6,1), (-2.2,-5), (-3.6,-4.6,1), (-2.4,-1.6)]


def band():
    """A thistle in the middle, one lying to each side."""
    for x, y, r, k in ((41,67,-78,1), (59,67,78,1), (47,69,-40,.8), (53,69,40,.8), (28,62,-120,.8), (72,62,120,.8),
        (30,61,-40,.8), (70,61,40,.8)):
        part(at(x, y, k, r)(PRICKLY), 'verd', .95, off=.3)
        ink(at(x, y, k, r)([(0,-.6), (.2,-6), (0,-11)]), .8, .8, .1)
    ink([(50,72), (50,60)], 1.4, .9, .7)
    ink([(50,70), (38,63), (22,61)], 1.3, .9, .7)
    ink([(50,70), (62,63), (78,61)], 1.3, .9, .7)
    thistle(50, 61, 1.12)
    thistle(22, 61, .92, -74)
    thistle(78, 61, .92, 74)


def picture():
    """The picture inside the frame."""
    twice(band)
    number('S', 7)
