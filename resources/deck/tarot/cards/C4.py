"""Four of clubs: a hedgehog carries an apple home."""
from families.garden import ground
from families.small_beasts import hedgehog
from french import number
from kit import *


def apple(x, y, s=1.0):
    """An apple hanging from (x, y)."""
    T = at(x, y, s)
    part(T([(0,2), (3.4,1), (6,3.4), (6,8), (3.4,12), (0,11.4), (-3.4,12), (-6,8), (-6,3.4), (-3.4,1)]), 'verm', 1.2, off=.3, sh=dict(depth=2, gap=1.2, w=.55))
    ink(T([(0,3), (.2,0), (-.4,-2)]), 1.3, .8, .8)
    ink(T([(-4,5), (-3.6,3.4), (-2.2,2.8)]), 1, .3, .3, 'paper')


def picture():
    """The picture inside the frame."""
    number('C', 4)
    sprig([(10,60), (26,55.6), (44,58.4), (60,55), (76,58)], [(.04,-1,.9), (.12,1,1), (.24,-1,1), (.36,1,.9), (.46,-1,1), (.6,1,1), (.68,-1,.9), (.8,1,.9), (.88,-1,.9), (.99,0,1)], 1.1, w=1.7)
    apple(35, 58, .96)
    apple(56, 57.4, .86)
    ground(15, 85, 124)
    hedgehog(at(49, 123.4, 1.98))
    for x, y, r in ((22,122,-30), (78,121,24)):
        leaf(x, y, .8, r, 'verd')
    T = at(80, 124)
    part(T([(-1.6,0,1), (-1.2,-7,1), (1.4,-7,1), (1.8,0,1)]), None, 1, off=0)
    part(T([(-6,-6.4,1), (-4.6,-10.4), (0,-12.6), (4.6,-10.4), (6,-6.4,1), (0,-5)]), 'verm', 1.1, off=.2)
    for a, b in ((-2.6,-8.6), (1,-10.2), (3,-7.8)):
        fill(T(ellipse(a, b, .9, .7, 8)), 'paper')
