"""The electric heating rod of bathroom radiators."""

from math import cos, pi, sin

import materials as m
from models.many import soft
from shapes import cylinder, group, hexagon, ring, text, tube


def control_head(at, colour, upright=False):
    """Nut, body and dial. `upright` hangs it under a radiator, else it lies with the dial to the left."""
    shell = m.metal("chrome") if colour == "chrome" else m.plastic("#3a4045" if colour == "#3a4045" else "#e9e8e4", 0.28)
    parts = [
        hexagon(0.03, 0.012, (0, 0, 0), m.metal("nickel")),
        cylinder(0.021, 0.014, (0, 0, -0.014), shell, bevel=0.003),
        cylinder(0.026, 0.062, (0, 0, -0.05), shell, bevel=0.005),
        ring(0.0265, 0.0012, (0, 0, -0.052), m.plastic("#2a2d30")),
        cylinder(0.0235, 0.012, (0, 0, -0.086), m.plastic("#2a2d30"), bevel=0.003),
    ]
    for step in range(5):
        parts.append(text("·12345"[step + 1], 0.009, (-0.016 + step * 0.008, -0.0268 * cos((step - 2) * 0.3), -0.04), m.plastic("#2a2d30")))
    lamp = cylinder(0.0022, 0.001, (0, -0.0265, -0.068), m.glow("#ff7b39", 4), "y")
    whole = group([*parts, lamp], at, (0, 0, 0) if upright else (0, 90, 0))
    return whole


def heating_rod(colour="#e9e8e4", reach=0.36):
    """Lying on the ground, the head at the left."""
    z = 0.03
    control_head((-0.12, 0, z), colour)
    cylinder(0.0105, 0.02, (-0.104, 0, z), m.metal("brass"), "x")
    for step in range(5):
        ring(0.0105, 0.0009, (-0.111 + step * 0.0032, 0, z), m.metal("brass"), "x")
    steel = m.metal("steel", 0.35)
    bend = [(reach - 0.12 + 0.006 * cos(a), 0.006 * sin(a), z) for a in (pi / 2, pi / 4, 0, -pi / 4, -pi / 2)]
    tube([(-0.1, 0.006, z), (0, 0.006, z), *bend, (0, -0.006, z), (-0.1, -0.006, z)], 0.0048, steel, smooth=False)
    cable = m.rubber("#e0e0dd" if colour != "chrome" else "#2a2c2e")
    points = [(-0.212, 0, z), (-0.235, 0.002, z - 0.006), (-0.255, 0.03, 0.005), (-0.22, 0.075, 0.004), (-0.13, 0.085, 0.004), (-0.05, 0.06, 0.004), (0.03, 0.06, 0.004), (0.07, 0.09, 0.004), (0.03, 0.12, 0.004), (-0.05, 0.12, 0.004)]
    tube(soft(points), 0.0035, cable, smooth=False)
    plug((-0.065, 0.12), cable)


def plug(at, cable):
    x, y = at
    cylinder(0.018, 0.03, (x - 0.01, y, 0.018), cable, "x", bevel=0.006)
    for side in (-0.0095, 0.0095):
        cylinder(0.0024, 0.02, (x - 0.034, y + side, 0.018), m.metal("nickel"), "x")
