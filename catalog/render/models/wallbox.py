"""Wallboxes: a housing on the wall with a socket or with its cable."""

from math import cos, pi, sin

import materials as m
from brands import brand
from models.cable import cable, hung_loops
from models.inverter import screen
from models.plugs import gland, type2_plug, type2_socket
from shapes import box, cylinder, extrude, ring, rounded, text, tube


def wallbox(style="round", maker="ladeon", casing=None, ink=None):
    """`style`: round (light ring, cable below), pro (socket, status ring), basic (key switch, cable around it),
    small (socket with lid), solar (display, cable wound around the housing)."""
    look = brand(maker)
    STYLES[style](look, casing or look["casing"], m.plastic(ink or look["accent"]))


def round_one(look, casing, ink):
    shell = m.paint(casing, 0.3)
    extrude(rounded(0.24, 0.36, 0.1), 0.13, (0, 0, 0.18), shell, "y", 0.03)
    front = -0.066
    ring(0.058, 0.004, (0, front, 0.235), m.glow("#38e08a", 1.8), "y")
    cylinder(0.05, 0.003, (0, front, 0.235), m.gloss("#16191a"), "y", 0.001)
    text("RFID", 0.019, (0, front - 0.002, 0.235), m.plastic("#e8ecea"), "Regular")
    text(look["word"], 0.034, (0, front, 0.105), ink)
    hanging_cable(0.0)


def pro_one(look, casing, ink):
    shell = m.paint(casing, 0.34)
    extrude(rounded(0.25, 0.4, 0.05), 0.12, (0, 0, 0.2), shell, "y", 0.018)
    extrude(rounded(0.2, 0.35, 0.035), 0.004, (0, -0.061, 0.2), m.gloss("#0f1113"), "y", 0.0015)
    type2_socket((0, -0.064, 0.13))
    ring(0.056, 0.0035, (0, -0.066, 0.13), m.glow("#38b6ff", 1.8), "y")
    text(look["word"], 0.036, (0, -0.064, 0.32), m.plastic("#e8ecea"))
    text("PRO", 0.016, (0, -0.064, 0.286), m.plastic("#9aa4a0"), "Regular")
    gland(0.016, (0, 0.02, 0))


def basic_one(look, casing, ink):
    shell = m.paint(casing, 0.42)
    extrude(rounded(0.21, 0.32, 0.022), 0.11, (0, 0, 0.18), shell, "y", 0.008)
    extrude(rounded(0.17, 0.13, 0.012), 0.003, (0, -0.056, 0.255), m.paint(look["dark"], 0.45), "y", 0.001)
    text(look["word"], 0.034, (0, -0.058, 0.275), m.plastic("#e8ecea"))
    for step, colour in enumerate(("#38e08a", "#ffb03a", "#d33b3b")):
        lamp = m.glow(colour, 1.6) if step == 0 else m.gloss("#3a3d3c")
        cylinder(0.005, 0.003, (-0.03 + step * 0.03, -0.058, 0.235), lamp, "y", 0.001, sides=24)
    cylinder(0.017, 0.01, (0, -0.058, 0.12), m.metal("steel"), "y", 0.002)
    cylinder(0.011, 0.008, (0, -0.063, 0.12), m.metal("chrome"), "y", 0.001)
    box((0.003, 0.004, 0.012), (0, -0.067, 0.12), m.rubber(), 0.0005)
    hanging_cable(0.02, 0.075, 0.13, 4)


def small_one(look, casing, ink):
    shell = m.paint(casing, 0.34)
    extrude(rounded(0.19, 0.26, 0.06), 0.1, (0, 0, 0.13), shell, "y", 0.02)
    type2_socket((0, -0.052, 0.1), 0.032, casing)
    text(look["word"], 0.026, (0, -0.0515, 0.222), ink)
    box((0.05, 0.003, 0.004), (0, -0.051, 0.03), m.glow("#38e08a", 1.8), 0.001)


def solar_one(look, casing, ink):
    shell = m.paint(casing, 0.42)
    extrude(rounded(0.3, 0.3, 0.15, 24), 0.06, (0, 0.035, 0.2), m.paint(look["dark"], 0.5), "y", 0.01)
    extrude(rounded(0.3, 0.3, 0.15, 24), 0.02, (0, -0.055, 0.2), m.paint(look["dark"], 0.5), "y", 0.006)
    cylinder(0.125, 0.12, (0, -0.01, 0.2), shell, "y", 0.004)
    cylinder(0.128, 0.03, (0, -0.068, 0.2), shell, "y", 0.01)
    extrude(rounded(0.13, 0.09, 0.012), 0.004, (0, -0.084, 0.215), m.gloss("#0d0f11"), "y", 0.0015)
    screen(0.112, 0.072, (0, -0.0868, 0.215))
    text(look["word"], 0.017, (0, -0.084, 0.145), m.plastic("#dfe1e2"))
    wound(0.137, 0.2)
    parked_plug()


def hanging_cable(top, wide=0.085, tall=0.15, turns=5):
    """The cable leaves below and hangs in loops over a hook, the plug parks in front of them."""
    black = m.rubber("#202224")
    gland(0.014, (-0.06, 0.0, top + 0.004))
    loops = hung_loops((0, -0.005, top - 0.05), wide, tall, 0.0078, turns)
    cable([(-0.06, 0.0, top - 0.02), (-0.06, 0.01, top - 0.045), loops[0], *loops[3::2]], 0.0078, black)
    box((0.07, 0.11, 0.016), (0, -0.005, top - 0.052 - 0.014), m.plastic("#17191b", 0.45), 0.006)
    box((0.07, 0.012, 0.05), (0, -0.062, top - 0.048), m.plastic("#17191b", 0.45), 0.005)
    box((0.04, 0.02, 0.06), (0, 0.04, top - 0.03), m.plastic("#17191b", 0.45), 0.005)
    type2_plug((0.02, -0.085, top - 0.24), (72, 0, 12))


def wound(radius, z):
    points = []
    for step in range(4 * 36):
        angle = pi / 2 + step * pi / 18
        points.append((radius * cos(angle), -0.034 + step / 36 * 0.0155, z + radius * sin(angle)))
    tube(points, 0.0082, m.rubber("#1d1f21"), smooth=False)


def parked_plug():
    """The plug hangs below the housing, the end of its cable goes back to the winding."""
    way = [(0.137, -0.02, 0.2), (0.142, -0.035, 0.12), (0.125, -0.045, 0.03), (0.085, -0.04, -0.045), (0.04, -0.03, -0.02), (0.012, -0.02, 0.06)]
    cable(way, 0.0082, m.rubber("#1d1f21"))
    type2_plug((0, -0.03, 0.04), (78, 0, 0), "#b4501e")


STYLES = {"round": round_one, "pro": pro_one, "basic": basic_one, "small": small_one, "solar": solar_one}
