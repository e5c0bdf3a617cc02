"""Four of swords: two pairs, points up; between them a hound runs through carnations."""
from families.garden import carnation, ground, hound
from families.swords_batons import sword
from spagnola.pips import rows
from kit import *


def flower(x, y, h, lean, c, size=.9):
    """A carnation on its stem with three narrow leaves, its foot at (x, y)."""
    ink([(x,y), (x+lean*.4,y-h*.5), (x+lean,y-h)], 1.2, .9, .6)
    for t, a, l in ((.2,-140,9), (.36,-42,9), (.56,-132,7)):
        lock(x+lean*t*.9, y-h*t, a, l, 2.6, .4 if a < -90 else -.4, 'verd', lw=.8, lines=1, n=7)
    carnation(x+lean, y-h, size, lean*2, c)


def picture():
    """The picture inside the frame."""
    rows('sword', lambda: sword(42, 56, 0, 45, 7.6, 'straight', 'verm'), (33.4,0), (-17.4,102.6), (16,102.6))
    flower(13, 106, 42, 3, 'verm', 1)
    flower(89, 106, 30, -3, 'verm', 1)
    flower(20, 106, 25, -2, 'rose', .86)
    ground(8, 92, 106)
    hound(51, 92.4, 1.3, 1, None, 'ochre', 'verm')
    for x, y, h in ((27,107,5), (76,107.4,5), (92,107,4)):
        tuft(x, y, h, 4)
    bloom(82, 108, 2.4, 'paper', 8, 1)
    bloom(31, 108, 2.4, 'ochre', 7, -1)
