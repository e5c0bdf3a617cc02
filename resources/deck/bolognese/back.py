"""The two backs: Bologna's two towers in green or red lozenges, the same either way up; grid and border are
Florence's.
"""
from florentine import back as deck
from kit import *


def towers(x, y, c):
    """The two towers on a mound, as large as a lozenge bears; c is paper or the back's colour."""
    T = at(x-.6, y-.6, 1)
    q = T([(1.6,8.4,1), (3.2,-1,1), (2.2,-1.2,1), (2.6,-4,1), (7.4,-3.2,1), (7,-.4,1), (6.2,-.6,1), (5.8,8.4,1)])
    part(q, c, .95, off=.4)
    part(T([(-4.6,8.4,1), (-3.9,-10.4,1), (-5,-10.6,1), (-5,-14,1), (-3.4,-14,1), (-3.4,-12.8,1), (-2.4,-12.8,1),
        (-2.4,-14,1), (-.8,-14,1), (-.8,-12.8,1),
            (.2,-12.8,1), (.2,-14,1), (1.8,-14,1), (1.8,-10.6,1), (.7,-10.4,1), (1.4,8.4,1)]), c, .95, off=.4)
    for a, b in ((-2.2,-8), (-2.2,-2.6), (-2.2,2.8)):
        fill(T([(a,b), (a+1.2,b), (a+1.2,b+2.6), (a,b+2.6)]), 'ink')
    fill(T([(4,1.6), (5,1.7), (4.9,4.2), (3.9,4.1)]), 'ink')
    part(T([(-7.6,8.2,1), (0,7.2), (8.4,8.2,1), (5,11), (.4,13.6,1), (-4.4,11)]), c, .95, off=.3)
    ink(T([(-4.4,9.6), (.4,10.4), (5,9.6)]), .7, .2, .2)


def shield(c):
    """The middle: a cross in a ring of pearls, the same upside down."""
    part(ellipse(50, 90, 7.6, n=40), c, 1, raw=True, off=.3)
    for a in (0, 90):
        part(at(50, 90, 1, a)([(-1.7,-7.2,1), (1.7,-7.2,1), (1.7,7.2,1), (-1.7,7.2,1)]), 'paper', .8, off=0)
    fill(rect(48.9, 84, 2.2, 12), 'paper')
    fill(rect(44, 88.9, 12, 2.2), 'paper')
    for i in range(4):
        part(ellipse(50+4.6*(1 if i % 2 else -1), 90+4.6*(1 if i > 1 else -1), 1.1, n=12), 'paper', .6, raw=True, off=0)


def document():
    """The green back as an SVG document."""
    rng.seed('back of Bologna')
    return svg(blank()+group('picture', draw(deck.picture, 'verd', towers, shield)))


def document2():
    """The red back, for the second pack."""
    rng.seed('second back of Bologna')
    return svg(blank()+group('picture', draw(deck.picture, 'verm', towers, shield)))
