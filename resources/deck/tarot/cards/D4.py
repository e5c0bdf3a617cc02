"""Four of diamonds: a fox with a goose feather."""
from tarot.beasts import goose_feather
from families.garden import ground
from families.small_beasts import fox
from tarot.french import number
from kit import *


def picture():
    """The picture inside the frame."""
    number('D', 4)
    ground(17, 82, 124)
    T = at(46, 123, 1.86)
    fox(T)
    x, y = T([(13.4,-22.4)])[0]
    goose_feather(x-3, y+3.6, 31, 50)
    fill(curve(T([(9,-24.6), (13,-26.6), (17.6,-26.8), (17.6,-25), (13.6,-23.4), (9.4,-21.6)]), True), 'verm')
    fill(curve(T([(17.2,-25.4), (12,-22.8), (8,-20.6), (7,-22), (13,-25.6)]), True), 'paper')
    ink(T([(18,-25.4), (12,-22.4), (7,-19.4)]), 1.2, .4, .2)
    goose_feather(14, 76, 19, 38)
    goose_feather(84, 117, 16, -32)
    for a, b, c, h in ((76,124,'verm',6), (22,124.4,'indigo',6)):
        bloom(a, b, 2.2, c, h)
