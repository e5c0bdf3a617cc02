"""Ace of swords: one straight sword, point up, through a crown in its glory; two branches of laurel tied with a
ribbon; at the foot the plain of La Mancha with its mills.
"""
from families.cups_coins import gem, pearls
from families.swords_batons import sword
from spagnola.spanish import windmill
from kit import *


def branch(f):
    """A branch of laurel from the bow up one side; f mirrors it."""
    m = lambda p: [(50+f*(a-50), b)+tuple(r) for a, b, *r in p]
    ink(m([(47,140), (34,134), (22,121), (15,104), (13.6,88), (16,74)]), 1.6, .9, .5)
    for x, y, a, k in ((40,138.4,-110,1.24), (37,136,-34,1.2), (30,130,-100,1.3), (28.6,128,-12,1.24),
        (22.6,121,-88,1.3),
        (21,118,2,1.24), (18,111,-70,1.26), (17,108,20,1.22), (14.8,100,-52,1.2), (14.8,98,34,1.16), (13.6,89,-46,1.14),
        (14,87,40,1.1), (15.4,77,-20,1.06), (15.6,78,52,.96)):
        X, Y = m([(x,y)])[0]
        leaf(X, Y, k, a*f)
    for x, y in ((33.4,126.6), (25,116), (20.4,103), (17.6,92)):
        X, Y = m([(x,y)])[0]
        part(ellipse(X, Y, 2.1, n=14), 'verm', .9, off=.1, raw=True)


def plain():
    """The evening plain of La Mancha at the foot: rays of the low sun, two mills on a ridge, furrows."""
    hill([(-4,157), (18,151), (40,154), (62,150), (104,158)], 'rose', 1.1, 2.8, 6, 60, .6)
    windmill(14.6, 154, .92, 22)
    windmill(66, 153, .74, 38)
    hill([(-4,165), (24,160), (52,163), (104,158)], 'ochre', 1.2, 2.8, 6, 60, .65)
    hill([(-4,171), (30,167.6), (60,170), (104,166)], 'verd', 1.2, 2.6, 5, 60, .65)
    for x in (22, 34, 60):
        tuft(x, 174, 3.4, 3)


def ribbon():
    """A bow where the branches cross, both ends flying out over the land."""
    for f in (1, -1):
        m = lambda p, f=f: [(50+f*(a-50), b)+tuple(r) for a, b, *r in p]
        part(m([(46,141), (40,147), (32,149), (25,145.6), (17,148,1), (20.6,151.4), (18,156.6,1), (27,153.6),
            (36,155.4),
            (44,152), (49,145)]), 'indigo', 1.25, off=.3, sh=dict(depth=2.6, gap=1.3, w=.65))
        folds(m([(46,144), (39,150), (31,151.4)]), w=.9)
        part(m([(48,140), (43,131), (36,129), (32,133), (34.6,139), (42,142.6)]), 'indigo', 1.25, off=.3,
            sh=dict(depth=2.6, gap=1.3, w=.65))
        part(m([(45,138.4), (41,134.6), (37.4,134), (37.6,136.4), (41,139)]), 'ink', .7, off=0)
    part([(45.4,135,1), (54.6,135,1), (55.4,145,1), (44.6,145,1)], 'indigo', 1.3, off=.3, sh=dict(depth=2.2, gap=1.2,
        w=.6))
    rosette(50, 140, .46, 6, 'paper', 'ochre', w=.8)


def picture():
    """The picture inside the frame."""
    plain()
    # a glory of rays behind the crown
    for i in range(24):
        a, r = 15*i+7.5, (44, 34)[i % 2]
        part(at(50, 58, 1, a)([(-1.9,-22,1), (0,-r,1), (1.9,-22,1)]), ('ochre', 'verm')[i % 2], .9, off=.2)
    # the far side of the crown's ring, seen from a little below
    part([(33,60), (40,56.6), (50,55.6), (60,56.6), (67,60), (60,63), (50,64), (40,63)], 'verm', 1.2, off=.2)
    for x in (40.6, 59.4):
        part([(x-2.6,57,1), (x-3.4,50,1), (x,46,1), (x+3.4,50,1), (x+2.6,57,1)], 'ochre', 1, off=.2)
    branch(1)
    branch(-1)
    mark_figure()
    with Sheet() as g:
        sword(0, 0, 0, 71, 6.4, 'straight', 'verm')
    place(g, 50, 124, 1.6)
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
    ribbon()
