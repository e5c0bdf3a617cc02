"""Emblems of trumps 24-39 (33 is drawn in full): the signs of the zodiac and the arie."""
from kit import *
from pieces import fish
from emblems.shared import *


def scales():
    """XXIIII, the scales."""
    heaven()
    part([(-2,-16,1), (2,-16,1), (2.4,24,1), (-2.4,24,1)], 'verm', 1.2, off=.4)
    part([(-12,32,1), (-9,26), (-2,23.6,1), (2,23.6,1), (9,26), (12,32,1)], 'verm', 1.3, off=.5)
    pans(-3, 17.6)
    lily(0, -25, .62, 0, 'ochre', .9)


def wheat():
    """XXV, the maid's sheaf."""
    heaven()
    for a, l in ((-30,48), (30,48), (-15,54), (15,54), (0,58)):
        T = at(0, 30, 1, a*.55)
        ink(T([(0,0), (a*.04,-l*.4), (a*.1,-l)]), 1.5, 1, .7)
        for k in range(6):
            for f in (1, -1):
                q = T([(a*.1,-l+5+3.6*k)])[0]
                lock(*q, -90+a*.55+f*32, 6.2, 2.9, -.3*f, 'ochre', lw=.8, lines=0)
        lock(*T([(a*.1,-l+2)])[0], -90+a*.55, 6.4, 2.9, 0, 'ochre', lw=.8, lines=0)
    for f in (1, -1):
        lock(0, 28, -90+f*58, 24, 6, -.6*f, 'verd', lw=.9)
    part([(-8,12,1), (0,14.4), (8,12,1), (7.4,17.6,1), (0,20), (-7.4,17.6,1)], 'verm', 1.2, off=.4)
    for f in (1, -1):
        ink([(0,30), (f*3,33), (f*8,35.4)], 1.3, 1, .3)


def scorpion():
    """XXVI, seen from above."""
    heaven()
    for f in (1, -1):
        for i, (y, l, d) in enumerate(((-6,14,-5), (-1,16,0), (4,15,5), (9,12,9))):
            ink([(f*4,y), (f*(4+l*.55),y-3+d*.3), (f*(4+l),y+d)], 2.0, .9, .2)
        part(limb([(f*5,-11), (f*14,-14), (f*17,-21)], [3.4, 3.6, 3.4]), 'verm', 1.1, raw=True, off=.3)
        part([(f*15,-20,1), (f*12.6,-27), (f*15,-34,1), (f*16.6,-28), (f*19,-27,1), (f*22,-32,1),
              (f*22.6,-24), (f*19,-19,1)], 'verm', 1.1, off=.3)
    part(ellipse(0, -9, 7.6, 7, 28), 'verm', 1.3, sh=SHADE, raw=True)
    for i in range(5):
        w = 7.4-.7*i
        part([(-w,-5+4*i), (0,-6.4+4*i), (w,-5+4*i), (w*.94,-.6+4*i), (0,1+4*i), (-w*.94,-.6+4*i)], 'verm',
             1.1, off=.3)
    for x, y, r in ((.6,17,3.4), (2.4,22,3.2), (6.4,26.4,3), (11.6,28,2.8), (16.4,25.6,2.7)):
        part(ellipse(x, y, r+.3, n=20), 'verm', 1.1, off=.3, raw=True)
    part([(17,24,1), (21,22), (20,16), (15,13.4,1), (16.4,18), (15.4,22)], 'ochre', 1.1, off=.3)
    for f in (1, -1):
        fill(ellipse(f*2.6, -12, 1.1, n=10), 'paper')


def horn(f, c='sand'):
    """A ram's horn curled to one side."""
    pts = [(5,-12), (14,-19), (23,-14), (25,-2), (20,8), (12,9), (9.6,3), (13,-1.4), (16.4,1)]
    pts = [(f*x, y) for x, y in pts]
    _, L, R = stalk(pts, [4.6, 5, 4.8, 4.4, 3.8, 3, 2.2, 1.4, .6], c, 1.3)
    for i in range(2, len(L)-8, 3):
        ink([lerp(L[i], R[i], .06), lerp(L[i], R[i], .6)] if f > 0 else [lerp(L[i], R[i], .94),
            lerp(L[i], R[i], .4)], .9, .9, .2)


def muzzle(c, w=11, l=26, ears=True, nose='rose'):
    """A beast's head from the front: brow at -12, muzzle down to l."""
    if ears:
        for f in (1, -1):
            part([(f*9,-7,1), (f*17,-9.6), (f*23,-5), (f*17,-2), (f*9,-2,1)], c, 1.1, off=.4)
    part([(-w,-8), (-6,-15), (0,-16.6), (6,-15), (w,-8), (w*.86,6), (w*.66,l-8), (w*.6,l-2), (0,l+2),
          (-w*.6,l-2), (-w*.66,l-8), (-w*.86,6)], c, 1.5, sh=dict(depth=4, gap=1.6, w=.85))
    part([(-w*.6,l-7), (0,l-9), (w*.6,l-7), (w*.58,l-1), (0,l+2), (-w*.58,l-1)], nose, 1.1, off=.3)
    for f in (1, -1):
        fill(curve([(f*2,l-4.6), (f*4.4,l-5.6), (f*4.6,l-3.4), (f*2.6,l-3)], True), 'ink')
        fill(curve([(f*3.4,-3.4,1), (f*6.4,-5.4), (f*9,-2.6,1), (f*6,-1.4)], True), 'paper')
        fill(ellipse(f*6, -3.2, 1.5, n=12), 'ink')
        ink([(f*2.8,-4.6), (f*6,-7), (f*9.6,-4)], 1.5, .4, .2)
        ink([(f*4,3), (f*3.6,10), (f*4,l-10)], 1.0, .2, .3)
    ink([(-3,l-.4), (0,l+.2), (3,l-.4)], 1.0)


def ram():
    """XXVII."""
    heaven()
    muzzle('paper', 10, 24)
    for x, y, r in ((-5.4,-13,3.6), (5.4,-13,3.6), (0,-15.4,4), (-2.8,-9.6,3), (2.8,-9.6,3)):
        part(ellipse(x, y, r, n=20), 'paper', 1.1, off=0, raw=True)
        ink(at(x, y, r/3.6)([(-2,.6), (0,-1.6), (1.8,.4), (.2,1)]), .9, .4, .2)
    horn(1)
    horn(-1)


def goat():
    """XXVIII, half goat, half fish."""
    heaven()
    # fish's tail, curling up on the right
    body = [(-10,6), (-4,18), (8,24), (18,20), (21,10), (17,2)]
    _, L, R = stalk(body, [10, 10, 8, 6, 4, 2.6], 'verd', 1.5, sh=dict(depth=4, gap=1.7, w=.85))
    n = len(L)
    for i in range(5, n-5, 4):
        for k in (.25, .5, .75):
            a, b = lerp(L[i], R[i], k-.11), lerp(L[i], R[i], k+.11)
            m = lerp(L[min(i+2, n-1)], R[min(i+2, n-1)], k)
            ink([a, m, b], 1.0, .3, .3)
    part([(15,3,1), (9,-5), (10,-14,1), (16,-9), (19,-6,1), (22,-10), (28,-13,1), (27,-3), (20,3,1)], 'verm',
         1.2, ha=dict(ang=70, gap=2, w=.8, part=(.3,1)))
    # forelegs
    for pts in ([(-12,12), (-22,16), (-20,24), (-24,25)], [(-8,16), (-15,24), (-11,31), (-15,33)]):
        part(limb(pts, [6, 4, 3, 2.6]), 'paper', 1.2, raw=True)
        part(ellipse(pts[-1][0], pts[-1][1], 2.2, n=14), 'ink', .6, off=0, raw=True)
    # neck and head in profile to the left
    part([(-17,14), (-19,4), (-15,-6), (-11,-13), (-3,-12), (1,-4), (2,6), (-4,13), (-11,17)], 'paper', 1.4,
         sh=dict(depth=5, gap=1.6, w=.85))
    for f, q in ((1, [(-8,-16), (-3,-25), (6,-29), (14,-27)]), (0, [(-11,-16), (-9,-25), (-2,-31), (7,-32)])):
        _, A, B = stalk(q, [2.6, 2.2, 1.4, .4], 'sand', 1.1)
        for i in range(1, len(A)-2, 2):
            ink([lerp(A[i], B[i], .1), lerp(A[i], B[i], .7)], .8, .9, .3)
    part([(-6,-13,1), (2,-12), (7,-8,1), (1,-7), (-5,-9)], 'paper', 1.1)
    part([(-5,-15), (-11,-17.4), (-17,-13), (-24,-5), (-26,-1), (-23.6,2), (-18,1.6), (-12,-2), (-5,-5),
          (-3,-10)], 'paper', 1.3, sh=SHADE)
    fill(ellipse(-13, -10.6, 1.4, n=12), 'ink')
    ink([(-16,-11), (-13,-13), (-10.4,-11)], 1.1)
    ink([(-24.6,-.8), (-21,-.6), (-19,-1.4)], 1.0)
    lock(-19, 1, 100, 11, 5, .3, 'paper', lw=.9)


def bow():
    """XXVIIII, the archer's bow."""
    heaven()
    part([(-27,6,1), (-25,-6), (-15,-15), (-5,-18), (0,-15.4), (5,-18), (15,-15), (25,-6), (27,6,1), (22,-3),
          (13,-10.6), (5,-12.6), (0,-10), (-5,-12.6),
          (-13,-10.6), (-22,-3)], 'verm', 1.4, sh=dict(depth=2.4, gap=1.5, w=.8))
    ink([(-26,5), (0,21)], 1.2, 1, 1)
    ink([(26,5), (0,21)], 1.2, 1, 1)
    arrow(0, -2, 0, 54)
    part([(-4.4,-17.4,1), (4.4,-17.4,1), (4.4,-10.6,1), (-4.4,-10.6,1)], 'ochre', 1.1, off=.3)


def crab():
    """XXX, seen from above."""
    heaven()
    for f in (1, -1):
        for y, l, d in ((2,16,-2), (7,17,5), (12,15,11), (16,11,15)):
            part(limb([(f*11,y), (f*(11+l*.6),y-2+d*.25), (f*(11+l),y+d)], [3.4, 2.8, .8]), 'verm', 1,
                 raw=True, off=.2)
        part(limb([(f*11,-4), (f*20,-8), (f*20,-16)], [4.4, 4.4, 4]), 'verm', 1.2, raw=True, off=.4)
        part([(f*22,-14,1), (f*25,-22), (f*20,-31), (f*12,-33,1), (f*16,-27), (f*15.4,-24,1), (f*10,-27,1),
              (f*11,-20), (f*16,-14,1)], 'verm', 1.3, sh=dict(depth=3, gap=1.5, w=.8))
        ink([(f*4,-9), (f*5,-14)], 1.4, 1, 1)
        part(ellipse(f*5, -14.6, 2, n=14), 'paper', .9, off=0, raw=True)
        fill(ellipse(f*5, -14.6, .9, n=10), 'ink')
    part([(-17,2), (-12,-7), (0,-10), (12,-7), (17,2), (14,14), (6,21), (-6,21), (-14,14)], 'verm', 1.5,
         sh=dict(depth=6, gap=1.7, w=.9))
    ink([(-9,-1), (-4,1.6), (0,-.6), (4,1.6), (9,-1)], 1.2, .2, .2)
    ink([(-8,8), (-4,5.4), (0,8), (4,5.4), (8,8)], 1.1, .2, .2)
    ink([(-5,15), (0,13), (5,15)], 1.0, .2, .2)


def fishes():
    """XXXI, two fishes swimming past each other."""
    heaven()
    with Sheet() as g:
        fish(-36, 0, 'rose')
    with Sheet() as h:
        fish(-36, 0, 'sky')
    ink([(-21,-8), (-26,3), (0,1), (26,-3), (21,9)], 1.3, .9, .9)
    place(g, -1, -13, .68, 8)
    place(h, 1, 14, .68, 188)


def water_bearer():
    """XXXII, an urn poured out."""
    heaven()
    part([(-13,-7), (-18,0), (-20,14), (-26,24,1), (-10,33,1), (8,30,1), (2,22), (-6,12), (-7,2), (-6,-5)],
         'sky', 1.2, off=.3)
    for q in ([(-13,-1), (-15,12), (-19,24)], [(-10,0), (-11,14), (-11,27)], [(-8,4), (-6,16), (0,26)]):
        ink(q, 1.1, .2, .1)
    jug(6, -13, -68, 1, 1.35, 'verm')
    for i, (y, a) in enumerate(((24,-26), (29.4,-20))):
        s = [(a+8*k, y+(2.4 if k % 2 else -.6)) for k in range(7-i)]
        ink(s, 2.2, .2, .2, 'indigo')
        ink([(x, y+1.2) for x, y in s], 1.0, .2, .2)


def bull():
    """XXXIIII."""
    heaven()
    for f in (1, -1):
        _, L, R = stalk([(f*8,-12), (f*18,-13), (f*24,-20), (f*21,-30)], [3.8, 3.6, 2.4, .4], 'paper', 1.3)
        for i in range(2, len(L)-4, 3):
            ink([L[i], lerp(L[i], R[i], .5)] if f > 0 else [R[i], lerp(R[i], L[i], .5)], .9, .9, .2)
    muzzle('ochre', 13, 27)
    for a in (-34, -12, 12, 34):
        lock(0+a*.14, -16, 90-a, 9.6, 4.4, -.012*a, 'verm', lw=.9, lines=1)
    fill(ellipse(0, 26.8, 4, 4.4, 24), 'ink')
    fill(ellipse(0, 26.8, 2.8, 3.2, 24), 'ochre')
    fill(ellipse(0, 25.6, 1.8, 2.0, 20), 'rose')


def twins():
    """XXXV, two faces toward each other."""
    heaven()
    for f, c, dress in ((-1,'ochre','verm'), (1,'verm','indigo')):
        T = at(f*12.6, -4, 1.32, 0, -f)
        part(T([(-12,24,1), (-9,17), (-3,14), (3,14), (8,18), (9.4,24,1)]), dress, 1.3, sh=SHADE)
        part(T([(-5,6), (2,9), (2.4,14), (-.6,17), (-6,15)]), 'flesh', 1.1)
        part(T([(-7,-9), (-11,-3), (-10.6,5), (-8,11), (-4,10), (-3,3), (-3,-4)]), c, 1.2, sh=SHADE)
        head(T, 1.2, 'profile', mouth=.6, soft=True)
        part(T([(4.6,-8,1), (2,-12), (-4,-12.6), (-9,-9), (-10.4,-2), (-9,4), (-6,3), (-4.4,-3), (-2,-6)]), c,
             1.2, off=.4)
        folds(T([(2,-10), (-4,-9), (-7.4,-2)]), T([(-1,-11), (-6,-9), (-9,-3)]), w=1.0)
        for x, y in ((3.6,-9.4), (-1,-10.4), (-5,-8.8)):
            leaf(*T([(x, y)])[0], .5, -f*(60 if x > 0 else 110)*-1, 'verd', .8, False)
    star(0, -27, 6, 'ochre', 8, .42, .9)


def great_star():
    """XXXVI."""
    def scene():
        """Night with a star of sixteen rays."""
        heaven('indigo')
        for i in range(8):
            T = at(0, 0, 1, 45*i+22.5)
            part(T([(-3.4,-8,1), (0,-21,1), (3.4,-8,1)]), 'verm', 1, off=.2)
        star(0, 0, 30, 'ochre', 8, .34, 1.4)
        part(ellipse(0, 0, 8.4, n=36), 'ochre', 1.3, off=.3, raw=True)
        sun_face(0, 0, 7.8)
    in_oval(scene)


def great_moon():
    """XXXVII."""
    def scene():
        """Night with a crescent that has a face."""
        heaven('indigo')
        s = part([(13,-27,1), (-2,-26), (-16,-16), (-21,0), (-16,16), (-2,26), (13,27,1), (4,19), (-1.6,11),
                  (-1,6,1), (-3.4,4.4), (-1.6,2.6,1),
                  (2,1.6), (1.6,-.6), (-2,-6,1), (-1,-12), (4,-19)], 'ochre', 1.6, off=.4)
        comb([(4,26), (-12,20), (-20,4)], -5, 90, 1.8, .85)
        contour(s, 1.6)
        ink([(-3,-7), (-6,-9.4), (-10,-8)], 1.5, .3, .2)
        ink([(-3,-3), (-6,-5), (-9,-3.4)], 1.3, .3, .3)
        fill(ellipse(-5, -3.2, 1.3, n=12), 'ink')
        ink([(-1.6,9), (-5,8), (-7,6.4)], 1.3, .4, .1)
        fill(ellipse(-9.4, 4, 3, 2.3, 16), 'rose')
        star(14, -3, 9, 'paper', 8, .4, .9)
        star(17, 17, 5, 'paper', 6, .42, .8)
    in_oval(scene)


def great_sun():
    """XXXVIII."""
    sky_ = [(-20,-24), (20,-24), (-23,20), (23,20)]
    for x, y in sky_:
        cloud(x*.86, y*1.16, .5, 1 if x < 0 else -1, 'small')
    sun(0, 0, 16.5, 29.5, 14)


def globe():
    """XXXVIIII: the world, four winds blowing at it."""
    def scene():
        """Sky, globe with land and sea, winds in the corners."""
        fill(ellipse(0, 0, RX, RY, 64), 'sky')
        for fx in (1, -1):
            for fy in (1, -1):
                for d in (-14, 0, 14):
                    a = math.atan2(-fy*25, -fx*18)+radians(d)
                    ink([(fx*18+5*cos(a), fy*25+5*sin(a)), (fx*18+10*cos(a), fy*25+10*sin(a))], 1.1, .9, .1)
                cloud(fx*18, fy*25+1, .5, fx, 'small', None, 1)
        s = part(ellipse(0, 0, 20.5, n=60), 'indigo', 1.7, raw=True)
        for q in ([(-16,-11), (-10,-16), (-3,-17), (0,-12), (-5,-8), (-3,-3), (-9,2), (-14,-2), (-17,-6)],
                  [(3,-6), (9,-12), (15,-10), (18,-2), (15,6), (10,9), (8,3), (3,0)],
                  [(-10,8), (-4,6), (2,10), (0,16), (-6,17), (-11,13)]):
            hatch(part(q, 'verd', 1.1, off=.3), 30, 2.4, .7, (.4,1))
        comb(arc(0, 0, 20.5, 20.5, -30, 120, 24), 5, 90, 1.7, .85)
        part([(-20.2,-3.4), (0,2), (20.2,-3.4), (20.4,.6), (0,6.2), (-20.4,.6)], 'ochre', 1, off=.3)
        contour(s, 1.7)
        part([(-1.5,-20,1), (-1.5,-25,1), (-5,-25,1), (-5,-28,1), (-1.5,-28,1), (-1.5,-32,1), (1.5,-32,1),
              (1.5,-28,1), (5,-28,1), (5,-25,1), (1.5,-25,1),
              (1.5,-20,1)], 'ochre', 1.1, off=.2)
    in_oval(scene)
