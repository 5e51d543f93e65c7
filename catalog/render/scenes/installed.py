"""One device where it belongs, close enough to see how it is installed: outside, on the roof, in rooms."""

import materials as m
from models.charging_gear import charging_column
from models.collectors import flat_collector, tube_collector
from models.panel_radiator import panel_radiator
from models.placing import placed
from models.pv_module import pv_module
from models.towel_radiator import ladder
from models.wallbox import wallbox
from scenes import stage
from scenes.garden import beside_house, bush
from scenes.roof import tiled_slope
from scenes.rooms import tiled_room, window_room
from scenes.technical_rooms import clad_wall, pipe
from shapes import box, cylinder, group

SQUARE = (1280, 1280)


def look(middle, tall, share=0.6, lens=48, aside=-0.38, up=0.12):
    """A camera before `middle`, so far away that something `tall` takes its share of the picture."""
    far = tall / share * lens / 36
    x, y, z = middle
    stage.camera((x + aside * far, y - 0.92 * far, z + up * far), middle, lens, SQUARE)


def in_garden(**unit):
    beside_house(**unit)
    tall = unit.get("height", 0.92)
    if tall < 1.1:
        stage.camera((-1.5, -3.9, 1.25), (0.62, 0.35, 0.6), lens=62, size=SQUARE)
    else:
        look((0.62, 0.3, 0.86), 1.8, lens=50)


def on_carport(**box):
    clad_wall()
    placed(wallbox, (-0.55, -0.08, 1.05), **box)
    stage.camera((-1.75, -2.3, 1.35), (-0.5, -0.1, 1.08), lens=72, size=SQUARE)


def beside_carport():
    clad_wall()
    placed(charging_column, (-0.45, -0.75, 0.0))
    look((-0.42, -0.75, 0.74), 1.42)


def on_terrace(build, deep, tall, **device):
    """Something that stands on the paving with its back to the wall."""
    clad_wall()
    placed(build, (-0.5, -deep / 2 - 0.06, 0.0), **device)
    look((-0.4, -deep / 2, tall * 0.62), tall, 0.42)


def on_roof(across=3, up=2, **module):
    """Modules on rails, close enough to see cells and frames."""
    wide, high = module.get("width", 1.134) + 0.025, module.get("height", 1.762) + 0.025
    parts = []
    for column in range(across):
        for row in range(up):
            at = ((column - (across - 1) / 2) * wide, (row - up / 2) * high, 0.13)
            parts.append(group([pv_module(**module)], at, (-90, 0, 0)))
    slope(parts, up * high, across * wide + 0.12)
    stage.camera((-3.4, -7.2, 5.3), (0.0, 0.15, 3.95), lens=58, size=SQUARE)


def collectors_on_roof(count=2):
    parts = []
    for column in range(count):
        parts.append(group([flat_collector(tilt=90)], ((column - (count - 1) / 2) * 1.23, -1.08, 0.15), (-90, 0, 0)))
    for side in (-1, 1):
        end = side * (count * 1.23 / 2 + 0.04)
        parts.append(cylinder(0.02, 0.3, (end + side * 0.1, 1.0 if side > 0 else -0.99, 0.14), m.rubber(), "x"))
    slope(parts, 2.15, count * 1.23)
    stage.camera((-2.9, -6.6, 5.2), (0.05, 0.1, 3.95), lens=62, size=SQUARE)


def slope(parts, high, wide):
    """A tiled roof below what lies on it, with rails, in the sun."""
    stage.daylight(elevation=42, azimuth=235, strength=0.2)
    for share in (-0.38, -0.12, 0.12, 0.38):
        parts.append(box((wide, 0.04, 0.04), (0, share * high, 0.085), m.metal("aluminium"), 0.002))
    group([*tiled_slope(12, 7.2), *parts], (0, 0, 3.9), (35, 0, 0))
    for x, seed in ((-9, 5), (8, 6), (0, 9)):
        bush((x, 11, 5.4), 5.2, seed, count=1800)


def on_flat_roof(**tubes):
    stage.daylight(elevation=36, azimuth=235, strength=0.2)
    box((30, 30, 0.2), (0, 6, -0.1), stage.gravel(), 0)
    box((16, 0.3, 0.5), (0, 5.2, 0.25), stage.plaster("#c9c5bc"), 0.01)
    placed(tube_collector, (0, 0, 0), **tubes)
    for x in (-0.62, 0.62):
        box((0.3, 0.3, 0.06), (x, 1.45, 0.03), stage.concrete(), 0.006)
    for x, seed in ((-7, 15), (0, 16), (7, 17)):
        bush((x, 12, 1.5), 5, seed, count=1500)
    look((0, 0.6, 0.68), 1.5, 0.52)


def below_window(**radiator):
    window_room()
    placed(panel_radiator, (-0.6, 0.0, 0.1), **radiator)
    y, foot = -0.035 - radiator.get("depth", 0.102) / 2, 0.11
    ends = (-0.025, 0.025) if radiator.get("middle", True) else (radiator["width"] / 2 + 0.025,)
    for x in ends:
        pipe([(x - 0.6, y, 0.0), (x - 0.6, y, foot if len(ends) > 1 else 0.16)], "chrome", 0.008)
    stage.camera((-1.7, -3.1, 1.15), (-0.45, -0.1, 0.62), lens=42, size=SQUARE)


def in_bathroom(**radiator):
    tiled_room()
    placed(ladder, (-1.0, 0.0, 0.55), **radiator)
    for x in (-1.025, -0.975):
        pipe([(x, -0.075, 0.6), (x, -0.075, 0.5), (x, 0.0, 0.5)], "chrome", 0.009)
    stage.camera((0.1, -3.4, 1.4), (-0.9, -0.1, 1.15), lens=52, size=SQUARE)


def in_hall(build, tall, **radiator):
    """A free wall with a bench and a plant, for radiators that may be seen."""
    stage.even_light(0.55)
    stage.lamp((2.6, -3.4, 2.6), (0, 0, 1), 190, 2.2)
    stage.lamp((-2.2, -2.6, 2.4), (0, 0, 0.8), 80, 1.4)
    stage.room(7, 5, 2.7, stage.plaster("#d3d3c8"), stage.planks("#a98459", "#997449"))
    placed(build, (0, 0, 0.1), **radiator)
    for x in (-0.025, 0.025):
        pipe([(x, -0.06, 0.14), (x, -0.06, 0.0)], "chrome", 0.008)
    box((1.0, 0.36, 0.04), (1.15, -0.22, 0.45), m.wood("#a67f55"), 0.006)
    for x in (0.72, 1.58):
        box((0.04, 0.34, 0.43), (x, -0.22, 0.215), m.wood("#a67f55"), 0.004)
    cylinder(0.15, 0.28, (-0.95, -0.3, 0.14), m.plastic("#c9c2b6"))
    bush((-0.95, -0.3, 0.72), 0.75, 33, count=360)
    look((0.1, -0.1, max(tall * 0.5, 0.5) + 0.08), max(tall, 1.2), 0.62)
