"""Bologna's three signals, 36 x 30, ink on the paper of a slip: busso knocks, striscio slides, volo flies; and the seal of
wax that doubles three sequences or cricche, 40 x 40.
"""
from functools import partial
from kit import *
from kit.ornament import GLYPHS


def card(T, c='paper'):
    """A small card, 11 x 18, its middle at (0, 0)."""
    part(T([(-5.5,-9,1), (5.5,-9,1), (5.5,9,1), (-5.5,9,1)]), c, 1.3, off=0)
    part(T([(0,-5,1), (3,0,1), (0,5,1), (-3,0,1)]), 'verm', .9, off=.2)


def busso():
    """A fist knocks on the table."""
    ink([(2,26.4), (18,26), (34,26.4)], 1.7, .5, .5)
    part([(11.4,14,1), (10,8), (13.4,4), (24.6,3,1), (26,9), (24,14.6,1)], 'verd', 1.4, off=.4,
        sh=dict(depth=2.4, gap=1.3, w=.6))
    part([(11,12,1), (24.6,12.6,1), (25,16,1), (10.6,15.6,1)], 'paper', 1.2, off=0)
    part([(11.6,15.6), (23.6,15.8), (25.6,19), (24.6,23.6), (20,25), (13.6,24.8), (10.4,21.4), (10.4,17.6)], 'flesh',
        1.4,
        off=.3)
    for x in (14.2, 17.8, 21.4):
        ink([(x,19.4), (x+.2,24.6)], 1.1, .3, .8)
    ink([(10.8,18.6), (15,17.6), (18.6,18.6), (16.4,20)], 1.1, .6, .2)
    for q in ([(8,24), (3.6,21.6)], [(7.4,21), (4.6,17)], [(27.6,24), (32,21.4)], [(28,20.8), (31,16.8)]):
        ink(q, 1.3, .8, .2)


def striscio():
    """A card slides over the table and leaves its streaks."""
    ink([(2,25.6), (18,25.2), (34,25.6)], 1.7, .5, .5)
    card(lambda p: [(24+a*.9-(b-0)*.52, 17.4+b*.78)+tuple(r) for a, b, *r in p])
    for y, x0, x1 in ((12.6,4,17), (17,2,14), (21.4,3.4,11.6)):
        ink([(x0,y), ((x0+x1)/2,y+.2), (x1,y)], 1.4, .1, .8)


def volo():
    """A card flies, on two small wings."""
    for f in (1, -1):
        for a, l in ((-64,10.4), (-38,11.6), (-12,10)):
            X, Y = 18+f*4.4, 14.6
            lock(X, Y, a if f > 0 else 180-a, l, 4.6, -.4*f, 'sky', lw=.95, lines=1, n=8)
    card(at(18, 14.6, .92, 14))
    for q in ([(9,25), (11.6,22.6)], [(16.4,28.4), (18,25.2)], [(24.6,28), (25.2,24.8)]):
        ink(q, 1.2, .2, .7)


def seal():
    """The seal: wax run over the edge, a pressed ring, x 2 cut into it."""
    part([(20,1.4), (27,2.6), (32.6,5), (37.4,11.6), (38,17), (39,23), (35.6,30.4), (31,34.6), (25,37.6), (18,38.8),
        (11,36.6),
        (6.4,33.4), (2.4,27), (1.6,20), (2.6,13), (7.4,6.6), (13,2.8)], 'verm', 1.6, off=.4)
    fill(ellipse(20, 20, 14.6, n=44), 'vermD', [ellipse(20, 20, 12.6, n=40)])
    comb(arc(20, 20, 17.4, 17.4, -40, 130, 20), 2.2, 90, 1.6, .7, .2, .2)
    stroke(arc(20, 20, 12.2, 12.2, 150, 300, 24), .9, .2, .2, c='rose')
    for a in (45, -45):
        fill(at(12.8, 21, 1, a)([(-4.2,-1.05), (4.2,-1.05), (4.2,1.05), (-4.2,1.05)]), 'paper')
    o, _ = GLYPHS['2']
    fill([(18.8+x*.94, 13.2+y*.94) for x, y in curve(o, True)], 'paper')


def document(what, w, h):
    """One picture as an SVG document of w x h units."""
    rng.seed(what.__name__)
    return svg(group('piece', draw(what)), w, h)


DOCUMENTS = {f.__name__: partial(document, f, *((40, 40) if f is seal else (36, 30))) for f in (busso, striscio, volo,
    seal)}
