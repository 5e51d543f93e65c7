"""Infrared panels for the wall, with the radio thermostat that belongs to them."""

import materials as m
from models.many import boxes, spread
from models.room_thermostat import small_display
from shapes import box, cylinder, ring, text


def infrared_panel(width=0.6, height=0.6, glass=None, thermostat=True):
    up, gap = height / 2 + 0.05, 0.03
    if glass:
        deep = 0.012
        box((width, deep, height), (0, -gap - deep / 2, up), m.gloss(glass), 0.003)
        box((width - 0.08, gap, height - 0.08), (0, -gap / 2, up), m.paint("#2a2c2e"), 0.006)
        text("WANDGLUT", 0.013, (width / 2 - 0.07, -gap - deep - 0.0004, up - height / 2 + 0.03), m.plastic("#8f9498" if glass != "#101214" else "#6f7478"))
    else:
        deep, frame = 0.022, m.paint("#d5d4d0", 0.4)
        box((width, deep, height), (0, -gap - deep / 2, up), frame, 0.004)
        box((width - 0.022, 0.004, height - 0.022), (0, -gap - deep, up), m.bumpy(m.paint("#e9e8e4", 0.62), 700, 0.12), 0.0015)
        box((width - 0.16, gap, height - 0.16), (0, -gap / 2, up), m.paint("#bdbdba"), 0.004)
        text("WANDGLUT", 0.012, (width / 2 - 0.065, -gap - deep - 0.0024, up - height / 2 + 0.026), m.plastic("#7a2e4d"))
    cylinder(0.003, 0.001, (-width / 2 + 0.03, -gap - deep - 0.002, up - height / 2 + 0.026), m.glow("#ff8a3c", 3), "y")
    if thermostat:
        small_display((width / 2 + 0.11, 0, up - height / 2 + 0.17))


def panel_side(width=0.6, height=0.6):
    """The same, to be seen from the side: holder and slots show."""
    infrared_panel(width, height, thermostat=False)
    boxes((0.0012, 0.012, 0.005), [(-width / 2 - 0.0002, -0.041, height / 2 + 0.05 + z) for z in spread(14, height * 0.7)], m.paint("#8b8d8e"))
    ring(0.008, 0.0012, (-width / 2 - 0.0006, -0.041, 0.12), m.metal("zinc"), "x")
