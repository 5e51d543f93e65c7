"""What storage needs besides: cables, a floor stand, a weather cover, the set with its inverter."""

from math import pi

import bpy

import materials as m
from models.battery_tower import STYLES, battery_tower
from models.cable import cable, flat_loops
from models.inverter import inverter
from models.many import boxes, cylinders
from shapes import box, cylinder, group


def battery_plug(at, direction, colour):
    """The locking plug of a battery cable, lying along x."""
    x, y, z = at
    body = m.plastic(colour, 0.4)
    cylinder(0.012, 0.05, (x + direction * 0.025, y, z), body, "x", 0.003)
    cylinder(0.0155, 0.014, (x + direction * 0.03, y, z), m.plastic("#2a2d30", 0.45), "x", 0.003)
    cylinder(0.0085, 0.03, (x + direction * 0.062, y, z), m.plastic("#17191b", 0.4), "x", 0.002)


def cable_set():
    for colour, y, plug in (("#b3262e", 0.0, "#d97a1c"), ("#1b1d1f", 0.18, "#26292c")):
        points = [(px, py + y, pz) for px, py, pz in flat_loops(0.1, 0.0045, 3.1, 0.75, pi * 1.5)]
        last = points[-1]
        way = [(-0.22, y - 0.12, 0.014), (-0.16, y - 0.118, 0.008), (-0.08, y - 0.1, 0.006), *points]
        cable(way, 0.0045, m.rubber(colour))
        cable([*points[-3:], (last[0] + 0.1, y - 0.03, 0.008), (0.2, y - 0.04, 0.014)], 0.0045, m.rubber(colour))
        battery_plug((-0.215, y - 0.12, 0.014), -1, plug)
        battery_plug((0.195, y - 0.04, 0.014), 1, plug)
    data = [(px + 0.02, py - 0.2, pz) for px, py, pz in flat_loops(0.075, 0.003, 3.4, 0.7, pi)]
    grey = m.rubber("#8b9298")
    cable([(-0.17, -0.235, 0.008), (-0.12, -0.24, 0.004), (-0.09, -0.22, 0.003), *data], 0.003, grey)
    cable([*data[-3:], (0.12, -0.15, 0.006), (0.19, -0.19, 0.008)], 0.003, grey)
    for x, y in ((-0.182, -0.235), (0.202, -0.194)):
        box((0.026, 0.013, 0.011), (x, y, 0.008), m.plastic("#c4c9cc", 0.3), 0.002)
        box((0.012, 0.009, 0.002), (x, y, 0.0145), m.metal("brass"), 0.0005)


def floor_stand():
    steel, width, depth, height = m.paint("#3a4045", 0.5), 0.6, 0.32, 0.12
    for y in (-depth / 2, depth / 2):
        box((width, 0.03, 0.03), (0, y, height - 0.015), steel, 0.004)
    for x in (-width / 2 + 0.015, 0, width / 2 - 0.015):
        box((0.03, depth, 0.03), (x, 0, height - 0.015), steel, 0.004)
    for x in (-width / 2 + 0.03, width / 2 - 0.03):
        for y in (-depth / 2, depth / 2):
            box((0.03, 0.03, height - 0.03), (x, y, height / 2), steel, 0.004)
            cylinder(0.006, 0.03, (x, y, 0.014), m.metal("zinc"), sides=24)
            cylinder(0.022, 0.008, (x, y, 0.004), m.rubber(), bevel=0.002)
    for x in (-width * 0.3, width * 0.3):
        box((0.04, 0.004, 0.3), (x, depth / 2 + 0.017, height + 0.13), steel, 0.001)
        box((0.04, 0.06, 0.004), (x, depth / 2 - 0.012, height + 0.28), steel, 0.001)
        cylinders(0.006, 0.006, [(x, depth / 2 + 0.014, height + z) for z in (0.1, 0.2)], m.metal("dark"), "y")


def weather_cover():
    sheet, width, depth, height = m.paint("#41474c", 0.42), 0.76, 0.28, 1.65
    box((width, depth, height - 0.1), (0, 0, height / 2 - 0.02), sheet, 0.006)
    roof = box((width + 0.06, depth + 0.07, 0.012), (0, -0.02, height - 0.054), sheet, 0.003)
    roof.rotation_euler = (0.09, 0, 0)
    front = -depth / 2
    for x in (-0.37, 0.37):
        box((0.003, 0.003, height - 0.14), (x * 0.93, front - 0.0008, height / 2 - 0.02), m.plastic("#1e2225", 0.6), 0)
    box((width * 0.93, 0.003, 0.003), (0, front - 0.0008, height - 0.16), m.plastic("#1e2225", 0.6), 0)
    for z in (height - 0.24, 0.14):
        slots = [(x, front - 0.001, z + k * 0.022) for x in (-0.16, 0.16) for k in range(4)]
        boxes((0.22, 0.006, 0.009), slots, m.plastic("#15181a", 0.7), 0.002)
        boxes((0.22, 0.012, 0.003), [(x, y - 0.004, place + 0.006) for x, y, place in slots], sheet, 0.001)
    for x in (-0.33, 0.33):
        for z in (0.3, 0.8, 1.3):
            cylinder(0.011, 0.006, (x, front - 0.002, z), m.metal("steel"), "y", 0.002, sides=32)
            box((0.003, 0.002, 0.014), (x, front - 0.0055, z), m.rubber(), 0.0004)


def storage_set(modules=4):
    """The hybrid inverter beside its tower, on a piece of wall."""
    before = set(bpy.context.scene.objects)
    inverter(casing="#3c4248", ink="#d5dbe3", display="bar", battery=True, width=0.5, height=0.52, depth=0.22, band=0.26)
    wall = STYLES["tower"]["depth"] / 2
    things = [thing for thing in bpy.context.scene.objects if thing not in before]
    group(things, (-0.66, wall - 0.11, 0.62))
    battery_tower(modules=modules)
    box((1.5, 0.03, 1.34), (-0.3, wall + 0.016, 0.67), m.paint("#e2e0da", 0.8), 0.004)
    for step, colour in enumerate(("#b3262e", "#1b1d1f", "#8b9298")):
        y, drop = wall - 0.03 - step * 0.014, 0.42 - step * 0.02
        start = -0.6 + step * 0.036
        cable([(start, wall - 0.12, 0.6), (start, y, 0.54), (start + 0.03, y, drop + 0.03), (-0.42, y, drop), (-0.31, y, drop + 0.01)], 0.0055, m.rubber(colour))
