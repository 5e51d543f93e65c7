"""Runs inside Blender: builds the named pictures and leaves their raw light as .npz files.

blender -b -P render.py -- <folder> <scale> <samples> <name> …
"""

import os
import sys
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
import numpy as np  # noqa: E402

import studio  # noqa: E402
from pictures import PICTURES  # noqa: E402
from sizes import size_of  # noqa: E402

GROUND_STEP = 4
PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def keep_passes(scene, folder):
    """Writes the passes side by side; Blender only lets a script read them back from files."""
    scene.use_nodes = True
    tree = scene.node_tree
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format, output.format.color_depth = "OPEN_EXR", "32"
    output.file_slots.clear()
    for name, source in PASSES.items():
        output.file_slots.new(name)
        tree.links.new(layers.outputs[source], output.inputs[name])


def read_pass(folder, name):
    path = os.path.join(folder, f"{name}0001.exr")
    image = bpy.data.images.load(path)
    width, height = image.size
    numbers = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(numbers)
    bpy.data.images.remove(image)
    os.remove(path)
    return numbers.reshape(height, width, 4)[::-1, :, :3]


def render(name, folder, scale, samples):
    job = dict(PICTURES[name])
    build = job.pop("model")
    shot = {"size": size_of(name)} | {key: job.pop(key) for key in ("view", "ground", "fill", "zoom", "size", "turn", "lens") if key in job}
    studio.clear()
    build(**job)
    scene = bpy.context.scene
    around = None
    if scene.camera is None:
        around = studio.shoot(samples=samples, **shot)
    else:
        # Light in rooms comes around corners: more of it has to be followed.
        studio.cycles(scene, samples * 2)
    scene.render.resolution_percentage = scale
    keep_passes(scene, folder)
    light = {"scene": bool(scene.get("room")), "paper": scene.get("paper", 1.0), "ground": list(scene.get("ground", ()))}
    if around:
        # The ground is smooth: a quarter of the pixels each way, scaled up, looks the same for a sixteenth of the time.
        scene.render.resolution_percentage, scene.cycles.samples = max(scale // GROUND_STEP, 1), samples * 2
        light |= {f"ground_{key}": value for key, value in shot_passes(folder).items()}
        scene.render.resolution_percentage, scene.cycles.samples = scale, samples
        light["at"] = crop(scene.render, around)
    light |= shot_passes(folder)
    np.savez(os.path.join(folder, name.replace("/", "__")), **light)


def shot_passes(folder):
    bpy.ops.render.render()
    return {name: read_pass(folder, name) for name in PASSES}


def crop(settings, around):
    """Renders only that part from now on; answers its left and top pixel and the size of the whole picture."""
    width = settings.resolution_x * settings.resolution_percentage // 100
    height = settings.resolution_y * settings.resolution_percentage // 100
    left, bottom, right, top = (int(share * side) for share, side in zip(around, (width, height, width, height)))
    settings.use_border = settings.use_crop_to_border = True
    # Half a pixel: whole pixels stay whole, however shares are rounded.
    settings.border_min_x, settings.border_max_x = (left + 0.5) / width if left else 0, (right + 0.5) / width
    settings.border_min_y, settings.border_max_y = (bottom + 0.5) / height if bottom else 0, (top + 0.5) / height
    return left, height - top, width, height


def main():
    folder, scale, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
    for name in names:
        try:
            render(name, folder, int(scale), int(samples))
        except Exception:
            traceback.print_exc()
            print(f"FAILED {name}", flush=True)


main()
