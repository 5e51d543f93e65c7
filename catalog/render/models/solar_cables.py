"""Solar cable in coils, on drums and cut to length, connectors, branches, mains cable, clips."""

from math import cos, pi, sin

import materials as m
from models.cable import cable, flat_loops
from models.many import boxes, cylinders, spread
from models.winding import strap, tag
from shapes import box, coil, cylinder, extrude, group, lathe, rounded, tube

COLOURS = {"black": "#1c1d1f", "red": "#b3262e", "green-yellow": "#3f8a34"}


def sheath(colour):
    return m.surface(f"sheath {colour}", COLOURS[colour], Roughness=0.42, Specular=0.4)


def cable_coil(colour="black", thickness=0.003, inner=0.1, turns=9, layers=6, words=("6 mm²", "100 m"), maker="kabelhof"):
    """A packed coil standing on its edge, with straps and a paper label; earthing cable has a yellow stripe."""
    depth, outer = turns * thickness * 2.06, inner + (layers - 1) * thickness * 1.9 + thickness
    things = [coil(inner, thickness, turns, layers, (0, 0, 0), sheath(colour), "y")]
    if colour == "green-yellow":
        stripe = m.surface("stripe", "#e6c624", Roughness=0.42)
        points = []
        for step in range(turns * 36):
            angle, across = step * pi / 18, (step / 36 - turns / 2) * thickness * 2.06
            r = inner + (layers - 1) * thickness * 1.9 + thickness * 0.66
            points.append((r * cos(angle), across * (1 if layers % 2 else -1), -r * sin(angle)))
        things.append(tube(points, thickness * 0.4, stripe, smooth=False))
    for step in range(4):
        things.append(strap(inner - thickness, outer, depth, pi / 2 + (step + 0.5) * pi / 2, "#d9dadb", outer * 0.06))
    things += tag(maker, words, outer * 0.72, (0, -depth / 2 - 0.004, 0.0))
    things.append(box((0.004, 0.0012, outer * 1.3), (0, -depth / 2 - 0.001, 0), m.plastic("#d9dadb", 0.5), 0))
    group(things, (0, 0, outer))


def drum(colour="black", words=("H1Z2Z2-K", "500 m"), maker="kabelhof"):
    """A one-way drum of board with a wound cable."""
    board, wide, radius = m.foam("#c2a06f"), 0.22, 0.21
    for y in (-wide / 2, wide / 2):
        lathe([(0.02, -0.008), (radius, -0.008), (radius, 0.008), (0.02, 0.008)], (0, y, radius), board, "y", bevel=0.002)
    cylinder(0.08, wide, (0, 0, radius), board, "y")
    parts = [coil(0.084, 0.0034, 29, 14, (0, 0, 0), sheath(colour), "y")]
    group(parts, (0, 0, radius))
    cylinder(0.02, wide + 0.03, (0, 0, radius), m.plastic("#15171a", 0.8), "y", sides=40)
    cylinders(0.006, 0.02, [(0.05 * cos(a), -wide / 2 - 0.004, radius + 0.05 * sin(a)) for a in (0.5, 2.6, 4.7)], m.metal("zinc"), "y", 24)
    front = -wide / 2 - 0.0095
    tag(maker, words, 0.15, (0, front, radius + 0.115))


def loose_cable(colour="black", thickness=0.0032, turns=8):
    """Cut to length: loops on a table, both ends free, stripped to the strands."""
    points = flat_loops(0.09, thickness, turns)
    first, last = points[0], points[-1]
    head = [(first[0] + 0.05, first[1] - 0.17, thickness), (first[0] + 0.03, first[1] - 0.09, thickness)]
    tail = [(last[0] + 0.012, last[1] + 0.05, last[2]), (last[0] + 0.06, last[1] + 0.1, thickness + 0.004), (last[0] + 0.14, last[1] + 0.12, thickness)]
    cable([*head, *points[::2], *tail], thickness, sheath(colour))
    strands(head[0], (0.22, -0.97), thickness)
    strands(tail[-1], (0.98, 0.2), thickness)


def strands(at, way, thickness):
    """White inner insulation, then the tinned strands."""
    x, y, z = at
    to = lambda d: (x + way[0] * d, y + way[1] * d, z)
    tube([at, to(0.012)], thickness * 0.78, m.plastic("#dcdcd8", 0.5), smooth=False)
    for k in range(7):
        angle = k * pi / 3
        r = 0 if k == 6 else thickness * 0.36
        off = (-way[1] * r * cos(angle), way[0] * r * cos(angle), r * sin(angle))
        tube([tuple(a + b for a, b in zip(to(0.012), off)), tuple(a + b for a, b in zip(to(0.024), off))], thickness * 0.19, m.metal("steel", 0.3), smooth=False, sides=4)


def connector(at=(0, 0, 0), turn=0, kind="plug", ring=None):
    """A PV connector along y, its mating end at -y. `plug` has the spring arms, `socket` takes them."""
    black = m.plastic("#18191b", 0.42)
    parts = [
        lathe([(0, 0), (0.0042, 0), (0.0075, 0.004), (0.0092, 0.008), (0.0092, 0.022), (0.0086, 0.024), (0, 0.024)], (0, 0.012, 0), black, "y", 40),
        boxes((0.0012, 0.014, 0.0012), [(0.0092 * cos(a), 0.027, 0.0092 * sin(a)) for a in [k * pi / 6 for k in range(12)]], black),
        cylinder(0.0082, 0.006, (0, 0.01, 0), m.plastic(ring or "#18191b", 0.45), "y", sides=40),
        extrude(rounded(0.0185, 0.0165, 0.0055), 0.018, (0, -0.001, 0), black, "y", 0.001),
    ]
    if kind == "plug":
        parts += [box((0.003, 0.026, 0.007), (s * 0.0088, -0.02, 0), black, 0.0008) for s in (-1, 1)]
        parts += [box((0.0022, 0.005, 0.007), (s * 0.0102, -0.03, 0), black, 0.0006) for s in (-1, 1)]
        parts.append(cylinder(0.0055, 0.03, (0, -0.022, 0), black, "y", sides=32))
        parts.append(cylinder(0.0024, 0.008, (0, -0.036, 0), m.metal("nickel"), "y", sides=24))
    else:
        parts.append(cylinder(0.0078, 0.028, (0, -0.022, 0), black, "y", bevel=0.0015, sides=40))
        parts.append(cylinder(0.0052, 0.002, (0, -0.0358, 0), m.plastic("#050506", 0.8), "y", sides=32))
        parts += [box((0.0035, 0.006, 0.0065), (s * 0.0085, -0.014, 0), m.plastic("#0b0c0d", 0.6), 0.0005) for s in (-1, 1)]
    return group(parts, at, (0, 0, turn))


def connector_pair():
    for x, kind, tone in ((-0.021, "plug", "#b3262e"), (0.021, "socket", None)):
        connector((x, 0, 0.0095), -8 if x < 0 else 10, kind, tone)
    pins = m.metal("nickel")
    for x, y, turn in ((0.055, 0.02, 24), (0.06, -0.012, 60)):
        group([cylinder(0.0025, 0.018, (0, 0, 0.0027), pins, "y", sides=32), cylinder(0.0034, 0.004, (0, 0.003, 0.0035), pins, "y", sides=32), cylinder(0.0032, 0.009, (0, 0.012, 0.0034), pins, "y", sides=32)], (x, y, 0), (0, 0, turn))


def connector_heap():
    """Pairs in rows, as they lie in the bag."""
    for row, y in enumerate((-0.09, 0.0, 0.09)):
        for column, x in enumerate((-0.084, -0.05, -0.016, 0.018, 0.052, 0.086)):
            connector((x, y, 0.0095), (row * 7 + column * 11) % 13 - 6, "plug" if column % 2 else "socket", "#b3262e" if column % 2 else None)


def extension(colour="black"):
    """A wound extension: plug on one end, socket on the other."""
    thickness = 0.0032
    points = flat_loops(0.1, thickness, 5)
    first, last = points[0], points[-1]
    head = [(first[0] - 0.06, first[1] - 0.22, 0.0095), (first[0] - 0.03, first[1] - 0.14, 0.007)]
    tail = [(last[0] + 0.02, last[1] + 0.03, last[2]), (last[0] + 0.05, last[1] - 0.06, 0.009), (last[0] + 0.03, last[1] - 0.16, 0.0095)]
    cable([*head, *points[::2], *tail], thickness, sheath(colour))
    connector((head[0][0] - 0.013, head[0][1] - 0.032, 0.0095), -21, "plug")
    connector((tail[-1][0] - 0.007, tail[-1][1] - 0.034, 0.0095), -11, "socket")
    for angle in (0.9, 2.9, 4.6):
        band = box((0.024, 0.016, 0.025), (0.1 * cos(angle), 0.09 * sin(angle), 0.0128), m.rubber("#3b3f43"), 0.006)
        band.rotation_euler = (0, 0, angle)


def branch(inputs=2):
    """A pair: a moulded body with one lead on one side, two or three on the other."""
    for x, tone, (many, one) in ((-0.09, "#b3262e", ("plug", "socket")), (0.09, None, ("socket", "plug"))):
        extrude(rounded(0.02 + inputs * 0.013, 0.05, 0.008), 0.02, (x, 0, 0.012), m.plastic("#1b1c1e", 0.42), bevel=0.004)
        cable([(x, 0.02, 0.012), (x, 0.06, 0.01), (x + 0.004, 0.1, 0.0095)], 0.0034, sheath("black"))
        connector((x + 0.004, 0.135, 0.0095), 180, one, tone)
        for off in spread(inputs, 0.018 * inputs):
            out = off * 2.0
            cable([(x + off * 0.6, -0.02, 0.012), (x + off, -0.05, 0.01), (x + out, -0.09, 0.0095), (x + out, -0.105, 0.0095)], 0.0028, sheath("black"))
            connector((x + out, -0.138, 0.0095), 0, many, tone)
