"""A naive model of a hand of Minchiate, for checking the engine against the written rules.

It is written from the numbered rules (M1 ... M8) and the description of the hand record alone, with plain
lists of card codes, and shares nothing with the engine. `replay(record)` takes a parsed hand record and
returns the object that `versicola-cli replay --legal` prints, or the object of a refusal.

    python3 minchiate_model.py FILE        prints that object for one record
"""

import json
import re
import sys

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


class Hand:
    """A hand from the cut on; `apply` takes one action after another and refuses those that are not legal."""

    def __init__(self, deck, dealer, rules):
        self.deck, self.dealer, self.rules = list(deck), dealer, dict(rules)
        self.cutter = left_of(dealer)
        self.has_cut = False
        self.robbed, self.fola_robbed, self.taken = [], [], []
        self.fola = []
        self.announcements = []
        self.turned_up = {seat: None for seat in SEATS}
        self.discarded = {seat: [] for seat in SEATS}
        self.owed = {seat: 0 for seat in SEATS}          # cards still to be discarded
        self.cards = {seat: [] for seat in SEATS}        # what is in hand now
        self.hands = None                                # the 21 cards each, once the discards are done
        self.fallen = []
        self.answering = None                            # the seat that owes an answer, M6.9
        self.tricks = []
        self.turn = None
        self.suits_led = []                              # suits led to earlier tricks, M6.3
        self.captured = {"NS": [], "EW": []}
        self.tricks_won = {"NS": 0, "EW": 0}
        self.debtor = None                               # the pair that owes a card for the Fool, M6.6
        self.marks, self.paid = [], []
        self.net = 0                                     # positive for NS, negative for EW; M7.2
        self.finished = False

    # Marks (M7.2, M7.3)

    def mark(self, cause, side, points, cards, trick):
        """M7.2 and M7.3: one mark, and the resti that it pays; nothing marks 0."""
        if points == 0:
            return
        self.net += points if side == "NS" else -points
        if not self.rules["restiAtEndOnly"]:
            while abs(self.net) >= 60:
                self.paid.append({"side": "NS" if self.net > 0 else "EW", "after_mark": len(self.marks)})
                self.net += -60 if self.net > 0 else 60
        self.marks.append({"cause": cause, "side": side, "points": points, "cards": list(cards),
                           "trick": trick, "net": net_object(self.net)})

    # What comes next

    def discarder(self):
        """M5.9: who has to discard next, the cutter before the dealer, or None."""
        for seat in (self.cutter, self.dealer):
            if self.owed[seat] > 0:
                return seat
        return None

    def expected(self):
        """The kind of action that comes next: cut, discard, declare, play or end."""
        if not self.has_cut:
            return "cut"
        if self.discarder() is not None:
            return "discard"
        if self.answering is not None:
            return "declare"
        return "end" if self.finished else "play"

    # Actions

    def apply(self, text):
        """One action of a record, by the table of the hand record."""
        seat, verb, arguments = parse_action(text)
        expected = self.expected()
        if expected == "cut" and verb != "cut":
            raise Refused("A hand begins with the cut.", "M5.2")
        if expected == "discard" and verb != "discard":
            raise Refused("A discard is owed first.", "M5.9")
        if expected == "declare" and verb != "declare":
            raise Refused("An answer about versicole is owed first.", "M6.9")
        if verb == "cut":
            self.cut(seat, arguments)
        elif verb == "discard":
            self.discard(seat, arguments)
        elif verb == "declare":
            self.declare(seat, arguments)
        elif verb == "fall":
            self.fall(seat)
        else:
            self.play(seat, arguments)

    def cut(self, seat, k):
        """M5.2 to M5.8: the cut, the robbing, the deal and the fola."""
        if self.has_cut:
            raise Refused("The cards have been cut already.", "M5.2")
        if seat != self.cutter:
            raise Refused("The player at the dealer's left cuts.", "M5.2")
        if k < 13 or k > 84:
            raise Refused("From 13 to 84 cards are lifted.", "M5.2")
        self.has_cut = True
        lifted, lower = self.deck[:k], self.deck[k:]
        while lifted and is_robbable(lifted[-1], self.rules):              # M5.2
            self.robbed.append(lifted.pop())
        for card in self.robbed:                                           # M5.3
            self.mark("rob", side_of(self.cutter), value(card), [card], None)
        stock = lower + lifted
        for player in deal_sequence(self.dealer, len(self.robbed)):        # M5.5, M5.4
            self.cards[player].append(stock.pop(0))
        player = right_of(self.dealer)
        for _ in range(4):
            if len(self.cards[player]) == 21:                       # a short dealer turns none up, M5.4
                card = self.cards[player][20]
                self.turned_up[player] = card
                self.mark("upcard", side_of(player), value(card), [card], None)
            player = right_of(player)
        self.fola = stock
        self.cards[self.cutter] += self.robbed
        self.owed[self.cutter] = len(self.robbed)                          # M5.9
        if len(self.robbed) <= 13:                                    # else nothing is turned or taken, M5.4
            self.take_from_fola()
        self.begin_play_if_ready()

    def take_from_fola(self):
        """M5.6 to M5.8."""
        while self.fola and is_robbable(self.fola[0], self.rules):         # M5.6
            card = self.fola.pop(0)
            self.fola_robbed.append(card)
            self.mark("fola", side_of(self.dealer), value(card), [card], None)
        self.taken = [card for card in self.fola if is_counter(card)]      # M5.7
        self.fola = [card for card in self.fola if not is_counter(card)]
        self.cards[self.dealer] += self.fola_robbed + self.taken
        self.owed[self.dealer] = len(self.fola_robbed) + len(self.taken)   # M5.9
        self.announcements.append(announce(self.fola))                     # M5.8

    def discard(self, seat, cards):
        """M5.9, and M5.4 for a cutter who robbed more than 13."""
        if seat != self.discarder():
            raise Refused("It is not this seat that has to discard.", "M5.9")
        if len(cards) != self.owed[seat]:
            raise Refused("As many cards are discarded as were robbed or taken.", "M5.9")
        if len(set(cards)) != len(cards) or any(card not in self.cards[seat] for card in cards):
            raise Refused("Different cards of that hand are discarded.", "M5.9")
        if self.rules["noCounterDiscard"] and any(is_counter(card) for card in cards):
            if any(card not in cards and not is_counter(card) for card in self.cards[seat]):
                raise Refused("Counters go only when the other cards do not suffice.", "M5.9")
        for card in cards:
            self.cards[seat].remove(card)
        self.discarded[seat] = list(cards)
        self.owed[seat] = 0
        if len(self.robbed) > 13:                                          # M5.4
            short = len(self.robbed) - 13
            self.cards[self.dealer] += cards[:short]
            self.fola = list(cards[short:])
            self.announcements.append(announce(self.fola))
        self.begin_play_if_ready()

    def begin_play_if_ready(self):
        """M6.1: with the discards done the player at the dealer's right leads."""
        if self.discarder() is None:
            self.hands = {seat: list(self.cards[seat]) for seat in SEATS}
            self.turn = right_of(self.dealer)

    def current_trick(self):
        """The trick that is being played, or None between tricks."""
        if self.tricks and self.tricks[-1]["winner"] is None:
            return self.tricks[-1]
        return None

    def legal_cards(self, seat):
        """M6.2, M6.3 and M6.5: the cards that the seat in turn may play."""
        hand = self.cards[seat]
        trick = self.current_trick()
        played = [play[1] for play in trick["plays"]] if trick else []
        if not played:                                                     # leading, M6.5
            if not self.rules["foolMayLead"] and hand != ["M"]:
                return [card for card in hand if card != "M"]
            return list(hand)
        led = card_led(played)
        if led is None:                                                    # after the Fool was led, M6.5
            return list(hand)
        if self.king_duty(seat, led, played):                              # M6.3
            return [led[0] + "K"]
        following = [card for card in hand if card != "M" and card[0] == led[0]]
        trumps = [card for card in hand if is_trump(card)]
        if following:                                                      # M6.2
            legal = following
        elif trumps:
            legal = trumps
        else:
            return list(hand)
        if "M" in hand:                                                    # M6.5
            legal = legal + ["M"]
        return legal

    def king_duty(self, seat, led, played):
        """M6.3: whether the seat must play the king of the suit led."""
        return (is_suit_card(led) and led[0] not in self.suits_led and any(is_trump(card) for card in played)
                and led[0] + "K" in self.cards[seat])

    def play(self, seat, card):
        """M6.1 to M6.5: one card."""
        if self.finished or seat != self.turn:
            raise Refused("It is not this seat's turn.", "M6.1")
        if card not in self.cards[seat]:
            raise Refused("That card is not in this hand.")
        legal = self.legal_cards(seat)
        trick = self.current_trick()
        if card not in legal:
            played = [play[1] for play in trick["plays"]] if trick else []
            if not played:
                raise Refused("The Fool is led only as the last card.", "M6.5")
            if self.king_duty(seat, card_led(played), played):
                raise Refused("The king must be played.", "M6.3")
            raise Refused("The suit led is followed, else a trump is played.", "M6.2")
        if trick is None:
            trick = {"leader": seat, "plays": [], "winner": None}
            self.tricks.append(trick)
        if self.rules["autoFall"] and not any(is_trump(each) for each in self.cards[seat]):
            if seat not in self.fallen:                                    # M6.10
                self.fallen.append(seat)
        trick["plays"].append([seat, card, legal])
        self.cards[seat].remove(card)
        self.turn = right_of(seat)
        if len(self.tricks) == 1 and versicole(self.hands[seat], self.rules):
            self.answering = seat                                          # M6.9
        else:
            self.gather_if_full()

    def declare(self, seat, shown):
        """M6.9: the answer about versicole, each shown as M3 scores the holding."""
        if self.answering is None:
            raise Refused("No answer about versicole is owed now.", "M6.9")
        if seat != self.answering:
            raise Refused("The answer is owed by another seat.", "M6.9")
        held = versicole(self.hands[seat], self.rules)
        chosen = []
        for cards in shown:
            matching = [each for each in held if sorted(each["cards"]) == sorted(cards)]
            if not matching:
                raise Refused("That is not a versicola of this holding.", "M6.9")
            if matching[0] in chosen:
                raise Refused("A versicola is shown once.", "M6.9")
            chosen.append(matching[0])
        for each in chosen:
            self.mark("declaration", side_of(seat), each["points"], each["cards"], 1)
        self.answering = None
        self.gather_if_full()

    def fall(self, seat):
        """M6.10: falling changes who chooses the cards of the seat, not which cards are legal."""
        if self.finished or seat != self.turn:
            raise Refused("A seat falls in its turn.", "M6.10")
        if self.rules["autoFall"]:
            raise Refused("Falling is a consequence here, no action.", "M6.10")
        if seat in self.fallen:
            raise Refused("A seat falls once.", "M6.10")
        if any(is_trump(card) for card in self.cards[seat]):
            raise Refused("A seat with a trump cannot fall.", "M6.10")
        self.fallen.append(seat)

    def gather_if_full(self):
        """M6.4 to M6.8 and M5.11: the end of a trick."""
        trick = self.tricks[-1]
        if len(trick["plays"]) < 4:
            return
        number = len(self.tricks)
        played = [play[1] for play in trick["plays"]]
        best = best_card(played)                                           # M6.4
        winner = [play[0] for play in trick["plays"] if play[1] == best][0]
        trick["winner"] = winner
        winners = side_of(winner)
        self.tricks_won[winners] += 1
        for seat, card, _ in trick["plays"]:
            if card == "M" and number < 21 and side_of(seat) != winners:   # M6.6
                self.captured[side_of(seat)].append("M")
                self.debtor = side_of(seat)
                continue
            self.captured[winners].append(card)                            # M6.7 for the Fool in trick 21
            if side_of(seat) != winners:
                self.mark("death", winners, value(card), [card], number)   # M6.8
        led = card_led(played)
        if is_suit_card(led):
            self.suits_led.append(led[0])
        if self.debtor is not None:                                        # M6.6
            self.give(exchange_card(self.captured[self.debtor], self.rules))
        if number == 1 and len(self.robbed) <= 13:                         # M5.11
            self.fola = self.fola + self.discarded[self.cutter] + self.discarded[self.dealer]
        if number == 1:
            self.announcements.append(announce(self.fola))
        self.turn = winner
        if number == 21:
            self.finish()

    def give(self, card):
        """M6.6: the debtor's card passes to the other pair, and the debt is settled."""
        if card is None:
            return
        self.captured[self.debtor].remove(card)
        self.captured[other_side(self.debtor)].append(card)
        self.debtor = None

    def finish(self):
        """M6.6: what is left of the Fool's debt after trick 21."""
        self.finished = True
        self.turn = None
        if self.debtor is not None:
            if self.tricks_won[self.debtor] == 0:
                self.give("M")
            else:
                self.give(final_exchange_card(self.captured[self.debtor]))

    # The end of the hand (M7)

    def count(self, side):
        """M7.1: the count of one pair."""
        captured = self.captured[side]
        found = versicole(captured, self.rules)
        result = {"cards": max(0, len(captured) - 42), "versicole": found,
                  "last": 10 if side_of(self.tricks[20]["winner"]) == side else 0,
                  "counters": sum(value(card) for card in captured)}
        result["total"] = (result["cards"] + sum(each["points"] for each in found) + result["last"]
                           + result["counters"])
        return result

    def settle(self):
        """M7.3 and M7.4: counts, net, cappotto and resti of a finished hand."""
        counts = {side: self.count(side) for side in ("NS", "EW")}
        cappotto = None
        for side in ("NS", "EW"):
            if self.tricks_won[side] == 0:
                cappotto = side
        resti = 0                                                          # positive for NS
        for payment in self.paid:
            resti += 1 if payment["side"] == "NS" else -1
        net = self.net
        if cappotto is None:
            net += counts["NS"]["total"] - counts["EW"]["total"]           # M7.3
            final = ceil_div(abs(net), 60)
            resti += final if net > 0 else -final
        elif cappotto == "EW":
            resti += ceil_div(840 + 2 * net, 60)                           # M7.4
        else:
            resti -= ceil_div(840 - 2 * net, 60)
        side = None if resti == 0 else ("NS" if resti > 0 else "EW")
        return {"captured": self.captured, "count": counts, "net": net_object(net), "cappotto": cappotto,
                "resti": {"side": side, "count": abs(resti)}}

    def as_object(self):
        """The object printed for an accepted record."""
        result = {"marks": self.marks, "paid": self.paid, "tricks": self.tricks, "robbed": self.robbed,
                  "fola_robbed": self.fola_robbed, "taken": self.taken, "fola": self.fola,
                  "announcements": self.announcements,
                  "announcement_texts": [announcement_text(each) for each in self.announcements],
                  "turned_up": self.turned_up, "discarded": self.discarded,
                  "hands": self.cards if self.hands is None else self.hands}
        if self.finished:
            result.update(self.settle())
        else:
            result.update({"captured": None, "count": None, "net": None, "cappotto": None, "resti": None})
        return result


def card_led(played):
    """M6.5: the card led, which is the second where the Fool was led; None where nothing else was played."""
    for card in played:
        if card != "M":
            return card
    return None


def best_card(played):
    """M6.4: the highest trump, else the highest card of the suit led."""
    trumps = [card for card in played if is_trump(card)]
    if trumps:
        return max(trumps, key=lambda card: int(card[1:]))
    led = card_led(played)
    return max([card for card in played if card[0] == led[0]], key=suit_rank)


# Reading a record

def parse_action(text):
    """Seat, verb and arguments of an action; refused without a rule where the text is no action at all."""
    if not isinstance(text, str):
        raise Refused("An action is a string.")
    match = re.fullmatch(r"([SENW]):(cut|discard|play|declare|fall)((?: [^ ]+)*)", text)
    if not match:
        raise Refused("That is no action.")
    seat, verb, rest = match.groups()
    words = rest.split(" ")[1:]
    if verb == "cut":
        if len(words) != 1 or not re.fullmatch(r"[1-9][0-9]*", words[0]):
            raise Refused("A cut has one number.")
        return seat, verb, int(words[0])
    if verb == "fall":
        if words:
            raise Refused("Falling has no arguments.")
        return seat, verb, None
    cards = [word.split("+") for word in words] if verb == "declare" else [[word] for word in words]
    for group in cards:
        for card in group:
            if card not in PACK:
                raise Refused("There is no such card.")
    if verb == "declare":
        return seat, verb, cards
    cards = [group[0] for group in cards]
    if verb == "discard" and not cards:
        raise Refused("A discard names its cards.")
    if verb == "play":
        if len(cards) != 1:
            raise Refused("One card is played.")
        return seat, verb, cards[0]
    return seat, verb, cards


def read_rules(record):
    """The switches of a record over the defaults."""
    if not isinstance(record["rules"], dict):
        raise Refused("The rules are an object.", path="rules")
    rules = dict(DEFAULT_RULES)
    for name, setting in record["rules"].items():
        if name not in rules:
            raise Refused("There is no such switch.", path="rules." + name)
        if not isinstance(setting, bool):
            raise Refused("A switch is true or false.", path="rules." + name)
        rules[name] = setting
    return rules


def read_record(record):
    """The fields of a hand record: rules, dealer, deck and actions."""
    if not isinstance(record, dict):
        raise Refused("A hand record is an object.", path="")
    if record.get("format") != "minchiate-hand":
        raise Refused("The format is unknown.", path="format")
    if type(record.get("version")) is not int or record["version"] != 1:
        raise Refused("The version is unknown.", path="version")
    for name in ("rules", "dealer", "deck", "actions"):
        if name not in record:
            raise Refused("A field is missing.", path=name)
    for name, kind in (("title", str), ("source", str), ("players", dict), ("deal", int)):
        if name in record and (not isinstance(record[name], kind) or isinstance(record[name], bool)):
            raise Refused("A field has the wrong type.", path=name)
    for seat, name in record.get("players", {}).items():
        if seat in SEATS and not isinstance(name, str):
            raise Refused("A name is a string.", path="players." + seat)
    rules = read_rules(record)
    if record["dealer"] not in SEATS:
        raise Refused("The dealer is a seat.", path="dealer")
    if not isinstance(record["deck"], str):
        raise Refused("The deck is a string.", path="deck")
    deck = record["deck"].split(" ")
    if sorted(deck) != sorted(PACK):
        raise Refused("The deck is the 97 cards once each.", "M1.1", path="deck")
    if not is_suit_card(deck[96]) or deck[96] in KINGS:
        raise Refused("The bottom card is a suit card other than a king.", "M5.1", path="deck")
    if not isinstance(record["actions"], list):
        raise Refused("The actions are a list.", path="actions")
    return rules, deck, record["dealer"], record["actions"]


def replay(record):
    """What `versicola-cli replay --legal` prints for a record."""
    try:
        rules, deck, dealer, actions = read_record(record)
        hand = Hand(deck, dealer, rules)
        for index, action in enumerate(actions):
            try:
                hand.apply(action)
            except Refused as refusal:
                refusal.action = index
                raise
        return hand.as_object()
    except Refused as refusal:
        return refusal.as_object()


def main():
    """Prints the replay of one record; exit 1 where it is refused."""
    with open(sys.argv[1], encoding="utf-8") as file:
        record = json.load(file)
    result = replay(record)
    print(json.dumps(result))
    return 1 if result.get("ok") is False else 0


if __name__ == "__main__":
    sys.exit(main())
