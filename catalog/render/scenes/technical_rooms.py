"""Where the technology lives: cellar, utility room, carport, workshop."""

import materials as m
from models.battery_tower import battery_tower
from models.hot_water_tank import hot_water_tank
from models.indoor_cabinet import indoor_cabinet
from models.inverter import inverter
from models.pipe_stock import copper_coil, pipe_stack
from models.placing import placed
from models.wall_boiler import wall_boiler
from models.wallbox import wallbox
from scenes import stage
from scenes.garden import bush
from shapes import box, cylinder, tube


def shell(width=8.4, depth=5.2, wall="#d9d6cf", floor="#98958f"):
    stage.even_light(0.42)
    box((width, depth, 0.1), (0, -depth / 2, -0.05), stage.concrete(floor), 0)
    box((width, 0.2, 2.7), (0, 0.1, 1.35), stage.plaster(wall), 0)
    box((0.2, depth, 2.7), (-width / 2 - 0.1, -depth / 2, 1.35), stage.plaster(wall), 0)


def pipe(points, kind="copper", radius=0.014):
    tube(points, radius, m.metal(kind), smooth=False)


def cellar():
    shell()
    stage.lamp((-0.5, -2.6, 2.6), (0.2, -0.4, 0.8), 130, 1.4)
    stage.lamp((2.6, -3.2, 2.0), (0, -0.2, 1.0), 90, 1.6, "#eef4ff")
    placed(indoor_cabinet, (-0.75, -0.42, 0.0))
    placed(hot_water_tank, (0.35, -0.5, 0.0), radius=0.33, height=1.62)
    placed(wall_boiler, (1.55, -0.19, 0.98))
    for step in range(3):
        x = -0.9 + step * 0.14
        pipe([(x, -0.2, 1.95), (x, -0.2, 2.25 + step * 0.08), (0.2 + step * 0.14, -0.2, 2.25 + step * 0.08), (0.2 + step * 0.14, -0.3, 1.72)])
    for step in range(4):
        x = 1.4 + step * 0.1
        pipe([(x, -0.1, 1.0), (x, -0.1, 0.5 + step * 0.06), (0.72, -0.1, 0.5 + step * 0.06)])
    box((1.2, 0.4, 0.02), (-2.0, -0.25, 1.5), m.wood("#a67f55"), 0.004)
    for x, colour in ((-2.3, "#6b4b3a"), (-1.95, "#3d5a6b"), (-1.7, "#8a8f6a")):
        box((0.26, 0.3, 0.22), (x, -0.24, 1.63), m.foam(colour), 0.01)
    stage.camera((-0.9, -4.3, 1.5), (0.32, -0.3, 1.12), lens=32)


def storage_wall():
    house_connection()
    placed(battery_tower, (0.62, -0.24, 0.0), modules=3)
    placed(inverter, (-0.35, -0.13, 1.12))
    stage.camera((-1.0, -3.7, 1.35), (0.08, -0.1, 0.98), lens=36)


def house_connection(riser=True, branch=True):
    """A wall with the meter cabinet and a plant, free for storage and inverter; ducts lead down from the inverter and on to the storage."""
    shell(wall="#d3d5d2", floor="#8d8b86")
    stage.lamp((-1.4, -2.6, 2.6), (0.1, -0.2, 0.9), 140, 1.4)
    stage.lamp((2.6, -2.8, 1.8), (0, 0, 1.0), 70, 1.6, "#eef4ff")
    grey = m.plastic("#c9ccce", 0.45)
    if riser:
        box((0.06, 0.04, 1.12), (-0.35, -0.02, 0.54), grey, 0.004)
        # From the meter to the inverter, which covers its end.
        box((0.76, 0.04, 0.06), (-0.72, -0.02, 1.4), grey, 0.004)
    if branch:
        box((0.9, 0.04, 0.06), (0.08, -0.02, 0.3), grey, 0.004)
    box((0.5, 0.18, 0.9), (-1.35, -0.09, 1.4), m.paint("#e3e2de"), 0.008)
    box((0.46, 0.012, 0.86), (-1.35, -0.187, 1.4), m.paint("#e9e8e4"), 0.004)
    box((0.24, 0.006, 0.16), (-1.35, -0.195, 1.62), m.gloss("#1a1f22"), 0.002)
    cylinder(0.14, 0.24, (1.6, -0.4, 0.12), m.plastic("#7c8a7d"))
    bush((1.6, -0.4, 0.6), 0.7, 41, count=320)


def carport():
    clad_wall()
    placed(wallbox, (-0.55, -0.08, 1.05))
    stage.camera((-2.2, -3.6, 1.4), (0.02, -0.2, 0.92), lens=42)


def clad_wall():
    stage.daylight(elevation=30, azimuth=235, strength=0.22)
    box((30, 30, 0.1), (0, -8, -0.05), stage.bricks("paving", "#8f8c86", "#868379", "#6c6a64", 0.2, 0.1, 0.006, 0.85), 0)
    box((12, 0.3, 4), (0, 0.15, 2), stage.bricks("cladding", "#7d6a55", "#71604c", "#43382c", 6, 0.14, 0.008, 0.6, offset=0), 0)
    box((0.9, 0.5, 0.42), (1.25, -0.42, 0.21), stage.concrete("#a5a29c"), 0.02)
    bush((1.25, -0.42, 0.66), 0.85, 53, count=800)
    cylinder(0.05, 2.6, (2.3, -1.2, 1.3), m.metal("dark"))
    bush((-2.5, -0.4, 0.5), 1.0, 51, count=700)
    bush((-3.3, -0.5, 0.35), 0.7, 52, count=500)


def workbench():
    shell(wall="#cfcdc6", floor="#8f8b84")
    stage.lamp((-0.8, -2.2, 2.5), (0.2, -0.3, 0.9), 130, 1.3)
    stage.lamp((2.4, -2.6, 2.0), (0, -0.3, 1.0), 60, 1.6, "#eef4ff")
    box((3.4, 0.75, 0.06), (0.2, -0.42, 0.9), m.wood("#b08d5e"), 0.008)
    for x in (-1.4, 1.8):
        box((0.09, 0.65, 0.88), (x, -0.42, 0.44), m.wood("#9c7a4e"), 0.006)
    box((2.6, 0.02, 1.0), (0.2, -0.02, 1.6), m.wood("#c4a376"), 0.004)
    placed(copper_coil, (-0.75, -0.4, 0.93))
    placed(pipe_stack, (0.95, -0.4, 0.93), (0, 0, 70))
    steel, handle = m.metal("brushed"), m.plastic("#a33c2c")
    for step in range(5):
        x, length = -0.75 + step * 0.2, 0.2 + step * 0.035
        box((0.022, 0.008, length), (x, -0.036, 1.75 - length / 2), steel, 0.002)
        box((0.045, 0.014, 0.035), (x, -0.038, 1.76), steel, 0.006)
    for step in range(4):
        x = 0.5 + step * 0.17
        cylinder(0.014, 0.11, (x, -0.045, 1.78), handle)
        cylinder(0.004, 0.2, (x, -0.045, 1.63), steel)
    box((0.34, 0.22, 0.2), (0.2, -0.45, 1.03), m.plastic("#2f4b57", 0.4), 0.02)
    box((0.14, 0.03, 0.02), (0.2, -0.45, 1.15), m.plastic("#1d2225"), 0.008)
    stage.camera((-0.9, -2.9, 1.6), (0.16, -0.2, 1.22), lens=36)
