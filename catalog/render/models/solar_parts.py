"""What belongs to a solar system besides collectors: rails, stands and the controller."""

from math import pi

import materials as m
from brands import brand
from shapes import box, cylinder, extrude, rounded, text


def mounting_rails():
    """Two rails, six roof hooks and the clamps before them."""
    silver = m.metal("aluminium", 0.36)
    for y in (0.0, 0.3):
        box((1.3, 0.04, 0.04), (0, y, 0.13), silver, 0.003)
        box((1.3, 0.012, 0.004), (0, y, 0.151), m.metal("dark"), 0)
        for x in (-0.5, 0, 0.5):
            hook(x, y)
    for step in range(4):
        x = -0.33 + step * 0.22
        box((0.06, 0.045, 0.006), (x, -0.24, 0.03), silver, 0.002)
        box((0.06, 0.006, 0.034), (x, -0.22, 0.016), silver, 0.002)
        cylinder(0.006, 0.03, (x, -0.245, 0.04), m.metal("steel"), bevel=0.001, sides=24)


def hook(x, y):
    steel = m.metal("steel", 0.34)
    box((0.03, 0.006, 0.09), (x, y + 0.03, 0.075), steel, 0.002)
    box((0.03, 0.12, 0.006), (x, y + 0.09, 0.033), steel, 0.002)
    box((0.03, 0.006, 0.03), (x, y + 0.15, 0.02), steel, 0.002)
    box((0.12, 0.06, 0.005), (x, y + 0.18, 0.0045), steel, 0.002)
    cylinder(0.009, 0.012, (x, y + 0.024, 0.105), m.metal("zinc"), "y", 0.001, sides=6)


def triangle_stands():
    """Two frames of 45 degrees with the rails that carry collectors."""
    silver = m.metal("aluminium", 0.36)
    for x in (-0.55, 0.55):
        box((0.04, 1.2, 0.04), (x, 0.5, 0.02), silver, 0.003)
        upright = box((0.04, 0.04, 1.0), (x, 1.0, 0.52), silver, 0.003)
        upright.rotation_euler = (0.04, 0, 0)
        slope = box((0.04, 1.42, 0.04), (x, 0.5, 0.53), silver, 0.003)
        slope.rotation_euler = (pi / 4, 0, 0)
        brace = box((0.03, 0.03, 0.62), (x, 0.72, 0.33), silver, 0.003)
        brace.rotation_euler = (-0.7, 0, 0)
        for y, z in ((0.02, 0.04), (1.0, 0.03), (0.98, 1.0)):
            cylinder(0.012, 0.05, (x, y, z), m.metal("zinc"), "x", 0.002, sides=6)
    for y in (0.25, 0.8):
        rail = box((1.5, 0.04, 0.04), (0, y - 0.02, y + 0.07), silver, 0.003)
        rail.rotation_euler = (pi / 4, 0, 0)


def controller(maker="heliotta", width=0.17, height=0.15):
    """A flat case on the wall: display with the system diagram, four keys, glands below."""
    look = brand(maker)
    extrude(rounded(width, height, 0.014), 0.044, (0, -0.022, height / 2), m.plastic(look["casing"], 0.35), "y", 0.005)
    extrude(rounded(width, height * 0.26, 0.01), 0.008, (0, -0.046, height * 0.13), m.plastic(look["dark"], 0.4), "y", 0.002)
    y = -0.0452
    extrude(rounded(width * 0.62, height * 0.5, 0.004), 0.003, (-width * 0.1, y, height * 0.6), m.gloss("#0a1016"), "y", 0.001)
    diagram((-width * 0.1, y - 0.002, height * 0.6), width * 0.56, height * 0.44)
    for step in range(4):
        cylinder(0.0085, 0.004, (width * 0.36, y - 0.001, height * (0.8 - step * 0.135)), m.plastic("#3b4247" if step else look["accent"], 0.4), "y", 0.0015)
    text(look["word"], 0.012, (-width * 0.1, y - 0.0008, height * 0.91), m.plastic(look["dark"]))
    for x in (-0.055, -0.02, 0.015, 0.05):
        cylinder(0.007, 0.016, (x, -0.022, -0.006), m.plastic("#3a3e42", 0.45), bevel=0.001, sides=24)


def diagram(at, width, height):
    """Collector, tank and the flow between them, lit."""
    x, y, z = at
    lit, hot, cold = m.glow("#cfe6f5", 1.4), m.glow("#ff9a3d", 1.8), m.glow("#5cc0ff", 1.6)
    slope = box((width * 0.26, 0.0006, height * 0.34), (x - width * 0.3, y, z + height * 0.2), m.glow("#2f6d9c", 1.2), 0)
    slope.rotation_euler = (0, 0.5, 0)
    box((width * 0.22, 0.0006, height * 0.62), (x + width * 0.1, y, z - height * 0.04), m.glow("#27455e", 1.0), 0)
    box((width * 0.22, 0.0008, height * 0.3), (x + width * 0.1, y - 0.0002, z + height * 0.12), m.glow("#b5531f", 1.2), 0)
    for up, lamp in ((0.34, hot), (-0.36, cold)):
        box((width * 0.42, 0.0006, height * 0.03), (x - width * 0.12, y - 0.0004, z + height * up), lamp, 0)
    for words, up in (("74 °C", 0.3), ("58 °C", 0.02), ("41 W", -0.28)):
        text(words, height * 0.16, (x + width * 0.36, y - 0.0006, z + height * up), lit, "Medium")
