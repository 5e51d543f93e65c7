"""Bigger tools of the building site: tacker, test pump, crimping pliers, torque screwdriver."""

from math import cos, pi, sin

import materials as m
from brands import brand
from models.curves import cable
from models.gauges import dial
from models.plumbing import knurled, thread
from shapes import box, cylinder, extrude, group, hexagon, lathe, text


def tacker(maker="zangenthal"):
    """T handle on a tube, magazine of staples, foot that rides on the pipe."""
    look = brand(maker)
    red, steel = m.paint(look["accent"], 0.35), m.metal("steel", 0.24)
    cylinder(0.013, 0.5, (0, 0, 0.62), steel)
    cylinder(0.0185, 0.34, (0, 0, 0.34), red)
    cylinder(0.021, 0.03, (0, 0, 0.515), m.plastic(look["dark"]), bevel=0.004)
    knurled(0.012, 0.02, (0, -0.028, 0.515), m.plastic(look["dark"]), "y", 14)
    cylinder(0.013, 0.3, (0, 0, 0.875), steel, "x")
    for side in (-1, 1):
        cylinder(0.0185, 0.12, (side * 0.1, 0, 0.875), m.rubber(), "x", bevel=0.006)
        for ring in range(6):
            lathe([(0.018, -0.003), (0.0196, 0), (0.018, 0.003)], (side * (0.06 + ring * 0.016), 0, 0.875), m.rubber(), "x")
    box((0.07, 0.05, 0.13), (0, 0, 0.11), red, 0.008)
    box((0.06, 0.052, 0.004), (0, 0, 0.15), m.plastic(look["dark"]), 0.001)
    for side in (-1, 1):
        extrude([(-0.028, 0.05), (0.028, 0.05), (0.03, 0.0), (0.012, 0.0), (0.012, 0.02), (-0.012, 0.02), (-0.012, 0.0), (-0.03, 0.0)], 0.006, (0, side * 0.023, 0), m.metal("zinc"), "y", 0.001)
    # Staples wait on a bar behind the tube.
    box((0.012, 0.008, 0.34), (0, 0.046, 0.3), m.metal("zinc"), 0.001)
    white = m.plastic("#dcdad2", 0.45)
    for step in range(42):
        z = 0.15 + step * 0.0068
        box((0.04, 0.007, 0.0045), (0, 0.056, z), white, 0.0015)
    box((0.05, 0.03, 0.014), (0, 0.046, 0.475), m.plastic(look["dark"]), 0.003)
    text(look["word"], 0.0098, (0, -0.0255, 0.09), m.plastic("#f4f2ee"), depth=0.0004)


def test_pump(maker="zangenthal"):
    """Trough of sheet steel, pump with lever across it, gauge and hose."""
    look = brand(maker)
    red, steel = m.paint(look["accent"], 0.35), m.metal("steel", 0.26)
    length, width, height = 0.46, 0.17, 0.15
    for side in (-1, 1):
        box((length, 0.004, height), (0, side * width / 2, height / 2 + 0.01), red, 0.002)
        box((0.004, width, height), (side * length / 2, 0, height / 2 + 0.01), red, 0.002)
        box((length + 0.012, 0.012, 0.008), (0, side * width / 2, height + 0.01), red, 0.003)
        box((0.012, width, 0.008), (side * length / 2, 0, height + 0.01), red, 0.003)
    box((length, width, 0.004), (0, 0, 0.012), red, 0.001)
    box((length - 0.01, width - 0.01, 0.004), (0, 0, 0.1), m.gloss("#7fa6b3"), 0)
    box((0.1, width + 0.01, 0.008), (0.07, 0, height + 0.018), steel, 0.002)
    cylinder(0.022, 0.13, (0.07, 0, height + 0.03), m.metal("brass"), bevel=0.002)
    cylinder(0.007, 0.1, (0.07, 0, height + 0.12), steel)
    lever = [box((0.4, 0.016, 0.012), (0.0, 0, 0), steel, 0.003), cylinder(0.015, 0.13, (-0.2, 0, 0), m.rubber("#1a1b1c"), "x", bevel=0.006)]
    group(lever, (-0.05, 0, height + 0.18), (0, 14, 0))
    for y in (-0.011, 0.011):
        box((0.02, 0.004, 0.1), (0.132, y, height + 0.1), steel, 0.002)
    cylinder(0.005, 0.034, (0.132, 0, height + 0.14), m.metal("dark"), "y")
    cylinder(0.007, 0.07, (0.07, -0.03, height + 0.03), m.metal("brass"), "y")
    hexagon(0.018, 0.012, (0.07, -0.06, height + 0.03), m.metal("brass"), "y")
    cylinder(0.006, 0.03, (0.07, -0.062, height + 0.05), m.metal("brass"))
    dial(0.032, (0.07, -0.068, height + 0.092), ("0", "20", "40", "60"), "bar", 0.3, target=0.45)
    knurled(0.013, 0.014, (0.1, -0.062, height + 0.03), m.plastic("#22262a"), "x", 14)
    cable([(0.07, -0.07, height + 0.03), (0.075, -0.12, height + 0.01), (0.09, -0.15, 0.05), (0.05, -0.2, 0.008), (-0.08, -0.22, 0.008), (-0.2, -0.17, 0.008), (-0.28, -0.12, 0.008)], 0.007, m.rubber("#2a2c2e"))
    thread(0.0105, 0.018, (-0.29, -0.115, 0.011), m.metal("brass"), "x")
    text(look["word"], 0.03, (-0.07, -width / 2 - 0.0025, 0.09), m.plastic("#f4f2ee"), depth=0.0006)


def crimper(maker="zangenthal"):
    """Lies flat: plates of the head with the die, ratchet, two long handles."""
    look = brand(maker)
    dark, red = m.metal("dark", 0.36), m.plastic(look["accent"], 0.34)
    head = [(-0.115, -0.012), (-0.12, 0.0), (-0.112, 0.016), (-0.075, 0.026), (-0.045, 0.022), (-0.03, 0.012), (-0.028, -0.012), (-0.045, -0.022), (-0.075, -0.026), (-0.105, -0.018)]
    for z in (0.012, 0.026):
        extrude(head, 0.005, (0, 0, z), dark, bevel=0.001)
    for y in (-0.0085, 0.0085):
        box((0.05, 0.0135, 0.018), (-0.083, y, 0.019), m.metal("steel", 0.22), 0.001)
    for x in (-0.1, -0.083, -0.066):
        cylinder(0.0034, 0.02, (x, 0, 0.019), m.plastic("#0d0e0f", 0.7), sides=6, bevel=0)
    for x, y in ((-0.042, 0.013), (-0.042, -0.013), (-0.105, 0.012), (-0.036, 0.0)):
        cylinder(0.0048, 0.026, (x, y, 0.019), m.metal("steel"), bevel=0.001)
    for side in (-1, 1):
        path = [(-0.045, side * 0.012, 0.019), (0.0, side * 0.02, 0.019), (0.045, side * 0.03, 0.019), (0.1, side * 0.041, 0.019), (0.15, side * 0.043, 0.019)]
        cable(path[:3], 0.0078, dark)
        cable(path[1:], 0.0125, red)
        cable([(x, y + side * 0.004, z) for x, y, z in path[2:]], 0.0105, m.rubber("#1b1c1e"))
    extrude([(0.0, -0.014), (0.02, -0.012), (0.03, 0.004), (0.012, 0.016), (-0.004, 0.01)], 0.006, (0, 0, 0.019), m.metal("steel"), bevel=0.001)
    for step, words in enumerate(("2.5", "4", "6")):
        text(words, 0.007, (-0.1 + step * 0.017, 0.0195, 0.0288), m.plastic("#e6e4df"), facing="top", depth=0.0002)


def torque_screwdriver(maker="zangenthal"):
    """Handle with scale and its row of insulated blades."""
    look = brand(maker)
    red, black = m.plastic(look["accent"], 0.32), m.rubber("#1a1b1d")
    handle = [lathe([(0.0001, 0), (0.014, 0), (0.018, 0.006), (0.0185, 0.05), (0.015, 0.075), (0.017, 0.09), (0.0165, 0.125), (0.012, 0.135), (0.0001, 0.135)], (0, 0, 0), red, "x"), lathe([(0.0001, -0.02), (0.0125, -0.02), (0.0175, -0.012), (0.0178, 0.0), (0.0001, 0.0)], (0, 0, 0), black, "x")]
    for rib in range(8):
        a = rib * pi / 4
        handle.append(box((0.045, 0.006, 0.006), (0.028, cos(a) * 0.0165, sin(a) * 0.0165), black, 0.0028))
    handle += [box((0.022, 0.012, 0.001), (0.108, 0, 0.0168), m.plastic("#f2f1ec"), 0.0003), text("1 2 3 4 5 6", 0.0036, (0.108, 0, 0.0174), m.plastic("#22262a"), facing="top", depth=0.0001)]
    handle += [cylinder(0.0055, 0.06, (0.165, 0, 0), red, "x", bevel=0.001), cylinder(0.003, 0.03, (0.205, 0, 0), m.metal("steel"), "x", bevel=0.0006), hexagon(0.012, 0.012, (0.14, 0, 0), m.metal("chrome"), "x")]
    group(handle, (-0.1, 0.03, 0.0185), (0, 0, 8))
    for index in range(5):
        blade = [cylinder(0.0042, 0.07, (0, 0, 0), m.plastic("#d9b23a" if index % 2 else look["accent"], 0.35), "x", bevel=0.001), cylinder(0.0028, 0.026, (0.046, 0, 0), m.metal("steel"), "x", bevel=0.0008), hexagon(0.0062, 0.014, (-0.041, 0, 0), m.metal("chrome"), "x")]
        group(blade, (-0.07 + index * 0.006, -0.025 - index * 0.018, 0.0045), (0, 0, 8))
