"""One photographer for the whole catalogue: two grounds, big soft light from the left, a long lens."""

from math import cos, pi, radians, sin

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import materials as m
from grounds import GROUNDS, ground_for

# Azimuth (degrees, negative: the camera stands left of the front) and elevation of each view.
VIEWS = {
    "cover": (-27, 13),
    "right": (32, 12),
    "front": (0, 6),
    "side": (-68, 10),
    "back": (150, 14),
    "above": (-24, 38),
    "top": (-12, 62),
    "below": (-22, -24),
}
# Shadows close to the model are sharp: this share of the picture around it is rendered as finely as the model.
MARGIN = 0.04


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def points(things):
    """Where the model's surfaces are, thinned: enough to frame it."""
    graph, found = bpy.context.evaluated_depsgraph_get(), []
    for thing in things:
        if thing.type == "EMPTY" or thing.hide_render:
            continue
        shape = thing.evaluated_get(graph)
        mesh = shape.to_mesh()
        step = max(1, len(mesh.vertices) // 400)
        found += [shape.matrix_world @ v.co for v in list(mesh.vertices)[::step]]
        found += [shape.matrix_world @ Vector(corner) for corner in shape.bound_box] if step == 1 else []
        shape.to_mesh_clear()
    return found


def shoot(view="cover", ground="floor", fill=0.8, zoom=None, size=(1280, 1280), samples=3, turn=0, lens=75):
    """Lights the model that stands in the scene and points the camera at it.

    ground: floor, or wall for things that hang. fill: share of the picture the model takes.
    zoom: (x, y, z, radius) shows only that place. turn: degrees added to the view's azimuth.
    """
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    cloud = points(scene.objects)
    low = Vector([min(p[i] for p in cloud) for i in range(3)])
    high = Vector([max(p[i] for p in cloud) for i in range(3)])
    radius = (high - low).length / 2
    middle = (low + high) / 2
    azimuth, elevation = VIEWS[view]
    paper = ground_for(scene, middle, radius, way_to(radians(azimuth + turn), radians(elevation)))
    backdrop(ground, GROUNDS[paper][0], low, high, radius)
    scene["paper"], scene["ground"] = GROUNDS[paper][1], m.linear(GROUNDS[paper][0])[:3]
    lights(middle, radius)
    camera = look(middle, radius, radians(azimuth + turn), radians(elevation), lens)
    scene.render.resolution_x, scene.render.resolution_y = size
    if zoom:
        x, y, z, reach = zoom
        cloud = [Vector((x + a * reach, y + b * reach, z + c * reach)) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    frame(scene, camera, cloud, fill)
    cycles(scene, samples)
    return None if zoom else near(scene, camera, cloud)


def backdrop(ground, colour, low, high, radius):
    material = m.surface("ground", colour, Roughness=0.9, Specular=0.05)
    reach, bend = radius * 14, radius * 3
    y, z = high.y, low.z
    if ground == "wall":
        profile = [(high.y + radius * 0.004, z - reach), (high.y + radius * 0.004, z + reach)]
    else:
        # A sweep: the floor bends up to a wall far behind, so there is no horizon.
        back = y + radius * 5
        curve = [(back + bend * sin(a * pi / 48), z + bend * (1 - cos(a * pi / 48))) for a in range(25)]
        profile = [(y - reach * 2, z), *curve, (back + bend, z + reach)]
    vertices = [(x, py, pz) for py, pz in profile for x in (-reach * 2, reach * 2)]
    faces = [(i, i + 1, i + 3, i + 2) for i in range(0, len(vertices) - 2, 2)]
    mesh = bpy.data.meshes.new("ground")
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(material)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("ground", mesh))


def lights(middle, radius):
    softbox(middle, radius, azimuth=-52, elevation=48, distance=4.2, size=3.2, power=95)
    softbox(middle, radius, azimuth=58, elevation=22, distance=5.0, size=4.0, power=22)
    softbox(middle, radius, azimuth=165, elevation=62, distance=4.5, size=2.6, power=70)
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = m.linear("#f7f8fa")
    background.inputs[1].default_value = 0.55


def way_to(azimuth, elevation):
    """From the model to where the camera or a lamp stands."""
    return Vector((sin(azimuth) * cos(elevation), -cos(azimuth) * cos(elevation), sin(elevation)))


def softbox(middle, radius, azimuth, elevation, distance, size, power):
    way = way_to(radians(azimuth), radians(elevation))
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.size, lamp.energy = size * radius, power * radius * radius
    thing = bpy.data.objects.new("softbox", lamp)
    thing.location = middle + way * distance * radius
    thing.rotation_euler = (-way).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)


def look(middle, radius, azimuth, elevation, lens):
    way = way_to(azimuth, elevation)
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_end = lens, radius * 200
    camera = bpy.data.objects.new("camera", data)
    camera.location = middle + way * radius * 6
    camera.rotation_euler = (-way).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    return camera


def frame(scene, camera, cloud, fill):
    """Steps back or forth and shifts the lens until the cloud fills its share in the middle."""
    for _ in range(6):
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, camera, p) for p in cloud]
        left, right = min(p.x for p in seen), max(p.x for p in seen)
        bottom, top = min(p.y for p in seen), max(p.y for p in seen)
        wide = scene.render.resolution_x / max(scene.render.resolution_x, scene.render.resolution_y)
        tall = scene.render.resolution_y / max(scene.render.resolution_x, scene.render.resolution_y)
        camera.data.shift_x += ((left + right) / 2 - 0.5) * wide
        camera.data.shift_y += ((bottom + top) / 2 - 0.5) * tall
        target = sum(cloud, Vector()) / len(cloud)
        factor = max(right - left, top - bottom) / fill
        camera.location = target + (camera.location - target) * factor


def near(scene, camera, cloud):
    """The part of the picture around the model as shares (left, bottom, right, top); beyond it there is only calm ground."""
    bpy.context.view_layer.update()
    seen = [world_to_camera_view(scene, camera, p) for p in cloud]
    sides = (min(p.x for p in seen), min(p.y for p in seen), max(p.x for p in seen), max(p.y for p in seen))
    return [min(max(side + (MARGIN if end > 1 else -MARGIN), 0), 1) for end, side in enumerate(sides)]


def cycles(scene, samples):
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = 0.1, 4
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces = 4, 2
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 4
    scene.view_layers[0].cycles.denoising_store_passes = True
