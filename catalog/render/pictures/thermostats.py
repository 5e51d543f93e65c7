"""Thermostats, gateways, sensors and controllers."""

from models.room_thermostat import digital, duett, flush, glass_plate, surface_dial, vista
from models.smart_devices import climate_sensor, gateway_link, gateway_nodo, weather_controller, window_sensor
from models.smart_head import paper_head, puls, several, starter_set, with_adapters
from models.thermostat_head import classic, hand, mini, plain, remote

ANTHRACITE, BLACK = "#3a4045", "#1b1d1f"
HEAD = {"turn": -4, "fill": 0.74}
WALL = {"ground": "wall", "fill": 0.72}

PICTURES = {
    "thermostat-head": {"model": classic, **HEAD},
    "thermostat-head-chrome": {"model": classic, "colour": "chrome", **HEAD},
    "thermostat-head-mini": {"model": mini, **HEAD},
    "thermostat-head-mini-black": {"model": mini, "colour": "#17191b", **HEAD},
    "thermostat-head-mini-chrome": {"model": mini, "colour": "chrome", **HEAD},
    "thermostat-head-remote": {"model": remote, "view": "above", "fill": 0.84},
    "thermostat-head-start": {"model": plain, **HEAD},
    "thermostat-hand": {"model": hand, **HEAD, "fill": 0.62},
    "thermostat-smart": {"model": paper_head, **HEAD},
    "thermostat-smart-2": {"model": paper_head, "view": "front", "turn": 14, "fill": 0.72},
    "thermostat-smart-3": {"model": with_adapters, "view": "above", "fill": 0.84},
    "thermostat-starter-set": {"model": starter_set, "view": "above", "fill": 0.86},
    "smart-thermostat-puls": {"model": puls, **HEAD},
    "smart-thermostat-puls-2": {"model": puls, "view": "front", "turn": 14, "fill": 0.72},
    "smart-thermostat-puls-3": {"model": with_adapters, "head": puls, "view": "above", "fill": 0.84},
    "smart-thermostat-puls-black": {"model": puls, "colour": BLACK, "sleeve": "#24282b", **HEAD},
    "smart-thermostat-puls-silver": {"model": puls, "colour": "silver", **HEAD},
    "smart-thermostat-pack": {"model": several, "count": 3, "turn": 10},
    "smart-thermostat-pack-5": {"model": several, "count": 5, "view": "above", "turn": 10},
    "smart-thermostat-pack-10": {"model": several, "count": 10, "view": "above", "turn": 10, "fill": 0.88},
    "thermostat-room-wired": {"model": surface_dial, **WALL},
    "thermostat-room-radio": {"model": vista, **WALL},
    "room-thermostat-flush": {"model": flush, **WALL},
    "room-thermostat-flush-anthracite": {"model": flush, "colour": ANTHRACITE, **WALL},
    "room-thermostat-digital": {"model": digital, **WALL},
    "room-thermostat-digital-black": {"model": digital, "colour": "#17191b", **WALL},
    "room-thermostat-glass": {"model": glass_plate, **WALL},
    "room-thermostat-glass-white": {"model": glass_plate, "colour": "#e4e6e5", **WALL},
    "room-thermostat-radio-set": {"model": duett, **WALL, "fill": 0.82},
    "thermostat-gateway": {"model": gateway_link, "view": "above", "fill": 0.74},
    "smart-gateway": {"model": gateway_nodo, "fill": 0.74},
    "window-sensor": {"model": window_sensor, "view": "above", "fill": 0.76},
    "window-sensor-anthracite": {"model": window_sensor, "colour": ANTHRACITE, "view": "above", "fill": 0.76},
    "window-sensor-brown": {"model": window_sensor, "colour": "#6b4a35", "view": "above", "fill": 0.76},
    "climate-sensor": {"model": climate_sensor, "fill": 0.72},
    "weather-controller": {"model": weather_controller, **WALL, "fill": 0.84},
}
