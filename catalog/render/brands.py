"""How each invented maker's things look: casing, accent colour and the word printed on them."""

BRANDS = {
    "nordwerk": {"word": "NORDWERK", "casing": "#e9e8e4", "accent": "#0f4c5c", "dark": "#24292c"},
    "calvenna": {"word": "calvenna", "casing": "#dfddd6", "accent": "#a4343a", "dark": "#3a3d40"},
}
PLAIN = {"word": "", "casing": "#eeeeec", "accent": "#3b6e8f", "dark": "#2b2e31"}


def brand(key):
    return BRANDS.get(key, PLAIN)
