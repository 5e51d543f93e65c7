"""Rooms, roofs and gardens for hero and category pictures, and devices installed in them."""

from pictures.boilers_and_hot_water import WALL
from pictures.energy import DUORA, HELKA, PLUVO, STAPLA, TVARO
from pictures.heat_pumps import LINEA, LUND, MINI, SKOGEN
from scenes.garden import heat_pump_garden
from scenes.installed import below_window, beside_meter, in_bathroom, in_cellar, in_garden, on_carport
from scenes.roof import balcony, flat_roof, pitched_roof
from scenes.rooms import bathroom, floor_layers, living_room, thermostat_wall
from scenes.technical_rooms import carport, cellar, storage_wall, workbench


def parts(entry):
    """A studio picture's parameters without what only the studio knows."""
    return {key: value for key, value in entry.items() if key not in ("model", "ground", "view", "turn", "fill")}


PICTURES = {
    "scenes/heat-pump-garden": {"model": heat_pump_garden},
    "scenes/pitched-roof": {"model": pitched_roof},
    "scenes/flat-roof": {"model": flat_roof},
    "scenes/balcony": {"model": balcony},
    "scenes/living-room": {"model": living_room},
    "scenes/floor-layers": {"model": floor_layers},
    "scenes/bathroom": {"model": bathroom},
    "scenes/thermostat-wall": {"model": thermostat_wall},
    "scenes/cellar": {"model": cellar},
    "scenes/storage-wall": {"model": storage_wall},
    "scenes/carport": {"model": carport},
    "scenes/workbench": {"model": workbench},
    "skogen-installed": {"model": in_garden, **SKOGEN},
    "lund-installed": {"model": in_garden, **LUND},
    "aero-mini-installed": {"model": in_garden, **MINI, "casing": "#4a5054"},
    "linea-mono-installed": {"model": in_garden, **LINEA},
    "wallbox-basic-installed": {"model": on_carport, **parts(PLUVO), "style": "basic"},
    "wallbox-22-installed": {"model": on_carport, **parts(PLUVO), "style": "pro", "casing": "#1d2022"},
    "wallbox-solar-installed": {"model": on_carport, **parts(HELKA)},
    "inverter-hybrid-installed": {"model": beside_meter, "tower": {"modules": 4}, "converter": parts(DUORA)},
    "storage-stack-installed": {"model": beside_meter, "tower": {**parts(STAPLA), "modules": 2}, "converter": parts(TVARO)},
    "panel-radiator-installed": {"model": below_window, "width": 1.2, "height": 0.6},
    "planar-radiator-installed": {"model": below_window, "front": "lined", "depth": 0.108, "width": 1.2},
    "bath-radiator-installed": {"model": in_bathroom, "towel": "#b9ab9a"},
    "brenna-combi-installed": {"model": in_cellar, **parts(WALL), "style": "dial"},
}
