"""10 the Wheel: seen aslant on its post by a well; Fortune, blindfold, turns the crank at the left; one climbs with
ass's ears, one sits on top with a sceptre, one falls, one lies under it.

Fortune is an upright at the left with both arms to the crank (36, 112); the wheel an ellipse round (60, 104); climber
and faller make its slant from the lower left to the upper right. Sand sky; Fortune in red, the wheel ochre.
"""
from kit import *
from bolognese.bologna import two_towers
from bolognese.people import *

HUB = (61, 106)


def country():
    """A yellow sky, hills, the towers far at the right, a brick well."""
    sky(4.5, 118, 'sand', tint=.5, dens=.5)
    cloud(38, 22, .56, 1, 'long', 'rose')
    cloud(86, 30, .6, -1, 'heap', 'rose')
    hill([(-4,118), (18,110), (40,116), (66,110), (104,117)], 'indigo', 1, 2.6, 6, 55, .6)
    two_towers(88, 124, 27, lw=.75)
    hill([(-4,130), (24,124), (60,129), (104,122)], 'verd', 1.2, 2.6, 7, 60, .6)
    part([(2,150), (30,146), (60,149), (98,146,1), (98,178,1), (2,178,1)], 'paper', 1.2, off=0)
    shadow(6, 168, 30, 4)


def stand():
    """The post with its brace, from a round well of brick."""
    part([(57,104,1), (65,104,1), (66,160,1), (56,160,1)], 'rose', 1.3, off=.2)
    hatch(rect(61, 130, 4.6, 30), 0, 1.6, .7, (1,.1))
    part([(42,150), (50,147.6), (61,147), (72,147.6), (80,150), (79,166,1), (61,169.4), (43,166,1)], 'rose', 1.4,
        off=.3)
    part(ellipse(61, 150, 19, 4.6, 44), 'paper', 1.2, raw=True, off=0)
    part(ellipse(61, 150, 14.4, 3, 40), 'ink', 1, raw=True, off=0)
    part([(57.6,130,1), (64.6,130,1), (65,151), (61,152), (57,151)], 'rose', 1.2, off=.2)
    for y in (156.6, 162):
        stroke(arc(61, y-4.4, 18.4, 4.4, 8, 172, 20), .8, .8, .8)
    for x, y in ((48,158), (58,160), (68,159.6), (53,164), (63,165.6), (74,157)):
        ink([(x,y-3), (x,y+2.4)], .7, .8, .8)


def wheel():
    """The rim aslant, its depth seen at the right; six turned spokes; the axle to the crank."""
    x, y = HUB
    rx, ry = 21, 30
    back = ellipse(x+4, y-.6, rx, ry, 60)
    part(back, 'verm', 1.4, raw=True, off=.2)
    s, h = ellipse(x, y, rx, ry, 60), ellipse(x, y, rx*.78, ry*.78, 54)
    h2 = ellipse(x+3, y-.4, rx*.78, ry*.78, 54)
    fill(s, 'paper', [h])
    fill(shift(s, .5, -.3), 'ochre', [shift(h, .5, -.3)])
    # what one sees through it
    fill(h, 'sand')
    fill([p for p in h if p[1] > 120]+[], 'verd')
    fill(curve([(45,117), (60,119), (77,117), (76,122), (60,124.6), (46,122)], True), 'indigo')
    stroke(curve([(45.4,117), (60,119), (76.8,117)]), .9, .8, .8)
    part([(57.4,106,1), (64.6,106,1), (65.4,129.6,1), (56.6,129.6,1)], 'rose', 1.1, off=.2)
    stroke([h2[i] for i in range(14, 46)], 1, .3, .3)
    for a in (12, 72, 132, 192, 252, 312):
        e = (x+rx*.8*cos(radians(a)), y+ry*.8*sin(radians(a)))
        stalk([(x,y), lerp((x,y), e, .3), lerp((x,y), e, .5), lerp((x,y), e, .7), e], [1.5,1.3,2.4,1.4,1.5], 'verm',
            1.1, off=.2)
    contour(s, 1.6)
    contour(h, 1.2)
    for i in range(12):
        a = radians(30*i+8)
        part(at(x+rx*.89*cos(a), y+ry*.89*sin(a), 1)([(0,-1.9), (1.4,0), (0,1.9), (-1.4,0)]), 'verm', .6, off=0)
    part(ellipse(x, y, 4, 5, 24), 'ochre', 1.3, raw=True, off=.2)


def crank():
    """The crank before the wheel: axle, arm, handle."""
    stalk([(HUB[0]-2,HUB[1]+1), (50,112), (40,117)], [2.2,2.1,2], 'ochre', 1.2, off=.2)
    stalk([(40.6,115), (39,124), (37.4,132)], [2.1,1.9,1.9], 'ochre', 1.2, off=.2)
    stalk([(38,131), (33,132.6), (27,134)], [1.8,1.8,1.8], 'indigo', 1.2, off=.1)


def fortune():
    """Blindfold, in red, at the left: profile to the right, bent a little to the crank."""
    foot(24, 165.6, 1, 'indigo', .9)
    part([(12,112), (24,112), (29,126), (32,144), (36,162,1), (28,165.6), (20,162,1), (12,167), (3,162,1), (4,140),
        (7,124)], 'verm', 1.5, sh=dict(depth=5, gap=1.6, w=.85, lo=.1))
    e = curve([(3.4,158.6,1), (12,163.2), (20,158.4,1), (28,161.8), (35.4,158.4,1)])
    stroke(e, 2.6, 1, 1)
    stroke(e, 1.5, 1, 1, c='ochre')
    folds([(14,116), (10,138), (9,164)], [(18,116), (18,140), (20,162)], [(22,116), (26,138), (29,163)], w=1.35)
    part([(11,88), (18,83.6), (25,86), (29,93), (27,104), (25,114), (17,116), (11,113), (10,100)], 'verm', 1.4,
        sh=dict(depth=4, gap=1.4, w=.75))
    part([(10.6,109.6), (18,112.6), (25.6,109.6), (25.8,113.4), (18,116.6), (10.2,113.4)], 'ochre', 1, off=.2)
    arm((21,92), (32,110), (32,127), (9.4,8.4,5), 'verm', 'paper', 1.3, 3)
    grip(at(32, 132, .76, 80), .76)
    T = at(20, 74, .9, 8)
    part(T([(-5,3), (3,7), (3.4,12), (5,15), (-7,15), (-6,9)]), 'flesh', .9, off=.2)
    part(T([(-1,-9), (-8,-8), (-13,-4), (-14,3), (-9,7), (-4,6), (-2,0)]), 'ochre', 1.1, off=.3,
        sh=dict(depth=2, gap=1.2, w=.55))
    head(T, .92, 'profile', mouth=.5, soft=True)
    part(T([(4.8,-7,1), (5,-4.4,1), (1,-5), (-2,-1), (-3.4,4,1), (-7,2), (-7,-5), (-3,-10.4), (2,-10.6)]), 'ochre', 1,
        off=.2)
    strands(T, [(3,-8.4), (-1,-6), (-4,0)], [(-7,-6), (-10,-2), (-11,2)], w=.7)
    part(T([(-8,-4,1), (-2,-3.6), (5.4,-4.6,1), (5.6,-.4,1), (-2,.6), (-8,0,1)]), 'paper', 1.1, off=0)
    part(T([(-8,-3,1), (-14,-4), (-18,0,1), (-14,.4), (-13,5,1), (-8,0,1)]), 'paper', 1, off=0)


def king():
    """On top: sits crowned on the rim, one leg before, one drawn up; sceptre in his right hand."""
    part([(56,66), (47,66), (43,70), (43,78), (42,86,1), (46.6,87,1), (49,79), (52,75.4), (60,76)], 'paper', 1.2,
        off=0, sh=dict(depth=2, gap=1.2, w=.5))
    foot(44, 87.6, -1, 'verm', .62)
    part([(62,68), (54,72), (51.6,78), (53,85,1), (57.4,86,1), (59,80), (66,77)], 'paper', 1.2, off=0,
        sh=dict(depth=2, gap=1.2, w=.5))
    foot(54.6, 86.6, -1, 'verm', .62)
    part([(67,48), (73,56), (77,68), (78,80,1), (73,77), (68,80,1), (64,70)], 'verm', 1.3, sh=dict(depth=3.6, gap=1.3,
        w=.65))
    part([(53,59), (68,59), (72,66), (71,75,1), (64,73.6), (58,77,1), (52,74), (46,74.6,1), (46,67)], 'indigo', 1.3,
        sh=dict(depth=4, gap=1.4, w=.7))
    folds([(64,63), (66,69), (65,74)], [(56,65), (51,69), (48,73)], [(59,66), (58,70), (58,75)], w=1)
    part([(54,48), (60,45.4), (66,47), (70,52), (69,61), (60,63.6), (53,61)], 'indigo', 1.3, sh=dict(depth=3, gap=1.3,
        w=.65))
    part([(53,57.6), (60,60.4), (69,57.6), (69,61), (60,64), (53,61)], 'ochre', .9, off=.2)
    part([(53.6,47), (57,43.4), (61.6,45.6), (66,43.6), (69.6,48), (62,52), (56,51)], 'paper', 1, off=0)
    stalk([(45.4,66), (44.6,50), (44,36)], [1.1,1,1], 'ochre', 1)
    lily(43.8, 31.6, .42, -3, 'ochre', .8)
    arm((56,51), (49,60), (46,55.6), (7,6,4), 'indigo', 'paper', 1.1, 2)
    grip(at(45, 52.6, .58, -2), .62)
    arm((67,51), (75,60), (70,67), (7,6,4), 'indigo', 'paper', 1.1, 2)
    grip(at(68.4, 69.4, .54, 60, -1), .6)
    T = at(60, 34.6, .74, 0, -1)
    part(T([(-2,-9), (-9,-6), (-10,2), (-9,8), (-11,12,1), (-4,9)]), 'ochre', 1, off=.2)
    head(T, .8, 'quarter', mouth=1, brow=-.3)
    part(T([(-8,-5,1), (-10,-14.6,1), (-5.4,-11), (-4.4,-17.4,1), (-1,-12), (1,-18.6,1), (3.4,-12), (7,-16.6,1),
        (7.4,-11), (9.6,-13.6,1), (7.6,-5,1), (0,-7.6)]), 'ochre', 1.1, off=.3)


def climber():
    """At the left rim: half a man with ass's ears, pulls himself up."""
    part([(36,99), (45,99), (51,104), (50.4,110,1), (45.6,110.4,1), (44,107), (38,106)], 'paper', 1.2, off=0,
        sh=dict(depth=2, gap=1.2, w=.5))
    part([(45,108.6,1), (50.8,108.4,1), (54.6,111.4), (54,113.4,1), (45.4,113.2,1)], 'verm', .9, off=.1)
    part([(33.6,82), (40,80), (45,85), (47,94), (48,103,1), (42,105), (35,102,1), (34,92)], 'verd', 1.3,
        sh=dict(depth=3, gap=1.3, w=.65))
    part(limb([(42,84), (49,80), (51,74)], [6,5.4,4]), 'verd', 1.1, raw=True, sh=dict(depth=2, gap=1.2, w=.55))
    grip(at(51.4, 72, .56, 20), .6)
    part(limb([(37,84), (40,77), (46,76)], [6,5.4,4]), 'verd', 1.1, raw=True, sh=dict(depth=2, gap=1.2, w=.55))
    grip(at(47.4, 78, .54, 60), .6)
    T = at(38.6, 72, .72, -14)
    for q in ([(-3,-8,1), (-8,-13), (-10,-21,1), (-4,-17), (.6,-9,1)], [(0,-9,1), (-1,-17), (3,-24,1), (5,-16),
        (4,-9,1)]):
        part(T(q), 'sand', 1, off=.2)
    head(T, .8, 'profile', mouth=.8, brow=-.6, soft=True)
    part(T([(4.8,-7,1), (1,-5), (-2,-1), (-4,4,1), (-7.6,0), (-6,-8), (0,-11), (3.6,-9.6)]), 'verm', 1, off=.2)


def faller():
    """At the right rim, head down, the tail of an ass; his crown falls."""
    T = at(83, 98, .8, 174)
    ink(T([(4,4), (12,2), (15,8), (13,14)]), 2, .9, .6)
    part(T([(-1,-1), (7,0), (11,8), (8,16), (12,24,1), (7,26,1), (3,16), (3,8)]), 'indigo', 1.2,
        sh=dict(depth=2, gap=1.2, w=.55))
    part(T([(-8,-1), (3,1), (1,10), (-4,17), (-4,26,1), (-9.4,26,1), (-9,16), (-9,7)]), 'indigo', 1.25,
        sh=dict(depth=2.4, gap=1.2, w=.55))
    for a, b in ((10,27), (-6.6,28)):
        part(T([(a-3,b-1,1), (a+2.6,b-2,1), (a+3,b+3), (a-1,b+5)]), 'ink', .9, off=0)
    part(T([(-6,-19), (0,-21), (6,-19), (7,-11), (6,-3), (8,4,1), (0,6.4), (-8,4,1), (-6,-3), (-7,-11)]), 'ochre',
        1.3, sh=dict(depth=3.4, gap=1.3, w=.65))
    part(T([(-6.4,-4.6), (0,-3), (6.4,-4.6), (6.6,-1.6), (0,0), (-6.6,-1.6)]), 'verd', .8, off=.1)
    arm(*T([(5,-16), (11,-22), (9,-33)]), (6.4,5.6,4), 'ochre', 'paper', 1, 2)
    open_hand(at(*T([(9,-33)])[0], .54, 70), .6)
    arm(*T([(-5,-16), (-12,-20), (-11,-31)]), (6.4,5.6,4), 'ochre', 'paper', 1, 2)
    open_hand(at(*T([(-11,-31)])[0], .54, 80), .6)
    H = at(*T([(0,-28.6)])[0], .74, 176, -1)
    head(H, .8, 'quarter', brow=-1, mouth=-1)
    fill(ellipse(*H([(3,6.6)])[0], 1.2, 1, 10), 'ink')
    part(H([(-6,-2,1), (-7,-8), (-2,-12), (4,-11), (6.4,-6,1), (2,-7), (-3,-6)]), 'ink', .9, off=0)


def beaten():
    """Under it: an old man lies on his back before the well."""
    part([(26,168), (36,164.6), (46,166), (56,168), (66,170), (71,171.6), (71,174.6,1), (56,175), (36,175), (26,174)],
        'verd', 1.3, sh=dict(depth=3, gap=1.3, w=.65))
    T = at(20, 168.6, .7, -76, 1)
    part(T([(-3,-8), (-9,-6), (-10,2), (-7,8), (-3,6)]), 'paper', .9, off=0)
    head(T, .78, 'profile', brow=-.4, mouth=-.6, age=1, shut=True)
    part(T([(-3,2,1), (0,5), (5,4.6), (6,6), (8,12), (5,16,1), (1,15), (-4,10)]), 'paper', 1, off=0)
    arm((32,168), (40,158), (48,163), (6,5.4,4), 'verd', 'paper', 1, 2)
    part(ellipse(49, 164, 2.3, n=12), 'flesh', .8, raw=True, off=.1)


def picture():
    """The picture inside the frame."""
    country()
    mark_figure()
    stand()
    wheel()
    king()
    climber()
    crank()
    fortune()
    faller()
    mark_figure()
    beaten()
    tuft(8, 174, 4, 4)
