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
    part(T([(-3,3,1), (-5.4,1.6), (-6,6,1), (-1.6,5), (0,7,1), (1.6,5), (6,6,1), (5.4,1.6), (3,3,1)]), 'verd', .9, off=.1)
    for yy, xs in ((-5.4, (-2.2, 2.2)), (-3, (-4.6, 0, 4.6)), (0, (-6, -2.2, 2.2, 6)), (2.4, (-4.4, 0, 4.4))):
        for a in xs:
            part(at(*T([(a*.9, yy+1)])[0], s, a*7)([(-1.1,1.6,1), (-1.9,-1.6), (0,-5,1), (1.9,-1.6), (1.1,1.6,1)]), c, .85, off=.1)


def plant_():
    """Three leaves and two heads, in the left field."""
    for q in ([(20,131), (19,112), (20,84)], [(20,128), (13,118), (11.4,108)], [(20.4,126), (27,114), (28.4,100)], [(20,130), (14,128), (11,127)], [(20.6,130), (26,127), (29,126)]):
        ink(q, 1.25, .9, .6)
    leaf3(11.8, 107, .9, -8)
    leaf3(28, 98.6, .84, 10)
    leaf3(11.4, 126.4, .62, -60)
    leaf3(29, 125.4, .62, 60)
    head_(20, 80, 1.1)
    head_(20.2, 113.6, .8, 'paper')


def picture():
    """The picture inside the frame."""
    twice(plant_)
    number('C', 5)
    bee(28.6, 82, .8, 50)
