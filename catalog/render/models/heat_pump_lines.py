"""Pipes, hoses and cables of heat pumps."""

from math import atan2, cos, pi, sin

import materials as m
from models.heating_parts import bent
from shapes import arc, cylinder, hexagon, lathe, ring, tube


def hoses(length=0.5):
    """Two braided hoses, insulated, lying side by side in a slight bend."""
    for n, shift in enumerate((-0.1, 0.1)):
        rim = "#b3262e" if n == 0 else "#2f5fa5"
        bend = length * 1.1
        half = length / bend / 2 * 180 / pi
        points = arc((0, shift - bend, 0.034), bend, 90 + half, 90 - half, "z", 32)
        tube(points[5:-5], 0.034, m.rubber("#202223"), smooth=False, sides=12)
        tube(points, 0.017, m.bumpy(m.metal("brushed"), 900, 0.6), smooth=False, sides=12)
        for end, near in ((points[0], points[1]), (points[-1], points[-2])):
            direction = [a - b for a, b in zip(end, near)]
            size = sum(d * d for d in direction) ** 0.5
            unit = [d / size for d in direction]
            place = lambda k: tuple(e + u * k for e, u in zip(end, unit))
            tube([place(-0.01), place(0.035)], 0.02, m.metal("steel"), sides=12)
            nut = hexagon(0.052, 0.028, place(0.05), m.metal("brass"), "x")
            nut.rotation_euler = (0, 0, atan2(unit[1], unit[0]))
            tube([place(0.036), place(0.04)], 0.0235, m.plastic(rim), sides=12)


def condensate_cable(turns=4):
    black = m.rubber("#18191a")
    points = []
    for step in range(turns * 36 + 20):
        angle = step * pi / 18
        r = 0.115 + 0.006 * sin(angle * 0.37)
        points.append((r * cos(angle), r * sin(angle), 0.006 + 0.0085 * (step / 36) + 0.002 * sin(angle * 1.7)))
    tube(points, 0.0052, black, smooth=False)
    x, y, z = points[-1]
    bent([points[-8], (x, y, z), (0.1, -0.1, 0.03), (0.06, -0.165, 0.018), (0.02, -0.185, 0.0145), (0.0, -0.185, 0.0145)], 0.0052, black)
    cylinder(0.013, 0.1, (-0.05, -0.185, 0.0145), m.plastic("#c2402a", 0.4), "x", bevel=0.004)
    for n in range(4):
        ring(0.0133, 0.001, (-0.02 - 0.012 * n, -0.185, 0.0145), m.plastic("#8e2c1c", 0.5), "x")
    bent([(-0.1, -0.185, 0.0145), (-0.15, -0.18, 0.008), (-0.19, -0.13, 0.005), (-0.18, -0.05, 0.005), (-0.19, 0.03, 0.005)], 0.0038, m.plastic("#2a2c2e", 0.5))
    cylinder(0.0085, 0.03, (points[0][0], points[0][1] - 0.012, 0.0075), m.plastic("#c2402a", 0.4), "y", bevel=0.003)


def twin_line(length=0.62, jacket=0.075):
    """A cut piece of pre-insulated twin pipe; the pipes stand out at the front."""
    ribs, profile = 26, [(0, 0), (jacket * 0.86, 0)]
    for n in range(ribs):
        low, step = length * n / ribs, length / ribs
        profile += [(jacket * 0.93, low + step * 0.1), (jacket, low + step * 0.3), (jacket, low + step * 0.6), (jacket * 0.93, low + step * 0.8)]
    profile += [(jacket * 0.86, length), (0, length)]
    lathe(profile, (0, -length / 2, jacket), m.plastic("#1c1e20", 0.4), "y")
    face = -length / 2
    lathe([(0, 0), (jacket * 0.855, 0), (jacket * 0.85, -0.012), (0, -0.014)], (0, face, jacket), m.foam("#dcd9d0"), "y")
    for n, x in enumerate((-0.029, 0.029)):
        pipe = m.plastic("#d9d2c0", 0.35)
        lathe([(0.016, 0), (0.016, -0.11), (0.0125, -0.11), (0.0125, 0)], (x, face, jacket), pipe, "y")
        cylinder(0.0124, 0.002, (x, face - 0.07, jacket), m.plastic("#151617", 0.8), "y", bevel=0)
        ring(0.0163, 0.0012, (x, face - 0.04, jacket), m.plastic("#b3262e" if n else "#2f5fa5"), "y")
    lathe([(0.011, 0), (0.011, -0.05), (0.009, -0.05), (0.009, 0)], (0, face, jacket + 0.04), m.plastic("#e07a1f", 0.45), "y")
    cylinder(0.009, 0.002, (0, face - 0.03, jacket + 0.04), m.plastic("#151617", 0.8), "y", bevel=0)
