"""What is screwed into tanks and beside vessels: immersion heaters, dial thermometers, the cap valve."""

import materials as m
from brands import brand
from models.heating_parts import gauge
from models.pipework import bent, placed, socket, thread
from shapes import box, cylinder, extrude, hexagon, lathe, rounded, text


def immersion_heater(length=0.27, smart=False, maker="warmbach"):
    """Lies with the rods to the right and the head at the left, looking to the front."""
    look = brand(maker)
    z = 0.075
    brass, steel = m.metal("brass"), m.metal("steel", 0.24)
    hexagon(0.062, 0.018, (0.0, 0, z), brass, "x")
    thread(0.024, 0.022, (0.02, 0, z), brass, "x")
    for a, b in ((0.009, 0.009), (-0.009, 0.009), (0.0, -0.011)):
        rod(length, a, z + b, steel)
    cylinder(0.004, length * 0.7, (0.03 + length * 0.35, 0, z), m.metal("copper"), "x", 0.001)
    if smart:
        smart_head(look, z)
    else:
        plain_head(look, z)


def rod(length, y, z, steel):
    """A hairpin: out, around, and back beside itself."""
    gap = 0.0075
    start, end = 0.03, 0.03 + length
    bow = [(end + gap * b, y + gap * a, z) for a, b in ((-1, 0), (-0.7, 0.7), (0, 1), (0.7, 0.7), (1, 0))]
    bent([(start, y - gap, z), (end * 0.5, y - gap, z), *bow, (end * 0.5, y + gap, z), (start, y + gap, z)], 0.0042, steel)


def plain_head(look, z):
    lathe([(0, -0.1), (0.05, -0.1), (0.056, -0.092), (0.056, -0.012), (0.05, -0.008), (0, -0.008)], (0, 0, z), m.plastic("#2b2e31", 0.42), "x", bevel=0.002)
    lathe([(0.0562, -0.03), (0.0575, -0.028), (0.0575, -0.02), (0.0562, -0.018)], (0, 0, z), m.plastic(look["accent"], 0.4), "x")
    lathe([(0, -0.016), (0.024, -0.016), (0.027, -0.002), (0, 0)], (-0.055, -0.054, z), m.plastic("#d6d7d4", 0.4), "y", bevel=0.001)
    box((0.003, 0.004, 0.02), (-0.055, -0.071, z + 0.008), m.plastic(look["accent"], 0.4), 0.0005)
    gland(z)


def smart_head(look, z):
    """A box with a display that shows power and temperature."""
    extrude(rounded(0.15, 0.13, 0.016), 0.11, (-0.086, 0, z + 0.002), m.plastic("#d5d5d0", 0.38), "y", 0.006)
    extrude(rounded(0.13, 0.11, 0.01), 0.004, (-0.086, -0.056, z + 0.002), m.gloss("#12161a"), "y", 0.001)
    text("2.140 W", 0.022, (-0.086, -0.0585, z + 0.028), m.glow("#ffc37a", 1.8), "Medium")
    text("54 °C", 0.017, (-0.086, -0.0585, z + 0.0), m.glow("#cfe6f5", 1.5), "Regular")
    box((0.09, 0.001, 0.006), (-0.086, -0.0583, z - 0.022), m.plastic("#3b4247", 0.4), 0)
    box((0.055, 0.0012, 0.006), (-0.1035, -0.0585, z - 0.022), m.glow("#62e36c", 1.8), 0)
    text(look["word"], 0.012, (-0.086, -0.0583, z - 0.042), m.plastic("#d9dbda"))
    cylinder(0.03, 0.012, (-0.005, 0, z), m.metal("steel"), "x", 0.001)
    gland(z, -0.12)


def gland(z, x=-0.07):
    cylinder(0.011, 0.022, (x, 0, z - 0.062), m.plastic("#4a4f52", 0.45), bevel=0.002, sides=24)
    bent([(x, 0, z - 0.066), (x, 0.004, z - 0.071), (x - 0.03, 0.03, 0.005), (x - 0.05, 0.07, 0.005), (x - 0.03, 0.12, 0.005)], 0.0042, m.rubber())


def dial_thermometer(hand=-0.6):
    """Looks to the front, its stem runs back into the pocket."""
    gauge(0.04, (0, 0, 0), hand=hand)
    text("°C", 0.011, (0, -0.0078, -0.018), m.plastic("#2b2e31"))
    cylinder(0.041, 0.016, (0, 0.006, 0), m.metal("aluminium", 0.4), "y", 0.002)
    hexagon(0.024, 0.012, (0, 0.022, 0), m.metal("brass"), "y")
    thread(0.0105, 0.016, (0, 0.036, 0), m.metal("brass"), "y")
    cylinder(0.0055, 0.11, (0, 0.098, 0), m.metal("brass"), "y", 0.001, sides=24)


def thermometers():
    """Four of them: three stand, one lies on its side."""
    for x, y, hand in ((-0.105, 0.0, -1.2), (0.0, 0.03, -0.2), (0.105, 0.0, 0.7)):
        placed(dial_thermometer, (x, y, 0.041), hand=hand)
    placed(dial_thermometer, (-0.02, -0.13, 0.041), (0, 0, 58), hand=-0.8)


def cap_valve():
    """A short brass body with two threads, the sealed cap at its side, the drain at the front."""
    brass = m.metal("brass")
    thread(0.0132, 0.02, (0, 0, 0.01), brass)
    hexagon(0.032, 0.014, (0, 0, 0.026), brass)
    lathe([(0.014, 0.03), (0.019, 0.04), (0.019, 0.06), (0.014, 0.07)], (0, 0, 0), brass)
    hexagon(0.036, 0.016, (0, 0, 0.076), brass)
    socket(0.0165, 0.012, (0, 0, 0.089), brass)
    cylinder(0.0105, 0.022, (0.022, 0, 0.05), brass, "x", 0.001)
    lathe([(0.0, 0.0), (0.0135, 0.0), (0.0135, 0.024), (0.011, 0.028), (0, 0.028)], (0.03, 0, 0.05), m.plastic("#1d1f20", 0.4), "x", bevel=0.001)
    cylinder(0.007, 0.02, (0, -0.024, 0.05), brass, "y", 0.001)
    hexagon(0.017, 0.009, (0, -0.033, 0.05), brass, "y")
    thread(0.0075, 0.014, (0, -0.043, 0.05), brass, "y")
    bent([(0.05, -0.012, 0.054), (0.052, -0.02, 0.044), (0.045, -0.022, 0.03), (0.03, -0.02, 0.028), (0.012, -0.02, 0.034)], 0.0008, m.metal("copper"))
    cylinder(0.006, 0.003, (0.044, -0.0225, 0.026), m.metal("zinc"), "y", 0.0006)
