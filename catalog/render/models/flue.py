"""Flue systems: twin-wall stainless steel and concentric white pipes, their bends and ends."""

from math import atan2, cos, pi, sin

import materials as m
from models.pipework import clamp_ring
from models.vessel import curved
from shapes import box, cylinder, lathe, text, tube


def twinwall(length=0.25, inner=0.065, wall=0.025, band=True):
    """Stands upright; the socket with its insulation shows on top."""
    steel, outer = m.metal("brushed", 0.3), inner + wall
    lathe([(outer, 0), (outer, length - 0.03), (outer * 0.985, length - 0.026), (outer * 0.985, length)], (0, 0, 0), steel)
    for z in (0.008, 0.02, length - 0.04):
        lathe([(outer, -0.004), (outer * 1.012, 0), (outer, 0.004)], (0, 0, z), steel)
    lathe([(inner, 0), (inner, length + 0.012), (inner * 1.04, length + 0.014), (inner * 1.04, length - 0.006)], (0, 0, 0), m.metal("steel", 0.2))
    wool = m.bumpy(m.surface("wool", "#c9b98f", Roughness=1.0, Specular=0.05), 220, 0.6)
    lathe([(inner * 1.03, 0), (outer * 0.985, 0)], (0, 0, length - 0.008), wool)
    seam(outer, length, steel)
    if band:
        clamp_ring(outer * 1.004, (0, 0, length * 0.12 + 0.016), m.metal("steel", 0.2), width=0.034)
        cylinder(0.004, 0.04, (outer * sin(-0.5) * 1.06, -outer * cos(-0.5) * 1.06, length * 0.12 + 0.016), m.metal("zinc"), "x", 0.0005, sides=16)


def seam(outer, length, steel):
    """The weld along the jacket."""
    turn = -0.2
    box((0.004, 0.0012, length - 0.05), (outer * 1.001 * sin(turn), -outer * 1.001 * cos(turn), length / 2 - 0.01), steel, 0.0005).rotation_euler = (0, 0, turn)
    arc = [(outer * 1.003 * sin(a), -outer * 1.003 * cos(a)) for a in (-0.05 + i * 0.05 for i in range(12))]
    curved(arc, 0.03, length * 0.6, m.plastic("#e4e2dc", 0.5))
    words = text("T600", 0.013, (outer * 1.006 * sin(0.22), -outer * 1.006 * cos(0.22), length * 0.6), m.plastic("#3f4a53", 0.5))
    words.rotation_euler = (pi / 2, 0, 0.22)


def twinwall_bend(angle=45, inner=0.065, wall=0.025):
    """Segments welded to a bend; stands on its lower end and leans to the right."""
    steel, outer = m.metal("brushed", 0.3), inner + wall
    count = 3 if angle < 60 else 5
    radius, foot = 0.19, 0.09
    for z in (0.008, 0.02):
        lathe([(outer, -0.004), (outer * 1.012, 0), (outer, 0.004)], (0, 0, z), steel)
    points = [(radius - radius * cos(a), 0, foot + radius * sin(a)) for a in (angle * pi / 180 * (i / count) for i in range(count + 1))]
    end = points[-1]
    a = angle * pi / 180
    tip = (end[0] + 0.075 * sin(a), 0, end[2] + 0.075 * cos(a))
    tube([(0, 0, 0), *points, tip], outer, steel, smooth=False, sides=24)
    for here, back in zip(points[1:], points):
        weld(here, (here[0] - back[0], here[2] - back[2]), outer * 1.004, steel)
    mouth(tip, a, inner, outer)


def weld(at, way, radius, steel):
    ringed = lathe([(radius, -0.002), (radius * 1.008, 0), (radius, 0.002)], at, steel)
    ringed.rotation_euler = (0, pi / 2 - atan2(way[1], way[0]), 0)


def mouth(at, turn, inner, outer):
    """The open end: insulation ring and the dark inside."""
    wool = m.bumpy(m.surface("wool", "#c9b98f", Roughness=1.0, Specular=0.05), 220, 0.6)
    parts = [
        lathe([(inner, 0.001), (outer * 0.98, 0.001)], (0, 0, 0), wool),
        lathe([(inner * 0.97, 0.0), (inner * 0.97, 0.022), (inner, 0.022), (inner, 0.0)], (0, 0, 0), m.metal("steel", 0.2)),
        cylinder(inner * 0.97, 0.001, (0, 0, 0.002), m.plastic("#1b1c1d", 0.8), bevel=0),
    ]
    for part in parts:
        shift = part.location.z
        part.rotation_euler = (0, turn, 0)
        part.location = (at[0] + shift * sin(turn), at[1], at[2] + shift * cos(turn))


def rain_cap(inner=0.065, wall=0.025):
    steel, outer = m.metal("brushed", 0.3), inner + wall
    lathe([(outer, 0), (outer, 0.06), (outer * 1.03, 0.062), (outer * 1.03, 0.07), (inner, 0.085), (inner, 0.02)], (0, 0, 0), steel)
    for step in range(3):
        turn = step * 2 * pi / 3 + 0.4
        x, y = outer * 0.96 * sin(turn), -outer * 0.96 * cos(turn)
        strut = box((0.022, 0.003, 0.12), (x * 1.06, y * 1.06, 0.125), steel, 0.0008)
        strut.rotation_euler = (0, 0, turn)
        cylinder(0.0035, 0.006, (x * 1.1, y * 1.1, 0.05), m.metal("zinc"), "y", 0.0005, sides=16)
    lathe([(0, 0.235), (outer * 0.4, 0.222), (outer * 1.42, 0.17), (outer * 1.45, 0.16), (outer * 1.4, 0.158), (0, 0.176)], (0, 0, 0), steel)
    cylinder(0.012, 0.016, (0, 0, 0.238), steel, bevel=0.003)
