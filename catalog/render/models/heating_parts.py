"""Details many heating appliances share: screws, seams, stickers, displays, gauges, pipe ends."""

from math import cos, pi, sin

import bmesh
import bpy

import materials as m
from shapes import add, box, cylinder, extrude, hexagon, ring, rounded, text, tube


def screw(at, axis="y", radius=0.006, material=None):
    cylinder(radius, 0.004, at, material or m.metal("zinc"), axis, bevel=0.0015, sides=24)
    x, y, z = at
    if axis == "y":
        box((radius * 1.1, 0.001, radius * 0.3), (x, y - 0.002, z), m.rubber(), 0)


def seam(size, at):
    """A gap between two sheets of metal."""
    return box(size, at, m.plastic("#3a3c3d", 0.7), 0)


def fins(width, height, at, spacing=0.008, facing="x", depth=0.012, material=None):
    """Heat exchanger fins as one mesh, standing upright; `facing` is the axis they look along."""
    bm = bmesh.new()
    count = int(width / spacing)
    for step in range(count):
        across = width * ((step + 0.5) / count - 0.5)
        for side in (-depth / 2, depth / 2):
            a, b = across - spacing * 0.12, across + spacing * 0.12
            corners = [(side, a), (side, b)] if facing == "x" else [(a, side), (b, side)]
            (x1, y1), (x2, y2) = corners
            bm.faces.new([bm.verts.new(p) for p in ((x1, y1, -height / 2), (x2, y2, -height / 2), (x2, y2, height / 2), (x1, y1, height / 2))])
    mesh = bpy.data.meshes.new("fins")
    bm.to_mesh(mesh)
    bm.free()
    return add(mesh, "fins", at, material or m.metal("aluminium"), smooth=False)


def guard(width, height, at, facing="x", material=None, step=0.05):
    """A wire guard: crossing wires over an opening."""
    x, y, z = at
    wire = material or m.plastic("#2b2e30", 0.5)
    flat = (lambda a, b: (x, y + a, z + b)) if facing == "x" else (lambda a, b: (x + a, y, z + b))
    for n in range(int(height / step) + 1):
        b = height * (n / int(height / step) - 0.5)
        tube([flat(-width / 2, b), flat(width / 2, b)], 0.0018, wire)
    for n in range(int(width / step / 2) + 1):
        a = width * (n / int(width / step / 2) - 0.5)
        tube([flat(a, -height / 2), flat(a, height / 2)], 0.0018, wire)


def sticker(size, at, facing="front", lines=4, colour="#e8e6df"):
    """A rating plate: pale ground with printed lines."""
    width, height = size
    x, y, z = at
    turned = facing in ("left", "right")
    box((0.0008, width, height) if turned else (width, 0.0008, height), at, m.plastic(colour, 0.35), 0)
    way = {"front": (0, -0.0006), "back": (0, 0.0006), "left": (-0.0006, 0), "right": (0.0006, 0)}[facing]
    ink = m.plastic("#33373a", 0.6)
    for line in range(lines):
        long = width * (0.8 if line % 3 else 0.55)
        row = (0.0006, long, height * 0.05) if turned else (long, 0.0006, height * 0.05)
        box(row, (x + way[0], y + way[1], z + height * (0.36 - 0.72 * line / max(1, lines - 1))), ink, 0)


def warning(size, at):
    """The yellow triangle flammable refrigerants need."""
    x, y, z = at
    for scale, colour, lift in ((1, "#17191b", 0), (0.8, "#f2c21a", 0.0005)):
        half = size * scale / 2
        extrude([(-half, -half * 0.86), (half, -half * 0.86), (0, half * 0.86)], 0.0006, (x, y - lift, z), m.plastic(colour, 0.4), "y", 0)
    text("!", size * 0.42, (x, y - 0.0012, z - size * 0.1), m.plastic("#17191b"))


def display(size, at, glass="#0d1013", lit=None, words="", word_size=None, corner=None):
    """A dark glass panel, lit figures on it; looks to the front."""
    width, height = size
    x, y, z = at
    extrude(rounded(width, height, corner or min(size) * 0.12), 0.003, at, m.gloss(glass), "y", 0.0008)
    if words:
        text(words, word_size or height * 0.45, (x, y - 0.0018, z), m.glow(lit or "#d9ecf5", 1.6), "Medium")


def gauge(radius, at, ticks=11, hand=-0.6, facing="front"):
    """Thermometer or pressure gauge with a hand; looks to the front."""
    x, y, z = at
    cylinder(radius, 0.012, at, m.plastic("#202325", 0.35), "y", bevel=0.003)
    cylinder(radius * 0.86, 0.0022, (x, y - 0.006, z), m.plastic("#f3f3ee", 0.4), "y", bevel=0)
    for tick in range(ticks):
        turn = (-130 + 260 * tick / (ticks - 1)) * pi / 180
        red = tick > ticks * 0.72
        part = box((radius * 0.05, 0.0006, radius * 0.2), (x + sin(turn) * radius * 0.68, y - 0.0076, z + cos(turn) * radius * 0.68), m.plastic("#b3262e" if red else "#2b2e31"), 0)
        part.rotation_euler = (0, turn, 0)
    needle = box((radius * 0.06, 0.0008, radius * 0.75), (x + sin(hand) * radius * 0.3, y - 0.0084, z + cos(hand) * radius * 0.3), m.plastic("#b3262e"), 0)
    needle.rotation_euler = (0, hand, 0)
    cylinder(radius * 0.1, 0.002, (x, y - 0.009, z), m.plastic("#2b2e31"), "y", bevel=0)
    ring(radius * 0.93, radius * 0.06, (x, y - 0.006, z), m.plastic("#202325", 0.35), "y")


def stub(at, axis="z", radius=0.014, length=0.06, kind="brass", nut=True):
    """A pipe end with thread and nut, pointing along the axis in both directions from its centre."""
    cylinder(radius, length, at, m.metal(kind), axis, bevel=0.0015)
    along = {"x": (1, 0, 0), "y": (0, 1, 0), "z": (0, 0, 1)}[axis]
    for n in range(5):
        place = tuple(a + v * length * (0.5 - 0.07 * (n + 0.6)) for a, v in zip(at, along))
        ring(radius, radius * 0.07, place, m.metal(kind), axis)
    if nut:
        hexagon(radius * 2.7, length * 0.26, tuple(a - v * length * 0.22 for a, v in zip(at, along)), m.metal(kind), axis)


def foot(at, radius=0.022, height=0.03):
    """A levelling foot standing on the floor below `at`."""
    x, y, z = at
    cylinder(radius * 0.35, height, (x, y, z - height / 2), m.metal("zinc"))
    cylinder(radius, height * 0.4, (x, y, z - height * 0.8), m.rubber(), bevel=0.003)


def bent(points, radius, material, steps=10):
    """A pipe or cable that bends softly through every point."""
    ends = [points[0], *points, points[-1]]
    line = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for step in range(steps):
            t = step / steps
            line.append(tuple(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3) for p, q, r, s in zip(a, b, c, d)))
    return tube([*line, points[-1]], radius, material, smooth=False)
