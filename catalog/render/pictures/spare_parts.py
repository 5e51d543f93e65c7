"""Spare parts for heat pumps, boilers and cylinders."""

from models.spare_electrics import board, drive_board, electrode, igniter, sensors
from models.spare_mechanics import anodes, fan, seals, valve_motor

PICTURES = {
    "spare-board-brenna": {"model": board, "view": "top", "fill": 0.86},
    "spare-inverter-skogen": {"model": drive_board, "view": "above"},
    "spare-sensor-brenna": {"model": sensors, "view": "above", "fill": 0.86},
    "spare-electrode-brenna": {"model": electrode, "view": "above", "turn": -16},
    "spare-igniter-pellaro": {"model": igniter, "view": "above", "turn": -10},
    "spare-fan-aero": {"model": fan},
    "spare-valve-motor": {"model": valve_motor, "view": "above"},
    "spare-anode": {"model": anodes, "view": "above", "turn": 50, "fill": 0.86},
    "spare-seal-kit-brenna": {"model": seals, "view": "top", "fill": 0.84},
}
