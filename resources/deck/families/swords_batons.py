"""What several courts and aces of swords and batons hold or wear: swords, clubs, crowns, shoes, cuffs.

A thing in a hand is placed by the fist: (x, y) is where the fist closes round it, rot its tilt clockwise.
"""
from kit import *

QUILLONS = dict(   # right half of a guard, its upper edge at y = -9; the left one is its mirror
    straight=[(0,-10,1), (4,-9.6), (9.4,-9.4), (10.6,-10.4), (12.4,-9.4), (12.2,-7.2), (10.4,-6.4), (8.6,-7),
              (4,-6.8), (0,-6,1)],
    drooped=[(0,-10.4,1), (5,-10), (9,-8), (11,-4.6), (12.6,-5.4), (13.4,-3), (11.6,-.8), (9.2,-2), (7,-5.4),
             (3.4,-6.8), (0,-6.4,1)],
    raised=[(0,-9.6,1), (5,-9.8), (8.6,-11.6), (10,-14.4), (12,-14), (12.4,-11.4), (10.4,-8.4), (6,-6.6),
            (0,-6,1)])


def sword(x, y, rot=0, l=64, w=6.4, guard='straight', cloth='verm'):
    """A sword whose fist is at (x, y) and whose point is l further on; draw the fist after it."""
    T = at(x, y, 1, rot)
    h = w/2
    part(T([(-h,-9,1), (-h*.8,-l+w*1.3,1), (0,-l,1), (h*.8,-l+w*1.3,1), (h,-9,1)]), None, 1.35)
    fill(T([(.35,-9), (.35,-l+3.4), (h*.74,-l+w*1.35), (h*.86,-9)]), 'indigo')
    ink(T([(0,-9), (0,-l+5)]), 1.0, .8, .2)
    part(limb(T([(0,-7), (0,9)]), [2.9, 2.7]), cloth, .9, raw=True, off=.2)
    for q in (-4, 5, 7.4):
        ink(T([(-1.4,q+.6), (1.4,q-.6)]), .8, .9, .9)
    right = QUILLONS[guard]
    part(T(right+[(-a, *r) for a, *r in right[::-1]]), 'ochre', 1.1, off=.3)
    ink(T([(-8,-8.6), (-3,-8.6)]), .7)
    part(T(ellipse(0, 11.4, 2.7, n=18)), 'ochre', 1.1, off=.3, raw=True)
    fill(T(dot(.2, 11.6, .8)), 'ink')


# a lopped club of length 1, half widths of 1: bark left, then right, foot to head
BARK = ([(-.46,0), (-.64,.08), (-.5,.2), (-.86,.31), (-.6,.4), (-.72,.5), (-1.08,.6), (-.78,.68), (-.8,.76),
         (-1.22,.86), (-1.0,.985)], [(1.06,.97), (.92,.88), (1.28,.79), (.84,.7), (.8,.62), (1.02,.53),
                                     (.62,.44), (.6,.34), (.86,.22), (.52,.12), (.5,0)])


def club(foot, head, w=5, stubs=((.3,1,5), (.56,-1,6), (.76,1,5)), leaves=()):
    """A lopped branch from foot to head, half width w at its head: stubs (share, side, length), leaves
    (share, side, size).
    """
    l = math.dist(foot, head)
    rot = math.degrees(math.atan2(head[0]-foot[0], foot[1]-head[1]))
    T = at(*foot, 1, rot)
    q = lambda pts: T([(x*w, -t*l) for x, t in pts])
    for t, f, k in leaves:
        x, y = f*w*.7, -t*l
        ink(T([(x,y), (x+f*3*k,y-1.4*k), (x+f*5*k,y-4*k)]), .9, 1, .6)
        for dx, dy, turn, z in ((5,-4,20,.9), (3,-1.6,75,.8), (3.2,-2,-30,.75)):
            leaf(*T([(x+f*dx*k,y+dy*k)])[0], z*k, rot+f*turn)
    for t, f, k in stubs:
        y = -t*l
        part(T([(f*w*.2,y+3), (f*(w*.7),y+2.4), (f*(w*.75+k*.7),y-k*.7), (f*(w*.75+k),y-k*1.1,1),
                (f*(w*.75+k*.35),y-k*1.45,1), (f*w*.7,y-k*.6), (f*w*.2,y-k*.9)]), 'verd', 1.1, off=.3)
        part(at(*T([(f*(w*.75+k*.68),y-k*1.28)])[0], 1, rot+f*28)(ellipse(0, 0, k*.36, k*.2, 12)), 'ochre', .8,
             off=.2, raw=True)
    body = q(BARK[0]+BARK[1])+T([(0,.7)])
    s = part(body, 'verd', 1.5, sh=dict(depth=w*.7, gap=1.8, w=.85, lo=.1))
    for a, b, c in (((-.2,.06), (-.3,.16), (-.15,.27)), ((-.4,.34), (-.2,.45), (-.35,.56)),
                    ((.1,.5), (.2,.6), (0,.7)), ((-.5,.7), (-.45,.8), (-.55,.9)),
                    ((.25,.3), (.3,.38), (.2,.46))):
        ink(q([a, b, c]), 1.0, .1, .1)
    for t, x in ((.2,.1), (.65,-.15), (.88,.25)):
        part(at(*q([(x, t)])[0], 1, rot)(ellipse(0, 0, w*.26, w*.36, 14)), 'ochre', .9, off=.2, raw=True)
    top = part(at(*q([(.03,.985)])[0], 1, rot)(ellipse(0, 0, w*1.0, w*.46, 24)), 'ochre', 1.1, off=.3,
        raw=True)
    c = q([(.03,.985)])[0]
    contour([lerp(c, p, .5) for p in top], .8)
    return s


def crown(T, lilies=True, cap=None, s=1):
    """A crown on a three-quarter head (local units of a head): five points, jewels, a cap inside if asked."""
    if cap:
        part(T([(-7.6,-8), (-7,-15), (-2,-18), (3,-17.6), (7,-13), (6.6,-7)]), cap, 1, off=.3,
             sh=dict(depth=2, gap=1.1, w=.6))
    part(T([(-8.6,-5,1), (-10.8,-15.6,1), (-6.8,-11.8), (-5.6,-11,1), (-4.6,-18.4,1), (-2,-12.4), (0,-11.6,1),
            (1.4,-19.4,1), (3.2,-12.2), (4.6,-11.2,1), (8.8,-16,1), (7.6,-6,1), (3,-4.2), (-3,-3.6)]),
         'ochre', 1.1, off=.3, sh=dict(depth=2, gap=1.2, w=.6, lo=.2))
    for x, y in ((-10.8,-16.2), (-4.6,-19), (1.4,-20), (8.8,-16.6)):
        part(T(ellipse(x, y, 1.2, n=10)), 'paper', .7, off=0, raw=True)
    ink(T([(-9,-8), (-3,-6.8), (3,-7.4), (7.8,-9)]), .8, .7, .7)
    for x, y, c in ((-6,-5.6,'verm'), (-1.2,-5.2,'indigo'), (3.8,-5.8,'verm')):
        part(T([(x-1.2,y), (x,y-1.3), (x+1.2,y), (x,y+1.3)]), c, .6, off=.1)


def lad(T, s, **how):
    """A young man's face in three-quarter view: unshaded like a maid's, but its lips are a plain line."""
    head(T, s, 'quarter', soft=True, **how)
    fill(curve(T([(.4,6.2), (2.2,5.1), (3.4,5.2), (5.3,5.9), (3.4,7.9)]), True), 'flesh')
    m = how.get('mouth', 0)
    ink(T([(.5,6.2-m*.5), (2.2,5.8), (3,6.05), (3.6,5.8), (5,6.1-m*.5)]), 1.05, .2, .2)
    ink(T([(1.8,7.4), (3,7.6), (4,7.3)]), .7)


def shoe(x, y, m=1, c='indigo', s=1):
    """A pointed shoe, its heel near (x, y), pointing the way m."""
    T = at(x, y, s, 0, m)
    part(T([(-4,-3,1), (-4.6,1), (-3.6,3.4), (2,3.4), (6,4), (10.4,3.6,1), (7,.8), (3.4,-1), (1.4,-3.6,1)]),
         c, 1.1, off=.3, sh=dict(depth=1.8, gap=1, w=.55))
    ink(T([(-2,0), (1.6,-.4), (4.6,1.2)]), .7)


def boot(T, c='ochre', cuff='verm'):
    """A soft ankle boot, its sole along y = 5, toes to the left."""
    part(T([(4,-7,1), (4.6,-1), (5.4,3), (4.6,5.4,1), (-2,5.4), (-11,5.2,1), (-9.6,2.6), (-5,.4), (-2.6,-3),
            (-2.8,-7.4,1)]), 'ochre', 1.2, off=.4, sh=dict(depth=2.2, gap=1.2, w=.6))
    part(T([(-3.6,-8.4,1), (5,-8,1), (4.8,-5,1), (-3.4,-5.6,1)]), 'verm', .9, off=.2)
    ink(T([(-4.6,1), (-1.6,1.4), (1,-1)]), .8, .1, .4)


def ermine(spots, T=None):
    """Tails on white fur."""
    for x, y in spots:
        q = [(x,y-2,1), (x+1.2,y+.6), (x+.7,y+3,1), (x,y+1.6), (x-.7,y+3,1), (x-1.2,y+.6)]
        fill(curve(T(q) if T else q, True), 'ink')
