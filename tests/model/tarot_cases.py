"""Hands of French Tarot made by the naive model, for `cousin_cases`."""

import cousin_cases as cases
import tarot_model as model


# Decks: each scenario gives beginnings of hands, filled at random, and may set the player's leanings

def plain(rng, table, player):
    """Any deck."""
    return {}


def strong(rng, table, player):
    """One hand with most of the trumps and some kings: slams, handfuls, an écart of trumps."""
    trumps = list(model.TRUMPS)
    if rng.random() < 0.7:
        trumps.reverse()
    else:
        rng.shuffle(trumps)
    cards = trumps[:rng.randint(8, 21)] + rng.sample(model.KINGS, rng.randint(0, 4))
    if rng.random() < 0.5:
        cards.append("M")
    rng.shuffle(cards)
    seat = rng.choice(table)
    player.bet_chance = 0.5
    player.style = dict.fromkeys(table, "low")
    player.style[seat] = "high"
    return {seat: cards}


def courts(rng, table, player):
    """One hand with four of a rank, or of two or three (F6.2)."""
    cards = []
    for rank in "KQNJ"[:rng.randint(1, 3)]:
        cards += [suit + rank for suit in "SHDC"]
    player.bet_chance = 0.4
    player.call_own = rng.random() < 0.5
    return {rng.choice(table): cards[:12] + rng.sample(model.TRUMPS, 2)}


def petit_sec(rng, table, player):
    """T1 without company, or nearly (F4.5)."""
    suits = [card for card in model.SUIT_CARDS if card[1:] in ("A", "J", "Q", "N", "7", "8", "9", "10")]
    return {rng.choice(table): ["T1"] + rng.choice([[], [], ["M"], ["T4"]]) + rng.sample(suits, 28)}


def trumpless(rng, table, player):
    """One hand without trumps, one without courts and bouts (F7.7)."""
    one, other = rng.sample(table, 2)
    suits = list(model.SUIT_CARDS)
    rng.shuffle(suits)
    low = [card for card in suits if not model.is_court(card) and card[1:] not in ("2", "3", "4", "5", "6")]
    low += ["T%d" % number for number in range(2, 12)]
    hands = {one: rng.choice([[], ["M"]]) + [card for card in suits if card not in low][:24]}
    hands[other] = low[:24]
    player.announce_chance = 0.8
    player.bidder = rng.choice([None, one, other])
    return hands


def late_excuse(rng, table, player):
    """The Excuse is kept to the end, at times with the Petit (F8.12, F9.6)."""
    player.late = rng.choice([["M"], ["M", "T1"], ["T1", "M"], ["T1"], ["T1"]])
    hands = strong(rng, table, player) if rng.random() < 0.6 else {}
    return {seat: [card for card in cards if card not in player.late] for seat, cards in hands.items()}


def slam(rng, table, player):
    """One hand that can hardly lose a trick, with the Excuse to the last, or against it."""
    seat = rng.choice(table)
    cards = ["T%d" % number for number in range(21, rng.choice([5, 5, 6, 7, 8]), -1)] + model.KINGS
    if rng.random() < 0.7:
        cards[-1:] = ["M", cards[-1]]
    cards = [card for card in cards if card != "T1"]
    player.late = ["M", "T1"][:rng.randint(0, 2)]
    player.bidder = seat if rng.random() < 0.7 else rng.choice(table)
    player.slam_chance = 0.5
    player.style = dict.fromkeys(table, "low")
    player.style[seat] = "high"
    return {seat: ["M"] * ("M" in cards) + [card for card in cards if card != "M"]}


def sweep_two(rng, table, player):
    """One player of two takes every trick, the other has nothing but the Excuse (F8.11)."""
    if len(table) > 2:
        return slam(rng, table, player)
    player.late = rng.choice([["M"], [], []])
    suit, other = rng.sample("SHDC", 2)
    whole = [suit + rank for rank in model.RANKS]
    kings = [king for king in model.KINGS if king[0] != suit]
    return {rng.choice(table): model.TRUMPS + whole + kings + [other + "Q"]}


def bouts_together(rng, table, player):
    """Players who throw bouts together (F8.10)."""
    player.early = list(model.BOUTS)
    rng.shuffle(player.early)
    return {seat: [bout, "T%d" % number] for seat, bout, number in zip(rng.sample(table, min(3, len(table))),
                                                                       model.BOUTS, (12, 13, 14))}


SCENARIOS = [plain, plain, strong, courts, petit_sec, trumpless, late_excuse, slam, sweep_two, bouts_together]


def make_deck(rng, table, dealer, rules, hands):
    """A deck that gives these beginnings of hands: the places of a deal are found by dealing numbers."""
    full = dict({name: values[0] for name, values in model.SWITCHES.items()}, **rules)
    pack = model.pack_of(len(table), full)
    deal = model.Hand(range(len(pack)), len(table), dealer, full)
    places = {seat: deal.dealt[seat] + sum(deal.piles.get(seat, []), []) for seat in table}
    deck = [None] * len(pack)
    used = set()
    for seat, cards in hands.items():
        wanted = [card for card in dict.fromkeys(cards) if card in pack and card not in used]
        spots = list(places[seat])
        rng.shuffle(spots)
        for place, card in zip(spots, wanted):
            deck[place] = card
            used.add(card)
    rest = [card for card in pack if card not in used]
    rng.shuffle(rest)
    return [card if card is not None else rest.pop() for card in deck]


class Player:
    """Chooses legal actions, with leanings that differ from hand to hand."""

    def __init__(self, rng, table):
        self.rng = rng
        self.bet_chance = rng.choice([0, 0.3, 0.3, 0.6, 0.9])
        self.announce_chance = rng.choice([0, 0.5, 1])
        self.slam_chance = rng.choice([0, 0, 0.3])
        self.style = {seat: rng.choice(["any", "high", "low"]) for seat in table}
        self.late, self.early = [], []           # cards kept to the end, and cards played when they can be
        self.call_own = False
        self.bidder = None                       # the only seat that bids
        self.silent = 0                          # the number of plays before which silence was chosen

    def action(self, hand):
        """The next action, or None at the end."""
        if hand.due() is None:
            return None
        phase, seat = hand.due()
        if phase == "auction":
            return self.speak(hand, seat)
        if phase == "call":
            own = [card for card in hand.callable() if card in hand.dealt[seat] + hand.chien]
            return "%s:call %s" % (seat, self.rng.choice(own if own and self.call_own else hand.callable()))
        if phase == "discard":
            count, must, source = hand.ecart_choice()
            cards = must + self.rng.sample(source, count - len(must))
            self.rng.shuffle(cards)
            return " ".join(["%s:discard" % seat] + cards)
        if phase == "jeu":
            words = hand.jeu_allowed()
            bold = len(words) > 1 and self.rng.random() < self.slam_chance
            return "%s:%s" % (seat, self.rng.choice(words[1:]) if bold else "jeu")
        if self.rng.random() < self.announce_chance:
            text = self.announcement(hand, seat)
            if text:
                return text
        return "%s:play %s" % (seat, self.card(hand, seat, hand.cards_allowed()))

    def speak(self, hand, seat):
        """A pass or a bid."""
        words = hand.words_allowed()
        if self.bidder is not None:
            bid = seat == self.bidder
            return "%s:bid %s" % (seat, self.rng.choice(words[1:])) if bid else "%s:pass" % seat
        if len(words) == 1 or self.rng.random() >= self.bet_chance:
            return "%s:pass" % seat
        return "%s:bid %s" % (seat, self.rng.choice(words[1:3] if self.rng.random() < 0.5 else words[1:]))

    def announcement(self, hand, seat):
        """A handful or a misère, or None."""
        texts = ["%s:misere %s" % (seat, kind) for kind in hand.miseres_allowed()]
        for each in hand.poignees_allowed():
            cards = self.rng.sample(each["from"], each["count"])
            texts.append(" ".join(["%s:poignee" % seat] + cards))
        return self.rng.choice(texts) if texts else None

    def card(self, hand, seat, allowed):
        """A card by leanings."""
        soon = [card for card in self.early if card in allowed]
        if soon:
            return soon[0]
        others = [card for card in allowed if card not in self.late]
        allowed = others or allowed
        if self.style[seat] == "any":
            return self.rng.choice(allowed)
        ordered = sorted(allowed, key=strength)
        return ordered[-1] if self.style[seat] == "high" else ordered[0]


def strength(card):
    """A rough order of the cards for a style of play."""
    if card == "M":
        return -1
    return 20 + model.number_of(card) if model.is_trump(card) else model.RANKS.index(card[1:])


def is_rare(printed):
    """The Petit au bout (F9.6), a misère that its declarer pays for (F9.9), nothing to give (F8.11)."""
    result = printed["result"]
    excuse = result.get("excuse") or {"half": False}
    return bool(result.get("petit") or excuse["half"]
                or any(each["points"] < 0 for each in result.get("miseres", [])))


def is_odd_loss(printed):
    """A loss that a declarer and a partner cannot halve (F9.11)."""
    each = printed["result"].get("each", 0)
    return printed["partner"] is not None and each < 0 and each % 2 == 1


def is_petit_chelem(printed):
    """A petit chelem made with one trick lost (F9.8)."""
    camp = (printed["declarer"], printed["partner"])
    lost = [trick for trick in printed["tricks"] if trick["winner"] not in camp]
    return printed["slam"] == "petit-chelem" and len(lost) == 1


WANTED = [(is_rare, {}, [2, 3, 4, 5], SCENARIOS), (is_odd_loss, {"split": "halves"}, [5], SCENARIOS),
          (is_petit_chelem, {"petitChelem": True}, [3, 4, 5], [slam])]


def build(rng):
    """A record with all its actions; at times the first found in which something rare happens."""
    if rng.random() < 0.9:
        return build_any(rng, {}, [2, 3, 3, 4, 4, 5, 5], SCENARIOS)
    wanted, rules, seats, scenarios = rng.choice(WANTED)
    for _ in range(30):
        record = build_any(rng, rules, seats, scenarios)
        if wanted(model.replay(record)):
            break
    return record


def build_any(rng, forced, seats, scenarios):
    """A record with all its actions, with these switches at least, one of these numbers of seats and of these
    scenarios."""
    rules = dict(cases.some_rules(rng, model.SWITCHES), **forced)
    seats = rng.choice(seats)
    table = model.TABLES[seats]
    player = Player(rng, table)
    record = cases.new_record(rng, model, [], rules)
    record.update({"seats": seats, "dealer": rng.choice(table)})
    hands = rng.choice(scenarios)(rng, table, player)
    record["deck"] = " ".join(make_deck(rng, table, record["dealer"], rules, hands))
    if rng.random() < 0.2:
        rules["chelem"] = rng.choice([400.0, 600.0])
    return cases.play_out(model, record, player.action)


RARE = {"F8.10": 80, "F8.8": 25, "F8.9": 6, "F8.4": 4, "F8.3": 3}               # how telling a fault is, else 1


def heaviest(hand, seat):
    """The cards of a seat that break the rarest rule that any of them breaks, and its weight."""
    broken = {card: hand.fault(seat, card) for card in hand.available(seat)}
    faults = {card: RARE.get(rule, 1) for card, rule in broken.items() if rule}
    most = max(faults.values(), default=0)
    return [card for card, heavy in faults.items() if heavy == most], most


def weight(hand):
    """Everything before the play is telling, so are handfuls, and rare duties at any time."""
    if hand.due() is None:
        return 1
    phase, seat = hand.due()
    if phase != "play":
        return {"auction": 3, "call": 12, "discard": 12, "jeu": 6}[phase]
    return 0.2 + heaviest(hand, seat)[1] + (2 if hand.may_announce() else 0) + 8 * len(hand.poignees_allowed())


def wrong_actions(rng, hand):
    """Actions near to legal ones; a few of them are legal."""
    due = hand.due()
    seat = due[1] if due else rng.choice(hand.table)
    other = rng.choice([each for each in hand.table if each != seat])
    mine = hand.available(seat) or rng.sample(model.PACK, 2)
    either = rng.choice([seat, seat, other])
    general = ["%s:pass" % either, "%s:bid %s" % (either, rng.choice(model.BIDS)), "%s:call SK" % either,
               "%s:jeu" % either, "%s:chelem" % either, "%s:petit-chelem" % seat, "%s:misere atouts" % either,
               "%s:misere tetes" % either, "%s:play %s" % (either, rng.choice(mine)), "%s:poignee T1" % either,
               "%s:discard %s" % (either, rng.choice(mine)), "%s:misere" % seat, "%s:misere Atouts" % seat,
               "%s:bid petite" % seat, "%s:pass " % seat, "%s:jeu chelem" % seat, "NE:pass", "NW:jeu",
               "%s:discard" % seat,
               "%s:poignee" % seat, "%s:poignee T2 T2" % seat, "%s:call" % seat, "%s:call SK HK" % seat,
               "%s:bid garde sans" % seat]
    if due is None or rng.random() < 0.25:
        return general
    if due[0] == "auction":
        return ["%s:bid %s" % (seat, bid) for bid in model.BIDS] + ["%s:pass" % other]
    if due[0] == "call":
        return ["%s:call %s" % (seat, rng.choice(model.PACK)) for _ in range(4)] + ["%s:call SK" % other]
    if due[0] == "discard":
        return wrong_discards(rng, hand, seat, other)
    if due[0] == "jeu":
        return ["%s:chelem" % seat, "%s:petit-chelem" % seat, "%s:jeu" % other, "%s:play %s" % (seat, mine[0])]
    unlawful = ["%s:play %s" % (seat, card) for card in heaviest(hand, seat)[0]]
    if unlawful and rng.random() < (0.3 if hand.poignees_allowed() else 0.8):
        return unlawful
    foreign = ["%s:play %s" % (seat, rng.choice(model.PACK))]
    if hand.may_announce() or rng.random() < 0.2:
        return wrong_announcements(rng, hand, seat, mine) + foreign
    return foreign


def wrong_discards(rng, hand, seat, other):
    """Discards of a wrong number, of foreign cards, of cards that must stay."""
    count, must, source = hand.ecart_choice()
    good = must + rng.sample(source, count - len(must))
    cards = rng.sample(hand.left[seat], count)
    stay = [card for card in hand.left[seat] if card not in must + source] or cards
    lists = [good[1:], cards, cards, [rng.choice(stay)] + good[1:], good[:-1] + [rng.choice(stay)], good * 2,
             [rng.choice(model.PACK)] + good[1:], good + stay[:1], rng.sample(must + source, count)]
    words = [" ".join(["%s:discard" % seat] + each) for each in lists if each]
    return words + [" ".join(["%s:discard" % other] + good)]


def wrong_announcements(rng, hand, seat, mine):
    """Handfuls and misères that are not there."""
    trumps = [card for card in mine if model.is_trump(card)]
    lists = [trumps, trumps + ["M"], (trumps + mine)[:10], trumps[:10], ["M"] + trumps[:9], ["M"] + trumps[:12],
             trumps[:13], trumps[:8], trumps[:15], model.TRUMPS[:10], model.TRUMPS[:13], ["M"] + trumps[:7]]
    words = [" ".join(["%s:poignee" % seat] + list(dict.fromkeys(each))) for each in lists if each]
    return words + ["%s:misere atouts" % seat, "%s:misere tetes" % seat]


def field_faults(rng, record):
    """Wrong values of the switches and of the number of seats."""
    rules = [{"pousse": 1}, {"allPass": "Misere"}, {"allPass": None}, {"miseres": "on"}, {"misereWithExcuse": 0},
             {"chelem": 500}, {"chelem": "400"}, {"chelem": True}, {"chelem": 1000.0}, {"petitChelem": []},
             {"noThreeBouts": "true"}, {"excuse3": "lost"}, {"shortDeck": 1}, {"shortDeck": True},
             {"shortDeck": False}, {"callAny": 0.0}, {"partner": True}, {"split": "third"}, {"chien2": "x"},
             {"tie": "void"}, {"": 1}, {"zz": 1, "split": 0}, {"Split": "halves", "pousse": 3},
             {"\uff5e": 1, "\U0001f0a1": 1}, {"chien2": True}]
    seats = [0, 1, 6, 2, 3, 4, 5, 4.0, 3.5, "4", None, True, [], cases.DROP]
    players = [{"NE": 5}, {"NW": None, "NE": None}, {"N": 4}, {"W": 4}, {"E": 4, "S": 3}]
    dealers = ["NE", "NW", "N", "E", "W"]
    return ([("rules", each) for each in rules] + [("seats", each) for each in seats]
            + [("players", each) for each in players] + [("dealer", each) for each in dealers])
