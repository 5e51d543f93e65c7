"""Where pipes, cables and plugs meet each main device, from close by."""

from math import cos, pi, radians, sin

from models.battery_boxes import balcony_battery, rack_drawer
from models.charging_gear import charging_column
from models.collectors import tube_collector
from models.connected import wired_cabinet, wired_stack, wired_tower, wired_wall_battery
from models.design_radiator import columns, tall_plate
from models.fresh_water import fresh_water_station
from models.floor_boiler import oil_boiler, pellet_boiler
from models.flanged_pump import flanged_pump
from models.outdoor_unit import outdoor_unit
from models.panel_radiator import panel_radiator
from models.pump_station import pump_group
from models.turned import turned
from pictures import boilers_and_hot_water as boilers
from pictures import energy, heat_pumps, photovoltaics, pumps, radiators, tanks

BELOW = {"view": "below", "ground": "wall"}


def close(entry, at, reach, by=0, **shot):
    """The entry's model turned by some degrees, then only what lies around `at`, a place of the model as it was built."""
    parts = {key: value for key, value in entry.items() if key not in ("view", "turn", "fill", "zoom", "build", "by")}
    x, y, z = at
    angle = radians(by)
    zoom = (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle), z, reach)
    if by:
        parts |= {"model": turned, "build": parts["model"], "by": by}
    return {**parts, "zoom": zoom, **shot}


def outdoor(unit, base=0.07):
    """The two pipe ends at the right side of an outdoor unit."""
    right, deep = unit.get("width", 1.12) / 2, unit.get("depth", 0.46)
    return close({"model": outdoor_unit, **unit}, (right + 0.02, deep * 0.2, base + 0.22), 0.12, -62)


def on_top(entry, reach=0.2):
    """The row of pipe ends on the lid of a cabinet."""
    return close(entry, (0, entry.get("depth", 0.63) * 0.22, entry.get("height", 1.85) + 0.02), reach, view="above")


def under(entry, width, reach=None, z=0.13, shift=0.0, deep=0.03):
    """What leaves a wall device through its bottom."""
    return close(entry, (shift * width, deep, z), reach or width * 0.31, **BELOW)


def inverter(entry):
    return under(entry, entry.get("width", 0.42), entry.get("width", 0.42) * 0.35, z=0.04, deep=-0.02)


def on_side(entry, radius, turn, z, reach=0.2):
    """Connections of a round tank; `turn` is their angle from the front, in radians."""
    return close(entry, (radius * sin(turn), -radius * cos(turn), z), reach, -turn * 180 / pi - 5)


def junction_box(entry, height=1.762):
    return close({**entry, "model": photovoltaics.pv_module, "side": "back"}, (-0.29, -0.01, height / 2 - 0.11), 0.13, view="above")


PICTURES = {
    "aero-mono-connections": outdoor(heat_pumps.MONO),
    "aero-mini-connections": outdoor(heat_pumps.MINI),
    "skogen-connections": outdoor(heat_pumps.SKOGEN),
    "lund-connections": outdoor(heat_pumps.LUND),
    "linea-mono-connections": outdoor(heat_pumps.LINEA),
    "aero-forte-connections": outdoor(heat_pumps.FORTE, 0.13),
    "linea-split-connections": outdoor(heat_pumps.SPLIT),
    "fjell-split-connections": outdoor(heat_pumps.FJELL),
    "berg-connections": on_top(heat_pumps.PICTURES["berg"]),
    "berg-tower-connections": on_top(heat_pumps.PICTURES["berg-tower"]),
    "hydro-box-connections": under(heat_pumps.PICTURES["hydro-box"], 0.45),
    "inverter-string-connections": inverter(energy.PICTURES["inverter-string"]),
    "inverter-string-single-connections": inverter(energy.PICTURES["inverter-string-single"]),
    "inverter-string-large-connections": inverter(energy.PICTURES["inverter-string-large"]),
    "inverter-hybrid-tvaro-connections": inverter(energy.TVARO),
    "inverter-hybrid-janto-connections": inverter(energy.PICTURES["inverter-hybrid-janto"]),
    "storage-tower-connections": close({"model": wired_tower}, (0.3, 0.0, 0.56), 0.13, -50),
    "storage-stack-connections": close({"model": wired_stack}, (0.335, 0, 0.76), 0.12, -50),
    "storage-wall-connections": close({"model": wired_wall_battery}, (0.14, 0, 0.03), 0.11, **BELOW),
    "storage-all-in-one-connections": close({"model": wired_cabinet}, (0.3, 0.0, 0.84), 0.14, -50),
    "storage-rack-connections": close({"model": rack_drawer}, (-0.1, -0.21, 0.07), 0.09, turn=12),
    "storage-mini-connections": close({"model": balcony_battery}, (0.02, -0.12, 0.075), 0.095),
    "pv-module-connections": junction_box(photovoltaics.LUMEN),
    "pv-module-nocta-connections": junction_box(photovoltaics.NOCTA, 1.722),
    "pv-module-duet-connections": junction_box(photovoltaics.DUET),
    "pv-module-klar-connections": junction_box(photovoltaics.KLAR, 1.722),
    "wallbox-11-connections": close(energy.PLUVO, (0, -0.04, -0.05), 0.13, **BELOW),
    "wallbox-22-connections": close(energy.PICTURES["wallbox-22"], (0, -0.07, 0.12), 0.085),
    "wallbox-basic-connections": close(energy.PICTURES["wallbox-basic"], (0, -0.04, -0.02), 0.13, **BELOW),
    "wallbox-solar-connections": close(energy.HELKA, (0.03, -0.03, 0.02), 0.11, **BELOW),
    "wallbox-socket-connections": close(energy.PICTURES["wallbox-socket"], (0, -0.06, 0.1), 0.08),
    "wallbox-duo-connections": close({"model": charging_column}, (0, -0.1, 0.91), 0.1),
    "brenna-system-connections": under(boilers.PICTURES["brenna-system"], 0.4),
    "brenna-glas-connections": under(boilers.PICTURES["brenna-glas"], 0.44),
    "ohmar-connections": under(boilers.PICTURES["ohmar"], 0.38),
    "oleon-connections": close({"model": oil_boiler}, (0, 0.45, 1.0), 0.26, 152),
    "pellaro-connections": close({"model": pellet_boiler}, (0.1, 0.2, 1.48), 0.27, view="above", turn=50),
    "aquacal-260-connections": on_side(boilers.AQUACAL, 0.31, 1.25, 0.47, 0.26),
    "thermus-air-connections": on_side(boilers.AIR, 0.29, 1.25, 0.41, 0.24),
    "thermus-duo-connections": on_side(boilers.PICTURES["thermus-duo"], 0.36, 1.12, 0.4, 0.24),
    "combi-tank-connections": on_side(tanks.COMBI, 0.41, -1.05, 0.5, 0.28),
    "fresh-water-station-connections": under({"model": fresh_water_station}, 0.38, 0.13, z=0.07, deep=0.06),
    "compact-radiator-21-connections": close({"model": panel_radiator, **{key: radiators.PICTURES["compact-radiator-21"][key] for key in ("front", "middle", "depth", "width", "ground")}}, (0.4, -0.07, 0.12), 0.075, view="right", turn=14),
    "lowtemp-radiator-connections": close(radiators.ZEFIRA, (0, -0.1, 0.04), 0.07, **BELOW),
    "planar-radiator-connections": close({**radiators.RILLA, "width": 0.8}, (0, -0.09, 0.04), 0.07, **BELOW),
    "vertical-radiator-pilaro-connections": close({"model": tall_plate}, (0, -0.06, 0.04), 0.07, **BELOW),
    "column-radiator-connections": close({"model": columns, "ground": "wall"}, (0.24, -0.08, 0.13), 0.08, view="right"),
    "pump-eco-connections": close(pumps.ECO, (0.015, -0.03, 0.145), 0.055, view="above"),
    "pump-tiro-connections": close(pumps.TIRO, (0.015, -0.03, 0.145), 0.055, view="above"),
    "pump-kolosa-connections": close({"model": flanged_pump}, (0, -0.02, 0.22), 0.085, view="above"),
    "pump-group-mixed-connections": close({"model": pump_group, "motor": True}, (0, -0.09, 0.03), 0.085, **BELOW),
    "vacuum-collector-connections": close({"model": tube_collector}, (0.54, 1.2, 1.33), 0.11, view="right"),
}
