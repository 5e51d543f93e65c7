"""Puts whole models into one picture: kits, cabinets with something inside, things in a row."""

import bpy

from shapes import group


def placed(build, at=(0, 0, 0), turn=(0, 0, 0), size=1.0, **parameters):
    """Builds a model and moves it; `turn` in degrees."""
    before = set(bpy.context.scene.objects)
    build(**parameters)
    parent = group([thing for thing in bpy.context.scene.objects if thing not in before], at, turn)
    parent.scale = (size, size, size)
    return parent
