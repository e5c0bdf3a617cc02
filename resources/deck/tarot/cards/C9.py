"""Nine of clubs: snails."""
from families.garden import snail
from tarot.french import number
from kit import *
from tarot.number import twice


def creeping():
    """A snail on a broad leaf over the middle pip."""
    part([(38.4,71,1), (42.4,66.4), (50,65), (57.6,66.6), (62,70.4,1), (56.6,73.6), (49,74.6), (42,73.6)], 'verd',
        1.2, off=.3)
    ink([(40,71), (50,69.8), (60,70.4)], 1, .6, .1)
    for x, d in ((44,-2.6), (50,-3), (56,-2.4)):
        ink([(x,70), (x+2.4,70+d)], .8, .7, .2)
        ink([(x,70), (x+2.2,72.8)], .8, .7, .2)
    snail(49.6, 67, 1.04, 1, 'ochre')
    ink([(38.4,71), (36.6,72.6), (36.6,75)], 1.2, .8, .6)


def picture():
    """The picture inside the frame."""
    twice(creeping)
    number('C', 9)
