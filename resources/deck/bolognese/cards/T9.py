"""9 Fortitude: a woman in half armour kneels and breaks a column over her knee; the capital falls to the right.

Her bent back is one curve from the plume at the left (22, 46) over the shoulders to the hands; the column breaks into
a gable over the knee (58, 120), its capital tumbles at the right (86, 128). White armour, green skirt and cloak; pale
sky. Hands (25, 128) and (79, 119).
"""
from kit import *
from bolognese.people import *


def ruin():
    """Pale sky, broken columns and an arch of brick far off, turf and stones."""
    sky(4.5, 116, tint=.55)
    cloud(44, 22, .6, -1, 'long')
    cloud(86, 44, .6, -1, 'heap')
    cloud(12, 84, .46, 1, 'small')
    hill([(-4,118), (16,109), (40,115), (70,107), (104,114)], 'indigo', 1, 2.6, 6, 55, .6)
    # an arch of brick at the right
    q = [(74,122), (74,84), (78,80), (84,83), (90,78), (97,82), (97,122), (92,122), (92,104)]+arc(86, 104, 6, 7, 0,
        -180, 12)+[(80,104), (80,122)]
    part(q, 'rose', 1.1, raw=True, off=.2)
    for y in (88, 94, 112):
        ink([(75,y), (78,y+.1), (80 if y > 100 else 92,y)], .7, .7, .5)
    for x, h in ((66,16), (61,10)):
        part([(x-2,122,1), (x-1.8,122-h,1), (x+.4,121-h,1), (x+1.8,123-h,1), (x+2,122,1)], 'paper', .9, off=0,
            ha=dict(ang=90, gap=1.2, w=.5, part=(0,1)))
    hill([(-4,132), (26,125), (60,130), (104,121)], 'ochre', 1.2, 2.6, 7, 60, .6)
    part([(2,150), (28,146), (60,149), (98,145,1), (98,178,1), (2,178,1)], 'sand', 1.2)
    shadow(6, 168, 68, 5)


def drum(T, l, w=8.4, broken=-1):
    """A piece of a fluted column along x from 0 to l, its broken end at 0 if broken < 0."""
    part(T([(0,-w,1), (l,-w,1), (l,w,1), (0,w,1), (2,w*.6,1), (-2.4,w*.2,1), (1.4,-w*.3,1), (-1.6,-w*.7,1)]), 'rose',
        1.5, off=.3)
    for y in (-.62, -.2, .24, .64):
        ink(T([(2,w*y), (l*.5,w*y), (l,w*y)]), .9, .4, .9)
    comb(T([(2,w*.95), (l*.5,w*.96), (l,w*.95)]), -4, 90, 1.7, .65, 0, 0)


def cloak():
    """A green cloak from the shoulders down the bent back to the ground."""
    part([(40,66), (31,70), (22,80), (15,94), (11,110), (9,128), (5,146), (4,163,1), (12,159), (17,166,1), (24,160),
        (32,164,1), (38,150), (42,130), (48,100)], 'verd', 1.5,
         sh=dict(depth=6, gap=1.6, w=.85, lo=.1))
    folds([(28,80), (19,104), (13,140), (11,158)], [(34,84), (26,110), (22,140), (19,162)], [(38,100), (32,126),
        (30,160)], w=1.4)


def legs():
    """Left knee on the ground, its shin along it to the left; right knee up in a greave; green skirt over both
    thighs.
    """
    # the kneeling foot on its toes, the skirt to the ground
    part([(24,156,1), (24,167,1), (17,170), (9.4,169,1), (9.6,164), (12,157), (14,151,1), (20,153)], 'paper', 1.3,
        off=0, sh=dict(depth=2.6, gap=1.2, w=.6))
    for q in ([(12.6,158), (18,160)], [(11,163), (16.6,165)]):
        ink(q, .9, .4, .4)
    part([(28,112), (46,108), (55,122), (55,140), (57,158), (56,168,1), (49,166.6), (45,170,1), (38,167), (32,171,1),
        (26,166.6), (20,169,1), (19,152), (22,136), (24,124)], 'verd', 1.4,
         sh=dict(depth=5.6, gap=1.5, w=.8, lo=.1))
    folds([(34,118), (30,142), (25,165)], [(40,116), (38,140), (38,166)], [(46,118), (50,140), (49,165)],
        [(22,160), (34,158), (48,160)], w=1.3)
    ink([(20,164.6), (26,162.4), (32,166.6), (38,162.6), (45,165.6), (50,162.2), (56.4,164)], 2.2, .9, .9)
    ink([(20,164.6), (26,162.4), (32,166.6), (38,162.6), (45,165.6), (50,162.2), (56.4,164)], 1.2, .9, .9, 'ochre')
    # raised thigh and shin
    part([(58,128), (66,128), (69,138), (67,150), (66,160,1), (58,160,1), (57,148), (55,137)], 'paper', 1.4, off=0,
        sh=dict(depth=4, gap=1.3, w=.65))
    ink([(62,138), (61.4,148), (62,158)], 1, .3, .2)
    part([(54.6,127,1), (60,124), (67,125), (70.6,130), (67,136), (58,136.4,1), (54,132)], 'ochre', 1.2, off=.3,
        sh=dict(depth=2, gap=1.1, w=.55))
    part([(57.6,159,1), (66.4,159,1), (69,163), (75,166), (75,169.4,1), (58,169.4,1), (56.6,163)], 'paper', 1.2,
        off=0, sh=dict(depth=2, gap=1.2, w=.55))
    for q in ([(64,160), (66.6,164)], [(67,161.6), (69,166)]):
        ink(q, .8, .4, .4)
    part([(40,106), (52,105), (62,109), (69,116), (71,123), (69,128,1), (63,126), (58,130.6,1), (52,128), (46,133,1),
        (41,126)], 'verd', 1.4, sh=dict(depth=5, gap=1.5, w=.8, lo=.1))
    folds([(47,111), (57,115), (66,121)], [(46,117), (52,122), (57,128)], w=1.2)


def column():
    """Both halves of the column meet over her knee; the capital comes off at the right."""
    L = at(55, 123, 1, 168)
    drum(L, 44)
    R = at(61, 121.6, 1, 17)
    drum(R, 20)
    C = at(88, 131, 1, 34)
    part(C([(-9,-9,1), (-3,-9.6,1), (0,-12,1), (8,-12.6,1), (8,12.6,1), (0,12,1), (-3,9.6,1), (-9,9,1), (-7,5,1),
        (-10,1,1), (-7,-4,1)]), 'rose', 1.4, off=.3, sh=dict(depth=4, gap=1.3, w=.65))
    for y in (-7, 0, 7):
        part(C([(-3,y-2.6,1), (3,y-4), (6.6,y,1), (3,y+4), (-3,y+2.6,1)]), 'ochre', .9, off=.2)
    for x, y, r, a in ((58,110,1.7,20), (64,108,1.3,50), (53,108,1.2,10), (78,134,1.6,30), (72,140,1.3,70),
        (58,140,1.3,0)):
        part(at(x, y, r, a)([(-1.2,-.8,1), (1,-1,1), (1.2,.8,1), (-1,1,1)]), 'paper', .8, off=0)


def body():
    """Cuirass bent forward, girdle of plates."""
    part([(32,100), (46,98), (54,106,1), (52,114,1), (46,112,1), (42,117,1), (37,113.6,1), (32,118,1), (28,112)],
        'paper', 1.2, off=0, sh=dict(depth=2.4, gap=1.2, w=.55))
    part([(38,70), (46,66), (55,70), (60,78), (58,88), (53,98), (48,107), (38,109), (30,105), (29,94), (31,81)],
        'paper', 1.5, off=0, sh=dict(depth=5.6, gap=1.4, w=.75, lo=.05))
    ink([(50,70), (52,84), (46,104)], 1.1, .4, .3)
    fill(curve([(35,80), (39,77), (37,90), (34,100), (32.6,94)], True), 'sky')
    part([(29.6,101.6), (38,105.6), (49,103.4), (50,107.4), (38,110), (29,106)], 'ochre', 1.1, off=.2)
    part([(40,68,1), (48,74), (56,70,1), (57,74), (49,78.6), (40,72)], 'ochre', 1, off=.2)


def arms():
    """Bare forearms strain down on both halves; green sleeves, plates on the shoulders."""
    for S, E, W, m in (((56,78), (73,92), (79,109), -1), ((36,78), (20,99), (24,118), 1)):
        part(limb([lerp(S, E, .7), lerp(E, W, .25), W], [8.4,7.6,5.2]), 'flesh', 1.3, raw=True, off=.3,
            sh=dict(depth=2.6, gap=1.2, w=.6))
    arm((56,77), (69.6,88), (74,97), (11,10,8), 'verm', 'ochre', 1.3, 3.4)
    arm((37,77), (23.6,91), (20.8,103), (12,10.6,8), 'verm', 'ochre', 1.3, 3.4)
    part([(48,68), (55,66.6), (62,71), (64,78), (60,83), (53,80)], 'paper', 1.3, off=0, sh=dict(depth=3, gap=1.2, w=.6))
    part([(43,68), (36,67), (29.6,72), (27.6,80), (32,85), (39,82), (43,75)], 'paper', 1.4, off=0,
        sh=dict(depth=3, gap=1.2, w=.6))
    for q in ([(29.6,77), (35,74.6), (41,76)], [(54,71), (58,72), (61,76)]):
        ink(q, .9, .3, .3)
    for x, y, r in ((25.4,123,-12), (79.6,114,17)):
        T = at(x, y, .9, r)
        m = -1 if x < 50 else 1
        finger(T, (-4*m,-3), (-6.4*m,1.6), 2.5, .9)
        part(T([(-4.6,-6.4), (4.6,-6.4), (6,-2), (5.6,2), (-5.6,2), (-6,-2)]), 'flesh', 1, off=.2, sh=dict(depth=1.6,
            gap=1, w=.5))
        for d, l in ((-4.2,5), (-1.4,6), (1.4,6), (4.2,5)):
            finger(T, (d,0), (d*.96,l), 2.5, .95)


def face():
    """Profile to the right, jaw set; an open helmet with a great green-and-white plume."""
    T = at(50.6, 56, .98, 16)
    part(T([(-6,2), (3,7), (3.4,12), (4,17), (-8,17), (-8,9)]), 'flesh', 1, off=.3)
    part(T([(-3,-2), (-8,0), (-11,8), (-14,14,1), (-8,13), (-7,17,1), (-3,10)]), 'ochre', 1.1, off=.3,
        sh=dict(depth=2, gap=1.2, w=.55))
    head(T, .98, 'profile', mouth=-.3, brow=.7, soft=True)
    for a, l, b, c in ((-178, 24, -.6, 'verd'), (-158, 26, -.8, 'paper'), (-140, 24, -.9, 'verd'),
        (-122, 18, -.8, 'paper')):
        feather(*T([(-3,-13)])[0], a, l, 8, c, b)
    part(T([(5.6,-5.4,1), (7.6,-7.6,1), (4,-12.6), (-2,-15), (-9,-12), (-12,-5), (-11,3,1), (-6,4.6,1), (-4.6,-1),
        (0,-5)]), 'paper', 1.4, off=0, sh=dict(depth=3, gap=1.2, w=.6))
    part(T([(6.4,-8,1), (7.6,-6,1), (1,-4), (-4,0), (-5.6,5,1), (-8,4.6,1), (-6.6,-1), (-1,-6)]), 'ochre', 1, off=.2)
    ink(T([(-1,-14), (-7,-9), (-9,-2)]), .9, .3, .2)


def picture():
    """The picture inside the frame."""
    ruin()
    mark_figure()
    cloak()
    legs()
    column()
    body()
    arms()
    face()
    mark_figure()
    plant(70, 175, 7, 5)
    tuft(30, 175, 4, 4)
    tuft(88, 134, 4, 4)
