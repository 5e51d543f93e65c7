"""Rooms, roofs and gardens for hero and category pictures."""

from scenes.garden import heat_pump_garden

PICTURES = {
    "scenes/heat-pump-garden": {"model": heat_pump_garden},
}
