"""What the number cards share: an ornament drawn once in the upper half and again turned, ground under a beast, a
ribbon.
"""
from kit import *


def twice(ornament):
    """An ornament, and the same turned by half a turn."""
    with Sheet() as g:
        ornament()
    place(g)
    place(g, 100, 180, 1, 180)


def turned(ornament):
    """Only the turned one."""
    with Sheet() as g:
        ornament()
    place(g, 100, 180, 1, 180)


def ribbon(pts, c='verm', w=3.4):
    """A ribbon along pts with swallow-tailed ends."""
    s = curve(pts)
    L, R = band(s, [w/2, w/2])
    for i, j in ((0, 1), (-1, -2)):
        (x, y), (a, b) = s[i], s[min(4, len(s)-1) if i == 0 else -5]
        l = math.dist((x, y), (a, b)) or 1
        ux, uy = (x-a)/l, (y-b)/l
        part([(x-uy*w*.5,y+ux*w*.5,1), (x-uy*w*.72+ux*5,y+ux*w*.72+uy*5,1), (x+ux*2.6,y+uy*2.6,1),
            (x+uy*w*.72+ux*5,y-ux*w*.72+uy*5,1), (x+uy*w*.5,y-ux*w*.5,1)], c, 1, off=.1)
    part(L+R[::-1], c, 1.05, raw=True, off=.2)
