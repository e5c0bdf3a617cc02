"""13 shopping: the lady under a hat like a cake is content, the shopwoman brings five boxes more, and under the pile
already bought the husband's legs. Outside, the market women with their geese.
"""
from tarot.people import pump, topper
from kit import *


def hatbox(x, y, w, h, c, c2='paper', band=None):
    """A round box standing on y, w wide, its lid a fifth of it; upright stripes."""
    r, e = w/2, w*.09
    part([(x-r,y-h,1), (x+r,y-h,1), (x+r,y-e), (x,y+e), (x-r,y-e)], c, 1.2, off=.2)
    n = max(3, int(w/5))
    for i in range(n):
        u0, u1 = -1+2*(i+.25)/n, -1+2*(i+.75)/n
        low = lambda u: y+e*(1-abs(u)**1.6*2)
        fill([(x+u0*r,y-h), (x+u1*r,y-h), (x+u1*r,low(u1)-.6), (x+u0*r,low(u0)-.6)], c2)
    hatch([(x+r*.5,y-h), (x+r,y-h), (x+r,y-e), (x+r*.5,y)], 0, 1.6, .6, (1,.1))
    part([(x-r-1,y-h-1,1), (x+r+1,y-h-1,1), (x+r+1,y-h+2.6,1), (x,y-h+2.6+e), (x-r-1,y-h+2.6,1)], c, 1.1, off=.2)
    part(ellipse(x, y-h-1, r+1, e+.8, 40), band or c, 1.1, raw=True, off=.1)
    ink([(x-r*.7,y-h-1), (x,y-h-1+e), (x+r*.7,y-h-1)], .8, .3, .3)


def shop():
    """Verdigris wall, window with the market, shelf with hats, counter boards."""
    fill(rect(4, 4, 92, 150), 'verd')
    # window
    part(rect(60, 8, 40, 78), 'ochre', 1.3, raw=True, off=.2)
    part(rect(63, 11, 37, 72), 'paper', 1.1, raw=True, off=0)
    with Sheet((63, 11, 95.4, 83)) as g:
        sky(11, 60, 'sky', tint=.5, x0=60, x1=96, lw=(6,14))
        house(62, 60, 12, 14, 7, 'sand', 'verm', lw=.85, wins=1)
        tower(86, 60, 8, 30, 'rose', 'cone', lw=.85, wins=2, rc='indigo')
        house(75, 60, 11, 10, 5, 'paper', 'verm', lw=.85, wins=1)
        part([(60,62), (80,59), (100,62), (100,90,1), (60,90,1)], 'sand', 1, off=.2)
        part([(84,45,1), (98,45,1), (100,53,1), (82,53,1)], 'verm', 1, off=.1)
        for x in (86, 91, 96):
            fill([(x,45), (x+2,45), (x+2.4,53), (x-.4,53)], 'paper')
        manikin(89, 71, 16, 'indigo', -1, 'paper', ((1,.4), (-1,.6)))
        for x, y, m in ((80,76,-1), (87,80,1), (93,76.4,-1)):
            T = at(x, y, .42, 0, m)
            part(T([(-12,-10,1), (-4,-13), (4,-13), (8,-18), (8,-25), (12,-27), (15,-24), (12,-20), (12,-12), (6,-4),
                (-6,-5)]), None, .85, off=0)
            ink(T([(0,-4), (0,0)]), .8, .9, .9)
            fill(T([(14,-25), (20,-23), (14,-21)]), 'ochre')
    place(g)
    ink([(80,11), (80,83)], 1.9, .9, .9)
    ink([(80,11), (80,83)], 1, .9, .9, 'ochre')
    part([(27,6,1), (59,6,1), (59,12), (54,16,1), (48.6,12), (43,16.4,1), (37.6,12), (32,16,1), (27,12.6,1)], 'verm',
        1.2, off=.2)
    ink([(27,9), (43,9.4), (59,9)], 1.3, .8, .8, 'ochre')
    # shelf
    for y in (66, 88):
        part([(3,y,1), (31,y,1), (31,y+3,1), (3,y+3,1)], 'ochre', 1.1, off=.2)
    for x, y in ((11,66), (23.4,66), (25,88)):
        stalk([(x,y), (x,y-7)], [.9,.8], 'sand', .9)
        part([(x-3,y,1), (x-2,y-2), (x+2,y-2), (x+3,y,1)], 'sand', .85, off=.1)
    H = at(11, 62, .62)
    part(H([(-8,-4,1), (-8,-12), (0,-15.6), (8,-12), (8,-4,1)]), 'paper', 1, off=0, sh=dict(depth=2, gap=1.2, w=.5))
    part(H([(-8,-7,1), (8,-7,1), (8,-3.6,1), (-8,-3.6,1)]), 'indigo', .85, off=.1)
    part(H([(-13,-3), (0,-5), (13,-3), (0,0)]), 'paper', 1, off=0)
    feather(15, 55, -60, 9, 4, 'verm', .5)
    H = at(23.4, 61, .6)
    part(H([(-7,-4), (-10,-10), (-4,-17), (4,-17), (10,-10), (7,-4)]), 'rose', 1, off=.2, sh=dict(depth=2, gap=1.2,
        w=.5))
    part(H([(-10,-2), (0,-5), (10,-2), (0,1)]), 'verm', 1, off=.1)
    H = at(25, 84, .6)
    part(H([(-6,-4), (-7,-11), (0,-15), (7,-11), (6,-4)]), 'ochre', 1, off=.2, sh=dict(depth=2, gap=1.2, w=.5))
    part(H([(-13,-1), (-6,-5), (6,-5), (13,-1), (0,.6)]), 'ochre', 1, off=.2)
    ink(H([(-6.6,-6), (0,-5), (6.6,-6)]), 1.6, .7, .7, 'verm')
    # floor
    part([(3,150,1), (98,146,1), (98,178,1), (3,178,1)], 'sand', 1.2)
    for y in (157, 167):
        ink([(4,y), (50,y), (97,y-1)], .85, .6, .6)
    for x, y, v in ((24,150,157), (50,157,167), (34,167,176), (66,150,157)):
        ink([(x,y), (x,v)], .85, .8, .8)


def shopwoman():
    """Smiling over five boxes more."""
    for x in (10, 22):
        part([(x-2,160,1), (x+3,159,1), (x+8,164), (x+9,167,1), (x-2,167.4,1)], 'verm', 1, off=.1)
    part([(9,110), (22,110), (28,122), (31,140), (33,160,1), (25,163), (14,161), (4,164,1), (4,130)], 'indigo', 1.4,
        sh=dict(depth=4, gap=1.4, w=.75))
    folds([(12,150), (11,160)], [(22,150), (23,160)], w=1.1)
    part([(8,106), (16,103), (24,106), (28,114), (27,126), (6,126), (5,114)], 'indigo', 1.3, sh=dict(depth=3, gap=1.3,
        w=.7))
    T = at(16, 95, .84, 6)
    part(T([(-4,-8), (-9,-6), (-10,2), (-7,8), (-3,5)]), 'ochre', 1, off=.2)
    head(T, .86, 'quarter', mouth=2.2, brow=-1, soft=True)
    part(T([(-5.4,4,1), (-7,0), (-6,-6), (0,-9), (6,-7), (7,-3,1), (3.6,-6.4), (0,-5.6), (-3.6,-3)]), 'ochre', .95,
        off=.2)
    part(T([(-8,2,1), (-10,-4), (-7,-10.4), (0,-13), (6,-10.8), (7.6,-7,1), (2,-9), (-3,-7.4), (-6.4,-3)]), 'paper',
        1.05, off=0, sh=dict(depth=1.6, gap=1.2, w=.5))
    ink(T([(-8.6,-2), (-5,-8.6), (1,-10.8), (6.4,-8.6)]), 1.2, .4, .4, 'verm')
    for y, w, h, c, c2 in ((148,25,11,'verm','paper'), (136.6,22,9,'ochre','paper'), (127.4,19,8,'rose','verm'),
        (119.2,16,6.6,'indigo','paper'), (112.4,13,5.6,'verm','ochre')):
        hatbox(17.6, y, w, h, c, c2)
    part(limb([(9,110), (4,128), (10,149)], [8,8,5]), 'indigo', 1.2, raw=True, sh=dict(depth=2.6, gap=1.2, w=.65))
    part(limb([(26,110), (33,128), (26,149.6)], [8,8,5]), 'indigo', 1.2, raw=True, sh=dict(depth=2.6, gap=1.2, w=.65))
    grip(at(12.6, 151, .62, 60), .66)
    grip(at(23, 151.4, .62, -60, -1), .66)


def lady():
    """Spencer, high-waisted gown, glass in hand, and the hat: three storeys with a bird on a nest."""
    part([(41,110), (53,110), (58,130), (61,150), (62.6,166,1), (53,170), (46,167), (38,170.4), (31,166,1), (33,148),
        (37,130)], 'paper', 1.5, off=0, sh=dict(depth=4.4, gap=1.5, w=.75, lo=.1))
    folds([(43,114), (40,138), (37,162)], [(47,114), (47,140), (46,160)], [(51,114), (54,140), (56,162)], w=1.2)
    for y in (158, 163):
        ink([(31.6,y+1), (38,y+3.6), (46,y+1), (54,y+3.6), (62,y+.6)], 1.4, .6, .6, 'verm')
    part([(37.6,169.6,1), (42,168.6,1), (41,173,1), (31,173.4,1)], 'verm', .95, off=.1)
    # far arm with the glass
    stalk([(33.6,98), (33.4,91)], [.8,.8], 'ochre', .9)
    part(ellipse(33, 85.6, 4.4, 5.4, 26), 'ochre', 1.1, raw=True, off=.1)
    part(ellipse(33, 85.6, 3, 4, 22), 'sky', .8, raw=True, off=0)
    ink([(31.6,87), (34,83)], .8, .2, .2, 'paper')
    part(limb([(42,100), (35.6,109), (34,101)], [8,7,4.6]), 'verm', 1.2, raw=True, sh=dict(depth=2.4, gap=1.2, w=.65))
    grip(at(33.8, 98.6, .64, 0), .68)
    # spencer
    part([(41,97), (47,94), (53,97), (57,103), (55,112.4,1), (47.4,114), (40,112.4,1), (39,104)], 'verm', 1.35,
        sh=dict(depth=3.4, gap=1.3, w=.75, lo=.2))
    part([(44,90), (50,90), (51,95), (54,98.6), (47,103.6), (41,99), (43.6,95.6)], 'flesh', 1, off=.2)
    comb([(50,91), (51,95.6)], 3, 90, 1.1, .5)
    part([(40.6,98.4), (47,105), (54.4,98,1), (56,101), (47.4,109), (39.4,102)], 'paper', .95, off=0)
    part([(39.6,110.6,1), (47.4,112.4), (55.4,110.6,1), (55.4,114,1), (47.4,115.8), (39.6,114,1)], 'indigo', .95,
        off=.2)
    # near arm on her hip
    part([(54,99), (59,102), (63,111), (60,119), (54,119.6,1), (53.6,113.6,1), (56,110), (53.4,105)], 'verm', 1.25,
        sh=dict(depth=2.6, gap=1.3, w=.7))
    grip(at(54, 117, .64, 70, -1), .68)
    # head
    T = at(46.6, 80.4, .96, -4, -1)
    for q in ([(-3,-8), (-8,-7), (-10,0), (-8.6,6), (-10,10,1), (-6,8.6), (-4,3)], [(6,-6), (8.4,-2), (7,1), (8.6,4),
        (6.6,6,1), (6,1)]):
        part(T(q), 'ochre', 1, off=.3)
    head(T, .96, 'quarter', mouth=1.6, brow=-1, soft=True)
    part(T([(-5.4,5,1), (-7.4,0), (-6,-8,1), (7,-8,1), (7,-3.6,1), (4.6,-6.4,1), (2.4,-4.8), (.4,-6.6,1), (-2.4,-4.4),
        (-4.4,-1)]), 'ochre', 1, off=.3)
    ink([(53,86), (53.6,91), (51,95)], 1.6, .8, .4)
    ink([(53,86), (53.6,91), (51,95)], .9, .8, .4, 'verm')
    # the hat
    part([(26,72), (34,67), (47,65), (60,67), (68,72.6), (60,76), (47,77.6), (34,75.6)], 'verm', 1.35, off=.3,
        sh=dict(depth=2.4, gap=1.3, w=.65))
    for y, w, h, c in ((70.6,29,12,'paper'), (58,22,10.4,'rose'), (47,15,8.6,'paper')):
        cake(47, y, w, h, c)
    for x, y in ((35,58.6), (41,60.6), (47,61.2), (53,60.6), (59,58.6)):
        part(ellipse(x, y, 2, n=14), 'verm', .9, off=.1, raw=True)
        fill(dot(x-.6, y-.7, .5), 'paper')
    rosette(39, 66.4, .4, 6, 'verm', 'ochre', 10, .8)
    rosette(47, 68, .46, 6, 'ochre', 'verm', 10, .8)
    rosette(55, 66.4, .4, 6, 'verm', 'ochre', 10, .8)
    feather(56.4, 48, -62, 13, 5, 'ochre', .5)
    feather(37, 47.4, -130, 13, 5, 'verd', -.6)
    # nest and bird
    part([(39.6,38,1), (54.4,38,1), (52,42.6), (47,43.6), (42,42.6)], 'ochre', 1.1, off=.2)
    for x in (42, 45, 48, 51):
        ink([(x-1,39.4), (x+1.4,41.4)], .8, .4, .4)
    B = at(47, 37, .78, 0, -1)
    part(B([(9,-12.4), (9.2,-9), (7,-3), (3,.4), (-4,.4), (-8,-3), (-13,-8,1), (-7,-8), (0,-11), (2,-14.4), (5.6,-16),
        (8.4,-14.8)]), 'indigo', 1.1, off=.2, sh=dict(depth=1.8, gap=1.2, w=.5))
    fill(curve(B([(8.4,-10.4,1), (6.8,-4.6), (3,-1.2), (1,-1,1), (4,-6), (5,-10)]), True), 'verm')
    part(B([(8.6,-14,1), (12.6,-12.2,1), (8.8,-11.2,1)]), 'ochre', .9, off=.1)
    fill(B(dot(6.2, -13, .9)), 'paper')


def cake(x, y, w, h, c):
    """One storey of the hat, iced at its upper edge."""
    r, e = w/2, w*.07
    part([(x-r,y-h,1), (x+r,y-h,1), (x+r,y-e), (x,y+e), (x-r,y-e)], c, 1.2, off=.2)
    hatch([(x+r*.4,y-h), (x+r,y-h), (x+r,y-e), (x+r*.4,y)], 0, 1.6, .6, (1,.1))
    n = max(3, int(w/5))
    q = [(x-r,y-h,1)]
    for i in range(n):
        q += [(x-r+w*(i+.5)/n,y-h+4.6,), (x-r+w*(i+1)/n,y-h+1.6,1)]
    part(q+[(x+r,y-h,1), (x,y-h-e*1.4)], 'verm' if c != 'verm' else 'paper', 1, off=.1)


def husband():
    """Boxes from his belt to the sky, arms round the lowest, thin legs, his own hat on top."""
    part([(60,132), (67,132), (66.6,146), (66,158), (66,168,1), (61.4,168,1), (61,156), (60,144)], 'paper', 1.2,
        off=0, sh=dict(depth=2.6, gap=1.2, w=.6))
    pump(at(63.4, 168, .82, 0, -1), 'ink', 'ochre')
    part([(69,132), (77,132), (76,146), (75,156), (74.6,166,1), (70,166,1), (70,156), (69.4,144)], 'paper', 1.2,
        off=0, sh=dict(depth=2.6, gap=1.2, w=.6))
    pump(at(72, 166, .82, 0, -1), 'ink', 'ochre')
    part([(58,118), (82,118), (84,130), (80,141,1), (75,143), (69,139,1), (63,144), (57,141,1), (56,130)], 'ochre',
        1.35, sh=dict(depth=4, gap=1.4, w=.75))
    for y, w, h, c, c2 in ((123,33,18,'verm','paper'), (104.6,29,14,'indigo','paper'), (90,32,12,'rose','verm'),
        (77.4,24,13,'ochre','paper'), (63.8,20,9,'verm','paper')):
        hatbox(70+{33:0, 29:1.4, 32:-.6, 24:1, 20:-.6}[w], y, w, h, c, c2)
    topper(at(72.6, 57.4, .82, 7), 'ink', 'verm', 13)
    part(limb([(86,113), (91,125), (78,128)], [9,8,5]), 'ochre', 1.25, raw=True, sh=dict(depth=2.8, gap=1.2, w=.65))
    part(limb([(55,113), (51.6,125), (62,128)], [9,8,5]), 'ochre', 1.25, raw=True, sh=dict(depth=2.8, gap=1.2, w=.65))
    part(limb([(58.6,127.4), (62.4,128)], [6.6,6.2]), 'paper', .9, raw=True, off=0)
    part(limb([(81.6,127.4), (77.6,128)], [6.6,6.2]), 'paper', .9, raw=True, off=0)
    grip(at(64.8, 127.6, .62, 76), .66)
    grip(at(75.4, 127.6, .62, -76, -1), .66)


def picture():
    """The picture inside the frame."""
    shop()
    shadow(52, 172, 22, 3)
    mark_figure()
    shopwoman()
    husband()
    lady()
    mark_figure()

