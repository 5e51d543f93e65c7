"""Heat pumps and their indoor units."""

from models.indoor_cabinet import indoor_cabinet, with_outdoor, with_wall_unit
from models.outdoor_unit import outdoor_unit
from models.turned import turned
from models.wall_boiler import wall_boiler

MONO = {}
MINI = {"width": 0.98, "height": 0.79, "depth": 0.4, "edge": 0.045, "service": 0}
SKOGEN = {"maker": "havskog", "width": 1.2, "height": 0.98, "depth": 0.5, "front": "upright"}
LUND = {"maker": "havskog", "width": 0.9, "height": 0.72, "depth": 0.4, "front": "swirl", "casing": "#d9d8d3", "edge": 0.05, "service": 0}
LINEA = {"maker": "calvenna", "width": 1.08, "height": 0.8, "depth": 0.42, "front": "square", "flammable": False}
FORTE = {"width": 1.3, "height": 1.62, "depth": 0.62, "fans": 2, "feet": "pockets"}
SPLIT = {"maker": "calvenna", "width": 0.94, "height": 0.7, "depth": 0.34, "pipes": "refrigerant", "flammable": False}
FJELL = {"maker": "havskog", "width": 0.98, "height": 0.72, "depth": 0.34, "front": "level", "casing": "#cfcfca", "pipes": "refrigerant", "flammable": False}
TOWER = {"height": 1.8, "screen": "square"}
SPLIT_WALL = {"maker": "calvenna", "style": "gauge", "width": 0.44, "height": 0.78, "depth": 0.3, "flue": False, "gas": False, "pipes": 5, "readout": "35°"}
FJELL_INDOOR = {"maker": "havskog", "casing": "#d9d8d3", "width": 0.6, "depth": 0.6, "height": 1.72, "screen": "bar", "band": "#17191b", "readout": "23.0°  52.0°"}
BERG_TOWER = {"maker": "havskog", "screen": "round", "casing": "#d9d8d3", "height": 1.8, "split": 0.55}

PICTURES = {
    "aero-mono": {"model": outdoor_unit, **MONO},
    "aero-mono-2": {"model": turned, "build": outdoor_unit, "by": 180, **MONO},
    "aero-mono-3": {"model": outdoor_unit, "zoom": (-0.1, -0.23, 0.52, 0.26), **MONO},
    "aero-mono-14": {"model": outdoor_unit, "width": 1.14, "height": 1.34, "depth": 0.46, "fans": 2},
    "aero-mini": {"model": outdoor_unit, **MINI},
    "aero-mini-anthracite": {"model": outdoor_unit, **MINI, "casing": "#4a5054"},
    "skogen": {"model": outdoor_unit, **SKOGEN},
    "skogen-2": {"model": turned, "build": outdoor_unit, "by": 125, **SKOGEN},
    "skogen-3": {"model": outdoor_unit, **SKOGEN, "zoom": (0.4, -0.25, 0.22, 0.22)},
    "skogen-15": {"model": outdoor_unit, **SKOGEN, "width": 1.46, "height": 1.12, "depth": 0.56},
    "lund": {"model": outdoor_unit, **LUND},
    "lund-5-moss": {"model": outdoor_unit, **LUND, "casing": "#56624c"},
    "linea-mono": {"model": outdoor_unit, **LINEA},
    "aero-forte": {"model": outdoor_unit, **FORTE},
    "aero-forte-2": {"model": turned, "build": outdoor_unit, "by": 130, **FORTE},
    "linea-split": {"model": with_wall_unit, "outdoor": SPLIT, "indoor": SPLIT_WALL},
    "linea-split-2": {"model": turned, "build": outdoor_unit, "by": -58, **SPLIT},
    "linea-split-16": {"model": outdoor_unit, **SPLIT, "height": 1.34, "fans": 2},
    "fjell-split": {"model": with_outdoor, "outdoor": FJELL, "indoor": FJELL_INDOOR},
    "aero-tower-set": {"model": with_outdoor, "outdoor": MONO, "indoor": TOWER},
    "aero-tower-set-2": {"model": with_outdoor, "outdoor": MONO, "indoor": TOWER, "view": "right", "turn": -10},
    "aero-tower-set-3": {"model": indoor_cabinet, **TOWER, "zoom": (0, -0.3, 1.26, 0.17)},
    "berg": {"model": indoor_cabinet, "maker": "havskog", "casing": "#d9d8d3", "height": 1.06, "split": 0.56, "screen": "round", "pipes": 4, "readout": "35.0°"},
    "berg-tower": {"model": indoor_cabinet, **BERG_TOWER},
    "berg-tower-2": {"model": indoor_cabinet, **BERG_TOWER, "zoom": (0, -0.32, 1.4, 0.22)},
    "aero-tower-indoor": {"model": indoor_cabinet, **TOWER},
    "aero-tower-indoor-2": {"model": indoor_cabinet, **TOWER, "view": "above", "zoom": (0, 0, 1.72, 0.3)},
    "hydro-box": {"model": wall_boiler, "maker": "nordwerk", "style": "gauge", "flue": False, "gas": False, "pipes": 4, "width": 0.45, "height": 0.72, "depth": 0.32, "readout": "42.5°", "ground": "wall"},
}
