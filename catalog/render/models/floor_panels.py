"""What pipes are laid on: studded panels, stapling panels, boards, dry panels with heat plates."""

from math import cos, pi, sin

import bmesh

import materials as m
from brands import brand
from models.many import boxes
from shapes import box, from_bmesh, group, text, tube

GRID = 0.05


def studded_panel(columns=12, rows=9, colour="#33383c", foam=0.03, pipe="#d2d0c9", radius=0.008, stud=0.021):
    """Studs in a 50 mm grid on a deep-drawn sheet, with or without insulation below, and a pipe pressed in."""
    width, depth = columns * GRID, rows * GRID
    sheet = m.plastic(colour, 0.42)
    if foam:
        box((width, depth, foam), (0, 0, foam / 2), m.foam("#e3e1da"), 0.003)
    box((width + 0.03, depth + 0.03, 0.0018), (0.012, 0.012, foam + 0.0009), sheet, 0.0005)
    places = [((i - (columns - 1) / 2) * GRID, (j - (rows - 1) / 2) * GRID, foam + 0.0015) for i in range(columns) for j in range(rows)]
    studs(places, stud, sheet)
    if pipe:
        lay_pipe(columns, rows, foam + 0.0018 + radius, pipe, radius)


def studs(places, height, material):
    """Waisted studs: the head overhangs a little, so that the pipe snaps in below it."""
    bm, profile, sides = bmesh.new(), [(0.0165, 0), (0.0145, 0.3), (0.0165, 0.72), (0.0165, 0.86), (0.0135, 1.0), (0.006, 1.0)], 16
    for x, y, z in places:
        rings = [[bm.verts.new((x + r * cos(2 * pi * k / sides), y + r * sin(2 * pi * k / sides), z + h * height)) for k in range(sides)] for r, h in profile]
        for low, high in zip(rings, rings[1:]):
            for k in range(sides):
                bm.faces.new((low[k], low[(k + 1) % sides], high[(k + 1) % sides], high[k]))
        bm.faces.new(rings[-1])
    return from_bmesh(bm, "studs", (0, 0, 0), material)


def lay_pipe(columns, rows, z, colour, radius, step=2, start=1):
    """A meander through the lanes between the studs."""
    lane = lambda j: (j - rows / 2) * GRID
    # Bends turn around the corner of a lane and bulge a little, so that they pass between the studs.
    inset, count, bend = (columns / 2 - 3) * GRID, 24, step * GRID / 2
    points, lanes = [], list(range(start, rows, step))
    for number, j in enumerate(lanes):
        y, way = lane(j), 1 if number % 2 == 0 else -1
        points += [(way * inset * (2 * k / count - 1), y, z) for k in range(count + 1)]
        if number < len(lanes) - 1:
            turn = [k * pi / 16 for k in range(1, 16)]
            points += [(way * (inset + bend * 1.2 * sin(a)), y + bend - bend * cos(a), z) for a in turn]
    points[0] = (points[0][0] - 0.12, points[0][1], z)
    tube(points, radius, m.plastic(colour, 0.32), smooth=False)


def folding_panel(width=1.0, depth=1.0, thick=0.035, open_angle=62):
    """Two halves hinged by the film, one lying, one folded up."""
    halves = []
    for turn in (0, open_angle):
        parts = [box((width, depth, thick), (width / 2, 0, thick / 2), m.foam("#e3e1da"), 0.003)]
        parts.append(box((width, depth + 0.03, 0.0012), (width / 2, 0, thick + 0.0006), m.plastic("#b7bcc0", 0.34), 0.0003))
        parts += grid_lines(width, depth, thick + 0.0013, (width / 2, 0))
        half = group(parts, (0, 0, -thick))
        halves.append(group([half], (0, 0, thick), (0, 0, 180) if turn == 0 else (0, -turn, 0)))
    return halves


def grid_lines(width, depth, z, middle=(0, 0), pitch=0.1):
    """The printed grid of a stapling film."""
    x, y = middle
    columns, rows = round(width / pitch), round(depth / pitch)
    ink = m.plastic("#2f6ca8", 0.5)
    return [
        boxes((0.0022, depth, 0.0004), [(x + (k - columns / 2) * pitch, y, z) for k in range(1, columns)], ink),
        boxes((width, 0.0022, 0.0004), [(x, y + (k - rows / 2) * pitch, z) for k in range(1, rows)], ink),
    ]


def board_stack(count=6, thick=0.05, width=1.0, depth=0.5, maker="dielenau"):
    """Boards under a band, each a hair off the one below."""
    for step in range(count):
        shift = ((step * 7) % 5 - 2) * 0.0026
        box((width, depth, thick - 0.0015), (shift, -shift * 0.6, (step + 0.5) * thick), m.foam("#e4e3de"), 0.004)
    tall, look = count * thick, brand(maker)
    for x in (-width * 0.28, width * 0.28):
        for size, at in (((0.05, depth + 0.014, 0.0012), (x, 0, tall + 0.0006)), ((0.05, 0.0012, tall), (x, -depth / 2 - 0.006, tall / 2))):
            box(size, at, m.plastic(look["accent"], 0.35), 0.0003)
    box((0.2, 0.001, 0.11), (0, -depth / 2 - 0.005, tall * 0.55), m.surface("paper", "#f4f2ec", Roughness=0.7), 0.0003)
    text(look["word"], 0.034, (0, -depth / 2 - 0.006, tall * 0.55 + 0.018), m.plastic(look["accent"], 0.5))
    text(f"EPS 035 · {round(thick * 1000)} mm", 0.021, (0, -depth / 2 - 0.006, tall * 0.55 - 0.024), m.plastic("#26292c", 0.5), "Regular")
