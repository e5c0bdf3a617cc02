"""What several cups and coins share: the gold cups and florins the courts hold, ermine, tassels, scales."""
from kit import *


def ermine(T, *places):
    """Black tails on white fur at local places (x, y, turn)."""
    for x, y, r in places:
        fill(curve(T(at(x, y, 1, r)([(0,-2,1), (1.1,.4), (.8,2.8,1), (0,1.6), (-.8,2.8,1), (-1.1,.4)])),
             True),
             'ink')


def gem(x, y, w, h, c='verm', lw=.7):
    """A stone cut as a lozenge."""
    part([(x-w,y,1), (x,y-h,1), (x+w,y,1), (x,y+h,1)], c, lw, off=.1)


def pearls(*places, r=.9):
    """Pearls in a row, a hair of shadow below each."""
    for x, y in places:
        part(ellipse(x, y, r, n=10), 'paper', .6, off=0, raw=True)


def florin(x, y, r, device='flower', rot=0):
    """The coin a court holds: gold, milled, with a lily, a flower or a face on bare paper."""
    if device != 'lily':
        return coin(x, y, r, device)
    with Sheet() as g:
        coin(0, 0, r, 'none')
        fill(ellipse(0, 0, r*.72), 'paper')
        contour(ellipse(0, 0, r*.72), 1.1)
        lily(0, .2, r*.056, 0, 'verm', .85)
    place(g, x, y, 1, rot)


def scales(T, rows, r=2.2, c=None):
    """Fish scales by hand: rows of points, each a little bow open to the light; c tints them first."""
    for x, y, a in rows:
        U = at(x, y, r, a)
        if c:
            fill(curve(T(U([(-1,-.4,1), (0,-.7), (1,-.4,1), (.7,.7), (0,1), (-.7,.7)])), True), c)
        ink(T(U([(-1,-.3), (-.7,.65), (0,1), (.7,.65), (1,-.3)])), .85, .2, .2)


def fleuron(x, y, s, c, rot=0):
    """A three-leaved flower woven into cloth, (x, y) its middle."""
    part(at(x, y, s, rot)([(0,3,1), (-3,2), (-5,-1.6,1), (-2.6,-1.2), (-1.3,.2,1), (-1.7,-2), (0,-5,1),
                                (1.7,-2), (1.3,.2,1), (2.6,-1.2), (5,-1.6,1), (3,2)]), c, .55, off=.1)


def open_crown(T, c='ochre', jewels='verm', points=((-9,-6.6,-16),(-4.8,-8.6,-8),(0,-9.4,0),(4.8,-8.6,8),
     (9,-6.6,16))):
    """An open crown, 20 wide with its foot at (0, 0); its points bear trefoils."""
    for i, (x, y, r) in enumerate(points):
        k = 1 if i % 2 == 0 else .72
        part(T(at(x, y, k, r)([(-1.6,8/k,1), (-1,2), (-3,1.8), (-3.4,-.6), (-1.4,-1.2), (-1.6,-3.2), (0,-4.6),
             (1.6,-3.2),
                               (1.4,-1.2), (3.4,-.6), (3,1.8), (1,2), (1.6,8/k,1)])), c, .95, off=.2)
    part(T([(-10,-4,1), (0,-1.6), (10,-4,1), (9.4,.8,1), (0,3.2), (-9.4,.8,1)]), c, 1.1, off=.3)
    for x, y in ((-6.4,-.6),(0,.8),(6.4,-.6)):
        part(T([(x-1.3,y), (x,y-1.5), (x+1.3,y), (x,y+1.5)]), jewels, .6, off=.1)
