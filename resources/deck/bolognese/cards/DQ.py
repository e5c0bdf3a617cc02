"""Queen of coins: frontal on a folding chair before a cloth of honour, the coin upright in both hands before her breast
like a mirror.

Everything stands on the middle line, the chair's legs cross below it; ochre leads on green. Shoulders (37, 72) (63, 72),
elbows (29, 94) (71, 94), hands (38, 95) (62, 95), coin's middle (50, 92).
"""
from kit import *
from families.cups_coins import fleuron, florin, gem, open_crown
from bolognese.people import *


def hall():
    """The cloth of honour between two slips of sky, a step."""
    sky(4.5, 130, tint=.5)
    hill([(-4,118), (16,108), (50,112), (84,106), (104,114)], 'indigo', 1, 2.6, 6, 55, .6)
    for x, y, h in ((10,124,30), (91,126,36)):
        cypress(x, y, h, h*.18)
    fill(rect(4, 124, 92, 22), 'sand')
    stroke([lerp((4,124), (96,124), k/8) for k in range(9)], 1, 1, 1)
    part([(18,20,1), (82,20,1), (84,150,1), (16,150,1)], 'verd', 1.4)
    for x in (20, 80):
        ink([(x,20), (x+(50-x)*-.04,84), (x+(50-x)*-.06,150)], 3, .9, .9)
        ink([(x,20), (x+(50-x)*-.04,84), (x+(50-x)*-.06,150)], 1.7, .9, .9, 'ochre')
    for x, y in ((30,34), (70,34), (27,52), (73,52), (26,72), (74,72), (25,112), (76,112), (25,132), (50,26), (24.6,92), (75.4,92)):
        fleuron(x, y, 1.2, 'sand')
    part([(14,13,1), (86,13,1), (86,21,1), (14,21,1)], 'ochre', 1.3, off=.3)
    for x in (22, 31, 40, 50, 60, 69, 78):
        gem(x, 17, 2.2, 2.2, ('verm', 'paper')[int(x) % 2], .7)
    part([(2,146,1), (98,146,1), (98,178,1), (2,178,1)], 'rose', 1.2)
    for y in (156, 167):
        ink([(4,y), (50,y+.2), (96,y)], .8, .8, .8)
    for a, b in ((20,10), (36,31), (52,52), (68,73), (84,95)):
        ink([(a,146), ((a+b)/2,162), (b,178)], .8, .8, .8)
    shadow(16, 167, 66, 4)


def chair():
    """A folding chair: two curved legs cross on each side, lion-headed arms."""
    for m in (1, -1):
        F = at(50, 0, 1, 0, m)
        stalk(F([(37,98), (38,110), (33,124), (10,138), (-20,148), (-34,157), (-40,169)]), [2.6,2.8,3,3,3,2.8,2.6], 'ochre', 1.3, off=.2)
    for m in (1, -1):
        F = at(50, 0, 1, 0, m)
        part(F([(30,92,1), (34,88), (40,88.6), (42,93), (40,98), (35,99,1), (30,97)]), 'ochre', 1.2, off=.3, sh=dict(depth=2, gap=1.1, w=.55))
        fill(dot(*F([(37,92.4)])[0], .8), 'ink')


def gown():
    """A wide gown of brocade: knees apart, hem breaking on the floor."""
    for x, m in ((40,-1), (60,1)):
        foot(x, 165.6, m, 'verm', .95)
    part([(38,102), (62,102), (71,110), (75,121), (73,136), (73,150), (77,164,1), (71,169), (64,165,1), (57,170), (50,166,1), (43,170), (36,165,1), (29,169), (23,164,1), (27,150),
          (27,136), (25,121), (29,110)], 'ochre', 1.5, sh=dict(depth=6, gap=1.6, w=.85, lo=.12))
    folds([(28,118), (36,124), (46,122)], [(72,118), (64,124), (54,122)], [(30,128), (35,142), (30,166)], [(70,128), (65,142), (69,165)], [(44,126), (45,146), (42,167)],
          [(56,126), (55,146), (58,167)], [(36,130), (39,148), (36,164)], [(64,130), (61,148), (64,165)], w=1.35)
    for x, y, a in ((31,126,14), (69,126,-14), (50,127,0), (40.4,133,6), (59.6,133,-6), (32,140,8), (68,140,-8), (50,142,0), (40,148,4), (60,148,-4), (31,154,6), (69,154,-6), (50,157,0),
                    (41,119,10), (59,119,-10)):
        fleuron(x, y, .84, 'verm', a)
    e = curve([(23.6,161,1), (29,165.6), (36,161.4,1), (43,166.6), (50,162.4,1), (57,166.6), (64,161.4,1), (71,165.6), (76.4,161,1)])
    stroke(e, 3, 1, 1)
    stroke(e, 1.8, 1, 1, c='paper')


def body():
    """Bodice, partlet, mantle over the shoulders."""
    for m in (1, -1):
        F = at(50, 0, 1, 0, m)
        part(F([(9,64), (17,70), (22,82), (26,98), (28,116), (31,132), (26,136,1), (22,122), (16,106), (12,90)]), 'indigo', 1.3, sh=dict(depth=4, gap=1.5, w=.75))
        folds(F([(17,78), (22,100), (26,124)]), w=1.1)
    part([(38,70), (50,67), (62,70), (64,84), (62,104), (50,108), (38,104), (36,84)], 'ochre', 1.4, sh=dict(depth=5, gap=1.5, w=.75))
    part([(40,69), (50,67), (60,69), (58,76,1), (50,79), (42,76,1)], 'paper', 1, off=0)
    part([(37.6,101,1), (50,105), (62.4,101,1), (63,105.4,1), (50,109.6), (37,105.4,1)], 'verm', 1.1, off=.2)


def coin_arms():
    """Both hands hold the coin by its rim."""
    for m in (1, -1):
        F = at(50, 0, 1, 0, m)
        arm(*F([(14,75), (22,99), (14.4,97)]), (11,10,6), 'verm', 'paper')
        part(F([(9,68), (15,68.6), (20,74), (21,82,1), (14,85), (9,81,1)]), 'indigo', 1.2, off=.3, sh=dict(depth=2.4, gap=1.2, w=.6))
    florin(50, 92, 15.4)
    for m in (1, -1):
        F = at(50, 0, 1, 0, m)
        G = lambda p: F(at(15.4, 96.6, .84, -100)(p))
        part(G([(-3.4,-3), (1,-3.6), (4.4,-2), (4.4,2), (1,4), (-3.4,3)]), 'flesh', .9, off=.2)
        for y, e in ((98.6,11.6), (96.2,11), (93.8,11), (91.6,11.8)):
            finger(F, (16.6,y), (e,y-.9), 2.1, .84)
        finger(F, (16,90.6), (10.6,85.4), 2.3, .84)


def face():
    """Full front: calm, a parted ochre veil, pearls, crown with trefoils."""
    T = at(50, 49, 1)
    part(T([(0,-12), (-8,-10), (-11.6,-3), (-11,8), (-14,18), (-12,24,1), (-6,20), (0,18), (6,20), (12,24,1), (14,18), (11,8), (11.6,-3), (8,-10)]), 'paper', 1.2, off=0,
         sh=dict(depth=2.6, gap=1.3, w=.55))
    neck(T, w=8, drop=20)
    for x in (-4.6, -2.3, 0, 2.3, 4.6):
        part(ellipse(*T([(x,15.6-abs(x)*.34)])[0], 1, n=10), 'paper', .6, raw=True, off=0)
    fill(curve(T([(0,-11), (-7,-8), (-8.6,0), (-7.4,6,1), (0,4), (7.4,6,1), (8.6,0), (7,-8)]), True), 'ink')
    with Sheet() as g:
        head(at(0, 0, 1), 1, 'front', mouth=.7, brow=-.3, soft=True)
    place(g, *T([(0,0)])[0], 1)
    for m in (1, -1):
        F = lambda p: T(at(flip=m)(p))
        part(F([(0,-10,1), (5,-9.4), (8.4,-5), (8.8,1), (7.4,6,1), (5.8,1), (4,-4), (0,-7,1)]), 'verm', .9, off=.2)
        ink(F([(1,-8.6), (5.4,-6), (7.4,0)]), .8, .3, .1)
        part(F([(0,-12.4,1), (6,-11), (10.6,-6), (10.4,4), (12,14), (14,20,1), (9,17), (8.6,6), (8.8,-3), (5,-9), (0,-10.6,1)]), 'paper', 1, off=0)
    open_crown(at(*T([(0,-9.6)])[0], .94), jewels='verd')


def picture():
    """The picture inside the frame."""
    hall()
    mark_figure()
    chair()
    gown()
    body()
    coin_arms()
    face()
    mark_figure()
