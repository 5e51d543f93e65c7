"""Connectors: solar plugs, cable glands, the type 2 plug of electric cars."""

from math import cos, pi, sin

import materials as m
from models.cable import cable
from shapes import box, cylinder, extrude, group, hexagon, lathe, tube


def solar_socket(at, colour="#16181a", radius=0.0085):
    """The connector of a string under an inverter, pointing down, with its coloured ring."""
    x, y, z = at
    black = m.plastic("#17191b", 0.45)
    cylinder(radius * 1.3, 0.012, (x, y, z - 0.006), black, bevel=0.002, sides=28)
    cylinder(radius * 1.02, 0.006, (x, y, z - 0.015), m.plastic(colour, 0.4), bevel=0.001, sides=28)
    cylinder(radius, 0.026, (x, y, z - 0.03), black, bevel=0.003, sides=28)


def gland(radius, at, axis="z"):
    """A cable gland pointing down."""
    x, y, z = at
    grey = m.plastic("#3a3e42", 0.45)
    hexagon(radius * 2.1, 0.01, (x, y, z - 0.005), grey, axis)
    lathe([(0.0, 0), (radius * 0.62, 0), (radius * 0.95, 0.006), (radius, 0.02), (radius, 0.024), (0, 0.024)], (x, y, z - 0.033), grey, sides=40)


def solar_lead(points, plug="#1b1d1f", radius=0.003):
    """A solar cable that ends in a plug along its last stretch."""
    black = m.rubber(plug)
    cable(points, radius, black)
    a, b = points[-2], points[-1]
    along = [q - p for p, q in zip(a, b)]
    reach = sum(v * v for v in along) ** 0.5
    unit = [v / reach for v in along]
    end = lambda d: tuple(p + u * d for p, u in zip(b, unit))
    body = m.plastic("#17191b", 0.4)
    tube([b, end(0.03)], radius * 2.5, body, smooth=False)
    tube([end(0.03), end(0.034)], radius * 2.9, body, smooth=False)
    tube([end(0.034), end(0.056)], radius * 2.0, body, smooth=False)


def type2_plug(at=(0, 0, 0), turn=(0, 0, 0), accent="#1c8a5a"):
    """The hand-held plug: its face looks to -y, the cable leaves at +y. Answers the group."""
    black, grip = m.plastic("#1a1c1e", 0.42), m.rubber("#26282a")
    outline = [(x, z if z < 0.016 else 0.016) for x, z in ring_of(0.0315)]
    parts = [
        extrude(outline, 0.05, (0, -0.085, 0), black, "y", 0.003),
        extrude([(x * 0.86, z * 0.86) for x, z in outline], 0.002, (0, -0.111, 0), m.plastic("#0b0c0d", 0.6), "y", 0),
        extrude([(x * 1.18, z * 1.18) for x, z in outline], 0.012, (0, -0.056, -0.001), grip, "y", 0.004),
    ]
    for x, z, r in ((0, 0.006, 0.005), (-0.012, 0.006, 0.004), (0.012, 0.006, 0.004), (-0.018, -0.008, 0.004), (0.018, -0.008, 0.004), (-0.009, -0.019, 0.004), (0.009, -0.019, 0.004)):
        parts.append(cylinder(r, 0.002, (x, -0.1115, z), m.metal("nickel"), "y", 0.0005, sides=20))
    parts.append(lathe([(0, 0), (0.03, 0), (0.029, 0.03), (0.024, 0.07), (0.019, 0.13), (0.0125, 0.16), (0.011, 0.2), (0, 0.2)], (0, -0.052, -0.001), black, "y", 40))
    for step in range(6):
        parts.append(lathe([(0.0215 - step * 0.0009, -0.003), (0.0232 - step * 0.0009, 0), (0.0215 - step * 0.0009, 0.003)], (0, 0.03 + step * 0.011, -0.001), grip, "y", 40))
    parts.append(box((0.012, 0.045, 0.003), (0, -0.006, 0.027), m.plastic(accent, 0.35), 0.0014))
    return group(parts, at, turn)


def ring_of(radius, steps=48):
    return [(radius * cos(2 * pi * i / steps), radius * sin(2 * pi * i / steps)) for i in range(steps)]


def type2_socket(at, radius=0.034, lid=None):
    """A vehicle socket in a front panel, looking to -y."""
    x, y, z = at
    black = m.plastic("#141618", 0.4)
    cylinder(radius * 1.28, 0.012, (x, y - 0.004, z), black, "y", 0.004)
    cylinder(radius * 1.05, 0.004, (x, y - 0.0115, z), m.plastic("#060707", 0.7), "y", 0.001)
    outline = [(px, pz if pz < 0.017 else 0.017) for px, pz in ring_of(radius * 0.86)]
    extrude(outline, 0.006, (x, y - 0.012, z), black, "y", 0.002)
    for px, pz in ((0, 0.005), (-0.011, 0.005), (0.011, 0.005), (-0.017, -0.008), (0.017, -0.008), (-0.0085, -0.019), (0.0085, -0.019)):
        cylinder(0.0042, 0.003, (x + px, y - 0.0145, z + pz), m.plastic("#050505", 0.7), "y", 0.0005, sides=20)
    if lid:
        reach = radius * 1.24
        plate = cylinder(reach, 0.007, (x, y - 0.014 - reach * 0.95, z + radius * 1.3 + reach * 0.31), m.plastic(lid, 0.35), "y", 0.003)
        plate.rotation_euler = (1.25, 0, 0)
        cylinder(0.005, radius * 0.9, (x, y - 0.013, z + radius * 1.32), black, "x", 0.002, sides=24)


def tail(at, degrees):
    """Where the cable leaves a plug that lies flat, turned about the upright."""
    angle = degrees * pi / 180
    return [(at[0] - sin(angle) * d, at[1] + cos(angle) * d, at[2]) for d in (0.14, 0.19)]
