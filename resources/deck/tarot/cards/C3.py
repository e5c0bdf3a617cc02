"""Three of clubs: foxglove at the left, fern at the right."""
from french import number
from kit import *
from number import turned
from plants import fern, foxglove


def ferns():
    """Two fronds."""
    fern(18, 173, 100, 1, 1.02)
    fern(14, 174, 44, -3, .62)
    fern(23, 174, 52, 3, .62)


def picture():
    """The picture inside the frame."""
    foxglove(17.6, 173, 108, 1.06)
    turned(ferns)
    number('C', 3)
