"""Nine of spades: sprigs of holly."""
from tarot.french import number
from kit import *
from tarot.number import twice
from tarot.plants import berries, holly


def sprig_():
    """Five leaves and berries over the middle pip."""
    ink([(50,73.6), (50,66), (50,58)], 1.3, .9, .6)
    for x, y, a, k in ((50,69,-84,.84), (50,69,84,.84), (50,64,-46,.96), (50,64,46,.96), (50,61,0,1.2)):
        holly(x, y, k, a)
    berries(50, 65, 1, 3)


def picture():
    """The picture inside the frame."""
    twice(sprig_)
    number('S', 9)
