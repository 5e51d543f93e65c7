"""Complete underfloor heating kits: the parts of the delivery arranged as one picture."""

import materials as m
from brands import brand
from models.dry_system import dry_panel, plate_stack
from models.fasteners import rail
from models.floor_panels import studded_panel
from models.floor_rolls import edge_strip, film_roll, standing_roll
from models.manifold import manifold
from models.placing import placed
from models.winding import pipe_coil
from shapes import box, text

RED, BLUISH = "#a8402f", "#c3ced6"
STAND = -0.07  # a manifold is built for the wall: this brings its outlets down to the floor


def carton(maker="flurion", words="1000", size=(0.26, 0.18, 0.16)):
    width, depth, height = size
    look, brown = brand(maker), m.foam("#b48f62")
    box(size, (0, 0, height / 2), brown, 0.003)
    box((width + 0.0006, 0.05, 0.0008), (0, 0, height + 0.0002), m.plastic("#c9ab7c", 0.3), 0)
    box((width * 0.6, 0.0008, height * 0.5), (0, -depth / 2 - 0.0005, height * 0.5), m.surface("paper", "#f4f2ec", Roughness=0.7), 0.0002)
    text(look["word"], height * 0.17, (0, -depth / 2 - 0.0012, height * 0.58), m.plastic(look["accent"], 0.5))
    text(words, height * 0.13, (0, -depth / 2 - 0.0012, height * 0.37), m.plastic("#26292c", 0.5), "Regular")


def staple_kit(rolls=2, coils=1, circuits=2, maker="flurion"):
    """Rolls at the back, coils before them, the small parts in front."""
    for step in range(rolls):
        placed(standing_roll, ((step - (rolls - 1) / 2) * 0.52 - 0.12, 0.42, 0))
    for step in range(coils):
        placed(pipe_coil, (0.5 + step * 0.2, -0.02 - step * 0.12, 0), (0, 0, 14), words=("16 × 2 mm", "240 m"))
    placed(manifold, (-0.25 - circuits * 0.02, -0.12, STAND), (0, 0, -8), circuits=circuits, maker=maker)
    placed(edge_strip, (0.02, -0.42, 0), (0, 0, 18))
    placed(carton, (0.52, -0.46, 0), (0, 0, 10), words=f"{300 if rolls < 3 else 1000}")


def stud_kit(layers=4):
    """Panels stacked flat with a coil behind and the manifold in front."""
    for step in range(layers):
        box((1.02, 0.67, 0.0018), (0, 0, step * 0.052 + 0.031), m.plastic("#33383c", 0.42), 0.0005)
        box((1.0, 0.65, 0.03), (0, 0, step * 0.052 + 0.015), m.foam("#e3e1da"), 0.003)
        box((0.98, 0.63, 0.02), (0, 0, step * 0.052 + 0.041), m.plastic("#2a2e31", 0.5), 0.004)
    placed(studded_panel, (0, 0, layers * 0.052), columns=20, rows=13, pipe=None)
    placed(pipe_coil, (0.2, 0.5, 0), (0, 0, 12))
    placed(manifold, (0.34, -0.5, STAND), (0, 0, 8), circuits=4)
    placed(edge_strip, (-0.34, -0.52, 0), (0, 0, 12))


def dry_kit():
    for step in range(5):
        box((0.8, 0.5, 0.0245), (((step * 3) % 4 - 1.5) * 0.003, 0.1, step * 0.025 + 0.0125), m.foam("#e4e3de"), 0.002)
    placed(dry_panel, (0, 0.1, 0.127))
    placed(pipe_coil, (0.12, 0.5, 0), (0, 0, 10), colour=RED, maker="dielenau", words=("PE-Xa 16 × 2", "200 m"), layers=5)
    placed(plate_stack, (0.0, -0.36, 0), (0, 0, 3), count=18)
    placed(manifold, (-0.5, -0.14, STAND), (0, 0, -10), circuits=2, kind="plastic", maker="stellmark", valves=False)


def thin_kit():
    for step in range(5):
        placed(studded_panel, (((step * 3) % 4 - 1.5) * 0.002, 0, step * 0.0042), columns=12, rows=8, foam=0.0, colour="#1a1c1e", stud=0.018, pipe=BLUISH if step == 4 else None, radius=0.007)
    placed(pipe_coil, (0.1, 0.36, 0), (0, 0, 10), colour=BLUISH, thickness=0.007, inner=0.2, layers=5, turns=8, words=("14 × 2 mm", "100 m"), shine=0.2)
    placed(manifold, (0.32, -0.22, STAND), (0, 0, 10), circuits=2, kind="plastic", maker="stellmark", valves=False)
    placed(edge_strip, (-0.34, -0.46, 0), (0, 0, -6))


def rail_kit():
    placed(pipe_coil, (-0.12, 0.34, 0), (0, 0, 8), colour=RED, maker="dielenau", words=("PE-Xa 16 × 2", "200 m"), layers=5)
    placed(film_roll, (0.1, 0.62, 0), (0, 0, -4), width=1.0)
    for step in range(5):
        placed(rail, (-0.02 + step * 0.008, -0.1 - step * 0.075, 0), (0, 0, 5 - step), length=0.75)
    placed(manifold, (0.5, -0.05, STAND), (0, 0, 10), circuits=2, kind="plastic", maker="stellmark", valves=False)
    placed(edge_strip, (0.6, -0.38, 0), (0, 0, 14))
