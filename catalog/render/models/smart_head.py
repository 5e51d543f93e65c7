"""Motor-driven heads for radiator valves, alone, with adapters or several at once."""

import materials as m
from models.smart_devices import gateway_link
from models.thermostat_head import along, nut, ribs, tilt
from shapes import box, cylinder, lathe, ring, text


def paper_head():
    """A wheel around a round e-paper face."""
    z, shell = 0.0285, m.plastic("#e9e8e4", 0.34)
    body = [(0.0245, -0.034), (0.027, -0.033), (0.0275, -0.03), (0.0275, 0.016), (0.026, 0.02), (0.0205, 0.0235), (0.0175, 0.025), (0.0175, 0.03)]
    wheel = [(0.0228, -0.05), (0.0262, -0.049), (0.0278, -0.046), (0.0278, -0.036), (0.025, -0.034)]
    parts = [lathe(body, (0, 0, z), shell, "y"), lathe(wheel, (0, 0, z), m.plastic("#d97a2b", 0.35), "y"), *ribs(44, 0.0276, -0.041, z, 0.008, m.plastic("#c46a22", 0.4), 0.0012), *nut(0.03, z)]
    parts.append(cylinder(0.0229, 0.004, (0, -0.0475, z), m.surface("paper", "#d9d9d2", Roughness=0.5, Specular=0.3), "y", 0.0005))
    ink = m.plastic("#26292c", 0.6)
    parts += [text("21,5", 0.0155, (-0.001, -0.0497, z + 0.0015), ink), text("°C", 0.0052, (0.0, -0.0497, z + 0.0125), ink, "Regular"), text("07:30", 0.0048, (0, -0.0497, z - 0.0115), ink, "Regular")]
    parts.append(box((0.018, 0.0003, 0.0005), (0, -0.0497, z - 0.0075), ink, 0))
    parts.append(along("Temparo", 0.0276, -0.006, z, 0.0068, m.plastic("#d97a2b")))
    return tilt(parts)


def puls(colour="#e9e8e4", sleeve="#3c4247"):
    """A smooth body, a rubber sleeve to turn, light under the face."""
    z = 0.0275
    shell = m.metal("brushed", 0.36) if colour == "silver" else m.plastic(colour, 0.5)
    body = [(0.0255, -0.014), (0.0265, -0.012), (0.0265, 0.022), (0.0245, 0.0265), (0.0195, 0.029), (0.0175, 0.03), (0.0175, 0.035)]
    grip = [(0.0235, -0.0475), (0.0258, -0.046), (0.0265, -0.043), (0.0265, -0.0165), (0.0255, -0.015)]
    front = m.surface(f"face {colour}", "#202427" if colour == "#1b1d1f" else "#dcdcd8", Roughness=0.45, Specular=0.35)
    parts = [lathe(body, (0, 0, z), shell, "y"), lathe(grip, (0, 0, z), m.rubber(sleeve), "y"), *ribs(60, 0.0262, -0.03, z, 0.024, m.rubber(sleeve), 0.0009), *nut(0.035, z)]
    parts.append(lathe([(0, -0.0478), (0.0205, -0.0478), (0.0232, -0.0468), (0.0235, -0.044)], (0, 0, z), front, "y"))
    parts.append(ring(0.0192, 0.0009, (0, -0.0479, z), m.glow("#ff7a22", 1.25), "y"))
    sign = m.glow("#e8f6ff", 2.0) if colour == "#1b1d1f" else m.plastic("#33383b")
    parts += [text("21", 0.0165, (-0.001, -0.0482, z), sign, "Regular"), text("°", 0.012, (0.0098, -0.0482, z + 0.0028), sign, "Regular")]
    parts.append(along("Raumtakt", 0.0266, 0.006, z, 0.0058, m.plastic("#8b9195" if colour == "#1b1d1f" else "#1d4f7c")))
    return tilt(parts)


def adapters(places):
    """Plastic rings for other makes of valve."""
    for step, (x, y) in enumerate(places):
        colour = ("#d9d8d3", "#3c4247", "#8b9195")[step]
        inner = (0.0125, 0.0115, 0.0135)[step]
        lathe([(inner, 0), (0.0185, 0), (0.0185, 0.008), (0.0165, 0.0095), (0.0165, 0.017), (inner, 0.017), (inner, 0)], (x, y, 0), m.plastic(colour, 0.4))
        ring(0.0167, 0.0006, (x, y, 0.013), m.plastic(colour, 0.4))


def with_adapters(head=paper_head):
    whole = head()
    whole.rotation_euler[2] += 2.3
    adapters([(-0.085, -0.03), (-0.045, -0.062), (0.0, -0.07)])


def several(count=3):
    """A pack, in rows."""
    rows = {3: [3], 5: [3, 2], 10: [4, 3, 3]}[count]
    for row, many in enumerate(rows):
        for step in range(many):
            whole = puls()
            whole.location = ((step - (many - 1) / 2) * 0.066 + (0.008 if row % 2 else 0), row * 0.112, 0)


def starter_set():
    """A gateway with four heads before it."""
    gateway_link()
    for step in range(4):
        whole = paper_head()
        whole.location = ((step - 1.5) * 0.07, -0.14, 0)
