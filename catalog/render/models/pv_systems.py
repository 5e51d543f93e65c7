"""Complete systems: modules with inverter and storage, and modules by the pallet."""

import materials as m
from brands import brand
from models.battery_tower import battery_tower
from models.inverter import inverter
from models.many import boxes, spread
from models.placing import placed
from models.pv_module import pv_module
from shapes import box, text


def stacked(count, look, step=0.2, shift=0.16):
    """Modules standing one behind the other, each a little to the right."""
    for index in range(count):
        placed(pv_module, (index * shift, index * step, 0), **look)


def on_stand(build, at, turn=(0, 0, 0), lift=0.16, **settings):
    """A device that hangs on walls stands on a slim plinth here, so that its plugs keep clear of the floor."""
    x, y, z = at
    box((0.3, 0.12, 0.012), (x, y + 0.03, 0.006), m.metal("dark"), 0.003)
    box((0.05, 0.03, lift + 0.2), (x, y + 0.08, (lift + 0.2) / 2), m.metal("dark"), 0.003)
    return placed(build, (x, y, lift), turn, **settings)


def system(count=4, module=None, hybrid=False, storage=0, inverter_at=(-0.72, -0.35, 0)):
    stacked(count, module or {}, 0.12, 0.27)
    look = {"display": "colour", "battery": True, "width": 0.5, "height": 0.5} if hybrid else {"display": "small", "strings": 3}
    on_stand(inverter, inverter_at, **look)
    if storage:
        placed(battery_tower, (-1.35, -0.2, 0), modules=storage)


def devices(storage=4):
    """Hybrid inverter and storage tower without modules."""
    on_stand(inverter, (0.62, -0.05, 0), display="colour", battery=True, width=0.5, height=0.5, lift=0.3)
    placed(battery_tower, (0, 0, 0), modules=storage)


def inverter_before_module(module=None):
    placed(pv_module, (0.25, 0.3, 0), **(module or {}))
    on_stand(inverter, (-0.35, -0.25, 0), display="small", strings=3, lift=0.3)


def extension_kit(module=None):
    stacked(2, module or {}, 0.18, 0.2)
    placed(battery_tower, (-0.95, -0.2, 0), modules=2)


def pallet(count=18, height=1.15):
    """Modules standing on edge in a carton sleeve on a wooden pallet, strapped."""
    wood, card = m.wood("#c29b6a"), m.foam("#b8935f")
    wide, deep = 1.8, 1.12
    for y in (-0.5, 0, 0.5):
        box((wide, 0.1, 0.022), (0, y, 0.011), wood, 0.003)
    for x in (-0.8, 0, 0.8):
        for y in (-0.5, 0, 0.5):
            box((0.14, 0.1, 0.08), (x, y, 0.062), wood, 0.004)
    boxes((0.1, deep, 0.022), [(x, 0, 0.113) for x in spread(13, wide)], wood, 0.003)
    low = 0.124
    for y in spread(count, deep - 0.08):
        placed(pv_module, (0, y, low), width=1.762, height=1.134, columns=18, rows=6, middle=0, busbars=0, frame="silver", back="#d8dbdc", cell="#0d1430")
    for x in (-wide / 2 + 0.06, wide / 2 - 0.06):
        for y in (-deep / 2 + 0.02, deep / 2 - 0.02):
            box((0.13, 0.06, 0.36), (x, y, low + 0.18), card, 0.004)
            box((0.13, 0.06, 0.2), (x, y, low + height - 0.12), card, 0.004)
    box((wide, deep, 0.014), (0, 0, low + height), card, 0.004)
    strap = m.plastic("#d8dcdc", 0.35)
    for x in (-0.5, 0.5):
        for y in (-deep / 2 - 0.004, deep / 2 + 0.004):
            box((0.018, 0.002, height + 0.05), (x, y, low + height / 2), strap, 0.0005)
        box((0.018, deep, 0.002), (x, 0, low + height + 0.009), strap, 0.0005)
    box((0.3, 0.002, 0.2), (-0.2, -deep / 2 - 0.006, low + 0.75), m.surface("paper", "#f4f2ec", Roughness=0.7), 0)
    look = brand("promiena")
    text(look["word"], 0.05, (-0.2, -deep / 2 - 0.0075, low + 0.79), m.plastic(look["accent"]))
    text("36 × 460 Wp", 0.034, (-0.2, -deep / 2 - 0.0075, low + 0.71), m.plastic("#22262a"))
