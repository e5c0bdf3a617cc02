"""Most twos and fours to sevens (see PICTURES): rows of goblets, dollars, straight swords and rough cudgels,
with what stands in the fields between them. One function a card; PICTURES lists them by code. (All others, richer, have
scripts of their own.)

`rows` draws one thing where it stands first and repeats it by offsets: nothing of it may reach over the frame.
"""
from families.garden import (acorn, bee, carnation, cherries, finch, grapes, ground, hare, iris, lemon, oak_leaf,
    pomegranate, squirrel, strawberry, thistle, vine_leaf, wheat)
from families.small_beasts import hedgehog, owl
from families.swords_batons import club, sword
from kit import *
from .spanish import copa


def rows(name, first, *others):
    """What first() draws, and once more at every offset."""
    with Sheet() as g:
        first()
    define(name, g)
    for dx, dy in others:
        again(name, dx, dy)


def spray(stem, leaves, w=1.1):
    """A stem with leaves at (x, y, size, turn)."""
    ink(stem, w, .9, .5)
    for a in leaves:
        leaf(*a)


def twice(what):
    """A thing in one corner and, turned, in the other."""
    for turn in (False, True):
        with Sheet() as g:
            what()
        place(g, *((100, 180, 1, 180) if turn else ()))


# ---------- cups
def C2():
    """Two great goblets, one over the other; a branch of pomegranates between."""
    copa(53, 51, 1.3)
    copa(47, 147, 1.3)
    spray([(6,104), (22,96), (40,94), (58,91), (78,94), (95,84)], ((12,100,.9,40), (24,95,.9,-24), (34,94.4,.9,150),
        (46,93,.86,22), (66,92,.9,158), (74,93.6,.9,28), (86,89,.9,130), (92,86,.86,20)), 1.4)
    pomegranate(22, 96, .98, 8)
    pomegranate(77, 94, 1.02, -8)
    bee(84, 62, 1.1, -40)
    bee(17, 132, 1.0, 130)


def C5():
    """Five goblets; branches of lemon grow in from both edges towards the middle one."""
    rows('cup', lambda: copa(41.6, 43, .94), (33,0), (8.4,58), (-17,111), (16,111))

    def branch():
        """A lemon branch from the right edge: five leaves, a flower, three fruit on their stalks."""
        ink([(96,70), (88,75), (82,83), (79,95), (82,108), (88,119)], 1.7, .8, .5)
        for q in ([(83,81), (87,85), (88.4,89)], [(79.4,92), (75,98), (73.6,102)], [(81.6,107), (86.6,109), (89,112)]):
            ink(q, 1.1, .9, .6)
        for a in ((90,74,1,-34), (85,78,.96,-58), (82,84,1,66), (79.4,96,.96,-70), (80,101,.96,64), (87,118,1,150),
            (86,115.6,.9,-110)):
            leaf(*a)
        lemon(88.6, 89, 1, -6)
        lemon(73.4, 101, 1, 10)
        lemon(88.6, 111, .86, -4)
        rosette(80.4, 76, .4, 5, 'paper', 'ochre', 0, .8)

    twice(branch)


def C6():
    """Six goblets in three pairs; a standard rose in its pot up the middle, rose sprays at the edges."""
    rows('cup', lambda: copa(42, 38, .8), (34,0), (-17,58), (31,58), (-16,116), (17,116))
    ink([(49.6,116), (50.6,104), (49.4,92)], 2.2, .9, .9)
    part([(43,114,1), (56,114,1), (54.4,128,1), (44.8,128,1)], 'verm', 1.3, off=.3, sh=dict(depth=2.4, gap=1.3, w=.65))
    part([(41.8,111.6,1), (57.4,111.6,1), (57,116,1), (42.2,116,1)], 'verm', 1.15, off=.2)
    ink([(44.6,121.6), (49.6,123), (54.6,121.6)], 1.3, .6, .6, 'ochre')
    for i in range(13):
        a = 2*pi*i/13
        leaf(50+5*sin(a), 79-6*cos(a), .9, 360*i/13)
    part(ellipse(50, 79, 8, 9.4, 30), 'verd', 1, raw=True, off=.2)
    for x, y, s, c in ((45,75,.56,'verm'), (55.4,74,.5,'rose'), (50,84,.6,'verm'), (42.6,84.4,.42,'rose'),
        (57.6,83.6,.44,'verm'), (50,68.6,.42,'rose')):
        rosette(x, y, s, 5, c, 'ochre', x*9, .85)

    def roses():
        """A spray at the right edge under the upper goblets."""
        spray([(96,78), (90,71), (91.4,63), (88,59)], ((93,75,.7,40), (90.4,68,.7,-70), (91.4,64,.7,60)), 1.3)
        rosette(88, 60, .46, 5, 'verm', 'ochre', 0, .85)

    twice(roses)
    bee(15, 58, 1, 40)


def C7():
    """Seven goblets, two, three and two; cherries in the gaps."""
    rows('cup', lambda: copa(42, 38, .8), (34,0), (-21.4,58), (8,58), (37.4,58), (-16,116), (17,116))
    for x, y, s in ((59,58,.8), (36,58,.74), (33.6,115,.8), (64,115,.8)):
        cherries(x, y, s, 0)
        leaf(x, y, .62, 64)
        leaf(x, y, .62, -64)
    finch(84, 135.6, .76, -1, 'verd', 'verm')


# ---------- coins
def dollar(x, y, r, device):
    """A dollar of radius r with a milled edge, a red ring and what device(x, y, k) puts in its field, k the field's
    radius.
    """
    part(ellipse(x, y, r, n=44), 'ochre', 1.5, raw=True)
    for i in range(26):
        a = 2*pi*i/26
        ink([(x+r*k*cos(a), y+r*k*sin(a)) for k in (.95, .84)], .9, 1, .3)
    part(ellipse(x, y, r*.79, n=36), 'verm', 1.0, off=.2, raw=True)
    part(ellipse(x, y, r*.65, n=32), 'paper', 1.0, off=0, raw=True)
    device(x, y, r*.65)


def cross(x, y, k):
    """A cross with split ends, four pellets between its arms."""
    for a in (0, 90, 180, 270):
        part(at(x, y, k/10, a)([(-1.5,-.6,1), (-1.7,-5), (-3.6,-8.4,1), (0,-7.2,1), (3.6,-8.4,1), (1.7,-5),
            (1.5,-.6,1)]), 'indigo', .9, off=.1)
        part(at(x, y, k/10, a+45)(ellipse(0, -5.6, 1.5, n=12)), 'verm', .7, off=0, raw=True)


def keep(x, y, k):
    """A small castle of three towers."""
    T = at(x, y, k/10)
    part(T([(-7,6,1), (-7,-4,1), (-4.6,-4,1), (-4.6,-1.6,1), (-2.6,-1.6,1), (-2.6,-7,1), (-1,-7,1), (-1,-5.4,1),
        (1,-5.4,1), (1,-7,1), (2.6,-7,1), (2.6,-1.6,1), (4.6,-1.6,1), (4.6,-4,1), (7,-4,1), (7,6,1)]), 'indigo', 1,
        off=.1)
    fill(T([(-1.6,6), (-1.6,3), (0,1.4), (1.6,3), (1.6,6)]), 'paper')
    for a in (-4.8, 4.8):
        fill(T(rect(a-.8, 0, 1.6, 2.6)), 'paper')


def bloom_(x, y, k):
    """A flower of six petals."""
    rosette(x, y, k/9.6, 6, 'verm', 'ochre', w=.85)


def rayed(x, y, k):
    """A star of eight rays, red and blue by turns."""
    for i in range(8):
        part(at(x, y, k/10, 45*i)([(0,-1,1), (-2.2,-3.4,1), (0,-8.6,1), (2.2,-3.4,1)]), ('verm', 'indigo')[i % 2], .8,
            off=.1)
    part(ellipse(x, y, k*.2, n=14), 'ochre', .8, off=.1, raw=True)


def head_(x, y, k):
    """A crowned head, full face."""
    coin_face(x, y, k/10.6)


def D2():
    """Two great dollars with heads; a red ribbon folded between them, olive in the free corners."""
    for f in (1, -1):
        F = (lambda p: p) if f > 0 else at(100, 180, 1, 180)
        part(F([(72,84), (82,81), (89,84), (95,81,1), (92,89), (95,97,1), (88,99), (80,96),
            (73,99)]), 'verm', 1.3, off=.3,
            sh=dict(depth=3, gap=1.4, w=.7))
        ink(F([(80,84), (81,90), (80.4,95)]), 1, .4, .4)
        part(F([(72,99,1), (79,96.4,1), (78.6,101,1), (72,103.6,1)]), 'ink', 1, off=0)
    part([(20,77), (30,81.6), (42,83.4), (54,81.6), (66,79), (79,82,1), (79,101,1), (66,97.6), (54,100), (42,102.6),
        (30,101), (21,98,1)], 'verm', 1.5, off=.4, sh=dict(depth=3.4, gap=1.4, w=.75))
    for q in ([(23,81.6), (42,87), (66,83), (77,85.6)], [(23,95.6), (42,98.6), (66,93.4), (77,96.6)]):
        ink(q, 1.3, .7, .7, 'paper')
    for x, y in ((32,91.4), (50,91.6), (67,88.6)):
        rosette(x, y, .42, 6, 'paper', 'ochre', x, .85)
    dollar(58, 42, 28.6, head_)
    dollar(42, 138, 28.6, head_)
    twice(lambda: spray([(93,134), (89,124), (91.6,114), (87,104)], ((91.6,130,.9,56), (89.4,124,.9,-54),
    (90.6,117,.9,58),
        (89.4,109,.86,-44), (87,104,.8,16)), 1.3))


def D4():
    """Four dollars with castles; a hare on a mound in the middle."""
    rows('dollar', lambda: dollar(42.6, 28, 16.4, keep), (34.8,0), (-20.2,122), (14.6,122))
    ground(20, 80, 111)
    hare(48, 110, 1.24)
    bloom(26, 112, 2.8, 'verm', 11, -1)
    bloom(33, 112.6, 2.4, 'paper', 7, 1)
    bloom(74, 112, 2.8, 'rose', 11, 1)
    bee(80, 84, 1, -30)
    spray([(91,74), (88,64), (92,55)], ((89.4,70,.7,52), (88.2,63,.7,-44), (91.4,57,.66,16)))
    spray([(9,106), (12,116), (8,125)], ((11,112,.7,140), (11.8,118,.7,-136), (8.8,123,.66,190)))


def D5():
    """Five dollars with crosses; vine and grapes at the middle one's sides."""
    rows('dollar', lambda: dollar(42.6, 28, 16.4, cross), (34.8,0), (7.4,62), (-20.2,122), (14.6,122))
    for f in (1, -1):
        m = lambda x: 50+f*(x-50)
        ink([(m(95),54), (m(90),64), (m(85),76), (m(83),90)], 1.3, .6, .6)
        ink([(m(84.6),78), (m(90),92), (m(88),106)], 1.1, .6, .5)
        ink([(m(90),64), (m(80),60), (m(77),65), (m(81),66)], .9, .5, .2)
        vine_leaf(m(90), 63, .86, -70*f)
        grapes(m(87), 107, .7, 0)
        vine_leaf(m(84), 80, .9, -40*f)
        vine_leaf(m(85), 74, .8, 50*f)
        grapes(m(83), 92, .9, 0)


def D6():
    """Six dollars with flowers; ears of wheat in the middle, two poppies above them and, turned, below."""
    rows('dollar', lambda: dollar(42.4, 27, 15.8, bloom_), (33.6,0), (-19.4,63), (34.6,63), (-20.4,126), (13.2,126))
    for x, a in ((44,-16), (50,0), (56,16)):
        ink([(50,122), (lerp((50,122), (x,92), .5)[0],106), (x,92)], 1, .9, .6)
        wheat(x, 92, .86, a)
    part([(47.6,108,1), (52.4,108,1), (52.8,112,1), (47.2,112,1)], 'verm', .95, off=.1)
    for x, y in ((43,120), (57,120)):
        leaf(50, 120, .9, (x-50)*9)

    def poppies():
        """Two poppies and a bud on one trailing stem."""
        spray([(8,60), (24,55), (40,60), (58,54), (76,58), (92,52)], ((14,58,.8,30), (31,57,.8,150), (47,58,.8,20),
            (54,55.6,.76,160), (69,56,.8,34), (84,56,.76,150)))
        for x, y, k in ((23,55,.62), (61,54.4,.72)):
            rosette(x, y, k, 5, 'verm', 'ink')
        rosette(90, 53, .4, 5, 'verm', 'ink')

    twice(poppies)


def D7():
    """Seven dollars with stars, two, three and two; a garland of strawberries and, turned, another between the rows."""
    rows('dollar', lambda: dollar(42.4, 26, 14.2, rayed), (33.6,0), (-21.8,64), (7.6,64), (37,64), (-20.4,128),
        (12.8,128))

    def garland():
        """Strawberries, ripe and in flower, on one stem from edge to edge."""
        spray([(7,56), (24,51), (42,56), (60,50), (78,55), (94,49)], ((14,54,.84,30), (31,53,.8,150), (37,55,.76,24),
            (53,52.4,.84,34), (67,52,.8,152), (86,52,.84,30)), 1.3)
        for x, y in ((24,52), (61,51)):
            strawberry(x, y, 1.06)
        for x, y in ((43,56), (78,55)):
            ink([(x,y), (x+1,y+5)], .9, .8, .8)
            rosette(x+1, y+6, .44, 5, 'paper')

    twice(garland)


# ---------- swords
def upright(x, y, l, k=.84):
    """A sword upright, its guard narrow enough to stand in a row: fist at (x, y), l long above it."""
    with Sheet() as g:
        sword(0, 0, 0, l/k, 7.6, 'straight', 'verm')
    place(g, x, y, k)


def S2():
    """Two straight swords side by side, points up; an iris between, roses at its foot."""
    ink([(50,158), (49,126), (51,104), (50,76)], 1.3, .9, .6)
    for x, y, a, l in ((49.4,152,-122,34), (50.6,148,-60,34), (49.6,122,-112,24), (50.4,112,-66,22)):
        lock(x, y, a, l, 4.4, .3 if a < -90 else -.3, 'verd', lw=.85, lines=1, n=8)
    iris(50, 70, 1.5)
    ink([(50,112), (42,104), (41,98)], 1.1, .9, .6)
    part([(41,100,1), (38.6,95), (41,87,1), (43.4,95)], 'indigo', 1, off=.3)
    part([(39,99), (41,95.6), (43,99), (41,103)], 'verd', .9, off=.2)
    sword(30, 134, 0, 118, 8.6, 'drooped', 'verm')
    sword(70, 134, 0, 118, 8.6, 'drooped', 'verm')
    for x, y, s, a in ((50,160,.86,0), (34,164,.6,0), (65,165,.6,0)):
        leaf(x-4*s, y+1, s, -84)
        leaf(x+4*s, y+1, s, 84)
        rosette(x, y, s*.92, 5, ('verm', 'rose')[x != 50])
    bee(87, 66, 1.1, -30)
    bee(12.6, 74, 1, 40)


def S5():
    """Five swords, one in the middle; a thistle grows up the left edge and, turned, another down the right."""
    rows('sword', lambda: upright(42, 60, 50), (33,0), (8,50), (-16.4,100), (16.6,100))

    def plant():
        """A thistle from the foot of the card: spined leaves, three heads."""
        ink([(8.6,176), (10,150), (9,126), (13,102), (11,84), (14,66)], 1.8, .9, .6)
        for q in ([(9.4,128), (14.6,120), (16,108)], [(12,92), (19,88), (23,80)]):
            ink(q, 1.2, .9, .6)
        for x, y, a, l in ((9.8,152,-44,13), (9.6,144,-132,8), (9.2,130,-128,9), (12.4,106,-46,13), (12,96,-140,8),
            (12,78,-40,11), (9,164,-48,11)):
            lock(x, y, a, l, 5.4, .4 if a < -90 else -.4, 'verd', lw=.9, lines=1, n=8, pw=1.3)
        thistle(14, 67, 1.06, 4)
        thistle(16, 108, .68, 6)
        thistle(23.4, 80, .74, 18)

    twice(plant)


def S7():
    """Seven swords, six in two rows, the odd one lying between; carnations grow in from both edges."""
    rows('sword', lambda: upright(37.4, 63, 53), (22.4,0), (44.8,0), (-20.6,97), (1.8,97), (24.2,97))
    sword(70, 91.4, -90, 52, 7, 'straight', 'indigo')

    def pinks():
        """Two carnations and a bud on one stem from the left edge."""
        ink([(4,111), (10,104), (11,90), (9,78), (13,64)], 1.5, .8, .6)
        ink([(10.6,88), (15,79), (20,73)], 1.1, .9, .6)
        for x, y, turn, l in ((10.4,102,-34,12), (11,96,-146,8), (10,84,-150,8), (9.6,76,-36,11)):
            lock(x, y, turn, l, 2.8, .5 if turn < -90 else -.5, 'verd', lw=.85, lines=1, n=7)
        carnation(13, 65, 1, 6)
        carnation(20, 74, .74, 40, 'rose')

    twice(pinks)


# ---------- clubs
def B2():
    """Two cudgels crossed; an owl where they meet."""
    club((20,150), (76,28), 7.6, ((.2,-1,6), (.6,1,6), (.8,-1,6)), ((.34,1,.9), (.9,1,.8)))
    club((76,132), (30,46), 7.6, ((.22,1,6), (.74,-1,6)), ((.3,-1,.9), (.86,-1,.9)))
    part([(42,88,1), (50,92), (58,88,1), (60,97,1), (51,101.4), (41,97,1)], 'verm', 1.2, off=.3, sh=dict(depth=2.4,
        gap=1.3, w=.6))
    owl(at(51, 89, .98))
    ink([(84,124), (82,108), (86,94), (83,82)], 1.1, .8, .6)
    for a in ((83,116,.72,58), (82.4,108,.72,-58), (85.4,96,.72,52), (83,83,.72,-14)):
        oak_leaf(*a)
    ink([(84,101), (88,101.6), (90,106)], .9, .8, .6)
    acorn(90, 107, .86, 0)
    ink([(14,118), (12,104), (16,92), (14,80)], 1.1, .8, .6)
    for a in ((13,112,.7,-30), (12.4,104,.7,56), (15.4,93,.7,-46), (14,81,.7,12)):
        oak_leaf(*a)
    ink([(12.6,106), (18,106.6), (20.6,111)], .9, .8, .6)
    acorn(20.6, 112, .86, 0)


def B4():
    """Four cudgels in two crosses; a hedgehog with its apple between."""
    def one():
        club((41,76), (75,18), 5, ((.3,1,4), (.72,-1,4.4)), ())
    def other():
        club((77,74), (41,20), 5, ((.34,-1,4), (.78,1,4)), ())
    rows('one', one, (-17,88))
    rows('other', other, (-17,88))
    for x, y in ((59,47), (42,135)):
        part([(x-6,y-5,1), (x+6,y-5,1), (x+6.6,y+5,1), (x-6.6,y+5,1)], 'verm', 1.1, off=.3, sh=dict(depth=2, gap=1.3,
            w=.6))
        rosette(x, y, .42, 6, 'paper', 'ochre', w=.7)
    ground(10, 90, 102)
    hedgehog(at(58, 101.4, 1.06))
    bloom(17, 102.6, 2.8, 'verm', 10, 0)
    bloom(26, 103, 2.4, 'rose', 7, 1)
    bloom(84, 102, 2.4, 'paper', 7, -1)


def B6():
    """Six cudgels in two rows; between them a squirrel with its nut on an oak bough."""
    rows('club', lambda: club((38,70), (40,14), 5.2, ((.3,1,3.6), (.68,-1,3.8)), ()), (21.4,0), (42.4,0), (-21,96),
        (.4,96), (21.8,96))
    ink([(4,101), (18,97), (40,100), (62,97), (80,91), (96,92)], 3.6, .6, .5)
    ink([(4,101), (18,97), (40,100), (62,97), (80,91), (96,92)], 2, .6, .5, 'ochre')
    for q in ([(16,97.4), (12,90), (14,82)], [(26,98), (24,90), (30,83)], [(72,93.6), (78,86), (76,78)],
        [(84,91), (88,98), (85,105)], [(64,96.4), (68,103)]):
        ink(q, 1.2, .9, .5)
    for a in ((10,99,.94,30), (12,89,.92,-40), (14,82,.96,20), (25,92,.92,-50), (30,83,.96,34), (76,87,.94,50),
        (76,78,.96,-16), (86,91,.96,40), (92,92,.9,130), (85,104,.94,170), (90,96,.84,110)):
        oak_leaf(*a)
    for x, y in ((68.4,104), (20,100)):
        acorn(x, y, .96, 0)
    squirrel(49, 98.4, 1.12)


def B7():
    """Seven cudgels, six in two rows, the odd one lying between, a finch on it; bees."""
    rows('club', lambda: club((38,70), (40,14), 5, ((.3,1,3.6), (.68,-1,3.8)), ()), (21.4,0), (42.4,0), (-21,98),
        (.4,98), (21.8,98))
    club((14,94), (82,88), 5, ((.26,-1,4), (.5,1,4), (.76,-1,4)), ())
    finch(46, 88.4, .9, -1, 'verm', 'ochre')
    bee(88, 112, 1.1, 30)
    bee(13, 66, 1.0, -40)


PICTURES = {f.__name__: f for f in (C2, C5, C6, C7, D2, D4, D5, D6, D7, S2, S5, S7, B2, B4, B6, B7)}
