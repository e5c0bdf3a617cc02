"""Three of clubs: foxglove at the left, fern at the right."""
from tarot.french import number
from kit import *
from tarot.number import turned
from tarot.plants import fern, foxglove


def ferns():
    """Two fronds."""
    fern(17, 173, 110, 0, 1.12)


def picture():
    """The picture inside the frame."""
    foxglove(17.6, 173, 108, 1.06)
    turned(ferns)
    number('C', 3)
