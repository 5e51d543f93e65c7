"""Boilers, hot water cylinders, hot water heat pumps, water heaters, fresh water stations."""

from models.floor_boiler import oil_boiler, pellet_boiler
from models.fresh_water import fresh_water_station
from models.hot_water_tank import heat_pump_tank, hot_water_tank
from models.wall_boiler import wall_boiler
from models.water_heater import flat_store, instant_heater, small_heater, under_sink, wall_store

WALL = {"model": wall_boiler, "ground": "wall"}
THERMUS = {"model": hot_water_tank, "turn": 12}
AIR = {"model": heat_pump_tank, "maker": "warmbach", "radius": 0.29, "height": 1.62, "head": 0.46, "cap": "#b9b8b3", "ducts": True, "turn": 14}
AQUACAL = {"model": heat_pump_tank, "turn": 14}

PICTURES = {
    "brenna-combi": {**WALL, "style": "dial"},
    "brenna-combi-2": {**WALL, "style": "dial", "zoom": (0, 0, 0.16, 0.2)},
    "brenna-system": {**WALL, "style": "keys", "width": 0.4, "height": 0.68, "depth": 0.3, "pipes": 4},
    "brenna-glas": {**WALL, "style": "glass"},
    "brenna-glas-2": {**WALL, "style": "glass", "zoom": (0, -0.17, 0.46, 0.17)},
    "ohmar": {**WALL, "style": "bar", "flue": False, "gas": False, "pipes": 2, "width": 0.38, "height": 0.68, "depth": 0.23},
    "oleon": {"model": oil_boiler},
    "pellaro": {"model": pellet_boiler},
    "pellaro-2": {"model": pellet_boiler, "view": "right"},
    "hot-water-cylinder": {**THERMUS, "radius": 0.3, "height": 1.34},
    "hot-water-cylinder-2": {**THERMUS, "radius": 0.3, "height": 1.34, "zoom": (0.1, -0.25, 0.6, 0.3)},
    "hot-water-cylinder-500": {**THERMUS, "radius": 0.36, "height": 1.78, "gauges": (0.45, 0.78)},
    "aquacal-260": {**AQUACAL},
    "aquacal-260-2": {**AQUACAL, "view": "above", "zoom": (0, -0.1, 1.68, 0.34)},
    "aquacal-260-3": {**AQUACAL, "turn": 62},
    "thermus-air": {**AIR},
    "thermus-air-2": {**AIR, "view": "above", "zoom": (0, -0.05, 1.55, 0.34)},
    "thermus-air-3": {**AIR, "view": "right"},
    "thermus-air-300": {**AIR, "radius": 0.32, "height": 1.96},
    "thermus-solo": {**THERMUS, "radius": 0.26, "height": 0.84, "ends": "top", "flange": 0.28, "gauges": (0.62,)},
    "thermus-solo-160": {**THERMUS, "radius": 0.27, "height": 1.12, "ends": "top", "flange": 0.24, "gauges": (0.66,)},
    "thermus-duo": {**THERMUS, "radius": 0.36, "height": 1.62, "casing": "#b4b8ba", "jacket": True, "coils": 2, "gauges": (0.5, 0.78), "flange": 0.2},
    "fresh-water-station": {"model": fresh_water_station, "ground": "wall"},
    "fresh-water-station-2": {"model": fresh_water_station, "opened": True, "ground": "wall"},
    "ondano": {"model": wall_store, "ground": "wall", "turn": 12},
    "ondano-80": {"model": wall_store, "height": 0.88, "ground": "wall", "turn": 12},
    "ondano-flat": {"model": flat_store, "ground": "wall"},
    "ondano-flat-2": {"model": flat_store, "level": True, "ground": "wall"},
    "durano": {"model": instant_heater, "ground": "wall"},
    "durano-2": {"model": instant_heater, "ground": "wall", "zoom": (0, -0.04, 0.22, 0.085)},
    "durano-mini": {"model": small_heater, "ground": "wall"},
    "piccolo": {"model": under_sink},
}
