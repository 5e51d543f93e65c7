"""Tools, measuring instruments, services and PDF guides."""

from models.booklets import battery, booklet, charger, drop, house, loops, modules, stack, valves
from models.cutting_tools import bending_spring, deburrer, mini_cutter, pipe_cutter
from models.desk import clipboard, heat_load_desk, planning_desk
from models.instruments import multimeter, refractometer, test_pen, thermal_camera
from models.pressing_tools import lying_jaw, press_tool
from models.site_tools import crimper, tacker, test_pump, torque_screwdriver
from models.small_valves import ball_valve
from models.tool_kits import filling_pump, tool_case
from models.turned import turned

GUIDES = {
    "planning-ufh": {"title": ("Fußboden-", "heizung"), "subtitle": "Planungsmappe", "motif": loops},
    "planning-pv": {"title": ("Photovoltaik", "mit Speicher"), "subtitle": "Planungsmappe", "motif": modules, "accent": "#c98a12"},
    "guide-heat-pump": {"title": ("Wärmepumpe", "im Bestand"), "subtitle": "Planungsmappe", "motif": house, "accent": "#0f4c5c"},
    "guide-hydraulic-balancing": {"title": ("Hydraulischer", "Abgleich"), "subtitle": "Arbeitsmappe", "motif": valves, "accent": "#8a5a2b"},
    "guide-heating-water": {"title": ("Heizungs-", "wasser"), "subtitle": "Anlagenbuch", "motif": drop, "accent": "#1f6fa0"},
    "guide-storage": {"title": ("Stromspeicher", "auslegen"), "subtitle": "Ratgeber", "motif": battery, "accent": "#2c7d52"},
    "guide-wallbox": {"title": ("Wallbox", "anschließen"), "subtitle": "Ratgeber", "motif": charger, "accent": "#3d4650"},
}
BUNDLE = ("guide-heat-pump", "guide-storage", "guide-heating-water", "guide-hydraulic-balancing", "guide-wallbox")


def with_meter():
    multimeter(at=(-0.09, -0.09, 0.0188), turn=(-70, 0, 20), leads=False)


def with_valve():
    ball_valve("#b3262e", (-0.07, -0.07, 0), (0, 0, -20))


PICTURES = {
    "pipe-cutter": {"model": pipe_cutter, "view": "top"},
    "pipe-cutter-16": {"model": mini_cutter, "view": "top"},
    "deburrer": {"model": deburrer, "view": "above"},
    "bending-spring": {"model": bending_spring, "view": "above"},
    "staple-tacker": {"model": tacker, "turn": -10},
    "test-pump": {"model": test_pump, "view": "above"},
    "pv-crimper": {"model": crimper, "view": "top"},
    "pv-crimper-2": {"model": crimper, "view": "above", "zoom": (-0.07, 0, 0.02, 0.045)},
    "torque-screwdriver": {"model": torque_screwdriver, "view": "top"},
    "tool-case": {"model": tool_case},
    "tool-case-2": {"model": tool_case, "opened": True, "view": "above"},
    "press-tool": {"model": press_tool, "turn": 10},
    "press-tool-2": {"model": press_tool, "view": "side", "turn": 100},
    "press-tool-3": {"model": press_tool, "zoom": (-0.17, 0, 0.2, 0.07)},
    "press-jaw": {"model": lying_jaw, "words": "V", "view": "top"},
    "press-jaw-th-16": {"model": lying_jaw, "bore": 0.0095, "mark": "#1f5fa8", "words": "TH", "view": "top"},
    "filling-pump": {"model": filling_pump},
    "filling-pump-2": {"model": turned, "build": filling_pump, "by": 150},
    "multimeter": {"model": multimeter, "view": "above", "turn": 10},
    "thermal-camera": {"model": thermal_camera},
    "thermal-camera-2": {"model": turned, "build": thermal_camera, "by": 165},
    "thermal-camera-3": {"model": thermal_camera, "view": "front", "zoom": (0, -0.02, 0.2, 0.055)},
    "refractometer": {"model": refractometer, "view": "above"},
    "water-test-pen": {"model": test_pen},
    "guide-bundle": {"model": stack, "covers": [GUIDES[name] for name in BUNDLE], "view": "right", "turn": -20},
    "checklist-handover": {"model": clipboard, "title": "Anlagenübergabe", "ticks": 8},
    "service-heat-load": {"model": heat_load_desk, "view": "top", "fill": 0.9},
    "service-planning": {"model": planning_desk, "view": "above", "fill": 0.88},
    "service-commissioning": {"model": clipboard, "title": "Inbetriebnahme", "ticks": 5, "accent": "#0f4c5c", "beside": with_meter},
    "service-hydraulic-balancing": {"model": clipboard, "title": "Hydraulischer Abgleich", "ticks": 3, "accent": "#8a5a2b", "beside": with_valve},
    **{name: {"model": booklet, **cover} for name, cover in GUIDES.items()},
}
