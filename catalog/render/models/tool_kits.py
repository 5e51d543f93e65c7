"""The tool case, closed and open, and the mobile filling station."""

import materials as m
from brands import brand
from models.curves import cable
from models.pipe_stock import hollow
from models.plumbing import knurled
from shapes import box, cylinder, extrude, group, hexagon, lathe, rounded, text


def tool_case(maker="zangenthal", opened=False):
    look = brand(maker)
    shell, red = m.plastic(look["dark"], 0.48), m.plastic(look["accent"], 0.36)
    width, height, depth = 0.48, 0.38, 0.19
    if not opened:
        for side in (-1, 1):
            extrude(rounded(width, height, 0.035), depth / 2 - 0.002, (0, side * depth / 4, height / 2 + 0.012), shell, "y", 0.014)
            for x in (-0.14, 0.0, 0.14):
                box((0.09, 0.006, height * 0.62), (x, side * (depth / 2 + 0.001), height * 0.52), shell, 0.006)
        box((width * 0.99, 0.008, height * 0.96), (0, 0, height / 2 + 0.012), m.plastic("#0f1011", 0.5), 0.01)
        for x in (-0.13, 0.13):
            box((0.05, 0.03, 0.05), (x, -0.006, height + 0.0), red, 0.006)
        handle(height + 0.012)
        for x in (-0.18, 0.18):
            box((0.06, depth * 0.8, 0.014), (x, 0, 0.007), m.rubber(), 0.004)
        box((0.2, 0.003, 0.05), (0, -depth / 2 - 0.004, height * 0.55), m.plastic("#e6e4df", 0.5), 0.001)
        text(look["word"], 0.024, (0, -depth / 2 - 0.0062, height * 0.565), m.plastic(look["accent"]), depth=0.0004)
        text("62-teilig  SHK", 0.0105, (0, -depth / 2 - 0.0062, height * 0.515), m.plastic("#2a2c2e"), "Regular", depth=0.0004)
        return
    base = [extrude(rounded(width, height, 0.035), 0.085, (0, 0, 0.0425), shell, bevel=0.012), extrude(rounded(width * 0.93, height * 0.9, 0.028), 0.02, (0, 0, 0.0785), m.foam("#3a3d40"), bevel=0.002)]
    group([*base, *tools(0.09, look)], (0, -height / 2 + 0.02, 0))
    lid = [extrude(rounded(width, height, 0.035), 0.085, (0, 0, 0), shell, "y", 0.012), extrude(rounded(width * 0.93, height * 0.9, 0.028), 0.02, (0, -0.036, 0), m.foam("#3a3d40"), "y", 0.002)]
    for index in range(7):
        x = -0.18 + index * 0.06
        colour = look["accent"] if index % 2 else "#c9a227"
        lid += [cylinder(0.011, 0.1, (x, -0.056, 0.06), m.plastic(colour, 0.35), bevel=0.004), cylinder(0.003, 0.12, (x, -0.056, -0.05), m.metal("steel"), bevel=0.0006)]
    lid += [box((0.42, 0.012, 0.016), (0, -0.052, 0.03), m.rubber(), 0.004), box((0.42, 0.012, 0.016), (0, -0.052, -0.07), m.rubber(), 0.004)]
    group(lid, (0, 0.06 + 0.02, height / 2 + 0.075), (-12, 0, 0))


def handle(z):
    cable([(-0.075, 0, z - 0.005), (-0.072, 0, z + 0.03), (-0.05, 0, z + 0.045), (0.05, 0, z + 0.045), (0.072, 0, z + 0.03), (0.075, 0, z - 0.005)], 0.011, m.rubber("#1b1c1e"))


def tools(z, look):
    """Spanners, pliers, cutter and level lying in the foam."""
    steel, red = m.metal("chrome", 0.16), m.plastic(look["accent"], 0.35)
    things = []
    for index in range(5):
        length = 0.1 + index * 0.016
        y = 0.14 - index * 0.026
        things += [box((length, 0.011, 0.005), (-0.13, y, z + 0.003), steel, 0.002), cylinder(0.0105, 0.0065, (-0.13 - length / 2, y, z + 0.003), steel, sides=6), hollow(0.011, 0.006, 0.0065, (-0.13 + length / 2, y, z + 0.003), steel, "z")]
    for side in (-1, 1):
        things.append(cable([(0.03, 0.1 + side * 0.004, z + 0.006), (0.08, 0.1 + side * 0.016, z + 0.006), (0.17, 0.1 + side * 0.026, z + 0.006)], 0.009, red))
    things += [extrude([(-0.03, -0.012), (0.02, -0.016), (0.03, 0.0), (0.02, 0.016), (-0.03, 0.012)], 0.012, (0.02, 0.1, z + 0.006), m.metal("dark"), bevel=0.002)]
    things += [box((0.26, 0.03, 0.02), (0.03, -0.135, z + 0.008), m.plastic("#c9a227", 0.4), 0.004), cylinder(0.007, 0.04, (0.03, -0.135, z + 0.016), m.gloss("#a9d36a"), "x")]
    things += [lathe([(0.0001, 0), (0.016, 0), (0.016, 0.05), (0.008, 0.07), (0.0001, 0.07)], (-0.17, -0.06, z + 0.014), m.rubber("#17191b"), "x"), *knurled(0.018, 0.05, (0.15, 0.02, z + 0.014), m.plastic(look["dark"]), "x", 18)]
    for index in range(9):
        things.append(hexagon(0.014 + index * 0.001, 0.024, (-0.06 + index * 0.022, -0.05, z + 0.008), steel))
    return things


def filling_pump(maker="zangenthal"):
    """Tube frame on two wheels, translucent tank above, pump below, two hoses."""
    look = brand(maker)
    frame, red = m.paint(look["dark"], 0.4), m.plastic(look["accent"], 0.36)
    for x in (-0.19, 0.19):
        cable([(x, -0.16, 0.06), (x, -0.16, 0.1), (x, -0.12, 0.14), (x, 0.12, 0.14), (x, 0.19, 0.2), (x, 0.2, 0.8), (x * 0.98, 0.2, 0.98)], 0.014, frame)
        cylinder(0.125, 0.05, (x * 1.22, 0.16, 0.125), m.rubber("#1c1d1e"), "x", bevel=0.02)
        cylinder(0.072, 0.054, (x * 1.22, 0.16, 0.125), m.plastic("#c9c9c4", 0.4), "x", bevel=0.01)
        cylinder(0.02, 0.06, (x * 1.22, 0.16, 0.125), m.plastic(look["accent"]), "x")
        cylinder(0.018, 0.06, (x, -0.16, 0.03), m.rubber())
    cylinder(0.015, 0.38, (0, 0.2, 0.98), m.rubber("#1b1c1d"), "x")
    box((0.36, 0.3, 0.02), (0, 0.0, 0.155), frame, 0.006)
    tank = m.plastic("#bccbcb", 0.3)
    box((0.38, 0.29, 0.014), (0, 0.045, 0.432), frame, 0.004)
    for x in (-0.16, 0.16):
        cable([(x, -0.08, 0.43), (x, 0.0, 0.34), (x * 1.15, 0.19, 0.3)], 0.009, frame)
    extrude(rounded(0.34, 0.27, 0.05), 0.36, (0, 0.03, 0.62), tank, bevel=0.03)
    for step in range(5):
        box((0.05 if step % 2 else 0.03, 0.002, 0.003), (-0.12, -0.106, 0.5 + step * 0.06), m.plastic("#4a4f52"), 0)
    knurled(0.055, 0.03, (0.06, 0.03, 0.83), red, ribs=34)
    box((0.16, 0.003, 0.06), (0.07, -0.1065, 0.63), m.plastic("#efeeea", 0.5), 0.001)
    text(look["word"], 0.02, (0.07, -0.1086, 0.64), m.plastic(look["accent"]), depth=0.0004)
    text("BS 30", 0.014, (0.07, -0.1086, 0.615), m.plastic("#2a2c2e"), "Regular", depth=0.0004)
    # Motor and pump head.
    cylinder(0.07, 0.17, (0.06, -0.02, 0.27), red, "x", bevel=0.012)
    for fin in range(9):
        lathe([(0.07, -0.002), (0.0745, 0), (0.07, 0.002)], (0.0 + fin * 0.015, -0.02, 0.27), red, "x")
    cylinder(0.06, 0.03, (0.155, -0.02, 0.27), m.plastic("#1b1c1e"), "x", bevel=0.008)
    cylinder(0.058, 0.06, (-0.055, -0.02, 0.27), m.metal("steel"), "x", bevel=0.012)
    cylinder(0.02, 0.08, (-0.06, -0.02, 0.35), m.metal("brass"))
    box((0.08, 0.06, 0.05), (0.06, -0.02, 0.36), m.plastic("#1f2123"), 0.006)
    box((0.02, 0.004, 0.014), (0.06, -0.0515, 0.36), m.plastic("#2fae52"), 0.002)
    for side, colour in ((-1, "#b3262e"), (1, "#1f5fa8")):
        body = m.plastic("#8fa3a8", 0.25)
        start = (-0.1, -0.05, 0.27) if side < 0 else (0.12, -0.09, 0.46)
        cable([start, (side * 0.16, -0.2, 0.3), (side * 0.24, -0.3, 0.03), (side * 0.1, -0.38, 0.014), (-side * 0.12, -0.36, 0.014), (-side * 0.16, -0.27, 0.014)], 0.0135, body)
        hexagon(0.036, 0.026, (-side * 0.16, -0.262, 0.018), m.metal("brass"), "y")
        box((0.01, 0.012, 0.04), (-side * 0.16, -0.262, 0.045), m.plastic(colour), 0.003)
