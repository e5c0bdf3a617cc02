"""Six of spades: moths in ivy."""
from tarot.beasts import moth
from tarot.french import number
from kit import *
from tarot.number import twice
from tarot.plants import along, ivy


def band():
    """A spray from either side, a moth between."""
    leaf_ = lambda s: lambda x, y, r: ivy(x, y, s, r)
    along([(10,64), (18,57), (27,60), (36,55)], [(.08,-1,leaf_(.8)), (.3,1,leaf_(.9)), (.4,-1,leaf_(.84)), (.66,1,leaf_(.8)), (.76,-1,leaf_(.74)), (1,0,leaf_(.7))])
    along([(91,55), (83,63), (74,58), (65,64)], [(.08,-1,leaf_(.8)), (.3,1,leaf_(.86)), (.4,-1,leaf_(.84)), (.66,1,leaf_(.8)), (.76,-1,leaf_(.74)), (1,0,leaf_(.7))])
    moth(50, 60.6, 1.06, 0)


def picture():
    """The picture inside the frame."""
    twice(band)
    number('S', 6)
