"""A flexible module: a thin laminate bent over a radius, cells, eyelets and a flat junction box."""

from math import cos, sin

import bmesh

import materials as m
from models.cable import cable
from models.many import spread
from models.pv_module import backing, cell_material
from shapes import box, cylinder, from_bmesh, group, lathe


def bent_sheet(boxes, radius, material, name):
    """Boxes given as (x, y, z, width, depth, thickness), sliced and laid on a cylinder of the radius around y."""
    bm = bmesh.new()
    for x, y, z, width, depth, thick in boxes:
        slices = max(2, int(width / 0.02))
        rows = []
        for step in range(slices + 1):
            angle = (x + width * (step / slices - 0.5)) / radius
            corner = [(dy, dz) for dy in (-depth / 2, depth / 2) for dz in (-thick / 2, thick / 2)]
            rows.append([bm.verts.new(((radius + z + dz) * sin(angle), y + dy, (radius + z + dz) * cos(angle) - radius)) for dy, dz in corner])
        for a, b in zip(rows, rows[1:]):
            for i, j in ((0, 1), (1, 3), (3, 2), (2, 0)):
                bm.faces.new((a[i], a[j], b[j], b[i]))
        for end in (rows[0], rows[-1]):
            bm.faces.new((end[0], end[1], end[3], end[2]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return from_bmesh(bm, name, (0, 0, 0), material)


def flexible_module(width=1.09, depth=0.54, columns=8, rows=4, radius=1.35):
    """Lies bent like a bridge: its long ends on the floor. The front edge looks to the camera."""
    drop = radius * (1 - cos(width / 2 / radius))
    things = [bent_sheet([(0, 0, 0, width, depth, 0.003)], radius, backing("#101113"), "laminate")]
    places = [(x, y) for x in spread(columns, width - 0.07) for y in spread(rows, depth - 0.07)]
    size = ((width - 0.07) / columns - 0.003, (depth - 0.07) / rows - 0.003)
    things.append(bent_sheet([(x, y, 0.0018, *size, 0.0006) for x, y in places], radius, cell_material("#0a0d18"), "cells"))
    steel = m.metal("steel")
    for x in (-width / 2 + 0.017, 0, width / 2 - 0.017):
        for y in (-depth / 2 + 0.015, depth / 2 - 0.015):
            angle = x / radius
            ring = lathe([(0.004, 0), (0.0075, 0), (0.008, 0.001), (0.006, 0.002), (0.004, 0.0015)], (radius * sin(angle), y, radius * (cos(angle) - 1) + 0.0016), steel, sides=32)
            ring.rotation_euler = (0, angle, 0)
            things.append(ring)
    things += junction((-width / 2 + 0.075) / radius, radius)
    group(things, (0, 0, drop + 0.0015))


def junction(angle, radius):
    """The flat box near one end, with two leads that lie down beside the module."""
    black = m.plastic("#151617", 0.42)
    x, z = radius * sin(angle), radius * (cos(angle) - 1)
    case = box((0.07, 0.1, 0.018), (x, 0, z + 0.011), black, 0.006)
    lid = box((0.05, 0.075, 0.004), (x, 0, z + 0.021), black, 0.002)
    for part in (case, lid):
        part.rotation_euler = (0, angle, 0)
    leads = []
    for side in (-1, 1):
        points = [(x - 0.03, side * 0.03, z + 0.012), (x - 0.07, side * 0.035, z + 0.006), (x - 0.16, side * 0.05, z - 0.045), (x - 0.24, side * 0.11, z - 0.052), (x - 0.2, side * 0.2, z - 0.052)]
        leads.append(cable(points, 0.003, m.rubber()))
        leads.append(cylinder(0.008, 0.05, (x - 0.18, side * 0.22, z - 0.049), black, "y", sides=28))
    return [case, lid, *leads]
