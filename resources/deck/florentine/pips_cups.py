"""Two to ten of cups (six is in pips.py): cups in rows on turf, and in the room between them a beast, a bird
or a plant of each card's own.
"""
from kit import *
from families.small_beasts import *
from families.small_plants import *
from families.regalia import ground


def stand(s, *places):
    """Cups of size s at places (x, y); the first is drawn, the others repeat it."""
    (x0, y0), *rest = places
    with Sheet() as one:
        cup(x0, y0, s)
    define('cup', one)
    for x, y in rest:
        again('cup', x-x0, y-y0)


def bank(x0, x1, y):
    """Turf with a tuft, under a beast or a plant."""
    ground(x0, x1, y)
    tuft(x0+4, y, 3.4, 3)


def C2():
    """The fox and the stork: one waits at the tall cup, the other drinks from it."""
    for x, y in ((64,45), (36,135)):
        ground(x-21, x+21, y+34)
        place(draw(cup, 0, 0, 1.58), x, y)
    sprig([(90,70), (92,56), (87,42), (91,26), (86,13)], [(.1,-1,.8), (.16,1,.6), (.4,-1,.9), (.46,1,.7),
         (.7,-1,.8), (.74,1,.7)],
          1.05, end=(.8,5,'rose'))
    sprig([(10,122), (8,134), (13,146), (9,158), (14,168)], [(.2,1,.7), (.26,-1,.7), (.5,1,.7), (.56,-1,.8),
         (.8,-1,.7)], 1.05,
          end=(.8,5,'rose'))
    bank(7, 38, 99)
    fox(at(25.4, 97, 1.06))
    bank(60, 92, 135.4)
    stork(at(75.6, 134, 1.04, 0, -1))


def C3():
    """Irises and poppies beside the cups, a snail below, a butterfly above."""
    for x, y in ((60,32), (50,89), (40,146.6)):
        ground(x-15, x+15, y+26)
    for x, y in ((60,32), (50,89), (40,146.6)):
        place(draw(cup, 0, 0, 1.24), x, y)
    with Sheet() as g:                                                            # irises
        bank(6, 30, 126)
        for a, l, b in ((-104,34,-.3), (-76,30,.3), (-92,44,.1), (-62,20,.5), (-120,22,-.5)):
            lock(17, 125, a, l, 4.6, b, 'verd', lines=1, n=9)
        for x, y, k in ((14,76,1), (24,92,.8)):
            ink([(17.4,120), ((17+x)/2+1,(120+y)/2), (x,y)], 1.2, .8, .8)
            T = at(x, y, k)
            for f in (1, -1):
                part(T([(0,2,1), (f*4,-1), (f*9,1), (f*9.6,6), (f*6,9,1), (f*4.4,4.6)]), 'indigo', 1, off=.3)
                part(T([(0,1,1), (f*2,-4), (f*5.6,-8), (f*3.6,-11.4), (0,-9,1)]), 'sky', 1, off=.3)
            part(T([(-2,2), (0,1), (2,2), (2.6,7), (0,10.6,1), (-2.6,7)]), 'indigo', 1, off=.3)
            ink(T([(0,2.6), (0,6.4)]), 1.2, .6, .3, 'ochre')
    place(g, 2.4, 0)
    with Sheet() as g:                                                            # poppies
        bank(68, 93, 131)
        for x, y, l in ((76,88,-4), (88,74,5)):
            ink([(80,130), (80+l,108), (x,y)], 1.2, .8, .8)
            T = at(x, y, 1.05)
            part(T([(0,4), (-8,3), (-9,-4), (-4,-8), (0,-5)]), 'verm', 1.1, sh=dict(depth=2, gap=1.2, w=.6))
            part(T([(0,4), (8,3), (9,-4), (4,-8), (0,-5)]), 'verm', 1.1, sh=dict(depth=2, gap=1.2, w=.6))
            part(T([(-5,3.4), (0,-2), (5,3.4), (3,7), (-3,7)]), 'verm', 1.1)
            fill(dot(x, y+.4, 2), 'ink')
        ink([(80,130), (87,116), (90,104), (87,100,1)], 1, .8, .8)
        part([(85.4,101), (85,96), (88,94), (90,97), (88.6,101.4)], 'verd', 1, off=.2)
        for x, y, r, k in ((79,122,-66,1.1), (81,117,60,1.2), (78.4,112,-50,.9), (83,108,64,.9)):
            leaf(x, y, k, r)
    place(g, -3.6, 0)
    butterfly(84, 46, .95, 18)
    snail(at(13, 168, .82))
    ink([(5,169.4), (14,170), (25,169)], 1, .2, .2)


def C4():
    """A lady's head in a wreath tied with ribbon, a cup at each corner."""
    for x, y in ((43,34), (78,34), (22,146), (57,146)):
        ground(x-14, x+14, y+24.6)
    stand(1.16, (43,34), (78,34), (22,146), (57,146))
    for f in (1, -1):
        m = lambda q: [(50+f*x, y)+tuple(r) for x, y, *r in q]
        part(m([(20,86,1), (28,80), (35,84), (45,79,1), (42,85), (46,92,1), (36,92), (28,89), (20,93,1)]),
             'verm', 1.2,
             sh=dict(depth=2.6, gap=1.4, w=.7))
        folds(m([(22,88), (29,84), (36,88)]), w=.9)
    part(ellipse(50, 90, 21, n=56), 'rose', 1.3, raw=True)
    for a in range(-84, 270, 24):
        x, y = 50+21*cos(radians(a)), 90+21*sin(radians(a))
        for k in (-34, 30):
            leaf(x, y, .68, a+180+k if 90 < a < 270 else a+k, vein=False)
    for a in (-72, -24, 24, 72, 120, 168, 216):
        fill(dot(50+21*cos(radians(a+10)), 90+21*sin(radians(a+10)), 1.2), 'verm')
    part(ellipse(50, 90, 16.6, n=48), 'paper', 1.1, raw=True, off=0)
    coin_face(50, 90.4, 1.42)
    for x, y, r in ((14,61,150), (86,119,-30)):
        place(draw(sprig, [(0,16), (2,6), (-2,-4), (2,-14)], [(.1,1,.8), (.14,-1,.8), (.45,1,.8), (.5,-1,.8),
             (.78,1,.7)], 1, 'verd', 1,
                   (.62,5,'rose')), x, y, 1, r)


def C5():
    """A vine with grapes on both sides of the middle cup."""
    for x, y in ((42,31), (78,31), (50,91), (22,150), (58,150)):
        ground(x-13, x+13, y+22.8)
    for f, h in ((1,0), (-1,0)):
        with Sheet() as g:
            stalk([(18,128), (21,116), (14,104), (19,90), (13,76), (19,63)], [1.8,1.6,1.4,1.2,.9,.5],
                 'sand', 1)
            for x, y, s, r in ((20,114,1,64), (15,106,.95,-80), (18,92,1,70), (14,80,.9,-70), (17,66,1,30),
                 (17,64,.8,-50)):
                vine_leaf(x, y, s, r)
            ink([(20,113), (27,110), (30,104), (27,101), (25,104)], .8, .6, .2)
            ink([(13,78), (7,74), (7,68), (10,68)], .8, .6, .2)
            grapes(28, 74, .9)
            ink([(17.6,66), (24,66), (28,71)], 1, .8, .8)
            grapes(12, 94, .78)
            ink([(18,90), (13,88), (12,92)], 1, .8, .8)
        place(g, 1.4 if f > 0 else 98.6, 0 if f > 0 else 2, flip=f)
    stand(1.06, (42,31), (78,31), (50,91), (22,150), (58,150))


def C7():
    """Finches on a cherry bough above the middle row, a garland below it."""
    rows = ((43,29), (78,29), (20,91), (50,91), (80,91), (22,152), (57,152))
    for x, y in rows:
        ground(x-12, x+12, y+20.6)
    stand(.95, *rows)
    ink([(8,67), (22,64), (44,66), (64,62.4), (92,66)], 1.8, .3, .3)
    for x, y, r, k in ((13,64,-30,.75), (19,62.6,150,.7), (30,62.4,-150,.66), (48,64.6,24,.7), (54,63,170,.7),
         (73,61.4,40,.7), (84,63.4,150,.7),
                       (90,65.4,70,.8)):
        leaf(x, y, k, r)
    for x, y in ((36,70), (41,71), (66,68), (61,69.6)):
        ink([(x+1,y-6), (x,y-2)], .8, .8, .8)
        part(ellipse(x, y, 2.3, n=14), 'verm', .9, off=.2, raw=True)
        fill(dot(x-.7, y-.8, .55), 'paper')
    finch(at(21, 62.4, .82), 'rose')
    finch(at(61.6, 60.8, .78, 0, -1), 'ochre')
    for f in (1, -1):
        m = lambda q: [(50+f*x, y)+tuple(r) for x, y, *r in q]
        sprig(m([(2,122), (14,126), (26,124), (38,117)]), [(.2,1,.7), (.24,-1,.7), (.46,1,.7), (.5,-1,.7),
             (.74,1,.65), (.78,-1,.65)], 1)
        part(m([(38,113,1), (41,117), (44,114,1), (43,121), (45,126,1), (41,124), (38,127,1), (38.6,120)]),
             'verm', 1, off=.3)
    rosette(50, 123, .84, 6, 'rose')


def C8():
    """A unicorn rests between the rows."""
    rows = ((38,27), (60,27), (82,27), (16,91), (84,91), (18,153), (40,153), (62,153))
    for x0, x1, y in ((27,93,45.6), (6,26,109.6), (74,94,109.6), (7,73,171.6)):
        ground(x0, x1, y)
    stand(.86, *rows)
    bank(26, 74, 110)
    unicorn(at(49, 105.6, 1.02))
    for x, y, c, h in ((29,111,'verm',7), (70,111,'rose',8), (36,112.4,'paper',5), (63,112.6,'verm',5)):
        bloom(x, y, 2.1, c, h)
    for f, y in ((1,62), (-1,124)):
        for k in (1, -1):
            sprig([(50+k*4,y), (50+k*16,y-f*3), (50+k*27,y+f*2), (50+k*40,y-f*2)], [(.2,1,.6), (.24,-1,.6),
                 (.5,1,.6), (.54,-1,.6),
                  (.8,1,.55), (.84,-1,.55)], 1, w=.9)
        rosette(50, y, .56, 5, 'verm' if f > 0 else 'rose')


def C9():
    """A knotted ribbon over the middle row, an oak bough with a squirrel under it."""
    rows = ((38,27), (60,27), (82,27), (20,86), (50,86), (80,86), (18,153), (40,153), (62,153))
    for x0, x1, y in ((27,93,45.6), (9,91,104.6), (7,73,171.6)):
        ground(x0, x1, y)
    stand(.86, *rows)
    for f in (1, -1):
        m = lambda q: [(50+f*x, y)+tuple(r) for x, y, *r in q]
        part(m([(2,57,1), (9,51), (16,53), (14,58), (6,60,1)]), 'verm', 1.1, off=.4)
        ink(m([(4,57.4), (9,55.4), (13,56)]), .8, .8, .1)
        part(m([(3,59,1), (12,62), (24,57), (34,59), (43,54,1), (41,60), (44,65,1), (34,64.4), (25,62.6),
             (12,67), (1,62,1)]), 'verm', 1.2,
             sh=dict(depth=2.2, gap=1.5, w=.65))
    part(ellipse(50, 59, 3, 3.4, 18), 'ochre', 1, off=.2, raw=True)
    stalk([(6,126), (26,128), (50,126.6), (72,129), (94,124)], [.4,1.1,1.4,1.2,.4], 'sand', 1)
    for x, y, r, k in ((14,127,-20,.9), (20,128,160,.8), (60,128,150,.9), (66,128.4,-10,.7), (82,127,30,.9),
         (88,126,160,.8), (34,128,170,.8)):
        vine_leaf(x, y, .66*k/.8, r)
    for x, y in ((27,131), (74,131.6), (79,130)):
        part([(x-2.2,y), (x+2.2,y), (x+2,y+4), (x,y+6.6,1), (x-2,y+4)], 'ochre', .9, off=.2)
        part([(x-2.8,y+.6), (x-2,y-2), (x+2,y-2), (x+2.8,y+.6)], 'verd', .9, off=.2)
    squirrel(at(48, 126, .84))


def C10():
    """Ten cups; a flower in every gap, and a mouse with a crumb in the lowest."""
    rows = ((42,27), (78,27), (20,69), (50,69), (80,69), (20,111), (50,111), (80,111), (22,153), (58,153))
    for x0, x1, y in ((32,88,45.4), (10,90,87.4), (10,90,129.4), (12,68,171.4)):
        ground(x0, x1, y)
    stand(.84, *rows)
    sprig([(60,43), (61.6,35), (58.4,27), (61,18)], [(.16,1,.7), (.2,-1,.7), (.52,1,.65), (.56,-1,.65)], 1,
          end=(.66,5,'rose'))
    mouse(at(39.6, 170, .98))
    for x, y, c in ((35,67,'verm'), (65,67,'rose'), (35,109,'rose'), (65,109,'verm')):
        sprig([(x,y+17), (x+1,y+9), (x-1,y+3), (x,y-5)], [(.2,1,.6), (.26,-1,.6), (.56,1,.55), (.6,-1,.55)],
             .95, end=(.58,5,c))


PICTURES = dict(C2=C2, C3=C3, C4=C4, C5=C5, C7=C7, C8=C8, C9=C9, C10=C10)
