"""Boilers that stand in the cellar: oil condensing and pellet."""

import materials as m
from brands import brand
from models.heating_parts import bent, display, foot, gauge, screw, seam, stub
from shapes import box, cylinder, extrude, rounded, text


def oil_boiler(maker="glutmark", width=0.62, depth=0.86, height=1.28, casing="#45474a"):
    look = brand(maker)
    shell, door = m.paint(casing), m.paint("#d7d6d1")
    face, base = -depth / 2, 0.04
    for x in (-width * 0.38, width * 0.38):
        for y in (-depth * 0.4, depth * 0.4):
            foot((x, y, base), 0.028, 0.04)
    box((width, depth, height * 0.72), (0, 0, base + height * 0.36), shell, 0.012)
    seam((width - 0.01, depth - 0.01, 0.008), (0, 0, base + height * 0.725))
    extrude(rounded(height * 0.27, depth, 0.05), width, (0, 0, base + height * 0.865), shell, "x", 0.01)
    extrude(rounded(width - 0.04, height * 0.6, 0.02), 0.022, (0, face - 0.006, base + height * 0.36), door, "y", 0.005)
    box((width * 0.4, 0.02, 0.03), (0, face - 0.022, base + height * 0.62), m.plastic("#2b2d2f", 0.4), 0.006)
    text(look["word"], 0.042, (0, face - 0.0185, base + height * 0.52), m.plastic(look["accent"]))
    for x in (-width * 0.42, width * 0.42):
        for z in (0.1, height * 0.62):
            screw((x, face - 0.018, base + z))
    z = base + height * 0.87
    extrude(rounded(width - 0.08, height * 0.17, 0.02), 0.012, (0, face - 0.004, z), m.plastic("#1d1f21", 0.4), "y", 0.004)
    display((0.19, 0.09), (-width * 0.12, face - 0.013, z), "#0c1012", "#ffb27a", "62.0°", 0.045)
    gauge(0.036, (width * 0.26, face - 0.012, z))
    burner_pipe(width, depth, base, height)


def burner_pipe(width, depth, base, height):
    """Flue and pipe ends at the back."""
    cylinder(0.062, 0.12, (0, depth / 2 + 0.05, base + height * 0.62), m.metal("steel"), "y")
    for x in (-width * 0.25, width * 0.25):
        stub((x, depth / 2 + 0.03, base + height * 0.86), "y", 0.02, 0.07)
    bent([(width / 2 - 0.06, depth / 2, base + 0.2), (width / 2 - 0.06, depth / 2 + 0.05, base + 0.2), (width / 2 - 0.06, depth / 2 + 0.06, base + 0.04)], 0.006, m.metal("copper"))


def pellet_boiler(maker="glutmark", width=0.66, depth=0.78, height=1.42, hopper=0.46, casing="#3a3c3e"):
    look = brand(maker)
    shell, pale = m.paint(casing), m.paint("#d3d2cd")
    whole = width + hopper
    left = -whole / 2
    boiler_x, hopper_x, face, base = left + width / 2, left + width + hopper / 2, -depth / 2, 0.05
    for x in (left + 0.06, left + width - 0.05, left + whole - 0.06):
        for y in (-depth * 0.4, depth * 0.4):
            foot((x, y, base), 0.028, 0.05)
    box((width, depth, height), (boiler_x, 0, base + height / 2), shell, 0.012)
    box((hopper - 0.006, depth - 0.04, height * 0.94), (hopper_x + 0.003, 0.02, base + height * 0.47), pale, 0.012)
    box((hopper - 0.05, depth * 0.6, 0.03), (hopper_x, 0.03, base + height * 0.94 + 0.012), shell, 0.01)
    box((0.16, 0.03, 0.014), (hopper_x, face + 0.09, base + height * 0.94 + 0.03), m.plastic("#1c1e20", 0.4), 0.005)
    doors(look, boiler_x, face, base, width, height)
    extrude(rounded(hopper - 0.08, height * 0.5, 0.012), 0.01, (hopper_x, face + 0.036, base + height * 0.52), m.paint("#c8c7c2"), "y", 0.003)
    text("PELLETS", 0.03, (hopper_x, face + 0.0305, base + height * 0.7), m.plastic("#6a6b6b"), "Regular")
    box((0.05, 0.006, 0.22), (hopper_x + hopper * 0.24, face + 0.03, base + height * 0.5), m.gloss("#20140c"), 0.002)
    for y in (0.1, 0.22):
        bent([(hopper_x + 0.05, y, base + height * 0.92), (hopper_x + 0.05, y, base + height * 1.02), (hopper_x + 0.06, y + 0.03, base + height * 1.08)], 0.026, m.plastic("#3c3f42", 0.6))
    cylinder(0.066, 0.14, (boiler_x, depth * 0.3, base + height + 0.06), m.metal("steel"))


def doors(look, x, face, base, width, height):
    inner = width - 0.05
    for low, high in ((0.06, 0.27), (0.29, 0.7)):
        z = base + height * (low + high) / 2
        extrude(rounded(inner, height * (high - low), 0.018), 0.024, (x, face - 0.008, z), m.paint("#2c2e30", 0.45), "y", 0.006)
        box((inner * 0.42, 0.022, 0.024), (x, face - 0.026, base + height * high - 0.045), m.metal("aluminium"), 0.006)
    for z in (0.36, 0.62):
        cylinder(0.011, 0.06, (x - inner / 2 - 0.004, face - 0.012, base + height * z), m.metal("dark"))
    text(look["word"], 0.046, (x, face - 0.021, base + height * 0.53), m.plastic(look["accent"]))
    box((inner * 0.5, 0.002, 0.006), (x, face - 0.021, base + height * 0.49), m.plastic(look["accent"]), 0)
    z = base + height * 0.84
    extrude(rounded(inner, height * 0.22, 0.018), 0.02, (x, face - 0.006, z), m.paint("#d3d2cd"), "y", 0.005)
    display((0.22, 0.14), (x, face - 0.018, z), "#0b0e10", "#ffd9b0", "68°", 0.06)
