"""Wheat, vine and pomegranate for the suit cards."""
from kit import *


def grapes(x, y, s=1, c='indigo'):
    """A bunch of grapes hanging from (x, y), 14 s long."""
    T = at(x, y, s)
    ink(T([(0,-3), (0,1)]), 1.1, .8, .8)
    for a, b in ((-4.4,3),(0,2.4),(4.4,3),(-2.4,6.2),(2.4,6.2),(0,9.6),(-4.4,7),(4.4,7.2),(-1.6,10.6),
         (1.8,10.2),(0,13.4)):
        part(T(ellipse(a, b, 2.4, n=12)), c, .8, off=.2, raw=True)
        fill(dot(*T([(a-.8,b-.9)])[0], .55*s), 'paper')


def vine_leaf(x, y, s=1, rot=0):
    """A lobed leaf, its stalk at (x, y), 12 s long."""
    T = at(x, y, s, rot)
    part(T([(0,0,1), (4,1,1), (6.4,-2.6), (4.6,-4,1), (6.6,-7.6), (3,-8,1), (0,-12.4,1), (-3,-8,1),
         (-6.6,-7.6), (-4.6,-4,1), (-6.4,-2.6),
            (-4,1,1)]), 'verd', 1, off=.4)
    ink(T([(0,1.6), (0,-4), (0,-9.6)]), .8, .8, .1)
    ink(T([(0,-2), (3.4,-5.6)]), .6, .8, .1)
    ink(T([(0,-2), (-3.4,-5.6)]), .6, .8, .1)


def wheat(x, y, h, lean=0, c='ochre'):
    """A stalk of wheat from (x, y), its ear bending to the side of lean."""
    tx, ty = x+lean, y-h
    ink([(x,y), (x+lean*.2,y-h*.5), (tx-lean*.2,ty+10), (tx,ty)], 1, .8, .8)
    a = math.degrees(math.atan2(lean*.4, 10))
    T = at(tx, ty, 1, a)
    for k in (8, 4.6, 1.2, -2.2):
        for f in (1, -1):
            part(T([(f*.3,k,1), (f*3,k-2.4), (f*2.6,k-6,1), (f*.6,k-3.4)]), c, .75, off=.2)
            ink(T([(f*2.4,k-5), (f*3.6,k-9)]), .55, .8, .1)
    part(T([(0,-3,1), (1.4,-5.6), (0,-9,1), (-1.4,-5.6)]), c, .75, off=.2)
    ink(T([(0,-8), (.2,-12.4)]), .55, .8, .1)


def pomegranate(x, y, s=1, rot=0):
    """A split pomegranate hanging at rot 180, standing at rot 0; 18 s high."""
    T = at(x, y, s, rot)
    part(T([(-3,-14,1), (-4.4,-19,1), (-1.6,-17,1), (0,-20,1), (1.6,-17,1), (4.4,-19,1), (3,-14,1)]),
         'ochre', .9, off=.2)
    part(T([(0,0), (-7,-1.6), (-9,-8), (-5.6,-13.4), (0,-14.6), (5.6,-13.4), (9,-8), (7,-1.6)]),
         'verm', 1.2, sh=dict(depth=2.6, gap=1.3,
         w=.65))
    part(T([(-1.4,-12.6,1), (-4.4,-8), (-3,-3,1), (.6,-2), (2.6,-7)]), 'flesh', .9, off=.1)
    for a, b in ((-1.6,-9.6),(-2.4,-6.4),(0,-7.4),(-1.2,-4),(.6,-4.6)):
        fill(dot(*T([(a,b)])[0], 1.05*s), 'verm')
