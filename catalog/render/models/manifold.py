"""Heating circuit manifolds: two bars with flow meters and valves, on brackets, with or without a pump group."""

import materials as m
from brands import brand
from models.plumbing import butterfly, knurled, thermometer, thread, union_nut
from shapes import box, cylinder, hexagon, lathe, ring, text

PITCH, UPPER, LOWER, FRONT, DEEP = 0.05, 0.335, 0.125, -0.062, -0.102


def manifold(circuits=4, kind="steel", maker="flurion", valves=True, brackets=True):
    """The flow bar with flow meters above, the return bar with valves below and further forward."""
    width = circuits * PITCH + 0.03
    for y, z, is_flow in ((FRONT, UPPER, True), (DEEP, LOWER, False)):
        (steel_bar if kind == "steel" else plastic_bar)(circuits, width, y, z)
        for step in range(circuits):
            x = (step - (circuits - 1) / 2) * PITCH
            outlet(x, y, z, kind)
            flow_meter(x, y, z, 0.25 + (step * 37 % 40) / 100) if is_flow else valve_cap(x, y, z, maker)
        end_piece(width / 2, y, z, is_flow, kind)
        if valves:
            inlet(-width / 2, y, z, "#b3262e" if is_flow else "#2f5fa5")
    if brackets:
        for side in (-1, 1):
            bracket(side * (width / 2 - 0.016))
    look, face = brand(maker), FRONT - (0.0186 if kind == "steel" else 0.0222)
    box((0.075, 0.0006, 0.02), (0, face, UPPER + 0.001), m.surface("sticker", "#f1f0ec", Roughness=0.6), 0.0002)
    text(look["word"], 0.013, (0, face - 0.0006, UPPER + 0.001), m.plastic(look["accent"], 0.5))


def steel_bar(circuits, width, y, z):
    metal = m.metal("steel", 0.24)
    cylinder(0.0182, width, (0, y, z), metal, "x", bevel=0.004)
    for step in range(circuits):
        x = (step - (circuits - 1) / 2) * PITCH
        # Drawn necks above and below, as pressed out of the bar.
        cylinder(0.0142, 0.05, (x, y, z), metal, "z", bevel=0.002)


def plastic_bar(circuits, width, y, z):
    body = m.plastic("#2b2f33", 0.45)
    cylinder(0.019, width, (0, y, z), body, "x", bevel=0.004)
    for step in range(circuits):
        x = (step - (circuits - 1) / 2) * PITCH
        cylinder(0.0166, 0.054, (x, y, z), body, "z", bevel=0.003)
        for side in (-1, 1):
            ring(0.0195, 0.0022, (x + side * 0.0235, y, z), body, "x")
        box((0.03, 0.006, 0.011), (x, y - 0.0188, z), body, 0.002)


def outlet(x, y, z, kind):
    body = m.metal("nickel") if kind == "steel" else m.plastic("#2b2f33", 0.45)
    hexagon(0.027, 0.009, (x, y, z - 0.029), body)
    thread(0.0131, 0.015, (x, y, z - 0.0405), body)
    cylinder(0.0088, 0.004, (x, y, z - 0.049), m.plastic("#17191b"), bevel=0.0005)


def flow_meter(x, y, z, share):
    """A clear tube with scale and red float on a black base."""
    hexagon(0.024, 0.008, (x, y, z + 0.028), m.metal("nickel"))
    cylinder(0.0125, 0.013, (x, y, z + 0.038), m.plastic("#c2282c"), bevel=0.003)
    cylinder(0.0088, 0.036, (x, y, z + 0.062), m.clear_plastic(), bevel=0.002)
    cylinder(0.0034, 0.006, (x, y, z + 0.046 + 0.028 * share), m.plastic("#d22a24"), bevel=0.001)
    cylinder(0.0092, 0.005, (x, y, z + 0.081), m.plastic("#e8e8e4"), bevel=0.002)
    for step in range(5):
        box((0.006, 0.0004, 0.0007), (x, y - 0.009, z + 0.05 + step * 0.006), m.plastic("#26292c"), 0)


def valve_cap(x, y, z, maker):
    """The protective hand cap over the thermostatic insert M30 × 1.5."""
    hexagon(0.026, 0.008, (x, y, z + 0.028), m.metal("nickel"))
    thread(0.0142, 0.01, (x, y, z + 0.036), m.metal("nickel"))
    knurled(0.0178, 0.024, (x, y, z + 0.05), m.plastic("#e4e4e0" if maker == "flurion" else brand(maker)["accent"], 0.4))


def end_piece(x, y, z, is_flow, kind):
    """Air vent on top, filling and draining tap in front of the bar's end."""
    nickel = m.metal("nickel")
    body = nickel if kind == "steel" else m.plastic("#2b2f33", 0.45)
    hexagon(0.036, 0.01, (x + 0.006, y, z), body, "x")
    cylinder(0.0165, 0.04, (x + 0.03, y, z), body, "x", bevel=0.004)
    lathe([(0.0001, 0), (0.008, 0), (0.008, 0.012), (0.011, 0.014), (0.011, 0.034), (0.006, 0.038), (0.0001, 0.038)], (x + 0.03, y, z + 0.014), nickel)
    knurled(0.0065, 0.008, (x + 0.03, y, z + 0.056), m.plastic("#1d2023"), ribs=14)
    cylinder(0.008, 0.03, (x + 0.06, y, z), nickel, "x")
    hexagon(0.022, 0.01, (x + 0.058, y, z), nickel, "x")
    thread(0.0118, 0.014, (x + 0.079, y, z), nickel, "x")
    knurled(0.0135, 0.012, (x + 0.092, y, z), m.plastic("#22262a"), "x", ribs=18)
    box((0.008, 0.03, 0.006), (x + 0.06, y - 0.018, z), m.plastic("#b3262e" if is_flow else "#2f5fa5"), 0.002)
    if kind != "steel":
        thermometer((x + 0.03, y - 0.021, z), 0.019, 0.5 if is_flow else 0.36)


def inlet(x, y, z, colour):
    nickel = m.metal("nickel")
    union_nut(0.041, 0.017, (x - 0.009, y, z), nickel, "x")
    cylinder(0.0165, 0.055, (x - 0.045, y, z), nickel, "x", bevel=0.004)
    cylinder(0.0235, 0.03, (x - 0.044, y, z), nickel, "x", bevel=0.009)
    hexagon(0.04, 0.014, (x - 0.075, y, z), nickel, "x")
    cylinder(0.0135, 0.002, (x - 0.083, y, z), m.plastic("#17191b"), "x", bevel=0.0004)
    cylinder(0.007, 0.03, (x - 0.044, y - 0.024, z), nickel, "y")
    butterfly(colour, (x - 0.044, y - 0.042, z))


def bracket(x):
    """A folded plate at the wall with two saddles and rubber-lined clamps around the bars."""
    zinc = m.metal("zinc")
    box((0.026, 0.003, UPPER - LOWER + 0.09), (x, -0.0015, (UPPER + LOWER) / 2), zinc, 0.001)
    for y, z in ((FRONT, UPPER), (DEEP, LOWER)):
        box((0.026, -y - 0.012, 0.003), (x, y / 2 + 0.004, z - 0.021), zinc, 0.001)
        ring(0.0206, 0.0028, (x, y, z), m.rubber(), "x")
        for side in (-0.008, 0.008):
            ring(0.0222, 0.0016, (x + side, y, z), zinc, "x")
        box((0.02, 0.014, 0.008), (x, y - 0.001, z + 0.0245), zinc, 0.001)
    for z in (UPPER + 0.035, LOWER - 0.035):
        hexagon(0.01, 0.005, (x, -0.005, z), m.metal("steel"), "y")
