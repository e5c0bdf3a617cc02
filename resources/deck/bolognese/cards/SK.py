"""King of swords: in full white armour on a blue throne, the naked sword laid across both knees.

A cross: upright king, level sword (slightly down to the left), point in the left strip; white against indigo and green.
Black beard, crown over the steel cap. Fists at (68, 110) on the hilt and (34, 116) under the blade.
"""
from kit import *
from families.swords_batons import crown, sword
from bolognese.people import *


def hall():
    """A green curtain in folds, a dais of tiles, the throne."""
    fill(rect(4, 4, 92, 148), 'verd')
    folds([(34,6), (33,60), (35,140)], [(44,6), (45,50), (44,60)], [(58,6), (57,30), (58,50)],
        [(70,6), (71,60), (70,140)], [(80,6), (79,60), (81,140)], [(89,6), (90,70), (88,146)],
          [(10,46), (9,90), (11,146)], [(18,46), (19,90), (17,146)], w=1.5)
    for x, f in ((36,1), (68,1), (86,1), (14,1)):
        comb([(x,50), (x-.6,90), (x+.6,140)], 4*f, 80, 2.1, .7, .2)
    part([(22,4), (98,4), (98,12,1), (90,15), (82,11.6,1), (73,15), (65,11.6,1), (56,15), (47,11.6,1), (38,15),
        (30,11.6,1), (22,14)], 'ochre', 1.2, off=.3)
    tiles(146, 'paper', 'verm')


def throne():
    """A blue throne: high gabled back, two posts with balls, a step."""
    part([(24,150,1), (26,38,1), (50,20,1), (74,38,1), (76,150,1)], 'indigo', 1.5, sh=dict(depth=4, gap=1.5, w=.75))
    part([(30,140,1), (31,42,1), (50,27.6,1), (69,42,1), (70,140,1)], 'sky', 1.1, off=.2)
    for x, y in ((36,50), (64,50), (35,64), (65,64), (36,78), (64,78), (42,38), (58,38)):
        star(x, y, 2.4, 'ochre', 6, .45, .6)
    part(ellipse(50, 18.4, 3.6, n=20), 'ochre', 1.1, raw=True, off=.3)
    for x in (15, 85):
        part([(x-5,98,1), (x+5,98,1), (x+5.6,160,1), (x-5.6,160,1)], 'indigo', 1.3, ha=dict(ang=0, gap=1.9, w=.7,
            part=(1,.45)))
        part([(x-6.4,93,1), (x+6.4,93,1), (x+6.4,98.6,1), (x-6.4,98.6,1)], 'ochre', 1.1, off=.2)
        part(ellipse(x, 88, 5, n=24), 'ochre', 1.3, raw=True, off=.3, sh=dict(depth=2.4, gap=1.1, w=.6))
    part([(9,158,1), (91,158,1), (93,168,1), (7,168,1)], 'sand', 1.3, off=.3)
    comb([(8,168), (92,168)], -4, 90, 2.1, .6, 0, 0)


def plate(pts, depth=3.6, w=1.35):
    """A piece of white armour."""
    return part(pts, 'paper', w, off=0, sh=dict(depth=depth, gap=1.3, w=.65))


def legs():
    """Greaves, knees with ochre wings, pointed sabatons; the left foot forward."""
    for m, dx, dy in ((-1,0,0), (1,0,2)):
        F = lambda p: [(50+m*(q[0]-50)+dx, q[1]+dy)+tuple(q[2:]) for q in p]
        plate(F([(57,132), (67,131), (69,142), (66.4,152), (66,160,1), (58.6,160,1), (57,150), (55.6,141)]))
        part(F([(58,159,1), (66.6,159,1), (69,163), (71,169), (66.6,171.4,1), (59.6,170), (57.6,164)]), 'paper', 1.2,
            off=0, sh=dict(depth=2, gap=1.2, w=.6))
        for y in (162, 165, 168):
            ink(F([(58.6,y+.6), (63.6,y-.6), (69,y+.4)]), .8, .3, .3)
        ink(F([(61.4,134), (60.6,146), (61.6,158)]), 1, .3, .2)
        part(F([(55,124,1), (61,119), (69,122), (71,129), (66,135), (58,135,1), (54,130)]), 'ochre', 1.2, off=.3,
            sh=dict(depth=2.4, gap=1.1, w=.6))
        ink(F([(58,127.6), (63,126), (68.6,128)]), .9, .3, .3)


def thighs():
    """Thigh plates, the mail skirt, a red surcoat's skirt between the knees."""
    part([(42,100), (58,100), (60,118), (59,134), (61,146,1), (54,143), (50,147,1), (46,143), (39,146,1), (41,134),
        (40,118)], 'verm', 1.3, sh=dict(depth=4, gap=1.4, w=.75))
    folds([(46,112), (46,126), (44,142)], [(54,112), (54,126), (56,142)], w=1.2)
    for m in (-1, 1):
        F = lambda p: [(50+m*(q[0]-50), q[1])+tuple(q[2:]) for q in p]
        plate(F([(51,103), (60,100), (68,104), (73,114), (71,123), (65,127), (56,124), (53,114)]), 4.4)
        ink(F([(55,108), (62,107), (69,113)]), .9, .2, .2)
    part([(36,94), (64,94), (67,106,1), (58,109), (50,106.6), (42,109), (33,106,1)], 'paper', 1.2, off=0,
         ha=[dict(ang=40, gap=1.6, w=.55, part=(0,1)), dict(ang=-50, gap=1.6, w=.5, part=(0,1))])


def body():
    """Breastplate with a ridge, gorget, a red mantle behind the shoulders."""
    plate([(37,70), (44,66), (56,66), (63,70), (64.6,80), (62,92), (61,97,1), (50,100), (39,97,1), (38,92),
        (35.4,80)], 5, 1.5)
    ink([(50,68), (51,82), (50,98)], 1.1, .4, .3)
    fill(curve([(39,76), (42.4,73), (42.6,84), (41,92), (39,86)], True), 'sky')
    part([(38.6,93), (50,96.6), (61.4,93), (61.6,97), (50,100.6), (38.4,97)], 'verm', 1.1, off=.2)
    part([(41,66,1), (50,71), (59,66,1), (59.6,69.6), (50,74.6), (40.4,69.6)], 'ochre', 1, off=.2)


def arms():
    """Plated arms: right fist on the hilt, left fist round the blade in its gauntlet's cuff."""
    # sword across: fist at the right, point to the left
    sword(70, 110, -84, 66, 7, 'straight', 'verm')
    for m, E, W in ((1, (74,95), (70.6,105.6)), (-1, (25,97), (33,108.6))):
        plate(limb([(50+m*13,80), E, W], [9.6,9,6.4]), 3)
        F = lambda p: [(50+m*q[0], q[1])+tuple(q[2:]) for q in p]
        x, y = E
        part([(x-5,y-2.4,1), (x,y-5.4), (x+5,y-2.4,1), (x+4.4,y+3.4), (x,y+5), (x-4.4,y+3.4)], 'ochre', 1.1, off=.3,
            sh=dict(depth=2, gap=1.1, w=.55))
        plate(F([(6,67), (12,65.6), (18,69), (20.6,76), (19,83.6), (13,84.6), (8,78)]), 3.4, 1.4)
        for q in ([(9,72.6), (14,70.6), (19.4,73.6)], [(9.4,77.6), (14,76), (19.8,79)]):
            ink(F(q), .9, .3, .3)
    part(at(70, 107, 1, 96)([(-2,-4.4,1), (2,-4,1), (2,4,1), (-2,4.4,1)]), 'ochre', .9, off=.1)
    grip(at(69.6, 110.4, .88, -84, 1), .88)
    part(at(33.4, 110, 1, 64)([(-2,-4,1), (1.6,-3.8,1), (1.6,3.8,1), (-2,4,1)]), 'ochre', .9, off=.1)
    grip(at(33.8, 113.6, .98, -84, 1), .96)



def face():
    """Stern, black-bearded, three-quarter to the left; steel cap, crown."""
    T = at(50.4, 49.4, 1, 0, -1)
    part(T([(-5,4), (4,8), (5,14), (6,18), (0,20), (-7,17)]), 'paper', 1, off=0,
        ha=[dict(ang=40, gap=1.5, w=.5, part=(0,1)), dict(ang=-50, gap=1.5, w=.5, part=(0,1))])
    part(T([(-4,-8), (-9,-5), (-9.6,3), (-8.6,10), (-6,15,1), (-2,12), (-3,4)]), 'sky', 1.1, off=0,
        sh=dict(depth=2, gap=1.2, w=.55))
    head(T, 1, 'quarter', brow=1, mouth=-.3, age=1)
    part(T([(-6.6,0,1), (-4.8,4), (-2,5.6), (.2,5.4), (2.6,4), (3.4,4.4), (4.6,4), (6,4.8,1), (6.6,9.6), (5,14),
        (2.4,16.4,1), (-2,15), (-5.6,9)]), 'ink', 1, off=0)
    fill(curve(T([(1.3,6.6,1), (3,6.4), (4.8,6.6,1), (3,7.9)]), True), 'verm')
    strands(T, [(-4.6,5), (-3.4,9.4), (-.6,13.6)], [(-2.2,7), (-.8,11), (1,14.4)], [(4.6,8.6), (4.2,11), (3.2,14)],
        w=.7, c='sky')
    part(T([(-7.6,-4,1), (-8,-10), (-4,-15), (2,-16), (7,-12), (7.4,-5,1), (2,-6.6), (-3,-5.6)]), 'sky', 1.1, off=.2,
        sh=dict(depth=2, gap=1.2, w=.55))
    crown(T)


def picture():
    """The picture inside the frame."""
    hall()
    throne()
    mark_figure()
    part([(37,68), (28,76), (22,92), (20,112), (18,134), (14,152,1), (24,158), (30,152,1), (36,156), (50,150),
        (64,156), (70,152,1), (76,158), (86,152,1), (82,134), (80,112),
          (78,92), (72,76), (63,68)], 'verm', 1.4, sh=dict(depth=5, gap=1.6, w=.8, lo=.1))
    folds([(26,100), (24,124), (22,152)], [(74,100), (76,124), (78,152)], w=1.3)
    thighs()
    legs()
    body()
    arms()
    face()
    mark_figure()
