"""Eight of diamonds: three poppies."""
from tarot.french import number
from kit import *


def flower(y, turn=0, leaves=True):
    """A poppy from above: four petals, a black heart."""
    if leaves:
        for a in (45, 135, 225, 315):
            lock(50+6*sin(radians(a)), y-6*cos(radians(a)), a-90, 9.4, 3.6, .5, 'verd', lw=.9, lines=1, n=7)
    for a in (0, 180, 90, 270):
        part(at(50, y, 1.24, a+turn)([(0,-1), (4.4,-3), (6.4,-6.4), (3.6,-9), (0,-8.2), (-3.6,-9), (-6.4,-6.4),
            (-4.4,-3)]), 'rose', 1.1, off=.3)
    for a in range(8):
        ink(at(50, y, 1.24, 45*a+22+turn)([(0,-3), (.2,-6)]), .85, .8, .1)
    fill(ellipse(50, y, 3.6, n=22), 'ink')
    for i in range(9):
        fill(dot(50+2.6*cos(2*pi*i/9), y+2.6*sin(2*pi*i/9), .5), 'paper')
    part(ellipse(50, y, 1.5, n=14), 'verd', .7, off=0, raw=True)


def picture():
    """The picture inside the frame."""
    number('D', 8)
    for f in (1, -1):
        ink([(50,90), (50+f*12,90.6), (50+f*22,89.4)], 1.1, .6, .6)
        for a, b in ((13,50), (13,130), (18,50), (18,130)):
            lock(50+f*a, 90, f*(b-90)-90+(0 if f > 0 else 0)+(90 if f > 0 else -90), 7, 2.8, 0, 'verd', lw=.85,
                lines=1, n=6)
        T = at(50+f*22, 89.6, 1, f*90)
        part(T([(-1.6,0,1), (-2.8,-3), (0,-7.4,1), (2.8,-3), (1.6,0,1)]), 'verd', 1, off=.2)
        part(T([(0,-3), (1.2,-5), (0,-7.4,1), (-1.2,-5)]), 'verm', .8, off=0)
    flower(57)
    flower(90, 45, False)
    flower(123)
