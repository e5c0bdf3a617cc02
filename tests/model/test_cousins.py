"""Tests of the naive models of the cousins: the check figures and the worked examples of the written rules."""

import unittest

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


if __name__ == "__main__":
    unittest.main()
