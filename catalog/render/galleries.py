"""Names finished detail and room pictures of main devices in the galleries of their products: python3 galleries.py. See README.md.

Words of pictures nobody has rendered yet wait in waiting-words.txt, in lines of alt.yaml, which may only describe files that exist.
"""

import glob
import os
import re

from sizes import DEVICES

HERE = os.path.dirname(os.path.abspath(__file__))
DATA = os.path.join(HERE, "..", "data")
WAITING, ALT = os.path.join(HERE, "waiting-words.txt"), os.path.join(DATA, "media", "alt.yaml")
GALLERY = re.compile(r"^  pictures: \[(products/([a-z0-9-]+)\.webp.*)\]$")
# A set shows pictures of the devices in it.
SHARED = {
    "hybrid-storage-set": ["inverter-hybrid-installed"],
    "pv-set-storage": ["inverter-hybrid-3", "inverter-hybrid-installed"],
    "pv-set-string": ["inverter-string-connections"],
}


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read().splitlines()


def write(path, lines):
    with open(path, "w", encoding="utf-8") as file:
        file.write("".join(f"{line}\n" for line in lines))


def picture_of(line):
    return line.split(":")[0]


def move_words():
    """Answers the names of all pictures that have words now."""
    waiting, told = read(WAITING) if os.path.exists(WAITING) else [], read(ALT)
    is_made = lambda line: os.path.exists(os.path.join(DATA, "media", picture_of(line)))
    told += [line for line in waiting if is_made(line)]
    write(ALT, told)
    if left := [line for line in waiting if not is_made(line)]:
        write(WAITING, left)
    elif os.path.exists(WAITING):
        os.remove(WAITING)
    return {picture_of(line) for line in told}


def with_new(device, listed, told):
    """Details come before rooms, a device in its place comes last."""
    for name in [f"{device}-connections", f"{device}-installed", *SHARED.get(device, [])]:
        path = f"products/{name}.webp"
        if path in listed or path not in told:
            continue
        rooms = [at for at, other in enumerate(listed) if other.startswith("scenes/") or other.endswith("-installed.webp")]
        end = len(listed)
        listed.insert(end if name.endswith("-installed") else min([*rooms, end]), path)
    return listed


def main():
    told = move_words()
    for path in glob.glob(os.path.join(DATA, "products", "*.yaml")):
        lines = read(path)
        for at, line in enumerate(lines):
            found = GALLERY.match(line)
            if found and found[2] in DEVICES:
                lines[at] = f"  pictures: [{', '.join(with_new(found[2], found[1].split(', '), told))}]"
        if lines != read(path):
            write(path, lines)


main()
