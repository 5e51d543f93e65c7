"""Cables that run through given points in soft bends, as cables do, and lie or hang in loops."""

from math import cos, pi, sin

from mathutils import Vector

from shapes import tube


def bent(points, steps=10):
    """The same way with many more points (Catmull-Rom), so that bends are round."""
    known = [Vector(p) for p in points]
    known = [known[0] * 2 - known[1], *known, known[-1] * 2 - known[-2]]
    way = []
    for a, b, c, d in zip(known, known[1:], known[2:], known[3:]):
        for step in range(steps):
            t = step / steps
            way.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    return [tuple(p) for p in [*way, known[-2]]]


def cable(points, radius, material):
    return tube(bent(points), radius, material, smooth=False)


def flat_loops(radius, thickness, turns, squeeze=0.9, start=0.0):
    """Points of cable coiled on a table, turn beside and over turn."""
    points = []
    for step in range(int(turns * 24) + 1):
        angle = start + step * pi / 12
        turn = step / 24
        r = radius + thickness * 1.7 * ((turn * 1.3) % 3 - 1) + 0.004 * sin(angle * 2 + turn)
        points.append((r * cos(angle), r * sin(angle) * squeeze, thickness * (1.05 + 1.7 * turn / 2.2)))
    return points


def hung_loops(centre, wide, tall, thickness, turns, start=90):
    """Points of cable hung over a hook at the top: long loops, each a little different."""
    x, y, z = centre
    points = []
    for step in range(int(turns * 24) + 1):
        angle = start * pi / 180 - step * pi / 12
        turn = step / 24
        sag = 1 + 0.05 * sin(turn * 2.3)
        up = sin(angle)
        points.append((x + wide * cos(angle) * (1 - 0.25 * up), y + (turn - turns / 2) * thickness * 2.1, z + tall * (up - 1) * (sag if up < 0 else 1)))
    return points
