"""Ace of spades: one great black leaf with a drum and pikes cut in white line; trophies beside it, a camp at dusk
below.
"""
from tarot.french import SHAPE
from kit import *


def pike(x, y0, y1, lean=0):
    """A pike standing from y0 up to y1."""
    stalk([(x,y0), (x+lean,y1)], [1,.9], 'ochre', 1)
    T = at(x+lean, y1, 1, math.degrees(math.atan2(lean, y0-y1)))
    part(T([(-1.4,1,1), (-3,-5), (0,-12,1), (3,-5), (1.4,1,1)]), None, 1.1, off=0)
    fill(curve(T([(0,1,1), (0,-11,1), (2.8,-5), (1.2,1,1)]), True), 'sky')
    ink(T([(0,0), (0,-9)]), .7, .3, .2)
    part(T([(-2,1,1), (2,1,1), (2.8,6,1), (0,4.6), (-2.8,6,1)]), 'verm', .9, off=.1)


def trophy():
    """A flag and two pikes tied with a ribbon; for the left side."""
    part([(9,62,1), (17,58), (23,62.6,1), (21,70), (23,79,1), (16,76.4), (10,80,1)], 'indigo', 1.2, off=.4,
        sh=dict(depth=2.6, gap=1.4, w=.65))
    for x, y in ((14,67), (18,72), (13.4,74)):
        fill([(x+(1.5 if i % 2 == 0 else .6)*sin(i*pi/5),
            y-(1.5 if i % 2 == 0 else .6)*cos(i*pi/5)) for i in range(10)], 'paper')
    pike(9.4, 136, 57.4)
    pike(14.6, 136, 98, -.6)
    part([(6.4,112), (12,110.4), (19.4,112), (19.4,116.4), (12,115.2), (6.4,116.6)], 'verm', 1, off=.2)
    part([(12,113), (8,119), (8.6,126,1), (11,123.4,1), (13.4,125,1), (14,118)], 'verm', 1, off=.2)
    folds([(12,116), (10.6,122)], w=.8)


def drum(x, y):
    """A drum in white line, cords and hoops, sticks crossed on it."""
    T = at(x, y, .84)
    for f in (1, -1):
        m = lambda p: T([(f*a, b)+tuple(r) for a, b, *r in p])
        ink(m([(-4,6), (8.4,-15.4)]), 1.5, .9, .9, 'paper')
        fill(curve(m([(7,-14.6,1), (6.8,-19), (10.8,-23.8,1), (11.6,-18.6), (9.4,-14.2,1)]), True), 'paper')
        ink(m([(8.6,-16), (10.2,-21)]), .8, .7, .1)
    o = curve(T([(-13,-6,1), (-13,12), (0,16.6), (13,12), (13,-6,1)]), True)
    fill(o, 'ink')
    contour(o, 1.3, 'paper')
    low, high = lambda x: 11-.0245*x*x, lambda x: 4-.0245*x*x
    for i in range(5):
        x = -10+5*i
        ink(T([(x-2.5,high(x-2.5)), (x,low(x))]), 1, .8, .8, 'paper')
        ink(T([(x+2.5,high(x+2.5)), (x,low(x))]), 1, .8, .8, 'paper')
        fill(T([(x-1.2,7.4-.0245*x*x), (x+1.2,7.4-.0245*x*x), (x+1,10-.0245*x*x), (x-1,10-.0245*x*x)]), 'ochre')
    for y0, y1 in ((-5.6, 4), (8.4, 4)):
        hoop = curve(T([(-13,y0,1), (-6,y0+3.4), (0,y0+4.2), (6,y0+3.4), (13,y0,1), (13,y0+y1,1), (6,y0+y1+3.4),
            (0,y0+y1+4.2), (-6,y0+y1+3.4), (-13,y0+y1,1)]), True)
        fill(hoop, 'verm')
        contour(hoop, .9, 'paper')
    skin_ = curve(T([(-13,-6), (-6,-9.6), (0,-10.4), (6,-9.6), (13,-6), (6,-2.4), (0,-1.6), (-6,-2.4)]), True)
    fill(skin_, 'paper')
    contour(skin_, 1)
    for a, b in (((-9,-8.4),(6,-5.4)), ((9,-8.4),(-5,-5))):
        ink(T([a, b]), 1.1, .9, .5)


def tent(x, y, s, c):
    """A striped tent with a pennon."""
    T = at(x, y, s)
    part(T([(-9,0,1), (-7.6,-7,1), (0,-16,1), (7.6,-7,1), (9,0,1)]), None, 1, off=0)
    for q in ([(-5,0), (-4,-7), (0,-16), (-1.4,-7), (-1.6,0)], [(5,0), (4,-7), (0,-16), (6.4,-7), (8,0)]):
        fill(T(q), c)
    fill(T([(-1.4,0), (0,-8), (2,0)]), 'ink')
    contour(T([(-9,0), (-7.6,-7), (0,-16), (7.6,-7), (9,0)]), 1)
    ink(T([(-7.6,-7), (0,-5.6), (7.6,-7)]), .8, .5, .5)
    ink(T([(0,-16), (0,-22)]), .9, .9, .9)
    part(T([(0,-22,1), (6,-20.4,1), (0,-18.6,1)]), 'verm', .8, off=.1)


def picture():
    """The picture inside the frame."""
    # --- dusk at the foot, winter hills, the camp
    fade(152, 112, 'rose', 11)
    hill([(-4,142), (10,136), (24,140), (40,132), (58,138), (76,130), (104,136)], 'indigo', 1.1, 3, 8, 60, .65)
    for f in (1, -1):
        with Sheet() as g:
            trophy()
        place(g, 0 if f > 0 else 100, flip=f)
    moon(37, 22, 10)
    for x, y, r in ((28,34,1.6), (48,16,1.3), (60,24,1.9), (72,13,1.3), (88,20,1.7), (80,34,1.3), (46,33,1.2)):
        fill([(x+(r if i % 2 == 0 else r*.4)*sin(i*pi/4),
            y-(r if i % 2 == 0 else r*.4)*cos(i*pi/4)) for i in range(8)], 'ink')
    mark_figure()
    T = at(50, 84, 4.2)
    o = curve(T(SHAPE['S']), True)
    fill(shift(o, 1.5, 1.3), 'indigo')
    fill(o, 'ink')
    # carved light along the left edge and the stem
    ink(T([(-6.7,3.4), (-6.4,.6), (-3.4,-3), (-.9,-6.4)]), 1.1, .1, .1, 'paper')
    for l in ([(-.5,5.4), (-.8,6.8), (-2,8.1)], [(.5,5.4), (.8,6.8), (2,8.1)], [(0,4.6), (0,8.1)]):
        ink(T(l), .95, .1, .1, 'paper')
    # a small palm over the drum, a laurel on either side
    fill(curve([(50,55,1), (51.6,59.4), (50,65,1), (48.4,59.4)], True), 'paper')
    for f in (1, -1):
        for a, k in ((30, .62), (62, .56)):
            fill(curve(at(50, 65, k, f*a)([(0,0,1), (1.9,-5), (0,-10.4,1), (-1.9,-5)]), True), 'paper')
    fill(dot(50, 66, 1.3), 'verm')
    for f in (1, -1):
        m = lambda p: [(50+f*a, 94+b)+tuple(r) for a, b, *r in p]
        ink(m([(12.6,7), (18,6), (21.6,1), (22.4,-6)]), 1.1, .6, .2, 'paper')
        for a, b, r in ((15,6.6,124), (19,4.6,98), (21.4,1,70), (22.4,-3,44), (15.4,6.6,34), (19,4.6,12),
            (21.2,.8,-20), (22.3,-5.6,4)):
            fill(curve(at(50+f*a, 94+b, .74, f*r)([(0,0,1), (1.9,-2.6), (0,-7.4,1), (-1.9,-2.6)]), True), 'paper')
    drum(50, 86)
    mark_figure()
    # --- the camp before it
    hill([(-4,154), (18,148), (46,153), (74,146), (104,150)], 'sand', 1.2, 2.8, 7, 60, .65)
    tent(17, 160, 1.02, 'verm')
    tent(40, 158, .8, 'indigo')
    tent(63, 156, .66, 'verm')
    shadow(10, 161, 22, 3, .9)
    fire(32, 171, 8, 9, coats=(('verm',1,1), ('ochre',.7,.66)), lw=.9)
    for q in ([(26,172.6), (38,170.4)], [(26.6,170.2), (38,172.8)]):
        ink(q, 1.6, .8, .8)
    manikin(46, 172.6, 14, 'indigo', -1, 'verm', ((1,.5), (-1,-.1)))
    manikin(19, 173.6, 14, 'verm', 1, 'ochre', ((1,-.1), (-.9,.6)))
    for x, y in ((9,173), (60,172), (69,164), (55,164)):
        tuft(x, y, 4, 4)
