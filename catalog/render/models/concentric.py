"""Concentric flues for condensing boilers: white steel outside, plastic inside."""

from math import cos, pi, sin

import materials as m
from shapes import box, cylinder, extrude, lathe, rounded, tube

WHITE, INNER = "#d6d6d1", "#c9cdc6"


def pipe(length=0.5, outer=0.05, inner=0.03):
    """Stands upright, the socket with its lip seal on top."""
    white = m.paint(WHITE, 0.3)
    lathe([(outer, 0), (outer, length - 0.05), (outer * 1.05, length - 0.044), (outer * 1.05, length), (outer * 1.0, length), (outer, length - 0.03)], (0, 0, 0), white)
    lathe([(outer * 1.05, -0.004), (outer * 1.075, 0), (outer * 1.05, 0.004)], (0, 0, length - 0.012), white)
    inside(inner, outer, length)
    lathe([(outer * 1.002, -0.003), (outer * 1.002, 0.003)], (0, 0, 0.05), m.plastic("#8d9296", 0.6))


def inside(inner, outer, length):
    grey = m.plastic(INNER, 0.5)
    lathe([(inner, 0), (inner, length - 0.01), (inner * 1.12, length - 0.006), (inner * 1.12, length + 0.018), (inner, length + 0.018), (inner, length - 0.004)], (0, 0, 0), grey)
    lathe([(inner * 1.01, -0.003), (inner * 0.94, 0), (inner * 1.01, 0.003)], (0, 0, length + 0.008), m.rubber("#7a1f1f"))
    for step in range(3):
        turn = step * 2 * pi / 3 + 0.5
        box((0.004, outer - inner, 0.02), ((outer + inner) / 2 * sin(turn), -(outer + inner) / 2 * cos(turn), length - 0.02), m.metal("zinc"), 0.0005).rotation_euler = (0, 0, turn)


def bend(angle=45, outer=0.05, inner=0.03, test_point=False):
    """Turns from upright to the right."""
    white = m.paint(WHITE, 0.3)
    radius, foot, a = 0.085, 0.055, angle * pi / 180
    points = [(radius - radius * cos(t), 0, foot + radius * sin(t)) for t in (a * i / 24 for i in range(25))]
    end = points[-1]
    tip = (end[0] + 0.04 * sin(a), 0, end[2] + 0.04 * cos(a))
    tube([(0, 0, 0), (0, 0, foot - 0.004), *points, tip], outer, white, smooth=False, sides=24)
    parts = [
        lathe([(outer, -0.05), (outer * 1.06, -0.046), (outer * 1.06, 0), (outer, 0)], (0, 0, 0), white),
        lathe([(inner, 0.001), (outer, 0.001)], (0, 0, 0), m.plastic("#2a2d2e", 0.8)),
        lathe([(inner * 0.92, 0), (inner * 0.92, 0.03), (inner * 1.04, 0.03), (inner * 1.04, 0)], (0, 0, 0), m.plastic(INNER, 0.5)),
        cylinder(inner * 0.92, 0.001, (0, 0, 0.003), m.plastic("#141516", 0.8), bevel=0),
    ]
    for part in parts:
        part.rotation_euler = (0, a, 0)
        part.location = tip
    lathe([(outer * 1.002, -0.003), (outer * 1.01, 0), (outer * 1.002, 0.003)], (0, 0, 0.02), white)
    if test_point:
        for x in (-0.02, 0.02):
            cylinder(0.009, 0.016, (0.03 + x, -outer * 0.98, foot + 0.062), m.plastic("#26292b", 0.5), "y", 0.002)


def roof_terminal(colour="#1d1f20", tile="#1d1f20"):
    """Through the roof: the head above, the flashing plate, the pipe below."""
    dark = m.plastic(colour, 0.5)
    low, roof = 0.62, 0.66
    lathe([(0.05, 0), (0.05, low)], (0, 0, 0), m.paint(WHITE, 0.3))
    lathe([(0.0, 0.0), (0.05, 0.0)], (0, 0, 0.001), m.plastic("#2a2d2e", 0.8))
    plate = extrude(rounded(0.5, 0.46, 0.03), 0.008, (0, 0, roof), m.plastic(tile, 0.6), "z", 0.003)
    plate.rotation_euler = (0.55, 0, 0)
    lathe([(0.13, 0.0), (0.1, 0.05), (0.075, 0.1), (0.07, 0.13)], (0, 0, roof - 0.02), dark)
    lathe([(0.062, 0.1), (0.062, 0.42), (0.075, 0.43), (0.075, 0.45), (0.06, 0.455)], (0, 0, roof), dark)
    for step in range(4):
        lathe([(0.04, 0.46 + step * 0.022), (0.082, 0.466 + step * 0.022), (0.084, 0.47 + step * 0.022), (0.04, 0.474 + step * 0.022)], (0, 0, roof), dark)
    lathe([(0.034, 0.44), (0.034, 0.575), (0.03, 0.575), (0.03, 0.44)], (0, 0, roof), m.plastic("#2b2e30", 0.5))
    lathe([(0.034, 0.56), (0.086, 0.562), (0.082, 0.58), (0.03, 0.6), (0, 0.602)], (0, 0, roof), dark)


def wall_set(outer=0.05):
    """Bend, wall pipe with guard and two rosettes, laid out as they leave the box."""
    white = m.paint(WHITE, 0.3)
    bend(87, test_point=True)
    z = 0.055 + 0.085
    lathe([(outer, 0), (outer, 0.53)], (0.118, 0, z), white, "x")
    lathe([(outer, 0), (0.1, 0.004), (0.1, 0.012), (outer, 0.014)], (0.36, 0, z), m.rubber("#c4c4bf"), "x", bevel=0.002)
    lathe([(outer, 0), (0.1, 0.004), (0.1, 0.012), (outer, 0.014)], (0.54, 0, z), m.rubber("#c4c4bf"), "x", bevel=0.002)
    lathe([(0.03, 0), (0.03, 0.11), (0.027, 0.11), (0.027, 0)], (0.63, 0, z), m.plastic(INNER, 0.5), "x")
    for step in range(12):
        turn = step * pi / 6
        tube([(0.65, 0.04 * cos(turn), z + 0.04 * sin(turn)), (0.72, 0.044 * cos(turn), z + 0.044 * sin(turn)), (0.755, 0.012 * cos(turn), z + 0.012 * sin(turn))], 0.0022, m.metal("steel"), smooth=False)
