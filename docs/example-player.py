#!/usr/bin/env python3
"""A player of any game for versicola-cli's seat protocol: legal, quick and aimless."""
import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "view":
        continue  # "start" tells the time limit, "end" how the hand went
    if "discard" in message:
        wanted = message["discard"]
        cards = wanted.get("must", []) + random.sample(wanted["from"], wanted["count"])
        action = message["turn"] + ":discard " + " ".join(cards)
    else:
        action = random.choice(message["legal"])
    print(json.dumps({"action": action}), flush=True)
