"""The emblem of each trump's plain face, drawn round (0, 0) in an oval of 31 x 37 half width and height."""
from kit import *


def great_lily():
    """The lily of Florence."""
    lily(0, 1, 2.5, 0, 'verm', 1.5)


def emblem(n):
    """Draw the emblem of trump n on the sheet in hand."""
    EMBLEMS.get(n, great_lily)()


EMBLEMS = {}
