"""The battery press tool and its jaws."""

from math import pi

import materials as m
from brands import brand
from models.plumbing import knurled
from shapes import box, cut, cylinder, extrude, group, hexagon, lathe, rounded, text


def jaw(bore=0.011, mark="#c23b22", at=(0, 0, 0), turn=(0, 0, 0), words="V 22"):
    """Two forged halves around the bore, held by the plate with the bolt holes. Lies in the x-z plane, mouth to -x."""
    forged, steel = m.metal("dark", 0.42), m.metal("steel", 0.3)
    things = []
    for side in (-1, 1):
        outline = [(-0.05, 0.001), (-0.05, 0.016), (-0.04, 0.03), (-0.02, 0.034), (0.004, 0.03), (0.03, 0.026), (0.06, 0.02), (0.066, 0.012), (0.06, 0.006), (0.03, 0.004), (0.01, 0.001)]
        half = extrude([(x, z * side) for x, z in outline], 0.03, (0, 0, 0), forged, "y", 0.002)
        hole = cylinder(bore, 0.05, (-0.028, 0, 0), None, "y", bevel=0)
        cut(half, hole)
        things += [half, hole]
        groove = lathe([(bore * 1.02, -0.006), (bore * 1.1, -0.004), (bore * 1.1, 0.004), (bore * 1.02, 0.006)], (-0.028, 0, 0), steel, "y")
        things.append(groove)
    for y in (-0.019, 0.019):
        things.append(extrude(rounded(0.052, 0.056, 0.012), 0.007, (0.012, y, 0), m.metal("brushed"), "y", 0.0015))
        for z in (-0.015, 0.015):
            things.append(cylinder(0.0078, 0.005, (0.006, y * 1.2, z), steel, "y", bevel=0.001))
    things.append(text(words, 0.0105, (0.02, -0.0228, 0.0), m.plastic("#22262a"), depth=0.0004))
    for z in (-0.022, 0.022):
        things.append(box((0.014, 0.032, 0.004), (-0.026, 0, z * 1.42), m.plastic(mark, 0.4), 0.001))
    return group(things, at, turn)


def lying_jaw(bore=0.011, mark="#c23b22", words="V 22"):
    jaw(bore, mark, (0, 0, 0.0225), (-90, 0, 0), words)


def press_tool(maker="zangenthal", words="V 22"):
    """Lies on its side as seen from the right: head with jaw to the left, grip and battery to the right."""
    look = brand(maker)
    body, soft, red = m.plastic(look["dark"], 0.4), m.rubber("#17181a"), m.plastic(look["accent"], 0.35)
    z = 0.2
    # Motor housing tapers to the steel head.
    lathe([(0.0001, 0), (0.026, 0), (0.033, 0.008), (0.036, 0.03), (0.036, 0.13), (0.033, 0.16), (0.03, 0.175), (0.0001, 0.175)], (0.13, 0, z), body, "x").rotation_euler = (0, pi, 0)
    cylinder(0.0275, 0.06, (-0.06, 0, z), m.metal("brushed"), "x", bevel=0.002)
    lathe([(0.031, 0), (0.034, 0.004), (0.034, 0.02), (0.031, 0.024)], (-0.052, 0, z), red, "x")
    for y in (-0.026, 0.026):
        extrude(rounded(0.07, 0.05, 0.018), 0.012, (-0.115, y * 0.92, z), m.metal("brushed"), "y", 0.002)
    knurled(0.009, 0.07, (-0.128, 0, z), m.metal("steel"), "y", 14)
    jaw(0.011, look["accent"], (-0.19, 0, z), (0, 0, 0), words)
    for x in (0.02, 0.035, 0.05, 0.065):
        lathe([(0.0362, -0.002), (0.0372, 0), (0.0362, 0.002)], (x, 0, z), soft, "x")
    # Grip, trigger and battery.
    grip = [(0.074, 0.0), (0.12, 0.0), (0.138, -0.1), (0.092, -0.1)]
    extrude([(x, h + z - 0.012) for x, h in grip], 0.038, (0, 0, 0), soft, "y", 0.011)
    extrude([(0.07, z - 0.03), (0.082, z - 0.03), (0.087, z - 0.062), (0.077, z - 0.06)], 0.016, (0, 0, 0), red, "y", 0.003)
    box((0.082, 0.07, 0.022), (0.122, 0, z - 0.118), body, 0.005)
    box((0.09, 0.076, 0.05), (0.124, 0, z - 0.154), m.plastic("#1a1b1d", 0.42), 0.008)
    box((0.091, 0.077, 0.008), (0.124, 0, z - 0.142), red, 0.003)
    text("18 V", 0.015, (0.124, -0.0386, z - 0.163), m.plastic("#d8d8d4"), depth=0.0004)
    plate = box((0.085, 0.002, 0.022), (0.062, -0.0362, z), m.plastic("#0f1011", 0.4), 0.001)
    plate.rotation_euler = (0, 0, 0)
    text(look["word"], 0.0125, (0.062, -0.0376, z), m.plastic("#e6e4df"), depth=0.0003)
    text("32 kN", 0.0085, (-0.058, -0.0278, z), m.plastic("#2a2c2e"), depth=0.0003)
    for x, colour in ((0.112, "#39c45a"), (0.12, "#5a2320")):
        cylinder(0.0026, 0.002, (x, -0.0355, z + 0.008), m.glow(colour, 1.5) if colour == "#39c45a" else m.plastic(colour), "y", bevel=0)
    hexagon(0.008, 0.004, (0.1, -0.0355, z - 0.012), m.metal("steel"), "y")
