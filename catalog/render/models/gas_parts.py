"""Gas fittings: ball valves with a yellow handle, flow limiter, sheathed hose."""

import materials as m
from models.pipework import bent, socket
from shapes import box, cylinder, extrude, hexagon, lathe, text, tube

YELLOW = "#e3b505"


def gas_valve(angled=False, radius=0.0145):
    """Lies along x; the fusible cut-off is the long end at the right, or above in the angled form."""
    nickel = m.metal("nickel")
    z = 0.03
    lathe([(radius * 0.9, -0.03), (radius * 1.25, -0.016), (radius * 1.34, 0), (radius * 1.25, 0.016), (radius * 0.9, 0.03)], (0, 0, z), nickel, "x")
    cylinder(radius * 0.95, 0.05 if angled else 0.1, (-0.008 if angled else 0.022, 0, z), nickel, "x")
    hexagon(radius * 2.5, 0.018, (-0.036, 0, z), nickel, "x")
    socket(radius * 1.12, 0.008, (-0.048, 0, z), nickel, "x")
    if angled:
        lathe([(radius * 1.15, 0.0), (radius * 1.15, 0.03), (radius * 1.25, 0.034), (radius * 1.25, 0.062), (radius, 0.066)], (0.012, 0, z + 0.006), nickel)
        hexagon(radius * 2.5, 0.018, (0.012, 0, z + 0.08), nickel)
        socket(radius * 1.12, 0.008, (0.012, 0, z + 0.092), nickel)
        badge((0.012, -radius * 1.27, z + 0.054))
    else:
        lathe([(radius, 0.028), (radius * 1.22, 0.032), (radius * 1.22, 0.07), (radius, 0.074)], (0, 0, z), nickel, "x")
        hexagon(radius * 2.5, 0.018, (0.08, 0, z), nickel, "x")
        socket(radius * 1.12, 0.008, (0.092, 0, z), nickel, "x")
        badge((0.05, -radius * 1.24, z))
    lever((0, 0, z), radius, angled)


def badge(at):
    x, y, z = at
    box((0.024, 0.0008, 0.012), at, m.plastic("#e9e4cf", 0.5), 0)
    text("GT 1", 0.008, (x, y - 0.0008, z), m.plastic("#8a1f1f", 0.5))


def lever(at, radius, angled):
    """Spindle, nut and the bent lever with its yellow sleeve; in the angled form it looks to the front."""
    x, y, z = at
    if angled:
        cylinder(0.006, 0.02, (x, y - radius * 1.3 - 0.006, z), m.metal("nickel"), "y", 0.001)
        box((0.016, 0.005, 0.05), (x - 0.012, y - radius * 1.3 - 0.017, z - 0.003), m.plastic(YELLOW, 0.4), 0.002).rotation_euler = (0, 1.1, 0)
        hexagon(0.012, 0.005, (x, y - radius * 1.3 - 0.021, z), m.metal("zinc"), "y")
        return
    cylinder(0.006, 0.02, (x, y, z + radius * 1.3 + 0.006), m.metal("nickel"), bevel=0.001)
    outline = [(-0.012, 0.0), (0.02, 0.0), (0.034, 0.012), (0.095, 0.012), (0.095, 0.015), (0.033, 0.015), (0.019, 0.003), (-0.012, 0.003)]
    extrude(outline, 0.017, (x, y, z + radius * 1.3 + 0.015), m.plastic(YELLOW, 0.4), "y", 0.0012)
    hexagon(0.012, 0.006, (x, y, z + radius * 1.3 + 0.02), m.metal("zinc"))
    text("GAS", 0.0085, (x + 0.066, y, z + radius * 1.3 + 0.0304), m.plastic("#26292b", 0.5), facing="top")


def gas_limiter():
    """A turned body with two hexagons and the arrow of the flow."""
    nickel = m.metal("nickel")
    z = 0.026
    lathe([(0.019, -0.034), (0.024, -0.026), (0.024, 0.026), (0.019, 0.034)], (0, 0, z), nickel, "x")
    for side in (-1, 1):
        hexagon(0.046, 0.016, (side * 0.042, 0, z), nickel, "x")
        socket(0.0205, 0.008, (side * 0.053, 0, z), nickel, "x")
    lathe([(0.0242, -0.02), (0.0246, -0.019), (0.0246, 0.019), (0.0242, 0.02)], (0, 0, z), m.plastic(YELLOW, 0.45), "x")
    front = -0.0252
    text("2,5 m³/h", 0.0068, (0, front, z + 0.006), m.plastic("#26292b", 0.5))
    extrude([(-0.014, -0.0015), (0.006, -0.0015), (0.006, -0.004), (0.014, 0), (0.006, 0.004), (0.006, 0.0015), (-0.014, 0.0015)], 0.0008, (0, front, z - 0.006), m.plastic("#26292b", 0.5), "y", 0)


def gas_hose():
    """A loop of sheathed corrugated hose, both ends with union nuts before it."""
    sheath = m.plastic(YELLOW, 0.35)
    line = [(-0.17, -0.12, 0.014), (-0.12, -0.04, 0.014), (-0.12, 0.08, 0.014), (-0.02, 0.17, 0.014), (0.11, 0.12, 0.014), (0.13, -0.01, 0.016), (0.03, -0.09, 0.03), (-0.06, -0.03, 0.038), (-0.05, 0.07, 0.03), (0.04, 0.1, 0.016), (0.16, 0.02, 0.014), (0.2, -0.12, 0.014)]
    hose = bent(line, 0.0105, sheath, steps=40)
    for step, point in enumerate(hose.data.splines[0].points):
        point.radius = 1.0 if step % 4 < 2 else 0.86
    for here, back in ((line[0], line[1]), (line[-1], line[-2])):
        fitting(here, back)


def fitting(here, back):
    """Sleeve, nut and collar along the last stretch of the hose."""
    way = [a - b for a, b in zip(here, back)]
    reach = sum(v * v for v in way) ** 0.5
    unit = [v / reach for v in way]
    place = lambda d: tuple(p + u * d for p, u in zip(here, unit))
    nickel = m.metal("nickel")
    tube([place(-0.006), place(0.016)], 0.0125, nickel, smooth=False)
    tube([place(0.016), place(0.034)], 0.0155, nickel, smooth=False, sides=1)
    tube([place(0.034), place(0.037)], 0.0128, m.plastic("#202224", 0.7), smooth=False)
