"""Writes the Bolognese pack into resources/decks/bolognese/, only what changed:  python3 make.py [CODE ...]

A code is a card's (SN, T20, TM1, M) or `back`. Cards with figures and the aces of cups and swords have a script in
cards/ with one function picture(); the other suit cards come from turn.py; the frame and the index from pack.py.
kit/, families/ and pips.py are those of the Florentine deck, one folder up.
"""
import importlib.util
import sys
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
RESOURCES = HERE.parent.parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
import back
from kit.card import write
from pack import CODES, compose_card
from turn import TURNED, turned


def load(script):
    """The picture function of a card's script."""
    spec = importlib.util.spec_from_file_location('bolognese_'+script.stem, script)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.picture


@cache
def cards():
    """Code -> picture function of every card there is."""
    return {**{p.stem: load(p) for p in sorted((HERE/'cards').glob('[A-Z]*.py'))}, **{c: turned(c) for c in TURNED}}


def documents():
    """Path below resources/ -> function that gives the file's text."""
    out = {f'decks/bolognese/{c}.svg': (lambda c=c, f=f: compose_card(c, f)) for c, f in cards().items()}
    out['decks/bolognese/back.svg'] = back.document
    return out


def main(only):
    """Draw what is asked for (or all) and say what changed."""
    for path, text in sorted(documents().items()):
        if only and Path(path).stem not in only:
            continue
        t = text()
        if write(RESOURCES/path, t):
            print(f'{path:32} {len(t)/1000:5.1f} kB')
    missing = [c for c in CODES if c not in cards()]
    if missing:
        print('not drawn:', *missing)


if __name__ == '__main__':
    main(sys.argv[1:])
