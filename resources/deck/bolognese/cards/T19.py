"""The World: a crowned woman, bare to the waist, stands on a great globe in which lie town, towers, hills and sea;
her red veil blows in a bow; a garland of laurel goes round her.

An upright on a half round; the veil makes the diagonal from (12, 92) at the left, behind the head, to her raised hand
at the right (76, 52). Sky in the sky's tint with paper clouds, vermilion leads, the globe green and indigo.
"""
from kit import *
from bolognese.bologna import *
from families.papi import bare_foot
from bolognese.people import *


def heaven():
    """Sky with great clouds that bear the globe at both sides."""
    sky(4.5, 130, tint=.62)
    cloud(42, 20, .8, 1, 'long')
    cloud(86, 34, .66, -1, 'heap')
    cloud(13, 60, .6, 1, 'heap')
    cloud(86, 86, .6, -1, 'long')
    cloud(88, 130, .9, -1, 'heap')


def in_circle(sheet, x, y, r):
    """A sheet cut to a circle."""
    planes = [(x+r*cos(2*pi*i/48), y+r*sin(2*pi*i/48), cos(2*pi*i/48), sin(2*pi*i/48)) for i in range(48)]
    for c, rings in sheet.items:
        q = [k for k in (cut(ring, planes) for ring in rings) if len(k) > 2]
        if q:
            Sheet.hand[-1].add(c, q)


def globe():
    """The globe: sky, hills, the town with its two towers, a sea with a sail; its ring with a girdle of studs."""
    x, y, r = 47, 158, 42
    part(ellipse(x, y, r, n=72), 'sky', 1.6, raw=True, off=0)
    with Sheet() as g:
        hill([(0,138), (20,127), (38,133), (60,126), (82,134), (96,130)], 'indigo', 1, 2.4, 6, 55, .6)
        hill([(0,148), (20,143), (44,146), (66,140), (96,146)], 'verd', 1.1, 2.4, 6, 60, .6)
        town(22, 62, 151, 5, .75)
        two_towers(36, 151, 25, lw=.75)
        dome(57, 143, 4.6)
        part([(0,150), (24,149), (50,152), (70,149), (96,152), (96,205,1), (0,205,1)], 'paper', 1.1, off=0)
        wave(160, 2.6, 13, 4, 'indigo', 40, 1, 2)
        part([(24,164,1), (42,164,1), (39,169), (28,169.4)], 'ochre', .9, off=.2)
        stalk([(32,164), (32.6,150)], [.7,.4], 'sand', .7)
        part([(33,151,1), (40,161.6,1), (33,162.4,1)], 'paper', .8, off=0)
        part([(31.6,152,1), (25.6,161.6,1), (31.6,162,1)], 'paper', .8, off=0)
        wave(169, 3, 15, -3, 'indigo', 40, 1, 2)
    in_circle(g, x, y, r-.4)
    o, i = ellipse(x, y, r+2.6, n=80), ellipse(x, y, r-1.4, n=80)
    fill(o, 'paper', [i])
    fill(shift(o, .4, -.3), 'ochre', [shift(i, .4, -.3)])
    contour(o, 1.5)
    contour(i, 1.1)
    for k in range(26):
        a = radians(184+6.8*k)
        fill(ellipse(x+(r+.6)*cos(a), y+(r+.6)*sin(a), .8, n=6), 'ink' if k % 3 else 'verm')


def veil():
    """The veil: a bow behind her from the left hip over the head to the raised hand."""
    part([(28,100), (18,98), (10,90,1), (18,89), (15,80,1), (23,82), (29,74), (33,60), (38,44), (46,31), (57,27),
        (67,31), (74,40), (78,50,1), (74,53), (68,45), (60,38), (52,38),
          (45,46), (41,60), (39,76), (36,92)], 'verm', 1.5, sh=dict(depth=4, gap=1.4, w=.8, lo=.05))
    folds([(70,37), (60,31.6), (50,34), (42,46), (37,62)], [(36,62), (33,78), (26,90), (16,91)], [(38,72), (35,86),
        (28,96)], w=1.2)


def figure():
    """Weight on her right foot (left of the picture), the blue skirt blown to the right; wand in the left hand."""
    for dx, m, a in ((43,1,0), (56,-1,-4)):
        bare_foot(at(dx, 113.4, .82, a, m), .82)
    part([(41,80), (58,79), (64,90), (66,102), (71,110), (76,113,1), (66,115.6), (60,112,1), (54,115), (48,111.6,1),
        (43,115), (36,112,1), (38,100), (38.6,90)], 'indigo', 1.4,
         sh=dict(depth=4.6, gap=1.4, w=.8, lo=.1))
    folds([(45,84), (43,98), (43,113)], [(50,84), (50,98), (52,112)], [(54,83), (59,98), (60,111)],
        [(58,86), (63,100), (68,112)], w=1.2)
    e = curve([(36.4,109.4,1), (43,112.2), (48,108.8,1), (54,112.2), (60,109.2,1), (66,112.8), (74,110.6,1)])
    stroke(e, 1.8, 1, 1)
    stroke(e, 1, 1, 1, c='ochre')
    # body, bare; arms grow out of it
    arm((57,64), (69.6,70.4), (75.4,55), (8,6.8,4.4), 'flesh', None, 1.2, 2.2)
    arm((43.6,64), (36,76), (32,83.4), (7.6,6.6,4.2), 'flesh', None, 1.2, 2.2)
    skin([(45,58), (41,60.6), (41,68), (43,76), (41.6,82,1), (50,85), (58,82,1), (56.4,76), (58.6,68), (59,60.6),
        (55,58)], 1, 'flesh', 1.2, dict(depth=2.6, gap=1.2, w=.55))
    ink([(44,70.6), (46,72.4), (48.6,71.4)], .8, .2, .2)
    ink([(52,71.4), (54.6,72.4), (56.6,70.4)], .8, .2, .2)
    fill(dot(50, 79.4, .7), 'ink')
    part([(41,79.6), (50,82.6), (58.4,79.4), (58.8,83), (50,86.2), (40.8,83.2)], 'ochre', 1, off=.2)
    # hands: the veil's ends
    for a, b in (((75,52.6), (76.6,47.6)), ((76.4,53), (79,49)), ((77,54.2), (80,51.6))):
        finger(lambda p: p, a, b, 1.8, .8)
    part([(73.6,53.6), (75,51.6), (77.6,52.6), (77,55.6), (74.6,56)], 'flesh', .8, off=.1)
    grip(at(32, 84, .62, -30), .7)


def face():
    """Three-quarter to the right, long fair hair over the shoulders, crown."""
    T = at(50, 46.6, .86, 3)
    part(T([(-2,-9), (-9,-6), (-11,2), (-11,10), (-13,18), (-14,28), (-9,33,1), (-8,24), (-4,16), (4,14), (8,18),
        (8,26), (11,30,1), (12,20), (10,10), (8.6,0), (4,-8)]), 'ochre', 1.2,
         off=.3, sh=dict(depth=2.6, gap=1.2, w=.6))
    neck(T, w=7.4, drop=16)
    strands(T, [(-8,0), (-9,12), (-11,26)], [(-6,6), (-7,16), (-9,27)], [(9,8), (9.6,18), (10,26)], w=.8)
    head(T, .9, 'quarter', mouth=.8, brow=-.4, soft=True)
    part(T([(-5.4,4.6,1), (-8,2), (-7.6,-5), (-3,-10), (3,-10), (6.8,-5.6,1), (2,-7.4), (-2.6,-5), (-4.8,0)]),
        'ochre', .9, off=.2)
    strands(T, [(2,-8.2), (-3,-6.6), (-6,-1)], w=.7)
    part(T([(-8,-6,1), (-10,-14.6,1), (-5.4,-11), (-4.4,-17.4,1), (-1,-12), (1,-18.6,1), (3.4,-12), (7,-16.6,1),
        (7.4,-11), (9.6,-13.6,1), (7.6,-6,1), (0,-8.6)]), 'ochre', 1.2, off=.3,
         sh=dict(depth=2, gap=1.2, w=.55))
    for q in ((-10,-15.4), (-4.4,-18.2), (1,-19.4), (7,-17.4)):
        part(ellipse(*T([q])[0], 1, n=10), 'paper', .7, off=0, raw=True)


def garland():
    """A garland of laurel round her, bound with red at its quarters."""
    x, y, rx, ry = 52, 73, 32, 47
    q = lambda a, k=1: (x+k*rx*cos(radians(a)), y+k*ry*sin(radians(a)))
    ink([q(a) for a in range(128, 413, 15)], 1.5, .6, .6)
    for m in (1, -1):
        for i in range(17):
            a = 128+i*8.3 if m > 0 else 412-i*8.3
            px, py = q(a)
            dx, dy = -rx*sin(radians(a))*m, ry*cos(radians(a))*m
            t = math.degrees(math.atan2(dx, -dy))
            for f in (36, -36):
                leaf(px, py, .84, t+f, 'verd', .8, False)
    for a in (150, 196, 224, 316, 344, 30):
        part(ellipse(*q(a, 1.0), 1.8, n=12), 'verm', .85, raw=True, off=.1)
    for a in (180, 270, 360):
        px, py = q(a)
        r = math.degrees(math.atan2(ry*cos(radians(a)), -rx*sin(radians(a))))
        part(at(px, py, 1, r)([(-3,-5,1), (3,-5.4,1), (3,5,1), (-3,5.4,1)]), 'verm', 1.1, off=.2, sh=dict(depth=1.6,
            gap=1.2,
            w=.5))
        for d in (-1, 1):
            ink(at(px, py, 1, r)([(d,-5), (d,0), (d,5)]), .8, .6, .6, 'paper')


def picture():
    """The picture inside the frame."""
    heaven()
    globe()
    garland()
    mark_figure()
    veil()
    figure()
    face()
    mark_figure()
    cloud(12, 130, .62, 1, 'heap')
