"""Six of diamonds: a garland of cornflowers, a ladybird on it."""
from tarot.beasts import ladybird
from tarot.french import number
from kit import *
from tarot.number import twice
from tarot.plants import cornflower


def garland():
    """Hung from two points, flowers turned outwards."""
    sprig([(11,55), (24,65), (40,62), (50,66), (60,62), (76,65), (89,55)], [(.03,-1,.7), (.1,1,.8), (.2,-1,.7),
        (.27,1,.8), (.34,-1,.8), (.42,1,.7), (.58,1,.7), (.63,-1,.8), (.72,1,.8), (.8,-1,.7), (.88,1,.8),
        (.96,-1,.7)], 1.0, w=1.4)
    cornflower(50, 67, 1.0, 0)
    cornflower(28, 66, .84, -24)
    cornflower(72, 66, .84, 24)
    for f in (1, -1):
        x = 50-f*39
        part([(x,54.4,1), (x-f*3.6,51,1), (x-f*1,49.6), (x+f*.4,52)], 'verm', .9, off=.1)
        part([(x,54.4,1), (x+f*4,50.6,1), (x+f*5,53.4), (x+f*2,54.8)], 'verm', .9, off=.1)


def picture():
    """The picture inside the frame."""
    twice(garland)
    number('D', 6)
    ladybird(39, 56.6, .9, 100)
    ladybird(61, 123.4, .9, -80)
