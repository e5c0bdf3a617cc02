"""Plain faces: what a card shows until a script of its own (cards/<code>.py, or pips.py) draws it in full.

`picture(code)` gives the picture function. Suit cards 2-10 have their pips in rows (rows.py); aces show the
sign large; courts show the arms of their rank and suit; trumps an emblem in a medallion (emblems/) over the
number; the Fool a great star.
"""
import emblems
import rows
from kit import *


# ---------- aces
def ace_cups():
    """A great cup with flowers in it."""
    sky(84, 128, None, gap=4.6, dens=.5)
    hill([(-4,152), (22,146), (44,150), (66,144), (104,148)], 'verd', 1.4, 2.8, 7, 60, .65)
    for f, lean in ((-1,0), (1,0)):
        sprig([(50,58), (50+f*12,44), (50+f*20,34), (50+f*(21 if f < 0 else 33),24+6*(f < 0))],
              [(.3,1,1.1), (.36,-1,1.1), (.6,1,1.1),
              (.64,-1,1.1), (.84,1,.9), (.84,-1,.9)], 1.1, end=(.8,5,'rose'))
    sprig([(50,58), (53,42), (51,30), (54,15)], [(.3,1,1.2), (.34,-1,1.2), (.62,1,1), (.66,-1,1)], 1.1,
          end=(1.05,6,'verm'))
    cup(50, 101, 2.75)
    lily(50, 105, .8, 0, 'ochre')
    shadow(56, 160, 24, 3)
    for x, y in ((10,158), (70,158), (14,168), (64,170)):
        tuft(x, y, 5, 4)
    for x, y, c, h in ((11,174,'rose',9), (52,174,'verm',8), (66,172,'paper',7), (24,174,'paper',7)):
        bloom(x, y, 2.4, c, h)


def ace_swords():
    """A great sword wreathed with laurel, a ribbon round its grip."""
    sky(84, 128, None, gap=4.6, dens=.4)
    hill([(-4,150), (20,145), (46,149), (66,143), (104,147)], 'verd', 1.4, 2.8, 7, 60, .65)
    part([(50,11,1), (56.4,24,1), (56.4,124,1), (43.6,124,1), (43.6,24,1)], 'indigo', 1.8)
    fill([(45,25), (49.4,15), (49.4,122), (45,122)], 'paper')
    hatch([(51.4,30), (56,30), (56,122), (51.4,122)], 20, 3.0, .9, (.1,1))
    ink([(50,16), (50,122)], 1.1, .2, .8)
    for f in (1, -1):
        with Sheet() as g:
            pts = [(50,112), (66,102), (74,84), (70,62), (60,48)]
            ink(pts, 1.4, 1, .4)
            p, n = resample(curve(pts), 9), 9
            for i in range(1, 9):
                a = math.degrees(math.atan2(p[i+1][0]-p[i-1][0], -(p[i+1][1]-p[i-1][1])))
                for d in (-38, 38):
                    leaf(*p[i], 1.25-.04*i, a+d)
            leaf(*p[9], 1.1, -40)
        place(g, 0 if f > 0 else 100, flip=f)
    for f in (1, -1):
        m = lambda q: [(50+f*x, y)+tuple(r) for x, y, *r in q]
        hatch(part(m([(2,118,1), (10,128), (18,132), (22,140), (31,143,1), (27,147), (29,153,1), (17,148),
                      (12,138), (3,130,1)]), 'verm', 1.1), 60, 2.2, .8, (.45,1))
    part([(46.4,126,1), (53.6,126,1), (52.8,150,1), (47.2,150,1)], 'verm', 1.4)
    for y in (130, 134.5, 139, 143.5, 148):
        ink([(46.8,y+1), (53.2,y-1.4)], 1.1, .9, .9)
    part([(21,131,1), (19.6,125), (24,119.6,1), (30,122.4), (40,121.6), (50,119.4), (60,121.6), (70,122.4),
          (76,119.6,1), (80.4,125), (79,131,1),
          (74,127.4), (62,128), (50,131), (38,128), (26,127.4)], 'ochre', 1.5,
          sh=dict(depth=3, gap=1.6, w=.8))
    part(ellipse(50, 125, 4, n=24), 'verm', 1.1, off=.3, raw=True)
    part(ellipse(50, 155, 6.4, n=32), 'ochre', 1.5, sh=dict(depth=3, gap=1.5, w=.8), raw=True)
    lily(50, 155, .36, 0, 'verm', .7)
    for x, y in ((10,158), (70,158), (14,168), (64,170)):
        tuft(x, y, 5, 4)
    for x, y, c, h in ((12,174,'verm',9), (26,173,'paper',7), (70,173,'rose',8)):
        bloom(x, y, 2.4, c, h)


# ---------- courts: the arms of rank and suit
FIELD = dict(C='sand', D='sky', S='rose', B='sand')


def charge(suit):
    """The suit's thing on the shield, whose middle is (50, 106)."""
    if suit == 'C':
        cup(50, 104, 1.24)
    elif suit == 'D':
        coin(50, 106, 22.5)
    elif suit == 'S':
        rows.upright(50, 76, 118, 4.4)
    else:
        with Sheet() as g:
            s = [(0,y) for y in [-29+58*i/60 for i in range(61)]]
            strap(s, lambda u: 9+.8*cos(u*2*pi*4), 'verd', 1.3, .6)
            for i in range(5, 58, 5):
                ink([(1.5,s[i][1]+.6), (3.9,s[i][1]-1.2)], .9, .2, 1)
            rows.stave_ends(s, 1.6)
            for y, f in ((-12,-1), (10,1)):
                sprig([(f*4,y), (f*9,y-2), (f*13,y-8)], [(.5,f,.7), (.98,0,.9)], 1)
        place(g, 50, 106, 1, 24)


def shield(suit):
    """A Florentine shield, its rim in the suit's colour."""
    out = [(25,74,1), (37,76), (50,72.6,1), (63,76), (75,74,1), (77.6,92), (75,112), (66,130), (50,141,1),
           (34,130), (25,112), (22.4,92)]
    part(out, SUITS[suit][0], 1.8)
    part(at(50, 105, .87)([(x-50,y-105)+tuple(r) for x, y, *r in out]), FIELD[suit], 1.1, off=.4)
    charge(suit)


def land(c='verd'):
    """Sky, a far ridge and a meadow for the arms to stand on."""
    sky(4.5, 120, tint=.5)
    hill([(-4,128), (12,120), (28,124), (72,122), (88,117), (104,121)], 'indigo' if c == 'verd' else 'verd',
         1.1, 3, 8, 60, .6)
    hill([(-4,146), (20,141), (46,144), (66,140), (104,143)], c, 1.4, 2.8, 7, 60, .6)


def meadow():
    """Grass and flowers in front."""
    for x, y in ((10,156), (18,164), (66,166), (40,160), (56,158)):
        tuft(x, y, 5, 4)
    for x, y, c, h in ((12,174,'verm',9), (24,174,'paper',7), (36,174,'rose',8), (52,174,'verm',8),
                       (68,173,'paper',8)):
        bloom(x, y, 2.4, c, h)


def king(suit):
    """A mantle lined with ermine behind the shield, a closed crown over it."""
    land('sand' if suit == 'B' else 'verd')
    c = SUITS[suit][0]
    for f in (1, -1):
        m = lambda q: [(50+f*x, y)+tuple(r) for x, y, *r in q]
        part(m([(2,62), (20,63), (36,70), (42,84), (40,100), (43.4,116), (41,134), (44,153,1), (36,149),
                (28,154,1), (18,149), (9,153,1), (0,149,1)]),
             c, 1.5, sh=dict(depth=5, gap=1.6, w=.85, lo=.05))
        part(m([(24,68), (30,78), (31,92), (28,106), (30.6,120), (28,134), (31,150.6,1), (25,153.4,1),
                (21,136), (16,124), (20,100)]), 'paper', 1.1, off=0)
        for x, y in ((28,88), (27.6,100), (26.4,112), (26,124), (25,136), (27.4,146)):
            fill(curve(m([(x,y-2,1), (x+1.2,y+.6), (x+.7,y+3,1), (x,y+1.6), (x-.7,y+3,1), (x-1.2,y+.6)]),
                       True), 'ink')
        folds(m([(36,76), (37.6,92), (34,108)]), m([(39,104), (36,122), (38,146)]),
              m([(33.4,112), (34.6,130), (33,147)]), w=1.3)
        part(m([(24,67), (33,69), (38,78), (34,85), (28,80)]), 'paper', 1.0, off=0)
        for x, y in ((30,73), (33.4,79)):
            fill(curve(m([(x,y-2,1), (x+1.2,y+.6), (x+.7,y+3,1), (x,y+1.6), (x-.7,y+3,1), (x-1.2,y+.6)]),
                       True), 'ink')
    shield(suit)
    emblems.crown(51, 63, 1.5)
    meadow()


def queen(suit):
    """A coronet of lilies over the shield, roses on both sides."""
    land('sand')
    for f in (1, -1):
        with Sheet() as g:
            sprig([(52,148), (78,140), (86,116), (87,92)], [(u, d, 1.5-.5*u) for u in (.2,.36,.5,.64,.78,
                .9) for d in (1, -1)], 1.15, end=(1.1,5,'rose'))
            rosette(84, 123, .8, 5, 'paper')
            rosette(71, 143, .9, 5, 'verm')
        place(g, 0 if f > 0 else 100, flip=f)
    for f in (1, -1):
        part([(50+f*4,66), (50+f*20,62), (50+f*31,70), (50+f*33,80), (50+f*37,90,1), (50+f*30,87),
              (50+f*26,80), (50+f*14,74), (50,74,1)],
             SUITS[suit][0], 1.2, sh=dict(depth=3, gap=1.5, w=.8))
    shield(suit)
    emblems.coronet(50, 65, 1.5, SUITS[suit][0])
    meadow()


def knight(suit):
    """A plumed helmet over the shield, two lances with pennons behind it."""
    land()
    c = SUITS[suit][0]
    for f in (-1, 1):
        with Sheet() as g:
            stalk([(20,150), (86,52)], [1.5, 1.3], 'sand', 1.1)
            part([(88.6,48.4,1), (88.2,54.6,1), (83.6,51.4,1)], 'sky', 1, off=.2)
            part([(84,55,1), (94,60), (91,68), (99,76,1), (90,78), (84,73), (75,68.4,1)], c, 1.1,
                 ha=dict(ang=40, gap=2.2, w=.8, part=(.4,1)))
        place(g, 0 if f > 0 else 100, flip=f)
    shield(suit)
    T = at(52, 62, 1.5)
    for q in ([(-2,-13,1), (-4,-20), (-11,-24.5), (-19,-22), (-22,-15), (-20.4,-11,1), (-18,-15.6), (-12,-17),
               (-6,-13,1)],
              [(-4,-12.4,1), (-11,-17), (-17.6,-14.4), (-20,-7), (-18.4,-1,1), (-15.6,-7), (-11,-9.6),
               (-6,-9.6,1)]):
        part(at(56, 60, 1.3)(q), 'verm', 1.1, sh=dict(depth=3, gap=1.3, w=.75, lo=-.2))
    part(T([(-8,-2), (-6,6), (-2,9.4), (6,9.8,1), (8,4), (8.6,-2)]), 'indigo', 1.2,
         sh=dict(depth=4, gap=1.5, w=.8))
    part(T([(-9,0,1), (-9.4,-6), (-5,-12.6), (1,-14.4), (6.4,-11.4), (9.4,-5), (10.4,-.4,1), (2,-3.4)]),
         'indigo', 1.4, sh=dict(depth=4, gap=1.5, w=.8))
    fill(curve(T([(-6.6,-6), (-2.6,-11), (-1.4,-10), (-5,-5)]), True), 'sky')
    fill(curve(T([(-4,-1,1), (2.2,-3.2), (10,-.2,1), (9.4,1.4,1), (2,-.8), (-4,1.2,1)]), True), 'ink')
    for y in (2.4, 4.8, 7.2):
        ink(T([(1,y), (4.6,y+.4), (8,y)]), 1.2, .3, .3)
    part(T([(-9.4,-1.4,1), (-4,-3.6), (2,-4.2), (7,-3), (11,-.6,1), (2,-2.2), (-4,-1.4), (-9,1.2,1)]),
         'ochre', .9, off=.2)
    part(T([(-7,8.2,1), (0,10.6), (8,9,1), (8.6,12,1), (0,13.4), (-7.4,11.4,1)]), 'ochre', 1.0, off=.3)
    meadow()


def page(suit):
    """A cap with a feather over the shield, a knotted ribbon round it."""
    land('sand')
    c = SUITS[suit][0]
    for f in (1, -1):
        for z in ([(50+f*18,70,1), (50+f*31,66), (50+f*36,78), (50+f*43,84), (50+f*37,96), (50+f*42,108,1),
                   (50+f*34,104), (50+f*31,94), (50+f*33,84), (50+f*26,77,1)],):
            hatch(part(z, c, 1.2), 70, 2.2, .8, (.45,1))
        with Sheet() as g:
            sprig([(50,150), (72,144), (84,130), (86,112)], [(u, d, 1.3-.4*u) for u in (.3,.5,.7,
                .88) for d in (1, -1)], 1.1, end=(.7,5,'rose'))
        place(g, 0 if f > 0 else 100, flip=f)
    shield(suit)
    m = at(50, 60, 1.4)
    S, A, B = tongue(*m([(8,2)])[0], -62, 42, 13, -.5, blunt=.6, n=14)
    part(A+B[::-1], 'paper', 1.1, raw=True, ha=dict(ang=-20, gap=2.4, w=.7, part=(.3,1)))
    stroke(S[:12], .9, 1, .1)
    part(m([(-17,4), (-18,-3), (-12,-9.6), (-2,-12), (8,-10.4), (14,-5), (14,2), (6,5), (-8,6)]), c, 1.4,
         sh=dict(depth=5, gap=1.6, w=.85))
    folds(m([(-14,1), (-12,-5), (-5,-9)]), m([(-6,1), (-4,-5), (1,-9)]), w=1.1)
    part(m([(-17.6,3,1), (-6,6.4), (6,6), (15,1.6,1), (15,6.4,1), (6,10.6), (-6,11), (-17,7.6,1)]),
         'ochre' if c != 'ochre' else 'verm', 1.2, off=.4)
    part(m(ellipse(9, 3.4, 2.6, n=18)), 'paper', 1, off=.2, raw=True)
    meadow()


# ---------- trumps and Fool
GROUNDS = dict(papa=('verm', 'ochre'), virtue=('verd', 'sand'), fate=('rose', 'paper'),
               element=('sand', 'paper'), sign=('indigo', 'paper'), aria=('ochre', 'verm'))


def family(n):
    """Which of Minchiate's families a trump belongs to."""
    if n <= 5:
        return 'papa'
    if n <= 8 or 16 <= n <= 19:
        return 'virtue'
    if n <= 15:
        return 'fate'
    if n <= 23:
        return 'element'
    return 'sign' if n <= 35 else 'aria'


def repeated(name, what, places):
    """Something drawn round (0, 0), put at (x, y, turn) many times for the bytes of one."""
    x0, y0, r0 = places[0]
    with Sheet() as g:
        with Sheet() as one:
            what()
        place(one, x0, y0, 1, r0)
    define(name, g)
    for x, y, r in places[1:]:
        (a, b), = at(0, 0, 1, r-r0)([(x0, y0)])
        again(name, x-a, y-b, round(r-r0, 2))


def tapestry(kind):
    """A coloured ground strewn with one small ornament: lilies, flowers, leaves, clouds, stars."""
    c, c2 = GROUNDS[kind]
    fill(rect(4, 4, 92, 172), c)
    y = 22
    while y < 176 and kind in ('element', 'sign'):
        x = rng.uniform(-20, 4)
        while x < 96:
            l = rng.uniform(10, 26)
            if rng.random() < .55:
                ink([(max(4,x),y), (x+l/2,y+rng.uniform(-.3,.3)), (min(96,x+l),y)], .75, .05, .05,
                    c2 if kind == 'sign' else 'ink')
            x += l+rng.uniform(3, 7)
        y += 4.4
    spots = [(x, y, 0) for j in range(10) for i in range(5) for x, y in [(10+20*i+(10 if j % 2 else 0),
        27+15.4*j)]
             if x < 95 and y < 170 and not (x < 29 and y < 49) and not (x > 71 and y > 131)
             and ((x-50)/41)**2+((y-88)/47.5)**2 > 1 and not (x < 73 and y > 139)]
    if kind == 'sign':
        repeated('star', lambda: star(0, 0, 3.6, 'ochre', 6, .45, .6), spots[::2])
        for x, y, _ in spots[1::2]:
            spark(x, y, 2.4)
    else:
        repeated('strewn', dict(element=lambda: cloud(0, 0, .36, 1, 'small', tint=None, w=.8),
                                fate=lambda: leaf(0, 2.4, .5, 0, 'verd', .7, False),
                 virtue=lambda: rosette(0, 0, .44, 5, 'paper', 'ochre', 0, .7),
                 papa=lambda: lily(0, 0, .46, 0, c2, .7),
                 aria=lambda: lily(0, 0, .5, 0, c2, .7))[kind],
                 [(x, y, (40 if i % 2 else -40) if kind == 'fate' else 0) for i,
                  (x, y, _) in enumerate(spots)])


def medallion(kind):
    """An oval of paper in a studded rim; starred on the arie."""
    part(ellipse(50, 88, 36.5, 43, 72), 'verm' if kind == 'aria' else 'ochre', 1.8, raw=True)
    rim = [(50+33.8*cos(a), 88+40.3*sin(a), math.degrees(a)+90) for a in (2*pi*i/36 for i in range(36))]
    if kind == 'aria':
        repeated('stud', lambda: star(0, 0, 2.3, 'ochre', 6, .5, .5), [(x, y, 0) for x, y, _ in rim])
    else:
        repeated('stud', lambda: part(ellipse(0, 0, 1.6, n=12), 'paper', .7, off=0, raw=True),
                 [(x, y, 0) for x, y, _ in rim[1::2]])
        repeated('lozenge', lambda: part([(0,-1.5,1), (2.4,0,1), (0,1.5,1), (-2.4,0,1)], 'verm', .7, off=.1),
                 rim[::2])
    part(ellipse(50, 88, 31, 37.4, 64), 'paper', 1.3, off=.3, raw=True)


def plaque(n):
    """The number, large, on a scroll at the foot."""
    for x, f in ((15,1), (65,-1)):
        part([(x+f*8,149,1), (x-f*4,151.6,1), (x+f*1,158.6,1), (x-f*4,166,1), (x+f*8,164.6,1)], 'verm', 1,
             off=.3)
        fill([(x+f*3,165.4), (x+f*8,167.6), (x+f*8,163)], 'ink')
    part([(18,146.4,1), (30,147.6), (40,146.2), (50,147.6), (62,146.4,1), (62,168.6,1), (50,169.8),
          (40,168.4), (30,169.8), (18,168.6,1)], 'paper', 1.3)
    for x, l in ((18.4,-7), (61.6,7)):
        comb([(x,147.4), (x,167.6)], l, 90, 1.5, .6, bend=0)
    with Sheet() as g:
        rank(str(n), 'ink', -W0/2, -H0/2)
    place(g, 40, 157.8, 1.06)


def trump(n):
    """An emblem in a medallion on the family's ground, the number below."""
    tapestry(family(n))
    medallion(family(n))
    rng.seed(f'emblem {n}')
    with Sheet() as g:
        emblems.emblem(n)
    place(g, 50, 88)
    plaque(n)


def fool():
    """A great star over motley."""
    c = ('verm', 'ochre', 'verd', 'paper')
    for j in range(-1, 11):
        for i in range(-1, 6):
            x, y = 50+20*(i-2)+(10 if j % 2 else 0), 90+17*(j-5)
            part([(x,y-17,1), (x+10,y,1), (x,y+17,1), (x-10,y,1)], c[(i+2*(j//2)+(j % 2)) % 4], 1.0, off=0)
    part(ellipse(50, 90, 37, n=64), 'paper', 1.8, raw=True)
    for i in range(24):
        part(ellipse(50+34*cos(pi*i/12), 90+34*sin(pi*i/12), 1.6, n=12), 'verm' if i % 2 else 'ochre', .7,
             off=0, raw=True)
    star(50, 90, 30, 'ochre', 8, .5, 1.5)
    part(ellipse(50, 90, 13, n=40), 'paper', 1.4, off=.3, raw=True)
    sun_face(50, 90, 12)


def picture(code):
    """The picture function of a plain face."""
    k, r = code[0], code[1:]
    if k == 'M':
        return fool
    if k == 'T':
        return lambda: trump(int(r))
    if r.isdigit():
        return rows.row_picture(k, int(r))
    if r == 'A':
        return ace_cups if k == 'C' else ace_swords
    return lambda: dict(K=king, Q=queen, N=knight, J=page)[r](k)
