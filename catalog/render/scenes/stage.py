"""What rooms, walls, gardens and roofs are made of, and the light in them."""

from math import radians

import bpy
from mathutils import Vector

import materials as m
from shapes import box


def camera(at, target, lens=35, size=(1600, 1000)):
    """Placing a camera makes the picture a scene: the studio leaves it alone."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_end = lens, 500
    thing = bpy.data.objects.new("camera", data)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(thing)
    scene.camera, scene["room"] = thing, True
    scene.render.resolution_x, scene.render.resolution_y = size


def daylight(elevation=35, azimuth=200, strength=0.35, sun=1.0):
    """Sky and sun; azimuth 180 shines from behind the camera, 90 from the right."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes = world.node_tree.nodes
    sky = nodes.new("ShaderNodeTexSky")
    sky.sky_type, sky.sun_elevation, sky.sun_rotation = "NISHITA", radians(elevation), radians(azimuth)
    sky.sun_intensity, sky.sun_size = sun, radians(2)
    world.node_tree.links.new(sky.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = strength


def lamp(at, target, power, size=1.0, colour="#fff4e4"):
    data = bpy.data.lights.new("lamp", "AREA")
    data.energy, data.size, data.color = power, size, m.linear(colour)[:3]
    thing = bpy.data.objects.new("lamp", data)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)


def even_light(strength=0.6, colour="#f4f6fa"):
    """Light from everywhere, for rooms without a sky."""
    world = bpy.data.worlds.new("light")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = m.linear(colour)
    world.node_tree.nodes["Background"].inputs[1].default_value = strength


def plane(size, at, material, turn=(0, 0, 0)):
    thing = box((*size, 0.02), at, material, bevel=0)
    thing.rotation_euler = [radians(angle) for angle in turn]
    return thing


def room(width=5, depth=4, height=2.6, wall=None, floor=None):
    """Floor, back wall at y = 0 and left wall; open to the camera and to the light."""
    wall, floor = wall or plaster(), floor or planks()
    box((width, depth, 0.1), (0, -depth / 2, -0.05), floor, bevel=0)
    box((width, 0.2, height), (0, 0.1, height / 2), wall, bevel=0)
    box((0.2, depth, height), (-width / 2 - 0.1, -depth / 2, height / 2), wall, bevel=0)
    skirting = m.paint("#efece6")
    box((width, 0.016, 0.08), (0, -0.008, 0.04), skirting, bevel=0.003)
    box((0.016, depth, 0.08), (-width / 2 + 0.008, -depth / 2, 0.04), skirting, bevel=0.003)


def plaster(colour="#ece7de"):
    return m.bumpy(m.surface(f"plaster {colour}", colour, Roughness=0.95, Specular=0.1), 60, 0.12)


def concrete(colour="#a9a7a2"):
    return patterned(f"concrete {colour}", colour, "#8f8d88", 3, 0.85)


def grass():
    return patterned("grass", "#6d7d4a", "#4d5f33", 30, 0.95)


def gravel():
    return patterned("gravel", "#b7b0a4", "#7c766b", 60, 0.9)


def patterned(name, light, dark, scale, rough):
    """Two colours in clouds."""
    material = m.surface(name, light, Roughness=rough, Specular=0.1)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    if "Noise Texture" in nodes:
        return material
    noise, ramp = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeValToRGB")
    where = nodes.new("ShaderNodeNewGeometry")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 8
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.35, m.linear(dark)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.65, m.linear(light)
    links.new(where.outputs["Position"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def planks(light="#b48a5e", dark="#9a7248"):
    return bricks(f"planks {light}", light, dark, "#6f5233", width=1.8, height=0.14, gap=0.003, rough=0.42)


def tiles(light="#dfdcd5", dark="#d6d2ca", joint="#b9b5ad", width=0.6, height=0.3, rough=0.25):
    return bricks(f"tiles {light} {width}", light, dark, joint, width, height, 0.004, rough)


def brickwork():
    return bricks("brickwork", "#a9674a", "#8f5540", "#cfc6b8", 0.24, 0.071, 0.012, 0.9)


def bricks(name, light, dark, joint, width, height, gap, rough, offset=0.5):
    """Rows of planks, tiles or bricks in metres, laid on whatever plane the surface has."""
    material = m.surface(name, light, Roughness=rough)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    if "Brick Texture" in nodes:
        return material
    pattern, where = nodes.new("ShaderNodeTexBrick"), nodes.new("ShaderNodeNewGeometry")
    for key, value in {"Color1": m.linear(light), "Color2": m.linear(dark), "Mortar": m.linear(joint), "Scale": 1.0}.items():
        pattern.inputs[key].default_value = value
    pattern.offset = offset
    pattern.inputs["Mortar Size"].default_value = gap
    pattern.inputs["Brick Width"].default_value, pattern.inputs["Row Height"].default_value = width, height
    # A floor lies in x and y, a wall in x and z: the sum of y and z runs along either.
    split, join = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeCombineXYZ")
    total = nodes.new("ShaderNodeMath")
    links.new(where.outputs["Position"], split.inputs[0])
    links.new(split.outputs["Y"], total.inputs[0])
    links.new(split.outputs["Z"], total.inputs[1])
    links.new(split.outputs["X"], join.inputs[0])
    links.new(total.outputs[0], join.inputs[1])
    links.new(join.outputs[0], pattern.inputs["Vector"])
    links.new(pattern.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return material
