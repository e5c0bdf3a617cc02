"""10 the Wheel: it stands on a stone before the hills; Fortune, blindfold, turns the crank at the left; a man with
ass's ears climbs, a king sits on top, one falls head down, and an old man lies under it.

The wheel an ellipse round (65, 108); round it the four in the order of the sun, each free of the other. Fortune in red
is the upright at the left, her fist on the crank (39, 136) under the climber. Sand sky, wheel ochre and red.
"""
from kit import *
from bolognese.bologna import two_towers
from bolognese.people import *

HUB = (65, 115)


def country():
    """A yellow sky, hills, the towers far off, bare ground."""
    sky(4.5, 118, 'sand', tint=.5, dens=.5)
    cloud(38, 22, .56, 1, 'long', 'rose')
    cloud(86, 30, .6, -1, 'heap', 'rose')
    hill([(-4,118), (18,110), (40,116), (66,110), (104,117)], 'indigo', 1, 2.6, 6, 55, .6)
    two_towers(30, 122, 25, lw=.75)
    hill([(-4,130), (24,124), (60,129), (104,122)], 'verd', 1.2, 2.6, 7, 60, .6)
    part([(2,150), (30,146), (60,149), (98,146,1), (98,178,1), (2,178,1)], 'paper', 1.2, off=0)
    shadow(6, 168, 30, 4)


def stand():
    """A post on two steps of stone."""
    part([(36,163,1), (78,162,1), (80,169,1), (34,170,1)], 'paper', 1.3, off=0, ha=dict(ang=0, gap=1.5, w=.6,
        part=(.6,1)))
    part([(46,154,1), (74,153.4,1), (75,162,1), (45,163,1)], 'rose', 1.3, off=.2, ha=dict(ang=0, gap=1.5, w=.6,
        part=(.6,1)))
    for x, y in ((48,163.4), (62,163)):
        ink([(x,y), (x-.6,y+6)], .9, .7, .7)
    part([(60.6,115,1), (69.4,115,1), (70.4,155,1), (58.8,155.4,1)], 'rose', 1.3, off=.2)
    hatch(rect(66.4, 130, 3.6, 25), 0, 1.6, .7, (1,.1))


def wheel():
    """The rim aslant, its depth seen at the right; six turned spokes; the axle to the crank."""
    x, y = HUB
    rx, ry = 20.6, 27
    part(ellipse(x+4, y-.6, rx, ry, 60), 'verm', 1.4, raw=True, off=.2)
    s, h = ellipse(x, y, rx, ry, 60), ellipse(x, y, rx*.77, ry*.79, 54)
    h2 = ellipse(x+3, y-.4, rx*.77, ry*.79, 54)
    fill(s, 'paper', [h])
    fill(shift(s, .5, -.3), 'ochre', [shift(h, .5, -.3)])
    fill(h, 'sand')
    fill([p for p in h if p[1] > y+15], 'verd')
    fill(curve([(x-15,y+10), (x,y+12), (x+15,y+10), (x+14,y+15), (x-1,y+17), (x-14,y+15)], True), 'indigo')
    stroke(curve([(x-15,y+10), (x,y+12), (x+15,y+10)]), .9, .8, .8)
    part([(x-4.2,y,1), (x+4.2,y,1), (x+4.8,y+22,1), (x-4.8,y+22,1)], 'rose', 1.1, off=.2)
    stroke([h2[i] for i in range(14, 46)], 1, .3, .3)
    for a in (30, 90, 150, 210, 270, 330):
        e = (x+rx*.8*cos(radians(a)), y+ry*.8*sin(radians(a)))
        stalk([(x,y), lerp((x,y), e, .3), lerp((x,y), e, .5), lerp((x,y), e, .7), e], [1.5,1.3,2.3,1.4,1.5], 'verm',
            1.1, off=.2)
    contour(s, 1.6)
    contour(h, 1.2)
    for i in range(12):
        a = radians(30*i+15)
        part(at(x+rx*.885*cos(a), y+ry*.89*sin(a), 1)([(0,-1.8), (1.3,0), (0,1.8), (-1.3,0)]), 'verm', .6, off=0)
    part(ellipse(x, y, 4, 5, 24), 'ochre', 1.3, raw=True, off=.2)


def crank():
    """The crank before the wheel: axle, arm, handle."""
    stalk([(HUB[0]-1,HUB[1]+1), (56,120), (50.6,123)], [2.1,2,1.9], 'paper', 1.2, off=0)
    stalk([(51,121), (48.8,129), (46.4,138)], [2,1.8,1.8], 'paper', 1.2, off=0)
    stalk([(47,136), (41,137), (34,138)], [1.7,1.7,1.7], 'indigo', 1.2, off=.1)


def fortune():
    """Blindfold, in red, at the left: profile to the right, her weight thrown on the crank."""
    foot(25, 166.4, -1, 'indigo', .9)
    part([(10,112), (23,112), (28,126), (31,144), (35,163,1), (28,166.6), (20,163,1), (12,168), (3,163,1), (3,140),
        (5,124)], 'verm', 1.5, sh=dict(depth=5, gap=1.6, w=.85, lo=.1))
    e = curve([(3,159.6,1), (12,164.2), (20,159.4,1), (28,162.8), (34.6,159.4,1)])
    stroke(e, 2.6, 1, 1)
    stroke(e, 1.5, 1, 1, c='ochre')
    folds([(12,116), (8,138), (8,164)], [(16,116), (16,140), (19,162)], [(20,116), (25,138), (28,163)], w=1.35)
    part([(10,89), (17,84.6), (24,87), (28,94), (26,104), (24,114), (16,116), (10,113), (8.6,100)], 'verm', 1.4,
        sh=dict(depth=4, gap=1.4, w=.75))
    part([(9.4,109.6), (17,112.6), (24.6,109.6), (24.8,113.4), (17,116.6), (9,113.4)], 'ochre', 1, off=.2)
    arm((18,93), (23,117), (36,133), (10,9,5.4), 'verm', 'paper', 1.3, 3)
    T = at(19, 74, .95, 12)
    part(T([(-5,3), (3,7), (3.4,12), (5,15), (-7,15), (-6,9)]), 'flesh', .9, off=.2)
    part(T([(-1,-9), (-8,-8), (-13,-4), (-14,3), (-9,7), (-4,6), (-2,0)]), 'ochre', 1.1, off=.3,
        sh=dict(depth=2, gap=1.2, w=.55))
    head(T, .95, 'profile', mouth=.5, soft=True)
    part(T([(4.8,-7,1), (5,-4.4,1), (1,-5), (-2,-1), (-3.4,4,1), (-7,2), (-7,-5), (-3,-10.4), (2,-10.6)]), 'ochre', 1,
        off=.2)
    strands(T, [(3,-8.4), (-1,-6), (-4,0)], [(-7,-6), (-10,-2), (-11,2)], w=.7)
    part(T([(-8,-4,1), (-2,-3.6), (5.4,-4.6,1), (5.6,-.4,1), (-2,.6), (-8,0,1)]), 'paper', 1.1, off=0)
    part(T([(-8,-3,1), (-14,-4), (-18,0,1), (-14,.4), (-13,5,1), (-8,0,1)]), 'paper', 1, off=0)


def king():
    """On top: sits on the rim, knees apart, white hose and red shoes before the wheel; sceptre in his right hand."""
    part([(74,50), (80,58), (84,70), (85,82,1), (79,79), (74,83,1), (68,72)], 'verm', 1.3, sh=dict(depth=3.6, gap=1.3,
        w=.65))
    for m in (1, -1):
        X = lambda p, m=m: [(64+m*(a-64), b)+tuple(r) for a, b, *r in p]
        part(X([(68.6,73), (75.6,72), (77.6,78), (76.4,83), (76.6,88,1), (71.8,88.4,1), (71.4,83), (69.4,79)]), 'paper',
            1.2, off=0, sh=dict(depth=2.4, gap=1.2, w=.6))
        part(X([(71.4,87,1), (77,86.6,1), (78.6,90), (83,92), (82.6,94,1), (72.4,94.2,1)]), 'verm', 1, off=.1)
    part([(58,60), (70,60), (76,67), (80,76), (76,81,1), (70,78.6), (67,81.4,1), (64,74), (61,81.4,1), (58,78.6),
        (52,81,1), (48.6,76), (53,67)], 'indigo', 1.35, sh=dict(depth=4, gap=1.4, w=.7))
    folds([(67,64), (72,70), (74,78)], [(61,64), (55,70), (54,78)], [(64,63), (64,68), (64,73)], w=1)
    e = curve([(49,75.8), (52.6,79.4,1), (58,76.8), (61.2,79.4,1)])
    f = curve([(66.8,79.4,1), (70,76.8), (75.6,79.4,1), (79.4,75.6)])
    for q in (e, f):
        stroke(q, 2, .8, .8)
        stroke(q, 1.1, .8, .8, c='ochre')
    part([(57,49), (64,46.4), (71,48), (74.4,53), (73,62), (64,64.6), (56,62)], 'indigo', 1.3, sh=dict(depth=3, gap=1.3,
        w=.65))
    part([(56.4,58.4), (64,61.6), (73,58.4), (73.2,62), (64,65), (56,62)], 'ochre', .9, off=.2)
    part([(56.4,48.4), (60.4,44.6), (65,46.6), (70,44.6), (74,49), (66,53.6), (59.4,52.4)], 'paper', 1, off=0)
    for x, y in ((60,48.6), (65,50.6), (70.4,48.6)):
        fill(curve([(x,y-1,1), (x+.9,y+1), (x,y+2.2,1), (x-.9,y+1)], True), 'ink')
    stalk([(49,68), (47.4,50), (46.4,33)], [1.1,1,1], 'ochre', 1)
    lily(46, 28.6, .5, -3, 'ochre', .8)
    arm((58.6,52), (51.6,62), (48.6,57.6), (7.4,6.4,4.2), 'indigo', 'paper', 1.1, 2)
    grip(at(48.2, 53.6, .62, -2), .64)
    arm((71.6,52), (80.6,61), (76,69.6), (7.4,6.4,4.2), 'indigo', 'paper', 1.1, 2)
    grip(at(75, 72.4, .6, 40, -1), .62)
    T = at(64, 35.6, .82, 0, -1)
    part(T([(-2,-9), (-9,-6), (-10,2), (-9,8), (-11,12,1), (-4,9)]), 'ochre', 1, off=.2)
    head(T, .86, 'quarter', mouth=1.2, brow=-.4)
    part(T([(-8,-5,1), (-10,-14.6,1), (-5.4,-11), (-4.4,-17.4,1), (-1,-12), (1,-18.6,1), (3.4,-12), (7,-16.6,1),
        (7.4,-11), (9.6,-13.6,1), (7.6,-5,1), (0,-7.6)]), 'ochre', 1.1, off=.3)


def climber():
    """At the left rim: ass's ears, both fists on it, one foot set on a spoke, the other leg hanging."""
    part([(36,108), (43,110), (42.4,118), (41,124), (41.6,131,1), (37.6,131.4,1), (36.4,124), (35,116)], 'ochre', 1.2,
        off=.2, sh=dict(depth=2, gap=1.2, w=.55))
    part([(37.4,130.4,1), (42,130,1), (42.6,133), (46.4,135), (46,136.8,1), (37.6,136.8,1)], 'ink', .9, off=0)
    part([(38,108), (44,107), (51,112), (54,117), (51.6,121), (51,126,1), (46.8,126,1), (46.6,120), (43.4,117),
        (38,114)], 'ochre', 1.25, off=.2, sh=dict(depth=2, gap=1.2, w=.55))
    part([(46.4,125,1), (51.4,125,1), (52.6,127.6), (56.4,129.4), (56,131.2,1), (46.6,131.2,1)], 'ink', .9, off=0)
    part([(34,91), (40,88.6), (45,92), (46.6,101), (47.6,110,1), (42,108.6), (38.6,112.4,1), (34,110,1), (33.4,100)],
        'verd', 1.3, sh=dict(depth=3, gap=1.3, w=.65))
    part([(33.6,103), (40,105), (46.8,102.6), (47,105), (40,107.6), (33.6,105.6)], 'verm', .8, off=.1)
    part(limb([(42,93), (49,92), (52,86)], [6,5.4,4]), 'verd', 1.1, raw=True, sh=dict(depth=2, gap=1.2, w=.55))
    grip(at(52.6, 84, .58, 34), .62)
    part(limb([(37,94), (42,101), (47.4,99)], [6,5.6,4]), 'verd', 1.1, raw=True, sh=dict(depth=2, gap=1.2, w=.55))
    grip(at(48.4, 98.6, .56, 8), .62)
    T = at(39.4, 80, .76, -20)
    for q in ([(-3,-8,1), (-8,-13), (-10,-21,1), (-4,-17), (.6,-9,1)], [(0,-9,1), (-1,-17), (3,-24,1), (5,-16),
        (4,-9,1)]):
        part(T(q), 'sand', 1, off=.2)
    part(T([(-5,3), (2,6), (2,11), (-6,11)]), 'flesh', .9, off=.1)
    head(T, .82, 'profile', mouth=1, brow=-.6, soft=True)
    part(T([(4.8,-7,1), (1,-5), (-2,-1), (-4,4,1), (-7.6,0), (-6,-8), (0,-11), (3.6,-9.6)]), 'verm', 1, off=.2)


def faller():
    """At the right rim, head down, the tail of an ass; his crown falls."""
    T = at(86.4, 100, .8, 172)
    ink(T([(4,4), (12,2), (15,8), (13,14)]), 2, .9, .6)
    part(T([(-1,-1), (7,0), (11,8), (8,16), (12,24,1), (7,26,1), (3,16), (3,8)]), 'indigo', 1.2,
        sh=dict(depth=2, gap=1.2, w=.55))
    part(T([(-8,-1), (3,1), (1,10), (-4,17), (-4,26,1), (-9.4,26,1), (-9,16), (-9,7)]), 'indigo', 1.25,
        sh=dict(depth=2.4, gap=1.2, w=.55))
    for a, b in ((10,27), (-6.6,28)):
        part(T([(a-3,b-1,1), (a+2.6,b-2,1), (a+3,b+3), (a-1,b+5)]), 'ink', .9, off=0)
    part(T([(-6,-19), (0,-21), (6,-19), (7,-11), (6,-3), (8,4,1), (0,6.4), (-8,4,1), (-6,-3), (-7,-11)]), 'ochre',
        1.3, sh=dict(depth=3.4, gap=1.3, w=.65))
    part(T([(-6.4,-4.6), (0,-3), (6.4,-4.6), (6.6,-1.6), (0,0), (-6.6,-1.6)]), 'verd', .8, off=.1)
    arm(*T([(5,-16), (11,-22), (9,-33)]), (6.4,5.6,4), 'ochre', 'paper', 1, 2)
    open_hand(at(*T([(9,-33)])[0], .54, 70), .6)
    arm(*T([(-5,-16), (-12,-20), (-11,-31)]), (6.4,5.6,4), 'ochre', 'paper', 1, 2)
    open_hand(at(*T([(-11,-31)])[0], .54, 80), .6)
    H = at(*T([(0,-28.6)])[0], .74, 176, -1)
    head(H, .8, 'quarter', brow=-1, mouth=-1)
    fill(ellipse(*H([(3,6.6)])[0], 1.2, 1, 10), 'ink')
    part(H([(-6,-2,1), (-7,-8), (-2,-12), (4,-11), (6.4,-6,1), (2,-7), (-3,-6)]), 'ink', .9, off=0)


def beaten():
    """Under it an old man lies on his back, an arm under his head; white beard, green gown, bare feet."""
    part([(63,167.4), (72,168), (73,171), (71,174), (62,173.4)], 'flesh', 1.1, off=.1)
    for y in (168, 171.4):
        part([(69,y,1), (72.4,y-4.6), (74.6,y-3.6), (74,y+2), (71,y+2.6,1)], 'flesh', .95, off=.1)
    part([(31,164), (40,161.6), (50,163), (58,164), (66,166.6,1), (65,175,1), (48,175.4), (30,175)], 'verd', 1.35,
        sh=dict(depth=3.6, gap=1.3, w=.7))
    folds([(40,165), (50,168), (60,168)], [(38,170), (50,172.4), (62,172)], w=1)
    part(limb([(31,172), (18,173.6), (13,171)], [6.4,6,4.6]), 'verd', 1.1, raw=True, sh=dict(depth=1.8, gap=1.2, w=.5))
    T = at(21, 167, .78, -82, 1)
    part(T([(-3,-8), (-9,-6), (-10,2), (-7,8), (-3,6)]), 'paper', .95, off=0)
    head(T, .84, 'profile', brow=-.4, mouth=-.6, age=1, shut=True)
    part(T([(-3,2,1), (0,5), (5,4.6), (6,6), (8.6,12), (6,19,1), (3.6,14), (1,17,1), (-4,10)]), 'paper', 1, off=0)
    strands(T, [(1,7), (3,11), (4,15)], [(4,7), (6,11), (5.6,15)], w=.7)
    arm((34,166), (43,158), (49,164.6), (6.4,5.6,4), 'verd', 'paper', 1, 2)
    grip(at(50.6, 166, .56, 30), .6)


def picture():
    """The picture inside the frame."""
    country()
    mark_figure()
    stand()
    wheel()
    with Sheet() as g:
        climber()
    place(g, -1, 5)
    king()
    with Sheet() as g:
        faller()
    place(g, 1, 1.6)
    fortune()
    crank()
    grip(at(39.4, 137, .84, 84), .84)
    mark_figure()
    beaten()
