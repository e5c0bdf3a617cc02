"""The cards of French Tarot and the tables they are played at (F1, F3, F4.2), and the switches (F14), for `tarot_model`."""

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"]        # F1.2, low to high
SUIT_CARDS = [suit + rank for suit in "SHDC" for rank in RANKS]
TRUMPS = ["T%d" % number for number in range(1, 22)]
PACK = SUIT_CARDS + TRUMPS + ["M"]                                             # F1.5
BOUTS = ["T1", "T21", "M"]
KINGS = ["SK", "HK", "DK", "CK"]
TABLES = {2: ["S", "N"], 3: ["S", "E", "W"], 4: ["S", "E", "N", "W"], 5: ["S", "E", "NE", "NW", "W"]}   # F3.1
BIDS = ["prise", "pousse", "garde", "garde-sans", "garde-contre"]              # F5.3
POIGNEES = {3: [13, 15, 18], 4: [10, 13, 15], 5: [8, 10, 13]}                  # F7.5
SWITCHES = {"pousse": [True, False], "allPass": ["redeal", "misere"], "miseres": [True, False],
            "misereWithExcuse": [False, True], "chelem": [400, 600, 1000], "petitChelem": [False, True],
            "noThreeBouts": [False, True], "excuse3": ["kept", "exchanged", "captured"],
            "shortDeck": [False, True], "callAny": [False, True], "partner": ["holder", "taker"],
            "split": ["thirds", "halves"], "chien2": [False, True]}            # F14


def in_order(cards):
    """Cards in the fixed order (F1.5)."""
    return [card for card in PACK if card in cards]


def is_trump(card):
    """F1.3: the Excuse is none."""
    return card[0] == "T"


def number_of(trump):
    """A trump's number."""
    return int(trump[1:])


def is_court(card):
    """F1.4."""
    return card in SUIT_CARDS and card[1:] in ("J", "N", "Q", "K")


def pack_of(seats, rules):
    """F1.1 and F11.3."""
    if seats == 3 and rules["shortDeck"]:
        return [card for card in PACK if card not in SUIT_CARDS or card[1:] not in ("2", "3", "4", "5", "6")]
    return PACK


def sizes(seats, rules):
    """F4.2: packet, hand and chien."""
    if seats == 3 and rules["shortDeck"]:
        return 3, 18, 4
    if seats == 2 and rules["chien2"]:
        return 3, 12, 6
    return {4: (3, 18, 6), 3: (4, 24, 6), 5: (3, 15, 3), 2: (3, 15, 0)}[seats]
