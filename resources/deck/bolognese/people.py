"""Arms, necks and hair that several Bolognese figures share; T is a head's placing function (chin at y = 10)."""
from kit import *


def arm(S, E, W, ws=(9, 8, 5.6), c='verm', cuff='ochre', w=1.3, depth=3.4, off=.5):
    """A sleeved arm, open at the shoulder: joints shoulder, elbow, wrist; full widths there; creases at the elbow."""
    def normal(a, b):
        l = math.dist(a, b) or 1
        return ((b[1]-a[1])/l, -(b[0]-a[0])/l)
    n1, n2 = normal(S, E), normal(E, W)
    k = 1/max(.55, 1+n1[0]*n2[0]+n1[1]*n2[1])
    m = ((n1[0]+n2[0])*k, (n1[1]+n2[1])*k)                       # the mitre at the elbow
    h = [x/2 for x in ws]
    q = lambda p, n, d: (p[0]+n[0]*d, p[1]+n[1]*d)
    turn = 1 if (E[0]-S[0])*(W[1]-E[1])-(E[1]-S[1])*(W[0]-E[0]) > 0 else -1
    a, b = (h[0]+h[1])*.54, (h[1]+h[2])*.54
    side = lambda s: [q(S, n1, s*h[0]), q(lerp(S, E, .5), n1, s*a), q(E, m, s*h[1])+((1,) if s*turn < 0 else ()),
        # a corner inside the bend
                      q(lerp(E, W, .55), n2, s*b), q(W, n2, s*h[2])+(1,)]
    L, R = side(1), side(-1)
    pts = L+R[::-1]
    s = part(pts, c, 0, off=off)
    shade(s, depth, 1.3, .7, .1)
    ink(L, w, .15, .8)
    ink(R, w*1.15, .15, .8)
    inner = q(E, m, turn*h[1]*.9)
    for f in (.25, .62):
        o = q(lerp(E, S, f*.5), m, turn*h[1]*.35)
        ink([inner, lerp(inner, o, .55), o], .9, .6, .1)
    if cuff:
        r = math.degrees(math.atan2(W[1]-E[1], W[0]-E[0]))
        d = h[2]*1.16
        part(at(*W, 1, r)([(-2,-d,1), (1.2,-d*.96,1), (1.8,0), (1.2,d*.96,1), (-2,d,1), (-1.4,0)]), cuff, .9, off=.1)
    return s


def neck(T, c='flesh', w=8, drop=18):
    """Neck and the bare top of the breast below a three-quarter or front head."""
    part(T([(-w*.5,5), (w*.5,6), (w*.6,12), (w*.95,drop-3), (0,drop+1), (-w*.95,drop-3), (-w*.55,12)]), c, 1, off=.3)
    comb(T([(w*.5,8), (w*.62,13)]), 2.2, 90, 1.1, .5, 0, .2)


def strands(T, *lines, w=.8, c='ink'):
    """Hair lines in the frame of a head."""
    for l in lines:
        ink(T(l), w, .4, .1, c)


def long_beard(T, c='paper', tip=26, wide=7):
    """A flowing beard with its moustache on a three-quarter face."""
    part(T([(-6.4,0,1), (-4.4,4.4), (-1.6,5.6), (.6,4.6), (2.6,4), (3.4,4.4), (4.6,4), (6,4.8,1), (wide,10),
        (wide*.8,tip*.7), (wide*.5,tip,1), (wide*.2,tip*.82),
            (-wide*.1,tip*.96,1), (-wide*.5,tip*.7), (-wide*.9,12)]), c, 1.1, off=0 if c == 'paper' else .3,
                sh=dict(depth=2.4, gap=1.2, w=.55))
    fill(curve(T([(1.2,6.5,1), (3,6.2), (4.8,6.4,1), (3,8)]), True), 'verm')
    strands(T, [(-4.4,6), (-4,11), (-1.6,tip*.66)], [(-1.6,7.6), (-1,13), (.6,tip*.8)],
        [(3,9.4), (3,14), (2,tip*.84)], [(5,7.6), (5,12), (3.8,tip*.74)])


def foot(x, y, m=1, c='verm', s=1, rot=0):
    """A soft shoe: ankle at (x, y), sole at y + 6 s, pointing the way m."""
    T = at(x, y, s, rot, -m)
    part(T([(3.6,-3.4,1), (4.6,1), (4.4,5.6,1), (-3,6), (-10.4,5.8,1), (-8.8,2.4), (-4.4,.2), (-3.2,-3.6,1)]), c, 1.2,
        off=.3,
         sh=dict(depth=2, gap=1.1, w=.55))
    ink(T([(-4,1), (-.6,1.6), (2.4,-1.4)]), .7, .2, .3)


def tiles(y, c='paper', c2='rose'):
    """A tiled floor from y down to the frame, seen from above: three rows, every second tile coloured."""
    part([(2,y,1), (98,y,1), (98,178,1), (2,178,1)], c, 1.2, off=0)
    h = 178-y
    rows = (y, y+h*.2, y+h*.48, y+h*.98)
    for r, (a, b) in enumerate(zip(rows, rows[1:])):
        k0, k1 = 12+6*(a-y)/h, 12+6*(b-y)/h
        for i in range(-5, 5):
            if (i+r) % 2 == 0:
                fill([(50+i*k0,a), (50+(i+1)*k0,a), (50+(i+1)*k1,b), (50+i*k1,b)], c2)
    for b in rows[1:3]:
        ink([(4,b), (50,b+.2), (96,b)], .8, .8, .8)
