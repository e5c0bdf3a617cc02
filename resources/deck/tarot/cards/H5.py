"""Five of hearts: strawberries."""
from families.garden import strawberry
from tarot.french import number
from kit import *
from tarot.number import twice


LOBE = [(0,0,1), (3,-1.4), (5,-4.4), (4.6,-8.4), (2.4,-11), (0,-12,1), (-2.4,-11), (-4.6,-8.4), (-5,-4.4), (-3,-1.4)]


def trefoil(x, y, s, rot):
    """A leaf in three."""
    for a in (-68, 68, 0):
        U = at(x, y, s, rot+a)
        part(U(LOBE), 'verd', 1, off=.3)
        ink(U([(0,-.8), (.2,-5), (0,-9.4)]), .85, .8, .1)
        for d in (-4, -7):
            ink(U([(0,d), (2.2,d-1.8)]), .7, .7, .2)
            ink(U([(0,d), (-2.2,d-1.8)]), .7, .7, .2)


def plant_():
    """Leaves, a flower, berries hanging, in the left field."""
    for q in ([(19.4,131), (19,104), (19,76)], [(19.4,128), (13.6,120), (12.6,116)], [(19.6,126), (25,121), (26,117)],
        [(19,108), (12,91), (10.6,95)], [(19,102), (26,86), (27.4,90)], [(19,116), (24.6,102), (25.4,106)],
        [(19.2,112), (14,104), (13.4,107)]):
        ink(q, 1.2, .9, .5)
    trefoil(19, 78, 1.06, 0)
    trefoil(12.4, 121, .66, -46)
    trefoil(26.4, 122, .66, 46)
    strawberry(11, 94.4, 1.1, 6)
    strawberry(27.4, 89.4, 1.1, -6)
    strawberry(25.4, 105.4, 1, -4)
    rosette(13.4, 108.6, .42, 5, 'paper')


def picture():
    """The picture inside the frame."""
    twice(plant_)
    number('H', 5)
