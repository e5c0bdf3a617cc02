"""King of batons: a broad old king on a rock leans forward to the left, both fists on the club between his knees.

One great diagonal from the rump at the right (76, 128) over the bent back to the fists at the left (22, 90); green
leads, the bear's skin answers in ochre. Head (45, 56), shoulders (62, 70) and (46, 76), elbows (44, 96), (36, 92).
"""
from kit import *
from families.garden import acorn, oak_leaf
from families.swords_batons import club, crown
from bolognese.people import *


def wood():
    """A clearing: two old oaks, a pale sky between them, moss and acorns."""
    sky(4.5, 110, tint=.55)
    cloud(14, 62, .6, 1, 'heap')
    hill([(-4,116), (16,108), (40,114), (64,108), (104,112)], 'sand', 1, 2.6, 6, 55, .6)
    for x, h in ((30,15), (38,21), (46,13)):
        cypress(x, 116, h, 4)
    # trunk at the right, its boughs above
    part([(76,150,1), (80,130), (80,100), (76,70), (78,50), (74,30), (66,18), (60,4,1), (72,4,1), (78,16), (83,26),
        (86,14), (88,4,1), (98,4,1), (98,150,1)], 'sand', 1.4, off=.3,
         sh=dict(depth=4, gap=1.5, w=.7))
    for q in ([(84,40), (83,70), (86,100), (84,130)], [(90,30), (90,60), (92,96)], [(79,60), (81,84), (83,108)],
        [(92,104), (90,124), (92,140)]):
        ink(q, 1.1, .1, .1)
    part(ellipse(88, 84, 2.6, 4, 18), 'ochre', .9, raw=True, off=.1)
    stalk([(66,18), (58,15), (48,17), (38,12)], [2.4,1.8,1.4,.7], 'sand', 1.1, off=.2)
    for x, y, s, a in ((60,12,.9,-150), (52,9,.8,-110), (67,22,.95,-130), (70,34,.9,-110), (78,34,.9,170),
        (83,36,.85,140), (91,30,.9,190), (58,22,.8,170), (46,14,.7,-90), (75,12,.8,100),
                       (93,44,.8,150), (40,12,.7,-100), (50,16,.8,190)):
        oak_leaf(x, y, s, a)
    for x, y in ((64,27), (85,46)):
        acorn(x, y, .8)
    part([(2,140), (24,136), (50,139), (76,134), (98,138,1), (98,178,1), (2,178,1)], 'paper', 1.2, off=0)
    turf(5, 70, 143, 172, 12, 2.8)
    shadow(8, 168, 66, 4)


def rock():
    """The rock he sits on."""
    part([(46,132,1), (56,124), (72,122), (84,126), (92,134), (94,150), (90,166,1), (44,167,1), (42,150)], 'rose',
        1.4, sh=dict(depth=6, gap=1.5, w=.8))
    for q in ([(76,128), (80,138), (77,150)], [(84,132), (88,146)], [(62,150), (64,160)]):
        ink(q, 1, .2, .1)


def skin_of_bear():
    """The bear's skin over his back, a paw hanging at the right."""
    part([(52,62), (62,61), (72,67), (80,80), (85,98), (86,114), (90,126), (88,138), (91,146,1), (86,143.6),
        (83,147.6,1), (81,142), (77,144,1), (78,132), (74,122), (66,112), (58,96)],
         'ochre', 1.5, sh=dict(depth=6, gap=1.4, w=.8, lo=.05))
    for x, y in ((66,70), (72,78), (70,88), (77,90), (74,100), (80,104), (76,112), (82,118), (84,130), (62,78),
        (66,96)):
        ink([(x,y), (x+2.4,y+3), (x+2.6,y+6.4)], 1.2, .4, .05)


def legs():
    """Knees wide: far leg to the left, near leg in front of the rock, boots."""
    part([(52,116), (44,112), (34,114), (29,121), (31,132), (33,143,1), (41,143,1), (42,134), (50,132)], 'indigo',
        1.3, sh=dict(depth=3, gap=1.3, w=.7))
    for x, y, k in ((37,160,.94), (57,163,1.02)):
        T = at(x, y, k)
        part(T([(-5,-22,1), (5.4,-22,1), (5,-10), (5,0), (5.4,5.6,1), (-3,6), (-12,5.8,1), (-10,2), (-5.4,-.6),
            (-4.6,-10)]), 'verm', 1.3, off=.3, sh=dict(depth=3, gap=1.2, w=.65))
        part(T([(-6,-24,1), (6.4,-24,1), (6.2,-19,1), (-5.8,-19,1)]), 'ochre', 1, off=.2)
        ink(T([(-5,.4), (-1.4,1.4), (2,-1.4)]), .8, .2, .3)
    part([(74,110), (79,120), (76,130), (66,134), (64,142,1), (50,143,1), (48,132), (47,122), (52,115), (62,110)],
        'indigo', 1.4, sh=dict(depth=5, gap=1.4, w=.8, lo=.05))
    folds([(51,121), (58,128), (64,132)], [(50,128), (55,134), (56,142)], w=1.2)


def body():
    """The great round back and belly in green, a broad belt."""
    part([(46,70), (54,64), (63,66), (71,75), (77,90), (80,106), (77,119), (66,122), (54,121), (46,114), (43,100),
        (42,84)], 'verd', 1.5, sh=dict(depth=6, gap=1.5, w=.85, lo=.1))
    folds([(48,82), (47,96), (52,112)], [(54,80), (55,96), (60,112)], w=1.2)
    part([(43.6,104), (52,112), (64,114), (77,108), (78,113), (66,119.6), (52,117.6), (43.6,109.6)], 'ochre', 1.1,
        off=.2)


def club_and_arms():
    """The club upright in the moss; both fists on its head, one above the other."""
    arm((47,78), (34,95), (25,99), (11,9.6,6), 'verd', 'ochre')
    club((20,169), (22,88), 6.4, ((.28,1,5), (.52,-1,5), (.7,1,5)), ((.42,1,.8),))
    grip(at(21.6, 100.6, .96, 2), .96)
    arm((61,74), (45,101), (26.4,89.6), (13,12,6.6), 'verd', 'ochre', 1.5, 4.4)
    # fingers over the end of the club
    part([(29,84.6), (24,82), (18,83), (15.4,87), (17,92), (24,93.6), (29,91.4)], 'flesh', 1, off=.3,
        sh=dict(depth=1.6, gap=1, w=.5))
    for i, x in enumerate((16.4, 18.8, 21.2, 23.6)):
        finger(lambda p: p, (x+1.6,85.4), (x,93-.2*i), 2.4, .96)
    finger(lambda p: p, (27,85), (22,81.6), 2.5, .96)


def paws():
    """The skin is tied by its paws on the near shoulder; claws hang over the breast."""
    part([(52,64), (60,62), (69,66), (74,74), (70,80), (62,78), (56,74)], 'ochre', 1.3, sh=dict(depth=3, gap=1.3, w=.7))
    for x, y, r in ((56,73,22), (66,76,-6)):
        T = at(x, y, 1, r)
        for d in (-4, -1.4, 1.4, 4):
            part(T([(d-1.2,8,1), (d+1.2,8,1), (d+.6,12), (d-.6,15,1), (d-1,12)]), 'paper', .8, off=0)
        part(T([(-4,-5), (4,-5), (5.6,2), (5.6,8), (2.8,10), (0,8.6), (-2.8,10), (-5.6,8), (-5.6,2)]), 'ochre', 1.2,
            off=.3, sh=dict(depth=2.4, gap=1.1, w=.55))
        ink(T([(0,8.4), (.2,4)]), .8, .7, .1)


def face():
    """Broad face in three quarters to the left, great white beard, crown of gold leaves."""
    T = at(46, 57, 1.02, -12, -1)
    part(T([(-3,-9), (-9,-6), (-10.8,1), (-10,8), (-11,14,1), (-6,12), (-3,6)]), 'paper', 1.1, off=0,
        sh=dict(depth=2.4, gap=1.2, w=.55))
    strands(T, [(-8,-2), (-8.6,5), (-9.4,12)], [(-6,0), (-6.6,7)], w=.8)
    head(T, 1.02, 'quarter', brow=.8, mouth=-.2, age=1)
    part(T([(-6.6,0,1), (-4.6,4.4), (-1.6,5.6), (.6,4.6), (2.6,4), (3.4,4.4), (4.6,4), (6.2,4.8,1), (9,11),
        (8.4,18,1), (5.6,16), (4,22,1), (1,18), (-2,22.4,1), (-4.4,17), (-8,18,1),
            (-9,10)]), 'paper', 1.2, off=0, sh=dict(depth=2.6, gap=1.2, w=.55))
    fill(curve(T([(1.2,6.5,1), (3,6.2), (4.8,6.4,1), (3,8)]), True), 'verm')
    strands(T, [(-5,6), (-5.4,11), (-6.4,15)], [(-2,7.6), (-2,13), (-1.6,18)], [(2.6,9.6), (3,14), (3.6,18)],
        [(5.4,7.6), (6.6,11), (7,15)])
    crown(T, cap='verm')


def picture():
    """The picture inside the frame."""
    wood()
    mark_figure()
    rock()
    skin_of_bear()
    legs()
    body()
    club_and_arms()
    paws()
    face()
    mark_figure()
    plant(9, 175, 8, 5)
