"""Ten of hearts: forget-me-nots."""
from tarot.french import number
from kit import *
from tarot.number import twice
from tarot.plants import forget_me_not


def sprig_():
    """A lying spray of five flowers between the upper rows."""
    sprig([(33,48), (46,44.6), (60,47.4), (74,44.6), (88,48)], [(.05,-1,.66), (.14,1,.66), (.3,-1,.7), (.4,1,.7),
        (.62,-1,.7), (.7,1,.7), (.88,-1,.66), (.97,0,.66)], 1.0)
    for x, y, s, r in ((41,46,1.02,0), (51,43.6,.9,30), (60.6,47.4,1.16,10), (70.6,43.8,.9,0), (80.6,46,1.02,30)):
        forget_me_not(x, y, s, r)


def picture():
    """The picture inside the frame."""
    twice(sprig_)
    number('H', 10)
