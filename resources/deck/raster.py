"""A sheet as coloured cells, for what check.py measures: ink and bare paper, how far two figures' silhouettes cover
each other, and how unlike two cards' indexes are where a close hand shows 22 pixels of each.
"""
import re
from kit.geometry import at
from kit.ink import marked
from kit.palette import INKS


def flat(items):
    """(colour, rings) of a sheet's items, what is defined and used again put in its place."""
    defined = {}
    for c, *rest in items:
        if c == '#def':
            defined[rest[0]] = list(flat(rest[1].items))
            yield from defined[rest[0]]
        elif c == '#use':
            name, dx, dy, rot = rest
            T = at(dx, dy, 1, rot)
            yield from ((k, [T(r) for r in rings]) for k, rings in defined[name])
        else:
            yield c, rest[0]


def spans(rings, k, height):
    """Runs of cells whose middles lie in the rings (non-zero winding), k cells to a unit: (row, from, to)."""
    rows = {}
    for ring in rings:
        for (x0, y0, *_), (x1, y1, *_) in zip(ring, ring[1:]+ring[:1]):
            turn = 1
            if y0 > y1:
                x0, y0, x1, y1, turn = x1, y1, x0, y0, -1
            for row in range(max(0, int(y0*k+.5)), min(height, int(y1*k+.5))):
                y = (row+.5)/k
                rows.setdefault(row, []).append((x0+(x1-x0)*(y-y0)/(y1-y0), turn))
    for row, hits in rows.items():
        wind = 0
        hits.sort()
        for (a, turn), (b, _) in zip(hits, hits[1:]):
            wind += turn
            if wind:
                yield row, int(a*k+.5), int(b*k+.5)


def cells(items, k):
    """The picture as rows of colour names, k cells to a unit; paper where nothing is drawn."""
    w, h = int(100*k), int(180*k)
    out = [['paper']*w for _ in range(h)]
    for c, rings in flat(items):
        for row, a, b in spans(rings, k, h):
            a, b = max(0, a), min(w, b)
            out[row][a:b] = [c]*(b-a)
    return out


def figure(sheet, k=.2):
    """The cells of the figure that a sheet marks; empty if it marks none."""
    return {(row, x) for _, rings in flat(marked(sheet)) for row, a, b in spans(rings, k,
        int(180*k)) for x in range(a, b)}


def shares(sheet, trump, k=2):
    """Ink and bare paper as shares of what lies inside the frame, outside index and banner."""
    count = dict(ink=0, paper=0)
    total = 0
    for row, line in enumerate(cells(sheet.items, k)):
        y = row/k
        if not 5 <= y < 175 or trump and y < 19:
            continue
        a, b = (24.6 if y < 44 else 5), (75.4 if y > 136 else 95)
        part = line[int(a*k):int(b*k)]
        total += len(part)
        for c in count:
            count[c] += part.count(c)
    return count['ink']/total, count['paper']/total


STRIP = (22, 40)         # pixels of the index on a card 90 wide


def _rings(d):
    """The polygons of a path that kit.card wrote, in card units."""
    for part in d.split('z')[:-1]:
        start, steps = part[1:].split('l')
        (x, y), n = map(int, start.split()), [int(v) for v in re.findall('-?[0-9]+', steps)]
        ring = [(x, y)]
        for dx, dy in zip(n[::2], n[1::2]):
            x, y = x+dx, y+dy
            ring.append((x, y))
        yield [(a/12.5, b/12.5) for a, b in ring]


def strip(index):
    """The index of a card (its group as SVG text) as the greys of STRIP, 0 to 255, four cells to a pixel."""
    grey = {c: .299*int(c[1:3], 16)+.587*int(c[3:5], 16)+.114*int(c[5:], 16) for c in INKS.values()}
    w, h = STRIP
    rows = [[grey[INKS['paper']]]*(2*w) for _ in range(2*h)]
    for c, d in re.findall('<path fill="(.*?)" d="(.*?)"', index):
        for row, a, b in spans(list(_rings(d)), 1.8, 2*h):
            a, b = max(0, a), min(2*w, b)
            rows[row][a:b] = [grey[c]]*(b-a)
    return [sum(rows[2*y+j][2*x+i] for i in (0, 1) for j in (0, 1))/4 for y in range(h) for x in range(w)]


def unlike(a, b):
    """Mean difference of two strips."""
    return sum(abs(p-q) for p, q in zip(a, b))/len(a)
