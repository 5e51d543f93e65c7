"""Inverters, storage, wallboxes, energy management."""

from models.battery_boxes import all_in_one, balcony_battery, rack_cabinet, rack_drawer, wall_battery
from models.battery_tower import battery_module, battery_tower
from models.charging_gear import cable_holder, charging_cable, charging_cards, charging_column, mobile_charger, pedestal
from models.din_rail import arrester, manager, meter, residual_device
from models.inverter import inverter
from models.module_electronics import micro_inverter, optimiser
from models.storage_parts import cable_set, floor_stand, storage_set, weather_cover
from models.switch_boxes import backup_box, logger, reading_head, rotary_switch, smart_meter, transformer
from models.wallbox import wallbox

DUORA = {"model": inverter, "ground": "wall", "casing": "#3c4248", "ink": "#d5dbe3", "display": "bar", "battery": True, "width": 0.5, "height": 0.52, "depth": 0.22, "band": 0.26}
TVARO = {"model": inverter, "ground": "wall", "maker": "ohmbrueck", "display": "colour", "battery": True, "width": 0.46, "height": 0.6, "depth": 0.2, "corner": 0.012}
STAPLA = {"model": battery_tower, "maker": "ohmbrueck", "style": "stack"}
WANDA = {"model": wall_battery, "ground": "wall", "view": "right"}
WANDA_DARK = {**WANDA, "casing": "#3a4045", "ink": "#d9d2ea"}
PLUVO = {"model": wallbox, "ground": "wall"}
HELKA = {"model": wallbox, "style": "solar", "maker": "ohmbrueck", "casing": "#3a4045", "ground": "wall"}
TALL = {"width": 0.62, "height": 0.9, "depth": 0.17}

PICTURES = {
    "inverter-string": {"model": inverter, "ground": "wall"},
    "inverter-string-single": {"model": inverter, "ground": "wall", "width": 0.31, "height": 0.35, "depth": 0.14, "corner": 0.05, "strings": 2, "display": "small"},
    "inverter-string-large": {"model": inverter, "ground": "wall", "width": 0.66, "height": 0.54, "depth": 0.27, "corner": 0.02, "strings": 8, "fans": 3, "band": 0.2, "turn": 6},
    "inverter-hybrid": DUORA,
    "inverter-hybrid-2": {**DUORA, "view": "side"},
    "inverter-hybrid-3": {**DUORA, "view": "front", "turn": -18, "zoom": (-0.12, -0.06, 0.0, 0.115)},
    "inverter-hybrid-tvaro": TVARO,
    "inverter-hybrid-tvaro-2": {**TVARO, "view": "right"},
    "inverter-hybrid-tvaro-3": {**TVARO, "view": "front", "turn": -14, "zoom": (0, -0.1, 0.37, 0.13)},
    "inverter-hybrid-janto": {"model": inverter, "ground": "wall", "maker": "ohmbrueck", "casing": "#34383c", "ink": "#e08a56", "display": "small", "battery": True, "width": 0.36, "height": 0.5, "depth": 0.18, "corner": 0.012},
    "inverter-micro": {"model": micro_inverter, "view": "above"},
    "inverter-micro-quad": {"model": micro_inverter, "inputs": 4, "width": 0.36, "view": "above"},
    "power-optimiser": {"model": optimiser, "view": "above"},
    "storage-tower": {"model": battery_tower},
    "storage-tower-2": {"model": battery_tower, "view": "right", "modules": 3},
    "storage-tower-3": {"model": battery_tower, "zoom": (0.06, -0.18, 0.57, 0.2)},
    **{f"storage-tower-{size}": {"model": battery_tower, "modules": modules} for size, modules in ((7, 3), (10, 4), (12, 5), (15, 6))},
    "storage-stack": STAPLA | {"modules": 1},
    "storage-stack-2": STAPLA | {"modules": 2, "view": "right", "turn": 12},
    "storage-stack-3": STAPLA | {"modules": 2, "zoom": (0.08, -0.085, 0.77, 0.2)},
    **{f"storage-stack-{modules * 5}": STAPLA | {"modules": modules} for modules in (2, 3, 4, 5)},
    "storage-tower-module": {"model": battery_module, "view": "above"},
    "storage-stack-module": {"model": battery_module, "maker": "ohmbrueck", "style": "stack", "view": "above"},
    "storage-wall": WANDA,
    "storage-wall-5-anthracite": WANDA_DARK,
    "storage-wall-10-white": WANDA | TALL,
    "storage-wall-10-anthracite": WANDA_DARK | TALL,
    "storage-mini": {"model": balcony_battery},
    "storage-rack": {"model": rack_drawer, "view": "above"},
    "storage-rack-15": {"model": rack_cabinet},
    "storage-rack-25": {"model": rack_cabinet, "drawers": 5, "places": 5},
    "storage-all-in-one": {"model": all_in_one},
    "storage-all-in-one-2": {"model": all_in_one, "view": "right"},
    "storage-all-in-one-3": {"model": all_in_one, "view": "front", "turn": -12, "zoom": (0, -0.15, 1.19, 0.16)},
    "storage-all-in-one-8-15": {"model": all_in_one, "storage": 1.02},
    "hybrid-storage-set": {"model": storage_set},
    "hybrid-storage-set-2": {"model": storage_set, "view": "right"},
    "hybrid-storage-set-3": {"model": storage_set, "zoom": (-0.42, 0.05, 0.54, 0.26)},
    "storage-cable-set": {"model": cable_set, "view": "above"},
    "storage-floor-stand": {"model": floor_stand},
    "storage-cover": {"model": weather_cover},
    "backup-box": {"model": backup_box, "ground": "wall"},
    "emergency-switch": {"model": rotary_switch, "ground": "wall"},
    "wallbox-11": PLUVO,
    "wallbox-11-2": {**PLUVO, "view": "right"},
    "wallbox-11-3": {**PLUVO, "view": "front", "turn": -16, "zoom": (0, -0.066, 0.22, 0.11)},
    "wallbox-22": {**PLUVO, "style": "pro", "casing": "#1d2022"},
    "wallbox-basic": {**PLUVO, "style": "basic"},
    "wallbox-basic-anthracite": {**PLUVO, "style": "basic", "casing": "#3f454a"},
    "wallbox-socket": {**PLUVO, "style": "small"},
    "wallbox-socket-11-black": {**PLUVO, "style": "small", "casing": "#24282a", "ink": "#e4e8e5"},
    "wallbox-solar": HELKA,
    "wallbox-solar-2": {**HELKA, "view": "right"},
    "wallbox-solar-3": {**HELKA, "view": "front", "turn": -14, "zoom": (0, -0.085, 0.2, 0.09)},
    "wallbox-duo": {"model": charging_column},
    "charging-cable": {"model": charging_cable, "view": "above"},
    "mobile-charger": {"model": mobile_charger, "view": "above"},
    "mobile-charger-22": {"model": mobile_charger, "words": "22 kW", "view": "above"},
    "wallbox-pedestal": {"model": pedestal},
    "wallbox-pedestal-silver": {"model": pedestal, "casing": "#aeb3b6"},
    "cable-holder": {"model": cable_holder, "ground": "wall"},
    "charging-cards": {"model": charging_cards, "view": "above"},
    "charging-cards-10": {"model": charging_cards, "view": "above", "count": 10},
    "energy-meter": {"model": meter},
    "energy-manager": {"model": manager},
    "energy-manager-2": {"model": manager, "view": "right"},
    "data-logger": {"model": logger, "view": "above"},
    "data-logger-lte": {"model": logger, "view": "above", "aerial": True},
    "smart-meter": {"model": smart_meter},
    "current-transformer": {"model": transformer},
    "meter-reader": {"model": reading_head, "view": "above"},
    "surge-arrester-ac": {"model": arrester},
    "surge-arrester-ac-12": {"model": arrester, "units": 8},
    "rcd-type-b": {"model": residual_device},
}
