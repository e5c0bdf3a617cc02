"""A naive model of a hand of French Tarot, for checking the engine against the written rules.

It is written from the numbered rules (F1 ... F14) and the description of the hand record alone, with plain
lists of card codes, and shares nothing with the engine. The price of a hand is in `tarot_score`.
"""

import tarot_score
from hand_file import Refused, MOST_DEAL, is_whole, need, replay_with
from tarot_cards import (RANKS, SUIT_CARDS, TRUMPS, PACK, BOUTS, KINGS, TABLES, BIDS, POIGNEES, SWITCHES,
                         in_order, is_trump, number_of, is_court, pack_of)
from tarot_stages import Stages

FORMAT, SUFFIX = "french-tarot-hand", ".french-tarot"


class Hand(Stages):
    """A hand from the deal on; `apply` takes one action after another and refuses those not legal."""

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
