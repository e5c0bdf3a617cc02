"""The only colours of the deck, by name, and the one random source. Nothing else may write a colour into an
SVG.
"""
import random

INKS = dict(
    ink='#231d18', paper='#f3e9cf',                                   # line and bare card
    verm='#b8432f', ochre='#d39a3a', verd='#5d8a72', indigo='#3a4f7a',  # the four stencils, one a suit
    rose='#d58f83', flesh='#ecc9a0',                                  # skin, brick, lining
    # the two tints: shade on white, earth and stone
    sky='#bccac4', sand='#e0c58d',
    # digits only: 7:1 and more on paper
    vermD='#8f2114', ochreD='#6d4300', verdD='#1c5540', indigoD='#2f447a')

# things on the table, no card
TABLE = dict(slate='#2a322f', slateLit='#39433f', walnut='#4a2f1e', walnutLit='#6b472c', walnutDark='#26170e')

SUITS = dict(C=('verm', 'vermD'), D=('ochre', 'ochreD'), S=('indigo', 'indigoD'), B=('verd', 'verdD'),
             T=('ink', 'ink'), M=('ink', 'ink'))                      # code letter: (stencil, digit colour)

rng = random.Random(0)   # card.compose seeds it with the card's code, so every run gives the same bytes
