"""Four of cups: two pairs of goblets; between them a heron with a fish stands in a pool among flags and reeds."""
from families.garden import heron, iris
from spagnola.pips import rows
from spagnola.spanish import copa
from kit import *


def pool():
    """Water with its banks."""
    part([(8,117), (22,112.6), (50,111), (80,112.4), (93,116.4), (80,121.4), (50,123), (20,121.6)], 'sky', 1.2, off=.3)
    for q in ([(20,117), (30,116.4), (40,117)], [(60,119), (72,118.4), (84,118.6)], [(26,120), (36,120), (44,120.6)],
        [(66,115), (74,114.4), (82,115)]):
        ink(q, .9, .1, .1)


def reeds(x, f):
    """A clump of flags at one side: narrow leaves, a flower, two reed maces."""
    for d, a, l in ((-3,-100,34), (0,-92,40), (3,-84,30), (6,-74,22), (-6,-108,24)):
        lock(x+f*d, 119, -90+f*(a+90), l, 3.4, .16*f*(1 if a > -90 else -1), 'verd', lw=.85, lines=1, n=8)
    for d, h in ((4,38), (-4,46)):
        ink([(x+f*d*.5,118), (x+f*d*.8,118-h*.5), (x+f*d,118-h)], 1, .9, .8)
        part(limb([(x+f*d,118-h+2), (x+f*d*1.06,118-h-7)], [3.6,3.4]), 'ochre', 1, raw=True, off=.2)


def picture():
    """The picture inside the frame."""
    rows('cup', lambda: copa(41.4, 42, .9), (33.6,0), (-17.4,115), (16.2,115))
    pool()
    reeds(18, 1)
    reeds(83, -1)
    heron(50, 119.6, 1.02)
    # a fish in its beak
    T = at(66.4, 73.6, .8, 62)
    part(T([(-6,0), (-2,-2.6), (4,-2), (8,0), (11.6,-2.8,1), (10.8,0), (11.6,2.8,1), (8,.4), (4,2.2),
        (-2,2.6)]), 'verm', 1,
        off=.2)
    fill(T(dot(-3.4, -.6, .7)), 'ink')
    iris(29, 96, .8)
    ink([(29,103), (28.4,111), (28.6,118)], 1.1, .9, .8)
    shadow(42, 119.6, 17, 2, .9)
