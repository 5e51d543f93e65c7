"""A fresh water station: plate heat exchanger, pump and controller on the wall, with or without its hood."""

import materials as m
from brands import brand
from models.heating_parts import bent, display
from shapes import box, cylinder, extrude, hexagon, ring, rounded, text


def fresh_water_station(maker="warmbach", width=0.38, height=0.6, depth=0.26, opened=False):
    look = brand(maker)
    low, back = 0.1, depth / 2
    foam = m.bumpy(m.surface("epp", "#26282a", Roughness=0.8, Specular=0.25), 420, 0.5)
    extrude(rounded(width, height, 0.03), 0.07, (0, back - 0.035, low + height / 2), foam, "y", 0.01)
    if opened:
        inside(width, height, low, back)
    else:
        extrude(rounded(width - 0.004, height - 0.004, 0.035), depth - 0.08, (0, -0.035, low + height / 2), foam, "y", 0.018)
        for x in (-width * 0.3, width * 0.3):
            extrude(rounded(0.03, height * 0.5, 0.012), 0.004, (x * 1.1, -depth / 2 + 0.004, low + height * 0.62), m.plastic("#1a1c1d", 0.8), "y", 0.001)
        text(look["word"], 0.032, (0, -depth / 2 + 0.0045, low + height * 0.87), m.plastic(look["accent"]))
    controller(look, low + height * (0.5 if not opened else 0.16), (-depth / 2 if not opened else back - 0.2))
    ends(width, low)


def controller(look, z, y):
    extrude(rounded(0.17, 0.1, 0.012), 0.03, (0, y - 0.004, z), m.plastic("#d8d7d2", 0.35), "y", 0.005)
    display((0.09, 0.05), (-0.026, y - 0.021, z + 0.008), "#0d1a22", "#bfe6ff", "48.0°", 0.026)
    for n in range(3):
        cylinder(0.008, 0.006, (0.052, y - 0.021, z + 0.03 - 0.026 * n), m.plastic("#7b8083", 0.4), "y", bevel=0.002)


def inside(width, height, low, back):
    y = back - 0.12
    x = -width * 0.22
    for n in range(14):
        box((0.105, 0.0055, height * 0.56), (x, y - 0.045 + 0.0068 * n, low + height * 0.55), m.metal("steel" if n % 2 else "brushed"), 0.002)
        box((0.103, 0.0016, height * 0.555), (x, y - 0.0416 + 0.0068 * n, low + height * 0.55), m.metal("copper"), 0)
    for z in (0.32, 0.78):
        for dx in (-0.03, 0.03):
            hexagon(0.03, 0.02, (x + dx, y - 0.058, low + height * z), m.metal("brass"), "y")
    px, pz = width * 0.24, low + height * 0.62
    cylinder(0.042, 0.08, (px, y - 0.03, pz), m.plastic("#b8431f", 0.4), "y", bevel=0.006)
    cylinder(0.03, 0.012, (px, y - 0.075, pz), m.plastic("#1b1d1e", 0.5), "y", bevel=0.003)
    cylinder(0.05, 0.03, (px, y + 0.026, pz), m.metal("brass"), "y", bevel=0.006)
    copper = m.metal("copper")
    for path in (
        [(px, y + 0.03, pz - 0.04), (px, y + 0.03, low + height * 0.1), (px, y + 0.03, low)],
        [(px, y + 0.03, pz + 0.04), (px, y + 0.03, low + height * 0.86), (px - 0.05, y + 0.03, low + height * 0.9), (x + 0.03, y - 0.04, low + height * 0.9), (x + 0.03, y - 0.06, low + height * 0.78)],
        [(x - 0.03, y - 0.06, low + height * 0.32), (x - 0.03, y - 0.06, low + height * 0.16), (x - 0.03, y, low + height * 0.08), (x - 0.03, y + 0.02, low)],
        [(x + 0.03, y - 0.06, low + height * 0.32), (x + 0.03, y - 0.06, low + height * 0.2), (x + 0.07, y, low + height * 0.1), (x + 0.07, y + 0.02, low)],
    ):
        bent(path, 0.011, copper)
    hexagon(0.034, 0.045, (px, y + 0.03, low + height * 0.3), m.metal("brass"))
    bent([(px, y - 0.08, pz - 0.02), (px - 0.04, y - 0.09, low + height * 0.4), (0.02, y - 0.04, low + height * 0.24)], 0.003, m.plastic("#202224", 0.5))


def ends(width, low):
    for n in range(4):
        x = width * 0.7 * (n / 3 - 0.5)
        cylinder(0.012, 0.09, (x, 0.07, low - 0.04), m.metal("copper"))
        cylinder(0.02, 0.034, (x, 0.07, low - 0.055), m.metal("brass"), bevel=0.004)
        box((0.036, 0.006, 0.011), (x, 0.044, low - 0.055), m.plastic("#b3262e" if n % 2 else "#2f5fa5"), 0.002)
        ring(0.0125, 0.002, (x, 0.07, low - 0.015), m.metal("brass"))
