"""Expansion vessels: two deep-drawn halves crimped together, hanging by their connection or on feet."""

from math import cos, pi, sin

import bmesh

import materials as m
from brands import brand
from models.pipework import socket, thread
from shapes import box, cylinder, from_bmesh, lathe, ring, text


def vessel(radius=0.135, height=0.36, colour="#a81f27", stripe=None, maker="warmbach", words="Flexo", feet=False):
    """Connection below; with feet it stands free, otherwise it rests on the connection as in a photograph."""
    look = brand(maker)
    paint = m.paint(colour, 0.3)
    low = 0.12 if feet else 0.032
    body(radius, height, low, paint)
    middle = low + height / 2
    ring(radius * 1.008, 0.0045, (0, 0, middle), m.paint(colour, 0.35))
    cylinder(radius * 1.022, 0.012, (0, 0, middle), paint, bevel=0.003)
    nickel = m.metal("zinc")
    cylinder(0.022, 0.008, (0, 0, low - 0.002), nickel)
    thread(0.0132, 0.03, (0, 0, low - 0.016), nickel)
    socket(0.0095, 0.003, (0, 0, low - 0.0315), nickel)
    cylinder(0.014, 0.018, (0, 0, low + height + 0.006), m.plastic("#1d1f20"), bevel=0.004)
    if stripe:
        band(radius, middle + height * 0.2, stripe)
    label(radius, middle - height * 0.17, look, words)
    if feet:
        legs(radius, low, paint)


def body(radius, height, low, paint):
    """Flat in the middle, domed at both ends."""
    dome, steps = min(radius * 0.62, height * 0.3), 14
    profile = [(radius * sin(a * pi / 2 / steps), low + dome * (1 - cos(a * pi / 2 / steps))) for a in range(steps + 1)]
    profile += [(r, 2 * low + height - z) for r, z in reversed(profile)]
    return lathe(profile, (0, 0, 0), paint)


def band(radius, z, colour):
    lathe([(radius * 1.001, -0.011), (radius * 1.003, -0.011), (radius * 1.003, 0.011), (radius * 1.001, 0.011)], (0, 0, z), m.paint(colour, 0.35))


def label(radius, z, look, words):
    """Printed on the curve: a pale plate bent around the body, its words in front."""
    wide, tall = 0.115 / radius, 0.085
    outline = [(radius * 1.003 * sin(a), -radius * 1.003 * cos(a)) for a in (wide * (i / 16 - 0.5) - 0.45 for i in range(17))]
    curved(outline, tall, z, m.plastic("#efeee9", 0.4))
    for turn, words, size, up in ((-0.45, look["word"], 0.019, 0.02), (-0.45, words, min(0.022, 0.16 / len(words)), -0.016)):
        thing = text(words, size, (radius * 1.006 * sin(turn), -radius * 1.006 * cos(turn), z + up), m.plastic(look["accent"] if up > 0 else "#26292b", 0.5))
        thing.rotation_euler = (pi / 2, 0, turn)


def curved(outline, tall, z, material):
    """A sheet standing on an outline seen from above."""
    bm = bmesh.new()
    rows = [[bm.verts.new((x, y, z + side * tall / 2)) for x, y in outline] for side in (-1, 1)]
    for i in range(len(outline) - 1):
        bm.faces.new((rows[0][i], rows[0][i + 1], rows[1][i + 1], rows[1][i]))
    return from_bmesh(bm, "sheet", (0, 0, 0), material)


def legs(radius, low, paint):
    for step in range(3):
        turn = pi / 6 + step * 2 * pi / 3
        x, y = radius * 0.86 * sin(turn), -radius * 0.86 * cos(turn)
        leg = box((0.045, 0.004, low + 0.08), (x * 1.04, y * 1.04, (low + 0.08) / 2), paint, 0.0015)
        leg.rotation_euler = (0, 0, turn)
        foot = box((0.045, 0.036, 0.004), (x * 1.16, y * 1.16, 0.002), paint, 0.0015)
        foot.rotation_euler = (0, 0, turn)

