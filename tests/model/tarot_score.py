"""The count and the price of a hand of French Tarot (F2, F8.11, F8.12, F9, F10, F12.5), for `tarot_model`."""

BOUTS = ["T1", "T21", "M"]
NEEDED = {0: 56, 1: 51, 2: 41, 3: 36}                                          # F2.3
COEFFICIENTS = {"prise": 1, "pousse": 1, "garde": 2, "garde-sans": 4, "garde-contre": 6}
ORDER = ([suit + rank for suit in "SHDC" for rank in
          ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"]]
         + ["T%d" % number for number in range(1, 22)] + ["M"])                # F1.5


def halves_of(card):
    """F2.1."""
    if card in BOUTS:
        return 9
    return {"K": 9, "Q": 7, "N": 5, "J": 3}.get(card[1:], 1) if card[0] != "T" else 1


def rounded_up(halves):
    """Whole points of halves, a half rounded up."""
    return (halves + 1) // 2


def result(hand):
    """What `result` holds, or None while the hand goes on."""
    if hand.is_void():
        return {"kind": "void", "scores": {seat: 0 for seat in hand.table}}
    if not hand.over():
        return None
    if hand.declarer is not None:
        return contract_result(hand)
    return two_result(hand) if not hand.has_auction() else misere_result(hand)


def excuse_play(hand):
    """The seat that played the Excuse and the number of the trick, or None."""
    for number, trick in enumerate(hand.tricks, 1):
        for seat, card in trick["plays"]:
            if card == "M":
                return seat, number
    return None


class Count:
    """The piles of the camps with the Excuse and its debt settled (F8.11, F8.12, F11.2)."""

    def __init__(self, hand, camp_of, camps):
        self.piles = {camp: [] for camp in camps}
        for trick in hand.tricks:
            self.piles[camp_of(trick["winner"])] += [card for _, card in trick["plays"]]
        self.half_to = {camp: 0 for camp in camps}          # halves that passed for want of a card
        self.excuse = None
        played = excuse_play(hand)
        if played:
            seat, number = played
            self.excuse = {"seat": seat, "trick": number, "camp": None, "given": None, "half": False}
            self.settle_excuse(hand, camp_of(seat), camp_of(hand.tricks[number - 1]["winner"]), number)

    def settle_excuse(self, hand, own, winning, number):
        """Whose the Excuse is, and what is owed for it."""
        others = [camp for camp in self.piles if camp != own]
        three = len(hand.table) == 3
        debtor, creditor = None, None
        if three and hand.rules["excuse3"] == "captured":                      # F11.2
            keeper = winning
        elif number == hand.number_of_tricks() and not hand.excuse_won:        # F8.12
            keeper = others[0]
            if winning == own:
                debtor, creditor = keeper, own
        else:                                                                  # F8.11
            keeper = own
            if winning != own:
                debtor, creditor = own, winning
        if three and hand.rules["excuse3"] == "kept":                          # F11.2
            debtor = None
        self.piles[winning].remove("M")
        self.piles[keeper].append("M")
        self.excuse["camp"] = keeper
        self.debt = (debtor, creditor)

    def settle_debt(self):
        """F8.11: the card of least value, or a half; once écart and chien lie with the tricks."""
        if self.excuse is None or self.debt[0] is None:
            return
        debtor, creditor = self.debt
        cards = [card for card in ORDER if card in self.piles[debtor] and card != "M"]
        if not cards:
            self.excuse["half"] = True
            self.half_to[debtor] -= 1
            self.half_to[creditor] += 1
            return
        given = min(cards, key=halves_of)                                      # the first of equals
        self.piles[debtor].remove(given)
        self.piles[creditor].append(given)
        self.excuse["given"] = given

    def halves(self, more=0):
        """F2.1, by camp."""
        return {camp: sum(halves_of(card) for card in pile) + self.half_to[camp] + more
                for camp, pile in self.piles.items()}

    def captured(self):
        """The piles in the fixed order."""
        return {camp: [card for card in ORDER if card in pile] for camp, pile in self.piles.items()}


def bouts_in(pile):
    """F1.4."""
    return [card for card in BOUTS if card in pile]


def petit_au_bout(hand, camp_of):
    """F9.6: the trick and the camp, or None."""
    count = len(hand.tricks)
    for number in [count, count - 1] if hand.excuse_won else [count]:
        trick = hand.tricks[number - 1]
        if "T1" in [card for _, card in trick["plays"]]:
            return {"trick": number, "camp": camp_of(trick["winner"])}
    return None


def slam_points(hand):
    """F9.8."""
    won = len([trick for trick in hand.tricks if hand.camp_of(trick["winner"]) == "declarer"])
    stake, every = int(hand.rules["chelem"]), len(hand.tricks)
    if len(hand.table) == 2:                                                   # F12.4
        return 0
    if hand.slam == "chelem":
        return stake if won == every else -stake
    if hand.slam == "petit-chelem":
        return stake // 2 if won >= every - 1 else -stake // 2
    return {every: stake // 2, 0: -stake // 2}.get(won, 0)


def poignee_points(hand, sizes):
    """F9.7."""
    prices = dict(zip(sizes, [20, 30, 40]))
    return sum(prices[len(each["cards"])] for each in hand.announcements if each["kind"] == "poignee")


def price(parts):
    """P of F9.5."""
    return ((parts["contract"] + parts["margin"] + parts["petit"]) * parts["coefficient"] + parts["poignees"]
            + parts["slam"])


def contract_scores(hand, each):
    """F9.10 and F9.11: what everybody gets by P."""
    scores = {seat: -each for seat in hand.table if hand.camp_of(seat) == "defence"}
    paid = each * len(scores)
    if hand.partner is None:
        scores[hand.declarer] = paid
    elif hand.rules["split"] == "thirds":
        scores.update({hand.declarer: 2 * each, hand.partner: each})
    else:
        larger = rounded_up(abs(paid)) * (1 if paid > 0 else -1)
        scores.update({hand.declarer: larger, hand.partner: paid - larger})
    return scores


def contract_result(hand):
    """F9 for a hand with a declarer."""
    count = Count(hand, hand.camp_of, ["declarer", "defence"])
    if hand.ecart:
        count.piles["declarer"] += hand.ecart["cards"]
    else:
        count.piles["defence" if hand.contract == "garde-contre" else "declarer"] += hand.chien   # F6.6, F6.7
    count.settle_debt()
    short = len(hand.table) == 3 and hand.rules["shortDeck"]
    halves = count.halves(10 if short else 0)
    bouts = bouts_in(count.piles["declarer"])
    needed = NEEDED[len(bouts)]
    made = halves["declarer"] >= 2 * needed                                    # F9.3
    sign = 1 if made else -1
    margin = sign * rounded_up(abs(halves["declarer"] - 2 * needed))           # F9.4
    petit = petit_au_bout(hand, hand.camp_of)
    sizes = {3: [13, 15, 18], 4: [10, 13, 15], 5: [8, 10, 13]}.get(len(hand.table), [])
    parts = {"contract": 25 * sign, "margin": margin, "petit": 0, "coefficient": COEFFICIENTS[hand.contract],
             "poignees": sign * poignee_points(hand, sizes), "slam": slam_points(hand)}
    if petit:
        parts["petit"] = 10 if petit["camp"] == "declarer" else -10
    each = price(parts)
    scores = contract_scores(hand, each)
    miseres = []
    for announced in hand.announcements:                                       # F9.9
        if announced["kind"] != "poignee":
            seat = announced["seat"]
            points = -10 if seat == hand.declarer and hand.ecart and not made else 10
            miseres.append({"seat": seat, "kind": announced["kind"], "points": points})
            for other in hand.table:
                scores[other] += points * (len(hand.table) - 1) if other == seat else -points
    return {"kind": "contract", "scores": scores, "captured": count.captured(), "halves": halves,
            "excuse": count.excuse, "bouts": bouts, "needed": needed, "made": made, "margin": margin,
            "petit": petit, "parts": parts, "each": each, "miseres": miseres}


def two_result(hand):
    """F12.5."""
    count = Count(hand, lambda seat: seat, hand.table)
    count.settle_debt()
    halves = count.halves()
    bouts = {seat: bouts_in(count.piles[seat]) for seat in hand.table}
    needed = {seat: NEEDED[len(bouts[seat])] for seat in hand.table}
    winner = [seat for seat in hand.table if halves[seat] >= 2 * needed[seat]][0]
    loser = [seat for seat in hand.table if seat != winner][0]
    margin = rounded_up(halves[winner] - 2 * needed[winner])
    petit = petit_au_bout(hand, lambda seat: seat)
    each = 25 + margin
    if petit:
        each += 10 if petit["camp"] == winner else -10
    return {"kind": "two", "scores": {winner: each, loser: -each}, "captured": count.captured(),
            "halves": halves, "bouts": bouts, "needed": needed, "excuse": count.excuse, "winner": winner,
            "margin": margin, "petit": petit, "each": each}


def misere_result(hand):
    """F10."""
    piles = {seat: [] for seat in hand.table}
    for trick in hand.tricks:
        for seat, card in trick["plays"]:
            piles[seat if card == "M" else trick["winner"]].append(card)       # F10.2
    halves = {seat: sum(halves_of(card) for card in pile) for seat, pile in piles.items()}
    scores = {seat: 0 for seat in hand.table}
    for one in hand.table:                                                     # F10.3
        for other in hand.table:
            if halves[one] < halves[other]:
                price = rounded_up(halves[other] - halves[one])
                scores[one] += price
                scores[other] -= price
    played = excuse_play(hand)
    excuse = None
    if played:
        excuse = {"seat": played[0], "trick": played[1], "camp": played[0], "given": None, "half": False}
    turns = [hand.right_of(hand.mano, step) for step in range(len(hand.table))]
    return {"kind": "misere", "scores": scores, "halves": halves, "excuse": excuse,
            "captured": {seat: [card for card in ORDER if card in pile] for seat, pile in piles.items()},
            "winners": [seat for seat in turns if halves[seat] == min(halves.values())]}
