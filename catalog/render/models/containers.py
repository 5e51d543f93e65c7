"""Bottles, canisters and bags of fluids and resin, with printed labels."""

import bmesh

import materials as m
from brands import brand
from models.curves import cable
from models.plumbing import knurled
from shapes import box, cylinder, extrude, from_bmesh, group, lathe, rounded, text


def label(width, height, at, maker, title, amount, accent=None, hazard=True, lines=("", "")):
    """Paper on the front: band with the maker, title, fine print, hazard diamond."""
    look = brand(maker)
    x, y, z = at
    colour = accent or look["accent"]
    things = [box((width, 0.0012, height), at, m.surface("label", "#f2f1ec", Roughness=0.45), 0.0003)]
    front = y - 0.0008
    things += [box((width, 0.0004, height * 0.22), (x, front, z + height * 0.39), m.plastic(colour, 0.45), 0)]
    things += [text(look["word"], height * 0.11, (x, front - 0.0003, z + height * 0.38), m.plastic("#ffffff"), depth=0.0001)]
    size = min(height * 0.13, width / max(len(title), 1) * 1.62)
    things += [text(title, size, (x, front, z + height * 0.15), m.plastic("#22262a"), depth=0.0001)]
    for step, line in enumerate(lines):
        things.append(text(line, height * 0.055, (x, front, z + height * (0.02 - 0.08 * step)), m.plastic("#4a4f54"), "Regular", depth=0.0001))
    things += [text(amount, height * 0.13, (x + width * 0.24, front, z - height * 0.32), m.plastic(colour), depth=0.0001)]
    if hazard:
        things += diamond(height * 0.13, (x - width * 0.27, front, z - height * 0.31))
    return things


def diamond(reach, at):
    """The hazard sign with its exclamation mark."""
    x, y, z = at
    things = []
    for share, colour, out in ((1.0, "#c4241c", 0), (0.8, "#f4f3ef", 0.0003)):
        plate = box((reach * 1.42 * share, 0.0003, reach * 1.42 * share), (x, y - out, z), m.plastic(colour, 0.5), 0)
        plate.rotation_euler = (0, 0.7854, 0)
        things.append(plate)
    return things + [text("!", reach * 1.25, (x, y - 0.0006, z), m.plastic("#17191b"), "Black", depth=0.0001)]


def bottle(maker="weichwald", width=0.085, depth=0.06, height=0.2, colour="#dfe3e3", cap="#0f6d8c", at=(0, 0, 0), turn=(0, 0, 0), **words):
    """A flat bottle with a level strip and a ribbed cap."""
    body = m.plastic(colour, 0.32)
    tall = height * 0.74
    things = [extrude(rounded(width, depth, depth * 0.2), tall, (0, 0, tall / 2), body, bevel=0.006)]
    shoulder = lathe([(width * 0.44, 0), (width * 0.43, 0.006), (width * 0.36, height * 0.06), (0.018, height * 0.11), (0.0155, height * 0.13), (0.0155, height * 0.16)], (0, 0, tall - 0.006), body)
    shoulder.scale = (1, depth / width, 1)
    things += [shoulder, *knurled(0.0185, height * 0.12, (0, 0, height * 0.93), m.plastic(cap, 0.35), ribs=28)]
    things += label(width * 0.72, tall * 0.74, (0, -depth / 2 - 0.0004, tall * 0.48), maker, **words)
    return group(things, at, turn)


def canister(maker="weichwald", width=0.19, depth=0.14, height=0.27, colour="#dcdfe0", cap="#0f6d8c", at=(0, 0, 0), turn=(0, 0, 0), **words):
    """A jerrycan: body with a waist rib, handle across the top, screw cap at one side."""
    body = m.plastic(colour, 0.36)
    tall = height * 0.78
    things = [extrude(rounded(width, depth, 0.026), tall, (0, 0, tall / 2), body, bevel=0.012)]
    hump = extrude(rounded(width * 0.95, depth * 0.9, 0.024), height * 0.07, (0, 0, tall + height * 0.025), body, bevel=0.014)
    things += [hump, cable([(-width * 0.1, 0, tall + 0.012), (-width * 0.06, 0, height * 0.93), (0.0, 0, height * 0.975), (width * 0.26, 0, height * 0.975), (width * 0.36, 0, height * 0.93), (width * 0.4, 0, tall + 0.01)], width * 0.065, body)]
    things += [cylinder(0.026, 0.02, (-width * 0.28, 0, tall + height * 0.075), body), *knurled(0.029, 0.03, (-width * 0.28, 0, tall + height * 0.12), m.plastic(cap, 0.35), ribs=30)]
    for z in (0.018, tall - 0.018):
        things.append(extrude(rounded(width * 1.008, depth * 1.01, 0.027), 0.004, (0, 0, z), body, bevel=0.0015))
    things += label(width * 0.72, tall * 0.72, (0, -depth / 2 - 0.0006, tall * 0.5), maker, **words)
    return group(things, at, turn)


def resin_bag(maker="fittwerk"):
    """A filled bag that stands upright, seams above and below."""
    width, height, thick = 0.24, 0.34, 0.1
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=18, use_grid_fill=True)
    for v in bm.verts:
        x, y, z = v.co
        belly = max(0.02, (1 - abs(z) ** 5) * (1 - abs(x) ** 4 * 0.75))
        ripple = 0.03 * ((x * 7.3 + z * 5.1) % 1 - 0.5) * (1 - abs(z))
        v.co = (x * width / 2 * (0.97 + 0.03 * z * z), y * thick / 2 * belly * (1.12 - 0.18 * z) + ripple * 0.02, (z * 0.5 + 0.5) * height)
    film = m.plastic("#9db6c2", 0.24)
    from_bmesh(bm, "bag", (0, 0, 0), film)
    for z in (0.004, height + 0.004):
        box((width * 0.985, 0.004, 0.024), (0, 0, z), m.plastic("#86a2b0", 0.3), 0.001)
    things = label(0.17, 0.2, (0, 0, 0), maker, "Mischbettharz", "5 kg", hazard=False, lines=("zur Vollentsalzung", "von Heizungswasser"))
    group(things, (0, -thick / 2 * 1.14, height * 0.5), (-3, 0, 0))
