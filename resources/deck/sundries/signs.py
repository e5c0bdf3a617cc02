"""Signs on the keystones of the doors, one a game, 24 x 28 like Florence's lily: the Moor's crown (Bologna), the
cockade (France), the pomegranate (Spain). They are shown about 16 pixels wide.
"""
from kit import *


def crown():
    """A crown of five rays on a wound turban, a stone in front."""
    part([(4.6,14,1), (2,4.4,1), (6.8,9,1), (8.2,2,1), (12,8,1), (15.8,2,1), (17.2,9,1), (22,4.4,1), (19.4,14,1)],
        'ochre',
        1.5, off=.4)
    for x, y in ((2,4), (8.2,1.8), (15.8,1.8), (22,4)):
        part(ellipse(x, y, 1.4, n=12), 'paper', .9, off=0, raw=True)
    part([(4,14.6), (8,12.6), (12,12.2), (16,12.6), (20,14.6), (22.6,18), (21,22.4), (16.4,25), (12,25.6), (7.6,25),
        (3,22.4), (1.4,18)], 'verm', 1.7, off=.4)
    for f in (1, -1):
        m = lambda p, f=f: [(12+f*(a-12), b) for a, b in p]
        ink(m([(12.6,16), (16,18.4), (18,21.6), (17.6,24.2)]), 1.2, .5, .3)
        ink(m([(13.6,14), (18,15.6), (21,19.4)]), 1.1, .5, .3)
    ink([(12,17), (12.2,21), (12,25)], 1.2, .5, .3)
    part(ellipse(12, 14.6, 2.6, n=18), 'paper', 1.3, off=0, raw=True)
    fill(ellipse(12, 14.6, 1.1, n=10), 'indigo')


def cockade():
    """A cockade: pleated ring, white ring, red heart, two short tails."""
    for f in (1, -1):
        m = lambda p, f=f: [(12+f*(a-12), b)+tuple(r) for a, b, *r in p]
        part(m([(13,19,1), (19,20,1), (20.4,27,1), (17,25,1), (14,27.4,1)]), 'verm', 1.3, off=.3)
    part([p for i in range(12) for p in ((12+10.4*sin(i*pi/6-.16), 11.4-10.4*cos(i*pi/6-.16)),
        (12+10.4*sin(i*pi/6+.16), 11.4-10.4*cos(i*pi/6+.16)),
                                         (12+9*sin(i*pi/6+.26), 11.4-9*cos(i*pi/6+.26), 1))], 'indigo', 1.5, off=.3)
    for i in range(12):
        a = i*pi/6+.26
        ink([(12+6.2*sin(a), 11.4-6.2*cos(a)), (12+8.8*sin(a), 11.4-8.8*cos(a))], .9, .8, .8)
    part(ellipse(12, 11.4, 6.2, n=30), 'paper', 1.3, off=0, raw=True)
    part(ellipse(12, 11.4, 3.3, n=22), 'verm', 1.2, off=.2, raw=True)


def pomegranate():
    """A pomegranate, split so that its seeds are seen, its crown up, two leaves at the foot."""
    for f in (1, -1):
        m = lambda p, f=f: [(12+f*(a-12), b)+tuple(r) for a, b, *r in p]
        part(m([(12,25.4,1), (15,22.6), (19.4,22), (23,24.4,1), (19.6,26.8), (15,27)]), 'verd', 1.2, off=.3)
    part([(9.4,7,1), (7.4,1.4,1), (10.4,3.8,1), (12,.8,1), (13.6,3.8,1), (16.6,1.4,1), (14.6,7,1)], 'ochre', 1.3,
        off=.3)
    part([(12,5.4), (18,7.4), (21,13), (19.4,19.4), (14.6,23.6), (9.4,23.6), (4.6,19.4), (3,13), (6,7.4)], 'verm',
        1.7, off=.4)
    part([(12,8.4,1), (15.4,12.4), (15,17.4), (12,21.4,1), (9,17.4), (8.6,12.4)], 'paper', 1.2, off=0)
    for x, y in ((12,11.6), (10.7,14.4), (13.3,14.4), (12,17.2)):
        fill(ellipse(x, y, 1.2, n=10), 'vermD')


def document(what):
    """One sign as an SVG document."""
    rng.seed('signs')
    return svg(group('piece', draw(what)), 24, 28)


DOCUMENTS = {f.__name__: (lambda f=f: document(f)) for f in (crown, cockade, pomegranate)}
