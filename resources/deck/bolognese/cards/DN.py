"""Knight of coins: a merchant on a bay mule rides away to the left and turns back to show the coin over his shoulder.

Seen three-quarter from behind: the mule's broad quarters are near us at the right, its head, in profile, far off at
the left; the diagonal runs from the near hind hoof (60, 164) to the mule's ears (14, 82); the coin stands high at the
right. Shoulder (54, 72), elbow (68, 82), fist (74, 66). Rose sky, green coat.
"""
from kit import *
from families.cups_coins import florin
from bolognese.people import *
from bolognese.steeds import bridle, horse_head


def road():
    """A rose evening, a winding road to a walled town."""
    sky(4.5, 110, 'rose', tint=.56, dens=.5)
    cloud(40, 24, .62, 1, 'heap')
    cloud(84, 40, .5, -1, 'long')
    cloud(12, 60, .46, 1, 'small')
    hill([(-4,106), (14,98), (34,104), (60,98), (82,104), (104,94)], 'indigo', 1, 2.6, 6, 55, .6)
    tower(84, 108, 5, 20, 'sand', 'merlon', .8, 2)
    house(88, 110, 9, 6, 3, 'paper', 'verm', .3, 1, .7)
    tower(76, 108, 4, 12, 'paper', 'cone', .8, 1)
    hill([(-4,118), (24,112), (56,116), (80,108), (104,112)], 'verd', 1.2, 2.6, 7, 60, .6)
    part([(2,146), (20,141), (50,145), (80,140), (98,142,1), (98,178,1), (2,178,1)], 'paper', 1.2, off=0)
    for q in ([(5,152), (16,151.6), (26,152)], [(28,173), (44,172.4), (58,173)], [(6,166), (14,165.6), (20,166)]):
        ink(q, .8, .1, .1)
    shadow(18, 160, 24, 4)
    shadow(44, 167, 30, 4)


def mule():
    """Bay mule from behind and aside, going away to the left; ears up, chin drawn in."""
    C, D = 'ochre', 'sand'
    # far hind, far fore
    horse_leg(at(52, 119, .86, 4, -1), STAND, STANDHOOF, D, depth=3)
    horse_leg(at(30, 118, .8, 6, -1), FORE, FOREHOOF, D, depth=3)
    p = part([(24,106), (32,100), (46,101), (58,99), (67,103), (72,112), (73,124), (68,132), (58,134), (46,130),
        (34,128), (25,122), (21,114)], C, 0)
    shade(p, 6, 1.4, .75, .1)
    contour(p, 1.4)
    horse_leg(at(33, 118, .86, -4, -1), STAND, STANDHOOF, C, depth=3)
    # near hind leg, full from behind
    skin([(72,112), (74,122), (71,132), (67,139), (67,146), (69,152), (67.4,158), (67.6,162,1), (61,162,1),
        (61.6,156), (60.4,149), (59,141), (55,132), (53,122), (57,112), (66,107)], 2, C,
         1.4, dict(depth=4.6, gap=1.3, w=.75))
    part([(60.8,161.4,1), (64,160.2), (67.8,161.4,1), (69.4,168,1), (58.6,168,1)], 'ink', .9, off=0)
    # tail
    part([(69,104), (74,106), (77,116), (76.4,128), (78,142), (74,152,1), (71.6,144), (70,134), (71,122), (69.6,112)],
        'ink', 1, off=0)
    for q in ([(72,108), (74.6,118), (73.6,132)], [(73,134), (75,142), (74,149)]):
        ink(q, .7, .4, .1, 'ochre')
    # neck and head, a little drawn in by the rein; long ears, a cropped mane
    for k in range(8):
        t = k/7
        lock(27+15*t, 77.6+22*t, -58+22*t, 7.4, 4, .3, 'ink', lw=.7, lines=0, n=6)
    skin([(46,107), (41,99), (35,88), (29,78), (23,77), (19,84), (20,94), (21,104), (25,115), (31,123), (42,122)],
        1, C, 1.4, dict(depth=4, gap=1.3, w=.7))
    folds([(23,100), (26,108), (30,116)], [(32,97), (36,105), (40,113)], w=1.1)
    H = at(25.4, 79, .98, 4, -1)
    for q in ([(3.4,1,1), (5.4,-8), (10,-17,1), (10,-8), (7.6,2,1)],):
        part(H(q), D, 1.15, off=.2)
    horse_head(H, C, 1.4)
    part(H([(9.6,19.6), (14.4,18.6), (15.4,24), (13.4,28), (9.4,27.6), (7.4,23.6)]), 'paper', .9, off=0)
    fill(dot(*H([(13.6,22.6)])[0], .9), 'ink')
    ink(H([(14,27), (11.4,26), (9.6,24.4)]), .9, .5, .1)
    part(H([(-2.4,1.6,1), (-5.4,-8), (-3.4,-21,1), (.6,-12), (2.8,-.6,1)]), C, 1.25, off=.3,
        sh=dict(depth=2, gap=1.1, w=.6))
    ink(H([(-2.6,-16), (-2,-8), (-.4,-1)]), 1, .2, .3)
    bridle(H, 'indigo', 'verm')
    x, y = H([(7.4,21.4)])[0]
    ink([(x,y), (30,107), (44,99)], 1.2, .8, .8)


def bags():
    """Saddle cloth and the two saddlebags, their flaps buckled."""
    part([(36,100), (48,98), (58,100), (60,110,1), (48,113), (36,110,1)], 'indigo', 1.2, sh=dict(depth=2.4, gap=1.3,
        w=.65))
    part([(56,104,1), (68,106,1), (70,122), (67,128), (58,127.4), (54.6,120)], 'verm', 1.4, sh=dict(depth=4, gap=1.4,
        w=.75))
    part([(55.4,103,1), (69,105,1), (69.4,114,1), (62,118.4), (55,112.6,1)], 'verm', 1.2, off=.2)
    ink([(62,109), (62,120)], 1.7, .9, .9, 'paper')
    part(rect(60.2, 115, 3.6, 4), 'ochre', .8, raw=True, off=.1)
    ink([(44,104), (57,104.4)], 2.2, .9, .9)


def leg():
    """His near leg hangs straight in a tall black boot, its toe in the stirrup."""
    ink([(49,108), (52.6,126), (52,146)], 1.6, .8, .8)
    part([(43,98), (53,99), (56,109), (54.4,119), (46,121), (40,112)], 'verd', 1.35, sh=dict(depth=3.4, gap=1.3, w=.7))
    folds([(50,103), (48,111), (48.6,118)], w=1)
    part([(41.6,117,1), (54.4,116,1), (54,127), (52,136), (52.4,142), (51.6,147.4,1), (35,148,1), (35.4,145),
        (41,142.6),
        (44.6,140), (44.4,132)], 'ink', 1.2, off=0)
    ink([(46,122), (47.4,131), (46.6,140)], 1, .3, .2, 'paper')
    ink([(39,145.6), (44,144.6)], .8, .3, .3, 'paper')
    part([(40.6,114.6,1), (55.2,113.6,1), (55,120,1), (41,121,1)], 'verm', 1.1, off=.2, sh=dict(depth=1.8, gap=1.2,
        w=.5))
    part([(36.4,148,1), (53.6,147.4,1), (53.6,150.6,1), (36.4,151,1)], 'ochre', 1.05, off=.1)


def body():
    """Green coat from behind, its skirt over the mule's back, a belt with a purse."""
    part([(36,92), (55,92), (60,102,1), (54,108), (47,104.4,1), (40,108), (33,103,1)], 'verd', 1.3, sh=dict(depth=3.4,
        gap=1.4, w=.75))
    folds([(42,94), (40,100), (39,106)], [(50,94), (51.6,100), (54,106)], w=1.1)
    part([(37,66), (45,62.6), (53,64), (58,70), (57.6,82), (55.4,93,1), (46,96), (36.6,93,1), (34,80)], 'verd', 1.4,
        sh=dict(depth=5, gap=1.5, w=.8, lo=.1))
    folds([(47,66), (47.4,80), (46,93)], [(41,70), (41,82), (42,92)], [(53,72), (52.6,82), (51,91)], w=1.2)
    part([(36,89.6), (46,93), (56,89.6), (56,93.6), (46,97.4), (36,93.6)], 'verm', 1.1, off=.2)
    ink([(46,100), (41,104), (33,103)], 1.3, .8, .8)
    arm((40,71), (35,87), (45,96), (10,9,5.4), 'verd', 'paper')
    grip(at(47.6, 98.4, .72, -50), .72)


def coin_arm():
    """The other arm lifted, the coin on the fingers beside his head."""
    florin(78, 52, 14.4)
    arm((54,71), (70,82), (75,70.6), (11,9.4,5.6), 'verd', 'paper')
    part([(71.4,66.4), (73,63.6), (78,63.4), (79.4,67), (78,71.4), (73,71.4)], 'flesh', .9, off=.3)
    for a, b in (((72.6,66), (71.4,59.6)), ((74.6,65.4), (74.4,58)), ((76.6,65.4), (77.6,58.4))):
        finger(lambda p: p, a, b, 2.1, .86)
    finger(lambda p: p, (78.6,68), (81.4,62.6), 2.2, .86)


def face():
    """Looks back to us over the right shoulder: broad hat, brown beard."""
    T = at(48.6, 49, .97, 4)
    neck(T, w=7.4, drop=17)
    part([(40,66), (44,62.4), (50,65), (56,62.6), (58,66.6), (50,70), (43,69.4)], 'paper', 1, off=0)
    part(T([(-2,-8), (-8.6,-5), (-9.6,2), (-8,8,1), (-4.4,7), (-3.4,1)]), 'ink', 1, off=0)
    head(T, .97, 'quarter', mouth=.8, brow=-.2)
    part(T([(-6.2,1,1), (-4.6,4), (-1.6,5.4), (.6,4.6), (2.6,4), (3.4,4.4), (4.6,4), (5.9,4.8,1), (5.6,9), (3,12.6),
        (-1.6,12), (-5,8)]), 'ink', .9, off=0)
    fill(curve(T([(1.2,6.4,1), (3,6.2), (4.8,6.4,1), (3,7.7)]), True), 'verm')
    strands(T, [(-4,5), (-3,8.6), (-1,11)], [(-1.6,6.6), (0,9.6), (1,11.4)], w=.6, c='rose')
    part(T([(-6,-7,1), (-5.6,-14), (0,-17.6), (6,-15), (7,-8,1), (0,-9.4)]), 'verm', 1.2, off=.3, sh=dict(depth=2.6,
        gap=1.2, w=.65))
    part(T([(-15,-2.6), (-12,-7), (-4,-8.6), (4,-8.8), (11,-8), (14,-5), (9,-4.6), (2,-6.4), (-5,-5), (-11,-1.4)]),
        'verm', 1.3, off=.3, sh=dict(depth=2, gap=1.2, w=.6))
    feather(*T([(-5,-9)])[0], -120, 17, 6, 'paper', -.8)


def picture():
    """The picture inside the frame."""
    road()
    mark_figure()
    mule()
    bags()
    body()
    leg()
    coin_arm()
    face()
    mark_figure()
    plant(9, 175, 8, 5)
    tuft(70, 173, 4, 4)
    bloom(30, 175, 2.2, 'paper', 6)
    tuft(22, 152, 5, 4)
