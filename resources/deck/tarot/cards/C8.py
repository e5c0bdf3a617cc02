"""Eight of clubs: three daisies."""
from tarot.french import number
from kit import *
from tarot.plants import daisy


def picture():
    """The picture inside the frame."""
    number('C', 8)
    for x in (50,):
        ink([(x,48), (x+.6,90), (x,132)], 1.3, .4, .4)
    for y, a in ((73,-58), (73,58), (107,-122), (107,122)):
        lock(50, y, a-90, 11, 4, 0, 'verd', lw=.95, lines=2, n=8)
    for y in (73, 107):
        for f in (1, -1):
            ink([(50,90+(y-90)*.5), (50+f*5,90+(y-90)*.34), (50+f*10,90+(y-90)*.1)], 1, .8, .5)
    for f in (1, -1):
        daisy(50+f*23, 90, .62, 10)
        ink([(50+f*9,90), (50+f*14,90.5), (50+f*18,90)], 1.1, .6, .6)
    daisy(50, 57, 1.16)
    daisy(50, 90, 1.2, 12)
    daisy(50, 123, 1.16)
