"""Pitched and flat roofs with modules on them."""

from math import cos, radians, sin

import bpy

import materials as m
from scenes import stage
from scenes.garden import bush
from shapes import box, cylinder, group, tube


def cells():
    """Dark cells with fine lines between them."""
    return stage.bricks("cells", "#10161f", "#131a25", "#3a4450", 0.166, 0.083, 0.0025, 0.12, offset=0)


def module(at, width=1.13, length=1.72, frame="#1c1f22"):
    x, y, z = at
    edge = m.paint(frame, 0.35)
    return [
        box((width - 0.03, length - 0.03, 0.012), (x, y, z + 0.012), cells(), bevel=0.001),
        *(box((0.022, length, 0.035), (x + s * (width / 2 - 0.011), y, z), edge, 0.002) for s in (-1, 1)),
        *(box((width, 0.022, 0.035), (x, y + s * (length / 2 - 0.011), z), edge, 0.002) for s in (-1, 1)),
    ]


def tiled_slope(width, length):
    """Rows of clay tiles that overlap: one bent profile, drawn as many shallow boxes."""
    clay = stage.patterned("clay", "#6e4a3c", "#573a30", 5, 0.8)
    parts, rows = [], int(length / 0.34)
    for row in range(rows):
        y = -length / 2 + (row + 0.5) * length / rows
        part = box((width, length / rows * 1.08, 0.03), (0, y, 0), clay, 0.008)
        part.rotation_euler = (radians(-4), 0, 0)
        parts.append(part)
    return parts


def pitched_roof():
    stage.daylight(elevation=42, azimuth=235, strength=0.2)
    slope = 35
    parts = tiled_slope(11, 5.4)
    for column in range(6):
        for row in range(2):
            parts += module(((column - 2.5) * 1.16 - 0.6, (row - 0.5) * 1.76 + 0.1, 0.12))
    for row in (-1.25, -0.45, 0.5, 1.35):
        parts.append(box((7.4, 0.04, 0.04), (-0.6, row + 0.1, 0.07), m.metal("aluminium")))
    group(parts, (0, 0, 3.9), (slope, 0, 0))
    ridge = 3.9 + 2.7 * sin(radians(slope))
    tube([(-5.5, 2.7 * cos(radians(slope)), ridge + 0.02), (5.5, 2.7 * cos(radians(slope)), ridge + 0.02)], 0.11, stage.patterned("clay", "#6e4a3c", "#573a30", 5, 0.8))
    box((0.7, 0.6, 1.5), (4.0, 1.6, ridge + 0.2), stage.brickwork(), 0.01)
    box((0.86, 0.76, 0.08), (4.0, 1.6, ridge + 0.98), stage.concrete(), 0.01)
    box((11, 0.16, 0.14), (0, -2.32, 2.28), m.metal("zinc"), 0.06)
    box((10.4, 0.3, 3.4), (0, -1.9, 0.6), stage.plaster("#d9d2c4"), 0)
    for x, seed in ((-7.5, 5), (7.2, 6), (-9, 8)):
        bush((x, 3, 3.2), 4.2, seed, count=2600)
    stage.camera((-4.8, -10.5, 5.6), (-0.2, 0.2, 3.75), lens=42)


def flat_roof():
    stage.daylight(elevation=36, azimuth=120, strength=0.2)
    box((26, 26, 0.2), (0, 6, -0.1), stage.gravel(), 0)
    for row in range(5):
        for column in range(5):
            for side in (-1, 1):
                parts = module((0, 0, 0), width=1.72, length=1.13, frame="#c8cacc")
                group(parts, ((column - 2) * 1.76, row * 2.5 + side * 0.55, 0.24), (side * 12, 0, 0))
                box((0.3, 0.12, 0.05), ((column - 2) * 1.76, row * 2.5 + side * 1.05, 0.03), stage.concrete(), 0.01)
    for side in (-7, 7):
        box((0.3, 26, 0.6), (side, 6, 0.2), stage.plaster("#c9c5bc"), 0.01)
    box((14.3, 0.3, 0.6), (0, 14, 0.2), stage.plaster("#c9c5bc"), 0.01)
    cylinder(0.16, 0.9, (4.9, 1.2, 0.4), m.metal("zinc"))
    for x, seed in ((-11, 15), (-4, 16), (5, 17), (12, 18)):
        bush((x, 21, 1.5), 6, seed, count=2200)
    stage.camera((-4.6, -4.4, 2.5), (0.4, 4.2, 0.0), lens=34)


def balcony():
    stage.daylight(elevation=40, azimuth=150, strength=0.2)
    box((16, 0.3, 9), (0, 1.9, 1.4), stage.plaster("#cfc8ba"), 0)
    box((2.2, 0.1, 2.3), (0.2, 1.74, 1.3), m.gloss("#2a3a44"), 0.004)
    for x in (-0.95, 0.2, 1.35):
        box((0.08, 0.14, 2.36), (x, 1.7, 1.3), m.paint("#efece6"), 0.004)
    box((4.4, 1.9, 0.18), (0.1, 0.9, 0.0), stage.concrete("#bcb9b2"), 0.01)
    rail = m.metal("dark")
    for x in (-2.05, -0.9, 0.1, 1.1, 2.25):
        box((0.05, 0.05, 1.1), (x, -0.02, 0.6), rail, 0.004)
    for z in (0.2, 1.13):
        box((4.4, 0.05, 0.05), (0.1, -0.02, z), rail, 0.004)
    for x in (-0.96, 1.16):
        group(module((0, 0, 0), width=1.72, length=1.1), (x, -0.16, 0.66), (72, 0, 0))
    cylinder(0.16, 0.26, (-1.75, 1.2, 0.22), m.plastic("#a4573d"))
    bush((-1.75, 1.2, 0.62), 0.62, 21, count=500)
    box((30, 30, 0.2), (0, -6, -1.9), stage.grass(), 0)
    stage.camera((-3.0, -5.2, 1.9), (0.15, 0.4, 0.72), lens=42)
