"""A condensate lifting unit: a flat tank, the motor on its lid, the hose at its side."""

import materials as m
from brands import brand
from models.pipework import bent
from shapes import box, cylinder, extrude, rounded, text


def condensate_pump(maker="wirbelon"):
    look = brand(maker)
    light, dark = m.plastic("#d3d2cd", 0.4), m.plastic("#2c2f31", 0.45)
    extrude(rounded(0.28, 0.13, 0.02), 0.09, (0, 0, 0.045), light, "z", 0.008)
    extrude(rounded(0.286, 0.136, 0.02), 0.014, (0, 0, 0.094), dark, "z", 0.003)
    extrude(rounded(0.15, 0.11, 0.018), 0.07, (-0.045, 0, 0.134), m.plastic(look["accent"], 0.38), "z", 0.008)
    for step in range(6):
        box((0.1, 0.002, 0.004), (-0.045, -0.0555, 0.118 + step * 0.008), dark, 0)
    cylinder(0.013, 0.03, (0.1, 0.0, 0.115), dark, bevel=0.002)
    cylinder(0.007, 0.03, (0.1, 0.0, 0.14), m.metal("brass"), bevel=0.001)
    bent([(0.1, 0, 0.145), (0.1, 0, 0.19), (0.13, -0.01, 0.215), (0.17, -0.04, 0.19), (0.2, -0.08, 0.12), (0.19, -0.12, 0.05), (0.14, -0.16, 0.009), (0.04, -0.19, 0.009), (-0.08, -0.17, 0.009), (-0.14, -0.13, 0.009), (-0.08, -0.1, 0.012), (0.03, -0.13, 0.026), (0.1, -0.16, 0.02)], 0.006, m.clear_plastic("#cfe4ea"), steps=14)
    for x in (0.05, 0.125):
        cylinder(0.016, 0.004, (x, 0.045, 0.103), m.plastic("#3d4144", 0.5), bevel=0.001)
    bent([(-0.1, 0.055, 0.14), (-0.13, 0.08, 0.14), (-0.17, 0.09, 0.08), (-0.2, 0.06, 0.006), (-0.22, 0.0, 0.005), (-0.2, -0.06, 0.005)], 0.0036, m.rubber())
    text(look["word"], 0.026, (0.045, -0.0655, 0.05), m.plastic(look["accent"], 0.5))
    text("max. 1,5 l", 0.011, (0.045, -0.0655, 0.024), m.plastic("#5a5e60", 0.5), "Regular")
    box((0.003, 0.001, 0.06), (-0.118, -0.0655, 0.045), m.plastic("#8b9093", 0.5), 0)
