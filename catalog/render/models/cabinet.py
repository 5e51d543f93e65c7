"""Manifold cabinets: closed and surface-mounted, or flush with the door open and a manifold inside."""

import materials as m
from brands import brand
from models.manifold import manifold
from models.placing import placed
from shapes import box, cylinder, group, ring, text

WHITE = "#e6e6e2"


def surface_cabinet(width=0.75, height=0.62, depth=0.15, maker="stellmark"):
    paint, seam = m.paint(WHITE, 0.42), m.paint("#83878a", 0.6)
    look = brand(maker)
    box((width, depth, height), (0, -depth / 2, height / 2), paint, 0.006)
    box((width - 0.05, 0.002, height - 0.13), (0, -depth, height / 2 + 0.028), seam, 0.001)
    box((width - 0.056, 0.012, height - 0.136), (0, -depth - 0.004, height / 2 + 0.028), paint, 0.004)
    box((width - 0.004, 0.002, 0.003), (0, -depth, 0.075), seam, 0)
    lock((width / 2 - 0.07, -depth - 0.01, height / 2 + 0.03))
    for z in (0.16, height - 0.06):
        cylinder(0.0045, 0.05, (-width / 2 + 0.027, -depth - 0.004, z), m.metal("zinc"))
    text(look["word"], 0.02, (-width / 2 + 0.1, -depth - 0.0104, height - 0.075), m.plastic(look["accent"], 0.5))
    for step in range(int(width / 0.05)):
        x = (step - (int(width / 0.05) - 1) / 2) * 0.05
        box((0.03, 0.002, 0.004), (x, -depth - 0.0002, 0.035), m.plastic("#3a3e41"), 0.001)


def lock(at):
    x, y, z = at
    cylinder(0.014, 0.006, at, m.metal("zinc"), "y", bevel=0.001)
    ring(0.0135, 0.0012, (x, y - 0.003, z), m.metal("steel"), "y")
    box((0.014, 0.004, 0.0024), (x, y - 0.0035, z), m.metal("dark"), 0.0005)


def flush_cabinet(width=0.85, height=0.7, depth=0.12, circuits=8, maker="flurion"):
    """Galvanised box on feet, white frame, door swung open to the right."""
    zinc, paint, foot = m.metal("zinc"), m.paint("#d9d9d5", 0.42), 0.1
    z = foot + height / 2
    box((width, 0.0015, height), (0, 0, z), zinc, 0.0005)
    for side in (-1, 1):
        box((0.0015, depth, height), (side * width / 2, -depth / 2, z), zinc, 0.0005)
        box((0.03, 0.03, foot + 0.1), (side * (width / 2 - 0.05), -0.02, foot / 2 + 0.05), zinc, 0.002)
        box((0.06, depth, 0.003), (side * (width / 2 - 0.05), -depth / 2, 0.0015), zinc, 0.001)
        for step in range(3):
            cylinder(0.013, 0.002, (side * (width / 2 + 0.001), -depth / 2, z - 0.2 + step * 0.2), m.metal("dark"), "x", bevel=0.0005)
    for end in (foot, foot + height):
        box((width, depth, 0.0015), (0, -depth / 2, end), zinc, 0.0005)
    for up in (0.19, 0.5):
        box((width - 0.01, 0.012, 0.03), (0, -0.008, foot + up), zinc, 0.001)
    front = -depth - 0.004
    for side in (-1, 1):
        box((0.035, 0.01, height - 0.0312), (side * (width / 2 + 0.002), front, z), paint, 0.001)
    for end in (-1, 1):
        box((width + 0.039, 0.01, 0.035), (0, front, z + end * (height / 2 + 0.002)), paint, 0.001)
    leaf = width - 0.05
    door = [box((leaf, 0.012, height - 0.04), (-leaf / 2, 0, 0), paint, 0.003)]
    door.append(cylinder(0.014, 0.02, (-leaf + 0.05, 0, 0), zinc, "y"))
    swing = group(door, (width / 2 - 0.03, front - 0.006, z))
    swing.rotation_euler = (0, 0, 1.32)
    placed(manifold, (0.01, -0.012, foot + 0.13), circuits=circuits, maker=maker, size=1.05)
