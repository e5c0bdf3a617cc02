"""Two of spades: an owl on a bough in ivy."""
from families.small_beasts import owl
from tarot.french import number
from kit import *
from tarot.plants import along, ivy


def picture():
    """The picture inside the frame."""
    number('S', 2)
    part([(15,106,1), (30,103.6), (52,104.4), (72,101.6), (86,95,1), (87,98.6,1), (74,106), (66,108), (68,114,1),
        (63,109), (44,108.6), (28,108), (15,110,1)], 'sand', 1.3, off=.3, sh=dict(depth=1.8, gap=1.3, w=.6))
    for q in ([(24,106), (32,105.4)], [(58,106.4), (66,105)], [(76,101.6), (81,99)]):
        ink(q, .8, .2, .2)
    leaf_ = lambda s: lambda x, y, r: ivy(x, y, s, r)
    along([(17,113), (20,104), (27,102), (33,108), (37,113)], [(.05,-1,leaf_(.8)), (.34,-1,leaf_(1)),
        (.98,0,leaf_(.8))])
    along([(86,106), (80,97), (72,100), (66,108), (62,114)], [(.04,1,leaf_(.8)), (.34,1,leaf_(.96)), (.98,0,leaf_(.7))])
    along([(30,103), (27,92), (31,82), (27,73)], [(.26,-1,leaf_(.9)), (.46,1,leaf_(.8)), (.68,-1,leaf_(.8)),
        (.98,0,leaf_(.9))])
    along([(74,100), (77,88), (72,79), (75,71)], [(.26,1,leaf_(.9)), (.46,-1,leaf_(.8)), (.68,1,leaf_(.8)),
        (.98,0,leaf_(.9))])
    owl(at(50, 104.6, 1.36))
