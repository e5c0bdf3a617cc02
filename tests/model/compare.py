"""Compares `versicola-cli replay --legal` with the naive model on random and contrived hands.

    python3 compare.py CLI_PATH [--hands N] [--seed S] [--keep DIR]

Every hand is made by the model itself. Lists whose order the rules define must agree in order, the others
as multisets. The records that disagree are kept in DIR, each with what the model expected and what came.
Exit status 0 where everything agrees, 1 where something does not, 2 for bad usage.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

import minchiate_model as model

WORKERS = 2
SECONDS_PER_CALL = 20
SHOWN = 12

FIELDS = ["marks", "paid", "tricks", "robbed", "fola_robbed", "taken", "fola", "announcements", "turned_up",
          "discarded", "hands", "captured", "count", "net", "cappotto", "resti"]
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


# Wrong actions

def wrong_actions(rng, hand):
    """Actions that ought to be refused here, most of them near to a legal one."""
    expected = hand.expected()
    seat = rng.choice(SEATS)
    anything = ["%s:sing" % seat, "X:play C2", "%s:play" % seat, "%s:play C2 " % seat, "%s:play  C2" % seat,
                "%s:play T41" % seat, "%s:play c2" % seat, "play C2", "", "%s:fall now" % seat,
                "%s:play C2 C3" % seat, "%s:play SA+SK" % seat]
    wrong = [rng.choice(anything)]
    wrong.append("%s:cut %d" % (seat, rng.randint(13, 84)))
    wrong.append("%s:discard %s" % (seat, rng.choice(model.PACK)))
    wrong.append("%s:declare" % seat)
    wrong.append("%s:fall" % seat)
    wrong.append("%s:play %s" % (seat, rng.choice(model.PACK)))
    if expected == "cut":
        cutter = hand.cutter
        wrong = wrong[:1] + wrong[2:]
        wrong += ["%s:cut %d" % (cutter, rng.choice([1, 12, 85, 97, 1000])), "%s:cut 012" % cutter,
                  "%s:cut +20" % cutter, "%s:cut" % cutter, "%s:cut 20 20" % cutter,
                  "%s:cut 20" % model.right_of(cutter)]
    elif expected == "discard":
        seat, cards = hand.discarder(), list(hand.cards[hand.discarder()])
        rng.shuffle(cards)
        owed = hand.owed[seat]
        foreign = [card for card in model.PACK if card not in cards]
        counters_first = sorted(cards, key=model.is_counter, reverse=True)
        lists = [cards[:owed + 1], cards[:owed - 1] + cards[:1] if owed > 1 else cards[:2],
                 cards[:owed - 1] + [rng.choice(foreign)], counters_first[:owed]]
        wrong += [" ".join(["%s:discard" % seat] + each) for each in lists]
        wrong.append(" ".join(["%s:discard" % model.right_of(seat)] + cards[:owed]))
        wrong.append("%s:play %s" % (model.right_of(hand.dealer), cards[0]))
    elif expected == "declare":
        seat = hand.answering
        held = model.versicole(hand.hands[seat], hand.rules)
        cards = rng.choice(held)["cards"]
        shown = "+".join(cards)
        wrong += ["%s:declare %s" % (seat, "+".join(cards[1:])), "%s:declare %s %s" % (seat, shown, shown),
                  "%s:declare %s" % (seat, "+".join(cards[:-1])), "%s:declare %s" % (hand.turn, shown),
                  "%s:declare %s" % (seat, "+".join(cards + cards[:1])), "%s:declare +%s" % (seat, shown),
                  "%s:declare %s" % (seat, "+".join(cards + ["C2"]))]
        if hand.cards[hand.turn]:
            wrong.append("%s:play %s" % (hand.turn, hand.cards[hand.turn][0]))
    elif expected == "play":
        seat = hand.turn
        legal = hand.legal_cards(seat)
        illegal = [card for card in hand.cards[seat] if card not in legal]
        wrong += ["%s:play %s" % (seat, card) for card in rng.sample(illegal, min(8, len(illegal)))]
        foreign = [card for card in model.PACK if card not in hand.cards[seat]]
        wrong.append("%s:play %s" % (seat, rng.choice(foreign)))
        other = rng.choice([each for each in SEATS if each != seat])
        if hand.cards[other]:
            wrong.append("%s:play %s" % (other, rng.choice(hand.cards[other])))
        wrong += ["%s:fall" % seat, "%s:declare" % seat, "%s:declare T1+T2+T3" % model.left_of(seat)]
    return wrong


def is_telling(hand):
    """Whether a wrong card here would break a rarer rule: the king rule, the Fool's lead, a second fall."""
    if hand.expected() != "play":
        return False
    seat = hand.turn
    trick = hand.current_trick()
    if seat in hand.fallen:
        return True
    if trick is None:
        return "M" in hand.cards[seat] and not hand.rules["foolMayLead"]
    played = [play[1] for play in trick["plays"]]
    led = model.card_led(played)
    return led is not None and hand.king_duty(seat, led, played)


# Records

def build_record(rng, scenario):
    """A hand of one scenario: the record with all its actions, and the player who chose them."""
    while True:
        dealer = rng.choice(SEATS)
        rules = random_rules(rng)
        full = dict(model.DEFAULT_RULES, **rules)
        player = Player(rng)
        made = make_deck(rng, dealer, full, *scenario(rng, full, dealer, player))
        if made is None:
            continue
        lower, lifted, cut = made
        record = {"format": "minchiate-hand", "version": 1, "rules": rules, "dealer": dealer,
                  "deck": " ".join(lifted + lower), "actions": ["%s:cut %d" % (model.left_of(dealer), cut)]}
        if rng.random() < 0.2:
            record.update({"title": "Hand \u00e0 la mode", "source": "made", "players": {"S": "Ada"},
                           "deal": 7, "note": {"kept": [1, None]}})
        hand = start(record)
        hand.apply(record["actions"][0])
        action = player.action(hand)
        while action is not None:
            hand.apply(action)
            record["actions"].append(action)
            action = player.action(hand)
        return record


def start(record):
    """A model hand before the cut."""
    return model.Hand(record["deck"].split(), record["dealer"], dict(model.DEFAULT_RULES, **record["rules"]))


def spoil_action(rng, record):
    """The record with a wrong action somewhere, at times with more actions behind it."""
    actions = record["actions"]
    hand = start(record)
    telling = []
    bound = []                               # where a card of the hand in turn is not legal
    for index, action in enumerate(actions):
        if is_telling(hand):
            telling.append(index)
        if hand.expected() == "play" and len(hand.legal_cards(hand.turn)) < len(hand.cards[hand.turn]):
            bound.append(index)
        hand.apply(action)
    places = [0, 1, 2, rng.randint(0, min(12, len(actions))), rng.randint(0, len(actions)), len(actions)]
    place = rng.choice(places)
    if telling and rng.random() < 0.4:
        place = rng.choice(telling)
    elif bound and rng.random() < 0.25:
        place = rng.choice(bound)
    hand = start(record)
    for action in actions[:place]:
        hand.apply(action)
    wrong = wrong_actions(rng, hand)
    if place in telling + bound and hand.turn not in hand.fallen:
        seat = hand.turn
        legal = hand.legal_cards(seat)
        illegal = [card for card in hand.cards[seat] if card not in legal]
        wrong = ["%s:play %s" % (seat, card) for card in illegal] or wrong
    behind = actions[place:] if rng.random() < 0.3 else []
    return dict(record, actions=actions[:place] + [rng.choice(wrong)] + behind)


def spoil_field(rng, record):
    """The record with a wrong field."""
    deck = record["deck"].split(" ")
    bad_bottom = [card for card in deck if card not in SUIT_CARDS or card in model.KINGS]
    chosen = rng.choice(bad_bottom)
    bottomed = [card for card in deck if card != chosen] + [chosen]
    doubled = [deck[1]] + deck[1:]
    faults = [{"format": "minchiate"}, {"version": 2}, {"version": "1"}, {"rules": {"demons": True}},
              {"rules": {"demon": 1}}, {"rules": []}, {"dealer": "X"}, {"dealer": 3}, {"deck": deck},
              {"deck": " ".join(deck[1:])}, {"deck": " ".join(doubled)}, {"deck": " ".join(deck + ["C2"])},
              {"deck": " ".join(bottomed)}, {"deck": " ".join(bottomed)}, {"actions": "W:cut 13"},
              {"title": 5}, {"players": ["Ada"]}, {"deal": "7"}, {"drop": "deck"},
              {"drop": "dealer"}, {"drop": "actions"},
              {"drop": "format"}, {"drop": "version"}]
    fault = rng.choice(faults)
    spoiled = dict(record, **{name: wrong for name, wrong in fault.items() if name != "drop"})
    if "drop" in fault:
        del spoiled[fault["drop"]]
    return spoiled


def make_case(seed, number):
    """The record of one number: its scenario in turn, whole, cut short or spoiled."""
    rng = random.Random("%s/%s" % (seed, number))
    scenario = SCENARIOS[number % len(SCENARIOS)]
    record = build_record(rng, scenario)
    kind = rng.choices(["whole", "partial", "wrong action", "wrong field"], [58, 17, 22, 3])[0]
    if kind == "partial":
        length = rng.choice([rng.randint(0, 8), rng.randint(0, len(record["actions"]))])
        record = dict(record, actions=record["actions"][:length])
    elif kind == "wrong action":
        record = spoil_action(rng, record)
    elif kind == "wrong field":
        record = spoil_field(rng, record)
    return "%s, %s" % (scenario.__name__, kind), record


# Comparing

def unordered(cards):
    """A list of cards as a multiset."""
    return None if cards is None else sorted(cards)


def by_key(table):
    """A table of lists of cards by seat or by side, as multisets."""
    return None if table is None else {key: unordered(cards) for key, cards in table.items()}


def normal_count(count):
    """The count with its versicole as multisets of multisets."""
    if count is None:
        return None
    result = {}
    for side, part in count.items():
        result[side] = dict(part)
        result[side]["versicole"] = sorted([sorted(each["cards"]), each["points"]]
                                           for each in part["versicole"])
    return result


def normal(field, content):
    """A field of the result with the order taken out where the rules leave it open."""
    if field == "marks":
        return [dict(mark, cards=unordered(mark["cards"])) for mark in content]
    if field == "tricks":
        return [dict(trick, plays=[[seat, card, unordered(legal)] for seat, card, legal in trick["plays"]])
                for trick in content]
    if field in ("taken", "fola"):
        return unordered(content)
    if field in ("discarded", "hands", "captured"):
        return by_key(content)
    if field == "count":
        return normal_count(content)
    return content


def first_difference(expected, got, path):
    """Where two normalised contents first differ, in words."""
    if isinstance(expected, dict) and isinstance(got, dict):
        for key in sorted(set(expected) | set(got)):
            if key not in got or key not in expected:
                return "%s.%s: only in %s" % (path, key, "the model" if key in expected else "the CLI")
            if expected[key] != got[key]:
                return first_difference(expected[key], got[key], "%s.%s" % (path, key))
    if isinstance(expected, list) and isinstance(got, list):
        for index in range(min(len(expected), len(got))):
            if expected[index] != got[index]:
                return first_difference(expected[index], got[index], "%s[%d]" % (path, index))
        return "%s: %d entries expected, %d came; expected %s; came %s" % (
            path, len(expected), len(got), short(expected), short(got))
    return "%s: expected %s; came %s" % (path, short(expected), short(got))


def short(content):
    """A content as one line of bounded length."""
    text = json.dumps(content)
    return text if len(text) <= 300 else text[:300] + "..."


def compare_refusal(expected, got, status):
    """The differences of a refusal: ok, action, rule, a one-line message, exit status."""
    if got.get("ok") is not False:
        return [("accepted", "the model refuses: %s" % short(expected["error"]))]
    problems = []
    error = got.get("error")
    if not isinstance(error, dict):
        return [("error", "no error object came")]
    for name in ("action", "rule"):
        if name not in error or error[name] != expected["error"][name]:
            words = "expected %s; came %s" % (short(expected["error"]), short(error))
            problems.append(("error." + name, words))
    message = error.get("message")
    if not isinstance(message, str) or not message.strip() or len(message.splitlines()) != 1:
        problems.append(("error.message", "not a nonempty single line: %s" % short(message)))
    if status != 1:
        problems.append(("status", "exit status %s for a refused record" % status))
    return problems


def compare_result(expected, got, status):
    """The differences as (field, words); none where the two agree."""
    if not isinstance(got, dict):
        return [("output", "the output is no object")]
    if expected.get("ok") is False:
        return compare_refusal(expected, got, status)
    if got.get("ok") is False:
        return [("refused", "the model accepts; came %s" % short(got.get("error")))]
    problems = []
    if status != 0:
        problems.append(("status", "exit status %s for an accepted record" % status))
    for field in FIELDS:
        if field not in got:
            problems.append((field, "%s is missing" % field))
            continue
        try:
            left, right = normal(field, expected[field]), normal(field, got[field])
        except (TypeError, KeyError, ValueError, AttributeError) as error:
            problems.append((field, "%s is malformed (%r): %s" % (field, error, short(got[field]))))
            continue
        if left != right:
            problems.append((field, first_difference(left, right, field)))
    texts = got.get("announcement_texts")
    if (not isinstance(texts, list) or len(texts) != len(expected["announcements"])
            or not all(isinstance(text, str) and text.strip() for text in texts)):
        problems.append(("announcement_texts", "not one nonempty string for each: %s" % short(texts)))
    return problems


def run_case(cli, folder, seed, number):
    """Makes one record, runs the program on it and compares; returns what there is to report."""
    label, record = make_case(seed, number)
    expected = model.replay(record)
    path = os.path.join(folder, "%d.minchiate" % number)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(record, file)
    output = ""
    try:
        done = subprocess.run([cli, "replay", path, "--legal"], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, timeout=SECONDS_PER_CALL, check=False)
        output = done.stdout.decode("utf-8", "replace")
        problems = compare_result(expected, json.loads(output), done.returncode)
    except subprocess.TimeoutExpired:
        problems = [("time", "no answer in %d seconds" % SECONDS_PER_CALL)]
    except ValueError:
        problems = [("output", "exit status %s, and the output is no JSON: %s %s" % (
            done.returncode, short(output), short(done.stderr.decode("utf-8", "replace"))))]
    if not problems:
        os.remove(path)
    return number, label, record, expected, output, problems


def keep_failure(folder, number, record, expected, output):
    """Writes a record that failed with what was expected and what came."""
    os.makedirs(folder, exist_ok=True)
    stem = os.path.join(folder, "hand-%d" % number)
    for suffix, content in ((".minchiate", json.dumps(record, indent=1)),
                            (".expected.json", json.dumps(expected, indent=1)), (".came.json", output)):
        with open(stem + suffix, "w", encoding="utf-8") as file:
            file.write(content)
    return stem + ".minchiate"


def main():
    """Runs the comparison."""
    parser = argparse.ArgumentParser(description="Compare the command line's replay with the naive model.")
    parser.add_argument("cli", help="path of versicola-cli")
    parser.add_argument("--hands", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", type=int, help="the number of a single hand to run")
    parser.add_argument("--keep", default="compare-failures", help="folder for the records that disagree")
    arguments = parser.parse_args()
    cli = shutil.which(os.path.abspath(arguments.cli))
    if cli is None:
        parser.error("there is no program at %s" % arguments.cli)
    numbers = range(arguments.hands) if arguments.only is None else [arguments.only]
    passed, failed = 0, 0
    fields = collections.Counter()
    with tempfile.TemporaryDirectory() as folder, \
            concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        def run(number):
            return run_case(cli, folder, arguments.seed, number)

        for number, label, record, expected, output, problems in pool.map(run, numbers):
            if not problems:
                passed += 1
                continue
            failed += 1
            fields.update({field for field, _ in problems})
            if failed <= SHOWN:
                kept = keep_failure(arguments.keep, number, record, expected, output)
                print("hand %d (%s), kept as %s" % (number, label, kept))
                for _, words in problems[:4]:
                    print("    " + words)
    if failed > SHOWN:
        print("... and %d more" % (failed - SHOWN))
    for field, count in fields.most_common():
        print("differs in %s: %d hands" % (field, count))
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
