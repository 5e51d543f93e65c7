"""Thermal actuators and wiring centres."""

import materials as m
from brands import brand
from models.many import boxes
from models.plumbing import knurled
from shapes import arc, box, cylinder, extrude, ring, rounded, text, tube


def actuator(maker="flurion", words="230 V", round_body=False, cable=True):
    """Stands on its union nut; the ring on top shows the stroke."""
    look, shell = brand(maker), m.plastic("#e3e3df", 0.32)
    knurled(0.0195, 0.017, (0, 0, 0.0085), m.plastic("#b9bcbd", 0.4), ribs=30)
    cylinder(0.0175, 0.006, (0, 0, 0.019), m.plastic("#55595c", 0.4))
    if round_body:
        cylinder(0.0215, 0.036, (0, 0, 0.04), shell, bevel=0.003)
        cylinder(0.0188, 0.008, (0, 0, 0.061), m.plastic(look["accent"], 0.35), bevel=0.002)
        cylinder(0.0172, 0.0095, (0, 0, 0.063), shell, bevel=0.002)
        front = -0.0216
    else:
        extrude(rounded(0.044, 0.05, 0.014), 0.04, (0, 0, 0.042), shell, bevel=0.003)
        cylinder(0.0125, 0.006, (0, 0, 0.063), m.plastic(look["accent"], 0.35), bevel=0.0015)
        ring(0.0155, 0.0009, (0, 0, 0.0622), m.plastic("#b9bcbd"), "z")
        front = -0.0251
    text(look["word"], 0.0062, (0, front, 0.05), m.plastic(look["accent"], 0.5))
    text(words, 0.0052, (0, front, 0.04), m.plastic("#33383b", 0.5), "Regular")
    box((0.012, 0.0008, 0.0008), (0, front, 0.034), m.plastic("#9a9d9e"), 0)
    if cable:
        cylinder(0.0042, 0.012, (0.024, 0, 0.03), shell, "x", bevel=0.001)
        wire = m.plastic("#dcdcd8", 0.45)
        loops = [p for turn in range(2) for p in arc((0.075, 0.01, 0.003 + turn * 0.005), 0.036 - turn * 0.003, 100 - 360 * turn, -260 - 360 * turn, "z", 22)]
        tube([(0.026, 0, 0.03), (0.04, 0.004, 0.028), (0.058, 0.03, 0.012), *loops], 0.0024, wire)


def wiring_centre(maker="flurion", zones=8, radio=False):
    """Hangs on the wall: a lid with a lamp for each zone, terminals below."""
    look = brand(maker)
    width = 0.06 + zones * 0.028
    shell, grey = m.plastic("#e4e4e0", 0.38), m.plastic("#c6c8c8", 0.45)
    box((width, 0.03, 0.105), (0, -0.015, 0.0525), grey, 0.004)
    box((width - 0.004, 0.03, 0.062), (0, -0.034, 0.073), shell, 0.006)
    box((width - 0.004, 0.001, 0.014), (0, -0.0492, 0.092), m.plastic(look["accent"], 0.4), 0)
    text(look["word"], 0.0105, (-width / 2 + 0.035, -0.0499, 0.092), m.plastic("#ffffff", 0.6))
    terminals(zones, width)
    for step in range(zones):
        x = (step - (zones - 1) / 2) * 0.028 + 0.008
        box((0.0065, 0.0012, 0.0032), (x, -0.0494, 0.073), m.glow("#ff9a3c" if step % 3 else "#57d27a", 2.4), 0.0003)
        text(str(step + 1), 0.0082, (x, -0.0492, 0.063), m.plastic("#33383b", 0.5))
    box((0.0065, 0.0012, 0.0032), (-width / 2 + 0.018, -0.0494, 0.073), m.glow("#57d27a", 2.4), 0.0003)
    text("P" if not radio else "LAN", 0.0066, (-width / 2 + 0.018, -0.0492, 0.063), m.plastic("#33383b", 0.5), "Regular")
    if radio:
        cylinder(0.005, 0.012, (width / 2 - 0.02, -0.03, 0.109), m.plastic("#1d2023"))
        cylinder(0.0042, 0.085, (width / 2 - 0.02, -0.03, 0.155), m.plastic("#1d2023"), top=0.0032, bevel=0.001)
        box((0.002, 0.016, 0.014), (width / 2 + 0.0004, -0.02, 0.04), m.plastic("#1d2023"), 0.001)
        cylinder(0.005, 0.002, (width / 2 - 0.045, -0.05, 0.092), m.plastic("#e4e4e0"), "y", bevel=0.0005)


def terminals(zones, width):
    """Screwless terminals: levers above openings, four to a zone."""
    count = zones * 4
    places = [((step - (count - 1) / 2) * 0.007 + 0.008, -0.036, 0.027) for step in range(count)]
    boxes((0.0062, 0.014, 0.03), places, m.plastic("#5f6669", 0.45), 0.0006)
    boxes((0.0042, 0.004, 0.007), [(x, -0.0445, 0.034) for x, _, _ in places], m.plastic("#e08a2b", 0.4), 0.0006)
    boxes((0.0034, 0.001, 0.0042), [(x, -0.0432, 0.02) for x, _, _ in places], m.plastic("#121416"))
    box((width - 0.012, 0.012, 0.012), (0, -0.034, 0.006), m.plastic("#c6c8c8", 0.45), 0.002)
