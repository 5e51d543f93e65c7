"""Rolls: stapling insulation, edge strip, film."""

from math import cos, pi, sin

import materials as m
from brands import brand
from models.floor_panels import grid_lines
from shapes import box, cylinder, extrude, group, text


def spiral(inner, thick, turns, tail=0.0, steps=40):
    """The end view of a rolled sheet, lying on z = 0 with a tail of that length to the right."""
    outer = inner + turns * thick
    line = [((inner + k / steps * thick), k / steps * 2 * pi) for k in range(turns * steps + 1)]
    centre = outer + thick
    # The sheet leaves the roll at its lowest point, towards +x.
    edge = [(r * cos(a - pi / 2), centre + r * sin(a - pi / 2)) for r, a in line]
    under = [((r + thick * 0.94) * cos(a - pi / 2), centre + (r + thick * 0.94) * sin(a - pi / 2)) for r, a in line]
    if tail:
        edge += [(tail, centre - outer)]
        under += [(tail, centre - outer - thick * 0.94)]
    return edge + under[::-1], centre, outer


def staple_roll(width=1.0, thick=0.03, turns=5, tail=0.75, maker="flurion"):
    """EPS cut into strips under a printed film, half unrolled."""
    outline, centre, outer = spiral(0.075, thick, turns, tail)
    low = centre - outer - thick
    body = extrude(outline, width, (0, 0, 0), m.foam("#e4e3de"), "y", bevel=0)
    film = box((tail, width + 0.03, 0.0012), (tail / 2 + 0.01, 0, centre - outer + 0.0008), m.plastic("#b7bcc0", 0.34), 0.0003)
    lines = grid_lines(tail, width, centre - outer + 0.0016, (tail / 2 + 0.01, 0))
    return group([body, film, *lines], (0, 0, -low), (0, 0, 0))


def standing_roll(width=1.0, thick=0.03, turns=5):
    """The same roll closed, standing on its end."""
    outline, centre, outer = spiral(0.075, thick, turns)
    body = extrude(outline, width, (0, 0, 0), m.foam("#e4e3de"), "y", bevel=0)
    band = []
    for up in (-width * 0.3, width * 0.3):
        band.append(cylinder(outer + thick * 1.02, 0.06, (0, up, centre), m.plastic("#2f6ca8", 0.35), "y", bevel=0.0005))
    inner = cylinder(outer + thick * 0.99, width * 0.985, (0, 0, centre), m.plastic("#b7bcc0", 0.34), "y", bevel=0.0005)
    return group([group([body, inner, *band], (0, 0, -centre))], (0, 0, width / 2), (90, 0, 0))


def edge_strip(height=0.15, thick=0.008, turns=13, maker="flurion"):
    """Blue foam strip standing on its edge, a clear flap folded along it, a length unrolled."""
    outline, centre, outer = spiral(0.06, thick, turns, 0.34, 60)
    look = brand(maker)
    strip = extrude(outline, height, (0, 0, 0), m.foam("#4f83b8"), "y", bevel=0)
    flap = box((0.33, 0.075, 0.0008), (0.2, -0.035, centre - outer + 0.003), m.plastic("#d5e0e8", 0.2), 0.0002)
    marks = [text("|", 0.012, (0.06 + k * 0.05, 0.04, centre - outer - thick - 0.0002), m.plastic("#ffffff"), facing="top") for k in range(5)]
    whole = group([strip, flap, *marks], (0, 0, -centre))
    band = cylinder(outer + thick * 1.2, 0.045, (0, 0, 0), m.surface("paper", "#f4f2ec", Roughness=0.7), "y", bevel=0.0003)
    group([whole, band], (0, 0, height / 2), (90, 0, 0))
    text(look["word"], 0.024, (0, -(outer + thick * 1.2) - 0.0006, height / 2), m.plastic(look["accent"], 0.5))


def film_roll(width=1.0, radius=0.075, maker="flurion"):
    """Folded film on a card core, its loose edge hanging over the floor."""
    milky = m.surface("film", "#cfd8da", Roughness=0.22, Specular=0.6, Transmission=0.25)
    look = brand(maker)
    cylinder(radius, width, (0, 0, radius), milky, "x", bevel=0.004)
    for step in range(4):
        cylinder(radius * (0.98 - step * 0.13), width + 0.003 + step * 0.0006, (0, 0, radius), m.surface(f"film {step}", ("#bcc6c9", "#d3dadc")[step % 2], Roughness=0.3), "x", bevel=0.0006)
    cylinder(0.028, width + 0.012, (0, 0, radius), m.foam("#a98458"), "x", bevel=0.001)
    cylinder(0.023, width + 0.0128, (0, 0, radius), m.plastic("#3a2c1c", 0.8), "x", bevel=0.0005)
    box((width, 0.26, 0.0012), (0, -0.13, 0.0008), milky, 0.0003)
    box((width * 0.985, 0.12, 0.0012), (0.006, -0.2, 0.0024), milky, 0.0003)
    band = cylinder(radius + 0.0008, 0.22, (0, 0, radius), m.surface("paper", "#f4f2ec", Roughness=0.7), "x", bevel=0.0003)
    words = [text(look["word"], 0.036, (0, 0, 0), m.plastic(look["accent"], 0.5)), text("PE 200 µm", 0.024, (0, 0, -0.042), m.plastic("#26292c", 0.5), "Regular")]
    group(words, (0, -radius * 0.86 - 0.003, radius * 1.53), (-32, 0, 0))
    return band
