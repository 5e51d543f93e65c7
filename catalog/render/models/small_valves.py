"""Safety valves, automatic vents and ball valves of brass."""

import materials as m
from models.plumbing import knurled, thread
from shapes import box, cut, cylinder, group, hexagon, lathe, sphere, text


def safety_valve(cap="#b3262e", words="3 bar", at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Inlet below, larger outlet to +x, ribbed cap on top."""
    s, brass, grip = scale, m.metal("brass"), m.plastic(cap, 0.35)
    things = [
        thread(0.0105 * s, 0.013 * s, (0, 0, 0.0065 * s), brass),
        hexagon(0.026 * s, 0.01 * s, (0, 0, 0.017 * s), brass),
        lathe([(r * s, h * s) for r, h in [(0.0001, 0), (0.012, 0), (0.0145, 0.006), (0.0165, 0.016), (0.021, 0.022), (0.021, 0.029), (0.0001, 0.029)]], (0, 0, 0.021 * s), brass),
        cylinder(0.0125 * s, 0.016 * s, (0.018 * s, 0, 0.031 * s), brass, "x"),
        *female_end(0.0115 * s, (0.031 * s, 0, 0.031 * s), brass),
        *knurled(0.0195 * s, 0.03 * s, (0, 0, 0.066 * s), grip, ribs=22),
        lathe([(0.0001, 0), (0.0175 * s, 0), (0.0165 * s, 0.004 * s), (0.008 * s, 0.006 * s), (0.0001, 0.0062 * s)], (0, 0, 0.0805 * s), grip),
        cylinder(0.0212 * s, 0.005 * s, (0, 0, 0.0515 * s), m.metal("steel"), bevel=0.001),
        text(words, 0.0072 * s, (0, 0, 0.0868 * s), m.plastic("#f5f4ef"), facing="top", depth=0.0002),
    ]
    return group(things, at, turn)


def air_vent(at=(0, 0, 0), turn=(0, 0, 0)):
    """Float body with side cap, stop valve below."""
    nickel, dark = m.metal("nickel"), m.plastic("#1f2326", 0.4)
    things = [
        thread(0.0083, 0.01, (0, 0, 0.005), nickel),
        hexagon(0.022, 0.009, (0, 0, 0.0145), nickel),
        cylinder(0.007, 0.004, (0, 0, 0.021), m.metal("brass")),
        hexagon(0.024, 0.007, (0, 0, 0.0265), nickel),
        lathe([(0.0001, 0), (0.0165, 0), (0.0205, 0.004), (0.0205, 0.036), (0.0215, 0.037), (0.0215, 0.043), (0.0195, 0.045), (0.016, 0.05), (0.009, 0.053), (0.0001, 0.054)], (0, 0, 0.03), nickel),
        cylinder(0.0065, 0.006, (0.004, 0, 0.086), nickel),
        *knurled(0.0062, 0.009, (0.004, 0, 0.093), dark, ribs=14),
    ]
    return group(things, at, turn)


def ball_valve(handle="#b3262e", at=(0, 0, 0), turn=(0, 0, 0), pipe=0.013):
    """Along x with female ends, the wing handle looks up."""
    nickel, z = m.metal("nickel"), pipe * 1.45
    things = [
        sphere(pipe * 1.42, (0, 0, z), nickel, (1.05, 1, 1)),
        cylinder(pipe * 1.2, pipe * 2.9, (0, 0, z), nickel, "x"),
        cylinder(pipe * 0.55, pipe * 1.1, (0, 0, z + pipe * 1.6), nickel),
        hexagon(pipe * 0.95, pipe * 0.4, (0, 0, z + pipe * 2.0), m.metal("brass")),
    ]
    for side in (-1, 1):
        things += female_end(pipe, (side * pipe * 2.1, 0, z), nickel, side)
    things += wings(handle, (0, 0, z + pipe * 2.35), pipe)
    return group(things, at, turn)


def female_end(pipe, at, material, side=1, axis="x"):
    """A hexagon end with a threaded bore that looks to `side` along the axis."""
    shift = lambda d: tuple(c + (side * d if a == axis else 0) for c, a in zip(at, "xyz"))
    nut = hexagon(pipe * 2.75, pipe * 1.3, at, material, axis)
    hole = cylinder(pipe, pipe * 1.2, shift(pipe * 0.3), None, axis, bevel=0)
    cut(nut, hole)
    rings = [lathe([(pipe * 1.01, -pipe * 0.06), (pipe * 0.93, 0), (pipe * 1.01, pipe * 0.06)], shift(pipe * (0.1 + 0.16 * step)), material, axis) for step in range(3)]
    return [nut, hole, *rings, cylinder(pipe, pipe * 0.1, shift(-pipe * 0.2), m.metal("chrome"), axis, bevel=0), cylinder(pipe * 0.8, pipe * 0.1, shift(-pipe * 0.18), m.plastic("#1d1b18", 0.8), axis, bevel=0)]


def wings(colour, at, pipe):
    """The wing handle, seen from above a bow tie that bends up at its ends."""
    x, y, z = at
    grip = m.plastic(colour, 0.32)
    things = [cylinder(pipe * 0.72, pipe * 0.62, at, grip, bevel=pipe * 0.12), hexagon(pipe * 0.5, pipe * 0.3, (x, y, z + pipe * 0.4), m.metal("steel"))]
    for side in (-1, 1):
        wing = box((pipe * 1.9, pipe * 1.15, pipe * 0.36), (x + side * pipe * 1.4, y, z + pipe * 0.22), grip, pipe * 0.17)
        wing.rotation_euler = (0, -side * 0.28, 0)
        things.append(wing)
    return things


def several(build, places):
    """The same thing with other looks at other places."""
    for look in places:
        build(**look)
