"""Arms that hold modules at a house wall; the wall is at y = 0."""

from math import cos, radians, sin

import materials as m
from models.pv_racks import beam, lying
from shapes import box, cylinder, group


def wall_arm(x, colour, tilt=25, reach=1.0):
    """A rail on the wall, an arm that swings out at its foot, a strut with holes every five degrees."""
    metal = m.metal("aluminium") if colour == "silver" else m.paint("#1a1c1e", 0.38)
    steel = m.metal("steel")
    out = reach * sin(radians(tilt))
    up = reach * cos(radians(tilt))
    parts = [box((0.04, 0.03, reach + 0.16), (x, -0.015, reach / 2 + 0.08), metal, 0.002)]
    for z in (0.05, reach + 0.1):
        parts.append(box((0.11, 0.005, 0.09), (x, -0.0025, z), metal, 0.002))
        parts += [cylinder(0.008, 0.006, (x + a, -0.007, z + b), steel, "y", sides=6) for a in (-0.042, 0.042) for b in (-0.03, 0.03)]
    foot = (x, -0.05 - out, 0.1)
    parts.append(beam(foot, (x, -0.05, 0.1 + up), 0.036, metal))
    parts.append(beam((x + 0.03, -0.02, 0.1), (x + 0.03, foot[1] + 0.02, 0.1), 0.018, metal))
    parts += [cylinder(0.0035, 0.022, (x + 0.03, foot[1] + 0.04 + step * 0.04, 0.1), m.plastic("#0c0d0e"), "x", 0) for step in range(6)]
    for place in (foot, (x, -0.05, 0.1 + up)):
        parts.append(cylinder(0.01, 0.06, (x + 0.012, place[1], place[2]), steel, "x", sides=24))
        parts.append(box((0.036, 0.05, 0.05), (x, place[1] + 0.015, place[2]), metal, 0.003))
    return parts


def facade_mount(colour="silver"):
    for x in (-0.42, 0.42):
        group(wall_arm(x, colour))


def wall_kit(tilt=20):
    """Two modules in landscape above each other, each on two arms, and the micro inverter beside them."""
    for z in (0.0, 1.35):
        for x in (-0.55, 0.55):
            group(wall_arm(x, "silver", tilt, 1.05), (0, 0, z))
        out = 1.134 * sin(radians(tilt))
        lying((0, -0.085 - out, z + 0.085), 90 - tilt, frame="silver", back="#d8dbdc", cell="#0d1430")
