"""Pump groups and solar stations in their insulation shells, closed and open, and the bar they stand on."""

import materials as m
from brands import brand
from models.heating_parts import gauge
from models.pipework import ball_valve, placed, union
from models.pump import circulation_pump
from shapes import box, cylinder, extrude, hexagon, rounded, text

EPP = "#26282a"
FLOW, RETURN = "#b3262e", "#2a63a8"


def thermometer(at, colour):
    """A handle with a dial in it: red for flow, blue for return. Flow is the warmer one."""
    x, y, z = at
    cylinder(0.036, 0.022, (x, y - 0.006, z), m.plastic(colour, 0.4), "y", 0.004)
    gauge(0.029, (x, y - 0.018, z), hand=0.5 if colour == FLOW else -0.7)


def ends(width, height, y, kind="brass"):
    for x in (-width / 2, width / 2):
        for z, up in ((0, -1), (height, 1)):
            cylinder(0.0165, 0.04, (x, y, z + up * 0.012), m.metal(kind), bevel=0.001)
            union(0.026, (x, y, z + up * 0.02), kind=kind)


def pump_group(maker="wirbelon", height=0.38, motor=False):
    """Closed: the shell with two thermometers, the pump's head looking out of it."""
    look = brand(maker)
    foam = m.foam(EPP)
    y = -0.075
    extrude(rounded(0.25, height, 0.03), 0.14, (0, y, height / 2), foam, "y", 0.012)
    extrude(rounded(0.235, height - 0.02, 0.026), 0.03, (0, y - 0.082, height / 2), foam, "y", 0.01)
    front = y - 0.097
    for x, colour in ((-0.0625, RETURN), (0.0625, FLOW)):
        thermometer((x, front, height * 0.8), colour)
    box((0.12, 0.012, 0.12), (0.045, front + 0.001, height * 0.33), m.plastic("#17191a", 0.6), 0.01)
    head(look, (0.045, front, height * 0.33))
    if motor:
        actuator(look, (-0.068, front, height * 0.34))
    text(look["word"], 0.02, (0, front - 0.0008, height * 0.585), m.plastic("#c9cbcb", 0.5))
    ends(0.125, height, y)


def head(look, at):
    x, y, z = at
    extrude(rounded(0.1, 0.1, 0.02), 0.05, (x, y - 0.02, z), m.plastic(look["accent"], 0.35), "y", 0.006)
    extrude(rounded(0.086, 0.086, 0.014), 0.002, (x, y - 0.0455, z), m.plastic("#26292b", 0.4), "y", 0.0008)
    extrude(rounded(0.066, 0.026, 0.003), 0.002, (x, y - 0.047, z + 0.022), m.gloss("#0c1014"), "y", 0.0006)
    text("4,1 m", 0.016, (x, y - 0.0484, z + 0.022), m.glow("#ffd9a8", 1.8), "Medium")
    cylinder(0.016, 0.014, (x, y - 0.052, z - 0.018), m.plastic("#d9dbda", 0.35), "y", 0.002)


def actuator(look, at):
    """The mixer's motor: a squat box with a knob and scale."""
    x, y, z = at
    extrude(rounded(0.078, 0.094, 0.012), 0.07, (x, y - 0.03, z), m.plastic("#3c4246", 0.4), "y", 0.005)
    extrude(rounded(0.07, 0.03, 0.006), 0.004, (x, y - 0.066, z + 0.026), m.plastic(look["accent"], 0.35), "y", 0.001)
    cylinder(0.021, 0.018, (x, y - 0.073, z - 0.014), m.plastic("#1d2022", 0.4), "y", 0.003)
    box((0.004, 0.004, 0.03), (x, y - 0.0835, z - 0.014), m.plastic("#e7e8e6", 0.4), 0.001)
    for step in range(3):
        cylinder(0.0025, 0.002, (x - 0.02 + step * 0.02, y - 0.0695, z + 0.026), m.glow("#62e36c", 2.5) if step == 1 else m.plastic("#90979a"), "y", 0.0005)


def pump_group_open(maker="wirbelon", height=0.38, solar=False):
    """The back shell with everything in it: pipes, ball valves, the pump."""
    foam = m.foam(EPP)
    extrude(rounded(0.25, height, 0.03), 0.05, (0, -0.025, height / 2), foam, "y", 0.012)
    y = -0.085
    for x in (-0.0625, 0.0625):
        cylinder(0.014, height, (x, y, height / 2), m.metal("brass"), bevel=0.001)
        ball_valve(0.02, (x, y, height * 0.8))
    for x, colour in ((-0.0625, RETURN), (0.0625, FLOW)):
        thermometer((x, y - 0.03, height * 0.8), colour)
    placed(circulation_pump, (0.0625, y, height * 0.1), maker=maker, panel="knob", figures=("4,1 m", "24 W"), head=0.09)
    for z in (height * 0.1, height * 0.1 + 0.18):
        union(0.028, (0.0625, y, z), kind="nickel", length=0.026)
    if solar:
        flow_meter((-0.0625, y, height * 0.32))
    else:
        hexagon(0.04, 0.03, (-0.0625, y, height * 0.42), m.metal("brass"))
        hexagon(0.036, 0.02, (-0.0625, y, height * 0.2), m.metal("brass"))
    ends(0.125, height, y)


def flow_meter(at):
    """A clear tube with scale between two filling cocks."""
    x, y, z = at
    cylinder(0.02, 0.09, (x, y - 0.004, z), m.clear_plastic("#f2f8f6"), bevel=0.003)
    cylinder(0.007, 0.02, (x, y - 0.004, z - 0.008), m.plastic("#c0392b", 0.4), bevel=0.002)
    for up in (-1, 1):
        hexagon(0.036, 0.02, (x, y, z + up * 0.055), m.metal("brass"))
        cylinder(0.008, 0.05, (x - 0.03, y, z + up * 0.06), m.metal("nickel"), "x", 0.001)
        box((0.008, 0.006, 0.028), (x - 0.046, y - 0.012, z + up * 0.06), m.plastic("#c0392b" if up > 0 else RETURN, 0.4), 0.002)


def station(maker="heliotta", height=0.42):
    """A solar station, closed: thermometers, pressure gauge at the side, flow meter window."""
    look = brand(maker)
    foam = m.foam("#3a4045")
    y = -0.075
    extrude(rounded(0.27, height, 0.05), 0.14, (0, y, height / 2), foam, "y", 0.016)
    extrude(rounded(0.23, height - 0.04, 0.04), 0.024, (0, y - 0.078, height / 2), m.foam("#2b3034"), "y", 0.008)
    front = y - 0.09
    for x, colour in ((-0.0625, RETURN), (0.0625, FLOW)):
        thermometer((x, front, height * 0.82), colour)
    head(look, (-0.05, front, height * 0.42))
    box((0.05, 0.004, 0.14), (0.062, front - 0.001, height * 0.42), m.plastic("#14171a", 0.6), 0.004)
    flow_meter((0.062, front - 0.006, height * 0.42))
    text(look["word"], 0.022, (0, front - 0.001, height * 0.13), m.plastic(look["accent"], 0.5))
    cylinder(0.01, 0.07, (0.16, y, height * 0.62), m.metal("brass"), "x", 0.001)
    gauge(0.03, (0.2, y - 0.012, height * 0.62), hand=-0.3)
    cylinder(0.013, 0.05, (0.165, y, height * 0.5), m.metal("brass"), "x", 0.001)
    cylinder(0.018, 0.03, (0.2, y, height * 0.5), m.plastic("#c0392b", 0.4), "x", 0.003)
    ends(0.125, height, y)


def manifold_bar(circuits=2, maker="wirbelon"):
    """An insulated bar with pairs of connections on top and the boiler's below, on wall brackets."""
    look = brand(maker)
    width = circuits * 0.25 + 0.06
    y, z = -0.1, 0.14
    extrude(rounded(0.15, 0.13, 0.024), width, (0, y, z), m.foam(EPP), "x", 0.006)
    for step in range(circuits):
        middle = (step - (circuits - 1) / 2) * 0.25
        for x, colour in ((-0.0625, RETURN), (0.0625, FLOW)):
            cylinder(0.02, 0.05, (middle + x, y, z + 0.085), m.metal("brass"), bevel=0.001)
            union(0.028, (middle + x, y, z + 0.1), kind="brass")
            cylinder(0.027, 0.006, (middle + x, y, z + 0.077), m.plastic(colour, 0.5), bevel=0.001)
    for x in (-0.0625, 0.0625):
        cylinder(0.021, 0.06, (x, y, z - 0.085), m.metal("brass"), bevel=0.001)
        union(0.03, (x, y, z - 0.1), kind="brass")
    for side in (-1, 1):
        box((0.04, 0.12, 0.006), (side * (width / 2 - 0.08), -0.05, z - 0.074), m.metal("zinc"), 0.002)
        box((0.04, 0.006, 0.24), (side * (width / 2 - 0.08), -0.004, z), m.metal("zinc"), 0.002)
        cylinder(0.03, 0.012, (side * (width / 2 + 0.004), y, z), m.plastic("#4a4f52", 0.5), "x", 0.003)
    text(look["word"], 0.03, (0, y - 0.0765, z), m.plastic("#c9cbcb", 0.5))
