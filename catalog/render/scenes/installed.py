"""One device where it belongs, close enough to see how it is installed."""

from models.battery_tower import battery_tower
from models.inverter import inverter
from models.panel_radiator import panel_radiator
from models.placing import placed
from models.towel_radiator import ladder
from models.wall_boiler import wall_boiler
from models.wallbox import wallbox
from scenes import stage
from scenes.garden import beside_house
from scenes.rooms import tiled_room, window_room
from scenes.technical_rooms import clad_wall, house_connection, pipe, shell

SQUARE = (960, 960)


def in_garden(**unit):
    beside_house(**unit)
    stage.camera((-1.5, -3.9, 1.25), (0.62, 0.35, 0.6), lens=62, size=SQUARE)


def on_carport(**box):
    clad_wall()
    placed(wallbox, (-0.55, -0.08, 1.05), **box)
    stage.camera((-1.75, -2.3, 1.35), (-0.5, -0.1, 1.08), lens=72, size=SQUARE)


def beside_meter(tower, converter):
    house_connection()
    placed(battery_tower, (0.62, -0.24, 0.0), **tower)
    placed(inverter, (-0.35, -0.13, 1.12), **converter)
    stage.camera((-0.9, -3.7, 1.35), (0.2, -0.1, 0.85), lens=48, size=SQUARE)


def below_window(**radiator):
    window_room()
    placed(panel_radiator, (-0.6, 0.0, 0.1), **radiator)
    stage.camera((-1.7, -3.1, 1.15), (-0.45, -0.1, 0.62), lens=42, size=SQUARE)


def in_bathroom(**radiator):
    tiled_room()
    placed(ladder, (-1.0, 0.0, 0.55), **radiator)
    stage.camera((0.1, -3.4, 1.4), (-0.9, -0.1, 1.15), lens=52, size=SQUARE)


def in_cellar(**boiler):
    shell()
    stage.lamp((-0.5, -2.6, 2.6), (0.2, -0.4, 0.8), 130, 1.4)
    stage.lamp((2.6, -3.2, 2.0), (0, -0.2, 1.0), 90, 1.6, "#eef4ff")
    placed(wall_boiler, (0.2, -0.19, 1.05), **boiler)
    for step in range(5):
        x = 0.04 + step * 0.08
        pipe([(x, -0.15, 1.1), (x, -0.15, 0.45 + step * 0.07), (1.9, -0.15, 0.45 + step * 0.07)])
    stage.camera((-0.75, -2.7, 1.45), (0.28, -0.1, 1.12), lens=44, size=SQUARE)
