"""15 the Lightning: a tower of brick is struck, its battlements burst off; two men fall head first over a sea of
roofs.

The bolt comes zigzag from the upper right (90, 6) into the tower's top (54, 58); the crown of the tower tips to the
right, one man falls at the left with his arms out (22, 96), one at the right (85, 104). Indigo night, sand clouds,
brick.
"""
from kit import *
from bolognese.people import *


def night():
    """Indigo sky, sand storm clouds."""
    sky(4.5, 140, 'indigo', dens=.4, w=.55)
    fill(rect(4, 120, 92, 40), 'indigo')
    cloud(42, 22, .9, 1, 'heap', 'sand', 1.1)
    cloud(74, 16, .7, -1, 'long', 'sand')
    cloud(13, 62, .7, 1, 'long', 'sand')
    cloud(90, 66, .5, -1, 'small', 'sand')
    cloud(14, 132, .5, 1, 'small', 'sand')


def tower_body():
    """The tower: a slim shaft widening to its foot, broken at the top, flames in the breach and windows."""
    q = [(38,154,1), (41,72,1), (44,66,1), (47,70,1), (50,62,1), (54,68,1), (58,63,1), (61,70,1), (64,66,1), (67,154,1)]
    part(q, 'rose', 1.6, off=.3)
    for r in range(10):
        y = 76+8*r
        ink([(41-r*.25,y), (52,y+.2), (64.6+r*.2,y)], .75, .8, .8)
        for k in range(4):
            x = 42+7*k+(r % 2)*3.5
            if x < 64:
                ink([(x,y-8 if r else y-5), (x,y)], .7, .8, .8)
    hatch([(56,72), (65,72), (67,153), (56,153)], 0, 1.6, .7, (1,.1))
    for x, y, w, h in ((47,88,6.4,11), (48,112,6.4,12), (48,136,6.6,13)):
        part(rect(x-1.6, y-2, w+3.2, h+3), 'paper', 1, raw=True, off=0)
        window(x, y, w, h)
    fire(50.4, 99, 6, 9, FLAME, 1, .9)
    fire(51.4, 124, 6, 10, FLAME, -1, .9)


def burst():
    """Flames out of the breach, the battlements tipping to the right, stones in the air."""
    fire(45, 72, 15, 30, FLAME, -1, 1.1)
    fire(58, 73, 15, 26, FLAME, 1, 1.1)
    T = at(70, 53, 1, 34)
    part(T([(-16,8,1), (-15,-2,1), (15,-2,1), (16,8,1), (11,6), (8,11,1), (4,7), (-1,12,1), (-5,7), (-11,11,1)]),
        'rose', 1.4, off=.3, sh=dict(depth=3, gap=1.4, w=.65))
    for x in (-15, -7.6, 0, 7.6):
        part(T([(x,-2,1), (x,-9,1), (x+5.6,-9,1), (x+5.6,-2,1)]), 'rose', 1.2, off=.2)
    part(T([(-17,-3.4,1), (16.6,-3.4,1), (16.6,-.4,1), (-17,-.4,1)]), 'paper', 1, off=0)
    ink(T([(-15,3), (0,3.2), (15,3)]), .8, .6, .6)
    for x, y, r, a in ((34,64,3,20), (38,54,2.2,50), (86,76,2.6,10), (78,74,2,60), (30,74,2,70), (72,84,2.4,30),
        (90,88,1.8,0), (36,84,1.8,40)):
        part(at(x, y, r, a)([(-1.2,-.8,1), (1,-1,1), (1.2,.8,1), (-1,1,1)]), 'rose', .9, off=.2)


def bolt():
    """The bolt: paper edged in ochre."""
    q = [(94,4,1), (80,26,1), (86,27,1), (68,46,1), (74,47,1), (52,72,1), (61,51,1), (55,50,1), (72,30,1), (65,29,1),
        (80,4,1)]
    part(q, 'ochre', 1.5, off=.2)
    fill([(90,5), (75,28), (81,29), (63,48.4), (68.6,49), (57,63), (63.6,49.6), (58.4,49), (77,27.6), (70.4,27.2),
        (84,5)], 'paper')


def falling_left():
    """At the left, head down, arms flung out, cloak flying up; in his own upright frame hips (0, 0), head (0, -30)."""
    T = at(25, 84, .9, 192)
    part(T([(-4,-20), (4,-20), (12,-8), (20,4), (16,12), (20,22,1), (12,18), (8,24,1), (4,14), (2,2)]), 'verm', 1.3,
        sh=dict(depth=4, gap=1.3, w=.7))
    folds(T([(6,-14), (12,0), (13,16)]), w=1)
    part(T([(0,-2), (7,0), (12,8), (9,15), (13,23,1), (8,26,1), (3.4,16), (3,8)]), 'paper', 1.25, off=0,
        sh=dict(depth=2.4, gap=1.2, w=.6))
    part(T([(8,25,1), (13,22.4,1), (16,27), (15,31), (10,31.4,1)]), 'ink', 1, off=0)
    part(T([(-7,-1), (3,1), (2,10), (-2,18), (-3,29,1), (-8.4,28.6,1), (-8.4,18), (-8.6,8)]), 'paper', 1.3, off=0,
        sh=dict(depth=2.6, gap=1.2, w=.6))
    part(T([(-8.6,28,1), (-2.8,28.6,1), (-2.4,33), (-6,37), (-9.6,36,1)]), 'ink', 1, off=0)
    arm(*T([(6,-16), (12,-24), (10,-36)]), (7,6.4,4.4), 'verd', 'paper', 1.1, 2)
    open_hand(at(*T([(10,-36)])[0], .62, 88), .64)
    part(T([(-7,-18), (0,-21), (7,-18), (7.6,-9), (6,-3), (8,4,1), (0,6.4), (-8,4,1), (-6.4,-3), (-8,-10)]), 'verd',
        1.4, sh=dict(depth=4, gap=1.3, w=.7))
    part(T([(-6.4,-4.6), (0,-3), (6.4,-4.6), (6.6,-1.6), (0,0), (-6.6,-1.6)]), 'ochre', .9, off=.2)
    arm(*T([(-6,-15), (-15,-20), (-14,-33)]), (7.4,6.4,4.4), 'verd', 'paper', 1.2, 2)
    open_hand(at(*T([(-14,-33)])[0], .62, 104), .64)
    part(T([(-2.6,-24), (2.6,-24), (3,-19), (-3,-19)]), 'flesh', .9, off=.2)
    H = at(*T([(0,-30)])[0], .8, 196, -1)
    for a in (250, 275, 300, 225):
        lock(*H([(-3,-6)])[0], a-180, 9, 4, .3, 'ochre', lw=.8, lines=1, n=7)
    head(H, .84, 'quarter', brow=-1, mouth=-1)
    fill(ellipse(*H([(3,6.6)])[0], 1.3, 1.1, 10), 'ink')
    part(H([(-6,-3,1), (-6,-9), (0,-11), (5.6,-8.6), (6,-5,1), (2,-7), (-3,-6)]), 'ochre', .9, off=.2)


def falling_right():
    """At the right a bearded one, head first, legs bent, one arm out before him, seen from the side; a shoe flies
    off.
    """
    T = at(80, 96, .84, 190, -1)
    part(T([(-2,-4), (6,-1), (13,4), (17,3), (22,8,1), (18,12,1), (12,11), (4,8)]), 'verm', 1.25, off=.3,
        sh=dict(depth=2.4, gap=1.2, w=.6))
    part(T([(21.4,6.6,1), (18,12.4,1), (21,17), (25,19,1), (27,14), (26,9)]), 'ink', .9, off=0)
    part(T([(-8,-3), (3,0), (4,8), (1,16), (6,24), (8,32,1), (2.6,34,1), (-1,26), (-6,18), (-8.6,8)]), 'verm', 1.3,
        sh=dict(depth=2.6, gap=1.2, w=.6))
    part(T([(7.6,31,1), (2.6,33.4,1), (1.4,37), (4,41), (9,40,1), (9.4,35)]), 'ink', .9, off=0)
    arm(*T([(4,-17), (10,-24), (6,-35)]), (7,6.2,4.4), 'ochre', 'paper', 1.1, 2)
    open_hand(at(*T([(6,-35)])[0], .6, 100), .62)
    part(T([(-6.4,-19), (0,-22), (6,-19.6), (7,-11), (6,-4), (9,4,1), (1,7), (-8.6,4,1), (-7,-3), (-8,-11)]), 'ochre',
        1.3, off=.3, sh=dict(depth=4, gap=1.3, w=.7))
    folds(T([(-3,-14), (-4,-4), (-5,3)]), T([(3,-14), (3,-4), (4,4)]), w=1)
    part(T([(-7,-5), (0,-3.2), (6.4,-5), (6.6,-1.8), (0,0), (-7.2,-1.8)]), 'paper', .9, off=0)
    part(T([(-2.6,-25), (2.6,-25), (3,-20), (-3,-20)]), 'flesh', .9, off=.2)
    H = at(*T([(0,-31)])[0], .78, 184, -1)
    for a in (240, 265, 290):
        lock(*H([(-3,-6)])[0], a-180, 9, 4, .3, 'ink', lw=.8, lines=0, n=7)
    head(H, .82, 'quarter', brow=-1, mouth=-1)
    part(H([(-6,1,1), (-4.6,4), (-1.6,5.4), (.6,4.6), (2.6,4), (4.6,4), (5.9,4.8,1), (5.4,10), (2,13), (-2.6,12),
        (-5.6,7)]), 'ink', .8, off=0)
    fill(ellipse(*H([(3,7)])[0], 1.2, 1.1, 10), 'paper')
    part(H([(-6,-2,1), (-7,-8), (-2,-12), (4,-11), (6.4,-6,1), (2,-7), (-3,-6)]), 'ink', .9, off=0)
    arm(*T([(-5,-16), (-12,-12), (-17,-20)]), (7,6.2,4.4), 'ochre', 'paper', 1.1, 2)
    open_hand(at(*T([(-17,-20)])[0], .6, 38), .62)
    C = at(29, 134, .62, -30)
    part(C([(-9,5,1), (-11,-7,1), (-5.6,-3), (-4.6,-10,1), (0,-4), (4.6,-10,1), (5.6,-3), (11,-7,1), (9,5,1),
        (0,7.4)]), 'ochre', 1.1, off=.2)


def roofs():
    """A sea of roofs at the tower's foot, dark gaps between."""
    part([(2,150,1), (98,150,1), (98,178,1), (2,178,1)], 'ink', 1, off=0)
    house(4, 160, 17, 12, 6, 'sand', 'verm', .3, 2, .9)
    house(24, 158, 14, 10, 6, 'paper', 'rose', .3, 1, .9)
    house(66, 158, 15, 11, 6, 'sand', 'verm', .3, 1, .9)
    house(82, 156, 16, 12, 5, 'paper', 'rose', .3, 1, .9)
    house(38, 166, 20, 12, 7, 'sand', 'verm', .3, 2, .9)
    house(60, 170, 18, 13, 6, 'paper', 'rose', .3, 2, .9)
    house(2, 178, 20, 13, 7, 'paper', 'rose', .3, 2, 1)
    house(20, 180, 24, 16, 8, 'sand', 'verm', .3, 2, 1)
    house(46, 182, 26, 14, 7, 'paper', 'verm', .3, 2, 1)


def picture():
    """The picture inside the frame."""
    night()
    mark_figure()
    tower_body()
    burst()
    bolt()
    falling_right()
    falling_left()
    mark_figure()
    roofs()
