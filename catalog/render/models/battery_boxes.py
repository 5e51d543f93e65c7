"""Storage in one housing: on the wall, on the balcony, in a rack, in a cabinet with its inverter."""

import materials as m
from brands import brand
from models.inverter import screen
from models.many import boxes, cylinders, spread
from models.plugs import gland
from shapes import box, cylinder, extrude, ring, rounded, text


def wall_battery(maker="zelldorf", width=0.55, height=0.66, depth=0.15, casing=None, ink=None):
    look = brand(maker)
    shell, back = m.paint(casing or look["casing"], 0.38), depth / 2
    box((width * 0.8, 0.02, height * 0.9), (0, back - 0.01, height / 2), m.metal("dark"))
    extrude(rounded(width, height, 0.05), depth - 0.02, (0, -0.012, height / 2), shell, "y", 0.02)
    front = -depth / 2 - 0.002
    ink = m.plastic(ink or look["accent"])
    # A shallow arc of shadow splits the front, as two pressed shells would.
    box((width - 0.02, 0.002, 0.003), (0, front, height * 0.74), m.plastic("#75777c", 0.6), 0.0006)
    text(look["word"], 0.044, (0, front - 0.0006, height * 0.85), ink)
    for step in range(5):
        lamp = m.glow("#8f6be0", 2.0) if step < 4 else m.gloss("#40424a")
        cylinder(0.0062, 0.003, ((step - 2) * 0.026, front - 0.001, height * 0.64), lamp, "y", 0.001, sides=24)
    side = width / 2
    extrude(rounded(height * 0.42, 0.09, 0.012), 0.006, (side + 0.001, -0.01, height * 0.5), m.paint(look["dark"], 0.5), "x", 0.002)
    for z in (0.32, 0.68):
        cylinder(0.005, 0.003, (side + 0.005, -0.01, height * z), m.metal("steel"), "x", 0.0006, sides=20)
    gland(0.014, (width * 0.3, 0, 0))
    gland(0.014, (width * 0.22, 0, 0))


def balcony_battery(maker="akkuvia", width=0.46, height=0.31, depth=0.24):
    look = brand(maker)
    shell = m.paint("#3a4045", 0.5)
    places = [(x, y, 0.01) for x in (-width * 0.38, width * 0.38) for y in (-depth * 0.32, depth * 0.32)]
    cylinders(0.018, 0.02, places, m.rubber())
    box((width, depth, height - 0.02), (0, 0, height / 2 + 0.01), shell, 0.03)
    front, top = -depth / 2, height
    boxes((0.004, depth * 0.8, height * 0.74), [(sign * (width / 2 + 0.003), y, height / 2) for sign in (-1, 1) for y in (0,)], m.paint("#2b3034", 0.5), 0.001)
    boxes((0.012, 0.006, height * 0.7), [(sign * (width / 2 + 0.004), y, height / 2) for sign in (-1, 1) for y in spread(11, depth * 0.76)], shell, 0.002)
    extrude(rounded(width * 0.5, 0.05, 0.012), 0.004, (0, front - 0.001, height * 0.72), m.gloss("#101315"), "y", 0.0015)
    text("78 %", 0.03, (-0.04, front - 0.0035, height * 0.72), m.glow("#6ef0a6", 1.4), depth=0.0002)
    for step in range(4):
        box((0.012, 0.001, 0.018), (0.03 + step * 0.017, front - 0.0034, height * 0.72), m.glow("#6ef0a6", 1.3), 0.0008)
    text(look["word"], 0.034, (0, front - 0.001, height * 0.4), m.plastic("#cfd4d1"))
    for x in spread(4, width * 0.5):
        cylinder(0.013, 0.014, (x, front - 0.004, height * 0.17), m.plastic("#17191b", 0.4), "y", 0.003, sides=32)
        cylinder(0.0065, 0.004, (x, front - 0.012, height * 0.17), m.metal("dark"), "y", 0.001, sides=24)
    for x in (-width * 0.3, width * 0.3):
        box((0.014, 0.02, 0.03), (x, 0, top + 0.012), m.plastic("#202427"), 0.004)
    box((width * 0.64, 0.022, 0.016), (0, 0, top + 0.03), m.rubber("#26292c"), 0.007)


def drawer(look, z, width=0.442, height=0.133, depth=0.42, y=0.0):
    """A 19-inch battery drawer, its front at y - depth / 2."""
    front = y - depth / 2
    box((width, depth, height - 0.004), (0, y, z + height / 2), m.paint("#26282c", 0.55), 0.003)
    box((0.482, 0.004, height - 0.003), (0, front - 0.001, z + height / 2), m.paint("#1e2023", 0.5), 0.001)
    for sign in (-1, 1):
        grip = sign * 0.2
        cylinders(0.005, 0.03, [(grip, front - 0.016, z + height * share) for share in (0.24, 0.76)], m.metal("steel"), "y")
        cylinder(0.005, height * 0.6, (grip, front - 0.032, z + height / 2), m.metal("steel"), bevel=0.002)
        cylinders(0.004, 0.002, [(sign * 0.232, front - 0.003, z + height * share) for share in (0.18, 0.82)], m.metal("zinc"), "y")
    for step, colour in enumerate(("#c23a2e", "#16181a")):
        x = -0.15 + step * 0.055
        box((0.042, 0.018, 0.05), (x, front - 0.01, z + height * 0.5), m.plastic(colour, 0.4), 0.005)
        cylinder(0.011, 0.012, (x, front - 0.022, z + height * 0.5), m.metal("brass"), "y", 0.002, sides=32)
    text(look["word"], 0.022, (0.03, front - 0.0035, z + height * 0.74), m.plastic("#b9a6de"))
    for step in range(6):
        lamp = m.glow("#5fe08e", 1.6) if step < 5 else m.gloss("#30343a")
        cylinder(0.0034, 0.002, (-0.02 + step * 0.014, front - 0.0035, z + height * 0.46), lamp, "y", 0.0005, sides=16)
    for x in (0.085, 0.105, 0.125):
        box((0.015, 0.003, 0.013), (x, front - 0.003, z + height * 0.46), m.gloss("#08090a"), 0.001)
    box((0.02, 0.008, 0.026), (0.158, front - 0.005, z + height * 0.5), m.plastic("#30343a"), 0.003)


def rack_drawer(maker="zelldorf"):
    drawer(brand(maker), 0.004)


def rack_cabinet(maker="zelldorf", drawers=3, places=3):
    look = brand(maker)
    width, depth, pitch = 0.6, 0.6, 0.15
    height = places * pitch + 0.26
    frame, dark = m.paint("#33363b", 0.5), m.paint("#17191c", 0.6)
    box((width, depth, 0.05), (0, 0, 0.065), frame)
    box((width, depth, 0.05), (0, 0, height + 0.035), frame, 0.008)
    box((width - 0.04, 0.02, height - 0.06), (0, depth / 2 - 0.02, height / 2 + 0.04), dark)
    for sign in (-1, 1):
        box((0.05, depth, height - 0.03), (sign * (width / 2 - 0.025), 0, height / 2 + 0.05), frame, 0.006)
        boxes((0.003, 0.18, 0.006), [(sign * width / 2, 0.05, z) for z in (0.2, 0.22, 0.24, height - 0.1, height - 0.12)], dark)
    cylinders(0.024, 0.045, [(x, y, 0.022) for x in (-0.25, 0.25) for y in (-0.25, 0.25)], m.rubber())
    for step in range(drawers):
        drawer(look, 0.12 + step * pitch, y=-0.06)
    for step in range(drawers, places):
        box((0.482, 0.003, 0.13), (0, -0.272, 0.12 + step * pitch + 0.065), m.paint("#24262a", 0.5), 0.001)
    text(look["word"], 0.034, (0, -depth / 2 - 0.001, height + 0.035), m.plastic("#d7cdec"))


def all_in_one(maker="zelldorf", storage=0.72):
    """Lower cabinet with the cells, upper one with the inverter and a touch display."""
    look = brand(maker)
    width, depth, upper = 0.6, 0.3, 0.62
    shell = m.paint(look["casing"], 0.36)
    front = -depth / 2
    box((width - 0.03, depth - 0.03, 0.06), (0, 0, 0.03), m.paint(look["dark"], 0.5))
    box((width, depth, storage), (0, 0, 0.06 + storage / 2), shell, 0.022)
    start = 0.06 + storage + 0.006
    box((width - 0.016, depth - 0.016, 0.01), (0, 0, start - 0.003), m.plastic("#2a2a2f", 0.6), 0)
    box((width, depth, upper), (0, 0, start + upper / 2), shell, 0.022)
    box((width - 0.05, depth - 0.05, 0.03), (0, 0.005, start + upper + 0.01), m.paint(look["dark"], 0.5), 0.01)
    box((0.012, 0.003, storage * 0.7), (-width * 0.42, front - 0.001, 0.06 + storage / 2), m.plastic(look["accent"], 0.35), 0.001)
    text(look["word"], 0.05, (width * 0.42, front - 0.001, 0.06 + storage * 0.86), m.plastic(look["accent"]), align="RIGHT")
    extrude(rounded(0.27, 0.18, 0.014), 0.004, (0, front - 0.001, start + upper * 0.66), m.gloss("#0d0f12"), "y", 0.0015)
    screen(0.235, 0.145, (0, front - 0.0035, start + upper * 0.66))
    for side in (-1, 1):
        slots = [(side * width / 2, y, start + upper * 0.3 + z * 0.02) for y in (-0.05, 0.05) for z in range(8)]
        boxes((0.004, 0.07, 0.006), slots, m.plastic("#33333a", 0.6), 0.001)
    ring(0.012, 0.0016, (width * 0.4, front - 0.001, start + upper * 0.1), m.metal("steel"), "y")
    cylinder(0.011, 0.003, (width * 0.4, front - 0.001, start + upper * 0.1), m.metal("dark"), "y", 0.0008)
