"""Underfloor heating: pipes and manifolds."""

from models.manifold import manifold
from models.winding import pipe_coil, pipe_length, sleeve_coil

STEEL = {"model": manifold, "ground": "wall"}
PLASTIC = {"model": manifold, "ground": "wall", "kind": "plastic", "maker": "stellmark", "valves": False, "view": "right"}

PICTURES = {
    "ufh-pipe": {"model": pipe_coil, "turn": -8},
    "ufh-pipe-2": {"model": pipe_coil, "lying": True, "view": "above"},
    "ufh-pipe-3": {"model": pipe_coil, "view": "right", "zoom": (0.12, -0.1, 0.1, 0.15)},
    "ufh-pipe-pex": {"model": pipe_coil, "colour": "#a8402f", "maker": "dielenau", "words": ("PE-Xa 16 × 2", "500 m"), "inner": 0.3, "layers": 9, "turns": 14, "lying": True, "view": "above"},
    "ufh-pipe-multilayer": {"model": pipe_coil, "colour": "#9fa4a8", "words": ("16 × 2 mm", "100 m"), "layers": 4, "turns": 8, "straps": 3, "shine": 0.22},
    "ufh-pipe-flex": {"model": pipe_coil, "colour": "#c3ced6", "words": ("14 × 2 mm", "100 m"), "inner": 0.22, "thickness": 0.007, "layers": 6, "turns": 9, "view": "right", "turn": -6, "shine": 0.2},
    "ufh-pipe-ring": {"model": pipe_coil, "inner": 0.24, "layers": 3, "turns": 4, "straps": 3, "words": ("16 × 2 mm", "20 m"), "lying": True, "view": "above"},
    "ufh-pipe-metre": {"model": pipe_length, "view": "above"},
    "ufh-protective-pipe": {"model": sleeve_coil},
    "ufh-protective-pipe-red": {"model": sleeve_coil, "colour": "#a8262c"},
    "ufh-protective-pipe-blue": {"model": sleeve_coil, "colour": "#2f5fa5"},
    "ufh-manifold": STEEL,
    "ufh-manifold-detail": {**STEEL, "zoom": (0.02, -0.06, 0.35, 0.085)},
    "ufh-manifold-side": {**STEEL, "view": "side", "turn": 130},
    "ufh-manifold-2": {**STEEL, "circuits": 2},
    "ufh-manifold-6": {**STEEL, "circuits": 6},
    "ufh-manifold-8": {**STEEL, "circuits": 8},
    "ufh-manifold-10": {**STEEL, "circuits": 10, "fill": 0.86},
    "ufh-manifold-12": {**STEEL, "circuits": 12, "fill": 0.88},
    "ufh-manifold-plastic": {**PLASTIC, "circuits": 5},
    "ufh-manifold-plastic-2": {**PLASTIC, "circuits": 2},
    "ufh-manifold-plastic-8": {**PLASTIC, "circuits": 8},
}
