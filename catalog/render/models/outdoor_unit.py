"""The outdoor unit of an air-to-water heat pump."""

import materials as m
from brands import brand
from models import fan_fronts
from models.heating_parts import fins, guard, screw, seam, sticker, warning
from shapes import box, cylinder, hexagon, ring, text


def outdoor_unit(maker="nordwerk", width=1.12, height=0.86, depth=0.46, fans=1, casing=None, front="rings", feet="rubber", flammable=True, pipes="water", at=(0, 0, 0), louvres=False, edge=0.016, service=0.24):
    """front: rings, swirl, square, upright or level; pipes: water, or refrigerant for split units; service: share of the side panel."""
    ox, oy, oz = at
    look = brand(maker)
    colour = casing or look["casing"]
    shell, dark = m.paint(colour), m.plastic(look["dark"], 0.42)
    ink = m.plastic("#dedbd2" if sum(m.linear(colour)[:3]) < 0.6 else look["accent"])
    base = oz + {"rubber": 0.07, "pockets": 0.13, "none": 0.0}[feet]
    middle, face = base + height / 2, oy - depth / 2
    body = box((width, depth, height), (ox, oy, middle), shell, bevel=edge, segments=5 if edge > 0.02 else 3)
    if edge < 0.02:
        box((width + 0.012, depth + 0.012, 0.022), (ox, oy, base + height + 0.007), shell, bevel=0.007)
        seam((width - 0.01, depth - 0.01, 0.004), (ox, oy, base + height - 0.004))
    panel = width * (service if front != "upright" else 0.0)
    if louvres:
        front = "level"
    blowing(front, body, look, dark, ox, face, base, width, height, fans, panel, edge)
    if panel:
        seam((0.003, 0.002, height * 0.985), (ox + width / 2 - panel, face - 0.0006, middle))
        right_panel(look["word"], ink, ox + width / 2 - panel / 2, face, base, panel, height, flammable)
    elif front != "upright":
        text(look["word"], 0.036, (ox + width / 2 - 0.17, face - 0.0012, base + 0.07), ink)
    side(ox, oy, middle, width, depth, height, colour)
    back(ox, oy + depth / 2, middle, width, height, look)
    standing(feet, ox, oy, oz, base, width, depth, look)
    connections(pipes, ox + width / 2, oy, base, depth)


def blowing(front, body, look, dark, ox, face, base, width, height, fans, panel, edge):
    share = height / fans
    if front == "upright":
        slat = m.paint("#33383a" if look["word"] == "havskog" else look["dark"], 0.42)
        fan_fronts.upright_slats(width - 0.05, height - 0.05, (ox, face - 0.001, base + height / 2), slat)
        box((0.15, 0.004, 0.04), (ox + width / 2 - 0.13, face - 0.027, base + 0.075), m.paint("#cfc9ba", 0.45), 0.004)
        text(look["word"], 0.03, (ox + width / 2 - 0.13, face - 0.0295, base + 0.0765), m.plastic(look["accent"]))
        return
    x = ox - panel / 2
    for fan in range(fans):
        z = base + share * (fan + 0.5)
        radius = min(share * 0.43, (width - panel) * 0.46) - (edge - 0.016)
        if front == "level":
            fan_fronts.level_slats((width - panel) * 0.9, share * 0.86, (x, face - 0.001, z), dark)
            continue
        fan_fronts.throat(body, radius, (x, face, z))
        if front == "rings":
            fan_fronts.rings(radius, (x, face, z), dark, badge=look["accent"])
        elif front == "swirl":
            fan_fronts.swirl(radius, (x, face, z), dark)
        else:
            fan_fronts.square(radius * 2.06, (x, face, z), dark)


def right_panel(word, ink, x, face, base, panel, height, flammable):
    top = base + height
    text(word, min(0.042, panel * 0.145), (x, face - 0.0012, top - 0.11), ink)
    box((panel * 0.66, 0.002, 0.006), (x, face - 0.001, top - 0.145), ink, 0.0006)
    for dx in (-panel * 0.4, panel * 0.4):
        for z in (base + 0.03, top - 0.035):
            screw((x + dx, face - 0.002, z))
    box((panel * 0.42, 0.002, 0.034), (x, face - 0.0006, base + height * 0.4), m.plastic("#232628", 0.6), 0.001)
    box((panel * 0.42, 0.014, 0.007), (x, face - 0.005, base + height * 0.4 + 0.017), m.plastic("#2d3133", 0.45), 0.002)
    if flammable:
        warning(0.05, (x - panel * 0.22, face - 0.001, base + 0.1))
        sticker((panel * 0.36, 0.05), (x + panel * 0.16, face - 0.001, base + 0.1), lines=5)


def side(ox, oy, middle, width, depth, height, colour):
    """Left: air goes in through fins. Right: a plain sheet with rating plate."""
    x = ox - width / 2
    box((0.002, depth * 0.5, height * 0.8), (x - 0.0003, oy + depth * 0.14, middle), m.plastic("#151718", 0.8), 0)
    fins(depth * 0.49, height * 0.79, (x - 0.002, oy + depth * 0.14, middle), 0.007, "x", 0.004)
    guard(depth * 0.5, height * 0.8, (x - 0.007, oy + depth * 0.14, middle), "x", m.paint(colour), 0.045)
    right = ox + width / 2
    sticker((0.13, 0.09), (right + 0.0006, oy - depth * 0.1, middle - height * 0.1), "right", 8)
    for y in (-depth * 0.42, depth * 0.42):
        for z in (-height * 0.45, height * 0.45):
            screw((right + 0.001, oy + y, middle + z), "x")


def back(ox, y, middle, width, height, look):
    box((width * 0.7, 0.002, height * 0.84), (ox - width * 0.1, y + 0.0003, middle), m.plastic("#151718", 0.8), 0)
    fins(width * 0.69, height * 0.83, (ox - width * 0.1, y + 0.002, middle), 0.008, "y", 0.004)
    guard(width * 0.7, height * 0.84, (ox - width * 0.1, y + 0.008, middle), "y", m.paint(look["casing"]), 0.05)


def standing(feet, ox, oy, oz, base, width, depth, look):
    if feet == "rubber":
        for x in (-width * 0.36, width * 0.36):
            box((0.07, depth * 1.05, 0.03), (ox + x, oy, base - 0.014), m.metal("zinc"), 0.003)
            box((0.06, depth * 1.1, 0.042), (ox + x, oy, oz + 0.021), m.rubber(), 0.01)
    elif feet == "pockets":
        for y in (-depth / 2 + 0.03, depth / 2 - 0.03):
            box((width, 0.05, 0.13), (ox, oy + y, oz + 0.065), m.paint(look["dark"], 0.5), 0.006)
            for x in (-width * 0.27, width * 0.27):
                box((0.2, 0.054, 0.075), (ox + x, oy + y, oz + 0.06), m.plastic("#050606", 0.9), 0.004)


def connections(pipes, x, oy, base, depth):
    for n, z in enumerate((0.16, 0.28)):
        y = oy + depth * 0.2
        if pipes == "water":
            cylinder(0.03, 0.006, (x + 0.003, y, base + z), m.rubber(), "x")
            cylinder(0.019, 0.07, (x + 0.035, y, base + z), m.metal("brass"), "x")
            hexagon(0.05, 0.02, (x + 0.025, y, base + z), m.metal("brass"), "x")
            ring(0.0215, 0.002, (x + 0.062, y, base + z), m.plastic("#b3262e" if n else "#2f5fa5"), "x")
        else:
            cylinder(0.014 - 0.003 * n, 0.05, (x + 0.025, y, base + z), m.metal("brass"), "x")
            hexagon(0.034, 0.026, (x + 0.055, y, base + z), m.metal("brass"), "x")
            cylinder(0.012, 0.03, (x + 0.02, y, base + z + 0.02), m.metal("brass"), "z")
