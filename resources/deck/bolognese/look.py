"""Is the Bolognese pack whole?  python3 look.py [--shares]

Draws everything again and compares with what is committed; that there are 62 cards and a back; only what the renderer
draws, only the palette, under 120 kB, the groups there, every index its own; no two figures with nearly one silhouette,
none without. --shares: ink and bare paper, card by card.
"""
import re
import sys
import xml.etree.ElementTree as ET
import make
import raster
from check import ALLOWED, ALIKE, LIMIT
from kit.card import drawn
from kit.palette import INKS
from pack import CODES
from turn import TURNED

GROUPS = ('picture', 'frame', 'index', 'rank', 'index2')
FIGURED = [c for c in CODES if c not in TURNED]


def faults(code, text):
    """What is wrong with one file, as words."""
    if len(text.encode()) > LIMIT:
        yield f'{len(text.encode())} bytes'
    root = ET.fromstring(text)
    ids = [e.get('id') for e in root.iter() if e.get('id')]
    for e in root.iter():
        tag = e.tag.removeprefix('{http://www.w3.org/2000/svg}')
        if tag not in ALLOWED or set(e.attrib)-ALLOWED[tag]:
            yield f'{tag} {sorted(e.attrib)}'
        elif 'fill' in e.attrib and e.get('fill') not in INKS.values():
            yield f'colour {e.get("fill")}'
        elif tag == 'path' and not re.fullmatch(r'[-MLlz0-9. ]+', e.get('d', '')):
            yield 'a path with more than moves and straight lines'
        elif tag == 'use' and e.get('{http://www.w3.org/1999/xlink}href', '')[1:] not in ids:
            yield 'a use of nothing'
    yield from (f'id {i} twice' for i in sorted({i for i in ids if ids.count(i) > 1}))
    if root.get('viewBox') != '0 0 100 180':
        yield 'not 100 x 180'
    if code != 'back':
        yield from (f'no group {g}' for g in GROUPS if g not in ids)


def alike():
    """Pairs of figures with nearly one silhouette, and cards of figures that mark none, as sentences."""
    figures = {c: raster.figure(drawn(c, make.cards()[c])) for c in FIGURED}
    for a in FIGURED:
        if not figures[a]:
            yield f'{a} marks no figure'
        for b in FIGURED:
            if a < b and len(figures[a] & figures[b]) > ALIKE*len(figures[a] | figures[b]):
                yield f'{a} and {b} share {len(figures[a] & figures[b])/len(figures[a] | figures[b]):.2f}'


def main():
    """All faults, then their number."""
    folder = make.RESOURCES/'decks'/'bolognese'
    wrong, seen = [], {}
    documents = {path.split('/')[-1][:-4]: text for path, text in make.documents().items()}
    if set(documents) != {*CODES, 'back'}:
        wrong.append(f'not the 62 cards and the back: {sorted(set(documents) ^ {*CODES, "back"})}')
    on_disk = {p.stem for p in folder.glob('*.svg')}
    wrong += [f'{c} is made by no script' for c in sorted(on_disk-set(documents))]
    for code, text in sorted(documents.items()):
        file = folder/f'{code}.svg'
        if not file.exists() or file.read_text() != text():
            wrong.append(f'{code} differs from what its script draws: run make.py')
            continue
        wrong += [f'{code}: {f}' for f in faults(code, file.read_text())]
        index = re.search('<g id="index".*?</g>.*?</g>', file.read_text())
        seen.setdefault(index and index[0], []).append(code)
    wrong += [f'one index for {" ".join(c)}' for i, c in seen.items() if i and len(c) > 1]
    wrong += alike()
    print(*wrong, f'{len(wrong)} faults in {len(documents)} pictures', sep='\n')
    return len(wrong) > 0


def report():
    """Ink and bare paper of every card of figures."""
    for code in FIGURED:
        ink, paper = raster.shares(drawn(code, make.cards()[code]), False)
        note = '' if .15 <= ink <= .28 and .07 <= paper <= .35 else '  look again'
        print(f'{code:4} ink {ink:4.0%}  paper {paper:4.0%}{note}')


if __name__ == '__main__':
    sys.exit(report() if sys.argv[1:] == ['--shares'] else main())
