"""Ace of swords: a hand out of a cloud holds a great sword upright through a crown with laurel and palm."""
from families.regalia import coronet
from kit import *


def valley():
    """A river winding between hills, a walled town, flowers at the foot."""
    sky(100, 138, None, gap=4.4, dens=.5)
    hill([(-4,140), (10,131), (22,136), (38,126), (52,134), (70,128), (84,134), (104,127)], 'indigo', 1.1, 3,
        8, 60, .65)
    hill([(-4,148), (18,141), (40,146), (64,140), (104,146)], 'verd', 1.2, 2.8, 6, 60, .6)
    tower(14, 149, 5, 13, 'sand', wins=1, lw=.8)
    tower(24, 149, 4.4, 9, 'rose', 'cone', wins=1, lw=.8)
    house(18, 150, 7, 5, 3, lw=.7, wins=1)
    part([(10,155,1), (12,148,1), (30,148,1), (32,155,1)], 'sand', .9, off=.3)
    bricks(13, 149.6, 16, 5, 5)
    for x, y, h in ((37,152,9), (64,149,11), (70,151,8)):
        cypress(x, y, h, 3)
    hill([(-4,160), (22,154), (50,158), (76,152), (104,156)], 'verd', 1.3, 2.8, 6, 60, .65)
    part([(44,152,1), (50,152.6,1), (46,156), (54,160), (50,165), (62,170), (66,178,1), (40,178,1), (42,170),
          (36,165), (42,159), (40,155)], 'sky', 1, off=.2)
    for q in ([(44,158), (48,160), (46,163)], [(42,167), (50,168), (54,171)],
        [(46,173), (54,174), (60,174.6)]):
        ink(q, .8, .1, .1)


def great_sword():
    """Blade with a fuller, guard with turned ends; the grip is for the hand."""
    part([(50,11,1), (55.6,22,1), (56.8,104,1), (43.2,104,1), (44.4,22,1)], None, 1.8)
    fill([(51.4,15), (55.2,22.4), (56.2,103.4), (51.4,103.4)], 'indigo')
    fill([(48.6,26), (51.4,24), (51.4,96), (48,98)], 'sky')
    for q in ([(48.8,27), (48.2,60), (48,97)], [(51.4,16), (51.4,60), (51.4,103)]):
        ink(q, 1, .3, .5)
    comb([(56,30), (56.4,64), (56.6,100)], 3.4, 95, 2.6, .8, 0, .2)
    part(limb([(50,104), (50,138)], [5.4, 5]), 'verm', 1.3, raw=True, off=.3)
    for y in (129, 132, 135):
        ink([(47.4,y+.8), (52.6,y-.8)], 1, .9, .9)
    part(ellipse(50, 142, 5.4, n=28), 'ochre', 1.5, off=.4, raw=True, sh=dict(depth=2.6, gap=1.3, w=.7))
    part(ellipse(50, 142, 2, n=16), 'verm', .9, off=.2, raw=True)
    part([(50,100.6,1), (58,101.6), (66,100.4), (71,97), (75.4,97.8), (75.6,102.4), (71.6,104.4), (66,107.4),
          (58,108.8), (50,109.6,1), (42,108.8), (34,107.4), (28.4,104.4), (24.4,102.4), (24.6,97.8), (29,97),
          (34,100.4), (42,101.6)], 'ochre', 1.5, off=.4, sh=dict(depth=2.8, gap=1.5, w=.75))
    part([(50,101.6), (53.4,105), (50,108.6), (46.6,105)], 'verm', 1, off=.2)
    ink([(30,101), (38,103.4), (44,103.6)], .9)


def hand():
    """The hand from its cloud at the right edge: cuff, sleeve, fist round the grip."""
    cloud(84, 112, .9, -1, 'heap')
    part([(58,114), (66,112), (78,110), (96,108), (96,132), (80,131), (66,129), (58,126)], 'verm', 1.5,
         sh=dict(depth=5, gap=1.5, w=.85))
    folds([(90,112), (80,114), (70,114)], [(92,119), (80,121), (69,121)], [(90,126), (80,127), (72,126)],
        w=1.3)
    part([(56.6,112.6,1), (63,111,1), (64.4,129.6,1), (57.4,127.4,1)], 'paper', 1.2, off=0,
         sh=dict(depth=2, gap=1.2, w=.6))
    grip(at(50.4, 119.4, 1.86, 0, -1), 1.5)
    cloud(86, 133, .84, 1, 'heap')
    cloud(70, 134.6, .5, -1, 'small')


def boughs():
    """Laurel to the left, palm to the right, hung from the crown."""
    sprig([(41,51), (30,55), (21,66), (18,80), (22,93)], [(.2,1,1.1), (.22,-1,1.1), (.38,1,1.15),
                                                          (.4,-1,1.15), (.55,1,1.15), (.57,-1,1.1),
                                                          (.72,1,1.05), (.74,-1,1), (.9,1,.9), (.9,-1,.9),
                                                          (.99,0,.8)], 1.15, w=1.3)
    for u, v in ((30,60), (24.6,72), (22.6,85)):
        part(ellipse(u, v, 1.5, n=12), 'verm', .8, off=.2, raw=True)
    spine = curve([(59,51), (71,54), (80,64), (83,78), (79,94)])
    for i, (t, k) in enumerate(((.16,9), (.28,10.4), (.4,11), (.52,11), (.64,10.6), (.76,9.4), (.88,8))):
        x, y = spine[int(t*(len(spine)-1))]
        a, b = spine[max(0, int(t*(len(spine)-1))-2)], spine[min(len(spine)-1, int(t*(len(spine)-1))+2)]
        r = math.degrees(math.atan2(b[1]-a[1], b[0]-a[0]))
        lock(x, y, r-46, k, 2.9, .5, 'verd', lines=0, lw=.8, n=7)
        lock(x, y, r+46, k*.9, 2.9, -.5, 'verd', lines=0, lw=.8, n=7)
    lock(*spine[-3], 112, 8, 2.8, .2, 'verd', lines=0, lw=.8, n=7)
    stroke(spine, 1.4, 1, .4)


def picture():
    """The picture inside the frame."""
    valley()
    for x, y in ((34,22), (67,20), (30,36), (84,38), (72,34)):            # small lights round the point
        for a in (0, 90, 180, 270):
            ink([(x+1.2*cos(radians(a)), y+1.2*sin(radians(a))),
                (x+3.6*cos(radians(a)), y+3.6*sin(radians(a)))],
                1, .9, .1, 'ochre')
    boughs()
    part(ellipse(50, 46.4, 15.6, 4, 32), 'rose', 1.1, off=.2, raw=True)    # the crown's far rim
    mark_figure()
    great_sword()
    coronet(50, 48.6, 1.18)
    hand()
    mark_figure()
    for x, y, c, h in ((10,173,'rose',8), (19,174,'paper',6), (28,173,'verm',8), (70,174,'rose',7)):
        bloom(x, y, 2.4, c, h)
    for x, y in ((14,163), (34,174), (68,161), (26,162)):
        tuft(x, y, 5, 4)
