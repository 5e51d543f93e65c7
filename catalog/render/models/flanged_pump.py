"""A large circulation pump between two flanges."""

import materials as m
from brands import brand
from models.pipework import bolts, flange
from shapes import box, cylinder, extrude, lathe, rounded, text, tube


def flanged_pump(maker="wirbelon", length=0.25, figures=("8,4 m", "11,2 m³/h")):
    """Stands on its lower flange; the head is a box with a colour display."""
    look = brand(maker)
    shell = m.cast(look["accent"])
    middle = length / 2
    for z in (0.011, length - 0.011):
        flange(0.075, 0.022, (0, 0, z), shell)
    lathe([(0.04, 0.02), (0.045, 0.04), (0.075, length * 0.36), (0.075, length * 0.64), (0.045, length - 0.04), (0.04, length - 0.02)], (0, 0, 0), shell)
    lathe([(0, -0.075), (0.105, -0.075), (0.112, -0.066), (0.112, -0.05), (0.092, -0.03), (0.085, 0.04), (0.05, 0.07), (0, 0.075)], (0, 0, middle), shell, "y", bevel=0.003)
    bolts(0.1, 8, (0, -0.078, middle), size=0.013, head=0.01)
    silver = m.cast("#8d9295")
    lathe([(0, -0.2), (0.08, -0.2), (0.08, -0.076), (0, -0.076)], (0, 0, middle), silver, "y")
    for fin in range(9):
        lathe([(0.078, -0.082 - fin * 0.012), (0.09, -0.083 - fin * 0.012), (0.09, -0.088 - fin * 0.012), (0.078, -0.089 - fin * 0.012)], (0, 0, middle), silver, "y")
    extrude(rounded(0.2, 0.22, 0.03), 0.05, (0, -0.225, middle + 0.01), m.plastic(look["dark"], 0.4), "y", 0.008)
    extrude(rounded(0.176, 0.196, 0.022), 0.012, (0, -0.254, middle + 0.01), m.plastic(look["accent"], 0.35), "y", 0.004)
    y, z = -0.261, middle + 0.05
    extrude(rounded(0.13, 0.08, 0.006), 0.003, (0, y, z), m.gloss("#0a0d10"), "y", 0.001)
    text(figures[0], 0.03, (0, y - 0.002, z + 0.014), m.glow("#dff1ff", 1.8), "Medium")
    text(figures[1], 0.015, (0, y - 0.002, z - 0.012), m.glow("#8fd3ff", 1.6), "Regular")
    tube([(-0.055 + i * 0.01, y - 0.002, z - 0.03 + 0.006 * (1 + (-1) ** i * 0.4) * (i % 4) / 3) for i in range(12)], 0.0008, m.glow("#ffb35c", 2))
    cylinder(0.02, 0.012, (0, y - 0.004, middle - 0.04), m.plastic("#d9dbda", 0.35), "y", 0.003)
    text(look["word"], 0.019, (0, y + 0.0002, middle - 0.078), m.plastic("#ffffff"))
    for x in (-0.05, 0.05):
        cylinder(0.011, 0.03, (x, -0.225, middle - 0.112), m.plastic("#3a3e42", 0.45), "z", 0.002)
    box((0.2, 0.03, 0.004), (0, -0.2, middle + 0.121), m.plastic(look["dark"], 0.4), 0.001)
