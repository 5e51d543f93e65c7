"""Room controllers: a round dial with e-paper, and a flush-mounted one behind glass."""

import materials as m
from brands import brand
from models.actuators import actuator, wiring_centre
from models.placing import placed
from shapes import box, cylinder, extrude, lathe, rounded, text


def dial_controller(maker="stellmark", colour="#e6e6e2"):
    """82 mm square, the ring around the display turns."""
    look, dark = brand(maker), int(colour[1:3], 16) < 100
    shell, middle = m.plastic(colour, 0.34), 0.0432
    extrude(rounded(0.082, 0.082, 0.012), 0.011, (0, -0.0055, 0.041), shell, "y", bevel=0.002)
    extrude(rounded(0.074, 0.074, 0.009), 0.003, (0, -0.0015, 0.041), m.plastic("#8f9395"), "y", bevel=0.0005)
    band = [(0.0315, 0), (0.0342, 0.0012), (0.0342, 0.0045), (0.0325, 0.0065), (0.0298, 0.0065), (0.029, 0.0055), (0.029, 0.002)]
    lathe(band + band[:1], (0, -0.011, middle), m.metal("aluminium", 0.3) if not dark else m.metal("dark", 0.3), "y").rotation_euler = (0, 0, 3.14159)
    cylinder(0.0292, 0.004, (0, -0.0125, middle), m.surface("e-paper", "#dcdcd4", Roughness=0.8), "y", bevel=0.0003)
    ink = m.plastic("#1b1d1f", 0.8)
    text("21,5", 0.021, (-0.002, -0.0147, middle + 0.0035), ink)
    text("°C", 0.0065, (0.0215, -0.0147, middle + 0.009), ink)
    text("48 %", 0.0075, (0.003, -0.0147, middle - 0.0115), ink, "Regular")
    text("12:40", 0.0055, (0, -0.0147, middle + 0.0195), ink, "Regular")
    box((0.026, 0.0003, 0.0006), (0, -0.0147, middle - 0.0055), ink, 0)
    cylinder(0.0021, 0.0003, (-0.0125, -0.0147, middle - 0.0112), ink, "y", bevel=0)
    text(look["word"], 0.0052, (0, -0.0112, 0.0052), m.plastic(look["accent"] if not dark else "#9fb5b1", 0.5))


def flush_controller(maker="stellmark", colour="#e6e6e2"):
    """A 55 mm insert in its frame, glass with a lit display and three keys."""
    look, dark = brand(maker), int(colour[1:3], 16) < 100
    frame, z = m.plastic(colour, 0.3), 0.0405
    extrude(rounded(0.081, 0.081, 0.006), 0.0095, (0, -0.00475, z), frame, "y", bevel=0.0022)
    extrude(rounded(0.0562, 0.0562, 0.0028), 0.001, (0, -0.0096, z), m.plastic("#4a4e50"), "y", bevel=0)
    extrude(rounded(0.055, 0.055, 0.0026), 0.008, (0, -0.0085, z), frame, "y", bevel=0.0012)
    extrude(rounded(0.049, 0.049, 0.002), 0.0016, (0, -0.0126, z), m.gloss("#0c0e10"), "y", bevel=0.0005)
    lit = m.glow("#eaf4ff", 1.7)
    text("21,0", 0.0175, (-0.0015, -0.0135, z + 0.008), lit, "Regular")
    text("°", 0.012, (0.0195, -0.0135, z + 0.0105), lit, "Regular")
    text("27°", 0.0062, (0, -0.0135, z - 0.0045), m.glow("#ffb066", 1.5), "Regular")
    for x, sign in ((-0.015, "–"), (0, "•"), (0.015, "+")):
        text(sign, 0.0095, (x, -0.0135, z - 0.0165), m.glow("#9fb2bd", 1.2), "Regular")
    text(look["word"], 0.0046, (0, -0.0098, z - 0.034), m.plastic("#8b9295" if not dark else "#7a8386", 0.5))


def control_set(maker="stellmark"):
    """The radio centre at the back, controllers leaning in front, actuators in a row."""
    placed(wiring_centre, (0, 0.16, 0), maker=maker, zones=6, radio=True)
    for step in range(4):
        placed(dial_controller, (-0.15 + step * 0.1, 0.055, 0.002), (-14, 0, 0), maker=maker)
    for step in range(6):
        placed(actuator, (-0.165 + step * 0.066, -0.055, 0), (0, 0, -12), maker="flurion", cable=False)
