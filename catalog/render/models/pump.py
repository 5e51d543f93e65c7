"""Circulation pumps: the housing in the pipe, the motor in front of it, the control head with its panel."""

from math import cos, sin

import materials as m
from brands import brand
from models.pipework import along, bent, bolts, socket, thread
from shapes import box, cylinder, extrude, lathe, rounded, text

HOUSINGS = {
    "cast": lambda colour: m.cast(colour),
    "brass": lambda colour: m.metal("brass", 0.32),
    "steel": lambda colour: m.metal("brushed"),
}


def circulation_pump(maker="pumpora", length=0.18, port=0.024, head=0.1, housing="cast", body=None, panel="display", figures=("12 W", "0,8 m³/h"), round_head=False, ends="thread"):
    """Stands on its lower port. `panel`: display, knob, leds, dial; `ends`: thread or socket."""
    look = brand(maker)
    shell = HOUSINGS[housing](body or look["dark"])
    middle = length / 2
    volute(port, length, middle, shell)
    for z, up in ((length - 0.011, 1), (0.011, -1)):
        if ends == "thread":
            thread(port, 0.022, (0, 0, z), shell)
            socket(port * 0.72, 0.004, (0, 0, z + up * 0.0105), shell)
        else:
            socket(port, 0.024, (0, 0, z), shell)
    front = -motor(head, middle, look, round_head)
    panels = {"display": display_panel, "knob": knob_panel, "leds": led_panel, "dial": dial_panel}
    panels[panel](head, front, middle, look, figures)
    cable(head, front, middle)


def volute(port, length, middle, shell):
    """The spiral chamber and the two necks that lead to it."""
    wide = port * 2.3
    lathe([(0, -0.032), (wide * 0.9, -0.032), (wide, -0.022), (wide, 0.012), (wide * 0.82, 0.026), (wide * 0.4, 0.03), (0, 0.03)], (0, 0, middle), shell, "y", bevel=0.002)
    for up in (-1, 1):
        reach = length / 2
        lathe([(port * 0.86, reach), (port * 0.86, reach - 0.03), (port * 1.12, reach - 0.05), (port * 1.35, 0)] if up > 0 else [(port * 1.35, 0), (port * 1.12, -reach + 0.05), (port * 0.86, -reach + 0.03), (port * 0.86, -reach)], (0, 0, middle), shell)
    lathe([(0, -0.046), (wide * 1.02, -0.046), (wide * 1.04, -0.044), (wide * 1.04, -0.034), (wide * 0.99, -0.032)], (0, 0, middle), shell, "y")
    bolts(wide * 0.92, 4, (0, -0.047, middle), size=0.009, head=0.008)


def motor(head, middle, look, round_head):
    """Answers how far the front of the head stands before the pipe."""
    silver = m.metal("aluminium", 0.42)
    lathe([(0, -0.05), (head * 0.42, -0.05), (head * 0.42, -0.034), (0, -0.034)], (0, 0, middle), silver, "y")
    for fin in range(4):
        lathe([(head * 0.4, -0.038 - fin * 0.005), (head * 0.45, -0.0385 - fin * 0.005), (head * 0.45, -0.041 - fin * 0.005), (head * 0.4, -0.0415 - fin * 0.005)], (0, 0, middle), silver, "y")
    casing = m.plastic(look["accent"], 0.35)
    dark = m.plastic(look["dark"], 0.42)
    if round_head:
        lathe([(0, -0.118), (head * 0.43, -0.118), (head * 0.5, -0.108), (head * 0.52, -0.062), (head * 0.46, -0.052), (0, -0.052)], (0, 0, middle), casing, "y", bevel=0.002)
        return 0.118
    extrude(rounded(head * 0.98, head * 0.98, head * 0.24), 0.022, (0, -0.066, middle), dark, "y", 0.004)
    extrude(rounded(head * 1.04, head * 1.04, head * 0.2), 0.036, (0, -0.096, middle), casing, "y", 0.007)
    return 0.114


def display_panel(head, front, middle, look, figures):
    y = front - 0.0012
    extrude(rounded(head * 0.86, head * 0.86, head * 0.13), 0.003, (0, y, middle), m.gloss("#15191b"), "y", 0.001)
    extrude(rounded(head * 0.66, head * 0.3, 0.004), 0.001, (0, y - 0.0017, middle + head * 0.14), m.plastic("#9fb8a4", 0.25), "y", 0)
    for row, words in enumerate(figures):
        text(words, head * 0.125, (0, y - 0.0024, middle + head * (0.205 - 0.135 * row)), m.plastic("#1d2a22"), "Medium")
    for step in (-1, 0, 1):
        cylinder(head * 0.055, 0.002, (step * head * 0.22, y - 0.002, middle - head * 0.16), m.plastic("#d7dad8", 0.4), "y", 0.0006)
    text(look["word"], head * 0.095, (0, y - 0.0018, middle - head * 0.33), m.plastic("#eceeec"))


def knob_panel(head, front, middle, look, figures):
    y = front - 0.001
    extrude(rounded(head * 0.9, head * 0.9, head * 0.15), 0.002, (0, y, middle), m.plastic("#26292b", 0.4), "y", 0.0008)
    extrude(rounded(head * 0.7, head * 0.27, 0.003), 0.002, (0, y - 0.0012, middle + head * 0.23), m.gloss("#0c1014"), "y", 0.0006)
    text(figures[0], head * 0.17, (-head * 0.12, y - 0.0025, middle + head * 0.23), m.glow("#ffd9a8", 1.8), "Medium")
    text(figures[1], head * 0.075, (head * 0.2, y - 0.0025, middle + head * 0.23), m.glow("#ffd9a8", 1.4), "Regular")
    z = middle - head * 0.14
    lathe([(0, -0.014), (head * 0.15, -0.014), (head * 0.17, -0.011), (head * 0.185, 0), (0, 0)], (0, y, z), m.plastic("#d9dbda", 0.35), "y", bevel=0.001)
    box((0.0016, 0.002, head * 0.13), (0, y - 0.0145, z + head * 0.07), m.plastic(look["accent"]), 0)
    for step in range(9):
        part = box((0.0014, 0.0006, head * 0.04), (0, 0, head * 0.235), m.plastic("#e8e9e8"), 0)
        from_angle(part, (0, y - 0.0013, z), (step - 4) * 0.5, head * 0.235)
    text(look["word"], head * 0.085, (0, y - 0.0013, middle - head * 0.385), m.plastic("#eceeec"))


def from_angle(part, centre, angle, reach):
    """Moves a mark onto the circle around the centre."""
    part.location = (centre[0] + sin(angle) * reach, centre[1], centre[2] + cos(angle) * reach)
    part.rotation_euler = (0, angle, 0)


def led_panel(head, front, middle, look, figures):
    y = front - 0.0008
    extrude(rounded(head * 0.84, head * 0.84, head * 0.1), 0.0016, (0, y, middle), m.plastic("#dfe0dd", 0.45), "y", 0.0006)
    text(look["word"], head * 0.1, (0, y - 0.001, middle + head * 0.29), m.plastic(look["accent"]))
    for row, colour in ((0, "#4ade5b"), (1, "#4ade5b")):
        for step in range(3):
            lit = (row, step) == (0, 1)
            place = ((step - 1) * head * 0.2, y - 0.0014, middle + head * (0.12 - 0.2 * row))
            cylinder(head * 0.035, 0.0016, place, m.glow(colour, 3) if lit else m.plastic("#7c8480", 0.3), "y", 0.0005)
            text("I" * (step + 1), head * 0.075, along("z", place, -head * 0.085), m.plastic("#2a2d2f"), "Regular")
    cylinder(head * 0.11, 0.004, (0, y - 0.002, middle - head * 0.3), m.plastic("#33383a", 0.4), "y", 0.0012)


def dial_panel(head, front, middle, look, figures):
    """A small pump: a temperature or clock dial on a round head."""
    y = front - 0.001
    cylinder(head * 0.42, 0.002, (0, y, middle), m.plastic("#24282a", 0.4), "y", 0.0006)
    lathe([(0, -0.011), (head * 0.19, -0.011), (head * 0.22, 0), (0, 0)], (0, y, middle - head * 0.02), m.plastic("#dcdedc", 0.35), "y", bevel=0.0008)
    box((0.0014, 0.002, head * 0.15), (0, y - 0.0115, middle + head * 0.06), m.plastic(look["accent"]), 0)
    for step in range(11):
        from_angle(box((0.0012, 0.0006, head * 0.05), (0, 0, 0), m.plastic("#e8e9e8"), 0), (0, y - 0.0012, middle - head * 0.02), (step - 5) * 0.44, head * 0.29)
    text(look["word"], head * 0.075, (0, y - 0.0012, middle + head * 0.345), m.plastic("#eceeec"))


def cable(head, front, middle):
    """The plug at the lower right of the head and the beginning of its lead."""
    x, z = head * 0.5, middle - head * 0.28
    black = m.plastic("#1c1e1f", 0.5)
    box((0.018, 0.024, 0.02), (x + 0.006, front + 0.026, z), black, 0.003)
    cylinder(0.006, 0.016, (x + 0.02, front + 0.026, z), black, "x", 0.001, sides=24)
    y = front + 0.026
    drape = [(0.02, 0, z), (0.04, 0, z), (0.058, 0.002, z - 0.004), (0.066, 0.006, z * 0.7), (0.07, 0.012, z * 0.3), (0.074, 0.024, 0.006), (0.084, 0.05, 0.004), (0.09, 0.09, 0.004), (0.07, 0.14, 0.004)]
    bent([(x + a, y + b, c) for a, b, c in drape], 0.0036, m.rubber())
