"""What the late zodiac and the arie have in common: bare limbs and feet, short hair, pictures cut to a circle.

Used by cards/T29.py to T40.py. Units as in kit.figure: T is a placing function, s its scale.
"""
from kit import *


def in_circle(x, y, r, what):
    """Draw what a function draws, cut to a circle."""
    with Sheet() as g:
        what()
    edge = [(x+r*cos(a), y+r*sin(a), cos(a), sin(a)) for a in (2*pi*i/48 for i in range(48))]
    for c, rings in g.items:
        q = [k for k in (cut(k, edge) for k in rings) if len(k) > 2]
        if q:
            Sheet.hand[-1].add(c, q)


def bare(pts, ws, c='flesh', w=1.1, depth=2.6):
    """A bare limb along its joints; its root is for the body to cover."""
    return part(limb(pts, ws), c, w, raw=True, off=.4, sh=dict(depth=depth, gap=1.2, w=.6, lo=.25))


def foot(T, s=1, c='flesh'):
    """A bare foot from the side: ankle at (0, 0), toes to +x, sole at y = 3.6."""
    part(T([(-2.2,-3,1), (-2.6,.6), (-3,2.8), (-1.4,3.6), (2.2,3,1), (7.6,3.7), (8.9,2.6), (7.4,1), (4,-.6),
            (2.3,-3,1)]), c, 1, off=.3, sh=dict(depth=1.4*s, gap=1, w=.5, lo=.4))
    fill(curve(T([(-2.3,-3.4,1), (2.3,-3.4,1), (2.4,-2), (-2,-2)]), True), c)   # no line where the leg ends
    for x in (6, 7.3):
        ink(T([(x,1.4), (x+.5,2.4)]), .5*s, .8, .2)
    ink(T([(-.8,-.6), (.3,-1.2), (1,-.4)]), .6*s, .2, .6)
