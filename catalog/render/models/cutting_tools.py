"""Hand tools that cut, deburr and bend pipe."""

from math import cos, pi, sin

import materials as m
from brands import brand
from models.plumbing import knurled
from shapes import box, cylinder, extrude, group, lathe, text, tube


def pipe_cutter(maker="zangenthal"):
    """C-shaped frame lying on its side: rollers, cutting wheel, telescopic spindle with a ribbed knob."""
    look, frame = brand(maker), m.metal("aluminium", 0.4)
    outline = [(-0.07, -0.022), (0.05, -0.022), (0.05, -0.008), (-0.034, -0.008), (-0.044, 0.0), (-0.05, 0.012), (-0.05, 0.026), (-0.056, 0.034), (-0.068, 0.034), (-0.078, 0.022), (-0.078, -0.012)]
    parts = [extrude(outline, 0.022, (0, 0, 0.02), frame, bevel=0.003)]
    for x, y in ((-0.046, 0.02), (-0.046, -0.002)):
        parts += [cylinder(0.0075, 0.026, (x, y, 0.02), m.metal("steel"), bevel=0.001), cylinder(0.003, 0.032, (x, y, 0.02), m.metal("dark"))]
    slide = [box((0.036, 0.024, 0.026), (0.008, 0.006, 0.02), m.plastic(look["accent"], 0.36), 0.004), lathe([(0.0001, -0.002), (0.006, -0.002), (0.0115, 0), (0.006, 0.002), (0.0001, 0.002)], (-0.014, 0.009, 0.02), m.metal("chrome")), cylinder(0.0028, 0.026, (-0.014, 0.009, 0.02), m.metal("dark"))]
    slide += [cylinder(0.005, 0.05, (0.05, 0.006, 0.02), m.metal("steel"), "x"), cylinder(0.0085, 0.026, (0.042, 0.006, 0.02), m.metal("brass"), "x")]
    slide += knurled(0.0185, 0.034, (0.09, 0.006, 0.02), m.plastic(look["dark"], 0.4), "x", 18)
    slide += [cylinder(0.0155, 0.004, (0.1085, 0.006, 0.02), m.plastic(look["accent"]), "x")]
    words = text(look["word"], 0.0085, (-0.006, -0.015, 0.0312), m.plastic("#3a3d40"), facing="top", depth=0.0003)
    group([*parts, *slide, words], (0, 0, 0), (0, 0, 22))


def mini_cutter(maker="zangenthal"):
    """Small enough for one hand: round body, knob below."""
    look = brand(maker)
    body = m.plastic(look["dark"], 0.38)
    ring = [(0.024 * cos(a * pi / 24), 0.024 * sin(a * pi / 24)) for a in range(-36, 13)]
    outline = [*ring, (0.008, 0.01), (0.004, -0.004), (-0.006, -0.006)]
    parts = [extrude(outline, 0.018, (0, 0, 0.012), body, bevel=0.002)]
    for x, y in ((-0.011, -0.011), (0.012, -0.011)):
        parts.append(cylinder(0.0052, 0.022, (x, y, 0.012), m.metal("steel"), bevel=0.001))
    parts += [cylinder(0.0075, 0.0225, (0.016, 0.01, 0.012), m.metal("brass")), lathe([(0.0001, -0.0015), (0.005, -0.0015), (0.009, 0), (0.005, 0.0015), (0.0001, 0.0015)], (-0.002, 0.006, 0.012), m.metal("chrome"))]
    parts += [cylinder(0.004, 0.02, (0, -0.032, 0.012), m.metal("steel"), "y"), *knurled(0.0125, 0.018, (0, -0.045, 0.012), m.plastic(look["accent"], 0.36), "y", 16)]
    size = text("3–16", 0.006, (-0.012, 0.01, 0.0212), m.plastic("#d8d8d4"), facing="top", depth=0.0002)
    size.rotation_euler = (0, 0, -2.6)
    group([*parts, size], (0, 0, 0), (0, 0, 140))


def deburrer(maker="zangenthal"):
    """Two stand beside each other: cone of blades inside a ribbed ring, the other upside down."""
    for at, turn in (((-0.034, 0.012, 0), (0, 0, 0)), ((0.036, -0.02, 0.0245), (90, 0, -30))):
        look = brand(maker)
        body = m.plastic(look["dark"], 0.4)
        parts = [lathe([(0.0205, 0.046), (0.0235, 0.046), (0.0245, 0.04), (0.0245, 0.008), (0.0215, 0.0), (0.017, 0.0), (0.017, 0.004), (0.006, 0.02), (0.0205, 0.03), (0.0205, 0.046)], (0, 0, 0), body)]
        for rib in range(22):
            a = rib * pi / 11
            parts.append(cylinder(0.0014, 0.026, (cos(a) * 0.0245, sin(a) * 0.0245, 0.022), body, sides=8))
        parts.append(lathe([(0.0246, 0.036), (0.0252, 0.037), (0.0252, 0.041), (0.0246, 0.042)], (0, 0, 0), m.plastic(look["accent"])))
        for blade in range(3):
            a = blade * 2 * pi / 3
            edge = box((0.019, 0.0016, 0.012), (cos(a) * 0.0105, sin(a) * 0.0105, 0.0385), m.metal("chrome"), 0.0003)
            edge.rotation_euler = (0, 0.55, a)
            parts.append(edge)
        parts.append(lathe([(0.0001, 0.05), (0.004, 0.042), (0.011, 0.026), (0.0001, 0.026)], (0, 0, 0), m.metal("dark")))
        group(parts, at, turn)


def bending_spring(radius=0.011, wire=0.0014, length=0.42):
    """A close-wound spring bent to an arc, its end flared to a funnel."""
    turns, steps = int(length / (wire * 2.15)), 20
    points = []
    for step in range(turns * steps):
        share = step / (turns * steps)
        around = step * 2 * pi / steps
        bend = (share - 0.5) * 2.2
        r = radius * (1 + 0.65 * max(0, (share - 0.93) / 0.07) ** 1.4)
        reach = length / 2.2
        cx, cy = sin(bend) * reach, -cos(bend) * reach
        points.append((cx + sin(bend) * cos(around) * r, cy - cos(bend) * cos(around) * r, radius * 1.7 + sin(around) * r))
    tube(points, wire, m.metal("steel", 0.24), smooth=False, sides=3)
