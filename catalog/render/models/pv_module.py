"""Framed solar modules: cells under glass, frame, and the back with its junction boxes."""

import materials as m
from brands import brand
from models.cable import cable
from models.many import boxes, spread
from shapes import box, cylinder, group, text

FRAMES = {"black": ("#17191b", None), "silver": (None, "aluminium")}


def frame_material(colour):
    paint, kind = FRAMES[colour]
    return m.metal(kind, 0.3) if kind else m.paint(paint, 0.32)


def cell_material(colour):
    """Silicon under anti-reflective glass: dark, with the glass as a clear coat."""
    return m.surface(f"cell {colour}", colour, Roughness=0.34, Specular=0.3, Clearcoat=0.45, Clearcoat_Roughness=0.04)


def backing(colour):
    return m.surface(f"backing {colour}", colour, Roughness=0.45, Specular=0.25, Clearcoat=0.45, Clearcoat_Roughness=0.04)


def cells_at(width, height, columns, rows, gap, middle):
    """Centres of the cells and their size; half-cell modules have a wider gap in the middle."""
    wide = width / columns
    tall = (height - middle) / rows
    places = []
    for row in range(rows):
        z = tall * (row + 0.5) + (middle if row >= rows / 2 else 0)
        places += [(x, z) for x in spread(columns, width)]
    return places, (wide - gap, tall - gap)


def pv_module(width=1.134, height=1.762, depth=0.03, columns=6, rows=18, frame="black", cell="#0b0f1c", back="#0b0c0e",
              gap=0.0022, busbars=10, clear=False, side="front", maker=None, middle=0.012, line=0.0014):
    """Stands upright on z = 0, centred on x and y; `side` back turns it round. Answers the group."""
    rim = 0.011
    rails = frame_material(frame)
    things = [box((rim, depth, height), (s * (width - rim) / 2, 0, height / 2), rails, 0.0012) for s in (-1, 1)]
    things += [box((width - 2 * rim, depth, rim), (0, 0, z), rails, 0.0012) for z in (rim / 2, height - rim / 2)]
    inner, tall = width - 2 * rim, height - 2 * rim
    front = -depth / 2 + 0.002
    if clear:
        things.append(box((inner, 0.006, tall), (0, front + 0.004, height / 2), m.glass("#f6fbfb"), 0))
    else:
        things.append(box((inner, 0.005, tall), (0, front + 0.0035, height / 2), backing(back), 0))
    places, size = cells_at(inner - 0.024, tall - 0.03, columns, rows, gap, middle)
    low = rim + 0.015
    y = front + 0.0009
    silicon = cell_material(cell)
    things.append(boxes((size[0], 0.0006, size[1]), [(x, y, z + low) for x, z in places], silicon))
    if busbars:
        wires = m.surface("busbar", "#4a525c", Roughness=0.5, Specular=0.2)
        lines = [(x + offset, y - 0.0004, z + low) for x, z in places for offset in spread(busbars, size[0])]
        things.append(boxes((line, 0.0002, size[1]), lines, wires))
    if maker:
        # A small printed label on the lower rail of the frame.
        word = m.plastic("#c9ccce" if frame == "black" else "#3a3f43")
        things.append(text(brand(maker)["word"], 0.008, (width * 0.36, -depth / 2 - 0.0002, rim / 2), word))
    things += module_back(width, height, depth, rim, clear, back, rails)
    return group(things, turn=(0, 0, 180 if side == "back" else 0))


def module_back(width, height, depth, rim, clear, back, rails):
    """Inner flanges of the frame, three junction boxes across the middle and two leads with connectors."""
    y = depth / 2
    things = [box((0.03, 0.0016, height - 0.002), (s * (width / 2 - 0.015), y - 0.0008, height / 2), rails, 0) for s in (-1, 1)]
    things += [box((width - 0.002, 0.0016, 0.022), (0, y - 0.0008, z), rails, 0) for z in (0.011, height - 0.011)]
    if clear:
        return things
    sheet = -depth / 2 + 0.008
    things.append(box((width - 2 * rim, 0.001, height - 2 * rim), (0, sheet + 0.0005, height / 2), backing("#e4e5e4" if back == "#e9eae9" else back), 0))
    black = m.plastic("#141516", 0.4)
    for x in (-width * 0.3, 0, width * 0.3):
        things.append(box((0.075, 0.016, 0.045), (x, sheet + 0.009, height / 2), black, 0.004))
        things.append(box((0.05, 0.004, 0.026), (x, sheet + 0.018, height / 2), black, 0.002))
    for s in (-1, 1):
        x = s * width * 0.3
        path = [(x, sheet + 0.01, height / 2 - 0.02), (x + s * 0.01, sheet + 0.02, height / 2 - 0.09), (x - s * 0.06, sheet + 0.016, height / 2 - 0.3),
                (x - s * 0.16, sheet + 0.016, height / 2 - 0.33), (x - s * 0.19, sheet + 0.016, height / 2 - 0.24)]
        things.append(cable(path, 0.003, m.rubber()))
        things.append(cylinder(0.0085, 0.055, (x - s * 0.19, sheet + 0.016, height / 2 - 0.215), black))
    return things


def module_pair(gap=0.34, **module):
    """One module in front of another, half hidden."""
    group([pv_module(**module)], (0.38, 0.35, 0))
    group([pv_module(**module)], (-0.3, -gap, 0))


def front_and_back(**module):
    """One module from the front, behind it a second one that shows its back."""
    group([pv_module(side="back", **module)], (0.42, 0.45, 0), (0, 0, -14))
    group([pv_module(**module)], (-0.32, -0.2, 0), (0, 0, 6))


def two_sizes(**module):
    """The 200 Wp module with the 100 Wp one before it."""
    group([pv_module(width=0.765, height=1.32, columns=6, rows=12, **module)], (-0.2, 0.2, 0))
    group([pv_module(width=0.56, height=0.92, columns=4, rows=9, **module)], (0.4, -0.15, 0), (0, 0, -10))
