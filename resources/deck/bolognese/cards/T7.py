"""7 Temperance: a winged woman walks to the right in a stream and pours water from a high jug at the left to a low one at
the right.

The water is the diagonal, from (22, 66) across her gown to (75, 116); both wings stand up behind. Rose gown on a sand
sky, water in the sky's tint. Shoulders (44, 76) (60, 76), fists (21, 76) and (76, 122).
"""
from kit import *
from people import *


def stream():
    """A yellow sky, hills, reeds; the stream in the whole foreground."""
    sky(4.5, 112, 'sand', tint=.7, dens=.5)
    cloud(84, 24, .6, -1, 'heap', 'rose')
    cloud(86, 92, .46, -1, 'small', 'rose')
    hill([(-4,118), (18,110), (40,115), (70,106), (104,113)], 'indigo', 1, 2.6, 6, 55, .6)
    house(82, 114, 9, 6, 4, 'paper', 'verm', .3, 1, .75)
    tower(76, 115, 4, 13, 'rose', 'cone', .75, 1)
    hill([(-4,128), (26,121), (60,127), (104,118)], 'verd', 1.2, 2.6, 7, 60, .6)
    hill([(-4,142), (26,138), (60,142), (104,134)], 'verd', 1.2, 2.6, 7, 60, .6)
    wave(150, 2.6, 17, 2, 'sky', 40, 1, 2)


def wing(m, a):
    """A wing turned up: two rows of feathers and a scapular; m = side."""
    S = at(50+m*9, 84, 1)([(0,0)])[0]
    for i, (d, l) in enumerate(((0,47), (8,48), (16,47), (24,44), (32,40), (41,35))):
        feather(S[0]+m*i*1.1, S[1]-3+i*.8, -90+m*(a+d), l, 7.6, ('paper', 'verm')[i % 2], m*.16)
    for i, (d, l) in enumerate(((2,26), (13,27), (24,26), (35,23))):
        feather(S[0]+m*i*1.2, S[1]-2+i*.6, -90+m*(a+d), l, 7.4, 'ochre', m*.2)


def gown():
    """The skirt gathered up in walking, one bare shin in the water before."""
    part([(58,138), (66,136), (67,147), (66.6,158,1), (60,158,1), (59,148)], 'flesh', 1.2, off=.3, sh=dict(depth=2.4, gap=1.2, w=.55))
    part([(43,102), (61,102), (68,116), (72,130), (76,143,1), (68,141), (64,147,1), (57,142), (52,150), (46,156), (38,162,1), (32,160), (26,163,1), (28,148), (33,132), (38,116)], 'rose', 1.5,
         sh=dict(depth=6, gap=1.6, w=.85, lo=.1))
    folds([(46,108), (40,130), (31,159)], [(51,108), (49,130), (42,156)], [(56,108), (59,126), (58,141)], [(60,108), (65,124), (69,140)], w=1.4)
    e = curve([(27,159.4,1), (32,156.6), (38,158.6,1), (46,152.4), (52,146.4), (57,138.6,1), (64,143.4), (68,137.6,1), (74.6,139.4,1)])
    stroke(e, 2.4, 1, 1)
    stroke(e, 1.4, 1, 1, c='verm')
    part([(40,96), (52,99), (63,96), (68,107), (70,118,1), (63,115), (58,121,1), (52,116.6), (46,121,1), (41,116), (34,119,1), (36,107)], 'rose', 1.3, off=.4, sh=dict(depth=4, gap=1.4, w=.7))
    folds([(46,101), (43,110), (42,116)], [(52,101), (53,110), (52,116)], [(58,100), (62,108), (63,115)], w=1.1)


def body():
    """Bodice, crossed ribbons, girdle."""
    part([(42,76), (50,71), (58,72.6), (63,78), (63,88), (61.4,98), (52,101.6), (42,98), (40.6,88)], 'rose', 1.4, sh=dict(depth=4.6, gap=1.4, w=.75))
    for q in ([(43,76), (52,86), (61,97)], [(60,75), (52,86), (42.6,96)]):
        ink(q, 2.4, .9, .9)
        ink(q, 1.2, .9, .9, 'ochre')
    part([(41.4,94.6), (52,98.4), (62.4,94.6), (62.8,98.4), (52,102.4), (41.2,98.4)], 'indigo', 1.1, off=.2)


def water():
    """The stream of water across her, in strands."""
    part([(21.6,70,1), (25,66,1), (34,76), (46,90), (58,103), (70,113), (75,117,1), (69.6,119.6,1), (58,111), (44,97), (31,83)], 'sky', 1.2, off=0)
    for q in ([(24,69), (40,86), (56,103), (70,116)], [(23,71), (36,86), (52,103), (66,116)]):
        ink(q, 1.1, .3, .3, 'paper')
    ink([(25,71), (40,89), (58,107)], .7, .2, .2)


def jug(T, c='verm'):
    """A jug with a handle, its mouth up at (0, -12), 24 high."""
    stroke(T(arc(7.4, -2, 5, 7, -100, 120, 16)), 3, .9, .9)
    stroke(T(arc(7.4, -2, 5, 7, -100, 120, 16)), 1.4, .9, .9, c='ochre')
    part(T([(-4.6,-12,1), (4.6,-12,1), (3.6,-7.6), (6.6,-3), (8,3), (5.6,9), (4,12,1), (-4,12,1), (-5.6,9), (-8,3), (-6.6,-3), (-3.6,-7.6)]), c, 1.4, off=.3, sh=dict(depth=4, gap=1.3, w=.7))
    part(T([(-6,-13.6,1), (0,-12.4), (6,-13.6,1), (5.4,-10.6,1), (0,-9.4), (-5.4,-10.6,1)]), 'ochre', 1, off=.2)
    ink(T([(-7.4,.4), (0,2), (7.4,.4)]), 1.8, .8, .8)
    ink(T([(-7.4,.4), (0,2), (7.4,.4)]), .9, .8, .8, 'ochre')


def arms():
    """High at the left, low at the right."""
    jug(at(17, 62, .98, 128))
    arm((43,80), (30,93), (20,79), (10,9,5.4), 'paper', 'indigo', 1.4, 3, off=0)
    grip(at(17.6, 74, .82, 38), .82)
    jug(at(80, 125, .9, -16, -1))
    arm((61,80), (75,98), (79,114), (10,9,5.4), 'paper', 'indigo', 1.4, 3, off=0)
    grip(at(79.8, 119, .8, -70, -1), .8)


def face():
    """Profile turned back to the high jug; fair hair bound up with a red ribbon, a flower over the brow."""
    T = at(52, 54, .98, 6, -1)
    part(T([(-5,3), (3,7), (3.4,13), (7,18), (0,21), (-8,17), (-6,10)]), 'flesh', 1, off=.3)
    part(T([(-2,-9), (-8,-9), (-13,-5), (-14,2), (-10,7), (-5,6.4), (-2,0)]), 'ochre', 1.1, off=.3, sh=dict(depth=2.4, gap=1.2, w=.6))
    head(T, .98, 'profile', mouth=.7, brow=-.4, soft=True)
    part(T([(4.8,-7,1), (5.2,-4.6,1), (1.6,-5.6), (-1,-2), (-2.6,3), (-4,6,1), (-7,2), (-7,-5), (-3,-10.4), (2,-10.6)]), 'ochre', 1, off=.2)
    strands(T, [(3,-8.4), (-1,-6), (-3.6,1)], [(0,-9.8), (-4,-6), (-5.6,1)], [(-8,-7), (-11,-3), (-11,3)], w=.75)
    ink(T([(3.6,-9.4), (-3,-6.6), (-9,-3)]), 2.4, .8, .8)
    ink(T([(3.6,-9.4), (-3,-6.6), (-9,-3)]), 1.2, .8, .8, 'verm')
    rosette(*T([(3.4,-10.4)])[0], .4, 5, 'paper', 'ochre', w=.7)


def picture():
    """The picture inside the frame."""
    stream()
    mark_figure()
    wing(-1, 8)
    wing(1, 8)
    gown()
    body()
    water()
    arms()
    face()
    mark_figure()
    wave(164, 2.6, 19, -4, 'sky', 40, 1, 2)
    for x, y, h in ((9,168,20), (13,172,15), (70,172,14)):
        lock(x, y, -96, h, 3.4, .2, 'verd', lines=0, lw=.8, n=7)
        lock(x+2, y, -80, h*.8, 3.2, .3, 'verd', lines=0, lw=.8, n=7)
        lock(x-2, y, -106, h*.7, 3.2, -.3, 'verd', lines=0, lw=.8, n=7)
