"""13 Death: a skeleton on foot strides to the right and swings the scythe low; crowns and a mitre lie in the
furrows, crows wait.

The scythe's shaft is the diagonal, from the hands at the upper right (72, 84) down to the left (32, 134), its blade
comes in from the left edge; the torn red cloth answers behind. Pale sky, furrows of sand. Skull (56, 46), hips (54,
98).
"""
from kit import *
from bolognese.bologna import two_towers
from bolognese.people import *


def field():
    """A pale morning, bare hills, one cypress row, furrows to the horizon."""
    sky(4.5, 118, tint=.5)
    cloud(42, 24, .6, 1, 'long')
    cloud(86, 40, .6, -1, 'heap')
    cloud(12, 66, .5, 1, 'small')
    two_towers(66, 112, 22, lw=.75)
    hill([(-4,114), (18,105), (42,111), (70,103), (104,110)], 'indigo', 1, 2.6, 6, 55, .6)
    for x, h in ((10,22), (16,28), (22,20)):
        cypress(x, 116, h, h*.18)
    part([(2,120), (40,117), (98,121,1), (98,178,1), (2,178,1)], 'sand', 1.2)
    for a, b in ((-20,-74), (-6,-46), (8,-16), (22,14), (36,42), (50,70), (64,98), (78,126), (92,154)):
        q = [(50+(a-36)*.9,120), (50+(a+b)/2-36,140), (50+b-36,178)]
        ink(q, 1.2, .2, .9)
        comb([(x+.8,y) for x, y in q], 3.4, 60, 3.2, .6, .3)
    # crows wait behind him
    for x, y, s, m in ((83,108,.78,-1), (90,116,.94,-1)):
        T = at(x, y, s, 0, m)
        for u in (-1, 2):
            ink(T([(u,4), (u+.4,8), (u+2,8.4)]), .9, .9, .6)
        part(T([(-13,7,1), (-6,-1), (0,-5), (4,-9.6), (8,-10), (10,-8), (15,-6,1), (9.4,-5), (8,0), (3,4.4),
            (-3,4)]), 'ink',
            .9, off=0)
        ink(T([(-8,3), (-2,1.4), (3,-2)]), .9, .3, .3, 'sky')
        fill(T(dot(8, -7.6, .7)), 'paper')


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
    bone((57,101), (70,125), 3.8, 1.7)
    bone((70.4,128), (66,157), 3.2, 1.7)
    ink([(72.6,131), (71,143), (68.8,152)], 1, .4, .3)
    foot_bones(66.6, 161, 1, 2)
    bone((52,102), (40,127), 4.2, 1.7)
    bone((39,130), (25,153), 3.6, 1.7)
    ink([(36,139), (30,147), (27,151)], 1, .4, .3)
    foot_bones(22.6, 157, 1, 30)
    part(ellipse(70.4, 126.6, 3, 3.4, 16), None, 1.05, raw=True, off=0)
    part(ellipse(39.6, 128.6, 3.3, 3.6, 16), None, 1.05, raw=True, off=0)


def trunk():
    """Ribs and spine bent forward over a broad pelvis."""
    with Sheet() as g:
        ribcage()
    place(g, 0, 0, 1.02, 0)
    part([(53.4,92), (56.4,92), (57,104,1), (54.8,107,1), (52.6,104,1)], None, 1)
    for m in (1, -1):
        F = lambda p, m=m: [(54.8+m*a, b)+tuple(r) for a, b, *r in p]
        part(F([(1.4,96), (4,91), (9,89.4), (12.4,92.4), (12,98), (8.6,102), (8,106,1), (4.6,106.4),
            (1.4,103)]), None, 1.3,
            off=0, sh=dict(depth=3, gap=1.2, w=.6))
        part(F(ellipse(5.2, 102, 1.5, 2, 14)), 'ink', .7, raw=True, off=0)
        ink(F([(4.6,94), (8,92), (10.6,94)]), .9, .3, .3)
    for m in (1, -1):
        part(limb([(54,66), (54+m*6,64.4), (54+m*11,67)], [2.2,2,2.2]), None, .8, raw=True)


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
