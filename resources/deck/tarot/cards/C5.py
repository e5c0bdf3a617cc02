"""Five of clubs: clover in flower."""
from families.garden import bee
from tarot.french import number
from kit import *
from tarot.number import twice


HEARTLEAF = [(0,0,1), (-3.4,-2.8), (-4.4,-6.8), (-2.2,-9), (0,-7.4,1), (2.2,-9), (4.4,-6.8), (3.4,-2.8)]


def leaf3(x, y, s, rot):
    """A clover leaf with its pale bow."""
    for a in (-112, 112, 0):
        U = at(x, y, s, rot+a)
        part(U(HEARTLEAF), 'verd', 1, off=.3)
        ink(U([(-2.8,-5), (0,-3), (2.8,-5)]), 1, .2, .2, 'paper')


def head_(x, y, s, c='rose'):
    """A round flower head of many small flowers, rows overlapping upwards."""
    T = at(x, y, s)
    part(T([(-3,3,1), (-5.4,1.6), (-6,6,1), (-1.6,5), (0,7,1), (1.6,5), (6,6,1), (5.4,1.6), (3,3,1)]), 'verd', .9,
        off=.1)
    for yy, xs in ((-5.4, (-2.2, 2.2)), (-3, (-4.6, 0, 4.6)), (0, (-6, -2.2, 2.2, 6)), (2.4, (-4.4, 0, 4.4))):
        for a in xs:
            part(at(*T([(a*.9, yy+1)])[0], s, a*7)([(-1.1,1.6,1), (-1.9,-1.6), (0,-5,1), (1.9,-1.6), (1.1,1.6,1)]), c,
                .85, off=.1)


def plant_():
    """Three leaves and two heads, in the left field."""
    for q in ([(19,131), (18.4,108), (18,78)], [(19,127), (13,116), (12,106)], [(19.4,124), (26,112), (27.4,98)],
        [(19,130), (14,128), (12,127)], [(19.6,129), (25,127), (27.6,125)]):
        ink(q, 1.3, .9, .6)
    leaf3(12, 105, 1.0, -8)
    leaf3(27.2, 96.4, .9, 10)
    leaf3(12, 126, .6, -60)
    leaf3(27.6, 124.4, .64, 60)
    head_(18, 74, 1.3)


def picture():
    """The picture inside the frame."""
    twice(plant_)
    number('C', 5)
    bee(29, 68, .86, -120)
