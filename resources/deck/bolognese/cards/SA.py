"""Ace of swords: a hand from a cloud at the left holds a sword level across the card; a laurel wreath and a branch of
olive hang on it; below them the town.

The level blade cuts the card at y = 76 against the uprights of the two towers; everything else hangs from it. Steel and
indigo on paper, red sleeve, brick town. Fist (41, 76).
"""
from kit import *
from bolognese.bologna import town, two_towers
from bolognese.people import *


def land():
    """Rays from the cloud over a pale sky; hills and the walled town with its two towers; a river."""
    fill(rect(4, 4, 92, 174), 'paper')
    sky(4.5, 78, tint=.74, dens=.6)
    cloud(80, 30, .66, -1, 'heap')
    cloud(46, 24, .5, 1, 'long')
    for a0, a1 in ((-20,-15), (-8,-4), (4,8), (16,20), (28,32), (40,44)):
        a, b = radians(a0), radians(a1)
        fill([(14,76), (14+120*cos(a),76+120*sin(a)), (14+120*cos(b),76+110*sin(b))], 'sand')
    hill([(-4,124), (18,118), (44,125), (70,116), (104,121)], 'sky', 1, 2.6, 7, 55, .55)
    hill([(-4,140), (14,128), (36,136), (60,126), (80,133), (104,124)], 'indigo', 1.1, 2.6, 7, 55, .65)
    hill([(-4,150), (26,142), (60,148), (104,140)], 'verd', 1.2, 2.6, 7, 60, .65)
    two_towers(30, 153, 41, lw=.95)
    town(8, 40, 155, 4, .85)
    dome(66, 143, 5.6)
    town(54, 92, 155, 4, .85)
    # the wall with its gate
    part([(4,152,1), (75,152,1), (75,168,1), (4,168,1)], 'rose', 1.3, off=.2)
    for x in range(5, 75, 6):
        part(rect(x, 149, 3.6, 4), 'rose', .9, raw=True, off=0)
    for y in (157, 162):
        ink([(5,y), (40,y+.2), (75,y)], .7, .8, .8)
    for x, y in ((12,152.6), (28,157.4), (18,162.4), (62,152.6), (70,157.4), (60,162.4)):
        ink([(x,y), (x,y+4.6)], .7, .8, .8)
    part(rect(36, 146, 16, 22), 'sand', 1.2, raw=True, off=.2)
    for x in (36, 42, 48):
        part(rect(x, 143, 4, 4), 'sand', .9, raw=True, off=0)
    window(40, 155, 8, 13)
    part([(2,168,1), (98,168,1), (98,178,1), (2,178,1)], 'sand', 1.1)
    turf(6, 74, 171, 175, 7, 2.4)


def swallow(T):
    """A swallow in flight to the right, 12 long."""
    part(T([(7,-1,1), (4,-2.6), (1,-2), (-3,-6.4), (-8,-8.6,1), (-5,-4), (-3.4,-.6), (-8,.4), (-11,-1,1), (-9,1.4,1),
        (-11,3.4,1), (-6,2.6), (-2,2.4), (-1,6), (-3,9.6,1), (2,6), (3.4,1.6),
            (5.6,.6)]), 'ink', .6, off=0)
    fill(curve(T([(5.6,.2,1), (3,1.2), (0,2,1), (2.4,-.2)]), True), 'paper')


def great_cloud():
    """The great cloud at the left edge, scalloped, its belly in the sky's tint."""
    squeeze = lambda p: [(2+(q[0]-2)*.62,)+tuple(q[1:]) for q in p]
    q = [(2,52,1), (7,47.6), (13,49,1), (17,45.6), (24,47), (26,52,1), (31,51.6), (35,56), (33,61,1), (37,64),
        (37,69), (32,71,1), (34,77), (33,83), (29,86,1), (32,90), (30,96), (24,97,1),
         (21,102), (13,102.6), (9,99,1), (2,102,1)]
    part(squeeze(q), 'paper', 1.4, off=0)
    fill(curve(squeeze([(3,101.4,1), (9,98,1), (13,101.4), (21,101), (24,96.4,1), (30,95), (31,90.6), (28,92),
        (22,93), (18,97), (10,95.6), (3,98,1)]), True), 'sky')
    for h in ([(13,49), (15,51), (15.6,54)], [(26,52), (23.6,53), (22.6,56)], [(33,61), (29.6,61), (27.4,63.4)],
        [(32,71), (28.6,70), (26,71.4)], [(29,86), (25.6,84.6), (23,86)],
              [(24,97), (21.6,94), (18,93.6)], [(9,99), (10,95.6), (13,93.6)], [(6,60), (11,57.6), (16,60)],
                  [(8,88), (13,85.6), (18,88)]):
        ink(squeeze(h), .9, .9, .1)


def sleeve():
    """A red sleeve, its root to be hidden by the cloud."""
    part([(16,68,1), (24,66.6), (31,68,1), (31.6,84.4,1), (24,86), (16,84.6,1), (19,76)], 'verm', 1.4,
        sh=dict(depth=4, gap=1.3, w=.75))
    folds([(19,72), (24,73), (30,71.6)], [(19,79.6), (24,79), (30.6,80.6)], w=1.1)


def fist():
    """The wrist out of a white frill; the fist is drawn last."""
    part([(33,70.6), (38,71), (38.6,81.6), (33,82.6)], 'flesh', 0, off=.2)
    ink([(33,70.4), (38,71)], 1.1, .5, .5)
    ink([(33,82.6), (38.6,81.8)], 1.2, .5, .5)
    part([(29.4,65.6,1), (33.4,67,1), (32.6,70.6,1), (34.8,73,1), (33.4,76.4,1), (34.8,80,1), (32.8,82.6,1),
        (33.6,86.4,1), (29.4,87.6,1), (28.6,76.4)], 'paper', 1.1, off=0)
    for y in (71, 76, 81.4):
        ink([(29.4,y), (32.4,y+.2)], .7, .8, .2)


def sword_level():
    """The sword, level, its point near the right edge."""
    T = at(41, 76.4, 1, 90)
    part(T([(-4.6,-9,1), (-3.8,-44,1), (0,-53,1), (3.8,-44,1), (4.6,-9,1)]), None, 1.6)
    fill(T([(.4,-9), (.4,-50), (3.4,-44), (4.2,-9)]), 'indigo')
    ink(T([(0,-9), (0,-47)]), 1.1, .8, .2)
    part(limb(T([(0,-7), (0,8)]), [3.6,3.4]), 'verm', .9, raw=True, off=.2)
    q = [(0,-11,1), (6,-10.8), (12,-9), (15,-5.6), (17.6,-6.6), (18,-3.2), (15,-1.4), (11.6,-3.4), (8.4,-6), (4,-7.4),
        (0,-7,1)]
    part(T(q+[(-a, *r) for a, *r in q[::-1]]), 'ochre', 1.3, off=.3, sh=dict(depth=2, gap=1.2, w=.55))


def wreath():
    """A laurel wreath hung on the blade: from the bottom up two rows of leaves on either side, berries, a bow below."""
    x, y, r = 66, 91, 14.6
    stroke([(x+r*cos(radians(6*k)), y+r*sin(radians(6*k))) for k in range(61)], 1.6, 1, 1)
    for f in (80, 56, 32, 8, -16, -40, -64):
        for m in (1, -1):
            px, py = x+m*r*cos(radians(f)), y+r*sin(radians(f))
            leaf(px, py, .82, m*(f-36), 'verd', .9, False)
            leaf(px, py, .9, m*(f+34), 'verd', .9)
    for f, m in ((44,1), (-4,-1), (44,-1), (-28,1)):
        part(ellipse(x+m*r*cos(radians(f)), y+r*sin(radians(f)), 1.6, n=10), 'verm', .8, raw=True, off=0)
    for m in (1, -1):
        part([(x,106), (x+m*5,102), (x+m*9,104), (x+m*7,108.6), (x+m*1,107.4,1)], 'verm', 1.1, off=.2)
        part([(x,107,1), (x+m*3,113), (x+m*3,119,1), (x+m*7,116,1), (x+m*5,110), (x+m*2,106.6,1)], 'verm', 1.1, off=.2)
    part(ellipse(x, 106.6, 2, n=12), 'verm', .9, raw=True, off=.1)


def olive():
    """A branch of olive hanging from the blade near the point."""
    sprig([(88,71), (90,84), (87,96), (90,108), (88,118)], ((.12,-1,.7), (.2,1,.5), (.34,-1,.75), (.42,1,.5),
        (.56,-1,.75), (.64,1,.5), (.78,-1,.7), (.86,1,.5), (.97,-1,.6)), .92, 'verd')
    for px, py in ((85.6,88), (86.4,103.6), (91.6,97)):
        part(ellipse(px, py, 1.6, 2.2, 12), 'indigo', .8, raw=True, off=0)


def picture():
    """The picture inside the frame."""
    land()
    mark_figure()
    for x, y, s, m in ((14,110,.8,1), (25,115,.55,-1), (15,122,.5,1)):
        swallow(at(x, y, s, -10*m, m))
    wreath()
    olive()
    sword_level()
    sleeve()
    great_cloud()
    fist()
    grip(at(41, 76.4, 1, 90), 1)
    part([(63,70.4,1), (68,70.4,1), (68.6,82.6,1), (63.4,82.8,1)], 'verm', 1.1, off=.2, sh=dict(depth=1.6, gap=1.1,
        w=.5))
    mark_figure()
