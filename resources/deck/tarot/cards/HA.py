"""Ace of hearts: one great heart with a rose cut into its red; two doves on it, roses beside it, a river below."""
from tarot.beasts import dove
from tarot.french import SHAPE
from kit import *


def carved_rose(x, y, s):
    """A full rose in paper: five outer petals, the whorl in red line; leaves and stem."""
    T = at(x, y, s)
    ink(T([(0,7), (.6,14), (-1,22)]), 1.7, .8, .5, 'paper')
    for f, yy, a, k in ((1,16,62,1), (-1,13.6,-58,1.06), (-1,19.4,-70,.7)):
        U = at(*T([(0,yy)])[0], s*k, a)
        fill(curve(U([(0,0,1), (3.2,-3), (3.8,-7), (0,-13,1), (-3.6,-7.4), (-3,-3)]), True), 'paper')
        ink(U([(0,-.6), (.2,-5), (0,-10)]), .95, .8, .1, 'verm')
        for d in (-4, -7):
            ink(U([(0,d), (2,d-2)]), .7, .7, .2, 'verm')
            ink(U([(0,d), (-1.8,d-2)]), .7, .7, .2, 'verm')
    petal = [(0,-1), (4.4,-3.4), (6.6,-8), (3.6,-11.4), (0,-10,1), (-3.6,-11.4), (-6.6,-8), (-4.4,-3.4)]
    for k, turn, dots in ((1, 0, True), (.66, 36, True)):
        for i in range(5):
            U = at(*T([(0,0)])[0], s*k, 72*i+turn)
            fill(curve(U(petal), True), 'paper')
            contour(curve(U(petal), True), 1.35, 'verm')
            ink(U([(0,-9.6), (.3,-7), (.2,-4.6)]), .9, .6, .1, 'verm')
            ink(U([(4.6,-9), (3.6,-6.6)]), .8, .5, .1, 'verm')
    o = T(ellipse(0, 0, 3.5, n=22))
    fill(o, 'paper')
    contour(o, 1.3, 'verm')
    ink(T([(1.9,-1.4), (-.6,-2), (-1.9,.2), (-.4,1.9), (1.3,1), (.6,-.4)]), 1.1, .3, .3, 'verm')


def willow(x, y, h):
    """A pollard with hanging twigs."""
    stalk([(x,y), (x+.8,y-h*.4), (x+.2,y-h*.66)], [1.9,1.4,2], 'sand', 1.1)
    ink([(x+.4,y-1), (x+1,y-h*.4)], .8, .1, .1)
    for dx, up, drop in ((-9,.88,.5), (9,.9,.46), (-6,.98,.62), (6.4,1,.6), (-2.6,1.02,.42), (2.8,1.03,.44)):
        for side, d in ((-.8,.86), (.9,1)):
            top, foot = (x+dx*.5,y-h*up), (x+dx+side,y-h*up+h*drop*d)
            m = (x+dx*.98+side*.6,y-h*up+h*.1)
            L, R = band(curve([top, m, foot]), [.5,1.5,1.1,.1])
            part(L+R[::-1], 'verd', .85, raw=True, off=.1)


def picture():
    """The picture inside the frame."""
    # --- sky, river between meadows
    sky(104, 130, None, gap=4.2, dens=.5)
    cloud(16, 121, .6, 1, 'long')
    cloud(86, 112, .5, -1, 'small')
    hill([(-4,139), (20,131), (44,137), (70,129), (104,134)], 'verd', 1.1, 3, 8, 60, .65)
    tower(60, 135, 4, 10, 'sand', 'cone', wins=1, lw=.8)
    house(65, 136, 9, 4.6, 3.8, lw=.75, wins=1)
    part([(2,143), (30,140.6), (58,143.6), (98,139), (98,160), (2,166)], 'indigo', 1.1, off=.2)
    for x, y, l in ((10,148,16), (34,146,20), (60,147.6,12), (20,153,14), (46,152,18), (64,154,9), (8,158,12),
        (34,157.4,10)):
        ink([(x,y), (x+l/2,y-.7), (x+l,y)], 1, .1, .1, 'paper')
    # --- wreath: roses on both sides
    for f in (1, -1):
        with Sheet() as g:
            sprig([(56,133), (76,124), (89,106), (92,80), (88,62)], [(.08,1,1), (.16,-1,.9), (.3,1,1.1), (.38,-1,1),
                (.52,1,1.1), (.6,-1,1), (.74,1,1), (.82,-1,.9)], 1.0)
            rosette(88.4, 60, .66, 5, 'verm')
            rosette(86, 112.6, .6, 5, 'rose', rot=20)
            rosette(69, 128.4, .5, 5, 'paper', rot=10)
        place(g, 0 if f > 0 else 100, flip=f)
    sprig([(91,58), (87,44), (91,30), (86,16)], [(.14,1,.9), (.3,-1,.9), (.48,1,1), (.6,-1,.9), (.8,1,.9),
        (.98,0,.9)], 1.0)
    rosette(90.6, 31, .5, 5, 'rose')
    mark_figure()
    # --- the great heart
    T = at(50, 81, 4.4)
    o = curve(T(SHAPE['H']), True)
    fill(shift(o, 1.6, 1.4), 'rose')
    s = part(T(SHAPE['H']), 'verm', 2, off=0)
    shade(s, 5, 1.6, .95, .12)
    ink(T([(-6.9,-1.6), (-7.1,-4), (-5.3,-6.3), (-3.2,-6.2)]), 1.5, .1, .1, 'paper')
    ink(T([(-6.2,-1), (-6.3,-3.4), (-5,-5.2)]), 1, .1, .1, 'paper')
    ink(T([(-5.8,.7), (-3.6,3.4), (-.9,6.6)]), 1, .1, .1, 'paper')
    carved_rose(50, 75, 1.34)
    dove(35, 49.4, .96, 1)
    dove(65, 49.4, .96, -1)
    mark_figure()
    for x, y, r in ((50,36,-4),):
        part(at(x, y, .5)(SHAPE['H']), 'verm', 1, off=.2)
    # --- near bank: willow, swan, flowers
    hill([(-4,160), (16,157), (34,163), (60,166), (104,160)], 'sand', 1.2, 2.8, 7, 60, .65)
    willow(13, 166, 40)
    U = at(50, 160, .95)
    part(U([(-12,-2), (-14,-7,1), (-8,-9), (-1,-8.4), (4,-6), (7,-8), (7.4,-12), (5,-16), (6,-20), (9.4,-21.4),
        (12,-19.4), (11.6,-17,1), (8.8,-17), (8.6,-15), (11,-11), (11.4,-5), (8,0), (0,1.4), (-8,1)]), None, 1.2,
        off=0, sh=dict(depth=2.2, gap=1.3, w=.55))
    ink(U([(-11,-6), (-4,-5), (2,-2.6)]), .9, .2, .2)
    ink(U([(-10,-3.4), (-5,-2.6), (-1,-1)]), .8, .2, .2)
    part(U([(11.6,-19.4,1), (16.4,-17,1), (11.4,-16.8,1)]), 'ochre', .9, off=.1)
    fill(U(dot(9.8, -19, .8)), 'ink')
    ink(U([(-16,2.4), (0,3.4), (14,2)]), .9, .1, .1, 'paper')
    for x, y, c, h in ((26,173,'verm',7), (34,174,'paper',5.4), (58,173,'rose',6), (67,172.6,'verm',5.4)):
        bloom(x, y, 2.3, c, h)
    for x, y in ((20,174), (44,174), (51,172), (7,174)):
        tuft(x, y, 4, 4)
