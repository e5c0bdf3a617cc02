"""The cards of Tarocco bolognese, and what they are worth and make (B1, B2, B8.2), for `bolognese_model`."""

SUITS = {"cups": "C", "coins": "D", "swords": "S", "batons": "B"}
RANKS = ["K", "Q", "N", "J", "10", "9", "8", "7", "6", "A"]
LONG = RANKS                                                                   # B1.3, high to low
ROUND = ["K", "Q", "N", "J", "A", "6", "7", "8", "9", "10"]
MOORS = ["TM1", "TM2", "TM3", "TM4"]
TRUMPS = ["T%d" % number for number in range(20, 4, -1)] + MOORS + ["T1"]      # B1.4
PACK = [suit + rank for suit in SUITS.values() for rank in RANKS] + TRUMPS + ["M"]     # B1.2
TAROCCHI = ["T20", "T19", "T1", "M"]                                           # B1.5
FIVES = ["CK", "DK", "SK", "BK"] + TAROCCHI
SEQUENCES = ["grande", "cups", "coins", "swords", "batons", "moors", "aces"]
CRICCHE = {"tarocchi": (TAROCCHI, 18), "kings": (["CK", "DK", "SK", "BK"], 17),
           "queens": (["CQ", "DQ", "SQ", "BQ"], 14), "knights": (["CN", "DN", "SN", "BN"], 13),
           "pages": (["CJ", "DJ", "SJ", "BJ"], 12)}                            # B2.2
NAMES = SEQUENCES + list(CRICCHE)
GIVING_ORDER = ([suit + rank for rank in ["6", "7", "8", "9", "10", "A"] for suit in "CDSB"] + MOORS
                + ["T%d" % number for number in range(5, 17)]
                + [suit + rank for rank in "JNQ" for suit in "CDSB"]
                + ["T17", "T18", "CK", "DK", "SK", "BK", "T1", "T19", "T20"])   # B8.2


def in_order(cards):
    """Cards in canonical order (B1.2)."""
    return [card for card in PACK if card in cards]


def suit_of(card):
    """The suit a card belongs to for B5.2: C, D, S, B, T, and M for the Matto alone."""
    return card[0]


def worth(card):
    """B2.1: the value of a card, 0 for a scartino."""
    if card in FIVES:
        return 5
    return {"Q": 4, "N": 3, "J": 2}.get(card[1:], 0) if suit_of(card) in "CDSB" else 0


def scartini(pile):
    """B2.1: what a pile makes, counted by twos."""
    with_value = [card for card in pile if worth(card) > 0]
    return sum(worth(card) for card in with_value) + len(pile) // 2 - len(with_value)


# Combinations (B2)

def contatori(cards):
    """B2.4."""
    return [card for card in ("T1", "M") if card in cards]


def grande(cards, fill):
    """B2.6: the cards of the Grande, or None."""
    wild = contatori(cards)
    high = [card for card in ("T19", "T18", "T17") if card in cards]
    if "T20" not in cards or not high:
        return None
    unspent = len(wild)
    if len(high) == 1:                                                         # (a)
        if unspent == 0:
            return None
        unspent -= 1
    run = []
    stood_for = []
    number = 16
    while number >= 5:                                                         # (b)
        if "T%d" % number in cards:
            run.append("T%d" % number)
        elif fill and unspent > 0 and number + 1 not in stood_for:
            unspent -= 1
            stood_for.append(number)
        else:
            break
        number -= 1
    through = number < 5
    moors = [card for card in MOORS if card in cards] if through else []       # (c)
    return ["T20"] + high + run + moors + wild


def suit_sequence(cards, suit):
    """B2.5: the cards of a suit's sequence, or None."""
    wild = contatori(cards)
    figures = [suit + rank for rank in "QNJ" if suit + rank in cards]
    if suit + "K" not in cards or len(figures) < (1 if wild else 2):
        return None
    ace = [suit + "A"] if suit + "A" in cards else []
    return [suit + "K"] + figures + ace + wild


def alike(cards, four):
    """B2.7: Moors or aces, or None."""
    wild = contatori(cards)
    held = [card for card in four if card in cards]
    return held + wild if len(held) >= (2 if wild else 3) else None


def combinations(cards, fill):
    """B2.2 to B2.7: everything that a holding makes, as {name, cards, points}, points undoubled."""
    found = []
    for name in SEQUENCES:
        if name == "grande":
            made = grande(cards, fill)
        elif name == "moors":
            made = alike(cards, MOORS)
        elif name == "aces":
            made = alike(cards, [suit + "A" for suit in SUITS.values()])
        else:
            made = suit_sequence(cards, SUITS[name])
        if made:
            found.append({"name": name, "cards": in_order(made), "points": 10 + 5 * (len(made) - 3)})   # B2.3
    for name, (four, points) in CRICCHE.items():
        held = [card for card in four if card in cards]
        if len(held) >= 3:
            found.append({"name": name, "cards": in_order(held), "points": points * (len(held) - 2)})
    return found


def sum_of(found, kind, doubling):
    """B2.8: the sum of the sequences or of the cricche found, doubled from three on."""
    points = [each["points"] for each in found if each["name"] in kind]
    return sum(points) * (2 if doubling and len(points) >= 3 else 1)
