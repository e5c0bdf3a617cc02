"""Is every committed picture current, whole and drawable?  python3 check.py [PACK ...] [--shares]

Draws everything again (or only some packs, or sundries) and compares; looks in every file for what Qt Svg would pass
over in silence, for colours outside the palette and for too many bytes; that each pack has as many cards as a pack of
its game, every one with a rank that stands out and an index that a close hand shows apart from the others; that no two
figures of a pack have nearly one silhouette (a double-ended court has that of its half), and that a copy would be found
out; and that each pack's list for Qt, and the list of all the rest, names every picture there is. --shares only reports,
card by card, how much of the picture is ink and how much bare paper.
"""
import re
import sys
import xml.etree.ElementTree as ET
import make
import raster
from kit.card import drawn
from kit.palette import INKS, TABLE
from packs import there

LIMIT = 120_000          # bytes
ALIKE = .8               # two silhouettes may share this much of what they cover together
CONTRAST = 7             # of a rank on its tab, as WCAG 2 reckons it
UNLIKE = 4               # mean difference of grey, of 255, between any two indexes as a close hand shows them
INK, PAPER = (.15, .28), (.07, .35)   # usual shares of a picture with a ground; suit cards stand on bare paper
CARDS = dict(florentine=97, bolognese=62, tarot=78, spagnola=40)
ALLOWED = {   # element: attributes; anything else Qt Svg may ignore without a word
    'svg': {'viewBox', 'width', 'height'}, 'g': {'id', 'transform'}, 'path': {'fill', 'd'},
    'rect': {'x', 'y', 'width', 'height', 'rx', 'fill'}, 'use': {'{http://www.w3.org/1999/xlink}href',
        'transform'}}
DIGITS = tuple(f'chalk{n}' for n in range(10))
SUNDRIES = ([f'table/{n}.svg' for n in ('fish', 'token', 'stack', 'coin', 'laurel', 'suitC', 'suitD', 'suitS', 'suitB',
                                        'lily', 'crown', 'cockade', 'pomegranate', 'slate', *DIGITS, 'chalkPlus',
                                        'chalkMinus', 'chalkTimes', 'seal', 'busso', 'striscio', 'volo', 'scorepaper',
                                        'pencil', 'dish', 'pea')]
            + [f'heads/{n}.svg' for n in ('You', 'Vieri', 'Lapo', 'Bice', 'Nanni')]
            + [f'icons/{n}.svg' for n in ('versicola', *CARDS)])


def faults(text, colours):
    """What is wrong with one picture that may use these colours, as sentences."""
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
        if 'fill' in e.attrib and e.get('fill') not in colours:
            yield f'colour {e.get("fill")}'
        if tag == 'path' and not re.fullmatch(r'[-MLlz0-9. ]+', e.get('d', '')):
            yield 'a path with more than moves and straight lines'
        if tag == 'use' and e.get('{http://www.w3.org/1999/xlink}href', '')[1:] not in ids:
            yield 'a use of nothing'
    for i in sorted({i for i in ids if ids.count(i) > 1}):
        yield f'id {i} twice'


def card_faults(text, groups):
    """What a card's file lacks, as sentences."""
    yield from (f'no group {g}' for g in groups if f'<g id="{g}"' not in text)
    if 'viewBox="0 0 100 180"' not in text:
        yield 'not 100 x 180'


def alike(figures):
    """Pairs of figures (code -> sheet) with nearly one silhouette, and sheets that mark no figure, as sentences."""
    cells = {code: raster.figure(s) for code, s in figures.items()}
    for code, a in sorted(cells.items()):
        if not a:
            yield f'{code} marks no figure'
        for other, b in cells.items():
            if code < other and len(a & b) > ALIKE*len(a | b):
                yield f'{code} and {other} share {len(a & b)/len(a | b):.2f}'


def like_indexes(texts):
    """Cards (code -> text) without an index, or whose index at 22 pixels is too like another's, as sentences."""
    found = {code: re.search('<g id="index".*?</g>.*?</g>', text) for code, text in texts.items()}
    yield from (f'{code} has none' for code, i in found.items() if not i)
    strips = [(code, raster.strip(i[0])) for code, i in found.items() if i]
    for n, (code, a) in enumerate(strips):
        for other, b in strips[:n]:
            if raster.unlike(a, b) < UNLIKE:
                yield f'{code} and {other} differ by {raster.unlike(a, b):.1f} only'


def luminance(colour):
    """Relative luminance of '#rrggbb'."""
    parts = (int(colour[i:i+2], 16)/255 for i in (1, 3, 5))
    return sum(k*(v/12.92 if v <= .03928 else ((v+.055)/1.055)**2.4) for k, v in zip((.2126, .7152, .0722), parts))


def faint(texts):
    """Cards (code -> text) whose rank does not stand out from its tab, which is paper unless it has a group, as
    sentences.
    """
    for code, text in texts.items():
        rank = re.search('<g id="rank".*?</g>', text)
        if not rank:
            yield f'{code} has no rank'
            continue
        tab = luminance(next(iter(re.findall('<g id="tab".*?fill="(.*?)"', text)), INKS['paper']))
        best = max((tab+.05)/(luminance(c)+.05) for c in re.findall('fill="(.*?)"', rank[0]))
        if best < CONTRAST:
            yield f'{code} has a contrast of {best:.1f} only'


def report(some):
    """Ink and bare paper of every card, lightest first; what is out of the usual is told."""
    for name in some:
        figures = set(there()[name].FIGURES)
        sheets = ((c, drawn(c, f)) for c, f in make.pictures(name).items())
        banner = name == 'florentine'
        for (ink, paper), c in sorted((raster.shares(s, banner and c[0] == 'T'), c) for c, s in sheets):
            usual = c not in figures or PAPER[0] <= paper <= PAPER[1]
            note = '' if usual and ink <= INK[1] and (ink >= INK[0] or c[0] != 'T') else '  look again'
            print(f'{name:11} {c:4} ink {ink:4.0%}  paper {paper:4.0%}{note}')


class Count:
    """Checks passed and failed; what failed is told at once."""

    def __init__(self):
        self.passed = self.failed = 0

    def __call__(self, name, wrong):
        """Count one check; `wrong` lists what it found."""
        wrong = list(wrong)
        self.passed, self.failed = self.passed+(not wrong), self.failed+bool(wrong)
        for w in wrong[:5]:
            print(f'{name}: {w}')


def check_files(check, documents):
    """Files as their scripts draw them, and such that Qt Svg draws them."""
    for path, text in sorted(documents.items()):
        colours = {*INKS.values()} if path.startswith('decks/') else {*INKS.values(), *TABLE.values()}
        file = make.RESOURCES/path
        old = file.read_text() if file.exists() else None
        check(f'{path} is current', [] if old == text() else
              ['differs from what its script draws: run make.py' if old else 'is missing'])
        if path.endswith('.svg'):
            check(f'{path} can be drawn', faults(old, colours) if old else ['is missing'])


def check_pack(check, name):
    """What holds for the cards of one pack together."""
    pack = there()[name]
    check(f'{name} has its cards', [] if len(set(pack.CODES)) == CARDS[name] else [f'{len(set(pack.CODES))} codes'])
    files = {c: make.RESOURCES/f'decks/{name}/{c}.svg' for c in pack.CODES}
    texts = {c: f.read_text() for c, f in files.items() if f.exists()}
    check(f'{name} is whole', (f'{c} is not drawn' for c in pack.CODES if c not in texts))
    for c, text in texts.items():
        check(f'{name} {c} is a card', card_faults(text, pack.groups(c)))
    check(f'every card of {name} has an index of its own', like_indexes(texts))
    check(f'ranks of {name} stand out', faint(texts))
    pictures = make.pictures(name)
    figures = {c: drawn(c, pictures[c]) for c in pack.FIGURES if c in pictures}
    check(f'figures of {name} differ in silhouette', alike(figures))
    for c in (min(figures), max(figures)):               # a court and a trump: a check that cannot fail says nothing
        check(f'a copy of {name} {c} would be found', [] if any(alike({c: figures[c], 'the copy': figures[c]})) else
              ['it was not'])


def check_list(check, list_, wanted):
    """A list for Qt names what is wanted, and nothing else."""
    file = make.RESOURCES/list_
    listed = re.findall('<file>(.*?)</file>', file.read_text() if file.exists() else '')
    check(f'{list_} is complete', (f'{p} is not listed' for p in wanted if p not in listed))
    check(f'{list_} is sorted and true', (p for p in listed
                                          if not (make.RESOURCES/p).exists() or listed != sorted(set(listed))))


def main(some):
    """Run the checks of some heaps or all, tell what failed, end with a count."""
    check = Count()
    heaps = make.documents()
    for heap in some or heaps:
        check_files(check, heaps[heap])
        if heap == 'sundries':
            check_list(check, 'resources.qrc', SUNDRIES)
        else:
            check_pack(check, heap)
            check_list(check, f'{heap}.qrc', [f'decks/{heap}/{n}.svg' for n in (*there()[heap].CODES, 'back')])
    made = {p for d in heaps.values() for p in d}
    on_disk = {str(p.relative_to(make.RESOURCES)) for p in make.RESOURCES.rglob('*.svg')}
    check('no picture without a script', (f'{p} is not made by make.py' for p in sorted(on_disk-made)))
    print(f'{check.passed} passed, {check.failed} failed')
    return check.failed > 0


if __name__ == '__main__':
    chosen = [a for a in sys.argv[1:] if a != '--shares']
    sys.exit(report(chosen or there()) if '--shares' in sys.argv else main(chosen))
