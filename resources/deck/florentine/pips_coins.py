"""Two to ten of coins (five is in pips.py): flowers and small heads on gold, and in the room between them a
beast or a plant of each card's own.
"""
from kit import *
from families.cups_coins import florin
from families.small_beasts import *
from families.small_plants import *
from families.regalia import ground
from .pips_cups import bank


def lay(r, flowers, heads=()):
    """Coins of radius r with flowers, and with heads: one of each is drawn, the others repeat it."""
    for name, kind, places in (('coin', 'flower', flowers), ('head', 'head', heads)):
        if not places:
            continue
        (x0, y0), *rest = places
        with Sheet() as one:
            coin(x0, y0, r, kind)
        define(name, one)
        for x, y in rest:
            again(name, x-x0, y-y0)


def D2():
    """A ribbon with lilies, its ends folded back, waves between the two."""
    for f in (1, -1):                                                # the ends, behind
        m = lambda q: [(50+f*(x-50), 90+f*(y-90))+tuple(r) for x, y, *r in q]
        part(m([(8,70,1), (22,79,1), (21,90), (23,103,1), (15.6,97.6,1), (7,101,1), (9,88), (7,78)]), 'rose', 1.2,
             ha=dict(ang=90, gap=1.9, w=.7, part=(0,.5) if f > 0 else (.5,1)))
        fill(m([(7.6,71), (22,84), (22,77)]), 'ink')
    pts = curve([(7.4,64), (17,66.6), (28,76), (39,86), (50,90), (61,94), (72,104), (83,113.4), (92.6,116)])
    L, R = band(pts, [6.6, 6.6, 6.2, 6.8, 6.2, 6.6, 6.6])
    part(L+R[::-1], 'verm', 1.5, raw=True)
    for side, other in ((L, R), (R, L)):
        stroke([lerp(a, b, .16) for a, b in zip(side, other)], .9, .9, .9, c='ochre')
    for edge in (L[10:34:4], L[52:70:4]):
        comb(edge, 3.4, 90, 1.8, .7, bend=0)
    for x, y, turn in ((50,90,22), (27.4,75.6,42), (72.6,104.4,42)):
        lily(x, y, .46, turn, 'ochre', .75)
    coin(61, 43.6, 29.5, 'head')
    coin(39, 136.4, 29.5)


def D3():
    """Wheat on one side, cornflowers on the other, a bee between."""
    for x, y, h, l in ((15,128,50,-4), (17,128,62,2), (19,128,44,4), (14,129,34,-4)):
        wheat(x, y, h, l)
    for a, l, b in ((-100,20,-.5), (-70,18,.6), (-120,15,-.6)):
        lock(16, 129, a, l, 3.6, b, 'verd', lines=1, n=8)
    bank(6, 27, 131)
    for x, y, l in ((80,70,-3), (89,82,4), (84,96,-2)):
        ink([(84,131), (84+l,110), (x,y)], 1.1, .8, .8)
        for i in range(7):
            part(at(x, y, 1, -96+32*i)([(0,0,1), (-1.8,-4.6), (-3,-7.6,1), (0,-6.4,1), (3,-7.6,1),
                 (1.8,-4.6)]), 'indigo', .85, off=.2)
        part([(x-3,y+2), (x,y), (x+3,y+2), (x+2,y+6), (x-2,y+6)], 'verd', .95, off=.2)
        ink([(x-2,y+4), (x+2,y+4)], .6, .4, .4)
    for x, y, r, k in ((83,122,-60,1.1), (85,118,58,1.1), (82.6,112,-44,.8)):
        leaf(x, y, k, r)
    bank(73, 93, 132.4)
    for x, y, kind in ((61,31,'flower'), (50,90,'head'), (39,149,'flower')):
        coin(x, y, 22.4, kind)
    bee(86, 55.6, 1.2, -24)
    bee(13, 167, 1.1, 16)


def D4():
    """The Marzocco, Florence's lion, keeps the shield of the lily."""
    lay(16.8, [(42.6,28), (77.4,28), (22.6,152), (57.4,152)])
    bank(14, 86, 128)
    marzocco(at(44, 123, 1.16))
    T = at(65, 106)
    part(T([(-13,-18,1), (-6,-16.4), (0,-18.6,1), (6,-16.4), (13,-18,1), (14,-6), (11,8), (0,18.4,1), (-11,8),
         (-14,-6)]), 'paper', 1.5,
         off=0, sh=dict(depth=3.4, gap=1.4, w=.65))
    part(T([(-11,-15.4,1), (-6,-14), (0,-16,1), (6,-14), (11,-15.4,1), (11.8,-5.6), (9,7), (0,15.4,1), (-9,7),
         (-11.8,-5.6)]), 'paper', .8,
         off=0)
    lily(65, 104, 1.02, 0, 'verm', 1)
    part([(49,90), (55,88), (57.6,91), (56.4,95), (51,95.4)], 'ochre', 1.1, off=.3)
    for x in (52,54.4):
        ink([(x,93), (x-.2,95.4)], .8, .3, .9)
    for x, y, r in ((13,76,0), (88,70,-10)):
        place(draw(sprig, [(0,20), (2,9), (-2,-2), (1,-13)], [(.1,1,.8), (.14,-1,.8), (.42,1,.8), (.46,-1,.8),
             (.74,1,.7), (.8,-1,.6)], 1,
                   'verd', 1, (.66,5,'rose')), x, y, 1, r)
    for x, y, c, h in ((17,128.6,'verm',8), (26,131,'paper',6), (81,129,'rose',7)):
        bloom(x, y, 2.2, c, h)


def D6():
    """A hound hunts a hare round the coins."""
    lay(15.8, [(42.6,23.6), (77.4,23.6), (22.6,154.6), (57.4,154.6)], [(25,88), (75,88)])
    bank(10, 92, 66.6)
    hare(at(55.6, 60.6, .98))
    plant(22, 65, 10, 5)
    bank(8, 88, 131)
    hound(at(42, 122.6, .98))
    plant(76, 129, 10, 5, flower='verm')
    bloom(14, 130.4, 2.2, 'rose', 8)
    bloom(84, 66, 2.2, 'verm', 7)
    for a in (45, 135, 225, 315):
        leaf(50, 88, .92, a)
    rosette(50, 88, .78, 6, 'rose')


def D7():
    """Seven coins in the Italian order, two, three, two; between them a goldfinch and a squirrel on boughs of
    pomegranate."""
    lay(13.8, [(43.6,25.4), (78,25.4), (21,90), (79,90), (22,154.6), (56.4,154.6)], [(50,90)])
    for rot in (0, 180):
        with Sheet() as g:
            ink([(92,63), (76,60), (60,63), (44,58), (30,60), (16,56)], 1.5, .9, .3)
            for x, y, r, k in ((86,61.6,30,.8), (80,60.6,160,.8), (69,61,-20,.86), (64,62,150,.74), (40,58.4,-40,.8),
                               (35,59,170,.8), (22,58,-60,.8), (16.4,56,-100,.7), (24,58,150,.66), (50,60,200,.7)):
                leaf(x, y, k, r)
            pomegranate(12, 65, .6, -6)
            rosette(91, 59, .6, 5, 'rose', 'ochre')
        place(g, *((100,180,1,180) if rot else ()))
    finch(at(55, 56.4, .9), 'ochre')
    pomegranate(29.4, 66, .62, 10)
    squirrel(at(46, 121, .62))
    pomegranate(70.6, 114, .62, 190)


def D8():
    """An orange tree in a pot, a finch on its top."""
    lay(15.8, [(42.6,26.4), (77.4,26.4), (22,69), (78,69), (22,111), (78,111), (22.6,153.6), (57.4,153.6)])
    part([(42,118,1), (58,118,1), (57,124), (55.6,131,1), (44.4,131,1), (43,124)],
         'verm', 1.3, sh=dict(depth=3, gap=1.4, w=.7))
    part([(40.6,115,1), (59.4,115,1), (59.4,119,1), (40.6,119,1)], 'ochre', 1.1, off=.3)
    part([(43,131,1), (57,131,1), (58,133.8,1), (42,133.8,1)], 'ochre', 1, off=.3)
    fill([(47,125), (50,122), (53,125), (50,128)], 'ochre')
    stalk([(50,115), (50.6,106), (49.6,98)], [1.5,1.1,1], 'sand', 1)
    for x, y, r in ((50,96,0), (43,98,-60), (57,98,60), (38,92,-70), (62,92,70), (37,86,-50), (63,86,50),
         (40,81,-40), (60,81,40),
                    (45,77,-24), (55,77,24), (50,76,0), (44,91,-30), (56,91,34), (44,84,-30), (56,84,30),
                    (50,85,0), (50,92,180),
                    (46,97,200), (54,97,160)):
        leaf(x, y, .92, r)
    for x, y in ((42,88), (57.6,94), (52,81), (48,98), (61,84), (47.6,75), (36.6,94)):
        part(ellipse(x, y, 2.9, n=16), 'ochre', 1, off=.2, raw=True)
        fill(dot(x-.9, y-1, .6), 'paper')
    finch(at(51, 65.4, .9), 'rose')


def D9():
    """Eight flowers round a head; an owl on a bough over it, a hedgehog with an apple under it."""
    lay(14.6, [(43,25.4), (77,25.4), (21.4,66), (78.6,66), (21.4,114), (78.6,114), (23,154.6), (57,154.6)],
         [(50,91)])
    stalk([(36,71.6), (46,73), (56,71.4), (64,66.6)], [.7,1.2,1,.3], 'sand', 1)
    for x, y, r, k in ((39.6,72.4,-50,.56), (61,68.4,50,.66), (41,73,196,.54), (60,71,150,.54)):
        leaf(x, y, k, r)
    owl(at(50, 71, .9))
    bank(34, 66, 131)
    hedgehog(at(48.6, 128.4, .84))
    for f in (1, -1):
        sprig([(50+f*18,91), (50+f*25,88.6), (50+f*32,91.4), (50+f*38,89.6)], [(.24,1,.6), (.3,-1,.6),
             (.62,1,.55), (.68,-1,.55)], 1, w=1,
              end=(.44,5,'verm'))


def D10():
    """Ten coins, two of them with heads; two snails make for the lily in the middle."""
    lay(13.8, [(45,24.6), (78.6,24.6), (20.4,63), (79.6,63), (20.4,117), (79.6,117), (21.4,155.4),
         (55,155.4)], [(50,58.4), (50,121.6)])
    bank(8, 41, 97)
    bank(59, 92, 97)
    snail(at(22, 94.4, .96))
    snail(at(78, 94.4, .96, 0, -1))
    lily(50, 90, 1.02, 0, 'verm', 1)
    for x, y, c, h in ((37,97,'verm',6), (10,97.6,'rose',6), (62,97,'rose',6), (89,97.6,'verm',6)):
        bloom(x, y, 1.9, c, h)
    for rot in (0, 180):                            # a spray under the upper pair and over the lower one
        with Sheet() as g:
            sprig([(94,45), (84,42.4), (74,41), (66,37.6), (62,30), (61.8,20), (62,13.6)], [(.12,1,.7), (.16,-1,.7),
                 (.34,1,.7), (.38,-1,.6), (.55,-1,.6), (.7,1,.5), (.74,-1,.5), (.86,1,.46)], 1, w=1,
                  end=(.46,5,'rose'))
        place(g, *((100,180,1,180) if rot else ()))


PICTURES = dict(D2=D2, D3=D3, D4=D4, D6=D6, D7=D7, D8=D8, D9=D9, D10=D10)
