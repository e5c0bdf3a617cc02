"""What several cards of a family share: virtues, elements, first signs of the zodiac (T16-T28)."""
from kit import *


def pleats(*lines, l=4, w=1.3, lean=75, gap=1.7, h=.72):
    """Folds with their shadow: each a line and strokes growing from it, l long (l < 0: to the other side)."""
    for q in lines:
        ink(q, w, .1, .35)
        comb(q, -l, lean, gap, h, .3)


def palm(T, s, c='flesh'):
    """A flat hand seen from its edge, wrist at 0, 0, fingers closed along +x, thumb on top."""
    part(T([(-1.6,-2.2), (1.6,-2.8), (5,-2.3), (9,-1.7), (11.4,-.4), (11,.7), (8,1.7), (4,2.4), (.6,2.6),
            (-1.8,2)]), c, .95, off=.3)
    ink(T([(4,.9), (7.4,.5), (10.4,-.1)]), .6*max(s, .8), .3, .2)
    ink(T([(5,-.8), (8,-.7), (10.8,-.5)]), .5*max(s, .8), .3, .2)


def praying(T, s, c='flesh'):
    """Two palms laid together, wrists at 0, 0, fingers along +x."""
    palm(lambda p: T(at(.9, -1.5, 1, -4)(p)), s, c)
    palm(T, s, c)
    part(T([(1.4,-1.4), (3.6,-3.6), (6,-4.4), (6.6,-3.4), (4.8,-1.6), (2.4,.2)]), c, .8, off=.2)


def star_sky(*stars, c='ochre', n=6):
    """Small faceted stars, each (x, y, r)."""
    for x, y, r in stars:
        star(x, y, r, c, n, .45, .7)


# right half of an ear of wheat, its foot at 0, 0
EAR = [(1.5,-1.6), (1.2,-3,1), (2.5,-4), (1.5,-6,1), (2.5,-7), (1.3,-9,1), (1.9,-10), (.6,-12)]


def ear(x, y, rot, s=1, c='ochre', beard=True):
    """An ear of wheat, 14 s long, growing up from (x, y) at rot 0."""
    T = at(x, y, s, rot)
    if beard:
        for a, b in (((1.6,-9), (4.4,-17)), ((0,-13), (.6,-20)), ((-1.6,-9), (-3.6,-17.4))):
            ink(T([a, b]), .55, .9, .1)
    part(T([(0,0,1)]+EAR+[(0,-14,1)]+[(-p[0],)+p[1:] for p in EAR[::-1]]), c, .9, off=.3)
    ink(T([(0,-1), (.2,-6), (0,-12)]), .6, .8, .2)
    for m in (-1, 1):
        for b in (-3.4, -6.4, -9.2):
            ink(T([(m*1.2,b), (0,b+1.4)]), .5, .7, .3)
