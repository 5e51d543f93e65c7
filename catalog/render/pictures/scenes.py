"""Rooms, roofs and gardens for hero and category pictures."""

from scenes.garden import heat_pump_garden, heat_pump_welcome
from scenes.roof import balcony, flat_roof, pitched_roof
from scenes.rooms import bathroom, floor_layers, living_room, thermostat_wall
from scenes.technical_rooms import carport, cellar, storage_wall, workbench


PICTURES = {
    "scenes/heat-pump-garden": {"model": heat_pump_garden},
    "scenes/heat-pump-welcome": {"model": heat_pump_welcome},
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
}
