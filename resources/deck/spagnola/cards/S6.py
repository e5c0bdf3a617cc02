"""Six of swords: two rows of three, points up; between them a rose branch in full flower with a finch on it."""
from families.garden import finch
from spagnola.pips import rows, upright
from kit import *


def branch():
    """A thick stem in one wave from edge to edge; leaves, three roses, buds."""
    ink([(5,99), (18,105), (32,101), (46,93), (60,93), (74,99), (86,97), (95,90)], 2.4, .5, .5)
    for q in ([(20,104.6), (17,97), (12,91)], [(38,98), (36,106), (41,110.6)], [(66,95.6), (69,88), (76,84)],
        [(80,98.8), (84,105), (90,107)]):
        ink(q, 1.3, .9, .5)
    for a in ((9,101,.92,40), (14,103,.9,150), (26,103.6,.92,164), (37,105,.86,-60), (40,96,.94,-6), (44,94,.9,160),
        (59,93,.94,158), (63,93.6,.9,16), (72,98,.9,160), (68.6,89.6,.84,-40), (88,96,.9,18), (91,94,.88,140),
        (15.6,95,.82,30), (83,103.6,.84,160)):
        leaf(*a)
    for x, y, s, c, r in ((27,100,.96,'verm',0), (52,92.6,1.12,'rose',18), (77,96.6,.96,'verm',30)):
        rosette(x, y, s, 6, c, 'ochre', r, 1)
        rosette(x, y, s*.5, 5, 'paper' if c == 'rose' else 'rose', 'ochre', r+20, .8)
    for x, y, r in ((11.4,90,-30), (42,112,140), (77.4,83.4,60), (91.6,107.4,110)):
        T = at(x, y, 1, r)
        part(T([(-2.4,1), (-2.6,-2.4), (0,-5.6,1), (2.6,-2.4), (2.4,1)]), 'verm', .95, off=.2)
        part(T([(-3,2,1), (-2.6,-1), (0,.6), (2.6,-1), (3,2,1), (0,3.4)]), 'verd', .9, off=.2)


def picture():
    """The picture inside the frame."""
    rows('sword', lambda: upright(38, 62, 52), (22,0), (44,0), (-21,99), (1,99), (23,99))
    branch()
    finch(17, 77.6, .96, 1, 'indigo', 'verm')
    ink([(6,78.6), (16,78.4), (24,80.6)], 1.3, .6, .3)
    leaf(8, 78.6, .7, -30)
    leaf(23, 80, .7, 140)
