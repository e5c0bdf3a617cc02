"""The Sun: over the whole upper third a sun with a face and straight rays; under it a woman spins by a wall with a
climbing rose and sunflowers.

The sun's rays come down as bands of sand on paper; figure upright, a slant from the distaff's top at the left (24, 62)
down the thread to the spindle at the right (70, 122). Red gown, white kerchief; elbow (34, 92), fingers (60, 88).
"""
from kit import *
from bolognese.bologna import two_towers
from bolognese.people import *

SUN = (60, 29)


def light():
    """Paper sky cut by rays of sand; far hills and the town's towers."""
    fill(rect(4, 4, 92, 174), 'paper')
    x, y = SUN
    for i in range(24):
        a, b = radians(15*i), radians(15*i+10.6)
        fill([(x+24*cos((a+b)/2),y+24*sin((a+b)/2)), (x+150*cos(a),y+150*sin(a)), (x+150*cos(b),y+150*sin(b))], 'sand')
    cloud(86, 82, .5, -1, 'small')
    hill([(-4,122), (30,114), (56,120), (80,111), (104,116)], 'indigo', 1, 2.4, 7, 55, .6)
    two_towers(83, 124, 31, lw=.8)
    hill([(-4,132), (30,126), (60,130), (104,124)], 'verd', 1.2, 2.6, 7, 60, .6)
    part([(2,150), (30,147), (60,149), (98,146,1), (98,178,1), (2,178,1)], 'sand', 1.2)
    shadow(30, 168.6, 42, 4)


def sun_disc():
    """Sixteen straight rays, half in shade, long and short; the face."""
    x, y = SUN
    for i in range(16):
        R = 25 if i % 2 == 0 else 21.6
        a = 2*pi*i/16
        d = .16
        b, e, t = [(x+cos(a+k)*h, y+sin(a+k)*h) for k, h in ((-d,15), (d,15), (0,R))]
        fill([b, e, t], 'paper')
        fill(shift([b, e, t], .3, -.2), ('ochre', 'verm')[i % 2])
        fill([lerp(b, e, .55), e, t], 'ink')
        contour([b, e, t], .9)
    part(ellipse(x, y, 15.8, n=52), 'ochre', 1.6, raw=True)
    stroke(arc(x, y, 14, 14, -40, 130, 24), .7, .1, .1)
    sun_face(x, y, 14.2)


def wall():
    """Brick wall at the left with a climbing rose; the cap stones."""
    part([(2,100,1), (31,104,1), (31,160,1), (2,164,1)], 'rose', 1.3, off=.3)
    for r, y in enumerate((110, 118, 126, 134, 142, 150, 158)):
        ink([(4,y), (18,y+.4), (30.6,y+.6)], .8, .8, .8)
        for x in (9, 19, 29) if r % 2 else (14, 24):
            ink([(x,y-7.6), (x,y)], .7, .8, .8)
    part([(2,97,1), (33,101,1), (33,105.6,1), (2,102,1)], 'paper', 1.2, off=0)
    ink([(12,164), (8,148), (14,132), (8,116), (12,98), (8,80), (12,66)], 2.2, .9, .4)
    ink([(12,164), (8,148), (14,132), (8,116), (12,98), (8,80), (12,66)], 1.1, .9, .4, 'verd')
    for x, y, s, a in ((8,148,.8,-70), (12,140,.8,60), (14,132,.7,80), (9,122,.8,-60), (8,116,.7,60), (10,106,.8,-50),
        (12,98,.8,70), (9,88,.8,-70), (8,80,.8,60), (11,70,.7,-50),
                       (12,66,.7,30), (10,156,.8,70)):
        leaf(x, y, s, a, 'verd', .8)
    for x, y, k, c in ((17,146,.5,'verm'), (7,130,.46,'paper'), (18,118,.5,'paper'), (16,92,.52,'verm'),
        (6.6,98,.4,'rose'), (14,76,.46,'paper'), (9,61,.44,'verm')):
        rosette(x, y, k, 5, c, 'ochre', 20*x, .8)


def sunflower(x, y, h, lean=0, r=6):
    """A sunflower turned up to the sun."""
    ink([(x,y), (x+lean*.4,y-h*.5), (x+lean,y-h)], 2, .9, .8)
    ink([(x,y), (x+lean*.4,y-h*.5), (x+lean,y-h)], 1, .9, .8, 'verd')
    leaf(x+lean*.3, y-h*.34, .9, 60)
    leaf(x+lean*.3, y-h*.5, .8, -64)
    for i in range(11):
        leaf(x+lean+r*.4*sin(2*pi*i/11), y-h-r*.4*cos(2*pi*i/11), r*.085, 360*i/11, 'ochre', .75, False)
    part(ellipse(x+lean, y-h, r*.5, n=20), 'verm', 1, raw=True, off=.2)
    for a, b in ((-1,-.6), (1,-.4), (0,1), (0,-1.4)):
        fill(dot(x+lean+a, y-h+b, .45), 'ink')


def gown():
    """Red gown and a white apron, one foot before."""
    foot(47, 167, -1, 'indigo', .9)
    foot(62, 166, 1, 'indigo', .9)
    part([(42,102), (62,102), (68,116), (72,134), (75,152), (78,162,1), (70,167), (61,163.6,1), (53,168), (44,164,1),
        (36,167.6,1), (37,150), (39,128)], 'verm', 1.5,
         sh=dict(depth=6, gap=1.6, w=.85, lo=.1))
    folds([(62,108), (66,130), (69,164)], [(66,116), (70,138), (75,160)], [(41,124), (40,146), (39,164)], w=1.4)
    part([(44,100), (60,100), (63,116), (64,134), (64,152,1), (54,155), (43,152,1), (42,134), (42.6,116)], 'paper',
        1.3, off=0, sh=dict(depth=4, gap=1.5, w=.65, lo=.1))
    folds([(48,104), (46,124), (46,146)], [(53,104), (54,126), (53,148)], [(58,104), (60,124), (60,146)], w=1.1)
    for y in (147, 142.6):
        ink([(42.8,y-.6), (54,y+2), (64,y-.6)], 1.2, .9, .9, 'indigo')


def body():
    """Bodice laced, kerchief on the breast."""
    part([(43,74), (51,71), (60,72), (64,78), (63.6,90), (62,102), (52,105), (43,102), (41,90)], 'verm', 1.4,
        sh=dict(depth=4.6, gap=1.4, w=.75))
    part([(42,73), (51,69.6), (61,72.6), (62,78), (52,92,1), (42,79)], 'paper', 1.2, off=0, sh=dict(depth=2, gap=1.3,
        w=.55))
    folds([(47,75), (50,82), (51.6,89)], [(57,75), (54.6,82), (52.6,89)], w=.9)
    part([(42.6,99), (52,102.4), (62.4,99), (62.6,102.4), (52,106), (42.4,102.4)], 'verd', 1.1, off=.2)


def spinning():
    """The distaff under her right arm, wool on it; the fingers draw the thread to the hanging spindle."""
    stalk([(38,122), (31,92), (24.6,64)], [1.2,1.1,1], 'ochre', 1)
    part([(30.6,86,1), (24,80), (20.4,70), (21,59), (24.4,54,1), (29,58), (32.6,66), (34,76)], 'paper', 1.3, off=0,
        sh=dict(depth=4, gap=1.3, w=.6))
    for q in ([(23.4,60), (26,70), (31,82)], [(22.6,68), (25,76), (29,82)], [(27,60), (29.6,70), (32,78)]):
        ink(q, .8, .2, .2)
    for a, b in (((21.4,64), (31.6,64)), ((22.6,74), (33.4,73))):
        ink([a, lerp(a, b, .5), b], 1.7, .9, .9, 'indigo')
    # thread and spindle
    ink([(31,66), (48,74), (64.4,85)], .7, .9, .9)
    ink([(66,88), (70,104), (71.4,116)], .7, .9, .9)
    part([(70,114,1), (73,114,1), (75,121), (72.6,130), (71.8,137,1), (71,130), (68.6,121)], 'paper', 1.1, off=0,
        sh=dict(depth=2, gap=1.1, w=.5))
    part([(67.6,129,1), (76,128.6,1), (76,131.6,1), (67.8,132,1)], 'verm', .9, off=.1)
    arm((44,78), (33.6,95), (36.6,108), (10.4,9,5.4), 'verm', 'paper')
    grip(at(37, 112, .78, -14), .78)
    arm((61,78), (72,95), (66.6,91), (10,8.6,5.2), 'verm', 'paper')
    part([(68,90), (64.4,88), (63.4,85.6), (66,84), (69.6,85.4), (70.6,88.6)], 'flesh', .9, off=.2)
    for a, b in (((66.6,85.6), (62.6,83.4)), ((66,87.4), (62.4,86.6))):
        finger(lambda p: p, a, b, 1.9, .8)


def face():
    """Three-quarter to the left, a white kerchief knotted behind."""
    T = at(51, 59, .9, 2, -1)
    neck(T, w=7.2, drop=15)
    head(T, .92, 'quarter', mouth=1, brow=-.3, soft=True)
    part(T([(-5.4,4.4,1), (-7.6,0), (-7.6,-5), (-3,-9), (3,-9.4), (6.8,-5.6,1), (2,-7), (-2.6,-5), (-4.8,-1)]),
        'ochre', .9, off=.2)
    part(T([(-8,2,1), (-10.6,-4), (-9,-11), (-3,-14), (4,-12.6), (7.4,-8.4), (6.4,-6,1), (0,-9), (-4.4,-6), (-6,0)]),
        'paper', 1.2, off=0, sh=dict(depth=2.6, gap=1.2, w=.55))
    part(T([(-8,1,1), (-13,2), (-17,8,1), (-12,7.4), (-11,12,1), (-7,6)]), 'paper', 1.1, off=0)
    folds(T([(3,-11), (-3,-10.6), (-8,-5)]), w=.9)


def picture():
    """The picture inside the frame."""
    light()
    sun_disc()
    wall()
    sunflower(88, 172, 44, -1, 7)
    sunflower(81, 165, 26, 2, 6)
    mark_figure()
    gown()
    body()
    spinning()
    face()
    mark_figure()
    sunflower(20, 174, 16, -2, 5)
    tuft(34, 174, 4, 4)
    tuft(70, 174, 4, 4)
