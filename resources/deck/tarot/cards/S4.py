"""Four of spades: a heron among reeds."""
from families.garden import heron
from tarot.french import number
from kit import *
from tarot.plants import reed


def picture():
    """The picture inside the frame."""
    number('S', 4)
    for x, y, h, l in ((24,121,58,-3), (32,123,44,-2), (73,121,50,4), (81,120,36,4)):
        reed(x, y, h, l)
    heron(53, 121, 1.28, -1)
    for x, y, l in ((18,122,26), (38,124.6,30), (66,122.4,22), (26,127,22), (54,127.6,24)):
        ink([(x,y), (x+l*.25,y-.9), (x+l*.5,y), (x+l*.75,y-.9), (x+l,y)], 1.1, .1, .1)
    for x, y in ((41,121), (66,120)):
        tuft(x, y, 5, 3)
