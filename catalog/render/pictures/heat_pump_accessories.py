"""What heat pumps stand on, hang on and are connected with."""

from models.heat_pump_lines import condensate_cable, hoses, twin_line
from models.heat_pump_mounts import floor_console, plinth_cover, rubber_bases, sound_hood, wall_bracket

PICTURES = {
    "hp-floor-console": {"model": floor_console, "fill": 0.86},
    "hp-wall-bracket": {"model": wall_bracket, "ground": "wall"},
    "rubber-base": {"model": rubber_bases, "view": "above"},
    "sound-hood": {"model": sound_hood},
    "sound-hood-s-larch": {"model": sound_hood, "larch": True},
    "plinth-cover": {"model": plinth_cover, "view": "above", "fill": 0.86},
    "plinth-cover-white": {"model": plinth_cover, "colour": "#d9d8d3", "view": "above", "fill": 0.86},
    "hose-set": {"model": hoses, "view": "above"},
    "condensate-heater": {"model": condensate_cable, "view": "above"},
    "twin-pipe": {"model": twin_line, "view": "above", "turn": -12},
}
