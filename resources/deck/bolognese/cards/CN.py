"""Knight of cups: unarmed, on a white horse that paces to the right, he carries the cup high, a cloth over his arm.

Upright rather than slanting: horse level, head high, rider straight, the cup above the horse's ears at the end of a
bent arm; red housing, ochre coat, the sky sand. Shoulder (50, 70), elbow (62, 78), fist (70, 66).
"""
from kit import *
from bolognese.bologna import town
from families.swords_batons import lad
from bolognese.people import *
from bolognese.steeds import *


def road():
    """A yellow evening, hills, a brook with a bridge."""
    sky(4.5, 112, 'sand', tint=.62, dens=.5)
    cloud(40, 30, .64, 1, 'heap', 'rose')
    cloud(14, 62, .5, 1, 'long', 'rose')
    cloud(88, 70, .44, -1, 'small', 'rose')
    hill([(-4,110), (12,101), (30,107), (56,103), (78,108), (104,98)], 'rose', 1, 2.6, 6, 55, .6)
    town(5, 25, 112, 3, .75)
    hill([(-4,122), (24,114), (54,120), (82,112), (104,117)], 'verd', 1.2, 2.6, 7, 60, .6)
    hill([(-4,148), (24,142), (56,147), (104,140)], 'sand', 1.3, 2.6, 7, 60, .6)
    shadow(14, 166, 30, 4)
    shadow(46, 167, 26, 4)


def horse():
    """White, the near foreleg lifted, neck arched."""
    part([(19,108,1), (11,107), (6.6,114), (8,126), (10,138), (7,150), (9,163,1), (13,156), (16,160,1), (17,146),
        (19,132), (18,120)], 'sky', 1.3, off=.3,
         sh=dict(depth=3, gap=1.2, w=.65))
    folds([(17,110), (11,117), (12,132), (12.6,146), (11,158)], [(17.6,114), (14.4,124), (15.4,138), (15,154)], w=1)
    horse_leg(at(36, 115, .94, -14), HIND, HINDHOOF, 'sky', depth=4)
    horse_leg(at(58, 117, .98, 4), STAND, STANDHOOF, 'sky', depth=4)
    p = part([(20,112), (25,103), (35,100), (50,101), (62,103), (69,112), (67,122), (58,128), (46,130), (34,130),
        (24,125)], 'paper', 0)
    fill(curve([(30,129.4,1), (40,124.6), (54,124), (64,121), (60,127), (48,129.6), (38,130)], True), 'sky')
    shade(p, 5, 1.5, .7, .2)
    contour(p, 1.4)
    T = at(27.6, 113.6, 1, 6)
    horse_leg(T, HIND, HINDHOOF, 'paper', depth=4.4)
    horse_leg(at(60, 113.4, 1, -3), FORE, FOREHOOF, 'paper', depth=3.6)
    skin([(49,105), (54,92), (59,82), (65,75.4), (72,73), (77.4,77), (77,85), (73.6,92), (72,101), (73,110), (70,119),
        (61,124), (51,120)], 2, 'paper', 1.4,
         dict(depth=4, gap=1.4, w=.7))
    H = at(72.6, 75.4, .96, -8)
    horse_head(H, 'paper', tint='sky')
    bridle(H, 'verm')
    for x, y, a, l, b in ((71,74,36,10,.8), (66,76.6,46,13,.9), (62,81,54,14,.8), (58.6,86,62,14,.8),
        (56,92,70,13,.6), (53.6,98,76,12,.5)):
        lock(x, y, 180-a, l, 5, -b, 'sky', s=1, lw=.85, pw=1.3, n=8)
    lock(73, 72.6, 60, 9, 4, .6, 'sky', s=1, lw=.85, pw=1.3, n=8)


def housing():
    """A red housing with a fringed hem over croup and flank, breast band with bells."""
    part([(27,101), (40,99), (54,101), (56,112), (55.6,125,1), (49,128), (42,124.6,1), (35,128.6), (27,124.6,1),
        (20,128,1), (17.6,118), (20,107)], 'verm', 1.4,
         sh=dict(depth=4.6, gap=1.5, w=.8))
    e = curve([(55.4,120.6,1), (49,123.6), (42,120.2,1), (35,124.2), (27,120.2,1), (19.6,123.4,1)])
    stroke(e, 2.6, 1, 1)
    stroke(e, 1.5, 1, 1, c='ochre')
    for x, y in ((26,111), (35,115), (50,112)):
        rosette(x, y, .36, 6, 'paper', 'ochre', w=.65)
    for q in ([(56,106), (64,112), (73,112)],):
        strap_on(q, 'verm', 3.2)
    for x, y in ((61,113), (66,115.6), (71,116)):
        part(ellipse(x, y, 1.7, n=12), 'ochre', .9, raw=True, off=.1)


def leg():
    """Red hose, a soft boot in the stirrup."""
    ink([(45,110), (48,126), (50,138)], 1.5, .8, .8)
    part([(38,100), (49,99), (56,106), (59,113), (56,118), (47,116), (40,110)], 'indigo', 1.4,
        sh=dict(depth=4, gap=1.3, w=.75))
    part([(51,114), (58.6,112.6), (58.6,122), (56.4,131), (56.6,138,1), (50.4,138.6,1), (49.8,129), (49.6,121)],
        'paper', 1.3, off=0, sh=dict(depth=3, gap=1.2, w=.65))
    part([(49.4,113,1), (59.6,111.4,1), (60.4,116.4,1), (50,119,1)], 'ochre', 1, off=.2)
    part([(50,136,1), (57,135.6,1), (60,138.6), (66.6,140.6), (68,143.4,1), (57.4,144), (50.4,143.2,1)], 'verm', 1.2,
        off=.2, sh=dict(depth=2, gap=1.2, w=.6))
    ink([(49,144.6), (58,145.6), (66,144.6)], 2, .8, .8)


def body():
    """A pleated ochre coat, its skirt over the saddle; far hand at the reins."""
    ink([(79,93), (72,98), (60,94)], 1.5, .9, .9)
    part(limb([(54,76), (60,86), (60,93)], [8,7,5]), 'rose', 1.2, raw=True, sh=dict(depth=3, gap=1.2, w=.65))
    part([(36,90), (52,90), (57,101), (59,109,1), (52,112), (46,108.6,1), (39,112), (31,108,1), (33,99)], 'ochre',
        1.4, sh=dict(depth=4, gap=1.4, w=.75))
    folds([(40,94), (37,102), (36,109)], [(44,94), (43.6,102), (45.6,108)], [(48,94), (50,102), (52,110)], w=1.2)
    part([(35,68), (42,64), (50,65), (55.6,71), (55.6,82), (53,93,1), (44,95.6), (35.4,93,1), (33.6,82)], 'ochre',
        1.4, sh=dict(depth=5, gap=1.5, w=.75, lo=.1))
    folds([(39,70), (38.4,80), (40,91)], [(44,69), (44.4,80), (44,92)], [(49.6,70), (50.4,80), (48.6,91)], w=1.1)
    part([(34.6,89), (44,92.4), (53.6,89), (53.6,93.4), (44,97), (34.6,93.4)], 'indigo', 1.1, off=.2)
    grip(at(60.4, 94, .72, -60, -1), .72)


def cup_arm():
    """The near arm, a white cloth over it, the cup in the fist."""
    m = at(69, 46, .96, 5)
    part(m([(-2,8,1), (2,8,1), (2.4,18), (7.6,22,1), (8,25,1), (-8,25,1), (-7.6,22,1), (-2.4,18)]), 'ochre', 1.2,
        off=.3, sh=dict(depth=2, gap=1.2, w=.6))
    part(m([(-11,-12,1), (11,-12,1), (10.6,-4), (7.4,3.6), (3,8), (-3,8), (-7.4,3.6), (-10.6,-4)]), 'ochre', 1.5,
        sh=dict(depth=4, gap=1.3, w=.7, lo=.05))
    part(m([(-10.8,-7,1), (0,-4.6), (10.8,-7,1), (10.4,-2,1), (0,.6), (-10.4,-2,1)]), 'verm', 1, off=.2)
    for d in (-7, -2.3, 2.3, 7):
        part(m(at(d, -2.6-.02*d*d)([(0,-1.5), (1.2,0), (0,1.5), (-1.2,0)])), 'paper', .6, off=0)
    part(m([(-11.4,-12.6), (-6,-15), (0,-15.4), (6,-15), (11.4,-12.6), (6,-10.4), (0,-10), (-6,-10.4)]), 'verm', 1.1,
        off=.2, ha=dict(ang=0, gap=1.5, w=.65, part=(0,.6)))
    # the cloth hangs from the forearm
    part([(58,80,1), (66,74,1), (69,82), (66.6,92), (68,101,1), (63,97.6,1), (59,103,1), (57.6,92)], 'rose', 1.2,
        off=.3, sh=dict(depth=2.6, gap=1.3, w=.55))
    folds([(62,80), (62,90), (60,100)], [(65.6,79), (65.6,88), (65.6,97)], w=.9)
    part(limb([(58,80), (65,76.6), (67,69)], [8,7,5]), 'verd', 1.2, raw=True, sh=dict(depth=2.4, gap=1.2, w=.65))
    part([(44,65), (50,64.6), (56,69), (62,74,1), (62.4,82,1), (57,86.4,1), (51,80), (46,72)], 'ochre', 1.4,
        sh=dict(depth=4, gap=1.4, w=.75))
    folds([(50,69), (54,76), (57,84)], [(53,68.6), (58,74), (61,80)], w=1.1)
    part([(56.6,71,1), (63,74,1), (63.6,81.6,1), (57.4,87,1), (55.6,84.4,1), (60,79)], 'paper', 1, off=0)
    grip(at(67.8, 65, .78, 5), .78)


def face():
    """Young, bare-headed but for a wreath of roses; brown hair to the shoulders."""
    T = at(44.6, 47.4, .96, 2)
    part(T([(-2,-9), (-9,-6), (-10.6,1), (-10,8), (-12,14), (-9,18,1), (-5,15), (-2.6,9), (0,-4)]), 'verm', 1.1,
        off=.3, sh=dict(depth=2.6, gap=1.2, w=.6))
    strands(T, [(-8,-2), (-8.6,6), (-9.6,14)], [(-6,0), (-6.4,7), (-6.6,14)], w=.9)
    neck(T, w=7.4, drop=20)
    part(T([(-7,17), (-3,15), (1,20), (5,14.6), (8.4,17,1), (4,21), (0,24), (-5,21)]), 'paper', 1, off=0)
    lad(T, .96, mouth=.8, brow=-.1)
    part(T([(-6.4,-5,1), (-7.8,0), (-6.6,5), (-8.6,10,1), (-4.4,7), (-4.6,0), (-1.4,-6), (3,-7), (6.6,-5,1), (5,-9.4),
        (0,-11), (-4.6,-9.4)]), 'verm', .9, off=.2)
    strands(T, [(-2,-9), (-6,-4), (-6.6,2)], [(1,-9.4), (-3,-7), (-5.2,-2)], w=.8)
    for x, y, a in ((-7.4,-6.4,-60), (-4,-9.4,-30), (0,-11.4,10), (4,-10.6,40), (6.6,-8.6,70)):
        leaf(*T([(x,y+1.6)])[0], .5, a, 'verd', .7, False)
    for x, y, c in ((-6.4,-7.6,'paper'), (-1.8,-10.4,'verm'), (2.8,-10.8,'paper'), (6.4,-8,'verm')):
        rosette(*T([(x,y)])[0], .27, 5, c, 'ochre', w=.6)


def picture():
    """The picture inside the frame."""
    road()
    mark_figure()
    horse()
    housing()
    body()
    leg()
    cup_arm()
    face()
    mark_figure()
    plant(8, 175, 8, 5)
    for x, y in ((28,173), (60,174), (40,151)):
        tuft(x, y, 5, 4)
    bloom(46, 174.6, 2.3, 'verm', 6)
    bloom(37, 175, 2.1, 'paper', 5)
