"""Fittings of underfloor heating: Eurocone unions, press couplings, valves for the manifold."""

from math import cos, pi, sin

import materials as m
from models.placing import placed
from models.plumbing import butterfly, thermometer, thread, union_nut
from shapes import box, cylinder, hexagon, lathe, ring, tube


def union(apart=0.0, pipe="#d2d0c9", with_pipe=True):
    """Lies along y, nut to the front; `apart` pulls sleeve and clamping ring out of the nut."""
    nickel, z = m.metal("nickel"), 0.0175
    union_nut(0.03, 0.02, (0, 0, z), nickel, "y")
    cylinder(0.0118, 0.001, (0, -0.0104, z), m.plastic("#2b2e31"), "y", bevel=0.0002)
    lathe([(0.006, 0), (0.0112, 0), (0.0118, 0.002), (0.0088, 0.012), (0.006, 0.012), (0.006, 0)], (0, -0.0165 - apart * 1.9, z), m.metal("brass"), "y")
    for back in (0.006, 0.0095):
        ring(0.0104 - back * 0.22, 0.0009, (0, -0.0165 - apart * 1.9 + back * 0.55, z), m.rubber(), "y")
    if apart:
        cylinder(0.006, 0.02, (0, -0.0165 - apart * 1.9 + 0.02, z), m.metal("brass"), "y", bevel=0.0005)
        for step in range(3):
            ring(0.0058, 0.0006, (0, apart * -1.9 - 0.0055 + step * 0.006, z), m.rubber(), "y")
        lathe([(0.0085, 0), (0.0112, 0), (0.0122, 0.004), (0.0108, 0.009), (0.0085, 0.009), (0.0085, 0)], (0, -apart * 0.72, z), m.metal("brass", 0.4), "y")
    if with_pipe:
        tube([(0, 0.008, z), (0, 0.1, z)], 0.008, m.plastic(pipe, 0.32))


def unions():
    placed(union, (-0.035, 0.02, 0), (0, 0, -14))
    placed(union, (0.03, 0.012, 0), (0, 0, 12), apart=0.022, with_pipe=False)
    placed(union, (0.085, 0.045, 0.0), (0, 0, 30), with_pipe=False)


def coupling(pipe=None):
    """Lies along x: two stainless sleeves with windows on a dark body."""
    z, steel = 0.0125, m.metal("steel", 0.18)
    cylinder(0.0115, 0.016, (0, 0, z), m.plastic("#2b2f33", 0.4), "x", bevel=0.001)
    for rim in (-0.007, 0.007):
        ring(0.0116, 0.0012, (rim, 0, z), m.plastic("#2b2f33", 0.4), "x")
    for side in (-1, 1):
        cylinder(0.0098, 0.026, (side * 0.021, 0, z), steel, "x", bevel=0.0008)
        ring(0.0098, 0.0009, (side * 0.033, 0, z), steel, "x")
        cylinder(0.0104, 0.0035, (side * 0.0098, 0, z), m.plastic("#d9a92c", 0.4), "x", bevel=0.0005)
        for angle in (0.4, 1.9, 3.4, 4.9):
            box((0.006, 0.0035, 0.0008), (side * 0.0145, cos(angle) * 0.0095, z + sin(angle) * 0.0095), m.plastic("#e8e6df"), 0.0002).rotation_euler = (angle + pi / 2, 0, 0)
        cylinder(0.0081, 0.0008, (side * 0.0345, 0, z), m.plastic("#17191b"), "x", bevel=0.0002)
    if pipe:
        for side in (-1, 1):
            tube([(side * 0.03, 0, z), (side * 0.1, 0, z)], 0.008, m.plastic(pipe, 0.22))


def couplings():
    placed(coupling, (0, 0.03, 0), (0, 0, 8), pipe="#9fa4a8")
    placed(coupling, (-0.035, -0.035, 0), (0, 0, -18))
    placed(coupling, (0.055, -0.045, 0), (0, 0, 36))


def valve(colour, degrees, angled=False):
    """A manifold ball valve standing on its threaded end, thermometer and handle to the front."""
    nickel = m.metal("nickel")
    hexagon(0.04, 0.014, (0, 0, 0.007), nickel)
    cylinder(0.0135, 0.0006, (0, 0, 0.0002), m.plastic("#17191b"), bevel=0.0001)
    cylinder(0.018, 0.03, (0, 0, 0.022), nickel, bevel=0.003)
    lathe([(0.0001, 0), (0.018, 0), (0.0245, 0.009), (0.0245, 0.027), (0.018, 0.036), (0.0001, 0.036)], (0, 0, 0.026), nickel)
    cylinder(0.0072, 0.03, (0, -0.026, 0.044), nickel, "y")
    butterfly(colour, (0, -0.045, 0.044))
    if angled:
        cylinder(0.018, 0.03, (0, 0, 0.076), nickel, bevel=0.009)
        cylinder(0.0175, 0.036, (0.018, 0, 0.082), nickel, "x", bevel=0.004)
        union_nut(0.041, 0.017, (0.042, 0, 0.082), nickel, "x")
        thread(0.0158, 0.012, (0.056, 0, 0.082), nickel, "x")
    else:
        cylinder(0.0175, 0.04, (0, 0, 0.078), nickel, bevel=0.004)
        union_nut(0.041, 0.017, (0, 0, 0.1), nickel)
        thread(0.0158, 0.012, (0, 0, 0.114), nickel)
    cylinder(0.006, 0.014, (0, -0.02, 0.08), m.metal("brass"), "y")
    thermometer((0, -0.032, 0.08), 0.02, degrees)


def valve_set(angled=False):
    placed(valve, (-0.045, 0, 0), (0, 0, -6), colour="#b3262e", degrees=0.5, angled=angled)
    placed(valve, (0.06 if angled else 0.045, -0.01, 0), (0, 0, 6), colour="#2f5fa5", degrees=0.38, angled=angled)
