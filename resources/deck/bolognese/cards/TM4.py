"""The fourth Moor: a captain in a wound helmet and mail canters to the right on a dappled horse, the mace lifted behind
his head.

Two slopes: horse from the tail (8, 120) to the low head (90, 104), arm and mace against it up to the left (33, 32);
vermilion and paper on a night of indigo with a thin moon. Shoulder (44, 71), elbow (31, 80), fist (32, 63).
"""
from kit import *
from bolognese.bologna import *
from bolognese.people import *
from bolognese.steeds import *


def night():
    """Night: a thin moon, stars, white tents, dark land."""
    sky(4.5, 120, 'indigo', dens=.35, w=.5)
    fill(rect(4, 100, 92, 30), 'indigo')
    with Sheet() as g:
        fill(ellipse(0, 0, 8.6, n=40), 'paper')
        fill(ellipse(3.4, -1.6, 8.2, n=40), 'indigo')
    place(g, 80, 24)
    for x, y, r in ((66,14,2), (90,44,1.8), (64,34,1.5), (74,56,1.7), (14,60,1.7), (10,84,1.4), (90,72,1.3),
        (20,50,1.2)):
        spark(x, y, r)
    for x, y, w, h, c in ((88,122,22,20,'paper'), (74,122,14,14,'sand'), (10,124,18,17,'sand')):
        part([(x-w*.5,y,1), (x-w*.14,y-h*.66), (x,y-h,1), (x+w*.14,y-h*.66), (x+w*.5,y,1)], c, 1, off=0,
            sh=dict(depth=3, gap=1.4, w=.55))
        fill(curve([(x-w*.1,y,1), (x,y-h*.6,1), (x+w*.1,y,1)], True), 'ink')
        ink([(x,y-h), (x,y-h-4)], .9, .9, .9)
        fill([(x,y-h-4), (x+4,y-h-2.8), (x,y-h-1.4)], 'verm')
    hill([(-4,126), (24,120), (54,124), (82,119), (104,122)], 'verd', 1.2, 2.4, 7, 60, .7)
    hill([(-4,148), (20,143), (56,148), (104,141)], 'sand', 1.3, 2.6, 7, 60, .65)
    shadow(10, 166, 26, 4)
    shadow(44, 167, 28, 4)


def horse():
    """A dappled grey at a canter: hind legs driving, forelegs lifted."""
    part([(19,108,1), (12,104), (6.4,110), (5,122), (9,132), (5,143), (7,154,1), (12,148), (16,151,1), (17,140),
        (19,128), (19,116)], 'paper', 1.3, off=0,
         sh=dict(depth=3, gap=1.2, w=.6))
    folds([(17,109), (10.6,114), (10.6,126), (12.6,136), (9.6,148)], [(18,113), (14.4,122), (15.4,134), (14,146)], w=1)
    horse_leg(at(40, 116, .94, -24), HIND, HINDHOOF, 'paper', depth=4)
    horse_leg(at(65, 115, .9, -22), FORE, FOREHOOF, 'paper', depth=4)
    p = part([(20,112), (25,103), (35,100), (50,101), (62,102), (70,109), (69,119), (60,126), (46,129), (34,130),
        (24,125)], 'sky', 0, off=0)
    shade(p, 5, 1.4, .75, .1)
    contour(p, 1.4)
    horse_leg(at(28, 113.6, 1, 10), HIND, HINDHOOF, 'sky', depth=4.4)
    horse_leg(at(62, 113, .96, 2), FORE, FOREHOOF, 'sky', depth=3.6)
    skin([(50,104), (56,93), (62,85), (69,80), (77,80), (81.6,84), (80,92), (76,99), (73.6,107), (72,116), (62,124),
        (51,120)], 2, 'sky', 1.4, dict(depth=4, gap=1.4, w=.75))
    for x, y, r in ((27,107,1.9), (33,124,1.7), (24,116,1.8), (27,121,1.5), (30,113,1.7), (64,110,1.8), (67,115,1.5),
        (68,102,1.7), (72,96,1.5), (63,117,1.6), (70,108,1.4), (75,90,1.5)):
        fill(ellipse(x, y, r, r*.85, 10), 'paper')
    H = at(77.6, 81.6, .94, 2)
    horse_head(H, 'sky', tint='paper')
    bridle(H, 'verm')
    for x, y, a, l, b in ((76,79,200,11,.8), (70.6,80,190,14,.8), (66,83.6,182,14,.8), (61.6,88,174,14,.7),
        (58,94,166,13,.6), (54.6,100,160,11,.5)):
        lock(x, y, a, l, 5, b, 'paper', s=1, lw=.85, pw=1.3, n=8)
    lock(78, 78.6, 64, 9, 4, .6, 'paper', s=1, lw=.85, pw=1.3, n=8)


def cloth():
    """The quarter cloth, red with white crescents, fringed; breast strap."""
    part([(24,102), (40,99), (56,101), (59,111), (58,124,1), (20,126,1), (18,114)], 'verm', 1.4, sh=dict(depth=4.6,
        gap=1.5, w=.8))
    for y, k, c in ((121,2.8,'ink'), (121,1.6,'ochre')):
        ink([(19.4,y+1), (38,y+1.8), (58.4,y)], k, .9, .9, c)
    for i in range(11):
        x = 21.4+3.5*i
        ink([(x,125.4), (x,129.4)], 1.2, .9, .5, 'ink')
    for x, y in ((26,112), (35,114), (54,114)):
        fill(ellipse(x, y, 3.2, n=20), 'paper')
        fill(ellipse(x+1.1, y-.7, 2.6, n=18), 'verm')
    strap_on([(58,106), (66,111), (73.6,110)], 'verm', 3)
    for x, y in ((64,112.6), (69,113.6)):
        part(ellipse(x, y, 1.6, n=12), 'ochre', .9, raw=True, off=.1)


def leg():
    """White trousers, a red boot in a broad stirrup; the curved sword hangs behind the leg."""
    part([(34,98), (40,97), (42,106), (37,116), (28,126), (17,134), (10,136,1), (15,130), (25,120), (31,110)], 'ink',
        1.2, off=0)
    ink([(35,102), (36,108), (30,118), (20,128)], 1, .3, .2, 'sky')
    for p in ((37,104), (32.6,114), (24,124.4)):
        part(ellipse(*p, 2.4, 1.8, 14), 'ochre', .8, raw=True, off=0)
    part([(30.6,93,1), (43,97,1), (42.4,99.4,1), (30,95.6,1)], 'ochre', .9, off=0)
    part([(43,100), (54,99), (61,106), (63,113), (60,119), (51,120), (44,112)], 'paper', 1.4, off=0,
        sh=dict(depth=4, gap=1.3, w=.65))
    part([(53,115), (62,113), (61.6,123), (58.6,131,1), (51.6,130,1), (52,122)], 'paper', 1.3, off=0,
        sh=dict(depth=3, gap=1.2, w=.6))
    T = at(55.6, 141, .92, 4, -1)
    part(T([(-4.6,-14,1), (5,-14,1), (4.6,-7), (4.4,-2), (5,3), (4.4,5.4,1), (-2,5.4), (-11,5.2,1), (-9.4,2.4),
        (-5,.2), (-3.6,-5)]), 'verm', 1.3, sh=dict(depth=2.6, gap=1.2, w=.65))
    part([(48,146,1), (67,146.4,1), (65,149.4,1), (50,149,1)], 'ochre', .9, off=.1)


def body():
    """Mail shirt under a red coat that flies back; a white sash; far hand at the reins."""
    ink([(83,101), (76,103), (65,97)], 1.4, .9, .9)
    arm((58,74), (66,87), (66,94), (8.4,7.4,5), 'verm', None, 1.2, 2.6)
    part([(40,66), (33,74), (27,86), (19,95), (11,99,1), (19,101), (22,107,1), (31,103), (40,106), (44,96)], 'verm',
        1.4, sh=dict(depth=4.6, gap=1.4, w=.8, lo=.1))
    folds([(38,76), (31,88), (20,98)], [(41,84), (36,94), (28,101)], w=1.1)
    part([(40,90), (57,90), (63,103), (62,110,1), (54,112), (46,109), (37,111,1), (37,100)], 'paper', 1.3, off=0,
        ha=[dict(ang=40, gap=1.7, w=.55, part=(0,1)), dict(ang=-50, gap=1.7, w=.5, part=(0,1))])
    part([(40,67), (48,64), (56,66), (61,72), (60.6,84), (57.6,93), (48,96), (40,93), (38,82)], 'paper', 1.4, off=0,
         ha=[dict(ang=40, gap=1.7, w=.55, part=(0,1)), dict(ang=-50, gap=1.7, w=.5, part=(0,1))])
    part([(40,67), (46,65), (45,80), (44,94), (40,93), (38,82)], 'verm', 1.2, sh=dict(depth=2, gap=1.2, w=.6))
    part([(53,65.4), (57.6,67.4), (61.6,74), (60.6,84), (58.6,92), (54.6,94), (56,82)], 'verm', 1.2, off=.3,
        sh=dict(depth=2, gap=1.2, w=.6))
    part([(39,88.6), (48,92), (58.6,88.6), (59,94), (48,97.6), (39,94)], 'verd', 1.1, off=.2,
        sh=dict(depth=2, gap=1.2, w=.55))
    part([(63.6,93,1), (68.6,93,1), (68.4,95.6,1), (63.8,95.6,1)], 'paper', .8, off=0)
    grip(at(66, 97.6, .7, -40, -1), .7, 'ochre')


def mace_arm():
    """The near arm lifted behind, a ribbed mace."""
    stalk([(31.4,72), (32.4,52), (33.4,36)], [1.3,1.3,1.3], 'paper', 1.1, off=0)
    T = at(33.8, 29, 1, 3)
    for a in (-5.6, -2.6, 2.6, 5.6):
        part(T([(a*.5,7,1), (a*.9,4), (a*1.1,-1), (a*.7,-6), (0,-8,1), (0,7,1)]), 'ochre', 1, off=.2)
    part(T([(-1.3,7,1), (-1.7,0), (0,-9.6,1), (1.7,0), (1.3,7,1)]), 'ochre', .9, off=.1)
    part(T([(-2.4,7,1), (2.4,7,1), (2.4,10,1), (-2.4,10,1)]), 'verm', .8, off=.1)
    part(limb([(34,82), (30,78), (31.4,68)], [8.4,7.4,5]), 'paper', 1.2, raw=True, off=0,
        ha=[dict(ang=40, gap=1.6, w=.5, part=(0,1)), dict(ang=-50, gap=1.6, w=.5, part=(0,1))])
    part([(48,66), (43,66), (36,71), (28,77,1), (27,84), (32,89,1), (39,86), (44,79)], 'verm', 1.4, sh=dict(depth=3.6,
        gap=1.4, w=.75))
    folds([(43,71), (37,77), (32,85)], [(45,74), (41,80), (38,85)], w=1.1)
    part(at(31.4, 70, 1, -86)([(-1.8,-3.4,1), (1.4,-3.2,1), (1.4,3.2,1), (-1.8,3.4,1)]), 'verm', .9, off=.1)
    grip(at(32, 65.4, .82, 3), .82, 'ochre')


def face():
    """Brown face in three quarters, full black beard, pointed helmet wound in white."""
    T = at(51, 50, 1, 2)
    part(T([(-7,0), (-7.6,8), (-9,15), (-1,19), (8,15), (6.6,8), (5,3)]), 'paper', 1, off=0,
        ha=[dict(ang=40, gap=1.5, w=.5, part=(0,1)), dict(ang=-50, gap=1.5, w=.5, part=(0,1))])
    dark_face(T, 1, 'quarter', brow=.9)
    beard(T, 'ink', 13)
    part(T([(-7,-8), (-5,-15), (-1,-19), (0,-27,1), (1.6,-19), (5.4,-15), (7.4,-8)]), 'sky', 1.2, off=.2,
        sh=dict(depth=3, gap=1.2, w=.6))
    ink(T([(.2,-25), (-1,-17), (-1,-10)]), .9, .2, .3)
    part(T([(-8.4,-2,1), (-10.6,-6), (-8.4,-11), (-1,-13), (6,-12), (9.6,-8.4), (8,-4.4,1), (3,-6.6), (-3,-5.6)]),
        'paper', 1.2, off=0, sh=dict(depth=2.4, gap=1.2, w=.55))
    for q in ([(-9.6,-6), (-3,-7.4), (4,-11.4)], [(-8.6,-10), (-4,-10.4), (0,-12.6)], [(-4,-5), (2,-7.6), (8,-10.6)]):
        ink(T(q), 1, .3, .3)
    part(ellipse(*T([(3.4,-8.4)])[0], 1.6, n=12), 'verm', .8, raw=True, off=.1)
    part(T([(-8,-3,1), (-12,1), (-13,9), (-16,15,1), (-10,13), (-8,5)]), 'paper', 1.1, off=0,
        sh=dict(depth=2, gap=1.2, w=.5))


def picture():
    """The picture inside the frame."""
    night()
    mark_figure()
    horse()
    cloth()
    body()
    leg()
    mace_arm()
    face()
    mark_figure()
    plant(8, 175, 8, 5)
    for x, y in ((30,173), (62,174)):
        tuft(x, y, 5, 4)
