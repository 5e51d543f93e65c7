"""Main devices where they belong, connected."""

from models.battery_boxes import all_in_one, balcony_battery, rack_cabinet, wall_battery
from models.design_radiator import columns, tall_plate
from models.floor_boiler import oil_boiler, pellet_boiler
from models.flanged_pump import flanged_pump
from models.fresh_water import fresh_water_station
from models.hot_water_tank import heat_pump_tank, hot_water_tank
from models.indoor_cabinet import indoor_cabinet
from models.pump import circulation_pump
from models.pump_station import pump_group
from models.tank import tank
from models.wall_boiler import wall_boiler
from pictures import boilers_and_hot_water as boilers
from pictures import energy, heat_pumps, photovoltaics, pumps, radiators, tanks
from scenes import installed as place
from scenes import installed_technology as room


def parts(entry):
    """A studio picture's parameters without what only the studio knows."""
    return {key: value for key, value in entry.items() if key not in ("model", "ground", "view", "turn", "fill")}


def boiler(entry, count, gas=True):
    """A wall boiler with as many pipes as its model has."""
    look = parts(entry)
    wide, tall, deep = look.get("width", 0.44), look.get("height", 0.72), look.get("depth", 0.34)
    ends = [wide * 0.72 * (step / (count - 1) - 0.5) for step in range(count)]
    return {"model": room.on_wall, "build": wall_boiler, "low": 1.0, "deep": deep, "tall": tall + 0.16, "ends": ends, "exhaust": 0.16 + tall if gas else None, **look}


def cabinet(entry, count=6):
    look = parts(entry)
    return {"model": room.with_pipes_above, "build": indoor_cabinet, "wide": 0.6, "deep": look.get("depth", 0.63), "tall": look.get("height", 1.85), "count": count, **look}


def alone(entry):
    """An inverter beside the meter cabinet."""
    return {"model": room.beside_meter, "converter": parts(entry)}


def with_storage(build, at):
    return {"model": room.beside_meter, "converter": parts(energy.TVARO), "also": {"build": build, "at": at}}


PICTURES = {
    "skogen-installed": {"model": place.in_garden, **heat_pumps.SKOGEN},
    "lund-installed": {"model": place.in_garden, **heat_pumps.LUND},
    "aero-mini-installed": {"model": place.in_garden, **heat_pumps.MINI, "casing": "#4a5054"},
    "linea-mono-installed": {"model": place.in_garden, **heat_pumps.LINEA},
    "aero-forte-installed": {"model": place.in_garden, **heat_pumps.FORTE},
    "linea-split-installed": {"model": place.in_garden, **heat_pumps.SPLIT},
    "fjell-split-installed": {"model": place.in_garden, **heat_pumps.FJELL},
    "aero-tower-set-installed": cabinet(heat_pumps.TOWER),
    "berg-installed": cabinet(heat_pumps.PICTURES["berg"], 4),
    "berg-tower-installed": cabinet(heat_pumps.BERG_TOWER),
    "hydro-box-installed": boiler(heat_pumps.PICTURES["hydro-box"], 4, gas=False),
    "inverter-hybrid-installed": {"model": room.beside_meter, "tower": {"modules": 4}, "converter": parts(energy.DUORA)},
    "inverter-hybrid-tvaro-installed": {"model": room.beside_meter, "tower": {"modules": 3}, "converter": parts(energy.TVARO)},
    "inverter-hybrid-janto-installed": alone(energy.PICTURES["inverter-hybrid-janto"]),
    "inverter-string-single-installed": alone(energy.PICTURES["inverter-string-single"]),
    "inverter-string-large-installed": alone(energy.PICTURES["inverter-string-large"]),
    "storage-stack-installed": {"model": room.beside_meter, "tower": {**parts(energy.STAPLA), "modules": 2}, "converter": parts(energy.TVARO)},
    "storage-wall-installed": with_storage(wall_battery, (0.42, -0.085, 0.36)),
    "storage-all-in-one-installed": {"model": room.beside_meter, "also": {"build": all_in_one, "at": (0.2, -0.17, 0.0)}},
    "storage-rack-installed": with_storage(rack_cabinet, (0.62, -0.36, 0.0)),
    "storage-mini-installed": {"model": place.on_terrace, "build": balcony_battery, "deep": 0.24, "tall": 0.34},
    "pv-module-nocta-installed": {"model": place.on_roof, **parts(photovoltaics.NOCTA)},
    "pv-module-duet-installed": {"model": place.on_roof, **parts(photovoltaics.DUET)},
    "pv-module-klar-installed": {"model": place.on_roof, **parts(photovoltaics.KLAR)},
    "wallbox-basic-installed": {"model": place.on_carport, **parts(energy.PLUVO), "style": "basic"},
    "wallbox-22-installed": {"model": place.on_carport, **parts(energy.PLUVO), "style": "pro", "casing": "#1d2022"},
    "wallbox-solar-installed": {"model": place.on_carport, **parts(energy.HELKA)},
    "wallbox-socket-installed": {"model": place.on_carport, **parts(energy.PICTURES["wallbox-socket"])},
    "wallbox-duo-installed": {"model": place.beside_carport},
    "brenna-combi-installed": boiler(boilers.PICTURES["brenna-combi"], 5),
    "brenna-system-installed": boiler(boilers.PICTURES["brenna-system"], 4),
    "brenna-glas-installed": boiler(boilers.PICTURES["brenna-glas"], 5),
    "ohmar-installed": boiler(boilers.PICTURES["ohmar"], 2, gas=False),
    "oleon-installed": {"model": room.boiler_on_floor, "build": oil_boiler, "deep": 0.86, "tall": 1.28, "back": ((-0.155, 1.14), (0.155, 1.14)), "chimney": (0, 0.5, 0.83, 0.062)},
    "pellaro-installed": {"model": room.boiler_on_floor, "build": pellet_boiler, "deep": 0.78, "tall": 1.5, "back": (), "chimney": (-0.23, 0.234, 1.5, 0.066)},
    "aquacal-260-installed": {"model": room.round_tank, "build": heat_pump_tank, "radius": 0.31, "tall": 1.91, "turn_of_ends": 71.6, "ends": (0.21, 0.72, 1.23)},
    "thermus-air-installed": {"model": room.round_tank, "build": heat_pump_tank, "tall": 1.67, "turn_of_ends": 71.6, "ends": (0.19, 0.63, 1.07), "duct": 0.08, **parts(boilers.AIR)},
    "thermus-duo-installed": {"model": room.round_tank, "build": hot_water_tank, "tall": 1.67, "turn_of_ends": 64.2, "ends": (0.18, 0.33, 0.6, 0.8, 1.05, 1.28, 1.54), **parts(boilers.PICTURES["thermus-duo"])},
    "buffer-tank-installed": {"model": room.round_tank, "build": tank, "tall": 0.92, "turn_of_ends": 65.9, "ends": (0.16, 0.49, 0.82), **parts(tanks.BUFFER), "side": 1},
    "combi-tank-installed": {"model": room.round_tank, "build": tank, "tall": 1.8, "turn_of_ends": 65.9, "ends": (0.27, 0.71, 1.15, 1.59), **parts(tanks.COMBI), "side": 1},
    "fresh-water-station-installed": {"model": room.on_wall, "build": fresh_water_station, "low": 1.05, "deep": 0.26, "tall": 0.7, "ends": (-0.133, -0.044, 0.044, 0.133), "behind": 0.07},
    "compact-radiator-21-installed": {"model": place.below_window, **parts(radiators.FORA), "depth": 0.067, "width": 1.2},
    "lowtemp-radiator-installed": {"model": place.below_window, **parts(radiators.ZEFIRA), "width": 1.2},
    "panel-radiator-installed": {"model": place.below_window, "width": 1.2, "height": 0.6},
    "planar-radiator-installed": {"model": place.below_window, **parts(radiators.RILLA), "width": 1.2},
    "vertical-radiator-pilaro-installed": {"model": place.in_hall, "build": tall_plate, "tall": 1.9},
    "column-radiator-installed": {"model": place.in_hall, "build": columns, "tall": 0.75, "sections": 16},
    "bath-radiator-installed": {"model": place.in_bathroom, "towel": "#b9ab9a"},
    "pump-eco-installed": {"model": room.in_pipe, "build": circulation_pump, "length": 0.18, "thick": 0.018, **parts(pumps.ECO)},
    "pump-tiro-installed": {"model": room.in_pipe, "build": circulation_pump, "length": 0.18, "thick": 0.018, **parts(pumps.TIRO)},
    "pump-kolosa-installed": {"model": room.in_pipe, "build": flanged_pump, "length": 0.25, "thick": 0.04, "kind": "zinc"},
    "pump-group-mixed-installed": {"model": room.pump_group_on_wall, "build": pump_group, "motor": True},
    "flat-collector-installed": {"model": place.collectors_on_roof},
    "vacuum-collector-installed": {"model": place.on_flat_roof, "tubes": 20},
}
