"""Three of hearts: a rose tree at the left, carnations at the right."""
from families.garden import carnation
from tarot.french import number
from kit import *
from tarot.number import turned


def rose_tree():
    """A climbing rose."""
    sprig([(17,172), (13,152), (22,132), (13,110), (21,88), (15,70), (18,60)], [(.05,1,1), (.1,-1,1), (.24,1,1),
        (.3,-1,1), (.4,1,1), (.5,-1,1), (.56,1,1), (.68,-1,1), (.74,1,1), (.86,-1,.9), (.92,1,.9)], 1.1, w=1.4)
    for x, y, s, c, r in ((17.6,57,.86,'verm',0), (13.6,108,.8,'rose',10), (20.6,134,.86,'verm',20),
        (20.6,86,.66,'rose',30), (14.4,157,.7,'rose',0)):
        rosette(x, y, s, 5, c, 'ochre', r)


def pinks():
    """Three carnations on jointed stems, narrow leaves in pairs."""
    for x, y, a, l, b in ((18,172,-116,34,.5), (18,172,-64,34,-.5), (18,172,-98,30,.2), (17.6,150,-126,20,.6),
        (17.6,150,-54,20,-.6), (17.4,128,-130,16,.6), (17.6,128,-52,16,-.6), (18.4,106,-124,14,.5),
        (18.4,106,-56,14,-.5), (18.8,88,-116,10,.4), (18.8,88,-64,10,-.4)):
        lock(x, y, a, l, 3.6, b, 'verd', lw=.95, lines=1, n=9)
    ink([(18,173), (17,132), (19,94), (18.4,70)], 1.6, .9, .6)
    ink([(17.4,146), (12.6,134), (12.2,126)], 1.3, .9, .6)
    ink([(17.2,124), (20.6,113), (21,107)], 1.3, .9, .6)
    carnation(18.4, 70, 1.34, -3)
    carnation(12.6, 127, .92, -8, 'rose')
    carnation(21, 107.4, .82, 6, 'rose')


def picture():
    """The picture inside the frame."""
    rose_tree()
    turned(pinks)
    number('H', 3)
