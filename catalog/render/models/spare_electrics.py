"""Spare parts with wires: boards, sensors, electrodes, igniters."""

import random

import materials as m
from models.heating_parts import bent
from shapes import box, cylinder, extrude, hexagon, ring, rounded, text


def connector(pins, at, colour="#e9e7df", pitch=0.0055, turn=False):
    """A plug with its pins, in a row."""
    x, y, z = at
    long = pins * pitch + 0.003
    box((0.012, long, 0.012) if turn else (long, 0.012, 0.012), at, m.plastic(colour, 0.4), 0.0012)
    for n in range(pins):
        shift = (n - (pins - 1) / 2) * pitch
        place = (x, y + shift, z + 0.0062) if turn else (x + shift, y, z + 0.0062)
        box((0.0032, 0.0032, 0.001), place, m.plastic("#191b1c", 0.7), 0)


def board(width=0.2, depth=0.145, colour="#1f5a3a", word="KR-ET-10421"):
    """A control board lying flat, seen from above."""
    chance = random.Random(4)
    extrude(rounded(width, depth, 0.006), 0.0018, (0, 0, 0.008), m.plastic(colour, 0.35), bevel=0.0004)
    for x in (-width / 2 + 0.008, width / 2 - 0.008):
        for y in (-depth / 2 + 0.008, depth / 2 - 0.008):
            cylinder(0.0045, 0.0024, (x, y, 0.008), m.metal("nickel"), bevel=0.0003)
            cylinder(0.003, 0.008, (x, y, 0.004), m.plastic("#d9d8d3"))
    top = 0.009
    for n in range(4):
        box((0.026, 0.016, 0.019), (-0.07 + 0.031 * n, 0.045, top + 0.0095), m.plastic("#1f3f78" if n < 3 else "#25282a", 0.4), 0.0015)
        text("10A 250V", 0.0035, (-0.07 + 0.031 * n, 0.045, top + 0.0192), m.plastic("#d9dfe8"), facing="top")
    box((0.042, 0.036, 0.028), (0.068, 0.034, top + 0.014), m.plastic("#2c2f31", 0.45), 0.002)
    text("TR 12V", 0.006, (0.068, 0.034, top + 0.0283), m.plastic("#b9bcbe"), facing="top")
    for x, y, r, h in ((0.034, 0.0, 0.0075, 0.024), (0.052, -0.004, 0.006, 0.02), (0.07, -0.004, 0.006, 0.02)):
        cylinder(r, h, (x, y, top + h / 2), m.plastic("#22262c", 0.3), bevel=0.0012)
        cylinder(r * 0.9, 0.0006, (x, y, top + h), m.metal("aluminium"), bevel=0)
    box((0.022, 0.022, 0.0022), (-0.03, 0.005, top + 0.0012), m.plastic("#17191a", 0.5), 0.0004)
    text("BRN-8 4.12", 0.0028, (-0.03, 0.005, top + 0.0024), m.plastic("#9ea3a6"), facing="top")
    for side in (-1, 1):
        for n in range(9):
            box((0.0012, 0.003, 0.0008), (-0.038 + 0.002 * n, 0.005 + side * 0.0125, top + 0.0006), m.metal("nickel"), 0)
            box((0.003, 0.0012, 0.0008), (-0.03 + side * 0.0125, -0.003 + 0.002 * n, top + 0.0006), m.metal("nickel"), 0)
    for _ in range(60):
        x, y = chance.uniform(-0.085, 0.03), chance.uniform(-0.035, 0.03)
        if abs(x + 0.03) < 0.018 and abs(y - 0.005) < 0.018:
            continue
        box((0.0028, 0.0014, 0.0012), (x, y, top + 0.0007), m.plastic(chance.choice(["#8a6a4a", "#1c1e1f", "#c9c2b2"]), 0.5), 0)
    row = -depth / 2 + 0.012
    for x, pins, tint in ((-0.078, 4, "#e9e7df"), (-0.046, 5, "#c23b2e"), (-0.01, 6, "#e9e7df"), (0.03, 5, "#2f5fa5"), (0.066, 6, "#e9e7df")):
        connector(pins, (x, row, top + 0.006), tint)
    connector(5, (-width / 2 + 0.012, 0.005, top + 0.006), "#e6c229", turn=True)
    box((0.045, 0.012, 0.0003), (0.066, -0.03, top + 0.0003), m.plastic("#efece2", 0.4), 0)
    text(word, 0.0058, (0.066, -0.03, top + 0.0006), m.plastic("#22262a"), facing="top")


def drive_board():
    """The compressor drive: a board on a big heat sink."""
    metal = m.metal("aluminium")
    box((0.24, 0.18, 0.012), (0, 0, 0.046), metal, 0.001)
    for n in range(24):
        box((0.0022, 0.18, 0.04), (-0.115 + 0.01 * n, 0, 0.02), metal, 0.0004)
    extrude(rounded(0.225, 0.165, 0.004), 0.002, (0, 0, 0.06), m.plastic("#16233f", 0.35), bevel=0.0004)
    top = 0.061
    for n in range(3):
        cylinder(0.0165, 0.044, (-0.075 + 0.038 * n, 0.048, top + 0.022), m.plastic("#1a1d22", 0.3), bevel=0.002)
        cylinder(0.0145, 0.0008, (-0.075 + 0.038 * n, 0.048, top + 0.044), metal, bevel=0)
    for n in range(2):
        ring(0.016, 0.0075, (0.056 + 0.04 * n, 0.046, top + 0.009), m.metal("copper"))
    box((0.09, 0.045, 0.012), (-0.045, -0.012, top + 0.006), m.plastic("#25292c", 0.45), 0.0015)
    text("IPM 16A 600V", 0.007, (-0.045, -0.012, top + 0.0123), m.plastic("#aab0b4"), facing="top")
    box((0.026, 0.026, 0.0026), (0.04, -0.012, top + 0.0014), m.plastic("#15171a", 0.5), 0.0004)
    for n, tint in enumerate(("#6b4a35", "#17191b", "#8b9298", "#2f5fa5", "#3f7d3a", "#b3262e")):
        x = -0.09 + 0.026 * n
        box((0.02, 0.016, 0.018), (x, -0.066, top + 0.009), m.plastic("#dcdbd5", 0.4), 0.0015)
        cylinder(0.005, 0.004, (x, -0.066, top + 0.018), m.metal("zinc"), bevel=0.0006)
        box((0.004, 0.006, 0.001), (x, -0.058, top + 0.0182), m.plastic(tint), 0)
    connector(8, (0.085, -0.066, top + 0.006))
    box((0.05, 0.013, 0.0003), (0.08, -0.04, top + 0.0003), m.plastic("#efece2", 0.4), 0)
    text("HS-ET-60107", 0.0068, (0.08, -0.04, top + 0.0006), m.plastic("#22262a"), facing="top")


def sensors():
    """Two clip-on sensors with their leads and plugs."""
    for n, (tint, y) in enumerate((("#b3262e", -0.045), ("#2f5fa5", 0.045))):
        cylinder(0.011, 0.003, (-0.1, y, 0.011), m.metal("brass"), "y", bevel=0.0005)
        box((0.022, 0.012, 0.014), (-0.1, y, 0.011), m.plastic("#2a2d2f", 0.45), 0.003)
        bent([(-0.122, y - 0.004, 0.004), (-0.128, y, 0.012), (-0.118, y + 0.002, 0.024), (-0.1, y, 0.027), (-0.082, y - 0.002, 0.024), (-0.072, y, 0.012), (-0.078, y + 0.004, 0.004)], 0.0013, m.metal("steel"))
        lead = m.plastic(tint, 0.45)
        for d in (-0.0022, 0.0022):
            bent([(-0.09, y + d, 0.008), (-0.04, y + d + 0.012, 0.004), (0.02, y + d - 0.012, 0.003), (0.07, y + d + 0.006, 0.003), (0.115, y + d, 0.005)], 0.0018, lead)
        box((0.02, 0.012, 0.008), (0.122, y, 0.0055), m.plastic("#ebe9e2", 0.4), 0.001)
        box((0.006, 0.004, 0.003), (0.118, y, 0.0105), m.plastic("#ebe9e2", 0.4), 0.0006)


def electrode():
    """Twin ignition electrode: ceramics through a flange, bent tips, one lead."""
    ceramic, wire = m.gloss("#e8e4da"), m.metal("dark")
    extrude(rounded(0.026, 0.05, 0.012), 0.003, (0, 0, 0.02), m.metal("steel"), "x", 0.0006)
    box((0.001, 0.047, 0.023), (-0.0025, 0, 0.02), m.foam("#3c3f41"), 0)
    for y in (-0.009, 0.009):
        cylinder(0.0055, 0.05, (0.01, y, 0.02), ceramic, "x", bevel=0.0015)
        cylinder(0.0072, 0.012, (0.005, y, 0.02), ceramic, "x", bevel=0.002)
        bent([(-0.012, y, 0.02), (-0.035, y, 0.02), (-0.05, y, 0.024), (-0.062, y * 0.4, 0.03)], 0.0014, wire)
        cylinder(0.0026, 0.012, (0.041, y, 0.02), m.metal("nickel"), "x")
    for y in (-0.02, 0.02):
        hexagon(0.007, 0.004, (0.0035, y, 0.02), m.metal("zinc"), "x")
    bent([(0.04, -0.009, 0.02), (0.07, -0.012, 0.018), (0.1, -0.035, 0.006), (0.07, -0.065, 0.003), (0.0, -0.06, 0.003), (-0.04, -0.075, 0.003), (-0.01, -0.1, 0.003), (0.06, -0.1, 0.003)], 0.0026, m.rubber("#8e2c1c"))
    cylinder(0.0045, 0.024, (0.05, -0.009, 0.02), m.rubber("#7a2416"), "x", bevel=0.001)
    cylinder(0.004, 0.016, (0.068, -0.1, 0.004), m.plastic("#dad8d0", 0.4), "x", bevel=0.001)


def igniter():
    """A glow igniter for pellets: ceramic rod, flange, two leads."""
    cylinder(0.006, 0.085, (-0.06, 0, 0.026), m.surface("nitride", "#5a5c5e", Roughness=0.5), "x", bevel=0.002)
    cylinder(0.0062, 0.022, (-0.098, 0, 0.026), m.surface("glow tip", "#3a3534", Roughness=0.6), "x", bevel=0.003)
    cylinder(0.011, 0.03, (-0.006, 0, 0.026), m.metal("steel"), "x", bevel=0.001)
    extrude(rounded(0.05, 0.036, 0.006), 0.003, (0.01, 0, 0.026), m.metal("steel"), "x", 0.0006)
    for y in (-0.013, 0.013):
        hexagon(0.008, 0.004, (0.014, y, 0.044), m.metal("zinc"), "x")
    cylinder(0.009, 0.022, (0.022, 0, 0.026), m.gloss("#e8e4da"), "x", bevel=0.002)
    for d in (-0.003, 0.003):
        bent([(0.032, d, 0.026), (0.06, d, 0.02), (0.09, d - 0.02, 0.005), (0.06, d - 0.06, 0.003), (-0.02, d - 0.062, 0.003), (-0.07, d - 0.08, 0.003)], 0.0019, m.plastic("#e3e0d6" if d < 0 else "#cfcabb", 0.5))
    box((0.02, 0.014, 0.009), (-0.08, -0.08, 0.0055), m.plastic("#e9e7df", 0.4), 0.001)
