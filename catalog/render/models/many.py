"""Many equal parts as one mesh: grilles, fins and ribs would be hundreds of objects otherwise."""

import bmesh
from mathutils import Matrix, Vector

from shapes import extrude, from_bmesh


def boxes(size, places, material, bevel=0.0):
    """Boxes of one size, centred on each place."""
    bm = bmesh.new()
    for place in places:
        bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Translation(place) @ Matrix.Diagonal((*size, 1)))
    return from_bmesh(bm, "boxes", (0, 0, 0), material, bevel=bevel, segments=2)


def cylinders(radius, length, places, material, axis="z", sides=32):
    bm = bmesh.new()
    turn = {"z": Matrix(), "x": Matrix.Rotation(1.5708, 4, "Y"), "y": Matrix.Rotation(1.5708, 4, "X")}[axis]
    for place in places:
        matrix = Matrix.Translation(place) @ turn
        bmesh.ops.create_cone(bm, cap_ends=True, segments=sides, radius1=radius, radius2=radius, depth=length, matrix=matrix)
    return from_bmesh(bm, "cylinders", (0, 0, 0), material)


def spread(count, reach):
    """`count` places over `reach`, centred on zero, the outer ones half a step inside."""
    return [reach * ((step + 0.5) / count - 0.5) for step in range(count)]


def wave(width, height, pitch, depth, at, material):
    """A pressed sheet with upright channels, as on the front of a panel radiator."""
    front, steps = [], 12
    count = int(width / pitch)
    span = count * pitch
    for step in range(count * steps + 1):
        share = step % steps / steps
        # Wide flat channels with narrow valleys between them.
        dent = max(0.0, 1 - abs(share - 0.5) / 0.22)
        dent = dent * dent * (3 - 2 * dent)
        front.append((-span / 2 + step / steps * pitch, -depth / 2 + depth * 0.7 * dent))
    outline = [(-width / 2, -depth / 2), *front, (width / 2, -depth / 2), (width / 2, depth / 2), (-width / 2, depth / 2)]
    return extrude(outline, height, at, material, bevel=0)


def soft(points, steps=8):
    """A smooth line through all the points, for cables and bent tubes."""
    ends = [Vector(points[0]) * 2 - Vector(points[1]), *map(Vector, points), Vector(points[-1]) * 2 - Vector(points[-2])]
    line = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for step in range(steps):
            t = step / steps
            line.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)))
    return [*line, tuple(points[-1])]
