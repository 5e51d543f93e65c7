"""Solar modules, complete systems and balcony kits."""

from models.pv_module import module_pair, pv_module

LUMEN = {"model": pv_module, "maker": "sonnquell"}
NOCTA = {"model": pv_module, "maker": "firnlicht", "height": 1.722, "rows": 18, "busbars": 0, "cell": "#07080b", "back": "#07080a", "gap": 0.0012}
LUCIDA = {"model": pv_module, "maker": "firnlicht", "height": 1.722, "clear": True, "busbars": 11, "cell": "#0c1122"}
DUET = {"model": pv_module, "maker": "promiena", "frame": "silver", "cell": "#0d1430", "back": "#dfe2e3", "busbars": 12, "gap": 0.003, "middle": 0.02}
KLAR = {"model": pv_module, "maker": "promiena", "height": 1.722, "frame": "silver", "cell": "#111b3a", "back": "#e9eae9", "busbars": 9, "gap": 0.0045, "middle": 0.022}

PICTURES = {
    "pv-module": LUMEN,
    "pv-module-2": {**LUMEN, "zoom": (0.45, 0, 1.62, 0.14), "view": "right"},
    "pv-module-3": {**LUMEN, "side": "back", "view": "right"},
    "pv-module-silver": {**LUMEN, "frame": "silver", "back": "#dcdfe0"},
    "pv-module-500": {**LUMEN, "height": 1.96, "rows": 20, "busbars": 16, "view": "right"},
    "pv-module-nocta": NOCTA,
    "pv-module-nocta-2": {**NOCTA, "zoom": (-0.43, 0, 1.58, 0.15), "view": "above"},
    "pv-module-nocta-3": {**NOCTA, "model": module_pair},
    "pv-module-lucida": {**LUCIDA, "columns": 6, "rows": 12, "gap": 0.035},
    "pv-module-lucida-2": {**LUCIDA, "columns": 6, "rows": 12, "gap": 0.035, "zoom": (-0.4, 0, 1.55, 0.2)},
    "pv-module-lucida-365": {**LUCIDA, "columns": 6, "rows": 15, "gap": 0.018},
    "pv-module-duet": DUET,
    "pv-module-duet-2": {**DUET, "side": "back"},
    "pv-module-duet-510": {**DUET, "height": 1.96, "rows": 20, "view": "right"},
    "pv-module-klar": KLAR,
    "pv-module-klar-2": {**KLAR, "side": "back", "view": "right"},
    "pv-module-klar-black": {**KLAR, "frame": "black"},
    "pv-module-small": {"model": pv_module, "maker": "sonnquell", "width": 0.765, "height": 1.32, "columns": 6, "rows": 12, "cell": "#0a0f20", "back": "#0b0c0e", "busbars": 6},
}
