"""Swords from two to ten without the seven (pips.py): bent blades interlaced, the odd one upright.

`blades` draws the swords of a card; the fields they leave open are filled by hand, each card with its own
flower and beast. PICTURES lists the cards by code.
"""
from families.garden import *
from kit import *


def blades(bows, k):
    """Bent swords interlaced. bows = (half width, overhang) of one side's blades, k = their width."""
    def bow(d, h, f):
        """Middle line of one blade, hilt first."""
        return [(50+f*(-d+(d+h)*abs(t)**1.9), 90-t*72) for t in [-.93+1.93*j/60 for j in range(61)]]
    one, two = [[bow(d, h, f) for d, h in bows] for f in (1, -1)]
    wid = lambda u: (3.1+1.7*sin(pi*u))*k*min(1, max(.02, (1-u)/.1))**.8

    def paint(s):
        """One blade; a broad one has a fuller and is hatched along its bare edge."""
        strap(s, wid, 'indigo', .95, .55, light=True)
        if k < 1.3:
            return
        left, right = band(s, lambda u: wid(u)/2)
        stroke([lerp(p, q, .78) for p, q in zip(right, left)][4:48], .4*k, .2, .1, c='sky')
        for i in range(5, 54, 2):
            stroke([lerp(right[i], left[i+1], k) for k in (.3, .46, .62)], .8, 1, .05)
    weave(one, two, paint, 7*max(1, k*.9), lambda s, u: wid(u)/2+1.15)
    for s in one+two:
        (x, y), (x2, y2) = s[:2]
        hilt(x, y, math.degrees(math.atan2(x2-x, y-y2)), .8+.2*k, k=.62+.2*(k > 1.2))


def upright(x, top, foot, h):
    """A straight sword, point up, its blade from top to foot, half width h."""
    part([(x,top,1), (x+h,top+2*h,1), (x+h,foot,1), (x-h,foot,1), (x-h,top+2*h,1)], 'indigo', 1.3, off=.4)
    fill([(x-.6*h,top+2*h), (x-.35*h,top+1.5*h), (x-.15*h,top+1.5*h), (x-.15*h,foot-2), (x-.6*h,foot-2)],
        'paper')
    hatch([(x+h*.2,top+9), (x+h*.95,top+9), (x+h*.95,foot-2), (x+h*.2,foot-2)], 20, 2.8, .8, (.1,1))
    hilt(x, foot+1, 0, h*.43, k=.9)


def S2():
    """A vase of flowers with two finches; a butterfly and strawberries in the corners."""
    for f, c in ((-1,'rose'), (1,'paper')):                               # bouquet
        sprig([(50+f*2,112), (50+f*9,96), (50+f*15,82), (50+f*13,68)],
            [(.3,f,1.1), (.36,-f,1), (.6,f,1), (.8,-f,.8)], 1,
              end=(1,5,c))
        sprig([(50+f,112), (50+f*11,105), (50+f*22,103)], [(.55,f,.8), (.98,0,.8)], 1)
    sprig([(50,112), (50.6,90), (50,66)], [(.3,1,1.1), (.34,-1,1.1), (.6,1,1), (.64,-1,1), (.86,1,.8),
        (.86,-1,.8)], 1)
    rosette(50, 57, 1.35, 6, 'verm')
    part([(43,134,1), (57,134,1), (55,130.6), (53,128,1), (58.6,122), (60.4,116), (57,111.4,1), (57.6,108,1),
          (42.4,108,1), (43,111.4,1), (39.6,116), (41.4,122), (47,128,1), (45,130.6)], 'paper', 1.3,
         sh=dict(depth=3.4, gap=1.4, w=.65))
    part([(40.4,114,1), (50,117), (59.8,114,1), (60,119,1), (50,122), (40.6,119,1)], 'indigo', 1, off=.3)
    for x, y in ((45,117.2), (50,118.6), (55,117.2)):
        fill(dot(x, y, 1), 'paper')
    ink([(42.6,110.6), (57.4,110.6)], .9, .8, .8)
    ground(30, 70, 134)
    for f, b in ((1,'verm'), (-1,'ochre')):
        finch(50-f*16, 103.6, .72, f, 'indigo', b)
    butterfly(85, 22, .9, 24, 'verm', 'ochre')
    sprig([(87,58), (88,49), (84,41), (86,33)], [(.2,1,.8), (.24,-1,.8), (.55,1,.8), (.6,-1,.8), (.98,0,.8)],
        1)
    sprig([(13,173), (13,160), (9.6,146), (13,136)], [(.25,1,.9), (.42,-1,.9), (.8,-1,.8), (.98,0,.9)], 1)
    ink([(12,156), (17,151), (20,153)], .9, .8, .8)
    strawberry(20, 153, 1, -10)
    ink([(13,166), (19,164), (22,166)], .9, .8, .8)
    strawberry(22.4, 166, .8, -20)
    rosette(11, 141, .52, 5, 'paper')
    blades(((34,15),), 2)


def S3():
    """Carnations beside the upright sword; a bee, a snail."""
    for f, c in ((-1,'verm'), (1,'rose')):
        sprig([(50+f*11,122), (50+f*15,108), (50+f*19,94), (50+f*16,78)],
            [(.14,f,.9), (.2,-f,.8), (.4,f,1), (.44,-f,.9),
              (.66,f,.9), (.7,-f,.8)], 1)
        carnation(50+f*16, 79, 1, -f*8, c)
        sprig([(50+f*17,102), (50+f*23,97), (50+f*25.4,92)], [(.5,f,.7)], 1)
        carnation(50+f*25.4, 92.6, .62, f*14, c)
        sprig([(50+f*11,122), (50+f*8,114), (50+f*10.6,106)], [(.98,0,.8), (.5,-f,.6)], 1)
    bee(86, 18, 1.1, 40)
    sprig([(85,60), (88,50), (84.6,42), (86,35)], [(.16,1,.8), (.22,-1,.8), (.5,1,.8), (.55,-1,.8)], 1)
    carnation(86, 36, .8, 4, 'verm')
    snail(15.6, 171, .9, -1)
    ground(6, 25, 172)
    sprig([(10,170), (8.6,158), (13,147), (11,138)], [(.24,1,.8), (.4,-1,.9), (.62,1,.9), (.66,-1,.8),
        (.98,0,.8)], 1)
    rosette(17.6, 153.6, .6, 5, 'rose')
    ink([(11.6,153), (15,153.4)], .8, .8, .8)
    blades(((37,13),), 1.8)
    upright(50, 44, 116, 4.6)


def S4():
    """A heron among irises and reeds."""
    for x0, y0, x1, y1 in ((40,126,34,92), (44,126,41.6,88), (60,126,64,90), (57,126,60.6,98)):
        lock(x0, y0, math.degrees(math.atan2(y1-y0, x1-x0)), math.dist((x0,y0), (x1,y1)), 3.4,
            .16*(1 if x1 > 50 else -1),
             'verd', lines=1, lw=.8)
    for a, b, c in (((38,126), (35,108), (35.6,96)), ((63.6,126), (66,110), (64.6,98))):
        ink([a, b, c], 1.2, .9, .7)
    iris(36.6, 95.6, .74, -4)
    iris(64, 98.4, .7, 6, 'rose')
    heron(50, 124, 1.1)
    part([(33,126), (40,123), (48,125), (58,122.6), (67,125.4), (64,129), (50,131), (36,129.4)], 'sky', 1,
        off=.2)
    for q in ([(38,126.4), (44,125.6), (50,127)], [(54,126), (59,125.4), (64,126.4)],
        [(44,129), (50,128.6), (56,129)]):
        ink(q, .8, .1, .1)
    butterfly(49.6, 60, .5, 20, 'rose', 'ochre')
    iris(85.4, 31, .86, 8)
    ink([(87,58), (87.6,46), (85.4,33)], 1.2, .9, .7)
    lock(87, 58, -118, 22, 3.2, -.3, 'verd', lines=1, lw=.8)
    lock(87, 58, -74, 18, 3, .3, 'verd', lines=1, lw=.8)
    ink([(13,173), (11.6,160), (14,148)], 1.2, .9, .7)
    iris(14, 147, .86, -6, 'rose')
    lock(13, 173, -64, 24, 3.2, .3, 'verd', lines=1, lw=.8)
    lock(13, 173, -108, 20, 3, -.3, 'verd', lines=1, lw=.8)
    blades(((38,10), (25,17)), 1.5)


def S5():
    """Vines climb beside the upright sword, heavy with grapes."""
    for f in (-1, 1):
        q = lambda pts, f=f: [(50+f*x, y) for x, y in pts]
        ink(q([(11.4,119), (14.6,112), (12,100), (19,88), (15,74), (9,64)]), 1.3, .9, .5)
        ink(q([(12.6,98), (9,94), (10,89), (12.4,91)]), .8, .7, .2)
        ink(q([(17,82), (22,79), (21,75), (19,77)]), .8, .7, .2)
        vine_leaf(50+f*14.6, 112, .8, f*50)
        vine_leaf(50+f*17, 79, .74, f*62)
        vine_leaf(50+f*9.6, 65, .66, f*-14)
        grapes(50+f*15.4, 91, .74, f*-4, ('indigo','verd')[f > 0])
    vine_leaf(84, 24, .9, 20)
    ink([(90,10), (86,20), (86,30), (84.6,38)], 1.2, .9, .6)
    grapes(84.6, 39, .8, 4)
    ink([(87,30), (91,33), (91,38), (89,37)], .8, .7, .2)
    ink([(12,174), (15,164), (12,152), (15,142), (12,134)], 1.2, .9, .5)
    vine_leaf(12.6, 163, .8, -60)
    vine_leaf(14.4, 149, .8, 58)
    vine_leaf(12, 135, .7, -6)
    ink([(14,158), (18.4,159.6), (20.6,156), (18.6,155)], .8, .7, .2)
    snail(19, 173.4, .62)
    blades(((39,10), (28,16)), 1.4)
    upright(50, 46, 114, 4.2)


def S6():
    """The lily of Florence between two buds; a finch on a twig, another below."""
    lily(50, 91, 1.3, 0, 'verm', 1.2)
    for r in (0, 180):
        with Sheet() as g:
            sprig([(0,-17), (.8,-24), (0,-31)], [(.3,1,.8), (.3,-1,.8), (.7,1,.6), (.7,-1,.6)], 1)
            rosette(0, -35.6, .58, 5, 'rose')
        place(g, 50, 91, 1, r)
    ink([(95,41), (86,38.6), (77,40)], 1.4, .9, .5)                         # the finch's twig
    leaf(79, 39.6, .7, -60)
    leaf(89, 39, .8, 30)
    leaf(84, 39, .7, 150)
    finch(83.4, 38.4, .74, -1, 'indigo', 'verm')
    rosette(87, 15, .62, 5, 'rose', 'ochre', 20)
    ink([(93,7), (89,11)], .9, .9, .6)
    leaf(91, 9, .7, 220)
    ink([(4,146), (13,142), (21,144)], 1.4, .9, .5)
    leaf(18, 143.4, .7, 60)
    leaf(9, 143.4, .8, -30)
    leaf(13, 143, .7, 200)
    finch(14.4, 141.4, .74, 1, 'verd', 'ochre')
    sprig([(14,174), (16,166), (12,158)], [(.3,1,.8), (.34,-1,.8), (.7,1,.7)], 1, end=(.62,5,'rose'))
    blades(((39,9), (29,15), (19,21)), 1)


def S8():
    """A pomegranate tree between the blades; a fruit above, a lizard below."""
    ink([(50,130), (49,112), (51,96), (49.4,78), (50,70)], 1.5, .9, .5)
    for t, f, k in ((121,1,.9), (117,-1,.9), (107,1,.9), (101,-1,.8), (86,1,.8), (80,-1,.8), (75,1,.7)):
        leaf(50+f*.3, t, k, f*48)
    for x, y, f, k in ((55.6,88,1,.62), (44,99,-1,.62), (50,55,1,.64)):
        if y > 60:
            ink([(50.4,y-6), (x-f*1.4,y-5), (x,y-1)], .9, .9, .7)
        pomegranate(x, y, k, 0, f > 0)
    for f in (1, -1):
        leaf(50, 132, .8, f*70)
        lock(50, 128, 90-f*40, 7, 2, 0, 'verd', lines=0, lw=.7)
    ink([(94,8), (88,16), (86,26)], 1.3, .9, .6)
    leaf(90, 13, .9, 200)
    leaf(88, 17, .9, 110)
    leaf(86.6, 22, .8, 215)
    pomegranate(86, 27, .86, 4)
    sprig([(88,60), (87,54), (89,50)], [(.3,1,.6), (.6,-1,.6), (.98,0,.7)], 1)
    lizard(14.6, 154, .9, 14)
    sprig([(8,136), (12,131), (9,125)], [(.3,1,.7), (.5,-1,.6), (.98,0,.7)], 1)
    tuft(9, 174, 5, 4)
    tuft(20, 174.4, 4, 3)
    blades(((41,8), (32.5,12.5), (24,17), (15.5,21.5)), .94)


def S9():
    """Olive branches round the upright sword, cornflowers, a bee."""
    for f in (1, -1):
        q = lambda pts, f=f: [(50+f*x, y) for x, y in pts]
        sprig(q([(3,124), (10,114), (10.6,98), (9.4,82), (5,68)]),
            [(.16,f,.66), (.24,-f,.5), (.36,f,.72), (.5,f,.72),
              (.66,f,.7), (.8,f,.66), (.8,-f,.5), (.98,0,.7)], 1)
        for x, y in ((7,104), (6.4,90)):
            part(ellipse(50+f*x, y, 1.5, 2, 12), 'indigo', .8, off=.1, raw=True)
        leaf(50, 128, .6, f*52)
    rosette(50, 55, .44, 6, 'verm')
    sprig([(88,58), (89,48), (84,38), (86,27)], [(.12,-1,.8), (.3,1,.8), (.34,-1,.8), (.56,1,.8), (.6,-1,.8),
        (.82,1,.7)], 1)
    thistle(86, 28, 1, 6)
    bee(80, 14, .9, -50)
    sprig([(12,174), (10.6,162), (15,152), (13,143)], [(.12,-1,.8), (.3,1,.8), (.34,-1,.8), (.56,1,.8),
        (.6,-1,.8)], 1)
    thistle(13, 144, 1, -6)
    sprig([(13.6,158), (18.6,160), (21,157)], [(.4,1,.6)], 1)
    thistle(21, 158, .68, 20)
    blades(((41,8), (33,12.5), (25,17), (17,21.5)), .9)
    upright(50, 61, 108, 2.9)


def S10():
    """Two swords in the middle, a rose between their points; butterflies, wild roses."""
    for f in (1, -1):
        leaf(50, 129.4, .64, f*46)
        upright(50+f*6.3, 64, 108, 2.5)
    rosette(50, 56, .56, 6, 'rose')
    for y in (75, 86, 97):
        part([(50,y-3), (51.4,y), (50,y+3), (48.6,y)], 'verm', .8, off=.2)
    butterfly(86, 18, .74, -20, 'indigo', 'rose')
    sprig([(89,60), (88,50), (84,42), (87,33)], [(.15,1,.7), (.2,-1,.7), (.5,1,.8), (.55,-1,.8)], 1,
        end=(.74,5,'rose'))
    sprig([(12,174), (14,163), (9.6,152), (12.6,143)], [(.15,1,.8), (.3,-1,.8), (.55,1,.8), (.6,-1,.8)], 1,
          end=(.74,5,'paper'))
    sprig([(13.6,166), (19,163.4), (21.6,158)], [(.4,1,.6), (.5,-1,.6)], 1, end=(.5,5,'rose'))
    butterfly(9, 128, .5, 30, 'verm', 'ochre')
    blades(((41.5,7.5), (33.5,12), (25.5,16.5), (17.5,21)), .88)


PICTURES = dict(S2=S2, S3=S3, S4=S4, S5=S5, S6=S6, S8=S8, S9=S9, S10=S10)
