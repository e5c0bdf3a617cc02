"""Writes the pack's cards into decks/tarot, only what changed:  python3 make.py [CODE ...]"""
import importlib.util
import sys
from pathlib import Path
HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
from kit.card import write
from french import compose


def picture(path):
    """The card script's picture function."""
    spec = importlib.util.spec_from_file_location(f'{HERE.name}_{path.stem}', path)
    m = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(m)
    return m.picture


if __name__ == '__main__':
    out = HERE.parent.parent/'decks'/'tarot'
    out.mkdir(parents=True, exist_ok=True)
    for p in sorted((HERE/'cards').glob('[A-Z]*.py')):
        if len(sys.argv) < 2 or p.stem in sys.argv[1:]:
            t = compose(p.stem, picture(p))
            if write(out/f'{p.stem}.svg', t):
                print(f'{p.stem:4} {len(t)/1000:5.1f} kB')
