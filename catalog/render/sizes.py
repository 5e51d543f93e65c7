"""How wide and high a studio picture is: devices people look at closely get more pixels."""

USUAL, LARGE = 1280, 1600

# Heat pumps, boilers, tanks, storage, inverters, modules, wallboxes, radiators and pumps: what a house is planned around.
DEVICES = """
aero-mono skogen lund aero-mini linea-mono aero-forte linea-split fjell-split aero-tower-set berg berg-tower aero-tower-indoor hydro-box
inverter-hybrid inverter-string inverter-hybrid-tvaro inverter-hybrid-janto inverter-string-single inverter-string-large
storage-tower storage-stack storage-wall storage-all-in-one hybrid-storage-set storage-rack storage-mini
pv-module pv-module-nocta pv-module-duet pv-module-klar pv-module-lucida pv-set-string pv-set-storage balcony-kit-800
wallbox-11 wallbox-22 wallbox-basic wallbox-solar wallbox-socket wallbox-duo
brenna-combi brenna-system brenna-glas oleon pellaro ohmar
hot-water-cylinder aquacal-260 thermus-air thermus-duo buffer-tank combi-tank fresh-water-station
panel-radiator compact-radiator-21 lowtemp-radiator planar-radiator vertical-radiator-pilaro column-radiator bath-radiator
pump-eco pump-tiro pump-kolosa pump-group-mixed flat-collector vacuum-collector
""".split()


def size_of(name):
    side = LARGE if name in DEVICES else USUAL
    return side, side
