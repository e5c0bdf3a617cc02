"""Ten of diamonds: lemons."""
from families.garden import lemon
from tarot.french import number
from kit import *
from tarot.number import twice


def twig():
    """A twig with two lemons and a flower between the upper rows."""
    sprig([(32,46), (46,42.6), (60,45.6), (74,42.6), (89,46)], [(.04,-1,.62), (.12,1,.7), (.3,-1,.56), (.44,1,.7),
        (.56,1,.7), (.7,-1,.56), (.88,1,.7), (.97,0,.66)], 1.0)
    lemon(47, 42.4, .86, 52)
    lemon(73, 42.4, .86, -52)
    rosette(60.2, 45.8, .54, 5, 'paper')


def picture():
    """The picture inside the frame."""
    twice(twig)
    number('D', 10)
