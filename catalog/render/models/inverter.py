"""Inverters that hang on a wall: cover in front, cooling fins behind, connectors below."""

import materials as m
from brands import brand
from models.many import boxes, cylinders, spread
from models.plugs import gland, solar_socket
from shapes import box, cylinder, extrude, ring, rounded, text


def inverter(maker="voltessa", width=0.42, height=0.46, depth=0.19, casing=None, corner=0.03, display="leds", strings=2,
             battery=False, fans=0, band=None, ink=None, side_fins=True):
    """`display`: leds, bar (a line of light), small (grey) or colour. `band`: a darker strip across the front, as share of the height from below."""
    look = brand(maker)
    shell, dark = m.paint(casing or look["casing"], 0.42), m.paint("#3b3f43", 0.5)
    back, front = depth / 2, -depth / 2
    cover = depth * 0.52
    heat_sink(width, height, depth - cover, (0, back, height / 2), dark, side_fins)
    extrude(rounded(width, height, corner), cover, (0, front + cover / 2, height / 2), shell, "y", bevel=0.012)
    extrude(rounded(width - 0.004, height - 0.004, corner), 0.006, (0, front + cover * 0.62, height / 2), m.rubber(), "y", 0)
    seam_z = height * (band or 0.2)
    if band:
        plate = rounded(width * 0.9, height * band * 0.72, corner * 0.5)
        extrude(plate, 0.004, (0, front - 0.001, height * band * 0.55), m.paint(look["dark"], 0.45), "y", 0.002)
    else:
        box((width - 0.012, 0.002, 0.0025), (0, front, seam_z), m.plastic("#6e7276", 0.6), 0.0005)
    face(look, width, height, front, display, ink)
    for x in (-width / 2 + 0.022, width / 2 - 0.022):
        for z in (0.022, height - 0.022):
            cylinder(0.0055, 0.002, (x, front - 0.0005, z), m.metal("dark"), "y", 0.0006, sides=20)
    underside(look, width, depth, strings, battery)
    for x in spread(fans, width * 0.62):
        fan(x, back - (depth - cover) / 2, height)


def heat_sink(width, height, depth, at, material, side_fins):
    x, back, z = at
    core = 0.012
    box((width * 0.94, core, height * 0.94), (x, back - core / 2, z), material)
    box((width * 0.9, depth, height * 0.8), (x, back - depth / 2, z), material)
    count = max(12, int(height / 0.016))
    if side_fins:
        places = [(x, back - depth / 2 - 0.002, z + step) for step in spread(count, height * 0.9)]
        boxes((width * 0.965, depth * 0.88, 0.004), places, material, 0.0012)
    tops = [(x + step, back - depth / 2, z) for step in spread(int(width / 0.016), width * 0.88)]
    boxes((0.004, depth * 0.88, height * 0.955), tops, material, 0.0012)


def face(look, width, height, front, display, ink):
    ink = m.plastic(ink or look["accent"])
    top = height * 0.84
    text(look["word"], min(0.036, width * 0.085), (-width * 0.42, front - 0.001, top), ink, align="LEFT")
    if display == "leds":
        for step, colour in enumerate(("#3ddc7a", "#3ddc7a", "#2a4a66")):
            lamp = m.glow(colour, 1.4) if step < 2 else m.gloss("#2a3640")
            cylinder(0.0052, 0.003, (width * 0.42 - step * 0.024, front - 0.001, top), lamp, "y", 0.001, sides=24)
    elif display == "bar":
        box((width * 0.3, 0.003, 0.006), (0, front - 0.001, height * 0.62), m.glow("#5fd0ff", 1.6), 0.0012)
    else:
        is_colour = display == "colour"
        w, h = (width * 0.4, width * 0.26) if is_colour else (width * 0.26, width * 0.12)
        z = height * 0.6
        extrude(rounded(w + 0.03, h + 0.03, 0.012), 0.004, (0, front - 0.001, z), m.gloss("#0d1012"), "y", 0.0015)
        screen(w, h, (0, front - 0.0035, z)) if is_colour else lcd(w, h, (0, front - 0.0035, z))
        for step in spread(4, w):
            cylinder(0.006, 0.004, (step, front - 0.002, z - h / 2 - 0.032), m.rubber("#3a3e42"), "y", 0.001, sides=24)
    box((width * 0.16, 0.002, 0.004), (-width * 0.34, front - 0.0005, top - 0.032), ink, 0.0005)


def screen(width, height, at):
    """A colour display: sun, battery level and a curve of the day."""
    x, y, z = at
    box((width, 0.001, height), at, m.glow("#0e2233", 1.0), 0.0003)
    light = y - 0.0008
    cylinder(height * 0.11, 0.0006, (x - width * 0.34, light, z + height * 0.24), m.glow("#ffc233", 1.5), "y", 0, sides=32)
    text("6,2 kW", height * 0.2, (x + width * 0.08, light, z + height * 0.25), m.glow("#eaf4ff", 1.3), depth=0.0002)
    for step in range(14):
        rise = height * (0.06 + 0.36 * max(0, 1 - ((step - 7) / 6.2) ** 2))
        bar = (x - width * 0.4 + step * width * 0.042, light, z - height * 0.4 + rise / 2)
        box((width * 0.028, 0.0006, rise), bar, m.glow("#3aa4e0", 1.2), 0)
    box((width * 0.16, 0.0006, height * 0.26), (x + width * 0.32, light, z - height * 0.2), m.glow("#3ddc7a", 1.2), 0)
    text("78 %", height * 0.13, (x + width * 0.32, light, z - height * 0.42), m.glow("#eaf4ff", 1.3), depth=0.0002)


def lcd(width, height, at):
    x, y, z = at
    box((width, 0.001, height), at, m.glow("#9fb5a4", 0.75), 0.0003)
    text("3 482 W", height * 0.5, (x, y - 0.001, z), m.plastic("#1a2220"), depth=0.0002)


def underside(look, width, depth, strings, battery):
    """Solar sockets left, battery in the middle, mains right, a knob that cuts the strings."""
    y = -depth * 0.12
    step = min(0.032, width * 0.44 / max(strings, 1))
    for pair in range(strings):
        x = -width * 0.42 + pair * step
        solar_socket((x, y - 0.02, 0), "#c23a2e")
        solar_socket((x, y + 0.02, 0), "#16181a")
    knob = m.plastic("#16181a", 0.4)
    cylinder(0.019, 0.02, (-width * 0.42 + strings * step + 0.02, y, -0.01), knob, bevel=0.003)
    box((0.009, 0.04, 0.014), (-width * 0.42 + strings * step + 0.02, y, -0.024), m.plastic("#b3262e"), 0.003)
    if battery:
        for shift in (0, 0.036):
            solar_socket((width * 0.12 + shift, y, 0), "#d97a1c", 0.012)
    gland(0.02, (width * 0.36, y, 0))
    gland(0.011, (width * 0.24, y, 0))
    cylinder(0.012, 0.05, (width * 0.44, y - 0.03, -0.025), m.plastic(look["dark"]), bevel=0.004)


def fan(x, y, height):
    cylinders(0.036, 0.006, [(x, y, height + 0.001)], m.plastic("#16181a", 0.5))
    for radius in (0.014, 0.022, 0.03):
        ring(radius, 0.0014, (x, y, height + 0.005), m.metal("dark"))
