"""Room thermostats. They hang: their back is the plane y = 0."""

from math import cos, pi, radians, sin

import materials as m
from models.many import boxes
from shapes import box, cylinder, extrude, lathe, ring, rounded, text

INK = "#24282b"


def plate(width, height, deep, at, material, corner=0.008):
    """A case with round corners before the wall."""
    x, y, z = at
    return extrude(rounded(width, height, corner), deep, (x, y - deep / 2, z), material, "y", 0.0018)


def screen(width, height, at, lit=False):
    """A grey LCD, or a dark one with light signs."""
    x, y, z = at
    plate(width, height, 0.0014, at, m.gloss("#15181a") if lit else m.surface("lcd", "#b4bdb3", Roughness=0.22, Specular=0.5), 0.0025)
    return m.glow("#eaf6ff", 1.5) if lit else m.plastic(INK)


def small_display(at, accent="#7a2e4d"):
    """A simple radio thermostat: display, two keys."""
    x, y, z = at
    plate(0.084, 0.084, 0.024, (x, y, z), m.plastic("#e9e8e4"))
    ink = screen(0.056, 0.034, (x, y - 0.024, z + 0.012))
    text("21,0°", 0.021, (x, y - 0.0256, z + 0.012), ink)
    for side, sign in ((-1, "–"), (1, "+")):
        cylinder(0.009, 0.002, (x + side * 0.017, y - 0.0245, z - 0.024), m.plastic("#dcdbd7"), "y", 0.0008)
        text(sign, 0.013, (x + side * 0.017, y - 0.0258, z - 0.024), m.plastic(accent))


def dial(at, radius, shell, marks, first=5, last=30, small=False):
    """A turned knob in a ring of numbers from 240° over the top to -60°."""
    x, y, z = at
    for step in range(11):
        turn = radians(-150 + step * 30)
        part = box((0.0006, 0.0004, 0.003 if step % 2 else 0.0045), (x + sin(turn) * radius * 1.2, y - 0.0003, z + cos(turn) * radius * 1.2), marks, 0)
        part.rotation_euler = (0, turn, 0)
    for step in range(6):
        turn = radians(-150 + step * 60)
        text(str(first + round((last - first) * step / 5)), radius * 0.3, (x + sin(turn) * radius * 1.5, y - 0.0003, z + cos(turn) * radius * 1.5), marks, "Regular")
    profile = [(0, -0.013), (radius * 0.82, -0.013), (radius * 0.9, -0.0115), (radius, -0.0015), (radius, 0)]
    lathe(profile, (x, y, z), shell, "y")
    grips = [(x + sin(step * pi / 18) * radius * 0.975, y - 0.006, z + cos(step * pi / 18) * radius * 0.975) for step in range(36)]
    boxes((0.0008, 0.009, 0.0008), grips, shell)
    box((0.0016, 0.0008, radius * 0.5), (x, y - 0.0132, z + radius * 0.55), marks, 0.0002)


def surface_dial(accent="#d97a2b"):
    shell, ink = m.plastic("#e9e8e4"), m.plastic(INK)
    plate(0.078, 0.078, 0.006, (0, 0, 0.06), m.plastic("#dedcd8"), 0.006)
    plate(0.075, 0.075, 0.02, (0, -0.004, 0.06), shell, 0.006)
    dial((0, -0.024, 0.056), 0.019, shell, ink)
    boxes((0.022, 0.0006, 0.0012), [(0, -0.0242, 0.0905 + a) for a in (0, 0.0025)], m.plastic("#9b9c9b"))
    text("Temparo", 0.006, (0, -0.0243, 0.0265), m.plastic(accent))
    cylinder(0.0012, 0.0008, (0.029, -0.0242, 0.031), m.glow("#ff4d3a", 4), "y")


def flush(colour="#e9e8e4"):
    """A cover of 55 mm in a switch frame of 80 mm."""
    shell, ink = m.plastic(colour, 0.26), m.plastic(INK if colour != "#3a4045" else "#d9dcde")
    plate(0.081, 0.081, 0.009, (0, 0, 0.06), shell, 0.005)
    plate(0.0565, 0.0565, 0.0095, (0, 0, 0.06), m.plastic("#1f2224"), 0.002)
    plate(0.055, 0.055, 0.0115, (0, 0, 0.06), shell, 0.002)
    dial((0, -0.0115, 0.064), 0.0135, shell, ink)
    plate(0.016, 0.006, 0.012, (0, 0, 0.0385), m.plastic("#1f2224"), 0.0015)
    plate(0.006, 0.005, 0.0145, (-0.004, 0, 0.0385), shell, 0.001)
    text("I", 0.0042, (-0.012, -0.0118, 0.0385), ink)
    text("0", 0.0042, (0.012, -0.0118, 0.0385), ink)


def digital(colour="#e9e8e4", accent="#d97a2b"):
    shell, z = m.plastic(colour, 0.32), 0.07
    plate(0.134, 0.094, 0.024, (0, 0, z), shell, 0.01)
    ink = screen(0.078, 0.06, (-0.019, -0.024, z + 0.004))
    text("21,5", 0.031, (-0.022, -0.0256, z + 0.009), ink)
    text("°C", 0.009, (0.0125, -0.0256, z + 0.017), ink)
    for step, day in enumerate(("1", "2", "3", "4", "5", "6", "7")):
        text(day, 0.0065, (-0.05 + step * 0.0102, -0.0256, z + 0.029), ink, "Regular")
    boxes((0.0019, 0.0004, 0.006), [(-0.052 + step * 0.0029, -0.0256, z - 0.0185) for step in range(24) if step not in (0, 1, 2, 3, 4, 9, 10, 11, 12, 13, 23)], ink)
    boxes((0.0019, 0.0004, 0.0024), [(-0.052 + step * 0.0029, -0.0256, z - 0.0203) for step in (0, 1, 2, 3, 4, 9, 10, 11, 12, 13, 23)], ink)
    lathe([(0, -0.008), (0.0135, -0.008), (0.016, -0.006), (0.017, 0)], (0.045, -0.024, z + 0.01), m.plastic("#3a3f43" if colour != "#17191b" else "#2c3033"), "y")
    ring(0.0172, 0.0007, (0.045, -0.0245, z + 0.01), m.plastic(accent), "y")
    for step in range(3):
        plate(0.013, 0.007, 0.0255, (0.029 + step * 0.016, 0, z - 0.024), m.plastic("#d3d2ce" if colour != "#17191b" else "#34383b"), 0.003)
    text("Temparo", 0.0062, (-0.04, -0.0245, z - 0.0375), m.plastic(accent))


def glass_plate(colour="#101214"):
    z = 0.065
    light = colour != "#101214"
    sign = m.glow("#1f7fa6" if light else "#d8f3ff", 0.7 if light else 2.4)
    plate(0.078, 0.078, 0.006, (0, 0, z), m.plastic("#2a2d2f"), 0.006)
    plate(0.086, 0.086, 0.005, (0, -0.004, z), m.gloss(colour), 0.007)
    text("22", 0.03, (-0.005, -0.0094, z + 0.007), sign, "Light")
    text("°", 0.02, (0.018, -0.0094, z + 0.013), sign, "Light")
    for step in range(9):
        boxes((0.0042, 0.0004, 0.0012), [(-0.0264 + step * 0.0066, -0.0094, z - 0.0215)], sign if step < 6 else m.plastic("#5d6367"))
    text("48 %", 0.0062, (0, -0.0094, z + 0.031), sign, "Regular")


def vista(accent="#d97a2b"):
    z = 0.065
    plate(0.09, 0.09, 0.02, (0, 0, z), m.plastic("#e9e8e4"), 0.014)
    ink = screen(0.07, 0.07, (0, -0.02, z), lit=True)
    text("21,5°", 0.0225, (0, -0.0216, z + 0.01), ink, "Regular")
    text("46 %", 0.011, (0.006, -0.0216, z - 0.0135), ink, "Regular")
    lathe([(0.0, -0.0004), (0.0026, -0.0004), (0.0026, 0)], (-0.0165, -0.0216, z - 0.0145), m.glow("#58b7ff", 2), "y")
    box((0.05, 0.0004, 0.0006), (0, -0.0216, z - 0.0025), m.glow(accent, 1.5), 0)
    for side in (-1, 1):
        text("–" if side < 0 else "+", 0.009, (side * 0.025, -0.0216, z - 0.027), ink)


def duett(accent="#2aa6a0"):
    """A round room unit with a turning ring and its receiver."""
    z = 0.075
    profile = [(0, -0.026), (0.036, -0.026), (0.0375, -0.0245), (0.0375, -0.004), (0.035, 0)]
    lathe(profile, (-0.07, 0, z), m.plastic("#e9e8e4"), "y")
    lathe([(0.0375, -0.022), (0.0445, -0.021), (0.046, -0.018), (0.046, -0.007), (0.0375, -0.005)], (-0.07, 0, z), m.metal("brushed"), "y")
    cylinder(0.0335, 0.001, (-0.07, -0.0264, z), m.gloss("#15181a"), "y", 0)
    light = m.glow("#eaf6ff", 1.6)
    text("20,5", 0.02, (-0.07, -0.0272, z + 0.003), light, "Regular")
    boxes((0.0022, 0.0004, 0.0022), [(-0.078 + step * 0.008, -0.0272, z - 0.015) for step in range(3)], m.glow(accent, 2))
    plate(0.085, 0.13, 0.03, (0.07, 0, z), m.plastic("#e9e8e4"), 0.01)
    box((0.0852, 0.0304, 0.0012), (0.07, -0.0151, z - 0.036), m.plastic("#8f9295"), 0)
    text("Raumtakt", 0.0085, (0.07, -0.0305, z + 0.045), m.plastic("#1d4f7c"))
    for step, colour in enumerate(("#49d17d", "#ff9d4d")):
        cylinder(0.0018, 0.001, (0.062 + step * 0.016, -0.0305, z + 0.015), m.glow(colour, 3), "y")
    plate(0.018, 0.018, 0.032, (0.07, 0, z - 0.01), m.plastic("#d3d2ce"), 0.008)
