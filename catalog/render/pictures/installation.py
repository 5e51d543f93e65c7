"""Fittings, pipes, valves, water treatment and heating chemicals."""

from models.containers import bottle, canister, resin_bag
from models.control_valves import balancing_valve, pressure_reducer, three_way_valve
from models.fixings import clamps, fire_collar, wall_duct
from models.gauges import both_sides, dial_thermometer, manometer
from models.heating_groups import dirt_separator, heat_meter, radiator_valve, safety_group
from models.pipe_stock import copper_coil, foam_coil, insulation, pipe_stack
from models.press_fittings import adapter, coupling, elbow, pair, sleeved_tee, tee
from models.sealing import hemp_and_paste, tape
from models.small_valves import air_vent, ball_valve, safety_valve, several
from models.turned import turned
from models.water_care import cartridge, softener
from models.water_filters import backwash_filter, filling_station

RED, BLUE, GREEN = "#b5432e", "#1f5fa8", "#2f7a46"
ANTIFREEZE = {
    "model": canister,
    "maker": "fittwerk",
    "colour": "#2e6fa3",
    "cap": "#22262a",
    "title": "Frostschutz",
    "lines": ("Propylenglykol-Konzentrat", "mit Korrosionsschutz"),
}
INHIBITOR = {"colour": "#2f86a6", "cap": "#22343a", "title": "Heizungsschutz"}
CLEANER = {
    "colour": "#8fbf9c",
    "cap": GREEN,
    "accent": GREEN,
    "title": "Heizungsreiniger",
    "lines": ("gegen Schlamm und Magnetit", "pH-neutral"),
}
DESCALER = {
    "model": canister,
    "cap": "#c23b22",
    "accent": "#c23b22",
    "colour": "#d8c9ae",
    "title": "Entkalker",
    "lines": ("für Wärmetauscher und Speicher", "mit Farbumschlag"),
}
LYING = ((-0.04, 0.02, 0), (0, 0.03, 0), (0.038, 0.012, 0))

PICTURES = {
    "press-elbow-copper": {
        "model": pair,
        "build": elbow,
        "sizes": (0.014, 0.009),
        "places": (((-0.02, 0.02, 0), (0, 0, -25)), ((0.055, -0.045, 0), (0, 0, 35))),
        "mark": RED,
    },
    "press-tee-copper": {"model": tee, "pipe": 0.011, "turn": 15, "mark": RED},
    "press-coupling-copper": {
        "model": pair,
        "build": coupling,
        "sizes": (0.009,) * 5,
        "places": (*((at, (0, 0, 0)) for at in LYING), ((-0.02, -0.018, 0.0125), (0, 90, 35)), ((0.012, -0.035, 0.0125), (0, 90, -20))),
        "mark": RED,
    },
    "press-elbow-stainless": {"model": elbow, "pipe": 0.014, "finish": "steel", "bend": 1.7, "turn": 15},
    "press-adapter-stainless": {
        "model": pair,
        "build": adapter,
        "sizes": (0.011, 0.009),
        "places": (((-0.018, 0.01, 0), (0, 0, 12)), ((0.012, -0.03, 0.0135), (0, 82, -40))),
        "finish": "steel",
    },
    "press-tee-multilayer": {"model": sleeved_tee, "turn": 15},
    "copper-pipe-bar": {"model": pipe_stack, "radius": 0.011, "length": 0.3, "turn": -2},
    "copper-pipe-coil": {"model": copper_coil},
    "copper-pipe-coil-12": {"model": copper_coil, "radius": 0.006, "words": ("12 × 1 mm", "25 m")},
    "copper-pipe-coil-15-50": {"model": copper_coil, "turns": 8, "layers": 6, "words": ("15 × 1 mm", "50 m")},
    "copper-pipe-coil-18": {"model": copper_coil, "radius": 0.009, "words": ("18 × 1 mm", "25 m")},
    "multilayer-pipe-insulated": {"model": foam_coil},
    "multilayer-pipe-insulated-20": {"model": foam_coil, "radius": 0.0185, "pipe": 0.01, "words": ("20 × 2 mm", "50 m")},
    "ball-valve": {
        "model": several,
        "build": ball_valve,
        "places": ({"at": (-0.03, 0.02, 0), "turn": (0, 0, -15)}, {"at": (0.03, -0.04, 0), "turn": (0, 0, -15), "handle": BLUE}),
        "view": "above",
    },
    "ball-valve-2": {"model": ball_valve, "turn": -35},
    "radiator-valve-set": {"model": radiator_valve, "view": "above"},
    "radiator-valve-set-straight": {"model": radiator_valve, "straight": True, "view": "above"},
    "safety-group": {"model": safety_group},
    "safety-group-2": {"model": safety_group, "zoom": (0, 0, 0.14, 0.045)},
    "dirt-separator": {"model": dirt_separator},
    "dirt-separator-2": {"model": turned, "build": dirt_separator, "by": 50},
    "dirt-separator-3": {"model": dirt_separator, "view": "right", "zoom": (0, 0, 0.05, 0.045)},
    "balancing-valve": {"model": balancing_valve},
    "three-way-valve": {"model": three_way_valve, "view": "right", "turn": 14},
    "pressure-reducer": {"model": pressure_reducer},
    "safety-valve": {"model": safety_valve, "turn": 20},
    "safety-valve-6-1-2": {"model": safety_valve, "cap": BLUE, "words": "6 bar", "turn": 20},
    "safety-valve-10-3-4": {"model": safety_valve, "cap": BLUE, "words": "10 bar", "turn": 20},
    "air-vent": {"model": several, "build": air_vent, "places": ({"at": (-0.03, 0.01, 0)}, {"at": (0.03, -0.01, 0), "turn": (0, 0, 150)})},
    "manometer": {"model": manometer, "turn": 12},
    "thermometer-dial": {
        "model": both_sides,
        "build": dial_thermometer,
        "places": (((0, 0, 0), (0, 0, -8)), ((0.085, 0.035, 0), (0, 0, -62))),
        "fill": 0.86,
    },
    "heat-meter": {"model": heat_meter, "view": "above"},
    "pipe-clamp": {"model": clamps, "view": "above"},
    "fire-collar": {"model": fire_collar, "view": "above"},
    "wall-duct": {"model": wall_duct, "turn": -8},
    "pipe-insulation": {"model": insulation, "view": "above", "turn": -4},
    "mineral-wool-shell": {"model": insulation, "outer": 0.05, "colour": "#c9ccce", "core": "#a98d4e", "foil": True, "view": "above", "turn": -4},
    "backwash-filter": {"model": backwash_filter, "ground": "wall"},
    "backwash-filter-2": {"model": backwash_filter, "ground": "wall", "view": "right", "zoom": (0, 0, 0.11, 0.085)},
    "filling-station": {"model": filling_station, "ground": "wall"},
    "filling-station-2": {"model": filling_station, "ground": "wall", "view": "right"},
    "treatment-cartridge": {"model": cartridge},
    "water-softener": {"model": softener},
    "water-softener-2": {"model": softener, "zoom": (0, -0.2, 0.46, 0.11)},
    "hemp-paste-set": {"model": hemp_and_paste},
    "ptfe-tape": {"model": tape, "view": "above"},
    "ptfe-tape-10": {"model": tape, "count": 10, "view": "above"},
    "corrosion-inhibitor": {"model": bottle, "amount": "1 l", "lines": ("Korrosionsinhibitor", "für 100 l Anlagenwasser"), **INHIBITOR},
    "corrosion-inhibitor-5": {"model": canister, "amount": "5 l", "lines": ("Korrosionsinhibitor", "für 500 l Anlagenwasser"), **INHIBITOR},
    "corrosion-inhibitor-10": {"model": canister, "amount": "10 l", "lines": ("Korrosionsinhibitor", "für 1.000 l Anlagenwasser"), **INHIBITOR},
    "leak-sealant": {
        "model": bottle,
        "cap": "#8a2f2a",
        "accent": "#8a2f2a",
        "width": 0.095,
        "height": 0.19,
        "colour": "#33383b",
        "title": "Flüssigdichter",
        "amount": "1 l",
        "lines": ("bis 30 l Verlust am Tag", "nicht für Trinkwasser"),
    },
    "heating-cleaner": {"model": bottle, "amount": "1 l", **CLEANER},
    "heating-cleaner-5": {"model": canister, "amount": "5 l", **CLEANER},
    "descaler": {**DESCALER, "amount": "5 l"},
    "descaler-10": {**DESCALER, "amount": "10 l"},
    "glycol": {"width": 0.22, "depth": 0.17, "height": 0.33, "amount": "10 l", **ANTIFREEZE},
    "glycol-20": {"width": 0.27, "depth": 0.23, "height": 0.42, "amount": "20 l", **ANTIFREEZE},
    "heating-resin": {"model": resin_bag},
}
