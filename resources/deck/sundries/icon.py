"""The application's icon: two cards on green cloth, the lily of Florence on the upper one; and one for each pack,
without the cloth. 64 x 64 units; they must read at 16 pixels.
"""
from kit import *


def bold_lily(x, y, s, rot):
    """The lily of the index, cut broad so that 16 pixels still show three petals and a band."""
    T = at(x, y, s, rot)
    for f in (1, -1):
        m = lambda p: T([(f*a, b)+tuple(r) for a, b, *r in p])
        part(m([(1,1.6,1), (2.2,-2.2), (4.4,-4.8), (7.6,-4), (8.4,-.4), (6.4,1.8), (4.4,.8), (5.4,-1.2), (4,-1.2),
                (3.2,1.6,1)]), 'verm', 1.5, off=.3)
        part(m([(.8,3.2,1), (2.4,4.4), (5,4.6), (5.8,7.2), (3,7.4), (.6,6,1)]), 'verm', 1.4, off=.3)
    part(T([(0,-10.4,1), (2.9,-5.4), (2.5,-1), (1.2,1.6,1), (-1.2,1.6,1), (-2.5,-1), (-2.9,-5.4)]), 'verm', 1.5, off=.3)
    part(T([(-1.3,4,1), (1.3,4,1), (1.2,7.4), (0,10,1), (-1.2,7.4)]), 'verm', 1.4, off=.3)
    part(T([(-5,1.4,1), (5,1.4,1), (5,4.4,1), (-5,4.4,1)]), 'verm', 1.5, off=.3)


def card(T, k=1.0):
    """A blank card 23 x 40 with a heavy edge; k widens the edge."""
    q = [p for cx, cy, a in ((-11.5,-20,180), (11.5,-20,270), (11.5,20,0), (-11.5,20,90)) for p in
         arc(cx-math.copysign(2.6, cx), cy-math.copysign(2.6, cy), 2.6, 2.6, a, a+90, 5)]
    fill(T([(a*(1+.12*k),b*(1+.07*k)) for a, b in q]), 'ink')
    fill(T(q), 'paper')


def back(T, c):
    """A back in colour c with three lozenges."""
    fill(T(rect(-9.2,-17.7,18.4,35.4)), c)
    for y0 in (-17.7, -5.9, 5.9):                     # the back's lozenges, cut by the upper card
        fill(T([(-5.4,y0+2), (-2.4,y0+5.9), (-5.4,y0+9.8), (-8.4,y0+5.9)]), 'paper')


def picture():
    """The icon, drawn in units of 1/64 of its side."""
    r = 12
    fill(arc(1+r, 1+r, r, r, 180, 270, 8)+arc(63-r, 1+r, r, r, 270, 360, 8)+arc(63-r, 63-r, r, r, 0, 90,
        8)+arc(1+r, 63-r, r, r, 90, 180, 8), 'verdD')
    for x, y, rot, top in ((23.5,33,-15,False), (36.5,32,9,True)):
        T = at(x, y, 1.19, rot)
        card(T)
        if top:
            bold_lily(x, y, 1.5, rot)
        else:
            back(T, 'verm')


def pack(c, ornament):
    """A pack for the shelf: its back in colour c, before it a card with the pack's sign; no ground."""
    T = at(22.4, 33, 1.36, -13)
    card(T, .9)
    back(T, c)
    T = at(39.4, 32, 1.36, 8)
    card(T, .9)
    ornament(39.4, 32, 8)


def crown(x, y, rot):
    """The Moor's crown, for Bologna: rays over a wound turban with a stone."""
    T = at(x, y, 1.72, rot)
    part(T([(-7,1,1), (-8.4,-8,1), (-4.4,-3.6,1), (-3.2,-10,1), (0,-4.4,1), (3.2,-10,1), (4.4,-3.6,1), (8.4,-8,1),
        (7,1,1)]),
        'ochre', 1.5, off=.3)
    part(T([(-6.6,-.2), (-3,-1.4), (3,-1.4), (6.6,-.2), (8.6,3), (7,7), (3,8.8), (-3,8.8), (-7,7), (-8.6,3)]), 'verm',
        1.7,
        off=.3)
    for f in (1, -1):
        ink(T([(f*.8,1.4), (f*4,3.4), (f*5.4,7.4)]), 1.4, .6, .4)
    ink(T([(0,1), (0,4.6), (0,8.2)]), 1.4, .6, .4)
    part(T(ellipse(0, -.2, 2.1, n=16)), 'paper', 1.3, off=0, raw=True)


def trump_star(x, y, rot):
    """The star of five rays, for the French pack."""
    T = at(x, y, 1.7, rot)
    part(T([((8.6 if i % 2 == 0 else 3.7)*sin(i*pi/5), -(8.6 if i % 2 == 0 else 3.7)*cos(i*pi/5),
        1) for i in range(10)]), 'indigo',
         1.6, off=.3)
    fill(T(ellipse(0, 0, 1.9, n=12)), 'paper')


def dollar(x, y, rot):
    """The coin with a sun, for the Spanish pack."""
    T = at(x, y, 1.6, rot)
    part(T(ellipse(0, 0, 8.8, n=36)), 'ochre', 1.7, off=.3, raw=True)
    part(T(ellipse(0, 0, 6.4, n=30)), 'paper', 1.2, off=0, raw=True)
    part(T([((5.6 if i % 2 == 0 else 3.2)*sin(i*pi/8), -(5.6 if i % 2 == 0 else 3.2)*cos(i*pi/8),
        1) for i in range(16)]), 'verm', 1.1,
         off=0)


def lily_sign(x, y, rot):
    """Florence's lily."""
    bold_lily(x, y, 1.66, rot)


def document(name, what, *args):
    """An icon as an SVG document."""
    rng.seed(name)
    return svg(group('icon', draw(what, *args)), 64, 64)


PACKS = dict(florentine=('verm', lily_sign), bolognese=('verd', crown), tarot=('indigo', trump_star),
    spagnola=('ochre', dollar))
DOCUMENTS = {'versicola': lambda: document('icon', picture),
             **{n: (lambda n=n: document('icon '+n, pack, *PACKS[n])) for n in PACKS}}
