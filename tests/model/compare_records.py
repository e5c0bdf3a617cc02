"""Records of whole, cut and spoiled hands of Minchiate, for `compare`."""

import random

import minchiate_model as model
from compare_deals import make_deck, random_rules, Player, SCENARIOS

SEATS = model.SEATS
SUIT_CARDS = [card for card in model.PACK if model.is_suit_card(card)]


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
