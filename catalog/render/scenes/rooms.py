"""Living spaces: floor, radiator, bathroom, thermostat."""

from math import pi, sin

import materials as m
from scenes import stage
from scenes.garden import bush
from shapes import box, cylinder, extrude, ring, rounded, sphere, text, tube


def window_wall(width, x=0.0, sill=0.9):
    """A back wall with a bright window in it, which lights the room."""
    wall = stage.plaster("#e6e0d4")
    box((width / 2 + x - 0.9, 0.2, 2.7), (-width / 4 + x / 2 - 0.45, 0.1, 1.35), wall, 0)
    box((width / 2 - x - 0.9, 0.2, 2.7), (width / 4 + x / 2 + 0.45, 0.1, 1.35), wall, 0)
    box((1.8, 0.2, sill), (x, 0.1, sill / 2), wall, 0)
    box((1.8, 0.2, 0.4), (x, 0.1, 2.5), wall, 0)
    frame = m.paint("#f1efea")
    for side in (-0.87, 0, 0.87):
        box((0.06, 0.08, 2.3 - sill), (x + side, 0.1, sill + (2.3 - sill) / 2), frame, 0.004)
    for z in (sill + 0.03, 2.27):
        box((1.8, 0.076, 0.06), (x, 0.1, z), frame, 0.004)
    box((2.0, 0.3, 0.03), (x, -0.05, sill + 0.01), frame, 0.006)


def panel_radiator(at, width=1.4, height=0.55):
    x, y, z = at
    white = m.paint("#ecebe7")
    box((width, 0.012, height), (x, y - 0.05, z), white, 0.006)
    box((width, 0.012, height), (x, y + 0.04, z), white, 0.006)
    box((width - 0.01, 0.1, 0.012), (x, y, z + height / 2), white, 0.004)
    for side in (-1, 1):
        box((0.012, 0.1, height), (x + side * width / 2, y, z), white, 0.004)
    for step in range(int(width / 0.05)):
        line = x - width / 2 + 0.03 + step * 0.05
        box((0.022, 0.006, height - 0.06), (line, y - 0.058, z), white, 0.003)
    cylinder(0.024, 0.08, (x + width / 2 + 0.05, y, z + height / 2 - 0.06), m.plastic("#f2f1ee"), "x")


def living_room():
    window_room()
    panel_radiator((-0.6, -0.09, 0.46))
    stage.camera((-1.6, -4.9, 1.35), (0.05, -0.4, 0.72), lens=30)


def window_room():
    """A room with window, sofa and plant; the place below the window is free."""
    stage.even_light(0.6)
    box((9, 5, 0.1), (0, -2.5, -0.05), stage.planks("#b08a60", "#a07a50"), 0)
    window_wall(9, -0.6)
    box((0.2, 5, 2.7), (-3.4, -2.5, 1.35), stage.plaster("#d8d6cb"), 0)
    box((7, 0.02, 4), (-0.6, 1.9, 1.6), m.glow("#e8f1f8", 1.15), 0)
    for x in (-1.75, 0.55):
        for fold in range(5):
            cylinder(0.035, 2.3, (x + fold * 0.055 - 0.11, -0.14, 1.2), m.foam("#d9d3c6"))
    stage.lamp((-0.6, 1.6, 2.6), (0.2, -2.0, 0.2), 640, 2.2, "#fff1da")
    stage.lamp((3.5, -5, 2.6), (0, -1, 0.6), 260, 2.5)
    sofa((1.75, -1.1))
    box((1.9, 1.5, 0.012), (0.9, -2.4, 0.006), m.foam("#cfc6b6"), 0.004)
    cylinder(0.17, 0.3, (-2.55, -0.5, 0.15), m.plastic("#c9c2b6"))
    bush((-2.55, -0.5, 0.85), 0.9, 31, count=420)


def sofa(at):
    x, y = at
    cloth = m.foam("#7f8c86")
    box((1.6, 0.85, 0.22), (x, y, 0.3), cloth, 0.06)
    box((1.6, 0.24, 0.5), (x, y + 0.36, 0.56), cloth, 0.08)
    for side in (-0.85, 0.85):
        box((0.2, 0.85, 0.42), (x + side, y, 0.4), cloth, 0.07)
    for side in (-0.4, 0.4):
        box((0.74, 0.66, 0.16), (x + side, y - 0.06, 0.46), m.foam("#8b9892"), 0.06)
    box((0.42, 0.14, 0.4), (x - 0.55, y + 0.16, 0.68), m.foam("#c98b5b"), 0.06)
    for sx in (-0.8, 0.8):
        for sy in (-0.34, 0.34):
            cylinder(0.02, 0.2, (x + sx, y + sy, 0.1), m.wood())


def floor_layers():
    """A cut through a heated floor: insulation, studded panel with pipe, screed, planks."""
    stage.even_light(0.5)
    stage.lamp((-3, -4, 4), (0, 0, 0), 380, 2.5)
    stage.lamp((3, 1, 3), (0, 0, 0), 90, 2.0, "#eaf2ff")
    box((14, 14, 0.02), (0, 4, -0.01), m.surface("table", "#cfcbc3", Roughness=0.8), 0)
    box((2.6, 1.8, 0.06), (0, 0, 0.03), m.foam("#e4e1da"), 0.004)
    box((2.6, 1.8, 0.02), (0, 0, 0.07), m.plastic("#2b3034", 0.5), 0.003)
    for column in range(26):
        for row in range(18):
            cylinder(0.022, 0.022, (-1.25 + column * 0.1, -0.85 + row * 0.1, 0.09), m.plastic("#353b40", 0.45), bevel=0.006, sides=20)
    loops = []
    for turn in range(6):
        y = -0.8 + turn * 0.3
        loops += [(-1.15, y, 0.095), (1.1, y, 0.095), (1.18, y + 0.075, 0.095), (1.1, y + 0.15, 0.095), (-1.1, y + 0.15, 0.095), (-1.18, y + 0.225, 0.095)]
    tube(loops[:-1], 0.009, m.plastic("#c8452d", 0.35))
    box((1.75, 1.8, 0.07), (0.43, 0, 0.14), stage.concrete("#9d9b96"), 0.003)
    box((1.15, 1.8, 0.015), (0.73, 0, 0.1825), stage.planks("#b08a60", "#a07a50"), 0.002)
    stage.camera((-2.5, -2.9, 1.75), (-0.02, -0.02, 0.08), lens=48)


def bathroom():
    tiled_room()
    dark = m.paint("#33373a", 0.4)
    for x in (-1.25, -0.75):
        tube([(x, -0.08, 0.5), (x, -0.08, 2.0)], 0.018, dark)
    for step in range(19):
        if step in (6, 13):
            continue
        z = 0.55 + step * 0.075
        tube([(-1.25 + 0.5 * t / 8, -0.1 - 0.035 * sin(pi * t / 8), z) for t in range(9)], 0.011, dark)
    box((0.44, 0.03, 0.52), (-1.0, -0.16, 1.3), m.foam("#c7d3d0"), 0.012)
    box((0.44, 0.05, 0.03), (-1.0, -0.14, 1.56), m.foam("#c7d3d0"), 0.012)
    stage.camera((0.7, -4.1, 1.45), (-0.15, -0.1, 1.12), lens=34)


def tiled_room():
    """A bathroom with washstand and mirror; the wall beside them is free."""
    stage.even_light(0.45)
    box((4.4, 4, 0.1), (0, -2, -0.05), stage.tiles("#8d8f8e", "#858786", "#6f706f", 0.6, 0.6), 0)
    box((4.4, 0.2, 2.7), (0, 0.1, 1.35), stage.tiles("#e7e4dd", "#e2dfd7", "#cdc9c0", 0.6, 0.3), 0)
    box((0.2, 4, 2.7), (-2.1, -2, 1.35), stage.plaster("#dcd8cf"), 0)
    stage.lamp((2.8, -3.2, 2.5), (0, 0, 1), 190, 2.2)
    stage.lamp((-1.2, -2.4, 2.7), (0, 0, 0.8), 70, 1.2)
    box((1.3, 0.5, 0.12), (0.75, -0.25, 0.84), m.wood("#a67f55"), 0.01)
    cylinder(0.2, 0.14, (0.75, -0.25, 0.97), m.plastic("#f0efec", 0.12), top=0.23, bevel=0.02)
    tube([(0.75, -0.06, 0.9), (0.75, -0.06, 1.22), (0.75, -0.12, 1.27), (0.75, -0.2, 1.24)], 0.013, m.metal("chrome"))
    box((0.9, 0.02, 1.0), (0.75, -0.015, 1.75), m.metal("chrome", 0.02), 0.004)
    cylinder(0.05, 0.16, (1.2, -0.3, 0.98), m.plastic("#d8c8a8"))
    box((1.0, 0.7, 0.016), (0.6, -1.3, 0.008), m.foam("#d9d4c9"), 0.006)


def thermostat_wall():
    stage.even_light(0.4)
    stage.lamp((-1.2, -1.4, 1.6), (0, 0, 0), 26, 0.7)
    box((5, 0.2, 3), (0, 0.1, 0), stage.plaster("#c9d0c8"), 0)
    extrude(rounded(0.088, 0.088, 0.014), 0.022, (-0.09, -0.013, 0.02), m.plastic("#f3f2ef"), "y", 0.003)
    extrude(rounded(0.066, 0.066, 0.008), 0.002, (-0.09, -0.0248, 0.02), m.gloss("#15181a"), "y", 0.0005)
    text("21,5°", 0.021, (-0.092, -0.0262, 0.024), m.glow("#f2f7ff", 1.4), "Regular")
    text("Wohnzimmer", 0.006, (-0.092, -0.0262, 0.042), m.glow("#9fb4c4", 1.0), "Regular")
    ring(0.011, 0.0006, (-0.09, -0.026, -0.001), m.glow("#ffb066", 1.6), "y")
    box((0.62, 0.16, 0.02), (0.36, -0.08, -0.1), m.wood("#a67f55"), 0.003)
    for x, height, colour in ((0.2, 0.19, "#8f4b38"), (0.226, 0.22, "#3d5a6b"), (0.254, 0.2, "#d9c9a5"), (0.28, 0.21, "#5d6b52")):
        box((0.023, 0.12, height), (x, -0.08, -0.09 + height / 2), m.foam(colour), 0.002)
    sphere(0.055, (0.42, -0.08, -0.04), m.plastic("#e7e2d8", 0.35), (1, 1, 0.95))
    for step in range(7):
        x = 0.42 + (step - 3) * 0.022
        tube([(0.42, -0.08, 0.0), (0.42 + (x - 0.42) * 0.5, -0.08, 0.12), (x, -0.08 - 0.004 * step, 0.2 + 0.01 * (step % 3))], 0.0016, m.wood("#8d7a4c"))
    stage.camera((-0.34, -0.86, 0.1), (0.1, 0, 0.01), lens=50)
