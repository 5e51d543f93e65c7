"""Storage with its cables plugged in: what a cover picture leaves out."""

import materials as m
from models.battery_boxes import all_in_one, wall_battery
from models.battery_tower import STYLES, battery_tower
from models.cable import cable
from shapes import box, cylinder, extrude, rounded

POLES = ("#d97a1c", "#26292c")


def wired_tower(modules=2):
    battery_tower(modules=modules)
    form = STYLES["tower"]
    socket_field(form["width"] / 2, form["base"] + modules * form["module"] + form["head"] / 2, 0.11)


def wired_stack(modules=2):
    battery_tower("ohmbrueck", "stack", modules)
    form = STYLES["stack"]
    socket_field(form["width"] / 2, form["base"] + modules * form["module"] + form["head"] / 2, 0.05)


def socket_field(x, z, half):
    """A recessed plate at the right side: two battery plugs, data, earth; their cables run down."""
    extrude(rounded(0.09, half * 2 + 0.05, 0.012), 0.004, (x + 0.001, 0, z), m.plastic("#1d2022", 0.5), "x", 0.0015)
    for step, colour in enumerate(POLES):
        plugged((x, half * (0.75 - 0.62 * step), z), colour)
    y = -half * 0.52
    box((0.018, 0.017, 0.015), (x + 0.01, y, z), m.plastic("#c4c9cc", 0.3), 0.002)
    hang((x + 0.02, y, z), 0.003, "#8b9298")
    y = -half * 0.95
    cylinder(0.009, 0.012, (x + 0.006, y, z), m.metal("brass"), "x", sides=6)
    hang((x + 0.012, y, z), 0.003, "#6f8a2c")


def plugged(at, colour):
    x, y, z = at
    cylinder(0.0155, 0.012, (x + 0.006, y, z), m.plastic("#2a2d30", 0.45), "x", 0.002)
    cylinder(0.012, 0.045, (x + 0.03, y, z), m.plastic(colour, 0.4), "x", 0.003)
    cylinder(0.0085, 0.02, (x + 0.06, y, z), m.plastic("#17191b", 0.4), "x", 0.002)
    hang((x + 0.068, y, z), 0.0052, "#b3262e" if colour == POLES[0] else "#1b1d1f")


def hang(at, radius, colour):
    """A cable that leaves to the right, bends down and ends on the floor."""
    x, y, z = at
    cable([(x - 0.004, y, z), (x + 0.02, y, z - 0.004), (x + 0.042, y, z - 0.04), (x + 0.046, y, z - 0.14), (x + 0.046, y, 0.01)], radius, m.rubber(colour))


def wired_cabinet():
    """The all-in-one cabinet: glands at the right side of its upper part, mains and solar cables in them."""
    all_in_one()
    x, z = 0.3, 0.87
    extrude(rounded(0.075, 0.24, 0.01), 0.004, (x + 0.001, 0, z), m.paint("#33333a", 0.5), "x", 0.0015)
    for y, radius, colour in ((0.085, 0.018, "#26282a"), (0.03, 0.011, "#b3262e"), (-0.01, 0.011, "#1b1d1f"), (-0.05, 0.009, "#8b9298"), (-0.085, 0.009, "#6f8a2c")):
        cylinder(radius * 1.1, 0.012, (x + 0.006, y, z), m.plastic("#3a3e42", 0.45), "x", 0.001, sides=6)
        cylinder(radius, 0.026, (x + 0.022, y, z), m.plastic("#3a3e42", 0.45), "x", 0.004)
        hang((x + 0.034, y, z), radius * 0.5, colour)


def wired_wall_battery(width=0.55):
    """The wall battery with mains and data cables in its glands."""
    wall_battery(width=width)
    for share, radius, colour in ((0.3, 0.0065, "#26282a"), (0.22, 0.0045, "#8b9298")):
        x = width * share
        cable([(x, 0, -0.02), (x, 0, -0.06), (x, 0.03, -0.14), (x, 0.06, -0.24), (x, 0.064, -0.5)], radius, m.rubber(colour))
