"""Dials: pressure gauges and thermometers, alone or as part of a valve. They face -y."""

from math import cos, pi, sin

import materials as m
from models.plumbing import thread
from shapes import box, cylinder, group, hexagon, lathe, text


def dial(radius, at=(0, 0, 0), numbers=("0", "1", "2", "3", "4"), unit="bar", share=0.4, case="#1c1f22", target=None, depth=None, turn=(0, 0, 0)):
    """A round instrument; `share` is where the hand stands, `target` where a red one does."""
    depth = depth or radius * 0.7
    face = -depth / 2
    things = [
        lathe([(0.0001, 0), (radius * 0.95, 0), (radius, radius * 0.06), (radius, depth * 0.96), (radius * 0.97, depth), (radius * 0.9, depth), (radius * 0.9, depth - 0.0012), (0.0001, depth - 0.0012)], (0, depth / 2, 0), m.plastic(case, 0.3)),
        cylinder(radius * 0.895, 0.0008, (0, face + 0.0004, 0), m.plastic("#f1f0ea", 0.5), "y", bevel=0),
    ]
    # Turned bodies run to +y with this axis; the face has to look to the viewer.
    things[0].rotation_euler = (pi / 2, 0, 0)
    steps = (len(numbers) - 1) * 5
    for step in range(steps + 1):
        big = step % 5 == 0
        things.append(mark(radius, 225 - 270 * step / steps, radius * (0.15 if big else 0.08), radius * (0.03 if big else 0.016), face))
    for index, number in enumerate(numbers):
        angle = (225 - 270 * index / (len(numbers) - 1)) * pi / 180
        things.append(text(number, radius * 0.19, (cos(angle) * radius * 0.57, face - 0.0001, sin(angle) * radius * 0.57), m.plastic("#22262a"), "Regular", depth=0.0001))
    things.append(text(unit, radius * 0.17, (0, face - 0.0001, -radius * 0.42), m.plastic("#22262a"), "Regular", depth=0.0001))
    if target is not None:
        things.append(hand(radius, 225 - 270 * target, "#c0281f", face - 0.0002))
    things += [hand(radius, 225 - 270 * share, "#17191b", face - 0.0008), cylinder(radius * 0.09, 0.0016, (0, face - 0.0008, 0), m.plastic("#17191b"), "y", bevel=0.0002)]
    return group(things, at, turn)


def mark(radius, degrees, length, width, face):
    angle = degrees * pi / 180
    reach = radius * 0.84 - length / 2
    line = box((length, 0.0003, width), (cos(angle) * reach, face - 0.0001, sin(angle) * reach), m.plastic("#22262a"), 0)
    line.rotation_euler = (0, -angle, 0)
    return line


def hand(radius, degrees, colour, y):
    angle = degrees * pi / 180
    line = box((radius * 0.86, 0.0004, radius * 0.045), (cos(angle) * radius * 0.27, y, sin(angle) * radius * 0.27), m.plastic(colour), 0)
    line.rotation_euler = (0, -angle, 0)
    return line


def manometer(radius=0.0315, at=(0, 0, 0), turn=(0, 0, 0)):
    """Stands on its thread."""
    brass = m.metal("brass")
    z = 0.036 + radius
    things = [
        dial(radius, (0, 0, z), share=0.38, target=0.5, depth=0.022),
        box((0.014, 0.014, 0.016), (0, 0, 0.03), brass, 0.0015),
        cylinder(0.0052, 0.008, (0, 0, 0.02), brass),
        thread(0.0066, 0.012, (0, 0, 0.012), brass),
        hexagon(0.02, 0.009, (0, 0, 0.0045), brass),
    ]
    return group(things, at, turn)


def dial_thermometer(radius=0.04, at=(0, 0, 0), turn=(0, 0, 0)):
    """Dial with rear stem in its pocket; the stem looks to +y."""
    brass = m.metal("brass")
    z = radius
    things = [
        dial(radius, (0, 0, z), ("0", "20", "40", "60", "80", "100", "120"), "°C", 0.45, "#c4c8ca", depth=0.013),
        cylinder(0.006, 0.012, (0, 0.012, z), m.metal("steel"), "y"),
        hexagon(0.024, 0.011, (0, 0.022, z), brass, "y"),
        thread(0.0104, 0.013, (0, 0.034, z), brass, "y"),
        cylinder(0.0045, 0.045, (0, 0.062, z), brass, "y", bevel=0.001),
    ]
    return group(things, at, turn)


def both_sides(build, places, **look):
    """The same instrument several times, so that back and front are seen."""
    for at, turn in places:
        build(at=at, turn=turn, **look)
