"""Ten of clubs: wild strawberries."""
from families.garden import strawberry
from tarot.french import number
from kit import *
from tarot.number import twice


def twig():
    """A runner with berries and flowers between the upper rows."""
    sprig([(32,46), (46,43), (60,45), (74,43), (89,46)], [(.03,-1,.6), (.1,1,.64), (.26,-1,.56), (.5,-1,.56),
        (.74,-1,.56), (.9,1,.64), (.98,0,.64)], 1.0)
    for x, y, r in ((45.4,43.4,12), (60,45.4,0), (74.6,43.4,-12)):
        strawberry(x, y, .94, r)
    for x, y in ((52.6,45.6), (67.4,45.6)):
        rosette(x, y, .38, 5, 'paper', w=.75)


def picture():
    """The picture inside the frame."""
    twice(twig)
    number('C', 10)
