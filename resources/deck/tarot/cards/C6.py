"""Six of clubs: butterflies."""
from families.garden import butterfly
from tarot.french import number
from kit import *
from tarot.number import twice


def band():
    """One large between two small, the track of their dance."""
    butterfly(50, 59, 1.2, 0, 'ochre', 'verm')
    butterfly(24, 60, .9, -30, 'verm', 'ochre')
    butterfly(76, 60, .9, 30, 'indigo', 'rose')
    for x, y in ((36.4,66), (63.6,66), (37.4,53), (62.6,53)):
        for i in range(3):
            fill(dot(x+(i-1)*2.6*(1 if x > 50 else -1), y+(abs(i-1)-.5)*1.4, .6), 'ink')


def picture():
    """The picture inside the frame."""
    twice(band)
    number('C', 6)
