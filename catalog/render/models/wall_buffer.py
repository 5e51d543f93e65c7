"""A small buffer that hangs on the wall: white, with its pipes below and above."""

import materials as m
from brands import brand
from models.pipework import thread
from shapes import box, cylinder, lathe, text


def wall_buffer(radius=0.2, height=0.68, maker="warmbach"):
    look = brand(maker)
    white = m.paint("#d6d6d1", 0.32)
    y = -radius - 0.03
    lathe([(0, 0), (radius * 0.9, 0), (radius, 0.02), (radius, height - 0.02), (radius * 0.9, height), (0, height)], (0, y, 0.08), white)
    for z in (0.08 + 0.026, 0.08 + height - 0.026):
        lathe([(radius * 1.002, -0.003), (radius * 1.004, 0), (radius * 1.002, 0.003)], (0, y, z), m.plastic("#a9abaa", 0.5))
    for x in (-0.1, -0.035, 0.035, 0.1):
        cylinder(0.03, 0.005, (x, y, 0.078), m.plastic("#2a2d2f", 0.5), bevel=0.001)
        thread(0.0165, 0.09, (x, y, 0.032), m.metal("brass"))
    cylinder(0.012, 0.04, (0, y, 0.08 + height + 0.018), m.metal("brass"), bevel=0.002)
    cylinder(0.017, 0.024, (0, y, 0.08 + height + 0.044), m.metal("nickel"), bevel=0.003)
    box((0.3, 0.03, 0.05), (0, -0.015, 0.08 + height * 0.82), m.metal("zinc"), 0.004)
    box((0.3, 0.03, 0.05), (0, -0.015, 0.08 + height * 0.18), m.metal("zinc"), 0.004)
    front = y - radius
    text(look["word"], 0.03, (0, front - 0.001, 0.08 + height * 0.8), m.plastic(look["accent"], 0.5))
    text("Lamina Duo 60", 0.02, (0, front - 0.001, 0.08 + height * 0.74), m.plastic("#3a3e40", 0.5), "Regular")
    cylinder(0.02, 0.01, (0, front - 0.002, 0.08 + height * 0.3), m.plastic("#26292b", 0.4), "y", 0.002)
