"""Plastic enclosures and small devices: backup box, emergency switch, data logger, transformers, reading head."""

from math import pi

import materials as m
from brands import brand
from models.cable import cable, flat_loops
from models.din_rail import meter
from models.many import boxes, cylinders, spread
from models.plugs import gland
from shapes import box, cylinder, extrude, group, lathe, ring, rounded, text


def backup_box(maker="voltessa"):
    look, grey = brand(maker), m.plastic("#d3d6d8", 0.4)
    width, height, depth = 0.3, 0.38, 0.14
    extrude(rounded(width, height, 0.02), depth - 0.03, (0, 0.015, height / 2), grey, "y", 0.006)
    extrude(rounded(width + 0.004, height + 0.004, 0.022), 0.028, (0, -0.055, height / 2), grey, "y", 0.006)
    front = -0.069
    box((width * 0.8, 0.003, 0.13), (0, front, 0.24), m.gloss("#1a2027"), 0.001)
    # Switchgear behind the window: a row of toggles.
    for x in spread(8, width * 0.7):
        box((0.0225, 0.004, 0.088), (x, front - 0.001, 0.24), m.plastic("#c9cdd0", 0.5), 0.001)
        box((0.012, 0.006, 0.02), (x, front - 0.003, 0.246), m.plastic(look["accent"] if x < 0.06 else "#b3262e", 0.4), 0.002)
    for z in (0.24 - 0.072, 0.24 + 0.072):
        box((width * 0.86, 0.012, 0.012), (0, front - 0.004, z), grey, 0.003)
    for x in (-width * 0.41, width * 0.41):
        box((0.012, 0.012, 0.15), (x, front - 0.004, 0.24), grey, 0.003)
    text(look["word"], 0.026, (-width * 0.4, front - 0.0004, 0.125), m.plastic(look["accent"]), align="LEFT")
    for step, colour in enumerate(("#46e08a", "#ffb03a")):
        cylinder(0.005, 0.003, (width * 0.3 + step * 0.024, front - 0.001, 0.125), m.glow(colour, 1.3 - step * 0.9), "y", 0.001, sides=24)
    cylinders(0.007, 0.004, [(x, front - 0.001, z) for x in (-0.132, 0.132) for z in (0.018, height - 0.018)], m.plastic("#9aa0a4", 0.4), "y")
    for x, size in ((-0.09, 0.02), (-0.035, 0.02), (0.02, 0.015), (0.065, 0.015), (0.105, 0.011)):
        gland(size, (x, 0.01, 0))


def rotary_switch(maker="trennfels"):
    look, grey = brand(maker), m.plastic("#b9bec1", 0.42)
    width, height = 0.13, 0.19
    extrude(rounded(width, height, 0.012), 0.07, (0, 0.01, height / 2), grey, "y", 0.004)
    extrude(rounded(width + 0.003, height + 0.003, 0.013), 0.02, (0, -0.035, height / 2), grey, "y", 0.004)
    front, z = -0.045, 0.1
    extrude(rounded(0.088, 0.088, 0.008), 0.006, (0, front - 0.003, z), m.plastic("#e3b61c", 0.4), "y", 0.002)
    cylinder(0.031, 0.014, (0, front - 0.012, z), m.plastic("#c22a23", 0.35), "y", 0.004)
    handle = box((0.017, 0.022, 0.066), (0, front - 0.026, z), m.plastic("#c22a23", 0.35), 0.006)
    handle.rotation_euler = (0, -pi / 4, 0)
    for words, x, up in (("1", -0.033, 0.033), ("0", 0, 0.036), ("2", 0.033, 0.033)):
        text(words, 0.014, (x, front - 0.0064, z + up), m.plastic("#17191b"), depth=0.0002)
    text(look["word"], 0.016, (0, front - 0.0004, 0.172), m.plastic(look["accent"]))
    text("NETZ  ·  AUS  ·  NOTSTROM", 0.0085, (0, front - 0.0004, 0.034), m.plastic(look["dark"]), "Regular")
    cylinders(0.005, 0.003, [(x, front - 0.001, up) for x in (-0.053, 0.053) for up in (0.014, height - 0.014)], m.plastic("#8a9094", 0.4), "y")
    gland(0.014, (-0.03, 0.01, 0))
    gland(0.017, (0.03, 0.01, 0))


def logger(maker="voltessa", aerial=False):
    look, shell = brand(maker), m.plastic("#d8dbde", 0.35)
    width, depth, height = 0.17, 0.11, 0.036
    extrude(rounded(width, depth, 0.016), height, (0, 0, height / 2 + 0.003), shell, bevel=0.006)
    box((width * 0.96, depth * 0.9, 0.003), (0, 0, 0.002), m.rubber(), 0.001)
    text(look["word"], 0.017, (-width * 0.36, 0.018, height + 0.0034), m.plastic(look["accent"]), align="LEFT", facing="top", depth=0.0002)
    for step in range(5):
        lamp = m.glow("#46e08a", 1.5) if step != 3 else m.glow("#4aa8ff", 1.5)
        box((0.008, 0.003, 0.001), (-width * 0.34 + step * 0.016, -0.03, height + 0.0034), lamp, 0.0003)
    front = -depth / 2 - 0.0005
    for x in (-0.055, -0.035):
        box((0.0155, 0.004, 0.0135), (x, front, 0.019), m.metal("steel"), 0.0006)
        box((0.0122, 0.004, 0.01), (x, front - 0.0005, 0.0185), m.gloss("#08090a"), 0.0006)
    for x in (0.0, 0.045):
        box((0.034, 0.008, 0.012), (x, front, 0.019), m.plastic("#2f8f5a", 0.45), 0.001)
        boxes((0.0034, 0.002, 0.005), [(x + place, front - 0.0042, 0.019) for place in spread(6, 0.032)], m.plastic("#0f2f1e", 0.6))
    if aerial:
        black = m.rubber("#1d1f21")
        cylinder(0.006, 0.012, (width * 0.36, depth / 2 + 0.004, 0.02), m.metal("brass"), "y", 0.001, sides=6)
        cylinder(0.006, 0.02, (width * 0.36, depth / 2 + 0.014, 0.026), black, bevel=0.003)
        lathe([(0.0, 0), (0.0058, 0), (0.005, 0.1), (0.004, 0.125), (0.0, 0.127)], (width * 0.36, depth / 2 + 0.014, 0.034), black, sides=32)


def clamp(size=1.0):
    """A split-core transformer: a frame around the hole, hinged, with a latch. Answers its parts."""
    black, dark = m.plastic("#212427", 0.42), m.plastic("#33373a", 0.45)
    s = size
    parts = [
        box((0.052 * s, 0.03 * s, 0.016 * s), (0, 0, 0.008 * s), black, 0.003 * s),
        box((0.052 * s, 0.03 * s, 0.014 * s), (0, 0, 0.053 * s), dark, 0.004 * s),
    ]
    for x in (-0.0195 * s, 0.0195 * s):
        parts.append(box((0.013 * s, 0.03 * s, 0.034 * s), (x, 0, 0.03 * s), black if x < 0 else dark, 0.002 * s))
    parts.append(box((0.004 * s, 0.014 * s, 0.02 * s), (0.0275 * s, 0, 0.046 * s), m.plastic("#0f5c66", 0.4), 0.001 * s))
    parts.append(cylinder(0.003 * s, 0.026 * s, (-0.0265 * s, 0, 0.046 * s), dark, "y", 0.0008))
    parts.append(text("K→L", 0.008 * s, (0, -0.0152 * s, 0.008 * s), m.plastic("#d9dcdd"), depth=0.0001))
    return parts


def transformer():
    clamp()
    white = m.rubber("#d7d9da")
    points = [(x + 0.075, y + 0.01, z) for x, y, z in flat_loops(0.03, 0.0018, 3.2, 0.8, pi)]
    cable([(0.024, 0.008, 0.006), (0.034, 0.016, 0.004), *points[2:]], 0.0018, white)
    cable([*points[-3:], (0.1, -0.03, 0.002), (0.115, -0.045, 0.002)], 0.0012, white)


def smart_meter(maker="trennfels"):
    """The meter with its three transformers beside it."""
    meter(maker, casing="#cfd2d3", words="-2.41 kW", on_rail=False)
    white = m.rubber("#d7d9da")
    for step in range(3):
        x, y = 0.085 + step * 0.046, -0.075 + step * 0.026
        group(clamp(0.72), (x, y, 0), (0, 0, 10))
        start = -0.02 + step * 0.016
        cable([(start, -0.046, 0.003), (start + 0.006, -0.075, 0.002), (0.04 + step * 0.01, -0.12 + step * 0.01, 0.002), (x - 0.004, y - 0.035, 0.002), (x + 0.006, y - 0.01, 0.005)], 0.0016, white)


def reading_head(maker="trennfels"):
    look, black = brand(maker), m.plastic("#1f2224", 0.38)
    lathe([(0, 0), (0.016, 0), (0.0165, 0.002), (0.0165, 0.017), (0.014, 0.02), (0, 0.02)], (0, 0, 0), black)
    ring(0.0125, 0.0006, (0, 0, 0.0202), m.plastic(look["accent"]))
    text(look["word"], 0.0052, (0, 0.002, 0.0202), m.plastic("#dfe5e5"), facing="top", depth=0.0001)
    cylinder(0.0012, 0.001, (0, -0.007, 0.0202), m.glow("#46e08a", 1.8), sides=16, bevel=0)
    rubber = m.rubber("#1b1d1f")
    cylinder(0.003, 0.008, (0.018, 0, 0.008), rubber, "x", 0.001, sides=24)
    points = [(x + 0.075, y - 0.002, z) for x, y, z in flat_loops(0.026, 0.0017, 3.0, 0.85, pi)]
    cable([(0.02, 0, 0.008), (0.034, 0.0, 0.003), *points[1:]], 0.0017, rubber)
    cable([*points[-3:], (0.03, -0.034, 0.003), (0.012, -0.037, 0.004)], 0.0017, rubber)
    plug = [box((0.016, 0.008, 0.0055), (0, 0, 0), black, 0.002), box((0.008, 0.0062, 0.0026), (-0.011, 0, 0), m.metal("steel"), 0.001)]
    group(plug, (0.002, -0.037, 0.004))
