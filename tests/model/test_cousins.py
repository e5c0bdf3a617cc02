"""Tests of the naive models of the cousins: the check figures and the worked examples of the written rules."""

import unittest

import bolognese_model as bolognese
import cuatrola_model as cuatrola
from hand_file import SEATS


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

    def test_idle_hand(self):
        """C11.5: an idle hand of all the cups; 50-50 loses a solo."""
        hands = {"S": "CA C3 CK CN CJ", "E": "D3 DN S3 SN BK", "N": "DA DK SA SK BA", "W": "DJ SJ B3 BN BJ"}
        deck = [hands[seat].split()[place] for place in range(5) for seat in SEATS]
        start = {"format": "cuatrola-hand", "version": 1, "rules": {}, "dealer": "W", "deck": " ".join(deck)}
        bids = ["S:bid pass", "E:bid pass", "N:bid solo", "W:bid pass"]
        result = cuatrola.replay(dict(start, actions=bids))
        self.assertEqual((result["contract"]["idle"], result["contract"]["leader"]), ("S", "E"))
        self.assertEqual(sum(cuatrola.POINTS[card[1]] for seat in "ENW" for card in hands[seat].split()), 90)


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


if __name__ == "__main__":
    unittest.main()
