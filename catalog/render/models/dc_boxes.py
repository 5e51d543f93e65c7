"""Boxes for the DC side: surge protection, isolator, string combiner. They hang on a wall."""

import materials as m
from brands import brand
from models.din_rail import UNIT
from models.many import boxes, cylinders, spread
from models.plugs import gland, solar_socket
from shapes import box, cylinder, extrude, rounded, text

GREY = "#c3c7c8"


def flap():
    """A clear cover that lets light through to what is behind it."""
    return m.surface("flap", "#eef6f6", Alpha=0.16, Roughness=0.06, Specular=0.6)


def case(width, height, depth, colour=GREY):
    """Lower part, upper part with a seam between them, four screws. Answers the front's y."""
    grey = m.plastic(colour, 0.42)
    extrude(rounded(width, height, 0.014), depth * 0.55, (0, -depth * 0.275, height / 2), grey, "y", 0.004)
    extrude(rounded(width - 0.006, height - 0.006, 0.012), 0.004, (0, -depth * 0.56, height / 2), m.rubber("#4b5052"), "y", 0)
    extrude(rounded(width + 0.003, height + 0.003, 0.015), depth * 0.42, (0, -depth * 0.78, height / 2), grey, "y", 0.005)
    front = -depth * 0.99
    places = [(x, front - 0.0005, z) for x in (-width / 2 + 0.016, width / 2 - 0.016) for z in (0.016, height - 0.016)]
    cylinders(0.006, 0.003, places, m.plastic("#9fa5a7", 0.4), "y", 32)
    boxes((0.0075, 0.001, 0.0013), [(x, y - 0.0015, z) for x, y, z in places], m.plastic("#5a6062"))
    return front


def arresters(count, centre, front, look):
    """Blocks of three pluggable inserts each, with green windows."""
    x0, z = centre
    for x in spread(count, count * UNIT * 3 + (count - 1) * 0.008):
        box((UNIT * 3 - 0.001, 0.01, 0.084), (x0 + x, front + 0.004, z), m.plastic("#d6d9d9", 0.45), 0.0015)
        for part in spread(3, UNIT * 3):
            box((UNIT - 0.0016, 0.012, 0.05), (x0 + x + part, front - 0.001, z), m.plastic(look["accent"], 0.4), 0.0018)
            box((UNIT * 0.42, 0.001, 0.0055), (x0 + x + part, front - 0.0074, z + 0.014), m.glow("#37c46d", 0.9), 0.0003)
            boxes((UNIT * 0.6, 0.0012, 0.0012), [(x0 + x + part, front - 0.0072, z - 0.016 + k * 0.003) for k in range(3)], m.plastic("#0a4a40", 0.5))
        cylinders(0.0034, 0.002, [(x0 + x + part, front - 0.0012, z + s * 0.035) for part in spread(3, UNIT * 3) for s in (-1, 1)], m.metal("steel"), "y", 20)


def surge_box(trackers=1):
    look = brand("ableita")
    width, height, depth = 0.11 + trackers * 0.075, 0.24, 0.11
    front = case(width, height, depth)
    wide = width - 0.045
    box((wide, 0.004, 0.112), (0, front + 0.0012, height * 0.58), m.plastic("#50565a", 0.5), 0.0015)
    arresters(trackers, (0, height * 0.58), front - 0.004, look)
    extrude(rounded(wide + 0.012, 0.126, 0.008), 0.0035, (0, front - 0.0175, height * 0.58), flap(), "y", 0.001)
    for z in (-0.063, 0.063):
        box((wide + 0.012, 0.016, 0.003), (0, front - 0.009, height * 0.58 + z), flap(), 0.001)
    text(look["word"], 0.015, (-width / 2 + 0.026, front - 0.0006, height * 0.2), m.plastic(look["accent"]), align="LEFT")
    text("1000 V DC   Typ 1+2", 0.0085, (-width / 2 + 0.026, front - 0.0006, height * 0.13), m.plastic("#3a4143"), "Regular", align="LEFT")
    for x in spread(trackers * 4, width - 0.05):
        solar_socket((x, -depth * 0.35, 0), "#b3262e" if round(x * 1000) % 2 else "#16181a", 0.0072)
    gland(0.011, (width / 2 - 0.02, -depth * 0.7, 0))


def isolator():
    look = brand("ableita")
    width, height, depth = 0.11, 0.17, 0.085
    front = case(width, height, depth)
    z = 0.1
    extrude(rounded(0.076, 0.076, 0.006), 0.004, (0, front - 0.002, z), m.plastic("#e3b61c", 0.4), "y", 0.0015)
    cylinder(0.03, 0.012, (0, front - 0.01, z), m.plastic("#c22a23", 0.34), "y", 0.003)
    box((0.016, 0.022, 0.058), (0, front - 0.022, z), m.plastic("#c22a23", 0.34), 0.005)
    box((0.003, 0.001, 0.018), (0, front - 0.0332, z + 0.016), m.plastic("#f2f2f0"), 0)
    for words, x, up in (("ON", 0, 0.0325), ("OFF", 0.0325, 0)):
        text(words, 0.0075, (x * 0.98, front - 0.0042, z + up), m.plastic("#17191b"), depth=0.0002)
    text(look["word"], 0.0125, (0, front - 0.0006, 0.039), m.plastic(look["accent"]))
    text("DC 1000 V   32 A", 0.0075, (0, front - 0.0006, 0.024), m.plastic("#3a4143"), "Regular")
    for x in (-0.028, 0.028):
        gland(0.0105, (x, -depth * 0.4, 0))


def combiner(strings=4):
    """A larger box with a door: fuse holders behind the window, switch and arrester below, glands underneath."""
    look = brand("ableita")
    width, height, depth = 0.4, 0.5, 0.17
    front = case(width, height, depth)
    extrude(rounded(width - 0.05, height - 0.05, 0.01), 0.004, (0, front - 0.002, height / 2), m.plastic("#b3b8ba", 0.42), "y", 0.0015)
    wide, tall, z = width - 0.11, 0.25, height * 0.6
    box((wide, 0.004, tall), (0, front - 0.004, z), m.plastic("#454b4f", 0.55), 0.0015)
    for x in spread(strings * 2, wide * 0.94):
        box((UNIT, 0.012, 0.082), (x, front - 0.01, z + 0.06), m.plastic("#e1e3e2", 0.45), 0.0015)
        box((UNIT * 0.66, 0.01, 0.034), (x, front - 0.018, z + 0.062), m.plastic("#2b3033", 0.45), 0.002)
    arresters(1, (-wide * 0.24, z - 0.066), front - 0.01, look)
    box((0.075, 0.014, 0.09), (wide * 0.24, front - 0.01, z - 0.066), m.plastic("#2b3033", 0.45), 0.002)
    cylinder(0.021, 0.016, (wide * 0.24, front - 0.022, z - 0.066), m.plastic("#c22a23", 0.34), "y", 0.003)
    extrude(rounded(wide + 0.02, tall + 0.02, 0.01), 0.003, (0, front - 0.034, z), flap(), "y", 0.001)
    rim = m.plastic("#8f9598", 0.42)
    for s in (-1, 1):
        box((0.012, 0.034, tall + 0.03), (s * (wide / 2 + 0.012), front - 0.018, z), rim, 0.002)
        box((wide + 0.036, 0.034, 0.012), (0, front - 0.018, z + s * (tall / 2 + 0.012)), rim, 0.002)
        cylinder(0.011, 0.008, (width / 2 - 0.042, front - 0.006, height / 2 + s * 0.19), m.metal("zinc"), "y", 0.002)
    text(look["word"], 0.026, (-width * 0.38, front - 0.0046, height * 0.16), m.plastic(look["accent"]), align="LEFT")
    text(f"{strings} Strings   1100 V DC", 0.014, (-width * 0.38, front - 0.0046, height * 0.095), m.plastic("#3a4143"), "Regular", align="LEFT")
    for x in spread(strings * 2 + 1, width - 0.07):
        gland(0.0125, (x, -depth * 0.5, 0))
