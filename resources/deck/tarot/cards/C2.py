"""Two of clubs: a hare at the drum."""
from families.garden import ground, hare
from tarot.french import number
from kit import *
from tarot.plants import clover


def drum(x, y):
    """A red and blue drum standing, 24 wide, 20 high; (x, y) is its foot."""
    T = at(x, y)
    part(T([(-11,-16,1), (-11,-1,1), (0,2), (11,-1,1), (11,-16,1)]), 'indigo', 1.3, off=.3, sh=dict(depth=3, gap=1.4, w=.65))
    xs = [-11+2.75*i for i in range(9)]
    for i, (u, v) in enumerate(zip(xs, xs[1:])):
        a, b = ((-13.6, -3.4) if i % 2 == 0 else (-3.4, -13.6))
        ink(T([(u,a+.02*(121-u*u)), (v,b+.02*(121-v*v))]), 1.2, .9, .9, 'paper')
    for yy in (-16, -3.6):
        part(T([(-11.4,yy,1), (0,yy+2.6), (11.4,yy,1), (11.4,yy+3.4,1), (0,yy+6), (-11.4,yy+3.4,1)]), 'verm', 1, off=.1)
    part(T(ellipse(0, -16, 11.4, 3.2, 28)), None, 1.2, off=0, raw=True)


def picture():
    """The picture inside the frame."""
    number('C', 2)
    ground(15, 85, 111)
    hare(38, 111, 1.28, 1)
    drum(62, 111)
    for x, y, h, l in ((22,112,11,-1), (80,111.6,12,1), (85.6,112,8,1), (15.6,112,7,-1)):
        clover(x, y, h, 3, .86, l)
    # forepaws with the sticks
    for p, q, s in (([(45,97), (49.6,93.4), (54,92.6)], (53.4,92.6), (62,95)), ([(44,94), (48,88), (53,85.4)], (52.4,85.6), (64,82))):
        part(limb(p, [5.4,4.6,3.8]), 'sand', 1.1, raw=True, off=.3)
        ink([(q[0]-3,q[1]-(s[1]-q[1])*.3), q, s], 1.5, .9, .9)
        part(ellipse(*s, 1.7, n=12), 'ochre', .9, off=0, raw=True)
    for x, y, r in ((70,84,0), (74,78,0)):
        ink([(x,y), (x+.2,y-5), (x+2.6,y-4)], 1.1, .9, .6)
        fill(ellipse(x-1, y, 1.6, 1.2, 10), 'ink')
