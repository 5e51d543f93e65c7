"""Solar thermal: collectors, packages and accessories."""

from models.collectors import flat_collector, tube_collector
from models.pump_station import pump_group_open, station
from models.solar_fluid import canister, drum, twin_pipe
from models.solar_packages import heating_package, water_package
from models.solar_parts import controller, mounting_rails, triangle_stands

FLAT, TUBES, HELIS = {"model": flat_collector}, {"model": tube_collector}, {"model": controller, "ground": "wall"}

PICTURES = {
    "flat-collector": FLAT,
    "flat-collector-2": {**FLAT, "zoom": (0.52, 0.9, 1.78, 0.2)},
    "flat-collector-3": {**FLAT, "tilt": 90, "spin": 165},
    "flat-collector-landscape": {**FLAT, "width": 2.15, "height": 1.17},
    "vacuum-collector": TUBES,
    "vacuum-collector-2": {**TUBES, "zoom": (-0.2, 1.1, 1.28, 0.28)},
    "vacuum-collector-3": {**TUBES, "view": "side", "turn": 16},
    "vacuum-collector-20": {**TUBES, "tubes": 20},
    "vacuum-collector-30": {**TUBES, "tubes": 30},
    "solar-package-water": {"model": water_package, "fill": 0.9},
    "solar-package-water-2": {"model": water_package, "fill": 0.9, "view": "right", "turn": -8},
    "solar-package-heating": {"model": heating_package, "fill": 0.9},
    "solar-package-heating-2": {"model": heating_package, "fill": 0.9, "view": "right", "turn": -8},
    "solar-mounting": {"model": mounting_rails, "view": "above"},
    "solar-mounting-flat": {"model": triangle_stands, "view": "cover", "turn": -14},
    "solar-controller": HELIS,
    "solar-controller-2": {**HELIS, "view": "front", "zoom": (-0.017, -0.04, 0.09, 0.06)},
    "solar-station": {"model": station, "ground": "wall"},
    "solar-station-2": {"model": pump_group_open, "maker": "heliotta", "solar": True, "ground": "wall"},
    "solar-fluid": {"model": canister},
    "solar-fluid-200": {"model": drum},
    "solar-twin-pipe": {"model": twin_pipe, "view": "above"},
    "solar-twin-pipe-2": {"model": twin_pipe, "view": "above", "zoom": (0.36, 0.12, 0.28, 0.2)},
}
