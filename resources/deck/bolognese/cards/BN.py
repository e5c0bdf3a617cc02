"""Knight of batons: a wild bare-headed rider in leaf green on a black horse that rears to the right; he swings the club
back over his shoulder.

The horse is one diagonal from the hind hooves (34, 166) to the ears (78, 50), the club crosses it from the fist
(30, 72) up to the left (12, 52). Black against a rose sky; green coat, red saddle cloth. Head (48, 50).
"""
from kit import *
from families.swords_batons import club
from bolognese.people import *
from bolognese.steeds import *


def heath():
    """A red evening, dark hills, a broken ground."""
    sky(4.5, 116, 'rose', tint=.52, dens=.5)
    cloud(42, 22, .6, 1, 'heap')
    cloud(86, 26, .5, -1, 'small')
    cloud(12, 98, .56, 1, 'heap')
    hill([(-4,120), (16,110), (36,116), (62,108), (84,114), (104,104)], 'indigo', 1, 2.6, 6, 55, .6)
    tower(88, 112, 5, 16, 'sand', 'merlon', .8, 1)
    hill([(-4,132), (24,125), (54,130), (82,122), (104,126)], 'sand', 1.2, 2.6, 7, 60, .6)
    hill([(-4,150), (20,146), (56,150), (104,143)], 'verd', 1.3, 2.6, 7, 60, .6)
    shadow(16, 167, 50, 5)


def dark(pts, w=1, lit=(), closed=True):
    """A black part with light cut into it: strokes of the sky's colour along `lit`, each (line, length, lean)."""
    s = part(pts, 'ink', w, off=0, under=None)
    for line, l, lean in lit:
        comb(line, l, lean, 1.5, .7, .3, .6, 'sky')
    return s


def dark_leg(T, leg, hoof, sheen, lit):
    """A black leg with a grey hoof; sheen = blue patches, lit = lines of light."""
    fill(curve(T(leg), True), 'ink')
    contour(curve(T(leg), True), 1)
    for q in sheen:
        fill(curve(T(q), True), 'indigo')
    for line in lit:
        ink(T(line), .9, .3, .1, 'sky')
    part(T(hoof), 'sky', .9, off=.1)


def horse():
    """Rearing; far legs in grey, near ones black."""
    # tail
    part([(22,124,1), (13,120), (7,126), (6,138), (9,150), (7,162,1), (12,156), (14,164,1), (18,152), (18,140),
        (24,132)], 'paper', 1.3, off=0, sh=dict(depth=3, gap=1.2, w=.65))
    for q in ([(18,124), (10.6,130), (11,142), (10,156)], [(20,127), (14.6,136), (15,148)]):
        ink(q, .9, .3, .1)
    # far hind leg, far foreleg in the tint
    horse_leg(at(45, 130, .86, -16), HIND, HINDHOOF, 'sky', depth=4)
    horse_leg(at(72, 96, .86, -46), FORE, FOREHOOF, 'sky', depth=4)
    # trunk
    dark([(22,126), (24,114), (32,106), (44,98), (56,88), (68,84), (76,90), (78,100), (72,110), (62,116), (52,124),
        (44,134), (34,138), (26,134)], 1.3,
         [([(24,117), (30,109), (36,104)], 4, 80), ([(60,114), (68,109), (75,101)], -3, 80)])
    # a blue sheen on quarter, flank and breast
    for q in ([(27,120,1), (29,113), (35,107.4), (42,103,1), (40,110), (36,116), (31,121)], [(56,112,1), (62,107),
        (68,100), (72,92,1), (72,99), (67,107), (61,112)],
              [(40,131,1), (46,127), (52,120,1), (50,127), (44,132)]):
        fill(curve(q, True), 'indigo')
    # near hind leg
    T = at(31, 124, .94, 6)
    dark_leg(T, HIND, HINDHOOF, ([(-8.6,3,1), (-3,-2), (3,0), (8,8), (12,16,1), (8,21), (3,17), (-3,14)],),
        ([(-10,4), (-9,14), (-5,24)], [(-5.6,31), (-3,37), (.4,43)], [(2,2), (8,8), (11,16)], [(-4,33), (-1,38),
        (2,43)]))
    # near foreleg
    T = at(71, 98, .94, -24)
    dark_leg(T, FORE, FOREHOOF, ([(-3,0,1), (3,-2), (7,6), (15,11), (17.6,14,1), (11,14), (3,12), (-2,8)],),
        ([(2,0), (8,9), (16,12)], [(-3,4), (0,11), (6,14)], [(17,13), (16,19), (13,26)], [(11,32), (13,26)]))
    # neck, mane, head
    dark([(52,98), (56,86), (60,74), (65,64), (72,58), (79,59), (82,66), (80,75), (79,84), (80,93), (77,101),
        (68,104), (58,104)], 1.3,
         [([(81,68), (79.4,76), (78.4,86)], 3.4, 80), ([(60,76), (64,67), (69,61)], 3, 80)])
    fill(curve([(66,98,1), (63,88), (65,78), (69,69), (73,63,1), (73,71), (71,80), (71,90), (72,98,1), (69,101)],
        True), 'indigo')
    H = at(76, 59.6, .92, 0)
    dark(H([(-2.6,1,1), (-1,-6.6,1), (2.6,-2), (7.4,2), (11.6,10), (14.6,19), (15.4,24), (13.4,28), (9.4,27.6),
        (6.4,23), (3,20), (-1,16), (-3.2,9)]), 1.2)
    ink(H([(4,1), (9,7), (12.6,16)]), .9, .2, .2, 'sky')
    ink(H([(0,13), (4,17.6), (7.6,21)]), .9, .2, .2, 'sky')
    ink(H([(-1,8), (0,12)]), .8, .3, .1, 'sky')
    fill(curve(H([(3.4,7.6,1), (5.6,6.4), (8,9.4,1), (5.6,9.6)]), True), 'paper')
    fill(ellipse(*H([(6,8.2)])[0], .95, n=10), 'ink')
    fill(curve(H([(9.6,25.4), (12,24.4), (14,27,1), (11.4,27.6)]), True), 'verm')
    fill(ellipse(*H([(13,22)])[0], .8, 1.1, 8), 'sky')
    for x, y, a, l, b in ((76,56,205,11,.7), (71,57,196,14,.7), (66,62,188,15,.7), (62,68,182,15,.6),
        (59,76,176,14,.6), (57,84,170,13,.5)):
        lock(x, y, a, l, 5.4, b, 'paper', s=1, lw=.9, pw=1.3, n=8)
    lock(77.6, 55, 60, 9, 4, .6, 'paper', s=1, lw=.85, pw=1.3, n=8)
    for q in ([(1,0), (-1,8), (-2,15)], [(-1.4,10.4), (5,13.4), (10.4,12)], [(5,23), (8.4,19.6), (13.6,18)],
        [(-1,9.6), (3.4,15), (7.4,21)]):
        ink(H(q), 2, .8, .8, 'verm')
    part(ellipse(*H([(7.4,21)])[0], 1.5, n=12), 'ochre', .8, off=0, raw=True)


def saddle():
    """A red cloth with a jagged hem."""
    part([(34,106,1), (46,97), (56,92,1), (62,101), (63,112,1), (57,112.6,1), (55,119,1), (49,117,1), (45,124,1),
        (40,120)], 'verm', 1.4, sh=dict(depth=4, gap=1.4, w=.75))
    e = curve([(61.6,109.4,1), (56,109.6,1), (54,116,1), (48.6,114,1), (44.6,120.6,1), (40.4,117)])
    stroke(e, 2, 1, 1)
    stroke(e, 1.1, 1, 1, c='ochre')
    ink([(82,74), (70,88), (58,88)], 1.3, .8, .8)


def leg():
    """Bare knee, a laced boot, the heel down."""
    part([(40,96), (50,94), (60,100), (66,107), (65,113), (56,114), (46,109)], 'verd', 1.4, sh=dict(depth=3.4,
        gap=1.3, w=.7))
    part([(58,108,1), (66,106.6,1), (66.6,113), (62.6,122), (60,131,1), (53,130,1), (54.6,120)], 'flesh', 1.3, off=.3,
        sh=dict(depth=2.6, gap=1.2, w=.6))
    part([(52.6,122,1), (62.4,124,1), (60,132), (60.4,137), (66,141), (67,144,1), (56,143), (51,139.6), (50.6,132)],
        'ochre', 1.3, off=.3, sh=dict(depth=2.6, gap=1.2, w=.6))
    for y in (126, 129.6, 133):
        ink([(53,y), (56.4,y+2), (60.4,y+1)], .9, .6, .6)


def body():
    """Coat of oak leaves, green, its hem in points; far hand in the reins."""
    part(limb([(56,76), (62,86), (63,90)], [8,7,5]), 'sky', 1.2, raw=True, sh=dict(depth=3, gap=1.2, w=.65))
    part([(36,92), (52,90), (58,98,1), (54,100,1), (52,107,1), (47,102.6,1), (43,109.6,1), (39,104,1), (34,108,1),
        (33,100)], 'verd', 1.3, sh=dict(depth=3, gap=1.3, w=.7))
    part([(36,70), (43,65), (52,66), (58,72), (57,83), (53.6,93), (44,96), (35.6,93), (33.6,82)], 'verd', 1.4,
        sh=dict(depth=4.6, gap=1.5, w=.75, lo=.1))
    for x, y, a in ((41,74,170), (48,74,186), (54,77,200), (38,83,165), (45,84,180), (52,85,190)):
        leaf(x, y-3, .86, a, 'verd', .9)
    part([(35,90), (44,93.4), (54,90), (54,94), (44,97.6), (34.6,94)], 'verm', 1.1, off=.2)
    grip(at(63, 91.6, .7, -50, -1), .7)


def club_arm():
    """The near arm thrown back, the club slanting up to the left."""
    club((39,80), (13,46), 5.2, ((.5,1,5), (.72,-1,4.6)), ((.62,1,.7),))
    part(limb([(29,80), (27,76), (32,71.6)], [8,7,5]), 'flesh', 1.2, raw=True, off=.3, sh=dict(depth=2.4, gap=1.2,
        w=.6))
    part([(44,67), (38,67), (31,71.6), (24,77,1), (22.6,83), (28,88.6,1), (35,86.4), (41,80), (44,74)], 'verd', 1.4,
        sh=dict(depth=3.6, gap=1.3, w=.7))
    folds([(38,71), (32,77), (28,85)], [(40.6,74), (36,80), (33,85)], w=1.1)
    part([(22.6,76.4,1), (26.6,74), (31.6,79.6,1), (29.6,88.6,1), (26.6,88.4,1), (27.6,81)], 'ochre', .9, off=.1)
    grip(at(32, 70.4, .84, -37, -1), .84)


def face():
    """Bare-headed, wild red hair and a short beard, shouting."""
    T = at(49.6, 51, .98, 10)
    neck(T, w=7.6, drop=18)
    for x, y, a, l, b in ((-5,-8,-150,15,.9), (-7,-4,-172,16,.8), (-7.6,1,165,15,-.8), (-6.6,5,148,12,-.9),
        (-2,-10,-128,13,.9)):
        lock(*T([(x,y)])[0], a, l, 7, b, 'ochre', s=1, lw=.95, pw=1.3, n=9)
    head(T, .98, 'quarter', brow=1.1, mouth=.6)
    fill(curve(T([(.6,5.6,1), (3,6), (5.4,5.4,1), (4.6,8), (3,8.8), (1.4,8)]), True), 'ink')
    fill(curve(T([(1.4,5.9,1), (3,6.3), (4.9,5.8,1), (3.2,6.9)]), True), 'paper')
    part(T([(-6.4,-1,1), (-5,4), (-2,6.6), (0,9), (2.6,9.2), (4.6,8.6), (4.4,11), (1.6,13.6,1), (-2.4,12), (-6,8)]),
        'ochre', .9, off=.2)
    strands(T, [(-5,3), (-3.4,7.6), (-.4,11)], [(0,9.4), (1.4,11.6)], w=.7)
    for x, y, a, l, b in ((-4,-7,-60,10,-1.1), (0,-9,-40,11,-.9), (3.4,-8.6,-22,10,-.8), (-6,-5,150,11,-.9),
        (-6,-1,120,9,-.6)):
        lock(*T([(x,y)])[0], a, l, 6, b, 'ochre', s=1, lw=.9, pw=1.3, n=8)
    part(T([(-6.6,-4,1), (-4,-9.6), (1,-11), (5.6,-9), (6.6,-5,1), (2,-6.6), (-3,-5,1), (-5,0,1)]), 'ochre', 1, off=.2)
    strands(T, [(2,-9.4), (-2,-7.6), (-5,-3)], [(4,-8.8), (0,-8)], w=.7)


def picture():
    """The picture inside the frame."""
    heath()
    mark_figure()
    horse()
    saddle()
    body()
    leg()
    club_arm()
    face()
    mark_figure()
    plant(70, 173, 8, 5)
    for x, y in ((12,172), (54,174)):
        tuft(x, y, 5, 4)
