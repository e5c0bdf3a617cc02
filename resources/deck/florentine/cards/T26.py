"""XXVI Scorpio: a great scorpion seen from above climbs a white rock by night, claws spread, its tail bent to strike;
far off a broken column under the stars."""
from kit import *
from families.virtues import star_sky

A = at(35, 94, 1, 56)            # the beast's own frame: +x from head to tail, body's middle on y = 0


def night():
    """Indigo sky with the constellation's hook, a moon, far mountains, a ruined column."""
    fill(rect(4, 4, 92, 84), 'indigo')
    for y, a, b in ((22,28,54), (22,74,92), (29,60,84), (36,32,50), (44,68,92), (51,6,22), (58,26,40), (63,70,84),
                    (67,10,24)):
        ink([(a,y), ((a+b)/2,y+.4), (b,y)], 1, .05, .05)
    star_sky((62,27,2.8), (70,34,2.4), (75,42,3.6), (80,52,2.4), (30,48,2.6), (32,28,2.8), (30,66,2.2),
             (46,33,2.2))
    for x, y, r in ((38,44,1.2), (54,33,1.1), (21,60,1.2), (90,30,1.2), (66,52,1), (86,43,1)):
        spark(x, y, r)
    moon(86, 66, 6.4)
    part([(2,94,1), (2,82), (10,77), (18,84), (28,78,1), (36,86), (46,80), (60,88), (72,80,1), (82,87), (98,80),
          (98,110,1), (2,110,1)], 'rose', 1.1)
    for q in ([(28,78), (30,85), (29,92)], [(72,80.6), (74,86), (73,92)], [(10,77.6), (12,84), (11,90)]):
        ink(q, .9, .2, .2)
        comb(q, -4.6, 60, 1.7, .65, .3)


def rock():
    """Sand, and the white slabs it climbs over, with their cracks and shadows."""
    ground = [(2,98,1), (20,93), (48,96), (74,91), (98,95), (98,178,1), (2,178,1)]
    part(ground, 'sand', 1.2)
    hatch(curve(ground, True), 3, 5.4, .6, (.5,1), var=.25)
    part([(64,96,1), (66,86,1), (70,80.6,1), (72,84,1), (74.6,78,1), (77,83,1), (78.6,96,1)], 'paper', 1.1, off=0,
         sh=dict(depth=4, gap=1.4, w=.65))
    part([(2,112,1), (8,104,1), (22,101), (36,103,1), (50,98), (66,101,1), (84,98), (95,104,1), (96,120), (93,132,1),
          (84,138,1), (74,148,1), (72,160,1), (58,165), (44,161,1), (30,164), (14,160,1), (4,152,1)], None, 1.4,
         sh=dict(depth=6, gap=1.6, w=.8))
    for q in ([(4,128), (12,131), (18,138), (16,146)], [(74,146), (66,150), (58,158)], [(84,104), (80,112), (86,120)],
              [(18,138), (27,142), (30,150)], [(92,118), (88,123), (91,128)]):
        ink(q, 1.1, .4, .1)
    hatch([(24,150), (70,140), (74,148), (58,160), (30,160)], 8, 2.6, .6, (.3,1), var=.2)


def leg(*q, far=False):
    """A jointed leg in the beast's frame: root, knee, ankle, point."""
    r, k, a, t = A(q)
    col = 'rose' if far else 'verm'
    T = at(*a, 1, math.degrees(math.atan2(t[1]-a[1], t[0]-a[0])))
    l = math.dist(a, t)
    part(T([(-1.4,-1.3), (l*.5,-.9), (l,0,1), (l*.5,.9), (-1.4,1.3)]), 'ink', .8, off=0)
    part(limb([k, lerp(k, a, .5), a], [3,3.2,2.2]), col, 1.1, raw=True, off=.3)
    part(limb([r, lerp(r, k, .5), k], [3.6,4.4,3.2]), col, 1.2, raw=True, off=.3, sh=dict(depth=1.6, gap=1.1, w=.55))


def claw(x, y, rot, s=1, flip=1):
    """A pincer, wrist at (x, y), opening along the local -y, its movable finger on the right."""
    T = at(x, y, s, rot, flip)
    part(T([(2.4,-12,1), (6.6,-14), (9.6,-19), (9.4,-26), (5.6,-33,1), (6,-26), (4.6,-20), (1.4,-16,1)]), 'verm', 1.3,
         sh=dict(depth=2.4, gap=1.2, w=.65), off=.5)
    part(T([(-2.4,1), (-6,-3), (-8.4,-10), (-7.8,-18), (-4,-25), (.6,-31,1), (.2,-25), (-.6,-19.4), (1.6,-15,1),
            (6,-12), (6.4,-6), (3.4,1)]), 'verm', 1.5, sh=dict(depth=3.4, gap=1.3, w=.75))
    for px, py in ((-.4,-19), (-.2,-22.6), (0,-26)):
        fill(T([(px,py+1), (px+1.9,py+.2), (px,py-1)]), 'ink')
    ink(T([(-5,-5), (-5.6,-11), (-4.4,-17)]), .95, .2, .2)
    ink(T([(-2.2,-5), (-2.4,-9), (-1.6,-13)]), .8, .2, .2)
    for px, py in ((1.6,-8), (3.4,-5), (1,-4)):
        fill(T(dot(px, py, .62)), 'ink')


def arm(a, b, c):
    """The pincer's arm in two joints, in card units."""
    part(limb([a, lerp(a, b, .5), b], [5.4,6.4,4.6]), 'verm', 1.3, raw=True, sh=dict(depth=2.4, gap=1.2, w=.65))
    part(limb([b, lerp(b, c, .5), c], [5,6.4,4.4]), 'verm', 1.3, raw=True, sh=dict(depth=2.4, gap=1.2, w=.65))


def tail():
    """Five knuckles that run out under the body, turn up and bend back over; the sting is ink."""
    for x, y, a, w, h in ((64.6,135,40,10.4,12), (73.6,138,-8,10.6,11.4), (82.4,132.6,-52,11,11),
                          (87.8,122,-76,11.6,10.4), (88.4,110,-98,12,9.8)):
        part(at(x, y, 1, a)([(-w*.56,-h*.34,1), (-w*.2,-h*.56), (w*.4,-h*.48,1), (w*.58,-h*.3), (w*.58,h*.3),
                             (w*.4,h*.48,1), (-w*.2,h*.56), (-w*.56,h*.34,1)]), 'verm', 1.35,
             sh=dict(depth=h*.36, gap=1.25, w=.7, lo=.05))
        ink(at(x, y, 1, a)([(-w*.3,-h*.12), (w*.1,-h*.16), (w*.4,-h*.12)]), .8, .2, .2)
        for k in (-1, 1):
            fill(dot(*at(x, y, 1, a)([(w*.18,h*.3*k)])[0], .6), 'ink')
    S = at(86, 101.6, 1, -118)
    part(S([(9.6,-4.6,1), (14,-8), (16,-13), (15.4,-19,1), (12.6,-13.6), (9,-10.4), (5.4,-8.4)]), 'ink', 1, off=0)
    ink(S([(10.4,-7), (13.4,-10.6), (14.4,-15)]), .7, .3, .1, 'paper')
    part(S([(-3,-3.6), (1,-6.8), (7.6,-8), (11.6,-4.6), (10.8,.6), (6,4.4), (0,4.8), (-3,3)]), 'verm', 1.4,
         sh=dict(depth=2.8, gap=1.2, w=.7))
    ink(S([(2,-3.6), (5.6,-4.8), (8.6,-3.4)]), .85, .2, .2)


def body():
    """Back plates from the tail to the head, then the head shield with its eyes and jaws."""
    for x, h in ((39,14.4), (34.4,17.4), (29.4,20), (24,21.6), (18.4,22.2), (13,21.4)):
        part(A([(x-4,-h*.47,1), (x,-h*.52), (x+4.6,-h*.42,1), (x+5.8,0), (x+4.6,h*.42,1), (x,h*.52), (x-4,h*.47,1),
                (x-2.8,0)]), 'verm', 1.3, sh=dict(depth=3, gap=1.3, w=.7))
        ink(A([(x+3.2,-h*.26), (x+4.2,0), (x+3.2,h*.26)]), .75, .2, .2)
        for k in (-1, 1):
            fill(dot(*A([(x+1.6,k*h*.3)])[0], .6), 'ink')
    part(A([(12,-10,1), (13.6,0), (12,10,1), (4,9.8), (-2.6,7.6), (-5.4,4,1), (-4,0,1), (-5.4,-4,1), (-2.6,-7.6),
            (4,-9.8)]), 'verm', 1.5, sh=dict(depth=4, gap=1.3, w=.75))
    ink(A([(-2.6,0), (4,.4), (11,0)]), .9, .1, .5)
    for k in (-1, 1):
        ink(A([(10.4,k*7), (6,k*5.6), (3.6,k*2.4)]), .9, .5, .1)
        part(ellipse(*A([(1.4,k*3)])[0], 2.1, n=14), 'ochre', .9, raw=True, off=.1)
        fill(dot(*A([(1,k*2.9)])[0], 1), 'ink')
        fill(dot(*A([(-2.4,k*5.8)])[0], .8), 'ink')
        part(A([(-4,k*.8,1), (-4.6,k*4), (-8.4,k*4.6), (-11,k*1.2,1), (-7.6,k*1.8)]), 'ochre', 1, off=.2)


def picture():
    """The picture inside the frame."""
    night()
    rock()
    for q in ([(16,110), (24,118), (34,132)], [(58,98), (70,106), (78,112)]):
        comb(q, 4, 80, 2.2, .6, .2)
    mark_figure()
    # four legs a side; they spread like the ribs of a fan
    leg((2,-8), (-2,-17), (-6,-22), (-12,-25.6))
    leg((7,-9), (9,-18), (9,-23), (9,-28.4))
    leg((13,-9), (18.6,-16.6), (22,-21), (26,-25))
    leg((19,-9), (27,-14.6), (33,-17.6), (39,-20))
    leg((2,8), (-1,18), (-5,23), (-9,29))
    leg((7,9), (8,20), (7,26), (7,33))
    leg((13,9), (18,20), (20,27), (23,33))
    leg((19,9), (28,18), (33,23), (39,27.6))
    tail()
    arm((40,88), (50,82), (50.6,72))
    claw(50.6, 72, 8, .98, -1)
    arm((29.6,92), (18,94), (14.6,84))
    claw(14.4, 84, -2, .98)
    body()
    mark_figure()
    # thistle and stones in front
    for x, y, r in ((34,170,3), (47,172.6,2.2), (60,170.6,3.2), (70,172.6,2)):
        part([(x-r,y+r*.6,1), (x-r*.7,y-r*.5), (x+r*.3,y-r*.8,1), (x+r,y), (x+r*.9,y+r*.7,1)], 'paper', 1,
             sh=dict(depth=1.6, gap=1, w=.5))
    for a, l, b in ((-132,13,-.5), (-108,17,-.3), (-88,14,.2), (-64,16,.4), (-44,12,.5)):
        lock(14, 177, a, l, 3.4, b, 'verd', lw=.8, lines=1, n=8)
    ink([(14,172), (15,163), (14.4,156.6)], 1.3, .9, .8)
    part([(11.6,157), (14.4,152), (17.4,157), (14.6,159.4)], 'verd', .9, off=.2)
    for a in (-124, -102, -80, -58):
        lock(14.5, 155, a, 6, 2, 0, 'rose', lw=.7, lines=0, n=5)
    turf(24, 74, 166, 170, 4)
