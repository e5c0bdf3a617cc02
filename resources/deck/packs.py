"""The packs of the house. Each is a folder beside this file whose pack.py gives (see README.md):

CODES       every card's code, in the pack's order        FIGURES     those whose silhouettes must differ
pictures()  code -> function that draws its picture       BACKS       file name -> function that gives its text
compose(code, picture)   the card as an SVG document      groups(code)   ids that settings look for in it
"""
import importlib
from pathlib import Path

HERE = Path(__file__).parent
NAMES = ('florentine', 'bolognese', 'tarot', 'spagnola')


def there():
    """Name -> pack.py of every pack in the tree."""
    return {n: importlib.import_module(f'{n}.pack') for n in NAMES if (HERE/n/'pack.py').exists()}


def scripts(name):
    """Code -> picture of every card of a pack that has a script of its own, cards/<code>.py."""
    return {p.stem: importlib.import_module(f'{name}.cards.{p.stem}').picture
            for p in sorted((HERE/name/'cards').glob('[A-Z]*.py'))}
