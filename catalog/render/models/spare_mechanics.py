"""Spare parts without boards: fan, valve actuator, anodes, seals."""

from math import pi, sin, cos

import materials as m
from models.fan_fronts import wheel
from shapes import box, cylinder, extrude, hexagon, lathe, ring, rounded, text, tube


def fan(radius=0.25):
    """An axial fan with its motor and mounting arms, standing."""
    z = radius + 0.02
    wheel(radius, (0, -0.05, z), hub=0.26, colour="#1f2325")
    cylinder(0.062, 0.07, (0, 0.03, z), m.metal("aluminium"), "y", bevel=0.006)
    for n in range(16):
        turn = n * pi / 8
        rib = box((0.004, 0.06, 0.01), (0.064 * sin(turn), 0.03, z + 0.064 * cos(turn)), m.metal("aluminium"), 0.001)
        rib.rotation_euler = (0, turn, 0)
    for n in range(4):
        turn = pi / 4 + n * pi / 2
        arm = box((0.024, 0.006, radius * 0.86), (sin(turn) * radius * 0.62, 0.062, z + cos(turn) * radius * 0.62), m.metal("zinc"), 0.002)
        arm.rotation_euler = (0, turn, 0)
        x, dz = sin(turn) * radius * 1.03, cos(turn) * radius * 1.03
        cylinder(0.014, 0.02, (x, 0.056, z + dz), m.rubber(), "y", bevel=0.003)
        hexagon(0.012, 0.008, (x, 0.044, z + dz), m.metal("zinc"), "y")
    cylinder(0.05, 0.02, (0, 0.074, z), m.plastic("#1a1c1e", 0.5), "y", bevel=0.004)
    text("NW-ET-20310", 0.013, (0, -0.0808, z), m.plastic("#b9bcbe"), "Medium")


def valve_motor():
    """The actuator on top of its three-way valve."""
    brass = m.metal("brass")
    cylinder(0.017, 0.11, (0, 0, 0.04), brass, "x", bevel=0.002)
    lathe([(0.0, -0.03), (0.02, -0.028), (0.027, -0.012), (0.027, 0.012), (0.02, 0.026), (0.0, 0.028)], (0, 0, 0.04), brass)
    for x in (-0.055, 0.055):
        hexagon(0.046, 0.018, (x, 0, 0.04), brass, "x")
    cylinder(0.017, 0.05, (0, -0.03, 0.04), brass, "y", bevel=0.002)
    hexagon(0.046, 0.018, (0, -0.05, 0.04), brass, "y")
    for axis, at in (("x", (-0.064, 0, 0.04)), ("x", (0.064, 0, 0.04)), ("y", (0, -0.0595, 0.04))):
        cylinder(0.0135, 0.002, at, m.plastic("#1a1b1c", 0.8), axis, bevel=0)
    cylinder(0.014, 0.03, (0, 0, 0.075), m.metal("nickel"))
    ring(0.021, 0.004, (0, 0, 0.085), m.plastic("#2b2e30", 0.4))
    extrude(rounded(0.082, 0.062, 0.012), 0.056, (0, 0, 0.118), m.plastic("#2c3134", 0.4), bevel=0.006)
    extrude(rounded(0.06, 0.04, 0.008), 0.004, (0, 0, 0.1475), m.plastic("#0f4c5c", 0.35), bevel=0.001)
    text("NORDWERK", 0.0085, (0, 0.006, 0.1498), m.plastic("#e9ecec"), facing="top")
    text("A  —  B", 0.007, (0, -0.009, 0.1498), m.plastic("#e9ecec"), facing="top")
    text("NW-ET-20352", 0.0072, (0, -0.0312, 0.118), m.plastic("#c9cdcf"), "Medium")
    box((0.024, 0.003, 0.008), (0, -0.0315, 0.134), m.plastic("#b3262e", 0.4), 0.001)
    cylinder(0.006, 0.012, (0.046, 0.01, 0.11), m.plastic("#1b1d1e", 0.5), "x", bevel=0.001)
    points = [(0.05 + 0.05 * t, 0.01 - 0.02 * t, 0.11 - 0.106 * min(1, t * 1.25) ** 1.6) for t in [n / 12 for n in range(13)]]
    tube(points, 0.0032, m.plastic("#1b1d1e", 0.5), smooth=False)


def anodes(lengths=(0.32, 0.42, 0.56)):
    """Magnesium rods with brass heads, lying side by side."""
    rod = m.bumpy(m.surface("magnesium", "#a9acac", Metallic=0.85, Roughness=0.55), 500, 0.35)
    for n, length in enumerate(lengths):
        y = (n - 1) * 0.075
        cylinder(0.0165, length, (length / 2 - 0.25, y, 0.0235), rod, "x", bevel=0.003)
        cylinder(0.021, 0.018, (-0.258, y, 0.0235), m.metal("brass"), "x", bevel=0.001)
        for k in range(6):
            ring(0.0212, 0.0009, (-0.252 - 0.0026 * k, y, 0.0235), m.metal("brass"), "x")
        ring(0.019, 0.004, (-0.27, y, 0.0235), m.rubber(), "x")
        hexagon(0.04, 0.016, (-0.281, y, 0.0235), m.metal("brass"), "x")


def seals():
    """A burner door seal with O-rings, fibre washers and a tube of grease inside it."""
    black, red = m.rubber("#1d1e1f"), m.rubber("#8e2c1c")
    points = [(x * 1.0, y, 0.005) for x, y in rounded(0.3, 0.2, 0.045, 10)]
    tube(points, 0.0052, m.bumpy(m.surface("graphite cord", "#3a3c3e", Roughness=0.9), 700, 0.8), closed=True, smooth=False)
    for x, y, r, t, stuff in (
        (-0.095, 0.045, 0.026, 0.0026, black), (-0.095, 0.045, 0.017, 0.0026, black), (-0.04, 0.055, 0.014, 0.0022, black),
        (-0.1, -0.02, 0.02, 0.0024, red), (-0.05, 0.01, 0.012, 0.002, red), (-0.06, -0.045, 0.016, 0.0022, black),
        (-0.015, 0.025, 0.009, 0.0018, black), (-0.01, -0.01, 0.009, 0.0018, black), (-0.105, -0.06, 0.01, 0.0018, black),
    ):
        ring(r, t, (x, y, t), stuff)
    for x, y, r in ((0.02, 0.06, 0.015), (0.055, 0.062, 0.015), (0.03, 0.028, 0.012), (0.02, -0.025, 0.018)):
        lathe([(r * 0.6, 0), (r, 0), (r, 0.0022), (r * 0.6, 0.0022), (r * 0.6, 0)], (x, y, 0.0002), m.foam("#2f7f62"))
    lathe([(0, 0), (0.009, 0), (0.011, 0.01), (0.0115, 0.06), (0.012, 0.068), (0.0, 0.068)], (0.05, -0.058, 0.012), m.plastic("#e9e7e0", 0.35), "x")
    cylinder(0.005, 0.014, (0.044, -0.058, 0.012), m.plastic("#2f5fa5", 0.4), "x", bevel=0.001)
    card = box((0.075, 0.05, 0.0008), (0.095, 0.01, 0.0005), m.plastic("#efece2", 0.5), 0)
    card.rotation_euler = (0, 0, -0.12)
    label = text("KR-ET-10415", 0.0095, (0.095, 0.02, 0.0012), m.plastic("#9e1f28"), facing="top")
    label.rotation_euler = (0, 0, -0.12)
    for n in range(3):
        line = box((0.055, 0.0018, 0.0002), (0.094 - 0.001 * n, 0.008 - 0.008 * n, 0.0012), m.plastic("#55595c"), 0)
        line.rotation_euler = (0, 0, -0.12)
