"""Outside, beside a house: where a heat pump stands."""

from random import Random

import bpy
from mathutils import Vector

import materials as m
from models.outdoor_unit import outdoor_unit
from models.placing import placed
from scenes import stage
from shapes import box, cylinder, tube


def house_wall(length=9, height=3.4):
    box((length, 0.3, height), (0, 1.1, height / 2), stage.plaster("#d9d2c4"), bevel=0)
    box((length, 0.32, 0.42), (0, 1.09, 0.21), stage.plaster("#8e8b85"), bevel=0.004)
    window((-2.7, 0.94, 1.75), 1.5, 1.3)


def window(at, width, height):
    x, y, z = at
    frame = m.paint("#3c4146")
    box((width, 0.06, height), (x, y, z), m.gloss("#2a3a44"), bevel=0.002)
    for side in (-1, 1):
        box((0.07, 0.09, height + 0.07), (x + side * width / 2, y, z), frame)
        box((width + 0.07, 0.09, 0.07), (x, y, z + side * height / 2), frame)
    box((0.05, 0.09, height), (x, y, z), frame)
    box((width + 0.24, 0.24, 0.04), (x, y - 0.06, z - height / 2 - 0.05), m.metal("zinc"))


def bush(at, size, seed, leaf="#3f5a2a", count=900):
    """Leaves of one shape, turned every way, denser towards the outside."""
    draw = Random(seed)
    blade = bpy.data.meshes.new("leaf")
    blade.from_pydata([(0, 0, 0), (0.3, 0.5, 0.12), (0, 1, 0), (-0.3, 0.5, 0.12)], [], [(0, 1, 2), (0, 2, 3)])
    blade.materials.append(m.surface(f"leaf {leaf}", leaf, Roughness=0.55))
    for _ in range(count):
        way = Vector([draw.gauss(0, 1) for _ in range(3)]).normalized() * size * 0.5 * draw.uniform(0.55, 1.05)
        thing = bpy.data.objects.new("leaf", blade)
        thing.location = (at[0] + way.x, at[1] + way.y, max(0.03, at[2] + way.z))
        thing.rotation_euler = [draw.uniform(0, 6.3) for _ in range(3)]
        thing.scale = [size * draw.uniform(0.09, 0.15)] * 3
        bpy.context.scene.collection.objects.link(thing)


def heat_pump_garden():
    beside_house()
    stage.camera((-1.7, -4.6, 1.35), (0.35, 0.4, 0.78), lens=40)


def heat_pump_welcome():
    """For words over its left half: the device stands beside them."""
    beside_house()
    stage.camera((-1.7, -4.6, 1.3), (-0.42, 0.4, 0.74), lens=40)


def beside_house(width=1.15, height=0.92, **unit):
    stage.daylight(elevation=38, azimuth=215, strength=0.22)
    box((40, 40, 0.1), (0, -10, -0.05), stage.grass(), bevel=0)
    house_wall()
    box((2.2, 1.1, 0.08), (0.6, 0.25, 0.03), stage.concrete(), bevel=0.01)
    box((2.8, 1.5, 0.05), (0.6, 0.25, 0.0), stage.gravel(), bevel=0.02)
    placed(outdoor_unit, (0.6, 0.25, 0.07), width=width, height=height, **unit)
    for x, size, seed in ((2.6, 0.75, 1), (3.3, 0.95, 2), (-1.2, 0.5, 3), (4.3, 0.8, 4)):
        bush((x, 0.45, size * 0.45), size, seed)
    for x in (-3.6, -3.3, -3.0):
        bush((x, 0.6, 0.16), 0.3, int(x * 10), "#7d6a9a", 300)
    tube([(1.2, 0.5, 0.4), (1.4, 0.7, 0.4), (1.4, 0.96, 0.4)], 0.04, m.rubber())
    cylinder(0.05, 3.4, (3.9, 0.9, 1.7), m.metal("zinc"))
