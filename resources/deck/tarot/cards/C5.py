"""Five of clubs: clover in flower."""
from families.garden import bee
from french import number
from kit import *
from number import twice


HEARTLEAF = [(0,0,1), (-3.4,-2.8), (-4.4,-6.8), (-2.2,-9), (0,-7.4,1), (2.2,-9), (4.4,-6.8), (3.4,-2.8)]


def leaf3(x, y, s, rot):
    """A clover leaf with its pale bow."""
    for a in (-112, 112, 0):
        U = at(x, y, s, rot+a)
        part(U(HEARTLEAF), 'verd', 1, off=.3)
        ink(U([(-2.8,-5), (0,-3), (2.8,-5)]), 1, .2, .2, 'paper')


def head_(x, y, s, c='rose'):
    """A round flower head of many small flowers."""
    for r, n, k, t in ((5, 11, 1, 0), (3, 8, .9, 20), (0, 3, .8, 0)):
        for i in range(n):
            a = 360*i/n+t
            U = at(x+r*.62*s*sin(radians(a)), y-r*.56*s*cos(radians(a)), s*k, a)
            part(U([(0,.6,1), (1.4,-1.4), (0,-4.6,1), (-1.4,-1.4)]), c, .8, off=0)


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
