"""Solar cables, connectors and DC protection."""

from models.cable_parts import cable_duct, clips, earthing_set, mains_cable
from models.dc_boxes import combiner, isolator, surge_box
from models.solar_cables import branch, cable_coil, connector_heap, connector_pair, drum, extension, loose_cable

PICTURES = {
    "solar-cable": {"model": cable_coil, "turns": 12, "layers": 9, "words": ("H1Z2Z2-K", "100 m")},
    "solar-cable-red": {"model": cable_coil, "turns": 12, "layers": 9, "colour": "red", "words": ("H1Z2Z2-K", "100 m")},
    "solar-cable-ring": {"model": cable_coil, "turns": 7, "layers": 5, "words": ("H1Z2Z2-K",), "view": "right"},
    "solar-cable-drum": {"model": drum},
    "solar-cable-metre": {"model": loose_cable, "view": "above"},
    "solar-cable-metre-red": {"model": loose_cable, "colour": "red", "view": "above"},
    "earthing-cable": {"model": cable_coil, "turns": 8, "layers": 5, "thickness": 0.0045, "colour": "green-yellow", "words": ("16 mm²", "50 m")},
    "solar-connector": {"model": connector_pair, "view": "above"},
    "solar-connector-2": {"model": connector_heap, "view": "top"},
    "extension-cable": {"model": extension, "view": "above"},
    "extension-cable-2": {"model": connector_pair, "view": "top"},
    "extension-cable-red": {"model": extension, "colour": "red", "view": "above"},
    "y-branch": {"model": branch, "view": "top"},
    "y-branch-3": {"model": branch, "inputs": 3, "view": "top"},
    "ac-cable": {"model": mains_cable},
    "cable-clip": {"model": clips, "view": "above"},
    "cable-duct": {"model": cable_duct, "view": "above"},
    "earthing-set": {"model": earthing_set, "view": "above"},
    "earthing-set-bar": {"model": earthing_set, "rail": True, "view": "above"},
    "dc-surge-box": {"model": surge_box, "ground": "wall"},
    "dc-surge-box-2": {"model": surge_box, "trackers": 2, "ground": "wall", "view": "right"},
    "dc-surge-box-two": {"model": surge_box, "trackers": 2, "ground": "wall"},
    "dc-surge-box-three": {"model": surge_box, "trackers": 3, "ground": "wall"},
    "dc-isolator": {"model": isolator, "ground": "wall"},
    "string-combiner": {"model": combiner, "ground": "wall"},
}
