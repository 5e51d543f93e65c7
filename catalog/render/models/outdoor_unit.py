"""The outdoor unit of an air-to-water heat pump."""

from math import cos, pi, sin

import materials as m
from brands import brand
from shapes import box, cylinder, ring, text, tube


def outdoor_unit(maker="nordwerk", width=1.12, height=0.86, depth=0.46, fans=1, casing=None, louvres=False, feet=True):
    look = brand(maker)
    shell, dark = m.paint(casing or look["casing"]), m.paint(look["dark"], 0.5)
    base = 0.07 if feet else 0.0
    middle = base + height / 2
    box((width, depth, height), (0, 0, middle), shell, bevel=0.018)
    box((width - 0.02, depth - 0.02, 0.012), (0, 0, base + height + 0.004), shell, bevel=0.004)
    front = -depth / 2
    reach = min(height / fans * 0.42, width * 0.3)
    for fan in range(fans):
        z = base + height * (fan + 0.5) / fans
        if louvres:
            slats(width * 0.64, height / fans * 0.86, (-width * 0.13, front, z), dark)
        else:
            grille(reach, (-width / 2 + reach + width * 0.07, front, z), dark)
    panel = width * 0.24
    box((0.003, 0.004, height * 0.94), (width / 2 - panel, front - 0.001, middle), m.paint("#9a9c9d"), bevel=0.0005)
    text(look["word"], 0.042, (width / 2 - panel / 2, front - 0.0015, base + height * 0.86), m.plastic(look["accent"]))
    box((panel * 0.72, 0.002, 0.007), (width / 2 - panel / 2, front - 0.001, base + height * 0.81), m.plastic(look["accent"]))
    if feet:
        for x in (-width * 0.36, width * 0.36):
            box((0.06, depth * 1.06, base), (x, 0, base / 2), m.rubber(), bevel=0.012)
    for z in (0.18, 0.3):
        cylinder(0.021, 0.06, (width / 2 + 0.028, depth * 0.2, base + z), m.metal("brass"), "x")


def grille(radius, at, dark):
    """Rings over spokes over the blades, sunk into a dark throat."""
    x, y, z = at
    cylinder(radius, 0.006, (x, y - 0.001, z), m.plastic("#0d0f10", 0.6), "y")
    blade = m.plastic("#1c1f21", 0.45)
    for arm in range(3):
        turn = arm * 2 * pi / 3 + 0.5
        part = box((radius * 0.34, 0.004, radius * 0.86), (x + sin(turn) * radius * 0.5, y - 0.005, z + cos(turn) * radius * 0.5), blade, 0.03)
        part.rotation_euler = (0.0, turn, 0.0)
    for step in range(9):
        ring(radius * (0.2 + 0.1 * step), 0.0028, (x, y - 0.014, z), dark, "y")
    for arm in range(8):
        turn = arm * pi / 4
        tube([(x, y - 0.016, z), (x + sin(turn) * radius, y - 0.016, z + cos(turn) * radius)], 0.0035, dark)
    cylinder(radius * 0.17, 0.012, (x, y - 0.018, z), dark, "y", bevel=0.004)
    ring(radius, 0.009, (x, y - 0.008, z), dark, "y")


def slats(width, height, at, dark):
    x, y, z = at
    box((width, 0.006, height), (x, y, z), m.plastic("#0d0f10", 0.6))
    count = int(height / 0.026)
    for step in range(count):
        part = box((width, 0.02, 0.005), (x, y - 0.008, z + height * ((step + 0.5) / count - 0.5)), dark, 0.0015)
        part.rotation_euler = (0.5, 0, 0)
