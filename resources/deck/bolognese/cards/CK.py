"""King of cups: an old king on a stone bench in a rose garden holds the cup out before him at arm's length.

Diagonal from the mantle's hem at the left foot up to the cup at the right; red leads, the green hedge answers. Shoulder
(58, 72), elbow (68, 84), fist (79, 85).
"""
from kit import *
from bolognese.bologna import ermine
from families.swords_batons import crown
from bolognese.people import *


def garden():
    """Sky, a far hill, a hedge of roses, a path of sand."""
    sky(4.5, 96, tint=.6)
    cloud(44, 22, .6, 1, 'long')
    cloud(14, 58, .5, 1, 'small')
    cloud(87, 40, .5, -1, 'small')
    hill([(-4,96), (14,88), (34,92), (60,94), (84,88), (104,93)], 'indigo', 1, 2.6, 6, 55, .6)
    part([(2,98), (14,95), (30,98), (50,95), (72,98.6), (88,96), (98,98,1), (98,126,1), (2,126,1)], 'verd', 1.3)
    turf(5, 96, 102, 124, 22, 2.6)
    for x, y, k, c in ((10,110,.42,'verm'), (20,118,.4,'paper'), (9,124,.36,'rose'), (74,108,.42,'rose'),
        (86,116,.44,'verm'), (91,109,.34,'paper'), (70,119,.38,'paper'), (80,102,.32,'verm'),
                       (92,123,.36,'rose')):
        rosette(x, y, k, 5, c, 'ochre', rng.uniform(0, 60), .75)
    part([(2,126,1), (98,124,1), (98,178,1), (2,178,1)], 'sand', 1.2)
    for q in ([(60,136), (74,135.4), (90,136)], [(6,172), (18,171.6), (30,172)], [(50,173), (62,172.6), (73,173)]):
        ink(q, .8, .1, .1)
    shadow(10, 166, 62, 4)


def bench():
    """A stone bench; a lion's head and paw carry its end."""
    part([(14,128,1), (58,128,1), (58,160,1), (14,160,1)], 'sky', 1.2, ha=dict(ang=0, gap=2.2, w=.65, part=(.5,1)))
    part([(5,121,1), (66,121,1), (66,128,1), (5,128,1)], 'paper', 1.4, off=0)
    comb([(6,128), (65,128)], -3, 90, 2.1, .6, 0, 0)


def lion():
    """The lion of the bench, to the left."""
    T = at(14, 146, 1)
    part(T([(-3,10,1), (-5,19), (-9,21), (-9,24.6,1), (6,24.6,1), (6,20), (7,10,1)]), 'paper', 1.2, off=0,
        sh=dict(depth=3, gap=1.2, w=.6))
    for x in (-6, -3):
        ink(T([(x,21), (x+.6,24.4)]), .8, .5, .5)
    for a, l in ((-100,9), (-74,10), (-46,11), (-18,11), (10,11), (38,11), (66,10), (94,9), (122,9), (-128,9)):
        lock(*T([(5*cos(radians(a)),5*sin(radians(a)))])[0], a, l, 6, .5, 'sand', lw=.85, lines=1, n=7)
    part(T([(-8,-5), (-6,-9,1), (-3,-7.4), (2,-7.4), (5,-9,1), (7,-5), (6.6,1), (4.4,5), (3.6,9), (-.6,11.6),
        (-4.8,9), (-5.6,5), (-7.8,1)]), 'paper', 1.2, off=0,
         sh=dict(depth=2.4, gap=1.2, w=.55))
    for m in (-1, 1):
        M = lambda p: T(at(-.6, 0, 1, 0, m)(p))
        ink(M([(1.2,3), (1,-2), (2.6,-4.4), (6.4,-3.6)]), 1.2, .3, .2)
        fill(curve(M([(2,-2.2,1), (3.8,-3.2), (5.8,-2,1), (3.8,-1.2)]), True), 'ink')
        ink(M([(0,7), (2.2,7.6), (4,6)]), 1, .5, .2)
        ink(M([(2.6,5.4), (5,5)]), .6, .3, .1)
    fill(curve(T([(-3,3,1), (1.8,3,1), (-.6,5.8)]), True), 'ink')
    ink(T([(-.6,5), (-.6,7)]), .9, .8, .8)
    stroke(T(arc(-.6, 11.4, 5, 6, -14, 194, 18)), 2, .8, .8)
    stroke(T(arc(-.6, 11.4, 5, 6, -14, 194, 18)), 1, .8, .8, c='ochre')


def mantle():
    """The mantle falls behind him over the bench to the ground."""
    part([(38,66), (30,72), (24,86), (21,102), (20,120), (20,140), (14,158), (8,166,1), (20,169.6), (28,165,1),
        (36,170), (46,166,1), (50,150), (58,128), (56,90)],
         'verm', 1.5, sh=dict(depth=6, gap=1.6, w=.85, lo=.1))
    folds([(28,88), (25,112), (25,140), (18,165)], [(33,92), (31,120), (31,146), (28,164)], [(40,118), (38,142),
        (37,168)], w=1.4)
    ink([(9,164), (20,167.4), (28,162.8), (36,167.6), (45,164)], 2.2, .9, .9)
    ink([(9,164), (20,167.4), (28,162.8), (36,167.6), (45,164)], 1.2, .9, .9, 'ochre')


def legs():
    """Gown over two knees, the left foot drawn back; shoes."""
    foot(77, 163.6, 1, 'verd', .9)
    foot(61, 165, 1, 'verd', .9)
    part([(40,100), (54,99), (66,104), (77,110), (82,116), (81,126), (78,140), (79,152), (82,161,1), (75,164),
        (70,161,1), (63,166), (55,163,1), (48,166.6), (43,162,1),
          (46,146), (44,126)], 'indigo', 1.5, sh=dict(depth=6, gap=1.6, w=.85, lo=.1))
    folds([(47,112), (58,118), (71,117), (80,114)], [(50,121), (60,125), (70,124)], [(69,124), (66,142), (69,160)],
        [(74,122), (72,140), (75,161)],
          [(58,128), (55,146), (56,162)], [(50,128), (50,146), (48,164)], w=1.35)
    ink([(44,158.6), (48,162.4), (55,159), (63,162), (70,157.4), (75,160), (81,157.4)], 1.9, .8, .8, 'ochre')


def body():
    """Tunic and a girdle; the ermine over both shoulders."""
    part([(40,74), (50,70), (60,74), (63,88), (62,102), (50,106), (40,102), (38,88)], 'indigo', 1.3,
        sh=dict(depth=4.6, gap=1.4, w=.75))
    part([(39.4,98), (50,101.6), (62.4,97.6), (63,102), (51,106), (39.4,102.4)], 'ochre', 1.1, off=.2)


def left_arm():
    """His far hand rests on his thigh."""
    arm((40,80), (37,96), (50,106), (10,9.6,6), 'verm', 'paper')
    open_hand(at(51.4, 106.6, .94, 30), .94)


def cup_arm():
    """The arm stretched out; the cup in his fist."""
    x, y = 82, 62
    m = at(x, y, 1, 4)
    part(m([(-2,12,1), (2,12,1), (2.4,24), (7.6,29,1), (8,31.6,1), (-8,31.6,1), (-7.6,29,1), (-2.4,24)]), 'ochre',
        1.2, off=.3, sh=dict(depth=2, gap=1.2, w=.6))
    part(m([(-11.4,-9,1), (11.4,-9,1), (11,-1), (7.6,7), (3,11.4), (-3,11.4), (-7.6,7), (-11,-1)]), 'ochre', 1.5,
        sh=dict(depth=4, gap=1.3, w=.7, lo=.05))
    part(m([(-11.2,-4,1), (0,-1.6), (11.2,-4,1), (10.8,1,1), (0,3.6), (-10.8,1,1)]), 'verm', 1, off=.2)
    for d in (-7.4, -2.5, 2.5, 7.4):
        part(m(at(d, .4-.02*d*d)([(0,-1.5), (1.2,0), (0,1.5), (-1.2,0)])), 'paper', .6, off=0)
    part(m([(-11.8,-9.6), (-6,-12), (0,-12.6), (6,-12), (11.8,-9.6), (6,-7.4), (0,-6.8), (-6,-7.4)]), 'verm', 1.1,
        off=.2, ha=dict(ang=0, gap=1.5, w=.65, part=(0,.6)))
    part(m(ellipse(0, 20, 3.4, 2.2, 18)), 'verm', 1, raw=True, off=.1)
    part(limb([(66,86), (73,85), (79,82.6)], [8,6.6,5]), 'verd', 1.2, raw=True, sh=dict(depth=2.6, gap=1.2, w=.65))
    part([(54,70), (60,70.6), (66,75), (72.6,80,1), (73.6,88,1), (68,92.6,1), (70,101,1), (63,97), (57,88)], 'verm',
        1.4, sh=dict(depth=4, gap=1.4, w=.8))
    folds([(58,76), (63,84), (67,91)], [(62,75), (67,82), (71,87)], w=1.1)
    grip(at(80.6, 82, .8, 4), .8)


def cape():
    """Ermine shoulder cape with a collar and a clasp."""
    part([(42,62), (50,60), (57,62.6), (63,67), (66.6,75), (66,82,1), (59,84.6), (50,85.6), (41,85), (34,82,1),
        (34.4,74), (37.4,67)], 'paper', 1.4, off=0,
         sh=dict(depth=3.4, gap=1.4, w=.6, lo=.1))
    ermine(lambda p: p, (40,72), (38.6,79), (45,80), (47,71.6), (53,79.6), (56,70.6), (60,78), (62,71))
    part(ellipse(50.6, 67.4, 2.6, n=16), 'verm', 1, raw=True, off=.2)


def face():
    """An old face in three quarters to the right, long white beard, hair and crown."""
    T = at(47, 49, .98, 2)
    part(T([(-3,-9), (-9,-6), (-10.4,1), (-9.6,8), (-12,14,1), (-7,15), (-3,9), (0,-4)]), 'paper', 1.1, off=0,
        sh=dict(depth=2.4, gap=1.2, w=.55))
    strands(T, [(-8,-2), (-8.4,5), (-9.6,12)], [(-6,0), (-6.4,7), (-7,13)])
    head(T, .98, 'quarter', brow=.2, mouth=.2, age=1)
    long_beard(T, 'paper', 25, 7.4)
    part(T([(-6.6,-5,1), (-8,0), (-7,5), (-8.6,9,1), (-5,6.4), (-4.8,0), (-3.6,-5,1)]), 'paper', .9, off=0)
    crown(T, cap='verm')


def picture():
    """The picture inside the frame."""
    garden()
    mark_figure()
    bench()
    mantle()
    lion()
    legs()
    body()
    left_arm()
    cup_arm()
    cape()
    face()
    mark_figure()
    tuft(70, 173, 4, 4)
    plant(42, 175.6, 7, 5)
