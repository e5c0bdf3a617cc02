"""Two of diamonds: a hen and her chicks."""
from tarot.beasts import chick, hen
from families.garden import ground
from tarot.french import number
from kit import *


def picture():
    """The picture inside the frame."""
    number('D', 2)
    ground(9, 92, 110.6)
    hen(45, 110, 1.26, 1)
    chick(72, 110.4, 1.14, -1)
    chick(82, 112, 1.0, -1)
    chick(20, 111.6, 1.06, 1)
    for x, y in ((62,112.6), (65,111), (63.6,114)):
        fill(ellipse(x, y, .9, .7, 8), 'ink')
    for x, y, c, h in ((31,112.6,'verm',5), (12,111,'indigo',6)):
        bloom(x, y, 2.1, c, h)
