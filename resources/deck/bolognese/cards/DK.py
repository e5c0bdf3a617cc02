"""King of coins: young, in profile to the left, one leg crossed over the other, a great coin upright on his knee; a
strongbox under his foot.

Diagonal from the coin at the left up to the crown; indigo leads, the brick wall answers. He sits to the left on a
carved chair; hip (62, 118), crossed knee (34, 112), coin's middle (27, 94), near hand on its rim (36, 92).
"""
from kit import *
from bolognese.bologna import ermine
from families.cups_coins import florin
from families.swords_batons import crown
from bolognese.people import *


def room():
    """A brick wall, a window with the towers, a floor of tiles."""
    fill(rect(4, 4, 92, 142), 'rose')
    for r, y in enumerate(range(12, 146, 8)):
        ink([(4,y), (50,y+.2), (96,y)], .7, .8, .8)
        for k in range(7):
            x = 8+15*k+(r % 2)*7.5
            if rng.random() < .8:
                ink([(x,y), (x+.1,y+4), (x,y+8)], .7, .8, .8)
    q = [(62,76), (62,36)]+arc(76, 34, 14, 14, 180, 360, 20)+[(90,36), (90,76)]
    part(q, 'sky', 1.2, raw=True, off=0)
    cloud(80, 38, .44, 1, 'small')
    fill([(62.6,50), (70,48.6), (68,51), (78,50), (76,52.4), (89.4,51), (89.4,70), (62.6,70)], 'paper')
    fill([(62.6,64), (70,62), (80,63.4), (89.4,61), (89.4,75.6), (62.6,75.6)], 'verd')
    ink([(62.6,64), (70,62), (80,63.4), (89.4,61)], .9, .8, .8)
    o = [(57,80), (57,36)]+arc(76, 34, 19, 19, 180, 360, 24)+[(95,36), (95,80)]
    fill(o+q[::-1], 'paper')
    stroke(o, 1.1, .9, .9)
    stroke(q, 1.1, .9, .9)
    for k in range(1, 12):
        t = radians(180+15*k)
        ink([(76+14*cos(t),34+14*sin(t)), (76+16.5*cos(t),34+16.5*sin(t)), (76+19*cos(t),34+19*sin(t))], .7, .9, .9)
    for y in (44, 54, 64, 74):
        for x in (57, 90.4):
            ink([(x,y), (x+2,y+.1), (x+4.6,y)], .7, .9, .9)
    part(rect(54, 78, 42, 5), 'paper', 1.1, raw=True, off=0)
    tiles(146, 'paper', 'verm')
    shadow(14, 168, 58, 4)


def chair():
    """A high-backed chair, its post and arm to the right."""
    part([(70,78,1), (84,74,1), (86,164,1), (80,164,1), (78,136,1), (52,136,1), (52,128,1), (71,128,1)], 'ochre', 1.4,
        off=.3, sh=dict(depth=3, gap=1.4, w=.7))
    part([(66,82,1), (82,78,1), (83,126,1), (68,128,1)], 'verm', 1.2, sh=dict(depth=4, gap=1.5, w=.75))
    part(ellipse(83, 70, 4.4, n=22), 'ochre', 1.2, raw=True, off=.3, sh=dict(depth=2, gap=1.1, w=.6))
    part([(52,134,1), (58,134,1), (56,164,1), (51,164,1)], 'ochre', 1.2, off=.3, sh=dict(depth=2, gap=1.3, w=.6))


def strongbox():
    """Iron-bound, under the left foot; a few coins before it."""
    part([(6,148,1), (36,148,1), (36,168,1), (6,168,1)], 'ochre', 1.4, off=.3, ha=dict(ang=0, gap=2.2, w=.65,
        part=(.55,1)))
    part([(5,148,1), (10,142.6,1), (40,142.6,1), (36,148,1)], 'sand', 1.2, off=.3)
    part([(36,148,1), (40,142.6,1), (40,162,1), (36,168,1)], 'ochre', 1.1, off=0, ha=dict(ang=90, gap=1.2, w=.7,
        part=(0,1)))
    for x in (9, 30):
        part(rect(x, 148, 3.4, 20), 'sky', .9, raw=True, off=0)
        for y in (151, 158, 165):
            fill(dot(x+1.7, y, .7), 'ink')
    part([(18,146.6,1), (26,146.6,1), (26,154), (22,157.4,1), (18,154)], 'sky', 1, off=0)
    fill(ellipse(22, 151, 1.1, n=10), 'ink')
    ink([(22,151), (22,154.4)], 1.2, .8, .8)
    for x, y in ((10,172), (22,173), (27,170.6), (46,173)):
        part(ellipse(x, y, 3, 1.7, 18), 'ochre', .9, raw=True, off=.1)
        ink([(x-1.6,y), (x,y-.4), (x+1.6,y)], .6, .4, .4)


def legs():
    """Far leg on the box, near leg crossed over it; hose white and red."""
    part([(62,112), (62,126), (52,131), (42,130), (36,134), (34,140,1), (27,138.6,1), (28,128), (36,120), (48,112)],
        'sky', 1.3, off=.2, sh=dict(depth=3, gap=1.3, w=.65))
    foot(29, 137.6, -1, 'verd', 1)
    part([(66,106), (70,120), (62,127), (48,124), (38,121.6), (35,130), (32,139), (25,147.4,1), (18.6,143,1),
        (24,134), (27,122), (29,113), (35,107.4), (48,106)], 'paper', 1.4, off=0,
         sh=dict(depth=4, gap=1.4, w=.7))
    ink([(30,115), (34,118.4), (38.6,121)], 1, .3, .2)
    T = at(20.4, 146.6, 1, 36)
    part(T([(3.8,-4,1), (4.6,1), (4,5.4,1), (-3,6), (-10.4,5.4,1), (-8.8,2), (-4.4,.2), (-3.4,-4,1)]), 'verm', 1.2,
        off=.3, sh=dict(depth=2, gap=1.1, w=.55))


def gown():
    """A furred blue cloak, open in front, its hem on the floor behind."""
    part([(56,64), (66,70), (73,82), (75,98), (75,116), (80,132), (84,148), (82,163,1), (74,166), (66,160,1),
        (58,166), (50,162,1), (55,146), (56,130), (62,124), (60,108),
          (46,106), (44,92), (48,76)], 'indigo', 1.5, sh=dict(depth=6, gap=1.6, w=.85, lo=.1))
    folds([(68,84), (70,104), (66,122)], [(72,100), (72,122), (79,150), (78,164)], [(64,128), (66,146), (65,160)],
        [(60,130), (60,148), (56,164)], w=1.35)
    part([(48,66), (55,64.6), (55,80), (55,96), (59,110,1), (52,110), (45,108,1), (46,90)], 'paper', 1.2, off=0,
        sh=dict(depth=2.6, gap=1.3, w=.55))
    ermine(lambda p: p, (51,72), (49.6,80), (52,88), (49,96), (53,102))
    part([(46,70), (42,76), (42,90), (44,104), (50,107,1), (48,90)], 'verm', 1.1, off=.2, sh=dict(depth=2, gap=1.2,
        w=.6))


def coin_arms():
    """The coin on the knee, a hand on its rim, the other behind it."""
    florin(27.6, 93.6, 15.6)
    arm((60,74), (60,98), (45,98.6), (13,11,7), 'indigo', None)
    part([(47,92.6,1), (43,93,1), (42.4,104,1), (47,105,1), (48.4,99)], 'paper', 1, off=0)
    T = at(41.8, 98.6, .84, 186)
    for y in (-2.6, -.6, 1.4, 3.2):
        finger(T, (2,y), (8.2,y*.9-.4), 2.3, .84)
    part(T([(-2,-3.4), (2,-4), (5,-3), (5.4,0), (5,3.4), (1,4.4), (-2,3.6)]), 'flesh', .9, off=.3)
    finger(T, (0,-3), (5,-5.6), 2.2, .84)


def face():
    """A profile to the left, short brown beard, crown."""
    T = at(52, 51, .98, 4, -1)
    part(T([(-5,3), (2.6,7), (3.2,13), (6,16.4), (-2,20), (-9,16), (-7.4,9)]), 'flesh', 1, off=.3)
    part([(44,66), (48,63), (56,63), (63,66), (60,71), (52,69), (45.6,71)], 'paper', 1.1, off=0,
        sh=dict(depth=2, gap=1.2, w=.5))
    ermine(lambda p: p, (48,67), (53,66.4), (58,68))
    part(T([(-2,-9), (-8.6,-7), (-10.6,0), (-9,7), (-10,12,1), (-5.6,11), (-3.4,6), (-1,-3)]), 'verm', 1.1, off=.3,
        sh=dict(depth=2.4, gap=1.2, w=.6))
    head(T, .98, 'profile', brow=.3, mouth=.4)
    part(T([(-3.6,.4,1), (-2,4.4), (1.4,6), (3,4.8), (5.2,4.6,1), (6,5.6), (4.8,6.4,1), (5.9,7.2), (5.6,9.4), (4,12),
        (0,11.4), (-4,8), (-5,3)]), 'verm', .9, off=.2)
    strands(T, [(-3,4), (-1,8), (1.4,10.6)], [(1.6,7), (2.6,9), (4,11)], w=.7)
    ink(T([(5.6,5.9), (4.4,6.1), (3.4,5.9)]), .9, .5, .1)
    part(T([(-4,-6,1), (-6.6,-3), (-6.6,3), (-8,8,1), (-4,5), (-2.8,0), (-1,-5.6,1)]), 'verm', .9, off=.2)
    strands(T, [(-3.4,-4), (-5.2,0), (-5.6,5)], w=.8)
    crown(T, cap='verd')


def picture():
    """The picture inside the frame."""
    room()
    mark_figure()
    chair()
    strongbox()
    legs()
    gown()
    coin_arms()
    face()
    mark_figure()
