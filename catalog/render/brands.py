"""How each invented maker's things look: casing, accent colour and the word printed on them."""

BRANDS = {
    "nordwerk": {"word": "NORDWERK", "casing": "#e9e8e4", "accent": "#0f4c5c", "dark": "#24292c"},
    "flurion": {"word": "Flurion", "casing": "#e9e8e4", "accent": "#2f6ca8", "dark": "#2a3138"},
    "dielenau": {"word": "Dielenau", "casing": "#e4ddd0", "accent": "#8a5a2b", "dark": "#3d3126"},
    "stellmark": {"word": "stellmark", "casing": "#e6e8e6", "accent": "#0f7a6c", "dark": "#22312f"},
    "havskog": {"word": "havskog", "casing": "#3d4345", "accent": "#2f4a3c", "dark": "#2a2e30"},
    "kesselrath": {"word": "KESSELRATH", "casing": "#dcdbd6", "accent": "#9e1f28", "dark": "#2a2b2d"},
    "warmbach": {"word": "Warmbach", "casing": "#dbdad4", "accent": "#c06a1f", "dark": "#34383b"},
    "glutmark": {"word": "GLUTMARK", "casing": "#3a3b3d", "accent": "#e2661c", "dark": "#222325"},
    "calvenna": {"word": "calvenna", "casing": "#dfddd6", "accent": "#a4343a", "dark": "#3a3d40"},
    "voltessa": {"word": "Voltessa", "casing": "#dcdfe1", "accent": "#233f66", "dark": "#2a3038"},
    "ohmbrueck": {"word": "OHMBRÜCK", "casing": "#b7babc", "accent": "#b4501e", "dark": "#2e3033"},
    "akkuvia": {"word": "akkuvia", "casing": "#d6d8d3", "accent": "#2c7d52", "dark": "#2d3230"},
    "zelldorf": {"word": "Zelldorf", "casing": "#d9d9da", "accent": "#5b3a8c", "dark": "#2c2a30"},
    "ladeon": {"word": "Ladeon", "casing": "#dbdeda", "accent": "#1c8a5a", "dark": "#1f2422"},
    "trennfels": {"word": "Trennfels", "casing": "#c9cccd", "accent": "#0f5c66", "dark": "#2b3335"},
    "kabelhof": {"word": "kabelhof", "casing": "#3b4248", "accent": "#c0392b", "dark": "#22262a"},
    "sonnquell": {"word": "Sonnquell", "casing": "#1a1c1e", "accent": "#c98a12", "dark": "#1a1c1e"},
    "firnlicht": {"word": "firnlicht", "casing": "#1a1c1e", "accent": "#4aa3d8", "dark": "#1d3557"},
    "promiena": {"word": "promiena", "casing": "#d5d7d8", "accent": "#d2541b", "dark": "#33302e"},
    "dachfest": {"word": "Dachfest", "casing": "#c9cbcc", "accent": "#5b4636", "dark": "#3a332c"},
    "ableita": {"word": "ABLEITA", "casing": "#c3c7c8", "accent": "#0f6b5c", "dark": "#24302d"},
    "fittwerk": {"word": "Fittwerk", "casing": "#d8d4c8", "accent": "#8a6a1f", "dark": "#2e2b25"},
    "kupferau": {"word": "Kupferau", "casing": "#e2ddd6", "accent": "#a4522c", "dark": "#33291f"},
    "zangenthal": {"word": "ZANGENTHAL", "casing": "#2b2d2f", "accent": "#c23b22", "dark": "#232527"},
    "weichwald": {"word": "Weichwald", "casing": "#e4e8e9", "accent": "#0f6d8c", "dark": "#25343a"},
    "pruefhain": {"word": "Prüfhain", "casing": "#3a3e46", "accent": "#4a50a0", "dark": "#22242c"},
    "hearth-planung": {"word": "Hearth Planung", "casing": "#f0eee8", "accent": "#b5502a", "dark": "#2b2622"},
    "pumpora": {"word": "Pumpora", "casing": "#d6dad8", "accent": "#14605a", "dark": "#2f3a3f"},
    "wirbelon": {"word": "Wirbelon", "casing": "#d8d7d2", "accent": "#b3232c", "dark": "#33373a"},
    "heliotta": {"word": "Heliotta", "casing": "#d9d8d3", "accent": "#e08a00", "dark": "#1f3a4d"},
    "schachtler": {"word": "SCHACHTLER", "casing": "#d9d9d5", "accent": "#5b6670", "dark": "#3f4a53"},
    "melduna": {"word": "Melduna", "casing": "#d8d7d3", "accent": "#6a3d9a", "dark": "#2b2930"},
}
PLAIN = {"word": "", "casing": "#eeeeec", "accent": "#3b6e8f", "dark": "#2b2e31"}


def brand(key):
    return BRANDS.get(key, PLAIN)
