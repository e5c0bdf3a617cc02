"""Reads the record of a hand of Minchiate, for `minchiate_model`."""

import re

from minchiate_cards import SEATS, PACK, KINGS, DEFAULT_RULES, Refused, is_suit_card


def parse_action(text):
    """Seat, verb and arguments of an action; refused without a rule where the text is no action at all."""
    if not isinstance(text, str):
        raise Refused("An action is a string.")
    match = re.fullmatch(r"([SENW]):(cut|discard|play|declare|fall)((?: [^ ]+)*)", text)
    if not match:
        raise Refused("That is no action.")
    seat, verb, rest = match.groups()
    words = rest.split(" ")[1:]
    if verb == "cut":
        if len(words) != 1 or not re.fullmatch(r"[1-9][0-9]*", words[0]):
            raise Refused("A cut has one number.")
        return seat, verb, int(words[0])
    if verb == "fall":
        if words:
            raise Refused("Falling has no arguments.")
        return seat, verb, None
    cards = [word.split("+") for word in words] if verb == "declare" else [[word] for word in words]
    for group in cards:
        for card in group:
            if card not in PACK:
                raise Refused("There is no such card.")
    if verb == "declare":
        return seat, verb, cards
    cards = [group[0] for group in cards]
    if verb == "discard" and not cards:
        raise Refused("A discard names its cards.")
    if verb == "play":
        if len(cards) != 1:
            raise Refused("One card is played.")
        return seat, verb, cards[0]
    return seat, verb, cards


def read_rules(record):
    """The switches of a record over the defaults."""
    if not isinstance(record["rules"], dict):
        raise Refused("The rules are an object.", path="rules")
    rules = dict(DEFAULT_RULES)
    for name, setting in record["rules"].items():
        if name not in rules:
            raise Refused("There is no such switch.", path="rules." + name)
        if not isinstance(setting, bool):
            raise Refused("A switch is true or false.", path="rules." + name)
        rules[name] = setting
    return rules


def read_record(record):
    """The fields of a hand record: rules, dealer, deck and actions."""
    if not isinstance(record, dict):
        raise Refused("A hand record is an object.", path="")
    if record.get("format") != "minchiate-hand":
        raise Refused("The format is unknown.", path="format")
    if type(record.get("version")) is not int or record["version"] != 1:
        raise Refused("The version is unknown.", path="version")
    for name in ("rules", "dealer", "deck", "actions"):
        if name not in record:
            raise Refused("A field is missing.", path=name)
    for name, kind in (("title", str), ("source", str), ("players", dict), ("deal", int)):
        if name in record and (not isinstance(record[name], kind) or isinstance(record[name], bool)):
            raise Refused("A field has the wrong type.", path=name)
    for seat, name in record.get("players", {}).items():
        if seat in SEATS and not isinstance(name, str):
            raise Refused("A name is a string.", path="players." + seat)
    rules = read_rules(record)
    if record["dealer"] not in SEATS:
        raise Refused("The dealer is a seat.", path="dealer")
    if not isinstance(record["deck"], str):
        raise Refused("The deck is a string.", path="deck")
    deck = record["deck"].split(" ")
    if sorted(deck) != sorted(PACK):
        raise Refused("The deck is the 97 cards once each.", "M1.1", path="deck")
    if not is_suit_card(deck[96]) or deck[96] in KINGS:
        raise Refused("The bottom card is a suit card other than a king.", "M5.1", path="deck")
    if not isinstance(record["actions"], list):
        raise Refused("The actions are a list.", path="actions")
    return rules, deck, record["dealer"], record["actions"]
