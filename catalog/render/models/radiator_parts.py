"""Small things for radiators: brackets, vents and plugs, touch-up paint."""

from math import cos, pi, sin

import materials as m
from models.many import boxes
from shapes import box, cylinder, extrude, hexagon, lathe, ring, text


def brackets():
    """A pair, standing, with screws and plugs before it."""
    paint = m.paint("#e4e3df", 0.4)
    for x in (-0.07, 0.07):
        box((0.034, 0.003, 0.3), (x, 0, 0.15), paint, 0.001)
        for side in (-1, 1):
            box((0.0025, 0.03, 0.3), (x + side * 0.0165, -0.015, 0.15), paint, 0.001)
        boxes((0.01, 0.0008, 0.022), [(x, -0.0018, z) for z in (0.08, 0.15, 0.22)], m.plastic("#4b4e50"))
        for z in (0.03, 0.265):
            hook(x, z, paint)
        box((0.022, 0.02, 0.012), (x, -0.04, 0.292), m.plastic("#5d8f4e"), 0.003)
    for step in range(4):
        screw(-0.09 + step * 0.042, -0.12)
        plug(-0.075 + step * 0.042, -0.165)


def hook(x, z, paint):
    box((0.018, 0.05, 0.004), (x, -0.045, z), paint, 0.0015)
    box((0.018, 0.004, 0.022), (x, -0.068, z + 0.01), paint, 0.0015)
    box((0.014, 0.03, 0.006), (x, -0.048, z + 0.005), m.plastic("#3c4247"), 0.002)


def screw(x, y):
    zinc = m.metal("steel")
    cylinder(0.003, 0.05, (x, y, 0.0055), zinc, "y")
    for step in range(14):
        ring(0.003, 0.0006, (x, y - 0.024 + step * 0.0028, 0.0055), zinc, "y")
    hexagon(0.01, 0.005, (x, y + 0.027, 0.0055), zinc, "y")


def plug(x, y):
    grey = m.plastic("#9aa0a4", 0.5)
    cylinder(0.0048, 0.044, (x, y, 0.005), grey, "y")
    boxes((0.0108, 0.0016, 0.0035), [(x, y - 0.018 + step * 0.006, 0.005) for step in range(6)], grey)


def vent_set():
    """Air vent, two plugs, a key."""
    nickel = m.metal("nickel")
    for x, y in ((-0.045, 0.012), (0.0, 0.02)):
        cap(x, y, nickel)
    cap(0.045, 0.008, nickel)
    cylinder(0.0085, 0.012, (0.045, 0.008, 0.022), m.plastic("#e6e5e1"), bevel=0.002)
    box((0.008, 0.02, 0.008), (0.045, -0.002, 0.024), m.plastic("#e6e5e1"), 0.002)
    cylinder(0.0028, 0.012, (0.045, 0.008, 0.031), m.metal("brass"))
    key(-0.01, -0.035)


def cap(x, y, metal):
    """A plug standing on its thread."""
    cylinder(0.0104, 0.012, (x, y, 0.006), metal)
    for step in range(6):
        ring(0.0105, 0.0007, (x, y, 0.0015 + step * 0.0018), metal)
    ring(0.0112, 0.0016, (x, y, 0.0125), m.rubber())
    cylinder(0.0145, 0.004, (x, y, 0.0155), metal, bevel=0.001)
    hexagon(0.012, 0.003, (x, y, 0.0178), m.metal("dark"))


def key(x, y):
    steel = m.metal("zinc")
    cylinder(0.005, 0.024, (x + 0.024, y, 0.0052), steel, "x")
    box((0.004, 0.0052, 0.0052), (x + 0.0355, y, 0.0052), m.plastic("#202325"), 0.0002)
    extrude([(cos(a * pi / 16) * (0.016 + 0.004 * abs(sin(a * pi / 16))), sin(a * pi / 16) * 0.012) for a in range(32)], 0.004, (x, y, 0.0045), steel, bevel=0.0012)


def spray_can(cap_colour="#e9e8e4", shade="RAL 9016"):
    radius, high = 0.0325, 0.155
    lathe([(0.029, 0), (radius, 0.003), (radius, high), (0.031, high + 0.004), (0.026, high + 0.013), (0.0235, high + 0.016)], (0, 0, 0), m.metal("steel", 0.3), sides=128)
    cylinder(radius + 0.0003, high - 0.016, (0, 0, high / 2), m.paint("#efeeea", 0.3), bevel=0, sides=128)
    cylinder(radius + 0.0005, 0.05, (0, 0, 0.045), m.paint("#30363b", 0.3), bevel=0, sides=128)
    cylinder(radius + 0.0006, 0.006, (0, 0, 0.074), m.paint("#c0392b", 0.3), bevel=0, sides=128)
    lathe([(radius - 0.0005, high + 0.002), (radius - 0.0005, high + 0.006), (0.0305, high + 0.034), (0.0285, high + 0.0365), (0, high + 0.0365)], (0, 0, 0), m.plastic(cap_colour, 0.32), sides=128)
    bent("Grzejmar", 0.0105, radius + 0.0008, 0.122, m.plastic("#30363b"))
    bent("RADIATOR PAINT", 0.0058, radius + 0.0008, 0.104, m.plastic("#c0392b"))
    bent(shade, 0.0085, radius + 0.001, 0.052, m.plastic("#f2f1ee"))
    bent("400 ml", 0.0062, radius + 0.001, 0.036, m.plastic("#f2f1ee"))
    box((0.016, 0.001, 0.01), (0, -radius - 0.0006, 0.088), m.paint(cap_colour, 0.3), 0)


def bent(words, size, radius, z, ink, middle=-27):
    """Words printed round a can, letter by letter."""
    wide = {"I": 0.28, "M": 0.86, "m": 0.82, "l": 0.24, "j": 0.25, "r": 0.37, " ": 0.25}
    steps = [wide.get(letter, 0.53 if letter.islower() else 0.62) * size for letter in words]
    place = -sum(steps) / 2
    for letter, step in zip(words, steps):
        turn = (place + step / 2) / radius + middle * pi / 180
        part = text(letter, size, (sin(turn) * radius, -cos(turn) * radius, z), ink)
        part.rotation_euler = (pi / 2, 0, turn)
        place += step
