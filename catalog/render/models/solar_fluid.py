"""Solar fluid in canister and drum, and the insulated twin pipe it runs through."""

from math import cos, pi, sin

import materials as m
from brands import brand
from models.pipework import bent
from models.vessel import curved
from shapes import box, cylinder, extrude, lathe, rounded, text, tube


def canister(maker="heliotta", width=0.24, height=0.34, depth=0.2):
    """A canister with handle, cap and label."""
    look = brand(maker)
    plastic = m.plastic("#d8dcdc", 0.4)
    extrude(rounded(width, depth, 0.04), height, (0, 0, height / 2), plastic, "z", 0.014)
    lathe([(0.035, 0), (0.03, 0.03), (0.03, 0.05)], (-width * 0.26, 0, height - 0.012), plastic)
    cylinder(0.034, 0.036, (-width * 0.26, 0, height + 0.04), m.plastic(look["accent"], 0.45), bevel=0.003, sides=40)
    bent([(-width * 0.06, 0, height - 0.01), (-width * 0.03, 0, height + 0.045), (width * 0.14, 0, height + 0.055), (width * 0.36, 0, height + 0.045), (width * 0.42, 0, height - 0.01)], 0.015, plastic)
    front = -depth / 2 - 0.001
    box((width * 0.74, 0.001, height * 0.62), (0, front, height * 0.45), m.plastic("#eceae4", 0.5), 0)
    box((width * 0.74, 0.0012, height * 0.16), (0, front - 0.0003, height * 0.68), m.plastic(look["dark"], 0.5), 0)
    text(look["word"], 0.032, (0, front - 0.0012, height * 0.68), m.plastic("#ffffff", 0.5))
    text("SOLAR −28 °C", 0.021, (0, front - 0.001, height * 0.53), m.plastic(look["accent"], 0.5))
    for row in range(5):
        box((width * (0.58 - 0.1 * (row % 2)), 0.0012, 0.0035), (0, front - 0.0002, height * (0.44 - row * 0.05)), m.plastic("#8b9093", 0.6), 0)


def drum(maker="heliotta"):
    """A 200 litre drum with two beads and a bung."""
    look = brand(maker)
    blue = m.plastic("#1d4f8c", 0.38)
    radius, height = 0.29, 0.89
    profile = [(0, 0.012), (radius * 0.9, 0.012), (radius, 0.0), (radius, 0.02)]
    for bead in (0.33, 0.66):
        z = height * bead
        profile += [(radius, z - 0.02), (radius * 1.035, z - 0.006), (radius * 1.035, z + 0.006), (radius, z + 0.02)]
    profile += [(radius, height - 0.02), (radius * 1.02, height - 0.008), (radius * 1.0, height), (radius * 0.94, height), (radius * 0.93, height - 0.018), (0, height - 0.018)]
    lathe(profile, (0, 0, 0), blue)
    cylinder(0.034, 0.02, (-0.15, 0, height - 0.01), m.plastic("#e6e6e3", 0.5), bevel=0.003)
    cylinder(0.02, 0.016, (0.16, 0.02, height - 0.012), m.plastic("#e6e6e3", 0.5), bevel=0.003)
    arc = [(radius * 1.002 * sin(a), -radius * 1.002 * cos(a)) for a in (-0.6 + i * 0.1 for i in range(13))]
    curved(arc, 0.2, height * 0.5, m.plastic("#eceae4", 0.5))
    y = -radius * 1.006
    text(look["word"], 0.05, (0, y - 0.002, height * 0.55), m.plastic(look["dark"], 0.5))
    text("−28 °C   200 l", 0.03, (0, y - 0.002, height * 0.46), m.plastic(look["accent"], 0.5))


def twin_pipe(turns=4, radius=0.3, thick=0.034):
    """A lying coil of two insulated pipes side by side; both ends show steel and the sensor cable."""
    skin, steel = m.rubber("#202224"), m.metal("steel", 0.3)
    points = []
    for step in range(turns * 36 + 1):
        angle = step * pi / 18
        r = radius + 0.006 * (step % 36) / 36
        points.append((r * cos(angle), r * sin(angle), thick + step / 36 * thick * 2.05))
    for offset in (0.0, thick * 2.0):
        line = [(x * (1 + offset / radius), y * (1 + offset / radius), z) for x, y, z in points]
        tube(line, thick, skin, smooth=False, sides=10)
        for end, way in ((line[0], -1), (line[-1], 1)):
            bare = [(end[0], end[1] + way * 0.0, end[2]), (end[0], end[1] + way * 0.16, end[2])]
            rings(bare, 0.011, steel)
    wire = m.rubber("#6d3f8c")
    x, y, z = points[-1]
    bent([(x + thick, y, z), (x + thick, y + 0.08, z + 0.01), (x + thick * 1.6, y + 0.17, z - 0.02), (x + thick * 1.2, y + 0.24, z + 0.01)], 0.003, wire)
    for step in range(4):
        strap(radius, thick, turns, pi / 4 + step * pi / 2)


def rings(line, radius, metal):
    """A straight corrugated end along y."""
    (x, y0, z), (_, y1, _) = line
    low, high = min(y0, y1), max(y0, y1)
    count = int((high - low) / 0.0045)
    profile = [(radius * (1 if step % 2 else 0.86), (high - low) * step / count) for step in range(count + 1)]
    lathe([(0, 0), *profile, (0, high - low)], (x, low, z), metal, "y", sides=32)


def strap(radius, thick, turns, angle):
    """A band around all windings."""
    tall, wide = turns * thick * 2.05 + thick * 0.4, thick * 4.2
    at = ((radius + thick) * cos(angle), (radius + thick) * sin(angle), tall / 2 + 0.004)
    for size, move in (((wide, 0.022, 0.003), tall / 2), ((wide, 0.022, 0.003), -tall / 2 + 0.004)):
        part = box(size, (at[0], at[1], at[2] + move), m.plastic("#d9a21b", 0.45), 0.001)
        part.rotation_euler = (0, 0, angle)
    for side in (-1, 1):
        part = box((0.003, 0.022, tall), (at[0] + side * wide / 2 * cos(angle), at[1] + side * wide / 2 * sin(angle), at[2]), m.plastic("#d9a21b", 0.45), 0.001)
        part.rotation_euler = (0, 0, angle)
