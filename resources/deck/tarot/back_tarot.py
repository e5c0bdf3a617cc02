"""The back of the French pack: bees in a net of green, the star of the bouts in the middle; the same either way up."""
import sys
from pathlib import Path
HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent)]
import back as deck
from kit import *
from kit.card import write


def bee(x, y, c):
    """A bee seen from above, wings half open, 17 high; c is paper or the back's colour."""
    body = 'ochre'
    for f in (1, -1):
        m = lambda p: [(x+f*a, y+b)+tuple(r) for a, b, *r in p]
        part(m([(.8,-4,1), (4.4,-5.4), (8.2,-2), (9,4), (7.4,8.4,1), (3.6,3.6)]), c, 1, off=.3)
        ink(m([(1.6,-3), (4.6,0), (7,5.6)]), .7, .8, .1)
        ink(m([(3,-3.6), (6.4,-.6), (8,4)]), .6, .8, .1)
        ink(m([(.8,-10), (2,-12.4), (4,-13)]), .8, .8, .4)
    part([(x,y-7), (x+3,y-5), (x+3.4,y), (x+2.6,y+6), (x,y+11.4,1), (x-2.6,y+6), (x-3.4,y), (x-3,y-5)], body, 1.1, off=.3)
    for d, w in ((-2,3), (1.4,3.2), (4.8,2.6), (7.6,1.5)):
        ink([(x-w,y+d), (x,y+d+.8), (x+w,y+d)], 1.3, .8, .8)
    part(ellipse(x, y-8.6, 2.5, 2.3, 16), 'ink', .8, off=0, raw=True)


def middle(c):
    """The star."""
    q = [(50+(8.2 if i % 2 == 0 else 3.5)*sin(i*pi/5), 90-(8.2 if i % 2 == 0 else 3.5)*cos(i*pi/5)) for i in range(10)]
    part([p+(1,) for p in q], 'ochre', 1.1, off=.2)
    for i in range(0, 10, 2):
        fill([(50,90), q[i], lerp(q[(i+1) % 10], (50,90), .1)], 'ink')


def document():
    """The back as an SVG document."""
    rng.seed('back-tarot')
    return svg(blank()+group('picture', draw(deck.picture, 'verd', bee, middle)))


if __name__ == '__main__':
    write(HERE.parents[1]/'decks'/'tarot'/'back.svg', document())
