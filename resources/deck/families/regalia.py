"""Things of rank that stand on cards of several families: a sceptre, an open crown; and turf under cups."""
from kit import *


def sceptre(x=0, y=0, rot=0, s=1):
    """A staff of 56 s with a lily on top."""
    with Sheet() as g:
        stalk([(0,28), (0,-18)], [1.9, 1.5], 'ochre', 1.2)
        for q in (24, 4, -14):
            part([(-3.2,q,1), (3.2,q,1), (3.2,q+3,1), (-3.2,q+3,1)], 'verm', .9, off=.2)
        lily(0, -24, .92, 0, 'ochre', 1)
        part(ellipse(0, 29, 3, n=18), 'ochre', 1.1, off=.3, raw=True)
    place(g, x, y, s, rot)


def coronet(x, y, s=1, jewels='verm'):
    """An open crown of lilies, 28 s wide, its foot at y."""
    m = at(x, y, s)
    for dx, dy, k in ((-11,-7.5,.4), (11,-7.5,.4), (-5.8,-8.4,.5), (5.8,-8.4,.5)):
        lily(x+dx*s, y+dy*s, k*s, dx*2, 'ochre', .9)
    lily(x, y-11*s, .61*s, 0, 'ochre', .9)
    part(m([(-13.6,-3.4,1), (0,-.8), (13.6,-3.4,1), (13,2,1), (0,4.6), (-13,2,1)]), 'ochre', 1.2, off=.4)
    for i, dx in enumerate((-9.4, -4.8, 0, 4.8, 9.4)):
        part(m(ellipse(dx, 1.8-.022*dx*dx, 1.25, n=14)), ('paper', jewels)[i % 2], .8, off=.1, raw=True)


def ground(x0, x1, y):
    """Turf under a row of cups."""
    m = (x0+x1)/2
    q = [(x0-.5,y-1), (x0+5,y-6), (m,y-5), (x1-5,y-6.4), (x1+.5,y-1), (x1-7,y+2.6), (m,y+3), (x0+7,y+2.8)]
    s = curve(q, True)
    fill([(a+.6,b-.4) for a, b in s], 'verd')
    hatch(s, 2, 1.9, .8, (.08,.8))
    ink(q[4:]+q[:1], 1.0)
