"""18 autumn: two tread the vat arm in arm, a boy drinks straight from the spout and has a wasp on his nose; the hunter comes
home past the wine merchant's door with nothing but his dog."""
from families.garden import GRAPES, vine_leaf
from families.papi import child_head
from kit import *


def grapes(x, y, s, rot=0, c='indigo'):
    """A bunch hanging from (x, y)."""
    T = at(x, y, s, rot)
    ink(T([(0,-3), (.3,0), (0,4)]), 1.2, .9, .9)
    for a, b in GRAPES:
        part(T(ellipse(a, b, 2.8, n=12)), c, .8, off=.1, raw=True)
        fill(T(ellipse(a-.9, b-.9, .75, n=6)), 'paper')


def land():
    """Sand sky with leaves on the wind, hills in rows of vines, the merchant's house, the hunter."""
    sky(4.5, 100, 'sand', tint=.44, fade=.7, gap=3.6, dens=.4)
    cloud(86, 18, .56, -1, 'long', 'sand')
    for x, y, r, c in ((31,14,20,'verm'), (44,22,70,'ochre'), (60,12,-30,'verm'), (72,26,40,'ochre'), (90,34,-60,'verm'), (35,38,-20,'ochre'), (56,34,110,'verm'), (82,44,10,'ochre'), (30,58,60,'verm'), (90,58,140,'verm')):
        vine_leaf(x, y, .42, r, c)
    hill([(-4,92), (14,84), (34,89), (56,80), (78,86), (104,78)], 'indigo', 1.1, 2.6, 6, 60, .6)
    hill([(-4,108), (20,100), (44,105), (70,96), (104,100)], 'ochre', 1.2, 2.6, 6, 60, .6)
    for x, y in ((78,97), (84,96), (90,97), (81,103), (88,103)):
        ink([(x,y+4), (x,y-2)], .9, .8, .8)
        part([(x-2,y+2), (x-2.4,y-1), (x,y-2.6), (x+2.4,y-1), (x+2,y+2)], 'verd', .8, off=.1)
    # merchant's house
    part(rect(24, 92, 17, 22), 'paper', 1.1, raw=True, off=0)
    part([(22.4,92,1), (26,84.6,1), (39,84.6,1), (42.6,92,1)], 'verm', 1.1, off=.2)
    part([(28.4,114,1), (28.4,103), (32,100), (35.6,103), (35.6,114,1)], 'ink', .9, off=0)
    part(ellipse(32, 96, 2.4, n=14), 'verd', .8, off=0, raw=True)
    with Sheet() as g:
        hunter()
    place(g, 14, 3, .84)


def hunter():
    """Gun on his shoulder, bag empty, dog behind."""
    part([(83,116), (86.6,116), (87.6,126), (88,134,1), (84.6,134,1), (84,126)], 'ink', .8, off=0)
    part([(88,116), (91,116), (92,126), (94,134,1), (90.6,134,1), (89,126)], 'ink', .8, off=0)
    part([(81.6,102), (86,99), (91,101), (93,109), (94,119,1), (87,121), (80,119,1), (81,110)], 'verd', 1.15, off=.2, sh=dict(depth=2.4, gap=1.2, w=.6))
    part(ellipse(85.6, 94.6, 3.2, 3.7, 18), 'flesh', .95, off=.1, raw=True)
    part([(79.6,93), (83,91.6), (83.4,87.4), (88.4,87.4), (89,91.4), (92,92), (86,93.4)], 'ochre', .95, off=.1)
    ink([(83,94.8), (83.6,94.6)], 1, .9, .9)
    ink([(82.6,97.4), (84,96.8)], .8, .5, .5)
    ink([(84,104), (80,111), (82.6,116)], 2.8, .9, .8)
    ink([(84,104), (80,111), (82.6,116)], 1.5, .9, .8, 'verd')
    stalk([(82,117), (96,90)], [.8,.6], 'ochre', .9)
    part([(90,111,1), (96,111,1), (95,120,1), (90.6,119,1)], 'sand', .95, off=.1)
    ink([(84,101), (93,111)], .9, .9, .9)


def vine():
    """A vine on its stake at the left edge."""
    stalk([(9,178), (9,46)], [1.5,1.3], 'sand', 1.1)
    stalk([(14,178), (12,158), (6.6,140), (11,122), (14,104), (7,88), (8,72), (13,60), (10,46)], [2.6,2.2,2,1.9,1.8,1.7,1.5,1.3,.9], 'ochre', 1.25, sh=dict(depth=1.6, gap=1.4, w=.6))
    for q in ([(13,60), (18,56), (21,58), (20,61)], [(7,88), (4,84), (6,81)], [(13,104), (19,101), (22,104), (20,107), (18.6,105)]):
        ink(q, 1, .8, .3)
    for x, y, s, r, c in ((13,52,.86,20,'verd'), (7,60,.8,-60,'verd'), (18,70,.8,70,'verm'), (6,76,.7,-90,'ochre'), (14,88,.8,60,'verd'), (6,104,.8,-50,'verm'), (17,112,.86,80,'verd'), (8,128,.76,-70,'verd'), (12,140,.8,90,'ochre')):
        vine_leaf(x, y, s, r, c)
    grapes(14, 70, .72, 4)
    grapes(8.6, 108, .78, -4)
    grapes(17.4, 92.6, .62, 6)


def treader(x, c, bodice, m, hair, tilt, lifts=None, **face):
    """One of the two in the vat: skirt tucked up to the knees, one leg lifted; x is the middle, m the way she faces; lifts draws
    what she holds up in her outer hand instead of her skirt."""
    T = lambda q: [(x+m*a, b)+tuple(r) for a, b, *r in q]
    # legs
    part(T([(-6,98), (0,98), (0,108), (-.6,118), (-5.6,118), (-6.4,108)]), 'flesh', 1.1, off=.2, sh=dict(depth=1.6, gap=1.1, w=.5))
    part(T([(1,97), (8,96), (12,102), (11,108), (7.6,113), (6.6,119), (2,119), (3.4,111), (5,106)]), 'flesh', 1.1, off=.2, sh=dict(depth=1.6, gap=1.1, w=.5))
    # skirt bunched
    part(T([(-6,80), (5,80), (10,89), (14,98), (13,104,1), (7,101), (2,106,1), (-3,102), (-8,106.6,1), (-11,101), (-9.6,90)]), c, 1.4, sh=dict(depth=3.6, gap=1.4, w=.75, lo=.1))
    folds(T([(-3,84), (-6,94), (-7,103)]), T([(1,84), (1,94), (1,103)]), T([(4,84), (9,92), (11,100)]), w=1.1)
    part(T([(7,88,1), (12,92), (15,99), (11,102), (6,97)]), c, 1.1, off=.2)
    # bodice, shift
    part(T([(-6,63), (0,60), (6,63), (8,71), (6,81.6,1), (0,83), (-6.4,81.6,1), (-8,71)]), bodice, 1.3, sh=dict(depth=3, gap=1.3, w=.7, lo=.2))
    part(T([(-2.6,54), (3,54), (3.6,60), (6,63), (.4,69), (-5.4,63.6), (-2.6,60)]), 'flesh', .95, off=.1)
    part(T([(-6.4,63,1), (.2,70), (6.6,62.4,1), (8.6,66), (.4,75), (-8,67)]), 'paper', 1, off=0)
    part(T([(-6.6,79,1), (0,81), (6.4,79,1), (6.6,82.4,1), (0,84.4), (-6.8,82.4,1)]), 'paper', .9, off=0)
    # outer arm: fist with the skirt, or raised
    if lifts:
        part(limb(T([(-8,68), (-15.6,53), (-11.6,37)]), [6.8,6,4.4]), 'flesh', 1.1, raw=True, off=.2, sh=dict(depth=1.6, gap=1.1, w=.5))
        part(T([(-4,62), (-10,58,1), (-15.6,61,1), (-14,69), (-9,73), (-5,72)]), 'paper', 1.15, off=0, sh=dict(depth=2, gap=1.2, w=.55))
        (hx, hy), = T([(-11.2,33.6)])
        lifts(hx, hy)
        grip(at(hx, hy, .6, 6*m, m), .66)
    else:
        part(T([(-6,63), (-11,66), (-14,73), (-11.6,78,1), (-6.6,76,1), (-6,70)]), 'paper', 1.15, off=0, sh=dict(depth=2, gap=1.2, w=.55))
        part(limb(T([(-11,74), (-14,84), (-9,91)]), [6.4,5.6,4.2]), 'flesh', 1.1, raw=True, off=.2, sh=dict(depth=1.6, gap=1.1, w=.5))
        (hx, hy), = T([(-8.4,92)])
        grip(at(hx, hy, .6, 30*m, m), .66)
    # head
    H = lambda q: T(at(1, 48.4, .96, tilt)(q))
    part(H([(-3,-8), (-8,-7), (-10,0), (-8,6), (-4,5)]), hair, 1, off=.1)
    head(H, .92, 'quarter', soft=True, brow=-.9, **face)
    if face.get('shut'):
        fill(curve(H([(.8,5.4,1), (3,6.2), (5.4,5.2,1), (4.8,7.8), (2.4,8.2)]), True), 'ink')
        fill(curve(H([(1.8,7.6), (3.2,7), (4.6,7.4), (3.2,8.2)]), True), 'verm')
    part(H([(-5.4,5,1), (-7.4,0), (-7,-6), (-2,-11), (4,-11), (7.4,-7), (6.8,-4,1), (3.4,-6.6), (-1,-5.8), (-4.2,-1)]), hair, 1, off=.1)


def bunch(x, y):
    """A bunch of grapes held up by its stalk."""
    ink([(x,y), (x-.6,y-3), (x-3,y-5)], 1.3, .9, .5)
    grapes(x-.6, y+3, .66, 4)
    vine_leaf(x, y-1, .5, 40)


def treaders():
    """The two, arms round each other's shoulders."""
    part([(44,62), (54,60), (63,62), (64,70), (54,72), (43,70)], 'paper', 1.15, off=0, sh=dict(depth=2.4, gap=1.3, w=.55))
    ink([(54,60.6), (53.6,66), (54.4,71.6)], 1, .6, .3)
    treader(41, 'paper', 'indigo', 1, 'ochre', -16, bunch, mouth=1.8)
    treader(66, 'verm', 'verd', -1, 'ink', 14, mouth=2.6, shut=True)
    open_hand(at(74.6, 63, .6, -62, -1), .66)
    open_hand(at(32.4, 63, .6, 62), .66)
    for cx, c, f, r in ((42,'verm',1,-16), (65,'ochre',-1,14)):
        H = at(cx, 48.4, .96, r, f)
        part(H([(-8.4,-2,1), (-9,-7), (-4,-12.6), (2,-13), (7,-9,1), (2,-9.8), (-3,-8.6), (-6.6,-4)]), c, 1, off=.1)
        if f < 0:
            part(H([(-8,-3,1), (-12,-5), (-14,-1,1), (-11.4,-1), (-11,3,1), (-7.6,-1)]), c, .9, off=.1)


def vat():
    """A great tub of staves, spout at the left; grapes over its rim."""
    for x, y in ((31,116), (36,114), (48,115), (53,114), (58,115.4), (74,114.4), (79,116), (44,113.6), (70,113.6), (84,115)):
        part(ellipse(x, y, 2.9, n=14), 'indigo', .9, off=.1, raw=True)
        fill(ellipse(x-.9, y-.9, .8, n=6), 'paper')
    part([(25,117,1), (91,117,1), (88,152,1), (80,157), (58,160), (36,157), (28,152,1)], 'ochre', 1.5, sh=dict(depth=4, gap=1.5, w=.8))
    for x, k in ((33,.8), (41,.88), (50,.96), (58,1), (66,.96), (75,.88), (83,.8)):
        ink([(x,120), (58+(x-58)*.94,138), (58+(x-58)*.88,158)], 1, .5, .5)
    for y, d in ((124,0), (146,2.4)):
        part([(25+d,y,1), (58,y+4), (91-d,y,1), (90.6-d,y+4,1), (58,y+8), (25.6+d,y+4,1)], 'indigo', 1.1, off=.2)
    part([(23.4,114.6,1), (58,118.6), (92.6,114.6,1), (92.4,119,1), (58,123), (23.8,119,1)], 'paper', 1.2, off=0)
    # the spout and what runs from it
    part([(35,139,1), (30,137.6,1), (26,140.4,1), (27.6,144,1), (31,142.6), (35,144.6,1)], 'sand', 1.1, off=.1)
    part([(26.6,142.4,1), (29.6,143), (30.4,149), (29.6,156.6,1), (26.6,156.6,1), (26.6,149)], 'verm', .95, off=0)


def boy():
    """On his back under it, mouth wide open."""
    # legs
    part([(40,166), (52,164), (60,168), (66,168.6,1), (66,173.6,1), (50,174), (40,174)], 'indigo', 1.25, off=.2, sh=dict(depth=2, gap=1.2, w=.6))
    part([(66,167.6,1), (71,166), (73,163,1), (74.6,166), (74,172), (71,174.6,1), (66,174.4,1)], 'flesh', 1, off=.1)
    part([(24,164), (32,160), (42,163), (44,170), (42,174.6,1), (24,174.8,1), (20,170)], 'verm', 1.3, sh=dict(depth=2.6, gap=1.3, w=.65))
    part(limb([(33,164), (40,170.6), (48,167)], [7,6.4,4.4]), 'verm', 1.15, raw=True, sh=dict(depth=2, gap=1.2, w=.55))
    open_hand(at(48, 166.6, .6, -18), .66)
    part([(25,164), (29,160), (33,162), (32,169), (26,170)], 'paper', 1, off=0)
    H = at(19.4, 159.4, 1.04, -72)
    child_head(H, 1.04, shut=True, mouth=2)
    fill(curve(H([(1.6,5.6), (3.6,4.8), (5.6,5.2), (6,7.4), (4.4,9), (2.2,8.4)]), True), 'ink')
    fill(curve(H([(3,6.2), (4.6,5.6), (5.4,6.6), (4.2,7.8)]), True), 'verm')
    part(H([(-7.4,4,1), (-9.4,-2), (-7,-9), (-1,-12), (5,-10.4), (8,-6,1), (3.6,-6), (0,-4.6), (-4,-4.6), (-5,2)]), 'ink', 1, off=0)
    ink(H([(1,-10), (-4,-8), (-6.4,-2)]), .7, .3, .1, 'paper')
    # the wasp
    W = at(*H([(9.8,1.2)])[0], .86, 14)
    for q in ([(-1,-1), (-5,-6), (-2,-8), (1,-3)], [(1.6,-1), (3,-7.4), (6,-6), (3,-1.6)]):
        part(W(q), 'paper', .75, off=0)
    part(W([(-7,1,1), (-3,-1.8), (0,-2.2), (3,-1.4), (4.4,.4), (3,2), (0,2.4), (-3,2.4)]), 'ochre', .9, off=0)
    for k in (-3,-.6,1.8):
        ink(W([(k,-2), (k+.4,0), (k,2.2)]), 1.2, .7, .7)


def picture():
    """The picture inside the frame."""
    land()
    part([(3,128), (24,124), (50,128), (97,122), (97,178,1), (3,178,1)], 'verd', 1.2)
    comb([(4,128), (24,124.4), (40,127)], 4, 60, 2.6, .65, prof=0)
    part([(3,162), (30,157), (60,160), (97,158), (97,178,1), (3,178,1)], 'paper', 1.1, off=0)
    mark_figure()
    treaders()
    vat()
    vine()
    boy()
    mark_figure()

