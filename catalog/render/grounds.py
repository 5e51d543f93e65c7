"""Which ground a thing is photographed on: white goods melt into a white one, so they get a warm, darker one."""

import bpy
from mathutils import Vector

# Colour of the ground, and the light of its edge in the finished picture.
GROUNDS = {"paper": ("#fbfaf7", 0.8), "sand": ("#d9d1c4", 0.56)}
LIGHT, COLOURLESS, SHARE, RAYS = 0.55, 0.14, 0.4, 40


def ground_for(scene, middle, radius, way):
    """Sand when much of what the camera sees of the model is white; `way` points from the model to the camera."""
    white = total = 0
    graph = bpy.context.evaluated_depsgraph_get()
    aside = way.cross((0, 0, 1)).normalized()
    above = aside.cross(way)
    for column in range(RAYS):
        for row in range(RAYS):
            x, y = (column + 0.5) / RAYS * 2 - 1, (row + 0.5) / RAYS * 2 - 1
            start = middle + (way * 2 + aside * x + above * y) * radius
            hit, _, _, _, thing, _ = scene.ray_cast(graph, start, -way)
            total += hit
            white += hit and is_white(thing.active_material)
    return "sand" if total and white / total > SHARE else "paper"


def is_white(material):
    shader = material and material.node_tree and material.node_tree.nodes.get("Principled BSDF")
    if not shader or shader.inputs["Metallic"].default_value > 0.5 or shader.inputs["Transmission"].default_value > 0.5:
        return False
    red, green, blue, _ = shader.inputs["Base Color"].default_value
    return Vector((red, green, blue)).dot((0.2126, 0.7152, 0.0722)) > LIGHT and max(red, green, blue) - min(red, green, blue) < COLOURLESS
