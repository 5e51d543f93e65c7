"""Heat pumps."""

from models.outdoor_unit import outdoor_unit

PICTURES = {
    "aero-mono": {"model": outdoor_unit, "maker": "nordwerk"},
}
