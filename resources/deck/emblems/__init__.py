"""The emblem of each trump's plain face, drawn round (0, 0) in an oval of 31 x 37 half width and height.

Every one is the attribute by which the card's full picture will be known.
"""
from emblems import earth, sky
from emblems.shared import coronet, crown

EMBLEMS = {1: earth.cups_and_balls, 2: earth.duke, 3: earth.orb, 4: earth.eagle, 5: earth.cupid,
           6: earth.temperance, 7: earth.column, 8: earth.justice, 9: earth.fortune, 10: earth.chariot,
           11: earth.hourglass,
           12: earth.purses, 14: earth.fork, 15: earth.burning_gate, 16: earth.anchor, 17: earth.prudence,
           18: earth.faith, 19: earth.charity, 22: earth.hills_and_tree, 23: earth.clouds_and_birds,
           24: sky.scales, 25: sky.wheat, 26: sky.scorpion, 27: sky.ram, 28: sky.goat, 29: sky.bow,
           30: sky.crab, 31: sky.fishes, 32: sky.water_bearer, 34: sky.bull, 35: sky.twins,
           36: sky.great_star, 37: sky.great_moon, 38: sky.great_sun, 39: sky.globe}


def emblem(n):
    """Draw the emblem of trump n on the sheet in hand."""
    EMBLEMS[n]()
