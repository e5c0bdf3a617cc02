"""Decks and players that make ordinary and contrived hands of Minchiate, for `compare`."""

import minchiate_model as model

SEATS = model.SEATS
COUNTERS = [card for card in model.PACK if model.is_counter(card)]
SUIT_CARDS = [card for card in model.PACK if model.is_suit_card(card)]


# Making decks

def robbable_cards(rules):
    """M2.3."""
    return [card for card in model.PACK if model.is_robbable(card, rules)]


def make_deck(rng, dealer, rules, hands=None, robbed=(), fola=()):
    """The lower packet, the lifted one and the cut that give these hands; None if none is found.

    `hands` and `fola` are beginnings, filled at random. `robbed` are the robbed cards in order; the dealt
    hands do not hold them yet.
    """
    robbed = list(robbed)
    sequence = model.deal_sequence(dealer, len(robbed))
    wanted = {seat: list((hands or {}).get(seat, [])) for seat in SEATS}
    for _ in range(100):
        used = set(robbed) | set(fola) | {card for seat in SEATS for card in wanted[seat]}
        rest = [card for card in model.PACK if card not in used]
        rng.shuffle(rest)
        dealt = {}
        for seat in SEATS:
            size = sequence.count(seat)
            mine = wanted[seat][:size]
            rest += wanted[seat][size:]
            while len(mine) < size:
                mine.append(rest.pop())
            rng.shuffle(mine)
            dealt[seat] = mine
        bottom = list(fola)[:max(0, 13 - len(robbed))]
        rest += list(fola)[len(bottom):]
        rng.shuffle(bottom)
        bottom += rest
        stock = [dealt[seat].pop() for seat in sequence] + bottom          # as it lies after the cut
        cuts = []
        for k in range(max(13, len(robbed)), 85):
            last = stock[96 - k]                                           # the bottom card of the deck
            stops = k == len(robbed) or not model.is_robbable(stock[-1], rules)
            if stops and last in SUIT_CARDS and last not in model.KINGS:
                cuts.append(k)
        if cuts:
            k = rng.choice([cuts[0], cuts[-1], rng.choice(cuts), rng.choice(cuts)])
            return stock[:97 - k], stock[97 - k:] + robbed[::-1], k
    return None


def random_rules(rng):
    """Switches, each away from its default now and then."""
    rules = {}
    for name, default in model.DEFAULT_RULES.items():
        if rng.random() < 0.3:
            rules[name] = not default
        elif rng.random() < 0.1:
            rules[name] = default
    return rules


# Playing

class Player:
    """Chooses legal actions for all four seats, with leanings that differ from hand to hand."""

    def __init__(self, rng):
        self.rng = rng
        self.fool = rng.choice(["any", "any", "early", "late", "lead"])
        styles = ["random", "high", "low"]
        self.style = {"NS": rng.choice(styles), "EW": rng.choice(styles)}
        self.script = {}                     # seat: cards to be played first, in this order
        self.keep = set()                    # cards not to be discarded while others suffice
        self.lead_suit = None                # a suit to lead first
        self.fall_chance = rng.choice([0, 0.3, 1])
        self.show_chance = rng.choice([0.5, 0.9, 1])

    def action(self, hand):
        """The next action, or None at the end of the hand."""
        expected = hand.expected()
        if expected == "end":
            return None
        if expected == "discard":
            return self.discard(hand)
        if expected == "declare":
            return self.declare(hand)
        return self.play(hand)

    def discard(self, hand):
        """M5.9."""
        seat = hand.discarder()
        owed = hand.owed[seat]
        cards = list(hand.cards[seat])
        self.rng.shuffle(cards)
        if hand.rules["noCounterDiscard"]:
            cards.sort(key=model.is_counter)
        else:
            cards.sort(key=lambda card: card in self.keep)
        chosen = cards[:owed]
        self.rng.shuffle(chosen)
        return " ".join(["%s:discard" % seat] + chosen)

    def declare(self, hand):
        """M6.9: any of the versicole in any order, their cards in any order."""
        seat = hand.answering
        shown = []
        for each in model.versicole(hand.hands[seat], hand.rules):
            if self.rng.random() < self.show_chance:
                cards = list(each["cards"])
                self.rng.shuffle(cards)
                shown.append("+".join(cards))
        self.rng.shuffle(shown)
        return " ".join(["%s:declare" % seat] + shown)

    def play(self, hand):
        """M6.2 and M6.10."""
        seat = hand.turn
        if can_fall(hand) and self.rng.random() < self.fall_chance:
            return "%s:fall" % seat
        legal = hand.legal_cards(seat)
        leading = hand.current_trick() is None
        for card in self.script.get(seat, []):
            if card in legal:
                return "%s:play %s" % (seat, card)
        if "M" in legal and (self.fool == "early" or (self.fool == "lead" and leading)):
            return "%s:play M" % seat
        others = [card for card in legal if card != "M"]
        if others and (self.fool == "late" or (self.fool == "lead" and not leading)):
            legal = others
        if leading and self.lead_suit:
            first = [card for card in legal if card[0] == self.lead_suit and card not in model.KINGS]
            if first and self.lead_suit not in hand.suits_led:
                legal = first
        return "%s:play %s" % (seat, self.by_style(seat, legal))

    def by_style(self, seat, legal):
        """A high card, a low one, or any."""
        style = self.style[model.side_of(seat)]
        if style == "random" or self.rng.random() < 0.1:
            return self.rng.choice(legal)
        ordered = sorted(legal, key=strength)
        return ordered[-1] if style == "high" else ordered[0]


def strength(card):
    """A rough order of the cards for a style of play."""
    if card == "M":
        return -1
    return 100 + int(card[1:]) if model.is_trump(card) else model.suit_rank(card)


def can_fall(hand):
    """M6.10."""
    seat = hand.turn
    return (hand.expected() == "play" and not hand.rules["autoFall"] and seat not in hand.fallen
            and not any(model.is_trump(card) for card in hand.cards[seat]))


# Scenarios: each returns hands, robbed, fola for make_deck, and may set the player's leanings

def plain(rng, rules, dealer, player):
    """Any deck."""
    return {}, [], []


def robbing(rng, rules, dealer, player):
    """Up to 13 robbed cards."""
    return {}, rng.sample(robbable_cards(rules), rng.choice([1, 2, 3, 5, 8, 12, 13, 13])), []


def robbing_more(rng, rules, dealer, player):
    """More than 13 robbed cards, up to all there are (M5.4)."""
    cards = robbable_cards(rules)
    most = len(cards)
    count = rng.choice([14, 15, 20, 23, 24, 25, most, most, most - 1, rng.randint(14, most)])
    cards = rng.sample(cards, most)
    if rng.random() < 0.4:
        cards.sort(key=model.is_counter, reverse=True)                     # counters first
    return {}, cards[:count], []


def rich_fola(rng, rules, dealer, player):
    """A fola full of counters, some of them robbed and turned."""
    count = rng.choice([0, 0, 1, 3, 6])
    cards = rng.sample(robbable_cards(rules), 12)
    return {}, cards[:count], cards[count:]


def sweep(rng, rules, dealer, player):
    """A cappotto: one pair has all the trumps, or one hand the highest 21 (M7.4)."""
    seat = rng.choice(SEATS)
    partner = model.right_of(model.right_of(seat))
    trumps = list(model.TRUMPS)
    if rng.random() < 0.5:
        hands = {seat: trumps[19:]}
    else:
        rng.shuffle(trumps)
        hands = {seat: trumps[:21], partner: trumps[21:]}
    fool = rng.choice([partner, model.right_of(seat), model.left_of(seat)])
    hands.setdefault(fool, []).append("M")
    robbed = []
    if model.left_of(dealer) not in (seat, partner) and rng.random() < 0.5:
        robbed = rng.sample(model.KINGS, rng.randint(1, 4))                # the losers lead in marks
    player.keep = set(trumps) | {"M"}
    return hands, robbed, []


def lasting_debt(rng, rules, dealer, player):
    """One pair takes trick 1 alone, with nothing worthless in it, and holds the Fool (M6.6)."""
    leader = model.right_of(dealer)
    second = model.right_of(leader)
    third = model.right_of(second)
    pool = rng.choice([["T2", "T3", "T4", "T5"], ["T1", "T10", "T13", "T20", "T28", "T30", "T31"],
                       ["T36", "T37", "T38", "T39", "T40"], ["T2", "T4", "T1", "T10", "T30", "T36", "T37"]])
    zeros = ["T29", "T14"] if rules["demon"] else ["T29"]
    first = (rng.sample(zeros, rng.randint(0, len(zeros))) + rng.sample(pool, 3))[:3]
    highest = max(first, key=strength)
    first.remove(highest)
    first = [first[0], first[1], highest] if rng.random() < 0.5 else [first[1], first[0], highest]
    king = rng.choice(model.KINGS)
    trumps = [card for card in model.TRUMPS if card not in first]
    rng.shuffle(trumps)
    hands = {leader: [first[0]] + trumps[:20], second: [first[2]], third: [first[1]] + trumps[20:],
             dealer: [king]}
    hands[rng.choice([second, dealer])].append("M")
    player.script = {leader: [first[0]], second: [first[2]], third: [first[1]], dealer: [king]}
    player.keep = set(model.TRUMPS) | {"M", king}
    player.fool = rng.choice(["any", "early", "any", "late"])
    return hands, [], []


def late_debt(rng, rules, dealer, player):
    """A weak pair with the Fool and little else, that may pay late."""
    seat = rng.choice(SEATS)
    left, right = model.left_of(seat), model.right_of(seat)
    trumps = [card for card in model.TRUMPS if card not in ("T40", "T29", "T14")]
    rng.shuffle(trumps)
    hands = {seat: ["M", "T40", "T29", "T14"] + rng.sample(SUIT_CARDS, 3), left: trumps[:17],
             right: trumps[17:34]}
    player.fool = rng.choice(["early", "any"])
    player.style[model.side_of(seat)] = "low"
    player.style[model.side_of(left)] = "high"
    player.keep = {"M", "T40", "T29"}
    return hands, [], []


def declarations(rng, rules, dealer, player):
    """Versicole in plenty (M6.9)."""
    cards = COUNTERS + ["T29", "T14"]
    rng.shuffle(cards)
    share = rng.choice([[9, 6, 6, 6], [13, 13, 0, 1], [19, 0, 8, 0], [0, 18, 0, 6]])
    if rng.random() < 0.4:
        cards.sort(key=strength)
    hands = {}
    for seat, number in zip(rng.sample(SEATS, 4), share):
        hands[seat] = [cards.pop() for _ in range(min(number, len(cards)))]
    player.keep = set(COUNTERS) | {"T29", "T14"}
    return hands, [], []


def falls(rng, rules, dealer, player):
    """Hands with few trumps (M6.10)."""
    suits = list(SUIT_CARDS)
    rng.shuffle(suits)
    seats = rng.sample(SEATS, 2)
    player.fall_chance = rng.choice([0.2, 0.5, 1])
    return {seats[0]: suits[:rng.choice([18, 20, 21])], seats[1]: suits[21:21 + rng.choice([17, 21])]}, [], []


def king_rule(rng, rules, dealer, player):
    """A suit led for the first time, trumped at once, its king behind (M6.3)."""
    leader = model.right_of(dealer)
    second = model.right_of(leader)
    third = model.right_of(second)
    suit = rng.choice(model.SUITS)
    cards = [card for card in SUIT_CARDS if card[0] == suit and card not in model.KINGS]
    rng.shuffle(cards)
    others = [card for card in SUIT_CARDS if card[0] != suit]
    holder, fourth = rng.choice([(third, dealer), (dealer, third)])
    hands = {leader: cards[:5], second: rng.sample(model.TRUMPS, 12) + rng.sample(others, 9),
             holder: [suit + "K"] + cards[5:8] + (["M"] if rng.random() < 0.6 else []), fourth: cards[8:10]}
    if rng.random() < 0.3:
        hands[leader] = cards[:5] + [card for card in ["M"] if "M" not in hands[holder]]
        player.fool = "lead"
    player.lead_suit = suit
    return hands, [], []


def fool_led(rng, rules, dealer, player):
    """The Fool is led early (M6.5)."""
    player.fool = "lead"
    return {model.right_of(dealer): ["M"] + rng.sample(model.TRUMPS[20:], 3)}, [], []


SCENARIOS = [plain, plain, robbing, robbing_more, rich_fola, sweep, lasting_debt, late_debt, declarations,
             falls, king_rule, fool_led]
