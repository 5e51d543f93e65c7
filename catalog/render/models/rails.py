"""Mounting rails of 40 × 40 mm and what belongs to them: connectors, end caps, clamps."""

import materials as m
from models.bent import profile
from models.many import boxes
from shapes import box, cut, cylinder, extrude, group, hexagon, rounded

# The section: a channel on top for clamps, one on the right for hook bolts.
SECTION = [(-20, 0), (20, 0), (20, 10), (17, 10), (17, 7), (9, 7), (9, 27), (17, 27), (17, 24), (20, 24), (20, 40), (6, 40), (6, 37),
           (11, 37), (11, 29), (-11, 29), (-11, 37), (-6, 37), (-6, 40), (-20, 40)]
FINISH = {"silver": ("aluminium", None), "black": (None, "#1a1c1e")}


def finish(colour):
    kind, paint = FINISH[colour]
    return m.metal(kind, 0.36) if kind else m.paint(paint, 0.36)


def rail(length, at, colour="silver"):
    """Runs along y, its end faces the camera."""
    thing = profile(SECTION, length, at, finish(colour))
    x, y, z = at
    return cut(thing, box((0.022, length + 0.02, 0.022), (x - 0.0055, y, z + 0.0145), None, 0))


def rails(colour="silver", length=0.7):
    """Two rails side by side, the second one shifted back."""
    rail(length, (-0.045, 0, 0), colour)
    rail(length, (0.045, 0.06, 0), colour)


def screw_head(at, axis="z", width=0.013, socket=True, colour="steel"):
    x, y, z = at
    things = [cylinder(width / 2, 0.008, at, m.metal(colour, 0.25), axis, bevel=0.0012, sides=40)]
    if socket:
        shift = {"z": (0, 0, 0.0036), "x": (0.0036, 0, 0), "y": (0, -0.0036, 0)}[axis]
        things.append(hexagon(width * 0.46, 0.0016, tuple(a + b for a, b in zip((x, y, z), shift)), m.plastic("#0c0d0e", 0.6), axis))
    return things


def rail_connector(colour="silver"):
    """A sleeve around the joint of two rails, four self-drilling screws in its side."""
    rail(0.3, (0, -0.158, 0.003), colour)
    rail(0.3, (0, 0.158, 0.003), colour)
    sleeve = [(-20.6, 0), (20.6, 0), (20.6, 33), (23.6, 33), (23.6, -3), (-23.6, -3), (-23.6, 33), (-20.6, 33)]
    profile(sleeve, 0.2, (0, 0, 0.003), finish(colour), bevel=0.0006)
    for y in (-0.075, -0.035, 0.035, 0.075):
        for side in (-1, 1):
            hexagon(0.008, 0.005, (side * 0.0262, y, 0.026), m.metal("steel"), "x")
            cylinder(0.0068, 0.0014, (side * 0.0242, y, 0.026), m.metal("steel"), "x", 0.0003, sides=32)


def end_cap(at, turn=0):
    black = m.plastic("#1b1c1d", 0.45)
    plate = extrude(rounded(0.0415, 0.0415, 0.003), 0.004, (0, 0, 0.0208), black, "y", 0.001)
    fins = [box((0.001, 0.016, 0.018), (x, 0.009, 0.0145), black, 0.0003) for x in (-0.015, -0.009, -0.002, 0.004)]
    return group([plate, *fins, box((0.012, 0.001, 0.004), (-0.006, -0.0022, 0.004), m.plastic("#0c0d0e"), 0)], at, (0, 0, turn))


def end_caps():
    """A rail whose cap is on, one that waits for it, and caps lying about."""
    rail(0.26, (-0.07, 0.11, 0), "silver")
    end_cap((-0.07, -0.022, 0))
    rail(0.26, (0.02, 0.11, 0), "silver")
    end_cap((0.02, -0.075, 0), 14)
    end_cap((0.09, -0.05, 0), -38)
    end_cap((0.1, 0.02, 0), 152)


MID = [(-20, 24), (20, 24), (20, 28), (-20, 28)]
FOOT = [(-9.5, 2), (9.5, 2), (9.5, 24), (7, 24), (7, 5), (-7, 5), (-7, 24), (-9.5, 24)]
END = [(-8, 0), (10, 0), (10, 31), (-20, 31), (-20, 27), (6.5, 27), (6.5, 3), (-8, 3)]


def clamp(kind="mid", colour="silver", at=(0, 0, 0), turn=0):
    """A clamp of fixed height with screw and slot nut, 60 mm long, standing on its nut."""
    metal, lift = finish(colour), 0.018
    if kind == "mid":
        things = [profile(MID, 0.06, (0, 0, lift), metal), profile(FOOT, 0.06, (0, 0, lift), metal)]
        top = lift + 0.032
        things.append(boxes((0.001, 0.06, 0.0008), [(x / 1000, 0, lift + 0.0239) for x in (-18, -16, -14, 14, 16, 18)], metal))
    else:
        things = [profile(END, 0.06, (0, 0, lift), metal)]
        top = lift + 0.035
    things += screw_head((0, 0, top), colour="steel" if colour == "silver" else "dark")
    things.append(cylinder(0.004, lift + 0.01, (0, 0, (lift + 0.01) / 2), m.metal("steel"), sides=32))
    things.append(extrude(rounded(0.02, 0.013, 0.003), 0.007, (0, 0, 0.0055), m.metal("aluminium"), bevel=0.0008))
    return group(things, at, (0, 0, turn))


def clamps_on_rail():
    rail(0.4, (0, 0, 0), "silver")
    clamp("mid", "silver", (0, 0.06, 0.021), 90)
    clamp("end", "silver", (0, -0.12, 0.021), 90)


def click_clamp(colour="silver"):
    """The universal clamp: telescopic legs, a wide head and a plastic foot that clicks into the rail."""
    metal, grey = finish(colour), m.plastic("#5b6064", 0.45)
    head = [(-22, 50), (22, 50), (22, 54), (-22, 54)]
    legs = [(-10, 20), (10, 20), (10, 50), (7.4, 50), (7.4, 23), (-7.4, 23), (-7.4, 50), (-10, 50)]
    inner = [(-12.6, 14), (12.6, 14), (12.6, 38), (10.4, 38), (10.4, 16.4), (-10.4, 16.4), (-10.4, 38), (-12.6, 38)]
    profile(head, 0.05, (0, 0, 0), metal)
    profile(legs, 0.05, (0, 0, 0), metal)
    profile(inner, 0.05, (0, 0, 0), metal)
    boxes((0.001, 0.05, 0.0008), [(x / 1000, 0, 0.0498) for x in (-20, -18, -16, 16, 18, 20)], metal)
    screw_head((0, 0, 0.058), colour="steel" if colour == "silver" else "dark", width=0.014)
    for x in (-0.0085, 0.0085):
        box((0.005, 0.03, 0.014), (x, 0, 0.007), grey, 0.0015)
        box((0.008, 0.022, 0.003), (x * 1.18, 0, 0.0035), grey, 0.001)
    cylinder(0.004, 0.02, (0, 0, 0.01), m.metal("steel"), sides=32)
    box((0.014, 0.018, 0.005), (0, 0, 0.004), m.metal("aluminium"), 0.001)
