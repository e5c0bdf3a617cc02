"""Page of batons: a woodman seen from behind walks off to the right and looks back over his shoulder; the club on the
shoulder, his axe left in the oak stump, a dog at heel.

The club lies on the right shoulder and makes the diagonal: from the fist (63, 82) it rises to the
right, (84, 38), so that the head looking back to the left stands free. Brown jerkin (sand), red hose, green hood.
"""
from kit import *
from families.garden import hound, oak_leaf
from families.swords_batons import boot, club, lad
from people import *


def clearing():
    """Morning: pale sky, a wood's edge, a stump with the axe in it."""
    sky(4.5, 108, tint=.55)
    cloud(44, 26, .6, 1, 'heap')
    cloud(88, 66, .44, -1, 'small')
    hill([(-4,110), (20,102), (46,108), (74,100), (104,105)], 'indigo', 1, 2.6, 6, 55, .6)
    for x, h in ((76,20), (82,28), (89,24)):
        tree(x, 116, h, h*.3, 'verd', .8)
    hill([(-4,122), (24,115), (54,120), (82,113), (104,117)], 'verd', 1.2, 2.6, 7, 60, .6)
    part([(2,146), (30,141), (60,144), (98,138,1), (98,178,1), (2,178,1)], 'ochre', 1.2, sh=None)
    for q in ([(30,152), (40,151.6), (48,152)], [(60,152), (70,151.4), (74,152)], [(34,174), (46,173.4), (58,174)]):
        ink(q, .8, .1, .1)
    shadow(32, 168, 42, 4)


def stump():
    """The oak stump at the left, a young shoot, the axe."""
    part([(4,120,1), (24,120,1), (25,136), (28,150), (34,160,1), (24,158), (16,164,1), (9,158), (4,162,1)], 'sand', 1.4, off=.3, sh=dict(depth=4, gap=1.4, w=.7))
    for q in ([(10,124), (9.6,140), (12,156)], [(17,124), (18,140), (22,154)]):
        ink(q, 1.1, .2, .1)
    part(ellipse(13.6, 119.6, 11.4, 4.6, 32), 'paper', 1.3, raw=True, off=0)
    for k in (.7, .4):
        stroke(arc(13.6, 119.6, 11.4*k, 4.6*k, 20, 330, 20), .7, .3, .3)
    stalk([(7,84), (13,100), (19,116)], [1.5,1.4,1.3], 'rose', 1.1)
    part([(14,103,1), (20,108,1), (25,112), (25,121,1), (18.6,119.6), (11.4,116.4,1), (12,110)], 'sky', 1.3, off=0, sh=dict(depth=2.6, gap=1.2, w=.6))
    ink([(22,113), (22.6,119.4)], .8, .4, .4)
    for x, y, s, a in ((7,110,.8,-40), (6,116,.7,-80)):
        oak_leaf(x, y, s, a)


def legs():
    """Seen from behind: near leg back on its toe, far leg forward; red hose, one knee patched."""
    part([(55,108), (67,107), (71,120), (71,132), (73,144), (70,156,1), (63.6,156,1), (63,144), (60,132), (57,120)], 'verm', 1.4, sh=dict(depth=4, gap=1.3, w=.75))
    part([(62,155,1), (71,154.6,1), (73.4,160), (77,164), (76,167.4,1), (64,167,1), (62.6,161)], 'ochre', 1.2, off=.3, sh=dict(depth=2, gap=1.1, w=.55))
    part([(43,108), (58,109), (57,122), (52,134), (49.6,144), (46,155,1), (39.4,153,1), (41.4,143), (42,132), (41,120)], 'verm', 1.4, sh=dict(depth=4, gap=1.3, w=.75))
    folds([(43,131), (46,133), (51,132)], [(61,131), (66,133), (70,131)], w=1)
    part([(38.6,151.6,1), (47,154,1), (46,161), (43.6,168,1), (36,168.4), (34.4,165,1), (37.4,160)], 'ochre', 1.2, off=.3, sh=dict(depth=2, gap=1.1, w=.55))
    part(at(49.6, 123, 1, 12)([(-3.6,-3.6,1), (3.4,-3,1), (3.6,3.4,1), (-3,3.8,1)]), 'indigo', .9, off=.1)
    for a, b in (((-4.6,-1), (-2.4,-1)), ((2.4,.6), (4.6,.6)), ((0,-4.6), (0,-2.4))):
        ink(at(49.6, 123, 1, 12)([a, b]), .8, .8, .8)


def body():
    """Jerkin from behind with its seam, skirts split; belt with a sheath; a green hood on the shoulders."""
    part([(42,94), (66,93), (70,106), (71.6,116,1), (64,118.6), (58,115,1), (55,119), (47,119.4), (40,116,1), (41,104)], 'sand', 1.4, off=.3, sh=dict(depth=4, gap=1.4, w=.75))
    folds([(47,97), (45,108), (44,117)], [(54,98), (56,106), (57,116)], [(61,97), (64,107), (66,117)], w=1.2)
    part([(42,72), (50,67), (60,67.6), (67,73), (68,84), (66,97), (54,100.4), (43,97), (40.6,84)], 'sand', 1.4, off=.3, sh=dict(depth=5, gap=1.4, w=.75, lo=.1))
    ink([(55,74), (55.6,86), (54.6,99)], 1.1, .4, .3)
    folds([(46,78), (47,88), (49,96)], [(64,80), (62,90), (60,96)], w=1)
    part([(42,92.6), (54,96.4), (66.6,92.6), (67,97), (54,101), (41.6,97)], 'ink', .9, off=0)
    ink([(43,95.4), (54,98.8), (66,95.4)], .8, .5, .5, 'ochre')
    part([(44,97,1), (49.6,98.4,1), (47.6,112), (44.4,117,1), (42.4,110)], 'indigo', 1.1, off=.2, sh=dict(depth=1.6, gap=1.2, w=.55))


def arms():
    """Left arm hangs with a bundle's cord; right arm bent up to the club on his shoulder."""
    arm((44,75), (34,88), (36,101), (10,9,5.6), 'paper', 'verd', off=0)
    part([(33.4,101), (38.6,101), (40,106), (38,111), (34,111), (32.4,106)], 'flesh', 1, off=.3)
    for x in (33.6, 35.6, 37.6):
        ink([(x,106), (x+.1,111)], .7, .3, .3)
    club((58,93), (86,37), 5.6, ((.42,-1,5), (.66,1,5), (.84,-1,4.6)), ((.58,-1,.8), (.8,1,.8)))
    arm((63,74), (77,91), (67,84), (11,9.6,5.6), 'paper', 'verd', off=0)
    grip(at(63.6, 82.4, .8, 27, -1), .8)


def face():
    """Head turned back to the left in profile; brown locks, green hood thrown back with a tail."""
    part([(42,72), (46,66), (55,63.6), (64,66), (68,72), (66,78,1), (60,75.6), (55,80,1), (49,76), (43,78,1)], 'verd', 1.3, sh=dict(depth=3, gap=1.3, w=.7))
    T = at(53, 52, .98, 2, -1)
    part(T([(-4,3), (2,6.6), (2.6,12), (4,15), (-4,17), (-8,13)]), 'flesh', 1, off=.3)
    part(T([(-1,-9), (-8.6,-7.6), (-11,-1), (-10,6), (-11.6,11,1), (-7,11.6), (-4,7), (-1,-2)]), 'ink', 1, off=0)
    head(T, .98, 'profile', brow=-.1, mouth=.5, soft=True)
    fill(curve(T([(6.6,3.8), (5.4,4.1,1), (5.8,5.2), (5.2,5.9,1), (4.2,5.6), (4.8,4.6)]), True), 'flesh')
    ink(T([(5.5,5.2), (4.2,5.3), (3.4,4.9)]), .9, .5, .1)
    part(T([(4.8,-7,1), (5,-4.4,1), (1.6,-5), (-.6,-2), (-2.4,2), (-3.4,5.6,1), (-7,3), (-7.6,-4), (-4,-10), (2,-10.6)]), 'ink', .9, off=0)
    strands(T, [(3,-8), (-1,-5), (-3,1)], [(0,-9.4), (-4.4,-5), (-5.6,1)], [(-7,-6), (-8.6,0), (-8.6,7)], w=.8, c='ochre')
    part(T([(-9,-6,1), (-11,-11), (-6,-15.4), (1,-16), (6,-12.4), (6.4,-8,1), (0,-10.6), (-5,-9)]), 'verm', 1.2, off=.3, sh=dict(depth=2.6, gap=1.2, w=.6))
    part(T([(-10.4,-7,1), (-4,-11), (2,-12), (8,-9.6,1), (7.4,-6.6,1), (2,-8.6), (-4,-7), (-9,-3.6,1)]), 'paper', 1, off=0)


def picture():
    """The picture inside the frame."""
    clearing()
    stump()
    mark_figure()
    legs()
    body()
    arms()
    face()
    mark_figure()
    hound(24, 166, .78, -1, None, 'verm', 'verd')
    tuft(70, 150, 4, 4)
    bloom(52, 175.4, 2.1, 'paper', 5)
