"""Building blocks, in metres. `at` is the centre; front is -y, right is +x, up is +z. All answer the object."""

from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

FONT = "/usr/share/fonts/truetype/lato/Lato-{}.ttf"
TURNS = {"z": Matrix(), "x": Matrix.Rotation(pi / 2, 4, "Y"), "y": Matrix.Rotation(-pi / 2, 4, "X")}


def add(mesh, name, at, material, smooth=True):
    thing = bpy.data.objects.new(name, mesh)
    thing.location = at
    if material:
        mesh.materials.append(material)
    if smooth and hasattr(mesh, "polygons"):
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = 0.7
    bpy.context.scene.collection.objects.link(thing)
    return thing


def from_bmesh(bm, name, at, material, axis="z", bevel=0.0, segments=3):
    bm.transform(TURNS[axis])
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    thing = add(mesh, name, at, material)
    if bevel:
        edge = thing.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments, edge.limit_method = bevel, segments, "ANGLE"
        edge.harden_normals = True
    return thing


def box(size, at, material, bevel=0.004, segments=3):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    return from_bmesh(bm, "box", at, material, bevel=min(bevel, min(size) * 0.45), segments=segments)


def cylinder(radius, length, at, material, axis="z", bevel=0.002, sides=64, top=None):
    """`top` is the radius of the far end, for cones."""
    bm = bmesh.new()
    far = radius if top is None else top
    bmesh.ops.create_cone(bm, cap_ends=True, segments=sides, radius1=radius, radius2=far, depth=length)
    return from_bmesh(bm, "cylinder", at, material, axis, min(bevel, length * 0.4))


def hexagon(width, length, at, material, axis="z"):
    """A nut: `width` across the flats."""
    return cylinder(width / 2 / cos(pi / 6), length, at, material, axis, bevel=width * 0.03, sides=6)


def sphere(radius, at, material, stretch=(1, 1, 1)):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=48, v_segments=24, radius=radius)
    bmesh.ops.scale(bm, vec=stretch, verts=bm.verts)
    return from_bmesh(bm, "sphere", at, material)


def lathe(profile, at, material, axis="z", sides=96, bevel=0.0):
    """A turned body; `profile` lists (radius, height) from bottom to top."""
    bm = bmesh.new()
    line = [bm.verts.new((r, 0, h)) for r, h in profile]
    edges = [bm.edges.new(pair) for pair in zip(line, line[1:])]
    bmesh.ops.spin(bm, geom=line + edges, cent=(0, 0, 0), axis=(0, 0, 1), angle=2 * pi, steps=sides)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return from_bmesh(bm, "lathe", at, material, axis, bevel)


def extrude(outline, depth, at, material, axis="z", bevel=0.002):
    """A flat outline [(x, y) …] pulled to `depth` along the axis, centred. With axis "y" the outline is x and z seen from the front."""
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((x, y, -depth / 2)) for x, y in outline])
    moved = bmesh.ops.extrude_face_region(bm, geom=[face])["geom"]
    bmesh.ops.translate(bm, vec=(0, 0, depth), verts=[v for v in moved if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if axis == "y":
        bm.transform(Matrix.Rotation(pi / 2, 4, "X"))
        axis = "z"
    return from_bmesh(bm, "extrude", at, material, axis, bevel)


def rounded(width, height, radius, corner=8):
    """The outline of a rectangle with round corners, for extrude."""
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3)):
        for step in range(corner + 1):
            angle = (start + step / corner) * pi / 2
            points.append((cx * (width / 2 - radius) + radius * cos(angle), cy * (height / 2 - radius) + radius * sin(angle)))
    return points


def tube(points, radius, material, closed=False, smooth=True, sides=8):
    """A pipe or cable through the points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, sides
    curve.use_fill_caps = True
    if smooth and len(points) > 2:
        line = curve.splines.new("NURBS")
        line.order_u, line.use_endpoint_u, line.resolution_u = 4, not closed, 12
    else:
        line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    for point, place in zip(line.points, points):
        point.co = (*place, 1)
    line.use_cyclic_u = closed
    return add(curve, "tube", (0, 0, 0), material)


def arc(centre, radius, start, end, axis="z", steps=24):
    """Points of an arc (degrees) for tube, in the plane across the axis."""
    points = []
    for step in range(steps + 1):
        angle = (start + (end - start) * step / steps) * pi / 180
        a, b = radius * cos(angle), radius * sin(angle)
        offset = {"z": (a, b, 0), "x": (0, a, b), "y": (a, 0, b)}[axis]
        points.append(tuple(c + o for c, o in zip(centre, offset)))
    return points


def ring(radius, thickness, at, material, axis="z"):
    thing = tube(arc((0, 0, 0), radius, 0, 360, axis, 48)[:-1], thickness, material, closed=True)
    thing.location = at
    return thing


def coil(radius, thickness, turns, layers, at, material, axis="z", pitch=None):
    """A wound coil of pipe or cable: `turns` side by side, `layers` outward."""
    pitch = pitch or thickness * 2.06
    points = []
    for layer in range(layers):
        for step in range(turns * 36):
            angle = step * pi / 18
            across = (step / 36 - turns / 2) * pitch * (1 if layer % 2 == 0 else -1)
            r = radius + layer * thickness * 1.9
            points.append((r * cos(angle), r * sin(angle), across))
    thing = tube([tuple(TURNS[axis] @ Vector(p)) for p in points], thickness, material, smooth=False)
    thing.location = at
    return thing


def text(words, size, at, material, weight="Bold", align="CENTER", facing="front", depth=0.0004):
    """Printed words: facing front, back, left, right or top."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.extrude, curve.align_x, curve.align_y = words, size, depth, align, "CENTER"
    curve.font = bpy.data.fonts.load(FONT.format(weight), check_existing=True)
    thing = add(curve, "text", at, material)
    turn = {"front": (pi / 2, 0, 0), "back": (pi / 2, 0, pi), "right": (pi / 2, 0, pi / 2), "left": (pi / 2, 0, -pi / 2), "top": (0, 0, 0)}
    thing.rotation_euler = turn[facing]
    return thing


def cut(thing, cutter):
    """Takes the cutter's volume out of the thing."""
    # Bevels come after cuts, so that the rim of the hole is rounded too; Blender 3.4 cannot reorder, so they are put on again.
    bevels = [(edge.width, edge.segments) for edge in thing.modifiers if edge.type == "BEVEL"]
    for edge in [edge for edge in thing.modifiers if edge.type == "BEVEL"]:
        thing.modifiers.remove(edge)
    hole = thing.modifiers.new("cut", "BOOLEAN")
    hole.object, hole.operation, hole.solver = cutter, "DIFFERENCE", "EXACT"
    for width, segments in bevels:
        edge = thing.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments, edge.limit_method, edge.harden_normals = width, segments, "ANGLE", True
    cutter.hide_render = True
    return thing


def group(things, at=(0, 0, 0), turn=(0, 0, 0)):
    """Moves and turns (degrees) things together."""
    parent = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(parent)
    for thing in things:
        if thing.parent is None:
            thing.parent = parent
    parent.location, parent.rotation_euler = at, [angle * pi / 180 for angle in turn]
    return parent
