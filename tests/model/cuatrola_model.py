"""A naive model of a hand of Cuatrola, for checking the engine against the written rules.

It is written from the numbered rules (C1 ... C10) and the description of the hand record alone, with plain
lists of card codes, and shares nothing with the engine.
"""

import itertools

from hand_file import (Refused, SEATS, SIDES, MOST_DEAL, is_whole, need, need_names, other_side, partner_of,
                       replay_with, right_of, same_value, side_of)

FORMAT, SUFFIX = "cuatrola-hand", ".cuatrola"
SUITS = ["C", "D", "S", "B"]
RANKS = ["A", "3", "K", "N", "J"]                                              # C1.2, high to low
PACK = [suit + rank for suit in SUITS for rank in RANKS]                       # C1.1, the fixed order
POINTS = {"A": 11, "3": 10, "K": 4, "N": 3, "J": 2}                            # C1.3
BIDS = ["pass", "solo", "cuatrola", "quintola"]                                # C4.2, low to high
SWITCHES = {"betLead": ["mano", "bidder"], "cantes": ["one", "all"], "capote": [False, True],
            "overbid": [True, False], "overtake": ["best", "lead"], "tie": ["lastTrick", "void"]}   # C10


def in_order(cards):
    """Cards in the fixed order of C1.1."""
    return [card for card in PACK if card in cards]


def beats(one, other):
    """C1.2: whether the first card is higher than another of its suit."""
    return one[0] == other[0] and RANKS.index(one[1]) < RANKS.index(other[1])


def highest(cards):
    """The highest of cards of one suit, or None of none."""
    best = None
    for card in cards:
        if best is None or beats(card, best):
            best = card
    return best


class Hand:
    """A hand from the asking on; `apply` takes one action after another and refuses those not legal."""

    def __init__(self, deck, dealer, rules):
        self.deck, self.dealer = list(deck), dealer
        self.rules = {name: values[0] for name, values in SWITCHES.items()}
        self.rules.update(rules)
        self.mano = right_of(dealer)                                           # C3.4
        self.dealt = {seat: [] for seat in SEATS}
        for place, card in enumerate(deck):                                    # C3.2
            self.dealt[right_of(self.mano, place)].append(card)
        self.left = {seat: list(cards) for seat, cards in self.dealt.items()}
        self.trump = deck[19][0]                                               # C3.3
        self.bids, self.legal_bids = [], []
        self.contract = None
        self.tricks, self.legal_cards = [], []
        self.asked = []                                   # seats still to answer about cantes, C6.2
        self.cantes, self.legal_answers = [], []
        self.turn = self.mano

    # What comes next

    def over(self):
        """C7.1."""
        if self.contract is None:
            return False
        won, lost = 0, 0
        for trick in self.tricks:
            if trick["winner"] is not None and trick["winner"] == self.contract["bidder"]:
                won += 1
            elif trick["winner"] is not None:
                lost += 1
        if self.contract["bid"] == "cuatrola":
            return lost == 2 or won == 4
        if self.contract["bid"] == "quintola":
            return lost == 1 or won == 5
        return won + lost == 5

    def due(self):
        """The phase and the seat that is due, or None when the hand is over."""
        if self.contract is None:
            return "bid", right_of(self.mano, len(self.bids))                  # C4.1
        if self.over():
            return None
        if self.asked:
            return "sing", self.asked[0]
        return "play", self.turn

    def highest_bid(self):
        """The place in BIDS of the highest bid so far; a pass is the lowest."""
        return max([BIDS.index(bid) for _, bid in self.bids], default=0)

    def bids_allowed(self):
        """C4.2."""
        return ["pass"] + BIDS[self.highest_bid() + 1:]

    def held_cantes(self, seat):
        """C6.1 and C6.5: the suits of the cantes that a seat holds, not yet sung."""
        sung = [suit for cante in self.cantes for suit in cante["sung"]]
        return [suit for suit in SUITS if suit + "K" in self.left[seat] and suit + "N" in self.left[seat]
                and suit not in sung]

    def answers_allowed(self, seat):
        """C6.2 to C6.4: lists of suits, silence first, then by number of suits."""
        held = self.held_cantes(seat)
        most = len(held) if self.rules["cantes"] == "all" else 1
        answers = [[]]
        for count in range(1, most + 1):
            for suits in itertools.combinations(held, count):
                if self.trump not in held or self.trump in suits:
                    answers.append(list(suits))
        return answers

    def lying(self):
        """The cards of the trick that is being played."""
        if self.tricks and self.tricks[-1]["winner"] is None:
            return [card for _, card in self.tricks[-1]["plays"]]
        return []

    def duty(self, seat):
        """C5.2 to C5.8: the cards that a seat may play, and the rule that binds it to them (or None)."""
        hand, lying = self.left[seat], self.lying()
        if not lying:
            return hand, None                                                  # C5.2
        led = lying[0][0]
        trumps_there = [card for card in lying if card[0] == self.trump]
        following = [card for card in hand if card[0] == led]
        if following:
            if led != self.trump and trumps_there:
                return following, "C5.3"                                       # C5.5
            to_beat = lying[0]
            if self.rules["overtake"] == "best":
                to_beat = highest([card for card in lying if card[0] == led])
            higher = [card for card in following if beats(card, to_beat)]
            return (higher, "C5.4") if higher else (following, "C5.3")
        trumps = [card for card in hand if card[0] == self.trump]
        if not trumps_there:
            return (trumps, "C5.6") if trumps else (hand, None)                # C5.6, C5.8
        higher = [card for card in trumps if beats(card, highest(trumps_there))]
        return (higher, "C5.7") if higher else (hand, None)

    def cards_allowed(self, seat):
        """The cards that a seat may play, in the fixed order."""
        return in_order(self.duty(seat)[0])

    def actions_allowed(self):
        """All legal actions as strings, in the order of the record's description."""
        if self.due() is None:
            return []
        phase, seat = self.due()
        if phase == "bid":
            return ["%s:bid %s" % (seat, bid) for bid in self.bids_allowed()]
        if phase == "sing":
            return [" ".join([seat + ":sing"] + suits) for suits in self.answers_allowed(seat)]
        return ["%s:play %s" % (seat, card) for card in self.cards_allowed(seat)]

    # Actions

    def apply(self, text):
        """One action of a record, by the table of faults."""
        seat, verb, arguments = parse_action(text)
        if self.due() is None:
            raise Refused("The hand is over.", "C7.1")
        phase, due = self.due()
        if phase == "bid":
            if verb != "bid" or seat != due:
                raise Refused("A bid of the seat due is wanted.", "C4.1")
            self.bid(seat, arguments[0])
        elif phase == "sing":
            if verb != "sing" or seat != due:
                raise Refused("An answer of the seat due is wanted.", "C6.2")
            self.sing(seat, arguments)
        elif verb == "bid":
            raise Refused("The asking is over.", "C4.3")
        elif verb == "sing":
            raise Refused("Nobody is asked.", "C6.2")
        else:
            if seat != due or arguments[0] not in self.left[seat]:
                raise Refused("A card of the seat due is wanted.", "C5.1")
            self.play(seat, arguments[0])

    def bid(self, seat, bid):
        """C4.1 to C4.4."""
        allowed = self.bids_allowed()
        if bid not in allowed:
            raise Refused("A bet is higher than those before.", "C4.2")
        self.bids.append([seat, bid])
        self.legal_bids.append(allowed)
        is_bet = bid != "pass"
        if len(self.bids) == 4 or bid == "quintola" or (is_bet and not self.rules["overbid"]):       # C4.3
            self.make_contract()

    def make_contract(self):
        """C4.3, C4.4 and C5.1."""
        bets = [each for each in self.bids if each[1] != "pass"]
        self.contract = {"bid": "plain", "bidder": None, "side": None, "idle": None, "leader": self.mano}
        if bets:
            bidder, bid = bets[-1]
            idle = partner_of(bidder)
            leader = self.mano if idle != self.mano else right_of(self.mano)
            if self.rules["betLead"] == "bidder":
                leader = bidder
            self.contract = {"bid": bid, "bidder": bidder, "side": side_of(bidder), "idle": idle,
                             "leader": leader}
        self.turn = self.contract["leader"]

    def play(self, seat, card):
        """C5: one card, and what follows from a full trick."""
        allowed, rule = self.duty(seat)
        if card not in allowed:
            led = self.lying()[0][0]
            if rule == "C5.4" and card[0] != led:                  # not even following
                rule = "C5.3"
            raise Refused("That card is not allowed.", rule)
        if not self.lying():
            self.tricks.append({"leader": seat, "plays": [], "winner": None})
            self.legal_cards.append([])
        self.legal_cards[-1].append(in_order(allowed))
        trick = self.tricks[-1]
        trick["plays"].append([seat, card])
        self.left[seat].remove(card)
        self.turn = right_of(seat)
        if self.turn == self.contract["idle"]:
            self.turn = right_of(self.turn)
        if len(trick["plays"]) == (4 if self.contract["idle"] is None else 3):
            self.gather(trick)

    def gather(self, trick):
        """C5.9, and C6.2: who is asked."""
        cards = [card for _, card in trick["plays"]]
        trumps = [card for card in cards if card[0] == self.trump]
        best = highest(trumps or [card for card in cards if card[0] == cards[0][0]])
        winner = [seat for seat, card in trick["plays"] if card == best][0]
        trick["winner"] = winner
        self.turn = winner
        if self.contract["bid"] in ("plain", "solo") and not self.over():
            self.asked = [seat for seat in (winner, partner_of(winner))
                          if seat != self.contract["idle"] and self.held_cantes(seat)]

    def sing(self, seat, suits):
        """C6."""
        held = self.held_cantes(seat)
        if any(suit not in held for suit in suits):
            raise Refused("King and knight of that suit are not in hand.", "C6.1")
        if len(suits) > 1 and self.rules["cantes"] == "one":
            raise Refused("One cante at most is sung.", "C6.3")
        if suits and self.trump in held and self.trump not in suits:
            raise Refused("The forty goes first.", "C6.4")
        self.legal_answers.append(self.answers_allowed(seat))
        sung = [suit for suit in SUITS if suit in suits]
        self.cantes.append({"seat": seat, "side": side_of(seat), "trick": len(self.tricks), "sung": sung,
                            "points": sum(40 if suit == self.trump else 20 for suit in sung)})
        self.asked.pop(0)

    # The end of the hand

    def captured(self):
        """C5.9: by side the cards of its finished tricks."""
        piles = {side: [] for side in SIDES}
        for trick in self.tricks:
            if trick["winner"] is not None:
                piles[side_of(trick["winner"])] += [card for _, card in trick["plays"]]
        return piles

    def tricks_won(self):
        """Finished tricks by side."""
        winners = [side_of(trick["winner"]) for trick in self.tricks if trick["winner"] is not None]
        return {side: winners.count(side) for side in SIDES}

    def count(self):
        """C7.2 and C7.3."""
        if not self.over() or self.contract["bid"] not in ("plain", "solo"):
            return None
        result = {}
        for side in SIDES:
            cards = sum(POINTS[card[1]] for card in self.captured()[side])
            last = 10 if side_of(self.tricks[4]["winner"]) == side else 0
            cantes = sum(each["points"] for each in self.cantes if each["side"] == side)
            result[side] = {"cards": cards, "last": last, "cantes": cantes, "total": cards + last + cantes}
        return result

    def result(self):
        """C8."""
        if not self.over():
            return None
        bid, side = self.contract["bid"], self.contract["side"]
        if bid in ("cuatrola", "quintola"):                                    # C8.5, C8.6
            needed = 4 if bid == "cuatrola" else 5
            made = self.tricks_won()[side] >= needed
            return {"side": side if made else other_side(side), "points": needed, "by": "tricks"}
        totals = {each: part["total"] for each, part in self.count().items()}
        tied = totals["NS"] == totals["EW"]
        more = "NS" if totals["NS"] > totals["EW"] else "EW"
        if bid == "solo":                                                      # C8.4
            if tied:
                return {"side": other_side(side), "points": 2, "by": "tie"}
            return {"side": more, "points": 2, "by": "points"}
        if tied and self.rules["tie"] == "void":                               # C8.2
            return {"side": None, "points": 0, "by": "void"}
        if tied:
            return {"side": side_of(self.tricks[4]["winner"]), "points": 1, "by": "tie"}
        if self.rules["capote"] and 5 in self.tricks_won().values():           # C8.3
            return {"side": more, "points": 2, "by": "capote"}
        return {"side": more, "points": 1, "by": "points"}                     # C8.1

    def as_object(self, legal):
        """The object printed for an accepted record."""
        bids, tricks, cantes = self.bids, self.tricks, self.cantes
        due = self.due()
        following = None if due is None else {"seat": due[1], "phase": due[0]}
        if legal:
            bids = [each + [allowed] for each, allowed in zip(bids, self.legal_bids)]
            tricks = [dict(trick, plays=[play + [allowed] for play, allowed in zip(trick["plays"], lists)])
                      for trick, lists in zip(tricks, self.legal_cards)]
            cantes = [dict(each, legal=allowed) for each, allowed in zip(cantes, self.legal_answers)]
            if due is not None:
                following["legal"] = self.actions_allowed()
        return {"trump": {"suit": self.trump, "card": self.deck[19]}, "hands": self.dealt, "bids": bids,
                "contract": self.contract, "tricks": tricks, "tricks_won": self.tricks_won(),
                "captured": self.captured(), "left": self.left, "cantes": cantes, "next": following,
                "count": self.count(), "result": self.result()}


# Reading a record

def parse_action(text):
    """Seat, verb and arguments of an action; refused without a rule where the text is none."""
    words = text.split(" ") if isinstance(text, str) else [""]
    seat, colon, verb = words[0].partition(":")
    arguments = words[1:]
    if seat in SEATS and colon:
        if verb == "bid" and len(arguments) == 1 and arguments[0] in BIDS:
            return seat, verb, arguments
        if verb == "play" and len(arguments) == 1 and arguments[0] in PACK:
            return seat, verb, arguments
        if verb == "sing" and all(each in SUITS for each in arguments):
            if len(set(arguments)) == len(arguments):
                return seat, verb, arguments
    raise Refused("That is no action.")


def read_hand(record):
    """The hand of a record before its first action, and the actions; the first fault in the table's order."""
    need(record.get("format") == FORMAT, "$.format")
    need(is_whole(record.get("version"), 1, 1), "$.version")
    for name in ("title", "source"):
        need(isinstance(record.get(name, ""), str), "$." + name)
    need(isinstance(record.get("rules"), dict), "$.rules")
    for name in sorted(record["rules"]):
        values = SWITCHES.get(name, [])
        need(any(same_value(record["rules"][name], each) for each in values), "$.rules." + name)
    need_names(record)
    need(is_whole(record.get("deal", 0), 0, MOST_DEAL), "$.deal")
    need(record.get("dealer") in SEATS, "$.dealer")
    need(isinstance(record.get("deck"), str), "$.deck")
    need(isinstance(record.get("actions"), list), "$.actions")
    deck = record["deck"].split(" ")
    need(sorted(deck) == sorted(PACK), "$.deck", "C1.1")
    return Hand(deck, record["dealer"], record["rules"]), record["actions"]


def replay(content, legal=True):
    """What `versicola-cli replay` prints for a record, with or without --legal."""
    return replay_with(read_hand, content, legal)
