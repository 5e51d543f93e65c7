"""Round hot water cylinders and the heat pumps that sit on top of them."""

from math import cos, pi, sin

import materials as m
from brands import brand
from models.heating_parts import display, foot, gauge
from shapes import box, cylinder, hexagon, lathe, ring, text, tube


def hot_water_tank(maker="warmbach", radius=0.3, height=1.5, casing=None, flange=0.3, gauges=(0.75,), ends="side", coils=1, jacket=False):
    """ends: where the pipes leave, side or top; gauges: heights of thermometers; jacket: soft foil with a zip."""
    look = brand(maker)
    shell = m.plastic(casing or look["casing"], 0.45) if jacket else m.paint(casing or look["casing"], 0.35)
    base, soft = 0.05, 0.06 if jacket else 0.025
    for turn in range(3):
        foot((radius * 0.7 * sin(turn * 2.1 + 0.5), -radius * 0.7 * cos(turn * 2.1 + 0.5), base), 0.026, 0.05)
    body(radius, base, height, soft, shell)
    lid = m.plastic("#2e3133" if jacket else "#c9c9c5", 0.45)
    lathe([(0, 0.02), (radius * 0.8, 0.02), (radius * 0.985, 0.008), (radius * 1.0, -0.012), (radius * 0.99, -0.03), (0, -0.03)], (0, 0, base + height), lid)
    ring(radius * 0.99, 0.007, (0, 0, base + 0.015), m.plastic("#55595b", 0.5))
    front = -radius
    if jacket:
        zip_line(radius, base, height)
    if flange:
        z = base + height * flange
        cylinder(0.095, 0.02, (0, front + 0.004, z), m.plastic("#d0d0cc", 0.4), "y", bevel=0.006)
        cylinder(0.075, 0.016, (0, front - 0.006, z), m.plastic("#3a3d3f", 0.5), "y", bevel=0.005)
        for bolt in range(8):
            hexagon(0.013, 0.01, (0.06 * sin(bolt * pi / 4), front - 0.016, z + 0.06 * cos(bolt * pi / 4)), m.metal("zinc"), "y")
    for share in gauges:
        gauge(0.036, (0, front - 0.004, base + height * share), hand=0.3 - share * 0.9)
    text(look["word"], 0.058, (0, front - 0.0025, base + height * 0.88), m.plastic(look["accent"]))
    box((0.16, 0.004, 0.006), (0, front - 0.0005, base + height * 0.88 - 0.045), m.plastic(look["accent"]), 0)
    pipes(ends, coils, radius, base, height)


def body(radius, base, height, soft, shell):
    lathe([(0, 0), (radius - soft, 0), (radius - soft * 0.3, soft * 0.3), (radius, soft), (radius, height - soft), (radius - soft * 0.3, height - soft * 0.3), (radius - soft, height), (0, height)], (0, 0, base), shell, sides=128)


def zip_line(radius, base, height):
    turn = 0.62
    x, y = radius * sin(turn), -radius * cos(turn)
    strip = box((0.022, 0.006, height * 0.97), (x, y, base + height / 2), m.rubber("#26282a"), 0.001)
    strip.rotation_euler = (0, 0, turn)
    pull = box((0.01, 0.012, 0.03), (x * 1.012, y * 1.012, base + height * 0.93), m.metal("steel"), 0.002)
    pull.rotation_euler = (0, 0, turn)


def pipes(ends, coils, radius, base, height):
    if ends == "top":
        for n, x in enumerate((-0.16, -0.05, 0.06, 0.17)):
            top_end((x * radius / 0.28, radius * 0.35, base + height + 0.05), "#b3262e" if n % 2 else "#2f5fa5")
        cylinder(0.03, 0.016, (0, -radius * 0.3, base + height + 0.026), m.plastic("#3a3d3f", 0.5))
        return
    heights = [0.1, 0.24, 0.42, 0.6, 0.92] if coils == 1 else [0.08, 0.17, 0.34, 0.46, 0.62, 0.76, 0.92]
    turn = 1.12
    for n, share in enumerate(heights):
        side_end(radius, turn, base + height * share, "#b3262e" if n % 2 else "#2f5fa5")


def top_end(at, colour):
    x, y, z = at
    cylinder(0.015, 0.07, at, m.metal("brass"), bevel=0.002)
    cylinder(0.028, 0.005, (x, y, z - 0.028), m.rubber(), bevel=0.001)
    ring(0.016, 0.003, (x, y, z + 0.01), m.plastic(colour))


def side_end(radius, turn, z, colour):
    """A pipe end that leaves the round wall at an angle."""
    for reach, thick, material in ((0.035, 0.017, m.metal("zinc")), (0.006, 0.034, m.plastic("#3a3d3f", 0.5)), (0.02, 0.021, m.plastic(colour, 0.4))):
        r = radius + reach / 2 - 0.006
        tube([(r * sin(turn) * k, -r * cos(turn) * k, z) for k in (0.97, 1 + reach / radius / 2)], thick, material)


def heat_pump_tank(maker="calvenna", radius=0.31, height=1.86, head=0.52, casing=None, cap="#3b4043", ducts=False, readout="55°"):
    """A cylinder with the heat pump on top: grilles in the cap, or spigots for air ducts."""
    look = brand(maker)
    base, low = 0.05, height - head
    for turn in range(3):
        foot((radius * 0.7 * sin(turn * 2.1 + 0.5), -radius * 0.7 * cos(turn * 2.1 + 0.5), base), 0.026, 0.05)
    body(radius, base, low, 0.02, m.paint(casing or look["casing"], 0.35))
    ring(radius * 0.992, 0.006, (0, 0, base + low + 0.004), m.plastic("#4a4e50", 0.5))
    top = m.plastic(cap, 0.4)
    lathe([(0, 0), (radius, 0), (radius * 1.005, 0.01), (radius * 1.005, head * 0.86), (radius * 0.95, head * 0.965), (radius * 0.82, head), (0, head)], (0, 0, base + low + 0.008), top, sides=128)
    z = base + low + head * 0.45
    if ducts:
        for x in (-radius * 0.47, radius * 0.47):
            lathe([(0.088, 0), (0.088, 0.02), (0.08, 0.024), (0.08, 0.1), (0.076, 0.1), (0.076, 0.02)], (x, 0, base + height + 0.004), m.plastic("#7d8284", 0.4))
            cylinder(0.076, 0.003, (x, 0, base + height + 0.03), m.plastic("#101213", 0.8))
    else:
        for level in range(7):
            ring(radius * 1.004, 0.0042, (0, 0, base + low + head * (0.64 + 0.034 * level)), m.plastic("#0b0c0d", 0.7))
    panel(look, radius * 1.005, z, readout)
    text(look["word"], 0.052, (0, -radius - 0.0025, base + low - 0.13), m.plastic(look["accent"]))
    for share in (0.12, 0.5, 0.88):
        side_end(radius, 1.25, base + low * share, "#b3262e" if share > 0.4 else "#2f5fa5")


def panel(look, radius, z, readout):
    """The round wall carries a flat control panel."""
    box((0.2, 0.05, 0.13), (0, -radius + 0.012, z), m.plastic("#1a1c1e", 0.35), 0.01)
    display((0.12, 0.075), (-0.025, -radius - 0.0145, z), "#0a0d0f", "#d8f0ff", readout, 0.042)
    cylinder(0.019, 0.014, (0.068, -radius - 0.018, z), m.metal("aluminium"), "y", bevel=0.004)
    cylinder(0.0035, 0.002, (0.068, -radius - 0.014, z - 0.038), m.glow("#69d08a", 2.0), "y", bevel=0)
