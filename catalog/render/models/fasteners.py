"""What holds pipe in place: staples, clip rails, guide bends."""

from math import cos, pi, sin

import materials as m
from models.many import boxes
from models.placing import placed
from shapes import arc, box, cylinder, extrude, tube


def staples(places):
    """Upright U shapes with barbed legs, 42 mm tall, standing in a row along y."""
    black = m.plastic("#1d2023", 0.42)
    outline = [(-0.0105, -0.0), (-0.0105, 0.03)]
    outline += [(0.0105 * -cos(a * pi / 12), 0.03 + 0.0105 * sin(a * pi / 12)) for a in range(1, 12)]
    outline += [(0.0105, 0.03), (0.0105, 0.0), (0.0118, 0.002), (0.0142, 0.011), (0.0128, 0.012), (0.0128, 0.031)]
    outline += [(0.0128 * cos(a * pi / 12), 0.031 + 0.0128 * sin(a * pi / 12)) for a in range(1, 12)]
    outline += [(-0.0128, 0.031), (-0.0128, 0.012), (-0.0142, 0.011), (-0.0118, 0.002)]
    for y in places:
        extrude(outline, 0.0042, (0, y, 0), black, "y", bevel=0.0004)


def staple_strips(strips=4, each=30):
    """Strips of staples under their tape, three loose ones in front."""
    for number in range(strips):
        placed(staples, (number * 0.034 - 0.05, 0.03 + number * 0.004, 0), places=[(step - each / 2) * 0.0047 for step in range(each)])
        box((0.008, each * 0.0047, 0.0004), (number * 0.034 - 0.05, 0.03 + number * 0.004, 0.0442), m.plastic("#e0b23c", 0.3), 0.0001)
    for x, y, turn in ((-0.075, -0.09, 18), (-0.01, -0.115, -24), (0.075, -0.105, 40)):
        placed(staples, (x, y, 0.0021), (-90, 0, turn), places=[0])


def rail(length=0.5, radius=0.008):
    """A base strip with pairs of hooked fingers every 50 mm."""
    black = m.plastic("#1f2225", 0.42)
    box((length, 0.042, 0.0022), (0, 0, 0.0011), black, 0.0006)
    box((length, 0.036, 0.0006), (0, 0, 0.0002), m.plastic("#d9c58c", 0.5), 0)
    count = round(length / 0.05)
    finger = [(radius * 1.02, 0), (radius * 1.5, 0), (radius * 1.42, radius * 1.6), (radius * 1.15, radius * 1.95), (radius * 0.72, radius * 1.75), (radius * 0.98, radius * 1.35)]
    for step in range(count):
        x = (step - (count - 1) / 2) * 0.05
        for side in (-1, 1):
            outline = [(x + side * a, 0.002 + b) for a, b in (finger if side == 1 else finger[::-1])]
            for y in (-0.011, 0.011):
                extrude(outline, 0.009, (0, y, 0), black, "y", bevel=0.0004)
        boxes((0.012, 0.006, 0.0005), [(x + 0.025, y, 0.0024) for y in (-0.014, 0.014)], m.plastic("#0f1113"))


def clip_rails(pipe="#a8402f"):
    """Two rails with pipe laid across, a third one behind."""
    for y in (-0.14, 0.1):
        placed(rail, (0.01, y, 0), length=0.4)
    placed(rail, (0.0, 0.26, 0), (0, 0, 3), length=0.4)
    z, bend = 0.0105, 0.05
    path = [(-0.125, -0.3, z), (-0.125, 0.14, z)] + arc((-0.075, 0.14, z), bend, 180, 0, "z", 14)[1:]
    path += [(-0.025, -0.18, z)] + arc((0.025, -0.18, z), bend, 180, 360, "z", 14)[1:]
    path += [(0.075, 0.14, z)] + arc((0.125, 0.14, z), bend, 180, 0, "z", 14)[1:] + [(0.175, -0.3, z)]
    tube(path, 0.008, m.plastic(pipe, 0.32), smooth=False)


def guide_bend(with_pipe=False, radius=0.08, pipe=0.008):
    """A quarter turn of channel that clips over the pipe, with two lugs to screw it down."""
    black = m.plastic("#1f2225", 0.42)
    turn = arc((0, 0, radius), radius, -90, 0, "y", 24)
    tube(turn, pipe * 1.42, black, smooth=False)
    for step in range(7):
        angle = (-80 + step * 11.7) * pi / 180
        rib = cylinder(pipe * 1.72, 0.0035, (radius * cos(angle), 0, radius + radius * sin(angle)), black, "x", bevel=0.001)
        rib.rotation_euler = (0, -angle - pi / 2, 0)
    for x in (0.006, 0.036):
        box((0.016, 0.044, 0.003), (x, 0, -0.0095), black, 0.001)
        for y in (-0.0165, 0.0165):
            cylinder(0.0026, 0.0034, (x, y, -0.0095), m.plastic("#0c0d0e"), bevel=0.0002)
    if with_pipe:
        tube([(-0.12, 0, 0), (0, 0, 0), *turn, (radius, 0, radius + 0.14)], pipe, m.plastic("#d2d0c9", 0.32), smooth=False)


def guide_bends():
    placed(guide_bend, (-0.02, 0.04, 0.011), (0, 0, 0), with_pipe=True)
    placed(guide_bend, (-0.1, -0.05, 0.011), (0, 0, -28))
    placed(guide_bend, (0.09, -0.07, 0.014), (90, 0, 20))

