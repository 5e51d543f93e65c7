"""Strips bent from flat bar, and profiles pulled from an outline given in millimetres."""

from math import atan2, cos, pi, sin, tan

from shapes import cut, cylinder, extrude


def strip(path, thick):
    """The outline of a bar that follows `path` [(x, z) …], `thick` across."""
    left, right = [], []
    for index, (x, z) in enumerate(path):
        before, after = path[max(index - 1, 0)], path[min(index + 1, len(path) - 1)]
        a = atan2(z - before[1], x - before[0]) if index else None
        b = atan2(after[1] - z, after[0] - x) if index < len(path) - 1 else None
        a, b = (b if a is None else a), (a if b is None else b)
        half = ((b - a + pi) % (2 * pi) - pi) / 2
        way, reach = a + half + pi / 2, thick / 2 / max(cos(half), 0.2)
        left.append((x + cos(way) * reach, z + sin(way) * reach))
        right.append((x - cos(way) * reach, z - sin(way) * reach))
    return left + right[::-1]


def soften(path, radius, steps=5):
    """Rounds the inner corners of a path."""
    points = [path[0]]
    for before, here, after in zip(path, path[1:], path[2:]):
        a, b = [atan2(p[1] - here[1], p[0] - here[0]) for p in (before, after)]
        spread = abs((b - a + pi) % (2 * pi) - pi)
        reach = min(radius / max(tan(spread / 2), 0.1), *(0.48 * ((p[0] - here[0]) ** 2 + (p[1] - here[1]) ** 2) ** 0.5 for p in (before, after)))
        start, end = [(here[0] + cos(w) * reach, here[1] + sin(w) * reach) for w in (a, b)]
        for step in range(steps + 1):
            t = step / steps
            points.append(tuple((1 - t) ** 2 * s + 2 * t * (1 - t) * h + t * t * e for s, h, e in zip(start, here, end)))
    return points + [path[-1]]


def bar(path, thick, width, at, material, radius=0.008, axis="y", bevel=0.0008):
    """A flat bar bent along the path (x, z), `width` deep along the axis."""
    return extrude(strip(soften(path, radius), thick), width, at, material, axis, bevel)


def profile(outline, length, at, material, axis="y", bevel=0.0004):
    """An extruded section whose outline is written in millimetres."""
    return extrude([(x / 1000, z / 1000) for x, z in outline], length, at, material, axis, bevel)


def hole(thing, radius, at, axis="z", depth=0.05):
    return cut(thing, cylinder(radius, depth, at, None, axis, bevel=0, sides=32))
