"""The Florentine pack, for Minchiate: 97 cards, two backs. What the house asks of a pack: packs.py."""
from kit.card import compose
from packs import scripts
from . import back, pips

COURTS = ('K', 'Q', 'N', 'J')
CODES = ([s+r for s in 'CDSB' for r in (*COURTS, '10', '9', '8', '7', '6', '5', '4', '3', '2', 'A')]
         + [f'T{n}' for n in range(1, 41)] + ['M'])
FIGURES = [c for c in CODES if c[0] in 'TM' or c[1:] in COURTS]
BACKS = dict(back=back.document, back2=back.document2)


def pictures():
    """Code -> picture: suit cards without figures stand in pips.py, every other has a script."""
    return {**scripts('florentine'), **pips.PICTURES}


def groups(code):
    """Ids of the groups of a card."""
    return ('picture', 'frame', 'index', 'rank', 'index2')+(('banner', 'roman') if code[0] == 'T' else ())
