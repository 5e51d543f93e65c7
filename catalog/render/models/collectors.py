"""Solar thermal collectors: flat plates and rows of vacuum tubes on their frame."""

from math import cos, radians, sin

import materials as m
from brands import brand
from models.many import boxes, cylinders, spread
from shapes import box, cylinder, group, hexagon, text


def flat_collector(width=1.17, height=2.15, maker="heliotta", tilt=62, spin=0):
    """Leans back on its lower edge; the pipes come out at the sides near the top."""
    look = brand(maker)
    depth, frame = 0.083, m.metal("dark", 0.45)
    things = [box((width, 0.03, height), (0, 0.022, height / 2), m.paint("#3a3f42", 0.5), 0.003)]
    for x in (-width / 2 + 0.012, width / 2 - 0.012):
        things.append(box((0.024, depth, height), (x, 0, height / 2), frame, 0.004))
    for z in (0.012, height - 0.012):
        things.append(box((width, depth, 0.024), (0, 0, z), frame, 0.004))
    # The glass lies on the absorber as a clear coat: real panes would need many more samples for the same look.
    absorber = m.surface("absorber", "#111d3a", Roughness=0.38, Metallic=0.45, Clearcoat=0.9, Clearcoat_Roughness=0.04)
    things.append(box((width - 0.05, 0.004, height - 0.05), (0, -0.018, height / 2), absorber, 0))
    rows = int(height / 0.11) if height > width else int(height / 0.105)
    things.append(boxes((width - 0.07, 0.006, 0.011), [(0, -0.021, height / 2 + z) for z in spread(rows, height - 0.12)], absorber, 0.0025))
    seal = m.rubber()
    for x in (-width / 2 + 0.026, width / 2 - 0.026):
        things.append(box((0.008, 0.006, height - 0.05), (x, -0.04, height / 2), seal, 0.001))
    for z in (0.026, height - 0.026):
        things.append(box((width - 0.05, 0.006, 0.008), (0, -0.04, z), seal, 0.001))
    for x in (-1, 1):
        for z in (0.09, height - 0.09):
            things.append(cylinder(0.011, 0.05, (x * (width / 2 + 0.02), 0.005, z), m.metal("copper"), "x"))
            things.append(hexagon(0.03, 0.016, (x * (width / 2 + 0.022), 0.005, z), m.metal("brass"), "x"))
    things.append(text(look["word"], 0.034, (width / 2 - 0.12, -0.0425, 0.012), m.plastic("#cfd3d5", 0.4)))
    things.append(box((width - 0.1, 0.004, height - 0.1), (0, 0.038, height / 2), m.metal("aluminium", 0.5), 0.001))
    return group(things, (0, 0, 0), (tilt - 90, 0, spin))


def tube_collector(tubes=12, maker="heliotta", tilt=48, length=1.72):
    """Leans on a frame of flat bars; the manifold is on top."""
    look = brand(maker)
    pitch = 0.079
    width = tubes * pitch
    silver = m.metal("aluminium", 0.36)
    things = [
        box((width + 0.1, 0.135, 0.15), (0, 0.0, length + 0.07), m.metal("aluminium", 0.42), 0.02),
        box((width + 0.104, 0.139, 0.02), (0, 0, length + 0.07), m.metal("dark", 0.4), 0.002),
    ]
    places = [(x, -0.012, length / 2 + 0.02) for x in spread(tubes, width)]
    coat = m.surface("tube coat", "#101a2c", Roughness=0.22, Metallic=0.6)
    things.append(cylinders(0.0235, length - 0.06, places, coat, sides=40))
    things.append(cylinders(0.029, length - 0.02, places, m.surface("tube glass", "#eef4f6", Roughness=0.02, Transmission=1.0, IOR=1.18), sides=40))
    things.append(cylinders(0.0315, 0.012, [(x, y, length + 0.0) for x, y, _ in places], m.rubber(), sides=40))
    things.append(cylinders(0.033, 0.05, [(x, y, 0.026) for x, y, _ in places], m.plastic("#202325", 0.45), sides=40))
    for z in (0.03, length * 0.52):
        things.append(box((width + 0.06, 0.028, 0.03), (0, 0.032, z), silver, 0.003))
    for x in (-width / 2 + 0.08, width / 2 - 0.08):
        things.append(box((0.03, 0.03, length + 0.06), (x, 0.055, length / 2 + 0.03), silver, 0.003))
    for side in (-1, 1):
        things.append(cylinder(0.011, 0.07, (side * (width / 2 + 0.08), 0, length + 0.08), m.metal("copper"), "x"))
        things.append(hexagon(0.032, 0.018, (side * (width / 2 + 0.07), 0, length + 0.08), m.metal("brass"), "x"))
        things.append(box((0.006, 0.14, 0.154), (side * (width / 2 + 0.052), 0, length + 0.07), m.plastic("#26292b", 0.5), 0.002))
    things.append(text(look["word"], 0.06, (0, -0.0705, length + 0.105), m.plastic(look["dark"], 0.5)))
    group(things, (0, 0, 0), (tilt - 90, 0, 0))
    legs(width, length, tilt, silver)


def legs(width, length, tilt, silver):
    """Two struts behind, from the top of the frame to the floor, and rails along the ground."""
    reach, rise = (length * 0.9) * cos(radians(tilt)), (length * 0.9) * sin(radians(tilt))
    for x in (-width / 2 + 0.08, width / 2 - 0.08):
        run = reach + 0.32
        box((0.03, run, 0.03), (x, run / 2, 0.015), silver, 0.003)
        strut = box((0.03, 0.03, rise), (x, reach + 0.16, rise / 2), silver, 0.003)
        strut.rotation_euler = (0.1, 0, 0)
