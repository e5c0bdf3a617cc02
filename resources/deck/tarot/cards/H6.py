"""Six of hearts: two finches hold a ribbon."""
from families.garden import finch
from tarot.french import number
from kit import *
from tarot.number import ribbon, twice


def band():
    """Two finches, the ribbon between their beaks with a bow."""
    ribbon([(35,58.6), (40,65), (46,66), (50,63.6), (54,66), (60,65), (65,58.6)], 'rose', 2.6)
    for f in (1, -1):
        m = lambda p: [(50+f*a, 63.6+b)+tuple(r) for a, b, *r in p]
        part(m([(0,0,1), (3,-4.4), (7.4,-5.4), (8,-2), (4.6,.4)]), 'rose', 1, off=.2)
        ink(m([(1,-.6), (3.6,-2.4), (5.6,-3)]), .8, .6, .1)
        part(m([(.4,.6,1), (3.4,4), (4,8.6,1), (2.2,7.4,1), (.6,8.8,1), (0,3)]), 'rose', .95, off=.2)
    part(ellipse(50, 63.6, 1.8, n=14), 'verm', 1, off=0, raw=True)
    finch(23.6, 69, 1.04, 1)
    finch(76.4, 69, 1.04, -1)
    for x, l in ((16,16), (68,16)):
        ink([(x,69.8), (x+l/2,69.2), (x+l,70)], 1.3, .8, .8)
    for x, y, r in ((15.4,70,-100), (33,70,100), (84.6,70,100), (67,70,-100)):
        leaf(x, y, .56, r, 'verd', .85)


def picture():
    """The picture inside the frame."""
    twice(band)
    number('H', 6)
