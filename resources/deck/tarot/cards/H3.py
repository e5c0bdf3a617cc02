"""Three of hearts: a rose tree at the left, carnations at the right."""
from families.garden import carnation
from french import number
from kit import *
from number import turned


def rose_tree():
    """A climbing rose."""
    sprig([(17,172), (13,152), (22,132), (13,110), (21,88), (15,70), (18,60)], [(.05,1,1), (.1,-1,1), (.24,1,1), (.3,-1,1), (.4,1,1), (.5,-1,1), (.56,1,1), (.68,-1,1), (.74,1,1), (.86,-1,.9), (.92,1,.9)], 1.1, w=1.4)
    for x, y, s, c, r in ((17.6,57,.86,'verm',0), (13.6,108,.8,'rose',10), (20.6,134,.86,'verm',20), (20.6,86,.66,'rose',30), (14.4,157,.7,'rose',0)):
        rosette(x, y, s, 5, c, 'ochre', r)


def pinks():
    """Three carnations in a bundle of long leaves."""
    for a, l, b in ((-104,60,.1), (-76,56,-.1), (-98,80,-.12), (-84,74,.12)):
        lock(18, 172, a, l, 4, b, 'verd', lw=.95, lines=1, n=10)
    ink([(18,172), (17,130), (19,92), (18,72)], 1.5, .9, .6)
    ink([(17.4,150), (12,124), (12.4,110)], 1.3, .9, .6)
    ink([(17.6,140), (24,114), (23.6,94)], 1.3, .9, .6)
    for x, y, r in ((17.4,120,-50), (18,100,48), (17.6,108,-30)):
        lock(x, y, r-90, 13, 3, r*.006, 'verd', lw=.9, lines=1, n=7)
    carnation(18, 72, 1.12, -4)
    carnation(12.6, 112, .84, -10, 'rose')
    carnation(23.4, 96, .84, 10, 'rose')


def picture():
    """The picture inside the frame."""
    rose_tree()
    turned(pinks)
    number('H', 3)
