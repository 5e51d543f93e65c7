"""Mains cable, clips, ducts and earthing parts."""

from math import cos, pi, sin

import materials as m
from models.bent import bar, hole
from models.cable import cable
from models.many import cylinders, spread
from models.solar_cables import sheath
from models.winding import strap, tag
from shapes import box, coil, cut, cylinder, extrude, group, hexagon, lathe, rounded, tube

CORES = ("#6b4a2b", "#1b1c1e", "#8b9094", "#2b62a8", "#6f9a2e")


def mains_cable(thickness=0.0068, inner=0.14, turns=6, layers=4):
    """A coil of underground cable lying flat; the end shows five cores."""
    black = m.surface("nyy", "#1e1f20", Roughness=0.5, Specular=0.35)
    depth, outer = turns * thickness * 2.06, inner + (layers - 1) * thickness * 1.9 + thickness
    things = [coil(inner, thickness, turns, layers, (0, 0, 0), black, "y")]
    things += [strap(inner - thickness, outer, depth, pi / 4 + step * pi / 2, "#d9dadb", 0.016) for step in range(4)]
    things += tag("kabelhof", ("5 × 2,5 mm²", "50 m"), outer * 0.5, (0, -depth / 2 - 0.004, (inner + outer) / 2 * 0.98))
    group(things, (0, 0, outer))
    x, y, z = outer * 0.75, -depth / 2 - 0.03, thickness
    cable([(outer * 0.9, -depth / 2 + 0.01, 0.1), (outer * 0.98, -depth / 2 - 0.02, 0.04), (x + 0.1, y - 0.02, z), (x, y - 0.05, z)], thickness, black)
    for step, colour in enumerate(CORES):
        angle = step * 2 * pi / 5
        dy, dz = 0.0034 * cos(angle), 0.0034 * sin(angle)
        far = (x - 0.075, y - 0.075 + (step - 2) * 0.012, z + 0.012 * abs(sin(angle * 1.3)))
        cable([(x + 0.004, y - 0.05 + dy, z + dz), (x - 0.03, y - 0.056 + dy * 2, z + dz * 1.2), far], 0.0021, m.plastic(colour, 0.4))
        tube([far, (far[0] - 0.016, far[1] - 0.004 + (step - 2) * 0.003, far[2])], 0.0011, m.metal("copper"), smooth=False)


def clip(at=(0, 0, 0), turn=0):
    """Spring steel: a fork that bites the frame, two round pockets for cables."""
    steel = m.metal("steel", 0.24)
    pocket = lambda cx, start: [(cx + 0.0048 * cos(a), 0.0058 + 0.0048 * sin(a)) for a in [(start - k * 22) * pi / 180 for k in range(12)]]
    path = [(-0.019, 0.0125), *pocket(-0.0125, 130), (-0.006, 0.011), (0, 0.0125), (0.006, 0.011), *[(-px, pz) for px, pz in pocket(-0.0125, 130)[::-1]], (0.019, 0.0125)]
    parts = [extrude_strip(path, 0.0007, 0.012, steel)]
    parts.append(extrude_strip([(0.0, 0.0125), (0.0, 0.021), (0.004, 0.024), (0.012, 0.0225), (0.014, 0.0235)], 0.0007, 0.012, steel))
    parts.append(extrude_strip([(0.0, 0.0175), (0.005, 0.0195), (0.013, 0.019)], 0.0007, 0.012, steel))
    return group(parts, at, (0, 0, turn))


def extrude_strip(path, thick, width, material):
    return bar(path, thick, width, (0, 0, 0), material, 0.0004, bevel=0.0001)


def clips():
    """One that holds a cable, others beside it."""
    clip()
    for x in (-0.0125, 0.0125):
        cylinder(0.0042, 0.11, (x, 0, 0.0058), sheath("black" if x < 0 else "red"), "y", sides=40)
    clip((0.056, 0.012, 0), 34)
    clip((0.05, -0.035, 0), -18)
    clip((-0.058, -0.02, 0), 62)


def cable_duct(width=0.1, height=0.06, length=0.7):
    """A perforated channel of galvanised sheet, its lid pushed back, cables inside."""
    zinc, thick = m.metal("zinc", 0.42), 0.0012
    path = [(-width / 2 + 0.008, height - 0.004), (-width / 2, height), (-width / 2, 0.0006), (width / 2, 0.0006), (width / 2, height), (width / 2 - 0.008, height - 0.004)]
    body = bar(path, thick, length, (0, 0, 0), zinc, 0.002, bevel=0)
    for side in (-1, 1):
        for y in spread(7, length * 0.94):
            cut(body, box((0.02, 0.028, 0.007), (side * width / 2, y, height * 0.5), None, 0.003, 3))
    lid = [(-width / 2 - 0.0016, height - 0.012), (-width / 2 - 0.0016, height + 0.0012), (width / 2 + 0.0016, height + 0.0012), (width / 2 + 0.0016, height - 0.012)]
    bar(lid, thick, length * 0.62, (0, length * 0.24, 0), zinc, 0.002, bevel=0)
    for step, x in enumerate(spread(4, width * 0.7)):
        sway = 0.006 * (-1) ** step
        cable([(x, length / 2 - 0.01, 0.008), (x + sway, 0, 0.008), (x - sway, -length * 0.3, 0.008), (x, -length / 2 - 0.06, 0.0065)], 0.0036, sheath("red" if step % 2 else "black"))


def earthing_clamp(at, turn=0):
    """A hexagon bolt that presses a pair of grooved plates on a wire."""
    steel = m.metal("steel", 0.24)
    parts = [box((0.03, 0.026, 0.004), (0, 0, 0.006), steel, 0.001), box((0.03, 0.026, 0.004), (0, 0, 0.017), steel, 0.001)]
    parts.append(cylinder(0.004, 0.034, (0, 0, 0.017), steel, sides=32))
    parts.append(hexagon(0.013, 0.007, (0, 0, 0.0225), m.metal("steel", 0.18)))
    parts.append(extrude(rounded(0.018, 0.009, 0.002), 0.004, (0, 0, 0.002), steel, bevel=0.0006))
    return group(parts, at, (0, 0, turn))


def teeth_plate(at, turn=0):
    steel = m.metal("steel", 0.3)
    plate = extrude(rounded(0.03, 0.03, 0.003), 0.0008, (0, 0, 0.0006), steel, bevel=0.0002)
    hole(plate, 0.0045, (0, 0, 0.0006))
    spikes = [lathe([(0.002, 0), (0, 0.0024)], (x, y, 0.001), steel, sides=16) for x in (-0.01, 0.01) for y in (-0.01, 0.01)]
    return group([plate, *spikes], at, (0, 0, turn))


def earthing_set(rail=False):
    wire = m.surface("earth wire", "#3f8a34", Roughness=0.42)
    earthing_clamp((-0.05, -0.02, 0), 12)
    cable([(-0.14, 0.02, 0.0115), (-0.09, -0.018, 0.0115), (-0.046, -0.012, 0.0115), (-0.0, 0.002, 0.01), (0.03, 0.04, 0.006)], 0.0032, wire)
    for x, y, turn in ((0.02, -0.05, 40), (0.07, -0.03, -20), (-0.01, 0.04, 70)):
        earthing_clamp((x, y, 0), turn)
    for x, y, turn in ((0.06, 0.03, 18), (0.095, 0.015, -30), (0.075, 0.06, 50), (-0.075, -0.07, 8), (-0.035, -0.078, -24)):
        teeth_plate((x, y, 0), turn)
    if rail:
        bonding_bar((0.0, 0.13, 0))


def bonding_bar(at):
    """A nickel-plated bar under a clear cover foot, seven screw terminals."""
    x, y, z = at
    box((0.19, 0.04, 0.012), (x, y, 0.006), m.plastic("#7b8084", 0.45), 0.003)
    box((0.17, 0.014, 0.012), (x, y, 0.02), m.metal("nickel"), 0.001)
    places = [(x + a, y, 0.028) for a in spread(7, 0.155)]
    cylinders(0.005, 0.005, places, m.metal("steel"), "z", 32)
    for px, py, pz in places:
        box((0.0075, 0.0011, 0.0004), (px, py, pz + 0.0026), m.plastic("#22262a"), 0)
        cylinder(0.0034, 0.001, (px, y - 0.0071, 0.019), m.plastic("#0c0d0e", 0.7), "y", 0, sides=24)
