"""Three of coins: three dollars on the diagonal, with a sun, a lion and a castle; olive sprays in the free fields."""
from families.garden import finch
from kit import *

R = 25.8


def rim(x, y, field):
    """A dollar's milled edge, red ring and field."""
    part(ellipse(x, y, R, n=56), 'ochre', 1.7, raw=True)
    for i in range(36):
        a = 2*pi*i/36
        stroke([(x+R*k*cos(a+(k-.9)*.5), y+R*k*sin(a+(k-.9)*.5)) for k in (.96, .91, .86)], 1, .9, .5)
    part(ellipse(x, y, R*.82, n=48), 'verm', 1.1, off=.3, raw=True)
    part(ellipse(x, y, R*.7, n=44), field, 1.2, off=0, raw=True)


def paw(T, rot):
    """A lion's paw with three claws at (0, 0), turned by rot."""
    P = lambda q: T(at(0, 0, 1, rot)(q))
    part(P([(3,-1.7), (-.6,-2.4), (-3.6,-3.4,1), (-2.6,-1.2,1), (-4.6,-.4,1), (-2.8,.8,1), (-3.8,2.8,1), (-.6,2),
        (3,1.6)]), 'verm', .8, off=.1)


def lion(x, y):
    """A lion rampant, red with a gold mane, facing left, 32 high."""
    T = at(x, y, 1.1)
    # tail, far legs
    part(T([(5,9), (9.6,9.6), (12,6), (9.6,1.6), (11.4,-3), (10,-6,1), (13.8,-9.8,1), (14.4,-5), (13,-2,1),
        (12.4,1.4), (14.6,6), (12.4,11.4), (6,12.6)]), 'verm', .9, off=.2)
    part(T([(0,-4), (-4,-6.6), (-8.4,-10.6,1), (-10,-8), (-6,-3), (-2,0)]), 'verm', .95, off=.2)
    paw(lambda q: T(at(-10, -10.4)(q)), 40)
    part(T([(2,5), (-3,5), (-7.6,7,1), (-7,9.6,1), (-2.4,9.6), (2,10)]), 'verm', .95, off=.2)
    paw(lambda q: T(at(-9.6, 9)(q)), -14)
    # body and standing leg
    part(T([(2,-7), (-4,-5), (-5.4,-1), (-2.4,2.4), (-1,5.4), (1.4,9), (.6,13,1), (5,13.4,1), (6,11), (8.6,8),
        (8.6,3), (7,-3)]), 'verm', 1.05, off=.3, sh=dict(depth=2.4, gap=1.2, w=.55))
    paw(lambda q: T(at(1.6, 14)(q)), 0)
    part(T([(-1,-2.4), (-6,-1.4), (-10.4,.4,1), (-10,3,1), (-5,2.6), (0,2)]), 'verm', .95, off=.2)
    paw(lambda q: T(at(-12, 1.8)(q)), -8)
    # mane, head with an open jaw
    part(T([(-4,-14.6,1), (-.6,-13.6,1), (1.6,-15.6,1), (3,-12.4,1), (6.4,-12.6,1), (5.8,-9,1), (9,-7,1),
        (6.4,-4.8,1), (7.4,-1.4,1), (3.6,-2.6,1), (1.6,.8,1), (-.4,-2.8,1), (-3.6,-2,1), (-2.4,-6)]), 'ochre', 1,
        off=.2)
    part(T([(2,-7), (-1.4,-3.8), (-5.4,-3.4,1), (-4,-5.4,1), (-7.8,-5.6,1), (-8,-8.4), (-5,-11.4), (-3.4,-13.6,1),
        (-1.4,-12), (1.6,-10.8)]), 'verm', 1, off=.2)
    fill(T(dot(-3.6, -9.4, .8)), 'ink')
    ink(T([(-8,-7.4), (-6.8,-7.8)]), 1.2, .8, .6)
    ink(T([(4.6,-10), (3,-6.6)]), .7, .8, .1)
    ink(T([(5,-5.6), (3,-4)]), .7, .8, .1)


def castle(x, y, k=1.12):
    """A castle of three towers, gold on blue, 24 k high."""
    T = at(x, y, k)
    for m in (-1, 1):
        F = at(x, y, k, 0, m)
        part(F([(5,11,1), (5,-5,1), (4.4,-5.6,1), (4.4,-9,1), (6.4,-9,1), (6.4,-7,1), (8,-7,1), (8,-9,1), (10,-9,1),
            (10,-7,1), (11.6,-7,1), (11.6,-9,1), (13.2,-9,1), (13.2,-5.6,1), (12,-4.6,1), (12,11,1)]), 'ochre', 1,
            off=.1)
        fill(F([(7.4,-2), (9.6,-2), (9.6,3), (7.4,3)]), 'ink')
    part(T([(-6,11,1), (-6,-7,1), (-7,-8,1), (-7,-13.4,1), (-4.2,-13.4,1), (-4.2,-11,1), (-1.6,-11,1), (-1.6,-13.4,1),
        (1.6,-13.4,1), (1.6,-11,1), (4.2,-11,1), (4.2,-13.4,1), (7,-13.4,1), (7,-8,1), (6,-7,1), (6,11,1)]),
         'ochre', 1.1, off=.1, sh=dict(depth=2.4, gap=1.2, w=.55))
    fill(T([(-2.6,11)]+arc(0, 5, 2.6, 3, 180, 360, 8)+[(2.6,11)]), 'ink')
    for dx in (-2.6, 2.6):
        fill(T(rect(dx-.9, -5, 1.8, 4.4)), 'ink')


def olive(turn):
    """An olive spray along one side, fruit among the leaves."""
    with Sheet() as g:
        ink([(91,124), (86,112), (88,98), (84,84), (87,72), (92,64)], 1.2, .9, .5)
        for a in ((88,118,.8,60), (86.6,110,.84,-58), (88,100,.8,62), (86,92,.86,-54), (84.6,84,.8,58),
            (86,76,.76,-62), (88,70,.74,44), (91.6,65,.7,10)):
            leaf(*a)
        for x, y in ((80,103), (92,90), (79.4,79)):
            part(ellipse(x, y, 2.3, 3, 16), 'indigo', .9, off=.2, raw=True)
            fill(ellipse(x-.8, y-1, .7, n=8), 'paper')
    place(g, *((100, 180, 1, 180) if turn else ()))


def picture():
    """The picture inside the frame."""
    olive(False)
    olive(True)
    rim(66, 34, 'sky')
    sun(66, 34, 9.2, 16, 12)
    rim(50, 90, 'paper')
    lion(49.4, 90.4)
    rim(34, 146, 'indigo')
    castle(34, 147)
    finch(83, 135.4, .82, -1, 'indigo', 'ochre')
