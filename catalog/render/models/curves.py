"""Soft lines through given points, for cables and hoses."""

from shapes import tube


def soft(points, steps=9):
    """More points on a curve that passes through all the given ones."""
    line = [points[0], *points, points[-1]]
    found = []
    for a, b, c, d in zip(line, line[1:], line[2:], line[3:]):
        for step in range(steps):
            t = step / steps
            found.append(tuple(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3) for p, q, r, s in zip(a, b, c, d)))
    return [*found, points[-1]]


def cable(points, radius, material):
    return tube(soft(points), radius, material, smooth=False)
