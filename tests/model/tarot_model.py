"""A naive model of a hand of French Tarot, for checking the engine against the written rules.

It is written from the numbered rules (F1 ... F14) and the description of the hand record alone, with plain
lists of card codes, and shares nothing with the engine. The price of a hand is in `tarot_score`.
"""

import tarot_score
from hand_file import Refused, MOST_DEAL, is_whole, need, replay_with

FORMAT, SUFFIX = "french-tarot-hand", ".french-tarot"
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


class Hand:
    """A hand from the deal on; `apply` takes one action after another and refuses those not legal."""

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

    # The play (F8)

    def available(self, seat):
        """F12.2: the hand, and the tops of the own piles."""
        return self.left[seat] + [pile[-1] for pile in self.stacks.get(seat, []) if pile]

    def lying(self):
        """The cards of the trick that is being played."""
        if self.tricks and self.tricks[-1]["winner"] is None:
            return [card for _, card in self.tricks[-1]["plays"]]
        return []

    def trick_number(self):
        """The number of the trick that is played or to be led."""
        return len(self.tricks) + (1 if not self.tricks or self.tricks[-1]["winner"] else 0)

    def excuse_is_barred(self, seat):
        """F8.9."""
        if self.slam != "chelem" or seat != self.declarer or self.trick_number() == self.number_of_tricks():
            return False
        return all(trick["winner"] in (None, self.declarer) for trick in self.tricks)

    def first_fault(self, seat, card):
        """The first rule of F8.1 to F8.9 that a card breaks, or None."""
        cards = self.available(seat)
        if card not in cards:
            return "F8.1"
        if card == "M":
            return "F8.9" if self.excuse_is_barred(seat) else None
        lying = self.lying()
        setting = [each for each in lying if each != "M"]
        if not setting:                                                        # F8.7
            barred = self.called is not None and self.trick_number() == 1
            return "F8.8" if barred and card[0] == self.called[0] and card != self.called else None
        suit = setting[0][0]
        following = [each for each in cards if each[0] == suit]
        if following and card[0] != suit:
            return "F8.2"
        trumps = [each for each in cards if is_trump(each)]
        if not following and trumps and not is_trump(card):
            return "F8.3"
        if is_trump(card):
            highest = max([number_of(each) for each in lying if is_trump(each)], default=0)
            able = any(number_of(each) > highest for each in trumps)
            if able and number_of(card) < highest:
                return "F8.4"
        return None

    def fault(self, seat, card):
        """The rule that a card breaks, F8.10 included, or None."""
        rule = self.first_fault(seat, card)
        others = [each for each in BOUTS if each != card]
        if rule or not self.rules["noThreeBouts"] or card not in BOUTS:
            return rule
        if any(each not in self.lying() for each in others):
            return None
        choices = [each for each in self.available(seat) if self.first_fault(seat, each) is None]
        return "F8.10" if len(choices) > 1 else None

    def cards_allowed(self):
        """The legal cards of the seat due."""
        return in_order([card for card in self.available(self.turn) if self.fault(self.turn, card) is None])

    # Actions

    def apply(self, text):
        """One action of a record, by the table of faults."""
        seat, verb, words = parse_action(text, self.table)
        if self.is_void():
            raise Refused("The hand is void.", "F4.5" if self.is_void() == "petit-sec" else "F5.5")
        if self.over():
            raise Refused("The hand is over.", "F9.1")
        phase, due = self.due()
        verbs = {"auction": (("pass", "bid"), "F5.1"), "call": (("call",), "F6.1"), "discard": (("discard",), "F6.4"),
                 "jeu": (("jeu", "chelem", "petit-chelem"), "F7.1"),
                 "play": (("play", "poignee", "misere"), "F8.1")}[phase]
        if verb not in verbs[0] or seat != due:
            raise Refused("Something else is due.", verbs[1])
        if phase == "auction":
            self.speak(seat, words[0] if verb == "bid" else "pass")
        elif phase == "call":
            self.call(words[0])
        elif phase == "discard":
            self.lay_down(words)
        elif phase == "jeu":
            self.say_jeu(verb)
        elif verb == "play":
            self.play(seat, words[0])
        else:
            self.announce(seat, verb, words)

    def speak(self, seat, word):
        """F5."""
        if word == "pousse" and not self.rules["pousse"]:
            raise Refused("No pousse is bid here.", "F5.3")
        if word not in self.words_allowed():
            raise Refused("A bid is higher than those before.", "F5.2")
        self.legal_words.append(self.words_allowed())
        self.spoken.append([seat, word])
        bids = [each for each in self.spoken if each[1] != "pass"]
        if len(self.spoken) == len(self.table) and bids:
            self.declarer, self.contract = bids[-1]
            if self.takes_chien() and len(self.table) < 5:         # with five the call comes first, F6.1
                self.left[self.declarer] += self.chien                         # F6.4

    def call(self, card):
        """F6.1 to F6.3."""
        if card not in self.callable():
            raise Refused("That card may not be called.", "F6.2")
        self.called = card
        if self.takes_chien():
            self.left[self.declarer] += self.chien
        holders = [seat for seat in self.table if card in self.dealt[seat] and seat != self.declarer]
        if self.rules["partner"] == "holder" and holders:
            self.partner = holders[0]

    def lay_down(self, cards):
        """F6.4 and F6.5."""
        count, must, source = self.ecart_choice()
        hand = self.left[self.declarer]
        if len(cards) != count or any(card not in hand for card in cards):
            raise Refused("As many cards of the hand as the chien has.", "F6.4")
        if any(card not in cards for card in must) or any(card not in must + source for card in cards):
            raise Refused("Those cards may not go.", "F6.5")
        for card in cards:
            hand.remove(card)
        self.ecart = {"cards": in_order(cards), "shown": [card for card in in_order(cards) if is_trump(card)]}

    def say_jeu(self, word):
        """F7.1 to F7.3."""
        if word not in self.jeu_allowed():
            raise Refused("That slam is not announced here.", "F7.2" if word == "chelem" else "F7.3")
        self.said_jeu = True
        if word != "jeu":
            self.slam = word
        if word == "chelem":
            self.turn = self.declarer

    def announce(self, seat, verb, words):
        """F7.4 to F7.7."""
        if not self.may_announce():
            raise Refused("Nothing is announced now.", "F7.4")
        if verb == "misere":
            if words[0] not in self.miseres_allowed():
                raise Refused("That misere is not claimed.", "F7.7")
            self.announcements.append({"seat": seat, "kind": "misere-" + words[0], "cards": []})
            return
        trumps = [card for card in self.left[seat] if is_trump(card)]
        good = all(card in self.left[seat] and (is_trump(card) or card == "M") for card in words)
        if self.has_announced(seat, "poignee") or len(words) not in POIGNEES[len(self.table)] or not good:
            raise Refused("That is no poignee.", "F7.5")
        if "M" in words and any(card not in words for card in trumps):
            raise Refused("The Excuse hides a trump.", "F7.6")
        self.announcements.append({"seat": seat, "kind": "poignee", "cards": in_order(words)})

    def play(self, seat, card):
        """F8."""
        rule = self.fault(seat, card)
        if rule:
            raise Refused("That card is not allowed.", rule)
        allowed = self.cards_allowed()
        if not self.lying():
            self.tricks.append({"leader": seat, "plays": [], "winner": None})
            self.legal_cards.append([])
        self.legal_cards[-1].append(allowed)
        trick = self.tricks[-1]
        trick["plays"].append([seat, card])
        if card in self.left[seat]:
            self.left[seat].remove(card)
        self.turn = self.right_of(seat)
        if len(trick["plays"]) == len(self.table):
            self.gather(trick)

    def gather(self, trick):
        """F8.6, F8.12, F12.2 and the partner of F6.3."""
        winner = self.winner_of(trick)
        trick["winner"] = winner
        self.turn = winner
        for _, card in trick["plays"]:
            for piles in self.stacks.values():
                for pile in piles:
                    if pile and pile[-1] == card:
                        pile.pop()
        cards = [card for _, card in trick["plays"]]
        if self.rules["partner"] == "taker" and self.called in cards and winner != self.declarer:
            self.partner = winner

    def winner_of(self, trick):
        """F8.6, and the Excuse in the last trick (F8.12)."""
        excuse = [seat for seat, card in trick["plays"] if card == "M"]
        last = len(self.tricks) == self.number_of_tricks()
        if excuse and last and self.declarer is not None and len(self.table) > 2:
            camp = self.camp_of(excuse[0])
            if all(self.camp_of(each["winner"]) == camp for each in self.tricks[:-1]):
                self.excuse_won = True
                return excuse[0]
        cards = [card for _, card in trick["plays"] if card != "M"]
        trumps = [card for card in cards if is_trump(card)]
        following = [card for card in cards if card[0] == cards[0][0]]
        best = max(trumps, key=number_of) if trumps else max(following, key=lambda card: RANKS.index(card[1:]))
        return [seat for seat, card in trick["plays"] if card == best][0]

    def camp_of(self, seat):
        """The camp of a seat in a hand with a declarer, as far as the partner is known."""
        return "declarer" if seat in (self.declarer, self.partner) else "defence"

    # What is printed

    def upcoming(self, legal):
        """What `next` holds."""
        if self.due() is None:
            return None
        phase, seat = self.due()
        result = {"seat": seat, "phase": phase}
        if not legal:
            return result
        if phase == "auction":
            result["legal"] = self.words_allowed()
        elif phase == "call":
            result["legal"] = self.callable()
        elif phase == "discard":
            result["count"], result["must"], result["from"] = self.ecart_choice()
        elif phase == "jeu":
            result["legal"] = self.jeu_allowed()
        else:
            result.update({"legal": self.cards_allowed(), "miseres": self.miseres_allowed(),
                           "poignees": self.poignees_allowed()})
        return result

    def as_object(self, legal):
        """The object printed for an accepted record."""
        auction, tricks = self.spoken, self.tricks
        if legal:
            auction = [each + [words] for each, words in zip(auction, self.legal_words)]
            tricks = [dict(trick, plays=[play + [allowed] for play, allowed in zip(trick["plays"], lists)])
                      for trick, lists in zip(tricks, self.legal_cards)]
        return {"hands": {seat: in_order(cards) for seat, cards in self.dealt.items()},
                "piles": self.piles or None, "chien": self.chien, "void": self.is_void(), "auction": auction,
                "declarer": self.declarer, "contract": self.contract, "called": self.called,
                "partner": self.partner, "ecart": self.ecart, "slam": self.slam,
                "announcements": self.announcements, "tricks": tricks, "next": self.upcoming(legal),
                "result": tarot_score.result(self)}


# Reading a record

def parse_action(text, table):
    """Seat, verb and words of an action; refused without a rule where the text is none."""
    words = text.split(" ") if isinstance(text, str) else [""]
    seat, colon, verb = words[0].partition(":")
    words = words[1:]
    cards = bool(words) and all(word in PACK for word in words) and len(set(words)) == len(words)
    good = {"pass": not words, "bid": len(words) == 1 and words[0] in BIDS, "call": cards and len(words) == 1,
            "discard": cards, "jeu": not words, "chelem": not words, "petit-chelem": not words,
            "play": cards and len(words) == 1, "poignee": cards,
            "misere": len(words) == 1 and words[0] in ("atouts", "tetes")}
    if seat in table and colon and good.get(verb, False):
        return seat, verb, words
    raise Refused("That is no action.")


def is_setting(name, value):
    """Whether a switch may have that value; 1 is not true, and 400.0 is 400."""
    return any(value == each and isinstance(value, bool) == isinstance(each, bool)
               for each in SWITCHES.get(name, []))


def read_hand(record):
    """The hand of a record before its first action, and the actions; the first fault in the table's order."""
    need(record.get("format") == FORMAT, "$.format")
    need(is_whole(record.get("version"), 1, 1), "$.version")
    for name in ("title", "source"):
        need(isinstance(record.get(name, ""), str), "$." + name)
    need(isinstance(record.get("rules"), dict), "$.rules")
    for name in sorted(record["rules"]):
        need(is_setting(name, record["rules"][name]), "$.rules." + name)
    need(is_whole(record.get("seats"), 2, 5), "$.seats")
    table = TABLES[int(record["seats"])]
    if "players" in record:
        need(isinstance(record["players"], dict), "$.players")
        for seat in table:
            need(isinstance(record["players"].get(seat, ""), str), "$.players." + seat)
    need(is_whole(record.get("deal", 0), 0, MOST_DEAL), "$.deal")
    need(record.get("dealer") in table, "$.dealer")
    need(isinstance(record.get("deck"), str), "$.deck")
    need(isinstance(record.get("actions"), list), "$.actions")
    deck = record["deck"].split(" ")
    rules = dict({name: values[0] for name, values in SWITCHES.items()}, **record["rules"])
    need(sorted(deck) == sorted(pack_of(len(table), rules)), "$.deck", "F1.1")
    return Hand(deck, len(table), record["dealer"], rules), record["actions"]


def replay(content, legal=True):
    """What `versicola-cli replay` prints for a record, with or without --legal."""
    return replay_with(read_hand, content, legal)
