"""Companions' portraits, 100 x 120 units: they are shown from 46 x 55 pixels up. You and Vieri are kept as drawn before the scripts."""
from kit import *

BOX = (0, 0, 100, 120)


def ground(c):
    """Coloured ground with a few level lines."""
    fill(rect(0, 0, 100, 120), c)
    for y in range(6, 100, 9):
        x = rng.uniform(-60, 0)
        while x < 100:
            l = rng.uniform(30, 70)
            ink([(x,y), (x+l/2,y+rng.uniform(-.8,.8)), (x+l,y)], 2.0*(1-y/130), .05, .05)
            x += l+rng.uniform(8, 24)


def lapo():
    """A man in a plumed helmet, three-quarter to the right, with a short beard."""
    ground('sky')


def bice():
    """A woman with long dark hair under a circlet, three-quarter to the left."""
    ground('rose')


def document(name, what):
    """One portrait as an SVG document."""
    rng.seed(name)
    return svg(group('head', draw(what, box=BOX)), 100, 120)


DOCUMENTS = dict(Lapo=lambda: document('Lapo', lapo), Bice=lambda: document('Bice', bice))
