"""What holds and seals pipes in walls: clamps, fire collar, wall duct."""

from math import cos, pi, sin

import materials as m
from brands import brand
from models.curves import cable
from models.pipe_stock import hollow
from shapes import box, cut, cylinder, extrude, group, hexagon, lathe, rounded, text


def pipe_clamp(radius=0.016, at=(0, 0, 0), turn=(0, 0, 0)):
    """Ring around the y axis: rubber inside the zinc band, ears with screws left and right, nut on top."""
    zinc, width = m.metal("zinc", 0.32), 0.02
    band = radius + 0.0045
    things = [hollow(radius + 0.0032, radius, width * 1.2, (0, 0, 0), m.rubber("#1c1e1f")), hollow(band, band - 0.0014, width, (0, 0, 0), zinc)]
    for rib in range(16):
        angle = rib * pi / 8
        things.append(cylinder(0.0011, width * 1.18, (cos(angle) * radius, 0, sin(angle) * radius), m.rubber("#1c1e1f"), "y", bevel=0, sides=10))
    for side in (-1, 1):
        for level in (-1, 1):
            things.append(box((0.015, width, 0.0016), (side * (band + 0.006), 0, level * 0.0022), zinc, 0.0006))
        things += [cylinder(0.0024, 0.02, (side * (band + 0.007), 0, 0.0), m.metal("steel"), bevel=0.0004), cylinder(0.0048, 0.003, (side * (band + 0.007), 0, 0.0055), m.metal("steel"), bevel=0.001)]
        things.append(box((0.007, 0.0008, 0.0004), (side * (band + 0.007), 0, 0.0071), m.plastic("#33363a"), 0))
        things.append(hexagon(0.008, 0.004, (side * (band + 0.007), 0, -0.0055), zinc))
    things += [hexagon(0.014, 0.012, (0, 0, band + 0.006), zinc), cylinder(0.0043, 0.0004, (0, 0, band + 0.0121), m.plastic("#17191b", 0.8))]
    return group(things, at, turn)


def clamps():
    for radius, at, turn in ((0.014, (-0.03, 0.03, 0.0235), (0, 0, 20)), (0.014, (0.04, 0.02, 0.0235), (0, 0, -30)), (0.014, (0.008, -0.05, 0.012), (-90, 0, 15))):
        pipe_clamp(radius, at, turn)


def fire_collar(radius=0.04, height=0.06, maker="fittwerk"):
    """Standing ring of stainless steel lined with graphite, three tabs at its foot."""
    steel, look = m.metal("steel", 0.3), brand(maker)
    hollow(radius + 0.016, radius + 0.0148, height, (0, 0, height / 2), steel, "z", 96)
    hollow(radius + 0.0148, radius, height * 0.98, (0, 0, height / 2), m.foam("#3a3a3c"), "z", 96)
    hollow(radius + 0.0175, radius + 0.0145, 0.003, (0, 0, height - 0.0015), steel, "z", 96)
    for step in range(3):
        angle = (-90 + step * 120) * pi / 180
        tab = box((0.034, 0.022, 0.002), (0, 0, 0.001), steel, 0.0008)
        hole = cylinder(0.0042, 0.01, (0.007, 0, 0.001), None, bevel=0)
        cut(tab, hole)
        lip = box((0.002, 0.022, 0.02), (-0.016, 0, 0.011), steel, 0.0008)
        group([tab, hole, lip], (cos(angle) * (radius + 0.033), sin(angle) * (radius + 0.033), 0), (0, 0, angle * 180 / pi))
    buckle = [box((0.02, 0.004, 0.026), (0, 0, 0), steel, 0.001), box((0.012, 0.005, 0.004), (0, -0.001, 0.004), m.plastic("#2a2c2e"), 0.001)]
    angle = -35 * pi / 180
    group(buckle, (cos(angle) * (radius + 0.018), sin(angle) * (radius + 0.018), height * 0.5), (0, 0, 55))
    plate = [box((0.055, 0.0012, 0.036), (0, 0, 0.018), m.plastic("#e9e8e2", 0.5), 0.0005), box((0.055, 0.0004, 0.009), (0, -0.0008, 0.0315), m.plastic(look["accent"]), 0)]
    plate += [text("R 90", 0.011, (0, -0.0008, 0.019), m.plastic("#22262a"), depth=0.0002), text("Rohrabschottung", 0.0048, (0, -0.0008, 0.008), m.plastic("#22262a"), "Regular", depth=0.0002)]
    group(plate, (0.085, -0.05, 0), (-14, 0, -14))


def wall_duct(length=0.4, maker="fittwerk"):
    """Lining tube with flange; two insulated pipes and three cables pass its seal."""
    look, radius, z = brand(maker), 0.1, 0.125
    grey = m.plastic("#8f9698", 0.45)
    hollow(radius, radius - 0.006, length, (0, 0, z), grey, "y", 96)
    hollow(radius + 0.025, radius - 0.004, 0.012, (0, -length / 2 + 0.03, z), grey, "y", 96)
    for ring in range(7):
        hollow(radius + 0.0035, radius - 0.002, 0.008, (0, -length / 2 + 0.09 + ring * 0.045, z), grey, "y", 96)
    cylinder(radius - 0.006, 0.03, (0, -length / 2 + 0.018, z), m.rubber("#202224"), "y", bevel=0.004)
    for x, colour in ((-0.042, "#b3262e"), (0.042, "#1f5fa8")):
        cylinder(0.036, length + 0.18, (x, 0, z + 0.012), m.foam("#2b2e30"), "y", bevel=0.002)
        cylinder(0.016, length + 0.3, (x, 0, z + 0.012), m.plastic("#d6d5cf", 0.35), "y", bevel=0.001)
        cylinder(0.0125, 0.001, (x, -length / 2 - 0.1502, z + 0.012), m.plastic("#15171a", 0.9), "y", bevel=0)
        cylinder(0.0363, 0.02, (x, -length / 2 - 0.06, z + 0.012), m.plastic(colour, 0.45), "y", bevel=0.001)
    for step in range(3):
        x = -0.03 + step * 0.03
        cable([(x, length / 2, z - 0.055), (x, -length / 2 - 0.02, z - 0.055), (x * 1.3, -length / 2 - 0.09, z - 0.07), (x * 1.8, -length / 2 - 0.16, z - 0.09)], 0.006, m.rubber("#17191b"))
    for step in range(8):
        angle = (step + 0.5) * pi / 4
        hexagon(0.009, 0.006, (cos(angle) * (radius - 0.014), -length / 2, z + sin(angle) * (radius - 0.014)), m.metal("steel"), "y")
    words = text(look["word"], 0.026, (0, -length / 2 + 0.0236, z - radius - 0.0135), m.plastic("#2f3335"), depth=0.0004)
    words.data.size = 0.014
