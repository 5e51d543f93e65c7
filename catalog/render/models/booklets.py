"""Paper: booklets, clipboards and plans that stand for guides and services."""

from math import cos, pi, sin

import materials as m
from brands import brand
from models.curves import cable
from shapes import box, cylinder, extrude, group, ring, text, tube

INK = "#2b2f33"


def paper(colour="#f4f2ec"):
    return m.surface(f"paper {colour}", colour, Roughness=0.6, Specular=0.25)


def booklet(title=("Planungsmappe",), subtitle="", motif=None, accent=None, at=(0, 0, 0), turn=(-9, 0, 0), pages=14):
    """An upright A4 booklet that leans back a little; the motif is drawn on its cover."""
    look = brand("hearth-planung")
    colour = accent or look["accent"]
    width, height, thick = 0.21, 0.297, 0.0075
    things = [box((width - 0.002, thick, height - 0.003), (0.001, 0, height / 2), paper("#eceae3"), 0.0004)]
    # Page edges show as fine lines along the open side.
    for page in range(pages):
        things.append(box((0.0004, 0.00022, height - 0.004), (width / 2 - 0.0001, (page / (pages - 1) - 0.5) * thick * 0.86, height / 2), m.plastic("#bdbab1", 0.8), 0))
    things += [box((width, 0.0009, height), (0, y, height / 2), paper("#ddd8cc"), 0.0003) for y in (-thick / 2 - 0.0004, thick / 2 + 0.0004)]
    things.append(box((0.001, thick + 0.0017, height), (-width / 2, 0, height / 2), paper("#ddd8cc"), 0.0003))
    face = -thick / 2 - 0.0009
    things += [box((width, 0.0002, height * 0.36), (0, face, height * 0.82), m.plastic(colour, 0.5), 0), text("HEARTH PLANUNG", 0.0085, (-width * 0.4, face - 0.0002, height * 0.95), m.plastic("#ffffff", 0.6), align="LEFT", depth=0.0001)]
    for step, line in enumerate(title):
        things.append(text(line, 0.0205, (-width * 0.4, face - 0.0002, height * (0.86 - 0.085 * step)), m.plastic("#ffffff", 0.6), align="LEFT", depth=0.0001))
    if subtitle:
        things.append(text(subtitle, 0.0088, (-width * 0.4, face - 0.0001, height * 0.09), m.plastic(INK, 0.6), "Regular", align="LEFT", depth=0.0001))
    if motif:
        things += motif((0, face - 0.0002, height * 0.37), colour)
    return group(things, at, turn)


def flat(width, height, at, colour):
    return box((width, 0.0002, height), at, m.plastic(colour, 0.55), 0)


def loops(at, colour):
    """A floor heating spiral."""
    x, y, z = at
    path = []
    for row in range(6):
        ends = (-0.065, 0.065) if row % 2 == 0 else (0.065, -0.065)
        path += [(x + end, y, z + 0.055 - row * 0.022) for end in ends]
    return [tube(path, 0.0022, m.plastic(colour, 0.5), smooth=False)]


def modules(at, colour):
    x, y, z = at
    things = [flat(0.042, 0.062, (x - 0.047 + column * 0.047, y, z + 0.034 - row * 0.068), "#1f3350") for column in range(3) for row in range(2)]
    for column in range(3):
        for row in range(2):
            for line in (-1, 1):
                things.append(flat(0.042, 0.0008, (x - 0.047 + column * 0.047, y - 0.0002, z + 0.034 - row * 0.068 + line * 0.0105), "#6f86a6"))
    return things


def house(at, colour):
    x, y, z = at
    roof = extrude([(-0.07, 0), (0.07, 0), (0, 0.05)], 0.0002, (x, y, z + 0.012), m.plastic(colour, 0.5), "y", 0)
    unit = [flat(0.036, 0.028, (x + 0.078, y - 0.0002, z - 0.044), "#5f6b72"), ring(0.0095, 0.0012, (x + 0.073, y - 0.0005, z - 0.044), m.plastic("#e8e6df"), "y")]
    return [roof, flat(0.11, 0.07, (x, y, z - 0.023), "#faf8f2"), flat(0.022, 0.042, (x - 0.02, y - 0.0002, z - 0.037), colour), flat(0.026, 0.024, (x + 0.026, y - 0.0002, z - 0.012), "#8fb3c9"), *unit]


def drop(at, colour):
    x, y, z = at
    outline = [(0.042 * sin(a * pi / 24), -0.042 * cos(a * pi / 24)) for a in range(-15, 16)]
    return [extrude([*outline, (0, 0.075)], 0.0002, (x, y, z - 0.01), m.plastic("#2f86a6", 0.5), "y", 0), text("pH", 0.024, (x, y - 0.0004, z - 0.012), m.plastic("#ffffff", 0.6), depth=0.0001)]


def battery(at, colour):
    x, y, z = at
    things = [flat(0.06, 0.11, (x, y, z), "#2d3230"), flat(0.022, 0.01, (x, y, z + 0.06), "#2d3230")]
    return things + [flat(0.048, 0.017, (x, y - 0.0002, z - 0.04 + step * 0.024), "#4caf6d" if step < 3 else "#59625d") for step in range(4)]


def charger(at, colour):
    x, y, z = at
    bolt = [(0.006, 0.026), (-0.012, -0.002), (-0.001, -0.002), (-0.006, -0.026), (0.012, 0.004), (0.001, 0.004)]
    cord = [(x + 0.02, y - 0.0006, z - 0.01), (x + 0.062, y - 0.0006, z - 0.024), (x + 0.06, y - 0.0006, z - 0.05), (x + 0.02, y - 0.0006, z - 0.058)]
    return [flat(0.056, 0.082, (x - 0.012, y, z + 0.012), "#1c8a5a"), extrude(bolt, 0.0002, (x - 0.012, y - 0.0003, z + 0.014), m.plastic("#ffffff", 0.5), "y", 0), cable(cord, 0.0028, m.rubber("#22262a"))]


def valves(at, colour):
    """Risers with bars of different length: flows in balance."""
    x, y, z = at
    things = [flat(0.14, 0.004, (x, y, z - 0.052), INK)]
    for step, tall in enumerate((0.05, 0.078, 0.062, 0.09, 0.07)):
        things += [flat(0.016, tall, (x - 0.056 + step * 0.028, y, z - 0.048 + tall / 2), "#2f6ca8" if step % 2 else colour), cylinder(0.0065, 0.0004, (x - 0.056 + step * 0.028, y - 0.0003, z - 0.048 + tall), m.plastic(INK), "y", bevel=0)]
    return things


def stack(covers):
    """Several booklets fanned out, the first in front."""
    for index, look in enumerate(covers):
        booklet(at=(-0.075 + index * 0.05, 0.0 + index * 0.035, 0), turn=(-9, 0, 4), **look)
