"""Three of diamonds: wheat at the left, cornflowers at the right."""
from families.garden import wheat
from tarot.french import number
from kit import *
from tarot.number import turned
from tarot.plants import cornflower


def corn():
    """Four ears of different height, long blades."""
    for a, l, b in ((-108,54,.24), (-74,58,-.22), (-98,76,-.2)):
        lock(18, 173, a, l, 3.4, b, 'verd', lw=.95, lines=1, n=10)
    for pts, r, s in (([(18,173), (17,130), (18.6,80)], 2, 1.2), ([(17.4,173), (14,146), (11.6,112)], -6, 1.06),
        ([(18.4,173), (22,146), (25,116)], 8, 1.06), ([(18,160), (15,148), (11.6,144)], -22, .92)):
        ink(pts, 1.4, .9, .6)
        wheat(*pts[-1], s, r)


def blue():
    """Three cornflowers and a bud."""
    for q in ([(18,172), (16.4,130), (19,76)], [(17.4,150), (12,132), (11.6,116)], [(17,140), (24,118), (24.6,102)],
        [(17.6,158), (23,150), (25,140)]):
        ink(q, 1.4, .9, .6)
    for x, y, a, l, b in ((17.4,163,-130,18,.6), (17.4,156,-44,17,-.6), (16.8,134,-128,17,.5), (17,120,-50,17,-.5),
        (17.6,106,-126,15,.5), (18,96,-54,14,-.5), (13,130,-140,10,.4), (22,124,-40,10,-.4)):
        lock(x, y, a, l, 3.4, b, 'verd', lw=.9, lines=1, n=8)
    cornflower(19, 77, 1.14, 3)
    cornflower(11.8, 117, .92, -8)
    cornflower(24.6, 103, .92, 8)
    T = at(25.2, 140, 1, 14)
    for a in (-14, 14, 0):
        part(T(at(0, -6, 1, a)([(-.6,0,1), (-1.4,-3), (0,-4.6,1), (1.4,-3), (.6,0,1)])), 'indigo', .85, off=.1)
    part(T([(0,0,1), (2.4,-1.6), (2.6,-4.6), (1.4,-7,1), (-1.4,-7,1), (-2.6,-4.6), (-2.4,-1.6)]), 'verd', 1, off=.2)


def picture():
    """The picture inside the frame."""
    corn()
    turned(blue)
    number('D', 3)
