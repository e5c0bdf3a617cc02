"""The application's icon: two cards on green cloth, the lily of Florence on the upper one. 64 x 64 units;
it must read at 16 pixels.
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


def picture():
    """The icon, drawn in units of 1/64 of its side."""
    r = 12
    fill(arc(1+r, 1+r, r, r, 180, 270, 8)+arc(63-r, 1+r, r, r, 270, 360, 8)+arc(63-r, 63-r, r, r, 0, 90,
        8)+arc(1+r, 63-r, r, r, 90, 180, 8), 'verdD')
    for x, y, rot, top in ((23.5,33,-15,False), (36.5,32,9,True)):
        T = at(x, y, 1.19, rot)
        card = [p for cx, cy, a in ((-11.5,-20,180), (11.5,-20,270), (11.5,20,0), (-11.5,20,90)) for p in
                arc(cx-math.copysign(2.6, cx), cy-math.copysign(2.6, cy), 2.6, 2.6, a, a+90, 5)]
        fill(T([(a*1.12,b*1.07) for a, b in card]), 'ink')
        fill(T(card), 'paper')
        if top:
            bold_lily(x, y, 1.5, rot)
        else:
            fill(T(rect(-9.2,-17.7,18.4,35.4)), 'verm')
            for y0 in (-17.7, -5.9, 5.9):                     # the back's lozenges, cut by the upper card
                fill(T([(-5.4,y0+2), (-2.4,y0+5.9), (-5.4,y0+9.8), (-8.4,y0+5.9)]), 'paper')


def document():
    """The icon as an SVG document."""
    rng.seed('icon')
    return svg(group('icon', draw(picture)), 64, 64)
