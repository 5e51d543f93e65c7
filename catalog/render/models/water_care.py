"""Softener and demineralising cartridge: tanks of resin with their heads."""

import materials as m
from brands import brand
from models.curves import cable
from models.plumbing import knurled, thread
from shapes import box, cylinder, extrude, group, hexagon, lathe, rounded, text


def cartridge(maker="weichwald", radius=0.06, height=0.42, spent=0.3):
    """A clear bottle of resin, spent (yellow) from below, with head and foot."""
    look = brand(maker)
    foot, head = m.plastic(look["dark"], 0.4), m.plastic("#e3e6e6", 0.35)
    lathe([(0.0001, 0), (radius * 1.12, 0), (radius * 1.15, 0.004), (radius * 1.12, 0.03), (0.0001, 0.03)], (0, 0, 0), foot)
    blue, yellow = (m.bumpy(m.surface(f"beads {c}", c, Roughness=0.35, Clearcoat=1.0, Clearcoat_Roughness=0.05), 420, 0.6) for c in ("#1f6fb0", "#c79a2c"))
    low, tall = 0.028, height - 0.06
    cylinder(radius * 0.98, tall * spent, (0, 0, low + tall * spent / 2), yellow, bevel=0)
    cylinder(radius * 0.98, tall * (0.88 - spent), (0, 0, low + tall * (0.88 + spent) / 2), blue, bevel=0)
    cylinder(radius * 0.97, tall * 0.12, (0, 0, low + tall * 0.94), m.gloss("#a9bfc8"), bevel=0)
    for z in (low + 0.006, low + tall - 0.006):
        lathe([(radius * 1.0, -0.006), (radius * 1.06, -0.005), (radius * 1.06, 0.005), (radius * 1.0, 0.006)], (0, 0, z), foot)
    top = low + tall
    knurled(radius * 1.08, 0.034, (0, 0, top + 0.014), head, ribs=30)
    lathe([(0.0001, 0), (radius * 0.95, 0), (radius * 0.7, 0.018), (0.022, 0.026), (0.022, 0.04), (0.0001, 0.04)], (0, 0, top + 0.03), head)
    for side, arrow in ((-1, "IN"), (1, "OUT")):
        cylinder(0.014, 0.05, (side * 0.034, 0, top + 0.055), head, "x")
        hexagon(0.034, 0.01, (side * 0.058, 0, top + 0.055), m.metal("brass"), "x")
        thread(0.013, 0.016, (side * 0.07, 0, top + 0.055), m.metal("brass"), "x")
        text(arrow, 0.009, (side * 0.034, -0.0145, top + 0.055), m.plastic(look["accent"]), depth=0.0003)
    box((radius * 0.95, 0.012, 0.11), (0, -radius * 1.0, low + tall * 0.55), m.plastic("#f1f1ed", 0.5), 0.001)
    face = -radius * 1.0 - 0.0062
    box((radius * 0.95, 0.0006, 0.024), (0, face, low + tall * 0.55 + 0.043), m.plastic(look["accent"], 0.5), 0)
    text(look["word"], 0.0102, (0, face - 0.0006, low + tall * 0.55 + 0.043), m.plastic("#f5f5f2"), depth=0.0002)
    text("VE", 0.019, (0, face, low + tall * 0.55 + 0.006), m.plastic("#22262a"), depth=0.0002)
    text("VDI 2035", 0.008, (0, face, low + tall * 0.55 - 0.022), m.plastic("#22262a"), "Regular", depth=0.0002)


def softener(maker="weichwald"):
    """Cabinet with sloping top: display, salt lid, connections behind."""
    look = brand(maker)
    white, dark = m.plastic("#d3d7d8", 0.33), m.plastic(look["dark"], 0.35)
    width, depth, height = 0.27, 0.44, 0.52
    box((width, depth, 0.03), (0, 0, 0.015), dark, 0.008)
    box((width, depth, height - 0.03), (0, 0, 0.03 + (height - 0.03) / 2), white, 0.028)
    box((width + 0.003, depth * 0.002 + 0.002, 0.004), (0, -depth / 2, 0.36), m.plastic("#c3c4c0"), 0.001)
    # The lid over the salt slopes down to the front.
    side = [(depth / 2 - 0.012, 0.0), (0.16 - depth / 2, 0.0), (0.16 - depth / 2, 0.085), (depth / 2 - 0.012, 0.03)]
    group([extrude(side, width - 0.006, (0, 0, 0), dark, "y", 0.012)], (0, 0, height - 0.006), (0, 0, -90))
    box((width - 0.01, 0.14, 0.1), (0, depth / 2 - 0.08, height + 0.04), white, 0.016)
    face = -depth / 2 - 0.0005
    extrude(rounded(0.15, 0.056, 0.012), 0.006, (0, face - 0.001, height - 0.07), m.gloss("#0d1215"), "y", 0.002)
    box((0.062, 0.001, 0.034), (-0.034, face - 0.0045, height - 0.07), m.glow("#8fd3e8", 0.9), 0)
    text("8 °dH", 0.016, (-0.034, face - 0.0053, height - 0.066), m.plastic("#08222c"), depth=0.0001)
    text("Salz 74 %", 0.008, (-0.034, face - 0.0053, height - 0.08), m.plastic("#08222c"), "Regular", depth=0.0001)
    for step in range(3):
        cylinder(0.0075, 0.002, (0.018 + step * 0.022, face - 0.004, height - 0.07), m.plastic("#3a464b", 0.35), "y", bevel=0.0006)
    text(look["word"], 0.03, (0, face - 0.0003, 0.3), m.plastic(look["accent"]), depth=0.0006)
    text("EN 22", 0.016, (0, face - 0.0003, 0.262), m.plastic("#6d7478"), "Regular", depth=0.0004)
    box((0.05, 0.004, 0.008), (0, -depth / 2 + 0.014, height + 0.024), m.plastic("#11161a"), 0.002)
    for x in (-0.05, 0.05):
        cylinder(0.017, 0.04, (x, depth / 2 - 0.01, height + 0.04), m.metal("brass"), "y")
        hexagon(0.042, 0.014, (x, depth / 2 + 0.016, height + 0.04), m.metal("brass"), "y")
    cable([(0.1, depth / 2 - 0.02, height + 0.01), (0.15, depth / 2 - 0.03, height - 0.1), (0.16, depth / 2 - 0.05, 0.12), (0.17, 0.1, 0.008), (0.24, -0.02, 0.006), (0.22, -0.12, 0.006)], 0.006, m.plastic("#d4d4cf", 0.4))
