"""Four of hearts: a peacock shows his train."""
from tarot.beasts import peacock
from tarot.french import number
from kit import *


def picture():
    """The picture inside the frame."""
    number('H', 4)
    for x0, x1 in ((24,42), (58,76)):
        ink([(x0,120.4), ((x0+x1)/2,119.6), (x1,120.4)], 1.2, .1, .1)
    peacock(50, 119, 1.02)
    for x, y in ((34,121), (64,121), (42,123), (57,123.4)):
        tuft(x, y, 4.6, 4)
