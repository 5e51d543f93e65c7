"""Pipe in lengths and coils, and the tubes that insulate it."""

from math import cos, pi, sin

import materials as m
from brands import brand
from models.winding import strap, tag
from shapes import box, coil, cylinder, group, lathe, text


def hollow(outer, inner, length, at, material, axis="y", sides=64):
    return lathe([(inner, -length / 2), (outer, -length / 2), (outer, length / 2), (inner, length / 2), (inner, -length / 2)], at, material, axis, sides)


def pipe_stack(radius=0.009, rows=4, length=0.5, maker="kupferau"):
    """Lengths of copper pipe stacked, cut ends to the viewer, one with its cap."""
    copper, look = m.metal("copper"), brand(maker)
    step = radius * 2.02
    for row in range(rows):
        for place in range(rows - row):
            x = (place - (rows - row - 1) / 2) * step
            z = radius + row * step * 0.866
            shift = 0.012 * ((place * 7 + row * 5) % 4)
            hollow(radius, radius * 0.86, length, (x, shift, z), copper)
            cylinder(radius * 0.86, 0.004, (x, shift - length / 2 + 0.03, z), m.plastic("#2a1a10", 0.9), "y", bevel=0)
            if (place + row) % 3 == 0:
                cylinder(radius * 1.06, 0.012, (x, shift - length / 2 + 0.002, z), m.plastic(look["accent"], 0.4), "y", bevel=0.002)


def copper_coil(radius=0.0075, inner=0.2, turns=6, layers=4, maker="kupferau", words=("15 × 1 mm", "25 m")):
    """A coil of soft pipe standing on its edge."""
    copper = m.metal("copper")
    depth, outer = turns * radius * 2.06 + radius * 1.5, inner + (layers - 1) * radius * 1.9 + radius
    things = [coil(inner, radius, turns, layers, (0, 0, 0), copper, "y")]
    things += [strap(inner - radius, outer, depth, pi / 3 + step * 2 * pi / 3, "#e4e1d8") for step in range(3)]
    things += tag(maker, words, outer * 0.5, (0, -depth / 2 - 0.008, -(inner + outer) / 2 * 0.93))
    group(things, (0, 0, outer))


def foam_coil(radius=0.0165, pipe=0.008, inner=0.24, turns=3, layers=3, colour="#a92a2f", maker="kupferau", words=("16 × 2 mm", "50 m")):
    """Multilayer pipe in its red foam sleeve; a bare white end sticks out."""
    sleeve = m.surface("foam film", colour, Roughness=0.55, Specular=0.35)
    depth, outer = turns * radius * 2.06 + radius * 1.5, inner + (layers - 1) * radius * 1.9 + radius
    end = inner + (layers - 1) * radius * 1.9
    things = [coil(inner, radius, turns, layers, (0, 0, 0), sleeve, "y")]
    y = -turns * radius * 1.03
    things += [cylinder(radius, 0.05, (end, y, 0.02), sleeve, bevel=0.002), cylinder(pipe, 0.09, (end, y, 0.085), m.plastic("#d9d7d0", 0.35)), cylinder(pipe * 0.75, 0.001, (end, y, 0.1302), m.plastic("#17191b", 0.8), bevel=0)]
    things += [strap(inner - radius, outer, depth, 1.1 + step * 2 * pi / 3, "#2a2e31") for step in range(3)]
    things += tag(maker, words, outer * 0.44, (0, -depth / 2 - 0.008, -(inner + outer) / 2 * 0.93))
    group(things, (0, 0, outer))


def insulation(outer=0.045, inner=0.014, length=0.5, colour="#1b1d1f", core="#26282a", rows=2, foil=False, maker="fittwerk"):
    """Slit tubes in a pile: black rubber, or mineral wool in aluminium foil."""
    skin = m.bumpy(m.surface(f"foil {colour}", colour, Metallic=1.0, Roughness=0.36), 90, 0.5) if foil else m.foam(colour)
    fill, look = m.foam(core), brand(maker)
    places = [((place - (rows - row - 1) / 2) * outer * 2.03, outer + row * outer * 1.76) for row in range(rows) for place in range(rows - row)]
    for index, (x, z) in enumerate(places):
        y = 0.02 * (index % 3)
        hollow(outer, outer * 0.985, length, (x, y, z), skin)
        hollow(outer * 0.985, inner, length * 0.998, (x, y, z), fill)
        cylinder(inner, 0.002, (x, y - length * 0.35, z), m.plastic("#0b0c0d", 0.9), "y", bevel=0)
        angle = (100 + index * 17) * pi / 180
        seam = box((0.0016 if not foil else 0.02, length * 0.999, 0.0012), (x + cos(angle) * outer, y, z + sin(angle) * outer), m.plastic("#0f1112" if not foil else "#dfe2e4", 0.6), 0)
        seam.rotation_euler = (0, pi / 2 - angle, 0)
        slit = box((outer - inner, 0.002, 0.0012), (x + cos(angle) * (outer + inner) / 2, y - length / 2, z + sin(angle) * (outer + inner) / 2), m.plastic("#0b0c0d", 0.9), 0)
        slit.rotation_euler = (0, -angle, 0)
    if foil:
        return
    x, z = places[-1]
    words = text(look["word"], outer * 0.34, (x, -length * 0.12, z + outer * 1.002), m.plastic("#9a9ca0", 0.7), facing="top", depth=0.0003)
    words.rotation_euler = (0, 0, pi / 2)
