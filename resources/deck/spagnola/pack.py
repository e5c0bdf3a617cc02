"""The Spanish pack: the 20 cards of Cuatrola and the 20 others of a Spanish pack of forty, two backs. What the house
asks of a pack: packs.py.
"""
from packs import scripts
from . import back, pips
from .spanish import compose

CODES = [s+r for s in 'CDSB' for r in ('A', '3', 'K', 'N', 'J', '7', '6', '5', '4', '2')]
FIGURES = [c for c in CODES if c[1] in 'KNJ']
BACKS = dict(back=back.document, back2=back.document2)


def pictures():
    """Code -> picture: most suit cards from 2 to 7 stand in pips.py, every other card has a script."""
    return {**pips.PICTURES, **scripts('spagnola')}


def groups(code):
    """Ids of the groups of a card."""
    return ('picture', 'frame', 'index', 'rank', 'index2')
