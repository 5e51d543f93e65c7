"""Radiators for bathrooms: ladders of tubes, straight or curved, open to one side, with a heating rod."""

import materials as m
from models.heating_rod import control_head
from models.many import boxes, cylinders, soft, spread
from shapes import box, cylinder, hexagon, sphere, tube

OUT = 0.075
WHITE = "#dcdbd9"  # thin tubes take so much light that a brighter white melts into the wall


def coat(colour):
    return m.metal("chrome") if colour == "chrome" else m.paint(colour, 0.28)


def rungs(height, groups, low=0.07, pitch=0.042):
    """Heights of the tubes: equal groups with wide gaps for towels between them."""
    count = round((height - 0.08 - (groups - 1) * 0.1) / pitch)
    size, places, z = count // groups, [], low + 0.04
    step = (height - 0.08 - (groups - 1) * 0.1) / (size * groups - 1)
    for group in range(groups):
        for _ in range(size):
            places.append(z)
            z += step
        z += 0.1
    return places


def ladder(width=0.5, height=1.2, colour=WHITE, bow=0.0, groups=4, electric=False, towel=None):
    """`bow` is how far the tubes curve forward."""
    paint, low = coat(colour), 0.07
    for side in (-1, 1):
        box((0.034, 0.036, height), (side * (width / 2 - 0.017), -OUT, low + height / 2), paint, 0.0155, 5)
    heights = rungs(height, groups)
    if bow:
        for z in heights:
            points = [(width * (t - 0.5) * 0.98, -OUT - bow * (1 - (2 * t - 1) ** 2), z) for t in (0, 0.12, 0.3, 0.5, 0.7, 0.88, 1)]
            tube(soft(points), 0.011, paint, smooth=False)
    else:
        cylinders(0.011, width - 0.03, [(0, -OUT - 0.016, z) for z in heights], paint, "x")
    brackets(width, height, low, paint)
    ends(width, height, low, paint)
    if electric:
        control_head((width / 2 - 0.017, -OUT, low - 0.012), colour, upright=True)
        cable = [(width / 2 - 0.017, -OUT, low - 0.09), (width / 2 - 0.017, -OUT, low - 0.13), (width / 2 + 0.02, -0.03, low - 0.17), (width / 2 + 0.06, -0.012, low - 0.14), (width / 2 + 0.06, -0.008, low - 0.06)]
        tube(soft(cable), 0.0032, m.rubber("#c9c9c5" if colour != "#3a4045" else "#26292b"), smooth=False)
    else:
        below(low)
    if towel:
        hang_towel(towel, width, heights, bow)


def brackets(width, height, low, paint):
    for x in (-width * 0.32, width * 0.32):
        for z in (low + height * 0.1, low + height * 0.92):
            cylinder(0.009, OUT, (x, -OUT / 2, z), paint, "y")
            cylinder(0.019, 0.008, (x, -0.004, z), paint, "y")


def ends(width, height, low, paint):
    """Plugs in the tops of the uprights; one of them is the air vent."""
    for side in (-1, 1):
        cylinder(0.0125, 0.01, (side * (width / 2 - 0.017), -OUT, low + height + 0.004), m.metal("chrome"))
    cylinder(0.005, 0.012, (width / 2 - 0.017, -OUT, low + height + 0.013), m.metal("nickel"))


def below(low):
    chrome = m.metal("chrome")
    box((0.09, 0.03, 0.03), (0, -OUT, low + 0.035), chrome, 0.01)
    for x in (-0.025, 0.025):
        cylinder(0.011, 0.05, (x, -OUT, low + 0.005), chrome)
        hexagon(0.028, 0.014, (x, -OUT, low - 0.02), chrome)


def hang_towel(colour, width, heights, bow):
    """A folded towel over one tube of the upper half."""
    z = heights[int(len(heights) * 0.6)]
    y = -OUT - 0.016 - bow
    cloth = m.bumpy(m.surface(f"cloth {colour}", colour, Roughness=1.0, Specular=0.05, Sheen=0.6), 320, 1.0)
    wide = width * 0.62
    box((wide, 0.016, 0.34), (-0.02, y - 0.021, z - 0.165), cloth, 0.007, 5)
    box((wide, 0.014, 0.26), (-0.02, y + 0.021, z - 0.125), cloth, 0.006, 5)
    cylinder(0.029, wide, (-0.02, y, z - 0.004), cloth, "x", bevel=0.008)
    boxes((wide * 1.001, 0.017, 0.004), [(-0.02, y - 0.0215, z - 0.28 - a) for a in (0, 0.012, 0.024)], m.surface("hem", "#8a7f74", Roughness=1.0))


def comb(width=0.5, height=1.5, colour=WHITE, groups=3, each=4):
    """Flat tubes on one upright, open to the right, under a wooden shelf with hooks."""
    paint, low = m.paint(colour, 0.5), 0.07
    left = -width / 2
    box((0.045, 0.035, height), (left + 0.0225, -OUT, low + height / 2), paint, 0.006)
    for group in spread(groups, height * 0.92):
        for z in spread(each, 0.34):
            box((width - 0.01, 0.011, 0.07), (0.005, -OUT - 0.02, low + height * 0.46 + group + z), paint, 0.0052, 4)
    box((width + 0.02, 0.15, 0.022), (0.01, -0.075, low + height + 0.012), m.wood("#b98d5f"), 0.004)
    for x in spread(4, width * 0.8):
        hook = [(x, -0.13, low + height), (x, -0.13, low + height - 0.03), (x, -0.145, low + height - 0.042), (x, -0.158, low + height - 0.026)]
        tube(soft(hook), 0.0038, m.metal("brushed"), smooth=False)
        sphere(0.0055, (x, -0.158, low + height - 0.024), m.metal("brushed"))
    brackets(width, height, low, paint)
    for x in (left + 0.0, left + 0.05):
        cylinder(0.011, 0.04, (x, -OUT, low - 0.012), m.metal("chrome"))
        hexagon(0.028, 0.014, (x, -OUT, low - 0.028), m.metal("chrome"))
