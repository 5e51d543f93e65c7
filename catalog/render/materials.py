"""Surfaces. Colours are written as #rrggbb and kept once per scene."""

import bpy


def linear(colour):
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts] + [1]


def surface(name, colour, **inputs):
    """A principled surface; inputs by their Blender names, e.g. Roughness=0.4."""
    known = bpy.data.materials.get(name)
    if known:
        return known
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(colour)
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ")].default_value = value
    return material


def paint(colour="#f2f1ee", rough=0.38):
    """Powder-coated sheet metal."""
    return surface(f"paint {colour} {rough}", colour, Roughness=rough, Specular=0.45)


def plastic(colour="#f4f4f2", rough=0.3):
    return surface(f"plastic {colour} {rough}", colour, Roughness=rough, Specular=0.5)


def gloss(colour="#101214"):
    """Lacquer, glass fronts, dark displays."""
    return surface(f"gloss {colour}", colour, Roughness=0.06, Specular=0.6, Clearcoat=1.0, Clearcoat_Roughness=0.03)


METALS = {
    "steel": ("#c9cbcc", 0.28),
    "brushed": ("#b9bbbc", 0.42),
    "chrome": ("#e6e7e8", 0.06),
    "aluminium": ("#d3d5d6", 0.34),
    "dark": ("#4b4e51", 0.38),
    "brass": ("#d9b45c", 0.24),
    "nickel": ("#cfc9bd", 0.2),
    "copper": ("#d98a5b", 0.22),
    "zinc": ("#aeb4b8", 0.5),
}


def metal(kind="steel", rough=None):
    colour, usual = METALS[kind]
    rough = usual if rough is None else rough
    return surface(f"metal {kind} {rough}", colour, Metallic=1.0, Roughness=rough)


def cast(colour="#2f3a3f"):
    """Painted cast iron: pump housings, boiler feet."""
    return bumpy(surface(f"cast {colour}", colour, Roughness=0.55, Specular=0.4), 900, 0.15)


def rubber(colour="#1d1e1f"):
    return surface(f"rubber {colour}", colour, Roughness=0.75, Specular=0.25)


def foam(colour="#e9e7e1"):
    """Polystyrene, insulation, cardboard: dull and slightly rough."""
    return bumpy(surface(f"foam {colour}", colour, Roughness=0.95, Specular=0.1), 260, 0.3)


def glass(tint="#f3fbfa"):
    return surface(f"glass {tint}", tint, Roughness=0.02, Transmission=1.0, IOR=1.45)


def clear_plastic(tint="#ffffff"):
    return surface(f"clear {tint}", tint, Roughness=0.12, Transmission=0.92, IOR=1.3)


def glow(colour="#7fd0ff", strength=2.0):
    """A lit display or lamp."""
    return surface(f"glow {colour} {strength}", "#000000", Emission=linear(colour), Emission_Strength=strength)


def wood(colour="#b98d5f"):
    return bumpy(surface(f"wood {colour}", colour, Roughness=0.5), 40, 0.1)


def bumpy(material, scale, strength):
    """Grain that light catches, without any geometry."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    if "Bump" in nodes:
        return material
    noise, bump = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
    noise.inputs["Scale"].default_value = scale
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = 0.002
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return material
