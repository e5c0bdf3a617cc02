"""Hands of Cuatrola made by the naive model, for `cousin_cases`."""

import cousin_cases as cases
import cuatrola_model as model
from hand_file import SEATS


def give(hands, place, wanted):
    """Exchanges cards until one hand holds those wanted."""
    for card in wanted:
        if card not in hands[place]:
            spare = [each for each in hands[place] if each not in wanted][0]
            holder = [each for each in hands if card in hands[each]][0]
            hands[place][hands[place].index(spare)] = card
            hands[holder][hands[holder].index(card)] = spare


def make_deck(rng):
    """The pack in the order dealt: any, or with kings beside their knights, or with a strong hand."""
    deck = list(model.PACK)
    rng.shuffle(deck)
    kind = rng.choice(["any", "any", "cantes", "strong"])
    hands = {place: deck[place * 5:place * 5 + 5] for place in range(4)}
    wanted = []
    if kind == "cantes":
        wanted = [suit + rank for suit in rng.sample(model.SUITS, 2) for rank in "KN"]
    elif kind == "strong":
        suit = rng.choice(model.SUITS)
        wanted = rng.choice([[suit + rank for rank in "A3KNJ"], [suit + rank for rank in "A3K"],
                             [each + "A" for each in model.SUITS]])
    place = rng.randrange(4)
    give(hands, place, wanted)
    if kind == "cantes":
        give(hands, (place + 2) % 4, [suit + "A" for suit in model.SUITS])     # a trick to sing after
    for cards in hands.values():
        rng.shuffle(cards)
    return [hands[place % 4][place // 4] for place in range(20)]


class Player:
    """Chooses legal actions, with leanings that differ from hand to hand."""

    def __init__(self, rng):
        self.rng = rng
        self.bet_chance = rng.choice([0, 0, 0.2, 0.6])
        self.sing_chance = rng.choice([0.3, 0.9])
        self.style = {seat: rng.choice(["any", "high", "low", "keep"]) for seat in SEATS}

    def action(self, hand):
        """The next action, or None at the end."""
        if hand.due() is None:
            return None
        phase, seat = hand.due()
        allowed = hand.actions_allowed()
        if phase == "bid":
            return allowed[0] if self.rng.random() >= self.bet_chance else self.rng.choice(allowed)
        if phase == "sing":
            chosen = self.rng.choice(allowed[1:] if self.rng.random() < self.sing_chance else allowed)
            words = chosen.split(" ")
            suits = words[1:]
            self.rng.shuffle(suits)
            return " ".join(words[:1] + suits)
        cards = sorted(hand.cards_allowed(seat), key=lambda card: model.RANKS.index(card[1]))
        style = self.style[seat]
        if style == "keep":                                # kings and knights last, for the cantes
            cards.sort(key=lambda card: card[1] in "KN")
        if style == "any":
            self.rng.shuffle(cards)
        return "%s:play %s" % (seat, cards[-1] if style == "low" else cards[0])


def is_level(result):
    """Equal totals (C8.2, C8.4)."""
    return result["result"]["by"] in ("tie", "void")


def asks_twice(result):
    """A seat was asked that held two cantes (C6.3, C6.4)."""
    sung = [cante["legal"] for cante in result["cantes"]]
    return any(len({suit for answer in answers for suit in answer}) > 1 for answers in sung)


def build(rng):
    """A record with all its actions; at times the first found in which something rare happens."""
    record = build_any(rng)
    wanted = rng.choices([None, is_level, asks_twice], [84, 8, 8])[0]
    for _ in range(80):
        if wanted is None or wanted(model.replay(record)):
            break
        record = build_any(rng)
    return record


def build_any(rng):
    """A record with all its actions."""
    record = cases.new_record(rng, model, make_deck(rng), cases.some_rules(rng, model.SWITCHES))
    return cases.play_out(model, record, Player(rng).action)


def weight(hand):
    """Answers about cantes and cards bound by a duty are rare."""
    phase, seat = hand.due()
    if phase == "sing":
        return 30 * len(hand.held_cantes(seat)) - 18
    if phase == "bid":
        return 1 + 4 * hand.highest_bid()
    allowed, rule = hand.duty(seat)
    if len(allowed) == len(hand.left[seat]):
        return 1
    return {"C5.3": 3, "C5.6": 5}.get(rule, 15)


def wrong_actions(rng, hand):
    """Actions near to legal ones; a few of them are legal."""
    seat = hand.due()[1] if hand.due() else rng.choice(SEATS)
    other = rng.choice([each for each in SEATS if each != seat])
    wrong = ["%s:bid %s" % (rng.choice([seat, other]), rng.choice(model.BIDS)), "%s:sing" % seat,
             "%s:sing %s" % (rng.choice([seat, other]), rng.choice(model.SUITS)),
             "%s:sing %s" % (seat, " ".join(rng.sample(model.SUITS, rng.randint(2, 4)))),
             "%s:sing C C" % seat, "%s:sing D " % seat, "%s:bid solo solo" % seat, "%s:sing c" % seat,
             "%s:play %s" % (seat, rng.choice(model.PACK)), "%s:play %s" % (other, rng.choice(model.PACK)),
             "%s:play CQ" % seat]
    for owner in (seat, other):
        if hand.left[owner]:
            wrong.append("%s:play %s" % (owner, rng.choice(hand.left[owner])))
    if hand.due() and hand.due()[0] == "bid" and rng.random() < 0.7:
        return ["%s:bid %s" % (seat, bid) for bid in model.BIDS]
    if hand.due() and hand.due()[0] == "play":
        allowed, rule = hand.duty(seat)
        unlawful = ["%s:play %s" % (seat, card) for card in hand.left[seat] if card not in allowed]
        low = [text for text in unlawful if rule == "C5.4" and text[-2] == hand.lying()[0][0]]
        if unlawful and rng.random() < 0.8:
            return low or unlawful
    if hand.due() and hand.due()[0] == "sing" and rng.random() < 0.7:
        held = hand.held_cantes(seat)
        unheld = [suit for suit in model.SUITS if suit not in held]
        return ["%s:sing %s" % (seat, suit) for suit in model.SUITS] + [
            "%s:sing %s" % (seat, " ".join(held[::-1])), "%s:sing %s %s" % (seat, held[0], rng.choice(unheld)),
            "%s:sing %s" % (other, held[0]), wrong[0], wrong[-1]]
    return wrong


def field_faults(rng, record):
    """Wrong values of the switches."""
    rules = [{"betLead": "dealer"}, {"betLead": True}, {"cantes": 1}, {"cantes": "two"}, {"capote": "false"},
             {"capote": 1}, {"capote": 0}, {"overbid": None}, {"overtake": "Best"}, {"tie": "lasttrick"},
             {"tie": []}, {"tie": "void", "Tie": "void"}, {"zz": 1, "tie": 4}, {"overbid": 5, "capote": 6},
             {"": 1}, {"\u00e0": 1, "tie": False}, {"signals": "king"}, {"capote": True, "overbid": False},
             {"\uff5e": 1, "\U0001f0a1": 1}]
    return [("rules", each) for each in rules]
