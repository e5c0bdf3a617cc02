"""The application's icon: two cards on green cloth, the lily of Florence on the upper one. 64 x 64 units; it must read at 16 pixels."""
from kit import *


def picture():
    """The icon, drawn in units of 1/64 of its side."""
    cloth = [(3,12), (3,3,1)]
    r = 11
    q = (arc(2+r, 2+r, r, r, 180, 270, 8)+arc(62-r, 2+r, r, r, 270, 360, 8)+arc(62-r, 62-r, r, r, 0, 90, 8)+arc(2+r, 62-r, r, r, 90, 180, 8))
    fill(q, 'verdD')
    for x, rot, c in ((22,-14,'verm'), (38,9,'paper')):
        T = at(x, 32.5, 1, rot)
        card = [p for cx, cy, a in ((-11.5,-21,180), (11.5,-21,270), (11.5,21,0), (-11.5,21,90)) for p in
                arc(cx-2.4*(1 if cx > 0 else -1), cy-2.4*(1 if cy > 0 else -1), 2.4, 2.4, a, a+90, 5)]
        fill(T([(a*1.1,b*1.06) for a, b in card]), 'ink')
        fill(T(card), 'paper')
        if c == 'verm':
            fill(T(rect(-9,-18.5,18,37)), 'verm')
        else:
            with Sheet() as g:
                lily(0, 0, 1.12, 0, 'verm', 1.3)
            place(g, x, 32.5, 1, rot)


def document():
    """The icon as an SVG document."""
    rng.seed('icon')
    return svg(group('icon', draw(picture)), 64, 64)
