"""Three of spades: ivy at the left, holly at the right."""
from tarot.french import number
from kit import *
from tarot.number import turned
from tarot.plants import along, berries, holly, ivy


def climbing():
    """Ivy on a stake."""
    leaf_ = lambda s: lambda x, y, r: ivy(x, y, s, r)
    stalk([(17.6,173), (17.6,56)], [1.3,1.1], 'sand', 1.1)
    along([(17,172), (13.6,158), (21,146), (14,132), (21,118), (14,104), (21,90), (14.4,76), (20,64), (17,54)],
          [(.06,-1,leaf_(1)), (.22,1,leaf_(1)), (.38,-1,leaf_(1)), (.54,1,leaf_(.9)), (.7,-1,leaf_(.9)),
              (.85,1,leaf_(.8)), (.92,-1,leaf_(.74)), (1,0,leaf_(.76))])


def evergreen():
    """A spray of holly, as long."""
    leaf_ = lambda s: lambda x, y, r: holly(x, y, s, r)
    along([(19,171), (16,146), (19.6,120), (16,92), (18,60)],
          [(.06,1,leaf_(.9)), (.12,-1,leaf_(1)), (.22,1,leaf_(1)), (.3,-1,leaf_(1)), (.4,1,leaf_(1)),
              (.48,-1,leaf_(1)), (.58,1,leaf_(1)), (.66,-1,leaf_(.94)), (.76,1,leaf_(.9)), (.84,-1,leaf_(.84)),
              (.94,1,leaf_(.7)), (1,0,leaf_(.8))], 1.3)
    for x, y, n in ((18.6,157,3), (16.6,134,3), (19,110,3), (16.6,84,2)):
        berries(x, y, .96, n)


def picture():
    """The picture inside the frame."""
    climbing()
    turned(evergreen)
    number('S', 3)
