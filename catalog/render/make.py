"""Renders pictures: python3 make.py [--preview] [--missing] [--smaller] [name …]. See README.md."""

import argparse
import os
import subprocess
import sys
import tempfile

import numpy as np
from PIL import Image

from denoise import denoise, read_weights
from sizes import DEVICES, size_of

HERE = os.path.dirname(os.path.abspath(__file__))
MEDIA = os.path.join(HERE, "..", "data", "media")
QUALITY = 84
FADE = 24  # pixels
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)
GROUND_SHARE, USUAL_EXPOSURE = 0.12, 1.2


def tone(colour, is_room, exposure):
    """A studio picture is exposed for its ground, so all of one ground look alike; rooms keep their light."""
    light = colour @ LUMINANCE
    if is_room:
        # Half way to a neutral white: sun and lamps are warm, but eyes get used to them.
        colour = colour * (light.mean() / colour.mean((0, 1))) ** 0.5
        # Bright enough in the middle, but walls in the sun stay below white.
        colour = colour * min((0.36 / max(np.median(light), 1e-4)) ** 0.85, 0.8 / np.percentile(light, 92))
    else:
        colour = colour * exposure
    knee = 0.62
    over = np.maximum(colour - knee, 0)
    colour = np.minimum(colour, knee) + (1 - knee) * (1 - np.exp(-over / (1 - knee)))
    srgb = np.where(colour <= 0.0031308, colour * 12.92, 1.055 * np.maximum(colour, 1e-9) ** (1 / 2.4) - 0.055)
    return (np.clip(srgb, 0, 1) * 255 + 0.5).astype(np.uint8)


def edge(pixels):
    return np.concatenate([part.reshape(-1, *pixels.shape[2:]) for part in (pixels[:, :12], pixels[:, -12:], pixels[:12])])


def exposure(calm, light):
    """How bright the ground has to become. A detail may fill the whole picture: then the studio's usual light counts."""
    seen = edge(calm) @ LUMINANCE
    if "at" not in light:
        is_ground = np.abs(edge(light["albedo"]) - light["ground"]).max(1) < 0.05
        if is_ground.mean() < GROUND_SHARE:
            return USUAL_EXPOSURE
        seen = seen[is_ground]
    return float(light["paper"]) / np.median(seen)


def finish(weights, raw, target):
    light = np.load(raw)
    calm = denoise(weights, light["colour"], light["albedo"], light["normal"])
    if "at" in light:
        ground = denoise(weights, light["ground_colour"], light["ground_albedo"], light["ground_normal"])
        calm = pasted(ground, calm, *light["at"])
    os.makedirs(os.path.dirname(target), exist_ok=True)
    is_room = bool(light["scene"])
    picture = Image.fromarray(tone(calm, is_room, None if is_room else exposure(calm, light)))
    picture.save(target, quality=QUALITY, method=6) if target.endswith(".webp") else picture.save(target)
    os.remove(raw)


def pasted(ground, near, left, top, width, height):
    """The finely rendered part on the ground around it, its edge faded where it does not lie at the picture's own."""
    planes = [Image.fromarray(ground[..., plane]).resize((width, height), Image.BICUBIC) for plane in range(3)]
    whole = np.stack([np.asarray(plane) for plane in planes], 2)
    high, wide = near.shape[:2]
    across = fade(wide, left > 0, left + wide < width)
    down = fade(high, top > 0, top + high < height)
    share = (down[:, None] * across[None, :])[..., None]
    place = np.s_[top : top + high, left : left + wide]
    whole[place] = whole[place] * (1 - share) + near * share
    return whole


def fade(length, at_start, at_end):
    rise = np.minimum(np.arange(length) / FADE, 1)
    return (rise if at_start else 1) * (rise[::-1] if at_end else np.ones(length))


def blender(*arguments):
    # Blender uses the first Python on the path: it has to be the system's, which it was built with.
    env = {**os.environ, "PATH": os.defpath}
    return subprocess.run(["blender", "-b", "-noaudio", *arguments], capture_output=True, text=True, env=env)


def is_missing(path):
    """A file of a few hundred bytes only holds a place."""
    return not os.path.exists(path) or os.path.getsize(path) < 3000


def is_smaller(name, path):
    """Made before its table asked for more pixels. Rooms have the size their camera says."""
    if "/" in name or name.endswith("-installed") or is_missing(path):
        return False
    with Image.open(path) as picture:
        return picture.width < size_of(name)[0]


def names_of_tables():
    code = "import sys; sys.path.insert(0, sys.argv[-1]); from pictures import PICTURES; print('NAMES ' + ' '.join(PICTURES))"
    answer = blender("--python-expr", code, "--", HERE)
    lines = [line for line in answer.stdout.splitlines() if line.startswith("NAMES ")]
    if not lines:
        sys.exit(answer.stdout + answer.stderr)
    return lines[0].split()[1:]


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("names", nargs="*")
    ask.add_argument("--preview", action="store_true", help="small and quick, to the folder given by --out")
    ask.add_argument("--missing", action="store_true", help="every picture of the tables that does not exist yet")
    ask.add_argument("--smaller", action="store_true", help="every picture with fewer pixels than its table says, main devices first")
    ask.add_argument("--out", default=None)
    ask.add_argument("--samples", type=int, default=None)
    given = ask.parse_args()
    out = given.out or (os.path.join(tempfile.gettempdir(), "previews") if given.preview else MEDIA)
    ending = "png" if given.preview else "webp"
    path = lambda name: os.path.join(out, f"{name if '/' in name else 'products/' + name}.{ending}")
    names = given.names or names_of_tables()
    if given.missing:
        names = [name for name in names if is_missing(path(name))]
    if given.smaller:
        names = sorted((name for name in names if is_smaller(name, path(name))), key=lambda name: name not in DEVICES)
    weights = read_weights(os.environ["OIDN_WEIGHTS"])
    scale, samples = (25, 4) if given.preview else (100, 2)
    failed = []
    for start in range(0, len(names), 6):
        part = names[start : start + 6]
        with tempfile.TemporaryDirectory() as folder:
            script = os.path.join(HERE, "render.py")
            answer = blender("-P", script, "--", folder, str(scale), str(given.samples or samples), *part)
            for name in part:
                raw = os.path.join(folder, name.replace("/", "__") + ".npz")
                if os.path.exists(raw):
                    finish(weights, raw, path(name))
                    print(path(name), flush=True)
                else:
                    failed.append(name)
            if any(name in failed for name in part):
                print(answer.stdout[-3000:], answer.stderr[-3000:], file=sys.stderr)
    if failed:
        sys.exit(f"not rendered: {' '.join(failed)}")


main()
