"""Storage towers: base, stacked modules, head."""

import materials as m
from brands import brand
from models.many import boxes, cylinders, spread
from shapes import box, cylinder, extrude, rounded, text

STYLES = {
    "tower": {"width": 0.6, "depth": 0.36, "module": 0.2, "base": 0.1, "head": 0.17, "round": 0.05},
    "stack": {"width": 0.67, "depth": 0.17, "module": 0.3, "base": 0.11, "head": 0.15, "round": 0.02},
}


def battery_tower(maker="akkuvia", style="tower", modules=2, casing=None):
    look, form = brand(maker), STYLES[style]
    shell = m.paint(casing or look["casing"], 0.4)
    width, depth = form["width"], form["depth"]
    feet(width, depth, form["base"], look, style)
    top = form["base"]
    for step in range(modules):
        module(form, look, shell, top, style, step)
        top += form["module"]
    head(form, look, shell, top, style)


def battery_module(maker="akkuvia", style="tower", casing=None):
    """One module by itself, with the connector in its lid."""
    look, form = brand(maker), STYLES[style]
    module(form, look, m.paint(casing or look["casing"], 0.4), 0.006, style, 0)
    top = form["module"] + 0.006
    extrude(rounded(0.17, 0.075, 0.012), 0.012, (0, 0, top + 0.004), m.plastic(look["dark"], 0.45), bevel=0.002)
    cylinders(0.008, 0.014, [(x, 0, top + 0.012) for x in (-0.05, 0.05)], m.metal("copper"))
    boxes((0.004, 0.006, 0.01), [(x, 0, top + 0.012) for x in spread(6, 0.05)], m.metal("brass"))
    for x in (-form["width"] * 0.38, form["width"] * 0.38):
        cylinder(0.011, 0.016, (x, 0, top + 0.006), m.metal("steel"), top=0.007)


def slab(form, height, z, material, shrink=0.0, bevel=0.006):
    """A layer of the tower, its outline as seen from above."""
    outline = rounded(form["width"] - shrink, form["depth"] - shrink, form["round"])
    return extrude(outline, height, (0, 0, z + height / 2), material, bevel=bevel)


def feet(width, depth, base, look, style):
    slab(STYLES[style], base - 0.025, 0.025, m.paint(look["dark"], 0.5), 0.016)
    places = [(x, y, 0.012) for x in (-width * 0.4, width * 0.4) for y in (-depth * 0.32, depth * 0.32)]
    cylinders(0.018, 0.026, places, m.rubber())


def module(form, look, shell, z, style, step):
    gap = 0.005
    slab(form, gap, z, m.plastic("#2a2d2f", 0.6), 0.014, 0)
    slab(form, form["module"] - gap, z + gap, shell)
    front, middle = -form["depth"] / 2, z + gap + form["module"] / 2
    side = form["width"] / 2
    for sign in (-1, 1):
        grip = box((0.004, form["depth"] * 0.42, 0.03), (sign * side, 0, z + form["module"] * 0.68), m.plastic("#1d2022", 0.6), 0.001)
        grip.name = "grip"
    if style == "stack":
        box((0.006, 0.002, form["module"] * 0.8), (-side + 0.05, front - 0.0005, middle), m.plastic(look["accent"], 0.35), 0.0006)
        text("5.0 kWh", 0.02, (side - 0.03, front - 0.001, z + 0.035), m.plastic("#6c7073"), "Regular", "RIGHT")
    else:
        lamp = m.glow("#4fe08e", 1.3)
        box((0.05, 0.002, 0.005), (side - 0.075, front - 0.0006, z + form["module"] * 0.82), lamp, 0.001)


def head(form, look, shell, z, style):
    height = form["head"]
    slab(form, 0.005, z, m.plastic("#2a2d2f", 0.6), 0.014, 0)
    front = -form["depth"] / 2
    if style == "stack":
        slab(form, height - 0.005, z + 0.005, m.paint(look["dark"], 0.4))
        text(look["word"], 0.038, (-form["width"] * 0.4, front - 0.001, z + height * 0.55), m.plastic("#d9dadb"), align="LEFT")
        for step in range(5):
            lamp = m.glow("#ff9a4a", 1.5) if step < 4 else m.gloss("#3a3d40")
            box((0.02, 0.002, 0.007), (form["width"] * 0.26 + step * 0.026, front - 0.001, z + height * 0.55), lamp, 0.0015)
        return
    slab(form, height - 0.005, z + 0.005, shell, 0, 0.02)
    panel = rounded(form["width"] * 0.86, height * 0.5, 0.016)
    extrude(panel, 0.003, (0, front - 0.0005, z + height * 0.5), m.gloss("#111417"), "y", 0.0012)
    text(look["word"], 0.04, (-form["width"] * 0.38, front - 0.003, z + height * 0.5), m.plastic("#e6ebe7"), align="LEFT")
    cylinder(0.017, 0.004, (form["width"] * 0.34, front - 0.003, z + height * 0.5), m.metal("brushed"), "y", 0.001)
    cylinder(0.0115, 0.003, (form["width"] * 0.34, front - 0.0055, z + height * 0.5), m.glow("#4fe08e", 1.2), "y", 0.001)
    for step in range(4):
        box((0.022, 0.002, 0.006), (form["width"] * 0.08 + step * 0.03, front - 0.0028, z + height * 0.5), m.glow("#4fe08e", 1.3), 0.001)
