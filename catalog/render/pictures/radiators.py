"""Radiators, electric ones and their accessories."""

from models.design_radiator import columns, tall_plate, tall_profiles, trench
from models.heating_rod import heating_rod
from models.infrared_panel import infrared_panel, panel_side
from models.panel_radiator import panel_radiator
from models.radiator_parts import brackets, spray_can, vent_set
from models.towel_radiator import comb, ladder

ANTHRACITE, BLACK, SAGE = "#3a4045", "#1b1d1f", "#8f9c85"
WALL = {"ground": "wall"}
TALL = {**WALL, "fill": 0.9}
PLANO = {"model": panel_radiator, "width": 0.6, "height": 0.5, **WALL}
FORA = {"model": panel_radiator, "front": "profiled", "middle": False, **WALL}
RILLA = {"model": panel_radiator, "front": "lined", "depth": 0.108, **WALL}
ZEFIRA = {"model": panel_radiator, "fans": True, "depth": 0.132, "width": 1.0, **WALL}
PILARO = {"model": tall_plate, **TALL}
RIVA = {"model": ladder, **TALL}
BOGENA = {**RIVA, "bow": 0.045, "groups": 3}
NISSA = {"model": comb, **TALL}

PICTURES = {
    "panel-radiator": PLANO,
    "panel-radiator-2": {**PLANO, "view": "above", "turn": -10, "fill": 0.86},
    "panel-radiator-3": {**PLANO, "view": "right", "zoom": (0.2, -0.1, 0.13, 0.13)},
    "panel-radiator-600-1000": {**PLANO, "width": 1.0, "height": 0.6},
    "compact-radiator-11": {**FORA, "depth": 0.063, "panels": 1},
    "compact-radiator-21": {**FORA, "depth": 0.067, "width": 0.8, "view": "right"},
    "compact-radiator-33": {**FORA, "width": 1.2, "height": 0.3, "depth": 0.155, "panels": 3, "view": "above", "fill": 0.88},
    "planar-radiator": {**RILLA, "width": 0.8},
    "planar-radiator-anthracite": {**RILLA, "colour": ANTHRACITE},
    "lowtemp-radiator": ZEFIRA,
    "lowtemp-radiator-2": {**ZEFIRA, "view": "top", "zoom": (0.3, -0.1, 0.62, 0.14)},
    "lowtemp-radiator-3": {**ZEFIRA, "view": "cover", "zoom": (0.39, -0.16, 0.6, 0.1)},
    "vertical-radiator": {"model": tall_profiles, **TALL},
    "vertical-radiator-pilaro": PILARO,
    "vertical-radiator-pilaro-anthracite": {**PILARO, "colour": ANTHRACITE},
    "vertical-radiator-pilaro-black": {**PILARO, "colour": BLACK},
    "vertical-radiator-pilaro-sage": {**PILARO, "colour": SAGE},
    "column-radiator": {"model": columns, **WALL},
    "column-radiator-black": {"model": columns, "sections": 16, "colour": BLACK, **WALL},
    "trench-convector": {"model": trench, "view": "above", "fill": 0.88},
    "trench-convector-black": {"model": trench, "grille": "#232628", "view": "above", "fill": 0.88},
    "bath-radiator": RIVA,
    "bath-radiator-2": {**RIVA, "towel": "#b9ab9a", "view": "right", "zoom": (0, -0.08, 0.82, 0.36)},
    "bath-radiator-3": {**RIVA, "zoom": (0, -0.08, 0.12, 0.14), "view": "cover"},
    "bath-radiator-anthracite": {**RIVA, "colour": ANTHRACITE},
    "bath-radiator-chrome": {**RIVA, "colour": "chrome"},
    "bath-radiator-bogena": {**BOGENA, "view": "right"},
    "bath-radiator-nissa": {**NISSA},
    "bath-radiator-nissa-anthracite": {**NISSA, "colour": ANTHRACITE},
    "bath-radiator-nissa-black": {**NISSA, "colour": BLACK},
    "bath-radiator-electric": {**RIVA, "electric": True},
    "bath-radiator-electric-anthracite": {**RIVA, "electric": True, "colour": ANTHRACITE},
    "infrared-panel": {"model": infrared_panel, **WALL},
    "infrared-panel-2": {"model": panel_side, "view": "side", **WALL},
    "infrared-panel-3": {"model": infrared_panel, "zoom": (0.41, -0.02, 0.22, 0.075), **WALL},
    "infrared-panel-720": {"model": infrared_panel, "width": 1.2, **WALL},
    "infrared-glass": {"model": infrared_panel, "width": 1.0, "glass": "#101214", **WALL},
    "infrared-glass-white": {"model": infrared_panel, "width": 1.0, "glass": "#e4e6e5", **WALL},
    "heating-rod": {"model": heating_rod, "view": "above"},
    "heating-rod-chrome": {"model": heating_rod, "colour": "chrome", "view": "above"},
    "radiator-brackets": {"model": brackets},
    "vent-set": {"model": vent_set, "view": "above"},
    "radiator-paint": {"model": spray_can},
    "radiator-paint-anthracite": {"model": spray_can, "cap_colour": ANTHRACITE, "shade": "RAL 7016"},
}
