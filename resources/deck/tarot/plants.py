"""Plants of the French pack's number cards that the Florentine families have not. Each grows from (x, y), upwards at
rot 0; s scales it, the lines keep their weight. `along` sets leaves and flowers on a stem.
"""
from families.garden import acorn, oak_leaf
from kit import *


def along(pts, items, w=1.1, c='ink'):
    """A stem along pts with items (place 0..1, side -1, 0 or 1, draw): draw(x, y, rot) is called with the stem's
    direction.
    """
    p = curve(pts)
    L, N = lengths(p), normals(p, False)
    ink(pts, w, 1, .5, c)
    for u, side, draw in items:
        i = min(range(len(p)), key=lambda i: abs(L[i]/L[-1]-u))
        nx, ny = N[i]
        tx, ty = ny, -nx
        k = .85*side
        dx, dy = tx*(.7 if side else 1)+nx*k, ty*(.7 if side else 1)+ny*k
        draw(*p[i], math.degrees(math.atan2(dx, -dy)))


def mirrored(half):
    """Both halves of an outline from its right one, foot to tip."""
    return half+[(-q[0],)+q[1:] for q in half[::-1] if q[0]]


IVY = mirrored([(0,0,1), (2.2,1.6), (5.8,-.2,1), (4.6,-2.8), (7,-5.8,1), (3.6,-6.4), (2.6,-8.4), (0,-12.4,1)])
HOLLY = mirrored([(0,0,1), (1.4,-1.4), (3.8,-.8,1), (2.4,-3.4), (5,-4.8,1), (2.6,-6.4), (4,-9,1), (1.5,-9.2),
    (0,-13,1)])


def ivy(x, y, s=1, rot=0, c='verd'):
    """An ivy leaf, 12 s long."""
    T = at(x, y, s, rot)
    part(T(IVY), c, 1, off=.3)
    for q in ([(0,.6), (.2,-5), (0,-10)], [(0,-.4), (2.4,-2.4), (5,-4.6)], [(0,-.4), (-2.4,-2.4), (-5,-4.6)]):
        ink(T(q), .8, .8, .1, 'paper' if c == 'ink' else 'ink')


def holly(x, y, s=1, rot=0):
    """A holly leaf, 13 s long."""
    T = at(x, y, s, rot)
    part(T(HOLLY), 'verd', 1, off=.3)
    ink(T([(0,.6), (.2,-6), (0,-10.6)]), .85, .8, .1)


def berries(x, y, s=1, n=3, c='verm'):
    """A few berries round (x, y)."""
    for i in range(n):
        a = 2*pi*i/n+.5
        q = (x+2.1*s*cos(a), y+2.1*s*sin(a)) if n > 1 else (x, y)
        part(ellipse(*q, 2.1*s, n=14), c, .95, off=0, raw=True)
        fill(ellipse(q[0]-.7*s, q[1]-.7*s, .55*s, n=8), 'paper')


def oak(x, y, s=1, rot=0):
    """Two oak leaves and an acorn on a twig."""
    T = at(x, y, s, rot)
    for a in (-52, 50):
        oak_leaf(*T([(0,-1)])[0], .82*s, rot+a)
    acorn(*T([(0,-1)])[0], .94*s, rot+180)


def cornflower(x, y, s=1, rot=0):
    """A cornflower on the end of its stem, 16 s wide, 15 s high."""
    T = at(x, y, s, rot)
    for a in (-74, 74, -48, 48, -22, 22, 0):
        part(at(*T([(0,-5)])[0], s, rot+a)([(-.6,0,1), (-2,-5.6), (-3.2,-9,1), (-1.2,-7.8,1), (0,-10,1), (1.2,-7.8,1),
            (3.2,-9,1), (2,-5.6), (.6,0,1)]), 'indigo', .9, off=.2)
    part(T([(0,0,1), (2.4,-1.2), (3,-4), (1.8,-7,1), (-1.8,-7,1), (-3,-4), (-2.4,-1.2)]), 'verd', 1, off=.2)
    for q in ([(-2.4,-3), (0,-1.4), (2.4,-3)], [(-2.2,-5.2), (0,-3.6), (2.2,-5.2)]):
        ink(T(q), .7, .4, .4)


def poppy(x, y, s=1, rot=0):
    """A poppy seen half from above on the end of its stem, 18 s wide, 15 s high."""
    T = at(x, y, s, rot)
    part(T([(0,-4), (-7,-6), (-8.6,-11), (-5.4,-15), (0,-14), (5.4,-15), (8.6,-11), (7,-6)]), 'verm', 1.1, off=.3)
    part(T([(0,-1,1), (-5,-2), (-9,-7), (-7.6,-10.4), (-3,-9), (0,-6.4,1)]), 'verm', 1.1, off=.3)
    part(T([(0,-1,1), (5,-2), (9,-7), (7.6,-10.4), (3,-9), (0,-6.4,1)]), 'verm', 1.1, off=.3)
    fill(T(ellipse(0, -8.4, 3, 2.5, 16)), 'ink')
    for i in range(7):
        a = 2*pi*i/7
        fill(T(dot(2*cos(a), -8.4+1.6*sin(a), .38)), 'paper')
    for f in (1, -1):
        ink(T([(f*2.2,-4.4), (f*4.4,-4.6), (f*6.6,-6.6)]), .8, .2, .2)
        ink(T([(f*2,-11.4), (f*2.8,-13)]), .8, .6, .1)


def daisy(x, y, s=1, rot=0, n=13):
    """A daisy from above, 8 s in radius."""
    for i in range(n):
        part(at(x, y, s, rot+360*i/n)([(0,-2.4), (1.5,-4.6), (1.3,-7.4), (0,-8.4,1), (-1.3,-7.4), (-1.5,-4.6)]), None,
            .9, off=0)
    part(ellipse(x, y, 2.9*s, n=18), 'ochre', 1, off=.2, raw=True)
    for a, b in ((-.8,-.6), (.8,-.5), (0,.9)):
        fill(dot(x+a*s, y+b*s, .42), 'ink')


def forget_me_not(x, y, s=1, rot=0, c='indigo'):
    """Five round petals, 4 s in radius."""
    for i in range(5):
        U = at(x, y, s, rot+72*i)
        part(U([(0,-.6), (1.7,-1.6), (2,-3.4), (0,-4.5), (-2,-3.4), (-1.7,-1.6)]), c, .9, off=.1)
    fill(ellipse(x, y, 1.5*s, n=12), 'ink')
    fill(ellipse(x, y, 1*s, n=12), 'ochre')


def foxglove(x, y, h, s=1):
    """A spire of bells, h high, leaves at its foot."""
    ink([(x,y), (x+.6,y-h*.5), (x,y-h)], 1.5, .9, .5)
    for a, l in ((-62, 20), (60, 21), (-30, 17), (34, 16)):
        lock(x, y-1, -90+a, l*s, 5.4*s, a*.008, 'verd', lw=.95, lines=2, n=9)
    n = int(h*.72/(7*s))
    for i in range(n):
        k = s*(1.06-.5*i/n)
        for f in ((1, -1) if i % 2 else (-1, 1)):
            T = at(x+f*.8, y-h*.26-i*h*.7/n-(2.4 if f > 0 else 0), k, f*118)
            part(T([(0,0,1), (2.4,-1.6), (3,-5), (4.4,-9.4,1), (2.2,-8.8), (0,-10.4), (-2.2,-8.8), (-4.4,-9.4,1),
                (-3,-5), (-2.4,-1.6)]), 'rose' if i % 2 else 'verm', .95, off=.2)
            fill(curve(T([(3.6,-8.8), (2,-8.4), (0,-9.8), (-2,-8.4), (-3.6,-8.8), (-1.6,-6.8), (1.6,-6.8)]), True),
                'paper')
            for q in (-.9, .9):
                fill(T(dot(q, -7.6, .42)), 'ink')
    for i, f in enumerate((1, -1, 1)):
        part(ellipse(x+f*1.4, y-h-.6+i*2.4-2.4, 1.5*s, n=12), 'rose', .85, off=0, raw=True)


FROND = mirrored([(0,0,1), (1.6,-1.2), (1.4,-3), (2.5,-3.8), (1.3,-5.6), (2,-6.8), (.9,-8.6), (1.1,-10), (0,-12.4,1)])


def fern(x, y, h, lean=0, s=1):
    """A frond, h high: toothed leaflets that shorten upwards, the tip rolled in."""
    pts = [(x,y), (x+lean*.1,y-h*.5), (x+lean*.7,y-h*.9), (x+lean*1.2+1,y-h*.98), (x+lean+3.4,y-h*.95),
        (x+lean+2.6,y-h*.91)]
    ink(pts, 1.5, .9, .5)
    p = curve(pts[:3])
    n = int(h/(7.2*s))
    q = resample(p, n+1)
    for i in range(n, 0, -1):
        (a, b), (c, d) = q[i-1][:2], q[i+1][:2]
        r = math.degrees(math.atan2(c-a, b-d))
        k = s*(1.2-.8*(i/n)**1.3)*(.7 if i == 1 else 1)
        for f in (1, -1):
            U = at(*q[i][:2], k, r+f*62)
            part(U(FROND), 'verd', .95, off=.2)
            ink(U([(0,-.6), (.1,-5), (0,-9)]), .75, .8, .1)


def reed(x, y, h, lean=0):
    """A bulrush: stem, brown head, two blades."""
    for f in (1, -1):
        lock(x, y, -90+f*9+lean, h*.72, 2.6, f*.34, 'verd', lw=.85, lines=1, n=9)
    ink([(x,y), (x+lean*.3,y-h*.5), (x+lean,y-h)], 1.3, .9, .5)
    T = at(x+lean, y-h, 1, lean*.8)
    part(T(ellipse(0, 7.4, 2.3, 6.4, 20)), 'ochre', 1.1, off=.3, raw=True, sh=dict(depth=1.6, gap=1.2, w=.5))


def spray(x, y, s, rot, *places):
    """Pointed leaves (turn, size) from one point."""
    for a, k in places:
        leaf(x, y, s*k, rot+a, 'verd', .85)


def clover(x, y, h, n=3, s=1.0, lean=0):
    """A living clover: stem, leaves of heart shape with a pale bow."""
    fx, fy = x+lean, y-h
    ink([(x,y), (x+lean*.3,y-h*.5), (fx,fy)], 1.1, .9, .7)
    for i in range(n):
        a = (i-(n-1)/2)*(118 if n == 3 else 90)+(0 if n == 3 else 45)
        U = at(fx, fy, s, a)
        part(U([(0,0,1), (-2.8,-2.4), (-3.4,-5.4), (-1.6,-7), (0,-5.8,1), (1.6,-7), (3.4,-5.4), (2.8,-2.4)]), 'verd',
            .95, off=.3)
        ink(U([(-2.2,-4.2), (0,-2.6), (2.2,-4.2)]), .9, .2, .2, 'paper')
