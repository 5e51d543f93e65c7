"""Small turned parts that pipes are joined with: threads, union nuts, taps."""

from math import cos, pi, sin

import materials as m
from shapes import box, cylinder, group, hexagon, lathe


def thread(radius, length, at, material, axis="z", pitch=0.0019):
    """An outside thread, drawn as grooves."""
    profile = [(0.0001, 0), (radius * 0.93, 0)]
    for step in range(int(length / pitch)):
        low = step * pitch
        profile += [(radius * 0.93, low + pitch * 0.12), (radius, low + pitch * 0.4), (radius, low + pitch * 0.6), (radius * 0.93, low + pitch * 0.88)]
    profile += [(radius * 0.93, length), (0.0001, length)]
    return lathe([(r, h - length / 2) for r, h in profile], at, material, axis, sides=48)


def union_nut(width, length, at, material, axis="z"):
    """A hexagon with the round collars a real nut has at both ends."""
    return [
        hexagon(width, length * 0.76, at, material, axis),
        cylinder(width * 0.5, length, at, material, axis, bevel=width * 0.04),
    ]


def knurled(radius, length, at, material, axis="z", ribs=24):
    """A hand wheel: a round cap with ribs to grip."""
    x, y, z = at
    things = [cylinder(radius, length, at, material, axis, bevel=radius * 0.14)]
    for step in range(ribs):
        angle = step * 2 * pi / ribs
        a, b = cos(angle) * radius, sin(angle) * radius
        offset = {"z": (a, b, 0), "x": (0, a, b), "y": (a, 0, b)}[axis]
        things.append(cylinder(radius * 0.075, length * 0.72, (x + offset[0], y + offset[1], z + offset[2]), material, axis, bevel=radius * 0.03, sides=10))
    return things


def butterfly(colour, at, axis="y"):
    """The two-winged handle of a ball valve, its stem along the axis towards the viewer."""
    x, y, z = at
    grip = m.plastic(colour, 0.35)
    things = [cylinder(0.0085, 0.016, at, grip, "y", bevel=0.002), cylinder(0.0045, 0.02, (x, y - 0.001, z), m.metal("steel"), "y")]
    for side in (-1, 1):
        wing = box((0.027, 0.008, 0.013), (x + side * 0.018, y - 0.003, z), grip, 0.0035)
        wing.rotation_euler = (0, 0, side * 0.22)
        things.append(wing)
    return things if axis == "y" else [group(things)]


def thermometer(at, radius=0.02, degrees=0.4):
    """A dial thermometer facing -y."""
    x, y, z = at
    things = [
        cylinder(radius, 0.012, at, m.plastic("#22262a"), "y", bevel=0.002),
        cylinder(radius * 0.86, 0.0126, (x, y - 0.0006, z), m.plastic("#f0efe9", 0.5), "y", bevel=0.0004),
    ]
    for step in range(11):
        angle = (225 - step * 27) * pi / 180
        mark = box((radius * 0.16, 0.0006, radius * 0.045), (x + cos(angle) * radius * 0.68, y - 0.0071, z + sin(angle) * radius * 0.68), m.plastic("#1d2023"), 0)
        mark.rotation_euler = (0, -angle, 0)
        things.append(mark)
    angle = (225 - degrees * 270) * pi / 180
    hand = box((radius * 0.66, 0.0008, radius * 0.07), (x + cos(angle) * radius * 0.28, y - 0.0074, z + sin(angle) * radius * 0.28), m.plastic("#c0281f"), 0)
    hand.rotation_euler = (0, -angle, 0)
    return things + [hand, cylinder(radius * 0.1, 0.002, (x, y - 0.0076, z), m.plastic("#1d2023"), "y", bevel=0.0004)]
