"""What holds a rail on the roof: hooks for tiles and slate, hanger bolts, clamps for metal seams."""

from math import pi

import materials as m
from models.bent import bar, hole, profile
from models.many import cylinders
from models.rails import SECTION, finish
from shapes import box, cut, cylinder, extrude, hexagon, lathe, rounded, tube


def plate(size, thick, at, material, holes=(), radius=0.0045):
    thing = extrude(rounded(*size, 0.006), thick, at, material, bevel=0.0007)
    for x, y in holes:
        hole(thing, radius, (at[0] + x, at[1] + y, at[2]))
    return thing


def slot(thing, at, length, width, axis="x"):
    """A long hole through a plate that stands across x."""
    x, y, z = at
    return cut(thing, box((0.05, width, length), at, None, width * 0.45, 4)) if axis == "x" else cut(thing, box((width, 0.05, length), at, None, width * 0.45, 4))


def roof_hook():
    """Adjustable three ways: the arm hangs in a bracket that slides on the base plate."""
    steel = m.metal("steel", 0.3)
    plate((0.17, 0.075), 0.005, (0, 0, 0.0025), steel, [(x, y) for x in (-0.07, -0.045, 0.045, 0.07) for y in (-0.024, 0.024)])
    bar([(-0.022, 0.005), (-0.022, 0.062), (-0.018, 0.062)], 0.005, 0.05, (0, 0, 0), steel, 0.002)
    for y in (-0.0225, 0.0225):
        extrude([(-0.022, 0.005), (0.03, 0.005), (-0.012, 0.064), (-0.022, 0.064)], 0.004, (0, y, 0), steel, "y", 0.0006)
    arm = bar([(-0.015, 0.05), (0.11, 0.05), (0.138, 0.064), (0.15, 0.09), (0.15, 0.165)], 0.006, 0.03, (0, 0, 0), steel, 0.012)
    slot(arm, (0.15, 0, 0.135), 0.038, 0.011)
    for z in (0.03, 0.05):
        cylinder(0.004, 0.06, (-0.006, 0, z), m.metal("steel"), "y", sides=24)
        hexagon(0.013, 0.007, (-0.006, -0.0285, z), m.metal("steel", 0.22), "y")
        cylinder(0.0085, 0.0014, (-0.006, -0.0252, z), m.metal("steel"), "y", 0.0003, sides=32)


def plain_hook():
    """For plain tiles: a long flat arm welded to a plate with eight holes."""
    steel = m.metal("brushed", 0.34)
    plate((0.08, 0.18), 0.005, (0, 0, 0.0025), steel, [(x, y) for x in (-0.026, 0.026) for y in (-0.075, -0.045, 0.045, 0.075)])
    arm = bar([(0, 0.004), (0, 0.03), (0.19, 0.036), (0.225, 0.05), (0.225, 0.135)], 0.005, 0.03, (0, 0, 0), steel, 0.012)
    slot(arm, (0.225, 0, 0.108), 0.036, 0.011)
    for x in (-0.004, 0.004):
        tube([(x, -0.015, 0.006), (x, 0.015, 0.006)], 0.0022, m.metal("zinc", 0.45))


def slate_hook():
    """A flashing plate in slate colour, a raised seat with gasket, and the hook on it."""
    lead = m.bumpy(m.paint("#43494d", 0.55), 500, 0.08)
    sheet = extrude(rounded(0.3, 0.4, 0.008), 0.0016, (0, 0, 0.0012), lead, bevel=0.0004)
    sheet.rotation_euler = (0, 0, pi / 2)
    extrude(rounded(0.13, 0.09, 0.02), 0.006, (-0.04, 0, 0.004), lead, bevel=0.003)
    extrude(rounded(0.1, 0.062, 0.012), 0.004, (-0.04, 0, 0.0085), m.rubber(), bevel=0.001)
    steel = m.metal("steel", 0.3)
    plate((0.092, 0.056), 0.005, (-0.04, 0, 0.0128), steel)
    for x in (-0.072, -0.008):
        hexagon(0.014, 0.006, (x, 0, 0.0183), steel)
        cylinder(0.0105, 0.0018, (x, 0, 0.0158), steel, sides=40)
    arm = bar([(-0.04, 0.014), (-0.04, 0.045), (0.06, 0.05), (0.085, 0.066), (0.085, 0.14)], 0.006, 0.032, (0, 0, 0), steel, 0.012)
    slot(arm, (0.085, 0, 0.112), 0.034, 0.011)


def thread(radius, pitch, low, high, depth=0.0007):
    """Saw-toothed rings look like a thread."""
    count = int((high - low) / pitch)
    points = [(0, low)]
    for step in range(count):
        points += [(radius - depth, low + step * pitch), (radius, low + (step + 0.5) * pitch)]
    return points + [(radius - depth, high), (0, high)]


def hanger_bolt(length=0.25, radius=0.006):
    """Wood thread below, gasket, nuts and the plate that carries the rail above."""
    steel = m.metal("steel", 0.24)
    wood = thread(radius, 0.005, 0.016, length * 0.46, 0.0016)
    lathe([(0, 0), (0.0012, 0.001), (radius * 0.8, 0.016), *wood[1:]], (0, 0, 0), steel, sides=48)
    cylinder(radius * 0.86, length * 0.1, (0, 0, length * 0.5), steel, sides=48)
    lathe(thread(radius, 0.0016, length * 0.53, length), (0, 0, 0), steel, sides=48)
    hexagon(0.009, 0.008, (0, 0, length + 0.004), steel)
    seal = length * 0.5
    lathe([(radius, 0), (0.0125, 0.0), (0.0165, 0.004), (0.0165, 0.008), (0.0105, 0.014), (0.0085, 0.022), (radius, 0.022)], (0, 0, seal), m.rubber(), sides=64)
    for z in (seal + 0.026, length * 0.8, length * 0.8 + 0.0225):
        hexagon(0.0185, 0.0095, (0, 0, z), steel)
        lathe([(0.006, 0), (0.0135, 0), (0.0138, 0.0012), (0.0095, 0.003), (0.006, 0.003)], (0, 0, z - 0.0065), steel, sides=64)
    holder = bar([(-0.022, 0), (0.085, 0)], 0.005, 0.034, (0, 0, length * 0.8 + 0.0115), m.metal("brushed"), 0)
    cut(holder, box((0.042, 0.011, 0.05), (0.052, 0, length * 0.8 + 0.0115), None, 0.0052, 4))


def seam_clamp(seam="double"):
    """Two steel jaws around the seam of a piece of roof, closed by two screws, a bolt for the rail on top."""
    sheet = m.surface("roof sheet", "#7d8488", Metallic=0.85, Roughness=0.42)
    box((0.17, 0.17, 0.0015), (0, 0, 0.0008), sheet, 0.0005)
    steel = m.metal("steel", 0.26)
    if seam == "double":
        box((0.0035, 0.17, 0.03), (0, 0, 0.016), sheet, 0.001)
        box((0.008, 0.17, 0.008), (-0.002, 0, 0.029), sheet, 0.0012)
        low, wide = 0.006, 0.022
    else:
        box((0.003, 0.17, 0.03), (0, 0, 0.016), sheet, 0.001)
        cylinder(0.0115, 0.17, (0, 0, 0.038), sheet, "y", sides=48)
        low, wide = 0.006, 0.034
    tall = 0.062 if seam == "double" else 0.072
    jaw = [(-wide / 2 - 0.008, low), (-0.0035, low), (-0.0035, low + 0.008), (-wide / 2, low + 0.016), (-wide / 2, tall - 0.008), (wide / 2, tall - 0.008),
           (wide / 2, low + 0.016), (0.0035, low + 0.008), (0.0035, low), (wide / 2 + 0.008, low), (wide / 2 + 0.008, tall), (-wide / 2 - 0.008, tall)]
    extrude(jaw, 0.06, (0, 0, 0), steel, "y", 0.0012)
    for y in (-0.017, 0.017):
        hexagon(0.013, 0.007, (wide / 2 + 0.0125, y, low + 0.024), m.metal("steel", 0.2), "x")
        cylinder(0.0085, 0.0014, (wide / 2 + 0.0088, y, low + 0.024), steel, "x", 0.0003, sides=32)
    cylinder(0.0045, 0.04, (0, 0, tall + 0.018), steel, sides=32)
    hexagon(0.0165, 0.008, (0, 0, tall + 0.012), m.metal("steel", 0.2))
    cylinder(0.011, 0.0016, (0, 0, tall + 0.007), steel, sides=40)
    for step in range(12):
        cylinder(0.0049, 0.0008, (0, 0, tall + 0.0185 + step * 0.0016), steel, sides=32, bevel=0)


def short_rail(length=0.4):
    """On a piece of trapezoidal sheet: rail, sealing strip, four thin-sheet screws."""
    outline = [(-0.21, 0), (-0.13, 0), (-0.105, 0.035), (-0.035, 0.035), (-0.01, 0), (0.07, 0), (0.095, 0.035), (0.165, 0.035), (0.19, 0), (0.21, 0)]
    sheet = m.surface("trapezoid", "#8f4b3c", Roughness=0.4, Specular=0.4)
    bar(outline, 0.0012, 0.5, (0.07, 0, 0), sheet, 0.004, bevel=0)
    base = [(-26, 0), (26, 0), (26, 3), (20, 3), *[(x, z * 0.92 + 1) for x, z in SECTION[2:-1]], (-20, 38), (-20, 3), (-26, 3)]
    box((0.054, length, 0.002), (0, 0, 0.0365), m.rubber(), 0.0004)
    profile(base, length, (0, 0, 0.0375), finish("silver"))
    for side in (-1, 1):
        places = [(side * 0.0232, y, 0.0425) for y in (-length * 0.42, length * 0.42)]
        for place in places:
            hexagon(0.007, 0.004, place, m.metal("steel"))
        cylinders(0.006, 0.0012, [(px, py, pz - 0.0018) for px, py, pz in places], m.metal("steel"))
