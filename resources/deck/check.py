"""Is every committed picture current, whole and drawable?  python3 check.py [--shares]

Draws everything again and compares; looks in every file for what Qt Svg would pass over in silence, for colours
outside the palette and for too many bytes; that no two figures have nearly one silhouette; and that resources.qrc
names every card, the backs, the pieces, the heads and the icon. --shares only reports, card by card, how much of
the picture is ink and how much bare paper.
"""
import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
import make
import raster
from kit.card import drawn
from kit.palette import INKS

LIMIT = 120_000          # bytes
ALIKE = .8               # two silhouettes may share this much of what they cover together
INK, PAPER = (.15, .28), (.07, .35)   # usual shares of a picture with a ground; suit cards stand on bare paper
ALLOWED = {   # element: attributes; anything else Qt Svg may ignore without a word
    'svg': {'viewBox', 'width', 'height'}, 'g': {'id', 'transform'}, 'path': {'fill', 'd'},
    'rect': {'x', 'y', 'width', 'height', 'rx', 'fill'}, 'use': {'{http://www.w3.org/1999/xlink}href',
        'transform'}}
GROUPS = ('picture', 'frame', 'index', 'rank', 'index2')
PIECES = ('fish', 'token', 'stack', 'coin', 'lily', 'laurel', 'suitC', 'suitD', 'suitS', 'suitB')
HEADS = ('You', 'Vieri', 'Lapo', 'Bice')


def faults(path, text):
    """What is wrong with one picture, as sentences."""
    if len(text.encode()) > LIMIT:
        yield f'{len(text.encode())} bytes, more than {LIMIT}'
    try:
        root = ET.fromstring(text)
    except ET.ParseError as e:
        yield f'not well formed: {e}'
        return
    ids = [e.get('id') for e in root.iter() if e.get('id')]
    for e in root.iter():
        tag = e.tag.removeprefix('{http://www.w3.org/2000/svg}')
        if tag not in ALLOWED:
            yield f'element {tag}'
            continue
        for a in sorted(set(e.attrib)-ALLOWED[tag]):
            yield f'attribute {a} of {tag}'
        if 'fill' in e.attrib and e.get('fill') not in INKS.values():
            yield f'colour {e.get("fill")}'
        if tag == 'path' and not re.fullmatch(r'[-MLlz0-9. ]+', e.get('d', '')):
            yield 'a path with more than moves and straight lines'
        if tag == 'use' and e.get('{http://www.w3.org/1999/xlink}href', '')[1:] not in ids:
            yield 'a use of nothing'
    for i in sorted({i for i in ids if ids.count(i) > 1}):
        yield f'id {i} twice'
    if path.startswith('decks/') and not Path(path).stem.startswith('back'):
        wanted = GROUPS+(('banner',) if Path(path).stem[0] == 'T' else ())
        yield from (f'no group {g}' for g in wanted if g not in ids)
        if root.get('viewBox') != '0 0 100 180':
            yield 'not 100 x 180'


def sheets():
    """Code and picture of every card."""
    return ((code, drawn(code, picture)) for code, picture in make.cards().items())


def alike():
    """Pairs of figures with nearly one silhouette, and trumps and courts that mark no figure, as sentences."""
    figures = {code: raster.figure(s) for code, s in sheets() if code[0] in 'TM' or code[1:] in ('K', 'Q', 'N', 'J')}
    for code, a in sorted(figures.items()):
        if not a:
            yield f'{code} marks no figure'
        for other, b in figures.items():
            if code < other and len(a & b) > ALIKE*len(a | b):
                yield f'{code} and {other} share {len(a & b)/len(a | b):.2f}'


def report():
    """Ink and bare paper of every card, lightest first; what is out of the usual is told."""
    for (ink, paper), code in sorted((raster.shares(s, code[0] == 'T'), code) for code, s in sheets()):
        usual = code[0] in 'CDSB' and code[1:] not in ('K', 'Q', 'N', 'J') or PAPER[0] <= paper <= PAPER[1]
        note = '' if usual and ink <= INK[1] and (ink >= INK[0] or code[0] in 'CDSB') else '  look again'
        print(f'{code:4} ink {ink:4.0%}  paper {paper:4.0%}{note}')


def main():
    """Run every check, tell what failed, end with a count."""
    passed, failed = 0, 0

    def check(name, wrong):
        """Count one check; `wrong` lists what it found."""
        nonlocal passed, failed
        wrong = list(wrong)
        passed, failed = passed+(not wrong), failed+bool(wrong)
        for w in wrong[:5]:
            print(f'{name}: {w}')

    documents = make.documents()
    for path, text in sorted(documents.items()):
        old = make.RESOURCES/path
        check(f'{path} is current', [] if old.exists() and old.read_text() == text() else
              ['differs from what its script draws: run make.py' if old.exists() else 'is missing'])
    pictures = sorted(p for p in documents if p.endswith('.svg'))
    for path in pictures:
        file = make.RESOURCES/path
        check(f'{path} can be drawn', faults(path, file.read_text()) if file.exists() else ['is missing'])
    on_disk = {str(p.relative_to(make.RESOURCES)) for p in make.RESOURCES.rglob('*.svg')
               if p.parent.name != 'bolognese'}                      # that pack has its own look.py
    check('no picture without a script',
          (f'{p} is not made by make.py' for p in sorted(on_disk-set(pictures))))
    listed = re.findall('<file>(.*?)</file>', (make.RESOURCES/'resources.qrc').read_text())
    wanted = ([f'decks/florentine/{c}.svg' for c in make.CODES+['back', 'back2']] + [f'table/{n}.svg' for n in PIECES]
              + [f'heads/{n}.svg' for n in HEADS] + ['icons/versicola.svg'])
    check('resources.qrc is complete', (f'{p} is not listed' for p in wanted if p not in listed))
    check('resources.qrc is sorted and true',
          (f'{p}' for p in listed if p not in on_disk or listed != sorted(set(listed))))
    seen = {}
    for code in make.CODES:
        file = make.RESOURCES/f'decks/florentine/{code}.svg'
        found = re.search('<g id="index".*?</g>.*?</g>', file.read_text()) if file.exists() else None
        seen.setdefault(found and found[0], []).append(code)
    check('every card has an index of its own', (' '.join(c) for i, c in seen.items() if not i or len(c) > 1))
    check('figures differ in silhouette', alike())
    check('97 cards', [] if len(set(make.CODES)) == 97 else [f'{len(set(make.CODES))} codes'])
    print(f'{passed} passed, {failed} failed')
    return failed > 0


if __name__ == '__main__':
    sys.exit(report() if sys.argv[1:] == ['--shares'] else main())
