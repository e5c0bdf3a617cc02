"""The emblem of each trump's plain face, drawn round (0, 0) in an oval of 31 x 37 half width and height.

`emblem(n)` draws that of trump n. Every one is the attribute by which its full picture will be known.
"""
from kit import *
from pieces import fish

RX, RY = 31, 37
LEAF = dict(depth=3, gap=1.5, w=.8)


def in_oval(what):
    """Draw something cut to the medallion's oval."""
    with Sheet() as g:
        what()
    edge = [(RX*cos(a), RY*sin(a), cos(a)/RX, sin(a)/RY) for a in (2*pi*i/48 for i in range(48))]
    edge = [(x, y, nx/math.hypot(nx, ny), ny/math.hypot(nx, ny)) for x, y, nx, ny in edge]
    for c, rings in g.items:
        q = [r for r in (cut(r, edge) for r in rings) if len(r) > 2]
        if q:
            Sheet.hand[-1].add(c, q)


def heaven(c=None):
    """The oval as sky: full colour, or paper strewn with small stars."""
    if c:
        fill(ellipse(0, 0, RX, RY, 64), c)
    for x, y in ((-17,-24), (16,-26), (-24,-8), (25,-10), (-24,13), (24,14), (-13,29), (14,28)):
        if c == 'indigo':
            spark(x, y, 2.2)
        else:
            star(x, y, 2.6, 'ochre', 6, .45, .6)


# ---------- 1-5: papi
def cups_and_balls():
    """The juggler's table."""
    part([(-25,8,1), (25,8,1), (28,15,1), (-28,15,1)], 'verm', 1.3)
    part([(-28,15,1), (28,15,1), (28,19,1), (-28,19,1)], 'ochre', 1.1, off=.3)
    for f in (1, -1):
        part([(f*22,19,1), (f*26,19,1), (f*20,33,1), (f*17,33,1)], 'sand', 1.1, off=.3)
    for x, y in ((-15,12), (0,9.6), (15,12)):
        part(at(x, y)([(-4,-17,1), (4,-17,1), (7,0,1), (0,1.4), (-7,0,1)]), 'indigo' if x else 'verd', 1.2, dict(ang=90, gap=2, w=.8, part=(.4,1)))
        part(at(x, y)([(-7.4,-2.4,1), (0,-1), (7.4,-2.4,1), (7.8,.8,1), (0,2.2), (-7.8,.8,1)]), 'ochre', .9, off=.3)
    for x, y in ((-7.4,13), (23,-8), (-21,-14)):
        part(ellipse(x, y, 2.6, n=18), 'verm', 1, off=.3, raw=True)
    stalk([(-22,-16), (18,-24)], [1.5, 1.5], 'ochre', 1.1)
    star(19, -24.4, 5, 'verm', 6, .45, .8)


def sceptre(x=0, y=0, rot=0, s=1):
    """A staff of 56 s with a lily on top."""
    with Sheet() as g:
        stalk([(0,28), (0,-18)], [1.9, 1.5], 'ochre', 1.2)
        for q in (24, 4, -14):
            part([(-3.2,q,1), (3.2,q,1), (3.2,q+3,1), (-3.2,q+3,1)], 'verm', .9, off=.2)
        lily(0, -24, .92, 0, 'ochre', 1)
        part(ellipse(0, 29, 3, n=18), 'ochre', 1.1, off=.3, raw=True)
    place(g, x, y, s, rot)


def coronet(x, y, s=1, jewels='verm'):
    """An open crown of lilies, 28 s wide, its foot at y."""
    m = at(x, y, s)
    for dx, dy, k in ((-11,-7.5,.4), (11,-7.5,.4), (-5.8,-8.4,.5), (5.8,-8.4,.5)):
        lily(x+dx*s, y+dy*s, k*s, dx*2, 'ochre', .9)
    lily(x, y-11*s, .61*s, 0, 'ochre', .9)
    part(m([(-13.6,-3.4,1), (0,-.8), (13.6,-3.4,1), (13,2,1), (0,4.6), (-13,2,1)]), 'ochre', 1.2, off=.4)
    for i, dx in enumerate((-9.4, -4.8, 0, 4.8, 9.4)):
        part(m(ellipse(dx, 1.8-.022*dx*dx, 1.25, n=14)), ('paper', jewels)[i % 2], .8, off=.1, raw=True)


def crown(x, y, s):
    """A closed crown of 28 s by 25 s, its foot at y."""
    m = at(x, y, s)
    part(m([(-13,-4), (-12,-14), (-5,-19.6), (0,-20), (5,-19.6), (12,-14), (13,-4)]), 'verm', 1.2, sh=dict(depth=4, gap=1.5, w=.8))
    for f in (1, -1):
        part(m([(f*10,-5,1), (f*13.6,-11), (f*11,-17), (f*4,-20.6), (0,-20,1), (f*3.6,-18), (f*9.4,-15), (f*11,-11), (f*12.6,-5,1)]), 'ochre', 1.1)
    part(m([(-1.6,-5,1), (-2,-20,1), (2,-20,1), (1.6,-5,1)]), 'ochre', 1.1)
    part(m(ellipse(0, -22.4, 2.5, n=18)), 'ochre', 1.1, off=.3, raw=True)
    for dx in (-8.4, 0, 8.4):
        lily(x+dx*s, y-8.6*s, .34*s, dx*1.2, 'ochre', .8)
    part(m([(-13.6,-5,1), (0,-2.4), (13.6,-5,1), (13,1,1), (0,3.6), (-13,1,1)]), 'ochre', 1.2, off=.4)
    for i, dx in enumerate((-9.4, -4.8, 0, 4.8, 9.4)):
        part(m(at(dx, .6-.022*dx*dx)([(0,-1.8,1), (1.5,0,1), (0,1.8,1), (-1.5,0,1)])), ('verm', 'paper')[i % 2], .8, off=.1)


def duke():
    """A coronet on a sceptre."""
    sceptre(0, -1, 0, .98)
    part([(-21,19,1), (-10,17), (0,18), (10,17), (21,19,1), (18.6,25), (21,32,1), (10,30.4), (0,31.4), (-10,30.4), (-21,32,1), (-18.6,25)], 'verm', 1.3,
         sh=LEAF)
    for f in (1, -1):
        for y in (18.6, 32):
            part(ellipse(f*22, y, 2.3, n=16), 'ochre', 1, off=.2, raw=True)
        folds([(f*19,21), (f*13,22.6), (f*9,22)], [(f*19,30), (f*13,27.6), (f*9,28)], w=1.0)
    part([(-3,24.6,1), (0,21.6,1), (3,24.6,1), (0,27.6,1)], 'ochre', .9, off=.2)
    coronet(0, 12, 1.35)


def orb():
    """The orb with its cross."""
    s = part(ellipse(0, 9, 21, n=56), 'verm', 1.6, sh=dict(depth=7, gap=1.8, w=.9), raw=True)
    part([(-20.6,4.6,1), (0,9), (20.6,4.6,1), (20.6,12.4,1), (0,16.4), (-20.6,12.4,1)], 'ochre', 1.1, off=.4)
    part([(-3.4,-12,1), (3.4,-12,1), (3.8,9,1), (-3.8,9,1)], 'ochre', 1.1, off=.3)
    for x in (-14, -7, 7, 14):
        part(at(x, 11.6-.012*x*x)([(0,-2.2,1), (1.8,0,1), (0,2.2,1), (-1.8,0,1)]), 'paper', .8, off=0)
    part([(-2.2,-13,1), (-2.6,-20), (-9,-19.4,1), (-9,-25,1), (-2.6,-24.6), (-2.8,-31,1), (2.8,-31,1), (2.6,-24.6), (9,-25,1), (9,-19.4,1),
          (2.6,-20), (2.2,-13,1)], 'ochre', 1.2)
    part(ellipse(0, -13, 3.6, n=20), 'ochre', 1.1, off=.3, raw=True)
    contour(s, 1.2)


def eagle():
    """The emperor's eagle, wings spread."""
    for a, l in ((90,19), (72,17), (108,17)):
        feather(0, 13, a, l, 6, 'indigo', 0)
    for f in (1, -1):
        for a, l, x, y in ((88,19,7,0), (68,23,9,-3), (48,25,10,-6), (26,25,10,-9), (4,23,9,-12), (-20,20,8,-13)):
            S, A, B = lock(f*x, y, a if f > 0 else 180-a, l, 7, -.5*f, 'indigo', lw=1, blunt=.7, lines=1)
        part([(f*3,-13,1), (f*9,-19), (f*16,-19), (f*13,-12), (f*12,-2), (f*5,6,1)], 'indigo', 1.2, sh=LEAF)
        part(limb([(f*5,14), (f*10,20), (f*12,24)], [4.4, 3.2, 2.4]), 'ochre', 1, raw=True, off=.3)
        for a in (30, 75, 120):
            lock(f*12, 23, a if f > 0 else 180-a, 5.4, 2.2, .5*f, 'ochre', lw=.8, lines=0)
    part([(0,-18), (6,-14), (8,-4), (6.4,8), (0,17,1), (-6.4,8), (-8,-4), (-6,-14)], 'indigo', 1.4, sh=LEAF)
    for j in range(4):
        for i in range(-1, 2):
            x, y = i*4.4+(2.2 if j % 2 else 0), -7+4.6*j
            if abs(x) < 5.6:
                ink([(x-1.8,y), (x,y+2), (x+1.8,y)], .9, .3, .3, 'sky')
    part([(-4,-15), (-4.6,-22), (0,-25.4), (4.6,-24), (6,-21,1), (11,-20.4), (9.6,-16.4,1), (5,-17.6), (4.4,-13)], 'indigo', 1.2)
    part([(5.4,-22.6,1), (11.4,-21), (9.6,-15.8,1), (8.4,-18.4), (5.2,-18.4,1)], 'ochre', 1, off=.2)
    fill(ellipse(2.2, -20.8, 1.2, n=12), 'paper')
    coronet(0.4, -27, .5)


def cupid():
    """A winged heart pierced by an arrow."""
    for f in (1, -1):
        for i, (a, l) in enumerate(((34,15), (14,18), (-8,20), (-30,22), (-52,22))):
            feather(f*(12-.6*i), 5-4.4*i, a if f > 0 else 180-a, l, 7, ('sky','ochre')[i % 2], -.35*f)
    part([(0,26,1), (-13,14), (-19,2), (-17,-9), (-8,-12.6), (0,-5,1), (8,-12.6), (17,-9), (19,2), (13,14)], 'verm', 1.6,
         sh=dict(depth=6, gap=1.7, w=.9))
    fill(curve([(-14,-3), (-10,-8.4), (-8,-7), (-11,-2)], True), 'rose')
    arrow(0, 4, 52)


def arrow(x, y, rot, l=58):
    """An arrow of length l, point up at rot 0, its middle at (x, y)."""
    T = at(x, y, 1, rot)
    part(limb(T([(0,l/2), (0,-l/2+4)]), [2.2, 2.2]), 'sand', 1.1, raw=True, off=.3)
    part(T([(0,-l/2-3,1), (4,-l/2+6,1), (0,-l/2+4), (-4,-l/2+6,1)]), 'indigo', 1.1, off=.2)
    for f in (1, -1):
        part(T([(f*.9,l/2-9,1), (f*4.6,l/2-4,1), (f*4.6,l/2+4,1), (f*.9,l/2-1,1)]), 'verm', 1, off=.2)
        ink(T([(f*1,l/2-5), (f*4.4,l/2)]), .8, 1, .4)


# ---------- 6-8, 16-19: virtues
def jug(x, y, rot=0, flip=1, s=1, c='indigo'):
    """A jug with a handle, 26 s high, its lip to the left."""
    T = at(x, y, s, rot, flip)
    ink(T([(3,-10,1), (11,-12), (13.4,-3), (8,4)]), 3.6*s, .9, .9)
    ink(T([(3,-10,1), (11,-12), (13.4,-3), (8,4)]), 1.7*s, .9, .9, 'ochre')
    part(T([(-3.4,-13,1), (-3.6,-8), (-9.4,-1), (-9,7), (-4.4,13,1), (4.4,13,1), (9,7), (9.4,-1), (3.6,-8), (3.8,-13,1)]), c, 1.3, sh=LEAF)
    part(T([(-6.8,-15.4,1), (0,-14.2), (4.6,-14.6,1), (4.4,-11.6,1), (-4,-11.6,1)]), 'ochre', 1, off=.3)
    part(T([(-9.6,-.6,1), (0,1.6), (9.6,-.6,1), (9.8,3.4,1), (0,5.6), (-9.8,3.4,1)]), 'ochre', 1, off=.3)
    part(T([(-5.4,12.4,1), (5.4,12.4,1), (6.4,15.4,1), (-6.4,15.4,1)]), 'ochre', 1, off=.3)


def temperance():
    """Water from jug to jug."""
    part([(0,-12), (-5,-6), (-8,6), (-8.6,16,1), (-5,16,1), (-3.6,6), (0,-3), (3,-9)], 'sky', 1, off=.2)
    ink([(-.6,-7), (-5,4), (-6.6,14)], .8)
    jug(10, -16, -58, 1, 1.05, 'verm')
    jug(-8, 19.5, 0, -1, 1.0, 'indigo')
    shadow(-18, 35, 24, 2)


def column():
    """A column broken in the middle."""
    part([(-18,29,1), (18,29,1), (18,34.6,1), (-18,34.6,1)], 'sand', 1.2)
    part([(-14,24,1), (14,24,1), (15,29,1), (-15,29,1)], 'sand', 1.2)
    with Sheet() as g:
        part([(-10,24,1), (-9.4,2,1), (-5,5,1), (-1,-1,1), (3,4,1), (6,0,1), (9.4,4,1), (10,24,1)], 'sand', 1.4)
        for x in (-6, -2, 2, 6):
            ink([(x,6+(x == -2)*-3), (x*1.05,23)], 1.0, .3, .8)
        hatch([(4,7), (9.6,7), (9.8,23), (4.4,23)], 4, 1.7, .8, (.2,1))
    place(g)
    with Sheet() as g:
        part([(-9.4,6,1), (-5,9,1), (-1,3,1), (3,8,1), (6,4,1), (9.4,8,1), (9,-14,1), (-9,-14,1)], 'sand', 1.4)
        for x in (-6, -2, 2, 6):
            ink([(x,5), (x*.97,-13)], 1.0, .3, .8)
        hatch([(4,6), (9.4,6), (9,-13), (4.4,-13)], 4, 1.7, .8, (.2,1))
        part([(-11,-17,1), (11,-17,1), (10,-13.6,1), (-10,-13.6,1)], 'sand', 1.1)
        for f in (1, -1):
            part(ellipse(f*11.4, -18.4, 3.8, n=20), 'sand', 1.1, off=.3, raw=True)
            part(ellipse(f*11.4, -18.4, 1.4, n=12), 'verm', .8, off=0, raw=True)
        part([(-15,-26,1), (15,-26,1), (15,-21.6,1), (-15,-21.6,1)], 'sand', 1.2)
    place(g, 3, -5.4, .94, 12)
    leaf(-15, 25, 1, -60)
    leaf(16, 26, 1, 60)
    leaf(-13, 20, .9, -20)


def pans(y=0, w=22, c='ochre', beam_=True):
    """Scales hanging from (0, y - 14): beam of half width w, two pans."""
    part([(-w-1,y-11), (0,y-15), (w+1,y-11), (w+1,y-8.6), (0,y-11.6), (-w-1,y-8.6)], c, 1.2, off=.4)
    part(ellipse(0, y-13.2, 3.4, n=20), 'verm', 1.1, off=.3, raw=True)
    for f in (1, -1):
        x = f*w
        for dx in (-7.6, 0, 7.6):
            ink([(x,y-10), (x+dx,y+8)], .95, .8, .8)
        part([(x-9,y+7.4,1), (x,y+8.8), (x+9,y+7.4,1), (x+5.6,y+13), (x,y+14.6), (x-5.6,y+13)], c, 1.2, sh=dict(depth=2.4, gap=1.4, w=.7))


def justice():
    """Sword before the scales."""
    pans(2, 20)
    part([(0,-34,1), (3.6,-27,1), (3.6,17,1), (-3.6,17,1), (-3.6,-27,1)], 'sky', 1.4, off=.4)
    ink([(.4,-30), (.4,16)], 1, .3, .8)
    hatch([(.8,-26), (3.4,-26), (3.4,16), (.8,16)], 20, 2.6, .8, (.1,1))
    hilt(0, 18, 0, 1.6, k=1)


def anchor():
    """Hope's anchor, her crown above."""
    part([(-2.6,-16,1), (2.6,-16,1), (3.2,22,1), (-3.2,22,1)], 'indigo', 1.3, off=.5)
    part([(-13,-13,1), (13,-13,1), (13.6,-8.6,1), (-13.6,-8.6,1)], 'ochre', 1.2, off=.4)
    for f in (1, -1):
        part(ellipse(f*14, -10.8, 3, n=18), 'ochre', 1.1, off=.3, raw=True)
    part([(0,32,1), (-12,29), (-20,20), (-22.6,10,1), (-26,14,1), (-24,2,1), (-14.6,9.6,1), (-18.4,9.6,1), (-14,18), (-6,23.4), (0,24.4),
          (6,23.4), (14,18), (18.4,9.6,1), (14.6,9.6,1), (24,2,1), (26,14,1), (22.6,10,1), (20,20), (12,29)], 'indigo', 1.5,
         sh=dict(depth=3, gap=1.6, w=.8))
    fill(ellipse(0, -19.4, 6, n=28), 'ink')
    fill(ellipse(0, -19.4, 4.8, n=28), 'indigo')
    fill(ellipse(0, -19.4, 3, n=24), 'ink')
    fill(ellipse(0, -19.4, 2, n=24), 'paper')
    part([(-4,-5), (8,2), (9,9), (-6,13), (-8,19), (3,26), (1.4,28), (-11,21), (-9,11), (5,7), (4.6,4), (-6,-2)], 'verm', 1.1, off=.3)


def prudence():
    """A mirror with a serpent round its handle."""
    part([(-2.8,6,1), (2.8,6,1), (3.4,33,1), (-3.4,33,1)], 'ochre', 1.2, off=.4)
    part(ellipse(0, -10, 18.6, 20, 56), 'ochre', 1.5, raw=True)
    s = part(ellipse(0, -10, 14, 15.4, 48), 'sky', 1.2, off=.4, raw=True)
    fill(curve([(-9,-10), (-5,-18), (2,-21.6), (3.4,-19.6), (-3,-15), (-6.4,-8)], True), 'paper')
    hatch(s, 60, 2.6, .8, (.72,1))
    for a in range(12):
        part(ellipse(16.3*cos(pi*a/6), -10+17.7*sin(pi*a/6), 1.3, n=12), 'verm', .7, off=.1, raw=True)
    def coil(pts, ws):
        """One bend of the serpent."""
        _, L, R = stalk(pts, ws, 'verd', 1.2)
        s = curve(pts)
        for i in range(2, len(s)-2, 2):
            ink([lerp(L[i], R[i], .15), lerp(L[i], R[i], .6)], .8, .9, .2)
    coil([(-3,33), (9,32), (10,28), (0,26)], [.4, 1.4, 1.9, 2])
    coil([(0,26), (-11,24), (-12,19), (-2,17.4)], [2, 2.2, 2.3, 2.4])
    coil([(-2,17.4), (10,16), (15,11), (20,6)], [2.4, 2.4, 2.4, 2.2])
    part([(18,8), (18.4,3), (22,.2), (26,.8), (26.4,3.4), (22,7.6)], 'verd', 1.1, off=.3)
    fill(ellipse(22, 3.2, 1, n=10), 'ink')
    ink([(26,2), (28.4,.8)], .9)


def faith():
    """A cross over the two tablets."""
    for f in (-1, 1):
        T = at(f*12.6, 15, 1, f*5)
        part(T([(-11,17,1), (-11,-9), (-7.6,-14.6), (0,-16.6), (7.6,-14.6), (11,-9), (11,17,1)]), 'sand', 1.4, sh=dict(depth=3, gap=1.6, w=.8))
        for y in (-7.6, -2.6, 2.4, 7.4, 12.4):
            ink(T([(-7,y), (0,y+.3), (6.4,y)]), 1.3, .5, .3)
    part([(-3.6,34,1), (-3.2,-14,1), (-15,-13.6,1), (-15,-20.6,1), (-3.4,-20.4,1), (-3.6,-33,1), (3.6,-33,1), (3.4,-20.4,1), (15,-20.6,1),
          (15,-13.6,1), (3.2,-14,1), (3.6,34,1)], 'verm', 1.6, ha=dict(ang=8, gap=2.4, w=.8, part=(.55,1)))


def charity():
    """A flaming vessel."""
    fire(0, 4, 38, 34, BLAZE, 1, 1.3)
    part([(-20,2,1), (0,5), (20,2,1), (17,12), (8,19), (4,21), (4,26), (11,32,1), (-11,32,1), (-4,26), (-4,21), (-8,19), (-17,12)], 'ochre', 1.5,
         sh=dict(depth=5, gap=1.6, w=.85))
    part([(-21.4,.6,1), (0,3.8), (21.4,.6,1), (21.4,5,1), (0,8.4), (-21.4,5,1)], 'ochre', 1.2, off=.4)
    for x in (-14, -7, 0, 7, 14):
        part(at(x, 5.8-.012*x*x)([(0,-1.8,1), (1.6,0,1), (0,1.8,1), (-1.6,0,1)]), 'verm', .8, off=.1)
    part([(-12.4,30.4,1), (12.4,30.4,1), (13.6,34,1), (-13.6,34,1)], 'ochre', 1.1, off=.3)


# ---------- 9-15: turns of fate
def wheel(x=0, y=0, r=24, spokes=8, c='ochre'):
    """A wheel with turned spokes."""
    s = ellipse(x, y, r, n=60)
    h = ellipse(x, y, r*.78, n=52)
    for k in range(spokes):
        T = at(x, y, r/24, 360*k/spokes)
        part(T([(-1.4,-3,1), (-1.6,-8), (-2.8,-11), (-1.4,-14), (-1.4,-20,1), (1.4,-20,1), (1.4,-14), (2.8,-11), (1.6,-8), (1.4,-3,1)]), 'verm', 1,
             off=.3)
    fill(s, 'paper', [h])
    fill(shift(s, .6, -.4), c, [shift(h, .6, -.4)])
    contour(s, 1.6)
    contour(h, 1.2)
    for k in range(spokes*2):
        a = 2*pi*(k+.5)/spokes/2
        fill(ellipse(x+r*.89*cos(a), y+r*.89*sin(a), r*.035+.3, n=10), 'ink')
    part(ellipse(x, y, r*.2, n=24), c, 1.2, off=.3, raw=True)
    part(ellipse(x, y, r*.07, n=14), 'ink', .6, off=0, raw=True)


def fortune():
    """The wheel, a crown at its top."""
    part([(-4,4,1), (4,4,1), (9,35,1), (3,35,1), (0,14), (-3,35,1), (-9,35,1)], 'sand', 1.2)
    wheel(0, 4, 23.4)
    coronet(0, -21, .66)


def chariot():
    """A triumphal car with its banner."""
    stalk([(12,6), (12,-32)], [1.4, 1.1], 'sand', 1.1)
    part([(12,-31,1), (2,-28), (-8,-32), (-19,-28,1), (-14,-23,1), (-20,-17,1), (-8,-20), (2,-16), (12,-19,1)], 'verm', 1.2,
         ha=dict(ang=70, gap=2.2, w=.8, part=(.5,1)))
    lily(1, -23.6, .42, 0, 'paper', .7)
    part(limb([(-12,11), (-22,9), (-30,3)], [3, 2.6, 2.4]), 'sand', 1.1, raw=True)
    part([(-21,-13,1), (-13,-15), (-3,-9), (7,-1), (20,0,1), (21,6), (18,13,1), (-12,14,1), (-18,7), (-19,-3)], 'ochre', 1.5,
         sh=dict(depth=4, gap=1.6, w=.85))
    part([(-22.4,-14.6,1), (-13,-17), (-2,-11), (8,-3), (21,-2,1), (21,1.6,1), (7,.8), (-4,-6.6), (-14,-12.6), (-21,-10.8,1)], 'verm', 1.1, off=.3)
    part([(-14,9.4,1), (18.6,8.8,1), (17.6,14,1), (-12,14.4,1)], 'verm', 1.1, off=.3)
    lily(-10, 0, .58, 0, 'verm', .9)
    wheel(4, 18.5, 14.6, 8, 'ochre')


def hourglass():
    """Winged time."""
    for f in (1, -1):
        for i, (a, l) in enumerate(((52,17), (30,21), (8,24), (-14,25), (-36,22))):
            feather(f*4, 5-3*i, a if f > 0 else 180-a, l, 7, ('ochre','verd')[i % 2], -.35*f)
    part([(-12,-24,1), (12,-24,1), (11,-14), (2.6,-1), (2.6,1), (11,14), (12,24,1), (-12,24,1), (-11,14), (-2.6,1), (-2.6,-1), (-11,-14)], 'sky', 1.4,
         off=.4)
    part([(-8.6,-11,1), (0,-9.6), (8.6,-11,1), (1.2,-1,1), (-1.2,-1,1)], 'ochre', .9, off=.2)
    part([(-10.6,23,1), (-8,15), (0,9.4), (8,15), (10.6,23,1)], 'ochre', .9, off=.2)
    ink([(0,-1), (0,10)], .9, .8, .8)
    ink([(9.4,-20), (8.6,-13), (4,-6)], 1.0)
    for y in (-1, 1):
        part([(-15,y*28-2.6,1), (15,y*28-2.6,1), (15,y*28+2.6,1), (-15,y*28+2.6,1)], 'verm', 1.3, off=.4)
    for x in (-13, 13):
        stroke([(x,-25), (x,0), (x,25)], 2.6, .9, .9)
        stroke([(x-.3,-25), (x-.3,0), (x-.3,25)], 1.1, .9, .9, c='ochre')


def purses():
    """Two money bags hung from a rope."""
    ink([(-24,-27), (0,-30), (24,-27)], 3.4, .9, .9)
    ink([(-24,-27.4), (0,-30.4), (24,-27.4)], 1.7, .9, .9, 'sand')
    for f, y in ((-1,0), (1,7)):
        x = f*12.4
        stroke([(x,-29), (x,-20), (x,y-10)], 1.5, .9, .9)
        part(at(x, y)([(-4.6,-8,1), (-6.6,-14,1), (-2,-12), (0,-14.6), (2,-12), (6.6,-14,1), (4.6,-8,1)]), 'verm' if f < 0 else 'verd', 1.1)
        part(at(x, y)([(-4.4,-7.4), (-10,2), (-12,13), (-6,19.4), (6,19.4), (12,13), (10,2), (4.4,-7.4)]), 'verm' if f < 0 else 'verd', 1.4,
             sh=dict(depth=5, gap=1.6, w=.85))
        folds(at(x, y)([(-2,-6), (-4.4,1), (-5,6)]), at(x, y)([(1.6,-6), (3,0), (2.6,5)]), w=1.1)
        part(at(x, y)([(-5,-9.4,1), (0,-8.2), (5,-9.4,1), (5,-6.2,1), (0,-5), (-5,-6.2,1)]), 'ochre', 1, off=.3)
        coin(x-.6, y+10.4, 5.6)


def fork():
    """The devil's fork in flames."""
    fire(0, 33, 46, 34, BLAZE, 1, 1.3)
    part([(-1.9,34,1), (-1.9,-8,1), (1.9,-8,1), (1.9,34,1)], 'sand', 1.2, off=.4)
    part([(-15,-24,1), (-17.6,-19,1), (-15,-19,1), (-14.6,-8), (-8,-3.4), (8,-3.4), (14.6,-8), (15,-19,1), (17.6,-19,1), (15,-29,1), (10.6,-19,1),
          (12,-19,1), (11.4,-11), (7,-7.6), (2.2,-7.4,1), (2.2,-24,1), (4.6,-24,1), (0,-34,1), (-4.6,-24,1), (-2.2,-24,1), (-2.2,-7.4,1), (-7,-7.6),
          (-11.4,-11), (-12,-19,1), (-10.6,-19,1), (-15,-29,1), (-17.6,-19,1)], 'indigo', 1.5, off=.5)
    part([(-5,-4,1), (5,-4,1), (4,1.6,1), (-4,1.6,1)], 'verm', 1, off=.3)


def burning_gate():
    """A tower with fire at its top and gate."""
    fire(0, -12, 34, 22, BLAZE, -1, 1.2)
    tower(-14, 31, 28, 42, lw=1.3, wins=0)
    window(-10, -4, 4.6, 8)
    window(5, -4, 4.6, 8)
    bricks(-12, -6, 24, 34, 9)
    part([(-8,31,1), (-8,17), (0,10), (8,17), (8,31,1)], 'ink', 1.2, off=0)
    fire(0, 31, 13, 17, FLAME, 1, 1)
    for f in (1, -1):
        fire(f*21, 31, 10, 18, FLAME, f, 1)
    shadow(-26, 31.6, 52, 2)


# ---------- 20-23: elements
def hills_and_tree():
    """Earth: hills, a tower, a tree."""
    def scene():
        """The land, wider than the oval."""
        sky(-38, 8, tint=.6, x0=-32, x1=32, gap=3.6)
        hill([(-40,2), (-22,-8), (-8,0), (10,-12), (24,-4), (40,-8)], 'indigo', 1.1, 2.6, 7, 60, .6)
        tower(8, 2, 10, 22, 'paper', lw=1)
        hill([(-40,10), (-18,4), (4,4), (22,0), (40,6)], 'sand', 1.2, 2.6, 7, 60, .6)
        hill([(-40,18), (-20,14), (4,19), (24,15), (40,20)], 'verd', 1.4, 2.6, 7, 60, .6)
        cypress(24, 17, 20, 5)
        tree(-11, 21, 34, 11, lw=1.1)
        turf(-24, 24, 26, 34, 6)
    in_oval(scene)


def clouds_and_birds():
    """Air."""
    def scene():
        """The sky, wider than the oval."""
        sky(-38, 38, tint=.62, x0=-32, x1=32, gap=3.8, dens=.5)
        cloud(3, -12, 1.05, 1, 'heap')
        cloud(-16, 8, 1, -1, 'long')
        cloud(18, 21, .9, 1, 'heap')
        cloud(-15, 31, .8, 1, 'small')
        for x, y, k, r in ((-15,-23,1.5,-8), (16,1,1.3,10), (-2,13,1.1,-4), (-21,19,1,6), (4,29,1.2,-10)):
            fill(curve(at(x, y, k, r)([(-8,-3.4,1), (-4.4,-4.6), (-.4,-1,1), (3,-5), (8,-4.6,1), (4,-3), (1.6,.6), (2.6,3,1), (0,1.8), (-2.4,2.8,1),
                 (-1.6,.4), (-4.4,-2.8)]), True), 'ink')
    in_oval(scene)


# ---------- 24-35: the signs of the zodiac
def scales():
    """XXIIII, the scales."""
    heaven()
    part([(-2,-16,1), (2,-16,1), (2.4,24,1), (-2.4,24,1)], 'verm', 1.2, off=.4)
    part([(-12,32,1), (-9,26), (-2,23.6,1), (2,23.6,1), (9,26), (12,32,1)], 'verm', 1.3, off=.5)
    pans(-3, 17.6)
    lily(0, -25, .62, 0, 'ochre', .9)


def wheat():
    """XXV, the maid's sheaf."""
    heaven()
    for a, l in ((-30,48), (30,48), (-15,54), (15,54), (0,58)):
        T = at(0, 30, 1, a*.55)
        ink(T([(0,0), (a*.04,-l*.4), (a*.1,-l)]), 1.5, 1, .7)
        for k in range(6):
            for f in (1, -1):
                q = T([(a*.1,-l+5+3.6*k)])[0]
                lock(*q, -90+a*.55+f*32, 6.2, 2.9, -.3*f, 'ochre', lw=.8, lines=0)
        lock(*T([(a*.1,-l+2)])[0], -90+a*.55, 6.4, 2.9, 0, 'ochre', lw=.8, lines=0)
    for f in (1, -1):
        lock(0, 28, -90+f*58, 24, 6, -.6*f, 'verd', lw=.9)
    part([(-8,12,1), (0,14.4), (8,12,1), (7.4,17.6,1), (0,20), (-7.4,17.6,1)], 'verm', 1.2, off=.4)
    for f in (1, -1):
        ink([(0,30), (f*3,33), (f*8,35.4)], 1.3, 1, .3)


def scorpion():
    """XXVI, seen from above."""
    heaven()
    for f in (1, -1):
        for i, (y, l, d) in enumerate(((-6,14,-5), (-1,16,0), (4,15,5), (9,12,9))):
            ink([(f*4,y), (f*(4+l*.55),y-3+d*.3), (f*(4+l),y+d)], 2.0, .9, .2)
        part(limb([(f*5,-11), (f*14,-14), (f*17,-21)], [3.4, 3.6, 3.4]), 'verm', 1.1, raw=True, off=.3)
        part([(f*15,-20,1), (f*12.6,-27), (f*15,-34,1), (f*16.6,-28), (f*19,-27,1), (f*22,-32,1), (f*22.6,-24), (f*19,-19,1)], 'verm', 1.1, off=.3)
    part(ellipse(0, -9, 7.6, 7, 28), 'verm', 1.3, sh=LEAF, raw=True)
    for i in range(5):
        w = 7.4-.7*i
        part([(-w,-5+4*i), (0,-6.4+4*i), (w,-5+4*i), (w*.94,-.6+4*i), (0,1+4*i), (-w*.94,-.6+4*i)], 'verm', 1.1, off=.3)
    for x, y, r in ((.6,17,3.4), (2.4,22,3.2), (6.4,26.4,3), (11.6,28,2.8), (16.4,25.6,2.7)):
        part(ellipse(x, y, r+.3, n=20), 'verm', 1.1, off=.3, raw=True)
    part([(17,24,1), (21,22), (20,16), (15,13.4,1), (16.4,18), (15.4,22)], 'ochre', 1.1, off=.3)
    for f in (1, -1):
        fill(ellipse(f*2.6, -12, 1.1, n=10), 'paper')


def horn(f, c='sand'):
    """A ram's horn curled to one side."""
    pts = [(5,-12), (14,-19), (23,-14), (25,-2), (20,8), (12,9), (9.6,3), (13,-1.4), (16.4,1)]
    pts = [(f*x, y) for x, y in pts]
    _, L, R = stalk(pts, [4.6, 5, 4.8, 4.4, 3.8, 3, 2.2, 1.4, .6], c, 1.3)
    for i in range(2, len(L)-8, 3):
        ink([lerp(L[i], R[i], .06), lerp(L[i], R[i], .6)] if f > 0 else [lerp(L[i], R[i], .94), lerp(L[i], R[i], .4)], .9, .9, .2)


def muzzle(c, w=11, l=26, ears=True, nose='rose'):
    """A beast's head from the front: brow at -12, muzzle down to l."""
    if ears:
        for f in (1, -1):
            part([(f*9,-7,1), (f*17,-9.6), (f*23,-5), (f*17,-2), (f*9,-2,1)], c, 1.1, off=.4)
    part([(-w,-8), (-6,-15), (0,-16.6), (6,-15), (w,-8), (w*.86,6), (w*.66,l-8), (w*.6,l-2), (0,l+2), (-w*.6,l-2), (-w*.66,l-8), (-w*.86,6)], c, 1.5,
         sh=dict(depth=4, gap=1.6, w=.85))
    part([(-w*.6,l-7), (0,l-9), (w*.6,l-7), (w*.58,l-1), (0,l+2), (-w*.58,l-1)], nose, 1.1, off=.3)
    for f in (1, -1):
        fill(curve([(f*2,l-4.6), (f*4.4,l-5.6), (f*4.6,l-3.4), (f*2.6,l-3)], True), 'ink')
        fill(curve([(f*3.4,-3.4,1), (f*6.4,-5.4), (f*9,-2.6,1), (f*6,-1.4)], True), 'paper')
        fill(ellipse(f*6, -3.2, 1.5, n=12), 'ink')
        ink([(f*2.8,-4.6), (f*6,-7), (f*9.6,-4)], 1.5, .4, .2)
        ink([(f*4,3), (f*3.6,10), (f*4,l-10)], 1.0, .2, .3)
    ink([(-3,l-.4), (0,l+.2), (3,l-.4)], 1.0)


def ram():
    """XXVII."""
    heaven()
    muzzle('paper', 10, 24)
    for x, y, r in ((-5.4,-13,3.6), (5.4,-13,3.6), (0,-15.4,4), (-2.8,-9.6,3), (2.8,-9.6,3)):
        part(ellipse(x, y, r, n=20), 'paper', 1.1, off=0, raw=True)
        ink(at(x, y, r/3.6)([(-2,.6), (0,-1.6), (1.8,.4), (.2,1)]), .9, .4, .2)
    horn(1)
    horn(-1)


def goat():
    """XXVIII, half goat, half fish."""
    heaven()
    # fish's tail, curling up on the right
    body = [(-10,6), (-4,18), (8,24), (18,20), (21,10), (17,2)]
    _, L, R = stalk(body, [10, 10, 8, 6, 4, 2.6], 'verd', 1.5, sh=dict(depth=4, gap=1.7, w=.85))
    n = len(L)
    for i in range(5, n-5, 4):
        for k in (.25, .5, .75):
            a, b = lerp(L[i], R[i], k-.11), lerp(L[i], R[i], k+.11)
            m = lerp(L[min(i+2, n-1)], R[min(i+2, n-1)], k)
            ink([a, m, b], 1.0, .3, .3)
    part([(15,3,1), (9,-5), (10,-14,1), (16,-9), (19,-6,1), (22,-10), (28,-13,1), (27,-3), (20,3,1)], 'verm', 1.2, ha=dict(ang=70, gap=2, w=.8, part=(.3,1)))
    # forelegs
    for pts in ([(-12,12), (-22,16), (-20,24), (-24,25)], [(-8,16), (-15,24), (-11,31), (-15,33)]):
        part(limb(pts, [6, 4, 3, 2.6]), 'paper', 1.2, raw=True)
        part(ellipse(pts[-1][0], pts[-1][1], 2.2, n=14), 'ink', .6, off=0, raw=True)
    # neck and head in profile to the left
    part([(-17,14), (-19,4), (-15,-6), (-11,-13), (-3,-12), (1,-4), (2,6), (-4,13), (-11,17)], 'paper', 1.4, sh=dict(depth=5, gap=1.6, w=.85))
    for f, q in ((1, [(-8,-16), (-3,-25), (6,-29), (14,-27)]), (0, [(-11,-16), (-9,-25), (-2,-31), (7,-32)])):
        _, A, B = stalk(q, [2.6, 2.2, 1.4, .4], 'sand', 1.1)
        for i in range(1, len(A)-2, 2):
            ink([lerp(A[i], B[i], .1), lerp(A[i], B[i], .7)], .8, .9, .3)
    part([(-6,-13,1), (2,-12), (7,-8,1), (1,-7), (-5,-9)], 'paper', 1.1)
    part([(-5,-15), (-11,-17.4), (-17,-13), (-24,-5), (-26,-1), (-23.6,2), (-18,1.6), (-12,-2), (-5,-5), (-3,-10)], 'paper', 1.3, sh=LEAF)
    fill(ellipse(-13, -10.6, 1.4, n=12), 'ink')
    ink([(-16,-11), (-13,-13), (-10.4,-11)], 1.1)
    ink([(-24.6,-.8), (-21,-.6), (-19,-1.4)], 1.0)
    lock(-19, 1, 100, 11, 5, .3, 'paper', lw=.9)


def bow():
    """XXVIIII, the archer's bow."""
    heaven()
    part([(-27,6,1), (-25,-6), (-15,-15), (-5,-18), (0,-15.4), (5,-18), (15,-15), (25,-6), (27,6,1), (22,-3), (13,-10.6), (5,-12.6), (0,-10), (-5,-12.6),
          (-13,-10.6), (-22,-3)], 'verm', 1.4, sh=dict(depth=2.4, gap=1.5, w=.8))
    ink([(-26,5), (0,21)], 1.2, 1, 1)
    ink([(26,5), (0,21)], 1.2, 1, 1)
    arrow(0, -2, 0, 54)
    part([(-4.4,-17.4,1), (4.4,-17.4,1), (4.4,-10.6,1), (-4.4,-10.6,1)], 'ochre', 1.1, off=.3)


def crab():
    """XXX, seen from above."""
    heaven()
    for f in (1, -1):
        for y, l, d in ((2,16,-2), (7,17,5), (12,15,11), (16,11,15)):
            part(limb([(f*11,y), (f*(11+l*.6),y-2+d*.25), (f*(11+l),y+d)], [3.4, 2.8, .8]), 'verm', 1, raw=True, off=.2)
        part(limb([(f*11,-4), (f*20,-8), (f*20,-16)], [4.4, 4.4, 4]), 'verm', 1.2, raw=True, off=.4)
        part([(f*22,-14,1), (f*25,-22), (f*20,-31), (f*12,-33,1), (f*16,-27), (f*15.4,-24,1), (f*10,-27,1), (f*11,-20), (f*16,-14,1)], 'verm', 1.3,
             sh=dict(depth=3, gap=1.5, w=.8))
        ink([(f*4,-9), (f*5,-14)], 1.4, 1, 1)
        part(ellipse(f*5, -14.6, 2, n=14), 'paper', .9, off=0, raw=True)
        fill(ellipse(f*5, -14.6, .9, n=10), 'ink')
    part([(-17,2), (-12,-7), (0,-10), (12,-7), (17,2), (14,14), (6,21), (-6,21), (-14,14)], 'verm', 1.5, sh=dict(depth=6, gap=1.7, w=.9))
    ink([(-9,-1), (-4,1.6), (0,-.6), (4,1.6), (9,-1)], 1.2, .2, .2)
    ink([(-8,8), (-4,5.4), (0,8), (4,5.4), (8,8)], 1.1, .2, .2)
    ink([(-5,15), (0,13), (5,15)], 1.0, .2, .2)


def fishes():
    """XXXI, two fishes swimming past each other."""
    heaven()
    with Sheet() as g:
        fish(-36, 0, 'rose')
    with Sheet() as h:
        fish(-36, 0, 'sky')
    ink([(-21,-8), (-26,3), (0,1), (26,-3), (21,9)], 1.3, .9, .9)
    place(g, -1, -13, .68, 8)
    place(h, 1, 14, .68, 188)


def water_bearer():
    """XXXII, an urn poured out."""
    heaven()
    part([(-13,-7), (-18,0), (-20,14), (-26,24,1), (-10,33,1), (8,30,1), (2,22), (-6,12), (-7,2), (-6,-5)], 'sky', 1.2, off=.3)
    for q in ([(-13,-1), (-15,12), (-19,24)], [(-10,0), (-11,14), (-11,27)], [(-8,4), (-6,16), (0,26)]):
        ink(q, 1.1, .2, .1)
    jug(6, -13, -68, 1, 1.35, 'verm')
    for i, (y, a) in enumerate(((24,-26), (29.4,-20))):
        s = [(a+8*k, y+(2.4 if k % 2 else -.6)) for k in range(7-i)]
        ink(s, 2.2, .2, .2, 'indigo')
        ink([(x, y+1.2) for x, y in s], 1.0, .2, .2)


def bull():
    """XXXIIII."""
    heaven()
    for f in (1, -1):
        _, L, R = stalk([(f*8,-12), (f*18,-13), (f*24,-20), (f*21,-30)], [3.8, 3.6, 2.4, .4], 'paper', 1.3)
        for i in range(2, len(L)-4, 3):
            ink([L[i], lerp(L[i], R[i], .5)] if f > 0 else [R[i], lerp(R[i], L[i], .5)], .9, .9, .2)
    muzzle('ochre', 13, 27)
    for a in (-34, -12, 12, 34):
        lock(0+a*.14, -16, 90-a, 9.6, 4.4, -.012*a, 'verm', lw=.9, lines=1)
    fill(ellipse(0, 26.8, 4, 4.4, 24), 'ink')
    fill(ellipse(0, 26.8, 2.8, 3.2, 24), 'ochre')
    fill(ellipse(0, 25.6, 1.8, 2.0, 20), 'rose')


def twins():
    """XXXV, two faces toward each other."""
    heaven()
    for f, c, dress in ((-1,'ochre','verm'), (1,'verm','indigo')):
        T = at(f*12.6, -4, 1.32, 0, -f)
        part(T([(-12,24,1), (-9,17), (-3,14), (3,14), (8,18), (9.4,24,1)]), dress, 1.3, sh=LEAF)
        part(T([(-5,6), (2,9), (2.4,14), (-.6,17), (-6,15)]), 'flesh', 1.1)
        part(T([(-7,-9), (-11,-3), (-10.6,5), (-8,11), (-4,10), (-3,3), (-3,-4)]), c, 1.2, sh=LEAF)
        head(T, 1.2, 'profile', mouth=.6, soft=True)
        part(T([(4.6,-8,1), (2,-12), (-4,-12.6), (-9,-9), (-10.4,-2), (-9,4), (-6,3), (-4.4,-3), (-2,-6)]), c, 1.2, off=.4)
        folds(T([(2,-10), (-4,-9), (-7.4,-2)]), T([(-1,-11), (-6,-9), (-9,-3)]), w=1.0)
        for x, y in ((3.6,-9.4), (-1,-10.4), (-5,-8.8)):
            leaf(*T([(x, y)])[0], .5, -f*(60 if x > 0 else 110)*-1, 'verd', .8, False)
    star(0, -27, 6, 'ochre', 8, .42, .9)


# ---------- 36-39: arie
def great_star():
    """XXXVI."""
    def scene():
        """Night with a star of sixteen rays."""
        heaven('indigo')
        for i in range(8):
            T = at(0, 0, 1, 45*i+22.5)
            part(T([(-3.4,-8,1), (0,-21,1), (3.4,-8,1)]), 'verm', 1, off=.2)
        star(0, 0, 30, 'ochre', 8, .34, 1.4)
        part(ellipse(0, 0, 8.4, n=36), 'ochre', 1.3, off=.3, raw=True)
        sun_face(0, 0, 7.8)
    in_oval(scene)


def great_moon():
    """XXXVII."""
    def scene():
        """Night with a crescent that has a face."""
        heaven('indigo')
        s = part([(13,-27,1), (-2,-26), (-16,-16), (-21,0), (-16,16), (-2,26), (13,27,1), (4,19), (-1.6,11), (-1,6,1), (-3.4,4.4), (-1.6,2.6,1),
                  (2,1.6), (1.6,-.6), (-2,-6,1), (-1,-12), (4,-19)], 'ochre', 1.6, off=.4)
        comb([(4,26), (-12,20), (-20,4)], -5, 90, 1.8, .85)
        contour(s, 1.6)
        ink([(-3,-7), (-6,-9.4), (-10,-8)], 1.5, .3, .2)
        ink([(-3,-3), (-6,-5), (-9,-3.4)], 1.3, .3, .3)
        fill(ellipse(-5, -3.2, 1.3, n=12), 'ink')
        ink([(-1.6,9), (-5,8), (-7,6.4)], 1.3, .4, .1)
        fill(ellipse(-9.4, 4, 3, 2.3, 16), 'rose')
        star(14, -3, 9, 'paper', 8, .4, .9)
        star(17, 17, 5, 'paper', 6, .42, .8)
    in_oval(scene)


def great_sun():
    """XXXVIII."""
    sky_ = [(-20,-24), (20,-24), (-23,20), (23,20)]
    for x, y in sky_:
        cloud(x*.86, y*1.16, .5, 1 if x < 0 else -1, 'small')
    sun(0, 0, 16.5, 29.5, 14)


def globe():
    """XXXVIIII: the world, four winds blowing at it."""
    def scene():
        """Sky, globe with land and sea, winds in the corners."""
        fill(ellipse(0, 0, RX, RY, 64), 'sky')
        for fx in (1, -1):
            for fy in (1, -1):
                for d in (-14, 0, 14):
                    T = at(fx*21, fy*27, 1, 0)
                    a = math.atan2(-fy*27, -fx*21)+radians(d)
                    ink([(fx*19, fy*25), (fx*19+9*cos(a), fy*25+9*sin(a))], 1.3, .9, .1)
                part(ellipse(fx*19.6, fy*26, 5.4, n=24), 'flesh', 1.1, off=.3, raw=True)
                fill(ellipse(fx*17.4, fy*24.8, 1, n=10), 'ink')
                for k in (-40, 10, 60, 110):
                    a = math.atan2(fy*26, fx*19.6)+radians(k-35)
                    part(ellipse(fx*19.6+5.4*cos(a), fy*26+5.4*sin(a), 2.6, n=16), 'ochre', .9, off=0, raw=True)
        s = part(ellipse(0, 0, 20.5, n=60), 'indigo', 1.7, raw=True)
        for q in ([(-16,-11), (-10,-16), (-3,-17), (0,-12), (-5,-8), (-3,-3), (-9,2), (-14,-2), (-17,-6)],
                  [(3,-6), (9,-12), (15,-10), (18,-2), (15,6), (10,9), (8,3), (3,0)], [(-10,8), (-4,6), (2,10), (0,16), (-6,17), (-11,13)]):
            hatch(part(q, 'verd', 1.1, off=.3), 30, 2.4, .7, (.4,1))
        comb(arc(0, 0, 20.5, 20.5, -30, 120, 24), 5, 90, 1.7, .85)
        part([(-20.2,-3.4), (0,2), (20.2,-3.4), (20.4,.6), (0,6.2), (-20.4,.6)], 'ochre', 1, off=.3)
        contour(s, 1.7)
        part([(-1.5,-20,1), (-1.5,-25,1), (-5,-25,1), (-5,-28,1), (-1.5,-28,1), (-1.5,-32,1), (1.5,-32,1), (1.5,-28,1), (5,-28,1), (5,-25,1), (1.5,-25,1),
              (1.5,-20,1)], 'ochre', 1.1, off=.2)
    in_oval(scene)


def great_lily():
    """The lily of Florence, for a number without an emblem."""
    lily(0, 1, 2.5, 0, 'verm', 1.5)


EMBLEMS = {1: cups_and_balls, 2: duke, 3: orb, 4: eagle, 5: cupid, 6: temperance, 7: column, 8: justice, 9: fortune, 10: chariot, 11: hourglass,
           12: purses, 14: fork, 15: burning_gate, 16: anchor, 17: prudence, 18: faith, 19: charity, 22: hills_and_tree, 23: clouds_and_birds,
           24: scales, 25: wheat, 26: scorpion, 27: ram, 28: goat, 29: bow, 30: crab, 31: fishes, 32: water_bearer, 34: bull, 35: twins,
           36: great_star, 37: great_moon, 38: great_sun, 39: globe}


def emblem(n):
    """Draw the emblem of trump n on the sheet in hand."""
    EMBLEMS.get(n, great_lily)()
