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
    for q in ([(20,130), (19,108), (20,84)], [(20,126), (13,116), (11.6,108)], [(20.4,124), (27,114), (29,110)], [(20,112), (14,98), (12,99)], [(19.6,104), (24.6,92), (26.4,95.6)], [(19.6,116), (24,109), (26,116)]):
        ink(q, 1.2, .9, .5)
    trefoil(19, 82, .98, 0)
    trefoil(13, 121, .66, -50)
    trefoil(25.6, 122, .66, 50)
    strawberry(11.6, 98.4, 1.06, 6)
    strawberry(26.4, 95, 1.06, -6)
    strawberry(19.4, 107, 1.06, 0)
    rosette(19, 97, .46, 5, 'paper')


def picture():
    """The picture inside the frame."""
    twice(plant_)
    number('H', 5)
