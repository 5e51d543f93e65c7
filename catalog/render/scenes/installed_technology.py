"""One device in the technical room, connected: heat, hot water, electricity."""

from math import cos, radians, sin

import materials as m
from models.battery_tower import battery_tower
from models.inverter import inverter
from models.pipework import ball_valve, union
from models.placing import placed
from scenes import stage
from scenes.installed import SQUARE, look
from scenes.technical_rooms import house_connection, pipe, shell
from shapes import box, cylinder, tube

RIGHT = 3.2  # metres: pipes leave the picture there
SIDEWARD = 82  # degrees from the front: where a tank's connections look


def technical_room():
    shell()
    stage.lamp((-0.5, -2.6, 2.6), (0.2, -0.4, 0.8), 130, 1.4)
    stage.lamp((2.6, -3.2, 2.0), (0, -0.2, 1.0), 90, 1.6, "#eef4ff")
    box((0.9, 0.36, 0.02), (-1.75, -0.2, 1.5), m.wood("#a67f55"), 0.004)
    for x, colour in ((-1.95, "#6b4b3a"), (-1.6, "#3d5a6b")):
        box((0.26, 0.28, 0.2), (x, -0.2, 1.61), m.foam(colour), 0.01)


def on_wall(build, low, deep, tall, ends, behind=0.03, exhaust=None, **device):
    """Hangs with its pipe ends below: they run down and away to the right. `ends` are their places from the middle."""
    technical_room()
    y = -deep / 2
    placed(build, (0, y, low), **device)
    for step, x in enumerate(ends):
        z = 0.42 + (len(ends) - step) * 0.08
        pipe([(x, y + behind, low + 0.08), (x, y + behind, z), (RIGHT, y + behind, z)])
    if exhaust:
        cylinder(0.05, 0.6, (0, y + 0.04, low + exhaust + 0.3), m.plastic("#d9d9d5", 0.4))
        cylinder(0.05, 0.4, (0, y + 0.2, low + exhaust + 0.58), m.plastic("#d9d9d5", 0.4), "y")
    look((0.12, -0.1, low + tall * 0.42), tall + 0.35, 0.62)


def with_pipes_above(build, wide, deep, tall, count, **device):
    """A cabinet on the floor; its pipes go up from the lid and along the wall."""
    technical_room()
    y = -deep / 2 - 0.06
    placed(build, (0, y, 0.0), **device)
    for step in range(count):
        x = wide * 0.76 * (step / max(1, count - 1) - 0.5)
        z = 2.15 + (count - step) * 0.07
        pipe([(x, y + deep * 0.26, tall + 0.04), (x, y + deep * 0.26, z), (RIGHT, y + deep * 0.26, z)])
    look((0.1, -0.3, tall * 0.55), max(tall, 1.5), 0.66)


def round_tank(build, tall, turn_of_ends, ends, duct=0.0, **device):
    """A tank whose side connections (degrees from the front, at the heights `ends`) look to the right, where pipes rise."""
    technical_room()
    radius, turn = device["radius"], radians(SIDEWARD - turn_of_ends)
    y = -radius - 0.14
    placed(build, (0, y, 0.0), (0, 0, SIDEWARD - turn_of_ends), **device)
    across, deep = sin(radians(SIDEWARD)), -cos(radians(SIDEWARD))
    for step, z in enumerate(ends):
        x = radius + 0.12 + step * 0.1
        pipe([(radius * across - 0.02, y + radius * deep, z), (x, y + radius * deep, z), (x, y + radius * deep, 2.9)])
    for side in (-1, 1) if duct else ():
        reach = side * radius * 0.47
        tube([(reach * cos(turn), y + reach * sin(turn), z) for z in (tall + 0.05, 2.9)], duct, m.metal("zinc"), smooth=False)
    look((0.18, -0.3, tall * 0.52), max(tall, 1.3), 0.7)


def boiler_on_floor(build, deep, tall, back, chimney, **device):
    """Stands before the wall: its flue (x, y, height, radius from the boiler's middle) rises, pipes at its back run up."""
    technical_room()
    y = -deep / 2 - 0.42
    placed(build, (0, y, 0.0), **device)
    x, flue_y, z, thick = chimney
    tube([(x, y + flue_y, z), (x, y + flue_y + (0.14 if flue_y > deep / 2 else 0), z + 0.02), (x, y + flue_y + (0.14 if flue_y > deep / 2 else 0), 2.9)], thick, m.metal("steel"), smooth=False)
    for step, (px, pz) in enumerate(back):
        py = y + deep / 2 + 0.1
        pipe([(px, py - 0.08, pz), (px, py, pz), (px, py, 2.2 + step * 0.09), (RIGHT, py, 2.2 + step * 0.09)], radius=0.018)
    look((0.1, y, tall * 0.55), tall, 0.64)


def in_pipe(build, length, thick, kind="copper", **pump):
    """A pump between two stretches of an upright pipe, the return beside it, both insulated further away."""
    technical_room()
    low, y = 1.12, -0.16
    placed(build, (0, y, low), **pump)
    for x in (0, -0.3):
        for start, end in ((0.2, low), (low + length, 2.8)) if x == 0 else ((0.2, 2.8),):
            pipe([(x, y, start), (x, y, end)], kind, thick)
        for start, end in ((0.2, low - 0.24), (low + length + 0.24, 2.8)):
            pipe([(x, y, start), (x, y, end)], "dark", thick + 0.02)
    for z in (low - 0.12, low + length + 0.12):
        ball_valve(thick * 1.2, (0, y, z))
        ball_valve(thick * 1.2, (-0.3, y, z))
    for z in (low, low + length):
        union(thick * 1.3, (0, y, z), kind="nickel")
    look((-0.06, y, low + length / 2), 0.72, 0.66, lens=60)


def pump_group_on_wall(build, tall=0.38, **group):
    technical_room()
    low = 1.1
    placed(build, (0, -0.02, low), **group)
    for x in (-0.0625, 0.0625):
        pipe([(x, -0.095, 0.2), (x, -0.095, low)], radius=0.016)
        pipe([(x, -0.095, low + tall), (x, -0.095, 2.8)], radius=0.016)
    look((0, -0.1, low + tall / 2), 0.75, 0.7, lens=60)


def beside_meter(tower=None, converter=None, also=None):
    """Inverter and storage beside the meter cabinet. `also`: a storage that is no tower, with its place."""
    house_connection(bool(converter), bool(converter) and bool(tower or also))
    if tower is not None:
        placed(battery_tower, (0.62, -0.24, 0.0), **tower)
    if also:
        placed(**also)
    if converter is not None:
        placed(inverter, (-0.35, -converter.get("depth", 0.19) / 2 - 0.01, 1.12), **converter)
    if tower is not None or also:
        stage.camera((-0.9, -3.7, 1.35), (0.2, -0.1, 0.85), lens=48, size=SQUARE)
    else:
        look((-0.72, -0.1, 1.25), 1.15, 0.62)
