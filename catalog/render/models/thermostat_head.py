"""Heads for radiator valves. They lie with the face to the front (-y), the nut behind."""

from math import cos, pi, sin

from mathutils import Matrix

import materials as m
from models.many import boxes, soft
from shapes import box, cylinder, group, lathe, ring, text, tube


def coat(colour):
    return m.metal("chrome") if colour == "chrome" else m.plastic(colour, 0.32)


def nut(y, z, material=None):
    """The union nut M30 with its knurl."""
    metal = material or m.metal("nickel")
    parts = [lathe([(0.0135, 0), (0.0175, 0.0015), (0.0175, 0.0125), (0.0165, 0.0145), (0.0125, 0.0145), (0.0125, 0.004)], (0, y, z), metal, "y")]
    parts.append(boxes((0.0011, 0.0105, 0.0011), [(sin(a * pi / 20) * 0.0174, y + 0.007, z + cos(a * pi / 20) * 0.0174) for a in range(40)], metal))
    return parts


def around(words, radius, y, z, size, material, start=-60, step=30):
    """Signs on the jacket, readable from above."""
    signs = []
    for place, word in enumerate(words):
        turn = (start + step * place) * pi / 180
        sign = text(word, size, (sin(turn) * radius, y, z + cos(turn) * radius), material, facing="top")
        sign.rotation_euler = (0, turn, 0)
        signs.append(sign)
    return signs


def along(words, radius, y, z, size, material, turn=-52):
    """A word printed from the nut to the face: lengthwise it lies flat on the jacket."""
    turn = turn * pi / 180
    word = text(words, size, (sin(turn) * radius, y, z + cos(turn) * radius), material, facing="top")
    word.rotation_euler = (Matrix.Rotation(turn, 3, "Y") @ Matrix.Rotation(-pi / 2, 3, "Z")).to_euler()
    return word


def ribs(count, radius, y, z, length, material, wide=0.0016):
    bars = []
    for step in range(count):
        turn = step * 2 * pi / count
        bar = box((wide, length, wide), (sin(turn) * radius, y, z + cos(turn) * radius), material, wide * 0.4, 2)
        bar.rotation_euler = (0, turn, 0)
        bars.append(bar)
    return bars


def tilt(parts, lean=14):
    """Heads lie a little askew, as things do on a table."""
    return group(parts, turn=(0, 0, lean))


def classic(colour="#e9e8e4", accent="#d97a2b"):
    """A long head with a ribbed grip and a scale behind it."""
    z, shell, ink = 0.027, coat(colour), m.plastic("#2a2d30")
    body = [(0, -0.05), (0.018, -0.05), (0.0225, -0.047), (0.0245, -0.042), (0.0262, -0.01), (0.0262, 0.012), (0.024, 0.02), (0.0205, 0.024), (0.0165, 0.026), (0.0165, 0.032)]
    parts = [lathe(body, (0, 0, z), shell, "y"), *ribs(30, 0.0253, -0.024, z, 0.03, shell), *nut(0.032, z)]
    parts += around(("0", "*", "1", "2", "3", "4", "5"), 0.0264, 0.004, z, 0.0085, ink, -80, 26)
    parts.append(ring(0.0263, 0.0006, (0, -0.0075, z), m.plastic(accent), "y"))
    slots = [(sin(a * pi / 8) * 0.011, -0.0503, z + cos(a * pi / 8) * 0.011) for a in range(16)]
    parts.append(boxes((0.0016, 0.0008, 0.0016), slots, ink))
    tilt(parts)


def mini(colour="#e9e8e4"):
    """Short and smooth, the scale on the face."""
    z, shell = 0.0225, coat(colour)
    ink = m.plastic("#2a2d30" if colour != "#17191b" else "#d8dadb")
    body = [(0, -0.036), (0.0165, -0.036), (0.0195, -0.0345), (0.0212, -0.031), (0.022, -0.012), (0.022, 0.0)]
    back = [(0.0205, 0.0), (0.0215, 0.001), (0.0215, 0.014), (0.0185, 0.019), (0.016, 0.021), (0.016, 0.026)]
    parts = [lathe(body, (0, 0, z), shell, "y"), lathe(back, (0, 0, z), shell, "y"), *nut(0.026, z)]
    for step in range(24):
        turn = step * pi / 12
        parts.append(box((0.0012, 0.016, 0.0007), (sin(turn) * 0.0221, -0.02, z + cos(turn) * 0.0221), m.plastic("#77797b") if colour != "chrome" else m.metal("dark"), 0.0003))
        parts[-1].rotation_euler = (0, turn, 0)
    for step, sign in enumerate(("0", "1", "2", "3", "4", "5")):
        turn = (-125 + step * 50) * pi / 180
        parts.append(text(sign, 0.0058, (sin(turn) * 0.0122, -0.0364, z + cos(turn) * 0.0122), ink))
    parts.append(cylinder(0.0028, 0.001, (0, -0.0362, z), ink, "y", 0.0003))
    tilt(parts)


def remote():
    """The head, a coil of capillary tube and the sensor for the wall."""
    z, shell = 0.025, m.plastic("#e9e8e4")
    body = [(0, -0.03), (0.019, -0.03), (0.0228, -0.027), (0.0245, -0.02), (0.0245, 0.012), (0.021, 0.02), (0.0165, 0.022), (0.0165, 0.03)]
    lathe(body, (-0.05, 0, z), shell, "y")
    for part in nut(0.03, z):
        part.location.x -= 0.05
    for part in [*ribs(26, 0.0242, -0.006, z, 0.022, shell), *around(("0", "1", "2", "3", "4", "5"), 0.0247, 0.0145, z, 0.0072, m.plastic("#2a2d30"), -66, 26)]:
        part.location.x -= 0.05
    copper = m.metal("copper")
    points = [(-0.05, -0.03, z), (-0.05, -0.045, z - 0.004), (-0.047, -0.06, 0.012), (-0.04, -0.07, 0.005), (-0.028, -0.076, 0.003), (-0.014, -0.077, 0.003), (0.0, -0.074, 0.003)]
    for step in range(60):
        turn = -pi / 2 + step * pi / 9
        points.append((0.015 + (0.036 + step * 0.00006) * cos(turn), -0.035 + 0.036 * sin(turn), 0.003 + step * 0.00013))
    tube(soft([*points, (0.062, -0.026, 0.012), (0.07, -0.018, 0.013), (0.078, -0.012, 0.014), (0.09, -0.01, 0.014)], 3), 0.0013, copper, smooth=False)
    box((0.074, 0.03, 0.028), (0.118, -0.01, 0.014), shell, 0.006)
    boxes((0.0022, 0.031, 0.018), [(0.096 + step * 0.0055, -0.01, 0.0145) for step in range(9)], m.plastic("#c9c8c4"))


def plain(accent="#1d4f7c"):
    """The simplest one: a tapered cap with big levels."""
    z, shell = 0.0265, m.plastic("#e9e8e4", 0.4)
    body = [(0, -0.046), (0.0155, -0.046), (0.0178, -0.0445), (0.0195, -0.04), (0.0258, 0.012), (0.0258, 0.022), (0.02, 0.0265), (0.0165, 0.028), (0.0165, 0.034)]
    parts = [lathe(body, (0, 0, z), shell, "y"), *nut(0.034, z)]
    for step in range(9):
        turn = step * 2 * pi / 9 + 0.35
        bar = box((0.005, 0.04, 0.003), (sin(turn) * 0.0218, -0.017, z + cos(turn) * 0.0218), shell, 0.0013)
        bar.rotation_euler = (0.12, turn, 0)
        parts.append(bar)
    parts += around(("0", "1", "2", "3", "4", "5"), 0.026, 0.0165, z, 0.0085, m.plastic(accent), -75, 30)
    tilt(parts)


def hand():
    z, shell = 0.0195, m.plastic("#e9e8e4", 0.4)
    body = [(0, -0.018), (0.0155, -0.018), (0.0178, -0.0165), (0.0188, -0.013), (0.0188, 0.013), (0.0175, 0.015), (0.0175, 0.02), (0.0125, 0.02)]
    parts = [lathe(body, (0, 0, z), shell, "y"), *ribs(24, 0.0187, -0.001, z, 0.025, shell, 0.002)]
    parts.append(text("+     –", 0.0085, (0, -0.0184, z), m.plastic("#8d8f90")))
    parts.append(ring(0.0105, 0.0005, (0, -0.0182, z), m.plastic("#c4c3bf"), "y"))
    parts.append(lathe([(0.0125, 0.012), (0.0125, 0.0205), (0.0155, 0.0205)], (0, 0, z), m.metal("brass"), "y"))
    tilt(parts)
