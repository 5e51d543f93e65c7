"""What pumps, valves and stations are joined with: threads, union nuts, flanges, hoses; and placing a whole model as a part."""

from math import cos, pi, sin

import bpy

import materials as m
from shapes import cylinder, group, hexagon, lathe, ring, tube


def along(axis, at, step):
    """The place `step` further along the axis."""
    move = {"x": (step, 0, 0), "y": (0, step, 0), "z": (0, 0, step)}[axis]
    return tuple(a + b for a, b in zip(at, move))


def thread(radius, length, at, material, axis="z", pitch=0.0023):
    """An outer thread: a turned body with flanks."""
    turns = max(2, round(length / pitch))
    profile = [(0, 0), (radius * 0.9, 0)]
    for turn in range(turns):
        low = length * turn / turns
        profile += [(radius * 0.93, low), (radius, low + length / turns * 0.45), (radius * 0.93, low + length / turns * 0.9)]
    profile += [(radius * 0.9, length), (0, length)]
    return lathe(profile, along(axis, at, -length / 2), material, axis, sides=48)


def socket(radius, length, at, material, axis="z", wall=0.2):
    """A pipe end one can look into."""
    inner = radius * (1 - wall)
    half = length / 2
    profile = [(inner, -half * 0.4), (inner, half), (radius, half), (radius, -half), (inner, -half), (inner, half * 0.4)]
    lathe(profile, at, material, axis, sides=48)
    return cylinder(inner, length * 0.2, at, m.plastic("#16181a", 0.8), axis, 0)


def flange(radius, thickness, at, material, axis="z", holes=4, bolt=0.009):
    lathe([(0, -thickness / 2), (radius, -thickness / 2), (radius, thickness / 2), (0, thickness / 2)], at, material, axis, bevel=0.0015)
    for hole in range(holes):
        turn = (hole + 0.5) * 2 * pi / holes
        a, b = radius * 0.76 * cos(turn), radius * 0.76 * sin(turn)
        offset = {"x": (0, a, b), "y": (a, 0, b), "z": (a, b, 0)}[axis]
        cylinder(bolt, thickness * 1.02, tuple(p + o for p, o in zip(at, offset)), m.plastic("#141516", 0.8), axis, 0, sides=24)


def union(radius, at, axis="z", kind="brass", length=0.022):
    """A union nut with its collar."""
    hexagon(radius * 2, length, at, m.metal(kind), axis)
    for side in (-1, 1):
        cylinder(radius * 0.9, 0.002, along(axis, at, side * length * 0.5), m.metal(kind), axis, 0.0004)


def ball_valve(radius, at, axis="z", kind="nickel", length=None):
    """The body of a ball valve; its spindle and handle come on top."""
    length = length or radius * 3.4
    hexagon(radius * 2.2, length * 0.24, along(axis, at, length * 0.38), m.metal(kind), axis)
    hexagon(radius * 2.2, length * 0.24, along(axis, at, -length * 0.38), m.metal(kind), axis)
    profile = [(radius * 0.8, -length / 2), (radius * 1.02, -length * 0.2), (radius * 1.12, 0), (radius * 1.02, length * 0.2), (radius * 0.8, length / 2)]
    lathe(profile, at, m.metal(kind), axis, sides=48)
    for side in (-1, 1):
        socket(radius * 0.92, length * 0.1, along(axis, at, side * length * 0.5), m.metal(kind), axis)


def bolts(radius, count, at, axis="y", size=0.007, head=0.005):
    """Hexagon socket screws in a circle."""
    for step in range(count):
        turn = (step + 0.5) * 2 * pi / count
        a, b = radius * cos(turn), radius * sin(turn)
        offset = {"x": (0, a, b), "y": (a, 0, b), "z": (a, b, 0)}[axis]
        place = tuple(p + o for p, o in zip(at, offset))
        cylinder(size / 2, head, place, m.metal("zinc"), axis, 0.0006, sides=20)



def bent(points, radius, material, steps=10, sides=8):
    """A cable or hose that runs softly through every point."""
    line = []
    ends = [points[0], *points, points[-1]]
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for step in range(steps):
            t = step / steps
            line.append(tuple(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3) for p, q, r, s in zip(a, b, c, d)))
    return tube([*line, points[-1]], radius, material, smooth=False, sides=sides)


def placed(build, at=(0, 0, 0), turn=(0, 0, 0), **parameters):
    """Builds a whole model and moves it, for pictures of several things."""
    before = set(bpy.context.scene.objects)
    build(**parameters)
    return group([thing for thing in bpy.context.scene.objects if thing not in before], at, turn)



def clamp_ring(radius, at, material, axis="z", width=0.02):
    """A locking band with its screw."""
    lathe([(radius, -width / 2), (radius * 1.02, -width / 2 + 0.001), (radius * 1.03, 0), (radius * 1.02, width / 2 - 0.001), (radius, width / 2)], at, material, axis)
    for side in (-1, 1):
        ring(radius * 1.015, 0.0016, along(axis, at, side * width * 0.45), material, axis)
