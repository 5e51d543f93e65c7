"""Complete solar packages, all parts standing together."""

from models.collectors import flat_collector, tube_collector
from models.pipework import placed
from models.pump_station import station
from models.solar_fluid import canister
from models.solar_parts import controller
from models.tank import tank
from models.vessel import vessel


def water_package():
    """Two flat collectors, a 300 litre cylinder and the small parts before them."""
    for x in (-0.95, 0.26):
        placed(flat_collector, (x, 0.55, 0), tilt=78)
    placed(tank, (1.28, 0.1, 0), radius=0.33, height=1.5, jacket="#d3d3ce", lid="#4a4f52", fabric=False, solar=True, gauges=1, maker="heliotta", words="300 l")
    parts(0.35)


def heating_package():
    """Two rows of tubes, one behind the other, and a combi tank."""
    for x, y in ((-0.75, 0.2), (0.55, 1.5)):
        placed(tube_collector, (x, y, 0), tubes=30)
    placed(tank, (0.95, 0.35, 0), radius=0.41, height=1.74, jacket="#3d4448", lid="#24282a", fabric=False, solar=True, gauges=2, words="Lamina Frisch")
    parts(0.75)


def parts(x):
    placed(station, (x - 0.1, -0.42, 0.02))
    placed(vessel, (x + 0.32, -0.45, 0), colour="#d3d3ce", stripe="#e08a00", words="Solar")
    placed(canister, (x - 0.55, -0.5, 0))
    placed(controller, (x + 0.02, -0.72, 0.02))
