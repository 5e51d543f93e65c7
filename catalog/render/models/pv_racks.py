"""Stands that carry modules: flat roof, ground, façade."""

from math import atan2, cos, hypot, radians, sin
from random import Random

import bpy

import materials as m
from models.many import boxes, spread
from models.placing import placed
from models.pv_module import pv_module
from shapes import box, cylinder, extrude, group, sphere

LANDSCAPE = {"width": 1.762, "height": 1.134, "columns": 18, "rows": 6, "middle": 0.0, "busbars": 0}
SLAB = "#a6a39d"


def lying(at, tilt, turn=0, **look):
    """A module in landscape, its lower edge at `at`, tilted back by `tilt` degrees."""
    tilted = group([placed(pv_module, **{**LANDSCAPE, **look})], (0, 0, 0), (tilt - 90, 0, 0))
    return group([tilted], at, (0, 0, turn))


def beam(start, end, size, material):
    """A square bar between two points in the y-z plane."""
    (x, y1, z1), (_, y2, z2) = start, end
    thing = box((size, hypot(y2 - y1, z2 - z1), size), (x, (y1 + y2) / 2, (z1 + z2) / 2), material, size * 0.08)
    thing.rotation_euler = (atan2(z2 - z1, y2 - y1), 0, 0)
    return thing


def slabs(places, size=(0.3, 0.3, 0.05)):
    stone = m.bumpy(m.surface("slab", SLAB, Roughness=0.9, Specular=0.1), 120, 0.4)
    return [box(size, place, stone, 0.004) for place in places]


def east_west(tilt=12):
    """Two modules back to back on base rails, weighted with slabs in the valley."""
    aluminium = m.metal("aluminium")
    deep, rise = 1.134 * cos(radians(tilt)), 1.134 * sin(radians(tilt))
    for x in (-0.7, 0.7):
        box((0.05, 2 * deep + 0.3, 0.03), (x, 0, 0.027), aluminium, 0.002)
        boxes((0.14, 0.2, 0.012), [(x, y, 0.006) for y in (-deep, 0, deep)], m.rubber("#2a2a2a"), 0.002)
        for y in (-0.03, 0.03):
            box((0.03, 0.006, rise + 0.03), (x, y, 0.04 + rise / 2), aluminium, 0.001)
    lying((0, -deep - 0.035, 0.06), tilt, frame="silver", back="#d8dbdc")
    lying((0, deep + 0.035, 0.06), tilt, 180, frame="silver", back="#d8dbdc")
    slabs([(x, s * (deep + 0.1), 0.075) for x in (-0.7, 0.7) for s in (-0.35, 0.35)])


def south(tilt=10, side="front"):
    """One module facing south, wind sheet behind it, slabs on the base rails."""
    aluminium, sheet = m.metal("aluminium"), m.metal("zinc", 0.36)
    deep, rise = 1.134 * cos(radians(tilt)), 1.134 * sin(radians(tilt))
    parts = []
    for x in (-0.6, 0.6):
        parts.append(box((0.06, deep + 0.62, 0.03), (x, 0.14, 0.027), aluminium, 0.002))
        parts += [box((0.16, 0.2, 0.012), (x, y, 0.006), m.rubber("#2a2a2a"), 0.002) for y in (-deep / 2, 0, deep / 2 + 0.3)]
        parts.append(beam((x, deep / 2, 0.04), (x, deep / 2 - 0.01, 0.075 + rise), 0.035, aluminium))
        parts.append(box((0.05, 0.05, 0.05), (x, -deep / 2 + 0.03, 0.05), aluminium, 0.004))
    wind = box((1.7, 0.002, 0.3), (0, deep / 2 + 0.09, 0.15), sheet, 0.0006)
    wind.rotation_euler = (radians(32), 0, 0)
    lip = box((1.7, 0.03, 0.002), (0, deep / 2 + 0.03, 0.275), sheet, 0.0005)
    parts += [wind, lip, lying((0, -deep / 2, 0.068), tilt, frame="silver", back="#d8dbdc")]
    parts += slabs([(x, deep / 2 + 0.32, 0.07) for x in (-0.6, 0.6)], (0.3, 0.22, 0.05))
    return group(parts, turn=(0, 0, 180 if side == "back" else 0))


def pebbles(width, deep, low, seed=3, count=520):
    draw, meshes = Random(seed), []
    for shade in ("#b4aea4", "#8f8a82", "#cfc9bf", "#7b756d"):
        stone = sphere(0.02, (0, 0, -1), m.surface(f"pebble {shade}", shade, Roughness=0.85))
        stone.hide_render = True
        meshes.append(stone.data)
    things = []
    for _ in range(count):
        x, y = draw.uniform(-width / 2, width / 2), draw.uniform(-deep / 2, deep / 2)
        thing = bpy.data.objects.new("pebble", draw.choice(meshes))
        thing.location = (x, y, low + draw.uniform(0, 0.03))
        thing.scale = [draw.uniform(0.6, 1.2) for _ in range(3)]
        bpy.context.scene.collection.objects.link(thing)
        things.append(thing)
    return things


def ballast_tray(tilt=15, width=1.05, deep=0.62, filled=True):
    """A wedge-shaped tub: low in front, high behind, ribs outside, gravel inside."""
    black = m.bumpy(m.plastic("#232527", 0.55), 700, 0.1)
    low, high = 0.06, 0.06 + deep * sin(radians(tilt)) + 0.06
    side = [(-deep / 2, 0), (deep / 2, 0), (deep / 2, high), (-deep / 2, low)]
    parts = []
    for s in (-1, 1):
        wall = extrude(side, 0.014, (s * (width / 2 - 0.007), 0, 0), black, "y", 0.004)
        wall.rotation_euler = (0, 0, radians(90))
        parts.append(wall)
        for y in spread(5, deep * 0.9):
            z = low + (high - low) * (y + deep / 2) / deep
            parts.append(box((0.016, 0.014, z - 0.03), (s * width / 2, y, z / 2), black, 0.004))
        rim = beam((s * (width / 2 - 0.004), -deep / 2, low), (s * (width / 2 - 0.004), deep / 2, high), 0.034, black)
        parts.append(rim)
        for y in (-deep * 0.36, deep * 0.36):
            z = low + (high - low) * (y + deep / 2) / deep
            parts.append(cylinder(0.008, 0.012, (s * (width / 2 - 0.004), y, z + 0.02), m.metal("steel"), sides=24))
    parts.append(box((width, deep, 0.012), (0, 0, 0.008), black, 0.004))
    parts.append(box((width, 0.014, high), (0, deep / 2 - 0.007, high / 2), black, 0.004))
    parts.append(box((width, 0.014, low), (0, -deep / 2 + 0.007, low / 2), black, 0.004))
    parts += [box((0.014, 0.016, high - 0.03), (x, deep / 2, high / 2), black, 0.004) for x in spread(7, width)]
    parts += [box((0.014, 0.016, low - 0.02), (x, -deep / 2, low / 2), black, 0.004) for x in spread(7, width)]
    if filled:
        parts += pebbles(width - 0.06, deep - 0.06, 0.02)
    return group(parts)


def ground_rack(side="front", columns=2):
    """Two rows of modules on purlins, struts and galvanised posts."""
    zinc, aluminium, tilt = m.metal("zinc", 0.48), m.metal("aluminium"), 30
    reach, wide = 2 * 1.134 + 0.02, columns * 1.782
    deep, rise = reach * cos(radians(tilt)), reach * sin(radians(tilt))
    low, parts = 0.6, []
    for x in spread(columns, wide):
        front, back = -deep * 0.28, deep * 0.3
        heights = [low + rise * (y / deep + 0.5) - 0.12 for y in (front, back)]
        for y, top in zip((front, back), heights):
            parts.append(box((0.08, 0.06, top), (x, y, top / 2), zinc, 0.006))
            parts.append(cylinder(0.11, 0.008, (x, y, 0.06), zinc, sides=48))
            parts.append(cylinder(0.034, 0.06, (x, y, 0.03), zinc, sides=32))
        parts.append(beam((x, -deep * 0.46, low + rise * 0.04 - 0.09), (x, deep * 0.46, low + rise * 0.96 - 0.09), 0.07, zinc))
        parts.append(beam((x, back - 0.02, 0.5), (x, -0.05, low + rise * 0.46 - 0.1), 0.045, zinc))
    for share in (0.12, 0.4, 0.62, 0.9):
        y, z = deep * (share - 0.5), low + rise * share - 0.045
        parts.append(box((wide + 0.16, 0.04, 0.04), (0, y, z), aluminium, 0.002))
    for row in range(2):
        for x in spread(columns, wide):
            share = row * 0.5
            parts.append(lying((x, deep * (share - 0.5), low + rise * share), tilt, frame="silver", back="#d8dbdc", cell="#0d1430"))
    return group(parts, turn=(0, 0, 180 if side == "back" else 0))
