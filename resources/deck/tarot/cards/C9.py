"""Nine of clubs: snails."""
from families.garden import snail
from french import number
from kit import *
from number import twice


def creeping():
    """A snail on a broad leaf over the middle pip."""
    part([(36,71,1), (41,65.4), (50,64), (59,66), (65,70.6,1), (58,74), (48,75.4), (40,74)], 'verd', 1.2, off=.3)
    ink([(38,71), (50,69.6), (62,70.6)], 1, .6, .1)
    for x, d in ((44,-2.6), (50,-3), (56,-2.4)):
        ink([(x,70), (x+2.4,70+d)], .8, .7, .2)
        ink([(x,70), (x+2.2,72.8)], .8, .7, .2)
    snail(49.6, 66.4, 1.16, 1, 'ochre')
    ink([(36,71), (33,73.4), (32.6,76)], 1.2, .8, .6)


def picture():
    """The picture inside the frame."""
    twice(creeping)
    number('C', 9)
