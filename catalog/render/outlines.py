"""Turns the words of logos into outlines, so that they look alike on every machine: python3 outlines.py [file.svg …]. See README.md."""

import glob
import os
import re
import sys
from xml.sax.saxutils import unescape

from fontTools.misc.transform import Transform
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FONTS = "/usr/share/fonts/truetype"
BRANDS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "media", "brands")
WORD = re.compile(r"<text([^>]*)>([^<]*)</text>")


def font_of(look):
    if "serif" in look.get("font-family", "").split(",")[-1] and "sans" not in look["font-family"]:
        return "liberation/LiberationSerif-Regular.ttf"
    return {"300": "lato/Lato-Light.ttf", "800": "lato/Lato-Heavy.ttf"}.get(look.get("font-weight", ""), "liberation/LiberationSans-Bold.ttf")


def outline(found):
    look = dict(re.findall(r'([\w-]+)="([^"]*)"', found[1]))
    font = TTFont(os.path.join(FONTS, font_of(look)))
    glyphs, names, widths = font.getGlyphSet(), font.getBestCmap(), font["hmtx"]
    scale = float(look["font-size"]) / font["head"].unitsPerEm
    x, y = float(look["x"]), float(look["y"])
    pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.1f}".removesuffix(".0"))
    for letter in unescape(found[2]):
        name = names[ord(letter)]
        glyphs[name].draw(TransformPen(pen, Transform(scale, 0, 0, -scale, x, y)))
        x += widths[name][0] * scale + float(look.get("letter-spacing", 0))
    return f'<path d="{pen.getCommands()}" fill="{look["fill"]}"/>'


for path in sys.argv[1:] or sorted(glob.glob(os.path.join(BRANDS, "*.svg"))):
    with open(path, encoding="utf8") as file:
        drawn = file.read()
    if WORD.search(drawn):
        with open(path, "w", encoding="utf8") as file:
            file.write(WORD.sub(outline, drawn))
        print(path)
