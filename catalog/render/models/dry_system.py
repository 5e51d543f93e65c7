"""The dry system: grooved panels, heat plates that clip into the grooves, pipe in the plates."""

from math import cos, pi, sin

import materials as m
from brands import brand
from models.many import boxes
from shapes import arc, box, extrude, group, text, tube

PITCH, GROOVE = 0.125, 0.0095


def groove_profile(width, thick, count):
    """A panel's end face: the upper edge dips round every pitch."""
    points = [(width / 2, thick), (width / 2, 0), (-width / 2, 0), (-width / 2, thick)]
    for step in range(count):
        x = (step - (count - 1) / 2) * PITCH
        points += [(x + GROOVE * cos(angle * pi / 180), thick - 0.006 + GROOVE * sin(angle * pi / 180)) for angle in range(140, 401, 20)]
    return points


def dry_panel(width=0.5, length=0.8, thick=0.025, pipe="#a8402f", plates=(1, 2, 3)):
    """Grooves run along x; the front lanes carry plates and pipe, the back one shows the bare groove."""
    count = round(width / PITCH)
    body = extrude(groove_profile(width, thick, count), length, (0, 0, 0), m.foam("#e4e3de"), "y", bevel=0)
    body.rotation_euler = (0, 0, pi / 2)
    lanes = [(step - (count - 1) / 2) * PITCH for step in range(count)]
    for lane in plates:
        heat_plate((0, lanes[count - 1 - lane], thick), length * 0.97)
    front, back = lanes[count - 1 - plates[-1]], lanes[count - 1 - plates[-2]]
    z, bend = thick - 0.004, (back - front) / 2
    path = [(length / 2 + 0.1, front, z), (-length / 2 + bend, front, z)]
    path += arc((-length / 2 + bend * 0.4, front + bend, z), bend, 270, 90, "z", 16)
    path += [(length / 2 + 0.1, back, z)]
    tube(path, 0.008, m.plastic(pipe, 0.32), smooth=False)


def heat_plate(at, length=0.998, width=0.12):
    """An aluminium sheet along x with the omega groove in its middle."""
    upper = [(-width / 2, 0)] + [(GROOVE * 0.94 * cos(a * pi / 180), -0.006 + GROOVE * 0.94 * sin(a * pi / 180)) for a in range(140, 401, 20)] + [(width / 2, 0)]
    outline = upper + [(x, y - 0.0006 if abs(x) > GROOVE else y - 0.0004) for x, y in reversed(upper)]
    sheet = extrude(outline, length, (0, 0, 0), m.metal("brushed", 0.33), "y", bevel=0)
    scores = boxes((width, 0.0006, 0.0003), [(0, (k / 8 - 0.5) * length, 0.0003) for k in range(1, 8)], m.metal("zinc"))
    return group([sheet, scores], (at[0], at[1], at[2] + 0.0008), (0, 0, 90))


def plate_stack(count=14, maker="dielenau"):
    """Plates nested like spoons, the top one slid forward; a paper band around them."""
    for step in range(count):
        heat_plate((((step * 5) % 7 - 3) * 0.0012, 0, 0.019 + step * 0.0014))
    top = 0.019 + count * 0.0014
    heat_plate((0.05, -0.055, top + 0.005)).rotation_euler = (0.05, 0, pi / 2 + 0.09)
    look, x = brand(maker), -0.3
    for size, at in (((0.09, 0.128, 0.001), (x, 0.004, top + 0.0025)), ((0.09, 0.001, top), (x, -0.0605, top / 2))):
        box(size, at, m.surface("paper", "#f4f2ec", Roughness=0.7), 0.0002)
    text(look["word"], 0.017, (x, 0.02, top + 0.0034), m.plastic(look["accent"], 0.5), facing="top")
    text("16 mm · 40", 0.013, (x, -0.012, top + 0.0034), m.plastic("#26292c", 0.5), "Regular", facing="top")
