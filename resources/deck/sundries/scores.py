"""What keeps the score in the three cousins. Bologna: a slate and chalk figures. French Tarot: a leaf of a score
block and a red pencil. Cuatrola: chick-peas on a walnut dish.

slate 176 x 104 (inside from 8 to 168, 8 to 96), a chalk figure 20 x 32 (set them 26 apart), score paper 120 x 160
(the rules below y 34, 16 apart), pencil 120 x 20, dish 400 x 82 (hollows 187 wide from x 10 and x 203, 10 to 72), pea
16 x 16.
"""
from functools import partial
from kit import *

# single strokes in a box of 10 x 16, as a hand draws them
CHALK = {
    '0': [[(5,.8), (2.2,2), (.8,6), (.7,10), (2.2,14.4), (5,15.4), (7.8,14), (9.3,10), (9.2,6), (7.6,2), (4.8,.6)]],
    '1': [[(2.2,4), (5.5,.7,1), (5.3,15.5)]],
    '2': [[(1,4.2), (2.4,1.4), (5,.6), (7.8,1.6), (8.8,4.2), (7.4,8), (3.6,12.4), (1,15.2,1), (9.4,15)]],
    '3': [[(1.2,1.8), (4.4,.5), (7.6,1.4), (8.5,4), (7,6.8), (3.8,7.6,1), (7.6,8.6), (9.2,11.4), (7.4,14.6),
        (4.2,15.6), (.8,14.8)]],
    '4': [[(6.4,.6), (.8,10.6,1), (9.6,10.4)], [(7.2,6.2), (6.9,15.6)]],
    '5': [[(8.8,.8), (2.4,1,1), (1.8,7,1), (5.4,6), (8.6,7.6), (9.2,11), (7.4,14.6), (4.2,15.6), (.8,14.4)]],
    '6': [[(8,1), (4.6,2.6), (1.8,6.4), (.8,10.6), (2.2,14.6), (5,15.5), (8.2,14.2), (9.3,11.2), (8.2,8.2), (5.2,7.2),
        (2.2,8.6), (.9,11.2)]],
    '7': [[(.8,1), (9.4,.8,1), (6.2,6.6), (3.8,15.6)]],
    '8': [[(8.6,3), (5.4,.6), (2.2,1.8), (1.8,5), (5.4,7.6), (8.6,10), (8.8,13.4), (5.4,15.6), (1.6,14.2), (1,11),
        (4,7.8), (7.6,5.4), (8.6,3)]],
    '9': [[(9,5), (7.4,8.2), (4.6,9), (1.8,7.6), (.9,4.8), (2.2,1.6), (5,.5), (8,1.8), (9.1,5.4), (7.8,11), (4,15.6)]],
    'Plus': [[(5,4.2), (5.1,12.2)], [(1,8.2), (9,8.1)]],
    'Minus': [[(1,8.2), (9,8.1)]],
    'Times': [[(1.8,5), (8.2,11.4)], [(8,4.8), (2,11.6)]]}


def chalk(strokes, s=2.0):
    """A figure in chalk: strokes with ragged edges, bare specks where the chalk skipped."""
    for line in strokes:
        p = curve([(q[0]*s+.2, q[1]*s+.2)+tuple(q[2:]) for q in line], step=.5) if len(line) > 2 else resample([(x*s,
            y*s) for x, y in line], 16)
        p = resample(p, max(8, int(lengths(p)[-1]/1.1)))
        up, down, specks = [], [], []
        for i, ((x, y), (nx, ny)) in enumerate(zip(p, normals(p))):
            end = .72 if i in (0, len(p)-1) else 1
            a, b = (1.55*end+rng.uniform(-.34, .3) for _ in 'ab')
            up.append((x+nx*a, y+ny*a))
            down.append((x-nx*b, y-ny*b))
            if rng.random() < .26 and 0 < i < len(p)-1:
                k, r = rng.uniform(-.8, .8), rng.uniform(.2, .42)
                specks.append([(x+nx*k+r*1.5, y+ny*k), (x+nx*k, y+ny*k+r), (x+nx*k-r*1.3, y+ny*k-r*.3),
                    (x+nx*k, y+ny*k-r)])
        fill(up+down[::-1], 'paper', specks)


def rounded(x, y, w, h, r, n=6):
    """A rectangle with round corners."""
    return arc(x+r, y+r, r, r, 180, 270, n)+arc(x+w-r, y+r, r, r, 270, 360, n)+arc(x+w-r, y+h-r, r, r, 0, 90,
        n)+arc(x+r, y+h-r, r, r, 90, 180, n)


def grain(x0, x1, y0, y1, n, c='ink', w=.7):
    """Grain of wood: n long lines, now and then one that bends round a knot."""
    for i in range(n):
        y = y0+(y1-y0)*(i+.5)/n
        a, b = x0+(x1-x0)*rng.uniform(0, .4), x0+(x1-x0)*rng.uniform(.6, 1)
        ink([(a,y), ((a+b)/2,y+rng.uniform(-.9, .9)), (b,y+rng.uniform(-.5, .5))], w, .1, .1, c)


def slate():
    """A school slate in a frame of walnut, mitred, the stone wiped but not clean."""
    fill(rounded(0, 0, 176, 104, 3), 'ink')
    fill(rounded(.9, .9, 174.2, 102.2, 2.4), 'walnut')
    for q, c in (([(1,1), (175,1), (168,8), (8,8)], 'walnutLit'), ([(1,1), (8,8), (8,96), (1,103)], 'walnutLit')):
        fill([lerp(p, (88,52), .004) for p in q], c)
    grain(8, 168, 1.8, 7.2, 4)
    grain(8, 168, 97.2, 102.4, 4)
    for x in (2.6, 4.6, 6.4, 170, 172, 173.6):
        ink([(x,14+rng.uniform(-4, 8)), (x+.3,52), (x,90+rng.uniform(-8, 4))], .7, .1, .1)
    for a, b in (((1,1), (8,8)), ((175,1), (168,8)), ((175,103), (168,96)), ((1,103), (8,96))):
        ink([a, b], 1, .9, .9)
    fill(rounded(8, 8, 160, 88, 2), 'ink')
    fill(rounded(8.9, 8.9, 158.2, 86.2, 1.6), 'slate')
    for x, y, l, t in ((20,70,34,-6), (64,82,40,-5), (116,74,38,-7), (36,44,30,-5), (104,50,44,-6), (128,88,26,-3)):
        ink([(x,y), (x+l*.5,y+t*.7), (x+l,y+t)], 1.6, .05, .05,
            'slateLit')                              # where a sleeve wiped


def scorepaper():
    """A leaf of a score block: torn along the top, ruled, a double line under the heads, one corner turned."""
    top = [(3+i*6.0, 4+(.0, 1.5, .4, 1.9, .8)[i % 5]+rng.uniform(-.3, .3)) for i in range(20)]
    leaf_ = top+[(117,4), (117,146), (106,157), (3,157)]
    fill(shift(leaf_, 1.4, 1.8), 'ink')
    fill(leaf_, 'paper')
    for i in range(8):
        y = 50+16*i
        if y < 150:
            ink([(8,y), (60,y+.3), (112 if y < 140 else 104,y)], .9, .6, .6, 'sand')
    for y, w in ((31.6,1.3), (34.4,.8)):
        ink([(8,y), (60,y+.2), (112,y)], w, .8, .8)
    ink([(8,146), (60,146.2), (102,146)], 1.2, .8, .8)
    for x in (34, 60, 86):
        ink([(x,10), (x+.2,80), (x,150)], .9, .6, .6, 'sand')
    contour([p[:2] for p in leaf_], 1.3)
    part([(117,146,1), (106,157,1), (105,148), (108,145.4)], 'sand', 1.2, off=0)


def pencil():
    """A red pencil lying to the right, its point cut by hand."""
    part([(8,4,1), (92,3.6,1), (92,16.4,1), (8,16,1)], 'verm', 1.5, off=.4)
    fill([(8.4,4.8), (92,4.4), (92,7.4), (8.4,7.6)], 'rose')
    fill([(8.4,12.6), (92,12.6), (92,15.8), (8.4,15.4)], 'vermD')
    for y in (7.5, 12.6):
        ink([(8,y), (50,y), (92,y)], .8, .8, .8)
    part([(92,3.6,1), (95.4,5.4), (93.6,7.5,1), (96,10), (93.6,12.6,1), (95.4,14.6), (92,16.4,1), (113,10.9,1),
        (113,9.1,1)], 'sand', 1.3, off=.2)
    for q in ([(97,6.4), (106,8.6)], [(98,13), (107,11)]):
        ink(q, .7, .6, .1)
    part([(109,8.1,1), (117.4,10,1), (109,11.9,1)], 'ink', .8, off=0)
    part([(3,4.4), (8,4,1), (8,16,1), (3,15.6), (2,10)], 'ochre', 1.4, off=.3)
    for x in (5, 6.6):
        ink([(x,4.6), (x+.2,15.4)], .8, .8, .8)
    contour([(2.4,5), (8,3.8), (92,3.4), (114,9), (117.6,10), (114,11), (92,16.6), (8,16.2), (2.4,15)], 1.3)


def dish():
    """A dish of walnut with round ends and two hollows, seen from above."""
    fill(rounded(0, 0, 400, 82, 40, 14), 'ink')
    fill(rounded(1.4, 1.2, 397.2, 79.2, 39, 14), 'walnut')
    q = rounded(3.4, 2.8, 393.2, 75.4, 37.4, 14)
    fill(q[:30]+[(398-2*5,30)]+[(390,24), (380,14), (360,8.4), (40,8.4), (20,14), (9,26), (4,40)], 'walnutLit')
    grain(30, 370, 4, 9, 4)
    grain(30, 370, 73.4, 79, 5)
    for x0, ends in ((10, (31, 6)), (203, (6, 31))):
        a, b = ends
        h = arc(x0+a, 10+a, a, a, 180, 270, 10)+arc(x0+187-b, 10+b, b, b, 270, 360, 10)+arc(x0+187-b, 72-b, b, b, 0,
            90, 10)+arc(x0+a, 72-a, a, a, 90, 180, 10)
        fill([lerp(p, (x0+93.5,41), -.012) for p in h], 'walnutLit')
        fill(h, 'ink')
        floor = [lerp((p[0], p[1]+1.6), (x0+93.5,42), .016) for p in h]
        fill(floor, 'walnutDark')
        fill([lerp((px, py+5), (x0+93.5,46), .05) for px, py in h],
            'walnut')      # the floor, the far wall dark above it
        grain(x0+18, x0+170, 24, 68, 8, 'walnutDark', 1.1)
        for i in range(3):
            y = 65.4+i*1.9
            ink([(x0+26+i*5,y), (x0+93,y+.5), (x0+162-i*5,y)], 1.2, .05, .05, 'walnutLit')


def pea():
    """A chick-pea: round, with its beak and seam."""
    part([(8,1), (11.6,1.6), (14.6,5), (15,9), (13,13), (9,15), (5,14.4), (1.8,11.6), (1,7.6), (2.6,4), (5,2.4)],
        'sand', 1.4, off=.4,
         sh=dict(depth=2.6, gap=1.3, w=.7))
    part([(4.4,3.6,1), (6.4,1,1), (9.6,1.4), (9,4,1), (7,5.6)], 'ochre', 1, off=.1)
    ink([(7.4,5), (8.8,8), (8.4,11.6)], 1.1, .5, .1)


def document(name, what, w, h):
    """One thing as an SVG document of w x h units."""
    rng.seed(name)
    return svg(group('piece', draw(what)), w, h)


DOCUMENTS = {**{f.__name__: partial(document, f.__name__, f, w, h)
                for f, w, h in ((slate, 176, 104), (scorepaper, 120, 160), (pencil, 120, 20), (dish, 400, 82),
                    (pea, 16, 16))},
             **{f'chalk{n}': partial(document, f'chalk{n}', partial(chalk, CHALK[n]), 20, 32) for n in CHALK}}
