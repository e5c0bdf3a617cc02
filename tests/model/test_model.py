"""Tests of the naive model itself: the worked hand of Dresden 1798 and the figures that the rules give."""

import json
import os
import unittest

import minchiate_model as model

HERE = os.path.dirname(os.path.abspath(__file__))


def load_dresden():
    """The record of the worked hand."""
    with open(os.path.join(HERE, "..", "data", "dresden-1798.json"), encoding="utf-8") as file:
        return json.load(file)


def points(cards, demon=False):
    """The sorted points of the versicole of a holding written as one string."""
    rules = dict(model.DEFAULT_RULES, demon=demon)
    return sorted(each["points"] for each in model.versicole(cards.split(), rules))


def trumps(first, last):
    """A run of trumps as one string."""
    return " ".join("T%d" % number for number in range(first, last + 1))


def empty_hand(**switches):
    """A hand before the cut, for tests that set its state themselves."""
    return model.Hand(load_dresden()["deck"].split(), "S", dict(model.DEFAULT_RULES, **switches))


class Dresden(unittest.TestCase):
    """The worked hand replays to the figures of its source."""

    def setUp(self):
        self.result = model.replay(load_dresden())

    def test_count(self):
        """M7.1, M7.3."""
        self.assertEqual(self.result["count"]["NS"]["total"], 98)
        self.assertEqual(self.result["count"]["EW"]["total"], 147)
        self.assertEqual(self.result["net"], {"side": "EW", "points": 83})
        self.assertEqual(self.result["resti"], {"side": "EW", "count": 2})
        self.assertIsNone(self.result["cappotto"])

    def test_net_after_each_mark(self):
        """M7.2."""
        nets = [mark["net"]["points"] for mark in self.result["marks"]]
        self.assertEqual(nets, [5, 10, 15, 45, 30, 35, 40, 35, 38, 41, 44, 39, 34])
        self.assertEqual({mark["net"]["side"] for mark in self.result["marks"]}, {"EW"})
        self.assertEqual(self.result["paid"], [])

    def test_deal(self):
        """M5.2 to M5.11."""
        self.assertEqual(self.result["robbed"], ["T21", "T33"])
        self.assertEqual(self.result["taken"], ["T20", "SK", "BK"])
        self.assertEqual(self.result["turned_up"], {"E": "T32", "N": "D4", "W": "CK", "S": "BN"})
        self.assertEqual(len(self.result["fola"]), 13)
        self.assertEqual(self.result["announcements"],
                         [{"C": 0, "D": 1, "S": 1, "B": 1}, {"C": 3, "D": 1, "S": 3, "B": 1}])

    def test_every_prefix_is_a_record(self):
        """A record may stop anywhere."""
        record = load_dresden()
        for length in range(len(record["actions"])):
            result = model.replay(dict(record, actions=record["actions"][:length]))
            self.assertIsNone(result["resti"])

    def test_refusals(self):
        """A card that does not follow, a missing answer, a cut out of bounds."""
        record = load_dresden()
        actions = record["actions"]
        for index, wrong, rule in ((0, "W:cut 12", "M5.2"), (1, "W:discard S10", "M5.9"),
                                   (4, "N:play B8", "M6.9"), (5, "N:play T14", "M6.2"),
                                   (5, "W:play B6", "M6.1"), (8, "S:declare DK+SK", "M6.9"),
                                   (9, "S:fall", "M6.10"), (9, "S:sing", None)):
            result = model.replay(dict(record, actions=actions[:index] + [wrong]))
            self.assertFalse(result["ok"])
            self.assertEqual((result["error"]["action"], result["error"]["rule"]), (index, rule), wrong)


class Cards(unittest.TestCase):
    """M1 and M2."""

    def test_pack(self):
        """M1.1 and the totals of M2.1."""
        self.assertEqual(len(set(model.PACK)), 97)
        self.assertEqual(len([card for card in model.PACK if model.is_counter(card)]), 25)
        self.assertEqual(sum(model.value(card) for card in model.PACK), 142)

    def test_ranks(self):
        """M1.3 and M6.4."""
        self.assertEqual(model.best_card(["C7", "C3", "S10", "C10"]), "C3")
        self.assertEqual(model.best_card(["S7", "S3", "CK", "S10"]), "S10")
        self.assertEqual(model.best_card(["M", "CA", "CJ", "DK"]), "CJ")
        self.assertEqual(model.best_card(["CK", "T9", "M", "T10"]), "T10")

    def test_robbable(self):
        """M2.3."""
        for rob29, expected in ((True, 33), (False, 32)):
            rules = dict(model.DEFAULT_RULES, rob29=rob29)
            self.assertEqual(len([card for card in model.PACK if model.is_robbable(card, rules)]), expected)


class Versicole(unittest.TestCase):
    """The check figures of M3.5."""

    def test_regular(self):
        """M3.1."""
        for first, last, expected in ((1, 3, 11), (1, 5, 17), (3, 5, 9), (28, 30, 15), (36, 40, 50),
                                      (28, 40, 90)):
            self.assertEqual(points(trumps(first, last)), [expected])
        self.assertEqual(points(trumps(26, 29)), [])
        self.assertEqual(points(trumps(4, 7)), [])
        self.assertEqual(points(trumps(28, 30) + " " + trumps(32, 34)), [15, 15])

    def test_irregular(self):
        """M3.2."""
        for cards, expected in (("T1 M T40", [20]), ("T1 T13 T28", [15]), ("T10 T20 T30 T40", [25]),
                                ("T10 T20 T30", [15]), ("T20 T30 T40", [20]), ("T10 T20 T40", []),
                                ("T10 T30 T40", []), ("CK DK SK", [15]), ("CK DK SK BK", [20]),
                                ("CK BK", [])):
            self.assertEqual(points(cards), expected, cards)
        self.assertEqual(points("T14 T35 T39"), [])
        self.assertEqual(points("T14 T35 T39", demon=True), [20])

    def test_sums(self):
        """M3.5: 1-13-28 with 28-29-30, and the 74 of the one."""
        self.assertEqual(sum(points("T1 T13 T28 T29 T30")), 30)
        self.assertEqual(sum(points("T1 T13 T28 T29 T30 M")), 40)
        for papi, without, expected in ((5, "", 74), (5, "T40", 54), (5, "T13", 54), (4, "", 68),
                                        (3, "", 62)):
            cards = [card for card in ("M T40 T13 T28 " + trumps(1, papi)).split() if card != without]
            as_cards = 3 * (papi - 1)
            self.assertEqual(sum(points(" ".join(cards))) + as_cards, expected)
        self.assertEqual(sum(points("T1 M T40 T13 T28")), 40)


class FoolsExchange(unittest.TestCase):
    """M6.6."""

    def test_order_while_the_hand_lasts(self):
        """Numerals before courts before trumps, 29 never, 14 not with the demon."""
        for demon in (False, True):
            rules = dict(model.DEFAULT_RULES, demon=demon)
            captured = list(reversed(model.PACK))
            given = []
            while model.exchange_card(captured, rules):
                given.append(model.exchange_card(captured, rules))
                captured.remove(given[-1])
            self.assertEqual(given[:8], ["C10", "D10", "SA", "BA", "C9", "D9", "S2", "B2"])
            self.assertEqual(given[36:46], ["CA", "DA", "S10", "B10", "CJ", "DJ", "SJ", "BJ", "CN", "DN"])
            self.assertEqual(given[52:59], ["T6", "T7", "T8", "T9", "T11", "T12", "T15" if demon else "T14"])
            self.assertEqual(given[-1], "T27")
            self.assertEqual(len(given), 97 - 25 - 1 - (1 if demon else 0))

    def test_order_after_the_last_trick(self):
        """The captured card of least value, ties in the same order."""
        captured = ["T40", "T36", "T10", "T1", "BK", "SK", "DK", "CK", "T5", "T2", "T29", "T14", "M"]
        given = []
        for _ in range(12):
            given.append(model.final_exchange_card(captured))
            captured.remove(given[-1])
        self.assertEqual(given, ["T14", "T29", "T2", "T5", "CK", "DK", "SK", "BK", "T1", "T10", "T36", "T40"])

    def test_no_trick(self):
        """A pair that took no trick loses the Fool, without a mark."""
        hand = empty_hand()
        hand.captured = {"NS": ["M"], "EW": ["C2"]}
        hand.debtor = "NS"
        hand.tricks_won = {"NS": 0, "EW": 21}
        hand.finish()
        self.assertEqual(hand.captured, {"NS": [], "EW": ["C2", "M"]})
        self.assertEqual(hand.marks, [])


class Resti(unittest.TestCase):
    """M7.3 and M7.4."""

    def finished(self, tricks_won, net, captured):
        """A hand at its end, EW winners of the last trick."""
        hand = empty_hand()
        hand.tricks = [{"leader": "E", "plays": [], "winner": "E"}] * 21
        hand.tricks_won, hand.net, hand.captured = tricks_won, net, captured
        return hand

    def test_paid_in_the_course(self):
        """A resto at 60, two at 120, the rest stays."""
        hand = empty_hand()
        hand.mark("death", "NS", 59, ["T40"], 1)
        self.assertEqual(hand.paid, [])
        hand.mark("death", "EW", 59, ["T40"], 1)
        self.assertEqual(hand.marks[-1]["net"], {"side": None, "points": 0})
        hand.mark("death", "EW", 59, ["T40"], 1)
        hand.mark("declaration", "EW", 95, ["T40"], 1)
        self.assertEqual(hand.paid, [{"side": "EW", "after_mark": 3}] * 2)
        self.assertEqual(hand.marks[-1]["net"], {"side": "EW", "points": 34})

    def test_paid_at_the_end(self):
        """restiAtEndOnly lets the net pass 60."""
        hand = empty_hand(restiAtEndOnly=True)
        hand.mark("declaration", "EW", 95, ["T40"], 1)
        self.assertEqual((hand.paid, hand.marks[0]["net"]), ([], {"side": "EW", "points": 95}))

    def test_rounding(self):
        """Resti are the net divided by 60, rounded up; none for a level net."""
        for net, expected in ((10, {"side": None, "count": 0}), (11, {"side": "NS", "count": 1}),
                              (70, {"side": "NS", "count": 1}), (71, {"side": "NS", "count": 2}),
                              (-50, {"side": "EW", "count": 1}), (-51, {"side": "EW", "count": 2})):
            hand = self.finished({"NS": 1, "EW": 20}, net, {"NS": [], "EW": []})
            self.assertEqual(hand.settle()["resti"], expected, net)

    def test_cappotto(self):
        """840 and twice the winners' unpaid net, over 60, rounded up; resti paid before stand."""
        for net, expected in ((0, 14), (-1, 15), (-30, 15), (-31, 16), (1, 14), (30, 13), (59, 13)):
            hand = self.finished({"NS": 0, "EW": 21}, net, {"NS": [], "EW": []})
            result = hand.settle()
            self.assertEqual(result["resti"], {"side": "EW", "count": expected}, net)
            self.assertEqual(result["cappotto"], "NS")
            self.assertEqual(result["net"]["points"], abs(net))
            hand.paid = [{"side": "NS", "after_mark": 0}] * 2
            self.assertEqual(hand.settle()["resti"]["count"], expected - 2)


class KingRule(unittest.TestCase):
    """M6.3 and M6.5."""

    def legal(self, played, cards, suits_led=()):
        """What N may play to a trick."""
        hand = empty_hand()
        hand.suits_led = list(suits_led)
        hand.cards["N"] = cards.split()
        hand.tricks = [{"leader": "S", "plays": [["S", card, []] for card in played.split()], "winner": None}]
        return " ".join(hand.legal_cards("N"))

    def test_duty(self):
        """The king must be played after a trump, at the suit's first lead."""
        self.assertEqual(self.legal("C3 T7", "CK C2 M T9"), "CK")
        self.assertEqual(self.legal("C3 C4", "CK C2 M T9"), "CK C2 M")
        self.assertEqual(self.legal("C3 T7", "CK C2 M T9", ["C"]), "CK C2 M")
        self.assertEqual(self.legal("C3 T7", "C2 DK M"), "C2 M")
        self.assertEqual(self.legal("M C3 T7", "CK C2"), "CK")
        self.assertEqual(self.legal("M", "CK C2 T9"), "CK C2 T9")
        self.assertEqual(self.legal("T3 T7", "CK C2 M"), "CK C2 M")
        self.assertEqual(self.legal("D3 T7", "CK T2 M"), "T2 M")


if __name__ == "__main__":
    unittest.main()
