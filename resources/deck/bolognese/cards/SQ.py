"""Queen of swords: a widow stands in an orchard, the sword like a staff point down before her left foot, a rose in the
other hand.

Two uprights, sword and figure, and the veil that falls from the crown between them; head bent to the rose at the right.
Indigo and white. Fist on the hilt (25, 92), elbow (34, 88); the rose (68, 70), elbow (70, 90).
"""
from kit import *
from families.swords_batons import crown
from bolognese.people import *


def orchard():
    """A level meadow with apple trees, a wall, morning sky with bare paper."""
    sky(4.5, 84, tint=.4)
    cloud(82, 30, .56, -1, 'heap')
    cloud(13, 56, .44, 1, 'small')
    hill([(-4,104), (20,98), (50,102), (80,97), (104,100)], 'sand', 1, 2.6, 6, 55, .6)
    for x, y, h in ((11,122,50), (88,120,46)):
        stalk([(x,y), (x+.8,y-h*.35), (x,y-h*.6)], [1.9,1.5,1.2], 'sand', 1)
        ink([(x,y-h*.4), (x-4,y-h*.55)], 1.5, .9, .4)
        ink([(x,y-h*.38), (x+4.6,y-h*.54)], 1.5, .9, .4)
        part([(x-11,y-h*.5), (x-14,y-h*.66), (x-10,y-h*.84), (x-3,y-h*.98), (x+5,y-h*.94), (x+11,y-h*.8),
            (x+13,y-h*.62), (x+9,y-h*.5), (x+3,y-h*.46), (x-4,y-h*.47)], 'verd', 1.3,
             sh=dict(depth=5, gap=1.4, w=.7))
        for a, b in ((-7,.62), (-2,.78), (4,.6), (7,.74), (1,.9), (-9,.72)):
            part(ellipse(x+a, y-h*b, 2.1, n=12), ('verm', 'ochre')[int(b*100) % 2], .8, raw=True, off=.1)
            fill(dot(x+a-.6, y-h*b-.7, .5), 'paper')
    hill([(-4,122), (30,117), (60,121), (104,116)], 'verd', 1.2, 2.6, 7, 60, .6)
    part([(2,134,1), (98,134,1), (98,146,1), (2,146,1)], 'rose', 1.1, off=.2)
    for y, k in ((138,0), (142,5)):
        ink([(4,y), (50,y+.1), (96,y)], .7, .8, .8)
        for i in range(10):
            ink([(6+k+10*i,y-3.8), (6+k+10*i,y)], .7, .8, .8)
    part([(2,146), (30,144.6), (70,146), (98,145,1), (98,178,1), (2,178,1)], 'sand', 1.2)
    turf(6, 74, 151, 172, 12, 2.6)
    shadow(28, 168.6, 48, 4)


def gown():
    """A long blue gown, weight on the right foot of the picture, train to the right."""
    foot(47, 167, -1, 'verm', .9)
    part([(43,94), (61,94), (67,108), (70,126), (72,144), (77,156), (86,163), (92,171,1), (80,172.6), (70,168.6,1),
        (61,172), (52,167.6,1), (44,171), (35,168,1), (36,150), (38,128),
          (40,108)], 'indigo', 1.5, sh=dict(depth=6, gap=1.6, w=.85, lo=.1))
    folds([(46,98), (43,120), (41,146), (41,168)], [(51,98), (50,124), (49,148), (50,168)], [(55,98), (58,122),
        (59,146), (60,170)], [(59,98), (64,118), (66,140), (70,166)],
          [(66,130), (70,148), (80,166)], w=1.4)
    e = curve([(35.6,163.6,1), (44,166.6), (52,163,1), (61,167.4), (70,163.8,1), (80,167.8), (89,166.6,1)])
    stroke(e, 2.6, 1, 1)
    stroke(e, 1.5, 1, 1, c='ochre')
    # long white panel in front
    part([(46,98), (52,98), (53,120), (53,142), (55,160,1), (49,161.6), (43,160,1), (44,142), (45,120)], 'paper', 1.1,
        off=0, sh=dict(depth=2.4, gap=1.4, w=.55))
    for y in (108, 120, 132, 144, 154):
        part(at(49, y, 1)([(0,-2.6,1), (1.9,0,1), (0,2.6,1), (-1.9,0,1)]), 'indigo', .7, off=0)


def veil_behind():
    """The widow's veil falls from the crown behind both shoulders to the knees."""
    part([(44,38), (38,44), (36,56), (32,70), (28,84), (30,96,1), (36,100), (40,110), (42,126), (50,130,1),
        (62,128,1), (70,124), (74,112,1), (76,98), (74,82), (67,68), (62,56), (61,46),
          (56,38)], 'paper', 1.4, off=0, sh=dict(depth=4, gap=1.5, w=.6, lo=.1))
    folds([(71,80), (72,96), (70,118)], [(66,74), (69,92), (66,122)], w=1.1)


def body():
    """Bodice, girdle with keys."""
    part([(42,69), (50,66), (58,67), (63,72), (62.6,84), (60.4,94), (52,97), (43.6,94), (41.6,84), (40,76)], 'indigo',
        1.4, sh=dict(depth=4.6, gap=1.4, w=.75))
    part([(45,68), (51,65.4), (57,67), (57,74), (51,79,1), (45,74)], 'paper', 1, off=0)
    part([(42.6,90.6), (52,94), (61.4,90.6), (61.8,94.4), (52,98), (42.4,94.4)], 'ochre', 1.1, off=.2)
    ink([(60,96), (61,104), (60.4,112)], 1, .9, .9)
    part([(58.6,112,1), (62.4,112,1), (63.6,119), (60.6,121.4), (57.6,119)], 'verm', .9, off=.1)


def sword_arm():
    """The sword stands on its point; her right hand lies on the hilt."""
    T = at(22, 88, 1, 178)
    part(T([(-3.4,-9,1), (-2.8,-73,1), (0,-80,1), (2.8,-73,1), (3.4,-9,1)]), None, 1.35)
    fill(T([(.35,-9), (.35,-76.6), (2.5,-73), (3,-9)]), 'indigo')
    ink(T([(0,-9), (0,-74)]), 1, .8, .2)
    part(limb(T([(0,-7), (0,11)]), [3,2.8]), 'verm', .9, raw=True, off=.2)
    for y in (-4, -1, 6.4, 9):
        ink(T([(-1.5,y+.6), (1.5,y-.6)]), .8, .9, .9)
    q = [(0,-10.4,1), (5,-10), (9,-8), (12.4,-8.8), (14,-6.4), (12,-4.4), (8.6,-5.6), (4,-6.6), (0,-6.4,1)]
    part(T(q+[(-a, *r) for a, *r in q[::-1]]), 'ochre', 1.2, off=.3)
    part(T(ellipse(0, 14, 3.4, n=20)), 'ochre', 1.2, raw=True, off=.3, sh=dict(depth=1.8, gap=1.1, w=.55))
    part(limb([(36,88), (31,90), (25.6,86)], [7.4,6.4,4.8]), 'verd', 1.2, raw=True, sh=dict(depth=2.4, gap=1.2, w=.6))
    part([(46,69), (41,71), (37,78), (32.6,85,1), (35,92,1), (39,101,1), (43,94), (46,84)], 'indigo', 1.4,
        sh=dict(depth=4, gap=1.4, w=.75))
    folds([(41.6,76), (38,85), (38,95)], [(44,80), (41,90), (40.6,97)], w=1.1)
    part([(32,84,1), (36.4,87), (36.4,93,1), (34.4,93.6,1), (31,88,1)], 'paper', .9, off=0)
    grip(at(22.6, 85.6, .8, 176), .8)


def rose_arm():
    """Her left hand lifts the rose."""
    ink([(71,86), (70.6,76), (69,66)], 1.6, .9, .9)
    ink([(71,86), (70.6,76), (69,66)], .8, .9, .9, 'verd')
    leaf(70.6, 75, .6, 60)
    leaf(70.2, 72, .5, -62)
    rosette(68.6, 62, .66, 5, 'verm', 'ochre')
    part(limb([(66,92), (72.4,93), (72,84)], [7.4,6.4,4.8]), 'verd', 1.2, raw=True, sh=dict(depth=2.4, gap=1.2, w=.6))
    part([(57,69), (61.6,70), (66,76), (70,84,1), (70.6,93), (68,103,1), (62.6,97), (59,86)], 'indigo', 1.4,
        sh=dict(depth=4, gap=1.4, w=.75))
    folds([(61,75), (65,85), (66.6,98)], [(59,79), (62,88), (64,96)], w=1.1)
    grip(at(71.4, 80.6, .74, 0, -1), .74)


def face():
    """Three-quarter to the right, eyes lowered to the rose; wimple, veil, crown."""
    T = at(50, 49.6, .98, 4)
    part(T([(-7,1), (-7,9), (-9,18), (-3,22), (4,22), (8,18), (6.6,10), (5,4)]), 'paper', 1.1, off=0,
        sh=dict(depth=2.4, gap=1.3, w=.55))
    folds(T([(-5,8), (-3,15), (-2,20)]), T([(0,10.6), (1.6,16), (3,20)]), w=.9)
    head(T, .98, 'quarter', mouth=.1, brow=-.5, soft=True)
    # lowered lids
    for x, w in ((-.9,2.1), (4.5,1.3)):
        fill(curve(T([(x-w,-1,1), (x,-2.3), (x+w,-1,1), (x,-.3)]), True), 'flesh')
        ink(T([(x-w,-.9), (x+.2,0), (x+w,-.9)]), 1, .3, .3)
    part(T([(-4,9,1), (-7.4,3), (-7.6,-5), (-3,-10.6), (3,-10.6), (7,-7,1), (7,-4,1), (3,-7.4), (-2.6,-6.4), (-5,-1),
        (-4.6,5)]), 'paper', 1, off=0)
    part(T([(4,-13,1), (-4,-12.6), (-9,-8), (-10.4,2), (-12,12), (-16,22), (-19,32,1), (-12,28), (-8,18), (-7,8),
        (-7.4,-2), (-4,-9), (3,-10.6), (7,-7.6), (8,-10,1)]), 'paper', 1.2,
         off=0, sh=dict(depth=2, gap=1.3, w=.5))
    folds(T([(-7,-6), (-8.6,4), (-11,16), (-15,27)]), w=1)
    crown(T)


def picture():
    """The picture inside the frame."""
    orchard()
    mark_figure()
    veil_behind()
    gown()
    body()
    rose_arm()
    sword_arm()
    face()
    mark_figure()
    plant(9, 175, 8, 5)
    bloom(32, 175, 2.2, 'paper', 6)
    bloom(66, 175.6, 2, 'verm', 5)
