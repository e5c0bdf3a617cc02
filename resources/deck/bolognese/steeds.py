"""What the horses of the pack share: the head and its bridle; local units as in kit.figure."""
from kit import *


def horse_head(T, c, w=1.4, blaze=None, tint=None):
    """A horse's head to the right, chin drawn in; poll at (0, 0), 30 long."""
    part(T([(-2.6,1,1), (-1,-6.6,1), (2.6,-2), (7.4,2), (11.6,10), (14.6,19), (15.4,24), (13.4,28), (9.4,27.6),
        (6.4,23), (3,20), (-1,16), (-3.2,9)]), c, w,
         off=.4 if c not in (None, 'paper') else 0, sh=dict(depth=2.6, gap=1.2, w=.65, lo=.2))
    if tint:
        fill(curve(T([(3,19.4), (6.8,22.6), (10,27), (12.6,27), (13.6,24.4), (11,21.6), (6,17)]), True), tint)
    if blaze:
        fill(curve(T([(7.6,4), (10.4,9.4), (12.6,16,1), (10.6,15.6), (8.4,9.4)]), True), blaze)
    eye(lambda p: T(at(5.4, 8.4, 1, 58)(p)), 1, 0, 0, 1.7, gaze=.2)
    ink(T([(3,5.6), (5.4,4.6), (7.6,6.6)]), 1)
    ink(T([(13.4,22.4), (14,24)]), 1.2, .4, .4)
    ink(T([(14,27), (11.4,26), (9.6,24)]), .9, .5, .1)
    ink(T([(-1.4,16.4), (1.4,13), (1.4,8)]), .9, .1, .3)


def bridle(T, c='verm', gold='ochre'):
    """Straps on that head."""
    for q in ([(1,0), (-1,8), (-2,16)], [(-1.4,10.4), (5,13.4), (10.4,12)], [(5,24), (8.4,19.6), (13.6,18)],
        [(-1,9.6), (3.4,15), (7.4,21)]):
        ink(T(q), 2, .8, .8)
        ink(T(q), 1.1, .8, .8, c)
    for q in ((-1,10.6), (7.4,21.4)):
        part(ellipse(*T([q])[0], 1.5, n=12), gold, .8, off=0, raw=True)
