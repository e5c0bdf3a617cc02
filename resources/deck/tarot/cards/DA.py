"""Ace of diamonds: one great tile with a sheaf cut into its red; below a market day in the fields, a straw hive and
its bees.
"""
from families.garden import bee, wheat
from tarot.french import SHAPE
from kit import *


def grain(T):
    """One grain in paper, edged in red."""
    o = curve(T([(0,0,1), (2.2,-2.8), (0,-6.8,1), (-2.2,-2.8)]), True)
    fill(o, 'paper')
    contour(o, .9, 'verm')
    ink(T([(0,-1.4), (.1,-4.6)]), .6, .7, .1, 'verm')


def ear(T, n=5, k=1.0):
    """An ear of corn in paper, its foot at (0, 0)."""
    for i in range(n-1, -1, -1):
        for f in (1, -1):
            grain(lambda p, i=i, f=f: T(at(f*1.2, -i*4.2*k, k, f*30)(p)))
    grain(lambda p: T(at(0, -n*4.2*k+1.6, k)(p)))


def sheaf(x, y):
    """Five ears bound in the middle, stalks spreading below."""
    for a, l, n in ((-42,12,2), (42,12,2), (-21,16,3), (21,16,3), (0,15,5)):
        u = at(x, y, 1, a)
        ink(u([(0,2), (0,-l*.5), (0,-l-6)]), 1.5, .8, .8, 'paper')
        ear(lambda p, u=u, l=l: u(at(0, -l)(p)), n, .86)
    for f in (1, -1):
        fill(curve([(x+f*1,y-6,1), (x+f*4,y-13), (x+f*3.6,y-21,1), (x+f*1.4,y-14)], True), 'paper')
    for a in (-20, -10, 0, 10, 20):
        ink([(x+a*.16,y+3), (x+a*.34,y+11), (x+a*.42,y+18-abs(a)*.24)], 1.5, .8, .5, 'paper')
    part([(x-7,y-1.6,1), (x,y+.8), (x+7,y-1.6,1), (x+7,y+4,1), (x,y+6.4), (x-7,y+4,1)], 'ochre', 1.1, off=0)
    for d in (-4, 0, 4):
        ink([(x+d-1,y+.6), (x+d+1,y+4.6)], .8, .6, .6)
    for f in (1, -1):
        part([(x+f*1,y+2,1), (x+f*7,y+6), (x+f*9,y+13,1), (x+f*5.4,y+11,1), (x+f*4,y+14,1), (x+f*1.6,y+8)], 'ochre',
            1, off=0)


def skep(x, y, s=1.0):
    """A hive of straw rope on a bench."""
    T = at(x, y, s)
    part(T([(-15,0,1), (15,0,1), (15,3,1), (-15,3,1)]), 'sand', 1.1, off=.2)
    for a in (-11, 11):
        part(T([(a-1.4,3,1), (a+1.4,3,1), (a+1.8,9,1), (a-1.8,9,1)]), 'sand', 1, off=.2)
    part(T([(-12,0,1), (-12.6,-6), (-11,-13), (-6.4,-19), (0,-21.4), (6.4,-19), (11,-13), (12.6,-6), (12,0,1)]),
        'ochre', 1.4, off=.4, sh=dict(depth=3, gap=1.4, w=.65))
    for yy, w in ((-4,12.5), (-8,12.1), (-12,11), (-16,9)):
        ink(T([(-w,yy), (0,yy+1.8), (w,yy)]), 1.1, .5, .5)
    for yy, w in ((-2,11), (-6,11), (-10,10.6), (-14,9)):
        for i in range(-3, 4):
            a = i*w/3.6
            ink(T([(a-1,yy+.4+.6*(1-abs(i)/3)), (a+1,yy-1.4+.6*(1-abs(i)/3))]), .7, .4, .4)
    part(T(ellipse(0, -21, 2, 1.6, 12)), 'ochre', 1, off=0, raw=True)
    fill(curve(T([(-3,-.4,1), (-2.8,-4), (0,-5.6), (2.8,-4), (3,-.4,1)]), True), 'ink')


def stall(x, y, s, c):
    """A market stall with a striped awning."""
    T = at(x, y, s)
    for a in (-8, 8):
        ink(T([(a,0), (a,-11)]), 1.1, .9, .9)
    part(T([(-9,-4.6,1), (9,-4.6,1), (8.4,0,1), (-8.4,0,1)]), 'sand', 1, off=.2)
    for a, b in ((-6,'verm'), (-2.4,'ochre'), (1.6,'verd'), (5.4,'verm')):
        part(T(ellipse(a, -5.6, 1.9, 1.6, 12)), b, .8, off=0, raw=True)
    part(T([(-8,-16,1), (8,-16,1), (11,-10,1), (-11,-10,1)]), None, 1, off=0)
    for a in (-8, -2.6, 2.8):
        fill(T([(a*.78+.6,-15.6), (a*.78+3.2,-15.6), (a+4,-10), (a+.6,-10)]), c)
    contour(T([(-8,-16), (8,-16), (11,-10), (-11,-10)]), 1)


def picture():
    """The picture inside the frame."""
    sky(106, 128, None, gap=4.4, dens=.5)
    cloud(15, 122, .6, 1, 'long')
    hill([(-4,138), (18,131), (40,137), (66,130), (104,135)], 'verd', 1.1, 3, 8, 60, .65)
    hill([(-4,147), (24,142), (52,147), (80,140), (104,144)], 'ochre', 1.2, 2.6, 8, 60, .7)
    tree(8, 142, 16, 4.6, 'verd', .8)
    stall(61, 147, .74, 'verm')
    stall(46, 148.6, .64, 'indigo')
    manikin(70, 148, 10, 'indigo', -1, 'ochre')
    # --- corn and cornflowers at the sides
    for f in (1, -1):
        with Sheet() as g:
            for pts, l in (([(74,132), (86,112), (90,84)], 1), ([(66,134), (82,124), (92,108)], .8)):
                sprig(pts, [(.3,1,1), (.42,-1,.9), (.62,1,1), (.72,-1,.8)], 1.0)
                a, b = pts[-2:]
                r = math.degrees(math.atan2(b[0]-a[0], a[1]-b[1]))
                wheat(*b, 1.1*l, r*.6)
        place(g, 0 if f > 0 else 100, flip=f)
    mark_figure()
    # --- the great tile
    T = at(50, 80, 4.5)
    o = curve(T(SHAPE['D']), True)
    fill(shift(o, 1.6, 1.4), 'rose')
    s = part(T(SHAPE['D']), 'verm', 2, off=0)
    shade(s, 4.6, 1.6, .95, .12)
    ink(T([(-5.8,-.3), (-2.7,-4.2), (-.5,-7.6)]), 1.5, .1, .1, 'paper')
    ink(T([(-5,-.5), (-2.2,-3.8), (-.8,-5.8)]), 1, .1, .1, 'paper')
    ink(T([(-5.6,.6), (-2.7,4.2), (-.5,7.5)]), 1.1, .1, .1, 'paper')
    sheaf(50, 87)
    mark_figure()
    # --- the hive in the near field
    hill([(-4,158), (20,154), (48,157), (76,151), (104,155)], 'sand', 1.2, 2.8, 7, 60, .65)
    skep(28, 165.4, .98)
    for x, y, s, r in ((48,154,.9,60), (51,164,.84,110), (9,151,.9,-50), (37,20,1,40), (86,22,1,-50), (83,44,.84,20),
        (40,38,.84,-60)):
        bee(x, y, s, r)
    for x, y, c, h in ((9,174,'verm',7), (60,174,'verm',7), (67,172,'indigo',6), (71,174.6,'verm',5)):
        bloom(x, y, 2.3, c, h)
    for x, y in ((15,174.6), (50,174), (59,163), (69,161)):
        tuft(x, y, 4, 4)
