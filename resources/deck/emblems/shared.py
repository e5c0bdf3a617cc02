"""What several emblems use: the oval, its stars, crowns, and things that come twice."""
from kit import *

RX, RY = 31, 37                          # half width and height of the medallion's oval
SHADE = dict(depth=3, gap=1.5, w=.8)     # the shading of most blocks


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


def smaller(what, s, y=0):
    """Draw something at s of its size, y lower."""
    with Sheet() as g:
        what()
    place(g, 0, y, s)


def heaven(c=None):
    """The oval as sky: full colour, or paper strewn with small stars."""
    if c:
        fill(ellipse(0, 0, RX, RY, 64), c)
    for x, y in ((-17,-24), (16,-26), (-24,-8), (25,-10), (-24,13), (24,14), (-13,29), (14,28)):
        if c == 'indigo':
            spark(x, y, 2.2)
        else:
            star(x, y, 2.6, 'ochre', 6, .45, .6)


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
    part(m([(-13,-4), (-12,-14), (-5,-19.6), (0,-20), (5,-19.6), (12,-14), (13,-4)]), 'verm', 1.2,
         sh=dict(depth=4, gap=1.5, w=.8))
    for f in (1, -1):
        part(m([(f*10,-5,1), (f*13.6,-11), (f*11,-17), (f*4,-20.6), (0,-20,1), (f*3.6,-18), (f*9.4,-15),
                (f*11,-11), (f*12.6,-5,1)]), 'ochre', 1.1)
    part(m([(-1.6,-5,1), (-2,-20,1), (2,-20,1), (1.6,-5,1)]), 'ochre', 1.1)
    part(m(ellipse(0, -22.4, 2.5, n=18)), 'ochre', 1.1, off=.3, raw=True)
    for dx in (-8.4, 0, 8.4):
        lily(x+dx*s, y-8.6*s, .34*s, dx*1.2, 'ochre', .8)
    part(m([(-13.6,-5,1), (0,-2.4), (13.6,-5,1), (13,1,1), (0,3.6), (-13,1,1)]), 'ochre', 1.2, off=.4)
    for i, dx in enumerate((-9.4, -4.8, 0, 4.8, 9.4)):
        part(m(at(dx, .6-.022*dx*dx)([(0,-1.8,1), (1.5,0,1), (0,1.8,1), (-1.5,0,1)])),
             ('verm', 'paper')[i % 2], .8, off=.1)


def arrow(x, y, rot, l=58):
    """An arrow of length l, point up at rot 0, its middle at (x, y)."""
    T = at(x, y, 1, rot)
    part(limb(T([(0,l/2), (0,-l/2+4)]), [2.2, 2.2]), 'sand', 1.1, raw=True, off=.3)
    part(T([(0,-l/2-3,1), (4,-l/2+6,1), (0,-l/2+4), (-4,-l/2+6,1)]), 'indigo', 1.1, off=.2)
    for f in (1, -1):
        part(T([(f*.9,l/2-9,1), (f*4.6,l/2-4,1), (f*4.6,l/2+4,1), (f*.9,l/2-1,1)]), 'verm', 1, off=.2)
        ink(T([(f*1,l/2-5), (f*4.4,l/2)]), .8, 1, .4)


def jug(x, y, rot=0, flip=1, s=1, c='indigo'):
    """A jug with a handle, 26 s high, its lip to the left."""
    T = at(x, y, s, rot, flip)
    ink(T([(3,-10,1), (11,-12), (13.4,-3), (8,4)]), 3.6*s, .9, .9)
    ink(T([(3,-10,1), (11,-12), (13.4,-3), (8,4)]), 1.7*s, .9, .9, 'ochre')
    part(T([(-3.4,-13,1), (-3.6,-8), (-9.4,-1), (-9,7), (-4.4,13,1), (4.4,13,1), (9,7), (9.4,-1), (3.6,-8),
            (3.8,-13,1)]), c, 1.3, sh=SHADE)
    part(T([(-6.8,-15.4,1), (0,-14.2), (4.6,-14.6,1), (4.4,-11.6,1), (-4,-11.6,1)]), 'ochre', 1, off=.3)
    part(T([(-9.6,-.6,1), (0,1.6), (9.6,-.6,1), (9.8,3.4,1), (0,5.6), (-9.8,3.4,1)]), 'ochre', 1, off=.3)
    part(T([(-5.4,12.4,1), (5.4,12.4,1), (6.4,15.4,1), (-6.4,15.4,1)]), 'ochre', 1, off=.3)


def pans(y=0, w=22, c='ochre', beam_=True):
    """Scales hanging from (0, y - 14): beam of half width w, two pans."""
    part([(-w-1,y-11), (0,y-15), (w+1,y-11), (w+1,y-8.6), (0,y-11.6), (-w-1,y-8.6)], c, 1.2, off=.4)
    part(ellipse(0, y-13.2, 3.4, n=20), 'verm', 1.1, off=.3, raw=True)
    for f in (1, -1):
        x = f*w
        for dx in (-7.6, 0, 7.6):
            ink([(x,y-10), (x+dx,y+8)], .95, .8, .8)
        part([(x-9,y+7.4,1), (x,y+8.8), (x+9,y+7.4,1), (x+5.6,y+13), (x,y+14.6), (x-5.6,y+13)], c, 1.2,
             sh=dict(depth=2.4, gap=1.4, w=.7))


def wheel(x=0, y=0, r=24, spokes=8, c='ochre'):
    """A wheel with turned spokes."""
    s = ellipse(x, y, r, n=60)
    h = ellipse(x, y, r*.78, n=52)
    for k in range(spokes):
        T = at(x, y, r/24, 360*k/spokes)
        part(T([(-1.4,-3,1), (-1.6,-8), (-2.8,-11), (-1.4,-14), (-1.4,-20,1), (1.4,-20,1), (1.4,-14),
                (2.8,-11), (1.6,-8), (1.4,-3,1)]), 'verm', 1, off=.3)
    fill(s, 'paper', [h])
    fill(shift(s, .6, -.4), c, [shift(h, .6, -.4)])
    contour(s, 1.6)
    contour(h, 1.2)
    for k in range(spokes*2):
        a = 2*pi*(k+.5)/spokes/2
        fill(ellipse(x+r*.89*cos(a), y+r*.89*sin(a), r*.035+.3, n=10), 'ink')
    part(ellipse(x, y, r*.2, n=24), c, 1.2, off=.3, raw=True)
    part(ellipse(x, y, r*.07, n=14), 'ink', .6, off=0, raw=True)
