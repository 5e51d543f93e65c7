"""Gateways, sensors and controllers for heating."""

import materials as m
from models.many import boxes, soft, spread
from models.room_thermostat import plate, screen
from shapes import box, cylinder, extrude, lathe, rounded, text, tube


def gateway_link():
    """A flat white square that lies, with a lamp in front and the sockets behind."""
    shell = m.plastic("#e9e8e4")
    extrude(rounded(0.115, 0.115, 0.022), 0.026, (0, 0, 0.015), shell, bevel=0.005)
    extrude(rounded(0.105, 0.105, 0.02), 0.004, (0, 0, 0.002), m.rubber("#3a3d40"), bevel=0.001)
    text("Temparo", 0.014, (0, 0, 0.0284), m.plastic("#d97a2b"), facing="top")
    for step, colour in enumerate(("#49d17d", "#49d17d", "#58b7ff")):
        box((0.006, 0.0012, 0.0022), (-0.012 + step * 0.012, -0.0575, 0.016), m.glow(colour, 3), 0)
    sockets((0.0, 0.0578, 0.0145))


def sockets(at, usb=0.03):
    x, y, z = at
    box((0.016, 0.002, 0.0135), (x - 0.012, y, z), m.metal("nickel"), 0.0005)
    box((0.012, 0.0026, 0.0085), (x - 0.012, y + 0.0002, z - 0.0005), m.plastic("#141618"), 0.0004)
    boxes((0.0006, 0.0008, 0.003), [(x - 0.012 + a, y + 0.0014, z + 0.0025) for a in spread(8, 0.009)], m.metal("brass"))
    extrude(rounded(0.0092, 0.0034, 0.0016), 0.0024, (x + usb - 0.012, y, z - 0.002), m.metal("steel"), "y", 0.0002)
    extrude(rounded(0.0076, 0.002, 0.0009), 0.003, (x + usb - 0.012, y, z - 0.002), m.plastic("#141618"), "y", 0.0001)


def gateway_nodo():
    """An upright hub with a band of light around its foot."""
    shell = m.plastic("#e9e8e4", 0.42)
    outline = rounded(0.1, 0.044, 0.021)
    extrude(outline, 0.006, (0, 0, 0.004), m.plastic("#3c4247"), bevel=0.0015)
    extrude([(x * 0.985, y * 0.985) for x, y in outline], 0.004, (0, 0, 0.009), m.glow("#27b5ab", 0.9), bevel=0)
    extrude(outline, 0.108, (0, 0, 0.066), shell, bevel=0.006)
    text("Raumtakt", 0.0125, (0, -0.0224, 0.1), m.plastic("#1d4f7c"))
    boxes((0.0022, 0.0006, 0.016), [(a, -0.0221, 0.035) for a in spread(9, 0.054)], m.plastic("#c3c2be"))
    sockets((0.0, 0.0222, 0.03))


def window_sensor(colour="#e9e8e4"):
    """A slim bar with a lens at the end and its sticky counterpart beside it."""
    shell = m.plastic(colour, 0.35)
    light = colour == "#e9e8e4"
    extrude(rounded(0.021, 0.07, 0.0065), 0.016, (0, 0, 0.008), shell, bevel=0.0025)
    extrude(rounded(0.0212, 0.0006, 0.0002), 0.011, (0, -0.012, 0.0085), m.plastic("#8b8f92"), bevel=0)
    box((0.012, 0.006, 0.005), (0, 0.0335, 0.008), m.gloss("#2a1014"), 0.0015)
    cylinder(0.0022, 0.0006, (0, -0.022, 0.0161), m.glow("#49d17d", 2.5), "z", 0)
    mark = text("Raumtakt", 0.0052, (0, 0.006, 0.0162), m.plastic("#1d4f7c" if light else "#c9ccce"), facing="top")
    mark.rotation_euler[2] = 1.5708
    extrude(rounded(0.016, 0.024, 0.003), 0.0012, (0.045, 0.004, 0.0006), m.plastic("#d8d7d2" if light else colour), bevel=0.0003)
    extrude(rounded(0.012, 0.02, 0.002), 0.0014, (0.045, 0.004, 0.0008), m.metal("chrome"), bevel=0.0002)
    cylinder(0.00525, 0.0445, (0.047, -0.028, 0.0053), m.plastic("#3c4247"), "x", 0.0008)
    cylinder(0.0053, 0.009, (0.0655, -0.028, 0.0053), m.metal("copper"), "x", 0.0008)
    cylinder(0.0018, 0.0012, (0.0705, -0.028, 0.0053), m.metal("nickel"), "x", 0.0003)


def climate_sensor():
    """An e-paper display in a white frame, leaning on its stand."""
    shell = m.plastic("#e9e8e4", 0.4)
    parts = [extrude(rounded(0.082, 0.062, 0.011), 0.014, (0, 0, 0.036), shell, "y", 0.003)]
    parts.append(extrude(rounded(0.07, 0.05, 0.004), 0.001, (0, -0.0073, 0.036), m.surface("paper", "#d6d6ce", Roughness=0.5, Specular=0.3), "y", 0.0002))
    ink = m.plastic("#26292c", 0.6)
    parts += [text("21,6", 0.021, (-0.009, -0.008, 0.0445), ink), text("°C", 0.007, (0.0205, -0.008, 0.049), ink, "Regular")]
    parts += [text("46 %", 0.0088, (-0.0195, -0.008, 0.0205), ink, "Regular"), text("612 ppm", 0.0088, (0.014, -0.008, 0.0205), ink, "Regular")]
    parts += [box((0.062, 0.0003, 0.0006), (0, -0.008, 0.0295), ink, 0), box((0.0005, 0.0003, 0.011), (-0.007, -0.008, 0.0205), ink, 0)]
    for part in parts:
        x, y, z = part.location
        part.location = (x, y * 0.985 + (z - 0.006) * 0.17, z * 0.985)
        part.rotation_euler[0] += -0.17
    box((0.05, 0.045, 0.005), (0, 0.012, 0.0025), m.metal("brushed"), 0.002)
    box((0.05, 0.004, 0.014), (0, -0.0085, 0.007), m.metal("brushed"), 0.0015)


def weather_controller(circuits=1):
    """A case for the wall: display and keys above, terminals under a clear flap, with the outdoor sensor."""
    wide, z = (0.15 if circuits == 1 else 0.21), 0.12
    shell = m.plastic("#e9e8e4")
    plate(wide, 0.17, 0.05, (0, 0, z), shell, 0.01)
    plate(wide - 0.024, 0.085, 0.0515, (0, 0, z + 0.032), m.plastic("#3b4044"), 0.005)
    ink = screen(0.074, 0.05, (-wide / 2 + 0.056, -0.0515, z + 0.036), lit=True)
    text("38,5°", 0.017, (-wide / 2 + 0.056, -0.0532, z + 0.044), ink, "Regular")
    for step in range(circuits):
        text(f"HK{step + 1}", 0.0075, (-wide / 2 + 0.034 + step * 0.026, -0.0532, z + 0.0215), m.glow("#ff9d4d", 1.5))
    text("-4°", 0.0095, (-wide / 2 + 0.083, -0.0532, z + 0.0215), ink, "Regular")
    lathe([(0, -0.009), (0.012, -0.009), (0.0145, -0.007), (0.0155, 0)], (wide / 2 - 0.033, -0.0515, z + 0.045), m.plastic("#d9d8d4"), "y")
    for step in range(2 if circuits == 1 else 3):
        plate(0.012, 0.007, 0.053, (wide / 2 - 0.043 + step * 0.018 - (0.018 if circuits == 2 else 0), 0, z + 0.014), m.plastic("#c9c8c4"), 0.003)
    text("Temparo", 0.009, (-wide / 2 + 0.042, -0.0518, z + 0.067), m.plastic("#e08a3f"))
    terminals(wide - 0.03, z - 0.05)
    cable = m.rubber("#8f9396")
    for step, x in enumerate(spread(4, wide * 0.7)):
        cylinder(0.008, 0.014, (x, -0.025, z - 0.09), m.plastic("#55595c"))
        tube(soft([(x, -0.025, z - 0.095), (x, -0.025, z - 0.12), (x + 0.004 * step, -0.02, z - 0.16)]), 0.0035, cable, smooth=False)
    outdoor((wide / 2 + 0.06, 0, z))


def terminals(wide, z):
    """Green clamps with screws behind the flap."""
    box((wide, 0.006, 0.04), (0, -0.0475, z), m.plastic("#2c3033"), 0.002)
    count = int(wide / 0.0085)
    boxes((0.0072, 0.01, 0.014), [(x, -0.05, z + 0.004) for x in spread(count, wide - 0.008)], m.plastic("#62c07a"), 0.0008)
    boxes((0.0034, 0.0006, 0.0034), [(x, -0.0552, z + 0.006) for x in spread(count, wide - 0.008)], m.metal("steel"))
    # Of the clear flap only the rim is seen.
    for side in (-1, 1):
        box((wide + 0.008, 0.004, 0.0025), (0, -0.0545, z + side * 0.022), m.plastic("#c9cdcf"), 0.001)
        box((0.0025, 0.004, 0.046), (side * (wide / 2 + 0.003), -0.0545, z), m.plastic("#c9cdcf"), 0.001)


def outdoor(at):
    x, y, z = at
    plate(0.05, 0.066, 0.03, (x, y, z), m.plastic("#e9e8e4"), 0.006)
    boxes((0.03, 0.0008, 0.0016), [(x, -0.0302, z - 0.016 - a * 0.004) for a in range(4)], m.plastic("#b9b8b4"))
    cylinder(0.006, 0.012, (x, -0.015, z - 0.037), m.plastic("#55595c"))
