"""Tests of the naive models of the cousins: the check figures and the worked examples of the written rules."""

import unittest

import bolognese_model as bolognese
import cuatrola_model as cuatrola
import tarot_model as tarot
import tarot_score


class Cuatrola(unittest.TestCase):
    """C11 and the example of the hand record."""

    DECK = "DN SJ BK CA DK SN SA BJ S3 CK SK BA DA CN BN CJ B3 DJ C3 D3".split()
    ACTIONS = ["N:bid solo", "W:bid pass", "S:bid pass", "E:bid pass", "N:play DN", "W:play DJ", "E:play D3",
               "W:sing C", "E:play CA", "N:play DK"]

    def may(self, trump, lying, held, overtake="best"):
        """What may be played to the cards that lie in a trick."""
        hand = cuatrola.Hand(self.DECK, "E", {"overtake": overtake})
        hand.trump = trump
        hand.left["S"] = held.split()
        plays = [[seat, card] for seat, card in zip("EN", lying.split())]
        hand.tricks = [{"leader": "E", "plays": plays, "winner": None}]
        return " ".join(hand.cards_allowed("S"))

    def test_overtaking(self):
        """C11.2."""
        for lying, held, best, lead in (("DJ DA", "D3 DK", "D3 DK", "D3 DK"), ("DN DA", "D3 DJ", "D3 DJ", "D3"),
                                        ("DN DK", "DA DJ", "DA", "DA"), ("DN BJ", "DA DJ", "DA DJ", "DA DJ")):
            self.assertEqual(self.may("B", lying, held), best)
            self.assertEqual(self.may("B", lying, held, "lead"), lead)

    def test_trumping(self):
        """C11.3 and the first of C11.1."""
        for lying, held, allowed in (("CA BK", "B3 BJ S3", "B3"), ("CA BK", "BN BJ S3", "S3 BN BJ"),
                                     ("CA BK", "S3 D3", "D3 S3"), ("CA CJ", "B3 BJ S3", "B3 BJ"),
                                     ("BA BJ", "BN S3", "BN")):
            self.assertEqual(self.may("B", lying, held), allowed)

    def test_example(self):
        """The record of the description."""
        result = cuatrola.replay({"format": "cuatrola-hand", "version": 1, "rules": {}, "dealer": "E",
                                  "deck": " ".join(self.DECK), "actions": self.ACTIONS})
        self.assertEqual(result["contract"], {"bid": "solo", "bidder": "N", "side": "NS", "idle": "S",
                                              "leader": "N"})
        self.assertEqual(result["cantes"], [{"seat": "W", "side": "EW", "trick": 1, "sung": ["C"], "points": 20,
                                             "legal": [[], ["C"]]}])
        self.assertEqual(result["next"], {"seat": "W", "phase": "play", "legal": ["W:play CK", "W:play CN"]})
        self.assertEqual(result["tricks"][1]["plays"], [["E", "CA", ["CA", "CJ", "BA", "BJ"]],
                                                        ["N", "DK", ["DA", "DK"]]])

    def finished(self, rules, contract, tricks):
        """The result of a hand whose tricks were these, each as its winner and its cards."""
        hand = cuatrola.Hand(self.DECK, "E", rules)
        hand.contract = contract
        hand.tricks = [{"leader": winner, "winner": winner, "plays": [[winner, card] for card in cards.split()]}
                       for winner, cards in tricks]
        return {side: part["total"] for side, part in hand.count().items()}, hand.result()

    def test_idle_hand(self):
        """C11.5: an idle hand of all the cups leaves 100, and 50-50 loses the solo (C8.4)."""
        solo = {"bid": "solo", "bidder": "N", "side": "NS", "idle": "S", "leader": "N"}
        tricks = [("E", "DK SK BA"), ("W", "DN SN B3"), ("E", "S3 BN BJ"), ("N", "DA D3 SA"), ("N", "DJ SJ BK")]
        for rules in ({}, {"tie": "void"}):
            totals, result = self.finished(rules, solo, tricks)
            self.assertEqual(totals, {"NS": 50, "EW": 50})
            self.assertEqual(result, {"side": "EW", "points": 2, "by": "tie"})

    def test_ties(self):
        """C11.4: 65-65 in a plain hand (C8.2); all five tricks make 130-0 (C8.3)."""
        plain = {"bid": "plain", "bidder": None, "side": None, "idle": None, "leader": "N"}
        tricks = [("E", "CA C3 CK CN"), ("E", "CJ DA D3 DK"), ("W", "DN DJ BJ BN"), ("N", "SA S3 SN SK"),
                  ("N", "SJ BA B3 BK")]
        totals, result = self.finished({}, plain, tricks)
        self.assertEqual((totals, result), ({"NS": 65, "EW": 65}, {"side": "NS", "points": 1, "by": "tie"}))
        result = self.finished({"tie": "void"}, plain, tricks)[1]
        self.assertEqual(result, {"side": None, "points": 0, "by": "void"})
        every = [("W", cards) for _, cards in tricks]
        for rules, points, why in (({}, 1, "points"), ({"capote": True}, 2, "capote")):
            totals, result = self.finished(rules, plain, every)
            self.assertEqual(totals, {"NS": 0, "EW": 130})
            self.assertEqual(result, {"side": "EW", "points": points, "by": why})


class Bolognese(unittest.TestCase):
    """The check figures of B2.9 and the example of the hand record."""

    def points(self, cards, kind, doubling=True):
        """What a holding makes in sequences or in cricche."""
        return bolognese.sum_of(bolognese.combinations(cards.split(), True), kind, doubling)

    def test_sequences(self):
        """B2.5 to B2.7."""
        for cards, expected in (("CK CQ T1", 10), ("CK CN CJ M", 15), ("CK CQ CA", 0), ("CK CQ CA M", 15),
                                ("T20 T18 T17", 10), ("T20 T17 M", 10), ("T20 T1 M", 0),
                                ("T20 T19 T18 T16 T15", 20), ("T20 T17 T15 M", 10), ("TM1 TM2 TM4", 10),
                                ("TM2 TM3 M", 10), ("CA DA SA BA T1 M", 25), ("T20 T19 M", 10)):
            self.assertEqual(self.points(cards, bolognese.SEQUENCES), expected, cards)

    def test_cricche(self):
        """B2.2."""
        for cards, expected in (("CK DK BK", 17), ("CJ DJ SJ BJ", 24), ("T19 T1 M", 18), ("T20 T19 M", 18),
                                ("CK DK M", 0)):
            self.assertEqual(self.points(cards, bolognese.CRICCHE), expected, cards)

    def test_numbers(self):
        """B2.6 (b) and (c): two in succession are not bridged; T5 stood for lets the Moors in."""
        high = "T20 T19 T18 T17 "
        ten_to_six = " T10 T9 T8 T7 T6"
        for cards, count in ((high + "T16 T13 T1 M", 7), (high + "T16 T14 T12 T1 M", 9),
                             (high + "T16 T15 T14 T13 T12 T11 TM1" + ten_to_six, 15),
                             (high + "T16 T15 T14 T13 T12 T11 TM1 M" + ten_to_six, 17)):
            self.assertEqual(len(bolognese.combinations(cards.split(), True)[0]["cards"]), count, cards)

    def test_all_cards(self):
        """B2.1, B2.9: 550, 296, 87; CA's third example."""
        pack = " ".join(bolognese.PACK)
        self.assertEqual(self.points(pack, bolognese.SEQUENCES), 550)
        self.assertEqual(self.points(pack, bolognese.CRICCHE), 296)
        self.assertEqual(bolognese.scartini(bolognese.PACK), 87)
        missing = "T19 T18 T16 T1 DK DJ DA SQ SN SJ CJ BN BA".split()
        most = " ".join(card for card in bolognese.PACK if card not in missing)
        self.assertEqual(self.points(most, bolognese.SEQUENCES), 150)
        self.assertEqual(self.points(most, bolognese.CRICCHE), 31)

    def test_tricks(self):
        """B1.3, B1.4, B5.3, B5.4."""
        for played, best in (("C6 CA C10", "CA"), ("S6 SA S10", "S10"), ("TM3 TM4 T1 TM2", "TM2"), ("M CJ DK", "CJ"),
                             ("CK TM1 T5", "T5"), ("CK T1 M", "T1")):
            self.assertEqual(bolognese.best_card(played.split()), best)

    def test_example(self):
        """The deck in canonical order."""
        actions = ["S:discard D7 D6", "E:accuse grande cups swords", "E:play CK", "N:play C9", "W:accuse coins batons",
                   "W:play DK", "S:accuse moors aces"]
        result = bolognese.replay({"format": bolognese.FORMAT, "version": 1, "dealer": "S",
                                   "deck": " ".join(bolognese.PACK), "actions": actions})
        self.assertEqual(result["error"]["rule"], "B5.2")          # West has trumps
        actions[5] = "W:play T6"
        result = bolognese.replay({"format": bolognese.FORMAT, "version": 1, "dealer": "S",
                                   "deck": " ".join(bolognese.PACK), "actions": actions})
        self.assertEqual([each["points"] for each in result["accusi"]], [100, 30, 40])
        self.assertEqual(result["combinations"]["N"], [])


class Tarot(unittest.TestCase):
    """The values of F2, the deal of F4.3, and the worked examples of F13."""

    def test_values(self):
        """F1.1, F2.1, F11.3."""
        self.assertEqual(len(tarot.PACK), 78)
        self.assertEqual(tarot.PACK, tarot_score.ORDER)
        self.assertEqual(sum(tarot_score.halves_of(card) for card in tarot.PACK), 182)
        short = tarot.pack_of(3, {"shortDeck": True})
        self.assertEqual(len(short), 58)
        self.assertEqual(sum(tarot_score.halves_of(card) for card in short) + 20, 182)

    def test_deal(self):
        """F4.3: which cards from the top lie in the chien; F12.1: the piles."""
        for seats, rules, places in ((4, {}, range(4, 25, 4)), (3, {}, range(5, 31, 5)), (5, {}, (4, 8, 12)),
                                     (3, {"shortDeck": True}, (4, 8, 12, 16)), (2, {"chien2": True}, range(4, 25, 4))):
            full = dict({name: values[0] for name, values in tarot.SWITCHES.items()}, **rules)
            deck = tarot.pack_of(seats, full)
            hand = tarot.Hand(deck, seats, "S", full)
            self.assertEqual(hand.chien, [deck[place - 1] for place in places])
        hand = tarot.Hand(tarot.PACK, 2, "S", {})
        self.assertEqual(hand.piles["N"][0], [tarot.PACK[30 + 12 * layer] for layer in range(4)])
        self.assertEqual(hand.piles["S"][5][3], "M")

    def test_prices(self):
        """F13.1 to F13.5, by F9.5."""
        for contract, margin, petit, coefficient, poignees, slam, expected in (
                (25, 8, 10, 2, 20, 0, 106), (25, 4, -10, 4, 0, 0, 76), (-25, -7, 10, 1, -20, 0, -42),
                (25, 11, 0, 2, 20, 0, 92), (25, 46, 10, 2, 20, 400, 582)):
            parts = {"contract": contract, "margin": margin, "petit": petit, "coefficient": coefficient,
                     "poignees": poignees, "slam": slam}
            self.assertEqual(tarot_score.price(parts), expected)

    def test_halves_split(self):
        """F9.11: of an odd 3P the declarer has the larger half, gain or loss."""
        hand = tarot.Hand(tarot.PACK, 5, "S", {"split": "halves"})
        hand.declarer, hand.partner = "E", "W"
        for each, declarer, partner in ((25, 38, 37), (-25, -38, -37), (26, 39, 39)):
            scores = tarot_score.contract_scores(hand, each)
            self.assertEqual((scores["E"], scores["W"], scores["NE"]), (declarer, partner, -each))

    def may(self, lying, held, **rules):
        """What the third player may play to the cards that lie in a trick, with four."""
        hand = tarot.Hand(tarot.PACK, 4, "S", rules)
        hand.left["W"], hand.turn = held.split(), "W"
        plays = [[seat, card] for seat, card in zip("EN", lying.split())]
        hand.tricks = [{"leader": "E", "plays": plays, "winner": None}]
        return " ".join(hand.cards_allowed())

    def test_duties(self):
        """F8.2 to F8.5, F8.7, F8.10."""
        for lying, held, allowed in (("S5 SK", "SA HK T9 M", "SA M"), ("S5 T7", "HK T9 T3 M", "T9 M"),
                                     ("S5 T7", "HK T5 T3", "T3 T5"), ("T5 T7", "HK T6 T8 T9", "T8 T9"),
                                     ("T5 S2", "HK T2 T4", "T2 T4"), ("S5 T7", "HK D2", "HK D2"),
                                     ("M S5", "SA HK T9", "SA"), ("M T5", "HK T9 T2", "T9")):
            self.assertEqual(self.may(lying, held), allowed)
        self.assertEqual(self.may("M T1", "T21 T9", noThreeBouts=True), "T9")
        self.assertEqual(self.may("M T1", "T21 S2", noThreeBouts=True), "T21")


if __name__ == "__main__":
    unittest.main()
