"""The application's icon: two cards on green cloth, the lily of Florence on the upper one. 64 x 64 units;
it must read at 16 pixels.
"""
from kit import *


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
            with Sheet() as g:
                lily(0, 0, 1.26, 0, 'verm', 1.6)
            place(g, x, y, 1, rot)
        else:
            fill(T(rect(-9.2,-17.7,18.4,35.4)), 'verm')


def document():
    """The icon as an SVG document."""
    rng.seed('icon')
    return svg(group('icon', draw(picture)), 64, 64)
