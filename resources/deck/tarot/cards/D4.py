"""Four of diamonds: a fox with a goose feather."""
from beasts import goose_feather
from families.garden import ground
from families.small_beasts import fox
from french import number
from kit import *


def picture():
    """The picture inside the frame."""
    number('D', 4)
    ground(17, 82, 124)
    T = at(50, 123, 1.86)
    x, y = T([(16.4,-24.4)])[0]
    goose_feather(x-2.4, y+9.4, 26, 24)
    fox(T)
    ink(T([(14.6,-24.4), (16.6,-25), (18,-25.2)]), 1.2, .3, .3)
    goose_feather(64, 128, 15, -104)
    goose_feather(31, 62, 14, 140)
    for a, b, c, h in ((76,124,'verm',6), (22,124.4,'indigo',6)):
        bloom(a, b, 2.2, c, h)
