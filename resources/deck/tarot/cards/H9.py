"""Nine of hearts: sprigs of roses."""
from tarot.french import number
from kit import *
from tarot.number import twice


def sprig_():
    """A rose with two buds over the middle pip."""
    sprig([(50,73), (50,64), (50,56)], [(.16,-1,.8), (.16,1,.8), (.5,-1,.7), (.5,1,.7)], 1.0, w=1.3)
    for f in (1, -1):
        ink([(50,68), (50+f*6,62), (50+f*9,56.6)], 1.1, .9, .6)
        T = at(50+f*9, 57, 1, f*24)
        part(T([(-2.6,0,1), (-3.4,-4), (0,-8.4,1), (3.4,-4), (2.6,0,1)]), 'rose', 1, off=.2)
        ink(T([(0,-7.6), (-.6,-4), (.6,-1)]), .85, .3, .3)
        part(T([(-1,2,1), (-3,-.6), (-2.6,-3.4,1), (0,-1.2), (2.6,-3.4,1), (3,-.6), (1,2,1)]), 'verd', .9, off=.2)
    rosette(50, 53, .9, 5, 'verm')


def picture():
    """The picture inside the frame."""
    twice(sprig_)
    number('H', 9)
