"""What belongs to charging: cables, the mobile charger, the cable holder, cards, pedestals."""

from math import cos, pi, sin

import materials as m
from brands import brand
from models.cable import cable, flat_loops
from models.inverter import lcd
from models.many import boxes, cylinders
from models.plugs import tail, type2_plug, type2_socket
from shapes import box, cylinder, extrude, lathe, rounded, text, tube


def charging_cable(maker="ladeon", turns=4.4):
    look, black = brand(maker), m.rubber("#1f2123")
    ends = ((-0.14, -0.34, 0.032), -82), ((0.4, -0.05, 0.036), 100)
    points = flat_loops(0.2, 0.0085, turns, start=pi * 0.9)
    first, second = (tail(*end) for end in ends)
    cable([first[0], first[1], (0.16, -0.27, 0.014), (0.21, -0.12, 0.009), (0.16, 0.1, 0.009), (-0.05, 0.19, 0.009), *points], 0.0085, black)
    cable([*points[-3:], second[1], second[0]], 0.0085, black)
    for at, turn in ends:
        type2_plug(at, (0, 0, turn), look["accent"])
    for angle in (0.75, 2.2):
        strap = lathe([(0.03, -0.012), (0.033, -0.012), (0.033, 0.012), (0.03, 0.012), (0.03, -0.012)], (0.2 * cos(angle), 0.18 * sin(angle), 0.033), m.rubber(look["accent"]), "x", 48)
        strap.rotation_euler = (0, 0, angle + pi / 2)


def mobile_charger(maker="ladeon", words="11 kW"):
    look, black = brand(maker), m.rubber("#1f2123")
    box((0.24, 0.1, 0.062), (0, 0, 0.034), m.plastic("#26292b", 0.4), 0.022)
    box((0.225, 0.104, 0.02), (0, 0, 0.034), m.rubber("#161819"), 0.008)
    extrude(rounded(0.13, 0.052, 0.01), 0.004, (-0.02, 0, 0.0655), m.gloss("#0d0f10"), bevel=0.001)
    plate = text(words, 0.03, (-0.034, 0, 0.068), m.glow("#6ef0a6", 1.5), facing="top", depth=0.0003)
    plate.name = "display"
    for x in (0.065, 0.09):
        cylinder(0.008, 0.004, (x, 0, 0.0655), m.plastic(look["accent"]), bevel=0.001, sides=32)
    plug = (-0.24, -0.2, 0.036), -22
    near, far = tail(*plug)
    way = [(0.115, 0, 0.034), (0.2, 0.01, 0.022), (0.28, 0.09, 0.009), (0.24, 0.2, 0.009), (0.08, 0.25, 0.009), (-0.08, 0.2, 0.012), (-0.15, 0.08, 0.024), far, near]
    cable(way, 0.0085, black)
    type2_plug(plug[0], (0, 0, plug[1]), look["accent"])
    cable([(-0.115, 0, 0.034), (-0.16, -0.01, 0.028), (-0.17, -0.08, 0.012), (-0.09, -0.17, 0.01), (0.02, -0.18, 0.024), (0.11, -0.17, 0.036)], 0.0085, black)
    cee_plug((0.1, -0.17, 0.036))


def cee_plug(at):
    """The red three-phase plug, lying with its pins to +x."""
    x, y, z = at
    red = m.plastic("#c22a23", 0.36)
    lathe([(0, 0), (0.012, 0), (0.02, 0.02), (0.026, 0.05), (0.031, 0.06), (0.031, 0.1), (0.029, 0.1), (0.029, 0.07), (0, 0.07)], at, red, "x", 48)
    lathe([(0.0315, -0.004), (0.0345, -0.003), (0.0345, 0.003), (0.0315, 0.004)], (x + 0.058, y, z), red, "x", 48)
    pins = [(x + 0.084, y + 0.017 * cos(a), z + 0.017 * sin(a)) for a in (0.4, 1.66, 2.9, 4.2, 5.4)]
    cylinders(0.0032, 0.03, pins, m.metal("nickel"), "x", 20)


def cable_holder(maker="ladeon"):
    black = m.plastic("#232628", 0.45)
    extrude(rounded(0.13, 0.24, 0.04), 0.012, (0, 0.05, 0.12), black, "y", 0.004)
    lathe([(0.036, -0.07), (0.042, -0.066), (0.042, 0.0), (0.05, 0.006), (0.0, 0.006), (0.0, -0.008), (0.034, -0.008), (0.034, -0.07), (0.036, -0.07)], (0, 0.04, 0.16), black, "y", 64)
    cylinder(0.034, 0.003, (0, 0.03, 0.16), m.plastic("#060707", 0.7), "y", 0)
    cable([(-0.034, 0.046, 0.075), (-0.034, -0.06, 0.066), (-0.034, -0.1, 0.085), (-0.034, -0.11, 0.115)], 0.012, black)
    cable([(0.034, 0.046, 0.075), (0.034, -0.06, 0.066), (0.034, -0.1, 0.085), (0.034, -0.11, 0.115)], 0.012, black)
    tube([(-0.034, -0.11, 0.115), (0.034, -0.11, 0.115)], 0.012, black)
    boxes((0.07, 0.13, 0.008), [(0, -0.02, 0.072)], black, 0.003)
    cylinders(0.006, 0.003, [(x, 0.043, z) for x, z in ((-0.045, 0.215), (0.045, 0.215), (0, 0.022))], m.metal("steel"), "y")


def charging_cards(maker="ladeon", count=2):
    look = brand(maker)
    for step in range(count):
        fanned = step if count < 4 else step * 0.35
        turn = (-14 + fanned * 16) * pi / 180
        z = 0.0012 + step * 0.0016
        shift = 0.018 * fanned
        card = extrude(rounded(0.0856, 0.054, 0.0035), 0.0014, (shift, -shift * 0.6, z), m.plastic("#dfe2df", 0.25), bevel=0.0003)
        card.rotation_euler = (0, 0, turn)
    last = count - 1
    fanned = last if count < 4 else last * 0.35
    turn, shift, z = (-14 + fanned * 16) * pi / 180, 0.018 * fanned, 0.0022 + last * 0.0016
    at = lambda x, y: (shift + x * cos(turn) - y * sin(turn), -shift * 0.6 + x * sin(turn) + y * cos(turn), z)
    band = box((0.0852, 0.012, 0.0003), at(0, -0.014), m.plastic(look["accent"], 0.3), 0.0001)
    word = text(look["word"], 0.013, at(-0.036, 0.012), m.plastic(look["accent"]), align="LEFT", facing="top", depth=0.0001)
    waves = [box((0.0012, 0.004 + k * 0.004, 0.0003), at(0.02 + k * 0.005, 0.012), m.plastic("#7c8480"), 0.0001) for k in range(4)]
    for thing in (band, word, *waves):
        thing.rotation_euler = (0, 0, turn)


def pedestal(casing="#3a4045"):
    shell = m.paint(casing, 0.5)
    box((0.25, 0.25, 0.01), (0, 0, 0.005), shell, 0.002)
    extrude(rounded(0.2, 0.12, 0.02), 1.39, (0, 0, 0.705), shell, bevel=0.006)
    cylinders(0.009, 0.012, [(x, y, 0.014) for x in (-0.105, 0.105) for y in (-0.1, 0.1)], m.metal("zinc"), sides=6)
    extrude(rounded(0.17, 0.24, 0.008), 0.004, (0, -0.061, 1.16), m.metal("brushed"), "y", 0.001)
    cylinders(0.005, 0.008, [(x, -0.063, z) for x in (-0.06, 0.06) for z in (1.07, 1.25)], m.metal("dark"), "y")
    cylinder(0.016, 0.006, (0, -0.063, 1.1), m.rubber(), "y", 0.002)
    extrude(rounded(0.11, 0.2, 0.006), 0.002, (0, -0.0605, 0.26), shell, "y", 0.001)
    cylinders(0.004, 0.004, [(0, -0.062, z) for z in (0.18, 0.34)], m.metal("steel"), "y")


def charging_column(maker="ladeon", casing="#3a4045"):
    look, shell = brand(maker), m.paint(casing, 0.45)
    box((0.34, 0.26, 0.012), (0, 0, 0.006), m.paint("#24282b", 0.5), 0.003)
    extrude(rounded(0.3, 0.2, 0.05), 1.38, (0, 0, 0.702), shell, bevel=0.012)
    extrude(rounded(0.22, 0.56, 0.02), 0.005, (0, -0.101, 1.04), m.gloss("#101314"), "y", 0.0015)
    for x in (-0.056, 0.056):
        type2_socket((x, -0.104, 0.88), 0.032)
        box((0.08, 0.003, 0.005), (x, -0.104, 0.955), m.glow("#38e08a", 1.8), 0.001)
    text(look["word"], 0.044, (0, -0.104, 1.26), m.plastic("#e8ecea"))
    lcd(0.1, 0.04, (0, -0.105, 1.17))
    for step in range(3):
        tube([(0.012 + step * 0.009, -0.1045, 1.05 + 0.01 + step * 0.007), (0.016 + step * 0.011, -0.1045, 1.05), (0.012 + step * 0.009, -0.1045, 1.05 - 0.01 - step * 0.007)], 0.0012, m.plastic("#e8ecea"))
    cylinder(0.006, 0.003, (0, -0.1045, 1.05), m.plastic("#e8ecea"), "y", 0.001)
    cylinders(0.009, 0.012, [(x, y, 0.016) for x in (-0.15, 0.15) for y in (-0.11, 0.11)], m.metal("zinc"), sides=6)
