"""Hand-held instruments: multimeter, thermal camera, refractometer, water tester."""

from math import cos, exp, pi, sin

import materials as m
from brands import brand
from models.curves import cable
from models.plumbing import knurled
from shapes import box, cylinder, extrude, group, lathe, rounded, text


def multimeter(maker="pruefhain", at=(0, 0, 0), turn=(-16, 0, 0), leads=True):
    """Leans on its stand: display, rotary switch, four sockets, leads in front."""
    look = brand(maker)
    rubber, shell = m.rubber(look["accent"]), m.plastic(look["dark"], 0.4)
    things = [extrude(rounded(0.092, 0.19, 0.02), 0.04, (0, 0, 0.095), rubber, "y", 0.009), extrude(rounded(0.078, 0.176, 0.014), 0.042, (0, -0.001, 0.095), shell, "y", 0.003)]
    face = -0.0222
    things += [extrude(rounded(0.068, 0.046, 0.006), 0.002, (0, face, 0.146), m.gloss("#10130f"), "y", 0.0006), box((0.06, 0.001, 0.036), (0, face - 0.0012, 0.146), m.glow("#a9b89a", 0.55), 0)]
    things += [text("842.6", 0.02, (-0.004, face - 0.002, 0.147), m.plastic("#0c100c"), depth=0.0001), text("V DC", 0.006, (0.022, face - 0.002, 0.158), m.plastic("#0c100c"), depth=0.0001)]
    things += [text(look["word"], 0.0085, (-0.014, face + 0.0006, 0.176), m.plastic("#e6e6ea"), depth=0.0002), text("1500 V", 0.0065, (0.022, face + 0.0006, 0.176), m.plastic("#b8bad0"), "Regular", depth=0.0002)]
    for step, colour in enumerate(("#c9a227", "#5a5f6a", "#5a5f6a", "#5a5f6a")):
        things.append(box((0.012, 0.003, 0.006), (-0.024 + step * 0.016, face, 0.115), m.plastic(colour, 0.4), 0.0015))
    things += knurled(0.0215, 0.01, (0, face - 0.004, 0.077), m.plastic("#33363e", 0.4), "y", 24)
    things.append(box((0.004, 0.002, 0.018), (0.0, face - 0.0095, 0.084), m.plastic("#f2f1ec"), 0.001))
    for step, words in enumerate(("OFF", "V", "mV", "Ω", "°C", "A")):
        angle = (200 - step * 44) * pi / 180
        things.append(text(words, 0.0055, (cos(angle) * 0.031, face + 0.0002, 0.077 + sin(angle) * 0.031), m.plastic("#d8d8dc"), "Regular", depth=0.0001))
    for step, colour in enumerate(("#c23b22", "#17191b", "#c23b22")):
        x = -0.024 + step * 0.024
        things += [cylinder(0.008, 0.004, (x, face, 0.026), m.plastic(colour, 0.4), "y", bevel=0.001), cylinder(0.0042, 0.005, (x, face - 0.0002, 0.026), m.plastic("#050505", 0.8), "y", bevel=0)]
    group(things, at, turn)
    if leads:
        for side, colour in ((-1, "#17191b"), (1, "#b3262e")):
            wire = m.rubber(colour)
            cable([(side * 0.012, -0.03, 0.022), (side * 0.02, -0.055, 0.016), (side * 0.07, -0.09, 0.004), (side * 0.1, -0.05, 0.004), (side * 0.09, 0.0, 0.004), (side * 0.075, 0.03, 0.008)], 0.0022, wire)
            probe = [cylinder(0.0055, 0.075, (0, 0, 0), wire, "y", bevel=0.002), cylinder(0.0085, 0.003, (0, -0.03, 0), wire, "y", bevel=0.001), cylinder(0.0012, 0.02, (0, -0.047, 0), m.metal("steel"), "y", bevel=0.0004)]
            group(probe, (side * 0.072, -0.005, 0.007), (0, 0, side * 14))


def thermal_camera(maker="pruefhain"):
    """Pistol grip below, display towards the viewer, lens behind."""
    look = brand(maker)
    shell, rubber = m.plastic(look["dark"], 0.42), m.rubber(look["accent"])
    extrude(rounded(0.1, 0.12, 0.018), 0.05, (0, 0, 0.19), shell, "y", 0.008)
    extrude(rounded(0.106, 0.126, 0.02), 0.03, (0, 0.004, 0.19), rubber, "y", 0.008)
    lathe([(0.0001, 0), (0.034, 0), (0.036, 0.01), (0.03, 0.05), (0.024, 0.055), (0.024, 0.05), (0.0001, 0.048)], (0, 0.02, 0.2), shell, "y")
    cylinder(0.0185, 0.002, (0, 0.0705, 0.2), m.gloss("#2a1230"), "y", bevel=0)
    cylinder(0.008, 0.004, (0.028, 0.026, 0.16), m.gloss("#0a0c10"), "y")
    grip = [(0.02, 0.135), (-0.022, 0.135), (-0.05, 0.0), (-0.002, 0.0)]
    group([extrude(grip, 0.05, (0, 0, 0), rubber, "y", 0.014), box((0.052, 0.054, 0.012), (-0.026, 0, 0.006), shell, 0.004), extrude([(-0.026, 0.118), (-0.036, 0.112), (-0.044, 0.08), (-0.034, 0.082)], 0.02, (0, 0, 0), m.plastic("#c9a227", 0.4), "y", 0.003)], (0, 0.004, 0), (0, 0, -90))
    face = -0.0252
    extrude(rounded(0.086, 0.07, 0.006), 0.002, (0, face, 0.208), m.gloss("#0b0c0f"), "y", 0.0006)
    thermal_image(face - 0.0012, 0.208)
    cylinder(0.013, 0.003, (0, face, 0.152), m.plastic("#2e313a", 0.4), "y", bevel=0.001)
    cylinder(0.006, 0.0045, (0, face, 0.152), m.plastic(look["accent"], 0.4), "y", bevel=0.001)
    for x in (-0.03, 0.03):
        box((0.018, 0.003, 0.009), (x, face, 0.152), m.plastic("#3a3e48", 0.4), 0.002)
    text(look["word"], 0.0075, (0, face, 0.1375), m.plastic("#d8d8e2"), depth=0.0002)


def thermal_image(y, z):
    """A room wall with warm heating loops, drawn as glowing tiles."""
    ramp = ("#1a0b4a", "#3c1280", "#7a1d8f", "#b8326f", "#e2603c", "#f5a52a", "#fde86a")
    columns, rows = 26, 20
    for column in range(columns):
        for row in range(rows):
            u, v = column / (columns - 1), row / (rows - 1)
            loops = max(exp(-((v - level) / 0.045) ** 2) * (0.1 < u < 0.9) for level in (0.2, 0.4, 0.6, 0.8))
            bends = max(exp(-((u - (0.9 if index % 2 else 0.1)) / 0.05) ** 2) * (low < v < low + 0.2) for index, low in enumerate((0.2, 0.4, 0.6)))
            heat = min(0.99, 0.18 + 0.14 * (1 - v) + 0.75 * max(loops, bends))
            box((0.0032, 0.0004, 0.0032), (-0.0375 + u * 0.075, y, z - 0.029 + v * 0.058), m.glow(ramp[int(heat * len(ramp))], 1.0), 0)
    text("36.4 °C", 0.006, (-0.022, y - 0.0006, z + 0.0255), m.glow("#ffffff", 1.4), depth=0.0001)


def refractometer(maker="pruefhain"):
    """Lies on its side: prism with its flap to the left, ribbed grip, rubber eyepiece."""
    look = brand(maker)
    tube_metal, rubber = m.metal("aluminium", 0.3), m.rubber("#1d1e20")
    things = [lathe([(0.0001, 0), (0.012, 0), (0.013, 0.004), (0.013, 0.05), (0.0001, 0.05)], (-0.06, 0, 0), tube_metal, "x"), cylinder(0.0155, 0.055, (0.017, 0, 0), rubber, "x", bevel=0.003)]
    for ring in range(7):
        things.append(lathe([(0.0152, -0.002), (0.0164, 0), (0.0152, 0.002)], (-0.004 + ring * 0.007, 0, 0), rubber, "x"))
    things += [lathe([(0.0001, 0), (0.013, 0), (0.0145, 0.008), (0.0145, 0.022), (0.0125, 0.026), (0.018, 0.034), (0.0195, 0.048), (0.015, 0.05), (0.0145, 0.04), (0.0001, 0.038)], (0.044, 0, 0), m.plastic("#26282b", 0.4), "x")]
    things += [cylinder(0.0138, 0.004, (-0.0125, 0, 0), m.plastic(look["accent"], 0.35), "x")]
    slope = [(-0.06, -0.012), (-0.06, 0.012), (-0.082, 0.006), (-0.102, -0.012)]
    things += [extrude(slope, 0.022, (0, 0, 0), m.metal("brushed"), "y", 0.001), extrude([(-0.064, 0.0125), (-0.0825, 0.0078), (-0.099, -0.0068), (-0.096, -0.0085), (-0.08, 0.006), (-0.063, 0.0105)], 0.0205, (0, 0, 0), m.glass("#cfe3ef"), "y", 0.0004)]
    flap = box((0.042, 0.021, 0.0022), (-0.022, 0, 0), m.clear_plastic("#dbe8ee"), 0.001)
    things.append(group([flap], (-0.062, 0, 0.0165), (0, 22, 0)))
    things += [cylinder(0.003, 0.024, (-0.061, 0, 0.014), m.metal("steel"), "y"), text(look["word"], 0.0085, (-0.037, 0, 0.0132), m.plastic("#2a2c30"), facing="top", depth=0.0002)]
    group(things, (0, 0, 0.0195), (0, 0, 24))
    group([lathe([(0.0001, 0), (0.0018, 0), (0.0042, 0.012), (0.0042, 0.06), (0.0075, 0.066), (0.0075, 0.09), (0.004, 0.098), (0.0001, 0.1)], (0, 0, 0), m.clear_plastic("#e6eef2"), "x")], (-0.05, -0.055, 0.0076), (0, 0, 12))


def test_pen(maker="pruefhain"):
    """Stands before its three buffer bottles."""
    look = brand(maker)
    shell = m.plastic("#dedfe2", 0.35)
    things = [extrude(rounded(0.036, 0.12, 0.016), 0.024, (0, 0, 0.115), shell, "y", 0.008), extrude(rounded(0.038, 0.05, 0.016), 0.026, (0, 0, 0.152), m.plastic(look["accent"], 0.36), "y", 0.008)]
    things += [extrude(rounded(0.026, 0.032, 0.003), 0.002, (0, -0.0132, 0.15), m.gloss("#10130f"), "y", 0.0005), box((0.022, 0.001, 0.026), (0, -0.0146, 0.15), m.glow("#a9b89a", 0.55), 0), text("8.34", 0.01, (0, -0.0154, 0.154), m.plastic("#0c100c"), depth=0.0001), text("pH", 0.006, (0, -0.0154, 0.143), m.plastic("#0c100c"), depth=0.0001)]
    for x in (-0.008, 0.008):
        things.append(cylinder(0.0052, 0.003, (x, -0.0125, 0.112), m.plastic(look["dark"], 0.4), "y", bevel=0.001))
    things += [lathe([(0.0001, 0), (0.009, 0), (0.011, 0.004), (0.012, 0.05), (0.013, 0.062), (0.0001, 0.062)], (0, 0, 0.0), m.plastic("#3a3e46", 0.4)), text(look["word"], 0.0075, (0, -0.0124, 0.086), m.plastic(look["accent"]), depth=0.0002)]
    group(things, (-0.028, -0.02, 0), (0, 0, -6))
    for index, (colour, words) in enumerate((("#b3262e", "pH 4"), ("#c9a227", "pH 7"), ("#1f5fa8", "1413 µS"))):
        parts = [lathe([(0.0001, 0), (0.0155, 0), (0.017, 0.003), (0.017, 0.05), (0.014, 0.058), (0.009, 0.062), (0.009, 0.066), (0.0001, 0.066)], (0, 0, 0), m.plastic("#d6dadd", 0.3)), *knurled(0.0105, 0.016, (0, 0, 0.073), m.plastic(colour, 0.35), ribs=18)]
        parts += [lathe([(0.0171, 0.012), (0.01735, 0.012), (0.01735, 0.042), (0.0171, 0.042)], (0, 0, 0), m.plastic(colour, 0.5)), text(words, 0.0068, (0, -0.0177, 0.027), m.plastic("#ffffff"), depth=0.0003)]
        group(parts, (0.02 + index * 0.032, 0.03 - index * 0.022, 0))
