"""Score pieces on the cloth: ivory fish (ten points), token (one), stacked tokens (five), coin (a resto),
and two small ornaments.
"""
from kit import *


def fish(x=0, y=0, c='flesh'):
    """Ten points, long and pale, in a box of 76 x 26; (x, y) is the mouth."""
    m = at(x, y)
    part(m([(22,-5.5), (27,-12,1), (34,-11.4), (41,-8.6), (42,-5)]), c, 1.2,
         dict(ang=62, gap=3.2, w=.9, part=(.2,1)))
    part(m([(30,6), (33,11.4,1), (38,10), (41,6)]), c, 1.1, dict(ang=70, gap=2.2, w=.7, part=(.1,1)))
    part(m([(56,0), (63,-5), (72,-11.4,1), (70.6,-4), (69.4,0), (70.8,4), (73,11,1), (63,5)]), c, 1.4,
         dict(ang=-28, gap=3.4, w=1.0, part=(.3,1)))
    s = part(m([(1,.6,1), (7,-5.4), (18,-9), (32,-8.6), (46,-5), (57,-2.4), (61,0), (57,3), (46,6.6), (32,9),
                (18,8.8), (7,5.4)]), None, 0)
    fill(curve(m([(2,1.6,1), (10,2.2), (22,.4), (36,1.4), (50,.6), (60,.6,1), (57,3), (46,6.6), (32,9),
                  (18,8.8), (7,5.4)]), True), c)
    for i in range(5):                              # scales: few, they must hold at a width of 40 px
        for j in (-1, 0, 1):
            px, py = 22.5+i*6.8+(3.4 if j else 0), j*4.2*(1-i*.09)
            if i < 4 or not j:
                ink(m([(px-.6,py-2.1), (px+2.0,py), (px-.6,py+2.1)]), 1.0, .3, .3)
    ink(m([(14.6,-8.4), (17.8,0), (14.6,8.2)]), 1.9, .3, .3)
    part(ellipse(x+8.6, y-1.8, 2.4, n=18), 'paper', 1.1, off=0, raw=True)
    fill(ellipse(x+8.5, y-1.7, 1.2, n=12), 'ink')
    ink(m([(1.4,1.4), (4,2.6), (7,2.4)]), 1.0, .6, .2)
    part(m([(19.4,2.6), (25,3.2), (28,7.4), (21.6,6.6)]), c, 1.1)
    ink(m([(21,4), (25.4,5.8)]), .8, 1, .1)
    contour(s, 1.6)


def token(x=0, y=0, n=1):
    """A disc seen from above and a little before, 26 wide; two lie askew, so that a stack is seen as two."""
    rx, ry, t = 12.6, 8.0, 4.8
    for k in range(n):
        cx, cy = x+(0 if n == 1 else (-2.1, 2.1)[k]), y-k*(t+1.6)
        part([(cx-rx,cy)]+arc(cx, cy+t, rx, ry, 180, 0, 20)+[(cx+rx,cy)], 'ochre', 1.3,
             dict(ang=90, gap=2.5, w=.9, part=(0,.92)), off=.3, raw=True)
        top = part(ellipse(cx, cy, rx, ry), 'flesh', 1.3, off=.4, raw=True)
        if k < n-1:
            hatch(top, 90, 2.2, .9, (.1,1))
    contour(ellipse(cx, cy, rx*.78, ry*.78), .8)
    with Sheet() as g:
        lily(0, 0, .78, w=.9)
    place(g, cx, cy+.2, .82, sy=.56)


def resto(x=0, y=0):
    """The coin that pays a resto: gold, with a red rosette, 40 wide."""
    part(ellipse(x, y, 18.6, n=56), 'ochre', 1.7, raw=True)
    for i in range(24):
        a = 2*pi*i/24
        ink([(x+17.4*cos(a),y+17.4*sin(a)), (x+14.6*cos(a),y+14.6*sin(a))], 1.0, 1, .3)
    part(ellipse(x, y, 13.4, n=48), 'paper', 1.2, off=.4, raw=True)
    for i in range(6):
        leaf(x, y, 1.2, 60*i+30, 'verd', .8, False)
    rosette(x, y, 1.3, 6, 'verm', 'ochre', w=1)


def wreath(x=0, y=0):
    """A laurel wreath open at the top, 22 wide, in plain ink: the sign of who wins so far. It must hold at
    16 pixels."""
    for f in (1, -1):
        stroke([(x+f*7.4*cos(radians(a)), y+.4+7.4*sin(radians(a))) for a in range(96, -54, -6)], 1.2, 1, .5,
               0)
        for a, k in ((74,.94), (38,1), (2,1), (-34,.94)):
            px, py = x+f*7.4*cos(radians(a)), y+.4+7.4*sin(radians(a))
            for turn, j in ((44,1), (-40,.72)):         # leaves along the branch, the outer ones longer
                fill(curve(at(px, py, k*j, f*(a+turn))([(0,.6,1), (1.5,-1.6), (0,-5.2,1), (-1.5,-1.6)]),
                           True), 'ink')
        tip = radians(-54)
        fill(curve(at(x+f*7.4*cos(tip), y+.4+7.4*sin(tip), 1, f*-60)([(0,1.4,1), (1.5,-.8), (0,-3.6,1),
            (-1.5,-.8)]), True), 'ink')


def document(what, *args, w, h):
    """One piece as an SVG document of w x h units."""
    rng.seed('pieces')
    return svg(group('piece', draw(what, *args)), w, h)


DOCUMENTS = dict(
    fish=lambda: document(fish, 3, 14, w=80, h=28), token=lambda: document(token, 14, 11, w=28, h=26),
    stack=lambda: document(token, 16, 16.5, 2, w=32, h=32), coin=lambda: document(resto, 20, 20, w=40, h=40),
    lily=lambda: document(lily, 12, 14, 1.15, w=24, h=28), laurel=lambda: document(wreath, 12, 12, w=24,
        h=24),
    # the suits' signs alone, for the spoken announcement of the fola
    **{f'suit{k}': lambda k=k: document(sign, k, 10, 10, w=20, h=20) for k in 'CDSB'})
