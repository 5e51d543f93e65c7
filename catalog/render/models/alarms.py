"""Alarms and detectors for carbon monoxide and gas, and the leak spray."""

from math import cos, pi, sin

import materials as m
from brands import brand
from models.pipework import bent
from shapes import box, cylinder, extrude, lathe, rounded, text


def co_alarm(maker="melduna", radio=False):
    """A flat case on its stand: sounder slots, display, two keys."""
    look = brand(maker)
    white = m.plastic(look["casing"], 0.4)
    z = 0.052
    extrude(rounded(0.12, 0.09, 0.02), 0.034, (0, -0.02, z), white, "y", 0.007)
    extrude(rounded(0.06, 0.034, 0.005), 0.002, (-0.022, -0.0372, z + 0.016), m.gloss("#11161a"), "y", 0.0008)
    text("0", 0.022, (-0.03, -0.0388, z + 0.016), m.glow("#d9f3e4", 1.5), "Medium")
    text("ppm", 0.009, (-0.008, -0.0388, z + 0.01), m.glow("#d9f3e4", 1.2), "Regular")
    for step in range(5):
        box((0.026, 0.002, 0.0026), (0.036, -0.0374, z + 0.028 - step * 0.006), m.plastic("#2b2e30", 0.7), 0.0008)
    for x, colour, glow in ((-0.042, "#4ade5b", True), (-0.03, "#e0a11b", False), (-0.018, "#d33", False)):
        cylinder(0.0022, 0.0014, (x, -0.0374, z - 0.012), m.glow(colour, 2.5) if glow else m.plastic("#9a9d9b", 0.4), "y", 0.0004)
    for x, size in ((0.02, 0.009), (0.044, 0.007)):
        cylinder(size, 0.003, (x, -0.038, z - 0.018), m.plastic(look["accent"] if size > 0.008 else "#b9bbb8", 0.4), "y", 0.001)
    text(look["word"], 0.0105, (-0.026, -0.0374, z - 0.028), m.plastic(look["accent"]))
    if radio:
        waves((0.0, -0.0376, z - 0.01), look)
    box((0.09, 0.05, 0.006), (0, -0.012, 0.003), m.plastic("#c9c8c4", 0.45), 0.003)


def waves(at, look):
    """The sign of a radio link."""
    x, y, z = at
    cylinder(0.0016, 0.001, (x, y, z - 0.006), m.plastic(look["accent"]), "y", 0)
    for step in range(1, 4):
        r = step * 0.0032
        bent([(x + r * sin(a), y, z - 0.006 + r * cos(a)) for a in (-0.7, -0.35, 0, 0.35, 0.7)], 0.0005, m.plastic(look["accent"]), steps=4, sides=4)


def gas_alarm(maker="melduna"):
    """Stands as it would be plugged in: round grille, three lamps, the plug behind."""
    look = brand(maker)
    white = m.plastic(look["casing"], 0.4)
    z = 0.07
    extrude(rounded(0.078, 0.13, 0.018), 0.042, (0, -0.03, z), white, "y", 0.008)
    cylinder(0.029, 0.003, (0, -0.0515, z + 0.026), m.plastic("#c3c2be", 0.5), "y", 0.001)
    for turn in range(10):
        for r in (0.011, 0.02):
            a = turn * pi / 5 + r * 20
            cylinder(0.0022, 0.0012, (r * sin(a), -0.0532, z + 0.026 + r * cos(a)), m.plastic("#26292b", 0.7), "y", 0, sides=16)
    for step, (colour, words) in enumerate((("#4ade5b", "OK"), ("#d33a2c", "GAS"), ("#e0a11b", "!"))):
        x = (step - 1) * 0.02
        cylinder(0.0032, 0.002, (x, -0.0516, z - 0.016), m.glow(colour, 2.5) if step == 0 else m.plastic("#8f4a44" if step == 1 else "#a28643", 0.35), "y", 0.0006)
        text(words, 0.0055, (x, -0.0512, z - 0.026), m.plastic("#3a3d3f"))
    cylinder(0.0075, 0.003, (0, -0.0518, z - 0.04), m.plastic(look["accent"], 0.4), "y", 0.001)
    text(look["word"], 0.0085, (0, -0.0512, z - 0.055), m.plastic(look["accent"]))
    cylinder(0.021, 0.03, (0, 0.004, z), m.plastic("#c6c5c1", 0.45), "y", 0.003)
    for x in (-0.0095, 0.0095):
        cylinder(0.0024, 0.02, (x, 0.028, z), m.metal("nickel"), "y", 0.0008, sides=20)


def leak_detector(maker="melduna"):
    """Lies slightly propped: grip, display, and the gooseneck with its sensor tip."""
    look = brand(maker)
    dark, soft = m.plastic("#2c2f33", 0.42), m.rubber("#232528")
    extrude(rounded(0.07, 0.2, 0.022), 0.032, (0, -0.016, 0.1), dark, "y", 0.008)
    for side in (-1, 1):
        box((0.008, 0.034, 0.13), (side * 0.0335, -0.016, 0.085), soft, 0.004)
    extrude(rounded(0.06, 0.19, 0.02), 0.003, (0, -0.033, 0.1), m.plastic(look["accent"], 0.4), "y", 0.001)
    extrude(rounded(0.048, 0.06, 0.005), 0.003, (0, -0.0345, 0.145), m.gloss("#0e1316"), "y", 0.0008)
    text("180", 0.02, (0, -0.0365, 0.153), m.glow("#ffe2b0", 1.6), "Medium")
    text("ppm CH₄", 0.0075, (0, -0.0365, 0.137), m.glow("#ffe2b0", 1.2), "Regular")
    for step in range(7):
        lit = step < 3
        box((0.005, 0.0008, 0.006), ((step - 3) * 0.0062, -0.0365, 0.123), m.glow("#62e36c" if step < 2 else "#ffb347", 2) if lit else m.plastic("#394044"), 0)
    for x, z, r in ((0, 0.09, 0.01), (-0.017, 0.065, 0.007), (0.017, 0.065, 0.007)):
        cylinder(r, 0.004, (x, -0.0355, z), m.plastic("#d5d6d3" if r > 0.008 else "#4a4f54", 0.4), "y", 0.0014)
    text(look["word"], 0.0105, (0, -0.035, 0.03), m.plastic("#f0eef4"))
    goose()


def goose():
    steel = m.metal("steel", 0.3)
    line = [(0, -0.016, 0.2), (0, -0.016, 0.26), (0.03, -0.02, 0.32), (0.09, -0.03, 0.34), (0.14, -0.04, 0.3), (0.15, -0.045, 0.25)]
    neck = bent(line, 0.005, steel, steps=30)
    for step, point in enumerate(neck.data.splines[0].points):
        point.radius = 1.0 if step % 2 else 0.9
    cylinder(0.009, 0.016, (0, -0.016, 0.205), m.plastic("#1d1f21", 0.5), bevel=0.002)
    lathe([(0, 0), (0.006, 0), (0.009, 0.008), (0.009, 0.034), (0.006, 0.04)], (0.152, -0.046, 0.212), m.plastic("#1d1f21", 0.45), bevel=0.001)


def spray(words="LECKSUCHE"):
    """An aerosol can with cap; the label wraps around."""
    radius, height = 0.0325, 0.175
    lathe([(0, 0), (radius * 0.95, 0), (radius, 0.003), (radius, height), (radius * 0.96, height + 0.006), (radius * 0.8, height + 0.014), (radius * 0.74, height + 0.016)], (0, 0, 0), m.surface("can", "#e0b70c", Roughness=0.28, Metallic=0.35))
    for z, tall, colour in ((0.03, 0.03, "#1f5a3a"), (0.118, 0.05, "#1f5a3a")):
        lathe([(radius * 1.002, -tall / 2), (radius * 1.004, -tall / 2), (radius * 1.004, tall / 2), (radius * 1.002, tall / 2)], (0, 0, z), m.plastic(colour, 0.35))
    lathe([(radius * 0.86, 0), (radius * 0.86, 0.04), (radius * 0.8, 0.046), (0, 0.047)], (0, 0, height + 0.008), m.plastic("#c8352b", 0.35), bevel=0.001)
    front = -radius * 1.04
    text(words, 0.0085, (0, front, 0.126), m.plastic("#ffffff", 0.5))
    text("GAS", 0.0135, (0, front, 0.108), m.plastic("#f4d03f", 0.5))
    text("Fittwerk", 0.009, (0, front, 0.078), m.plastic("#26292b", 0.5))
    text("400 ml", 0.0075, (0, front, 0.06), m.plastic("#26292b", 0.5))
    extrude([(-0.006, -0.006), (0.006, -0.006), (0.006, 0.006), (-0.006, 0.006)], 0.0006, (0, front, 0.03), m.plastic("#f1efe9", 0.5), "y", 0)
    text("!", 0.01, (0, front - 0.0005, 0.03), m.plastic("#b3262e", 0.5))
