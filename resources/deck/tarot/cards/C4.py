"""Four of clubs: a hedgehog carries an apple home."""
from families.garden import ground
from tarot.french import number
from kit import *


def apple(x, y, s=1.0):
    """An apple hanging from (x, y)."""
    T = at(x, y, s)
    part(T([(0,2), (3.4,1), (6,3.4), (6,8), (3.4,12), (0,11.4), (-3.4,12), (-6,8), (-6,3.4), (-3.4,1)]), 'verm', 1.2,
        off=.3, sh=dict(depth=2, gap=1.2, w=.55))
    ink(T([(0,3), (.2,0), (-.4,-2)]), 1.3, .8, .8)
    ink(T([(-4,5), (-3.6,3.4), (-2.2,2.8)]), 1, .3, .3, 'paper')


def hedgehog_(x, y):
    """A hedgehog walking to the right, prickles in four rows over its back; 56 long."""
    T = at(x, y)
    rows = []
    for n, rx, ry, l, x0 in ((13, 23, 21, 11, 0), (12, 20, 17, 10, -1), (10, 16.4, 12.6, 9.4, -1), (8, 12, 8, 9, -2)):
        for i in range(n):
            a = radians(186+i*150/(n-1))
            rows.append((x0-3+rx*cos(a), -6+ry*sin(a), math.degrees(a)-24, l))
    part(T([(16,-1), (15,-8), (17.6,-14), (22,-14.4), (26,-10), (31,-6.4), (31.6,-4.4), (28,-2.6), (22,-.6)]),
        'flesh', 1.2, off=.3, sh=dict(depth=1.6, gap=1.2, w=.5))
    part(T([(-24,-3), (-23,-12), (-17,-21), (-6,-26), (5,-24.6), (13,-19), (17.6,-11), (17.6,-3), (14,-.6),
        (-19,-.6)]), 'sand', 1.2, off=.3)
    for px, py, a, l in rows:
        (qx, qy), = T([(px, py)])
        lock(qx, qy, a, l, 3.2, .24, 'ochre' if l > 10 else 'sand', lw=.85, lines=1, n=6, blunt=.1, pw=1.2)
    part(T([(-22,-4), (-14,-6.4), (-2,-5.4), (10,-6.4), (17,-5), (15,-.6,1), (-19,-.6,1)]), None, 1, off=0)
    for a in (-15, -8, 8, 14):
        part(T([(a-2.4,-2), (a+2,-2.2), (a+4,.6,1), (a-2.6,.8,1)]), 'flesh', 1, off=.1)
        for d in (0, 1.6):
            ink(T([(a+.6+d,-.6), (a+1+d,.6)]), .7, .5, .5)
    part(T(ellipse(18.4, -13.4, 2.6, 3, 16)), 'flesh', 1, off=0, raw=True)
    ink(T([(17.6,-12.6), (18.4,-14.6), (19.6,-13)]), .75, .3, .3)
    fill(T(dot(24, -9.4, 1.15)), 'ink')
    fill(T(dot(23.7, -9.8, .4)), 'paper')
    part(T(ellipse(31.4, -5.6, 1.7, n=12)), 'ink', .5, off=0, raw=True)
    ink(T([(24.6,-3.6), (27.4,-3.4), (29.6,-4.4)]), .9, .3, .3)
    apple(*T([(-6,-38)])[0], .96)


def picture():
    """The picture inside the frame."""
    number('C', 4)
    sprig([(93,60), (76,57.4), (58,61), (42,58), (27,61)], [(.04,-1,.9), (.12,1,1), (.24,-1,1), (.36,1,.9),
        (.46,-1,1), (.6,1,1), (.68,-1,.9), (.8,1,.9), (.88,-1,.9), (.99,0,1)], 1.1, w=1.7)
    apple(66, 60.4, .96)
    apple(47, 59.8, .86)
    ground(15, 85, 124)
    hedgehog_(49, 123)
    for x, y, r in ((22,122,-30), (78,121,24)):
        leaf(x, y, .8, r, 'verd')
    T = at(80, 124)
    part(T([(-1.6,0,1), (-1.2,-7,1), (1.4,-7,1), (1.8,0,1)]), None, 1, off=0)
    part(T([(-6,-6.4,1), (-4.6,-10.4), (0,-12.6), (4.6,-10.4), (6,-6.4,1), (0,-5)]), 'verm', 1.1, off=.2)
    for a, b in ((-2.6,-8.6), (1,-10.2), (3,-7.8)):
        fill(T(ellipse(a, b, .9, .7, 8)), 'paper')
