"""House water: backwash filter and the filling station of a heating system. Both hang on the wall."""

import materials as m
from brands import brand
from models.gauges import dial
from models.plumbing import knurled, thread, union_nut
from models.small_valves import wings
from shapes import box, cylinder, group, hexagon, lathe, sphere, text


def backwash_filter(maker="weichwald"):
    look, nickel, z = brand(maker), m.metal("nickel"), 0.21
    cylinder(0.017, 0.15, (0, 0.03, z), nickel, "x")
    for side in (-1, 1):
        union_nut(0.044, 0.02, (side * 0.062, 0.03, z), m.metal("brass"), "x")
        cylinder(0.015, 0.02, (side * 0.08, 0.03, z), m.metal("brass"), "x")
        thread(0.0165, 0.022, (side * 0.098, 0.03, z), m.metal("brass"), "x")
    cylinder(0.03, 0.016, (0, 0.022, z), nickel, "y", bevel=0.003)
    sphere(0.037, (0, -0.01, z), nickel, (1, 0.95, 0.9))
    # Knob of the pressure reducer above, bowl with the sieve below.
    dark = m.plastic(look["dark"], 0.38)
    lathe([(0.0001, 0), (0.03, 0), (0.031, 0.01), (0.027, 0.024), (0.026, 0.05), (0.0001, 0.05)], (0, -0.01, z + 0.026), dark)
    knurled(0.0275, 0.024, (0, -0.01, z + 0.084), m.plastic(look["accent"], 0.35), ribs=28)
    hexagon(0.078, 0.012, (0, -0.01, z - 0.034), m.plastic(look["dark"], 0.4))
    lathe([(0.038, 0.108), (0.038, 0.02), (0.034, 0.006), (0.026, 0), (0.024, 0.003), (0.032, 0.009), (0.0355, 0.022), (0.0355, 0.108), (0.038, 0.108)], (0, -0.01, z - 0.148), m.clear_plastic("#e6f2f5"))
    mesh = m.bumpy(m.surface("sieve", "#b9bdbf", Metallic=1.0, Roughness=0.5), 1400, 0.8)
    cylinder(0.021, 0.09, (0, -0.01, z - 0.088), mesh, bevel=0.001)
    for ring in range(4):
        cylinder(0.0225, 0.003, (0, -0.01, z - 0.05 - ring * 0.026), m.plastic("#e8e8e4", 0.4), bevel=0.0008)
    knurled(0.024, 0.02, (0, -0.01, z - 0.158), m.plastic(look["accent"], 0.35), ribs=24)
    cylinder(0.012, 0.014, (0, -0.01, z - 0.174), m.plastic("#d8d8d4"))
    lathe([(0.006, 0), (0.01, 0.002), (0.024, 0.02), (0.0225, 0.02), (0.0085, 0.004), (0.006, 0)], (0, -0.01, z - 0.208), m.plastic("#d8d8d4", 0.4))
    for side, share in ((-1, 0.55), (1, 0.4)):
        dial(0.019, (side * 0.046, -0.028, z + 0.008), ("0", "4", "8", "12", "16"), "bar", share, turn=(0, 0, side * 26))
        cylinder(0.005, 0.03, (side * 0.036, -0.012, z + 0.004), m.metal("brass"), "x")
    box((0.03, 0.002, 0.012), (0, -0.0468, z + 0.004), m.plastic("#f0efeb", 0.5), 0.0006)
    text(look["word"], 0.0062, (0, -0.048, z + 0.004), m.plastic(look["accent"]), depth=0.0002)


def filling_station(maker="weichwald"):
    """From left to right: tap, backflow preventer with funnel, pressure reducer with gauge, tap."""
    look, brass, z, y = brand(maker), m.metal("brass"), 0.1, 0.0
    cylinder(0.0125, 0.27, (0, y, z), brass, "x")
    for side in (-1, 1):
        union_nut(0.034, 0.015, (side * 0.118, y, z), brass, "x")
        thread(0.0125, 0.018, (side * 0.14, y, z), brass, "x")
        cylinder(0.0095, 0.001, (side * 0.1492, y, z), m.plastic("#1d1b18", 0.8), "x", bevel=0)
        sphere(0.017, (side * 0.09, y, z), brass)
        cylinder(0.006, 0.02, (side * 0.09, y - 0.02, z), brass, "y")
        group(wings("#1f5fa8", (0, 0, 0), 0.011), (side * 0.09, y - 0.03, z), (90, 0, 0))
    box((0.062, 0.044, 0.04), (-0.036, y, z + 0.002), m.metal("brass", 0.32), 0.009)
    for x in (-0.054, -0.036, -0.018):
        cylinder(0.0058, 0.012, (x, y - 0.024, z + 0.008), brass, "y")
        cylinder(0.0062, 0.005, (x, y - 0.031, z + 0.008), m.plastic("#22262a"), "y", bevel=0.001)
    hexagon(0.036, 0.01, (-0.036, y, z + 0.026), brass)
    lathe([(0.0001, 0), (0.016, 0), (0.017, 0.004), (0.014, 0.012), (0.0001, 0.014)], (-0.036, y, z + 0.031), brass)
    cylinder(0.009, 0.02, (-0.036, y, z - 0.028), brass)
    funnel = m.plastic("#2a3a40", 0.4)
    lathe([(0.007, 0), (0.0085, 0.001), (0.0085, 0.03), (0.024, 0.052), (0.024, 0.06), (0.022, 0.06), (0.022, 0.053), (0.007, 0.031), (0.007, 0)], (-0.036, y, 0.002), funnel)
    sphere(0.02, (0.036, y, z), brass)
    dark = m.plastic(look["dark"], 0.38)
    lathe([(0.0001, 0), (0.0185, 0), (0.0185, 0.01), (0.016, 0.02), (0.0155, 0.034), (0.0001, 0.034)], (0.036, y, z + 0.014), dark)
    knurled(0.0175, 0.018, (0.036, y, z + 0.057), m.plastic(look["accent"], 0.35), ribs=22)
    hexagon(0.03, 0.008, (0.036, y, z - 0.02), brass)
    lathe([(0.0001, 0), (0.011, 0), (0.0135, 0.004), (0.0135, 0.016), (0.0001, 0.016)], (0.036, y, z - 0.038), m.metal("nickel"))
    cylinder(0.005, 0.016, (0.036, y - 0.022, z), brass, "y")
    dial(0.0205, (0.036, y - 0.036, z), share=0.4, target=0.5)
    text(look["word"], 0.0085, (-0.036, y - 0.0222, z - 0.008), m.plastic("#5a4310"), depth=0.0003)
