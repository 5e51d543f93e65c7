"""Buffer and combi tanks: the insulated body, its connections, and the same tank cut open."""

from math import cos, pi, sin

import bmesh

import materials as m
from brands import brand
from models.heating_parts import gauge
from models.pipework import thread
from models.vessel import curved
from shapes import box, cylinder, from_bmesh, lathe, ring, text, tube


def tank(radius=0.26, height=0.95, jacket="#b4b8ba", lid="#3b4043", connections=4, sensors=3, gauges=0, solar=False, maker="warmbach", words="Lamina", fabric=True, side=-1):
    """The connections sit at the left (`side` -1) and behind the right, the plate looks to the front."""
    look = brand(maker)
    low = 0.06
    skin = m.bumpy(m.surface(f"jacket {jacket}", jacket, Roughness=0.55, Specular=0.3), 500, 0.05) if fabric else m.paint(jacket, 0.35)
    lathe([(0, low), (radius - 0.012, low), (radius, low + 0.012), (radius, low + height - 0.012), (radius - 0.012, low + height), (0, low + height)], (0, 0, 0), skin)
    dark = m.plastic(lid, 0.5)
    lathe([(radius * 1.008, 0), (radius * 1.012, 0.012), (radius * 1.0, 0.03), (radius * 0.9, 0.042), (0, 0.046)], (0, 0, low + height - 0.014), dark)
    lathe([(radius * 1.006, -0.012), (radius * 1.006, 0.012), (radius * 0.98, 0.014)], (0, 0, low + 0.012), dark)
    seam(radius, height, low)
    for step in range(3):
        turn = pi / 3 + step * 2 * pi / 3
        cylinder(0.024, low, (radius * 0.7 * sin(turn), -radius * 0.7 * cos(turn), low / 2), m.rubber(), bevel=0.004)
    for row in range(connections):
        z = low + height * (0.12 + 0.76 * row / max(connections - 1, 1))
        for turn in (side * 1.15, side * 1.15 + pi):
            stub(radius, turn, z)
    for row in range(sensors):
        stub(radius, side * 0.72, low + height * (0.25 + 0.5 * row / max(sensors - 1, 1)), 0.008, 0.02)
    if solar:
        for z in (low + height * 0.14, low + height * 0.42):
            stub(radius, side * 0.95, z, 0.015, 0.05, "brass")
    for row in range(gauges):
        dial(radius, low + height * (0.2 + 0.6 * row / max(gauges - 1, 1)))
    plate(radius, low + height * 0.86, look, words)


def seam(radius, height, low):
    """The strip that closes the jacket."""
    turn = 0.62
    strip = box((0.03, 0.005, height - 0.03), (radius * 1.002 * sin(turn), -radius * 1.002 * cos(turn), low + height / 2), m.plastic("#2b2e30", 0.5), 0.0015)
    strip.rotation_euler = (0, 0, turn)


def stub(radius, turn, z, thick=0.024, length=0.045, kind="zinc"):
    """A threaded connection in a rosette, pointing outward."""
    x, y = sin(turn), -cos(turn)
    metal = m.metal(kind)
    parts = [
        cylinder(thick * 1.75, 0.006, (0, 0, radius + 0.002), m.plastic("#26292b", 0.5), bevel=0.002, sides=40),
        thread(thick, length, (0, 0, radius + length / 2), metal),
        cylinder(thick * 0.78, 0.001, (0, 0, radius + length + 0.0005), m.plastic("#101213", 0.8), bevel=0, sides=32),
    ]
    for part in parts:
        reach = part.location.z
        part.rotation_euler = (pi / 2, 0, turn)
        part.location = (x * reach, y * reach, z)


def dial(radius, z):
    gauge(0.036, (0, -radius - 0.01, z), hand=-0.9 + z * 0.7)


def plate(radius, z, look, words):
    arc = lambda wide: [(radius * 1.004 * sin(a), -radius * 1.004 * cos(a)) for a in (wide * (i / 12 - 0.5) for i in range(13))]
    tall = min(0.09, radius * 0.3)
    curved(arc(tall * 2.4 / radius), tall, z, m.plastic("#e9e7e1", 0.4))
    text(look["word"], tall * 0.34, (0, -radius * 1.008, z + tall * 0.16), m.plastic(look["accent"], 0.5))
    text(words, tall * 0.26, (0, -radius * 1.008, z - tall * 0.22), m.plastic("#2b2e31", 0.5))


def tank_cut(radius=0.38, height=1.6, jacket="#b4b8ba", lid="#3b4043", corrugated=False, **unused):
    """Cut open towards the camera: steel shell, insulation, the coil inside."""
    low, wall = 0.06, 0.09
    hull, inner = m.bumpy(m.surface("hull", "#5c6163", Roughness=0.5, Specular=0.4), 500, 0.05), m.paint("#8b9092", 0.4)
    start, end = -62, 182
    shell(radius, height, low, start, end, m.surface(f"jacket {jacket}", jacket, Roughness=0.55))
    shell(radius - wall, height - 0.08, low + 0.04, start, end, hull)
    cylinder(radius, 0.012, (0, 0, low), m.plastic(lid, 0.5))
    cylinder(radius * 1.01, 0.03, (0, 0, low + height), m.plastic(lid, 0.5), bevel=0.01)
    foam = m.foam("#e6dfcd")
    for angle in (start, end):
        a = angle * pi / 180
        part = box((wall, 0.004, height - 0.04), ((radius - wall / 2) * cos(a), (radius - wall / 2) * sin(a), low + height / 2), foam, 0)
        part.rotation_euler = (0, 0, a)
    coil_inside(radius - wall - 0.05, low + height * 0.12, low + height * 0.4, 0.017, m.metal("steel"), 8)
    if corrugated:
        coil_inside(radius - wall - 0.11, low + height * 0.16, low + height * 0.92, 0.02, m.metal("nickel"), 17)
    cylinder(radius - wall, 0.004, (0, 0, low + height * 0.55), inner)
    for step in range(3):
        turn = step * 2 * pi / 3
        cylinder(0.024, low, (radius * 0.7 * sin(turn), -radius * 0.7 * cos(turn), low / 2), m.rubber(), bevel=0.004)
    for row in range(4):
        stub(radius, -1.9, low + height * (0.12 + 0.25 * row))


def shell(radius, height, low, start, end, material):
    arc = [(radius * cos(a), radius * sin(a)) for a in ((start + (end - start) * i / 48) * pi / 180 for i in range(49))]
    return curved(arc, height, low + height / 2, material)


def coil_inside(radius, low, high, thick, metal, turns):
    points = []
    for step in range(turns * 24 + 1):
        a = step * pi / 12
        points.append((radius * cos(a), radius * sin(a), low + (high - low) * step / (turns * 24)))
    return tube(points, thick, metal, smooth=False, sides=6)


def jacket(radius=0.4, height=1.0, colour="#9ea3a6"):
    """An insulation jacket standing open: fleece inside, foil outside, the top lying before it."""
    skin, fleece = m.surface("foil", colour, Roughness=0.42, Specular=0.4), m.foam("#e4e2dc")
    start, end = -52, 256
    shell(radius, height, 0, start, end, skin)
    shell(radius - 0.085, height, 0, start, end, fleece)
    for z in (0.0, height):
        arc = [(r * cos(a), r * sin(a)) for r, order in ((radius, 1), (radius - 0.085, -1)) for a in sorted(((start + (end - start) * i / 48) * pi / 180 for i in range(49)), reverse=order < 0)]
        flat(arc, z, fleece)
    for angle in (start, end):
        a = angle * pi / 180
        edge = box((0.085, 0.003, height), ((radius - 0.0425) * cos(a), (radius - 0.0425) * sin(a), height / 2), fleece, 0)
        edge.rotation_euler = (0, 0, a)
        strip = box((0.004, 0.05, height * 0.98), (radius * 1.004 * cos(a - 0.06 if angle > 0 else a + 0.06), radius * 1.004 * sin(a - 0.06 if angle > 0 else a + 0.06), height / 2), m.plastic("#26292b", 0.6), 0.001)
        strip.rotation_euler = (0, 0, a)
    lathe([(0, 0), (radius, 0), (radius, 0.085), (radius - 0.01, 0.09), (0, 0.09)], (0.38, -0.62, 0), skin)
    ring(radius * 0.18, 0.004, (0.38, -0.62, 0.091), m.plastic("#3b4043"))


def flat(outline, z, material):
    bm = bmesh.new()
    bm.faces.new([bm.verts.new((x, y, z)) for x, y in outline])
    return from_bmesh(bm, "sheet", (0, 0, 0), material)
