"""Steel panel radiators: one to three panels with convectors, a grille on top and sides."""

import materials as m
from models.many import boxes, cylinders, spread, wave
from shapes import box, cylinder, hexagon, ring, text

PANEL = 0.018


def panel_radiator(width=1.0, height=0.6, depth=0.102, panels=2, front="flat", colour="#e9e8e4", middle=True, fans=False, gap=0.035):
    """`middle` has a valve and both connections below the centre; otherwise there are four at the sides."""
    paint, dark = m.paint(colour, 0.32), m.paint("#77797a", 0.6)
    low = 0.06
    up = low + height / 2
    face = -gap - depth
    fronts(front, width, height, face, up, paint)
    for step in range(1, panels):
        y = face + (depth - PANEL) * step / max(panels - 1, 1) + PANEL / 2
        wave(width - 0.012, height - 0.03, 0.0333, PANEL, (0, y, up), paint)
    fins(width, height - (0.2 if fans else 0), depth, face, up - (0.1 if fans else 0), m.paint(colour, 0.45))
    for side in (-1, 1):
        box((0.0022, depth - 0.004, height - 0.012), (side * (width / 2 + 0.001), face + depth / 2, up), paint, 0.001)
        boxes((0.0012, depth * 0.55, 0.006), [(side * (width / 2 + 0.0022), face + depth / 2, up + z) for z in spread(5, height * 0.5)], dark)
    grille(width, depth, (0, face + depth / 2, low + height), paint)
    if fans:
        blowers(width, depth, (0, face + depth / 2, low + height - 0.045))
        controls((width / 2 - 0.11, face - 0.002, low + height - 0.05))
        boxes((0.007, 0.002, 0.05), [(x, face - 0.0004, low + 0.055) for x in spread(int(width / 0.02), width - 0.1)], m.paint("#4c4f51", 0.6))
    if middle:
        middle_connection(face + depth / 2, low)
        valve_cap(width, (face + depth / 2, low + height), paint)
    else:
        side_connections(width, height, face + depth / 2, low)
    for x in (-width * 0.36, width * 0.36):
        box((0.03, gap + 0.02, height * 0.8), (x, -gap / 2, up), m.metal("zinc"), 0.003)


def fronts(front, width, height, face, up, paint):
    if front == "profiled":
        wave(width, height - 0.07, 0.0333, PANEL, (0, face + PANEL / 2, up), paint)
        for z in (up + height / 2 - 0.02, up - height / 2 + 0.02):
            box((width, PANEL * 0.92, 0.036), (0, face + PANEL / 2, z), paint, 0.008)
    elif front == "lined":
        rows = round(height / 0.025)
        box((width, PANEL, height), (0, face + PANEL / 2 + 0.004, up), paint, 0.002)
        boxes((width, 0.008, height / rows - 0.0028), [(0, face + 0.002, up + z) for z in spread(rows, height)], paint, 0.0012)
    else:
        box((width, PANEL, height), (0, face + PANEL / 2, up), paint, 0.005)


def fins(width, height, depth, face, up, paint):
    """The folded convector sheets, seen through the grille."""
    places = [(x, face + depth / 2, up) for x in spread(int(width / 0.014), width - 0.04)]
    boxes((0.0012, depth - 0.05, height - 0.08), places, paint)


def grille(width, depth, at, paint):
    x, y, z = at
    for side in (-1, 1):
        box((width, 0.007, 0.008), (x, y + side * (depth / 2 - 0.005), z), paint, 0.0015)
        box((0.008, depth, 0.008), (x + side * (width / 2 - 0.003), y, z), paint, 0.0015)
    boxes((0.0055, depth - 0.01, 0.006), [(x + a, y, z) for a in spread(int(width / 0.0145), width - 0.01)], paint, 0.001)
    rows = max(1, round(depth / 0.05) - 1)
    boxes((width - 0.01, 0.004, 0.0055), [(x, y + b, z) for b in spread(rows, depth)], paint, 0.001)


def blowers(width, depth, at):
    x, y, z = at
    for a in spread(6, width * 0.92):
        box((0.11, depth * 0.72, 0.03), (x + a, y, z), m.plastic("#2b2e31"), 0.004)
        ring(depth * 0.31, 0.004, (x + a, y, z + 0.016), m.plastic("#55595c"), "z")
        cylinder(depth * 0.12, 0.006, (x + a, y, z + 0.018), m.plastic("#6d7275"), "z")


def controls(at):
    """A touch field with three fan stages."""
    x, y, z = at
    box((0.12, 0.004, 0.036), (x, y, z), m.gloss("#16191b"), 0.0018)
    text("45°", 0.019, (x - 0.036, y - 0.0024, z), m.glow("#e9f4ff", 1.6), "Regular")
    for step in range(3):
        box((0.004, 0.001, 0.007 + step * 0.005), (x + 0.012 + step * 0.011, y - 0.0022, z - 0.0075 + step * 0.0025), m.glow("#ff9d4d" if step < 2 else "#5b6166", 1.6), 0)


def middle_connection(y, low):
    brass = m.metal("nickel")
    for x in (-0.025, 0.025):
        cylinder(0.011, 0.05, (x, y, low - 0.018), brass)
        hexagon(0.03, 0.016, (x, y, low - 0.036), brass)
        cylinder(0.009, 0.02, (x, y, low - 0.05), m.metal("copper"))


def valve_cap(width, at, paint):
    """The head of the valve insert at the upper right end, under its building-site cap."""
    y, top = at
    cylinder(0.012, 0.03, (width / 2 + 0.014, y, top - 0.05), m.metal("brass"), "x")
    cylinder(0.019, 0.034, (width / 2 + 0.036, y, top - 0.05), m.plastic("#e6e6e3"), "x", bevel=0.004)
    cylinders(0.0016, 0.028, [(width / 2 + 0.036, y - 0.019, top - 0.05 + z) for z in (-0.008, 0, 0.008)], m.plastic("#d2d2cf"), "x", 12)


def side_connections(width, height, y, low):
    nickel = m.metal("nickel")
    for side in (-1, 1):
        for z in (low + 0.027, low + height - 0.027):
            cylinder(0.016, 0.012, (side * (width / 2 + 0.006), y, z), m.metal("steel"), "x")
            hexagon(0.026, 0.007, (side * (width / 2 + 0.013), y, z), nickel, "x")
    box((0.01, 0.014, 0.014), (width / 2 + 0.019, y, low + height - 0.027), m.plastic("#e3e3e0"), 0.002)
