"""What the naive models of the cousins share: the four seats, the refusal, and a file as far as every game
reads it alike. Written from the descriptions of the hand records alone."""

import json

SEATS = ["S", "E", "N", "W"]                    # the turn order, counter-clockwise
SIDES = ["NS", "EW"]
MOST_BYTES = 16 * 2 ** 20
MOST_DEPTH = 64
MOST_DEAL = 2 ** 53 - 1


class Refused(Exception):
    """A record that the reader refuses: where the fault is, and the rule it breaks (or None)."""

    def __init__(self, message, rule=None, action=None, path=None):
        Exception.__init__(self, message)
        self.message, self.rule, self.action, self.path = message, rule, action, path

    def as_object(self):
        """The object printed for a refused record."""
        return {"ok": False, "error": {"action": self.action, "path": self.path, "rule": self.rule,
                                       "message": self.message}}


def right_of(seat, steps=1):
    """The seat that many places further in turn."""
    return SEATS[(SEATS.index(seat) + steps) % 4]


def partner_of(seat):
    """The seat opposite."""
    return right_of(seat, 2)


def side_of(seat):
    """The pair a seat belongs to."""
    return "NS" if seat in ("N", "S") else "EW"


def other_side(side):
    """The opposing pair."""
    return "EW" if side == "NS" else "NS"


def depth(content):
    """How deep a parsed content is nested; a number or a string is 0 deep."""
    if isinstance(content, dict):
        content = list(content.values())
    if isinstance(content, list):
        return 1 + max([depth(each) for each in content], default=0)
    return 0


def number(text):
    """A number as its value in double precision; one outside the range is not JSON.

    The text leaves open whether the range has a lower end too: here a number too small to be told from 0 is
    outside it, as the program has it in all games."""
    value = float(text)
    lost = value == 0 and text.lower().split("e")[0].strip("-0.") != ""
    if lost or value in (float("inf"), float("-inf")):
        raise ValueError("outside the range")
    return value


def no_constant(text):
    """NaN and Infinity, which Python reads, are not JSON."""
    raise ValueError(text)


def parse(data):
    """The object that the bytes of a file hold; every fault of the file as a whole has the path $."""
    try:
        if len(data) > MOST_BYTES:
            raise ValueError("too large")
        record = json.loads(data.decode("utf-8-sig"), parse_int=number, parse_float=number,
                            parse_constant=no_constant)
        if not isinstance(record, dict) or depth(record) > MOST_DEPTH:
            raise ValueError("no object, or too deep")
    except (ValueError, RecursionError):
        raise Refused("That is no hand record.", path="$") from None
    return record


def is_whole(value, least, most):
    """Whether a parsed value is a whole number within bounds; true and false are no numbers."""
    return type(value) in (int, float) and float(value).is_integer() and least <= value <= most


def need(condition, path, rule=None):
    """Refuses the field at that path."""
    if not condition:
        raise Refused("There is a fault at %s." % path, rule, path=path)


def need_names(record):
    """The players' names: an object, and a string for each seat that is named."""
    if "players" in record:
        need(isinstance(record["players"], dict), "$.players")
        for seat in SEATS:
            need(isinstance(record["players"].get(seat, ""), str), "$.players." + seat)


def same_value(one, other):
    """Whether two values of a switch are the same; 1 is not true."""
    return type(one) is type(other) and one == other


def play_actions(hand, actions):
    """Applies the actions of a record; the first that is refused gets its index."""
    for index, action in enumerate(actions):
        try:
            hand.apply(action)
        except Refused as refusal:
            refusal.action = index
            raise


def replay_with(read_hand, content, legal):
    """The object printed for a record, given as bytes or as the parsed object."""
    try:
        record = parse(content) if isinstance(content, bytes) else content
        hand, actions = read_hand(record)
        play_actions(hand, actions)
        return hand.as_object(legal)
    except Refused as refusal:
        return refusal.as_object()
