"""Ace of swords: a hand from a cloud at the left holds a sword level across the card; a laurel wreath and a branch of
olive hang on it; below them the town.

The level blade cuts the card at y = 76 against the uprights of the two towers; everything else hangs from it. Steel and
indigo on paper, red sleeve, brick town. Fist (29, 76).
"""
from kit import *
from bologna import town, two_towers
from people import *


def land():
    """Rays from the cloud over a pale sky; hills and the walled town with its two towers; a river."""
    fill(rect(4, 4, 92, 174), 'paper')
    sky(4.5, 66, tint=.6, dens=.4)
    for a0, a1 in ((-20,-15), (-8,-4), (4,8), (16,20), (28,32), (40,44)):
        a, b = radians(a0), radians(a1)
        fill([(14,76), (14+110*cos(a),76+110*sin(a)), (14+110*cos(b),76+110*sin(b))], 'sand')
    hill([(-4,140), (14,128), (36,136), (60,126), (80,133), (104,124)], 'indigo', 1.1, 2.6, 7, 55, .65)
    house(60, 128, 8, 5, 3.4, 'paper', 'verm', .3, 1, .7)
    hill([(-4,150), (26,142), (60,148), (104,140)], 'verd', 1.2, 2.6, 7, 60, .65)
    two_towers(38, 153, 44, lw=.95)
    town(8, 40, 155, 4, .85)
    dome(66, 143, 5.6)
    town(54, 92, 155, 4, .85)
    # the wall with its gate
    part([(4,152,1), (75,152,1), (75,168,1), (4,168,1)], 'rose', 1.3, off=.2)
    for x in range(5, 75, 6):
        part(rect(x, 149, 3.6, 4), 'rose', .9, raw=True, off=0)
    for y in (157, 162):
        ink([(5,y), (40,y+.2), (75,y)], .7, .8, .8)
    for x, y in ((12,152.6), (28,157.4), (18,162.4), (62,152.6), (70,157.4), (60,162.4)):
        ink([(x,y), (x,y+4.6)], .7, .8, .8)
    part(rect(36, 146, 16, 22), 'sand', 1.2, raw=True, off=.2)
    for x in (36, 42, 48):
        part(rect(x, 143, 4, 4), 'sand', .9, raw=True, off=0)
    window(40, 155, 8, 13)
    part([(2,168,1), (98,168,1), (98,178,1), (2,178,1)], 'sand', 1.1)
    turf(6, 74, 171, 175, 7, 2.4)


def cloud_and_arm():
    """The great cloud, the red sleeve with a white frill."""
    with Sheet() as g:
        cloud(0, 0, 1.25, 1, 'heap', 'sky', 1.1)
    place(g, 8, 64)
    place(g, 12, 102, .94, 0, -1)
    part([(3,67,1), (12,65), (20,66.6,1), (20.6,86,1), (12,87.4), (3,86,1)], 'verm', 1.4, sh=dict(depth=4, gap=1.4, w=.8))
    folds([(5,72), (11,73), (19,71)], [(5,80), (12,79.6), (19,81)], w=1.1)
    part([(18,64.6,1), (22.4,66,1), (21.6,70,1), (23.4,73,1), (22,76.6,1), (23.4,80,1), (21.6,83,1), (22.4,87,1), (18,88.4,1), (17.4,76)], 'paper', 1.1, off=0)
    part([(21,70.6), (25,71), (25,82), (21,82.6)], 'flesh', 0, off=.2)
    ink([(22,70.6), (25,71)], 1.1, .5, .5)
    ink([(22,82.4), (25,82)], 1.2, .5, .5)


def sword_level():
    """The sword: pommel in the sleeve's frill, ochre guard, the long blade to the right edge."""
    T = at(30, 76.4, 1, 90)
    part(T([(-4.6,-9,1), (-3.8,-54,1), (0,-63,1), (3.8,-54,1), (4.6,-9,1)]), None, 1.6)
    fill(T([(.4,-9), (.4,-60), (3.4,-54), (4.2,-9)]), 'indigo')
    ink(T([(0,-9), (0,-56)]), 1.1, .8, .2)
    part(limb(T([(0,-7), (0,8)]), [3.6,3.4]), 'verm', .9, raw=True, off=.2)
    q = [(0,-11,1), (6,-10.8), (11,-9), (13.4,-5.6), (15.6,-6.6), (16,-3.6), (13.6,-1.6), (11,-3), (8.4,-6), (4,-7.4), (0,-7,1)]
    part(T(q+[(-a, *r) for a, *r in q[::-1]]), 'ochre', 1.3, off=.3, sh=dict(depth=2, gap=1.2, w=.55))
    grip(T, 1)


def wreath():
    """A laurel wreath hung on the blade, its ends tied below with a red ribbon."""
    x, y, r = 57, 92, 17
    for i in range(15):
        a = 118-i*23.6
        px, py = x+r*.9*cos(radians(a)), y+r*cos(0)*sin(radians(a))
        leaf(px, py, .86, a+90+(-28), 'verd', .9)
        leaf(px, py, .8, a+90-180+210, 'verd', .9)
    for a in (30, 100, 160, 230, 300):
        part(ellipse(x+r*.9*cos(radians(a)), y+r*sin(radians(a)), 1.5, n=10), 'verm', .7, raw=True, off=0)


def olive():
    """A branch of olive hanging from the blade near the point."""
    sprig([(84,70), (86,86), (82,100), (84,116)], ((.12,-1,.8), (.2,1,.8), (.34,-1,.85), (.44,1,.85), (.58,-1,.85), (.68,1,.8), (.82,-1,.75), (.94,1,.7)), .92, 'verd')
    for x, y in ((81.6,88), (88,93), (79.6,104), (86,107)):
        part(ellipse(x, y, 1.6, 2.2, 12), 'indigo', .8, raw=True, off=0)
    leaf(84, 115, .8, 176)


def picture():
    """The picture inside the frame."""
    land()
    mark_figure()
    with Sheet() as g:
        wreath()
    place(g)
    olive()
    sword_level()
    cloud_and_arm()
    T = at(30, 76.4, 1, 90)
    grip(T, 1)
    # ribbon over the blade
    part([(51,70,1), (56,69,1), (57,83,1), (52,84,1)], 'verm', 1.1, off=.2, sh=dict(depth=1.6, gap=1.1, w=.5))
    mark_figure()
