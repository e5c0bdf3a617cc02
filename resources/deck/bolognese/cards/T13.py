"""13 Death: a skeleton on foot strides to the right and swings the scythe low; crowns, a mitre and a plough lie in
the furrows.

The scythe's shaft is the diagonal, from the hands at the upper right (72, 84) down to the left (32, 134), its blade
comes in from the left edge; the torn red cloth answers behind. Pale sky, furrows of sand. Skull (56, 46), hips (54,
98).
"""
from kit import *
from bolognese.people import *


def field():
    """A pale morning, bare hills, one cypress row, furrows to the horizon."""
    sky(4.5, 118, tint=.5)
    cloud(42, 24, .6, 1, 'long')
    cloud(86, 40, .6, -1, 'heap')
    cloud(12, 66, .5, 1, 'small')
    hill([(-4,114), (18,105), (42,111), (70,103), (104,110)], 'indigo', 1, 2.6, 6, 55, .6)
    for x, h in ((10,22), (16,28), (22,20)):
        cypress(x, 116, h, h*.18)
    # a plough left standing
    part([(2,120), (40,117), (98,121,1), (98,178,1), (2,178,1)], 'sand', 1.2)
    for a, b in ((-20,-74), (-6,-46), (8,-16), (22,14), (36,42), (50,70), (64,98), (78,126), (92,154)):
        q = [(50+(a-36)*.9,120), (50+(a+b)/2-36,140), (50+b-36,178)]
        ink(q, 1.2, .2, .9)
        comb([(x+.8,y) for x, y in q], 3.4, 60, 3.2, .6, .3)
    stalk([(97,106), (90,118), (84,129)], [1.3,1.5,1.7], 'rose', 1.1, off=.2)
    stalk([(94,110), (86,116), (76,128)], [1.2,1.4,1.5], 'rose', 1.1, off=.2)
    part([(97,122,1), (86,126), (76,127), (72,129), (76,131.4), (88,130), (97,127,1)], 'rose', 1.2, off=.2,
        sh=dict(depth=2, gap=1.2, w=.55))
    part([(69,127,1), (80,129), (86,134,1), (76,137), (70,133)], 'sky', 1.2, off=0, sh=dict(depth=2, gap=1.2, w=.55))


def cloth():
    """A torn red cloth from the shoulder, blown back to the left."""
    part([(50,66), (58,64), (60,72), (54,82), (46,92), (40,106), (36,116,1), (33,108), (28,116,1), (26,106),
        (19,110,1), (22,98), (13,98,1), (22,90), (30,80), (40,70)], 'verm', 1.5,
         sh=dict(depth=5, gap=1.4, w=.8, lo=.1))
    folds([(50,70), (38,82), (24,98)], [(54,74), (44,88), (34,108)], [(47,70), (34,80), (20,92)], w=1.2)


def foot_bones(x, y, m=1, rot=0):
    """A foot of bones pointing the way m."""
    T = at(x, y, 1, rot, m)
    part(T([(-3.4,-2), (2,-3), (4,0), (3,3.4,1), (-4.6,3.4,1), (-5,.6)]), None, .9)
    for i, (a, b) in enumerate((((3,-1), (10.6,2.4)), ((3,.6), (10.4,3.4)), ((2.6,2), (9.4,4.2)))):
        part(limb(T([a, lerp(a, b, .5), b]), [1.9,1.5,1.7]), None, .7, raw=True)


def legs():
    """Far leg forward to the right, near leg pushes off behind."""
    bone((56,100), (69,124), 3, 1.7)
    bone((69.6,127), (66,156), 2.6, 1.6)
    foot_bones(66.6, 160.4, 1, 2)
    bone((53,101), (42,126), 3.4, 1.7)
    bone((41,129), (27,152), 2.9, 1.7)
    foot_bones(24.6, 156.6, 1, 30)
    part(ellipse(69.4, 125.4, 2.3, n=14), None, .9, raw=True)
    part(ellipse(41.6, 127.6, 2.6, n=14), None, .9, raw=True)


def trunk():
    """Ribs and spine bent forward over a broad pelvis."""
    with Sheet() as g:
        ribcage()
    place(g, 0, 0, 1.02, 0)
    part([(46,92), (50,89), (54,91.6,1), (58,89), (62.6,92), (63,99), (59,104,1), (55,100), (52,104.4,1), (47,101)],
        None, 1.3, sh=dict(depth=3, gap=1.2, w=.6))
    for x in (50.4, 58):
        fill(ellipse(x, 96.6, 1.6, 2.2, 12), 'ink')
    for m in (1, -1):
        part(limb([(54,66), (54+m*6,64.4), (54+m*11,67)], [2,1.8,2]), None, .8, raw=True)


def hand(x, y, rot, m=1):
    """A hand of bones closed round the shaft."""
    T = at(x, y, .9, rot, m)
    part(T([(-4,-3), (-1,-4), (0,0), (-1,4), (-4,3.4)]), None, .9)
    for d in (-3, -1, 1, 3):
        part(limb(T([(-1,d), (2.6,d-.3), (4,d+.4)]), [1.9,1.6,1.7]), None, .7, raw=True)


def scythe():
    """The shaft in both hands, two grips, the great blade to the left edge."""
    a, b = (76,78), (33,137)
    part([(37,131,1), (31,139,1), (24,137), (14,130), (6,118), (2,104,1), (9,114), (18,122), (28,127)], 'sky', 1.5,
        off=0)
    fill(curve([(31,138,1), (24,136), (14,129), (6,117), (2,104,1), (8,116.6), (17,126), (27,132)], True), 'paper')
    ink([(34,133), (26,130), (16,124), (8,114), (3,106)], .9, .2, .2)
    bone((42,70), (36,88), 2.7, 1.6)
    bone((36,90), (50,108), 2.3, 1.5)
    stalk([a, lerp(a, b, .5), b], [1.7,1.7,1.7], 'ochre', 1.3)
    part(at(34, 135, 1, 36)([(-2.6,-3.4,1), (2.6,-3.4,1), (2.6,3.4,1), (-2.6,3.4,1)]), 'indigo', 1, off=.1)
    hand(53.4, 109, 36)
    bone((65,70), (77,86), 2.7, 1.6)
    bone((77,87), (70.6,87), 2.2, 1.4)
    hand(69.4, 87, 36, -1)
    part(ellipse(36, 89, 2.2, n=14), None, .9, raw=True)
    part(ellipse(77.4, 86.8, 2.1, n=14), None, .9, raw=True)


def spoils():
    """In the furrows: a crown, a mitre, a cardinal's hat."""
    C = at(48, 168, .92, -14)
    part(C([(-9,5,1), (-11,-8,1), (-5.6,-3.6), (-4.6,-11,1), (0,-4.6), (4.6,-11,1), (5.6,-3.6), (11,-8,1), (9,5,1),
        (0,7.4)]), 'ochre', 1.2, off=.3, sh=dict(depth=2, gap=1.2, w=.55))
    ink(C([(-8.6,2.4), (0,4.6), (8.6,2.4)]), 1.3, .8, .8, 'verm')
    M = at(12, 166, 1, -24)
    part(M([(-8,8,1), (-9,-2), (-6,-9), (0,-15,1), (6,-9), (9,-2), (8,8,1), (0,9.6)]), 'paper', 1.3, off=0,
        sh=dict(depth=3, gap=1.3, w=.55))
    fill(M([(-1.4,-11), (1.4,-11), (1.4,8), (-1.4,8)]), 'verm')
    fill(M([(-8.4,3), (8.4,3), (8.2,7.4), (-8.2,7.4)]), 'verm')
    for x in (-5, 0, 5):
        part(M(at(x, 5.2)([(0,-1.6), (1.3,0), (0,1.6), (-1.3,0)])), 'ochre', .6, off=0)
    H = at(70, 171, .8, 10)
    part(H([(-14,2), (-8,-1.6), (0,-2.6), (8,-1.6), (14,2), (6,5), (-6,5)]), 'verm', 1.2, off=.3)
    part(H([(-6,0), (-5,-5), (0,-7), (5,-5), (6,0), (0,1.6)]), 'verm', 1.1, off=.2)


def picture():
    """The picture inside the frame."""
    field()
    shadow(14, 163, 28, 4)
    shadow(56, 166, 22, 4)
    mark_figure()
    cloth()
    legs()
    trunk()
    part([(53,57,1), (57,57,1), (56.6,63,1), (52.6,63,1)], None, .8)
    skull(at(56, 46, 1.04, 10))
    scythe()
    mark_figure()
    spoils()
    tuft(34, 174, 4, 4)
