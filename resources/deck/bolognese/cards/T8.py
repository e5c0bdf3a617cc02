"""8 Justice: throned frontal under an arch of brick before a blue curtain; the sword's point is down at the left, the
scales hang high at the right.

Frontal; the slant runs from the sword's point at the left foot (17, 166) over the fist (17, 100) and both shoulders to
the fist with the scales (80, 62). Red gown on indigo.
"""
from kit import *
from bolognese.bologna import ermine
from bolognese.people import *


def arch():
    """The blue curtain with stars under a round arch of brick; steps."""
    fill(rect(4, 4, 92, 174), 'rose')
    q = [(8,178), (8,60)]+arc(50, 60, 42, 46, 180, 360, 28)+[(92,60), (92,178)]
    fill(q, 'indigo')
    for x, y0 in ((24,50), (35,34), (66,32), (78,46), (14,60), (88,62)):
        ink([(x,y0), (x-(50-x)*.03,90), (x,140)], 1.3, .2, .3)
        comb([(x,y0+4), (x-(50-x)*.03,90), (x,138)], 3.4 if x < 50 else -3.4, 78, 2.4, .65, .3)
    for x, y, r in ((30,30,2.4), (70,26,2.4), (50,19,2.6), (12,76,2), (28,64,1.8), (73,88,1.8), (12,106,2),
        (30,86,1.8), (88,108,2), (72,52,1.8), (38,22,1.8), (62,18,1.8)):
        star(x, y, r, 'ochre', 6, .45, .6)
    o, i = arc(50, 60, 49, 54, 180, 360, 34), arc(50, 60, 42, 46, 180, 360, 34)
    fill(o+i[::-1], 'verm')
    for k in range(35):
        ink([i[k], lerp(i[k], o[k], .5), o[k]], .8, .9, .9)
    stroke(i, 1.3, .9, .9)
    stroke(o, 1.2, .9, .9)
    for x in (5, 95.4):
        part([(x-3.6,60,1), (x+3.6,60,1), (x+3.6,178,1), (x-3.6,178,1)], 'verm', 1.1, off=0)
        for k in range(15):
            ink([(x-3.4,68+7.4*k), (x,68.2+7.4*k), (x+3.4,68+7.4*k)], .7, .9, .9)
        part([(x-6,58,1), (x+6,58,1), (x+4,63.6,1), (x-4,63.6,1)], 'paper', 1, off=0)
    for y in (8, 15):
        ink([(76+y*.6,y), (86,y+.1), (96,y)], .7, .8, .8)
    part([(2,150,1), (98,150,1), (98,178,1), (2,178,1)], 'paper', 1.3, off=0)
    part([(2,158,1), (98,158,1), (98,162,1), (2,162,1)], 'sand', 1, off=0)
    comb([(4,170), (96,170)], -4, 90, 2.6, .6, 0, 0)


def throne():
    """A stone seat with a low back and two lions' heads on its arms."""
    part([(28,150,1), (29,76,1), (36,66,1), (64,66,1), (71,76,1), (72,150,1)], 'paper', 1.4, off=0,
        sh=dict(depth=4, gap=1.5, w=.7))
    for x in (26, 74):
        part([(x-5,112,1), (x+5,112,1), (x+6,158,1), (x-6,158,1)], 'paper', 1.3, off=0, ha=dict(ang=0, gap=2, w=.65,
            part=(1,.45)))
        part([(x-6.4,107,1), (x+6.4,107,1), (x+6.4,112.6,1), (x-6.4,112.6,1)], 'paper', 1.1, off=0)


def gown():
    """Red gown over two knees, parted on a white skirt; ermine at the hem."""
    for x, m in ((42,-1), (58,1)):
        foot(x, 166, m, 'ochre', .9)
    part([(40,112), (60,112), (62,130), (62,150), (66,168,1), (58,171), (50,167,1), (42,171), (34,168,1), (38,150),
        (38,130)], 'paper', 1.3, off=0, sh=dict(depth=3, gap=1.5, w=.6))
    folds([(45,122), (44,146), (42,168)], [(50,122), (50,146), (50,166)], [(55,122), (56,146), (58,168)], w=1.2)
    for m in (1, -1):
        F = lambda p: [(50+m*q[0], q[1])+tuple(q[2:]) for q in p]
        part(F([(1,102), (11,102), (19,105), (26,110), (29.4,117), (28.6,125), (25,133), (24,146), (27,157), (33,167,1),
            (26,170.6), (19,167,1), (12,170), (11,152), (9.6,138), (8,126), (3,116)]), 'verm', 1.5,
             sh=dict(depth=6, gap=1.5, w=.85, lo=.12))
        # the knee: light on its crown, folds that fall from it
        folds(F([(6,108), (15,111), (24,113)]), F([(9,117), (17,120.6), (27,119)]), F([(10,126), (17,129), (25,126)]),
            F([(24,131), (20,146), (21,165)]), F([(17,132), (15,148), (15.4,166)]), w=1.35)
        e = F([(5,112), (9.4,126), (11.4,146), (12.6,168)])
        stroke(curve(e), 3, .9, .9)
        stroke(curve(e), 1.8, .9, .9, c='ochre')
        part(F([(12,167,1), (19,163.6,1), (26,167.4), (32,163.6,1), (35,168.4,1), (26,173), (19,169.4,1),
            (12,172.4,1)]), 'paper', 1.1, off=0)
        ermine(lambda p: p, *F([(16,168.6), (25,170)]))
    # a girdle with its end hanging between the knees
    part([(46.6,104,1), (53.4,104,1), (52.6,118), (53.6,132), (52,143), (54,152,1), (50,150), (46,152,1), (48,143),
        (46.4,132), (47.4,118)], 'ochre', 1.2, off=.2, sh=dict(depth=1.8, gap=1.3, w=.55))
    for y in (113, 122, 131, 140):
        part(at(50, y)([(0,-2.2), (1.7,0), (0,2.2), (-1.7,0)]), 'verd', .7, off=0)
    for x in (47.4, 50, 52.6):
        ink([(x,150), (x,155)], 1.1, .8, .4)
    part([(37,100), (50,103.4), (63,100), (64,106,1), (57,110), (50,111), (43,110), (36,106,1)], 'verm', 1.3,
        sh=dict(depth=3, gap=1.4, w=.7))
    part(ellipse(50, 105.6, 3, n=18), 'ochre', 1.1, raw=True, off=.2)


def body():
    """Bodice of green plates over a red sleeve, a chain."""
    part([(38,74), (44,69), (56,69), (62,74), (63,86), (61,104), (50,108), (39,104), (37,86)], 'verd', 1.4,
        sh=dict(depth=5, gap=1.4, w=.75))
    for y in (80, 87, 94):
        for x in (43, 50, 57):
            ink([(x-3,y), (x,y+3), (x+3,y)], .9, .4, .4)
    part([(38.6,100), (50,104), (61.4,100), (61.8,104.4), (50,108.6), (38.2,104.4)], 'ochre', 1.1, off=.2)
    part([(42,72), (50,77), (58,72), (60,77), (50,83.4), (40,77)], 'paper', 1.1, off=0)
    ermine(lambda p: p, (44,76.6), (50,79.6), (56,76.6))


def sword_arm():
    """At the left the sword, point down; the fist on its grip."""
    T = at(17, 99, 1, 180)
    part(T([(-3.8,-9,1), (-3,-64,1), (0,-71,1), (3,-64,1), (3.8,-9,1)]), None, 1.4)
    fill(T([(.4,-9), (.4,-68), (2.7,-64), (3.4,-9)]), 'sky')
    ink(T([(0,-9), (0,-64)]), 1, .8, .2)
    part(limb(T([(0,-7), (0,9)]), [3.2,3]), 'verm', .9, raw=True, off=.2)
    q = [(0,-10.4,1), (5,-10), (9,-9), (11.4,-10.4), (13,-8), (11,-5.6), (7,-6), (0,-6.2,1)]
    part(T(q+[(-a, *r) for a, *r in q[::-1]]), 'ochre', 1.2, off=.3)
    part(T(ellipse(0, 13, 4, n=22)), 'ochre', 1.3, raw=True, off=.3, sh=dict(depth=2, gap=1.1, w=.55))
    fill(T(dot(0, 13, 1.2)), 'ink')
    arm((40,79), (30,101), (21.4,100), (11.4,10,6), 'verm', 'paper', 1.4, 4)
    grip(at(17.4, 98.6, .92, 0), .92)


def scales_arm():
    """At the right the scales, hung from the raised fist."""
    arm((60,79), (75,82), (80,57), (11.4,9.6,5.6), 'verm', 'paper', 1.4, 4)
    ink([(82.6,52), (83,61)], 1.4, .9, .9, 'paper')
    part([(68,62.6,1), (76,61), (83,59.4), (90,61), (95,62.6,1), (95,64.8,1), (83,63), (68,65,1)], 'ochre', 1.1, off=.2)
    for x, y in ((70.4,63), (92.4,63)):
        for d in (-3.6, 0, 3.6):
            ink([(x,y), (x+d*.5,y+9), (x+d,y+17)], 1.5, .9, .9)
            ink([(x,y), (x+d*.5,y+9), (x+d,y+17)], .7, .9, .9, 'paper')
        part([(x-5.6,y+17,1), (x+5.6,y+17,1), (x+3.6,y+21), (x-3.6,y+21)], 'ochre', 1.1, off=.2)
    grip(at(81.4, 52.4, .84, 6, -1), .84)


def face():
    """Full front, grave; hair to the shoulders under a crown of leaves and gold."""
    T = at(50, 52, 1)
    part(T([(0,-11), (-8,-9), (-11,-2), (-10.4,8), (-12.6,16), (-8,19,1), (-4,16), (0,14), (4,16), (8,19,1),
        (12.6,16), (10.4,8), (11,-2), (8,-9)]), 'ochre', 1.2, off=.3,
         sh=dict(depth=2.6, gap=1.2, w=.6))
    neck(T, w=8, drop=19)
    head(T, 1, 'front', mouth=.1, brow=.1, soft=True)
    for m in (1, -1):
        F = lambda p: T(at(flip=m)(p))
        part(F([(0,-10,1), (5,-9.4), (8.6,-5), (9,2), (8.4,8,1), (6.2,3), (4.6,-4), (0,-7,1)]), 'ochre', .9, off=.2)
        ink(F([(1,-8.6), (5.6,-6), (7.6,2)]), .8, .3, .1)
        ink(F([(9.4,3), (9,9), (10.6,15)]), .8, .3, .1)
    part(T([(-9,-6,1), (-11.4,-15,1), (-6,-11.4), (-5,-18,1), (-1.6,-12.4), (0,-20.4,1), (1.6,-12.4), (5,-18,1),
        (6,-11.4), (11.4,-15,1), (9,-6,1), (0,-8.6)]), 'ochre', 1.2, off=.3,
         sh=dict(depth=2.4, gap=1.2, w=.6, lo=.2))
    for q in ((-11.4,-15.6), (-5,-18.8), (0,-21.2), (5,-18.8), (11.4,-15.6)):
        part(ellipse(*T([q])[0], 1.1, n=10), 'paper', .7, off=0, raw=True)
    for x in (-5, 0, 5):
        part(T(at(x, -9.6+.02*x*x)([(0,-1.6), (1.4,0), (0,1.6), (-1.4,0)])), 'verm', .6, off=.1)


def picture():
    """The picture inside the frame."""
    arch()
    throne()
    mark_figure()
    gown()
    body()
    sword_arm()
    scales_arm()
    face()
    mark_figure()
