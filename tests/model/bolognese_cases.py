"""Hands of Tarocco bolognese made by the naive model, for `cousin_cases`."""

import bolognese_model as model
import cousin_cases as cases
from hand_file import SEATS, SIDES, partner_of, right_of

STRONG = (["T%d" % number for number in range(20, 4, -1)] + [suit + "K" for suit in "CDSB"]
          + [suit + "Q" for suit in "CDSB"])
PIPS = [suit + rank for suit in "CDSB" for rank in ("6", "7", "8", "9", "10")]


# Decks: each scenario gives beginnings of hands, filled at random, and may set the player's leanings

def plain(rng, dealer, player):
    """Any deck."""
    return {}


def rich(rng, dealer, player):
    """One hand full of what makes combinations."""
    suits = rng.sample("CDSB", 3)
    cards = [suit + rank for suit in suits for rank in "KQNJA"]
    rng.shuffle(cards)
    cards = ["T1", "M", "T20", "T19", "T18"][:rng.randint(0, 5)] + cards
    return {rng.choice(SEATS): cards[:15]}


def long_grande(rng, dealer, player):
    """One hand with the Angel, the high trumps and most of the numbers, perhaps with a contatore."""
    numbers = ["T%d" % number for number in range(16, 4, -1)]
    for _ in range(rng.randint(0, 4)):
        numbers.remove(rng.choice(numbers))
    high = rng.sample(["T19", "T18", "T17"], rng.randint(1, 3))
    cards = rng.sample(["T1", "M"], rng.randint(0, 2)) + ["T20"] + high + numbers
    seat = rng.choice(SEATS)
    moors = model.MOORS[:rng.randint(0, 4)]
    return {seat: cards[:15], partner_of(seat): cards[15:] + moors}


def sweep(rng, dealer, player):
    """One pair has nearly everything that wins (B8.3)."""
    seat = rng.choice(SEATS)
    cards = [card for card in STRONG if card != "M"]
    rng.shuffle(cards)
    hands = {seat: cards[:13], partner_of(seat): cards[13:]}
    hands.setdefault(rng.choice([seat, right_of(seat), right_of(seat, 3)]), []).append("M")
    player.fool = rng.choice(["early", "any", "late"])
    player.style = dict.fromkeys(SEATS, "low")
    player.style.update({seat: "high", partner_of(seat): "high"})
    return hands


def one_trick(rng, dealer, player):
    """The pair with the Matto wins little but a trick of trumps (B8.2)."""
    leader = right_of(dealer)
    trumps = [card for card in model.TRUMPS if card != "T20"]
    rng.shuffle(trumps)
    few = rng.randint(0, 2)
    rest = trumps[few:] + [suit + rank for suit in "CDSB" for rank in "KQ"]
    rng.shuffle(rest)
    partner = trumps[:few] + [suit + rank for suit in "CDSB" for rank in rng.sample("NJA", 2)]
    player.script = {leader: ["T20", "M"]}
    player.style = {leader: "low", partner_of(leader): "any", dealer: "any", right_of(leader): "any"}
    return {leader: ["T20", "M"] + rng.sample(PIPS, 10), partner_of(leader): partner, dealer: rest[:14],
            right_of(leader): rest[14:]}


def one_king(rng, dealer, player):
    """The pair with the Matto wins little but a trick led with a king, of figures and an ace (B8.2)."""
    leader = right_of(dealer)
    suit = rng.choice("CDSB")
    company = [suit + rank for rank in rng.sample("QNJA", 3)]
    others = [card for card in model.PACK if card[0] in "CDSB" and card[0] != suit]
    rng.shuffle(others)
    trumps = list(model.TRUMPS)
    rng.shuffle(trumps)
    player.script = {leader: [suit + "K", "M"], right_of(leader): company[:1], partner_of(leader): company[1:2],
                     dealer: company[2:]}
    player.style = {leader: "low", partner_of(leader): "low", dealer: "high", right_of(leader): "high"}
    return {leader: [suit + "K", "M"] + others[:13], right_of(leader): company[:1] + trumps[:11],
            partner_of(leader): company[1:2] + others[13:], dealer: company[2:] + trumps[11:]}


SCENARIOS = [plain, plain, rich, long_grande, sweep, one_trick, one_king]


def make_deck(rng, dealer, hands):
    """A deck that gives these beginnings of hands."""
    used = {card for cards in hands.values() for card in cards}
    rest = [card for card in model.PACK if card not in used]
    rng.shuffle(rest)
    full = {}
    for seat in SEATS:
        full[seat] = list(hands.get(seat, []))[:15]
        rest += list(hands.get(seat, []))[15:]
    for seat in SEATS:
        while len(full[seat]) < 15:
            full[seat].append(rest.pop())
        rng.shuffle(full[seat])
    deck = []
    for packet in range(12):
        seat = right_of(dealer, 1 + packet)
        deck += full[seat][packet // 4 * 5:packet // 4 * 5 + 5]
    return deck + rest


class Player:
    """Chooses legal actions, with leanings that differ from hand to hand."""

    def __init__(self, rng):
        self.rng = rng
        self.fool = rng.choice(["any", "early", "late"])
        self.style = {seat: rng.choice(["any", "high", "low"]) for seat in SEATS}
        self.script = {}
        self.accuse_chance = rng.choice([0, 0.5, 1])
        self.signal_chance = rng.choice([0, 0.3, 1])
        self.silent = set()                                # seats that let their chance to accuse go by

    def action(self, hand):
        """The next action, or None at the end."""
        if hand.phase() == "over":
            return None
        names = [] if hand.turn in self.silent else hand.names_allowed()
        if hand.phase() == "discard":
            text = self.accuse(hand, names)
            if text and reaches(hand, text):
                return text
            cards = self.rng.sample(hand.discards_allowed(), 2)
            return "%s:discard %s %s" % (hand.dealer, cards[0], cards[1])
        if names:
            self.silent.add(hand.turn)
            text = self.accuse(hand, names)
            if text:
                return text
        return self.play(hand)

    def accuse(self, hand, names):
        """Some or all of the names, in any order; None for silence."""
        if not names or self.rng.random() >= self.accuse_chance:
            return None
        count = self.rng.choice([len(names), self.rng.randint(1, len(names))])
        return " ".join(["%s:accuse" % hand.turn] + self.rng.sample(names, count))

    def play(self, hand):
        """A card, and a signal where one is allowed."""
        seat, allowed = hand.turn, hand.cards_allowed()
        card = self.card(seat, allowed)
        signals = [each for each in model.SIGNALS if hand.signal_allowed(card, each) is None]
        if signals and self.rng.random() < self.signal_chance:
            return "%s:play %s %s" % (seat, card, self.rng.choice(signals))
        return "%s:play %s" % (seat, card)

    def card(self, seat, allowed):
        """By script, by what is done with the Matto, by style."""
        for card in self.script.get(seat, []):
            if card in allowed:
                return card
        if "M" in allowed and self.fool == "early" and self.rng.random() < 0.4:
            return "M"
        others = [card for card in allowed if card != "M"]
        if others and self.fool == "late":
            allowed = others
        if self.style[seat] == "any":
            return self.rng.choice(allowed)
        ordered = sorted(allowed, key=strength)
        return ordered[-1] if self.style[seat] == "high" else ordered[0]


def strength(card):
    """A rough order of the cards for a style of play."""
    if card in model.TRUMPS:
        return 50 - model.TRUMPS.index(card)
    return -1 if card == "M" else -model.RANKS.index(card[1:])


def reaches(hand, text):
    """Whether an accuso before the discard reaches the target (B6.5)."""
    points = sum(hand.accuso(hand.dealt[hand.dealer], text.split(" ")[1:]))
    return hand.score[model.side_of(hand.dealer)] + points >= hand.rules["target"]


def near_target(record, player):
    """The record with a score at which the dealer's accuso reaches the target with the partner's only (B6.5)."""
    dealer = record["dealer"]
    accusi = {each["seat"]: each["points"] for each in model.replay(record)["accusi"] if not each["early"]}
    ours = [accusi.get(seat, 0) for seat in (dealer, partner_of(dealer))]
    target = int(record.get("rules", {}).get("target", 800))
    if 0 in ours or target <= max(sum(ours), sum(accusi.values()) - sum(ours)):
        return record
    side = model.side_of(dealer)
    place = [index for index, text in enumerate(record["actions"]) if text.startswith(dealer + ":accuse")][0]
    near = dict(record, score={side: target - max(ours) - 1, model.other_side(side): 0},
                actions=record["actions"][:place + 1])
    return cases.play_out(model, near, player.action)


def build(rng):
    """A record with all its actions."""
    rules = cases.some_rules(rng, model.CHOICES)
    if rng.random() < 0.6:
        rules["target"] = rng.choice([1, 50, 100, 100.0, 300, 100000, rng.randint(1, 1500)])
    if rng.random() < 0.5:
        rules.pop("match", None)
        rules.pop("callOut", None)
    player = Player(rng)
    record = cases.new_record(rng, model, [], rules)
    hands = rng.choice(SCENARIOS)(rng, record["dealer"], player)
    record["deck"] = " ".join(make_deck(rng, record["dealer"], hands))
    if rng.random() < 0.7:
        near = max(0, int(rules.get("target", 800)) - rng.randint(0, 130))
        record["score"] = {side: rng.choice([0, near, rng.randint(0, near)]) for side in SIDES}
    if not rules and rng.random() < 0.5:
        del record["rules"]
    record = cases.play_out(model, record, player.action)
    return near_target(record, player) if rng.random() < 0.3 else record


def weight(hand):
    """The discard, trick 1 and leads are telling."""
    if hand.phase() == "discard":
        return 12
    if hand.in_first_trick():
        return 5
    return 1 if hand.lying() else 4


def wrong_actions(rng, hand):
    """Actions near to legal ones; a few of them are legal."""
    seat = hand.turn
    other = rng.choice([each for each in SEATS if each != seat])
    any_cards = rng.sample(model.PACK, 2)
    mine = list(hand.left[seat]) or any_cards
    few = hand.dealt[seat] if hand.phase() == "discard" else (hand.hands or hand.dealt)[seat]
    held = [each["name"] for each in hand.made_by(few)] or rng.sample(model.NAMES, 1)
    not_held = [name for name in model.NAMES if name not in held] or held
    discards = ["%s:discard %s %s" % (seat, rng.choice(mine), rng.choice(mine)),
                "%s:discard %s" % (seat, mine[0]), "%s:discard %s %s" % (seat, mine[0], mine[0]),
                "%s:discard %s %s" % (seat, mine[0], any_cards[0]),
                "%s:discard %s %s" % (other, mine[0], mine[-1]), "%s:discard C6 D6 S6" % seat,
                "%s:discard %s %s" % (seat, rng.choice(model.FIVES), rng.choice(mine))]
    accusi = ["%s:accuse %s" % (seat, rng.choice(held)), "%s:accuse %s %s" % (seat, held[0], held[0]),
              "%s:accuse %s" % (seat, rng.choice(not_held)), "%s:accuse %s" % (other, rng.choice(held)),
              "%s:accuse %s %s" % (seat, held[0], rng.choice(not_held)), "%s:accuse" % seat,
              "%s:accuse Kings" % seat, "%s:accuse %s " % (seat, held[0]), "%s:accuse %s kings" % (other, held[0]),
              " ".join(["%s:accuse" % seat] + held)]
    plays = ["%s:play %s" % (seat, rng.choice(mine)), "%s:play %s" % (other, rng.choice(model.PACK)),
             "%s:play %s" % (seat, rng.choice(model.PACK)), "%s:play T17 T18" % seat, "%s:play T4" % seat,
             "%s:play %s %s" % (seat, rng.choice(mine), rng.choice(["Busso", "volo volo", "", "gesto"]))]
    either = [seat, seat, seat, other]
    signals = ["%s:play %s %s" % (rng.choice(either), rng.choice(mine), rng.choice(model.SIGNALS))
               for _ in range(3)]
    if "M" in mine:
        signals.append("%s:play M busso" % seat)
    kinds = [discards, accusi, plays, signals]
    unlawful = ["%s:play %s" % (seat, card) for card in mine if card not in hand.cards_allowed()]
    if unlawful and hand.phase() == "play":
        kinds += [unlawful, unlawful]
    if hand.phase() == "play" and not hand.lying():
        kinds += [signals, signals]
    return rng.choice(kinds)


def field_faults(rng, record):
    """Wrong values of the switches and of the score."""
    rules = [{"match": "Ottocento"}, {"match": True}, {"target": 0}, {"target": 100001}, {"target": 1.5},
             {"target": "800"}, {"target": True}, {"target": 800.0}, {"target": None}, {"callOut": 1},
             {"callOut": "true"}, {"doubleAccusi": 0}, {"fillScavezzo": None}, {"signals": "all"}, {"signals": []},
             {"tie": "void"}, {"": 1}, {"zz": 1, "target": 0}, {"Target": 800, "target": 0}, {"signals": "free"},
             {"\uff5e": 1, "\U0001f0a1": 1}, {"callOut": 3, "match": 4}]
    scores = [None, [], "640", 5, True, {}, {"NS": 0}, {"EW": 0}, {"NS": -1, "EW": -1}, {"NS": 1.5, "EW": 0},
              {"NS": 0, "EW": 1000001}, {"NS": 1000000, "EW": 1000000.0}, {"NS": "1", "EW": 0},
              {"NS": 0, "EW": True}, {"NS": 0, "EW": None}, {"NS": 3, "EW": 4, "S": "x"}, {"NS": -0.0, "EW": 0}]
    return [("rules", each) for each in rules] + [("score", each) for each in scores]
