"""Queen of batons: she walks to the right, a green club on her shoulder; a dwarf page carries her train.

Two slopes that meet in her: the train from the page's hands at the left foot up to her girdle, the club from her fist
(66, 84) over the shoulder up to its leaves at the left (14, 58). Red gown, ochre mantle, sand sky.
"""
from kit import *
from families.swords_batons import club, crown
from bolognese.people import *


def garden():
    """A yellow noon, vineyards on hills, a gravel walk with a low box hedge."""
    sky(4.5, 112, 'sand', tint=.6, dens=.5)
    cloud(80, 30, .6, -1, 'heap', 'rose')
    cloud(86, 74, .46, 1, 'small', 'rose')
    cloud(12, 78, .4, 1, 'small', 'rose')
    hill([(-4,110), (16,102), (36,108), (62,102), (84,94), (104,100)], 'rose', 1, 2.6, 6, 55, .6)
    tower(86, 99, 5, 15, 'paper', 'merlon', .8, 1)
    house(78, 102, 8, 6, 3, 'sand', 'verm', .3, 1, .7)
    hill([(-4,122), (24,115), (54,120), (80,112), (104,115)], 'verd', 1.2, 2.6, 7, 60, .6)
    part([(2,128,1), (98,126,1), (98,143,1), (2,145,1)], 'verd', 1.3, ha=dict(ang=78, gap=1.9, w=.65, part=(.55,1)))
    part([(2,144), (40,142.6), (98,142,1), (98,178,1), (2,178,1)], 'paper', 1.2, off=0)
    for q in ([(5,152), (16,151.6), (26,152)], [(60,172.6), (68,172.4), (74,172.6)], [(30,174), (40,173.6), (50,174)]):
        ink(q, .8, .1, .1)
    shadow(6, 167, 66, 4)


def page():
    """The dwarf page: broad head, ruff, short cloak; both hands under the train."""
    for x in (12, 20.4):
        part([(x-3.4,148), (x+3.6,148), (x+3,158), (x+2.6,164,1), (x-2.6,164,1), (x-3,158)], 'paper', 1.2, off=0,
            sh=dict(depth=2, gap=1.2, w=.55))
        foot(x+.4, 164.4, 1, 'ink', .72)
    part([(8.4,128), (15,125.6), (22,128), (25.6,140), (27,151,1), (20,153.4), (12,153.4), (5.6,151,1), (6.6,138)],
        'indigo', 1.3, sh=dict(depth=4, gap=1.3, w=.7))
    folds([(11,134), (10,144), (9.6,152)], [(19,134), (21,144), (22,152)], w=1)
    ink([(7,143), (16,145.4), (26,143)], 2.2, .9, .9)
    ink([(7,143), (16,145.4), (26,143)], 1.1, .9, .9, 'ochre')
    T = at(15.6, 115, .84, 4)
    part(T([(-8,8), (-4,6.4), (0,9), (5,6.4), (9,8.4), (10,12), (4,13.6), (-1,14.4), (-6,13.6), (-9.6,11.6)]),
        'paper', 1, off=0, sh=dict(depth=2, gap=1.1, w=.5))
    part(T([(-2,-9), (-9,-6), (-10,2), (-8.4,8), (-4,7), (-3,0)]), 'ink', .9, off=0)
    head(T, .84, 'quarter', mouth=1.2, brow=-.5)
    part(T([(-6.4,-3,1), (-8,2), (-6.4,7,1), (-4.6,2), (-4,-3), (0,-6), (4,-5.6), (6.6,-3.6,1), (5,-9), (0,-11),
        (-5,-9)]), 'ink', .9, off=0)
    part(T([(-9,-6), (-10,-11), (-4,-15), (4,-14.4), (9,-10.4), (8,-6.6), (0,-9.4)]), 'verm', 1.1, off=.3,
        sh=dict(depth=2, gap=1.2, w=.6))
    feather(*T([(-6,-10)])[0], -150, 13, 5, 'paper', -.9)


def page_arms():
    """His arms forward, the train's hem in both fists."""
    arm((18,131), (25,139), (32,133.6), (7,6.4,4.4), 'indigo', 'paper', 1.1, 2.4)
    grip(at(34, 132.4, .62, -70), .66)


def gown():
    """Red gown striding, a shoe before; the ochre mantle swings back into the train."""
    foot(70, 165, 1, 'indigo', .95, -6)
    part([(46,96), (62,95), (67,108), (70,124), (74,142), (79,158,1), (72,163), (64,160,1), (56,168), (47,164,1),
        (40,168.6,1), (41,150), (42,130), (43,110)], 'verm', 1.5,
         sh=dict(depth=6, gap=1.6, w=.85, lo=.1))
    folds([(60,99), (64,118), (69,140), (72,161)], [(56,99), (59,120), (63,142), (63,159)], [(51,99), (51,120),
        (53,146), (56,166)], [(47,110), (46,134), (46,162)], w=1.4)
    e = curve([(40.4,164,1), (47,159.8), (56,163.6), (64,155.8,1), (72,158.8), (78,154.6,1)])
    stroke(e, 2.8, 1, 1)
    stroke(e, 1.6, 1, 1, c='ochre')
    part([(45,72), (40,80), (38,92), (39,106), (36,118), (29,128), (27,136,1), (33,141), (38,146), (42,156),
        (47,163,1), (50,148), (52,128), (50,108), (52,92)], 'ochre', 1.4,
         sh=dict(depth=4.6, gap=1.5, w=.75, lo=.1))
    folds([(43,88), (43,108), (37,128), (31,135)], [(46,94), (46.6,114), (42,134), (39,144)], [(49,100), (49,122),
        (46,146)], w=1.2)
    for x, y in ((41,98), (42,116), (46,108), (38,130), (45,130), (44,144)):
        for i in range(4):
            fill(curve(at(x, y, 1.1, 90*i+45)([(0,-.1,1), (-.7,-1), (0,-1.9), (.7,-1)]), True), 'verm')


def body():
    """Red bodice, square-cut, a chain; girdle."""
    part([(45,71), (52,68), (60,69), (65,74), (65,85), (62.4,96), (54,98.6), (46,96), (43.6,86), (43,78)], 'verm',
        1.4, sh=dict(depth=4.6, gap=1.4, w=.75, lo=.1))
    part([(47.6,69.6), (54,66.6), (60,69), (61,76,1), (54.4,79.4), (47.6,76,1)], 'paper', 1, off=0)
    ink([(47.6,71), (54.6,79), (60.6,71)], 1.7, .9, .9)
    ink([(47.6,71), (54.6,79), (60.6,71)], .8, .9, .9, 'ochre')
    part([(45.6,92.6), (54,96), (62.8,92.6), (63,96.4), (54,100), (45.2,96.4)], 'ochre', 1.1, off=.2)


def club_arm():
    """The club on the far shoulder, its leaves behind; both hands at the foot of it."""
    club((74,88), (17,56), 5.4, ((.5,-1,5), (.78,1,5)), ((.7,-1,.9), (.9,-1,1.1), (.92,1,.8)))


def arms():
    """Near arm bent up to the club, hanging sleeve lined white."""
    part([(60,72), (66,76), (68.6,86), (66,98), (67,112,1), (62,107), (58,113,1), (57,100), (58,86)], 'paper', 1.2,
        off=0, sh=dict(depth=3, gap=1.4, w=.55))
    folds([(62,84), (62,98), (62,106)], w=.9)
    arm((60,74), (72,95), (69,87.6), (10,8.6,5.4), 'verm', 'paper')
    part([(55,69.4), (60,68.6), (65.6,72), (67.6,79,1), (62,82), (57,79.6,1)], 'ochre', 1.2, off=.3,
        sh=dict(depth=2.4, gap=1.2, w=.6))
    grip(at(68, 84.4, .8, -62), .8)


def face():
    """Profile to the right; fair hair in a net, crown."""
    T = at(54, 51, 1, 2)
    part(T([(-5,3), (3,7.4), (3.4,13), (7,18), (0,21), (-8,17), (-6,10)]), 'flesh', 1, off=.3)
    part(T([(-1,-10), (-8,-8.6), (-12.6,-3), (-12,5), (-8,9.4), (-4,6), (-3,0)]), 'ochre', 1.2, off=.3,
        sh=dict(depth=2.6, gap=1.2, w=.6))
    for q in ([(-11.6,-4), (-7,2), (-6,8)], [(-8.6,-8), (-4.6,-1), (-4,5)], [(-12,3), (-7,-1), (-3,-6)],
        [(-9.4,8), (-6,3), (-2.6,0)]):
        ink(T(q), .8, .6, .6, 'verm')
    head(T, 1, 'profile', mouth=.7, brow=-.3, soft=True)
    part(T([(4.8,-7,1), (5.4,-4.6,1), (2,-6.4), (-.6,-3), (-2,1), (-3.4,4,1), (-6,1), (-6.6,-4), (-3,-10),
        (2,-10.6)]), 'ochre', 1, off=.3)
    strands(T, [(3,-8), (-1,-5.4), (-3,0)], [(.6,-9.4), (-3.4,-6), (-4.6,0)], w=.7)
    part(ellipse(*T([(-2.4,4.6)])[0], 1.1, 1.5, 10), 'paper', .8, off=0, raw=True)
    crown(T)


def picture():
    """The picture inside the frame."""
    garden()
    mark_figure()
    page()
    club_arm()
    gown()
    page_arms()
    body()
    arms()
    face()
    mark_figure()
    tuft(30, 172, 4, 4)
    bloom(62, 175.4, 2.2, 'verm', 5)
