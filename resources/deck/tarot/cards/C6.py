"""Six of clubs: butterflies."""
from families.garden import butterfly
from french import number
from kit import *
from number import twice
from plants import clover


def band():
    """One large between two small, over grass."""
    butterfly(50, 60, 1.34, 0, 'ochre', 'verm')
    butterfly(24, 61, .92, -34, 'verm', 'ochre')
    butterfly(76, 61, .92, 34, 'indigo', 'rose')
    for x, y in ((37,66), (63,66), (12,65), (88,65)):
        clover(x, y+4, 10, 3, .74, 0)


def picture():
    """The picture inside the frame."""
    twice(band)
    number('C', 6)
