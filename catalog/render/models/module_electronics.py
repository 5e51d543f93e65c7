"""Electronics that ride under solar modules: micro inverters and optimisers with their leads."""

import materials as m
from brands import brand
from models.many import boxes, cylinders, spread
from models.plugs import solar_lead
from shapes import box, cylinder, extrude, rounded, text, tube


def micro_inverter(maker="voltessa", inputs=2, width=0.24):
    look = brand(maker)
    shell, depth, height = m.paint("#5a6066", 0.5), 0.18, 0.03
    extrude(rounded(width, depth, 0.014), height, (0, 0, 0.022), shell, bevel=0.004)
    boxes((width * 0.86, 0.005, 0.012), [(0, y, 0.042) for y in spread(9, depth * 0.8)], shell, 0.0012)
    box((width * 0.42, depth * 0.46, 0.014), (-width * 0.2, -depth * 0.12, 0.0425), m.paint("#43484d", 0.5), 0.002)
    text(look["word"], 0.024, (-width * 0.2, -depth * 0.06, 0.0498), m.plastic("#e2e7ec"), facing="top", depth=0.0002)
    text(f"{inputs} × MPPT", 0.012, (-width * 0.2, -depth * 0.22, 0.0498), m.plastic("#b6c2d0"), "Regular", facing="top", depth=0.0002)
    cylinder(0.004, 0.002, (width * 0.1, -depth * 0.3, 0.05), m.glow("#46e08a", 1.6), sides=24)
    # The sheet it is screwed to the rail with.
    box((width * 1.24, 0.05, 0.003), (0, depth * 0.3, 0.0075), m.metal("aluminium"), 0.001)
    cylinders(0.005, 0.004, [(sign * width * 0.56, depth * 0.3, 0.01) for sign in (-1, 1)], m.metal("steel"), sides=6)
    front = -depth / 2
    for step, x in enumerate(spread(inputs * 2, width * 0.86)):
        reach = 0.1 + 0.018 * (step % 3)
        lean = x * 0.35
        cylinder(0.0062, 0.014, (x, front - 0.004, 0.02), m.rubber(), "y", 0.002, sides=24)
        solar_lead([(x, front - 0.008, 0.02), (x + lean * 0.2, front - 0.035, 0.014), (x + lean * 0.7, front - 0.07, 0.007), (x + lean, front - reach, 0.008)])
    tube([(width / 2, 0, 0.022), (width / 2 + 0.03, 0, 0.022)], 0.006, m.rubber(), smooth=False)
    cylinder(0.014, 0.05, (width / 2 + 0.05, 0, 0.022), m.plastic("#17191b", 0.4), "x", 0.004)
    cylinder(0.0165, 0.01, (width / 2 + 0.05, 0, 0.022), m.plastic("#26292c", 0.4), "x", 0.002)


def optimiser(maker="ohmbrueck"):
    look = brand(maker)
    black, depth, width = m.plastic("#2a2c2f", 0.5), 0.11, 0.135
    extrude(rounded(width, depth, 0.012), 0.024, (0, 0, 0.018), black, bevel=0.004)
    boxes((width * 0.8, 0.0035, 0.006), [(0, 0.01 + y, 0.031) for y in spread(7, depth * 0.6)], black, 0.001)
    box((width * 0.72, 0.026, 0.002), (0, -depth * 0.3, 0.0305), m.plastic(look["accent"], 0.4), 0.0006)
    text(look["word"], 0.014, (0, -depth * 0.3, 0.0317), m.plastic("#f1f1ef"), facing="top", depth=0.0002)
    steel = m.metal("steel")
    box((0.05, 0.02, 0.002), (0, depth / 2 + 0.008, 0.03), steel, 0.0006)
    box((0.05, 0.002, 0.02), (0, depth / 2 + 0.018, 0.021), steel, 0.0006)
    box((0.05, 0.02, 0.002), (0, depth / 2 + 0.01, 0.011), steel, 0.0006)
    front = -depth / 2
    for step, x in enumerate(spread(4, width * 0.8)):
        long = step in (0, 3)
        lean = x * (1.5 if long else 0.5)
        way = [(x, front - 0.006, 0.016), (x + lean * 0.2, front - 0.03, 0.012), (x + lean * 0.6, front - 0.07, 0.006), (x + lean, front - (0.15 if long else 0.09), 0.008)]
        cylinder(0.0055, 0.012, (x, front - 0.003, 0.016), m.rubber(), "y", 0.002, sides=24)
        solar_lead(way)
