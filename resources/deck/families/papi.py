"""What several of the low trumps use: shoes, bare feet, gems, pearls, fur and the closed crown.

T is always a placing function, `at(x, y, s, rot, flip)`; s repeats its scale, for the weight of the lines.
"""
from kit import *


def shoe(T, c='indigo', s=1):
    """A pointed soft shoe, ankle at (0, 0), toe to the left, sole at y = 6."""
    part(T([(3.4,-2.6,1), (4.4,.4), (3.8,4.6), (2.8,6,1), (-3,5.6), (-9.6,6,1), (-6.4,2.8), (-3.4,.4),
         (-2.6,-2.4,1)]),
         c, 1.0*s, off=.2, sh=dict(depth=2*s, gap=1.1, w=.6))
    ink(T([(-6.4,4.2), (-2,3.8), (2.6,4.2)]), .7*s)


def bare_foot(T, s=1, c='flesh'):
    """A bare foot from outside, open at the ankle (0, 0), toes to the left, sole at y = 6."""
    pts = T([(3,-3,1), (3.4,1), (4.2,4), (3,6,1), (-4,5.8), (-9.4,6.2), (-10,4.6), (-7,3), (-3.6,.6),
         (-2.8,-3,1)])
    part(pts, c, 0, off=0, sh=dict(depth=1.8*s, gap=1.1, w=.55))
    ink(pts, 1.15*s, .5, .5)
    for x in (-8.6, -7.2, -5.8):
        ink(T([(x,4.4), (x-.3,5.9)]), .6*s, .6, .6)


def gem(x, y, r, c='verm'):
    """A cut stone: a lozenge with a dark line."""
    part(at(x, y, r)([(0,-1,1), (.9,0,1), (0,1,1), (-.9,0,1)]), c, .7, off=.1)


def pearls(pts, n, r=.9):
    """n pearls along a curve."""
    for x, y in resample(curve(pts), n-1):
        fill(ellipse(x, y, r+.35, n=9), 'ink')
        fill(ellipse(x-.1, y-.1, r*.75, n=8), 'paper')


def tails(pts):
    """Ermine: the black tails at the points given."""
    for x, y in pts:
        ink([(x,y-1.5), (x+.1,y), (x-.1,y+1.9)], 1.5, .2, .7)
        ink([(x-1,y-.6), (x,y-1.4), (x+1,y-.5)], .6, .3, .3)


def closed_crown(T, s, lining='verm', arch='ochre'):
    """The imperial crown in the frame of a head (brow at y = -6): lined, arched, with an orb and cross."""
    part(T([(-7.4,-7), (-8.4,-13), (-4,-18), (0,-18.8), (4,-18), (8.4,-13), (7.4,-7)]), lining, 1.1*s,
         sh=dict(depth=2.6*s, gap=1.2, w=.65))
    for f in (1, -1):
        part(T(at(flip=f)([(5.8,-8,1), (8.4,-13), (5.4,-18), (.4,-19.4,1), (.4,-17.4,1), (4.4,-16.2),
             (6,-12.8), (4,-8,1)])),
             arch, .9*s, off=.3)
    part(T([(-1.2,-8,1), (-1.5,-18.4,1), (1.5,-18.4,1), (1.2,-8,1)]), arch, .9*s, off=.3)
    part(T(ellipse(0, -20.6, 2, n=14)), arch, .9*s, off=.2, raw=True)
    ink(T([(0,-22.4), (0,-26)]), 1.3*s, 1, 1)
    ink(T([(-1.6,-24.4), (1.6,-24.4)]), 1.2*s, 1, 1)
    part(T([(-8,-9.4,1), (0,-7.4), (8,-9.4,1), (7.6,-5.2,1), (0,-3.2), (-7.6,-5.2,1)]), arch, 1.1*s, off=.3)
    for x, y, c in ((-5,-6.7,'verm'), (0,-5.4,'indigo'), (5,-6.7,'verm')):
        part(T([(x,y-1.5,1), (x+1.3,y,1), (x,y+1.5,1), (x-1.3,y,1)]), c, .6*s, off=.1)


CHILD = dict(
    quarter=[(-7,-3), (-4.6,-8.4), (.6,-10), (5.4,-8), (7,-3.4), (6.6,.2), (7.3,3.2), (6.2,6.8), (3,9.4),
         (-1,9.4),
             (-5,7), (-7.2,3)],
    profile=[(-8,-3), (-5,-8.6), (0,-10), (4.6,-8.4), (6.4,-4.6), (6,-1.6), (7,1), (8,3), (7,4.1,1),
         (6.3,4.5),
             (6.9,5.8), (6.2,6.7), (5.9,8.6), (3.8,9.9), (0,9.4), (-4,7.4), (-7.4,2.4)])


def child_head(T, s, view='quarter', mouth=1, shut=False):
    """A child's face: high brow, features low and small, full cheeks; the box of a head, facing right."""
    f = part(T(CHILD[view]), 'flesh', 1.0*max(s, .7), off=.3*s)
    k = max(s, .75)
    if view == 'quarter':
        fill(curve(T([(1.4,4.6), (-1.6,3.2), (-3.8,4.6), (-1.6,6.6)]), True), 'rose')
        eye(T, k, -.9, .9, 1.9, shut=shut)
        eye(T, k, 4.5, .9, 1.3, shut=shut, gaze=.1)
        ink(T([(-3.2,-1.7), (-1,-2.7), (1,-2)]), .9*k, .15, .5)
        ink(T([(3.6,-2), (5,-2.6), (6,-1.9)]), .9*k, .5, .15)
        ink(T([(3.2,2.4), (4.4,3.9), (3,4.3)]), .8*k, .3, .4)
        ink(T([(.9,6.3-mouth*.5), (2.6,6.9), (4.6,6.2-mouth*.5)]), 1.0*k, .3, .3)
    else:
        fill(curve(T([(2.4,4.4), (0,3), (-2,4.6), (.2,6.6)]), True), 'rose')
        eye(T, k, 3.5, .8, 1.4, shut=shut, gaze=.25)
        ink(T([(1.6,-1.4), (3.4,-2.4), (5.4,-1.8)]), .9*k, .15, .5)
        ink(T([(6.2,5.9), (4.8,6.4), (3.9,5.9-mouth*.5)]), .9*k, .6, .1)
        ink(T([(-2.2,.6), (-3.8,0), (-3.9,2.6), (-2.6,4)]), .8*k)
    return f
