"""Three of swords: two straight swords crossed, a third upright between them, points up; carnations in the fields."""
from families.garden import carnation
from families.swords_batons import sword
from kit import *


def flower(x, y, s, rot, stem, leaves, c):
    """A carnation with its stem, its head at (x, y); leaves are long and narrow."""
    ink(stem, 1.1, .9, .6)
    for a, b, t, l in leaves:
        lock(a, b, t, l, 2.6, .5, 'verd', lw=.8, lines=1, n=7)
    carnation(x, y, s, rot, c)


def picture():
    """The picture inside the frame."""
    flower(84, 27, .86, 14, [(84,27), (81,40), (87,56), (84,70)], ((82,42,-160,10), (85.6,52,-30,9), (86,62,-140,10)),
        'verm')
    flower(16, 80, .9, -10, [(16,80), (19,92), (14,104), (18,112)], ((17.6,88,-30,10), (16,98,-150,9),
        (14.6,104,-36,9)), 'verm')
    flower(86, 92, .8, 12, [(86,92), (83,102), (88,112), (85,122)], ((84,100,-150,9), (86,108,-28,8),
        (87,114,-144,9)), 'rose')
    flower(14, 154, .8, -8, [(14,154), (17,162), (15,170), (17,176)], ((16.6,160,-28,9), (15.6,167,-152,8),
        (16,171,-30,8)), 'rose')
    flower(67, 152, .8, 12, [(67,152), (64,160), (68,168), (66,176)], ((65,158,-152,8), (66.6,165,-30,8),
        (67,170,-146,9)), 'verm')
    flower(35, 150, .7, -8, [(35,150), (37,158), (34,166), (36,176)], ((36.4,156,-34,8), (35,164,-150,8)), 'verm')
    mark_figure()
    sword(19, 127, 29.6, 112, 8.4, 'drooped', 'verm')
    sword(50, 153, 0, 139, 9.6, 'straight', 'indigo')
    sword(81, 123, -29.6, 108, 8.4, 'drooped', 'verm')
    mark_figure()
    # a ribbon where all three cross
    part([(41,64,1), (50,67), (59,64,1), (60,73,1), (50,76.4), (40,73,1)], 'verm', 1.25, off=.3, sh=dict(depth=2.6,
        gap=1.3, w=.65))
    for f in (1, -1):
        m = lambda p, f=f: [(50+f*(a-50), b)+tuple(r) for a, b, *r in p]
        part(m([(56,73), (62,79), (64,87), (70,93,1), (66,95,1), (65,99,1), (59.4,90), (57,81), (53,75)]), 'verm',
            1.15, off=.3, sh=dict(depth=2.2, gap=1.3, w=.6))
    rosette(50, 70, .5, 6, 'paper', 'ochre', w=.8)
