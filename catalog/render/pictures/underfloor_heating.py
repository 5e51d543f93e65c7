"""Underfloor heating: pipes, manifolds, panels and control."""

from models.actuators import actuator, wiring_centre
from models.cabinet import flush_cabinet, surface_cabinet
from models.dry_system import dry_panel, plate_stack
from models.fasteners import clip_rails, guide_bends, staple_strips
from models.floor_panels import board_stack, folding_panel, studded_panel
from models.floor_rolls import edge_strip, film_roll, staple_roll
from models.manifold import manifold
from models.mixing_group import manifold_with_pump, mixing_set
from models.room_controller import control_set, dial_controller, flush_controller
from models.site_gear import canister, decoiler
from models.ufh_fittings import couplings, unions, valve_set
from models.ufh_kits import dry_kit, rail_kit, staple_kit, stud_kit, thin_kit
from models.winding import pipe_coil, pipe_length, sleeve_coil

STEEL = {"model": manifold, "ground": "wall"}
PLASTIC = {"model": manifold, "ground": "wall", "kind": "plastic", "maker": "stellmark", "valves": False, "view": "right"}
PUMP = {"model": manifold_with_pump, "ground": "wall"}
STUDS = {"model": studded_panel, "view": "above", "fill": 0.88}
SMALL = {"model": actuator, "view": "above", "turn": 10}
DIAL = {"model": dial_controller, "ground": "wall"}
FLUSH = {"model": flush_controller, "ground": "wall"}
KIT = {"view": "above", "fill": 0.88}

PICTURES = {
    "ufh-pipe": {"model": pipe_coil, "turn": -8},
    "ufh-pipe-2": {"model": pipe_coil, "lying": True, "view": "above"},
    "ufh-pipe-3": {"model": pipe_coil, "view": "right", "zoom": (0.12, -0.1, 0.1, 0.15)},
    "ufh-pipe-pex": {"model": pipe_coil, "colour": "#a8402f", "maker": "dielenau", "words": ("PE-Xa",), "inner": 0.3, "layers": 9, "turns": 14, "lying": True, "view": "above"},
    "ufh-pipe-multilayer": {"model": pipe_coil, "colour": "#9fa4a8", "words": ("16 × 2 mm",), "layers": 4, "turns": 8, "straps": 3, "shine": 0.22},
    "ufh-pipe-flex": {"model": pipe_coil, "colour": "#c3ced6", "words": ("PE-RT/Al/PE-RT",), "inner": 0.22, "thickness": 0.007, "layers": 6, "turns": 9, "view": "right", "turn": -6, "shine": 0.2},
    "ufh-pipe-ring": {"model": pipe_coil, "inner": 0.24, "layers": 3, "turns": 4, "straps": 3, "lying": True, "view": "above"},
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
    "ufh-manifold-mix": PUMP,
    "ufh-manifold-mix-2": {**PUMP, "zoom": (-0.24, -0.1, 0.22, 0.11)},
    "ufh-manifold-mix-3": {**PUMP, "view": "right", "turn": 8},
    "ufh-mixing-set": {"model": mixing_set, "ground": "wall", "view": "right"},
    "ufh-cabinet": {"model": flush_cabinet, "fill": 0.88},
    "ufh-cabinet-surface": {"model": surface_cabinet, "ground": "wall"},
    "ufh-stud-panel": STUDS,
    "ufh-stud-panel-2": {**STUDS, "zoom": (0.1, -0.1, 0.03, 0.1)},
    "ufh-stud-panel-3": {**STUDS, "view": "right", "turn": 6},
    "ufh-stud-thin": {**STUDS, "turn": 50, "colour": "#1a1c1e", "foam": 0.0, "columns": 10, "rows": 7, "pipe": "#c3ced6", "radius": 0.007, "stud": 0.018},
    "ufh-staple-panel": {"model": folding_panel, "view": "above"},
    "ufh-eps": {"model": board_stack, "view": "above"},
    "ufh-dry-panel": {"model": dry_panel, "view": "above", "turn": 62, "fill": 0.88},
    "ufh-heat-plate": {"model": plate_stack, "view": "above", "turn": -38, "fill": 0.88},
    "ufh-staple-roll": {"model": staple_roll, "view": "above"},
    "ufh-edge-strip": {"model": edge_strip, "view": "above"},
    "ufh-pe-film": {"model": film_roll, "view": "above", "turn": -22, "fill": 0.86},
    "ufh-actuator": SMALL,
    "ufh-actuator-24": {**SMALL, "maker": "stellmark", "words": "24 V", "round_body": True},
    "ufh-wiring-centre": {"model": wiring_centre, "ground": "wall", "view": "right"},
    "ufh-wiring-centre-radio": {"model": wiring_centre, "ground": "wall", "maker": "stellmark", "zones": 6, "radio": True},
    "ufh-room-radio": DIAL,
    "ufh-room-radio-2": {**DIAL, "view": "side"},
    "ufh-room-radio-black": {**DIAL, "colour": "#1e2123"},
    "ufh-room-flush": FLUSH,
    "ufh-room-flush-anthracite": {**FLUSH, "colour": "#3a4045", "view": "right"},
    "ufh-control-set": {"model": control_set, "view": "above"},
    "ufh-staples": {"model": staple_strips, "view": "above"},
    "ufh-clip-rail": {"model": clip_rails, "view": "above", "fill": 0.88},
    "ufh-pipe-bend": {"model": guide_bends, "view": "above"},
    "ufh-compression-fitting": {"model": unions, "view": "above"},
    "ufh-press-coupling": {"model": couplings, "view": "above"},
    "ufh-ball-valve-set": {"model": valve_set},
    "ufh-ball-valve-set-angle": {"model": valve_set, "angled": True},
    "ufh-decoiler": {"model": decoiler, "view": "above"},
    "ufh-screed-additive": {"model": canister},
    "ufh-set-20": {"model": staple_kit, "fill": 0.88},
    "ufh-set-20-2": {"model": staple_kit, "view": "right", "fill": 0.88},
    "ufh-set-20-3": {"model": staple_kit, "view": "above", "fill": 0.88},
    "ufh-kit-staple": {"model": staple_kit, "rolls": 4, "coils": 2, "circuits": 4, "fill": 0.9},
    "ufh-kit-stud": {"model": stud_kit, **KIT},
    "ufh-kit-stud-2": {"model": stud_kit, **KIT, "turn": 52},
    "ufh-kit-stud-3": {"model": stud_kit, "view": "above", "zoom": (0.3, -0.3, 0.2, 0.28)},
    "ufh-kit-dry": {"model": dry_kit, **KIT},
    "ufh-kit-thin": {"model": thin_kit, **KIT},
    "ufh-kit-rail": {"model": rail_kit, **KIT},
}
