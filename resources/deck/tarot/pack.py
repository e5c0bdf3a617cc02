"""The French pack, for French Tarot: 78 cards, its backs. What the house asks of a pack: packs.py."""
from packs import scripts
from . import back
from .french import BOUTS, compose

CODES = ([s+r for s in 'SHDC' for r in ('K', 'Q', 'N', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2', 'A')]
         + [f'T{n}' for n in range(1, 22)] + ['M'])
FIGURES = [c for c in CODES if c[0] in 'TM' or c[1:] in ('K', 'Q', 'N',
    'J')]    # of the double-ended courts one half counts
BACKS = dict(back=back.document, back2=back.document2)


def pictures():
    """Code -> picture: every card has a script."""
    return scripts('tarot')


def groups(code):
    """Ids of the groups of a card."""
    return (('picture', 'frame', 'index', 'rank', 'index2')+(('tab', 'tab2') if code[0] in 'TM' else ())
            + (('value', 'value2') if code in BOUTS else ()))
