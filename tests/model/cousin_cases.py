"""Makes records of the cousins by their naive models: whole hands, hands that stop, and spoiled ones.

What a game's own module gives (see `cuatrola_cases`): `model`; `build(rng)`, a record with all
its actions; `wrong_actions(rng, hand)`, actions near to legal ones; `weight(hand)`, how telling a wrong action
would be there; `field_faults(rng, record)`, its own wrong values of fields.
"""

import json

DROP = object()                                  # the mark of a field to be left out
KINDS = {"whole": 45, "stopped": 20, "wrong action": 24, "wrong fields": 9, "wrong file": 2}     # of 100 records
NO_ACTIONS = ["", " ", "S", "S:", ":", "S:sing2", "X:play %s", "s:play %s", "S:Play %s", "S:play", "S:play ",
              "S:play  %s", " S:play %s", "S:play %s ", "S: play %s", "S :play %s", "S:play %s %s", "S:play T99",
              "S:play\t%s", "S:play %s\n", "play %s", "S:play %s,", "SE:play %s", "S:knock", "S:accuse",
              "S:discard", "S:bid", "S:bid none", "S:announce", 5, None, True, [], {}, ["S:play %s"]]


def play_out(model, record, choose):
    """Adds actions chosen by `choose(hand)` to a record, until there is none."""
    hand = hand_before(model, record, len(record["actions"]))
    action = choose(hand)
    while action is not None:
        hand.apply(action)
        record["actions"].append(action)
        action = choose(hand)
    return record


def new_record(rng, model, deck, rules):
    """A record without actions; now and then with what a reader passes over."""
    record = {"format": model.FORMAT, "version": 1, "rules": rules, "dealer": rng.choice("SENW"),
              "deck": " ".join(deck), "actions": []}
    if rng.random() < 0.2:
        record.update({"title": "Una mano \u00e0 la \ud83c\udccf", "source": "made", "deal": 2.0 ** 53 - 1,
                       "players": {"S": "Ada", "X": 5}, "note": {"kept": [1, None]}, "version": 1.0})
    return record


def some_rules(rng, switches):
    """Switches away from their defaults now and then, or named with the default."""
    return {name: rng.choice(values) for name, values in switches.items() if rng.random() < 0.5}


def hand_before(model, record, place):
    """The hand before one action of a record."""
    hand = model.read_hand(record)[0]
    for action in record["actions"][:place]:
        hand.apply(action)
    return hand


def no_action(rng, pack):
    """Something that is no action of any game, or hardly."""
    wrong = rng.choice(NO_ACTIONS)
    if isinstance(wrong, str):
        for card in rng.sample(pack, wrong.count("%s")):
            wrong = wrong.replace("%s", card, 1)
    return wrong


def spoil_action(rng, game, record):
    """A wrong action somewhere, rather where rare rules apply, at times with the rest of the actions behind it."""
    actions = record["actions"]
    hand = game.model.read_hand(record)[0]
    weights = []
    for action in actions:
        weights.append(game.weight(hand))
        hand.apply(action)
    place = rng.choices(range(len(actions) + 1), weights + [1])[0]
    hand = hand_before(game.model, record, place)
    wrong = game.wrong_actions(rng, hand)
    chosen = no_action(rng, game.model.PACK) if not wrong or rng.random() < 0.15 else rng.choice(wrong)
    behind = actions[place:] if rng.random() < 0.3 else []
    return dict(record, actions=actions[:place] + [chosen] + behind)


def common_faults(rng, game, record):
    """Wrong values of the fields that all games have, as (field, value); some of them are right."""
    deck = record["deck"].split(" ")
    doubled = [deck[1]] + deck[1:]
    decks = [" ".join(deck[1:]), " ".join(doubled), " ".join(deck + deck[:1]), record["deck"] + " ",
             " " + record["deck"], "  ".join(deck), "\t".join(deck), record["deck"].lower(), "", deck, None, 7,
             " ".join(deck[1:] + ["T99"]), " ".join(deck[1:] + ["X"]), ",".join(deck)]
    wrong_type = [None, 5, True, [], {}, "x"]
    faults = [("format", each) for each in [None, 1, "", "hand", game.model.FORMAT.upper(), [], DROP]]
    faults += [("version", each) for each in [0, 2, "1", True, None, 1.5, [1], -1, 1.0, DROP]]
    faults += [(name, each) for name in ("title", "source") for each in [None, 5, [], {}, True, ""]]
    faults += [("rules", each) for each in [None, 5, [], "x", True, {}, DROP]]
    faults += [("players", each) for each in [None, [], "Ada", 4, {}, {"S": 1}, {"W": None, "N": []}, {"X": 1},
                                              {"E": "Ada", "W": {}}, {"s": 4}]]
    faults += [("deal", each) for each in [-1, 1.5, 2 ** 53, 2 ** 53 - 1, 0, -0.0, "7", None, True, [], 1e300,
                                           7.0, 2 ** 70]]
    faults += [("dealer", each) for each in ["X", "s", "", "NS", "S "] + wrong_type + [DROP]]
    faults += [("deck", each) for each in decks + [DROP, True, {}]]
    faults += [("actions", each) for each in [None, {}, "S:play", 1, True, DROP, []]]
    return faults


def spoil_fields(rng, game, record):
    """One to three fields with wrong values."""
    spoiled = dict(record)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        faults = game.field_faults(rng, record) if rng.random() < 0.4 else common_faults(rng, game, record)
        wanted = rng.choice(sorted({name for name, _ in faults}))      # every field as often as another
        value = rng.choice([value for name, value in faults if name == wanted])
        if value is DROP:
            spoiled.pop(wanted, None)
        else:
            spoiled[wanted] = value
    return spoiled


def nested(levels):
    """Lists within lists."""
    return "[" * levels + "]" * levels


def spoil_file(rng, record):
    """The bytes of a file that is wrong as a whole, or only looks so."""
    text = json.dumps(record)
    data = text.encode()
    other = "TM1" if "TM1" not in text else "\u00e0"
    choices = [data[:-1], data[:rng.randint(0, len(data))], b"", b"null", b"[]", b"5", b'"' + b"x" * 9 + b'"',
               b"[" + data + b"]", b"\xef\xbb\xbf" + data, data + b" \r\n\t", data + b"x", data + data,
               data.replace(b"{", b'{"dealer": 7, "version": 3, ', 1), data[:-1] + b', "version": 2}',
               data[:-1] + b', "dealer": "Q"}', data[:-1] + b', "note": NaN}', data[:-1] + b', "n": 1e999}',
               data[:-1] + b', "n": -1e-999}', data[:-1] + b', "n": 5e-324, "deal": 0.0e-999}',
               data[:-1] + b', "version": 1e0}', data[:-1] + b', "version": 10e-1}', data[:-1] + b',}',
               data[:-1] + b', "deal": 9007199254740992.0}', data[:-1] + b', "deal": 1e3}',
               data[:-1] + (', "note": %s}' % nested(62)).encode(),
               data[:-1] + (', "note": %s}' % nested(63)).encode(),
               data[:-1] + (', "note": %s}' % nested(64)).encode(),
               data[:-1] + (', "note": %s}' % nested(5000)).encode(),
               data[:-1] + b', "title": "\xff\xfe"}', b"\xff\xfe" + text.encode("utf-16-le"),
               data.replace(b'"', b"'"), data[:-1] + (', "%s": 1}' % other).encode(), data[:-1] + b', x: 1}']
    return rng.choice(choices)


def make_case(rng, game, kind=None):
    """What was done to a record (any of KINDS unless given), the bytes of its file, and whether to ask for the
    legal actions."""
    record = game.build(rng)
    chosen = rng.choices(list(KINDS), list(KINDS.values()))[0]
    kind = kind or chosen
    if kind == "stopped":
        length = rng.choice([rng.randint(0, 8), rng.randint(0, len(record["actions"]))])
        record = dict(record, actions=record["actions"][:length])
    elif kind == "wrong action":
        record = spoil_action(rng, game, record)
    elif kind == "wrong fields":
        record = spoil_fields(rng, game, record)
    data = spoil_file(rng, record) if kind == "wrong file" else json.dumps(record).encode()
    return kind, data, rng.random() < 0.85
