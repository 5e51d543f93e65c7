"""Electric water heaters on the wall: instantaneous, small and with a store."""

import materials as m
from brands import brand
from models.heating_parts import gauge, seam
from shapes import box, cylinder, extrude, hexagon, lathe, ring, rounded, text


def instant_heater(maker="kesselrath", width=0.226, height=0.47, depth=0.1, readout="42.0°"):
    look = brand(maker)
    shell = m.plastic(look["casing"], 0.28)
    face, low = -depth / 2, 0.09
    middle = low + height / 2
    extrude(rounded(width - 0.008, height - 0.01, 0.02), 0.02, (0, depth / 2 - 0.01, middle), m.plastic("#c9c9c5", 0.4), "y", 0.003)
    extrude(rounded(width, height, 0.026), depth - 0.02, (0, -0.008, middle), shell, "y", 0.012)
    front = face + 0.002
    z = low + height * 0.27
    extrude(rounded(width * 0.82, height * 0.25, 0.016), 0.004, (0, front - 0.001, z), m.gloss("#15181a"), "y", 0.001)
    text(readout, 0.042, (-0.012, front - 0.004, z + 0.012), m.glow("#eef6fa", 1.8), "Medium")
    for n, sign in enumerate(("−", "1", "2", "+")):
        x = width * (-0.29 + 0.193 * n)
        ring(0.011, 0.0008, (x, front - 0.0034, z - 0.034), m.glow("#9fb3bd", 0.9), "y")
        text(sign, 0.014, (x, front - 0.0036, z - 0.034), m.glow("#dfe8ec", 1.1), "Medium")
    text(look["word"], 0.019, (0, front - 0.001, low + height - 0.05), m.plastic(look["accent"]))
    box((width * 0.5, 0.001, 0.0022), (0, front - 0.0008, low + height * 0.78), m.plastic("#b9bab8"), 0)
    for x, colour in ((-0.05, "#b3262e"), (0.05, "#2f5fa5")):
        cylinder(0.0105, 0.07, (x, 0.01, low - 0.03), m.metal("chrome"))
        hexagon(0.03, 0.018, (x, 0.01, low - 0.035), m.metal("chrome"))
        ring(0.0115, 0.002, (x, 0.01, low - 0.01), m.plastic(colour))


def small_heater(maker="kesselrath", width=0.19, height=0.14, depth=0.085):
    look = brand(maker)
    low = 0.075
    face, middle = -depth / 2, low + height / 2
    extrude(rounded(width, height, 0.02), depth, (0, 0, middle), m.plastic(look["casing"], 0.28), "y", 0.009)
    seam((width - 0.006, 0.0012, 0.0015), (0, face - 0.0002, low + height * 0.28))
    text(look["word"], 0.0145, (0, face - 0.0008, low + height * 0.68), m.plastic(look["accent"]))
    text("durano mini", 0.012, (0, face - 0.0008, low + height * 0.5), m.plastic("#76797b"), "Regular")
    cylinder(0.003, 0.002, (width * 0.36, face - 0.001, low + height * 0.14), m.glow("#7ee08f", 2.0), "y", bevel=0)
    for x, colour in ((-0.05, "#2f5fa5"), (0.05, "#b3262e")):
        cylinder(0.008, 0.05, (x, 0, low - 0.02), m.metal("chrome"))
        hexagon(0.022, 0.014, (x, 0, low - 0.022), m.metal("chrome"))
        cylinder(0.0115, 0.004, (x, 0, low + 0.001), m.plastic(colour), bevel=0.001)
        cylinder(0.0062, 0.06, (x, 0, low - 0.05), m.metal("brushed"))
    cylinder(0.009, 0.014, (0, 0.012, low - 0.004), m.plastic("#3a3d3f", 0.5))
    cylinder(0.0042, 0.075, (0, 0.012, low - 0.042), m.plastic("#c9c9c4", 0.5))


def under_sink(maker="warmbach", width=0.255, height=0.4, depth=0.22):
    look = brand(maker)
    low, face = 0.0, -depth / 2
    shell = m.plastic(look["casing"], 0.3)
    extrude(rounded(width, height, 0.05), depth - 0.02, (0, 0, low + height / 2), shell, "y", 0.022)
    seam((width * 0.995, 0.0012, 0.002), (0, face + 0.0095, low + height * 0.3))
    z = low + height * 0.17
    cylinder(0.038, 0.006, (0, face + 0.006, z), m.plastic("#d4d4d0", 0.35), "y", bevel=0.002)
    cylinder(0.03, 0.026, (0, face - 0.006, z), m.plastic("#e9e9e5", 0.3), "y", bevel=0.006)
    box((0.005, 0.003, 0.024), (0, face - 0.0195, z + 0.008), m.plastic(look["accent"]), 0.001)
    text("e", 0.016, (0.052, face + 0.0075, z + 0.03), m.plastic("#5b6064"))
    cylinder(0.004, 0.003, (-width * 0.32, face + 0.008, z), m.glow("#ff8b3a", 2.0), "y", bevel=0)
    text(look["word"], 0.03, (0, face + 0.009, low + height * 0.8), m.plastic(look["accent"]))
    for x, colour in ((-0.05, "#2f5fa5"), (0.05, "#b3262e")):
        cylinder(0.01, 0.045, (x, 0.01, height + 0.016), m.metal("chrome"))
        cylinder(0.0135, 0.005, (x, 0.01, height + 0.001), m.plastic(colour), bevel=0.001)


def wall_store(maker="kesselrath", radius=0.225, height=0.62):
    """A round electric store, its bottom cap with dial and thermometer."""
    look = brand(maker)
    low = 0.07
    shell = m.paint(look["casing"], 0.3)
    lathe([(0, 0), (radius * 0.7, 0.006), (radius * 0.93, 0.03), (radius, 0.075), (radius, height - 0.06), (radius * 0.93, height - 0.016), (radius * 0.6, height), (0, height)], (0, 0, low), shell, sides=128)
    ring(radius * 1.0, 0.0025, (0, 0, low + 0.11), m.plastic("#8b8e8f"))
    box((radius * 1.1, 0.03, height * 0.5), (0, radius - 0.008, low + height * 0.5), m.paint("#b9bab8"), 0.004)
    gauge(0.03, (0, -radius - 0.002, low + height * 0.3))
    text(look["word"], 0.034, (0, -radius - 0.002, low + height * 0.84), m.plastic(look["accent"]))
    cylinder(0.03, 0.022, (0, -radius - 0.002, low + 0.07), m.plastic("#2b2d2f", 0.4), "y", bevel=0.005)
    box((0.004, 0.004, 0.02), (0, -radius - 0.014, low + 0.078), m.plastic("#efefec"), 0.001)
    for x, colour in ((-0.05, "#b3262e"), (0.05, "#2f5fa5")):
        cylinder(0.0105, 0.07, (x, 0.02, low - 0.025), m.metal("brass"))
        cylinder(0.017, 0.008, (x, 0.02, low + 0.004), m.plastic(colour), bevel=0.002)


def flat_store(maker="kesselrath", width=0.5, height=0.86, depth=0.29, level=False):
    look = brand(maker)
    w, h = (height, width) if level else (width, height)
    low, face = 0.06, -depth / 2
    extrude(rounded(w, h, 0.07), depth, (0, 0, low + h / 2), m.paint(look["casing"], 0.3), "y", 0.03)
    x, z = (-w * 0.36, low + h * 0.5) if level else (0, low + h * 0.14)
    extrude(rounded(0.2, 0.075, 0.03), 0.004, (x, face - 0.001, z), m.gloss("#121517"), "y", 0.001)
    text("55°", 0.04, (x - 0.035, face - 0.004, z), m.glow("#eef6fa", 1.8), "Medium")
    for n in range(3):
        cylinder(0.004, 0.001, (x + 0.03 + 0.022 * n, face - 0.0035, z), m.glow("#5fd0a0" if n < 2 else "#46545a", 1.6), "y", bevel=0)
    text(look["word"], 0.03, (w * 0.3 if level else 0, face - 0.001, low + h * (0.5 if level else 0.9)), m.plastic(look["accent"]))
    for dx, colour in ((-0.05, "#b3262e"), (0.05, "#2f5fa5")):
        cylinder(0.0105, 0.06, (dx, 0.04, low - 0.022), m.metal("brass"))
        cylinder(0.016, 0.008, (dx, 0.04, low + 0.003), m.plastic(colour), bevel=0.002)
