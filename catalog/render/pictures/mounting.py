"""Mounting systems."""

from models.pv_racks import ballast_tray, east_west, ground_rack, south
from models.rails import clamp, clamps_on_rail, click_clamp, end_caps, rail_connector, rails
from models.roof_hooks import hanger_bolt, plain_hook, roof_hook, seam_clamp, short_rail, slate_hook
from models.wall_mounts import facade_mount

PICTURES = {
    "mounting-rail": {"model": rails, "view": "above", "turn": -12},
    "mounting-rail-2": {"model": rails, "view": "above", "zoom": (0, -0.34, 0.02, 0.06)},
    "mounting-rail-black": {"model": rails, "colour": "black", "view": "above", "turn": -12},
    "rail-connector": {"model": rail_connector, "view": "above", "turn": -20},
    "rail-connector-black": {"model": rail_connector, "colour": "black", "view": "above", "turn": -20},
    "rail-end-cap": {"model": end_caps, "view": "above"},
    "module-clamp": {"model": click_clamp, "view": "above"},
    "module-clamp-black": {"model": click_clamp, "colour": "black", "view": "above"},
    "module-clamp-fixed": {"model": clamp, "view": "above"},
    "module-clamp-fixed-2": {"model": clamps_on_rail, "view": "above"},
    "clamp-mid-black": {"model": clamp, "colour": "black", "view": "above"},
    "clamp-end-silver": {"model": clamp, "kind": "end", "view": "above"},
    "clamp-end-black": {"model": clamp, "kind": "end", "colour": "black", "view": "above"},
    "roof-hook": {"model": roof_hook, "view": "above"},
    "roof-hook-2": {"model": roof_hook, "view": "front"},
    "roof-hook-plain": {"model": plain_hook, "view": "above"},
    "roof-hook-slate": {"model": slate_hook, "view": "above"},
    "hanger-bolt": {"model": hanger_bolt},
    "seam-clamp": {"model": seam_clamp, "view": "above"},
    "seam-clamp-round": {"model": seam_clamp, "seam": "round", "view": "above"},
    "trapezoid-rail": {"model": short_rail, "view": "above"},
    "flat-roof-stand": {"model": east_west, "view": "above"},
    "flat-roof-south": {"model": south, "view": "above"},
    "flat-roof-south-2": {"model": south, "side": "back", "view": "above"},
    "ballast-tray": {"model": ballast_tray, "view": "above"},
    "facade-mount": {"model": facade_mount, "ground": "wall"},
    "facade-mount-black": {"model": facade_mount, "colour": "black", "ground": "wall"},
    "ground-mount": {"model": ground_rack},
    "ground-mount-2": {"model": ground_rack, "side": "back"},
}
