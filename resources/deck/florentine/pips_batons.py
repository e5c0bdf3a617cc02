"""Batons from two to ten without the eight (pips.py): staves interlaced, the odd one upright over them.

`staves` draws the batons of a card; the fields at the sides, between the ends and in the two free corners are
filled by hand, each card with its own fruit, flower or beast. PICTURES lists the cards by code.
"""
from families.garden import *
from kit import *


def ends(s, k):
    """Knobs at both ends of a stave."""
    for (x, y), (x2, y2) in ((s[0], s[1]), (s[-1], s[-2])):
        m = at(x, y, k, math.degrees(math.atan2(x-x2, y2-y)))
        part(m([(-2.9,1.6,1), (-3.5,-1.4), (-2.4,-3.6), (0,-4.6), (2.4,-3.6), (3.5,-1.4), (2.9,1.6,1)]),
             'ochre', 1.0, off=.3)
        part(m([(-3.5,1.2,1), (3.5,1.2,1), (3.5,3.2,1), (-3.5,3.2,1)]), 'verm', .9, off=.3)


def staves(slope, places, k, odd=False):
    """Two sets of staves interlaced. places = (offset, from y, to y) of one set, k = thickness; odd: one
    upright over them.
    """
    stave = lambda f, a, lo, hi: [(50+f*(a+slope*(y-90)), y) for y in [lo+(hi-lo)*i/60 for i in range(61)]]
    one, two = [[stave(f, *p) for p in places] for f in (1, -1)]
    wid = lambda u: (5.2+.5*cos(u*2*pi*5))*k

    def paint(s):
        """One stave with its notches."""
        strap(s, wid, 'verd', 1.15, .75)
        for i in range(3, 58, 2 if k < 1.3 else 3):
            x, y = s[i]
            ink([(x+.9*k,y+.3), (x+2.5*k,y-.7*k)], .75, .2, 1)
        for i in range(4, 50, 9) if k > 1.3 else ():    # long marks in the bark of a thick one
            ink([(s[i][0]-.9*k,s[i][1]), (s[i+3][0]-1.3*k,s[i+3][1]), (s[i+6][0]-.8*k,s[i+6][1])], .9, .1, .1)
            ink([(s[i+5][0]+.2*k,s[i+5][1]), (s[i+7][0],s[i+7][1]), (s[i+9][0]+.3*k,s[i+9][1])], .8, .1, .1)
    if len(places) > 1:
        weave(one, two, paint, 13 if k < 1 else 15*k, lambda s, u: wid(u)/2+1.85)
    else:                                               # a single crossing: one simply lies over the other
        for s in one+two:
            paint(s)
    for s in one+two:
        ends(s, k)
    if odd:
        s = [(50,y) for y in [14+152*i/60 for i in range(61)]]
        paint(s)
        ends(s, k)


def acorns(x, y, rot=0, s=1):
    """Two oak leaves and an acorn on a twig."""
    T = at(x, y, s, rot)
    oak_leaf(x, y, .82*s, rot-38)
    oak_leaf(x, y, .82*s, rot+36)
    acorn(*T([(0,1)])[0], .9*s, rot)


def B2():
    """A hound on one side, a hare on the other; oak twigs."""
    ground(7, 41, 108)
    hound(23.4, 94, .96, -1)
    bloom(10, 107, 2.2, 'verm', 7)
    ground(58, 93, 108)
    hare(73, 106.4, .96, 1, 'ochre')
    bloom(89.6, 107, 2.2, 'rose', 8)
    for x, y in ((15,66), (85,118)):
        ink([(x-7,y+6), (x,y+1), (x+8,y-1)], 1.2, .9, .5)
    acorns(13, 67, -14, .86)
    acorns(24, 64, 24, .76)
    acorns(83, 121, 166, .86)
    sprig([(50,58), (50.4,44), (50,32)], [(.25,1,.9), (.3,-1,.9), (.62,1,.9), (.66,-1,.9)], 1,
        end=(1,6,'verm'))
    sprig([(50,124), (49.6,138), (50,150)], [(.25,1,.9), (.3,-1,.9), (.62,1,.9), (.66,-1,.9)], 1,
        end=(1,6,'rose'))
    sprig([(91,58), (86,48), (88,36), (85,26)], [(.2,-1,.8), (.24,1,.8), (.5,-1,.8), (.55,1,.9), (.8,1,.8)], 1,
          end=(.72,5,'rose'))
    sprig([(9,124), (14,134), (12,146), (15,156)], [(.2,-1,.8), (.24,1,.8), (.5,-1,.8), (.55,1,.9),
                                                    (.8,1,.8)], 1, end=(.72,5,'verm'))
    staves(.29, ((0,26,154),), 1.7)


def B3():
    """Lemon boughs at the sides, a finch on one of them."""
    for f in (-1, 1):
        q = lambda pts, f=f: [(50+f*x, y) for x, y in pts]
        ink(q([(45,122), (36,112), (31,98), (34,82), (29,68)]), 1.4, .9, .5)
        for x, y, r, k in ((38,114,30,1.1), (32,104,-60,1.1), (32,94,50,1), (33.6,84,-50,1), (31,74,44,.9),
                           (29,69,-8,1), (36,112,130,.9)):
            leaf(50+f*x, y, k, f*r)
        lemon(50+f*36.6, 88, 1, f*-12)
        lemon(50+f*26, 103, .94, f*10)
        ink(q([(33.4,86), (36,86.4), (36.8,88)]), .9, .9, .8)
        ink(q([(31.6,100), (28,100.4), (26,102.6)]), .9, .9, .8)
        rosette(50+f*40, 106, .5, 5, 'paper')
    finch(79.6, 66.4, .74, 1, 'indigo', 'verm')
    butterfly(13, 57, .66, -20, 'rose', 'ochre')
    for x, y, r in ((86,14,0), (15,168,180)):
        with Sheet() as g:
            ink([(6,-6), (1,0), (-1,8)], 1.2, .9, .6)
            leaf(3, -3, .9, 200)
            leaf(1, 0, 1, 110)
            leaf(-.6, 5, .9, 60)
            leaf(0, 3, .9, 240)
            lemon(-1, 9, 1, 6)
        place(g, x, y, 1, r)
    staves(.34, ((0,36,148),), 1.5, True)


def B4():
    """Oak leaves and acorns, a squirrel under them."""
    for f in (-1, 1):
        q = lambda pts, f=f: [(50+f*x, y) for x, y in pts]
        ink(q([(44,112), (38,102), (40,88), (35,74), (38,66)]), 1.3, .9, .5)
        for x, y, r, k in ((41,107,60,.86), (38.4,99,-50,.8), (39.4,90,56,.86), (38,82,-56,.8),
            (35.4,75,44,.8), (38,66,10,.86)):
            oak_leaf(50+f*x, y, k, f*r)
        acorn(50+f*34, 90, .92, f*20)
        acorn(50+f*41.6, 99, .86, f*-8)
    ink([(50,6), (49.4,14), (50,25)], 1.3, .9, .6)
    oak_leaf(50, 20, .8, 138)
    oak_leaf(50, 20, .8, -138)
    acorn(50, 25, 1.1)
    ground(40, 60, 169)
    squirrel(51, 168, .78, 1)
    ink([(94,8), (88,16), (86,27)], 1.3, .9, .6)
    oak_leaf(89, 14, .9, 212)
    oak_leaf(86, 26, .9, 190)
    oak_leaf(87, 21, .8, 96)
    acorn(84.6, 22, .86, 16)
    ink([(6,172), (13,164), (15,152)], 1.3, .9, .6)
    oak_leaf(11, 166, .9, -30)
    oak_leaf(15, 153, .9, 8)
    oak_leaf(14, 158, .8, 76)
    acorn(17, 164, .86, -20)
    staves(.33, ((-9,52,168), (9,12,128)), 1.4)


def B5():
    """Cherry boughs; a bee, a finch."""
    for f in (-1, 1):
        q = lambda pts, f=f: [(50+f*x, y) for x, y in pts]
        ink(q([(45,118), (39,106), (41,90), (36,76), (37,66)]), 1.3, .9, .5)
        for x, y, r, k in ((42,112,50,1), (39,102,-60,.9), (40.6,92,60,1), (38,82,-54,.9), (36,74,46,.9),
            (37,67,-6,.9)):
            leaf(50+f*x, y, k, f*r)
        cherries(50+f*35, 86, .78, f*6)
        cherries(50+f*39, 99, .72, f*-4)
        rosette(50+f*43, 80, .5, 5, 'paper', 'ochre', 14)
    ink([(94,10), (87,15), (80,14)], 1.3, .9, .6)
    leaf(88, 14, .8, -30)
    leaf(84, 14.6, .8, 40)
    leaf(91, 12, .8, 150)
    cherries(84, 16, 1, 0)
    bee(86, 40, .9, -30)
    ink([(5,152), (13,148.6), (23,150)], 1.3, .9, .6)
    leaf(20, 149.6, .8, 70)
    leaf(9, 150, .8, 150)
    leaf(16, 149, .8, 160)
    finch(13, 148, .74, 1, 'verd', 'ochre')
    rosette(14, 168, .7, 5, 'rose')
    leaf(20, 168, .7, 90)
    leaf(8, 168, .7, -90)
    staves(.35, ((-10,52,166), (10,14,128)), 1.25, True)


def B6():
    """Climbing roses with butterflies."""
    for r in (0, 180):
        with Sheet() as g:
            sprig([(7,34), (-2,22), (4,8), (-2,-6), (3,-20)], [(.14,1,.9), (.2,-1,.9), (.36,1,.9),
                (.42,-1,.9), (.62,1,.9),
                  (.66,-1,.9), (.86,1,.8), (.88,-1,.8)], 1)
            rosette(3, -23, .86, 6, 'verm')
            rosette(-3, 12, .66, 5, 'rose')
        place(g, 14 if not r else 86, 88 if not r else 92, 1, r)
    butterfly(85, 17, .86, 24, 'indigo', 'rose')
    sprig([(91,48), (85,41), (87,33)], [(.3,1,.8), (.4,-1,.8), (.7,1,.7)], 1, end=(.6,5,'paper'))
    butterfly(15, 162, .86, -156, 'verm', 'ochre')
    sprig([(9,132), (15,139), (13,147)], [(.3,1,.8), (.4,-1,.8), (.7,1,.7)], 1, end=(.6,5,'paper'))
    for y, r in ((14,180), (166,0)):
        ink([(50,y+(-6 if r else 6)), (50.3,y), (50,y+(8 if r else -8))], 1, .9, .6)
        for a in (-44, 44):
            leaf(50, y+(-2 if r else 2), .7, r+a)
        leaf(50, y+(8 if r else -8), .5, r)
    staves(.3, ((-13,50,168), (0,30,150), (13,12,130)), 1.18)


def B7():
    """Strawberries at the sides, a snail climbing."""
    for f in (-1, 1):
        q = lambda pts, f=f: [(50+f*x, y) for x, y in pts]
        ink(q([(43,126), (36,112), (40,98), (35,84), (38,66)]), 1.2, .9, .5)
        for x, y, r, k in ((40,120,50,.9), (36.4,110,-56,.8), (39.6,96,56,.9), (36,88,-50,.8), (36,78,50,.9),
            (38,67,6,.9)):
            leaf(50+f*x, y, k, f*r)
        for x, y in ((33,97), (40.8,83), (40.4,111)):
            ink(q([(37,y-3), (x,y-3), (x,y)]), .8, .9, .9)
            strawberry(50+f*x, y, .74)
        rosette(50+f*34, 70, .48, 5, 'paper')
    sprig([(92,54), (86,42), (88,30), (84,20)], [(.2,1,.8), (.25,-1,.8), (.5,1,.8), (.76,-1,.8)], 1,
        end=(.62,5,'paper'))
    ink([(86.6,38), (82,36.6), (80,31)], .8, .9, .9)
    strawberry(80, 30, .8, 20)
    ink([(87,27), (91.6,27), (92,30)], .8, .9, .9)
    strawberry(91, 30, .7, 0)
    ground(6, 25, 172)
    snail(16, 171, .84)
    sprig([(9,170), (8,158), (13,147), (11,138)], [(.3,1,.8), (.55,1,.8), (.6,-1,.8), (.98,0,.8)], 1)
    ink([(11.6,151), (17,150), (18.6,153)], .8, .9, .9)
    strawberry(18.6, 153, .9, -6)
    staves(.33, ((-14.5,52,167), (0,50,130), (14.5,13,128)), 1.05, True)


def B9():
    """Ears of corn with poppies and cornflowers, a bee."""
    for f in (-1, 1):
        q = lambda pts, f=f: [(50+f*x, y) for x, y in pts]
        ink(q([(40,128), (37,108), (40,84)]), 1.1, .9, .7)
        ink(q([(39.4,122), (41.6,108), (37.6,96)]), 1, .9, .7)
        wheat(50+f*40, 86, .84, f*6)
        wheat(50+f*36.6, 98, .7, f*-12)
        lock(50+f*38.4, 124, -90+f*30, 16, 2.8, f*.4, 'verd', lines=1, lw=.8)
        lock(50+f*38, 120, -90-f*26, 13, 2.6, f*-.4, 'verd', lines=1, lw=.8)
        rosette(50+f*40.6, 105, .5, 6, ('verm','indigo')[f > 0], 'ink')
        rosette(50+f*34, 114, .44, 6, ('indigo','verm')[f > 0], 'ink' if f < 0 else 'ochre')
    ink([(89,58), (88,44), (85.6,34)], 1.1, .9, .7)
    ink([(89,54), (91,44), (90.6,38)], 1, .9, .7)
    wheat(85.6, 35, .92, -8)
    wheat(90.4, 41, .7, 10)
    bee(88, 12, .9, 30)
    ink([(11,174), (12,164), (12,154)], 1.1, .9, .7)
    wheat(12, 155, .86, -2)
    lock(11, 173, -58, 14, 2.8, -.3, 'verd', lines=1, lw=.8)
    ink([(11.4,169), (16,164), (18,161)], 1, .9, .7)
    rosette(19.4, 159, .66, 6, 'verm', 'ink')
    rosette(19, 143, .5, 6, 'indigo')
    ink([(12,166), (17,154), (18.4,147)], .9, .9, .7)
    staves(.34, ((-17.4,52,167.5), (-6.2,52,167.5), (6.2,12.5,128), (17.4,12.5,128)), .92, True)


def B10():
    """Ivy at the sides, a lizard, a butterfly."""
    for r in (0, 180):
        with Sheet() as g:
            ink([(1,26), (-3,14), (0,0), (-3,-14), (1,-28)], 1.2, .9, .5)
            for x, y, a, k in ((-1.6,18,-70,.58), (-2,8,60,.54), (-1.4,-4,-66,.58), (-2,-12,58,.54),
                               (-1.4,-20,-60,.54), (1,-28,6,.6)):
                vine_leaf(x, y, k, a)
            for x, y in ((3,14), (3,11.4), (5,13)):
                part(ellipse(x, y, 1.3, n=10), 'indigo', .7, off=.1, raw=True)
        place(g, 12 if not r else 88, 90, 1, r)
    lizard(85, 28, .86, 16, 'verd')
    sprig([(78,10), (84,8.6), (91,12)], [(.3,1,.6), (.6,-1,.6), (.98,0,.7)], 1)
    sprig([(12,174), (10,164), (14,154), (12,146)], [(.2,1,.8), (.25,-1,.7), (.5,1,.8), (.55,-1,.8)], 1,
        end=(.7,5,'rose'))
    butterfly(21.6, 161, .56, 30, 'verm', 'ochre')
    staves(.27, ((-21,56,168), (-10.5,50,168), (0,34,146), (10.5,12,130), (21,12,124)), .95)


PICTURES = dict(B2=B2, B3=B3, B4=B4, B5=B5, B6=B6, B7=B7, B9=B9, B10=B10)
