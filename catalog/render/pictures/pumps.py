"""Circulation pumps of two makers, pump groups, the condensate pump."""

from models.condensate_pump import condensate_pump
from models.flanged_pump import flanged_pump
from models.pump import circulation_pump
from models.pump_station import manifold_bar, pump_group, pump_group_open

ECO = {"model": circulation_pump, "maker": "pumpora"}
TIRO = {"model": circulation_pump, "maker": "wirbelon", "panel": "knob", "figures": ("5,2 m", "33 W")}
QUELLA = {"model": circulation_pump, "maker": "wirbelon", "length": 0.11, "port": 0.015, "head": 0.08, "housing": "brass", "round_head": True, "panel": "dial", "ends": "socket"}

PICTURES = {
    "pump-eco": ECO,
    "pump-eco-2": {**ECO, "view": "side", "turn": 16},
    "pump-eco-3": {**ECO, "view": "front", "zoom": (0, -0.1, 0.09, 0.055)},
    "pump-tiro": TIRO,
    "pump-tiro-2": {**TIRO, "view": "right", "turn": 20},
    "pump-tiro-3": {**TIRO, "view": "front", "turn": -14, "zoom": (0, -0.1, 0.09, 0.055)},
    "pump-basa": {**TIRO, "panel": "leds", "head": 0.092, "body": "#4a4f52"},
    "pump-kolosa": {"model": flanged_pump},
    "pump-kolosa-2": {"model": flanged_pump, "view": "side", "turn": 16},
    "pump-quella": QUELLA,
    "pump-quella-2": {**QUELLA, "view": "right"},
    "pump-circulation": {**QUELLA, "maker": "pumpora", "panel": "leds", "round_head": False, "head": 0.074},
    "pump-group-direct": {"model": pump_group, "ground": "wall"},
    "pump-group-direct-2": {"model": pump_group_open, "ground": "wall"},
    "pump-group-mixed": {"model": pump_group, "motor": True, "ground": "wall"},
    "pump-group-bar": {"model": manifold_bar, "ground": "wall"},
    "pump-group-bar-3": {"model": manifold_bar, "circuits": 3, "ground": "wall"},
    "condensate-pump": {"model": condensate_pump, "view": "cover", "turn": 8},
}
