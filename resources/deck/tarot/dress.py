"""What several courts of the French pack share: the suit's sign as a thing of wood, cloth or metal, small signs sewn
on cloth, stars, a plait, pearls on a line. Card units; T is a placing function of a head (chin at y = 10, facing
right).
"""
from tarot.french import CARVED, SHAPE
from kit import *


def emblem(k, x, y, s, c='ink', rot=0, w=1.3, lw=1.1):
    """A suit sign 16 s wide as a solid thing: colour, shade at its dark side, light carved out at its lit side."""
    T = at(x, y, s, rot)
    if c == 'ink':
        fill(curve(T(SHAPE[k]), True), 'ink')
    else:
        shade(part(T(SHAPE[k]), c, w, off=.4), 2.2*s, 1.35, .75, .12)
    for l in CARVED[k][:2 if s > .6 else 1]:
        ink(T(l), lw, .3, .3, 'paper')


def sewn(k, c, s, *places):
    """Small signs sewn on cloth at (x, y), without a line."""
    for x, y in places:
        fill(curve(at(x, y, s)(SHAPE[k]), True), c)


def tiny_stars(c, r, *places):
    """Six-pointed stars on cloth or sky."""
    for x, y in places:
        fill([(x+(r if i % 2 == 0 else r*.42)*sin(i*pi/6),
            y-(r if i % 2 == 0 else r*.42)*cos(i*pi/6)) for i in range(12)], c)


def plait(pts, w, c='ink', light='ochre', n=7):
    """A plait along pts, w wide, ending in a tuft: leaves laid left and right by turns."""
    s = resample(curve(pts), n*2)
    for i in range(0, n*2-1):
        (x, y), (a, b) = s[i], s[i+1]
        f = 1 if i % 2 else -1
        ang = math.degrees(math.atan2(b-y, a-x))-90
        k = w*(1-.35*i/(2*n))
        T = at((x+a)/2, (y+b)/2, 1, ang)
        o = [(f*k*.55,-k*.62,1), (f*k*.62,k*.1), (-f*k*.1,k*.75,1), (-f*k*.42,k*.1), (-f*k*.1,-k*.5)]
        part(T(o), c, .8, off=.1)
        ink(T([(f*k*.36,-k*.34), (f*k*.3,k*.05), (0,k*.5)]), .7, .6, .1, light)


def beads(*places, r=1.1, c='paper'):
    """Pearls or buttons."""
    for x, y in places:
        part(ellipse(x, y, r, n=12), c, .7, off=0, raw=True)


def streaks(T, c, w, *lines):
    """Light drawn into dark hair."""
    for l in lines:
        ink(T(l), w, .2, .1, c)
