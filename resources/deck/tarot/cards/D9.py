"""Nine of diamonds: ears of wheat."""
from families.garden import wheat
from tarot.french import number
from kit import *
from tarot.number import twice


def ears():
    """Three ears tied with a ribbon over the middle pip."""
    for x, r, s, top in ((50,0,1,60), (46.4,-24,.84,62), (53.6,24,.84,62)):
        ink([(50,75), ((50+x)/2,68), (x,top)], 1.2, .9, .8)
        wheat(x, top, s, r)
    for f in (1, -1):
        lock(50, 73, -90+f*60, 13, 3, f*.5, 'verd', lw=.9, lines=1, n=8)
        part([(50,68.6,1), (50+f*5,65.6), (50+f*6.6,69), (50+f*4,70.8)], 'verm', .95, off=.1)
        part([(50,69.4,1), (50+f*3.4,72), (50+f*4.4,76,1), (50+f*2.4,75,1), (50+f*.8,73)], 'verm', .9, off=.1)
    part(ellipse(50, 69, 1.6, n=12), 'verm', .9, off=0, raw=True)


def picture():
    """The picture inside the frame."""
    twice(ears)
    number('D', 9)
