"""Writes every picture of the game into resources/, only what changed:  python3 make.py [NAME ...]

A name is a card's code (SN, T40, M) or the file's name without its ending (back, fish, You, versicola).
"""
import importlib
import sys
from functools import cache
from pathlib import Path
from kit.card import compose, write

HERE = Path(__file__).parent
RESOURCES = HERE.parent
CODES = ([s+r for s in 'CDSB' for r in ('K', 'Q', 'N', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2',
                                        'A')]
         + [f'T{n}' for n in range(1, 41)] + ['M'])


@cache
def cards():
    """Code -> picture function: suit cards without figures stand in pips.py, every other has a script."""
    import pips
    scripts = (p.stem for p in (HERE/'cards').glob('[A-Z]*.py'))
    return {**{c: importlib.import_module(f'cards.{c}').picture for c in scripts}, **pips.PICTURES}


def documents():
    """Path below resources/ -> function that gives the file's text."""
    import back
    import heads
    import icon
    import pieces
    out = {f'decks/florentine/{c}.svg': (lambda c=c, f=f: compose(c, f)) for c, f in cards().items()}
    out['decks/florentine/back.svg'] = back.document
    out['decks/florentine/back2.svg'] = back.document2
    out.update({f'table/{n}.svg': f for n, f in pieces.DOCUMENTS.items()})
    out.update({f'heads/{n}.svg': f for n, f in heads.DOCUMENTS.items()})
    out['icons/versicola.svg'] = icon.document
    out['resources.qrc'] = lambda: listing(p for p in out if p.endswith('.svg'))
    return out


def listing(paths):
    """The Qt resource file that names every picture."""
    rows = ''.join(f'        <file>{p}</file>\n' for p in sorted(paths))
    return ('<!DOCTYPE RCC>\n<RCC version="1.0">\n    <qresource prefix="/">\n'
            f'{rows}    </qresource>\n</RCC>\n')


def main(only):
    """Draw what is asked for (or all) and say what changed."""
    for path, text in sorted(documents().items()):
        if only and Path(path).stem not in only:
            continue
        (RESOURCES/path).parent.mkdir(parents=True, exist_ok=True)
        t = text()
        if write(RESOURCES/path, t):
            print(f'{path:32} {len(t)/1000:5.1f} kB')


if __name__ == '__main__':
    main(sys.argv[1:])
