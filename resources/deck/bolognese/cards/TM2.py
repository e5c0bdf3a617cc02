"""The second Moor: a young spearman walks to the right in profile, the long spear trailed in his hand, a round shield
on his back.

Diagonal of the spear from the butt at the left foot (9, 146) through the fist (45, 104) to the point (92, 44); white
tunic before an indigo mantle, green turban, rose sky over sand. Shoulder (46, 72), elbow (40, 90).
"""
from kit import *
from bolognese.bologna import *
from bolognese.people import *


def desert():
    """A rose evening, dunes, a palm."""
    sky(4.5, 116, 'rose', tint=.66, dens=.5)
    cloud(84, 24, .56, -1, 'long')
    cloud(38, 18, .46, 1, 'small')
    hill([(-4,116), (20,106), (44,112), (70,104), (104,114)], 'ochre', 1, 2.6, 6, 55, .6)
    x, y, h = 89, 140, 34
    stalk([(x,y), (x-1.4,y-h*.5), (x-3,y-h)], [1.5,1.2,.9], 'rose', 1)
    for a, k, b in ((-170,13,-.9), (-145,12,-.9), (-10,9,.9), (-35,11,.9), (-110,11,-.7), (-70,11,.7), (160,10,-.8)):
        lock(x-3, y-h, a, k, 4, b, 'verd', lw=.8, lines=1, n=7)
    hill([(-4,132), (22,124), (56,132), (104,122)], 'sand', 1.2, 2.8, 7, 60, .6)
    hill([(-4,152), (30,146), (66,150), (104,142)], 'paper', 1.2, 3, 6, 60, .6)
    for q in ([(6,158), (18,157.4), (30,158.4)], [(48,160), (60,159.4), (72,160.4)], [(20,173), (36,172.4), (50,173)]):
        ink(q, .8, .1, .1)
    shadow(20, 167, 26, 4)
    shadow(56, 167.4, 20, 4)


def shield():
    """A round shield slung on the back, its rim to the left."""
    part(ellipse(26, 88, 17.6, 19.6, 48), 'verm', 1.5, raw=True, sh=dict(depth=5, gap=1.5, w=.8))
    part(ellipse(26.4, 87.6, 13, 15, 40), 'paper', 1.1, raw=True, off=0)
    for i in range(8):
        leaf(26.4+3*sin(i*pi/4), 87.6-3.4*cos(i*pi/4), .9, 45*i, 'verd', .8, False)
    part(ellipse(26.4, 87.6, 4.4, n=24), 'verm', 1.1, raw=True, off=.2, sh=dict(depth=2, gap=1.1, w=.5))
    for i in range(10):
        a = 2*pi*i/10+.3
        fill(dot(26.2+15.4*cos(a), 87.8+17.4*sin(a), .9), 'paper')


def legs():
    """A long stride: far leg forward, near leg pushes off behind; white trousers, red boots."""
    part([(50,118), (62,116), (67,128), (67.6,138), (66.6,150,1), (59,150,1), (58.6,139), (55,130)], 'sky', 1.3,
        off=.3, sh=dict(depth=3.4, gap=1.3, w=.7))
    for x, y, r, m in ((63,162,-5,-1),):
        T = at(x, y, 1, r, m)
        part(T([(-4.4,-15,1), (4.6,-15,1), (4.4,-8), (4.4,-2), (5,3), (4.4,5.4,1), (-2,5.4), (-11,5.2,1), (-9.4,2.4),
            (-5,.2), (-3.4,-5), (-4,-11)]), 'verm', 1.3, sh=dict(depth=3, gap=1.2, w=.7))
        part(T([(-5,-16.4,1), (5.2,-16.4,1), (5,-12.6,1), (-4.8,-12.6,1)]), 'paper', 1, off=0)
    part([(39,118), (54,119), (52,130), (44,139), (37,150,1), (30,145,1), (35,135), (38,127)], 'paper', 1.4, off=0,
        sh=dict(depth=4, gap=1.4, w=.7))
    T = at(26, 156, 1, 36, -1)
    part(T([(-4.4,-15,1), (4.6,-15,1), (4.4,-8), (4.4,-2), (5,3), (4.4,5.4,1), (-2,5.4), (-10,4,1), (-9,1.4),
        (-5,-.6), (-3.4,-5), (-4,-11)]), 'verm', 1.3, sh=dict(depth=3, gap=1.2, w=.7))
    part(T([(-5,-16.4,1), (5.2,-16.4,1), (5,-12.6,1), (-4.8,-12.6,1)]), 'verd', 1, off=.2)


def mantle():
    """Indigo mantle blown back behind the legs."""
    part([(40,66), (33,78), (30,96), (27,112), (20,126), (9,136,1), (19,137), (22,143,1), (30,136), (36,139,1),
        (44,128), (52,110), (52,80)], 'indigo', 1.4,
         sh=dict(depth=5, gap=1.5, w=.8, lo=.1))
    folds([(38,106), (32,122), (22,134)], [(44,110), (40,124), (33,134)], w=1.2)


def tunic():
    """White tunic, girt in green, its hem in a fringe."""
    part([(41,66), (49,64), (56,67), (59,76), (57.4,88), (58.4,100), (64,114), (66,124,1), (56,127), (46,124.6),
        (36,126.6,1), (38,112), (41,98), (39.6,82)], 'paper', 1.5, off=0,
         sh=dict(depth=5, gap=1.6, w=.7, lo=.1))
    folds([(45,102), (42,114), (41,125)], [(50,102), (51,114), (52,125)], [(54,100), (58,112), (61,124)], w=1.2)
    ink([(36.6,123.6), (46,121.6), (56,124), (65.4,121)], 1.8, .9, .9, 'indigo')
    part([(40,94), (49,97.4), (58,94), (58.6,100.4), (49,103.8), (40,100.4)], 'verd', 1.2, off=.3,
        sh=dict(depth=2, gap=1.2, w=.55))
    part([(53,100,1), (58,99,1), (61,109), (60,117.4,1), (55,117.6,1), (55,109)], 'verd', 1.1, off=.2,
        sh=dict(depth=2, gap=1.2, w=.55))
    ink([(42,68), (50,80), (57.6,93)], 2.4, .9, .9)
    ink([(42,68), (50,80), (57.6,93)], 1.2, .9, .9, 'verm')
    # a curved dagger in the sash
    part([(45,99,1), (47.6,90,1), (50,91,1), (49,100,1)], 'verm', .9, off=.1)


def spear_and_arms():
    """The far arm before him, sleeved in white, the hand on the spear's neck; the near one holds its middle."""
    a, b = (9,146), (79,60)
    p = lerp(a, b, .78)
    part([(53,68), (59,70), (66,77), (65,85.4), (59,86), (53,80)], 'sky', 1.25, off=0, sh=dict(depth=2.6, gap=1.3,
        w=.65))
    part([(58,80), (64,84), (66.4,84), (62.6,78,1)], 'sky', 1, off=0)
    arm((57,74), (68,86.4), (66.4,81.6), (8.4,7.8,5.6), 'sky', None, 1.25, 2.6)
    stalk([a, lerp(a, b, .5), b], [1.4,1.4,1.3], 'paper', 1.25, off=0)
    T = at(*b, 1.14, math.degrees(math.atan2(b[0]-a[0], a[1]-b[1])))
    part(T([(-2,2,1), (2,2,1), (1.4,-3), (4.4,-8), (0,-21,1), (-4.4,-8), (-1.4,-3)]), 'paper', 1.3, off=0)
    fill(curve(T([(.4,-3,1), (4,-8), (.3,-19,1)]), True), 'indigo')
    part(T([(-2.4,1,1), (2.4,1,1), (2,5,1), (-2,5,1)]), 'verm', .9, off=.1)
    for f in (1, -1):
        part(T([(f*1,4,1), (f*4.6,8), (f*4,13,1), (f*1.2,9)]), 'verm', .9, off=.1)
    for k in (.02, .06):
        q = lerp(a, b, k)
        part(at(*q, 1, 39)([(-2,-1.6,1), (2,-1.6,1), (2,1.6,1), (-2,1.6,1)]), 'verm', .9, off=.1)
    part(at(p[0]+1.6, p[1]+3.4, 1, 70)([(-1.6,-3.4,1), (1.4,-3.2,1), (1.4,3.2,1), (-1.6,3.4,1)]), 'verd', .95, off=.1)
    grip(at(*p, .92, 39, -1), .9, 'ochre')
    arm((46,72), (35.6,89), (42,101.6), (11,9.6,6), 'paper', 'verd', off=0)
    x, y = lerp(a, b, .5)
    grip(at(x, y, .94, 39), .92, 'ochre')


def face():
    """Brown profile, beardless but for a line along the jaw; green turban, its tail to the shoulder."""
    T = at(50.6, 50, 1, -2)
    part(T([(-5,3), (3,7.4), (3.4,12), (6,15), (0,18), (-7,15), (-6,9)]), 'ochre', 1, off=.3)
    dark_face(T, 1, 'profile', brow=.2, mouth=.3)
    fill(curve(T([(-4.4,2,1), (-2.4,5), (1,8), (4,9,1), (5.2,9.6), (3.4,11), (-.6,9.8), (-4,7)]), True), 'ink')
    ink(T([(6.6,5), (5,5.2), (3.6,6)]), .9, .5, .1)
    part(T([(-6,-5,1), (-9,0), (-9,9), (-13,18,1), (-7,16), (-4,18,1), (-4.6,8), (-4,-2,1)]), 'verd', 1.1, off=.3,
        sh=dict(depth=2, gap=1.2, w=.55))
    ink(T([(-7,0), (-7,9), (-9,15)]), .8, .4, .1)
    part(T([(-5.6,-2.4,1), (-9.6,-5), (-11,-11), (-7.6,-17), (-1,-20), (6,-18.4), (9.6,-13), (8.4,-7.4), (5.4,-5,1),
        (1,-6)]), 'verd', 1.3, off=.4, sh=dict(depth=3.4, gap=1.3, w=.7))
    for q in ([(-9.6,-7), (-3,-8.6), (3,-12), (8.4,-16)], [(-10.4,-11), (-4,-12.6), (1,-15), (4.6,-19)],
        [(-8,-16), (-4,-16.6), (-1,-18.6)], [(-4,-4.6), (2,-7.6), (9,-12)]):
        ink(T(q), 1.05, .3, .3)
    part(ellipse(*T([(-3,3.4)])[0], 1.5, n=12), 'paper', .8, off=0, raw=True)


def picture():
    """The picture inside the frame."""
    desert()
    mark_figure()
    mantle()
    shield()
    legs()
    tunic()
    spear_and_arms()
    face()
    mark_figure()
    for x, y, r in ((68,171,2.8), (46,174,2.2), (10,168,2.4)):
        part([(x-r*1.3,y+r*.6,1), (x-r,y-r*.5), (x-r*.1,y-r), (x+r,y-r*.4), (x+r*1.4,y+r*.6,1)], 'rose', .9, off=.2,
            sh=dict(depth=2, gap=1.1, w=.5))
    tuft(72, 148, 5, 4)
