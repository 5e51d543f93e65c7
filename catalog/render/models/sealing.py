"""Thread sealing: hemp in its dispenser, paste in a tube, rolls of tape."""

from math import cos, pi, sin

import bmesh

import materials as m
from brands import brand
from models.curves import cable
from models.pipe_stock import hollow
from models.plumbing import knurled
from shapes import box, cylinder, from_bmesh, group, lathe, text


def hemp_and_paste(maker="fittwerk"):
    look = brand(maker)
    # The dispenser: a can with a hole in its lid, strands of hemp coming out.
    can, lid = m.plastic("#3a4a3c", 0.4), m.plastic(look["accent"], 0.36)
    parts = [cylinder(0.045, 0.088, (0, 0, 0.044), can, bevel=0.004), lathe([(0.0001, 0), (0.047, 0), (0.047, 0.014), (0.043, 0.018), (0.012, 0.02), (0.0115, 0.015), (0.0001, 0.015)], (0, 0, 0.084), lid)]
    fibre = m.surface("hemp", "#c2a468", Roughness=0.8, Specular=0.15)
    for strand in range(15):
        a = strand * 2.4
        r = 0.0016 * (strand % 5)
        x, y = cos(a) * r, sin(a) * r
        parts.append(cable([(x, y, 0.09), (x * 1.4, y * 1.4, 0.115), (0.018 + x * 2, -0.012 + y * 2, 0.132 + 0.002 * cos(a)), (0.048 + x * 3, -0.03 + y * 3, 0.112), (0.06 + x * 4, -0.042 + y * 4, 0.062), (0.066 + x * 6, -0.048 + y * 6, 0.01 + 0.002 * (strand % 3))], 0.0016, fibre))
    parts += [box((0.05, 0.002, 0.042), (0, -0.0448, 0.044), m.surface("label", "#f2f1ec", Roughness=0.45), 0.0005), text(look["word"], 0.0095, (0, -0.0462, 0.056), m.plastic(look["accent"]), depth=0.0002), text("Hanf 80 g", 0.0088, (0, -0.0462, 0.04), m.plastic("#22262a"), depth=0.0002)]
    group(parts, (-0.045, 0.02, 0))
    group(squeeze_tube(look), (0.075, -0.03, 0), (0, 0, -16))


def squeeze_tube(look, width=0.058, height=0.15):
    """A tube standing on its cap, round below and flat at its crimped end."""
    bm = bmesh.new()
    rows, sides = 24, 48
    rings = []
    for row in range(rows + 1):
        t = row / rows
        half = width / 2 * (0.86 + 0.2 * t)
        thick = width / 2 * 0.86 * (1 - t**2.2) + 0.0012
        rings.append([bm.verts.new((half * cos(2 * pi * k / sides), thick * sin(2 * pi * k / sides), 0.03 + height * t)) for k in range(sides)])
    for low, high in zip(rings, rings[1:]):
        for k in range(sides):
            bm.faces.new((low[k], low[(k + 1) % sides], high[(k + 1) % sides], high[k]))
    bm.faces.new(rings[0][::-1])
    bm.faces.new(rings[-1])
    body = from_bmesh(bm, "tube", (0, 0, 0), m.plastic("#c9a63f", 0.32))
    end = 0.03 + height
    things = [body, box((width * 1.06, 0.003, 0.012), (0, 0, end), m.plastic("#b8953a", 0.35), 0.001), *knurled(width * 0.33, 0.034, (0, 0, 0.017), m.plastic("#2a2c2e"), ribs=26)]
    words = [text(look["word"], 0.0095, (0, 0, 0.03), m.plastic("#3a2f12"), depth=0.0002), text("Dichtpaste", 0.0098, (0, 0, 0.012), m.plastic("#22262a"), depth=0.0002), text("250 g", 0.008, (0, 0, -0.006), m.plastic("#22262a"), "Regular", depth=0.0002)]
    # The print follows the slope of the front.
    return [*things, group(words, (0, -width * 0.42, 0.03 + height * 0.38), (-9, 0, 0))]


def tape_roll(at=(0, 0, 0), turn=(0, 0, 0), maker="fittwerk"):
    """White tape on its spool, the ring-shaped cover in the maker's colour."""
    look = brand(maker)
    shell = m.plastic(look["accent"], 0.35)
    things = [hollow(0.0245, 0.011, 0.0118, (0, 0, 0.0075), m.surface("ptfe", "#f2f1ee", Roughness=0.5), "z"), hollow(0.0275, 0.0105, 0.0014, (0, 0, 0.0008), shell, "z"), hollow(0.0275, 0.0262, 0.015, (0, 0, 0.0075), shell, "z")]
    things += [hollow(0.0112, 0.0095, 0.0152, (0, 0, 0.0076), shell, "z")]
    for ring in range(5):
        things.append(hollow(0.0135 + ring * 0.0024, 0.0133 + ring * 0.0024, 0.0004, (0, 0, 0.0136), m.plastic("#d9d8d4", 0.6), "z"))
    return group(things, at, turn)


def tape(count=1):
    if count == 1:
        tape_roll((0, 0, 0.0275), (78, 0, -8))
        return
    for index in range(count):
        column, level = index // 4, index % 4
        tape_roll((-0.06 + column * 0.06, 0.012 * (column % 2), level * 0.0155), (0, 0, index * 40))
