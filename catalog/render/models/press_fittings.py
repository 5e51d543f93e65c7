"""Press fittings: sockets with the bead of the sealing ring, as elbow, tee, coupling and adapter."""

from math import cos, pi, sin

import materials as m
from models.plumbing import thread
from shapes import arc, cylinder, group, hexagon, lathe, tube


def socket(pipe, material, length=None, mark=None):
    """A press socket from the origin upwards; `pipe` is the pipe's radius, `mark` the colour of the press check ring."""
    length = length or pipe * 3.0
    outer, bead = pipe * 1.13, pipe * 0.46
    bulge = [(outer + pipe * 0.3 * sin(a * pi / 12), length - bead * 2.3 + bead * (1 - cos(a * pi / 12))) for a in range(13)]
    profile = [(outer, -pipe * 0.3), (outer, length - bead * 2.4), *bulge, (outer * 1.0, length), (pipe, length), (pipe, length * 0.2), (0.0001, length * 0.2)]
    things = [lathe(profile, (0, 0, 0), material, sides=72)]
    if mark:
        low = length - bead * 2.9
        things.append(lathe([(outer, low - pipe * 0.16), (outer * 1.035, low - pipe * 0.14), (outer * 1.035, low + pipe * 0.14), (outer, low + pipe * 0.16)], (0, 0, 0), m.plastic(mark, 0.4), sides=72))
    return group(things)


def placed(thing, at, turn):
    thing.location, thing.rotation_euler = at, [a * pi / 180 for a in turn]
    return thing


def elbow(pipe=0.011, finish="copper", bend=1.5, at=(0, 0, 0), turn=(0, 0, 0), mark=None):
    """Stands on one mouth, the other looks to +x."""
    material = m.metal(finish)
    radius, reach = pipe * 2 * bend, pipe * 3.0
    things = [
        tube(arc((radius, 0, reach), radius, 180, 90, "y"), pipe * 1.13, material, smooth=False, sides=16),
        placed(socket(pipe, material, mark=mark), (0, 0, reach), (180, 0, 0)),
        placed(socket(pipe, material, mark=mark), (radius, 0, reach + radius), (0, 90, 0)),
    ]
    return group(things, at, turn)


def tee(pipe=0.011, finish="copper", at=(0, 0, 0), turn=(0, 0, 0), mark=None):
    """Lies along x on the ground, the branch looks up."""
    material, z = m.metal(finish), pipe * 1.5
    body = pipe * 1.5
    things = [
        cylinder(pipe * 1.13, body * 2, (0, 0, z), material, "x", bevel=0),
        lathe([(pipe * 1.5, 0), (pipe * 1.24, pipe * 0.5), (pipe * 1.15, pipe * 1.0), (pipe * 1.13, pipe * 1.5)], (0, 0, z + pipe * 0.6), material),
        placed(socket(pipe, material, mark=mark), (body, 0, z), (0, 90, 0)),
        placed(socket(pipe, material, mark=mark), (-body, 0, z), (0, -90, 0)),
        placed(socket(pipe, material, mark=mark), (0, 0, z + body), (0, 0, 0)),
    ]
    return group(things, at, turn)


def coupling(pipe=0.009, finish="copper", at=(0, 0, 0), turn=(0, 0, 0), mark=None):
    """Stands upright, both mouths open."""
    material = m.metal(finish)
    things = [placed(socket(pipe, material, mark=mark), (0, 0, pipe * 3.1), (0, 0, 0)), placed(socket(pipe, material, mark=mark), (0, 0, pipe * 3.1), (180, 0, 0))]
    things.append(lathe([(pipe * 1.13, -pipe * 0.2), (pipe * 1.08, 0), (pipe * 1.13, pipe * 0.2)], (0, 0, pipe * 3.1), material))
    return group(things, at, turn)


def adapter(pipe=0.011, finish="brushed", at=(0, 0, 0), turn=(0, 0, 0)):
    """Stands on its socket: hexagon above it, male thread on top."""
    material, reach = m.metal(finish), pipe * 3.0
    top = reach + pipe * 1.5
    things = [
        placed(socket(pipe, material), (0, 0, reach), (180, 0, 0)),
        hexagon(pipe * 3.0, pipe * 1.1, (0, 0, reach + pipe * 0.5), material),
        cylinder(pipe * 1.2, pipe * 0.5, (0, 0, reach + pipe * 1.25), material),
        thread(pipe * 1.25, pipe * 1.8, (0, 0, top + pipe * 0.9), material),
        cylinder(pipe * 0.92, 0.0006, (0, 0, top + pipe * 1.8), m.plastic("#15171a", 0.8)),
    ]
    return group(things, at, turn)


def pair(build, sizes, places, **look):
    """Several sizes of one fitting beside each other."""
    for pipe, (at, turn) in zip(sizes, places):
        build(pipe=pipe, at=at, turn=turn, **look)


def sleeved_tee(pipe=0.01, at=(0, 0, 0), turn=(0, 0, 0)):
    """For multilayer pipe: a brass body with stainless sleeves that have inspection windows."""
    brass, z = m.metal("nickel"), pipe * 1.75
    things = [cylinder(pipe * 1.05, pipe * 4.4, (0, 0, z), brass, "x"), cylinder(pipe * 1.05, pipe * 2.4, (0, 0, z + pipe * 1.0), brass)]
    things += [hexagon(pipe * 2.7, pipe * 2.2, (0, 0, z), brass, "x")]
    for place, way in (((pipe * 2.2, 0, z), (0, 90, 0)), ((-pipe * 2.2, 0, z), (0, -90, 0)), ((0, 0, z + pipe * 2.2), (0, 0, 0))):
        things.append(placed(sleeve(pipe), place, way))
    return group(things, at, turn)


def sleeve(pipe):
    steel, length, outer = m.metal("steel", 0.2), pipe * 3.2, pipe * 1.42
    things = [
        cylinder(outer * 1.12, pipe * 0.75, (0, 0, pipe * 0.35), m.plastic("#1d2124", 0.4), bevel=pipe * 0.12),
        lathe([(pipe, 0), (outer, 0), (outer, length * 0.93), (outer * 1.07, length), (outer * 0.99, length), (pipe * 1.2, length * 0.9), (pipe * 1.2, length * 0.3), (0.0001, length * 0.3)], (0, 0, pipe * 0.5), steel),
        lathe([(pipe * 0.68, length * 0.2), (pipe * 0.95, length * 0.3), (pipe * 0.95, length * 0.99), (pipe * 0.7, length * 0.99), (pipe * 0.7, length * 0.2)], (0, 0, pipe * 0.5), m.metal("nickel")),
    ]
    for step in range(4):
        angle = step * pi / 2 + pi / 4
        window = cylinder(pipe * 0.24, pipe * 0.12, (cos(angle) * outer, sin(angle) * outer, pipe * 1.5), m.plastic("#101214", 0.6), "x")
        window.rotation_euler = (0, 0, angle)
        things.append(window)
    return group(things)
