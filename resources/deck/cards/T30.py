"""XXX Cancer: a great crab with raised claws on the shore of a night sea."""
from kit import *


def claw(m):
    """A raised claw, m=1 the right, -1 the left: upper arm, wrist, hand with two toothed fingers."""
    X = lambda pts: [(49+m*p[0], p[1])+tuple(p[2:]) for p in pts]
    turn = (lambda a: a) if m > 0 else (lambda a: 180-a)
    part(X([(18,107), (24,102), (31,100), (36,95), (40,98), (38,104), (31,108), (23,112)]), 'verm', 1.3,
         sh=dict(depth=3, gap=1.3, w=.75))
    part(X([(33.6,98), (33,91), (35,85), (40,84), (43,89), (42,96), (38.6,100)]), 'verm', 1.3,
         sh=dict(depth=3, gap=1.3, w=.75))
    ink(X([(33.4,96), (36.4,97.6), (40,97)]), .9, .3, .3)
    # hand: fixed finger and palm, then the moving finger
    part(X([(35,87), (29,84), (23,78), (20.6,70), (22,61), (27,53.6), (33.4,49.6,1), (32,55,1), (33.6,57), (30.6,59.6,1),
            (32,62), (30,64.6,1), (33,67), (37.6,69), (41,75), (41.6,82), (39.6,87)]), 'verm', 1.5,
         sh=dict(depth=4.6, gap=1.4, w=.8, lo=.05))
    part(X([(33,68,1), (35.6,64), (34.4,60.4,1), (37,58.6), (36.4,55,1), (38.8,52.6), (38.4,48.6,1), (43,54), (44.6,61),
            (43.4,68), (40,73,1), (36,72.4)]), 'verm', 1.4, sh=dict(depth=3.4, gap=1.3, w=.75))
    part(ellipse(*X([(37.4,70.6)])[0], 2, n=14), 'ochre', .9, off=.2, raw=True)
    for x, y, r in ((26.4,68,1), (28,74,1.2), (31.6,79,1.1), (25,62.4,.8), (34,76,.8), (28.6,81.6,.8)):
        part(ellipse(*X([(x,y)])[0], r, n=10), 'ochre', .65, off=0, raw=True)


def legs(m):
    """Four walking legs of one side, back to front, each of three joints."""
    X = lambda pts: [(49+m*p[0], p[1])+tuple(p[2:]) for p in pts]
    for up, knee, foot_, w in (((20,112),(33,106),(42.6,118),5.4), ((21,117),(35,115),(43,131),6), ((20,122),(33,125),(38.4,142),6.2),
                               ((16,126),(26,134),(25,151),5.8)):
        a, b = lerp(knee, foot_, .42), foot_
        n = (-(b[1]-a[1])*.16, (b[0]-a[0])*.16)
        part(X([(a[0]-n[0],a[1]-n[1]), lerp((a[0]-n[0],a[1]-n[1]), b, .5), b+(1,), lerp((a[0]+n[0],a[1]+n[1]), b, .5),
                (a[0]+n[0],a[1]+n[1])]), 'ochre', 1, off=.3, sh=dict(depth=1.8, gap=1.1, w=.55))
        part(limb(X([knee, a]), [w*.86, w*.68]), 'verm', 1.1, raw=True, off=.4, sh=dict(depth=2, gap=1.2, w=.6))
        part(limb(X([up, lerp(up, knee, .55), knee]), [w*.9, w*1.1, w*.9]), 'verm', 1.2, raw=True,
             sh=dict(depth=2.6, gap=1.2, w=.65))


def shell():
    """The broad shell with toothed rim and its marks, eyes on stalks, mouth."""
    half = [(0,93.6), (7,93), (12,96,1), (16,95.4), (19.4,99.6,1), (22,100), (23.4,104.6,1), (25.6,107), (25,112,1), (24.6,118),
            (21,125), (15,130.6), (8,133), (0,134)]
    line = [(49+p[0], p[1])+tuple(p[2:]) for p in half]+[(49-p[0], p[1])+tuple(p[2:]) for p in half[-2:0:-1]]
    for m in (-1, 1):          # eyes
        stalk([(49+m*6,97), (49+m*7,91), (49+m*8,87)], [1.5,1.2,1.2], 'ochre', 1, off=.2)
        part(ellipse(49+m*8.2, 85, 2.3, 2.9, 18), 'ink', 1, off=0, raw=True)
        fill(ellipse(49+m*8.2-.7, 83.9, .7, .9, 8), 'paper')
        ink([(49+m*2.4,95), (49+m*3,88), (49+m*6,80)], .8, .8, .05)
    s = part(line, 'verm', 1.7)
    comb([(49+p[0], p[1]) for p in half[6:]], 7, 92, 1.5, .85, .3)
    comb([(49-p[0], p[1]) for p in half[12:7:-1]], 3.4, 92, 1.7, .65, .3)
    # furrows of the back: one down each side of the middle, growth lines along the hind rim
    for m in (-1, 1):
        X = lambda pts: [(49+m*p[0], p[1]) for p in pts]
        ink(X([(4.4,104), (7,108), (6,113.4), (9,118), (8,123)]), 1.3, .1, .1)
        comb(X([(6.8,107), (6.6,110), (6,113.4), (9,118), (8.4,122)]), -3*m, 80, 1.5, .7, .2, .5)
        ink(X([(11,101), (15.6,104.6), (18.4,110.4)]), 1, .1, .1)
    between([(28,113), (34,122), (49,127), (64,122), (70,113)], [(28,119), (36,127), (49,131), (62,127), (70,119)], 2, .8, (.08,.92))
    for x, y, r in ((49,99.4,1.3), (42.6,99.4,1), (55.4,99.4,1), (36.6,102.6,.9), (61.4,102.6,.9), (49,106.6,1), (49,113,1.1),
                    (49,119.4,1), (30.4,108.4,1), (67.6,108.4,1), (36.4,111.6,1.1), (61.6,111.6,1.1), (36,117.6,.8), (62,117.6,.8)):
        part(ellipse(x, y, r, n=10), 'ochre', .65, off=0, raw=True)


def crab():
    """Legs, claws and shell; the middle of the shell at (49, 114)."""
    for m in (-1, 1):
        legs(m)
    for m in (-1, 1):
        claw(m)
    shell()


def scallop(x, y, s, rot, c):
    """A scallop shell lying on the sand."""
    T = at(x, y, s, rot)
    part(T([(-2.4,3,1), (2.4,3,1), (3,5,1), (-3,5,1)]), c, .9, off=.2)
    part(T([(0,3.4), (-4.6,.6), (-6,-3,1), (-4.4,-4.6), (-3.4,-4.6,1), (-1.8,-6), (-.6,-5.8,1), (.6,-5.8,1), (1.8,-6), (3.4,-4.6,1),
            (4.4,-4.6), (6,-3,1), (4.6,.6)]), c, 1, off=.3)
    for a, b in ((-3.6,-4), (-1.2,-5.2), (1.2,-5.2), (3.6,-4)):
        ink(T([(a*.2,2.6), (a*.7,-1), (a,b)]), .75, .8, .2)


def picture():
    """The picture inside the frame."""
    # --- night sky, the stars of the Crab, a headland with a beacon
    fill(rect(4, 40, 92, 40), 'paper')
    sky(4.5, 70, 'indigo', fade=.5, gap=3.2, w=.58, dens=.55, lw=(14,38), tint=.72)
    for x, y, r in ((49,31,4), (40,40,3.2), (58,42,3.2), (46,51,3), (36,28,2.8), (88,30,3.4), (76,27,2.6), (10,52,2.8)):
        star(x, y, r, 'ochre', 6, .45, .65)
    for x, y, r in ((66,30,1.4), (32,50,1.2), (64,56,1.2), (91,44,1.3), (18,58,1.2), (55,24,1), (43,58,1.1)):
        spark(x, y, r)
    hill([(72,68), (80,62), (88,60), (96,58), (104,58)], 'sand', 1, 2, 5, 60, .6)
    tower(86, 62, 5.4, 15, 'paper', wins=2, lw=.85)
    fire(88.7, 45.6, 5, 6.4, FLAME, 1, .8, (('verm',1,1), ('ochre',.7,.6)))
    wave(66, 2.2, 14, 3, 'indigo', 20, .9, 2)
    wave(73, 3, 17, -6, 'verd', 22, 1, 2)
    wave(82, 3.6, 20, 1, 'indigo', 24, 1.1, 2)
    # boat far out
    part([(43,70.6,1), (59,70.6,1), (55.6,75), (46.6,75)], 'ochre', 1)
    stalk([(51,70.6), (51,57)], [.7,.5], 'sand', .7)
    part([(51.8,58.6,1), (58.4,63), (59,70,1), (51.8,70,1)], 'paper', .9, off=0, sh=dict(depth=2, gap=1.1, w=.5))
    part([(50.2,60,1), (45,69.6,1), (50.2,69.6,1)], 'rose', .9)
    # --- the shore: foam, wet sand, dry sand
    wave(92, 3.4, 22, -8, 'verd', 30, 1.1, 2)
    part([(3,106,1), (14,101), (30,104), (48,100), (66,104), (84,99), (97,102,1), (97,178,1), (3,178,1)], 'paper', 1, off=0)
    hill([(-4,114), (14,109), (30,113), (48,109.6), (66,113), (84,107.4), (104,110)], 'sand', 1, 3, 5, 70, .55)
    hatch([(4,112), (96,112), (96,176), (4,176)], ang=2, gap=5.4, w=.6, part=(.15,.7), var=.3)
    for x, y, l in ((14,151,24), (56,151,20), (22,142,54), (26,137,46), (8,138,14), (78,133,14)):
        shadow(x, y, l, 3)
    mark_figure()
    place(draw(crab), -3, 15.9, .9, -6)
    mark_figure()
    # --- what the tide left
    scallop(15, 163, 1.1, -16, 'rose')
    scallop(64, 168, .9, 20, 'paper')
    # starfish
    p = []
    for i in range(5):
        a = radians(72*i-70)
        p += [(38+8.4*cos(a), 164+7*sin(a)), (38+3.2*cos(a+.63), 164+2.8*sin(a+.63))]
    part(p, 'ochre', 1.2, off=.4, sh=dict(depth=2, gap=1.1, w=.6))
    for i in range(5):
        a = radians(72*i-70)
        ink([(38,164), (38+5.8*cos(a), 164+5*sin(a))], .7, .8, .1)
    for x, y in ((26,172), (52,171), (50,158), (27,156), (70,157), (10,146), (9,174), (58,175)):
        part([(x-1.8,y+.8,1), (x-1,y-1), (x+.8,y-1.2), (x+2,y+.8,1)], 'paper', .8, off=0)
    for x, y, a, l, b in ((12,175,-100,12,.7), (15,175.4,-78,14,-.8), (18.4,175.4,-64,10,.7)):
        lock(x, y, a, l, 3.4, b, 'verd', s=1, lw=.85, lines=1, n=8)
