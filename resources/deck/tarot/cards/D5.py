"""Five of diamonds: poppies."""
from tarot.french import number
from kit import *
from tarot.number import twice
from tarot.plants import poppy


def flowers():
    """A poppy, a smaller one, a nodding bud and a head of seed, in the left field."""
    for x, y, a, l, b in ((19,130,-142,15,.7), (19.6,128,-40,14,-.7), (19,118,-138,13,.6), (20,112,-44,12,-.6)):
        S, A, B = lock(x, y, a, l, 4.6, b, 'verd', lw=.95, lines=1, n=8)
    for q in ([(19.4,131), (19,108), (20.6,82)], [(19,124), (12.6,112), (11.6,104)], [(19.4,118), (26,106), (28.6,98),
        (27,95)]):
        ink(q, 1.25, .9, .7)
    poppy(20.6, 82, 1.26, 4)
    poppy(12.2, 105, .82, -10)
    T = at(27.2, 94.6, 1, 196)
    part(T([(-1.6,0,1), (-3,-3), (-2.4,-7), (0,-9.4,1), (2.4,-7), (3,-3), (1.6,0,1)]), 'verd', 1, off=.2)
    part(T([(.2,-3), (1.6,-5.6), (0,-9.4,1), (-.8,-6)]), 'verm', .8, off=0)


def picture():
    """The picture inside the frame."""
    twice(flowers)
    number('D', 5)
