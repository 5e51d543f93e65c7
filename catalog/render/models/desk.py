"""Clipboards and plans with the things that lie beside them: what a service leaves behind."""

import materials as m
from models.booklets import INK, flat, paper
from models.pipe_stock import hollow
from shapes import box, cylinder, group, lathe, text, tube


def clipboard(title, ticks=6, beside=None, accent="#b5502a"):
    """A board that leans back, a form on it; `beside` builds something in front of it."""
    things = [box((0.24, 0.004, 0.33), (0, 0, 0.165), m.wood("#9c7448"), 0.003), box((0.21, 0.0008, 0.29), (0, -0.0026, 0.152), paper(), 0.0002)]
    face = -0.0031
    things += [box((0.085, 0.008, 0.026), (0, -0.005, 0.312), m.metal("chrome"), 0.003), cylinder(0.008, 0.075, (0, -0.008, 0.322), m.metal("chrome"), "x"), flat(0.21, 0.03, (0, face, 0.272), accent)]
    things.append(text(title, 0.0135, (-0.094, face - 0.0002, 0.272), m.plastic("#ffffff", 0.6), align="LEFT", depth=0.0001))
    for row in range(9):
        z = 0.24 - row * 0.024
        things += [flat(0.009, 0.009, (-0.088, face, z), "#8b9298"), flat(0.0074, 0.0074, (-0.088, face - 0.0001, z), "#f4f2ec"), flat(0.07 + 0.03 * ((row * 7) % 3), 0.0026, (-0.035 + 0.015 * ((row * 7) % 3), face, z + 0.002), "#9aa0a6"), flat(0.04, 0.0012, (0.078, face, z - 0.003), "#b9bec3")]
        if row < ticks:
            things.append(tube([(-0.092, face - 0.0006, z + 0.001), (-0.0885, face - 0.0006, z - 0.003), (-0.081, face - 0.0006, z + 0.008)], 0.0009, m.plastic("#2f7a46", 0.5), smooth=False))
    group(things, (0, 0, 0), (-13, 0, 0))
    pen((0.13, -0.07, 0.006), 62)
    if beside:
        beside()


def pen(at, turn, colour="#233f66"):
    body = [cylinder(0.005, 0.11, (0, 0, 0), m.plastic(colour, 0.3), "x", bevel=0.001), lathe([(0.0001, 0), (0.0012, 0), (0.005, 0.018), (0.0001, 0.018)], (-0.073, 0, 0), m.metal("chrome"), "x"), cylinder(0.0048, 0.012, (0.06, 0, 0), m.metal("chrome"), "x", bevel=0.002), box((0.04, 0.002, 0.0025), (0.038, 0, 0.0062), m.metal("chrome"), 0.0008)]
    return group(body, at, (0, 0, turn))


def calculator(at, turn):
    body = [box((0.08, 0.14, 0.012), (0, 0, 0.006), m.plastic("#33373b", 0.4), 0.005), box((0.066, 0.026, 0.001), (0, 0.048, 0.0122), m.glow("#a9b89a", 0.5), 0), text("8 140 W", 0.014, (0.004, 0.048, 0.0132), m.plastic("#0c100c"), facing="top", depth=0.0001)]
    for row in range(5):
        for column in range(4):
            shade = "#b5502a" if column == 3 else "#d9d8d4"
            body.append(box((0.0125, 0.012, 0.004), (-0.0265 + column * 0.0177, 0.018 - row * 0.0185, 0.013), m.plastic(shade, 0.45), 0.0015))
    return group(body, at, (0, 0, turn))


def floor_plan(at=(0, 0, 0), turn=0):
    """A sheet with walls, doors and coloured rooms."""
    things = [box((0.42, 0.297, 0.0012), (0, 0, 0.0006), paper("#ded8ca"), 0.0003)]
    top = 0.0014
    for x, y, w, h, colour in ((-0.1, 0.05, 0.13, 0.1, "#f0c9b4"), (0.045, 0.05, 0.13, 0.1, "#f3dcc6"), (-0.125, -0.065, 0.08, 0.09, "#d4e3ea"), (0.015, -0.065, 0.17, 0.09, "#e9e2c8")):
        things.append(box((w, h, 0.0002), (x, y, top), m.plastic(colour, 0.7), 0))
    for x, y, w, h in ((-0.0275, 0.105, 0.284, 0.005), (-0.0275, -0.115, 0.284, 0.005), (-0.168, -0.005, 0.005, 0.224), (0.113, -0.005, 0.005, 0.224), (-0.03, 0.05, 0.004, 0.1), (-0.0275, -0.008, 0.2, 0.004), (-0.078, -0.065, 0.004, 0.09)):
        things.append(box((w, h, 0.0004), (x, y, top + 0.0002), m.plastic(INK, 0.7), 0))
    for words, x, y in (("1840 W", -0.1, 0.055), ("1320 W", 0.045, 0.055), ("610 W", -0.123, -0.06), ("2050 W", 0.02, -0.06)):
        things.append(text(words, 0.014, (x, y, top + 0.0004), m.plastic("#b5502a"), facing="top", depth=0.0001))
    for row in range(8):
        things.append(box((0.05 - 0.012 * (row % 3), 0.003, 0.0002), (0.165 - 0.006 * (row % 3), 0.09 - row * 0.016, top), m.plastic("#9aa0a6"), 0))
    return group(things, at, (0, 0, turn))


def heat_load_desk():
    floor_plan((0, 0, 0), -8)
    calculator((0.16, -0.06, 0.0015), -20)
    pen((-0.06, -0.115, 0.0072), 24)


def roll(radius, length, at, turn, band):
    sheet = [hollow(radius, radius - 0.0012, length, (0, 0, 0), paper("#b4c8d4"), "x"), hollow(radius * 0.9, radius * 0.86, length, (0, 0, 0), paper("#f4f2ec"), "x"), cylinder(radius * 1.02, 0.014, (length * 0.12, 0, 0), m.rubber(band), "x", bevel=0.001)]
    return group(sheet, at, (0, 0, turn))


def planning_desk():
    """Rolled plans before a sheet with a hydraulic diagram."""
    things = [box((0.42, 0.297, 0.0012), (0, 0, 0.0006), paper("#bcd0dc"), 0.0003)]
    line = m.plastic("#1f4e79", 0.6)
    z = 0.0022
    for points, colour in (([(-0.14, 0.02), (-0.14, 0.08), (0.02, 0.08), (0.02, 0.05)], "#b3262e"), ([(-0.14, -0.03), (-0.14, -0.09), (0.02, -0.09), (0.02, -0.05)], "#1f5fa8"), ([(0.02, 0.08), (0.15, 0.08), (0.15, 0.03)], "#b3262e"), ([(0.02, -0.09), (0.15, -0.09), (0.15, -0.03)], "#1f5fa8")):
        things.append(tube([(x, y, z) for x, y in points], 0.0016, m.plastic(colour, 0.5), smooth=False))
    for x, y, w, h in ((-0.14, -0.005, 0.06, 0.05), (0.02, 0.0, 0.05, 0.1), (0.15, 0.0, 0.07, 0.06)):
        things += [box((w, h, 0.0008), (x, y, 0.0018), line, 0.0002), box((w - 0.005, h - 0.005, 0.001), (x, y, 0.0019), paper("#bcd0dc"), 0.0002)]
    things += [cylinder(0.011, 0.001, (-0.06, 0.08, 0.002), line, bevel=0), cylinder(0.009, 0.0012, (-0.06, 0.08, 0.0021), paper("#bcd0dc"), bevel=0)]
    for words, x, y in (("WP", -0.14, -0.005), ("300 l", 0.02, 0.0), ("HK 1", 0.15, 0.0)):
        things.append(text(words, 0.014, (x, y, 0.0026), line, facing="top", depth=0.0001))
    group(things, (0, -0.02, 0), (0, 0, -6))
    for step, (radius, y, turn) in enumerate(((0.024, 0.17, -8), (0.02, 0.215, -3), (0.022, 0.192, -12))):
        roll(radius, 0.42, (0.01, y, radius if step < 2 else 0.06), turn, ("#b5502a", "#233f66", "#2f7a46")[step])
    pen((0.1, -0.13, 0.0062), -18, "#b5502a")
