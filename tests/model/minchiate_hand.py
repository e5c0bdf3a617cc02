"""A hand of Minchiate from the cut to its result (M4 ... M8), for `minchiate_model`."""

from minchiate_cards import (SEATS, Refused, is_trump, is_suit_card, suit_rank, value, is_counter,
                             is_robbable, right_of, left_of, side_of, other_side, versicole, exchange_card,
                             final_exchange_card, net_object, ceil_div, announce, announcement_text,
                             deal_sequence)
from minchiate_record import parse_action


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
