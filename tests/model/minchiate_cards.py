"""The cards of Minchiate, the seats, and what cards are worth and make (M1 ... M3), for `minchiate_model`."""

SEATS = ["S", "E", "N", "W"]                    # the turn order, counter-clockwise
SUITS = ["C", "D", "S", "B"]
ROUND_HIGH_TO_LOW = ["K", "Q", "N", "J", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10"]    # M1.3
LONG_HIGH_TO_LOW = ["K", "Q", "N", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "A"]     # M1.3
TRUMPS = ["T%d" % number for number in range(1, 41)]
PACK = [suit + rank for suit in SUITS for rank in LONG_HIGH_TO_LOW] + TRUMPS + ["M"]           # M1.1
KINGS = ["CK", "DK", "SK", "BK"]

DEFAULT_RULES = {"rob29": True, "demon": False, "noCounterDiscard": False, "foolMayLead": True,
                 "autoFall": False, "restiAtEndOnly": False}


class Refused(Exception):
    """A record that the reader refuses: where the fault is, and the rule it breaks (or None)."""

    def __init__(self, message, rule=None, action=None, path=None):
        Exception.__init__(self, message)
        self.message, self.rule, self.action, self.path = message, rule, action, path

    def as_object(self):
        """The object printed for a refused record."""
        return {"ok": False, "error": {"action": self.action, "path": self.path, "rule": self.rule,
                                       "message": self.message}}


# Cards (M1, M2)

def is_trump(card):
    """M1.1: T1 ... T40; the Fool is no trump."""
    return card[0] == "T"


def is_suit_card(card):
    """M1.1: a card of one of the four suits."""
    return card[0] in SUITS


def suit_rank(card):
    """M1.3: the place of a suit card counted from the bottom of its suit, 0 to 13."""
    order = ROUND_HIGH_TO_LOW if card[0] in ("C", "D") else LONG_HIGH_TO_LOW
    return 13 - order.index(card[1:])


def value(card):
    """M2.1: what a card is worth by itself; 29 and 14 are worth nothing here (M2.2)."""
    if card in KINGS or card == "M":
        return 5
    if is_trump(card):
        number = int(card[1:])
        if 2 <= number <= 5:
            return 3
        if number in (1, 10, 13, 20, 28) or 30 <= number <= 35:
            return 5
        if 36 <= number <= 40:
            return 10
    return 0


def is_counter(card):
    """M2.1."""
    return value(card) > 0


def value_in_versicola(card):
    """M2.2: 29 and 14 are worth 5 inside a scored versicola."""
    return 5 if card in ("T29", "T14") else value(card)


def is_robbable(card, rules):
    """M2.3: every counter, the sopraventi 21-27 and, unless switched off, 29."""
    if is_counter(card):
        return True
    if card in ["T%d" % number for number in range(21, 28)]:
        return True
    return card == "T29" and rules["rob29"]


def right_of(seat):
    """The next player in turn."""
    return SEATS[(SEATS.index(seat) + 1) % 4]


def left_of(seat):
    """The player before."""
    return SEATS[(SEATS.index(seat) + 3) % 4]


def side_of(seat):
    """The pair a seat belongs to."""
    return "NS" if seat in ("N", "S") else "EW"


def other_side(side):
    """The opposing pair."""
    return "EW" if side == "NS" else "NS"


# Versicole (M3)

def maximal_runs(cards, first, last):
    """M3.1: the maximal runs of three or more consecutive trumps between two numbers."""
    runs = []
    run = []
    for number in range(first, last + 2):
        if number <= last and "T%d" % number in cards:
            run.append("T%d" % number)
        else:
            if len(run) >= 3:
                runs.append(run)
            run = []
    return runs


def versicole(cards, rules):
    """M3: every versicola of a holding, each as {cards, points}."""
    def held(*wanted):
        return all(card in cards for card in wanted)

    found = maximal_runs(cards, 1, 5) + maximal_runs(cards, 28, 40)        # M3.1
    if held("T1", "T13", "T28"):                                           # M3.2, Thirteen
        found.append(["T1", "T13", "T28"])
    if held("T10", "T20", "T30", "T40"):                                   # M3.2, Tens
        found.append(["T10", "T20", "T30", "T40"])
    elif held("T10", "T20", "T30"):
        found.append(["T10", "T20", "T30"])
    elif held("T20", "T30", "T40"):
        found.append(["T20", "T30", "T40"])
    kings = [king for king in KINGS if king in cards]
    if len(kings) >= 3:                                                    # M3.2, Kings
        found.append(kings)
    if rules["demon"] and held("T14", "T35", "T39"):                       # M3.2, Demon
        found.append(["T14", "T35", "T39"])
    if "M" in cards:                                                       # M3.4
        found = [each + ["M"] for each in found]
    if held("T1", "M", "T40"):                                             # M3.2, the Fool's
        found.append(["T1", "T40", "M"])
    return [{"cards": each, "points": sum(value_in_versicola(card) for card in each)} for each in found]


# The Fool's exchange (M6.6)

def exchange_order():
    """M6.6: suit cards by rank from the bottom, equal ranks C D S B, then the trumps."""
    order = []
    for rank in range(14):
        for suit in SUITS:
            order += [card for card in PACK if card[0] == suit and suit_rank(card) == rank]
    return order + TRUMPS


EXCHANGE_ORDER = exchange_order()


def exchange_card(captured, rules):
    """M6.6: the worthless card given while the hand lasts, or None where the pair has none."""
    for card in EXCHANGE_ORDER:
        if card in captured and not is_counter(card):
            if card == "T29" or (card == "T14" and rules["demon"]):
                continue
            return card
    return None


def final_exchange_card(captured):
    """M6.6: after trick 21 the captured card of least value, 29 and 14 counting 0; never the Fool itself."""
    for points in (0, 3, 5, 10):
        for card in EXCHANGE_ORDER:
            if card in captured and value(card) == points:
                return card
    return None


def net_object(net):
    """A net, positive for NS, as {side, points}."""
    if net == 0:
        return {"side": None, "points": 0}
    return {"side": "NS" if net > 0 else "EW", "points": abs(net)}


def ceil_div(number, divisor):
    """The quotient rounded up."""
    return -((-number) // divisor)


def announce(cards):
    """M5.8: how many cards of each suit."""
    return {suit: len([card for card in cards if card[0] == suit]) for suit in SUITS}


def announcement_text(counts):
    """M5.12, in a plain wording: from the most numerous suit to the least."""
    names = {"C": "cups", "D": "coins", "S": "swords", "B": "batons"}
    if sum(counts.values()) == 0:
        return "no suits"
    if len(set(counts.values())) == 1:
        return "%d per sorte" % counts["C"]
    ordered = sorted(SUITS, key=lambda suit: -counts[suit])
    return ", ".join("%d %s" % (counts[suit], names[suit]) for suit in ordered if counts[suit] > 0)


def deal_sequence(dealer, robbed_count):
    """M5.5 and M5.4: the seat that gets each card dealt, in order."""
    short = max(0, robbed_count - 13)
    dealers_cards = 21 - short
    sequence = []
    for ration in (10, 10, 1):
        seat = right_of(dealer)
        for _ in range(3):
            sequence += [seat] * ration
            seat = right_of(seat)
        given = min(ration, dealers_cards)
        sequence += [dealer] * given
        dealers_cards -= given
    return sequence
