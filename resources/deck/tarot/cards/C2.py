"""Two of clubs: a hare at the drum."""
from families.garden import ground
from tarot.french import number
from kit import *
from tarot.plants import clover


def drum(x, y):
    """A red and blue drum standing, 24 wide, 20 high; (x, y) is its foot."""
    T = at(x, y)
    part(T([(-11,-16,1), (-11,-1,1), (0,2), (11,-1,1), (11,-16,1)]), 'indigo', 1.3, off=.3, sh=dict(depth=3, gap=1.4,
        w=.65))
    xs = [-11+2.75*i for i in range(9)]
    for i, (u, v) in enumerate(zip(xs, xs[1:])):
        a, b = ((-13.6, -3.4) if i % 2 == 0 else (-3.4, -13.6))
        ink(T([(u,a+.02*(121-u*u)), (v,b+.02*(121-v*v))]), 1.2, .9, .9, 'paper')
    for yy in (-16, -3.6):
        part(T([(-11.4,yy,1), (0,yy+2.6), (11.4,yy,1), (11.4,yy+3.4,1), (0,yy+6), (-11.4,yy+3.4,1)]), 'verm', 1, off=.1)
    part(T(ellipse(0, -16, 11.4, 3.2, 28)), None, 1.2, off=0, raw=True)


def hare(x, y):
    """A hare sitting up with two sticks, 50 high; the drum stands before it."""
    T = at(x, y)
    part(T([(3,-34,1), (4,-42), (7.6,-49,1), (10,-44), (8.4,-37), (6,-33.6)]), 'rose', 1, off=.2)
    part(T([(-13,-3), (-17,-5), (-17.4,-9), (-14,-10)]), None, 1, off=0)
    part(limb(T([(3,-19), (10,-17), (15.6,-24)]), [5.6,4.8,4]), 'sand', 1.1, raw=True, off=.2)
    ink(T([(12.6,-22.4), (16,-25), (27,-32)]), 1.5, .9, .9)
    part(T(ellipse(27.6, -32.4, 1.9, n=12)), 'ochre', .9, off=0, raw=True)
    part(T([(-13,-.4,1), (-15.4,-9), (-11.6,-18), (-5,-23), (2,-22), (6.4,-16), (7.4,-8), (6.6,-.4,1)]), 'sand', 1.3,
        off=.4, sh=dict(depth=3, gap=1.4, w=.65))
    fill(curve(T([(3,-21), (6,-16), (7,-8), (5.4,-2), (2.6,-8), (1.4,-15)]), True), 'paper')
    ink(T([(-13,-8), (-8,-13), (-1,-10), (0,-4), (-2,-.6)]), 1.1, .2, .4)
    part(T([(-4,-3.6), (3,-4.4), (9.4,-2.4), (10.4,0,1), (-6,0,1)]), 'sand', 1.1, off=.2)
    part(T([(-1.6,-33,1), (-5.4,-40), (-6.6,-47.6), (-3.6,-50,1), (0,-43.6), (2.8,-34.4,1)]), 'sand', 1.15, off=.3)
    ink(T([(.4,-36), (-2.4,-42), (-3.6,-46.4)]), .9, .9, .1)
    part(T([(-3.4,-23.6), (-5,-29), (-2,-34), (3.4,-35.4), (8.6,-33), (12.4,-28.6), (12.2,-25.4), (7.4,-22.6),
        (1,-21.4)]), 'sand', 1.25, off=.4, sh=dict(depth=1.8, gap=1.3, w=.55))
    fill(curve(T([(12,-25.8), (8,-23), (3.6,-22.6), (4.6,-25), (8.6,-26)]), True), 'paper')
    ink(T([(12.2,-25.4), (7.4,-22.6), (1,-21.4)]), 1.1, .3, .2)
    fill(T(dot(6, -29.4, 1.25)), 'ink')
    fill(T(dot(5.6, -29.9, .4)), 'paper')
    fill(T(ellipse(12.1, -28, 1.1, .9, 10)), 'verm')
    ink(T([(11.4,-26.6), (9.4,-25.4), (7.6,-25.8)]), .85, .2, .3)


def picture():
    """The picture inside the frame."""
    number('C', 2)
    ground(14, 86, 113)
    for x, y, h, l in ((19,114,10,-1), (83,113.4,12,1), (88,114,7,1), (13,114,7,-1)):
        clover(x, y, h, 3, .84, l)
    hare(39, 113)
    drum(65, 113.4)
    part(limb(at(39, 113)([(-1,-17), (6,-12.6), (13,-15.4)]), [6,5,4.2]), 'sand', 1.15, raw=True, off=.3)
    ink([(48.6,96.4), (53,98), (62.4,99)], 1.6, .9, .9)
    part(ellipse(63, 99, 1.9, n=12), 'ochre', .9, off=0, raw=True)
    for x, y in ((74,83), (79,77)):
        ink([(x,y), (x+.2,y-6), (x+3,y-4.6)], 1.2, .9, .6)
        fill(ellipse(x-1.1, y, 1.8, 1.3, 10), 'ink')
