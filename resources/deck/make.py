"""Writes every picture of the house into resources/, only what changed:  python3 make.py [PACK] [NAME ...]

PACK is a pack's name (florentine) or sundries; a name is a card's code (SN, T40, M) or the file's name without its
ending (back, fish, You, versicola).
"""
import sys
from functools import cache
from pathlib import Path
from kit.card import write
from packs import there

RESOURCES = Path(__file__).parent.parent


@cache
def pictures(pack):
    """Code -> picture function of a pack's cards, in the pack's order."""
    drawn = there()[pack].pictures()
    return {c: drawn[c] for c in there()[pack].CODES if c in drawn}


def pack_documents(name):
    """Path below resources/ -> function that gives the file's text, for one pack and its list for Qt."""
    pack = there()[name]
    out = {f'decks/{name}/{c}.svg': (lambda c=c, f=f: pack.compose(c, f)) for c, f in pictures(name).items()}
    out.update({f'decks/{name}/{b}.svg': f for b, f in pack.BACKS.items()})
    out[f'{name}.qrc'] = lambda: listing(p for p in out if p.endswith('.svg'))
    return out


def sundry_documents():
    """The same for what is no card: score pieces, portraits, signs, icons."""
    from sundries import heads, icon, pieces, scores, signals, signs
    out = {f'table/{n}.svg': f for m in (pieces, scores, signals, signs) for n, f in m.DOCUMENTS.items()}
    out.update({f'heads/{n}.svg': f for n, f in heads.DOCUMENTS.items()})
    out.update({f'icons/{n}.svg': f for n, f in icon.DOCUMENTS.items()})
    out['resources.qrc'] = lambda: listing(p for p in out if p.endswith('.svg'))
    return out


def documents():
    """Heap (a pack's name, or sundries) -> its documents."""
    return {**{n: pack_documents(n) for n in there()}, 'sundries': sundry_documents()}


def listing(paths):
    """A Qt resource file that names these pictures."""
    rows = ''.join(f'        <file>{p}</file>\n' for p in sorted(paths))
    return ('<!DOCTYPE RCC>\n<RCC version="1.0">\n    <qresource prefix="/">\n'
            f'{rows}    </qresource>\n</RCC>\n')


def main(args):
    """Draw what is asked for (or all) and say what changed."""
    heaps = documents()
    some = [a for a in args if a in heaps] or heaps
    names = [a for a in args if a not in heaps]
    for heap in some:
        for path, text in sorted(heaps[heap].items()):
            if names and Path(path).stem not in names:
                continue
            (RESOURCES/path).parent.mkdir(parents=True, exist_ok=True)
            t = text()
            if write(RESOURCES/path, t):
                print(f'{path:32} {len(t)/1000:5.1f} kB')


if __name__ == '__main__':
    main(sys.argv[1:])
