"""Radiators that may be seen: tall plates, upright profiles, columns; and the convector that lies in the floor."""

from math import cos, pi, sin

import materials as m
from models.many import boxes, cylinders, spread
from models.panel_radiator import middle_connection
from shapes import box, cylinder, hexagon, sphere, tube


def tall_plate(width=0.45, height=1.8, colour="#e9e8e4"):
    """A flat front hides two registers of tubes."""
    paint, low, front = m.paint(colour, 0.55), 0.06, -0.095
    box((width, 0.004, height), (0, front, low + height / 2), paint, 0.0018)
    for side in (-1, 1):
        box((0.004, 0.022, height), (side * (width / 2 - 0.002), front + 0.012, low + height / 2), paint, 0.0015)
        box((width, 0.022, 0.004), (0, front + 0.012, low + height / 2 + side * (height / 2 - 0.002)), paint, 0.0015)
    boxes((0.028, 0.026, height - 0.07), [(x, front + 0.045, low + height / 2) for x in spread(int(width / 0.04), width - 0.05)], paint, 0.008)
    for z in (low + 0.035, low + height - 0.035):
        box((width - 0.05, 0.03, 0.035), (0, front + 0.052, z), paint, 0.008)
    hold(width, height, low, 0.03)
    middle_connection(front + 0.05, low)


def tall_profiles(width=0.45, height=1.8, colour="#3a4045", profiles=6):
    """Upright oval profiles before two headers."""
    paint, low, front = m.paint(colour, 0.5), 0.06, -0.078
    pitch = width / profiles
    for x in spread(profiles, width):
        box((pitch - 0.009, 0.024, height), (x, front + 0.012, low + height / 2), paint, 0.0115, 5)
    for z in (low + 0.05, low + height - 0.05):
        box((width - 0.02, 0.026, 0.036), (0, front + 0.036, z), paint, 0.009)
    hold(width, height, low, 0.03)
    middle_connection(front + 0.036, low)


def hold(width, height, low, gap):
    for x in (-width * 0.28, width * 0.28):
        for z in (0.16, 0.84):
            cylinder(0.011, gap + 0.02, (x, -(gap + 0.02) / 2, low + height * z), m.metal("brushed"), "y")
            cylinder(0.022, 0.004, (x, -0.002, low + height * z), m.metal("brushed"), "y")


def columns(sections=10, height=0.6, colour="#e9e8e4", rows=3, pitch=0.05):
    """Sections of round tubes between pressed heads, as on old cast radiators."""
    paint, low, deep = m.paint(colour, 0.3), 0.09, 0.1
    width = sections * pitch
    middle = -0.03 - deep / 2
    tubes = [(x, middle + y, low + height / 2) for x in spread(sections, width) for y in spread(rows, deep + 0.004)]
    cylinders(0.0125, height - 0.06, tubes, paint)
    for x in spread(sections, width):
        for z, flip in ((low + height - 0.026, 1), (low + 0.026, -1)):
            box((0.034, deep - 0.004, 0.036), (x, middle, z - flip * 0.004), paint, 0.016, 5)
            box((0.03, deep * 0.62, 0.05), (x, middle, z), paint, 0.0148, 5)
    for z in (low + 0.027, low + height - 0.027):
        cylinder(0.017, width + 0.004, (0, middle, z), paint, "x")
        for side in (-1, 1):
            hexagon(0.036, 0.012, (side * (width / 2 + 0.004), middle, z), m.metal("nickel"), "x")
    cylinder(0.006, 0.014, (width / 2 + 0.014, middle, low + height - 0.027), m.metal("brass"), "x")
    for x in (-width * 0.3, width * 0.3):
        box((0.022, 0.05, 0.03), (x, -0.025, low + height - 0.05), paint, 0.004)


def trench(length=1.2, width=0.25, height=0.11, grille="#c3c7c9", open_to=0.36):
    """A trough in the floor; the grille is rolled back so that fan and heat exchanger show."""
    steel, dark = m.metal("zinc", 0.45), m.paint("#3a3d40", 0.6)
    box((length, width, 0.003), (0, 0, 0.012), dark, 0.001)
    for side in (-1, 1):
        box((length, 0.003, height), (0, side * width / 2, height / 2 + 0.01), steel, 0.001)
        box((0.003, width, height), (side * length / 2, 0, height / 2 + 0.01), steel, 0.001)
        box((length + 0.02, 0.014, 0.006), (0, side * (width / 2 + 0.004), height + 0.012), m.metal("aluminium"), 0.001)
        box((0.014, width + 0.022, 0.006), (side * (length / 2 + 0.004), 0, height + 0.012), m.metal("aluminium"), 0.001)
    exchanger(length * 0.92, (0, 0.05, 0.06))
    cylinder(0.032, length * 0.8, (0.02, -0.055, 0.055), m.plastic("#24272a"), "x")
    boxes((0.0015, 0.012, 0.012), [(x, -0.055, 0.089) for x in spread(70, length * 0.78)], m.plastic("#3d4144"))
    box((0.05, 0.07, 0.06), (-length * 0.43, -0.055, 0.05), m.plastic("#2b2e31"), 0.004)
    bars = m.surface(f"bar {grille}", grille, Metallic=1.0, Roughness=0.34)
    start, end = -length / 2 + open_to, length / 2
    places = [(start + step * 0.0128, 0, height + 0.008) for step in range(int((end - start) / 0.0128))]
    boxes((0.0058, width - 0.008, 0.013), places, bars, 0.001)
    roll(start - 0.03, width, height, bars)
    for x in (-length * 0.4, 0, length * 0.4):
        for side in (-1, 1):
            box((0.03, 0.03, 0.012), (x, side * (width / 2 + 0.02), 0.006), steel, 0.002)


def roll(x, width, height, bars):
    """The part of the grille that was rolled up."""
    for step in range(25):
        angle = -pi / 2 - step * 0.42
        radius = 0.022 + step * 0.0006
        part = box((0.0058, width - 0.008, 0.012), (x + radius * cos(angle), 0, height + 0.045 + radius * sin(angle)), bars, 0.001)
        part.rotation_euler = (0, -angle - pi / 2, 0)


def exchanger(length, at):
    x, y, z = at
    boxes((0.0006, 0.085, 0.06), [(x + a, y, z) for a in spread(int(length / 0.005), length)], m.metal("aluminium"))
    for b in (-0.022, 0.022):
        cylinder(0.0075, length + 0.05, (x, y + b, z), m.metal("copper"), "x")
    tube([(x + length / 2 + 0.02, y - 0.022, z), (x + length / 2 + 0.04, y - 0.022, z), (x + length / 2 + 0.04, y + 0.022, z), (x + length / 2 + 0.02, y + 0.022, z)], 0.0075, m.metal("copper"))
    for b in (-0.022, 0.022):
        sphere(0.014, (x - length / 2 - 0.02, y + b, z), m.metal("brass"))
