"""A naive model of a hand of Minchiate, for checking the engine against the written rules.

It is written from the numbered rules (M1 ... M8) and the description of the hand record alone, with plain
lists of card codes, and shares nothing with the engine. `replay(record)` takes a parsed hand record and
returns the object that `versicola-cli replay --legal` prints, or the object of a refusal.

    python3 minchiate_model.py FILE        prints that object for one record
"""

import json
import sys

# The cards and the rest of the hand too, for those who make records and try the model.
from minchiate_cards import (DEFAULT_RULES, KINGS, PACK, Refused, SEATS, SUITS, TRUMPS, deal_sequence,
                             exchange_card, final_exchange_card, is_counter, is_robbable, is_suit_card,
                             is_trump, left_of, right_of, side_of, suit_rank, value, versicole)
from minchiate_hand import Hand, best_card, card_led
from minchiate_record import read_record


def replay(record):
    """What `versicola-cli replay --legal` prints for a record."""
    try:
        rules, deck, dealer, actions = read_record(record)
        hand = Hand(deck, dealer, rules)
        for index, action in enumerate(actions):
            try:
                hand.apply(action)
            except Refused as refusal:
                refusal.action = index
                raise
        return hand.as_object()
    except Refused as refusal:
        return refusal.as_object()


def main():
    """Prints the replay of one record; exit 1 where it is refused."""
    with open(sys.argv[1], encoding="utf-8") as file:
        record = json.load(file)
    result = replay(record)
    print(json.dumps(result))
    return 1 if result.get("ok") is False else 0


if __name__ == "__main__":
    sys.exit(main())
