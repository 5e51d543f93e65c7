"""Devices for the DIN rail: meters, managers, residual current devices, surge arresters."""

import materials as m
from brands import brand
from models.many import boxes, cylinders, spread
from shapes import box, cylinder, extrude, text

UNIT = 0.0175  # the width of one module


def rail(width):
    steel, length = m.metal("zinc", 0.4), width + 0.05
    box((length, 0.002, 0.027), (0, 0.0, 0.045), steel, 0.0005)
    for z in (0.0275, 0.0625):
        box((length, 0.002, 0.009), (0, -0.006, z), steel, 0.0005)


def housing(units, colour, deep=0.058, raised=0.046):
    """The usual stepped block: 90 mm high, the raised part 45 mm. Answers the front's y."""
    width = units * UNIT - 0.0006
    half = 0.045
    profile = [(0.0, 0.0), (deep * 0.72, 0.0), (deep * 0.72, half - raised / 2), (deep, half - raised / 2 + 0.002), (deep, half + raised / 2 - 0.002), (deep * 0.72, half + raised / 2), (deep * 0.72, 0.09), (0.0, 0.09)]
    # The profile is seen from the side: pulled along x.
    outline = [(-z, -y) for y, z in profile]
    extrude(outline, width, (0, -0.004, 0), m.plastic(colour, 0.42), "x", 0.0012)
    return width, -0.004 - deep


def terminals(count, width, front, rows=(0.011, 0.079), deep=0.058):
    """A row of screws, each over its clamp, below and above."""
    step_y = front + deep * 0.28
    holes = [(x, step_y - 0.0002, z) for x in spread(count, width * 0.94) for z in rows]
    cylinders(0.0042, 0.002, holes, m.plastic("#15171a", 0.7), "y", 24)
    cylinders(0.0034, 0.002, [(x, y - 0.0003, z) for x, y, z in holes], m.metal("steel"), "y", 24)
    boxes((0.0008, 0.001, 0.0052), [(x, y - 0.0015, z) for x, y, z in holes], m.plastic("#15171a", 0.7))
    boxes((0.0075, 0.003, 0.006), [(x, step_y + 0.004, z) for x in spread(count, width * 0.94) for z in (0.0005 if row < 0.05 else 0.0895 for row in rows)], m.plastic("#15171a", 0.7))


def word(look, size, at, colour=None):
    text(look["word"], size, at, m.plastic(colour or look["accent"]), depth=0.0001)


def display(words, width, height, at, lit="#9fb5a4"):
    x, y, z = at
    box((width + 0.005, 0.002, height + 0.005), (x, y, z), m.gloss("#14181a"), 0.0008)
    box((width, 0.001, height), (x, y - 0.0009, z), m.glow(lit, 0.8), 0.0002)
    text(words, height * 0.56, (x, y - 0.0015, z), m.plastic("#141a18"), depth=0.0001)


def meter(maker="voltessa", units=4, casing="#d8dadb", words="04821.6 kWh", on_rail=True):
    look = brand(maker)
    width, front = housing(units, casing)
    if on_rail:
        rail(width)
    terminals(units, width, front)
    display(words, width * 0.62, 0.012, (0, front - 0.0006, 0.054))
    word(look, 0.0062, (-width * 0.24, front - 0.0003, 0.035))
    for step, colour in enumerate(("#d33b3b", "#2c8f57")):
        cylinder(0.0016, 0.001, (width * 0.16 + step * 0.01, front - 0.0003, 0.035), m.glow(colour, 1.2), "y", 0.0003, sides=16)
    cylinder(0.003, 0.002, (width * 0.38, front - 0.0006, 0.035), m.rubber("#3a3f42"), "y", 0.0005, sides=24)


def manager(maker="trennfels", units=6):
    look = brand(maker)
    width, front = housing(units, look["casing"])
    rail(width)
    terminals(12, width, front, (0.011,))
    box((width * 0.9, 0.002, 0.036), (0, front - 0.0006, 0.045), m.gloss("#10171a"), 0.0008)
    box((width * 0.34, 0.001, 0.026), (-width * 0.22, front - 0.0018, 0.046), m.glow("#0f3a44", 1.0), 0.0002)
    for step in range(9):
        rise = 0.004 + 0.013 * max(0, 1 - ((step - 4) / 4.2) ** 2)
        box((0.0022, 0.0004, rise), (-width * 0.22 - 0.013 + step * 0.0033, front - 0.0024, 0.035 + rise / 2), m.glow("#5fd6c0", 1.3), 0)
    word(look, 0.0074, (width * 0.2, front - 0.0018, 0.053), "#e4ecec")
    for step in range(4):
        lamp = m.glow("#46e08a", 1.6) if step < 3 else m.gloss("#2a3336")
        cylinder(0.0015, 0.001, (width * 0.1 + step * 0.0085, front - 0.0018, 0.038), lamp, "y", 0.0003, sides=16)
    step = front + 0.0162
    for x in (-width * 0.36, -width * 0.2, width * 0.02):
        box((0.0145, 0.004, 0.0105), (x, step, 0.0785), m.metal("steel"), 0.0006)
        box((0.0118, 0.004, 0.0078), (x, step - 0.0004, 0.0782), m.gloss("#0a0c0d"), 0.0006)
    box((width * 0.3, 0.006, 0.011), (width * 0.32, step, 0.0785), m.plastic("#2f8f5a", 0.45), 0.0008)
    boxes((0.0026, 0.002, 0.0034), [(width * 0.32 + x, step - 0.0032, 0.0785) for x in spread(6, width * 0.27)], m.plastic("#0f2f1e", 0.6))


def residual_device(maker="trennfels", units=4):
    look = brand(maker)
    width, front = housing(units, "#dcdedd")
    rail(width)
    terminals(4, width, front)
    box((width * 0.3, 0.016, 0.008), (-width * 0.12, front - 0.006, 0.05), m.plastic("#1c2f3a", 0.4), 0.002)
    box((width * 0.34, 0.002, 0.02), (-width * 0.12, front - 0.0002, 0.05), m.plastic("#a9aeb0", 0.5), 0.0006)
    box((0.009, 0.004, 0.006), (width * 0.3, front - 0.0015, 0.054), m.plastic("#e0b51e", 0.4), 0.001)
    text("T", 0.005, (width * 0.3, front - 0.0038, 0.054), m.plastic("#1a1c1e"), depth=0.0001)
    box((0.006, 0.001, 0.004), (width * 0.3, front - 0.0003, 0.045), m.glow("#c43a30", 0.9), 0.0003)
    word(look, 0.0056, (-width * 0.26, front - 0.0003, 0.0635))
    text("Typ B", 0.0046, (-width * 0.08, front - 0.0003, 0.031), m.plastic("#2b3335"), "Regular", depth=0.0001)


def arrester(maker="trennfels", units=4, cell=1.0):
    look = brand(maker)
    width, front = housing(units, "#b9bdbf", raised=0.054)
    rail(width)
    terminals(4, width, front)
    for x in spread(4, width):
        block = width / 4 - 0.0012
        box((block, 0.02, 0.05), (x, front - 0.005, 0.045), m.plastic(look["accent"], 0.42), 0.0016)
        box((block * 0.42, 0.002, 0.005), (x, front - 0.0152, 0.058), m.glow("#37c46d", 0.8), 0.0006)
        boxes((block * 0.7, 0.003, 0.0014), [(x, front - 0.015, 0.025 + k * 0.003) for k in range(3)], m.plastic("#0b444c", 0.5), 0.0004)
        text("N-PE" if x > width * 0.3 else "L", 0.0056 * cell, (x, front - 0.0153, 0.044), m.plastic("#e2eaea"), depth=0.0001)
