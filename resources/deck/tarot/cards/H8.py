"""Eight of hearts: three roses."""
from tarot.french import number
from kit import *


def rose(y, c, c2):
    """A rose of two rows of petals between four leaves."""
    for a in (45, 135, 225, 315):
        leaf(50+4*sin(radians(a)), y-4*cos(radians(a)), 1.04, a, 'verd')
    rosette(50, y, 1.2, 5, c, 'ochre', 0, 1)
    rosette(50, y, .7, 5, c2, 'ochre', 36, .9)


def picture():
    """The picture inside the frame."""
    number('H', 8)
    for x in (29, 71):
        ink([(50,90), ((50+x)/2,90.6), (x,90)], 1.1, .3, .3)
    for f in (1, -1):
        for d, k in ((14, .7), (20, .7)):
            leaf(50+f*d, 90, k, f*50, 'verd', .85)
            leaf(50+f*d, 90, k, f*130, 'verd', .85)
        part(ellipse(50+f*24, 90, 2, n=14), 'verm', 1, off=0, raw=True)
    rose(57, 'rose', 'paper')
    rose(90, 'paper', 'rose')
    rose(123, 'rose', 'paper')
