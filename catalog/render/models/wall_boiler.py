"""Wall-hung appliances with pipes below: gas boilers, electric boilers, hydraulic modules."""

import bpy

import materials as m
from brands import brand
from models.heating_parts import bent, display, gauge, seam
from shapes import box, cylinder, extrude, group, hexagon, ring, rounded, text


def wall_boiler(maker="kesselrath", width=0.44, height=0.72, depth=0.34, casing=None, style="keys", flue=True, pipes=5, gas=True, readout="58°", at=None):
    """style: keys (text display and four keys), dial (two knobs and a gauge), glass (black glass front), gauge (display and gauge), bar (lamps and one knob)."""
    before = set(bpy.context.scene.objects)
    look = brand(maker)
    shell = m.paint(casing or look["casing"])
    face, low = -depth / 2, 0.16
    middle = low + height / 2
    box((width - 0.016, depth - 0.03, height - 0.01), (0, 0.015, middle), m.paint("#8b8e90", 0.5), 0.003)
    extrude(rounded(width, height, 0.03), depth - 0.045, (0, -0.01, middle), m.gloss("#0d0f11") if style == "glass" else shell, "y", 0.012)
    if style == "glass":
        box((width + 0.002, depth - 0.06, height - 0.05), (0, 0.018, middle), m.paint("#d9d9d6"), 0.004)
    panel_z = low + height * 0.17
    front = face + 0.0125
    if style != "glass":
        seam((width + 0.0005, depth - 0.09, 0.004), (0, -0.012, low + height * 0.3))
        seam((width * 0.995, 0.001, 0.004), (0, front - 0.0004, low + height * 0.3))
    controls(style, look, front, panel_z, low, width, height, readout)
    if flue:
        cylinder(0.05, 0.1, (0, 0.04, low + height + 0.045), m.plastic("#d9d9d5", 0.4))
        ring(0.0515, 0.006, (0, 0.04, low + height + 0.03), m.rubber())
        cylinder(0.032, 0.012, (0, 0.04, low + height + 0.09), m.plastic("#1b1d1e", 0.7))
    connections(width, low, pipes, gas)
    if at:
        group([thing for thing in bpy.context.scene.objects if thing not in before], at)


def controls(style, look, front, z, low, width, height, readout):
    ink = m.plastic(look["accent"])
    top = low + height
    if style == "glass":
        text(look["word"], 0.026, (0, front - 0.001, top - 0.075), m.plastic("#b9bcbe"))
        text(readout, 0.07, (0, front - 0.001, low + height * 0.5), m.glow("#f2f6f8", 1.8), "Light")
        text("Heizen  ·  18.4 m³", 0.015, (0, front - 0.001, low + height * 0.43), m.glow("#8fb4c4", 1.1), "Regular")
        for n in range(4):
            ring(0.012, 0.0007, (-0.09 + n * 0.06, front - 0.001, low + height * 0.28), m.glow("#cfdde3", 1.0), "y")
        box((0.12, 0.001, 0.003), (0, front - 0.0006, low + height * 0.17), m.glow("#ff5a3c", 1.6), 0)
        return
    text(look["word"], 0.03, (0, front - 0.001, top - 0.09), ink)
    if style == "keys":
        display((width * 0.44, 0.06), (-width * 0.14, front - 0.003, z), "#16201c", "#bff0c9", readout + "  1.6 bar", 0.026)
        for n in range(4):
            extrude(rounded(0.03, 0.018, 0.005), 0.008, (width * 0.2 + (n % 2) * 0.045, front - 0.004, z + 0.014 - (n // 2) * 0.03), m.plastic("#5b6064", 0.4), "y", 0.002)
    elif style == "dial":
        for x in (-width * 0.3, -width * 0.1):
            cylinder(0.026, 0.022, (x, front - 0.01, z), m.plastic("#d2d2ce", 0.35), "y", bevel=0.005)
            box((0.005, 0.003, 0.022), (x, front - 0.022, z + 0.006), m.plastic(look["dark"]), 0.001)
        display((0.085, 0.045), (width * 0.12, front - 0.003, z), "#101416", "#ff8a5c", readout, 0.03)
        gauge(0.026, (width * 0.34, front - 0.004, z))
    elif style == "gauge":
        display((width * 0.42, 0.09), (-width * 0.18, front - 0.003, z), "#0e1215", "#cfe6f4", readout, 0.04)
        gauge(0.036, (width * 0.28, front - 0.004, z))
    else:
        for n in range(6):
            cylinder(0.005, 0.004, (-width * 0.3 + n * 0.026, front - 0.002, z), m.glow("#ffb03a", 1.8) if n < 4 else m.plastic("#55595c"), "y", bevel=0.001)
        cylinder(0.03, 0.02, (width * 0.26, front - 0.009, z), m.plastic(look["dark"], 0.4), "y", bevel=0.005)
        box((0.004, 0.003, 0.02), (width * 0.26, front - 0.02, z + 0.014), m.plastic("#e9e9e6"), 0.001)
        text("6 · 9 · 12 kW", 0.014, (0, front - 0.001, z - 0.05), m.plastic("#5b6064"), "Regular")


def connections(width, low, pipes, gas):
    for n in range(pipes):
        x = width * 0.72 * (n / max(1, pipes - 1) - 0.5)
        yellow = gas and n == pipes // 2
        cylinder(0.011, 0.1, (x, 0.03, low - 0.045), m.metal("copper"), bevel=0.001)
        hexagon(0.032, 0.02, (x, 0.03, low - 0.05), m.metal("brass"))
        if n in (0, pipes - 1) or yellow:
            cylinder(0.019, 0.03, (x, 0.03, low - 0.085), m.metal("brass"), bevel=0.004)
            colour = "#f0b800" if yellow else "#b3262e" if n == 0 else "#2f5fa5"
            box((0.034, 0.006, 0.01), (x, 0.003, low - 0.085), m.plastic(colour), 0.002)
            cylinder(0.006, 0.02, (x, 0.01, low - 0.085), m.metal("brass"), "y")
    bent([(width * 0.26, 0.06, low), (width * 0.26, 0.06, low - 0.05), (width * 0.28, 0.065, low - 0.1)], 0.009, m.plastic("#d9d9d5", 0.5))
