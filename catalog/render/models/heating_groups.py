"""Assemblies of the plant room: safety group, magnetite separator, radiator connection, heat meter."""

import materials as m
from brands import brand
from models.curves import cable
from models.gauges import dial
from models.plumbing import knurled, thread, union_nut
from models.small_valves import air_vent, female_end, safety_valve
from shapes import box, cylinder, extrude, group, hexagon, lathe, rounded, text


def safety_group(maker="fittwerk"):
    """Gauge between vent and safety valve on a brass bar, half of the insulation shell behind."""
    brass, look = m.metal("brass"), brand(maker)
    z = 0.075
    cylinder(0.0155, 0.15, (0, 0, z), brass, "x")
    for side in (-1, 1):
        cylinder(0.0185, 0.016, (side * 0.07, 0, z), brass, "x", bevel=0.003)
    cylinder(0.0165, 0.06, (0, 0, z - 0.03), brass)
    female_end(0.015, (0, 0, 0.012), brass, -1, "z")
    safety_valve(at=(0.058, 0, z + 0.01))
    air_vent(at=(-0.058, 0, z + 0.01))
    cylinder(0.009, 0.018, (0, 0, z + 0.02), brass)
    hexagon(0.019, 0.01, (0, 0, z + 0.032), brass)
    dial(0.0315, (0, -0.004, z + 0.068), share=0.38, target=0.5, depth=0.022)
    shell = m.foam(look["dark"])
    extrude(rounded(0.19, 0.076, 0.014), 0.026, (0, 0.027, z - 0.006), shell, "y", 0.004)
    extrude(rounded(0.19, 0.016, 0.006), 0.05, (0, 0.004, z - 0.038), shell, "y", 0.003)
    text(look["word"], 0.012, (-0.062, -0.0213, z - 0.038), m.plastic("#c9c2ae"), depth=0.0004)


def dirt_separator(maker="fittwerk"):
    """Brass head with rotating ports, black body with the magnet, drain tap below."""
    brass, look, z = m.metal("brass"), brand(maker), 0.15
    cylinder(0.018, 0.1, (0, 0, z), brass, "x")
    for side in (-1, 1):
        union_nut(0.046, 0.02, (side * 0.045, 0, z), brass, "x")
        thread(0.0165, 0.02, (side * 0.064, 0, z), brass, "x")
        cylinder(0.0125, 0.001, (side * 0.0742, 0, z), m.plastic("#1d1b18", 0.8), "x", bevel=0)
    lathe([(0.0001, 0), (0.027, 0), (0.034, 0.008), (0.036, 0.018), (0.036, 0.044), (0.032, 0.053), (0.02, 0.058), (0.0001, 0.058)], (0, 0, z - 0.034), brass)
    knurled(0.012, 0.012, (0, 0, z + 0.03), m.plastic("#22262a"), ribs=16)
    dark = m.plastic(look["dark"], 0.36)
    lathe([(0.0001, 0), (0.02, 0), (0.03, 0.01), (0.0335, 0.02), (0.0335, 0.086), (0.037, 0.088), (0.037, 0.097), (0.0001, 0.097)], (0, 0, 0.026), dark)
    for ring in range(2):
        cylinder(0.0365, 0.012, (0, 0, 0.062 + ring * 0.03), m.plastic(look["accent"], 0.35), bevel=0.002)
    cylinder(0.0372, 0.004, (0, 0, 0.117), m.metal("steel"), bevel=0.001)
    box((0.03, 0.002, 0.013), (0, -0.0365, 0.077), m.plastic("#eceae2", 0.5), 0.0006)
    text(look["word"], 0.0068, (0, -0.0378, 0.077), m.plastic(look["dark"]), depth=0.0002)
    hexagon(0.02, 0.01, (0, 0, 0.02), brass)
    cylinder(0.007, 0.03, (0, 0, 0.012), brass)
    cylinder(0.0085, 0.012, (0, 0, 0.006), brass, bevel=0.001)
    lever = box((0.03, 0.009, 0.004), (0.014, -0.012, 0.018), m.plastic("#b3262e", 0.35), 0.0018)
    lever.rotation_euler = (0, 0.1, 0.15)
    cylinder(0.005, 0.012, (0.0, -0.009, 0.018), brass, "y")


def radiator_valve(straight=False):
    """The H block under a bathroom radiator: unions up, connections down or to the wall, thermostatic insert at the side, white cover beside it."""
    chrome, z = m.metal("nickel", 0.14), 0.062 if straight else 0.018
    extrude(rounded(0.086, 0.028, 0.013), 0.026, (0, 0, z), chrome, "y", 0.004)
    for x in (-0.025, 0.025):
        cylinder(0.011, 0.02, (x, 0, z + 0.02), chrome)
        union_nut(0.03, 0.015, (x, 0, z + 0.034), chrome)
        thread(0.0125, 0.012, (x, 0, z + 0.048), chrome)
        hexagon(0.009, 0.001, (x, -0.0132, z), m.plastic("#2a2c2e", 0.6), "y")
        cylinder(0.0095, 0.004, (x, -0.0125, z), chrome, "y")
        if straight:
            cylinder(0.011, 0.03, (x, 0, z - 0.022), chrome)
            thread(0.013, 0.016, (x, 0, z - 0.045), chrome)
            cylinder(0.0085, 0.001, (x, 0, z - 0.0535), m.plastic("#1d1b18"))
        else:
            cylinder(0.011, 0.034, (x, 0.02, z), chrome, "y")
            thread(0.013, 0.016, (x, 0.044, z), chrome, "y")
    cylinder(0.0125, 0.016, (-0.05, 0, z), chrome, "x")
    thread(0.015, 0.011, (-0.062, 0, z), chrome, "x", 0.0015)
    knurled(0.0175, 0.02, (-0.076, 0, z), m.plastic("#2f3336", 0.35), "x", 26)
    cover = [extrude(rounded(0.1, 0.06, 0.012), 0.03, (0, 0, 0.03), m.plastic("#e8e7e3", 0.3), "y", 0.005), box((0.05, 0.001, 0.003), (0, -0.0153, 0.012), m.plastic("#c9c8c3"), 0)]
    group(cover, (0.1, 0.05, 0), (0, 0, -18))


def heat_meter(maker="pruefhain"):
    """Flow part with union ends, calculator on top, two sensor leads."""
    brass, look, z = m.metal("brass"), brand(maker), 0.03
    cylinder(0.016, 0.1, (0, 0, z), brass, "x")
    box((0.05, 0.03, 0.03), (0, 0, z), brass, 0.006)
    for side in (-1, 1):
        hexagon(0.034, 0.012, (side * 0.042, 0, z), brass, "x")
        thread(0.0145, 0.018, (side * 0.056, 0, z), brass, "x")
        cylinder(0.011, 0.001, (side * 0.0652, 0, z), m.plastic("#1d1b18", 0.8), "x", bevel=0)
    box((0.03, 0.028, 0.012), (0, 0, z + 0.02), m.plastic(look["dark"]), 0.002)
    body = [box((0.09, 0.07, 0.034), (0, 0, 0), m.plastic("#d5d8da", 0.4), 0.007), box((0.092, 0.072, 0.006), (0, 0, -0.004), m.plastic(look["accent"], 0.4), 0.003)]
    body += [box((0.05, 0.022, 0.001), (0, 0.012, 0.0172), m.gloss("#1d2a22"), 0.0004), box((0.044, 0.016, 0.0006), (0, 0.012, 0.0178), m.glow("#a8b89a", 0.45), 0)]
    body += [text("01842 kWh", 0.0085, (0, 0.012, 0.0184), m.plastic("#0d120e"), facing="top", depth=0.0001), text(look["word"], 0.009, (-0.018, -0.02, 0.0173), m.plastic(look["accent"]), facing="top", depth=0.0002)]
    body += [cylinder(0.006, 0.003, (0.03, -0.019, 0.0175), m.plastic(look["accent"]), bevel=0.001)]
    group(body, (0, 0, z + 0.05), (28, 0, 0))
    for x, colour in ((-0.03, "#b3262e"), (0.03, "#1f5fa8")):
        cable([(x, 0.03, z + 0.05), (x * 1.6, 0.05, z + 0.045), (x * 3.0, 0.03, 0.004), (x * 3.6, -0.02, 0.003), (x * 2.6, -0.05, 0.003), (x * 1.7, -0.055, 0.003)], 0.0022, m.rubber("#26282a"))
        probe = [cylinder(0.0035, 0.02, (0, 0, 0), m.plastic(colour), "x", bevel=0.001), cylinder(0.0026, 0.03, (-0.024 if x > 0 else 0.024, 0, 0), m.metal("steel"), "x")]
        group(probe, (x * 1.5, -0.0555, 0.0036), (0, 0, -6 if x > 0 else 6))
