"""Buffer and combi tanks, vessels and what is screwed into them."""

from models.tank import jacket, tank, tank_cut
from models.tank_parts import cap_valve, immersion_heater, thermometers
from models.vessel import vessel
from models.wall_buffer import wall_buffer

RED, AQUA, SOL = {"model": vessel}, {"model": vessel, "colour": "#d3d3ce", "stripe": "#1f6fb3"}, {"model": vessel, "colour": "#d3d3ce", "stripe": "#e08a00"}
BUFFER = {"model": tank, "radius": 0.25, "height": 0.86, "connections": 3, "sensors": 2}
COIL = {"model": tank, "radius": 0.39, "height": 1.66, "jacket": "#8f9699", "solar": True, "gauges": 3, "words": "Lamina Sol"}
COMBI = {"model": tank, "radius": 0.41, "height": 1.74, "jacket": "#3d4448", "lid": "#24282a", "solar": True, "sensors": 5, "words": "Lamina Frisch", "fabric": False}

PICTURES = {
    "expansion-vessel": RED,
    "expansion-vessel-2": {**RED, "view": "front", "turn": -20, "zoom": (0, -0.02, 0.09, 0.12)},
    "expansion-vessel-35": {**RED, "radius": 0.175, "height": 0.4, "feet": True},
    "vessel-aqua": {**AQUA, "radius": 0.12, "height": 0.31, "words": "Trinkwasser"},
    "vessel-sol": {**SOL, "words": "Solar"},
    "vessel-sol-35": {**SOL, "radius": 0.175, "height": 0.42, "words": "Solar", "feet": True},
    "buffer-tank": BUFFER,
    "buffer-tank-2": {**BUFFER, "view": "side", "turn": 16},
    "buffer-tank-3": {**BUFFER, "view": "side", "turn": 10, "zoom": (-0.25, -0.12, 0.55, 0.16)},
    "buffer-tank-200": {**BUFFER, "radius": 0.29, "height": 1.22, "connections": 4, "sensors": 3},
    "buffer-tank-500": {**BUFFER, "radius": 0.39, "height": 1.66, "connections": 4, "sensors": 3, "jacket": "#a9aeb1"},
    "buffer-coil": COIL,
    "buffer-coil-2": {"model": tank_cut, "radius": 0.39, "height": 1.66, "jacket": "#8f9699"},
    "combi-tank": COMBI,
    "combi-tank-2": {**COMBI, "view": "side", "turn": 16},
    "combi-tank-3": {"model": tank_cut, "radius": 0.41, "height": 1.74, "jacket": "#3d4448", "lid": "#24282a", "corrugated": True},
    "cooling-buffer": {"model": wall_buffer, "ground": "wall"},
    "cooling-buffer-100": {**BUFFER, "radius": 0.24, "height": 0.9, "jacket": "#d3d3ce", "lid": "#c4c4bf", "fabric": False, "connections": 2, "sensors": 1, "words": "Lamina Duo"},
    "insulation-jacket": {"model": jacket, "view": "above"},
    "cap-valve": {"model": cap_valve, "turn": 10},
    "immersion-heater": {"model": immersion_heater, "view": "above", "turn": 10},
    "immersion-heater-2": {"model": immersion_heater, "zoom": (-0.05, -0.05, 0.075, 0.07)},
    "immersion-heater-pv": {"model": immersion_heater, "smart": True, "view": "above", "turn": 10},
    "immersion-heater-pv-2": {"model": immersion_heater, "smart": True, "view": "front", "zoom": (-0.086, -0.05, 0.077, 0.075)},
    "tank-thermometer": {"model": thermometers, "view": "above"},
}
