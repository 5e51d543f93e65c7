"""Flues, gas fittings and alarms."""

from models.alarms import co_alarm, gas_alarm, leak_detector, spray
from models.concentric import bend, pipe, roof_terminal, wall_set
from models.flue import rain_cap, twinwall, twinwall_bend
from models.gas_parts import gas_hose, gas_limiter, gas_valve

TWIN, WHITE, CORA, SPURA = {"model": twinwall}, {"model": pipe}, {"model": co_alarm}, {"model": leak_detector}

PICTURES = {
    "flue-twinwall-pipe": {**TWIN, "view": "above"},
    "flue-twinwall-pipe-2": {**TWIN, "view": "top", "zoom": (0, 0, 0.24, 0.11)},
    "flue-twinwall-pipe-3": {**TWIN, "zoom": (-0.03, -0.09, 0.06, 0.07)},
    "flue-twinwall-pipe-130-50": {**TWIN, "length": 0.5, "view": "above", "turn": -10},
    "flue-twinwall-pipe-130-100": {**TWIN, "length": 1.0},
    "flue-twinwall-bend": {"model": twinwall_bend},
    "flue-twinwall-bend-130-90": {"model": twinwall_bend, "angle": 90},
    "flue-twinwall-cap": {"model": rain_cap},
    "flue-concentric-pipe": {**WHITE, "view": "above"},
    "flue-concentric-pipe-2": {**WHITE, "view": "top", "zoom": (0, 0, 0.49, 0.07)},
    "flue-concentric-pipe-60-100": {**WHITE, "length": 1.0, "view": "top", "turn": -30},
    "flue-concentric-bend": {"model": bend},
    "flue-concentric-bend-60-87": {"model": bend, "angle": 87, "test_point": True},
    "flue-roof-terminal": {"model": roof_terminal},
    "flue-roof-terminal-2": {"model": roof_terminal, "zoom": (0, 0, 1.14, 0.14)},
    "flue-roof-terminal-terracotta": {"model": roof_terminal, "colour": "#8c3f2c", "tile": "#8c3f2c"},
    "flue-wall-terminal": {"model": wall_set, "view": "right"},
    "gas-valve": {"model": gas_valve},
    "gas-valve-2": {"model": gas_valve, "view": "above", "turn": 40},
    "gas-valve-angle-1-2": {"model": gas_valve, "angled": True},
    "gas-hose": {"model": gas_hose, "view": "above"},
    "gas-limiter": {"model": gas_limiter},
    "leak-spray": {"model": spray, "turn": 20},
    "co-alarm": CORA,
    "co-alarm-2": {**CORA, "view": "side", "turn": 16},
    "co-alarm-3": {**CORA, "view": "front", "zoom": (0, -0.03, 0.055, 0.05)},
    "co-alarm-radio": {**CORA, "radio": True, "view": "right"},
    "gas-alarm": {"model": gas_alarm},
    "leak-detector": SPURA,
    "leak-detector-2": {**SPURA, "view": "front", "zoom": (0, -0.03, 0.13, 0.06)},
}
