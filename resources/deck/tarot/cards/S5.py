"""Five of spades: an iris, twice."""
from families.garden import iris
from tarot.french import number
from kit import *
from tarot.number import twice


def flower():
    """Two blooms and a bud among sword leaves, in the left field."""
    for a, l, w, b in ((-112,42,5,-.3), (-74,36,5,.3), (-98,50,5.4,-.16), (-82,46,5,.2)):
        lock(18.6, 127, a, l, w, b, 'verd', lw=.95, lines=2, n=10)
    ink([(19,128), (18.4,104), (17.6,84)], 1.5, .9, .7)
    ink([(19.4,118), (24,106), (25.4,96)], 1.3, .9, .7)
    part(at(25.6, 96, 1, 12)([(-1.8,0,1), (-2.6,-5), (0,-10.6,1), (2.6,-5), (1.8,0,1)]), 'indigo', 1, off=.2)
    part(at(25.6, 97, 1, 12)([(-1.4,2,1), (-2.4,-2), (-1,-4.4,1), (0,-3), (1,-4.4,1), (2.4,-2), (1.4,2,1)]), 'verd',
        .9, off=.2)
    iris(18, 82, 1.18, -3)


def picture():
    """The picture inside the frame."""
    twice(flower)
    number('S', 5)
