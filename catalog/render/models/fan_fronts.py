"""The openings heat pumps blow through: a sunk throat with a turning wheel, and what guards it."""

from math import cos, pi, sin

import bmesh
import bpy

import materials as m
from shapes import add, box, cut, cylinder, extrude, ring, rounded, tube


def throat(casing, radius, at, depth=0.09):
    """Cuts the round hole into the casing and puts the fan wheel inside."""
    x, y, z = at
    cut(casing, cylinder(radius, depth, (x, y + depth / 2 - 0.02, z), None, "y", bevel=0))
    cylinder(radius * 1.02, 0.004, (x, y + depth - 0.026, z), m.plastic("#0b0c0d", 0.8), "y", bevel=0)
    wheel(radius * 0.95, (x, y + depth * 0.45, z))


def wheel(radius, at, blades=5, colour="#24282a", hub=0.24):
    """The impeller: swept blades around a hub."""
    x, y, z = at
    bm = bmesh.new()
    for blade in range(blades):
        rows = []
        for i in range(9):
            r = radius * (hub + (1 - hub) * i / 8)
            middle = 2 * pi * blade / blades - 0.5 * (i / 8) ** 1.6
            wide = (0.42 + 0.16 * i / 8) * 2 * pi / blades
            row = []
            for j in range(9):
                t = j / 8 - 0.5
                angle = middle + wide * t
                row.append(bm.verts.new((r * cos(angle), -0.1 * radius * t * 2 * (1 - 0.45 * i / 8) - 0.03 * radius * cos(t * pi), r * sin(angle))))
            rows.append(row)
        for a, b in zip(rows, rows[1:]):
            for j in range(8):
                bm.faces.new((a[j], a[j + 1], b[j + 1], b[j]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new("wheel")
    bm.to_mesh(mesh)
    bm.free()
    skin = add(mesh, "wheel", at, m.plastic(colour, 0.38))
    thick = skin.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = radius * 0.012
    cylinder(radius * hub * 1.05, radius * 0.2, at, m.plastic(colour, 0.35), "y", bevel=radius * 0.03)
    cylinder(radius * hub * 0.7, radius * 0.22, (x, y - radius * 0.01, z), m.plastic("#15181a", 0.5), "y", bevel=radius * 0.02)


def rings(radius, at, material, count=13, spokes=8, badge=None):
    """Concentric wires held by spokes."""
    x, y, z = at
    for step in range(count):
        r = radius * (0.2 + 0.78 * step / (count - 1))
        ring(r, 0.0024, (x, y - 0.012, z), material, "y")
    for arm in range(spokes):
        turn = 2 * pi * arm / spokes + pi / spokes
        tube([(x + sin(turn) * radius * s, y - 0.016, z + cos(turn) * radius * s) for s in (0.1, 1)], 0.0034, material)
    cylinder(radius * 0.17, 0.014, (x, y - 0.016, z), material, "y", bevel=0.004)
    if badge:
        cylinder(radius * 0.1, 0.002, (x, y - 0.0235, z), m.plastic(badge), "y", bevel=0.0006)
    ring(radius * 1.015, 0.009, (x, y - 0.006, z), material, "y")


def swirl(radius, at, material, arms=40):
    """Bent bars from hub to rim, like a turning sun."""
    x, y, z = at
    for arm in range(arms):
        start = 2 * pi * arm / arms
        points = []
        for step in range(8):
            r = radius * (0.2 + 0.8 * step / 7)
            turn = start + 0.7 * (step / 7) ** 1.3
            points.append((x + sin(turn) * r, y - 0.012 - 0.006 * sin(pi * step / 7), z + cos(turn) * r))
        tube(points, 0.0028, material)
    cylinder(radius * 0.21, 0.012, (x, y - 0.014, z), material, "y", bevel=0.004)
    ring(radius * 0.6, 0.003, (x, y - 0.016, z), material, "y")
    ring(radius * 1.015, 0.01, (x, y - 0.006, z), material, "y")


def square(side, at, material):
    """A square frame with level bars."""
    x, y, z = at
    for dx, dz, w, h in ((0, side / 2, side, 0.02), (0, -side / 2, side, 0.02), (-side / 2, 0, 0.02, side), (side / 2, 0, 0.02, side)):
        box((w + 0.02 if w > h else w, 0.02, h), (x + dx, y - 0.006, z + dz), material, 0.006)
    count = int(side / 0.022)
    for step in range(1, count):
        box((side, 0.012, 0.0046), (x, y - 0.01, z + side * (step / count - 0.5)), material, 0.0015)
    for dx in (-side / 6, side / 6):
        box((0.007, 0.008, side), (x + dx, y - 0.003, z), material, 0.002)


def upright_slats(width, height, at, material, gap=0.026, deep=0.03):
    """Upright bars in front of a dark opening."""
    x, y, z = at
    box((width, 0.004, height), (x, y + 0.004, z), m.plastic("#0b0c0d", 0.8), 0)
    count = int(width / gap)
    for step in range(count):
        box((gap * 0.46, deep, height), (x + width * ((step + 0.5) / count - 0.5), y - deep / 2 + 0.006, z), material, 0.0025, 2)
    for lift in (-0.3, 0.3):
        box((width, 0.006, 0.012), (x, y + 0.003, z + height * lift), m.plastic("#1a1c1d", 0.6), 0.001)


def level_slats(width, height, at, material, gap=0.03):
    """Tilted level blades in front of a dark opening."""
    x, y, z = at
    box((width, 0.004, height), (x, y + 0.002, z), m.plastic("#0b0c0d", 0.8), 0)
    count = int(height / gap)
    for step in range(count):
        blade = box((width, gap * 1.05, 0.004), (x, y - gap * 0.3, z + height * ((step + 0.5) / count - 0.5)), material, 0.0012, 2)
        blade.rotation_euler = (0.62, 0, 0)


def plate(width, height, at, material, radius=0.03):
    """A flat front panel with round corners."""
    return extrude(rounded(width, height, radius), 0.008, at, material, "y", 0.002)
