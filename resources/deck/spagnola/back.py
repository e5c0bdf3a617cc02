"""The two backs of the Spanish pack: tiles with stars of eight points, blue or green, and ochre crosses; the same
either way up.
"""
from kit import *

W, H = 86/4, 166/8           # a tile


def tile(c):
    """One tile round (0, 0): star, its heart, quarters of the crosses."""
    for sx in (1, -1):
        for sy in (1, -1):
            q = [(sx*W/2,sy*H/2), (sx*W/2,sy*H*.26), (sx*W*.36,sy*H*.17), (sx*W*.24,sy*H*.24), (sx*W*.17,sy*H*.36),
                (sx*W*.26,sy*H/2)]
            fill(q, 'ochre')
            contour(q, .7)
    s = [(W*(.44 if i % 2 == 0 else .3)*sin(i*pi/8), -H*(.44 if i % 2 == 0 else .3)*cos(i*pi/8)) for i in range(16)]
    part([p+(1,) for p in s], c, 1.05, off=.3)
    part([(W*(.25 if i % 2 == 0 else .15)*sin(i*pi/8),
        -H*(.25 if i % 2 == 0 else .15)*cos(i*pi/8)) for i in range(16)], None, .8, off=0, raw=True)
    for i in range(4):
        fill(curve(at(0, 0, 1, 45+90*i)([(0,-.4,1), (-1.2,-2), (0,-4,1), (1.2,-2)]), True), 'verm')
    for f in (1, -1):
        ink([(f*W/2,-H*.2), (f*W/2,H*.2)], .8, .8, .8)
        ink([(-W*.2,f*H/2), (W*.2,f*H/2)], .8, .8, .8)


def picture(c):
    """The whole back, its stars in colour c."""
    with Sheet() as one:
        tile(c)
    x0, y0 = 7+W/2, 7+H/2
    with Sheet() as g:
        place(one, x0, y0)
    define('tile', g)
    for j in range(8):
        for i in range(4):
            x, y = x0+W*i, y0+H*j
            if i or j:
                again('tile', *((x-x0, y-y0) if j < 4 else (x+x0, y+y0, 180)))
    for m, w in ((2.9, 1.5), (7, 1.3)):
        q = [(m,m-.5), (m,180-m), (100-m,180-m), (100-m,m), (m-.5,m)]
        for a, b in zip(q, q[1:]):
            stroke([lerp(a, b, t/5) for t in range(6)], w, 1, 1)
    for t in range(31):
        for x in (5, 95):
            fill(ellipse(x, 5+170*t/30, .9, n=8), 'verm')
    for t in range(1, 16):
        for y in (5, 175):
            fill(ellipse(5+90*t/16, y, .9, n=8), 'verm')


def document():
    """The blue back as an SVG document."""
    rng.seed('back-spagnola')
    return svg(blank()+group('picture', draw(picture, 'indigo')))


def document2():
    """The green back, for the second pack."""
    rng.seed('back2-spagnola')
    return svg(blank()+group('picture', draw(picture, 'verd')))

