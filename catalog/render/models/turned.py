"""Any model seen from elsewhere: the model turns, not the camera, so that light and ground stay the same."""

import bpy

from shapes import group


def turned(build, by=180, **parts):
    build(**parts)
    group(list(bpy.context.scene.objects), turn=(0, 0, by))
