"""Things of the building site: the decoiler for pipe and a can of screed additive."""

from math import cos, pi, sin

import materials as m
from brands import brand
from models.placing import placed
from models.winding import pipe_coil
from shapes import box, cylinder, extrude, rounded, text, tube


def decoiler(maker="flurion"):
    """Four arms turning on a cross-shaped foot, a coil lying on them."""
    zinc, black = m.metal("zinc", 0.42), m.rubber()
    for turn in (0, pi / 2):
        bar = box((1.0, 0.04, 0.03), (0, 0, 0.045), zinc, 0.003)
        bar.rotation_euler = (0, 0, turn + pi / 4)
    for step in range(4):
        angle = step * pi / 2 + pi / 4
        cylinder(0.03, 0.03, (cos(angle) * 0.47, sin(angle) * 0.47, 0.015), black, bevel=0.006)
    cylinder(0.05, 0.02, (0, 0, 0.07), m.metal("dark"), bevel=0.003)
    cylinder(0.03, 0.09, (0, 0, 0.1), zinc, bevel=0.003)
    for step in range(4):
        angle = step * pi / 2
        arm = box((0.52, 0.034, 0.022), (cos(angle) * 0.26, sin(angle) * 0.26, 0.13), m.paint(brand(maker)["accent"], 0.35), 0.003)
        arm.rotation_euler = (0, 0, angle)
        post = (cos(angle) * 0.235, sin(angle) * 0.235)
        tube([(*post, 0.13), (*post, 0.4), (post[0] * 0.82, post[1] * 0.82, 0.45), (post[0] * 0.3, post[1] * 0.3, 0.46)], 0.011, zinc)
        tube([(cos(angle) * 0.5, sin(angle) * 0.5, 0.135), (cos(angle) * 0.5, sin(angle) * 0.5, 0.25)], 0.011, zinc)
        cylinder(0.013, 0.03, (cos(angle) * 0.5, sin(angle) * 0.5, 0.26), black, bevel=0.004)
        cylinder(0.018, 0.012, (cos(angle) * 0.38, sin(angle) * 0.38, 0.147), black, bevel=0.003)
    cylinder(0.045, 0.03, (0, 0, 0.46), m.metal("dark"), bevel=0.004)
    tube([(0.02, -0.05, 0.085), (0.1, -0.2, 0.085), (0.12, -0.26, 0.09)], 0.006, zinc)
    cylinder(0.014, 0.07, (0.13, -0.29, 0.092), m.plastic("#b3262e"), "y", bevel=0.005)
    placed(pipe_coil, (0, 0, 0.145), lying=True, inner=0.27, turns=10, layers=7, straps=0)


def canister(maker="flurion", words=("Estrichzusatz", "5 l"), width=0.19, depth=0.13, height=0.25):
    """A blow-moulded can with handle, screw cap and label."""
    look, white = brand(maker), m.plastic("#dfe0dc", 0.4)
    extrude(rounded(width, depth, 0.028), height * 0.86, (0, 0, height * 0.43), white, bevel=0.014)
    extrude(rounded(width * 0.9, depth * 0.84, 0.024), height * 0.06, (0, 0, height * 0.87), white, bevel=0.01)
    top = height * 0.88
    tube([(width * 0.36, 0, top - 0.01), (width * 0.33, 0, top + 0.028), (width * 0.1, 0, top + 0.036), (-width * 0.1, 0, top + 0.03), (-width * 0.12, 0, top - 0.01)], 0.0125, white)
    cylinder(0.024, 0.02, (-width * 0.3, 0, top + 0.012), white, bevel=0.003)
    cylinder(0.027, 0.026, (-width * 0.3, 0, top + 0.03), m.plastic(look["accent"], 0.38), bevel=0.003)
    for step in range(30):
        angle = step * pi / 15
        cylinder(0.0012, 0.02, (-width * 0.3 + cos(angle) * 0.0272, sin(angle) * 0.0272, top + 0.029), m.plastic(look["accent"], 0.38), bevel=0, sides=8)
    face, z = -depth / 2 - 0.0006, height * 0.42
    box((width * 0.76, 0.0008, height * 0.56), (0, face, z), m.surface("paper", "#f4f2ec", Roughness=0.5), 0.0002)
    box((width * 0.76, 0.0004, height * 0.15), (0, face - 0.0006, z + height * 0.205), m.plastic(look["accent"], 0.5), 0)
    text(look["word"], 0.026, (0, face - 0.0012, z + height * 0.205), m.plastic("#ffffff", 0.6))
    text(words[0], 0.0165, (0, face - 0.001, z + height * 0.06), m.plastic("#22262a", 0.6))
    text("Screed additive · Dodatek do jastrychu", 0.0062, (0, face - 0.001, z - height * 0.02), m.plastic("#22262a", 0.6), "Regular")
    text(words[1], 0.03, (0, face - 0.001, z - height * 0.16), m.plastic(look["accent"], 0.5))
    for step in range(5):
        box((width * 0.14, 0.0003, 0.0014), (width * 0.27, face - 0.0007, z - height * (0.1 + step * 0.03)), m.plastic("#8b9094"), 0)
