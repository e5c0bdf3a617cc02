"""Three of swords: two straight swords crossed, a third upright between them, points up; carnations
grow up both sides."""
from families.garden import carnation
from families.swords_batons import sword
from kit import *


def flower(x, y, s, rot, stem, leaves, c):
    """A carnation with its stem, its head at (x, y); leaves are long and narrow."""
    ink(stem, 1.3, .9, .6)
    for a, b, t, l in leaves:
        lock(a, b, t, l, 2.8, .5 if t < -90 or t > 90 else -.5, 'verd', lw=.85, lines=1, n=7)
    carnation(x, y, s, rot, c)


def bushes():
    """Carnations grow from the turf at the foot up both sides."""
    flower(15, 62, 1.1, -6, [(15,62), (18,84), (14,110), (18,136), (30,172)], ((16.6,74,-38,12), (17,88,-146,12),
        (15,102,-40,13), (14.6,116,-142,11), (17,130,-44,12)), 'verm')
    flower(87, 58, 1.1, 8, [(87,58), (84,78), (88,102), (84,126), (70,150), (62,172)], ((85,70,-146,12), (85,84,-36,11),
        (87.6,98,-144,12), (86.6,112,-40,10)), 'verm')
    flower(83, 26, .96, 14, [(83,26), (81,40), (86,56), (85,70)], ((81.6,38,-150,10), (84.4,50,-32,9)), 'rose')
    flower(13, 122, .94, -22, [(13,122), (16,134), (22,150), (30,172)], ((15,131,-150,10),), 'rose')
    flower(12, 152, .86, -26, [(12,152), (18,160), (28,172)], ((17,159,-60,11),), 'verm')
    flower(70, 126, .8, 10, [(70,126), (69,136), (64,150), (58,172)], ((68.6,138,-152,9),), 'rose')
    for x, a, l in ((24,-132,15), (28,-112,18), (36,-70,15), (60,-64,14), (66,-48,14), (54,-112,13)):
        lock(x, 173, a, l, 3.2, .4 if a < -90 else -.4, 'verd', lw=.85, lines=1, n=8)


def picture():
    """The picture inside the frame."""
    bushes()
    mark_figure()
    sword(19, 123, 29.6, 109, 8.4, 'drooped', 'verm')
    sword(50, 149, 0, 137, 9.6, 'straight', 'indigo')
    sword(81, 119, -29.6, 105, 8.4, 'drooped', 'verm')
    mark_figure()
    # a ribbon where all three cross
    part([(41,60,1), (50,63), (59,60,1), (60,69,1), (50,72.4), (40,69,1)], 'verm', 1.25, off=.3, sh=dict(depth=2.6,
        gap=1.3, w=.65))
    for f in (1, -1):
        m = lambda p, f=f: [(50+f*(a-50), b)+tuple(r) for a, b, *r in p]
        part(m([(56,69), (62,75), (64,83), (70,89,1), (66,91,1), (65,95,1), (59.4,86), (57,77), (53,71)]), 'verm',
            1.15, off=.3, sh=dict(depth=2.2, gap=1.3, w=.6))
    rosette(50, 66, .5, 6, 'paper', 'ochre', w=.8)
    # turf over the roots
    part([(6,172), (20,169.4), (46,168.6), (66,170), (74,172.6), (66,174.4), (30,175), (10,174.4)], 'verd', 1.1, off=.2)
    for x in (12, 40, 50, 70):
        tuft(x, 172, 4, 4)
