"""Valves that set flow and pressure: balancing valve, diverting valve with motor, pressure reducer."""

import materials as m
from brands import brand
from models.curves import cable
from models.gauges import dial
from models.plumbing import knurled, thread, union_nut
from models.small_valves import female_end
from shapes import box, cylinder, group, hexagon, lathe, sphere, text


def balancing_valve(maker="fittwerk", pipe=0.012):
    """Oblique bonnet with a numbered handwheel, two test points."""
    brass, z, look = m.metal("brass"), 0.024, brand(maker)
    sphere(pipe * 1.65, (0, 0, z), brass, (1.15, 0.92, 0.92))
    cylinder(pipe * 1.22, pipe * 4.4, (0, 0, z), brass, "x")
    for side in (-1, 1):
        female_end(pipe, (side * pipe * 2.7, 0, z), brass, side)
    wheel = m.plastic("#20262b", 0.38)
    bonnet = [
        cylinder(pipe * 1.25, 0.034, (0, 0, 0.018), brass),
        hexagon(pipe * 2.7, 0.009, (0, 0, 0.035), brass),
        cylinder(0.0075, 0.01, (0, 0, 0.043), m.metal("steel")),
        *knurled(0.0225, 0.026, (0, 0, 0.06), wheel, ribs=26),
        cylinder(0.0205, 0.004, (0, 0, 0.0745), m.plastic(look["accent"], 0.35), bevel=0.001),
        box((0.018, 0.0012, 0.009), (0, -0.0248, 0.06), m.plastic("#f2f1ec", 0.5), 0.0004),
        text("2.4", 0.0075, (0, -0.0256, 0.06), m.plastic("#17191b"), depth=0.0002),
    ]
    group(bonnet, (0.002, 0, z), (0, 38, 0))
    for x, colour in ((-0.021, "#b3262e"), (-0.004, "#1f5fa8")):
        point = [hexagon(0.011, 0.007, (0, 0, 0.0135), brass), cylinder(0.0042, 0.016, (0, 0, 0.022), brass), cylinder(0.0058, 0.013, (0, 0, 0.031), m.plastic(colour, 0.35), bevel=0.002)]
        group(point, (x, -0.006, z), (28, -22, 0))


def three_way_valve(maker="fittwerk", pipe=0.013):
    """Brass body with three male ends, the actuator clicked on from the front, cable hanging out."""
    look, nickel, z = brand(maker), m.metal("brass"), 0.066
    sphere(0.024, (0, 0.012, z), nickel)
    cylinder(pipe * 1.15, 0.09, (0, 0.012, z), nickel, "x")
    cylinder(pipe * 1.15, 0.045, (0, 0.012, z - 0.024), nickel)
    for side in (-1, 1):
        thread(pipe * 1.22, 0.016, (side * 0.052, 0.012, z), nickel, "x")
        hexagon(0.036, 0.008, (side * 0.04, 0.012, z), nickel, "x")
        cylinder(pipe * 0.85, 0.001, (side * 0.0602, 0.012, z), m.plastic("#1d1b18", 0.8), "x", bevel=0)
    thread(pipe * 1.22, 0.016, (0, 0.012, 0.008), nickel)
    hexagon(0.036, 0.008, (0, 0.012, 0.02), nickel)
    for letter, x, up in (("A", -0.03, z + 0.002), ("B", 0.03, z + 0.002)):
        text(letter, 0.009, (x, 0.012 - pipe * 1.17, up), m.plastic("#5a4310"), depth=0.0003)
    cylinder(0.014, 0.02, (0, -0.014, z), m.plastic(look["dark"]), "y")
    y = -0.046
    box((0.074, 0.05, 0.088), (0, y, z + 0.016), m.plastic("#d9d8d3", 0.4), 0.008)
    box((0.076, 0.006, 0.09), (0, y + 0.012, z + 0.016), m.plastic(look["dark"], 0.4), 0.003)
    face = y - 0.0252
    text(look["word"], 0.0105, (0, face, z + 0.044), m.plastic(look["accent"]), depth=0.0003)
    text("230 V~  8 s  IP54", 0.0055, (0, face, z - 0.02), m.plastic("#3a3d40"), "Regular", depth=0.0002)
    cylinder(0.011, 0.002, (0, face - 0.0004, z + 0.014), m.plastic("#f4f3ef"), "y")
    box((0.004, 0.004, 0.02), (0, face - 0.002, z + 0.014), m.plastic(look["accent"], 0.35), 0.0012)
    cylinder(0.006, 0.012, (0.02, y, z - 0.033), m.plastic("#22262a"))
    cable([(0.02, y, z - 0.035), (0.021, y, z - 0.06), (0.03, y - 0.01, 0.006), (0.06, y - 0.02, 0.0035), (0.09, y + 0.0, 0.0035), (0.075, y + 0.04, 0.0035), (0.05, y + 0.03, 0.0035)], 0.0033, m.rubber("#2a2c2e"))


def pressure_reducer(maker="fittwerk", pipe=0.012):
    """Unions left and right, ribbed knob on top, strainer cup below, gauge in front."""
    brass, z, look = m.metal("nickel"), 0.058, brand(maker)
    sphere(0.025, (0, 0, z), brass)
    cylinder(pipe * 1.2, 0.08, (0, 0, z), brass, "x")
    for side in (-1, 1):
        union_nut(0.034, 0.017, (side * 0.046, 0, z), m.metal("brass"), "x")
        cylinder(pipe * 1.05, 0.012, (side * 0.06, 0, z), m.metal("brass"), "x")
        thread(pipe * 1.1, 0.016, (side * 0.072, 0, z), m.metal("brass"), "x")
        cylinder(pipe * 0.8, 0.001, (side * 0.0802, 0, z), m.plastic("#1d1b18", 0.8), "x", bevel=0)
    lathe([(0.0001, 0), (0.017, 0), (0.0215, 0.006), (0.0215, 0.03), (0.019, 0.034), (0.0001, 0.034)], (0, 0, 0), m.clear_plastic("#dfe9ec"))
    cylinder(0.0125, 0.026, (0, 0, 0.018), m.metal("zinc"), bevel=0.001)
    hexagon(0.044, 0.009, (0, 0, 0.036), brass)
    dark = m.plastic(look["dark"], 0.4)
    lathe([(0.0001, 0), (0.024, 0), (0.024, 0.008), (0.0215, 0.018), (0.0205, 0.042), (0.0001, 0.042)], (0, 0, z + 0.018), dark)
    knurled(0.0225, 0.024, (0, 0, z + 0.074), dark, ribs=26)
    cylinder(0.018, 0.002, (0, 0, z + 0.087), m.plastic(look["accent"]), bevel=0.0005)
    box((0.02, 0.001, 0.016), (0, -0.0222, z + 0.046), m.plastic("#f2f1ec", 0.5), 0.0003)
    for step, word in enumerate(("2", "4", "6")):
        text(word, 0.005, (0.005, -0.0231, z + 0.041 + step * 0.005), m.plastic("#17191b"), depth=0.0002)
    cylinder(0.005, 0.012, (0, -0.028, z), m.metal("brass"), "y")
    dial(0.021, (0, -0.042, z), ("0", "2", "4", "6", "8", "10"), "bar", 0.4)
