"""Floor-standing indoor cabinets: hydraulic towers, ground source heat pumps, indoor units of split heat pumps."""

import materials as m
from brands import brand
from models.heating_parts import display, foot, seam, stub
from models.outdoor_unit import outdoor_unit
from models.wall_boiler import wall_boiler
from shapes import box, cylinder, extrude, rounded, text


def indoor_cabinet(maker="nordwerk", width=0.6, depth=0.63, height=1.85, casing="#dddcd7", split=0.62, screen="bar", band=None, pipes=6, readout="21.5°", at=(0, 0, 0)):
    """split: height of the seam between the two doors; screen: bar, square or round; band: colour of the strip that holds the screen."""
    ox, oy, oz = at
    look = brand(maker)
    shell = m.paint(casing)
    face, base = oy - depth / 2, oz + 0.035
    for x in (-width * 0.4, width * 0.4):
        for y in (-depth * 0.4, depth * 0.4):
            foot((ox + x, oy + y, base))
    tall = height - 0.035
    box((width - 0.02, depth - 0.03, tall), (ox, oy + 0.01, base + tall / 2), m.paint("#8f9293", 0.5), 0.004)
    box((width, depth - 0.05, tall - 0.02), (ox, oy + 0.025, base + tall / 2 + 0.008), shell, 0.006)
    cut_at = base + tall * split
    for low, high in ((base + 0.05, cut_at - 0.003), (cut_at + 0.003, base + tall)):
        box((width, 0.03, high - low), (ox, face + 0.015, (low + high) / 2), shell, 0.007)
    seam((width - 0.006, 0.02, 0.008), (ox, face + 0.014, cut_at))
    box((width - 0.03, 0.02, 0.05), (ox, face + 0.04, base + 0.025), m.plastic("#26292b", 0.5), 0.002)
    control(screen, band, readout, look, ox, face, cut_at, width, base + tall)
    top = base + tall
    box((width - 0.012, depth - 0.012, 0.012), (ox, oy, top + 0.004), shell, 0.004)
    connections(ox, oy, top + 0.01, width, depth, pipes)


def control(screen, band, readout, look, ox, face, cut_at, width, top):
    ink = m.plastic(look["accent"])
    text(look["word"], 0.036, (ox, face - 0.001, top - 0.075), ink)
    if screen == "round":
        z = cut_at + (top - cut_at) * 0.46
        cylinder(0.085, 0.012, (ox, face - 0.004, z), m.gloss("#101315"), "y", bevel=0.004)
        text(readout, 0.045, (ox, face - 0.0108, z + 0.006), m.glow("#e9f2ee", 1.7), "Light")
        text("●  ●  ●", 0.012, (ox, face - 0.0108, z - 0.042), m.glow("#8fb7a4", 1.2))
        return
    z = cut_at + 0.12
    if band:
        box((width + 0.001, 0.032, 0.2), (ox, face + 0.0145, z), m.gloss(band), 0.006)
    if screen == "square":
        display((0.24, 0.15), (ox, face - 0.004, z))
        text(readout, 0.052, (ox - 0.035, face - 0.006, z + 0.02), m.glow("#eef6fa", 1.7), "Light")
        text("WARMWASSER  51°   PV  3.2 kW", 0.011, (ox, face - 0.006, z - 0.042), m.glow("#8fc6d8", 1.2), "Medium")
        for n in range(7):
            box((0.008, 0.0006, 0.006 + 0.005 * (n % 4)), (ox + 0.052 + 0.011 * n - 0.01, face - 0.0058, z + 0.012 + 0.0025 * (n % 4)), m.glow("#e0a04a", 1.3), 0)
    else:
        display((0.3, 0.075), (ox - width * 0.12, face - 0.004, z), lit="#dfeef5", words=readout, word_size=0.036)
        cylinder(0.026, 0.016, (ox + width * 0.3, face - 0.008, z), m.metal("aluminium"), "y", bevel=0.004)
        box((0.1, 0.002, 0.005), (ox, face - 0.0006, top - 0.11), ink, 0)


def connections(ox, oy, z, width, depth, pipes):
    for n in range(pipes):
        x = ox + width * 0.76 * (n / max(1, pipes - 1) - 0.5)
        cylinder(0.026, 0.004, (x, oy + depth * 0.26, z), m.rubber(), bevel=0.001)
        stub((x, oy + depth * 0.26, z + 0.03), radius=0.013, length=0.06)
    extrude(rounded(0.2, 0.06, 0.01), 0.004, (ox, oy - depth * 0.1, z), m.plastic("#2b2e30", 0.5))


def with_outdoor(indoor, outdoor, gap=0.18):
    """A set: the outdoor unit on the left, the cabinet on the right, set back a little."""
    wide, narrow = outdoor.get("width", 1.12), indoor.get("width", 0.6)
    outdoor_unit(**outdoor, at=(-narrow / 2 - gap / 2, -0.1, 0))
    indoor_cabinet(**indoor, at=(wide / 2 + gap / 2, 0.22, 0))


def with_wall_unit(indoor, outdoor):
    """A split set: the wall unit hangs on a piece of wall behind and beside the outdoor unit."""
    outdoor_unit(**outdoor, at=(-0.3, -0.3, 0))
    box((0.8, 0.03, 1.5), (0.76, 0.365, 0.75), m.paint("#c3c2bd", 0.8), 0.004)
    wall_boiler(**indoor, at=(0.76, 0.2, 0.42))
