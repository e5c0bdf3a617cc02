"""Eight of spades: bat, moon, bat."""
from tarot.beasts import bat
from tarot.french import number
from kit import *


def picture():
    """The picture inside the frame."""
    number('S', 8)
    part(ellipse(50, 90, 9.4, n=34), 'ochre', 1.3, raw=True, off=.4)
    fill(curve([(53,81.4), (58.6,86), (59,93), (54.4,98.4), (48.6,99), (55,95.4), (56.6,89)], True), 'sand')
    stroke(arc(50, 90, 8.2, 8.2, -60, 120, 16), .9, .1, .1)
    for f in (1, -1):
        ink([(50+f*1.6,86.6), (50+f*3.4,85.4), (50+f*5.4,86.4)], 1, .3, .3)
        fill(dot(50+f*3.4, 88, 1), 'ink')
    ink([(50.4,87.6), (51,91), (49.6,91.6)], .9, .3, .4)
    ink([(46.4,93.6), (50,95.6), (53.6,93.4)], 1.1, .3, .3)
    bat(50, 57, 1.06)
    bat(50, 123, 1.06)
    for x, y, r in ((34,90,2), (66,90,2), (42,72,1.5), (60,106,1.5), (57,74,1.2), (43,108,1.2)):
        fill([(x+(r if i % 2 == 0 else r*.38)*sin(i*pi/4),
            y-(r if i % 2 == 0 else r*.38)*cos(i*pi/4)) for i in range(8)], 'ink')
