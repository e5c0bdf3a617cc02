"""Maid of coins: before a money changer's stall she holds a coin up to the light, the other hand gathers her skirt full
of coins; a straw hat hangs on her back, a balance from the stall.

Diagonal from the gathered skirt at the left up to the coin at the right; green dress, the awning striped red. Shoulder
(60, 70), elbow (74, 78), fingers (76, 62); the other fist (36, 104).
"""
from kit import *
from bolognese.bologna import two_towers
from families.cups_coins import florin
from bolognese.people import *


def market():
    """Pale sky, roofs, the stall with its awning and scales, a paved square."""
    sky(4.5, 110, tint=.55)
    cloud(74, 34, .5, 1, 'small')
    hill([(-4,112), (30,106), (60,110), (104,103)], 'indigo', 1, 2.6, 6, 55, .6)
    two_towers(84, 124, 44, lw=.8)
    part([(2,124,1), (98,124,1), (98,178,1), (2,178,1)], 'sand', 1.2)
    for y in (134, 146, 160):
        ink([(4,y), (50,y+.2), (96,y)], .7, .8, .8)
    for a, b in ((20,8), (36,30), (52,52), (68,74), (84,96)):
        ink([(a,124), ((a+b)/2,150), (b,178)], .7, .8, .8)
    shadow(30, 168, 44, 4)
    # stall: posts, table, awning
    part([(9,58,1), (13,58,1), (13,170,1), (9,170,1)], 'rose', 1.2, off=.2, ha=dict(ang=0, gap=2, w=.6, part=(.4,1)))
    part([(4,122,1), (38,122,1), (38,129,1), (4,129,1)], 'rose', 1.3, off=.3)
    part([(4,129,1), (34,129,1), (34,164,1), (4,164,1)], 'verm', 1.3, sh=dict(depth=4, gap=1.5, w=.75))
    folds([(10,131), (9,146), (10,162)], [(18,131), (17,146), (18,162)], [(26,131), (26,146), (27,162)], w=1.2)
    for x, y in ((8,120), (9,117.6), (16,120.2), (24,120), (24.6,117.6), (24,115.2)):
        part(ellipse(x, y, 4.2, 1.7, 20), 'ochre', .9, raw=True, off=.1)
    part([(3,44,1), (42,44,1), (47,58,1), (3,60,1)], 'paper', 1.3, off=0)
    for a, b, c, d in ((3,9,3,10), (16,22,17,24), (29,35,31,38)):
        part([(a,44,1), (b,44,1), (d,58.6,1), (c,59,1)], 'verm', .9, off=0)
    e = [(3,59,1), (48,57.4,1), (48,62,1), (44.4,65.4), (40.6,62.4,1), (37,65.6), (33.2,62.6,1), (29.4,66),
        (25.4,63,1), (21.6,66.2), (17.6,63.2,1), (13.6,66.4), (9.6,63.4,1),
         (6,66.6), (3,64,1)]
    part(e, 'verm', 1.2, off=.3)
    # the balance
    ink([(24,64), (24,73)], 1.1, .9, .9)
    ink([(15,75), (24,73), (33,75)], 1.7, .6, .6)
    for x, y in ((15,75), (33,75)):
        for d in (-5, 5):
            ink([(x,y), (x+d,y+13)], .7, .9, .9)
        part([(x-6,y+13,1), (x+6,y+13,1), (x+3.6,y+17), (x-3.6,y+17)], 'ochre', 1, off=.2)
    part(ellipse(24, 73, 1.6, n=12), 'ochre', .8, raw=True, off=0)


def hat():
    """A straw hat hung on her back."""
    part(at(66, 76, 1, 58)(ellipse(0, 0, 15, 8, 36)), 'ochre', 1.3, raw=True, off=.3, sh=dict(depth=3, gap=1.3, w=.6))
    stroke(at(66, 76, 1, 58)(arc(0, 0, 12.4, 6, 150, 330, 20)), .7, .2, .2)


def gown():
    """Green dress, its front gathered up full of coins over a white petticoat."""
    for x, m in ((44,-1), (60,1)):
        foot(x, 166, m, 'verm', .95)
    part([(43,100), (64,100), (70,118), (73,138), (76,154), (80,163,1), (72,168), (64,164,1), (55,169), (46,165,1),
        (37,168.6,1), (38,150), (40,130)], 'paper', 1.4, off=0,
         sh=dict(depth=5, gap=1.6, w=.65, lo=.1))
    folds([(46,128), (45,146), (44,164)], [(53,132), (53,150), (55,167)], [(60,128), (61,148), (63,164)],
        [(66,124), (69,144), (72,166)], w=1.2)
    for y in (155, 159):
        ink([(38,y-.6), (46,y-1), (55,y+1.4), (64,y-1.4), (72,y+1), (78.4,y-1.6)], 1.3, .9, .9, 'indigo')
    part([(43,94), (63,94), (69,108), (73,124), (74,138,1), (66,141), (58,137,1), (50,139), (44,132), (40,122),
        (33,112,1), (32,104,1), (38,100)], 'verd', 1.5,
         sh=dict(depth=5.6, gap=1.6, w=.85, lo=.1))
    folds([(60,98), (65,114), (69,136)], [(56,100), (60,118), (61,136)], [(51,104), (53,120), (52,136)],
        [(37,108), (44,114), (50,124)], w=1.3)
    # the fold full of coins
    for x, y, r in ((47,106,5.2), (40,105,5), (44.6,110.6,5)):
        part(ellipse(x, y, r, n=28), 'ochre', 1.1, raw=True, off=.2)
        stroke(arc(x, y, r*.72, r*.72, 0, 330, 18), .6, .6, .6)
        fill(dot(x, y, 1), 'verm')
    part([(33,106,1), (38,111), (45,114.6), (52,112.6), (56,106,1), (57,114), (52,121), (44,121), (37,116)], 'verd',
        1.3, off=.4, sh=dict(depth=3, gap=1.3, w=.7))


def body():
    """Red bodice laced over a shirt; apron string."""
    part([(44,68), (52,65), (60,67), (64.6,73), (64,84), (62.4,95), (53,98), (45,95), (42.6,84), (41.6,76)], 'verm',
        1.4, sh=dict(depth=4.6, gap=1.4, w=.75))
    part([(46,67), (52,64), (58,66.6), (59,73,1), (52.6,77), (45.6,73,1)], 'paper', 1, off=0)
    ink([(52.4,77), (52.8,86), (52.6,96)], 1, .4, .3)
    for y in (80.6, 85, 89.4):
        ink([(49.6,y-1.4), (55.6,y+1.2)], .8, .6, .6, 'paper')
        ink([(55.6,y-1.4), (49.6,y+1.2)], .8, .6, .6, 'paper')
    part([(44.4,92.6), (53,96), (62.8,92.6), (63,96), (53,99.4), (44.2,96)], 'ochre', 1.1, off=.2)


def arms():
    """White sleeves rolled at the elbow: one fist in the skirt, the other arm holds the coin up."""
    part(limb([(37,88), (33,95), (35,102)], [6.4,5.8,4.6]), 'flesh', 1.2, raw=True, off=.3, sh=dict(depth=2, gap=1.2,
        w=.55))
    part([(47,68), (42,69.6), (37,75), (33,84,1), (34,91), (40,92.6,1), (43.6,86), (46,78)], 'paper', 1.3, off=0,
        sh=dict(depth=3, gap=1.3, w=.6))
    folds([(42,74), (38,82), (37,90)], w=1)
    grip(at(35.6, 104.6, .74, 20), .74)
    florin(79, 52, 12.6)
    part(limb([(69,79), (76,78), (76.6,68)], [6.6,6,4.4]), 'flesh', 1.2, raw=True, off=.3, sh=dict(depth=2, gap=1.2,
        w=.55))
    part([(57,67), (62,67.6), (67,71), (71.6,74.6,1), (72,82,1), (66,85.6), (61,81), (57.6,75)], 'paper', 1.3, off=0,
        sh=dict(depth=3, gap=1.3, w=.6))
    folds([(61,71), (65,76), (67,83)], w=1)
    part([(73.6,68), (74,64.4), (77,63), (80,64.4), (80,68.4), (76.6,70.4)], 'flesh', .9, off=.3)
    finger(lambda p: p, (75.6,65), (77.6,59.6), 2.1, .86, 0)
    finger(lambda p: p, (80,66.6), (80.4,60.4), 2.3, .86)
    for y in (66.4, 68.4):
        finger(lambda p: p, (80,y), (76.4,y+.4), 1.9, .8)


def face():
    """In three quarters to the right, looking up at the coin; fair plaits round the head, a red kerchief."""
    T = at(52.4, 47.6, .97, -4)
    neck(T, w=7.2, drop=19)
    part(T([(-2,-9), (-8.4,-7), (-10,0), (-8,6.6), (-3.6,7), (-3,0)]), 'ochre', 1, off=.2)
    head(T, .97, 'quarter', mouth=1, brow=-.5, soft=True)
    part(T([(-5.4,4.6,1), (-7.6,0), (-7.6,-6), (-3,-10), (3,-10), (6.8,-6,1), (2,-7.4), (-2.6,-5.4), (-4.8,-1)]),
        'ochre', .9, off=.2)
    strands(T, [(2,-8.4), (-3,-7), (-6,-2)], [(4,-8.6), (0,-8), (-2,-7)], w=.7)
    part(T([(-8,-2,1), (-11.6,-6), (-10,-12.6), (-4,-16), (3,-14.6), (7,-10.4), (6.6,-7,1), (1,-10), (-4,-8.4)]),
        'verm', 1.2, off=.3, sh=dict(depth=2.6, gap=1.2, w=.6))
    for x, y in ((-7.6,-9), (-3.6,-12), (1,-12), (-6,-5.6)):
        fill(dot(*T([(x,y)])[0], .9), 'paper')
    part(T([(-8.4,-2.4,1), (-13,-1), (-15,4,1), (-11,3), (-10.6,7,1), (-7.6,2.4)]), 'verm', 1, off=.2)
    part(ellipse(*T([(-5.6,6)])[0], 1.1, 1.5, 10), 'paper', .8, off=0, raw=True)


def picture():
    """The picture inside the frame."""
    market()
    mark_figure()
    hat()
    gown()
    body()
    arms()
    face()
    mark_figure()
    tuft(10, 174, 4, 4)
