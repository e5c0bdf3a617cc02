"""Ace of swords: one straight sword, point up, through a crown in its glory; two branches of laurel, a ribbon, clouds
at the foot.
"""
from families.cups_coins import gem, pearls
from families.swords_batons import sword
from kit import *


def branch(f):
    """A branch of laurel from the hilt up one side; f mirrors it."""
    m = lambda p: [(50+f*(a-50), b)+tuple(r) for a, b, *r in p]
    ink(m([(47,152), (33,144), (21,129), (14.6,110), (14.6,96), (16.6,88)]), 1.5, .9, .5)
    for x, y, a, k in ((39,148,-108,1.12), (35,145.6,-36,1.06), (28,138.6,-98,1.16), (26,136,-12,1.06),
        (20.6,127.4,-84,1.14), (19.6,124.6,2,1.06), (16.6,111.6,-66,1.1), (17,109,24,1.04),
                       (14.4,100,-44,1.04), (15,103,36,1), (14.6,94,-26,.98), (16,90.6,46,.92)):
        X, Y = m([(x,y)])[0]
        leaf(X, Y, k, a*f)
    for x, y in ((31,133), (23.4,115), (21,103)):
        X, Y = m([(x,y)])[0]
        part(ellipse(X, Y, 1.9, n=12), 'verm', .85, off=.1, raw=True)


def picture():
    """The picture inside the frame."""
    # a glory of rays behind the crown
    for i in range(24):
        a, r = 15*i+7.5, (43, 33)[i % 2]
        part(at(50, 60, 1, a)([(-1.7,-22,1), (0,-r,1), (1.7,-22,1)]), ('ochre', 'verm')[i % 2], .85, off=.2)
    # the far side of the crown's ring, seen from a little below
    part([(33,60), (40,56.6), (50,55.6), (60,56.6), (67,60), (60,63), (50,64), (40,63)], 'verm', 1.2, off=.2)
    for x in (40.6, 59.4):
        part([(x-2.6,57,1), (x-3.4,50,1), (x,46,1), (x+3.4,50,1), (x+2.6,57,1)], 'ochre', 1, off=.2)
    branch(1)
    branch(-1)
    mark_figure()
    with Sheet() as g:
        sword(0, 0, 0, 87, 7.6, 'straight', 'verm')
    place(g, 50, 129.6, 1.34)
    mark_figure()
    # the near side of the crown
    for x, y, r, k in ((32.6,52,-14,1), (41,50.4,-6,.8), (59,50.4,6,.8), (67.4,52,14,1)):
        T = at(x, y, k, r)
        part(T([(-2.2,12,1), (-1.4,4), (-4,3.4), (-4.8,-.6), (-2,-1.6), (-2.4,-4.4), (0,-6.6), (2.4,-4.4), (2,-1.6),
            (4.8,-.6), (4,3.4), (1.4,4), (2.2,12,1)]), 'ochre', 1.1, off=.3)
    part([(47.2,66,1), (47.4,56), (43,54.6), (42.4,50), (46,48.4), (47,51,1), (53,51,1), (54,48.4), (57.6,50),
        (57,54.6), (52.6,56), (52.8,66,1)], 'ochre', 1.15, off=.3)
    part([(32,58.4,1), (41,63), (50,64.4), (59,63), (68,58.4,1), (67,67,1), (58.6,71.4), (50,72.8), (41.4,71.4),
        (33,67,1)], 'ochre', 1.5, off=.4, sh=dict(depth=2.4, gap=1.3, w=.65))
    for x, y, c in ((37.6,65.6,'indigo'), (44,68,'verm'), (50,68.8,'indigo'), (56,68,'verm'), (62.4,65.6,'indigo')):
        gem(x, y, 2, 2.5, c)
    pearls((34,64), (40.8,67.2), (47,68.8), (53,68.8), (59.2,67.2), (66,64), r=.9)
    # ribbon at the branches' foot
    for f in (1, -1):
        m = lambda p, f=f: [(50+f*(a-50), b)+tuple(r) for a, b, *r in p]
        part(m([(44,153), (38,160), (31,165), (22,166,1), (26,170,1), (23,175,1), (33,173), (42,166), (47,158)]),
            'indigo', 1.2, sh=dict(depth=2.4, gap=1.3, w=.65))
        part(m([(48,152), (42,145.6), (35,145), (31.6,149), (34,154), (41,156)]), 'indigo', 1.2, sh=dict(depth=2.4,
            gap=1.3, w=.65))
        ink(m([(46,152), (40,149), (36,149.4)]), .9, .6, .1)
    part([(44.6,148,1), (55.4,148,1), (56,157,1), (44,157,1)], 'indigo', 1.2, off=.3, sh=dict(depth=2, gap=1.2, w=.6))
    # clouds at the foot, one above
    cloud(20, 171, .9, 1, 'heap')
    cloud(64, 172, .66, -1, 'long')
