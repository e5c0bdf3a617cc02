"""XXXI Pisces: two fishes in a river, one leaps to the left, one swims to the right, a cord joins them."""
from kit import *


def fish(spine, halves, side, back, belly, fin, dorsal, tail):
    """A fish along its spine, head first; side=1 when its back lies left of that way. Its parts are given as
    (u, v): share of the length, units off the spine, v < 0 towards the back.

    dorsal = heights of the back fin's points; tail = points of the tail.
    """
    s = resample(curve(spine), 80)
    N = normals(s)

    def P(pts):
        """(u, v) to the card."""
        out = []
        for u, v, *k in pts:
            t = u*80
            i = min(79, max(0, int(t)))
            (x, y), (nx, ny) = lerp(s[i], s[i+1], t-i), N[i]
            out.append((x-nx*v*side, y-ny*v*side)+tuple(k))
        return out

    def half(u):
        """Half width of the body at share u."""
        t = min(max(u, 0), .9999)*(len(halves)-1)
        i = int(t)
        f = t-i
        f = f*f*(3-2*f)
        return halves[i]*(1-f)+halves[i+1]*f

    part(P(tail), fin, 1.3, sh=dict(depth=3, gap=1.3, w=.7))
    for k in (-.66, -.3, .3, .66):
        v = tail[2][1] if k < 0 else tail[-3][1]
        ink(P([(.985, k*2), (1.06, abs(k)*v*.55), (1.13, abs(k)*v*.86)]), .8, .5, .1)
    # back fin, belly fins
    us = [.34+.07*i for i in range(len(dorsal))]
    part(P([(us[0]-.03,-half(us[0])+1,1)]+[(u+.03,-half(u)-h,1) if i % 2 else (u+.02,-half(u)-h*.72)
           for i, (u, h) in enumerate(zip(us, dorsal))]+[(us[-1]+.02,-half(us[-1])+1,1)]), fin, 1.2)
    for u, h in zip(us, dorsal):
        ink(P([(u,-half(u)), (u+.014,-half(u)-h*.5), (u+.026,-half(u)-h*.9)]), .85, .9, .1)
    part(P([(.5,half(.5)-1,1), (.53,half(.53)+5), (.6,half(.6)+8,1), (.6,half(.6)+3), (.6,half(.6)-1,1)]),
         fin, 1.1)
    part(P([(.7,half(.7)-1,1), (.74,half(.74)+3.4), (.82,half(.82)+5.6,1), (.8,half(.8)-.6,1)]), fin, 1)
    for u in (.53, .56):
        ink(P([(u,half(u)), (u+.03,half(u)+5)]), .7, .8, .1)
    # body
    us = [i/24 for i in range(25)]
    body = P([(u,-half(u)) for u in us])+P([(u,half(u)) for u in us])[::-1]
    fill(body, 'paper')
    fill(shift(body, .6, -.4), back)
    low = P([(.02,half(0)*.6,1)]+[(u,half(u)*.28) for u in us[2:22]]+[(.97,half(.97),1)]
            +[(u,half(u)-.4) for u in us[22:0:-1]])
    fill(curve(low, True), belly)
    # scales: rows of small arcs, fewer towards belly and tail
    for j in range(-3, 3):
        u = .31+(.018 if j % 2 else 0)
        while u < .93-.03*abs(j):
            h = half(u)
            v = (j+.5)*h/3.4
            d = h/3.4*.62
            ink(P([(u,v-d), (u+.026,v), (u,v+d)]), .8 if j < 1 else .6, .25, .25)
            u += .043
    shade(body if area(body) > 0 else body[::-1], depth=5, gap=1.5, w=.75, lo=.2)
    contour(body, 1.6)
    # gill cover, fin of the breast
    g = P([(.245,-half(.24)*.86), (.285,-half(.28)*.3), (.285,half(.28)*.4), (.235,half(.24)*.92)])
    ink(g, 1.7, .3, .3)
    ink(P([(.205,-half(.2)*.5), (.23,0), (.2,half(.2)*.6)]), .9, .1, .1)
    comb(g, -4*side, 92, 1.5, .65, .2)
    part(P([(.28,half(.28)*.35,1), (.36,half(.36)*.25), (.45,half(.4)*.55,1), (.43,half(.4)*.95),
            (.38,half(.4)*1.15,1),
            (.31,half(.3)*.7)]), fin, 1.1, off=.3)
    for k in (.42, .62, .84):
        ink(P([(.3,half(.3)*.45), (.36,half(.36)*k), (.42,half(.42)*k*1.02)]), .7, .8, .1)
    # eye, mouth
    (x, y), = P([(.11,-half(.12)*.34)])
    part(ellipse(x, y, 2.9, n=20), 'paper', 1.1, off=0, raw=True)
    fill(ellipse(x, y, 1.5, n=12), 'ink')
    fill(dot(x-.5, y-.6, .5), 'paper')
    ink(P([(.07,-half(.1)*.7), (.12,-half(.12)*.86), (.165,-half(.16)*.4)]), 1, .1, .4)
    part(P([(-.03,-2,1), (-.042,-.2), (.04,1.2,1), (-.022,3.4), (-.01,4.6,1), (.05,3.4), (.075,1.6),
            (.04,-.6)]), 'rose', 1, off=.2)
    fill(curve(P([(-.03,.5,1), (.06,1.6,1), (-.016,2.8,1), (.01,1.6)]), True), 'ink')


def banks():
    """Far bank with mill, bridge and poplars."""
    hill([(-4,72), (14,62), (28,66), (44,58), (62,65), (80,60), (104,66)], 'sand', 1, 2.2, 6, 55, .55)
    hill([(-4,82), (18,76), (44,80), (66,75), (104,80)], 'verd', 1.1, 2.2, 5, 60, .6)
    for x, y, h in ((88,80,24), (93.4,81,17), (31,79,14)):
        cypress(x, y, h, 4.2)
    # mill
    house(66, 82, 15, 11, 6, c='paper', lw=.9, wins=2)
    s = ellipse(64, 82, 6.4, n=28)
    part(s, 'ochre', 1, off=.2, raw=True)
    part(ellipse(64, 82, 4.2, n=22), 'ink', .8, off=0, raw=True)
    for i in range(8):
        a = pi*i/4+.2
        ink([(64,82), (64+3.6*cos(a), 82+3.6*sin(a)), (64+7.6*cos(a), 82+7.6*sin(a))], 1.2, 1, 1, 'ochre')
        ink([(64+5.6*cos(a), 82+5.6*sin(a)), (64+8.2*cos(a), 82+8.2*sin(a))], 1.4, 1, 1)
    # bridge on the left
    part([(3,79,1), (10,76), (19,75), (27,77), (33,81,1), (33,88,1), (29,88,1), (26,83), (21,83), (18,88,1),
          (15,88,1), (12,82.6),
          (7,82.6), (4,88,1), (3,88,1)], 'rose', 1, off=.3)
    ink([(3,81), (18,77.6), (33,83)], .7, .4, .4)


def picture():
    """The picture inside the frame."""
    # --- morning sky, the stars of the Fishes
    sky(4.5, 78, 'rose', tint=.6)
    cloud(62, 54, .62, 1, 'heap', tint='rose')
    cloud(14, 58, .55, -1, 'heap', tint='rose')
    for x, y, r in ((34,29,3), (44,36,2.4), (57,31,2.8), (70,38,2.4), (82,31,3.2), (90,42,2.4), (32,46,2.4)):
        star(x, y, r, 'ochre', 6, .45, .65)
    banks()
    wave(86, 2.6, 16, 3, 'indigo', 40, 1, 2)
    wave(94, 3.2, 19, -7, 'verd', 40, 1, 2)
    wave(103, 4, 22, 2, 'indigo', 50, 1.1, 2)
    mark_figure()
    # --- the leaping fish
    fish([(13,92), (24,82), (41,76), (58,80), (72,92), (82,107)], [2.6,9,12.6,13,10.4,6.4,3], 1, 'sky',
         'paper', 'verm',
         (5,8,6,7,4.6,5,3), [(.96,-2.6), (1.04,-6), (1.17,-13,1), (1.13,-4), (1.08,0,1), (1.13,5), (1.2,12,1),
                             (1.06,6), (.96,2.6)])
    for a, l, b in ((-112,10,.8), (-88,12,-.6), (-62,11,.7), (-40,8,.8)):
        lock(84, 113, a, l, 3.6, b, 'paper', lw=.85, lines=1, pw=1.6)
    for x, y in ((70,104), (93,100), (76,98), (91,92)):
        part([(x,y-1.7,1), (x+1.1,y+.6), (x,y+1.4), (x-1.1,y+.6)], 'paper', .7, off=0)
    wave(113, 4.4, 23, -11, 'verd', 60, 1.2, 3)
    wave(123, 4.6, 25, 4, 'indigo', 60, 1.2, 3)
    # --- the other fish
    fish([(84,124), (72,124), (56,132), (40,143), (26,146), (13,138)], [2.6,9,12.4,12.6,10,6.2,3], -1,
         'ochre', 'paper', 'rose',
         (4,7,5.4,7,4.6,5,3), [(.96,-2.6), (1.05,-6), (1.17,-12.4,1), (1.13,-4), (1.08,0,1), (1.13,5),
                               (1.17,11,1), (1.05,6), (.96,2.6)])
    mark_figure()
    # cord
    q = [(11,95), (7,103), (14,111), (30,110), (48,106), (66,108), (82,113), (92,118), (88,124.6)]
    ink(q, 2.3, .7, .7)
    ink(q, 1.2, .8, .8, 'verm')
    # --- waves in front, reeds
    wave(151, 4.6, 25, -9, 'verd', 60, 1.2, 3)
    wave(161, 4.6, 26, -22, 'indigo', 60, 1.3, 3)
    wave(170, 4.4, 27, -4, 'verd', 60, 1.3, 3)
    for x, y, h, l in ((62,177,36,4), (67,177,28,3), (9,177,30,-1)):
        stalk([(x,y), (x+l*.3,y-h*.5), (x+l*.9,y-h*.9)], [.9,.8,.7], 'ochre', .7, off=.1)
        part(limb([(x+l*.76,y-h*.78), (x+l*.88,y-h*.9), (x+l,y-h)], [2.6,3.4,2.6]), 'verm', .9, raw=True,
             off=.2)
    for x, a, l, b in ((60,-102,24,-.5), (65,-74,26,.5), (70,-62,18,.6), (12,-78,24,.5), (7,-100,18,-.4),
                       (15,-66,16,.6)):
        lock(x, 177, a, l, 4, b, 'ochre' if x in (65, 12) else 'paper', lw=.9, lines=1, n=8)
