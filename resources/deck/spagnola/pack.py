"""The Spanish pack, for Cuatrola: 20 cards, two backs. What the house asks of a pack: packs.py."""
from packs import scripts
from . import back
from .spanish import compose

CODES = [s+r for s in 'CDSB' for r in ('A', '3', 'K', 'N', 'J')]
FIGURES = [c for c in CODES if c[1] in 'KNJ']
BACKS = dict(back=back.document, back2=back.document2)


def pictures():
    """Code -> picture: every card has a script."""
    return scripts('spagnola')


def groups(code):
    """Ids of the groups of a card."""
    return ('picture', 'frame', 'index', 'rank', 'index2')
