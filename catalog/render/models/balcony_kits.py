"""Balcony kits: what is in the box, and modules on railings, trays and folding supports."""

from math import radians, sin

import materials as m
from models.battery_boxes import balcony_battery
from models.bent import bar
from models.many import boxes, spread
from models.module_electronics import micro_inverter
from models.placing import placed
from models.pv_racks import ballast_tray, beam, lying
from models.pv_systems import stacked
from shapes import box, coil, cylinder, group, tube


def plug_cable(at, colour="#1d1e1f"):
    """The coiled connection cable with its mains plug."""
    x, y, z = at
    coil(0.1, 0.0042, 4, 3, (x, y, 0.018), m.rubber(colour))
    black = m.plastic(colour, 0.4)
    tube([(x + 0.11, y, 0.02), (x + 0.12, y - 0.06, 0.012), (x + 0.06, y - 0.16, 0.014), (x + 0.0, y - 0.2, 0.02)], 0.0042, m.rubber(colour))
    cylinder(0.02, 0.045, (x - 0.03, y - 0.212, 0.021), black, "x", bevel=0.004)
    for s in (-1, 1):
        cylinder(0.0024, 0.02, (x - 0.062, y - 0.212 + s * 0.0095, 0.021), m.metal("nickel"), "x", sides=20)


def hook(at, turn=0):
    """A rubber-coated railing hook."""
    thing = bar([(0.0, 0.004), (0.14, 0.004), (0.14, 0.06), (0.085, 0.06), (0.085, 0.03)], 0.006, 0.03, (0, 0, 0), m.metal("steel", 0.3), 0.012)
    return group([thing], at, (0, 0, turn))


def accessories(inputs=2, hooks=True):
    """Micro inverter, cable and hooks, side by side."""
    placed(micro_inverter, (-0.2, 0, 0), (0, 0, -14), inputs=inputs)
    plug_cable((0.16, 0.1, 0))
    for index, x in enumerate((0.34, 0.46) if hooks else ()):
        hook((x, -0.02 - index * 0.06, 0.0), 12 + index * 22)


def kit(modules=2, storage=False, module=None):
    """What is in the box. The small parts are shown somewhat larger, to be seen beside the modules."""
    stacked(modules, module or {}, 0.16, 0.34)
    placed(accessories, (-0.15, -0.62, 0), size=1.7, hooks=not storage)
    if storage:
        placed(balcony_battery, (0.82, -0.5, 0), size=1.25)


def micro_close():
    placed(accessories, hooks=False)


def on_railing(modules=2, module=None, tilt=12):
    """A piece of railing with modules in landscape hung before it."""
    steel, wide = m.paint("#8e9396", 0.4), modules * 1.79
    for x in (-wide / 2 - 0.1, 0, wide / 2 + 0.1) if modules > 1 else (-wide / 2 - 0.1, wide / 2 + 0.1):
        box((0.05, 0.05, 1.36), (x, 0.1, 0.68), steel, 0.004)
        box((0.14, 0.14, 0.012), (x, 0.1, 0.006), steel, 0.003)
    for z in (1.36, 0.32):
        box((wide + 0.3, 0.06, 0.04), (0, 0.1, z), steel, 0.008)
    boxes((0.014, 0.014, 1.04), [(x, 0.1, 0.84) for x in spread(int(wide / 0.115), wide + 0.1)], steel, 0.002)
    lean = 1.134 * sin(radians(tilt))
    for x in spread(modules, wide):
        lying((x, 0.03 - lean, 0.2), 90 - tilt, **{**(module or {}), "width": 1.762, "height": 1.134})
        for side in (-0.6, 0.6):
            beam((x + side, 0.07, 0.36), (x + side, 0.06 - lean, 0.24), 0.024, m.metal("aluminium"))
            beam((x + side, 0.16, 1.385), (x + side, 0.02, 1.385), 0.02, m.metal("aluminium"))


def tray_kit(module=None):
    """Two modules on ballast trays of 15 degrees, one behind the other."""
    for x, y in ((0, -0.75), (0.25, 0.75)):
        placed(ballast_tray, (x, y, 0), deep=0.9, width=1.2, filled=False)
        lying((x, y - 0.56, 0.11), 15, **(module or {}))


def garden_kit(module=None, tilt=30):
    """Two modules on folding supports with pegs, one behind the other."""
    metal, peg, rise = m.metal("aluminium"), m.metal("dark"), 1.134 * sin(radians(tilt))
    for x, y in ((0, -0.8), (0.3, 0.8)):
        lying((x, y - 0.5, 0.06), tilt, **(module or {}))
        for side in (-0.6, 0.6):
            beam((x + side, y - 0.5, 0.02), (x + side, y + 0.46, 0.02), 0.03, metal)
            beam((x + side, y + 0.44, 0.02), (x + side, y + 0.4, rise * 0.93), 0.03, metal)
            beam((x + side, y + 0.1, 0.02), (x + side, y + 0.2, 0.36), 0.02, metal)
            cylinder(0.012, 0.05, (x + side, y + 0.43, 0.045), peg, sides=24)
