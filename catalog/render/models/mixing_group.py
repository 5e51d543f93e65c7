"""The mixing group of an underfloor heating manifold: pump, thermostatic valve, head with remote sensor."""

from math import cos, pi, sin

import materials as m
from brands import brand
from models.manifold import DEEP, FRONT, LOWER, UPPER, bracket, inlet, manifold
from models.plumbing import knurled, thermometer, union_nut
from shapes import arc, box, cylinder, hexagon, lathe, ring, text, tube


def manifold_with_pump(circuits=6, maker="stellmark"):
    manifold(circuits, "steel", maker, valves=False)
    mixing_group(-(circuits * 0.05 + 0.03) / 2, maker)


def mixing_set(maker="stellmark"):
    """The group alone, on its own bracket, with the nuts that take a manifold."""
    mixing_group(0, maker)
    bracket(-0.062)
    for y, z in ((FRONT, UPPER), (DEEP, LOWER)):
        cylinder(0.0135, 0.002, (0.002, y, z), m.plastic("#17191b"), "x", bevel=0.0003)


def mixing_group(right, maker):
    """Built to the left of `right`, where the bars of a manifold end."""
    nickel, x = m.metal("nickel"), right - 0.062
    for y, z in ((FRONT, UPPER), (DEEP, LOWER)):
        union_nut(0.041, 0.017, (right - 0.009, y, z), nickel, "x")
        cylinder(0.017, 0.1, (x - 0.012, y, z), nickel, "x", bevel=0.004)
        lathe([(0.0001, -0.028), (0.017, -0.028), (0.0225, -0.018), (0.0225, 0.018), (0.017, 0.028), (0.0001, 0.028)], (x, y, z), nickel)
    pump(x, (FRONT + DEEP) / 2, (UPPER + LOWER) / 2, maker)
    tube([(x, FRONT, UPPER - 0.02), (x, FRONT - 0.004, UPPER - 0.045), (x, (FRONT + DEEP) / 2, UPPER - 0.06)], 0.0155, nickel)
    tube([(x, DEEP, LOWER + 0.02), (x, DEEP + 0.004, LOWER + 0.045), (x, (FRONT + DEEP) / 2, LOWER + 0.06)], 0.0155, nickel)
    inlet(x - 0.06, FRONT, UPPER, "#b3262e")
    inlet(x - 0.06, DEEP, LOWER, "#2f5fa5")
    thermometer((x, FRONT - 0.026, UPPER), 0.022, 0.46)
    head((x, DEEP, LOWER - 0.028), (x + 0.02, FRONT - 0.01, UPPER + 0.02))


def pump(x, y, z, maker):
    """A wet rotor pump seen on its motor: cast volute, dark head, a lit scale."""
    look = brand(maker)
    iron, dark = m.cast("#3b4347"), m.plastic("#1f2427", 0.4)
    for side in (-1, 1):
        union_nut(0.044, 0.02, (x, y, z + side * 0.062), iron, "z")
    cylinder(0.026, 0.11, (x, y, z), iron, "z", bevel=0.004)
    lathe([(0.0001, 0), (0.046, 0), (0.05, 0.01), (0.05, 0.03), (0.043, 0.042), (0.0001, 0.042)], (x, y + 0.02, z), iron, "y")
    for step in range(4):
        angle = pi / 4 + step * pi / 2
        cylinder(0.006, 0.012, (x + cos(angle) * 0.042, y - 0.024, z + sin(angle) * 0.042), m.metal("steel"), "y")
    cylinder(0.044, 0.03, (x, y - 0.035, z), m.metal("aluminium", 0.5), "y", bevel=0.003)
    for step in range(5):
        ring(0.0445, 0.0017, (x, y - 0.025 - step * 0.005, z), m.metal("zinc"), "y")
    cylinder(0.046, 0.045, (x, y - 0.07, z), dark, "y", bevel=0.009)
    cylinder(0.036, 0.003, (x, y - 0.0925, z), m.plastic(look["accent"], 0.35), "y", bevel=0.001)
    cylinder(0.0125, 0.012, (x, y - 0.098, z - 0.004), m.plastic("#e6e6e2"), "y", bevel=0.003)
    box((0.0018, 0.001, 0.009), (x + 0.003, y - 0.1045, z), m.plastic("#c0281f"), 0)
    text(look["word"], 0.0085, (x, y - 0.0945, z + 0.022), m.plastic("#f4f4f0", 0.5))
    for step in range(5):
        box((0.005, 0.001, 0.0024), (x + (step - 2) * 0.0075, y - 0.0942, z - 0.025), m.glow("#7fe08a" if step < 3 else "#28403a", 2.0), 0)
    box((0.03, 0.034, 0.04), (x - 0.05, y - 0.062, z), dark, 0.005)
    tube([(x - 0.06, y - 0.062, z - 0.02), (x - 0.062, y - 0.062, z - 0.06), (x - 0.05, y - 0.02, z - 0.12), (x - 0.045, -0.012, z - 0.16)], 0.0034, m.rubber())


def head(at, sensor):
    """A thermostatic head hanging below the valve, its capillary running up to the sensor in the flow."""
    x, y, z = at
    hexagon(0.03, 0.01, (x, y, z - 0.004), m.metal("nickel"))
    knurled(0.0225, 0.05, (x, y, z - 0.036), m.plastic("#e5e5e1", 0.35), ribs=28)
    ring(0.0229, 0.0014, (x, y, z - 0.018), m.plastic("#c0281f"), "z")
    for step, word in enumerate(("20", "40", "60")):
        text(word, 0.0075, (x + (step - 1) * 0.012, y - 0.0246 + abs(step - 1) * 0.004, z - 0.024), m.plastic("#26292c"))
    sx, sy, sz = sensor
    loop = arc((x + 0.045, y - 0.004, z - 0.03), 0.022, 180, 540, "y", 20)
    tube([(x + 0.018, y, z - 0.05), *loop, (x + 0.05, y, z + 0.04), (sx + 0.03, (y + sy) / 2, (z + sz) / 2), (sx + 0.012, sy, sz - 0.03), sensor], 0.0011, m.metal("copper"))
    cylinder(0.005, 0.024, sensor, m.metal("brass"))
