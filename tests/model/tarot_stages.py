"""How far a hand of French Tarot is, and what may be said next (F4 to F7), for `tarot_model`."""

from tarot_cards import SUIT_CARDS, BOUTS, KINGS, TABLES, BIDS, POIGNEES, SWITCHES, in_order, is_trump, is_court, sizes


class Stages:
    """A hand from the deal on, without its play: whose turn it is, and what may be said then."""

    def __init__(self, deck, seats, dealer, rules):
        self.table, self.dealer = TABLES[seats], dealer
        self.rules = {name: values[0] for name, values in SWITCHES.items()}
        self.rules.update(rules)
        self.mano = self.right_of(dealer)
        self.deal(list(deck))
        self.left = {seat: list(cards) for seat, cards in self.dealt.items()}
        self.stacks = {seat: [list(pile) for pile in piles] for seat, piles in self.piles.items()}
        self.spoken, self.legal_words = [], []
        self.declarer, self.contract = None, None
        self.called, self.partner = None, None
        self.ecart = None
        self.said_jeu, self.slam = False, None
        self.announcements = []
        self.tricks, self.legal_cards = [], []
        self.turn = self.mano
        self.excuse_won = False                             # F8.12

    # The deal (F4, F12.1)

    def right_of(self, seat, steps=1):
        """The seat that many places further in turn."""
        return self.table[(self.table.index(seat) + steps) % len(self.table)]

    def deal(self, deck):
        """F4.3 and F12.1."""
        packet, hand, chien = sizes(len(self.table), self.rules)
        self.dealt = {seat: [] for seat in self.table}
        self.chien = []
        seat = self.mano
        for _ in range(hand // packet * len(self.table)):
            for _ in range(packet):
                self.dealt[seat].append(deck.pop(0))
            if len(self.chien) < chien:
                self.chien.append(deck.pop(0))
            seat = self.right_of(seat)
        self.piles = {}
        if len(self.table) == 2:
            self.piles = {seat: [[], [], [], [], [], []] for seat in self.table}
            for _ in range(4):
                for seat in (self.mano, self.dealer):
                    for pile in range(6):
                        self.piles[seat][pile].append(deck.pop(0))
        assert not deck

    # What comes next

    def is_petit_sec(self):
        """F4.5."""
        if len(self.table) == 2:
            return False
        for cards in self.dealt.values():
            if [card for card in cards if is_trump(card) or card == "M"] == ["T1"]:
                return True
        return False

    def has_auction(self):
        """F12.3."""
        return len(self.table) > 2 or self.rules["chien2"]

    def all_passed(self):
        """Whether everybody has passed."""
        return len(self.spoken) == len(self.table) and self.declarer is None

    def is_void(self):
        """F4.5 and F5.5."""
        if self.is_petit_sec():
            return "petit-sec"
        if self.has_auction() and self.all_passed() and self.rules["allPass"] == "redeal":
            return "passed"
        return None

    def number_of_tricks(self):
        """F4.2: all the cards a player has."""
        return sizes(len(self.table), self.rules)[1] + (24 if len(self.table) == 2 else 0)

    def over(self):
        """F9.1."""
        return len(self.tricks) == self.number_of_tricks() and self.tricks[-1]["winner"] is not None

    def due(self):
        """The phase and the seat due, or None when the hand is void or over."""
        if self.is_void() or self.over():
            return None
        if self.has_auction() and len(self.spoken) < len(self.table):
            return "auction", self.right_of(self.mano, len(self.spoken))
        if self.declarer is not None:
            if len(self.table) == 5 and self.called is None:
                return "call", self.declarer
            if self.takes_chien() and self.ecart is None:
                return "discard", self.declarer
            if not self.said_jeu:
                return "jeu", self.declarer
        return "play", self.turn

    def takes_chien(self):
        """F6.4."""
        return self.contract in ("prise", "pousse", "garde")

    def words_allowed(self):
        """F5.2 and F5.3."""
        above = BIDS[self.highest_bid() + 1:]
        return ["pass"] + [bid for bid in above if bid != "pousse" or self.rules["pousse"]]

    def highest_bid(self):
        """The place in BIDS of the highest bid so far, −1 for none."""
        return max([BIDS.index(word) for _, word in self.spoken if word != "pass"], default=-1)

    def callable(self):
        """F6.2: the cards that may be called."""
        if self.rules["callAny"]:
            return list(SUIT_CARDS)
        cards = []
        for rank in ["K", "Q", "N", "J"]:
            four = [suit + rank for suit in "SHDC"]
            cards += four
            if any(card not in self.dealt[self.declarer] for card in four):
                break
        return in_order(cards)

    def ecart_choice(self):
        """F6.5: how many cards, those that must go, and those the rest comes from."""
        hand = self.left[self.declarer]
        plain = [card for card in hand if card in SUIT_CARDS and card not in KINGS and card != self.called]
        count = len(self.chien)
        if len(plain) >= count:
            return count, [], in_order(plain)
        return count, in_order(plain), in_order([card for card in hand if is_trump(card) and card not in BOUTS])

    def jeu_allowed(self):
        """F7.1 to F7.3."""
        words = ["jeu"]
        if len(self.table) > 2:
            words.append("chelem")
            if self.rules["petitChelem"]:
                words.append("petit-chelem")
        return words

    # Announcements (F7.4 to F7.7)

    def may_announce(self):
        """F7.4: whether the seat due stands before its card to trick 1 of a hand with a declarer."""
        if len(self.table) == 2 or self.declarer is None:
            return False
        return not self.tricks or (len(self.tricks) == 1 and self.tricks[0]["winner"] is None)

    def has_announced(self, seat, kind):
        """Whether a seat has announced that."""
        return any(each["seat"] == seat and each["kind"] == kind for each in self.announcements)

    def poignees_allowed(self):
        """F7.5 and F7.6."""
        seat = self.turn
        if not self.may_announce() or self.has_announced(seat, "poignee"):
            return []
        trumps = [card for card in self.left[seat] if is_trump(card)]
        found = []
        for count in POIGNEES[len(self.table)]:
            if len(trumps) >= count:
                found.append({"count": count, "from": in_order(trumps)})
            elif len(trumps) == count - 1 and "M" in self.left[seat]:
                found.append({"count": count, "from": in_order(trumps) + ["M"]})
        return found

    def is_misere(self, seat, kind):
        """F7.7: whether that claim is true."""
        hand = self.left[seat]
        if kind == "atouts":
            excuse = "M" in hand and not self.rules["misereWithExcuse"]
            return not excuse and not any(is_trump(card) for card in hand)
        return not any(card in BOUTS or is_court(card) for card in hand)

    def miseres_allowed(self):
        """F7.7."""
        if not self.may_announce() or not self.rules["miseres"]:
            return []
        return [kind for kind in ("atouts", "tetes")
                if self.is_misere(self.turn, kind) and not self.has_announced(self.turn, "misere-" + kind)]
