"""9 night: in the four-poster a man sleeps with his mouth open, and three mice carry off his candle; the pot stands ready.
In the window the watchman makes his round under the moon."""
from kit import *


def room():
    """Wall, window with moon and watchman, boards, night table with the empty candlestick."""
    fill(rect(4, 4, 92, 140), 'sand')
    for y in range(14, 138, 9):
        for x in range(74 if (y//9) % 2 else 79, 98, 10):
            fill(at(x, y)([(0,-2.2), (1.6,0), (0,2.2), (-1.6,0)]), 'ochre')
    part(rect(70.6, 10, 30, 58), 'ochre', 1.3, raw=True, off=.2)
    part(rect(73.4, 12.8, 30, 52.4), 'ink', 1, raw=True, off=0)
    with Sheet((73.4, 12.8, 95, 65.2)) as g:
        fill(ellipse(85, 24, 7, n=36), 'paper')
        sun_face(85, 24, 6.6)
        for x, y, r in ((77,18,1.3), (93,33,1.5), (77,35,1.1), (91.6,16,1)):
            spark(x, y, r)
        for x, w, h in ((73,9,16), (90,10,21)):
            fill([(x,66), (x,66-h), (x+w/2,60-h), (x+w,66-h), (x+w,66)], 'indigo')
            fill(rect(x+w*.4, 58-h*.2, 2, 2.6), 'ochre')
        # watchman
        stalk([(81,65), (81,37)], [.5,.5], 'ochre', .7)
        fill([(81,34), (82.4,39), (84.6,40.6), (82,43), (80.2,42), (79.4,39.4)], 'sky')
        part([(83,65,1), (83.4,55), (86,50), (88.6,55), (90,65,1)], 'verm', .8, off=0)
        fill(ellipse(86, 48, 1.9, n=12), 'flesh')
        fill([(82.6,47.4), (84.4,45.6), (87.6,45.6), (89.6,47.4)], 'paper')
        ink([(84.4,54), (81.4,53)], 1.3, .9, .9, 'verm')
        ink([(88,54), (91,56)], 1.3, .9, .9, 'verm')
        fill(ellipse(91.4, 59, 3.4, n=14), 'ochre')
        fill(ellipse(91.4, 59, 1.6, n=10), 'paper')
        fill(rect(73, 65, 22, 2), 'sky')
    place(g)
    ink([(73.4,44), (84,44), (96,44)], 2, .9, .9)
    ink([(73.4,44), (84,44), (96,44)], 1, .9, .9, 'ochre')
    part(rect(68.6, 66, 30, 4), 'ochre', 1.2, raw=True, off=.2)
    # floor
    part([(3,150,1), (98,146,1), (98,178,1), (3,178,1)], 'ochre', 1.2)
    for y in (157, 167):
        ink([(4,y), (50,y+.2), (97,y-.6)], .9, .6, .6)
    for x, y, v in ((20,151,157), (52,157,167), (30,167,176), (68,167,176)):
        ink([(x,y), (x,v)], .9, .8, .8)
    # night table
    part([(77,108,1), (98,108,1), (98,140,1), (77,140,1)], 'verm', 1.3, off=.2)
    contour(rect(80, 113, 16, 9), .9)
    fill(dot(88, 117.6, 1.3), 'ochre')
    part([(75,104.6,1), (99,104.6,1), (99,109,1), (75,109,1)], 'paper', 1.2, off=0)
    part(ellipse(86, 103.6, 7.4, 2, 30), 'ochre', 1.1, raw=True, off=.2)
    part([(83.4,103,1), (84,95,1), (88,95,1), (88.6,103,1)], 'ochre', 1.1, off=.2)
    part(ellipse(86, 95, 2.8, 1.1, 16), 'ink', .9, raw=True, off=0)
    ink([(93,102), (96,100.6), (95,104)], 1.4, .8, .8)


def bed():
    """Back curtain, tester, posts, mattress."""
    part([(12,20,1), (68,16,1), (68,140,1), (12,140,1)], 'verd', 1.2, off=0)
    for x, b in ((27,74), (33,66), (40,64), (47,68), (54,74), (60,96)):
        ink([(x,24), (x+.6,40), (x-.4,b)], 1.1, .6, .1)
        ink([(x+3,26), (x+3.4,34), (x+3,44)], .8, .6, .1)
    part([(8,118,1), (70,122,1), (70,148,1), (8,150,1)], 'ink', 1.2, off=0)


def posts():
    """Valance and the near posts, their curtains tied back."""
    part([(4,6,1), (73,4,1), (73,14), (69,22,1), (63,17), (57,23,1), (51,18), (45,24,1), (39,19), (33,24.6,1), (27,20), (22,25,1), (4,24,1)], 'verm', 1.4, off=.3)
    ink([(5,11), (40,10), (72,9)], 1.6, .8, .8, 'ochre')
    for x, y in ((69,23.4), (57,24.6), (45,25.6), (33,26)):
        part(at(x, y, 1)([(-1.2,0,1), (1.2,0,1), (1.7,4.6,1), (-1.7,4.6,1)]), 'ochre', .8, off=.1)
    # left curtain over the sleeper's bolster
    part([(12,30), (24,26,1), (26,50), (23,72), (18,90,1), (21,104), (22,130), (20,152,1), (12,154,1)], 'verd', 1.45, sh=dict(depth=5, gap=1.5, w=.8, lo=.1))
    folds([(17,44), (18,66), (15,86)], [(21,46), (21,68), (17.4,86)], [(16,96), (17,120), (15,148)], [(18.6,98), (20,122), (18.6,146)], w=1.1)
    part([(10,86,1), (21,88,1), (21,93,1), (10,92,1)], 'ochre', 1.1, off=.2)
    ink([(20,92), (23,98), (22,105)], 1.6, .8, .8)
    part([(20.4,103,1), (23.6,103,1), (24.6,110,1), (19.6,110,1)], 'ochre', .9, off=.1)
    # right curtain
    part([(61,18,1), (68,16,1), (69,60), (68.6,100), (69,146,1), (60,148,1), (62,120), (65,98,1), (60,80), (58,50)], 'verd', 1.35, sh=dict(depth=4, gap=1.5, w=.75))
    folds([(63,30), (62.6,60), (65.6,92)], [(65,104), (63.6,126), (63,144)], w=1.1)
    part([(63,94.6,1), (70,94,1), (70,99,1), (63.6,99.4,1)], 'ochre', 1, off=.2)
    # posts
    for x, y0 in ((7.4,40), (69.6,14)):
        stalk([(x,y0), (x,164)], [1.9,2.1], 'ochre', 1.3)
        for y in (64, 108, 150):
            part(ellipse(x, y, 3.2, 2.6, 20), 'ochre', 1.1, raw=True, off=.2)
        ink([(x-.6,y0+4), (x-.6,104)], .8, .2, .2, 'paper')
        part([(x-3.2,163,1), (x+3.2,163,1), (x+2.6,171.6,1), (x-2.6,171.6,1)], 'ochre', 1.1, off=.2)


def sleeper():
    """Bolster, shirt, open mouth, the cap over one ear; a patchwork quilt; one arm out of bed."""
    part([(14,96), (22,84), (38,78), (52,82), (58,94), (54,108), (38,114), (20,112)], 'paper', 1.4, off=0, sh=dict(depth=4, gap=1.4, w=.7))
    folds([(20,96), (26,92), (30,86)], [(52,90), (48,98), (50,104)], w=.9)
    # shirt
    part([(27,106), (38,100), (52,103), (60,112), (60,126), (30,128), (24,118)], 'paper', 1.3, off=0, sh=dict(depth=3, gap=1.3, w=.6))
    folds([(36,108), (38,116), (37,122)], [(50,108), (48,117), (50,122)], w=.9)
    part([(33,100,1), (40,97), (48,100,1), (46,106), (40,108), (34,106)], 'paper', 1, off=0)
    # head thrown back, snoring
    T = at(38, 88.4, 1.16, -34)
    part(T([(-3,-8), (-8,-6), (-9,1), (-6.6,6), (-3,4)]), 'ochre', 1, off=.2)
    part(T([(-6.4,-4), (-4,-9), (1,-10), (5,-8), (6.2,-4.4), (5.7,-1.6), (6.3,1.2), (6,5), (5.6,9.6), (3.4,12.4), (-.4,12), (-3.8,8), (-6.2,3)]), 'flesh', 1.15, off=.4, sh=dict(depth=2.4, gap=1.2, w=.55, lo=.3))
    fill(curve(T([(1,4.4), (-1.4,3.4), (-2.8,4.6), (-1,6)]), True), 'rose')
    eye(T, 1.2, -.9, -1, 2.0, shut=True)
    eye(T, 1.2, 4.5, -1, 1.2, shut=True)
    ink(T([(-3.7,-3.4), (-1.2,-4.8), (1.5,-4.2)]), 1.2, .15, .6)
    ink(T([(3.5,-4.2), (4.9,-4.8), (6,-4)]), 1.2, .6, .15)
    ink(T([(2.4,-2.2), (3.4,.4), (5.6,2.4), (4.6,3.6,1), (2.8,3.3)]), 1.1, .3, .5)
    fill(curve(T([(1,5.6), (3.2,4.7), (5.2,5.4), (5.2,8.6), (3.4,10.4), (1.4,9)]), True), 'ink')
    fill(curve(T([(1.8,9), (3.2,8), (4.6,8.8), (3.4,10)]), True), 'verm')
    fill(curve(T([(1.6,5.6), (3.2,5), (4.8,5.5), (3.2,6.2)]), True), 'paper')
    part(T([(-7.4,-1,1), (-9.6,-6), (-7,-12), (-2,-17), (-3,-23), (-9,-27,1), (-6,-29.6), (2,-27), (7,-20), (8,-12), (7.6,-5.4,1), (0,-4.8)]), 'paper', 1.25, off=0, sh=dict(depth=3, gap=1.3, w=.6))
    folds(T([(-3,-10), (1,-16), (-1,-24)]), T([(4,-9), (5,-16), (2,-23)]), w=.9)
    part(T([(-8.4,-.6,1), (-1,-3.4), (7.8,-3.6,1), (8,-8,1), (-1,-8), (-9.2,-5,1)]), 'verm', 1.05, off=.2)
    part(T(ellipse(-9.6, -27.6, 3, n=16)), 'verm', 1, off=.2, raw=True)
    # breath
    for q in ([(51,76), (54,72), (57,73)], [(53,80), (58,77), (61,79)]):
        ink(q, .9, .2, .4)
    # quilt
    quilt = [(18,118), (30,112,1), (46,118), (60,112,1), (68,118), (69,136), (68,145,1), (44,149), (16,146,1), (16,132)]
    s = curve(quilt, True)
    fill(s, 'paper')
    with Sheet() as g:
        for j in range(5):
            for i in range(6):
                c = ('verm', None, 'indigo', None, 'ochre', None)[(i*2+j*3) % 6]
                x, y = 12+i*11, 112+j*11
                f = lambda u, v: (x+u+.06*(y+v-112), y+v+2.4*sin((x+u)/9))
                if c:
                    fill([f(0,0), f(5.5,0), f(11,0), f(11,11), f(5.5,11), f(0,11)], c)
                for u, v in ((2.6,2.6), (5.2,5.2), (7.8,7.8), (7.8,2.6), (2.6,7.8)):
                    fill(dot(*f(u, v), .42), 'ink')
        for j in range(6):
            ink([(12+i*5.5+.06*(j*11), 112+j*11+2.4*sin((12+i*5.5)/9)) for i in range(12)], .8, .9, .9)
        for i in range(7):
            x = 12+i*11
            ink([(x+.06*v, 112+v+2.4*sin(x/9)) for v in range(0, 50, 8)], .8, .9, .9)
    for c, rings in g.items:
        q = [r for r in (meet(r, s) for r in rings) if len(r) > 2]
        if q:
            Sheet.hand[-1].add(c, q)
    shade(s, 5, 1.6, .85, .1)
    contour(s, 1.5)
    # sheet turned down over the edge of the quilt
    part([(18,117), (30,110,1), (46,116), (60,110,1), (68,115), (68,122), (60,118,1), (46,124), (30,118,1), (17,125)], 'paper', 1.15, off=0, sh=dict(depth=2, gap=1.4, w=.55))
    # the arm
    part(limb([(29,112), (30,122), (33,130)], [9.4,8,6]), 'paper', 1.25, raw=True, off=0, sh=dict(depth=2.6, gap=1.3, w=.6))
    part([(29.6,128,1), (36.6,127,1), (37.4,131.6,1), (30.6,133,1)], 'paper', 1, off=0)
    open_hand(at(34.4, 132.4, .86, 84), .9)


def meet(ring, poly):
    """The points of a ring pulled into a polygon that is all but convex."""
    if all(inside(p, poly) for p in ring):
        return ring
    if area(poly) < 0:
        poly = poly[::-1]
    x, y = 43, 132
    out = []
    for p in [q for a, b in zip(ring, ring[1:]+ring[:1]) for q in (a, lerp(a, b, .34), lerp(a, b, .67))]:
        t = 1.0
        while t > .02 and not inside((x+(p[0]-x)*t, y+(p[1]-y)*t), poly):
            t -= .02
        out.append((x+(p[0]-x)*t, y+(p[1]-y)*t))
    return out


def mouse(x, y, s=1, c='sand'):
    """A mouse on its hind legs, walking to the right with a load on its shoulder; 15 high."""
    T = at(x, y, s)
    ink(T([(-3.4,-2), (-8,-1), (-11,-4), (-10,-8)]), 1.3, .9, .3)
    for a, b in ((-1.6,-3.6), (1.8,3)):
        ink(T([(a,-3), (b,-.6), (b+2.6,0)]), 1.7, .9, .5)
    part(T([(-1,-11), (2.4,-10), (3.4,-6), (2.4,-2.4), (-1,-1.4), (-4,-3), (-4,-7)]), c, 1.1, off=.2, sh=dict(depth=1.6, gap=1.1, w=.5))
    part(T([(-1.6,-10), (-.6,-13.6), (3,-14), (8.6,-10.6,1), (6.4,-9), (2.4,-8.4)]), c, 1.05, off=.2)
    part(T(ellipse(.2, -14.4, 2.3, n=14)), 'rose', .95, off=.1, raw=True)
    fill(T(dot(4.4, -12, .75)), 'ink')
    fill(T(dot(8.4, -10.6, .8)), 'ink')


def picture():
    """The picture inside the frame."""
    room()
    mark_figure()
    bed()
    sleeper()
    posts()
    mark_figure()
    shadow(10, 172, 62, 2)
    # the pot
    part([(11,160,1), (25,160,1), (24.6,168), (21,174,1), (15,174,1), (11.4,168)], 'paper', 1.25, off=0, sh=dict(depth=2.4, gap=1.2, w=.6))
    part(ellipse(18, 160, 7.8, 1.9, 26), 'sky', 1.1, raw=True, off=0)
    ink([(24.6,163), (28,164), (27,168), (23.6,169)], 1.3, .8, .8)
    for x in (14.6, 18, 21.4):
        fill(at(x, 167)([(0,-1.4), (1.2,0), (0,1.4), (-1.2,0)]), 'indigo')
    for x in (34, 49, 64):
        mouse(x, 174.2, 1.12)
    C = at(51, 152.6, 1, -2)
    part(C([(-22,-2.8,1), (16,-2.8,1), (18,-1.4), (17,2.8,1), (-22,2.8,1)]), 'paper', 1.25, off=0)
    ink(C([(-21,1.6), (-4,1.9), (16,1.6)]), .9, .3, .3)
    ink(C([(17,0), (20,-.4), (21.6,-2.6)]), 1.2, .8, .6)
    part(C([(8,-2.8,1), (11,-2.8,1), (10.6,1), (9.4,4.4), (8.4,1)]), 'paper', .9, off=0)
    for x in (34, 49, 64):
        for d in (0, 3.6):
            ink([(x+2.4+d*.3,163.6), (x+4+d,160), (x+4.4+d,155.8)], 2, .9, .8)
            ink([(x+2.4+d*.3,163.6), (x+4+d,160), (x+4.4+d,156.4)], .8, .9, .8, 'sand')
            fill(dot(x+4.4+d, 155.2, 1), 'ink')
            fill(dot(x+4.4+d, 155.2, .55), 'rose')
