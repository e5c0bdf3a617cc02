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
    """Left knee on the ground, its greave along it to the left, the sole up; right knee raised, shin straight down;
    the green skirt over both thighs stops at the knees.
    """
    # kneeling shin and foot in steel, along the ground
    part([(36,156), (24,155.4), (15,157.6), (14,164), (24,167.6), (38,168)], 'paper', 1.35, off=0, sh=dict(depth=3,
        gap=1.2, w=.6))
    ink([(17,161), (26,160.4), (34,161)], 1, .3, .2)
    part([(15.6,156.6,1), (10,155), (6.6,158,1), (5.6,165), (7,171,1), (11.4,170,1), (12.4,165.6), (16.4,164.6,1)],
        'paper', 1.25, off=0, sh=dict(depth=1.8, gap=1.1, w=.5))
    for q in ([(12,156), (10.4,161), (11,166)], [(8.6,158), (7.6,163), (8.6,169)]):
        ink(q, .8, .4, .4)
    # raised shin
    part([(59,130), (68,129), (70.4,140), (68.4,152), (67,163,1), (59.4,163,1), (58.4,151), (57,140)], 'paper', 1.4,
        off=0, sh=dict(depth=4, gap=1.3, w=.65))
    ink([(62.4,140), (62,150), (62.4,160)], 1, .3, .2)
    part([(59,162,1), (67.4,162,1), (70,165.6), (75,168.4), (75,171.6,1), (59.4,171.6,1), (58,166)], 'paper', 1.25,
        off=0, sh=dict(depth=2, gap=1.2, w=.55))
    for q in ([(65,162.6), (67,166.4)], [(68,164.4), (70,168.6)]):
        ink(q, .8, .4, .4)
    # thigh that stands on the ground, under the skirt
    part([(29,112), (46,108), (54,122), (52,138), (50,150), (47,159,1), (42,156.6), (38,160.4,1), (33,157), (28,160,1),
        (24.6,153,1), (22,156.4,1), (21.6,138), (25,124)], 'verd', 1.4, sh=dict(depth=5.6, gap=1.5, w=.8, lo=.1))
    folds([(34,118), (30,138), (27,156)], [(40,118), (38,138), (38,156)], [(46,120), (47,138), (44,154)], w=1.3)
    e = curve([(22,152.4,1), (25,149.4,1), (28.6,156,1), (33,153.4), (38,156.6,1), (42.4,153), (47.6,155.4,1)])
    stroke(e, 2.2, .9, .9)
    stroke(e, 1.2, .9, .9, c='ochre')
    # raised thigh to the knee
    part([(40,106), (52,104), (63,109), (71,117), (72.6,126), (69,133,1), (62,130.6), (56,136,1), (50,132.4),
        (44,138,1),
        (40,127)], 'verd', 1.4, sh=dict(depth=5, gap=1.5, w=.8, lo=.1))
    folds([(47,111), (58,116), (68,123)], [(46,117), (53,123), (58,131)], w=1.2)
    e = curve([(44.4,134.4,1), (50,129), (56,132.4,1), (62,127), (68.6,129.6,1)])
    stroke(e, 2.2, .9, .9)
    stroke(e, 1.2, .9, .9, c='ochre')


def column():
    """Both halves of the column meet over her knee; the capital comes off at the right."""
    drum(at(58, 117.4, 1, -13, -1), 46, 6.4)
    drum(at(64, 116.6, 1, 17), 22, 6.4)
    C = at(90.4, 125.4, 1, 38)
    part(C([(-7,-6.6,1), (-3,-8), (0,-10.6,1), (7,-11.4,1), (7,11.4,1), (0,10.6,1), (-3,8), (-7,6.6,1), (-5.4,3),
        (-8,-.4,1), (-5.4,-3.4)]), 'rose', 1.4, off=.3, sh=dict(depth=3.4, gap=1.3, w=.65))
    for y in (-6, 0, 6):
        part(C([(-3,y-2.4,1), (3,y-3.4), (6,y,1), (3,y+3.4), (-3,y+2.4,1)]), 'ochre', .9, off=.2)
    ink(C([(7,-12.4), (7.4,0), (7,12.4)]), 2.4, .9, .9)
    ink(C([(7,-12), (7.4,0), (7,12)]), 1.2, .9, .9, 'paper')
    for x, y, r, a in ((60,107,1.9,20), (65.6,104.6,1.4,50), (55.4,105.6,1.3,10), (78,137,1.6,30), (84,146,1.3,70)):
        part(at(x, y, r, a)([(-1.2,-.8,1), (1,-1,1), (1.2,.8,1), (-1,1,1)]), 'rose', .8, off=0)


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
    """Bare forearms strain down on both halves, both fists closed round the shaft; red sleeves, plates on the
    shoulders.
    """
    for S, E, W in (((56,78), (75,92), (77.6,113)), ((36,78), (21,98), (25,117.6))):
        part(limb([lerp(S, E, .7), lerp(E, W, .25), W], [8.8,8,5.6]), 'flesh', 1.3, raw=True, off=.3,
            sh=dict(depth=2.6, gap=1.2, w=.6))
    arm((56,77), (71,88), (75.6,98), (11,10,8.4), 'verm', 'ochre', 1.3, 3.4)
    arm((37,77), (24,91), (22,103), (12,10.6,8.4), 'verm', 'ochre', 1.3, 3.4)
    part([(48,68), (55,66.6), (62,71), (64,78), (60,83), (53,80)], 'paper', 1.3, off=0, sh=dict(depth=3, gap=1.2, w=.6))
    part([(43,68), (36,67), (29.6,72), (27.6,80), (32,85), (39,82), (43,75)], 'paper', 1.4, off=0,
        sh=dict(depth=3, gap=1.2, w=.6))
    for q in ([(29.6,77), (35,74.6), (41,76)], [(54,71), (58,72), (61,76)]):
        ink(q, .9, .3, .3)
    grip(at(26, 124.4, 1.2, 77), 1.1)
    grip(at(78.4, 121, 1.2, 107), 1.1)


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
