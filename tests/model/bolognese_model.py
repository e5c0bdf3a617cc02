"""A naive model of a hand of Tarocco bolognese, for checking the engine against the written rules.

It is written from the numbered rules (B1 ... B8) and the description of the hand record alone, with plain
lists of card codes, and shares nothing with the engine.
"""

from hand_file import (Refused, SEATS, SIDES, MOST_DEAL, is_whole, need, need_names, other_side,
                       replay_with, right_of, same_value, side_of)
from bolognese_cards import (RANKS, LONG, ROUND, MOORS, TRUMPS, PACK, FIVES, SEQUENCES, CRICCHE, NAMES,
                             GIVING_ORDER, in_order, suit_of, scartini, combinations, sum_of)

FORMAT, SUFFIX = "tarocco-bolognese-hand", ".bolognese"
SIGNALS = ["busso", "striscio", "volo"]
CHOICES = {"match": ["ottocento", "quattroScartate"], "callOut": [True, False], "doubleAccusi": [True, False],
           "fillScavezzo": [True, False], "signals": ["king", "kingAngel", "free", "none"]}
MOST_TARGET, MOST_SCORE = 100000, 1000000


class Hand:
    """A hand from the deal on; `apply` takes one action after another and refuses those not legal."""

    def __init__(self, deck, dealer, rules, score):
        self.dealer, self.score = dealer, dict(score)
        self.rules = {name: values[0] for name, values in CHOICES.items()}
        self.rules["target"] = 800
        self.rules.update(rules)
        self.dealt = {seat: [] for seat in SEATS}
        for packet in range(12):                                               # B4.2
            self.dealt[right_of(dealer, 1 + packet)] += deck[packet * 5:packet * 5 + 5]
        self.last_two = deck[60:]
        self.left = {seat: list(cards) for seat, cards in self.dealt.items()}
        self.left[dealer] = self.left[dealer] + self.last_two
        self.discarded = None
        self.hands = None
        self.accusi = []
        self.tricks, self.legal_cards = [], []
        self.turn = dealer
        self.called_out = None

    # What comes next

    def phase(self):
        """discard, play or over (B5.6)."""
        if self.called_out or (len(self.tricks) == 15 and self.tricks[14]["winner"]):
            return "over"
        return "play" if self.discarded else "discard"

    def made_by(self, cards):
        """The combinations of a holding under the rules of this hand."""
        return combinations(cards, self.rules["fillScavezzo"])

    def may_call_out(self):
        """B6.5: whether calling out is in force."""
        return (self.rules["callOut"] and self.rules["match"] == "ottocento"
                and all(points < self.rules["target"] for points in self.score.values()))

    def accuso(self, cards, names):
        """B6.3: what an accuso of these names is worth, as sequences and cricche."""
        chosen = [each for each in self.made_by(cards) if each["name"] in names]
        doubling = self.rules["doubleAccusi"]
        return sum_of(chosen, SEQUENCES, doubling), sum_of(chosen, CRICCHE, doubling)

    def accused_by_side(self, side):
        """The points that a side has accused so far."""
        return sum(each["points"] for each in self.accusi if side_of(each["seat"]) == side)

    def names_allowed(self):
        """The names of which the seat in turn may accuse some now."""
        seat = self.turn
        if self.phase() == "discard":                                          # B6.5 (a)
            cards = self.dealt[seat]
            names = [each["name"] for each in self.made_by(cards)]
            reached = self.score[side_of(seat)] + sum(self.accuso(cards, names))
            return names if self.may_call_out() and reached >= self.rules["target"] else []
        if self.phase() == "over" or not self.in_first_trick() or self.has_accused(seat):
            return []
        return [each["name"] for each in self.made_by(self.hands[seat])]       # B6.1, B6.2

    def in_first_trick(self):
        """Whether trick 1 is not yet full."""
        return not self.tricks or (len(self.tricks) == 1 and self.tricks[0]["winner"] is None)

    def has_accused(self, seat):
        """B6.1: once."""
        return any(each["seat"] == seat for each in self.accusi)

    def discards_allowed(self):
        """B4.3."""
        if self.phase() != "discard":
            return []
        return in_order([card for card in self.left[self.dealer] if card not in FIVES])

    def lying(self):
        """The cards of the trick that is being played."""
        if self.tricks and self.tricks[-1]["winner"] is None:
            return [play[1] for play in self.tricks[-1]["plays"]]
        return []

    def cards_allowed(self):
        """B5.2 and B5.4: what the seat in turn may play."""
        if self.phase() != "play":
            return []
        hand = self.left[self.turn]
        led = card_led(self.lying())
        if led is None:
            return in_order(hand)
        following = [card for card in hand if suit_of(card) == suit_of(led)]
        trumps = [card for card in hand if suit_of(card) == "T"]
        allowed = following or trumps or hand
        return [card for card in PACK if card in allowed or (card == "M" and "M" in hand)]

    def signal_allowed(self, card, signal):
        """B7: None where the seat in turn may lead that card with that signal, else the rule it breaks."""
        if self.lying():
            return "B7.1"
        when, suit = self.rules["signals"], suit_of(card)
        earlier = [play[1] for trick in self.tricks for play in trick["plays"]]
        if when == "none" or suit == "M":
            return "B7.2"
        if when in ("king", "kingAngel") and suit != "T" and suit + "K" not in earlier:
            return "B7.2"
        if when == "kingAngel" and suit == "T" and "T20" not in earlier:
            return "B7.2"
        others = [each for each in self.left[self.turn] if suit_of(each) == suit and each != card]
        if (signal == "striscio" and not others) or (signal == "volo" and others):
            return "B7.3"
        return None

    # Actions

    def apply(self, text):
        """One action of a record, by the table of faults."""
        seat, verb, words = parse_action(text)
        phase = self.phase()
        if phase == "over":
            raise Refused("The hand is over.", "B5.6")
        if phase == "discard" and verb == "play":
            raise Refused("The dealer discards first.", "B4.3")
        if phase == "discard" and verb == "discard":
            self.discard(seat, words)
        elif phase == "discard":
            self.accuse_early(seat, words)
        elif verb == "discard":
            raise Refused("The discard is done.", "B4.3")
        elif verb == "accuse":
            self.accuse(seat, words)
        else:
            self.play(seat, words[0], words[1] if len(words) == 2 else None)

    def discard(self, seat, cards):
        """B4.3."""
        allowed = self.discards_allowed()
        if seat != self.dealer or cards[0] == cards[1] or any(card not in allowed for card in cards):
            raise Refused("The dealer discards two cards, none of five points.", "B4.3")
        self.discarded = in_order(cards)
        for card in cards:
            self.left[seat].remove(card)
        self.hands = {each: list(held) for each, held in self.left.items()}
        self.turn = right_of(self.dealer)                                      # B5.1

    def need_names(self, cards, names):
        """B6.2."""
        made = [each["name"] for each in self.made_by(cards)]
        if len(set(names)) != len(names) or any(name not in made for name in names):
            raise Refused("Those combinations are not held.", "B6.2")

    def add_accuso(self, seat, cards, names, early):
        """Notes an accuso."""
        sequences, cricche = self.accuso(cards, names)
        total = self.accused_by_side(side_of(seat)) + sequences + cricche
        self.accusi.append({"seat": seat, "side": side_of(seat), "early": early,
                            "names": [name for name in NAMES if name in names], "sequences": sequences,
                            "cricche": cricche, "points": sequences + cricche, "total": total})

    def accuse_early(self, seat, names):
        """B6.5 (a)."""
        if seat != self.dealer or not self.may_call_out():
            raise Refused("Nobody may call out here.", "B6.5")
        self.need_names(self.dealt[seat], names)
        points = sum(self.accuso(self.dealt[seat], names))
        if self.score[side_of(seat)] + points < self.rules["target"]:
            raise Refused("That does not reach the target.", "B6.5")
        self.add_accuso(seat, self.dealt[seat], names, True)
        self.called_out = side_of(seat)

    def accuse(self, seat, names):
        """B6.1 to B6.3 and B6.5 (b)."""
        if seat != self.turn or not self.in_first_trick() or self.has_accused(seat):
            raise Refused("One accuses once, in trick 1, in turn.", "B6.1")
        self.need_names(self.hands[seat], names)
        self.add_accuso(seat, self.hands[seat], names, False)
        counted = self.accusi[-1]["points" if seat == self.dealer else "total"]
        if self.may_call_out() and self.score[side_of(seat)] + counted >= self.rules["target"]:
            self.called_out = side_of(seat)

    def play(self, seat, card, signal):
        """B5 and B7."""
        if seat != self.turn:
            raise Refused("It is not this seat's turn.", "B5.1")
        allowed = self.cards_allowed()
        if card not in allowed:
            raise Refused("That card is not allowed.", "B5.2")
        if signal is not None and self.signal_allowed(card, signal) is not None:
            raise Refused("That signal is not allowed.", self.signal_allowed(card, signal))
        if not self.lying():
            self.tricks.append({"leader": seat, "plays": [], "winner": None})
            self.legal_cards.append([])
        self.legal_cards[-1].append(allowed)
        trick = self.tricks[-1]
        trick["plays"].append([seat, card, signal])
        self.left[seat].remove(card)
        self.turn = right_of(seat)
        if len(trick["plays"]) == 4:
            best = best_card(self.lying())
            trick["winner"] = [play[0] for play in trick["plays"] if play[1] == best][0]
            self.turn = trick["winner"]

    # The end of the hand (B8)

    def piles(self):
        """B5.5 and B8.1: what each side has before anything is given."""
        piles = {"NS": [], "EW": []}
        piles[side_of(self.dealer)] += self.discarded
        for trick in self.tricks:
            for seat, card, _ in trick["plays"]:
                piles[side_of(seat if card == "M" else trick["winner"])].append(card)
        return piles

    def count(self, side, pile):
        """B8.4 and B8.5, for a side that won a trick."""
        found = self.made_by(pile)
        part = {"sequences": [each for each in found if each["name"] in SEQUENCES],
                "sequence_points": sum_of(found, SEQUENCES, True),
                "cricche": [each for each in found if each["name"] in CRICCHE],
                "cricca_points": sum_of(found, CRICCHE, True), "scartini": scartini(pile),
                "last": 6 if side_of(self.tricks[14]["winner"]) == side else 0,
                "accusi": self.accused_by_side(side)}
        part["total"] = (part["sequence_points"] + part["cricca_points"] + part["scartini"] + part["last"]
                         + part["accusi"])
        return part

    def cheapest(self, giver, piles):
        """B8.2: the card that the side with the Matto gives."""
        taker = other_side(giver)
        best, best_difference = None, None
        for card in GIVING_ORDER:
            if card in piles[giver]:
                kept = [each for each in piles[giver] if each != card]
                given = piles[taker] + [card]
                difference = self.count(giver, kept)["total"] - self.count(taker, given)["total"]
                if best is None or difference > best_difference:
                    best, best_difference = card, difference
        return best

    def settle(self):
        """B8 for a hand played to its end."""
        piles = self.piles()
        winners = [side_of(trick["winner"]) for trick in self.tricks]
        cappotto = [side for side in SIDES if side not in winners]
        giver, cards = None, []
        if cappotto:                                                           # B8.3
            giver, cards = cappotto[0], list(piles[cappotto[0]])
        elif len(piles["NS"]) % 2 == 1:                                        # B8.2
            giver = "NS" if "M" in piles["NS"] else "EW"
            cards = [self.cheapest(giver, piles)]
        for card in cards:
            piles[giver].remove(card)
            piles[other_side(giver)].append(card)
        count = {side: self.count(side, piles[side]) for side in SIDES}
        return {"captured": {side: in_order(pile) for side, pile in piles.items()},
                "exchange": {"from": giver, "cards": in_order(cards)} if cards else None, "count": count,
                "cappotto": cappotto[0] if cappotto else None,
                "points": {side: count[side]["total"] for side in SIDES}}

    def upcoming(self):
        """What `next` holds."""
        if self.phase() == "over":
            return None
        playable = self.cards_allowed()
        signals = {}
        for signal in SIGNALS:
            signals[signal] = [card for card in playable if self.signal_allowed(card, signal) is None]
        return {"seat": self.turn, "discard": self.discards_allowed(), "accuse": self.names_allowed(),
                "play": playable, "signals": signals}

    def as_object(self, legal):
        """The object printed for an accepted record."""
        phase = self.phase()
        by_seat = {seat: in_order(cards) for seat, cards in self.dealt.items()}
        result = {"phase": phase, "turn": None if phase == "over" else self.turn, "dealt": by_seat,
                  "last_two": self.last_two, "discard": self.discarded, "hands": None, "combinations": None,
                  "accusi": self.accusi, "tricks": self.tricks, "captured": None, "exchange": None,
                  "count": None, "cappotto": None, "called_out": self.called_out, "points": None, "score": None}
        if self.hands is not None:
            result["hands"] = {seat: in_order(cards) for seat, cards in self.hands.items()}
            result["combinations"] = {seat: self.made_by(cards) for seat, cards in self.hands.items()}
        if self.called_out:
            result["points"] = {side: self.accused_by_side(side) for side in SIDES}
        elif phase == "over":
            result.update(self.settle())
        if phase == "over":
            result["score"] = {side: self.score[side] + result["points"][side] for side in SIDES}
        if legal:
            result["tricks"] = [dict(trick, plays=[play + [allowed] for play, allowed in
                                                   zip(trick["plays"], lists)])
                                for trick, lists in zip(self.tricks, self.legal_cards)]
            result["next"] = self.upcoming()
        return result


def card_led(lying):
    """B5.4: the card led, the second where the Matto was led; None where there is none yet."""
    for card in lying:
        if card != "M":
            return card
    return None


def best_card(played):
    """B5.3: the highest trump, the last of several Moors, else the highest card of the suit led."""
    trumps = [card for card in played if suit_of(card) == "T"]
    for trump in TRUMPS:
        if trump in trumps:
            return [card for card in trumps if card in MOORS][-1] if trump in MOORS else trump
    suit = suit_of(card_led(played))
    order = ROUND if suit in "CD" else LONG
    return [suit + rank for rank in order if suit + rank in played][0]


# Reading a record

def parse_action(text):
    """Seat, verb and words of an action; refused without a rule where the text is none."""
    words = text.split(" ") if isinstance(text, str) else [""]
    seat, colon, verb = words[0].partition(":")
    words = words[1:]
    if seat in SEATS and colon:
        if verb == "discard" and len(words) == 2 and all(card in PACK for card in words):
            return seat, verb, words
        if verb == "accuse" and words and all(name in NAMES for name in words):
            return seat, verb, words
        if verb == "play" and len(words) in (1, 2) and words[0] in PACK:
            if len(words) == 1 or words[1] in SIGNALS:
                return seat, verb, words
    raise Refused("That is no action.")


def need_rules(rules):
    """The switches, in the order of their names' code points."""
    need(isinstance(rules, dict), "$.rules")
    for name in sorted(rules):
        good = name == "target" and is_whole(rules[name], 1, MOST_TARGET)
        need(good or any(same_value(rules[name], each) for each in CHOICES.get(name, [])), "$.rules." + name)


def read_hand(record):
    """The hand of a record before its first action, and the actions; the first fault in the order of fields."""
    need(record.get("format") == FORMAT, "$.format")
    need(is_whole(record.get("version"), 1, 1), "$.version")
    for name in ("title", "source"):
        need(isinstance(record.get(name, ""), str), "$." + name)
    need_rules(record.get("rules", {}))
    need_names(record)
    need(is_whole(record.get("deal", 0), 0, MOST_DEAL), "$.deal")
    score = record.get("score", {"NS": 0, "EW": 0})
    need(isinstance(score, dict), "$.score")
    for side in SIDES:
        need(is_whole(score.get(side), 0, MOST_SCORE), "$.score." + side)
    need(record.get("dealer") in SEATS, "$.dealer")
    need(isinstance(record.get("deck"), str), "$.deck")
    deck = record["deck"].split(" ")
    need(sorted(deck) == sorted(PACK), "$.deck", "B1.1")
    need(isinstance(record.get("actions"), list), "$.actions")
    score = {side: score[side] for side in SIDES}
    return Hand(deck, record["dealer"], record.get("rules", {}), score), record["actions"]


def replay(content, legal=True):
    """What `versicola-cli replay` prints for a record, with or without --legal."""
    return replay_with(read_hand, content, legal)
