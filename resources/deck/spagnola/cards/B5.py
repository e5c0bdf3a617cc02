"""Five of clubs: two wide crosses of cudgels, the fifth upright through both, tied with red ribbon; oak between."""
from families.garden import acorn, oak_leaf
from families.swords_batons import club
from spagnola.pips import rows, twice
from kit import *


def one():
    """A cudgel of the upper cross, leaning right."""
    club((29,77), (76,17), 5.6, ((.26,1,4.4), (.74,-1,4.6)), ())


def other():
    """The one across it."""
    club((72,78), (33,17), 5.6, ((.28,-1,4.4), (.78,1,4.2)), ())


def ribbon():
    """A bow over a crossing, its ends hanging."""
    for f in (1, -1):
        m = lambda p, f=f: [(52+f*(a-52), b)+tuple(r) for a, b, *r in p]
        part(m([(55,49), (61,55), (62,62), (66,67,1), (61.4,66.4), (59.6,70,1), (57,62),
            (53,54)]), 'verm', 1.15, off=.3,
            sh=dict(depth=2, gap=1.3, w=.6))
        part(m([(53,48), (59,41.6), (66,42), (68,47), (64,52), (57,51.6)]), 'verm', 1.2, off=.3, sh=dict(depth=2.2,
            gap=1.3,
            w=.6))
        ink(m([(56,48), (61,45.4), (65,46.4)]), .9, .6, .1)
    part([(46.4,43,1), (57.6,43,1), (58.4,53.4,1), (45.6,53.4,1)], 'verm', 1.25, off=.3, sh=dict(depth=2, gap=1.3,
        w=.6))
    rosette(52, 48.2, .5, 6, 'paper', 'ochre', w=.8)


def oak():
    """A spray of oak at the right, turned again at the left."""
    ink([(94,74), (86,82), (80,92), (71,98)], 1.3, .9, .5)
    for a in ((91,76,.92,-40), (88,80,.96,76), (82,88,.94,-52), (80,93,.92,84), (72,98,.96,-100), (74,96.4,.9,150)):
        oak_leaf(*a)
    for q, x, y in (([(84,85), (89,92), (90,96)], 90, 97), ([(77,95), (80,103), (79,107)], 79, 108)):
        ink(q, 1, .8, .6)
        acorn(x, y, .96, 0)


def picture():
    """The picture inside the frame."""
    twice(oak)
    rows('one', one, (-3.4,88))
    rows('other', other, (-3.4,88))
    club((49,174), (52,10), 6, ((.3,-1,5), (.5,1,5), (.66,-1,5)), ())
    ribbon()
    with Sheet() as g:
        ribbon()
    place(g, -3, 87)
