"""Coils of heating pipe and corrugated sleeve, straps and tags around them, and pipe cut to length."""

from math import cos, pi, sin

import materials as m
from brands import brand
from shapes import box, coil, cylinder, group, text, tube


def pipe_coil(colour="#d2d0c9", thickness=0.008, inner=0.27, turns=11, layers=6, straps=4, maker="flurion", words=("PE-RT",), lying=False, shine=0.32):
    """A coil standing on its edge, or lying. `thickness` is the pipe's radius."""
    material = m.plastic(colour, shine)
    depth, outer = turns * thickness * 2.06 + thickness * 1.5, inner + (layers - 1) * thickness * 1.9 + thickness
    things = [coil(inner, thickness, turns, layers, (0, 0, 0), material, "y")]
    end = inner + (layers - 1) * thickness * 1.9
    side = 1 if layers % 2 == 0 else -1
    things.append(cylinder(thickness * 1.12, thickness * 2.4, (end, side * turns * thickness * 1.0, thickness), m.plastic("#1f5f9e"), "z", bevel=0.001))
    for step in range(straps):
        things.append(strap(inner - thickness, outer, depth, pi / straps + step * 2 * pi / straps))
    things += tag(maker, words, outer * 0.5, (-outer * 0.02, -depth / 2 - 0.006, -(inner + outer) / 2 * 0.93))
    return group(things, (0, 0, depth / 2) if lying else (0, 0, outer), (-90, 0, 0) if lying else (0, 0, 0))


def strap(inner, outer, depth, angle, colour="#24292d", width=0.022):
    """A band around the windings."""
    material, thick = m.plastic(colour, 0.4), 0.0016
    middle, tall = (inner + outer) / 2, outer - inner + 0.004
    things = [
        box((tall, thick, width), (middle, y, 0), material, 0.0005) for y in (-depth / 2 - 0.002, depth / 2 + 0.002)
    ] + [box((thick, depth + 0.006, width), (r, 0, 0), material, 0.0005) for r in (inner - 0.002, outer + 0.002)]
    band = group(things)
    band.rotation_euler = (0, -angle, 0)
    return band


def tag(maker, words, width, at):
    """The paper label that says dimension and length."""
    x, y, z = at
    look, height = brand(maker), width * 0.62
    things = [box((width, 0.0015, height), at, m.surface("paper", "#f4f2ec", Roughness=0.7), 0.0006)]
    things.append(box((width, 0.0005, height * 0.26), (x, y - 0.0009, z + height * 0.37), m.plastic(look["accent"], 0.5), 0))
    things.append(text(look["word"], height * 0.17, (x, y - 0.0013, z + height * 0.36), m.plastic("#ffffff", 0.6)))
    for step, line in enumerate(words):
        things.append(text(line, height * (0.24 if step == 0 else 0.17), (x, y - 0.001, z + height * (0.07 - step * 0.27)), m.plastic("#22262a", 0.6), "Bold" if step == 0 else "Regular"))
    return things


def sleeve_coil(colour="#1b1d1f", radius=0.0125, inner=0.2, turns=4, layers=4, maker="flurion"):
    """Corrugated sleeve: the same winding, its radius swelling every few millimetres."""
    points, swell = [], []
    for layer in range(layers):
        r = inner + layer * radius * 1.85
        count = int(2 * pi * r * turns / 0.0026)
        for step in range(count):
            angle = step / count * turns * 2 * pi
            across = (angle / 2 / pi - turns / 2) * radius * 2.1 * (1 if layer % 2 == 0 else -1)
            points.append((r * cos(angle), across, r * sin(angle)))
            swell.append(1.0 if step % 4 < 2 else 0.85)
    thing = tube(points, radius, m.plastic(colour, 0.42), smooth=False, sides=4)
    for point, share in zip(thing.data.splines[0].points, swell):
        point.radius = share
    depth, outer = turns * radius * 2.1 + radius * 1.5, inner + (layers - 1) * radius * 1.85 + radius
    things = [thing] + [strap(inner - radius, outer, depth, pi / 3 + step * 2 * pi / 3, "#e3e1da") for step in range(3)]
    things += tag(maker, ("25 mm", "25 m"), outer * 0.5, (0, -depth / 2 - 0.006, -(inner + outer) / 2 * 0.93))
    return group(things, (0, 0, outer), (0, 0, 0))


def pipe_length(colour="#d2d0c9", thickness=0.008, wall=0.002):
    """A piece cut from the roll, loosely coiled, its cut end turned to the camera."""
    points = []
    for step in range(121):
        angle = step * pi / 24
        r = 0.2 + 0.0012 * step * 0.35 + 0.012 * sin(angle * 0.7)
        points.append((r * cos(angle), r * sin(angle) * 0.92, thickness + (0.021 * step / 48)))
    x, y, z = points[-1]
    for step in range(1, 13):
        points.append((x - 0.011 * step - 0.0006 * step * step, y - 0.004 * step - 0.0022 * step * step, z - 0.0016 * step))
    tube(points, thickness, m.plastic(colour, 0.32))
    bore(points[-1], thickness, wall, -18)


def bore(at, thickness, wall, turn=0):
    """The open end: layers of the wall around a dark hole, facing -y."""
    x, y, z = at
    parts = []
    for share, colour, out in ((1.0, "#e8e6df", 0.002), (1 - wall / thickness * 0.42, "#c58a3d", 0.0024), (1 - wall / thickness * 0.55, "#eceae4", 0.0027), (1 - wall / thickness, "#15171a", 0.003)):
        parts.append(cylinder(thickness * share, 0.006, (0, -out, 0), m.plastic(colour, 0.5), "y", bevel=0.0002))
    return group(parts, (x, y, z), (0, 0, turn))
