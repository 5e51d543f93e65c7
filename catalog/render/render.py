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
    shot = {key: job.pop(key) for key in ("view", "ground", "fill", "zoom", "size", "turn", "lens") if key in job}
    studio.clear()
    build(**job)
    scene = bpy.context.scene
    if scene.camera is None:
        studio.shoot(samples=samples, **shot)
    else:
        # Light in rooms comes around corners: more of it has to be followed.
        studio.cycles(scene, samples * 3)
    scene.render.resolution_percentage = scale
    keep_passes(scene, folder)
    bpy.ops.render.render()
    np.savez(os.path.join(folder, name.replace("/", "__")), scene=bool(scene.get("room")), **{p: read_pass(folder, p) for p in PASSES})


def main():
    folder, scale, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
    for name in names:
        try:
            render(name, folder, int(scale), int(samples))
        except Exception:
            traceback.print_exc()
            print(f"FAILED {name}", flush=True)


main()
