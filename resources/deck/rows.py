"""Suit cards without figures, by number: where the pips stand, and what fills the room between them.

`row_picture(suit, n)` gives the picture of a card from 2 to 10. Cards drawn one by one are in pips.py.
"""
from kit import *


# ---------- flowers between the pips
def spray(x, y, rot=0, s=1, bloom_='rose'):
    """A standing flower with leaves, 40 s high, (x, y) its middle."""
    with Sheet() as g:
        sprig([(0,26*s), (3*s,12*s), (-2*s,0), (s,-14*s)], [(.08,1,.9), (.1,-1,.9), (.38,1,.9), (.42,-1,.9),
            (.72,1,.8), (.7,-1,.8)], s, end=(.75*s,5,bloom_))
    place(g, x, y, 1, rot)


def flower_head(x, y, s=1):
    """A flower on four leaves."""
    for a in range(4):
        leaf(x, y, 1.5*s, 45+90*a)
    rosette(x, y, 1.25*s, 6, 'rose')


def bouquet(y=12, rot=0, s=1):
    """Three flowers on leafy stems, hanging into the picture from its upper edge (rot 180: from the
    lower)."""
    with Sheet() as g:
        sprig([(2,34*s), (-2,24*s), (2,12*s), (0,4*s)], [(.35,1,.8), (.4,-1,.8)], 1, end=(1.0,6,'verm'))
        for f in (1, -1):
            sprig([(0,31*s), (f*9,27*s), (f*16,18*s), (f*24,17*s)], [(.2,1,1.1), (.26,-1,1.1), (.52,1,1.1),
                (.57,-1,1.05), (.82,1,.85),
                  (.82,-1,.85)], 1.0, end=(.72,5,'rose'))
    place(g, 60 if not rot else 40, y if not rot else 180-y, 1, rot)


# ---------- cups
def ground(x0, x1, y):
    """Turf under a row of cups."""
    m = (x0+x1)/2
    q = [(x0-.5,y-1), (x0+5,y-6), (m,y-5), (x1-5,y-6.4), (x1+.5,y-1), (x1-7,y+2.6), (m,y+3), (x0+7,y+2.8)]
    s = curve(q, True)
    fill([(a+.6,b-.4) for a, b in s], 'verd')
    hatch(s, 2, 1.9, .8, (.08,.8))
    ink(q[4:]+q[:1], 1.0)


def garland(y, x0=12, x1=88, rot=0):
    """A leafy stem lying between two rows, a flower in its middle."""
    with Sheet() as g:
        for f in (1, -1):
            w = (x1-x0)/2*f
            sprig([(w*.12,0), (w*.4,-2.2), (w*.7,1.6), (w,-1.6)], [(u, d, .72-.1*u) for u in (.2,.44,.68,
                .9) for d in (1, -1)], 1, w=1)
        rosette(0, 0, .72, 5, 'rose')
    place(g, (x0+x1)/2, y, 1, rot)


CUPS = {   # size; rows of (y, xs); flowers as (what, place ...)
    2: (1.62, [(43, [57]), (129, [43])], [(spray, 86, 48, 0, 1), (spray, 14, 132, 180, 1),
                                          (spray, 16, 84, 10, .9), (spray, 84, 98, 190, .9)]),
    3: (1.22, [(32, [54]), (90, [50]), (146, [46])], [(spray, 84, 40), (spray, 16, 140, 180),
        (spray, 18, 88, 0, 1.15), (spray, 82, 92, 180, 1.15)]),
    4: (1.22, [(36, [44,77]), (142, [23,56])], [(flower_head, 50, 90, 1.2), (spray, 20, 88, 0, .95),
                                                (spray, 80, 92, 180, .95)]),
    5: (1.12, [(32, [44,76]), (91, [50]), (147, [24,56])], [(spray, 20, 88, 0, 1), (spray, 80, 94, 180, 1)]),
    7: (1.0, [(29, [43,77]), (91, [20,50,80]), (150, [23,57])], [(garland, 59.5),
        (garland, 121.5, 12, 88, 180)]),
    8: (.86, [(28, [38,60,82]), (91, [22,78]), (151, [18,40,62])], [(garland, 57.5),
        (garland, 122, 12, 88, 180), (flower_head, 50, 91, .8)]),
    9: (.86, [(28, [38,60,82]), (91, [20,50,80]), (151, [18,40,62])], [(garland, 57.5),
        (garland, 122, 12, 88, 180)]),
    10: (.86, [(27, [42,78]), (69, [20,50,80]), (111, [20,50,80]), (153, [22,58])], []),
}


def cups(n):
    """Cups in rows on turf."""
    s, rows, extra = CUPS[n]
    for what, *where in extra:
        what(*where)
    for y, xs in rows:
        ground(min(xs)-11.5*s, max(xs)+11.5*s, y+20.8*s)
        for x in xs:
            cup(x, y, s)


# ---------- coins
def vine(f=1):
    """A stem winding through the whole card like an S, leaves all along."""
    for rot in (0, 180):
        with Sheet() as g:
            sprig([(50,90), (26,86), (12,70), (16,54)], [(u, d, 1.1-.35*u) for u in (.25,.42,.58,.74,
                .9) for d in (1, -1)], 1.1, end=(.95,5,'rose'))
            sprig([(50,90), (74,84), (87,92), (88,104)], [(u, d, 1-.35*u) for u in (.3,.5,.7,.88) for d in (1,
                -1)], 1.1, end=(.6,5,'verm'))
        place(g, *((100,180,1,180) if rot else ()))


COINS = {   # radius; places of coins with flowers, places of coins with heads; extras
    2: (31, [(59,45), (41,135)], [], [(vine,), (flower_head, 50, 90, .8)]),
    3: (23.5, [(64,36), (36,144)], [(50,90)], [(spray, 15, 84, 0, 1.2), (spray, 85, 96, 180, 1.2)]),
    4: (20.6, [(28,65), (72,65), (28,115), (72,115)], [], [(bouquet, 12, 0, .9), (bouquet, 12, 180, .9)]),
    6: (17, [(43.5,28.5), (77,28.5), (26,90), (74,90), (23,151.5), (56.5,151.5)], [],
        [(garland, 59.5), (garland, 120.5, 12, 88, 180)]),
    7: (15.0, [(50+31*cos(radians(60*i+30)), 90+31*sin(radians(60*i+30))) for i in range(6)], [(50,90)],
        [(bouquet, 12, 0, 1), (bouquet, 12, 180, 1)]),
    8: (16.2, [(43,27), (77.6,27), (25,69), (75,69), (25,111), (75,111), (22.4,153), (57,153)], [],
        [(flower_head, 50, 90, .86)]),
    9: (15.4, [(44,26), (77.6,26), (24,65), (76,65), (24,115), (76,115), (22.4,154), (56,154)], [(50,90)],
        [(spray, 50, 61, 0, .48), (spray, 50, 119, 180, .48), (leaf, 29, 90, 1.2, -90),
         (leaf, 71, 90, 1.2, 90)]),
    10: (14.2, [(45,26), (78,26), (21,68), (50,62), (79,68), (21,112), (50,118), (79,112), (22,154),
                (55,154)], [], [(flower_head, 50, 90, .76)]),
}


def coins(n):
    """Coins in rows; those in the middle show a head."""
    r, flowers, faces, extra = COINS[n]
    for what, *where in extra:
        what(*where)
    x0, y0 = flowers[0]
    with Sheet() as one:
        coin(x0, y0, r)
    define('coin', one)
    for x, y in flowers[1:]:
        again('coin', x-x0, y-y0)
    for x, y in faces:
        coin(x, y, r, 'head')


# ---------- swords
# half widths and overhangs of the bows of one side; blade width; the upright's blade (top, foot, half width)
BOWS = {
    2: ((34,), (15,), 2.0, None), 3: ((37,), (13,), 1.8, (44,116,4.6)),
    4: ((38,25), (10,17), 1.5, None), 5: ((39,28), (10,16), 1.4, (46,114,4.2)),
    6: ((39,29,19), (9,15,21), 1, None), 8: ((41,32.5,24,15.5), (8,12.5,17,21.5), .94, None),
    9: ((41,33,25,17), (8,12.5,17,21.5), .9, (58,108,3.0)), 10: ((41.5,33.5,25.5,17.5), (7.5,12,16.5,21), .88,
        2),
}


def upright(x, top, foot, h, rot=0):
    """A straight sword, point up."""
    with Sheet() as g:
        part([(0,top,1), (h,top+2*h,1), (h,foot,1), (-h,foot,1), (-h,top+2*h,1)], 'indigo', 1.3, off=.4)
        fill([(-.6*h,top+2*h), (-.35*h,top+1.5*h), (-.15*h,top+1.5*h), (-.15*h,foot-2), (-.6*h,foot-2)],
             'paper')
        hatch([(h*.2,top+9), (h*.95,top+9), (h*.95,foot-2), (h*.2,foot-2)], 20, 2.8, .8, (.1,1))
        hilt(0, foot+1, 0, h*.43, k=.9)
    place(g, x, 0) if not rot else place(g, *at(x, 90, 1, rot)([(0,-90)])[0], 1, rot)


def swords(n):
    """Bent swords interlaced, the odd one upright between them."""
    D, H, k, mid = BOWS[n]
    bow = lambda i, f: [(50+f*(-D[i]+(D[i]+H[i])*abs(t)**1.9),
                         90-t*72) for t in [-.93+1.93*j/60 for j in range(61)]]
    sides = [[bow(i, f) for i in range(len(D))] for f in (1, -1)]
    wid = lambda u: (3.1+1.7*sin(pi*u))*k*min(1, max(.02, (1-u)/.1))**.8
    for rot in (0, 180):                                # sprays in the two free corners
        with Sheet() as g:
            sprig([(88,54), (88,42), (83,31), (85,16)], [(.1,-1,.8), (.34,-1,.9), (.5,1,.7), (.58,-1,.95),
                (.78,1,.8), (.8,-1,.8)], 1.0, end=(.8,5,'rose'))
        place(g, *((100,180,1,180) if rot else ()))
    weave(*sides, lambda s: strap(s, wid, 'indigo', .95, .55, light=True), 7*max(1, k*.9), lambda s,
          u: wid(u)/2+1.15)
    for s in sides[0]+sides[1]:
        (x, y), (x2, y2) = s[:2]
        hilt(x, y, math.degrees(math.atan2(x2-x, y-y2)), .8+.2*k, k=.62+.2*(k > 1.2))
    inner = min(D)
    if mid == 2:                                        # ten: two in the middle
        for f in (1, -1):
            upright(50+f*5.4, 58, 108, 2.5)
    elif mid:
        if inner > 26:
            for f in (1, -1):
                with Sheet() as g:
                    sprig([(38.6,116), (37.6,102), (39.8,88), (38.4,76)], [(.05,-1,.7), (.1,1,.75),
                        (.36,-1,.75), (.4,1,.75),
                          (.68,-1,.7), (.72,1,.7)], .95, end=(.68,5,'rose'))
                place(g, (19-inner)*.32 if f > 0 else 100-(19-inner)*.32, flip=f)
        upright(50, *mid)
    else:
        k = min(1.2, inner/22)
        flower_head(50, 90, k)
        for r in (0, 180):
            with Sheet() as g:
                ink([(0,-12*k), (0,-32*k)], 1.1, 1, .6)
                for a in (-55, 55):
                    leaf(0, -18*k, .8*k, a)
                if k > .8:
                    rosette(0, -34*k, .7*k, 5, 'verm')
                else:
                    leaf(0, -24*k, .9*k, 0)
            place(g, 50, 90, 1, r)


# ---------- batons
STAVES = {   # slope; places of one set's staves (offset, from y, to y); thickness; upright?
    2: (.29, [(0,26,154)], 1.7, False), 3: (.34, [(0,36,148)], 1.5, True),
    4: (.33, [(-9,52,168), (9,12,128)], 1.4, False), 5: (.35, [(-10,52,166), (10,14,128)], 1.25, True),
    6: (.3, [(-13,50,168), (0,30,150), (13,12,130)], 1.18, False), 7: (.33,
        [(-14.5,52,167), (0,50,130), (14.5,13,128)], 1.05, True),
    9: (.34, [(-17.4,52,167.5), (-6.2,52,167.5), (6.2,12.5,128), (17.4,12.5,128)], .92, True),
    10: (.27, [(-21,56,168), (-10.5,50,168), (0,34,146), (10.5,12,130), (21,12,124)], .95, False),
}


def stave_ends(s, k):
    """Knobs at both ends of a stave."""
    for (x, y), (x2, y2) in ((s[0],s[1]), (s[-1],s[-2])):
        m = at(x, y, k, math.degrees(math.atan2(x-x2, y2-y)))
        part(m([(-2.9,1.6,1), (-3.5,-1.4), (-2.4,-3.6), (0,-4.6), (2.4,-3.6), (3.5,-1.4), (2.9,1.6,1)]),
             'ochre', 1.0, off=.3)
        part(m([(-3.5,1.2,1), (3.5,1.2,1), (3.5,3.2,1), (-3.5,3.2,1)]), 'verm', .9, off=.3)


def batons(n):
    """Two sets of staves interlaced, the odd one upright over them."""
    slope, set_, k, odd = STAVES[n]
    stave = lambda f, a, lo, hi: [(50+f*(a+slope*(y-90)), y) for y in [lo+(hi-lo)*i/60 for i in range(61)]]
    one, two = [[stave(f, *p) for p in set_] for f in (1, -1)]
    wid = lambda u: (5.2+.5*cos(u*2*pi*5))*k

    def paint(s):
        """One stave with its notches."""
        strap(s, wid, 'verd', 1.15, .75)
        for i in range(3, 58, 2 if k < 1.3 else 3):
            x, y = s[i]
            ink([(x+.9*k,y+.3), (x+2.5*k,y-.7*k)], .75, .2, 1)
    for f in (1, -1):                                   # a spray at each side
        with Sheet() as g:
            for r in (0, 180):
                sprig([(13.6+x,90+(y if not r else -y)) for x, y in ((0,2),(3,-12),(-2,-26),(2,-36))],
                      [(u, d if not r else -d, z) for u, d, z in ((.18,1,.9), (.2,-1,.9), (.46,1,.8),
                          (.5,-1,.9), (.78,-1,.8), (.74,1,.8))], 1.0)
            rosette(14, 90, .85, 5, 'rose')
        place(g, 0 if f > 0 else 100, flip=f)
    if len(set_) > 1:
        weave(one, two, paint, 13 if k < 1 else 15*k, lambda s, u: wid(u)/2+1.85)
    else:                                               # a single crossing: one simply lies over the other
        for s in one+two:
            paint(s)
    for s in one+two:
        stave_ends(s, k)
    if odd:
        s = [(50,y) for y in [14+152*i/60 for i in range(61)]]
        paint(s)
        stave_ends(s, k)


def row_picture(suit, n):
    """The picture function of a suit card from 2 to 10."""
    return lambda: dict(C=cups, D=coins, S=swords, B=batons)[suit](n)
