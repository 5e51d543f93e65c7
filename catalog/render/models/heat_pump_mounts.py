"""What outdoor units stand or hang on, and what covers them."""

import materials as m
from brands import brand
from models.fan_fronts import upright_slats
from models.heating_parts import screw, seam
from shapes import box, cylinder, extrude, hexagon, rounded, text


def floor_console(width=1.0, depth=0.46, height=0.3):
    zinc = m.bumpy(m.metal("zinc"), 60, 0.04)
    for x in (-width / 2, width / 2):
        for y in (-depth / 2, depth / 2):
            box((0.04, 0.04, height - 0.06), (x, y, height / 2), zinc, 0.003)
            box((0.11, 0.11, 0.006), (x, y, 0.004), zinc, 0.002)
            for dx in (-0.036, 0.036):
                hexagon(0.014, 0.01, (x + dx, y - 0.036, 0.012), m.metal("steel"))
        box((0.04, depth + 0.04, 0.04), (x, 0, height - 0.05), zinc, 0.003)
        box((0.025, depth - 0.04, 0.025), (x, 0, 0.09), zinc, 0.003)
    for y in (-depth * 0.34, depth * 0.34):
        box((width + 0.12, 0.045, 0.045), (0, y, height - 0.01), zinc, 0.003)
        for x in (-width * 0.36, width * 0.36):
            box((0.1, 0.004, 0.012), (x, y - 0.0225, height - 0.01), m.plastic("#17191a", 0.8), 0)
            cylinder(0.022, 0.03, (x, y, height + 0.028), m.rubber(), bevel=0.004)
            cylinder(0.005, 0.03, (x, y, height + 0.055), m.metal("steel"))
    box((width, 0.03, 0.03), (0, depth / 2, height - 0.05), zinc, 0.003)


def wall_bracket(width=1.0, reach=0.55, height=0.42):
    grey = m.paint("#aeb2b3", 0.45)
    back = reach / 2
    box((width, 0.018, 0.055), (0, back, height), grey, 0.004)
    for n in range(9):
        box((0.04, 0.002, 0.011), (width * (n / 8 - 0.5) * 0.9, back - 0.0095, height), m.plastic("#2a2c2e", 0.7), 0)
    cylinder(0.009, 0.05, (0, back - 0.012, height + 0.036), m.clear_plastic("#d6f06a"), "x")
    for x in (-width * 0.34, width * 0.34):
        box((0.042, 0.02, height * 0.9), (x, back - 0.016, height * 0.56), grey, 0.004)
        box((0.042, reach, 0.042), (x, 0, height - 0.03), grey, 0.004)
        brace = box((0.03, reach * 0.9, 0.026), (x, back - reach * 0.37, height * 0.52), grey, 0.004)
        brace.rotation_euler = (-0.55, 0, 0)
        for y in (-reach * 0.38, reach * 0.18):
            box((0.012, 0.08, 0.004), (x, y, height - 0.008), m.plastic("#2a2c2e", 0.7), 0)
            cylinder(0.021, 0.032, (x, y, height + 0.008), m.rubber(), bevel=0.004)
            hexagon(0.016, 0.012, (x, y, height + 0.034), m.metal("steel"))
        hexagon(0.018, 0.012, (x, back - 0.03, height - 0.005), m.metal("steel"), "y")


def rubber_bases(length=0.6, pair=2):
    black = m.bumpy(m.surface("recycled rubber", "#1c1d1e", Roughness=0.85, Specular=0.25), 320, 0.5)
    for n in range(pair):
        y = (n - (pair - 1) / 2) * 0.34
        profile = [(-0.09, 0), (0.09, 0), (0.09, 0.03), (0.055, 0.095), (-0.055, 0.095), (-0.09, 0.03)]
        block = extrude(profile, length, (0, 0, 0), black, "y", 0.006)
        block.rotation_euler = (0, 0, 1.5708)
        block.location = (0, y, 0)
        box((length * 0.96, 0.045, 0.008), (0, y, 0.096), m.metal("aluminium"), 0.002)
        box((length * 0.96, 0.013, 0.004), (0, y, 0.1), m.plastic("#0d0e0f", 0.8), 0)
        for x in (-length * 0.32, length * 0.32):
            cylinder(0.004, 0.035, (x, y, 0.115), m.metal("steel"))
            hexagon(0.015, 0.008, (x, y, 0.108), m.metal("steel"))
            cylinder(0.012, 0.002, (x, y, 0.103), m.metal("steel"))


def sound_hood(maker="havskog", width=1.4, depth=0.95, height=1.2, larch=False):
    look = brand(maker)
    shell = m.paint("#4f565a", 0.5)
    slat = m.wood("#b07f4c") if larch else m.paint("#363b3e", 0.45)
    base = 0.05
    box((width, depth, height), (0, 0, base + height / 2), shell, 0.012)
    upright_slats(width - 0.09, height - 0.12, (0, -depth / 2 - 0.001, base + height / 2), slat, 0.056, 0.03)
    box((width + 0.03, depth + 0.03, 0.035), (0, 0, base + height + 0.012), shell, 0.01)
    x = -width / 2
    box((0.003, depth * 0.78, height * 0.8), (x, 0, base + height / 2), m.plastic("#0c0d0e", 0.85), 0)
    count = 15
    for n in range(count):
        blade = box((0.03, depth * 0.78, 0.005), (x - 0.006, 0, base + height * (0.12 + 0.76 * n / (count - 1))), shell, 0.001)
        blade.rotation_euler = (0, 0.6, 0)
    seam((0.003, 0.002, height - 0.04), (-width / 2 + 0.03, -depth / 2 - 0.0005, base + height / 2))
    for dx in (-width * 0.42, width * 0.42):
        for dy in (-depth * 0.42, depth * 0.42):
            box((0.09, 0.09, base), (dx, dy, base / 2), m.rubber(), 0.01)
    text(look["word"], 0.04, (width / 2 - 0.16, -depth / 2 - 0.0275, base + 0.035), m.plastic("#cfc9ba"))


def plinth_cover(width=1.12, depth=0.44, height=0.3, colour="#3a3f42"):
    skin = m.paint(colour, 0.42)
    for y in (-depth / 2, depth / 2):
        box((width, 0.012, height), (0, y, height / 2), skin, 0.004)
        for n in range(14):
            box((0.05, 0.002, 0.009), (width * (n / 13 - 0.5) * 0.88, y - 0.0061, height * 0.13), m.plastic("#090a0a", 0.9), 0.0005)
            box((0.05, 0.002, 0.009), (width * (n / 13 - 0.5) * 0.88, y - 0.0061, height * 0.22), m.plastic("#090a0a", 0.9), 0.0005)
    for x in (-width / 2, width / 2):
        box((0.012, depth - 0.014, height), (x, 0, height / 2), skin, 0.004)
        for n in range(5):
            box((0.002, 0.05, 0.009), (x - 0.0061, depth * (n / 4 - 0.5) * 0.8, height * 0.13), m.plastic("#090a0a", 0.9), 0)
    for x in (-width * 0.46, width * 0.46):
        for y in (-depth / 2 + 0.014, depth / 2 - 0.014):
            cylinder(0.012, 0.006, (x, y, height - 0.03), m.metal("chrome"), "y")
            screw((x, -depth / 2 - 0.007, height - 0.025), radius=0.005)
